//! The time the window takes to build a frame, up to the triangles for the graphics card, and to
//! build the first one after starting. Measured on this machine, as processor time where available,
//! so that other programs do not count.

use recuo::app::Headless;
use recuo::files::LESSONS;
use recuo::lesson::{Lesson, View};
use recuo::playhead::Speed;
use recuo::session::Command;
use std::hint::black_box;
use std::time::Duration;

const FRAMES: usize = 300;
const SIZE: [u32; 2] = [1440, 900];
const FRAME: f64 = 1.0 / 60.0;

/// Boards that show all their candidates.
fn candidates(strategies: &[&str]) -> String {
    let boards = strategies.iter().map(|id| format!("(strategy: {id:?}),"));
    format!(
        r#"(
    id: "candidates",
    title: (pt: "a", es: "a", en: "a"),
    goal: (pt: "a", es: "a", en: "a"),
    text: (pt: "a", es: "a", en: "a"),
    puzzle: "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    boards: [{}],
    speed: 8,
)"#,
        boards.collect::<String>()
    )
}

fn main() {
    starts();
    // Several boards also show their doom.
    for strategies in [
        &["masks", "fewest-candidates"][..],
        &["masks", "fewest-candidates", "propagation", "algorithm-x"],
    ] {
        let count = strategies.len();
        println!("frames of {count} 9×9 boards with all candidates, {SIZE:?} pixels");
        let lesson = candidates(strategies);
        for view in View::ALL {
            let mut window = opened(&lesson, view);
            window.ask(Command::SetSpeed(Speed::per_second(60.0)));
            window.ask(Command::Play);
            report(&format!("  {}, a step a frame", view.id()), || {
                window.frame(FRAME)
            });
        }
    }
    let (_, long) = LESSONS
        .iter()
        .find(|(id, _)| *id == "naive-or-propagation")
        .expect("the lesson is there");
    println!("frames of a run of 760,928,166 steps");
    for view in View::ALL {
        let mut window = opened(long, view);
        let mut step = 0;
        report(&format!("  {}, dragged", view.id()), || {
            step = (step + 87_654_321) % 760_000_000;
            window.ask(Command::GoTo(step));
            window.frame(FRAME)
        });
    }
}

fn opened(lesson: &str, view: View) -> Headless {
    let lesson = Lesson::read(lesson).expect("a lesson");
    let mut window = Headless::new(lesson, view, SIZE);
    window.explore();
    (0..10).for_each(|_| {
        window.frame(FRAME);
    });
    window
}

fn report(name: &str, mut frame: impl FnMut() -> usize) {
    let mut triangles = 0;
    let mut times: Vec<f64> = (0..FRAMES)
        .map(|_| {
            let start = now();
            triangles = black_box(frame());
            (now() - start).as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let (median, high) = (times[FRAMES / 2], times[FRAMES * 99 / 100]);
    println!("{name:<28} p50 {median:>5.2} ms   p99 {high:>5.2} ms   {triangles} triangles");
}

/// From nothing to the triangles of the first picture, with an empty glyph cache.
fn starts() {
    let mut times: Vec<f64> = (0..5)
        .map(|_| {
            let start = now();
            let lesson = Lesson::read(&LESSONS[0].1).expect("a lesson");
            black_box(Headless::new(lesson, View::Lesson, SIZE).frame(0.0));
            (now() - start).as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("first frame, without opening a window: {:.1} ms", times[2]);
}

/// Processor time of this thread.
#[cfg(unix)]
fn now() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Time since some moment.
#[cfg(not(unix))]
fn now() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
