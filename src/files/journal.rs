//! Journals: files that grow line by line, and hold what was written even if the process is killed.

use super::draft::WriteError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A file that grows at its end. Only one process at a time has it open, where the file system can tell.
pub struct Journal {
    place: PathBuf,
    file: BufWriter<File>,
}

impl Journal {
    /// Creates a journal. No file may be there.
    pub fn create(place: &Path) -> Result<Self, WriteError> {
        Self::of(place, OpenOptions::new().create_new(true))
    }

    /// Opens a journal that is there.
    pub fn open(place: &Path) -> Result<Self, WriteError> {
        Self::of(place, &mut OpenOptions::new())
    }

    fn of(place: &Path, options: &mut OpenOptions) -> Result<Self, WriteError> {
        let opened = options.read(true).write(true).open(place);
        let file = opened.map_err(|error| WriteError::of(place, error))?;
        // Some file systems have no locks.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(WriteError::Busy {
                name: place.display().to_string(),
            });
        }
        Ok(Self {
            place: place.to_owned(),
            file: BufWriter::with_capacity(1 << 16, file),
        })
    }

    /// All that it holds, from the start.
    pub fn read(&self) -> Result<impl BufRead + '_, WriteError> {
        let mut file = self.file.get_ref();
        let sought = file.seek(SeekFrom::Start(0));
        sought.map_err(|error| self.failure(error))?;
        Ok(BufReader::with_capacity(1 << 16, file))
    }

    /// Drops all but this many bytes; what is written next follows them.
    pub fn cut(&mut self, length: u64) -> Result<(), WriteError> {
        let mut file = self.file.get_ref();
        let cut = file.set_len(length);
        let cut = cut.and_then(|()| file.seek(SeekFrom::Start(length)));
        cut.map(drop).map_err(|error| self.failure(error))
    }

    /// Writes at its end.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        let written = self.file.write_all(bytes);
        written.map_err(|error| self.failure(error))
    }

    /// Hands what was written to the system, which keeps it if the process is killed.
    pub fn flush(&mut self) -> Result<(), WriteError> {
        let flushed = self.file.flush();
        flushed.map_err(|error| self.failure(error))
    }

    /// Brings what was written to the disk, which keeps it if the system is.
    pub fn sync(&mut self) -> Result<(), WriteError> {
        self.flush()?;
        let synced = self.file.get_ref().sync_all();
        synced.map_err(|error| self.failure(error))
    }

    /// What was written before stays, whatever the error.
    fn failure(&self, error: io::Error) -> WriteError {
        let name = self.place.display().to_string();
        WriteError::Io { name, error }
    }
}

/// A file that is only open while it is read from, so that more can be read side by side than a process
/// may have open.
pub struct Visited {
    place: PathBuf,
    read: u64,
}

impl Visited {
    /// The file, from its start. It is read in pieces of 16 KiB.
    pub fn pieces(place: &Path) -> impl BufRead + use<> {
        let place = place.to_owned();
        BufReader::with_capacity(1 << 14, Self { place, read: 0 })
    }
}

impl Read for Visited {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let mut file = File::open(&self.place)?;
        file.seek(SeekFrom::Start(self.read))?;
        let length = file.read(out)?;
        self.read += length as u64;
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_journal_goes_on_where_it_was_cut() {
        let place = std::env::temp_dir().join(format!("recuo-journal-{}", std::process::id()));
        let _ = std::fs::remove_file(&place);
        assert!(matches!(
            Journal::open(&place),
            Err(WriteError::NoFolder { .. })
        ));
        let mut journal = Journal::create(&place).unwrap();
        journal.write(b"one\ntwo\nthr").unwrap();
        journal.flush().unwrap();
        assert!(matches!(
            Journal::open(&place),
            Err(WriteError::Busy { .. })
        ));
        drop(journal);
        assert!(matches!(
            Journal::create(&place),
            Err(WriteError::Exists { .. })
        ));
        let mut journal = Journal::open(&place).unwrap();
        let read = |source: &mut dyn BufRead| {
            let mut text = String::new();
            source.read_to_string(&mut text).unwrap();
            text
        };
        assert_eq!(read(&mut journal.read().unwrap()), "one\ntwo\nthr");
        journal.cut(8).unwrap();
        journal.write(b"three\n").unwrap();
        journal.sync().unwrap();
        assert_eq!(read(&mut journal.read().unwrap()), "one\ntwo\nthree\n");
        assert_eq!(read(&mut Visited::pieces(&place)), "one\ntwo\nthree\n");
        std::fs::remove_file(&place).unwrap();
    }
}
