//! The web page around the program: its script is asked for what only a page knows or can do.
//!
//! All questions go the same way, so that the script and the program have little to agree on:
//! `recuo_ask` takes the question's number and a text, and returns the length of the answer;
//! `recuo_take` copies the answer.
#![allow(
    unsafe_code,
    reason = "a script can be called no other way; every pointer is to a slice that outlives the call"
)]

use super::Signal;
use super::access::request;
use super::platform::Wishes;

/// What the script of the page can be called for.
#[derive(Clone, Copy)]
pub enum PageCall {
    /// What follows `?` in the page's address, decoded: a name and a value a line.
    Query = 0,
    /// The reader's languages, best first, with commas between them.
    Languages = 1,
    /// The text saved under a name.
    Kept = 2,
    /// Save a text: its name, a line break, the text.
    Keep = 3,
    /// What the window shows, in figures, for the page and for tests.
    Tell = 4,
    /// The page's address up to `?` and `#`.
    Address = 5,
    /// What follows `#` in it.
    Fragment = 6,
    /// Put a text on the clipboard.
    Copy = 7,
    /// Paste the clipboard, if the browser allows it.
    Paste = 8,
    /// Let the reader choose a file.
    PickFile = 9,
    /// Where the caret of the focused text field is, in points; empty if there is none.
    Typing = 10,
    /// What was typed or pasted, or could not be read, since the last call.
    Events = 11,
    /// The names and places of the widgets.
    Widgets = 12,
    /// What the reader has asked of all programs.
    Wishes = 13,
    /// Tab has gone past the last widget, or back past the first.
    Leave = 14,
    /// Load the page again.
    Reload = 15,
    /// Open an address in a page of its own.
    Open = 16,
    /// A text that comes with the program, by its path in the project.
    Text = 17,
    /// What has changed in the document.
    Document = 18,
    /// Read aloud what happens, or stop.
    ReadAloud = 19,
}

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    fn recuo_ask(what: u32, text: *const u8, length: usize) -> i32;
    fn recuo_take(into: *mut u8);
    fn recuo_download(name: *const u8, name_length: usize, bytes: *const u8, length: usize);
    /// A function of the window library's script. It gives the current scale, the library itself
    /// only that at the start.
    fn dpi_scale() -> f32;
}

fn ask(what: PageCall, text: &str) -> Option<String> {
    // SAFETY: the script reads `text` while it is borrowed and keeps nothing of it.
    let length = unsafe { recuo_ask(what as u32, text.as_ptr(), text.len()) };
    let mut answer = vec![0; usize::try_from(length).ok()?];
    // SAFETY: the script writes exactly the length that it has just returned.
    unsafe { recuo_take(answer.as_mut_ptr()) };
    String::from_utf8(answer).ok()
}

/// Tells the page something, or asks for something that comes later, if at all.
pub fn tell(what: PageCall, text: &str) {
    ask(what, text);
}

/// What follows `?` in the page's address, as names and values.
pub fn query() -> Vec<(String, String)> {
    let all = ask(PageCall::Query, "").unwrap_or_default();
    let pairs = all.lines().filter_map(|line| line.split_once('='));
    pairs
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

/// The page's address without query and fragment.
pub fn address() -> String {
    ask(PageCall::Address, "").unwrap_or_default()
}

/// What follows `#` in the page's address.
pub fn fragment() -> String {
    ask(PageCall::Fragment, "").unwrap_or_default()
}

/// The reader's languages ("pt-BR"), best first.
pub fn languages() -> Vec<String> {
    let all = ask(PageCall::Languages, "").unwrap_or_default();
    all.split(',').map(str::to_owned).collect()
}

/// The text saved under this name.
pub fn kept(name: &str) -> Option<String> {
    ask(PageCall::Kept, name)
}

/// Saves a text under a name. Returns whether the browser allowed it.
pub fn keep(name: &str, text: &str) -> bool {
    ask(PageCall::Keep, &format!("{name}\n{text}")).is_some()
}

/// What the reader has asked of all programs.
pub fn wishes() -> Wishes {
    wishes_of(&ask(PageCall::Wishes, "").unwrap_or_default())
}

fn wishes_of(words: &str) -> Wishes {
    let has = |word| words.split(' ').any(|known| known == word);
    Wishes {
        is_calm: has("calm"),
        is_dark: has("dark"),
        has_contrast: has("contrast"),
        has_fingers: has("fingers"),
        is_touch_only: has("touch"),
        has_voice: has("voice"),
        is_read_to: has("aloud"),
    }
}

/// Opens an address in a page of its own. Returns whether the browser allowed it.
pub fn open(address: &str) -> bool {
    ask(PageCall::Open, address).is_some()
}

/// A text that comes with the program. The page loads it now if it has not come yet.
pub fn text(path: &str) -> String {
    ask(PageCall::Text, path).expect("the page has every text of the program")
}

/// Puts a text on the clipboard. Returns whether the browser allowed it.
pub fn copy(text: &str) -> bool {
    ask(PageCall::Copy, text).is_some()
}

/// Hands a file to the browser as a download.
pub fn download(name: &str, bytes: &[u8]) {
    // SAFETY: the script reads both while they are borrowed and keeps nothing of them.
    unsafe { recuo_download(name.as_ptr(), name.len(), bytes.as_ptr(), bytes.len()) };
}

/// Reports to the page where text is being typed.
pub fn tell_caret(caret: Option<egui::Rect>) {
    let text = caret.map_or_else(String::new, |caret| {
        let [left, top] = [caret.left(), caret.top()];
        format!("{left:.0} {top:.0} {:.0}", caret.height())
    });
    ask(PageCall::Typing, &text);
}

/// Pixels per point.
pub fn scale() -> f32 {
    // SAFETY: the script's function takes nothing and keeps nothing.
    unsafe { dpi_scale() }
}

/// An event in the page that the window library does not report.
pub enum PageEvent {
    /// A text was typed, accents composed.
    Typed(String),
    /// A text is being composed; this is its current state.
    Composing(String),
    /// The composed text is finished.
    Composed(String),
    /// A text was pasted.
    Pasted(String),
    /// A file that the browser could not read, by name.
    Unreadable(String),
    /// Something for the program.
    Signal(Signal),
    /// What somebody asks for who reads the document.
    Asked(egui::Event),
}

/// The events since the last call, in order.
pub fn take_events() -> Vec<PageEvent> {
    let all = ask(PageCall::Events, "").unwrap_or_default();
    let event = |line: &str| {
        let kind = line.chars().next()?;
        let text = line[kind.len_utf8()..].to_owned();
        match kind {
            't' => Some(PageEvent::Typed(text)),
            'p' => Some(PageEvent::Composing(text)),
            'c' => Some(PageEvent::Composed(text)),
            'a' => request(&text).map(PageEvent::Asked),
            'v' => Some(PageEvent::Pasted(text)),
            'u' => Some(PageEvent::Unreadable(text)),
            'n' => Some(PageEvent::Signal(Signal::NewVersion)),
            'q' => Some(PageEvent::Signal(Signal::Leaving)),
            'f' => Some(PageEvent::Signal(Signal::Windowed)),
            'w' => Some(PageEvent::Signal(Signal::Wishes(wishes_of(&text)))),
            'x' => Some(PageEvent::Signal(Signal::NotCopied)),
            'l' => Some(PageEvent::Signal(Signal::Unreadable(text))),
            'b' => Some(PageEvent::Signal(Signal::Entry(text))),
            _ => None,
        }
    };
    all.split(SEPARATOR).filter_map(event).collect()
}

/// Separates events. No keyboard types it, and the script removes it from texts.
const SEPARATOR: char = '\u{1E}';
