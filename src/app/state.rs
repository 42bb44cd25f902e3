//! What the window shows, and the one place where it changes.

use super::asking::{Asking, Posed};
use super::differing::{Looking, Parting};
use super::doomed::DoomView;
use super::exporting::Exporting;
use super::gui::platform;
use super::opening::Opening;
use super::panels::TreeView;
use super::pulse::Pulse;
use super::sets::SetView;
use super::solving::Solving;
use crate::analysis::alignment::Alignment;
use crate::analysis::heat::Heat;
use crate::analysis::tree::Cost;
use crate::cli::View;
use crate::explain::code::CodeLanguage;
use crate::explain::{Language, strategy_name};
use crate::lesson::{BoardSpec, Finder, Lesson, Quantity, Stop, Text};
use crate::playhead::{Command, Direction, Kind, Playhead, Speed};
use crate::puzzle::Cell;
use crate::scene::{BoardOptions, Theme};
use crate::solver::{EventKind, Goal};
use crate::timeline::{Found, Measure, Moment, Timeline};
use std::collections::{BTreeMap, BTreeSet};

/// How long a frame may explore runs, in seconds.
const EXPLORING: f64 = 0.006;
/// What is said while something asked for has not been explored yet.
pub(super) const LOOKING: &str = "looking";
/// How long a frame may look for what a view shows, in seconds.
const WORKING: f64 = 0.006;
/// The same while the board is moving, as under a dragged playhead: frames must follow each other.
const WORKING_MOVED: f64 = 0.0002;
/// How long it may take to play what a question was about, in seconds.
const LONGEST_SHOW: f64 = 4.0;
/// Steps between two looks at the clock.
const SLICE: u64 = 1 << 17;
/// Steps that are explored unasked, some seconds' work; from then on the viewer decides.
const UNASKED: u64 = 1 << 30;
/// The same for strategies that keep domains, which take their steps more slowly.
const UNASKED_SLOW: u64 = 1 << 22;

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
    /// How often its cells were written; counted once somebody looks.
    pub heat: Option<Heat>,
    /// What is known of where its positions can no longer be completed; found out once somebody looks.
    pub doom: Option<DoomView>,
    /// Its search tree as it is shown.
    pub tree: TreeView,
    /// The skyline as it was drawn last, and what it was drawn for.
    pub skyline: super::strip::Skyline,
}

/// A place that is looked for and may be beyond what is explored.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Wanted {
    End,
    Step(u64),
    Next(Measure),
    Out,
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
    /// The step of the leading board; under [`Alignment::Step`] that of all boards, which may be
    /// beyond the end of some.
    pub playhead: Playhead,
    pub bookmarks: BTreeSet<Bookmark>,
    /// The steps of the lesson's stops, in their order, as far as they are known; on the first board
    /// unless boards are aligned by step.
    pub stops: Vec<u64>,
    /// What each of them says.
    stop_texts: Vec<Option<Text>>,
    /// What looks for the stops.
    finders: Vec<Finder>,
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
    pub is_presenting: bool,
    pub is_blank: bool,
    pub shows_help: bool,
    /// Whether the viewer is choosing which searches are shown.
    pub chooses_boards: bool,
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
    extensions: u64,
    wanted: Option<Wanted>,
    /// Whether the boards race to their ends, whatever the lesson has to say on the way.
    is_racing: bool,
    /// The questions of the stops that have been come to, by their numbers.
    pub(super) posed: BTreeMap<usize, Posed>,
    /// What is asked before every move, and who answers.
    pub asking: Asking,
    /// Where what is being shown ends, and how fast it was played before.
    showing: Option<(u64, Speed)>,
    /// Whether what a stop says is folded away where it lies over a view.
    pub is_stop_folded: bool,
    /// A student who makes the moves of the leading board.
    pub solving: Option<Solving>,
    pub(super) looking: Option<Looking>,
    pub(super) parting: Option<Parting>,
    commands: Vec<Command>,
}

impl BoardState {
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
            is_presenting: false,
            is_blank: false,
            shows_help: false,
            chooses_boards: false,
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
        self.home = lesson.clone();
        self.view = lesson.view;
        self.lesson = lesson;
        self.start_boards();
    }

    fn start_boards(&mut self) {
        let specs = self.lesson.boards.iter();
        self.boards = specs.map(|spec| self.start(*spec)).collect();
        self.name_boards();
        self.solving = None;
        self.leading = 0;
        self.led_before = 0;
        self.looking = None;
        self.parting = None;
        // Alone, a board is better watched without knowing how it ends.
        self.shows_doom = self.boards.len() > 1;
        self.alignment = self.lesson.alignment;
        self.is_lined_up = false;
        self.asked = None;
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
        let mut timeline = Timeline::new(problem, spec.strategy, spec.goal);
        let moment = timeline.at(0).expect("the start is always explored");
        BoardState {
            timeline,
            moment,
            title: String::new(),
            hovered: None,
            is_moving: false,
            heat: None,
            doom: None,
            tree: TreeView::default(),
            skyline: Default::default(),
        }
    }

    /// Shows the puzzle on other boards, one to four. Those that are there already stay as they are;
    /// what a lesson says of its own boards is left out.
    pub fn set_boards(&mut self, specs: Vec<BoardSpec>) {
        self.solving = None;
        let step = self.playhead.position();
        let mut before: Vec<BoardState> = std::mem::take(&mut self.boards);
        self.shows_doom |= before.len() == 1 && specs.len() > 1;
        let spec_of = |board: &BoardState| BoardSpec {
            strategy: board.timeline.strategy(),
            goal: board.timeline.goal(),
        };
        for spec in &specs {
            let known = before.iter().position(|board| spec_of(board) == *spec);
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
        self.name_boards();
        self.leading = self.leading.min(self.boards.len() - 1);
        self.is_lined_up = false;
        self.looking = None;
        self.parting = None;
        self.bookmarks.clear();
        self.look_for_stops();
        self.is_exploring = true;
        self.wait_for(step);
    }

    /// Asks for something; it is done at the end of the frame.
    pub fn push(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// Goes to a step as soon as it is explored.
    pub fn wait_for(&mut self, step: u64) {
        self.wanted = Some(Wanted::Step(step));
        self.resolve();
    }

    /// Speaks another language from now on; nothing else changes.
    pub fn speak(&mut self, language: Language) {
        self.language = language;
        self.name_boards();
    }

    /// Calls each board by its strategy; where two have the same, by what they look for too.
    fn name_boards(&mut self) {
        let language = self.language;
        let strategies: Vec<_> = self.boards.iter().map(|b| b.timeline.strategy()).collect();
        for board in &mut self.boards {
            let strategy = board.timeline.strategy();
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
        }
    }

    /// Explores every run as far as it goes unasked, however long it takes.
    pub fn explore_now(&mut self) {
        while self.is_exploring && self.is_unfinished() {
            self.explore();
        }
        self.find_stops();
        self.resolve();
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

    /// Begins to look for the stops of the lesson.
    fn look_for_stops(&mut self) {
        self.stops.clear();
        self.stop_texts.clear();
        self.posed.clear();
        self.asking.forget();
        self.showing = None;
        let finder = |stop: &Stop| Finder::new(stop.at, stop.board);
        self.finders = self.lesson.stops.iter().map(finder).collect();
    }

    /// Finds the stops that have been explored by now, and what they say.
    fn find_stops(&mut self) {
        let timelines: Vec<&Timeline> = self.boards.iter().map(|b| &b.timeline).collect();
        let mut found = Vec::new();
        for finder in &mut self.finders[self.stops.len()..] {
            match finder.advance(&timelines, SLICE) {
                Found::At(step) => found.push(step),
                Found::NotYet | Found::Never => break,
            }
        }
        for step in found {
            let stop = &self.lesson.stops[self.stops.len()];
            let timeline = &mut self.boards[stop.board()].timeline;
            let moment = timeline.at(step.min(timeline.explored()));
            let count = |quantity: Quantity| {
                let moment = moment.as_ref()?;
                quantity.of(moment.problem(), moment.solver())
            };
            let text = stop.text.as_ref().map(|text| text.filled(count));
            self.stop_texts.push(text);
            self.stops.push(step);
        }
    }

    /// What a stop says that has been found.
    pub fn stop_text(&self, number: usize) -> Option<&str> {
        let text = self.stop_texts.get(number)?.as_ref()?;
        Some(text.get(self.language))
    }

    /// The number of the stop that the playhead has come to or passed last, from 0.
    pub fn current_stop(&self) -> Option<usize> {
        let position = self.step_of(0);
        self.stops.iter().rposition(|stop| *stop <= position)
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
        self.foresee();
        self.count_heat();
        has_moved
    }

    /// Counts what the heat view shows a little further.
    fn count_heat(&mut self) {
        if self.view != View::Heat || self.is_presenting {
            return;
        }
        let share = 1.0 / self.boards.len() as f64;
        for board in &mut self.boards {
            let patience = board.patience() * share;
            let (timeline, step) = (&board.timeline, board.moment.step());
            let heat = board.heat.get_or_insert_with(|| {
                let problem = timeline.problem().clone();
                Heat::new(problem, timeline.strategy(), timeline.goal())
            });
            let start = platform::now();
            while !heat.seek(step, SLICE / 64) && platform::now() - start < patience {}
        }
    }

    /// Whether nothing that was asked for is still being worked out.
    pub fn is_settled(&self) -> bool {
        self.wanted.is_none()
            && self.looking.is_none()
            && !self.is_counting()
            && !self.is_foreseeing()
    }

    fn is_counting(&self) -> bool {
        let is_counted = |board: &BoardState| {
            let heat = board.heat.as_ref();
            heat.is_some_and(|heat| heat.tally().step() == board.moment.step())
        };
        self.view == View::Heat && !self.is_presenting && !self.boards.iter().all(is_counted)
    }

    fn apply(&mut self, command: Command) {
        // What comes next is the student's to find.
        if self.solving.is_some() {
            return;
        }
        self.notice = None;
        if self.is_held(command) {
            return;
        }
        self.end_showing();
        self.wanted = None;
        self.looking = None;
        self.is_racing = false;
        match command {
            Command::TogglePlay if self.playhead.is_playing() => self.playhead.pause(),
            Command::TogglePlay | Command::Play => {
                // At the end, playing means from the start again.
                if self.knows_end() && self.playhead.position() == self.last_step() {
                    self.playhead.go_to(0);
                }
                self.playhead.play();
            }
            Command::Pause => self.playhead.pause(),
            Command::SetSpeed(speed) => self.playhead.set_speed(speed),
            Command::Faster => self.playhead.faster(),
            Command::Slower => self.playhead.slower(),
            Command::ToggleBookmark => {
                let step = self.playhead.position();
                let is_there = |mark: &Bookmark| mark.step == step && self.is_marked(*mark);
                match self.bookmarks.iter().copied().find(is_there) {
                    Some(mark) => self.bookmarks.remove(&mark),
                    None => self.bookmarks.insert(Bookmark {
                        step,
                        board: self.leading,
                    }),
                };
            }
            Command::Step(steps) => {
                self.playhead.pause();
                let last = self.last_step();
                self.playhead.step(steps, last);
            }
            Command::First => self.jump(0),
            Command::Last => self.want(Wanted::End),
            Command::GoTo(step) => self.want(Wanted::Step(step)),
            Command::Percent(percent) => {
                let last = self.last_step();
                self.jump((u128::from(last) * u128::from(percent) / 100) as u64);
                if self.is_unfinished() {
                    self.notice = Some("percent-of-explored");
                }
            }
            Command::Move(direction) => self.find(Measure::Moves, direction),
            Command::Find(kind, direction) => self.find(Measure::Events(event(kind)), direction),
            Command::Stop(direction) => self.go_to_stop(direction),
            Command::Out => self.want(Wanted::Out),
            Command::Difference(direction) => self.want_difference(direction),
            Command::Race => self.race(),
        }
    }

    fn go_to_stop(&mut self, direction: Direction) {
        if !self.leads_stops() {
            self.lead(0);
        }
        let position = self.playhead.position();
        let stop = match direction {
            Direction::Forward => self.stops.iter().find(|stop| **stop > position),
            Direction::Back => self.stops.iter().rfind(|stop| **stop < position),
        };
        match stop {
            Some(step) => {
                self.jump(*step);
                self.arrive();
            }
            None => {
                self.playhead.pause();
                let has_more = self.stops.len() < self.lesson.stops.len();
                self.notice = Some(match direction {
                    Direction::Forward if has_more => "not-explored",
                    Direction::Forward | Direction::Back => "no-further",
                });
            }
        }
    }

    /// Opens the view of the stop that the playhead has come to.
    fn arrive(&mut self) {
        let stop = self.stop_here().map(|number| &self.lesson.stops[number]);
        if let Some(view) = stop.and_then(|stop| stop.view) {
            self.view = view;
        }
    }

    fn race(&mut self) {
        self.align(Alignment::Step);
        self.jump(0);
        self.playhead.set_speed(Speed::UNLIMITED);
        self.playhead.play();
        self.is_racing = true;
        self.view = View::Chart;
    }

    /// Plays on to a later step of the leading board, within some seconds.
    pub fn show_until(&mut self, step: u64) {
        self.end_showing();
        let speed = self.playhead.speed();
        let way = step.saturating_sub(self.playhead.position());
        let least = way as f64 / LONGEST_SHOW;
        if speed.rate().is_some_and(|rate| rate < least) {
            self.playhead.set_speed(Speed::per_second(least));
        }
        self.showing = Some((step, speed));
        self.playhead.play();
    }

    fn end_showing(&mut self) {
        if let Some((_, speed)) = self.showing.take() {
            self.playhead.set_speed(speed);
        }
    }

    fn jump(&mut self, step: u64) {
        self.playhead.pause();
        self.playhead.go_to(step);
    }

    /// Goes to a step at once, and nowhere else.
    pub(super) fn halt_at(&mut self, step: u64) {
        self.wanted = None;
        self.looking = None;
        self.is_racing = false;
        self.jump(step);
    }

    fn want(&mut self, wanted: Wanted) {
        self.playhead.pause();
        self.wanted = Some(wanted);
    }

    fn find(&mut self, measure: Measure, direction: Direction) {
        match direction {
            Direction::Forward => self.want(Wanted::Next(measure)),
            Direction::Back => {
                let board = &mut self.boards[self.leading];
                match board.timeline.previous(measure, &board.moment) {
                    Found::At(step) => self.jump(step),
                    Found::NotYet | Found::Never => {
                        self.playhead.pause();
                        self.notice = Some("no-further");
                    }
                }
            }
        }
    }

    /// Goes to what is looked for, if it is known by now.
    fn resolve(&mut self) {
        let Some(wanted) = self.wanted else { return };
        let board = &self.boards[self.leading];
        let found = match wanted {
            Wanted::End if self.knows_end() => Found::At(self.last_step()),
            Wanted::End => Found::NotYet,
            Wanted::Step(step) if step <= self.last_step() => Found::At(step),
            Wanted::Step(_) if self.knows_end() => Found::At(self.last_step()),
            Wanted::Step(_) => Found::NotYet,
            Wanted::Next(measure) => board.timeline.next(measure, &board.moment),
            Wanted::Out => board.timeline.out(&board.moment),
        };
        match found {
            Found::At(step) => {
                self.wanted = None;
                if self.notice == Some(LOOKING) {
                    self.notice = None;
                }
                self.playhead.go_to(step);
            }
            Found::Never => {
                self.wanted = None;
                self.notice = Some("no-further");
            }
            Found::NotYet if self.is_exploring => self.notice = Some(LOOKING),
            Found::NotYet => {
                self.wanted = None;
                self.notice = Some("not-explored");
                if wanted == Wanted::End {
                    self.playhead.go_to(self.last_step());
                }
            }
        }
    }

    /// Explores every run a little further, as long as a frame allows.
    fn explore(&mut self) {
        let start = platform::now();
        while self.is_exploring && platform::now() - start < EXPLORING {
            let mut goes_on = false;
            for board in &mut self.boards {
                let timeline = &mut board.timeline;
                let (slice, unasked) = if timeline.strategy().keeps_domains() {
                    (SLICE / 64, UNASKED_SLOW)
                } else {
                    (SLICE, UNASKED)
                };
                let limit = unasked.saturating_mul(1 + self.extensions);
                if timeline.length().is_none() && timeline.explored() < limit {
                    timeline.explore(slice);
                    goes_on = true;
                }
            }
            self.is_exploring = goes_on;
        }
    }

    /// Whether there are runs whose end is not known.
    pub fn is_unfinished(&self) -> bool {
        self.boards
            .iter()
            .any(|board| board.timeline.length().is_none())
    }

    /// Explores on, or stops.
    pub fn toggle_exploring(&mut self) {
        self.is_exploring = !self.is_exploring;
        if self.is_exploring {
            self.extensions += 1;
        }
    }

    /// Seconds until something changes by itself; `None` when all is still.
    pub fn next_frame_in(&self) -> Option<f64> {
        let is_looking = self.looking.is_some() || self.is_foreseeing();
        let is_working = self.is_counting() || is_looking || self.exporting.is_busy();
        if self.is_exploring && self.is_unfinished() || is_working {
            return Some(0.0);
        }
        // Slow steps are waited for; fast ones take every frame there is.
        let due = self.playhead.next_step_in()?;
        Some(if due < 1.0 / 60.0 { 0.0 } else { due })
    }
}

const fn event(kind: Kind) -> EventKind {
    match kind {
        Kind::Conflict => EventKind::Conflict,
        Kind::Backtrack => EventKind::Backtrack,
        Kind::DeadEnd => EventKind::DeadEnd,
        Kind::Solution => EventKind::Solution,
    }
}
