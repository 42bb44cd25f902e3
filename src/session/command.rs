//! Everything that can be asked of a session, and the one table from which keys, buttons, menus, the help
//! and scripts are read.

use super::course::CourseProgress;
use super::editor::Edit;
use super::entry::{Entry, Menu, Switch};
use super::notice::Notice;
use super::questions::Typed;
use super::set::{PuzzleSet, SetCommand};
use super::student::Act;
use super::work::Watch;
use super::work::tree::TreeFold;
use crate::analysis::alignment::Alignment;
use crate::lesson::{BoardSpec, Lesson, Link, MOST_BOARDS, Text};
use crate::playhead::{Direction, Speed};
use crate::puzzle::Problem;
use crate::solver::{EventKind, Turn};

/// What the viewer asks for. Keys, buttons, a clicker, a lesson and a script all say it this way.
pub enum Command {
    /// Play, or pause.
    TogglePlay,
    /// Play.
    Play,
    /// Pause.
    Pause,
    /// So many steps on, or back if negative.
    Step(i64),
    /// To the next or previous step that changes the board or ends a branch.
    Move(Direction),
    /// To the next or previous step of a kind.
    Find(EventKind, Direction),
    /// To the next or previous stop of the lesson.
    Stop(Direction),
    /// To where two boards decide differently next, or did so last.
    Difference(Direction),
    /// From the start to the end as fast as can be, all boards by step.
    Race,
    /// To where the current guess is taken back, or the next solution.
    Out,
    /// To the first step.
    First,
    /// To the last step.
    Last,
    /// To a step.
    GoTo(u64),
    /// To so many percent of the run.
    Percent(u8),
    /// Twice as fast.
    Faster,
    /// Half as fast.
    Slower,
    /// This fast.
    SetSpeed(Speed),
    /// Mark this step, or take its mark away.
    ToggleBookmark,

    /// Explore the runs further, or stop that.
    ToggleExploring,
    /// Make another board the leading one.
    Lead(usize),
    /// Hold the boards side by side in another way.
    Align(Alignment),
    /// Show the puzzle on other boards.
    SetBoards(Vec<BoardSpec>),
    /// Let a branch leave the leading board's run at the step that it shows.
    Fork(Turn),
    /// Put a branch away.
    Discard(usize),
    /// Put the leading board away, if it is a branch.
    DiscardLeading,
    /// Fetch the branch back that was put away last.
    FetchBack,
    /// Fold or unfold the search tree of a board.
    Fold(usize, TreeFold),
    /// Work out what is being looked at.
    Watch(Watch),

    /// Show a lesson from its start.
    Open(Box<Lesson>),
    /// Show the moment that a link leads to.
    OpenLink(Box<Link>),
    /// Show a puzzle on these boards, under this title.
    OpenPuzzle(Box<Problem>, Vec<BoardSpec>, Text),
    /// Show the puzzle that was written on these boards.
    OpenOwn(Vec<BoardSpec>),
    /// Take a lesson of the course: from where it was left, if that is wanted, or from its start.
    Take {
        /// Its number, from 0.
        number: usize,
        /// Whether it is taken up where it was left.
        goes_on: bool,
    },
    /// Open the lesson after the one on show.
    NextLesson,
    /// The lesson's file has changed, and says this now.
    Reload(String),
    /// The lesson's place is to be kept.
    NotePlace,
    /// How far the course was taken in another window.
    Recall(CourseProgress),

    /// Ask something before every move, or no longer.
    Ask(Switch),
    /// Let the class answer together, or one alone.
    CountClass(Switch),
    /// Choose an option of the question on show.
    Choose(usize),
    /// Count more or fewer of the class for an option.
    Vote(usize, i32),
    /// Set how many of the class have chosen an option.
    SetVotes(usize, u32),
    /// Give the verdict on what most of the class have chosen.
    JudgeClass,
    /// Type a part of an answer.
    Type(Typed),
    /// Play on to where the run answers.
    ShowAnswer,
    /// Look back at the answers, or no longer.
    Review(bool),

    /// Hand the leading board over to a student, or end that.
    Solve(Switch),
    /// What the student does.
    Student(Act),

    /// What is done in the editor.
    Edit(Edit),
    /// Open many puzzles at once.
    OpenSet(Box<PuzzleSet>),
    /// What is done with them.
    Set(SetCommand),

    /// Tell something in one sentence.
    Notify(Notice),
    /// Tell nothing any more.
    ClearNotice,
}

use Direction::{Back, Forward};

/// Every command that a key, a menu or a script can say.
pub static COMMANDS: &[Entry<Command>] = &[
    Entry::of("play", &["Space", "K"], "play", || Command::TogglePlay)
        .help("key-play")
        .says(|| Command::Play),
    Entry::of("pause", &[], "pause", || Command::Pause),
    Entry::of("first", &["Home"], "first-step", || Command::First)
        .help("key-ends")
        .button(Menu::Back, "|◀"),
    Entry::of("move back", &["Shift+←"], "move-back", || {
        Command::Move(Back)
    })
    .held()
    .button(Menu::Back, "◀◀"),
    Entry::of("step -1", &["←", "PageUp", "J"], "step-back", || {
        Command::Step(-1)
    })
    .held()
    .button(Menu::Back, "◀"),
    Entry::of("step +1", &["→", "PageDown", "L"], "step-on", || {
        Command::Step(1)
    })
    .held()
    .button(Menu::On, "▶"),
    Entry::of("move on", &["Shift+→"], "move-on", || {
        Command::Move(Forward)
    })
    .held()
    .button(Menu::On, "▶▶"),
    Entry::of("last", &["End"], "last-step", || Command::Last)
        .help("key-ends")
        .button(Menu::On, "▶|"),
    Entry::for_scripts("step", "a step, or how many to go: 120, +1, -3", read_step),
    Entry::of("next conflict", &["C"], "kind-conflict", || {
        Command::Find(EventKind::Conflict, Forward)
    })
    .help("key-next")
    .held()
    .button(Menu::Jump, "×"),
    Entry::of("next backtrack", &["B"], "kind-backtrack", || {
        Command::Find(EventKind::Backtrack, Forward)
    })
    .help("key-next")
    .held()
    .button(Menu::Jump, "↶"),
    Entry::of("next dead-end", &["D"], "kind-dead-end", || {
        Command::Find(EventKind::DeadEnd, Forward)
    })
    .help("key-next")
    .held()
    .button(Menu::Jump, "∅"),
    Entry::of("next solution", &["S"], "kind-solution", || {
        Command::Find(EventKind::Solution, Forward)
    })
    .help("key-next")
    .held()
    .button(Menu::Jump, "◆"),
    Entry::of("previous conflict", &["Shift+C"], "key-previous", || {
        Command::Find(EventKind::Conflict, Back)
    })
    .held(),
    Entry::of("previous backtrack", &["Shift+B"], "key-previous", || {
        Command::Find(EventKind::Backtrack, Back)
    })
    .held(),
    Entry::of("previous dead-end", &["Shift+D"], "key-previous", || {
        Command::Find(EventKind::DeadEnd, Back)
    })
    .held(),
    Entry::of("previous solution", &["Shift+S"], "key-previous", || {
        Command::Find(EventKind::Solution, Back)
    })
    .held(),
    Entry::of("out", &["O"], "out", || Command::Out).help("key-out"),
    Entry::of("previous stop", &["Shift+N"], "stop-back", || {
        Command::Stop(Back)
    })
    .help("key-stop")
    .button(Menu::Stops, ""),
    Entry::of("next stop", &["N"], "stop-on", || Command::Stop(Forward))
        .help("key-stop")
        .button(Menu::Stops, ""),
    Entry::of("ask", &["Q"], "asking", || Command::Ask(Switch::Other))
        .help("key-asking")
        .takes("on or off", |text| Switch::read(text).map(Command::Ask))
        .button(Menu::Class, ""),
    Entry::of("class", &["T"], "class", || {
        Command::CountClass(Switch::Other)
    })
    .help("key-asking")
    .takes("on or off", |text| {
        Switch::read(text).map(Command::CountClass)
    })
    .button(Menu::Class, ""),
    Entry::of("solve", &["Y"], "solving", || Command::Solve(Switch::Other))
        .takes("on or off", |text| Switch::read(text).map(Command::Solve))
        .button(Menu::Solve, ""),
    Entry::for_scripts("fork", "a strategy, such as propagation", |text| {
        Some(Command::Fork(Turn::Strategy(text.parse().ok()?)))
    }),
    Entry::of("discard", &["Delete"], "fork-discard", || {
        Command::DiscardLeading
    })
    .help("key-fork"),
    Entry::of("fetch-back", &["Ctrl+Z"], "fork-back", || {
        Command::FetchBack
    })
    .help("key-fork"),
    Entry::of("next lesson", &["U"], "key-course", || Command::NextLesson),
    Entry::of("next difference", &["X"], "difference-next", || {
        Command::Difference(Forward)
    })
    .help("key-difference")
    .button(Menu::Compare, ""),
    Entry::of(
        "previous difference",
        &["Shift+X"],
        "difference-previous",
        || Command::Difference(Back),
    )
    .help("key-difference")
    .button(Menu::Compare, ""),
    Entry::of("race", &["R"], "race", || Command::Race)
        .help("key-race")
        .button(Menu::Compare, ""),
    Entry::for_scripts("percent", "a number from 0 to 100", |text| {
        let percent = text.parse().ok().filter(|percent| *percent <= 100)?;
        Some(Command::Percent(percent))
    })
    .digits("0 – 9", "key-percent", |digit| {
        Command::Percent(10 * digit)
    }),
    Entry::of("slower", &["−"], "key-speed", || Command::Slower)
        .held()
        .or("-"),
    Entry::of("faster", &["+"], "key-speed", || Command::Faster)
        .held()
        .or("="),
    Entry::for_scripts("speed", "steps a second from 0.5, or unlimited", read_speed),
    Entry::of("bookmark", &["M"], "key-bookmark", || {
        Command::ToggleBookmark
    }),
    Entry::for_scripts("board", "the number of a board, from 1", |text| {
        let number: usize = text.parse().ok()?;
        (1..=MOST_BOARDS)
            .contains(&number)
            .then(|| Command::Lead(number - 1))
    }),
    Entry::for_scripts(
        "boards",
        "one to four strategies with commas between them, such as naive*all, propagation",
        |text| BoardSpec::read_all(text).map(Command::SetBoards),
    ),
    Entry::for_scripts("align", "step, guess, work, share or own", |text| {
        Alignment::from_id(text).map(Command::Align)
    }),
    Entry::for_scripts("answer", "a letter from A to D", |text| {
        let option = ["A", "B", "C", "D"]
            .iter()
            .position(|letter| *letter == text)?;
        Some(Command::Choose(option))
    }),
    Entry::for_scripts("editor take", "nothing after this word", |text| {
        text.is_empty().then_some(Command::Edit(Edit::PutShown))
    }),
];

fn read_step(text: &str) -> Option<Command> {
    match text.strip_prefix('+') {
        Some(steps) => steps.parse().ok().map(Command::Step),
        None if text.starts_with('-') => text.parse().ok().map(Command::Step),
        None => text.parse().ok().map(Command::GoTo),
    }
}

fn read_speed(text: &str) -> Option<Command> {
    if text == "unlimited" {
        return Some(Command::SetSpeed(Speed::UNLIMITED));
    }
    let rate = text
        .parse()
        .ok()
        .filter(|rate| (0.5..=1e9).contains(rate))?;
    Some(Command::SetSpeed(Speed::per_second(rate)))
}

impl Command {
    /// Whether it moves the playhead or changes how it moves: what a student at work must not do.
    pub(super) const fn is_of_playhead(&self) -> bool {
        matches!(
            self,
            Self::TogglePlay
                | Self::Play
                | Self::Pause
                | Self::Step(_)
                | Self::Move(_)
                | Self::Find(..)
                | Self::Stop(_)
                | Self::Difference(_)
                | Self::Race
                | Self::Out
                | Self::First
                | Self::Last
                | Self::GoTo(_)
                | Self::Percent(_)
                | Self::Faster
                | Self::Slower
                | Self::SetSpeed(_)
                | Self::ToggleBookmark
        )
    }
}
