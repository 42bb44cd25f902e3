use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Seconds between two looks.
const INTERVAL: f64 = 1.0;

/// A file that somebody else may change meanwhile, such as a lesson that is being written.
///
/// It is looked at now and then, by its time and length: that works on every system and for every way
/// in which editors save, and costs nothing worth counting.
#[derive(Debug)]
pub struct Watch {
    path: PathBuf,
    seen: Option<Stamp>,
    next: f64,
}

/// By what a change is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stamp {
    modified: Option<SystemTime>,
    length: u64,
}

impl Watch {
    /// Watches a file from now on.
    pub fn new(path: &Path) -> Self {
        Self {
            path: path.to_owned(),
            seen: stamp(path),
            next: 0.0,
        }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the file has changed since this was asked last. `now` is the time in seconds, from
    /// whenever; within a second of the last look the answer is no.
    ///
    /// A file that is gone has not changed: editors take a file away for a moment when they save.
    pub fn has_changed(&mut self, now: f64) -> bool {
        if now < self.next {
            return false;
        }
        self.next = now + INTERVAL;
        let Some(stamp) = stamp(&self.path) else {
            return false;
        };
        self.seen.replace(stamp) != Some(stamp)
    }
}

fn stamp(path: &Path) -> Option<Stamp> {
    let data = fs::metadata(path).ok()?;
    data.is_file().then(|| Stamp {
        modified: data.modified().ok(),
        length: data.len(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_seen_once_and_at_most_once_a_second() {
        let folder = std::env::temp_dir().join(format!("recuo-watch-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("lesson.ron");
        let mut early = Watch::new(&path);
        fs::write(&path, "one").unwrap();
        assert!(early.has_changed(5.0), "it has come to be");
        let mut watch = Watch::new(&path);
        assert!(!watch.has_changed(10.0));
        fs::write(&path, "three").unwrap();
        assert!(!watch.has_changed(10.9), "it is too soon to look");
        assert!(watch.has_changed(11.1));
        assert!(!watch.has_changed(12.2));
        // Of the same length, but written at another time.
        fs::write(&path, "seven").unwrap();
        let later = SystemTime::now() + std::time::Duration::from_secs(60);
        let file = fs::File::options().write(true).open(&path).unwrap();
        file.set_modified(later).unwrap();
        assert!(watch.has_changed(13.3));
        // An editor that takes the file away and puts another in its place.
        fs::remove_file(&path).unwrap();
        assert!(!watch.has_changed(14.4));
        fs::write(&path, "seven").unwrap();
        assert!(watch.has_changed(15.5));
        assert!(!watch.has_changed(16.6));
        assert_eq!(watch.path(), path);
        fs::remove_dir_all(&folder).unwrap();
        assert!(!watch.has_changed(17.7));
    }
}
