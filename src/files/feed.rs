//! Text that comes bit by bit, from a file, a pipe, memory or a program that runs, without anybody
//! who waits for it.

#[cfg(not(target_arch = "wasm32"))]
use super::{DecodedText, Printed, ProcessEnd, WatchedProcess};
use super::{FileError, open_run};
use std::io::Read;
use std::path::Path;
use std::time::Duration;
#[cfg(not(target_arch = "wasm32"))]
use std::{
    sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    thread,
};

/// The bytes of a piece, and the pieces that wait to be taken.
const PIECE: usize = 1 << 16;
#[cfg(not(target_arch = "wasm32"))]
const MOST_WAITING: usize = 16;

/// Where a text comes from.
pub struct Feed(FeedKind);

enum FeedKind {
    /// Memory, and how much of it has been taken.
    Bytes(Vec<u8>, usize),
    #[cfg(not(target_arch = "wasm32"))]
    Stream(Receiver<Result<Vec<u8>, String>>),
    #[cfg(not(target_arch = "wasm32"))]
    Process(Box<WatchedProcess>),
    /// No more is wanted of it.
    Stopped,
}

/// What there is of a text.
pub enum Fed {
    /// A piece of it.
    Piece(Vec<u8>),
    /// Nothing now; more may come.
    Nothing,
    /// There will be no more.
    End(FeedEnd),
}

/// How a text ended.
pub enum FeedEnd {
    /// It was read to its end.
    Finished,
    /// It was not read any further, as the viewer had seen enough.
    Stopped,
    /// It could not be read any further, for this reason.
    Failed(String),
    /// The program that printed it has ended, with these last lines of its error output.
    #[cfg(not(target_arch = "wasm32"))]
    Program(ProcessEnd, String),
}

impl Feed {
    /// A text in memory.
    pub const fn of_bytes(bytes: Vec<u8>) -> Self {
        Self(FeedKind::Bytes(bytes, 0))
    }

    /// The text of a file.
    ///
    /// # Errors
    ///
    /// If it cannot be opened.
    pub fn of_file(path: &Path) -> Result<Self, FileError> {
        open_run(path).map(Self::of_text)
    }

    /// Standard input.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of_stdin() -> Self {
        Self::of_text(DecodedText::new(std::io::stdin()).of_program())
    }

    /// What a program prints.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of_program(process: WatchedProcess) -> Self {
        Self(FeedKind::Process(Box::new(process)))
    }

    /// A page cannot wait beside its pictures, and reads at once.
    #[cfg(target_arch = "wasm32")]
    fn of_text(mut text: impl Read) -> Self {
        let mut bytes = Vec::new();
        let _ = text.read_to_end(&mut bytes);
        Self::of_bytes(bytes)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn of_text(text: impl Read + Send + 'static) -> Self {
        let (sender, pieces) = sync_channel(MOST_WAITING);
        thread::spawn(move || forward(text, &sender));
        Self(FeedKind::Stream(pieces))
    }

    /// Stops the program, or reads no more of another text.
    pub fn stop(&mut self) {
        match &mut self.0 {
            FeedKind::Bytes(..) | FeedKind::Stopped => self.0 = FeedKind::Stopped,
            #[cfg(not(target_arch = "wasm32"))]
            FeedKind::Stream(_) => self.0 = FeedKind::Stopped,
            #[cfg(not(target_arch = "wasm32"))]
            FeedKind::Process(process) => process.stop(),
        }
    }

    /// The next piece, waiting for it at most this long. `now` is the time in seconds since any fixed
    /// moment.
    #[cfg_attr(target_arch = "wasm32", allow(unused_variables))]
    pub fn next(&mut self, now: f64, patience: Duration) -> Fed {
        match &mut self.0 {
            FeedKind::Bytes(bytes, taken) => {
                let end = bytes.len().min(*taken + PIECE);
                let piece = bytes[*taken..end].to_vec();
                *taken = end;
                match piece.is_empty() {
                    true => Fed::End(FeedEnd::Finished),
                    false => Fed::Piece(piece),
                }
            }
            FeedKind::Stopped => Fed::End(FeedEnd::Stopped),
            #[cfg(not(target_arch = "wasm32"))]
            FeedKind::Stream(pieces) => match pieces.recv_timeout(patience) {
                Ok(Ok(piece)) => Fed::Piece(piece),
                Ok(Err(reason)) => Fed::End(FeedEnd::Failed(reason)),
                Err(RecvTimeoutError::Timeout) => Fed::Nothing,
                Err(RecvTimeoutError::Disconnected) => Fed::End(FeedEnd::Finished),
            },
            #[cfg(not(target_arch = "wasm32"))]
            FeedKind::Process(process) => match process.next(now, patience) {
                Printed::Piece(piece) => Fed::Piece(piece),
                Printed::Nothing => Fed::Nothing,
                Printed::End(end) => Fed::End(FeedEnd::Program(end, process.error_tail())),
            },
        }
    }
}

/// Sends a text on until nobody listens, or it ends.
#[cfg(not(target_arch = "wasm32"))]
fn forward(mut text: impl Read, sender: &SyncSender<Result<Vec<u8>, String>>) {
    let mut piece = vec![0; PIECE];
    loop {
        let read = match text.read(&mut piece) {
            Ok(0) => return,
            Ok(length) => Ok(piece[..length].to_vec()),
            Err(error) => Err(error.to_string()),
        };
        let has_failed = read.is_err();
        if sender.send(read).is_err() || has_failed {
            return;
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::files::ProgramCommand;

    /// The whole text, and whether it ended well.
    fn whole(mut feed: Feed) -> (Vec<u8>, bool) {
        let (mut text, mut now) = (Vec::new(), 0.0);
        loop {
            now += 0.1;
            match feed.next(now, Duration::from_millis(100)) {
                Fed::Piece(piece) => text.extend(piece),
                Fed::Nothing => thread::sleep(Duration::from_millis(100)),
                Fed::End(FeedEnd::Finished) => return (text, true),
                Fed::End(FeedEnd::Program(end, _)) => return (text, end.is_good()),
                Fed::End(FeedEnd::Failed(_) | FeedEnd::Stopped) => return (text, false),
            }
        }
    }

    #[test]
    fn every_text_comes_whole_in_pieces() {
        let long = "@place R1C1 1\n".repeat(3 * PIECE / 14);
        assert_eq!(
            whole(Feed::of_bytes(long.clone().into())),
            (long.clone().into(), true)
        );
        let path = std::env::temp_dir().join(format!("recuo_feed_{}", std::process::id()));
        std::fs::write(&path, &long).unwrap();
        assert_eq!(
            whole(Feed::of_file(&path).unwrap()),
            (long.clone().into(), true)
        );
        let printed = b"@done\n\0\x01\x02";
        std::fs::write(&path, printed).unwrap();
        let read = whole(Feed::of_file(&path).unwrap());
        assert_eq!(read, (printed.to_vec(), true), "as a program printed it");
        std::fs::write(&path, b"\xFF\xFE\0\xD8a\0").unwrap();
        assert!(!whole(Feed::of_file(&path).unwrap()).1, "it is no text");
        let _ = std::fs::remove_file(&path);
        assert!(Feed::of_file(&path).is_err());
        let process = WatchedProcess::start(&ProgramCommand {
            program: "sh".into(),
            arguments: vec!["-c".into(), "echo a; exit 2".into()],
            input: String::new(),
        });
        let process = process.unwrap();
        assert_eq!(whole(Feed::of_program(process)), (b"a\n".to_vec(), false));
    }
}
