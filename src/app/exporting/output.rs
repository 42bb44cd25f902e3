//! Where an export goes: to a file or a folder, or out of the page as a download.

#[cfg(not(target_arch = "wasm32"))]
mod desktop {
    use crate::export::strip::Slides;
    use crate::files::{self, Draft, FolderDraft, WriteError};
    use std::path::{Path, PathBuf};
    use std::sync::Once;

    /// A file or a folder that comes to its place whole or not at all.
    pub enum Output {
        File(Draft),
        Folder(FolderDraft),
    }

    impl Output {
        /// Begins a file of this name. What stands in its place is only replaced if that is asked for.
        pub fn file(name: &str, replaces: bool) -> Result<Self, WriteError> {
            clean_up_when_interrupted();
            Draft::create(Path::new(name), replaces).map(Self::File)
        }

        /// Begins a folder of this name; it may replace one that holds nothing but a strip.
        pub fn folder(name: &str, replaces: bool) -> Result<Self, WriteError> {
            clean_up_when_interrupted();
            let replaces: Option<fn(&str) -> bool> = replaces.then_some(Slides::may_have);
            FolderDraft::create(Path::new(name), replaces).map(Self::Folder)
        }

        /// Adds to the file.
        pub fn write(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
            match self {
                Self::File(draft) => draft.write_with(|file| file.write_all(bytes)),
                // Folders are made of files.
                Self::Folder(_) => Ok(()),
            }
        }

        /// Adds a file to the folder.
        pub fn add(&mut self, name: &str, bytes: &[u8]) -> Result<(), WriteError> {
            match self {
                Self::File(_) => Ok(()),
                Self::Folder(draft) => draft.add(name, bytes),
            }
        }

        /// Brings it to its place.
        pub fn finish(self) -> Result<(), WriteError> {
            match self {
                Self::File(draft) => draft.finish(),
                Self::Folder(draft) => draft.finish(),
            }
        }
    }

    /// Where the program was started.
    pub fn usual_folder() -> PathBuf {
        std::env::current_dir().unwrap_or_default()
    }

    /// Whoever ends the program at its terminal finds nothing half-written.
    fn clean_up_when_interrupted() {
        static ONCE: Once = Once::new();
        // Where no handler can be set, the process ends as ever.
        ONCE.call_once(|| drop(ctrlc::set_handler(|| files::give_up(130))));
    }
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use crate::files::WriteError;
    use crate::window::page;
    use std::path::PathBuf;

    /// What is handed to the browser once it is whole.
    pub struct Output {
        name: String,
        bytes: Vec<u8>,
    }

    impl Output {
        /// Begins a file. The browser asks or finds another name where there is one already.
        pub fn file(name: &str, _: bool) -> Result<Self, WriteError> {
            let (name, bytes) = (name.to_owned(), Vec::new());
            Ok(Self { name, bytes })
        }

        /// A page cannot make folders, and does not offer to.
        pub fn folder(name: &str, _: bool) -> Result<Self, WriteError> {
            let name = name.to_owned();
            Err(WriteError::NotAFolder { name })
        }

        /// Adds to the file.
        pub fn write(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
            self.bytes.extend_from_slice(bytes);
            Ok(())
        }

        /// Nothing: there are no folders.
        pub fn add(&mut self, _: &str, _: &[u8]) -> Result<(), WriteError> {
            Ok(())
        }

        /// Hands it over.
        pub fn finish(self) -> Result<(), WriteError> {
            page::download(&self.name, &self.bytes);
            Ok(())
        }
    }

    /// None: the browser has its own.
    pub fn usual_folder() -> PathBuf {
        PathBuf::new()
    }
}

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::*;
