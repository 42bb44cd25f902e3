//! Programs that are watched: started in a process group of their own, read while they print, and
//! ended with everything that they have started.

use super::ProgramCommand;
use process_wrap::std::{ChildWrapper, CommandWrap};
use std::io::{self, Read, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The size of a piece of output in bytes, and how many pieces may wait to be taken. The program waits
/// when there are more.
const PIECE: usize = 1 << 16;
const MOST_WAITING: usize = 16;
/// The bytes that are kept of the end of the error output.
const ERRORS_KEPT: usize = 1 << 14;
/// After its program has ended, output is waited for this long: something that the program has
/// started may keep it open for ever. In seconds.
const PATIENCE: f64 = 0.3;
/// How long a program that has closed its output may go on, in seconds. One that ends is noticed only
/// after that on a busy machine.
const SILENCE: f64 = 2.0;

/// A program that runs, or has run. Dropping it ends the program, with everything that it has
/// started in its group.
#[derive(Debug)]
pub struct WatchedProcess {
    child: Box<dyn ChildWrapper>,
    output: Receiver<Vec<u8>>,
    errors: Arc<Mutex<Vec<u8>>>,
    /// Closed when the error output is.
    errors_end: Receiver<()>,
    status: Option<ExitStatus>,
    /// Since when the program has ended, or closed its output.
    over_since: Option<f64>,
    was_stopped: bool,
    /// Ends the group if we end before it, however that happens.
    #[cfg(unix)]
    guard: Option<GroupGuard>,
}

/// A process that waits for our end, and then ends a process group.
#[cfg(unix)]
#[derive(Debug)]
struct GroupGuard(std::process::Child);

#[cfg(unix)]
impl GroupGuard {
    /// A guard of the group with this number. Our end closes its input.
    fn of(group: u32) -> io::Result<Self> {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", "read -r _; kill -s KILL -- -$0", &group.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        // A key that ends us in a terminal must not end it.
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        shell.spawn().map(Self)
    }
}

#[cfg(unix)]
impl Drop for GroupGuard {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Why a program could not be started.
#[derive(Debug)]
pub struct StartError {
    /// The program.
    pub name: String,
    /// The system's error.
    pub error: io::Error,
}

/// What there is of a program's output.
#[derive(Debug)]
pub enum Printed {
    /// A piece of it.
    Piece(Vec<u8>),
    /// Nothing now; more may come.
    Nothing,
    /// There will be no more.
    End(ProcessEnd),
}

/// How a program ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProcessEnd {
    /// By itself, with this exit code.
    Code(i32),
    /// It was killed, by itself or by another; on Unix with this signal.
    Killed(Option<i32>),
    /// It was stopped by us.
    Stopped,
    /// It goes on, but has closed its output.
    Silent,
}

impl ProcessEnd {
    /// Whether it ended by itself and without complaint.
    pub const fn is_good(self) -> bool {
        matches!(self, Self::Code(0))
    }
}

impl WatchedProcess {
    /// Starts a program.
    ///
    /// # Errors
    ///
    /// If it cannot be started, such as where there is no program of that name.
    pub fn start(program: &ProgramCommand) -> Result<Self, StartError> {
        let named = |error| StartError {
            name: program.program.to_string_lossy().into_owned(),
            error,
        };
        let input = program.input.clone();
        let mut command = Command::new(&program.program);
        command
            .args(&program.arguments)
            .env("PYTHONUNBUFFERED", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut command = CommandWrap::from(command);
        #[cfg(unix)]
        command.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        command.wrap(process_wrap::std::JobObject);
        let mut child = command.spawn().map_err(named)?;
        #[cfg(unix)]
        let guard = GroupGuard::of(child.id()).ok();
        let (sender, output) = sync_channel(MOST_WAITING);
        let errors = Arc::new(Mutex::new(Vec::new()));
        if let Some(stdout) = child.stdout().take() {
            thread::spawn(move || forward(stdout, &sender));
        }
        let (still_open, errors_end) = sync_channel(0);
        if let Some(stderr) = child.stderr().take() {
            let errors = Arc::clone(&errors);
            thread::spawn(move || {
                keep_tail(stderr, &errors);
                drop(still_open);
            });
        }
        if let Some(mut stdin) = child.stdin().take() {
            // A program may end without reading its input.
            thread::spawn(move || stdin.write_all(input.as_bytes()));
        }
        Ok(Self {
            child,
            output,
            errors,
            errors_end,
            status: None,
            over_since: None,
            was_stopped: false,
            #[cfg(unix)]
            guard,
        })
    }

    /// The next piece of output, waiting for it at most this long. `now` is the time in seconds since
    /// any fixed moment.
    pub fn next(&mut self, now: f64, patience: Duration) -> Printed {
        let received = match patience.is_zero() {
            true => self.output.try_recv(),
            false => self
                .output
                .recv_timeout(patience)
                .map_err(|error| match error {
                    RecvTimeoutError::Timeout => TryRecvError::Empty,
                    RecvTimeoutError::Disconnected => TryRecvError::Disconnected,
                }),
        };
        let is_closed = match received {
            Ok(piece) => return Printed::Piece(piece),
            Err(TryRecvError::Empty) => false,
            Err(TryRecvError::Disconnected) => true,
        };
        if self.status.is_none() {
            self.status = self.child.try_wait().ok().flatten();
        }
        if self.status.is_none() && !is_closed {
            return Printed::Nothing;
        }
        // The end of a program and of its output are noticed in either order.
        let since = *self.over_since.get_or_insert(now);
        let waited = now - since;
        match self.status {
            Some(status) if is_closed || waited >= PATIENCE => Printed::End(self.end_of(status)),
            None if waited >= SILENCE => Printed::End(ProcessEnd::Silent),
            Some(_) | None => Printed::Nothing,
        }
    }

    /// Ends it, with everything that it has started. What it has printed so far can still be taken.
    pub fn stop(&mut self) {
        if self.status.is_none() {
            self.was_stopped = true;
            // It may have ended by itself just now.
            let _ = self.child.start_kill();
        }
    }

    /// The end of what it has printed as errors. Once it has ended, all of that is waited for, as its
    /// output is.
    pub fn error_tail(&self) -> String {
        if self.status.is_some() {
            let _ = self
                .errors_end
                .recv_timeout(Duration::from_secs_f64(PATIENCE));
        }
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&errors).into_owned()
    }

    fn end_of(&self, status: ExitStatus) -> ProcessEnd {
        match status.code() {
            _ if self.was_stopped => ProcessEnd::Stopped,
            Some(code) => ProcessEnd::Code(code),
            None => ProcessEnd::Killed(signal(status)),
        }
    }
}

impl Drop for WatchedProcess {
    fn drop(&mut self) {
        // Also where the program itself has ended: it may have left others behind.
        let _ = self.child.start_kill();
        let _ = self.child.try_wait();
        #[cfg(unix)]
        drop(self.guard.take());
    }
}

#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
const fn signal(_status: ExitStatus) -> Option<i32> {
    None
}

/// Sends on what is printed until nobody listens or it ends.
fn forward(mut stdout: impl Read, sender: &SyncSender<Vec<u8>>) {
    let mut piece = vec![0; PIECE];
    while let Ok(length @ 1..) = stdout.read(&mut piece) {
        if sender.send(piece[..length].to_vec()).is_err() {
            return;
        }
    }
}

/// Keeps the end of what is printed.
fn keep_tail(mut stderr: impl Read, tail: &Mutex<Vec<u8>>) {
    let mut piece = vec![0; PIECE];
    while let Ok(length @ 1..) = stderr.read(&mut piece) {
        let mut tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
        tail.extend_from_slice(&piece[..length]);
        let many = tail.len().saturating_sub(ERRORS_KEPT);
        tail.drain(..many);
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn command(program: &str, script: &str) -> ProgramCommand {
        ProgramCommand {
            program: program.into(),
            arguments: vec!["-c".into(), script.into()],
            input: "input\n".to_owned(),
        }
    }

    fn shell(script: &str) -> WatchedProcess {
        WatchedProcess::start(&command("sh", script)).expect("a shell")
    }

    fn whole(process: &mut WatchedProcess) -> (String, ProcessEnd) {
        let mut text = Vec::new();
        let mut now = 0.0;
        loop {
            now += 0.1;
            match process.next(now, Duration::from_millis(100)) {
                Printed::Piece(piece) => text.extend(piece),
                Printed::Nothing => thread::sleep(Duration::from_millis(100)),
                Printed::End(end) => return (String::from_utf8(text).unwrap(), end),
            }
        }
    }

    #[test]
    fn every_end_is_told() {
        let printed = |text: &str, end| (text.to_owned(), end);
        for (script, expected) in [
            ("cat", printed("input\n", ProcessEnd::Code(0))),
            ("echo a; exit 3", printed("a\n", ProcessEnd::Code(3))),
            (
                "printf half; kill -11 $$",
                printed("half", ProcessEnd::Killed(Some(11))),
            ),
            (
                "echo a; exec >&-; sleep 60",
                printed("a\n", ProcessEnd::Silent),
            ),
            // Something in the background keeps the pipe.
            ("sleep 60 & echo a", printed("a\n", ProcessEnd::Code(0))),
        ] {
            assert_eq!(whole(&mut shell(script)), expected, "{script}");
        }
        let mut failing = shell("echo no >&2; exit 1");
        whole(&mut failing);
        assert_eq!(failing.error_tail(), "no\n");
        assert!(WatchedProcess::start(&command("no such program", "")).is_err());
    }

    #[test]
    fn nothing_stays_behind() {
        let is_running = |pid: &str| {
            let status = Command::new("kill")
                .args(["-0", pid])
                .stderr(Stdio::null())
                .status();
            status.is_ok_and(|status| status.success())
        };
        // One that prints without end waits for us, and one that it has started goes with it.
        let mut process = shell("sleep 60 & echo $!; yes");
        let Printed::Piece(piece) = process.next(0.0, Duration::from_secs(10)) else {
            panic!("it prints");
        };
        let text = String::from_utf8_lossy(&piece).into_owned();
        let pid = text.lines().next().expect("a number").to_owned();
        assert!(is_running(&pid));
        process.stop();
        let (_, end) = whole(&mut process);
        assert_eq!(end, ProcessEnd::Stopped);
        drop(process);
        let is_gone = |pid: &str| {
            (0..100).any(|_| {
                thread::sleep(Duration::from_millis(20));
                !is_running(pid)
            })
        };
        assert!(is_gone(&pid), "{pid}");
        // The end of this process closes what the guard listens to.
        let mut process = shell("sleep 60");
        let mut guard = process.guard.take().expect("a guard");
        drop(guard.0.stdin.take());
        assert_eq!(whole(&mut process).1, ProcessEnd::Killed(Some(9)));
    }
}
