//! Whatever is read as a link is read, or told what is wrong, and what is read is written as it was.

#![no_main]

use libfuzzer_sys::fuzz_target;
use recuo::lesson::Link;

fuzz_target!(|text: &str| {
    let _ = Link::find(text);
    if let Ok(link) = text.parse::<Link>() {
        let again: Link = link.to_string().parse().expect("what is written is read");
        assert_eq!(again.to_string(), link.to_string());
    }
});
