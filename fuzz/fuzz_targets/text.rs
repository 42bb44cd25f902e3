//! Whatever is read as puzzles is read, or told what is wrong, and what is read can be written and read
//! again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use recuo::puzzle::Wanted;
use recuo::puzzle::text::{self, Options};

fuzz_target!(|text: &str| {
    for entry in text::entries(text, &Options::default()) {
        if let Ok(problem) = entry.problem {
            let written = text::written(&problem);
            let family = problem.topology().family().clone();
            let options = Options::of(Wanted::Known(family));
            assert_eq!(text::read_one(&written, &options).as_ref(), Ok(&problem));
        }
    }
});
