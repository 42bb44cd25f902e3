//! Every command of a session, what each does to the runs, and the one table that keys, buttons,
//! menus, the help and scripts are read from.

use super::control::{Control, Menu, NOTHING, Switch};
use super::course::{Roster, name_of};
use super::editor::Edit;
use super::notice::Notice;
use super::questions::Typed;
use super::set::{PuzzleSet, SetCommand};
use super::student::Act;
use super::tree::TreeFold;
use super::work::Watched;
use crate::analysis::alignment::Alignment;
use crate::explain::Message;
use crate::lesson::{
    BoardSpec, Lesson, LessonError, Link, MOST_BOARDS, RecordedProgram, Text, When,
};
use crate::playhead::{Direction, Speed};
use crate::puzzle::Problem;
use crate::puzzle::text::Note;
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
    /// Go to the next or previous step where something holds.
    When(When, Direction),
    /// Go to the next or previous fault of a program.
    Fault(Direction),
    /// Let all boards race from their starts to their ends.
    Race,
    /// Go to where the current guess is taken back, or to the next solution.
    Out,
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
    Watch(Watched),

    /// Open a lesson at its start.
    Open(Box<Lesson>),
    /// Open a link.
    OpenLink(Box<Link>),
    /// Open a puzzle on these boards, with this title, and show how it was read.
    OpenPuzzle(Box<Problem>, Vec<BoardSpec>, Text, Vec<Note>),
    /// Open the run of a program. It has at least one event.
    OpenProgram(Box<RecordedProgram>),
    /// Go on with what the program that was opened has printed since.
    FollowProgram(Box<RecordedProgram>),
    /// Open the editor's puzzle on these boards.
    OpenOwn(Vec<BoardSpec>),
    /// Open a lesson of the course.
    TakeLesson {
        /// Its number, from 0.
        number: usize,
        /// Whether to resume where it was left instead of at its start.
        resumes: bool,
    },
    /// Go on at the step at which the lesson was left, with what was answered until there.
    TakeUp(u64),
    /// Open the lesson after the current one.
    NextLesson,
    /// Show the new version of the lesson, or what is wrong with it.
    Reload(Box<Result<Lesson, LessonError>>),
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
    /// Judge the option with the most votes, or the order of lines.
    JudgeClass,
    /// Put the line of this number, or the divider, at a place of the lines to be put in order, and
    /// pick it.
    MoveLine(usize, usize),
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
    /// Say this about a program.
    Tell(Message),
    /// Hide the notice.
    ClearNotice,
}

use Direction::{Back, Forward};

/// When a command goes on with the run or the course, which an open question holds up once. A
/// viewer who points at a place wants to be there, and does not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Onward {
    No,
    Yes,
    /// If it does not play yet.
    IfPaused,
    /// If this percentage of the run is ahead of the playhead.
    IfAhead(u8),
}

impl Onward {
    const fn towards(direction: Direction) -> Self {
        match direction {
            Forward => Self::Yes,
            Back => Self::No,
        }
    }
}

/// What a command does to the runs on show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effect {
    /// Nothing, or it opens other ones.
    None,
    /// It may change which board leads, or how the others follow.
    Leads,
    /// It plays or pauses, which a race survives.
    Plays,
    /// It walks along the run, and opens the view of a stop that it comes to.
    Walks,
    /// It moves the playhead in another way, or changes how it moves.
    Jumps,
    /// It goes to a stop, which is about all boards.
    Stops,
    /// It goes to where boards differ.
    Compares,
    /// It starts a race.
    Races,
}

impl Command {
    /// What it does to the runs on show, and when it goes on with them.
    pub(super) const fn traits(&self) -> (Effect, Onward) {
        match self {
            Self::TogglePlay | Self::Play => (Effect::Plays, Onward::IfPaused),
            Self::Pause => (Effect::Plays, Onward::No),
            Self::Step(..=0) => (Effect::Walks, Onward::No),
            Self::Step(1..) | Self::Out | Self::Last => (Effect::Walks, Onward::Yes),
            Self::Move(way) | Self::Find(_, way) | Self::When(_, way) | Self::Fault(way) => {
                (Effect::Walks, Onward::towards(*way))
            }
            Self::Percent(percent) => (Effect::Jumps, Onward::IfAhead(*percent)),
            Self::GoTo(_)
            | Self::TakeUp(_)
            | Self::Faster
            | Self::Slower
            | Self::SetSpeed(_)
            | Self::ToggleBookmark => (Effect::Jumps, Onward::No),
            Self::Stop(way) => (Effect::Stops, Onward::towards(*way)),
            Self::Difference(way) => (Effect::Compares, Onward::towards(*way)),
            Self::Race => (Effect::Races, Onward::No),
            Self::Lead(_)
            | Self::Align(_)
            | Self::Fork(_)
            | Self::DiscardBranch(_)
            | Self::DiscardLeadingBranch
            | Self::RestoreBranch => (Effect::Leads, Onward::No),
            Self::NextLesson => (Effect::None, Onward::Yes),
            Self::ToggleExploring
            | Self::SetBoards(_)
            | Self::Fold(..)
            | Self::Reveal(_)
            | Self::Watch(_)
            | Self::Open(_)
            | Self::OpenLink(_)
            | Self::OpenPuzzle(..)
            | Self::OpenProgram(_)
            | Self::FollowProgram(_)
            | Self::OpenOwn(_)
            | Self::TakeLesson { .. }
            | Self::Reload(_)
            | Self::SavePlace
            | Self::MergeProgress(_)
            | Self::ChooseLearner(_)
            | Self::RemoveLearner(_)
            | Self::ResetProgress
            | Self::Ask(_)
            | Self::CountClass(_)
            | Self::Choose(_)
            | Self::Vote(..)
            | Self::JudgeClass
            | Self::MoveLine(..)
            | Self::RevealAnswer
            | Self::Type(_)
            | Self::ShowAnswer
            | Self::Review(_)
            | Self::Solve(_)
            | Self::Student(_)
            | Self::Edit(_)
            | Self::OpenSet(_)
            | Self::Set(_)
            | Self::Notify(_)
            | Self::Tell(_)
            | Self::ClearNotice => (Effect::None, Onward::No),
        }
    }
}

/// Every command that a key, menu or script can give.
pub static COMMANDS: &[Control<Command>] = &[
    Control::of("play", &["Space", "K"], "play", || Command::TogglePlay)
        .help("key-play")
        .takes(NOTHING, |text| text.is_empty().then_some(Command::Play)),
    Control::of("pause", &[], "pause", || Command::Pause),
    Control::of("first", &["Home"], "first-step", || Command::GoTo(0))
        .help("key-ends")
        .button(Menu::BeforePlay, "|◀"),
    Control::held("move back", &["Shift+←"], "move-back", || {
        Command::Move(Back)
    })
    .button(Menu::BeforePlay, "□◀"),
    Control::held("step -1", &["←", "PageUp", "J"], "step-back", || {
        Command::Step(-1)
    })
    .button(Menu::BeforePlay, "◀|"),
    Control::held("step +1", &["→", "PageDown", "L"], "step-on", || {
        Command::Step(1)
    })
    .button(Menu::AfterPlay, "|▶"),
    Control::held("move on", &["Shift+→"], "move-on", || {
        Command::Move(Forward)
    })
    .button(Menu::AfterPlay, "▶□"),
    Control::of("last", &["End"], "last-step", || Command::Last)
        .help("key-ends")
        .button(Menu::AfterPlay, "▶|"),
    Control::for_scripts("step", "a step, or how many to go: 120, +1, -3", read_step),
    Control::held("next conflict", &["C"], "kind-conflict", || {
        Command::Find(EventKind::Conflict, Forward)
    })
    .help("key-next")
    .button(Menu::Jump, "×"),
    Control::held("next backtrack", &["B"], "kind-backtrack", || {
        Command::Find(EventKind::Backtrack, Forward)
    })
    .help("key-next")
    .button(Menu::Jump, "↶"),
    Control::held("next dead-end", &["D"], "kind-dead-end", || {
        Command::Find(EventKind::DeadEnd, Forward)
    })
    .help("key-next")
    .button(Menu::Jump, "∅"),
    Control::held("next solution", &["S"], "kind-solution", || {
        Command::Find(EventKind::Solution, Forward)
    })
    .help("key-next")
    .button(Menu::Jump, "◆"),
    Control::held("previous conflict", &["Shift+C"], "key-previous", || {
        Command::Find(EventKind::Conflict, Back)
    }),
    Control::held("previous backtrack", &["Shift+B"], "key-previous", || {
        Command::Find(EventKind::Backtrack, Back)
    }),
    Control::held("previous dead-end", &["Shift+D"], "key-previous", || {
        Command::Find(EventKind::DeadEnd, Back)
    }),
    Control::held("previous solution", &["Shift+S"], "key-previous", || {
        Command::Find(EventKind::Solution, Back)
    }),
    Control::of("out", &["O"], "out", || Command::Out).help("key-out"),
    Control::of("previous stop", &["Shift+N"], "stop-back", || {
        Command::Stop(Back)
    })
    .help("key-stop"),
    Control::of("next stop", &["N"], "stop-on", || Command::Stop(Forward)).help("key-stop"),
    Control::switch("ask", &["Q"], "asking", Command::Ask)
        .help("key-asking")
        .button(Menu::Class, ""),
    Control::switch("class", &["T"], "class", Command::CountClass)
        .help("key-asking")
        .button(Menu::Class, ""),
    Control::switch("solve", &["Y"], "solving", Command::Solve).button(Menu::Solve, ""),
    Control::for_scripts("fork", "a strategy, such as propagation", |text| {
        Some(Command::Fork(Alternative::Strategy(text.parse().ok()?)))
    }),
    Control::of("discard", &["Delete"], "fork-discard", || {
        Command::DiscardLeadingBranch
    })
    .help("key-fork"),
    Control::of("fetch-back", &["Ctrl+Z"], "fork-back", || {
        Command::RestoreBranch
    })
    .help("key-fork"),
    Control::of("next lesson", &["U"], "key-course", || Command::NextLesson),
    Control::of("next difference", &["X"], "difference-next", || {
        Command::Difference(Forward)
    })
    .help("key-difference")
    .button(Menu::Compare, ""),
    Control::of(
        "previous difference",
        &["Shift+X"],
        "difference-previous",
        || Command::Difference(Back),
    )
    .help("key-difference")
    .button(Menu::Compare, ""),
    Control::of("next fault", &["Shift+K"], "fault-next", || {
        Command::Fault(Forward)
    })
    .help("key-fault"),
    Control::of("previous fault", &["Shift+J"], "fault-previous", || {
        Command::Fault(Back)
    })
    .help("key-fault"),
    Control::of("race", &["R"], "race", || Command::Race)
        .help("key-race")
        .button(Menu::Compare, ""),
    Control::switch("reveal", &[], "reveal", Command::Reveal),
    Control::for_scripts("percent", "a number from 0 to 100", |text| {
        let percent = text.parse().ok().filter(|percent| *percent <= 100)?;
        Some(Command::Percent(percent))
    }),
    Control::held("slower", &["−"], "key-speed", || Command::Slower),
    Control::held("faster", &["+"], "key-speed", || Command::Faster),
    Control::for_scripts("speed", "steps a second from 0.5, or unlimited", read_speed),
    Control::of("bookmark", &["M"], "key-bookmark", || {
        Command::ToggleBookmark
    }),
    Control::for_scripts("board", "the number of a board, from 1", |text| {
        let number: usize = text.parse().ok()?;
        let is_one = (1..=MOST_BOARDS).contains(&number);
        is_one.then(|| Command::Lead(number - 1))
    }),
    Control::for_scripts(
        "boards",
        "one to four strategies with commas between them, such as naive*all, propagation",
        |text| BoardSpec::read_all(text).map(Command::SetBoards),
    ),
    Control::for_scripts("align", "step, guess, work, share or own", |text| {
        Alignment::from_id(text).map(Command::Align)
    }),
    Control::for_scripts("answer", "a letter from A to D", |text| {
        let letters = ["A", "B", "C", "D"];
        let option = letters.iter().position(|letter| *letter == text);
        option.map(Command::Choose)
    }),
    Control::of("show answer", &[], "", || Command::RevealAnswer),
    Control::of("editor take", &[], "", || Command::Edit(Edit::PutShown)),
    Control::for_scripts("student", "a name, or nothing", |text| {
        Some(Command::ChooseLearner(name_of(text)))
    }),
    Control::for_scripts("remove student", "a name", |text| {
        let name = Some(name_of(text)).filter(|name| !name.is_empty());
        name.map(Command::RemoveLearner)
    }),
    Control::of("reset progress", &[], "", || Command::ResetProgress),
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
    let rate = text.parse().ok();
    let rate = rate.filter(|rate| (0.5..=1e9).contains(rate))?;
    Some(Command::SetSpeed(Speed::per_second(rate)))
}
