//! Where an export goes: to a file or a folder, or out of the page as a download.

#[cfg(not(target_arch = "wasm32"))]
mod desktop {
    use crate::export::kind::Kind;
    use crate::export::writer::Made;
    use crate::files::{self, WriteError};
    use std::path::{Path, PathBuf};
    use std::sync::Once;

    /// A file or a folder that comes to its place whole or not at all.
    pub struct Output(files::Output);

    impl Output {
        /// Begins a file or a folder of this name. What stands in its place is only replaced if that is
        /// asked for, and a folder only if it holds nothing but such files.
        pub fn create(kind: &Kind, name: &str, replaces: bool) -> Result<Self, WriteError> {
            clean_up_when_interrupted();
            files::Output::create(Path::new(name), kind.folder(), replaces).map(Self)
        }

        /// Adds what has been made.
        pub fn add(&mut self, made: Made) -> Result<(), WriteError> {
            self.0.add(&made.bytes, &made.files)
        }

        /// Brings it to its place.
        pub fn finish(self) -> Result<(), WriteError> {
            self.0.finish()
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
    use crate::export::kind::Kind;
    use crate::export::writer::Made;
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
        ///
        /// A page cannot make folders, and does not offer to.
        pub fn create(kind: &Kind, name: &str, _: bool) -> Result<Self, WriteError> {
            let (name, bytes) = (name.to_owned(), Vec::new());
            match kind.folder() {
                None => Ok(Self { name, bytes }),
                Some(_) => Err(WriteError::NotAFolder { name }),
            }
        }

        /// Adds what has been made.
        pub fn add(&mut self, mut made: Made) -> Result<(), WriteError> {
            self.bytes.append(&mut made.bytes);
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
