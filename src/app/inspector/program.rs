//! What is known of a program whose run is on show, and what can be done with it.

use crate::app::cx::Cx;
use crate::app::front_command::FrontCommand;
use crate::app::look::LookCommand;
use crate::app::style::scaled;
use crate::app::verdict::{self, Sign};
use crate::explain::Tell;
use crate::lesson::{BoardSpec, MOST_BOARDS, RecordedProgram, View};
use crate::playhead::Direction;
use crate::recording::RunEnd;
use crate::session::{Command, Run};
use crate::solver::Strategy;
use egui::{Button, RichText, Ui, vec2};

/// The text size and the width of a button, in points.
const BUTTON_TEXT: f32 = 16.0;
const BUTTON_WIDTH: f32 = 340.0;

/// Shows the program of a lesson that consists of its run.
pub fn show(ui: &mut Ui, cx: &Cx, program: &RecordedProgram) {
    let mut runs = cx.session.runs().iter();
    let Some(run) = runs.find(|run| run.program().is_some()) else {
        return;
    };
    let recording = &program.recording;
    let events = cx.language.number(recording.events().len() as u64);
    let solutions = run.timeline().frontier().counters().solutions;
    ui.label(cx.text(
        "program-events",
        [
            ("count", (recording.events().len() as u64).into()),
            ("events", events.into()),
            ("solutions", solutions.into()),
            ("found", cx.language.number(solutions).into()),
        ],
    ));
    if recording.left_out() > 0 {
        let count = cx.language.number(recording.left_out());
        ui.label(cx.text("program-left-out", [("count", count.into())]));
    }
    let ending = program
        .ending
        .as_ref()
        .and_then(|ending| ending.words.as_ref());
    if let Some(words) = ending {
        verdict::show(ui, &cx.palette, Sign::Bad, words.say(cx.language));
    }
    judged(ui, cx, run);
    ui.add_space(8.0);
    ways(ui, cx, run);
}

/// Says what is wrong with the run, or why that is not known.
fn judged(ui: &mut Ui, cx: &Cx, run: &Run) {
    if run.is_live() {
        ui.horizontal_wrapped(|ui| {
            ui.weak(cx.word("program-running"));
            let stop = ui.small_button(cx.word("program-stop"));
            cx.on_click(&stop, FrontCommand::StopRun);
        });
    } else if let Some(reason) = run.judge.refusal() {
        ui.weak(reason.message().say(cx.language));
    } else if let Some(judge) = run.judge.judge().filter(|_| run.judge.is_over()) {
        let is_whole = program_end(run) == Some(RunEnd::Finished);
        let words = match judge.total() {
            0 if !is_whole => cx.word("program-right-so-far"),
            count => {
                let faults = cx.language.number(count);
                let counted = [("count", count.into()), ("faults", faults.into())];
                cx.text("program-faults", counted)
            }
        };
        let sign = if judge.total() == 0 {
            Sign::Good
        } else {
            Sign::Bad
        };
        verdict::show(ui, &cx.palette, sign, words);
    }
}

/// How the run of a program ended.
fn program_end(run: &Run) -> Option<RunEnd> {
    run.program().map(|program| program.recording.end())
}

/// Buttons for what a student does next.
fn ways(ui: &mut Ui, cx: &Cx, run: &Run) {
    let mut button = |word, can| {
        let size = scaled(ui, BUTTON_TEXT);
        let words = RichText::new(cx.word(word)).size(size);
        let least = vec2(BUTTON_WIDTH.min(ui.available_width()), 2.0 * size);
        ui.add_enabled(can, Button::new(words).min_size(least))
    };
    if run.knows_rules() {
        let has_faults = !run.judge.faults().is_empty();
        let fault = button("fault-next", has_faults);
        cx.on_click(&fault, Command::Fault(Direction::Forward));
        let mut boards = cx.session.lesson().boards.clone();
        let is_alone = boards.iter().all(|board| board.program.is_some());
        // The goal of a program may only follow from its end.
        let can_compare = !run.is_live() && is_alone && boards.len() < MOST_BOARDS;
        boards.push(BoardSpec::search(Strategy::NAIVE, run.timeline().goal()));
        let beside = button("own-naive", can_compare);
        cx.on_click(&beside, Command::SetBoards(boards));
        let difference = button("difference-next", !cx.session.runs().is_alone());
        cx.on_click(&difference, Command::Difference(Direction::Forward));
    }
    cx.on_click(&button("view-code", true), LookCommand::View(View::Code));
    cx.on_click(
        &button("view-output", true),
        LookCommand::View(View::Output),
    );
}
