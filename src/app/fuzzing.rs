//! What fuzzing reaches of the window: texts that come from files.

use super::front::Front;
use super::look::Look;
use super::{records, script};
use crate::explain::Language;
use crate::files::LESSONS;
use crate::session::CourseLessons;
use std::cell::RefCell;

/// Reads a script.
pub fn script(text: &str) {
    if let Err(error) = script::read(text) {
        assert!(error.starts_with("line "));
    }
}

/// Reads records of settings and progress, and patches them as two windows do.
pub fn settings(text: &str) {
    thread_local! {
        static FRONT: RefCell<Front> = {
            let lesson = CourseLessons(LESSONS).read(0).expect("the first lesson is good");
            RefCell::new(Front::new(lesson, Language::En))
        };
    }
    FRONT.with_borrow_mut(|front| {
        front.look = Look::new(&front.session, Language::En);
        records::try_out(text, front);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    #[test]
    fn seeds_are_read() {
        let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
        for (folder, read) in [("script", script as fn(&str)), ("settings", settings)] {
            let files = fs::read_dir(seeds.join(folder)).expect("there are seeds");
            let texts: Vec<_> = files
                .map(|file| fs::read(file.expect("a file").path()).expect("it can be read"))
                .collect();
            assert!(!texts.is_empty());
            for text in texts {
                read(&String::from_utf8_lossy(&text));
            }
        }
    }
}
