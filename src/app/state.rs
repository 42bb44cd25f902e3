//! What the window shows, and the one place where it changes.

use super::asking::{Asking, Posed};
use super::branching::{self, Branching};
use super::course::CourseView;
use super::differing::{Looking, Parting};
use super::doomed::DoomView;
use super::editing::Editing;
use super::exporting::Exporting;
use super::going::Wanted;
use super::opening::Opening;
use super::panels::TreeView;
use super::pulse::Pulse;
use super::reloading::Reloading;
use super::sets::SetView;
use super::solving::Solving;
use crate::analysis::alignment::Alignment;
use crate::analysis::heat::Heat;
use crate::analysis::tree::Cost;
use crate::cli::View;
use crate::explain::code::CodeLanguage;
use crate::explain::{Language, strategy_name};
use crate::lesson::{BoardSpec, Finder, Lesson, Text};
use crate::playhead::{Command, Playhead, Speed};
use crate::puzzle::Cell;
use crate::scene::{BoardOptions, Theme};
use crate::solver::Goal;
use crate::timeline::{Moment, Timeline};
use std::collections::{BTreeMap, BTreeSet};

/// How long a frame may look for what a view shows, in seconds.
const WORKING: f64 = 0.006;
/// The same while the board is moving, as under a dragged playhead: frames must follow each other.
const WORKING_MOVED: f64 = 0.0002;

/// A search on show.
pub struct BoardState {
    pub timeline: Timeline,
    pub moment: Moment,
    /// The strategy's name in the language of the interface.
    pub title: String,
    /// The step under the pointer and what happens there, in a language.
    pub hovered: Option<(u64, Language, String)>,
    /// Whether the frame before has moved it.
    pub is_moving: bool,
    /// How often its cells were written, up to its moment and over all that is explored; counted
    /// once somebody looks.
    pub heat: Option<Heat>,
    pub whole_heat: Option<Heat>,
    /// What is known of where its positions can no longer be completed; found out once somebody looks.
    pub doom: Option<DoomView>,
    /// Its search tree as it is shown.
    pub tree: TreeView,
    /// The skyline as it was drawn last, and what it was drawn for.
    pub skyline: super::strip::Skyline,
}

/// A step that the viewer has marked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Bookmark {
    pub step: u64,
    /// The board that was leading.
    pub board: usize,
}

/// Everything the window shows.
pub struct State {
    /// What is shown: the lesson as it was opened, or its puzzle on other boards.
    pub lesson: Lesson,
    /// The lesson as it was opened.
    pub home: Lesson,
    pub language: Language,
    pub theme: Theme,
    pub options: BoardOptions,
    pub boards: Vec<BoardState>,
    /// The board that keys such as "next conflict" are about.
    pub leading: usize,
    /// The board that led before.
    pub led_before: usize,
    /// By what the other boards stand beside the leading one.
    pub alignment: Alignment,
    /// Whether the other boards stand where the alignment wants them.
    pub is_lined_up: bool,
    /// Where the playhead was then.
    pub(super) lined_up_at: u64,
    /// The step of the leading board; under [`Alignment::Step`] that of all boards, which may be
    /// beyond the end of some.
    pub playhead: Playhead,
    pub bookmarks: BTreeSet<Bookmark>,
    /// The steps of the lesson's stops, in their order, as far as they are known; on the first board
    /// unless boards are aligned by step.
    pub stops: Vec<u64>,
    /// What each of them says.
    pub(super) stop_texts: Vec<Option<Text>>,
    /// What looks for the stops.
    pub(super) finders: Vec<Finder>,
    pub view: View,
    /// What programs are written in.
    pub code: CodeLanguage,
    /// The functions that the viewer has unfolded, by the names of their explanations.
    pub unfolded: BTreeSet<&'static str>,
    /// The cell that the viewer asks about, instead of the one in play.
    pub asked: Option<Cell>,
    /// How many steps the log is scrolled away from the playhead.
    pub log_offset: i64,
    /// Text size relative to the usual one, as the viewer wants it; small windows show less.
    pub zoom: f32,
    /// Many puzzles at once, once a file of them has been opened so, and whether that is on show.
    pub set: Option<SetView>,
    pub shows_set: bool,
    /// Whether boards tell when they can no longer be completed.
    pub shows_doom: bool,
    /// The board whose tree is shown, instead of the leading one's.
    pub tree_of: Option<usize>,
    /// Whether heat is that of whole runs, whatever the playhead.
    pub is_heat_whole: bool,
    pub is_presenting: bool,
    pub is_blank: bool,
    pub shows_help: bool,
    /// Whether the viewer is choosing which searches are shown.
    pub chooses_boards: bool,
    /// The course, and how far it has been taken.
    pub course: CourseView,
    /// The file of the lesson, which may change.
    pub(super) reloading: Reloading,
    /// A puzzle of one's own.
    pub editing: Editing,
    /// What is being opened.
    pub opening: Opening,
    /// What is being exported.
    pub exporting: Exporting,
    /// What could not be done, to be said at the foot of the window.
    pub notice: Option<&'static str>,
    /// How fast it really plays.
    pub pulse: Pulse,
    /// Whether runs are being explored.
    pub is_exploring: bool,
    /// How often the viewer has asked for more exploration.
    pub(super) extensions: u64,
    pub(super) wanted: Option<Wanted>,
    /// Whether the boards race to their ends, whatever the lesson has to say on the way.
    pub(super) is_racing: bool,
    /// The questions of the stops that have been come to, by their numbers.
    pub(super) posed: BTreeMap<usize, Posed>,
    /// What is asked before every move, and who answers.
    pub asking: Asking,
    /// Where what is being shown ends, and how fast it was played before.
    pub(super) showing: Option<(u64, Speed)>,
    /// Whether what a stop says is folded away where it lies over a view.
    pub is_stop_folded: bool,
    /// Branches that were put away, and whether one is being made.
    pub branching: Branching,
    /// A student who makes the moves of the leading board.
    pub solving: Option<Solving>,
    pub(super) looking: Option<Looking>,
    pub(super) parting: Option<Parting>,
    commands: Vec<Command>,
}

impl BoardState {
    /// A run at its start.
    pub(super) fn of(timeline: Timeline) -> Self {
        Self {
            moment: timeline.start(),
            timeline,
            title: String::new(),
            hovered: None,
            is_moving: false,
            heat: None,
            whole_heat: None,
            doom: None,
            tree: TreeView::default(),
            skyline: Default::default(),
        }
    }

    /// What the options taken back have cost, for each open choice point from the root; empty until
    /// it has all been found.
    pub fn costs(&mut self, ctx: &egui::Context) -> Vec<Vec<Cost>> {
        let patience = self.patience();
        let costs = self
            .tree
            .costs(&self.timeline, self.moment.step(), patience);
        costs.unwrap_or_else(|| {
            ctx.request_repaint();
            Vec::new()
        })
    }

    /// How long a frame may look for what a view shows, in seconds.
    pub const fn patience(&self) -> f64 {
        if self.is_moving {
            WORKING_MOVED
        } else {
            WORKING
        }
    }
}

impl State {
    pub fn new(lesson: Lesson, language: Language) -> Self {
        let mut state = Self {
            language,
            theme: Theme::default(),
            options: BoardOptions::default(),
            boards: Vec::new(),
            leading: 0,
            led_before: 0,
            alignment: Alignment::default(),
            is_lined_up: false,
            lined_up_at: 0,
            playhead: Playhead::new(Speed::per_second(lesson.speed)),
            bookmarks: BTreeSet::new(),
            stops: Vec::new(),
            stop_texts: Vec::new(),
            finders: Vec::new(),
            view: lesson.view,
            code: CodeLanguage::default(),
            unfolded: BTreeSet::new(),
            asked: None,
            log_offset: 0,
            zoom: 1.0,
            set: None,
            shows_set: false,
            shows_doom: false,
            tree_of: None,
            is_heat_whole: false,
            is_presenting: false,
            is_blank: false,
            shows_help: false,
            chooses_boards: false,
            course: CourseView::default(),
            reloading: Reloading::default(),
            editing: Editing::default(),
            opening: Opening::default(),
            exporting: Exporting::default(),
            notice: None,
            pulse: Pulse::default(),
            is_exploring: true,
            extensions: 0,
            wanted: None,
            is_racing: false,
            posed: BTreeMap::new(),
            asking: Asking::default(),
            showing: None,
            is_stop_folded: false,
            solving: None,
            branching: Branching::default(),
            looking: None,
            parting: None,
            commands: Vec::new(),
            home: lesson.clone(),
            lesson,
        };
        state.start_boards();
        state
    }

    /// Shows another lesson from its start.
    pub fn open(&mut self, lesson: Lesson) {
        self.note_place();
        self.course.leave();
        self.editing.leave();
        self.reloading = Reloading::default();
        self.home = lesson.clone();
        self.view = lesson.view;
        self.lesson = lesson;
        self.start_boards();
    }

    /// Shows a new version of the lesson, and keeps the place. What has been explored stays if the
    /// searches are the same.
    pub(super) fn replace(&mut self, lesson: Lesson) {
        let (step, view, leading) = (self.playhead.position(), self.view, self.leading);
        let is_same = |old: &Lesson| old.problem == lesson.problem && old.boards == lesson.boards;
        if is_same(&self.lesson) {
            self.home = lesson.clone();
            self.lesson = lesson;
            self.look_for_stops();
            self.is_exploring = true;
            return;
        }
        self.home = lesson.clone();
        self.lesson = lesson;
        self.start_boards();
        self.view = view;
        self.lead(leading.min(self.boards.len() - 1));
        self.wait_for(step);
    }

    fn start_boards(&mut self) {
        let specs = self.lesson.boards.iter();
        self.boards = specs.map(|spec| self.start(*spec)).collect();
        self.name_boards();
        self.solving = None;
        self.forget_branches();
        self.leading = 0;
        self.led_before = 0;
        self.looking = None;
        self.parting = None;
        // Alone, a board is better watched without knowing how it ends.
        self.shows_doom = self.boards.len() > 1;
        self.alignment = self.lesson.alignment;
        self.is_lined_up = false;
        self.asked = None;
        self.tree_of = None;
        self.log_offset = 0;
        self.playhead = Playhead::new(Speed::per_second(self.lesson.speed));
        self.bookmarks.clear();
        self.look_for_stops();
        self.notice = None;
        self.is_exploring = true;
        self.extensions = 0;
        self.wanted = None;
    }

    /// A board at its start.
    fn start(&self, spec: BoardSpec) -> BoardState {
        let problem = self.lesson.problem.clone();
        BoardState::of(Timeline::new(problem, spec.strategy, spec.goal))
    }

    /// Shows the puzzle on other boards, one to four. Those that are there already stay as they are;
    /// what a lesson says of its own boards is left out.
    pub fn set_boards(&mut self, specs: Vec<BoardSpec>) {
        self.solving = None;
        let step = self.playhead.position();
        let mut before: Vec<BoardState> = std::mem::take(&mut self.boards);
        self.shows_doom |= before.len() == 1 && specs.len() > 1;
        let spec_of = |board: &BoardState| BoardSpec {
            strategy: board.timeline.plan().last_strategy(),
            goal: board.timeline.goal(),
        };
        for spec in &specs {
            let is_it = |board: &BoardState| board.fork().is_none() && spec_of(board) == *spec;
            let known = before.iter().position(is_it);
            let board = match known {
                Some(index) => before.remove(index),
                None => self.start(*spec),
            };
            self.boards.push(board);
        }
        self.lesson = if specs == self.home.boards {
            self.home.clone()
        } else {
            Lesson {
                text: Text::of(|language: Language| language.word("own-boards-text")),
                boards: specs,
                stops: Vec::new(),
                ..self.home.clone()
            }
        };
        self.put_away(before);
        self.leading = self.leading.min(self.boards.len() - 1);
        self.change_boards();
        self.bookmarks.clear();
        self.look_for_stops();
        self.is_exploring = true;
        self.wait_for(step);
    }

    /// Forgets what was known of the boards together, after some have come or gone.
    pub(super) fn change_boards(&mut self) {
        self.name_boards();
        self.tree_of = None;
        self.led_before = self.led_before.min(self.boards.len() - 1);
        self.is_lined_up = false;
        self.looking = None;
        self.parting = None;
        self.asking.forget_now();
    }

    /// Asks for something; it is done at the end of the frame.
    pub fn push(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// Speaks another language from now on; nothing else changes.
    pub fn speak(&mut self, language: Language) {
        self.language = language;
        self.name_boards();
    }

    /// Calls each board by its strategy; where two have the same, by what they look for too.
    fn name_boards(&mut self) {
        let language = self.language;
        let strategies: Vec<_> = self
            .boards
            .iter()
            .map(|b| b.timeline.plan().last_strategy())
            .collect();
        for board in &mut self.boards {
            let strategy = board.timeline.plan().last_strategy();
            board.title = strategy_name(strategy, language);
            let is_alone = strategies.iter().filter(|s| **s == strategy).count() == 1;
            let goal = match board.timeline.goal() {
                Goal::First => language.word("goal-first"),
                Goal::All => language.word("goal-all"),
                Goal::Count(limit) => format!("{} {limit}", language.word("goal-count")),
            };
            if !is_alone {
                board.title = format!("{}, {goal}", board.title);
            }
            if let Some(fork) = board.fork() {
                let topology = board.timeline.problem().topology();
                let name = strategy_name(strategy, language);
                board.title = branching::name(fork, &name, topology, language);
            }
        }
    }

    /// Lets time go by: explores, and plays.
    pub fn pass_time(&mut self, dt: f64) {
        self.explore();
        self.find_stops();
        self.resolve();
        let (last, is_end) = (self.last_step(), self.knows_end());
        let before = self.playhead.position();
        let asks = self.hides_future() && self.showing.is_none();
        let next = if asks { last.min(before + 1) } else { last };
        self.playhead.advance(dt, next, is_end);
        // What a stop has to say is not played over.
        let after = self.playhead.position();
        if let Some((end, _)) = self.showing {
            if after >= end {
                self.end_showing();
                self.jump(end);
            }
        } else if asks && after > before {
            self.playhead.pause();
        }
        if let Some(stop) = self.stops.iter().find(|stop| {
            !self.is_racing
                && self.showing.is_none()
                && self.leads_stops()
                && (before + 1..=after).contains(*stop)
        }) {
            self.playhead.go_to(*stop);
            self.playhead.pause();
            self.arrive();
        }
        let is_at_frontier = after == last && !is_end && !self.is_exploring;
        if self.playhead.is_playing() && is_at_frontier {
            self.playhead.pause();
            self.notice = Some("not-explored");
        }
        if self.playhead.is_playing() {
            self.pulse.beat(after - before, dt);
        } else {
            self.pulse = Pulse::default();
        }
    }

    /// Does what was asked for, and brings the boards to the playhead; says whether one has moved, so
    /// that what was drawn before is out of date.
    pub fn carry_out(&mut self) -> bool {
        for command in std::mem::take(&mut self.commands) {
            self.apply(command);
        }
        self.resolve();
        let has_parted = self.look_for_difference();
        let has_moved = self.line_up() | has_parted;
        self.pose();
        self.note_stop();
        self.foresee();
        self.count_heat();
        has_moved
    }

    /// Whether nothing that was asked for is still being worked out.
    pub fn is_settled(&self) -> bool {
        self.wanted.is_none()
            && self.looking.is_none()
            && !self.is_counting()
            && !self.is_foreseeing()
            && !self.editing.is_busy()
    }

    /// Seconds until something changes by itself; `None` when all is still.
    pub fn next_frame_in(&self) -> Option<f64> {
        let is_looking = self.looking.is_some() || self.is_foreseeing();
        let is_working = self.is_counting() || is_looking || self.exporting.is_busy();
        let is_working = is_working || self.editing.is_busy();
        if self.is_exploring && self.is_unfinished() || is_working {
            return Some(0.0);
        }
        // Slow steps are waited for; fast ones take every frame there is.
        let due = self.playhead.next_step_in()?;
        Some(if due < 1.0 / 60.0 { 0.0 } else { due })
    }
}
