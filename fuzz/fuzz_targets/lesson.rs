//! Whatever is read as a lesson or a course is read, or told what is wrong, and never more.

#![no_main]

use libfuzzer_sys::fuzz_target;
use recuo::lesson::{Course, Lesson};

fuzz_target!(|text: &str| {
    let _ = Lesson::read_with_places(text);
    let _ = Course::read(text);
});
