//! File errors as messages of the catalogues.

#[cfg(not(target_arch = "wasm32"))]
use super::StartError;
use super::{FileError, OpenError, WriteError};
use crate::explain::{Message, Tell, errors_in_english};
use std::io::ErrorKind;

errors_in_english!(FileError, WriteError, OpenError);

impl Tell for FileError {
    fn message(&self) -> Message {
        match self {
            Self::Missing { name } => Message::new("file-missing").path(name),
            Self::Folder { name } => Message::new("file-folder").path(name),
            Self::NotText { name } => Message::new("file-not-text").path(name),
            Self::Io { name, error } => Message::new("file-refused")
                .path(name)
                .with("reason", error.to_string()),
            Self::TooLong { name, longest } => Message::new("file-too-long")
                .path(name)
                .number("longest", longest >> 20),
        }
    }
}

impl Tell for WriteError {
    fn message(&self) -> Message {
        let id = match self.error.kind() {
            ErrorKind::AlreadyExists => "write-exists",
            ErrorKind::IsADirectory => "write-not-a-file",
            ErrorKind::NotFound | ErrorKind::NotADirectory => "write-no-folder",
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "write-refused",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "write-full",
            ErrorKind::FileTooLarge => "write-too-large",
            _ => {
                let reason = self.error.to_string();
                let message = Message::new("write-other").path(&self.name);
                return message.with("reason", reason);
            }
        };
        Message::new(id).path(&self.name)
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Tell for StartError {
    fn message(&self) -> Message {
        Message::new("program-not-started")
            .path(&self.name)
            .with("reason", self.error.to_string())
    }
}

impl Tell for OpenError {
    fn message(&self) -> Message {
        match self {
            Self::File(error) => error.message(),
            Self::Lesson { name, error } => Message::new("file-fault")
                .path(name)
                .with("reason", error.message()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::tests::in_every_language;
    use std::io;

    const NAME: &str = "ação/f.gif";

    fn is_named(error: &impl Tell) {
        let said = in_every_language(error);
        assert!(said.iter().all(|said| said.contains(NAME)), "{said:?}");
    }

    #[test]
    fn every_error_of_a_file_is_told_in_every_language() {
        let name = || NAME.to_owned();
        let error = || io::Error::other("no");
        for error in [
            FileError::Missing { name: name() },
            FileError::Folder { name: name() },
            FileError::NotText { name: name() },
            FileError::Io {
                name: name(),
                error: error(),
            },
            FileError::TooLong {
                name: name(),
                longest: 8 << 20,
            },
        ] {
            is_named(&error);
        }
        for kind in [
            ErrorKind::AlreadyExists,
            ErrorKind::IsADirectory,
            ErrorKind::NotFound,
            ErrorKind::PermissionDenied,
            ErrorKind::StorageFull,
            ErrorKind::FileTooLarge,
            ErrorKind::Other,
        ] {
            is_named(&WriteError {
                name: name(),
                error: kind.into(),
            });
        }
        let error = crate::lesson::Lesson::read("(").unwrap_err();
        is_named(&OpenError::Lesson {
            name: name(),
            error: Box::new(error),
        });
    }
}
