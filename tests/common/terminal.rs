//! A user at a terminal, who reads standard error and presses Ctrl-C.

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use std::fs::File;
use std::io::Read;
use std::os::unix::ffi::OsStrExt;
use std::process::{Child, Stdio};

/// A terminal, one end of which belongs to the program.
pub struct Terminal {
    screen: File,
    seen: Vec<u8>,
}

impl Terminal {
    /// A terminal, and the program's end of it.
    pub fn open() -> (Self, Stdio) {
        let screen = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&screen)
            .and_then(|()| unlockpt(&screen))
            .expect("it is ours");
        let name = ptsname(&screen, Vec::new()).expect("its name");
        let name = std::ffi::OsStr::from_bytes(name.as_bytes());
        let end = File::options()
            .write(true)
            .open(name)
            .expect("its other end");
        let terminal = Self {
            screen: screen.into(),
            seen: Vec::new(),
        };
        (terminal, end.into())
    }

    /// Waits until these words have been written.
    pub fn read_until(&mut self, words: &str) {
        while !self.text().contains(words) {
            assert!(self.read(), "no {words:?} in {:?}", self.text());
        }
    }

    /// Everything written until the program ends, including what was overwritten.
    pub fn read_to_end(mut self) -> String {
        while self.read() {}
        self.text()
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.seen).into_owned()
    }

    /// Waits for more output. Returns whether there may be more.
    fn read(&mut self) -> bool {
        let mut more = [0; 1024];
        // A terminal whose other end is closed cannot be read.
        let length = self.screen.read(&mut more).unwrap_or(0);
        self.seen.extend_from_slice(&more[..length]);
        length > 0
    }
}

/// Presses Ctrl-C. Does nothing if the program has ended already.
pub fn interrupt(child: &Child) {
    send(child, Signal::INT);
}

/// Asks the program to end, as a shutdown of the system does.
pub fn terminate(child: &Child) {
    send(child, Signal::TERM);
}

fn send(child: &Child, signal: Signal) {
    let _ = kill_process(Pid::from_child(child), signal);
}
