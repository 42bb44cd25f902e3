//! Whatever stands in the records of settings and progress is understood or ignored, and merged.

#![no_main]

use libfuzzer_sys::fuzz_target;
use recuo::app::fuzzing;

fuzz_target!(|text: &str| fuzzing::settings(text));
