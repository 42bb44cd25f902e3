mod answers;

use super::*;
use crate::app::look::LookCommand;
use crate::explain::code::CodeLanguage;
use crate::files::LESSONS;
use crate::lesson::Lesson;
use crate::scene::{BoardOptions, Theme};
use crate::session::{Edit, Session, Switch};
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
        let shelf = Shelf(LESSONS);
        let (remembered, notice) = Remembered::read(&records, shelf);
        let lesson = Lesson::read(&LESSONS[0].1).unwrap();
        let session = remembered.resume(Session::new(lesson, shelf));
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

    fn stops(&self, lesson: &str) -> Vec<String> {
        let seen = self.front.session.course().seen().get(lesson);
        seen.map_or(Vec::new(), |seen| seen.stops.iter().cloned().collect())
    }

    fn choose(&mut self, name: &str) {
        self.ask(Command::ChooseLearner(name.to_owned()));
    }

    /// Writes a value into the first cell of the editor.
    fn sketch(&mut self, number: u8) -> String {
        self.ask(Command::Edit(Edit::Write(crate::puzzle::Value::new(
            number,
        ))));
        self.front.session.editor().kept()
    }

    fn others(&self) -> &[String] {
        self.front.session.editor().others()
    }
}

/// The ids of the first stops of the first lesson.
fn first_stops<const N: usize>() -> [String; N] {
    let lesson = Lesson::read(&LESSONS[0].1).unwrap();
    std::array::from_fn(|number| lesson.stops[number].id.clone())
}

/// The step of a stop of the first lesson.
fn step_of(stop: usize) -> u64 {
    let folder = folder("step-of");
    let mut window = Window::open(&folder);
    window.take(0, 1);
    window.front.session.stops().steps()[stop]
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
fn the_size_of_the_window_and_the_address_of_links_are_kept() {
    let folder = folder("size");
    let mut window = Window::open(&folder);
    assert_eq!(window.front.look.size, None);
    window.front.look.size = Some((1000, 700));
    let address = "https://example.org/recuo/";
    window.ask(LookCommand::Address(address.to_owned()));
    window.keep();
    let next = Window::open(&folder);
    let look = &next.front.look;
    assert_eq!((look.size, &*look.address), (Some((1000, 700)), address));
    // A size that no window can have is left out.
    for text in ["\"3x700\"", "[\"a\", 900, 3]", "\"1e9x-5\"", "700"] {
        fs::write(folder.join(SETTINGS), format!("{{\"size\": {text}}}")).unwrap();
        let mut window = Window::open(&folder);
        assert_eq!(window.front.look.size, None, "{text}");
        // The next size takes its place.
        for size in [(800, 600), (600, 800)] {
            window.front.look.size = Some(size);
            window.keep();
            window = Window::open(&folder);
            assert_eq!(window.front.look.size, Some(size), "{text}");
        }
    }
}

#[test]
fn unknown_and_invalid_fields_are_kept() {
    let folder = folder("newer");
    let settings = json!({"theme": "pink", "zoom": "large", "candidates": 3, "font": {"size": 9}});
    let progress = json!({
        "last": "first-moves",
        "score": [1, 2],
        "lessons": {
            "first-moves": {"stops": ["x", {"y": 1}], "step": 2, "medal": "gold"},
            "graph-colouring": {"stops": ["a", 7], "step": [3]}
        },
        "learner": 5,
        "learners": {
            "Ana": {"shoe": 38, "lessons": {"first-moves": {"stops": ["z"]}}, "last": 3},
            "Rui": 4,
            "": {"lessons": {"a": {"step": 1}}},
            "b\u{1b}": {"step": 1}
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
        (1.0, vec!["x".to_owned()])
    );
    let roster = window.front.session.roster();
    let names: Vec<&str> = roster.all().keys().map(String::as_str).collect();
    assert_eq!((names, roster.current()), (vec!["", "Ana", "Rui"], ""));
    window.ask(LookCommand::Code(CodeLanguage::C));
    window.ask(LookCommand::Zoom(2.0));
    window.take(0, 2);
    window.take(2, 1);
    window.choose("Ana");
    window.take(0, 3);
    window.choose("");
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
    let stops = kept["lessons"]["first-moves"]["stops"].as_array().unwrap();
    assert_eq!(stops[..2], [json!("x"), json!({"y": 1})]);
    for name in ["Rui", "", "b\u{1b}"] {
        assert_eq!(kept["learners"][name], progress["learners"][name]);
    }
    let ana = &kept["learners"]["Ana"];
    assert_eq!(
        (&ana["shoe"], &ana["lessons"]["first-moves"]["stops"][0]),
        (&json!(38), &json!("z"))
    );
    assert_eq!(ana["lessons"]["first-moves"]["step"], 3);
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
fn stops_once_recorded_by_number_get_their_ids() {
    let folder = folder("numbers");
    let [first, second] = first_stops();
    let old = json!({"last": "first-moves", "lessons": {
        "first-moves": {"stops": [1, 0, 99, "x"], "step": 7},
        "graph-colouring": {"stops": [0], "step": 3}
    }});
    fs::write(folder.join(PROGRESS), old.to_string()).unwrap();
    let window = Window::open(&folder);
    let reached = |window: &Window, id: &String| window.stops("first-moves").contains(id);
    assert!(reached(&window, &first) && reached(&window, &second));
    // At once, before anything else is written.
    let kept = read(&folder, PROGRESS);
    let stops = json!([second, first, 99, "x"]);
    assert_eq!(kept["lessons"]["first-moves"]["stops"], stops);
    assert_eq!(
        kept["lessons"]["graph-colouring"],
        old["lessons"]["graph-colouring"]
    );
    // An earlier version that is still open writes numbers again.
    fs::write(folder.join(PROGRESS), old.to_string()).unwrap();
    let mut window = window;
    window.take(1, 3);
    window.keep();
    assert_eq!(
        read(&folder, PROGRESS)["lessons"]["first-moves"]["stops"],
        stops
    );
}

#[test]
fn two_windows_have_different_students() {
    let folder = folder("students");
    let mut windows = [Window::open(&folder), Window::open(&folder)];
    for (window, (name, step)) in windows.iter_mut().zip([("Zoë 李", 3), ("ana/~1\"", 5)]) {
        window.choose(name);
        window.take(0, step);
        window.keep();
    }
    let [first, second] = &mut windows;
    first.take(1, 4);
    first.keep();
    second.take(2, 6);
    second.keep();
    for (window, name) in windows.iter().zip(["Zoë 李", "ana/~1\""]) {
        assert_eq!(window.front.session.roster().current(), name);
    }
    // The learner chosen last is chosen again at the next start.
    let mut third = Window::open(&folder);
    let place = |window: &Window| {
        let course = window.front.session.course();
        let steps = course
            .seen()
            .iter()
            .map(|(id, seen)| (id.clone(), seen.step));
        (course.last().to_owned(), steps.collect::<Vec<_>>())
    };
    let id = |number: usize| LESSONS[number].0.to_owned();
    let mut second_place = vec![(id(0), 5), (id(2), 6)];
    second_place.sort();
    assert_eq!(third.front.session.roster().current(), "ana/~1\"");
    assert_eq!(place(&third), (id(2), second_place));
    third.choose("Zoë 李");
    let mut first_place = vec![(id(0), 3), (id(1), 4)];
    first_place.sort();
    assert_eq!(place(&third), (id(1), first_place));
    third.choose("");
    assert_eq!(place(&third), (String::new(), vec![]));
    // A name that is removed does not come back with what its window has known.
    third.ask(Command::RemoveLearner("Zoë 李".to_owned()));
    third.keep();
    let [first, _] = &mut windows;
    first.ask(LookCommand::Screen(Screen::Course, Switch::On));
    first.keep();
    assert!(first.front.session.course().seen().is_empty());
    assert!(read(&folder, PROGRESS)["learners"].get("Zoë 李").is_none());
    // Going on from where its window is, it begins anew.
    first.take(3, 2);
    first.keep();
    let kept = read(&folder, PROGRESS);
    let lessons = kept["learners"]["Zoë 李"]["lessons"].as_object().unwrap();
    assert!(lessons.contains_key(LESSONS[3].0) && !lessons.contains_key(LESSONS[0].0));
}

/// Progress reset in another window is reset here too, before the lesson is taken again.
#[test]
fn a_lesson_that_is_taken_again_after_a_reset_elsewhere_is_recorded() {
    let folder = folder("reset-elsewhere");
    let old = step_of(0);
    let [first] = first_stops();
    let mut here = Window::open(&folder);
    here.take(0, old);
    here.keep();
    let mut there = Window::open(&folder);
    there.ask(Command::ResetProgress);
    there.keep();
    assert!(here.memory.is_stale(&here.front));
    here.keep();
    assert!(here.stops("first-moves").is_empty());
    here.take(0, old);
    here.keep();
    assert_eq!(Window::open(&folder).stops("first-moves"), [first]);
}

#[test]
fn progress_that_is_reset_does_not_come_back_from_another_window() {
    for name in ["", "Ana"] {
        let folder = folder("reset");
        let [old, new] = [0, 1].map(step_of);
        let [first, second] = first_stops();
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
        assert!(
            Window::open(&folder)
                .front
                .session
                .course()
                .seen()
                .is_empty(),
            "{name}"
        );
        // The other window has not noticed, and adds what is reached from now on only.
        there.take(0, new);
        there.keep();
        assert_eq!(
            there.stops("first-moves"),
            std::slice::from_ref(&second),
            "{name}"
        );
        let next = Window::open(&folder);
        assert_eq!(next.stops("first-moves"), [second], "{name}");
        assert_eq!(next.front.session.course().seen().len(), 1, "{name}");
        // What was reset can be reached again.
        here.take(0, old);
        here.keep();
        assert!(
            Window::open(&folder).stops("first-moves").contains(&first),
            "{name}"
        );
    }
}

#[test]
fn sketches_of_several_windows_are_all_kept() {
    let folder = folder("sketches");
    let mut windows = [0; 3].map(|_| Window::open(&folder));
    let mut sketches = Vec::new();
    for (window, number) in windows.iter_mut().zip(1..) {
        sketches.push(window.sketch(number));
        window.keep();
    }
    let [first, second, third] = &mut windows;
    assert_eq!(third.others(), &sketches[..2]);
    // A window that goes on replaces its own only.
    sketches[0] = first.sketch(9);
    first.keep();
    assert_eq!(first.others(), &sketches[1..]);
    // Opening another one swaps both, also if a window has written meanwhile.
    second.ask(Command::Edit(Edit::Others(vec![sketches[2].clone()])));
    second.ask(Command::Edit(Edit::SwapOther));
    second.keep();
    let next = Window::open(&folder);
    assert_eq!(next.front.session.editor().kept(), sketches[2]);
    let mut others = next.others().to_vec();
    others.sort();
    let mut expected = sketches[..2].to_vec();
    expected.sort();
    assert_eq!(others, expected);
    // What is discarded is gone for all; a line that cannot be read stays.
    let file = folder.join(OTHER_SKETCH);
    fs::write(
        &file,
        format!("from a newer version\n{}", others.join("\n")),
    )
    .unwrap();
    let mut next = Window::open(&folder);
    assert_eq!(next.others(), others);
    next.ask(Command::Edit(Edit::DiscardOther));
    next.ask(Command::Edit(Edit::DiscardOther));
    next.keep();
    assert_eq!(fs::read_to_string(&file).unwrap(), "from a newer version");
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
        let mut stops: [String; 2] = first_stops();
        stops.sort();
        assert_eq!(window.stops("first-moves"), stops);
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
        (OTHER_SKETCH, &[0; 100]),
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

/// Of a record that is corrupted while a window is open nothing is lost that the window knows.
#[test]
fn a_record_corrupted_meanwhile_is_written_anew() {
    let folder = folder("corrupted");
    let mut window = Window::open(&folder);
    window.take(0, step_of(1));
    window.keep();
    let before = window.stops("first-moves");
    assert_eq!(before.len(), 1);
    fs::write(folder.join(PROGRESS), "{\"last\": ").unwrap();
    window.take(0, step_of(2));
    window.keep();
    assert_eq!(window.front.session.notice(), Some(Notice::SettingsBroken));
    let next = Window::open(&folder);
    assert_eq!(next.stops("first-moves"), window.stops("first-moves"));
    assert_eq!(next.stops("first-moves").len(), 2);
    assert_eq!(next.front.session.course().last(), "first-moves");
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
