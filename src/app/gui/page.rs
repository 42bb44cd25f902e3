//! The page around the program in a browser: what only it knows or can do is asked of its script.
//!
//! There is one question, answered at once, so that the script and the program have little to agree
//! on: `recuo_ask` takes what is asked and a text, and says how long the answer is; `recuo_take` hands
//! it over.
#![allow(
    unsafe_code,
    reason = "a script can be called no other way; every pointer is that of a slice alive here"
)]

/// What the page can be asked.
#[derive(Clone, Copy)]
enum Question {
    /// What follows `?` in the page's address.
    Query = 0,
    /// The reader's languages, best first, with commas between them.
    Languages = 1,
    /// What was kept under a name.
    Kept = 2,
    /// Keep a text: its name, a line end, the text.
    Keep = 3,
    /// Say what the window shows: to readers of the screen, and to tests.
    Tell = 4,
    /// The page's address up to `?` and `#`.
    Address = 5,
    /// What follows `#` in it.
    Fragment = 6,
}

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    fn recuo_ask(what: u32, text: *const u8, length: usize) -> i32;
    fn recuo_take(into: *mut u8);
}

fn ask(what: Question, text: &str) -> Option<String> {
    // SAFETY: the script reads `text` while it is borrowed and keeps nothing of it.
    let length = unsafe { recuo_ask(what as u32, text.as_ptr(), text.len()) };
    let mut answer = vec![0; usize::try_from(length).ok()?];
    // SAFETY: the script writes exactly the length that it has just told.
    unsafe { recuo_take(answer.as_mut_ptr()) };
    String::from_utf8(answer).ok()
}

/// What follows `?` in the page's address.
pub fn query() -> String {
    ask(Question::Query, "").unwrap_or_default()
}

/// The page's address, without what it asks for.
pub fn address() -> String {
    ask(Question::Address, "").unwrap_or_default()
}

/// What follows `#` in the page's address.
pub fn fragment() -> String {
    ask(Question::Fragment, "").unwrap_or_default()
}

/// The reader's languages ("pt-BR"), best first.
pub fn languages() -> Vec<String> {
    let all = ask(Question::Languages, "").unwrap_or_default();
    all.split(',').map(str::to_owned).collect()
}

/// What was kept under this name.
pub fn kept(name: &str) -> Option<String> {
    ask(Question::Kept, name)
}

/// Keeps a text under a name; says whether the browser let it.
pub fn keep(name: &str, text: &str) -> bool {
    ask(Question::Keep, &format!("{name}\n{text}")).is_some()
}

/// Says in words what the window shows.
pub fn tell(text: &str) {
    ask(Question::Tell, text);
}
