use super::draft::{Draft, FolderDraft, WriteError};
use std::path::Path;

/// A file or a folder of files that appears at its place complete or not at all.
pub enum Output {
    /// A file.
    File(Draft),
    /// A folder.
    Folder(FolderDraft),
}

impl Output {
    /// Creates a file or, with a test for names of its own files, a folder. What is already there
    /// is replaced only with `replaces`, and folders only if they contain nothing but files of
    /// their own.
    pub fn create(
        place: &Path,
        folder: Option<fn(&str) -> bool>,
        replaces: bool,
    ) -> Result<Self, WriteError> {
        match folder {
            None => Draft::create(place, replaces).map(Self::File),
            Some(is_own) => FolderDraft::create(place, is_own, replaces).map(Self::Folder),
        }
    }

    /// Adds bytes to the file, or files to the folder.
    pub fn add(&mut self, bytes: &[u8], files: &[(String, Vec<u8>)]) -> Result<(), WriteError> {
        match self {
            Self::File(draft) => draft.write_with(|file| file.write_all(bytes)),
            Self::Folder(draft) => files
                .iter()
                .try_for_each(|(name, file)| draft.add(name, file)),
        }
    }

    /// Moves it to its place.
    pub fn finish(self) -> Result<(), WriteError> {
        match self {
            Self::File(draft) => draft.finish(),
            Self::Folder(draft) => draft.finish(),
        }
    }
}
