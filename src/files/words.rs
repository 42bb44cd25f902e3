//! File errors as messages of the catalogues.

use super::{FileError, OpenError, WriteError};
use crate::explain::{Message, Tell, errors_in_english};

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
        match self {
            Self::Exists { name } => Message::new("write-exists").path(name),
            Self::NoFolder { name } => Message::new("write-no-folder").path(name),
            Self::NotAFile { name } => Message::new("write-not-a-file").path(name),
            Self::Refused { name } => Message::new("write-refused").path(name),
            Self::Full { name } => Message::new("write-full").path(name),
            Self::TooLarge { name } => Message::new("write-too-large").path(name),
            Self::Io { name, error } => Message::new("write-other")
                .path(name)
                .with("reason", error.to_string()),
        }
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
        for error in [
            WriteError::Exists { name: name() },
            WriteError::NoFolder { name: name() },
            WriteError::NotAFile { name: name() },
            WriteError::Refused { name: name() },
            WriteError::Full { name: name() },
            WriteError::TooLarge { name: name() },
            WriteError::Io {
                name: name(),
                error: error(),
            },
        ] {
            is_named(&error);
        }
        let error = crate::lesson::Lesson::read("(").unwrap_err();
        is_named(&OpenError::Lesson {
            name: name(),
            error: Box::new(error),
        });
    }
}
