//! The code view: the strategy as a program, with the line of this step highlighted.

mod explanation;
mod lines;
mod own;
mod state;

use crate::app::choice::toggle;
use crate::app::cx::Cx;
use crate::app::front_command::FrontCommand;
use crate::app::look::LookCommand;
use crate::app::program;
use crate::app::style::scaled;
use crate::explain::Site;
use crate::explain::code::{CodeLanguage, Listing, ProgramLanguage, variables, widest_variables};
use crate::lesson::StopMark;
use crate::scene::{Code, CodeLayout};
use egui::{RichText, TextStyle, Ui, Vec2, vec2};
use explanation::{Explanation, click, explain};
use lines::show_program;
use state::{show_calls, show_variables};
use std::collections::BTreeSet;

/// The height reserved for the explanation of a function, in lines of text.
const EXPLANATION: f32 = 6.0;
/// The smallest height of the program, in points.
const LOWEST: f32 = 80.0;
/// With less height there is no choice of languages, and no variables either, in points.
const WITH_CHOICE: f32 = 240.0;
const WITH_VARIABLES: f32 = 130.0;
/// The width of the program's scroll bar, in points.
const BAR: f32 = 6.0;

/// Shows the program of the leading board.
pub fn show(ui: &mut Ui, cx: &Cx) {
    if let Some(program) = cx.session.runs().leader().program() {
        return own::show(ui, cx, program);
    }
    ui.spacing_mut().item_spacing.y = 3.0;
    let program = program::shown(cx.session, cx.look);
    let room = ui.available_height();
    if room >= WITH_CHOICE {
        choose_language(ui, cx, program.own);
    }
    let runs = cx.session.runs();
    let moment = runs.leader().moment();
    let (language, code) = (cx.language, cx.look.code);
    if room >= WITH_VARIABLES {
        let now = variables(moment, &program, code, language);
        let widest = widest_variables(moment, &program, code, language);
        show_variables(ui, cx, &now, &widest);
        show_calls(ui, cx);
    }
    let room = ui.available_size() - vec2(BAR, 0.0);
    let explained = program::explained(cx.session, cx.look);
    let explanation = explained.map(|line| Explanation::fitting(ui, cx, &program, line, room.y));
    // The function of a line that is explained is seen.
    let mut unfolded = cx.look.unfolded.clone();
    unfolded.extend(explained.and_then(|line| program.function_at(line)));
    let reserved = EXPLANATION * ui.text_style_height(&TextStyle::Small);
    let fit = |height: f32| laid_out(&program, vec2(room.x, height), &unfolded, scaled(ui, 1.0));
    // A readable program is more important than the explanation below it, which is also in the
    // tooltip.
    let mut height = (room.y - reserved).max(LOWEST.min(room.y));
    let mut layout = fit(height);
    let explains = layout.is_comfortable;
    if !explains {
        height = room.y;
        layout = fit(height);
    }
    if let Some(explanation) = &explanation {
        height = (height.min(room.y - explanation.height)).max(LOWEST.min(room.y));
    }
    let lit: Vec<usize> = program.lines_of(Site::of(moment)).collect();
    let first = lit.first().copied();
    let scene = Code {
        listing: &program,
        syntax: program.syntax(code, language),
        within_comments: &[],
        lit,
        callers: first.map_or_else(Vec::new, |lit| program.callers_of(lit)),
        palette: &cx.palette,
        layout: &layout,
    };
    let framed = |point: &StopMark| match point {
        StopMark::Line(site) => program.lines_of(*site).collect(),
        StopMark::Cell(_) | StopMark::House(_) | StopMark::Counter(_) => Vec::new(),
    };
    let points = cx.session.points_at(runs.leading()).iter();
    let framed: Vec<usize> = points.flat_map(framed).collect();
    let name = match program.own {
        Some(own) => own.name().to_owned(),
        None => code.name(language),
    };
    let shown = (name.as_str(), &framed[..], explained);
    let (response, pointed) = show_program(ui, &scene, shown, height, moment.step());
    let is_hinge = pointed.is_some_and(|(_, is_hinge)| is_hinge);
    if let Some((line, _)) = pointed.filter(|_| response.clicked()) {
        click(cx, &program, line, is_hinge, explained);
    }
    if let Some(explanation) = explanation {
        explanation.show(ui, cx, &program);
    } else if explains && !is_hinge {
        ui.add_space(4.0);
        if let Some(line) = pointed.map(|(line, _)| line).or(first) {
            explain(ui, cx, &program, line);
        }
    } else if let Some((line, _)) = pointed {
        response.on_hover_ui_at_pointer(|ui| {
            ui.set_max_width(360.0);
            explain(ui, cx, &program, line);
            if is_hinge {
                ui.label(RichText::new(language.word("code-hint")).weak().small());
            }
        });
    }
}

/// The program in this room. Text is `times` as large as usual, or as much larger as its longest
/// line allows.
fn laid_out(
    program: &Listing,
    room: Vec2,
    unfolded: &BTreeSet<&'static str>,
    times: f32,
) -> CodeLayout {
    let sized = |scale: f32, unfolded: &BTreeSet<&'static str>| {
        CodeLayout::fitting(program, room.x / scale, room.y / scale, unfolded).times(scale)
    };
    // Unfolding a function makes nothing smaller.
    let (width, _) = sized(times, &BTreeSet::new()).extent();
    let scale = (times * room.x / width).clamp(1.0_f32.min(times), times);
    sized(scale, unfolded)
}

/// Chooses the language of the program, copies it and saves it. A lesson's own is in one language.
fn choose_language(ui: &mut Ui, cx: &Cx, own: Option<ProgramLanguage>) {
    ui.horizontal_wrapped(|ui| {
        let spacing = ui.spacing_mut();
        (spacing.button_padding, spacing.item_spacing.x) = (egui::vec2(5.0, 2.0), 2.0);
        spacing.interact_size.y = 20.0;
        if let Some(own) = own {
            ui.label(RichText::new(own.name()).small().strong());
        }
        for code in CodeLanguage::ALL.into_iter().filter(|_| own.is_none()) {
            let name = RichText::new(code.name(cx.language)).small();
            let button = toggle(ui, code == cx.look.code, name);
            cx.on_click(&button, LookCommand::Code(code));
        }
        // They are for the teacher's own work, not for the class.
        if cx.look.is_presenting {
            return;
        }
        ui.separator();
        ui.spacing_mut().item_spacing.x = 10.0;
        let (copy, save) = (FrontCommand::CopyProgram, FrontCommand::SaveProgram);
        for (word, hint, command) in [
            ("program-copy", "program-copy-hint", copy),
            ("program-save", "program-save-hint", save),
        ] {
            let name = RichText::new(cx.word(word)).small();
            let button = ui.add(egui::Button::new(name).frame(false));
            cx.on_click(&button.on_hover_text(cx.word(hint)), command);
        }
    });
}
