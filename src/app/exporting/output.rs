//! Where an export goes: to a file or folder, or as a download from the page.

#[cfg(not(target_arch = "wasm32"))]
mod desktop {
    use crate::export::kind::Kind;
    use crate::export::writer::Made;
    use crate::files::{self, WriteError};
    use std::path::{Path, PathBuf};
    use std::sync::Once;

    /// A file or folder that appears at its place complete or not at all.
    pub struct Output(files::Output);

    impl Output {
        /// Creates a file or folder with this name. What is already there is replaced only with
        /// `replaces`, and a folder only if it holds nothing but such files.
        pub fn create(kind: &Kind, name: &str, replaces: bool) -> Result<Self, WriteError> {
            clean_up_when_interrupted();
            files::Output::create(Path::new(name), kind.folder(), replaces).map(Self)
        }

        /// Adds what the job has made.
        pub fn add(&mut self, made: Made) -> Result<(), WriteError> {
            self.0.add(&made.bytes, &made.files)
        }

        /// Moves it to its place.
        pub fn finish(self) -> Result<(), WriteError> {
            self.0.finish()
        }
    }

    /// The default folder: the current one.
    pub fn usual_folder() -> PathBuf {
        std::env::current_dir().unwrap_or_default()
    }

    /// Removes half-written files when the program is interrupted at a terminal.
    fn clean_up_when_interrupted() {
        static ONCE: Once = Once::new();
        // Without a handler the process ends as usual.
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

    /// A download, handed to the browser once it is complete.
    pub struct Output {
        name: String,
        bytes: Vec<u8>,
    }

    impl Output {
        /// Creates a file. If the name is taken, the browser asks or chooses another one.
        ///
        /// A page cannot make folders and does not offer to.
        pub fn create(kind: &Kind, name: &str, _: bool) -> Result<Self, WriteError> {
            let (name, bytes) = (name.to_owned(), Vec::new());
            match kind.folder() {
                None => Ok(Self { name, bytes }),
                Some(_) => Err(WriteError::NotAFolder { name }),
            }
        }

        /// Adds what the job has made.
        pub fn add(&mut self, mut made: Made) -> Result<(), WriteError> {
            self.bytes.append(&mut made.bytes);
            Ok(())
        }

        /// Hands it to the browser.
        pub fn finish(self) -> Result<(), WriteError> {
            page::download(&self.name, &self.bytes);
            Ok(())
        }
    }

    /// Empty: the browser has its own.
    pub fn usual_folder() -> PathBuf {
        PathBuf::new()
    }
}

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::*;
