//! Branches: at any step another value, cell or strategy is taken, and the run that comes of it stands
//! beside the one that it leaves.

use super::state::{BoardState, Bookmark, State};
use crate::analysis::alignment::Alignment;
use crate::explain::{Args, Language, args, strategy_name};
use crate::lesson::MOST_BOARDS;
use crate::puzzle::{Cell, Topology};
use crate::solver::{Event, Fork, Spot, Strategy, Turn};
use crate::timeline::Moment;
use egui::{ComboBox, RichText, Ui};

/// Steps of a new branch that are there at once.
const FIRST_STEPS: u64 = 64;
/// How many branches that were put away can be fetched back; each takes up to some 6 MiB.
const MOST_KEPT: usize = 8;
/// How wide the dialog is, in points.
const WIDTH: f32 = 420.0;

/// Branches that have been put away, and whether one is being made.
#[derive(Default)]
pub struct Branching {
    pub is_open: bool,
    /// The branches put away, the latest last, each with its place among the boards: at most
    /// [`MOST_KEPT`].
    discarded: Vec<(usize, BoardState)>,
}

impl Branching {
    fn forget_oldest(&mut self) {
        let many = self.discarded.len().saturating_sub(MOST_KEPT);
        self.discarded.drain(..many);
    }
}

impl BoardState {
    /// Where the run leaves another, if it does.
    pub fn fork(&self) -> Option<Fork> {
        self.timeline.plan().forks().last()
    }
}

impl State {
    /// Whether nobody has made a branch that is on show.
    pub fn has_branches(&self) -> bool {
        self.boards.iter().any(|board| board.fork().is_some())
    }

    /// Lets a branch leave the leading board's run at the step that it shows.
    pub fn fork(&mut self, turn: Turn) {
        if self.boards.len() >= MOST_BOARDS {
            self.notice = Some("fork-full");
            return;
        }
        let board = &self.boards[self.leading];
        let step = board.moment.step();
        let Ok(mut timeline) = board.timeline.fork(step, turn) else {
            self.notice = Some("fork-none");
            return;
        };
        timeline.explore(FIRST_STEPS);
        self.boards.push(BoardState::of(timeline));
        self.branching.is_open = false;
        self.align(Alignment::Step);
        self.is_exploring = true;
        self.change_boards();
        // Where it parts is to be seen at once.
        self.halt_at(step + 1);
    }

    /// Puts a branch away; it can be fetched back. Other boards stay.
    pub fn discard(&mut self, index: usize) {
        if self.boards[index].fork().is_none() {
            self.notice = Some("fork-not-a-branch");
            return;
        }
        let step = self.playhead.position();
        let board = self.boards.remove(index);
        self.branching.discarded.push((index, board));
        self.branching.forget_oldest();
        let marks = std::mem::take(&mut self.bookmarks).into_iter();
        let marks = marks.filter(|mark| mark.board != index);
        self.bookmarks = marks
            .map(|mark| Bookmark {
                board: mark.board - usize::from(mark.board > index),
                ..mark
            })
            .collect();
        self.leading = if self.leading >= index {
            self.leading.saturating_sub(1)
        } else {
            self.leading
        };
        self.change_boards();
        self.wait_for(step);
        self.notice = Some("fork-discarded");
    }

    /// Fetches the branch back that was put away last.
    pub fn fetch_back(&mut self) {
        if self.boards.len() >= MOST_BOARDS {
            self.notice = Some("fork-full");
        } else if let Some((index, board)) = self.branching.discarded.pop() {
            let index = index.min(self.boards.len());
            self.boards.insert(index, board);
            self.leading = index;
            self.change_boards();
            self.notice = None;
        }
    }

    /// Puts branches away whose boards have to make room.
    pub(super) fn put_away(&mut self, boards: Vec<BoardState>) {
        let branches = boards.into_iter().filter(|board| board.fork().is_some());
        let discarded = &mut self.branching.discarded;
        discarded.extend(branches.map(|board| (MOST_BOARDS, board)));
        self.branching.forget_oldest();
    }

    /// Forgets every branch: another lesson is shown.
    pub(super) fn forget_branches(&mut self) {
        self.branching = Branching::default();
    }

    /// A cell was clicked while a branch is being made: it is decided next, if something is.
    pub fn fork_at(&mut self, cell: Cell) -> bool {
        let moment = &self.boards[self.leading].moment;
        let turn = Turn::Select(Spot::Cell(cell));
        let is_possible = self.branching.is_open && can_turn(moment, turn);
        if is_possible {
            self.fork(turn);
        }
        is_possible
    }
}

fn can_turn(moment: &Moment, turn: Turn) -> bool {
    moment.solver().turned(moment.problem(), turn).is_ok()
}

/// What a branch is called: the strategy that it goes on under, and what it does where it leaves.
pub fn name(fork: Fork, strategy: &str, topology: &Topology, language: Language) -> String {
    let (turn, at, value) = match fork.turn {
        Turn::Select(Spot::Cell(cell)) => ("select", topology.address(cell), String::new()),
        Turn::Select(Spot::Places(_, value)) => ("select", value.to_string(), String::new()),
        Turn::Try(cell, value) => ("try", topology.address(cell), value.to_string()),
        Turn::Strategy(_) => ("strategy", String::new(), String::new()),
    };
    let values: Args = args([
        ("strategy", strategy.to_owned().into()),
        ("step", language.number(fork.step).into()),
        ("turn", turn.into()),
        ("at", at.into()),
        ("value", value.into()),
    ]);
    language.text("fork-name", &values)
}

/// Shows what else could be done at this step, if the dialog is open.
pub fn show(ctx: &egui::Context, state: &mut State) {
    if !state.branching.is_open || state.solving.is_some() {
        return;
    }
    let language = state.language;
    let mut is_open = true;
    let mut chosen = None;
    egui::Window::new(language.word("fork"))
        .open(&mut is_open)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::RIGHT_TOP, [-12.0, 56.0])
        .show(ctx, |ui| {
            ui.set_width((ctx.content_rect().width() - 60.0).min(WIDTH));
            chosen = turns(ui, state);
            kept(ui, state);
        });
    state.branching.is_open &= is_open;
    if let Some(turn) = chosen {
        state.fork(turn);
    }
}

/// The turns that can be taken here.
fn turns(ui: &mut Ui, state: &mut State) -> Option<Turn> {
    let language = state.language;
    let board = &mut state.boards[state.leading];
    let moment = &board.moment;
    let topology = moment.problem().topology();
    let next = board
        .timeline
        .at(moment.step() + 1)
        .and_then(|next| next.event());
    let mut chosen = None;
    let step = args([("step", language.number(moment.step()).into())]);
    ui.label(language.text("fork-step", &step));
    match next {
        Some(Event::Place { cell, value } | Event::Conflict { cell, value, .. }) => {
            ui.strong(language.word("fork-value"));
            ui.horizontal_wrapped(|ui| {
                let choice = moment.choices().pop();
                let untried = choice.iter().flat_map(|choice| &choice.untried);
                for (c, v) in untried.filter(|option| **option != (cell, value)) {
                    let words = match choice.as_ref().map(|choice| choice.at) {
                        Some(Spot::Places(..)) => topology.address(*c),
                        Some(Spot::Cell(_)) | None => v.to_string(),
                    };
                    if ui.button(RichText::new(words).strong()).clicked() {
                        chosen = Some(Turn::Try(*c, *v));
                    }
                }
            });
        }
        Some(Event::Select { .. }) => {
            ui.strong(language.word("fork-cell"));
            ComboBox::from_id_salt("fork-cell")
                .selected_text("…")
                .show_ui(ui, |ui| {
                    let cells = topology.all_cells().map(|cell| (cell, Spot::Cell(cell)));
                    let turns = cells.map(|(cell, at)| (cell, Turn::Select(at)));
                    for (cell, turn) in turns.filter(|(_, turn)| can_turn(moment, *turn)) {
                        if ui.selectable_label(false, topology.address(cell)).clicked() {
                            chosen = Some(turn);
                        }
                    }
                });
        }
        _ => {
            ui.label(language.word("fork-forced"));
        }
    }
    let all = Strategy::NAMED.map(|(_, strategy)| strategy).into_iter();
    let others: Vec<Strategy> = all
        .filter(|strategy| can_turn(moment, Turn::Strategy(*strategy)))
        .collect();
    if !others.is_empty() {
        ui.strong(language.word("fork-strategy"));
        ui.horizontal_wrapped(|ui| {
            for strategy in others {
                if ui.button(strategy_name(strategy, language)).clicked() {
                    chosen = Some(Turn::Strategy(strategy));
                }
            }
        });
    }
    chosen
}

/// The branches on show, and the way back for those put away.
fn kept(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let mut discarded = None;
    ui.separator();
    for (index, board) in state.boards.iter().enumerate() {
        if board.fork().is_none() {
            continue;
        }
        ui.push_id(index, |ui| {
            ui.horizontal(|ui| {
                let button = ui.button("✕").on_hover_text(language.word("fork-discard"));
                if button.clicked() {
                    discarded = Some(index);
                }
                ui.add(egui::Label::new(&board.title).truncate());
            });
        });
    }
    let back = format!("{}  Ctrl Z", language.word("fork-back"));
    if !state.branching.discarded.is_empty() && ui.button(back).clicked() {
        state.fetch_back();
    }
    if let Some(index) = discarded {
        state.discard(index);
    }
    ui.label(RichText::new(language.word("fork-hint")).weak().small());
}
