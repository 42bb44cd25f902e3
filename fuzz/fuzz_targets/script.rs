//! Whatever is read as a script is read, or told what is wrong and in which line.

#![no_main]

use libfuzzer_sys::fuzz_target;
use recuo::app::fuzzing;

fuzz_target!(|text: &str| fuzzing::script(text));
