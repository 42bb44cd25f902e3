use super::*;
use crate::app::look::LookCommand;
use crate::explain::code::CodeLanguage;
use crate::files::LESSONS;
use crate::lesson::Lesson;
use crate::scene::{BoardOptions, Theme};
use crate::session::{Edit, Session};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("recuo-memory-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A window without pixels, with its records in a folder.
struct Window {
    front: Front,
    memory: Memory,
    notice: Option<Notice>,
    ctx: egui::Context,
}

impl Window {
    fn open(folder: &Path) -> Self {
        let records = Records::in_folder(folder);
        let (remembered, notice) = Remembered::read(&records);
        let shelf = Shelf(LESSONS);
        let lesson = Lesson::read(LESSONS[0].1).unwrap();
        let session =
            Session::new(lesson, shelf).restored(remembered.course(shelf), remembered.sketch());
        let mut front = Front::of(session, remembered.language().unwrap_or_default());
        remembered.restore(&mut front.look);
        Self {
            memory: Memory::new(records, &front),
            front,
            notice,
            ctx: egui::Context::default(),
        }
    }

    fn ask(&mut self, ask: impl Into<crate::app::cx::Ask>) {
        self.front.perform(&self.ctx, ask);
    }

    /// Takes the lesson with this number to a step.
    fn take(&mut self, lesson: usize, step: u64) {
        self.ask(Command::TakeLesson {
            number: lesson,
            resumes: false,
        });
        self.front.explore_whole(&self.ctx);
        self.ask(Command::GoTo(step));
        self.front.advance(&self.ctx, 0.0, 1);
        self.ask(Command::SavePlace);
    }

    fn keep(&mut self) {
        if self.memory.is_stale(&self.front) {
            self.memory.write(&mut self.front, &self.ctx);
        }
        assert!(!self.memory.is_stale(&self.front));
    }

    fn stops(&self, lesson: &str) -> Vec<usize> {
        let seen = self.front.session.course().seen().get(lesson);
        seen.map_or(Vec::new(), |seen| seen.stops.iter().copied().collect())
    }
}

fn read(folder: &Path, name: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join(name)).unwrap()).unwrap()
}

#[test]
fn settings_are_restored() {
    let folder = folder("both-ways");
    let mut window = Window::open(&folder);
    assert!(window.notice.is_none() && !window.memory.is_stale(&window.front));
    let options = BoardOptions {
        candidates: false,
        coordinates: true,
    };
    window.ask(LookCommand::Language(Language::Es));
    window.ask(LookCommand::Theme(Theme::Dark));
    window.ask(LookCommand::Zoom(1.2));
    window.ask(LookCommand::Options(options));
    window.ask(LookCommand::Code(CodeLanguage::Java));
    window.ask(Command::Edit(Edit::Write(crate::puzzle::Value::new(1))));
    let sketch = window.front.session.editor().kept();
    window.take(1, 5);
    window.keep();
    let next = Window::open(&folder);
    let look = &next.front.look;
    assert_eq!(
        (
            look.language,
            look.theme,
            look.zoom,
            look.options,
            look.code
        ),
        (Language::Es, Theme::Dark, 1.2, options, CodeLanguage::Java)
    );
    assert!(!sketch.is_empty());
    assert_eq!(next.front.session.editor().kept(), sketch);
    let course = next.front.session.course();
    assert_eq!(
        (course.last(), course.seen()[LESSONS[1].0].step),
        (LESSONS[1].0, 5)
    );
}

#[test]
fn unknown_and_invalid_fields_are_kept() {
    let folder = folder("newer");
    let settings = json!({"theme": "pink", "zoom": "large", "candidates": 3, "font": {"size": 9}});
    let progress = json!({
        "last": "first-moves",
        "score": [1, 2],
        "lessons": {
            "first-moves": {"stops": [0], "step": 2, "medal": "gold"},
            "graph-colouring": {"stops": ["a"], "step": 3}
        }
    });
    fs::write(folder.join(SETTINGS), settings.to_string()).unwrap();
    fs::write(folder.join(PROGRESS), progress.to_string()).unwrap();
    let mut window = Window::open(&folder);
    assert_eq!(
        (window.notice, window.front.look.theme),
        (None, Theme::Light)
    );
    assert_eq!(
        (window.front.look.zoom, window.stops("first-moves")),
        (1.0, vec![0])
    );
    window.ask(LookCommand::Code(CodeLanguage::C));
    window.ask(LookCommand::Zoom(2.0));
    window.take(0, 2);
    window.take(2, 1);
    window.keep();
    let kept = read(&folder, SETTINGS);
    for name in ["theme", "candidates", "font"] {
        assert_eq!(kept[name], settings[name], "{name}");
    }
    assert_eq!(kept["zoom"], 2.0);
    let kept = read(&folder, PROGRESS);
    assert_eq!(kept["score"], progress["score"]);
    assert_eq!(
        kept["lessons"]["graph-colouring"],
        progress["lessons"]["graph-colouring"]
    );
    assert_eq!(kept["lessons"]["first-moves"]["medal"], "gold");
    assert_eq!(
        (&kept["last"], &kept["lessons"][LESSONS[2].0]["step"]),
        (&json!(LESSONS[2].0), &json!(1))
    );
}

#[test]
fn two_windows_keep_each_others_changes() {
    let folder = folder("two");
    let mut windows = [Window::open(&folder), Window::open(&folder)];
    let [first, second] = &mut windows;
    first.ask(LookCommand::Theme(Theme::Dark));
    first.ask(Command::Edit(Edit::Write(crate::puzzle::Value::new(1))));
    first.take(0, 2);
    first.keep();
    second.ask(LookCommand::Zoom(1.5));
    second.ask(Command::Edit(Edit::Write(crate::puzzle::Value::new(2))));
    second.take(0, 7);
    second.take(1, 3);
    second.keep();
    // Each goes on.
    first.take(2, 4);
    first.keep();
    let third = Window::open(&folder);
    assert_eq!(
        (third.front.look.theme, third.front.look.zoom),
        (Theme::Dark, 1.5)
    );
    let course = third.front.session.course();
    let steps = [0, 1, 2].map(|n| course.seen()[LESSONS[n].0].step);
    assert_eq!((steps, course.last()), ([7, 3, 4], LESSONS[2].0));
    let both = [first.stops("first-moves"), second.stops("first-moves")].concat();
    assert!(!both.is_empty());
    assert!(
        both.iter()
            .all(|stop| third.stops("first-moves").contains(stop))
    );
    // The last sketch wins, and the other one is still there.
    let sketches = windows.map(|window| window.front.session.editor().kept());
    assert_eq!(third.front.session.editor().kept(), sketches[1]);
    assert_eq!(
        fs::read_to_string(folder.join(OTHER_SKETCH)).unwrap(),
        sketches[0]
    );
}

#[test]
fn the_old_settings_file_is_imported_once() {
    let folder = folder("old");
    let old = "(language: Some(\"es\"), theme: \"contrast\", zoom: 1.5, candidates: false, \
        coordinates: true, code: \"java\", sketch: \"2x2;1..............4\", future: Some((1, 2)), \
        progress: {\"first-moves\": (stops: [0, 1], step: 7)}, last_lesson: \"first-moves\")";
    fs::write(folder.join("settings.ron"), old).unwrap();
    let check = |window: &Window| {
        let look = &window.front.look;
        assert_eq!(
            (
                window.notice,
                look.language,
                look.theme,
                look.zoom,
                look.code
            ),
            (None, Language::Es, Theme::Contrast, 1.5, CodeLanguage::Java)
        );
        assert!(!look.options.candidates && look.options.coordinates);
        assert_eq!(window.stops("first-moves"), [0, 1]);
        assert_eq!(window.front.session.course().last(), "first-moves");
        assert_eq!(window.front.session.editor().kept(), "2x2;1..............4");
    };
    check(&Window::open(&folder));
    assert!(read(&folder, SETTINGS)["future"].is_array());
    // The old file is not read again.
    fs::write(folder.join("settings.ron"), "(theme: \"dark\")").unwrap();
    check(&Window::open(&folder));
    fs::remove_file(folder.join(PROGRESS)).unwrap();
    assert!(Window::open(&folder).stops("first-moves").is_empty());
}

#[test]
fn unreadable_records_are_set_aside_with_a_notice() {
    for (name, bytes) in [
        (SETTINGS, &b"((("[..]),
        (SETTINGS, b"[1, 2]"),
        (PROGRESS, b"{\"last\": "),
        (PROGRESS, &[0; 100]),
        (SKETCH, &[0; 100]),
        ("settings.ron", b"((("),
    ] {
        let folder = folder("broken");
        fs::write(folder.join(name), bytes).unwrap();
        let mut window = Window::open(&folder);
        assert_eq!(window.notice, Some(Notice::SettingsBroken), "{name}");
        let aside = folder.join(format!("{name}.1.broken"));
        assert_eq!(fs::read(aside).unwrap(), bytes, "{name}");
        window.ask(LookCommand::Theme(Theme::Dark));
        window.take(0, 3);
        window.keep();
        let next = Window::open(&folder);
        assert_eq!((next.notice, next.front.look.theme), (None, Theme::Dark));
        assert_eq!(next.front.session.course().seen()["first-moves"].step, 3);
    }
}
