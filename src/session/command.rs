//! Every command of a session, and the one table that keys, buttons, menus, the help and scripts
//! are read from.

use super::editor::Edit;
use super::entry::{Entry, Menu, Switch};
use super::notice::Notice;
use super::questions::Typed;
use super::roster::{Roster, name_of};
use super::set::{PuzzleSet, SetCommand};
use super::student::Act;
use super::work::Watch;
use super::work::tree::TreeFold;
use crate::analysis::alignment::Alignment;
use crate::lesson::{BoardSpec, Lesson, Link, MOST_BOARDS, Text};
use crate::playhead::{Direction, Speed};
use crate::puzzle::Problem;
use crate::puzzle::notation::Note;
use crate::solver::{Alternative, EventKind};

/// What the viewer asks for, whether by key, button, clicker, lesson or script.
pub enum Command {
    /// Play, or pause.
    TogglePlay,
    /// Play.
    Play,
    /// Pause.
    Pause,
    /// Move by this many steps; negative goes back.
    Step(i64),
    /// To the next or previous step that changes the board or ends a branch.
    Move(Direction),
    /// To the next or previous step of a kind.
    Find(EventKind, Direction),
    /// Go to the next or previous stop of the lesson.
    Stop(Direction),
    /// Go to the next or previous step where two boards decide differently.
    Difference(Direction),
    /// Let all boards race from their starts to their ends.
    Race,
    /// Go to where the current guess is taken back, or to the next solution.
    Out,
    /// Go to the first step.
    First,
    /// Go to the last step.
    Last,
    /// Go to a step.
    GoTo(u64),
    /// Go to a percentage of the run.
    Percent(u8),
    /// Double the speed.
    Faster,
    /// Halve the speed.
    Slower,
    /// Set the speed.
    SetSpeed(Speed),
    /// Add or remove a bookmark at this step.
    ToggleBookmark,

    /// Explore the runs further, or stop exploring.
    ToggleExploring,
    /// Make another board the leading one.
    Lead(usize),
    /// Change the alignment of the boards.
    Align(Alignment),
    /// Show the puzzle on other boards.
    SetBoards(Vec<BoardSpec>),
    /// Branch off the leading board's run after the step shown.
    Fork(Alternative),
    /// Discard a branch.
    DiscardBranch(usize),
    /// Discard the leading board, if it is a branch.
    DiscardLeadingBranch,
    /// Restore the branch that was discarded last.
    RestoreBranch,
    /// Fold or unfold the search tree of a board.
    Fold(usize, TreeFold),
    /// Show what comes in a run, or hide it until it has been reached.
    Reveal(Switch),
    /// Choose what is worked out in the background.
    Watch(Watch),

    /// Open a lesson at its start.
    Open(Box<Lesson>),
    /// Open a link.
    OpenLink(Box<Link>),
    /// Open a puzzle on these boards, with this title.
    OpenPuzzle(Box<Problem>, Vec<BoardSpec>, Text),
    /// Open the editor's puzzle on these boards.
    OpenOwn(Vec<BoardSpec>),
    /// Open a lesson of the course.
    TakeLesson {
        /// Its number, from 0.
        number: usize,
        /// Whether to resume where it was left instead of at its start.
        resumes: bool,
    },
    /// Open the lesson after the current one.
    NextLesson,
    /// Load the new contents of the lesson's file.
    Reload(String),
    /// Record where the current lesson is left.
    SavePlace,
    /// Take over progress made in other windows.
    MergeProgress(Roster),
    /// Continue as the learner with this name, adding them if they are new; empty for no name.
    ChooseLearner(String),
    /// Remove a learner and all their progress.
    RemoveLearner(String),
    /// Delete the current learner's progress.
    ResetProgress,

    /// Ask a question before every move, or stop asking.
    Ask(Switch),
    /// Let the whole class vote, or a single person answer.
    CountClass(Switch),
    /// Choose an option of the current question.
    Choose(usize),
    /// Add votes for an option, or remove some.
    Vote(usize, i32),
    /// Set the number of votes for an option.
    SetVotes(usize, u32),
    /// Judge the option with the most votes.
    JudgeClass,
    /// Show the right answer of the current question, if it is asked for twice.
    RevealAnswer,
    /// Type part of an answer.
    Type(Typed),
    /// Play on to the step that shows the answer.
    ShowAnswer,
    /// Show the review of the answers, or hide it.
    Review(bool),

    /// Hand the leading board over to a student, or take it back.
    Solve(Switch),
    /// An action of the student.
    Student(Act),

    /// An action in the editor.
    Edit(Edit),
    /// Open a set of puzzles.
    OpenSet(Box<PuzzleSet>),
    /// An action on the set.
    Set(SetCommand),

    /// Show a notice.
    Notify(Notice),
    /// Show how the puzzle opened was read.
    NotifyReading(Vec<Note>),
    /// Hide the notice.
    ClearNotice,
}

use Direction::{Back, Forward};

/// Every command that a key, menu or script can give.
pub static COMMANDS: &[Entry<Command>] = &[
    Entry::of("play", &["Space", "K"], "play", || Command::TogglePlay)
        .help("key-play")
        .says(|| Command::Play),
    Entry::of("pause", &[], "pause", || Command::Pause),
    Entry::of("first", &["Home"], "first-step", || Command::First)
        .help("key-ends")
        .button(Menu::BeforePlay, "|◀"),
    Entry::of("move back", &["Shift+←"], "move-back", || {
        Command::Move(Back)
    })
    .held()
    .button(Menu::BeforePlay, "◀◀"),
    Entry::of("step -1", &["←", "PageUp", "J"], "step-back", || {
        Command::Step(-1)
    })
    .held()
    .button(Menu::BeforePlay, "◀"),
    Entry::of("step +1", &["→", "PageDown", "L"], "step-on", || {
        Command::Step(1)
    })
    .held()
    .button(Menu::AfterPlay, "▶"),
    Entry::of("move on", &["Shift+→"], "move-on", || {
        Command::Move(Forward)
    })
    .held()
    .button(Menu::AfterPlay, "▶▶"),
    Entry::of("last", &["End"], "last-step", || Command::Last)
        .help("key-ends")
        .button(Menu::AfterPlay, "▶|"),
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
    .help("key-stop"),
    Entry::of("next stop", &["N"], "stop-on", || Command::Stop(Forward)).help("key-stop"),
    Entry::of("ask", &["Q"], "asking", || Command::Ask(Switch::Toggle))
        .help("key-asking")
        .takes("on or off", |text| Switch::read(text).map(Command::Ask))
        .button(Menu::Class, ""),
    Entry::of("class", &["T"], "class", || {
        Command::CountClass(Switch::Toggle)
    })
    .help("key-asking")
    .takes("on or off", |text| {
        Switch::read(text).map(Command::CountClass)
    })
    .button(Menu::Class, ""),
    Entry::of("solve", &["Y"], "solving", || {
        Command::Solve(Switch::Toggle)
    })
    .takes("on or off", |text| Switch::read(text).map(Command::Solve))
    .button(Menu::Solve, ""),
    Entry::for_scripts("fork", "a strategy, such as propagation", |text| {
        Some(Command::Fork(Alternative::Strategy(text.parse().ok()?)))
    }),
    Entry::of("discard", &["Delete"], "fork-discard", || {
        Command::DiscardLeadingBranch
    })
    .help("key-fork"),
    Entry::of("fetch-back", &["Ctrl+Z"], "fork-back", || {
        Command::RestoreBranch
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
    Entry::of("reveal", &[], "reveal", || Command::Reveal(Switch::Toggle))
        .takes("on or off", |text| Switch::read(text).map(Command::Reveal)),
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
    Entry::for_scripts("show answer", "nothing after this word", |text| {
        text.is_empty().then_some(Command::RevealAnswer)
    }),
    Entry::for_scripts("editor take", "nothing after this word", |text| {
        text.is_empty().then_some(Command::Edit(Edit::PutShown))
    }),
    Entry::for_scripts("student", "a name, or nothing", |text| {
        Some(Command::ChooseLearner(name_of(text)))
    }),
    Entry::for_scripts("remove student", "a name", |text| {
        let name = Some(name_of(text)).filter(|name| !name.is_empty());
        name.map(Command::RemoveLearner)
    }),
    Entry::for_scripts("reset progress", "nothing after this word", |text| {
        text.is_empty().then_some(Command::ResetProgress)
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
    /// Whether it may change which board leads, or how the others follow.
    pub(super) const fn is_of_leader(&self) -> bool {
        matches!(
            self,
            Self::Lead(_)
                | Self::Align(_)
                | Self::Fork(_)
                | Self::DiscardBranch(_)
                | Self::DiscardLeadingBranch
                | Self::RestoreBranch
        )
    }

    /// Whether it moves the playhead or changes how it moves.
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
