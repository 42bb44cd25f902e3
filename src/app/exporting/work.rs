//! An export in progress, and where its file goes.

use crate::explain::{Language, Message, Tell};
use crate::export::error::ExportError;
use crate::export::job::{ExportJob, Subject};
use crate::export::request::{CAPTIONS, ExportRequest};
use crate::files::WriteError;
use std::path::Path;
pub use target::{ExportTarget, usual_folder};

/// A job, and the target of what it makes.
pub struct ExportWork {
    pub(super) job: ExportJob,
    target: ExportTarget,
    /// The captions that go beside it.
    captions: Option<ExportTarget>,
}

impl ExportWork {
    /// Starts an export to this place.
    pub(super) fn begin(
        request: ExportRequest,
        subject: Subject,
        place: &str,
        replaces: bool,
    ) -> Result<Self, ExportFailure> {
        let job = ExportJob::new(request, subject)?;
        let target = ExportTarget::create(place, replaces)?;
        let beside = Path::new(place).with_extension(CAPTIONS);
        let captions = request.has_captions();
        let captions = captions.then(|| ExportTarget::create(&beside.to_string_lossy(), replaces));
        let captions = captions.transpose()?;
        Ok(Self {
            job,
            target,
            captions,
        })
    }

    /// Does this many slices. Returns whether the file is complete.
    pub(super) fn advance(&mut self, slices: usize) -> Result<bool, ExportFailure> {
        self.target.add(&self.job.advance(slices)?)?;
        Ok(self.job.has_ended())
    }

    /// Puts the complete file where it belongs.
    pub(super) fn finish(self) -> Result<(), ExportFailure> {
        self.target.finish()?;
        if let (Some(mut captions), Some(text)) = (self.captions, self.job.captions()) {
            captions.add(text.as_bytes())?;
            captions.finish()?;
        }
        Ok(())
    }
}

/// Writes a file at once. A file that is there already is replaced only with `replaces`.
pub fn save(place: &str, text: &str, replaces: bool) -> Result<(), WriteError> {
    let mut target = ExportTarget::create(place, replaces)?;
    target.add(text.as_bytes())?;
    target.finish()
}

/// Where the file is.
pub fn written(place: &str, language: Language) -> String {
    let id = if cfg!(target_arch = "wasm32") {
        "export-downloaded"
    } else {
        "export-written"
    };
    Message::new(id).path(place).say(language)
}

/// Why an export failed.
#[derive(Debug)]
pub enum ExportFailure {
    /// The file could not be written.
    Write(WriteError),
    /// It could not be made.
    Export(ExportError),
}

impl From<WriteError> for ExportFailure {
    fn from(error: WriteError) -> Self {
        Self::Write(error)
    }
}

impl From<ExportError> for ExportFailure {
    fn from(error: ExportError) -> Self {
        Self::Export(error)
    }
}

impl Tell for ExportFailure {
    fn message(&self) -> Message {
        match self {
            Self::Write(error) => error.message(),
            Self::Export(error) => error.message(),
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod target {
    use crate::files::{self, Draft, WriteError};
    use std::path::{Path, PathBuf};
    use std::sync::Once;

    /// A file that appears at its place complete or not at all.
    pub struct ExportTarget(Draft);

    impl ExportTarget {
        /// Creates a file with this name. What is already there is replaced only with `replaces`.
        pub fn create(name: &str, replaces: bool) -> Result<Self, WriteError> {
            // Half-written files are removed when the program is interrupted at a terminal. Without
            // a handler the process ends as usual.
            static ONCE: Once = Once::new();
            ONCE.call_once(|| drop(ctrlc::set_handler(|| files::give_up(130))));
            Draft::create(Path::new(name), replaces).map(Self)
        }

        /// Adds to the file.
        pub fn add(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
            self.0.write(bytes)
        }

        /// Moves it to its place.
        pub fn finish(self) -> Result<(), WriteError> {
            self.0.finish()
        }
    }

    /// The default folder: the current one. After a double click on Windows that may be the program's
    /// own or the system's, where nobody would look for a file: then it is the user's documents.
    pub fn usual_folder() -> PathBuf {
        let current = std::env::current_dir().unwrap_or_default();
        let is_hidden = cfg!(windows) && {
            let program = std::env::current_exe().unwrap_or_default();
            let system = std::env::var_os("SystemRoot");
            program.parent() == Some(&current)
                || system.is_some_and(|system| current.starts_with(system))
        };
        let user = is_hidden.then(directories::UserDirs::new).flatten();
        let documents = user.and_then(|user| Some(user.document_dir()?.to_owned()));
        documents.unwrap_or(current)
    }
}

#[cfg(target_arch = "wasm32")]
mod target {
    use crate::files::WriteError;
    use crate::window::page;
    use std::path::PathBuf;

    /// A download, handed to the browser once it is complete.
    pub struct ExportTarget {
        name: String,
        bytes: Vec<u8>,
    }

    impl ExportTarget {
        /// Creates a file. If the name is taken, the browser asks or chooses another one.
        pub fn create(name: &str, _: bool) -> Result<Self, WriteError> {
            let (name, bytes) = (name.to_owned(), Vec::new());
            Ok(Self { name, bytes })
        }

        /// Adds to the file.
        pub fn add(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
            self.bytes.extend(bytes);
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
