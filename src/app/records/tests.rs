use super::*;
use crate::app::look::LookCommand;
use crate::bundled::Bundled;
use crate::explain::code::CodeLanguage;
use crate::files::LESSONS;
use crate::lesson::Lesson;
use crate::playhead::Direction;
use crate::puzzle;
use crate::scene::{BoardOptions, Theme};
use crate::session::{CourseLessons, Edit};
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

/// The lessons but for the first, which takes time: it lets a run of 760 million steps race.
fn lessons() -> &'static [(&'static str, Bundled)] {
    &LESSONS[1..]
}

/// A window without pixels, with its records in a folder.
struct Window {
    front: Front,
    memory: Memory,
    notice: Option<Notice>,
    ctx: egui::Context,
    now: f64,
}

impl Window {
    fn open(folder: &Path) -> Self {
        let (mut memory, notice) = Memory::read(Records::in_folder(folder));
        let lesson = Lesson::read(&lessons()[0].1).unwrap();
        let session = memory.resume(Session::new(lesson, CourseLessons(LESSONS)));
        let mut front = Front::of(session, memory.language().unwrap_or_default());
        memory.restore(&mut front.look);
        memory.begin(&mut front);
        Self {
            memory,
            front,
            notice,
            ctx: egui::Context::default(),
            now: 0.0,
        }
    }

    fn ask(&mut self, ask: impl Into<crate::app::cx::Ask>) {
        self.front.perform(&self.ctx, ask);
    }

    fn sketch(&mut self, digit: u8) -> String {
        self.ask(Command::Edit(Edit::Write(puzzle::Value::new(digit))));
        self.front.session.editor().sketch.text()
    }

    /// Takes the lesson with this number to a step.
    fn take(&mut self, lesson: usize, step: u64) {
        self.ask(Command::TakeLesson {
            number: lesson + 1,
            resumes: false,
        });
        self.front.explore_whole(&self.ctx);
        self.ask(Command::GoTo(step));
        self.front.advance(&self.ctx, 0.0, 1);
        self.ask(Command::SavePlace);
    }

    /// A frame, some seconds after the last one.
    fn keep(&mut self) {
        self.now += 10.0;
        (self.memory).keep(&mut self.front, &self.ctx, self.now, false);
    }

    fn stops(&self, lesson: &str) -> Vec<String> {
        let seen = self.front.session.course().seen.get(lesson);
        seen.map_or(Vec::new(), |seen| seen.stops.iter().cloned().collect())
    }

    fn step(&self, lesson: usize) -> u64 {
        self.front.session.course().seen[lessons()[lesson].0].step
    }

    fn choose(&mut self, name: &str) {
        self.ask(Command::ChooseLearner(name.to_owned()));
    }
}

/// The ids and steps of the first two stops of the first lesson.
fn first_stops() -> [(String, u64); 2] {
    let mut window = Window::open(&folder("stops"));
    window.take(0, 1);
    let steps = window.front.session.stops().steps();
    [0, 1].map(|n| (window.front.session.lesson().stops[n].id.clone(), steps[n]))
}

fn read(folder: &Path, name: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join(name)).unwrap()).unwrap()
}

#[test]
fn everything_is_restored() {
    let folder = folder("both-ways");
    let mut window = Window::open(&folder);
    let options = BoardOptions {
        candidates: false,
        coordinates: true,
    };
    let address = "https://example.org/recuo/";
    window.ask(LookCommand::Language(Language::Es));
    window.ask(LookCommand::Theme(Theme::Dark));
    window.ask(LookCommand::Zoom(1.2));
    window.ask(LookCommand::Options(options));
    window.ask(LookCommand::Code(CodeLanguage::Java));
    window.ask(LookCommand::Address(address.to_owned()));
    window.front.look.size = Some((1000, 700));
    let sketch = window.sketch(1);
    window.take(1, 5);
    window.keep();
    let next = Window::open(&folder);
    let look = &next.front.look;
    assert_eq!(
        (look.language, look.theme, look.zoom, look.options),
        (Language::Es, Theme::Dark, 1.2, options)
    );
    assert_eq!(
        (look.code, look.size, &*look.address),
        (CodeLanguage::Java, Some((1000, 700)), address)
    );
    assert!(!sketch.is_empty());
    assert_eq!(next.front.session.editor().sketch.text(), sketch);
    assert_eq!(next.front.session.course().last, lessons()[1].0);
    assert_eq!(next.step(1), 5);
}

/// A frame that has changed nothing costs nothing: no file is looked at.
#[test]
fn only_changes_are_written() {
    let folder = folder("idle");
    let mut window = Window::open(&folder);
    window.keep();
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    window.ask(LookCommand::Zoom(1.5));
    window.keep();
    assert_eq!(read(&folder, SETTINGS), json!({"zoom": 1.5}));
    fs::remove_file(folder.join(SETTINGS)).unwrap();
    window.keep();
    assert!(!folder.join(SETTINGS).exists());
}

#[test]
fn unknown_and_invalid_fields_are_kept() {
    let folder = folder("newer");
    let settings = json!({
        "theme": "pink", "zoom": "large", "candidates": 3, "size": "3x700", "font": {"size": 9}
    });
    let progress = json!({
        "score": [1, 2],
        "learner": 5,
        "learners": {
            "": {"last": "first-moves", "lessons": {
                "first-moves": {"stops": ["x"], "step": 2, "medal": "gold"},
                "graph-colouring": {"stops": ["a", 7], "step": [3]}
            }},
            "Ana": {"shoe": 38, "lessons": {"first-moves": {"stops": ["z"]}}, "last": 3},
            "Rui": 4,
            "b\u{1b}": {"step": 1}
        }
    });
    fs::write(folder.join(SETTINGS), settings.to_string()).unwrap();
    fs::write(folder.join(PROGRESS), progress.to_string()).unwrap();
    let mut window = Window::open(&folder);
    let look = &window.front.look;
    assert_eq!((window.notice, look.theme), (None, Theme::Light));
    assert_eq!((look.zoom, look.size), (1.0, None));
    assert_eq!(window.stops("first-moves"), ["x"]);
    let roster = window.front.session.roster();
    assert!(roster.all.keys().eq(["", "Ana", "Rui"]));
    window.ask(LookCommand::Zoom(2.0));
    window.take(0, 2);
    window.choose("Ana");
    window.take(0, 3);
    window.choose("");
    window.keep();
    let kept = read(&folder, SETTINGS);
    for name in ["theme", "candidates", "size", "font"] {
        assert_eq!(kept[name], settings[name], "{name}");
    }
    assert_eq!(kept["zoom"], 2.0);
    let kept = read(&folder, PROGRESS);
    for place in [
        "/score",
        "/learners/Rui",
        "/learners/b\u{1b}",
        "/learners//lessons/graph-colouring",
        "/learners//lessons/first-moves/medal",
        "/learners//lessons/first-moves/stops/0",
        "/learners/Ana/shoe",
        "/learners/Ana/lessons/first-moves/stops/0",
    ] {
        assert_eq!(kept.pointer(place), progress.pointer(place), "{place}");
    }
    let ana = &kept["learners"]["Ana"];
    assert_eq!(ana["lessons"]["first-moves"]["step"], 3);
}

#[test]
fn two_windows_keep_each_others_changes() {
    let folder = folder("two");
    let mut windows = [Window::open(&folder), Window::open(&folder)];
    let [first, second] = &mut windows;
    first.ask(LookCommand::Theme(Theme::Dark));
    first.sketch(1);
    first.take(0, 2);
    first.keep();
    second.ask(LookCommand::Zoom(1.5));
    let last = second.sketch(2);
    second.take(0, 7);
    second.take(1, 3);
    second.keep();
    // Each goes on.
    first.take(2, 4);
    first.keep();
    let third = Window::open(&folder);
    let look = &third.front.look;
    assert_eq!((look.theme, look.zoom), (Theme::Dark, 1.5));
    assert_eq!([0, 1, 2].map(|lesson| third.step(lesson)), [7, 3, 4]);
    assert_eq!(third.front.session.course().last, lessons()[2].0);
    let both = [first.stops("first-moves"), second.stops("first-moves")].concat();
    let stops = third.stops("first-moves");
    assert!(!both.is_empty() && both.iter().all(|stop| stops.contains(stop)));
    assert_eq!(third.front.session.editor().sketch.text(), last);
}

#[test]
fn two_windows_have_different_students() {
    let folder = folder("students");
    let names = ["Zoë 李", "ana/~1\""];
    let mut windows = [Window::open(&folder), Window::open(&folder)];
    for (window, (name, step)) in windows.iter_mut().zip(names.into_iter().zip([3, 5])) {
        window.choose(name);
        window.take(0, step);
        window.keep();
    }
    let [first, second] = &mut windows;
    first.take(1, 4);
    first.keep();
    assert_eq!(first.front.session.roster().current, names[0]);
    assert_eq!(second.step(0), 5);
    // The learner chosen last is chosen again at the next start.
    let mut third = Window::open(&folder);
    assert_eq!(third.step(0), second.step(0));
    // A name that is removed does not come back with what its window has known.
    third.ask(Command::RemoveLearner(names[0].to_owned()));
    third.keep();
    first.take(2, 6);
    first.keep();
    let seen = &first.front.session.course().seen;
    assert!(seen.keys().eq([lessons()[2].0]));
}

#[test]
fn progress_that_is_reset_does_not_come_back_from_another_window() {
    let [(first, old), (second, new)] = first_stops();
    for name in ["", "Ana"] {
        let folder = folder("reset");
        let mut windows = [Window::open(&folder), Window::open(&folder)];
        let [here, there] = &mut windows;
        for window in [&mut *here, &mut *there] {
            window.choose(name);
            window.take(0, old);
            window.keep();
        }
        // Meanwhile the other one has gone on, unknown here.
        there.take(1, 3);
        there.keep();
        here.ask(Command::ResetProgress);
        here.keep();
        let next = Window::open(&folder);
        assert!(next.front.session.course().seen.is_empty(), "{name}");
        // The other window has not noticed, and adds what is reached from now on only.
        there.take(0, new);
        there.keep();
        assert_eq!(there.stops("first-moves"), [&*second], "{name}");
        let next = Window::open(&folder);
        assert_eq!(next.stops("first-moves"), [&*second], "{name}");
        // What was reset can be reached again.
        here.take(0, old);
        here.keep();
        let next = Window::open(&folder);
        assert!(next.stops("first-moves").contains(&first), "{name}");
    }
}

#[test]
fn the_first_answer_in_any_window_counts() {
    let folder = folder("answers");
    let answer = |window: &mut Window, lesson: usize, is_right: bool| {
        window.take(lesson, 0);
        while !window.front.session.is_asking() {
            window.ask(Command::Stop(Direction::Forward));
        }
        let posed = window.front.session.questions().posed().unwrap();
        let (right, options) = (posed.right, posed.options.len());
        if !is_right {
            window.ask(Command::Choose((right + 1) % options));
        }
        window.ask(Command::Choose(right));
        window.keep();
    };
    let (mut first, mut second) = (Window::open(&folder), Window::open(&folder));
    answer(&mut first, 0, true);
    answer(&mut second, 1, false);
    answer(&mut second, 0, false);
    let course = Window::open(&folder).front.session.course().clone();
    assert_eq!(course.score(), (1, 2));
    let mut answers = course.seen[lessons()[1].0].answers.values();
    let answered = answers.next().unwrap();
    assert_eq!((answered.is_right, answered.tries), (false, 2));
    assert!(!answered.first.is_empty());
}

#[test]
fn unreadable_records_are_set_aside_with_a_notice() {
    for (name, bytes) in [
        (SETTINGS, &b"((("[..]),
        (SETTINGS, b"[1, 2]"),
        (PROGRESS, b"{\"last\": "),
        (PROGRESS, &[0; 100]),
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
        assert_eq!(next.step(0), 3);
    }
}

/// Nothing that the window knows is lost if a record is corrupted while it is open.
#[test]
fn a_record_corrupted_meanwhile_is_written_anew() {
    let folder = folder("corrupted");
    let [(_, first), (_, second)] = first_stops();
    let mut window = Window::open(&folder);
    window.take(0, first);
    window.keep();
    fs::write(folder.join(PROGRESS), "{\"last\": ").unwrap();
    window.take(0, second);
    window.keep();
    assert_eq!(window.front.session.notice(), Some(Notice::SettingsBroken));
    let next = Window::open(&folder);
    assert_eq!(next.stops("first-moves").len(), 2);
    assert_eq!(next.front.session.course().last, "first-moves");
}

#[test]
fn what_cannot_be_saved_is_said_once_and_tried_again() {
    let folder = folder("unsaved");
    let mut window = Window::open(&folder);
    fs::create_dir(folder.join(PROGRESS)).unwrap();
    window.take(0, 3);
    window.keep();
    assert_eq!(window.front.session.notice(), Some(Notice::SettingsUnsaved));
    window.ask(Command::Notify(Notice::NotCopied));
    window.keep();
    assert_eq!(window.front.session.notice(), Some(Notice::NotCopied));
    fs::remove_dir(folder.join(PROGRESS)).unwrap();
    window.keep();
    assert!(!window.front.look.is_unsaved);
    assert_eq!(Window::open(&folder).step(0), 3);
}

/// Windows that write at the same time lose nothing, however slow the disk is.
#[test]
fn windows_that_write_at_once_lose_nothing() {
    let folder = folder("at-once");
    let reach = |number: usize| {
        let folder = folder.clone();
        move || {
            let mut window = Window::open(&folder);
            window.take(number, 0);
            let steps = window.front.session.stops().steps().to_vec();
            for step in &steps[..2] {
                window.ask(Command::GoTo(*step));
                window.front.advance(&window.ctx, 0.0, 1);
                window.keep();
            }
            let lesson = window.front.session.lesson().id.clone();
            let seen = window.stops(&lesson);
            (lesson, seen)
        }
    };
    let windows: Vec<_> = (0..4).map(|i| std::thread::spawn(reach(i))).collect();
    let reached: Vec<_> = windows.into_iter().map(|w| w.join().unwrap()).collect();
    let after = Window::open(&folder);
    for (lesson, seen) in reached {
        assert!(seen.len() >= 2, "{lesson}: {seen:?}");
        assert_eq!(after.stops(&lesson), seen, "{lesson}");
    }
}
