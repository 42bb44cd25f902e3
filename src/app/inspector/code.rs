//! The code view: the strategy as a program, with the line of this step highlighted.

use super::panel::{follow, take_role};
use crate::app::cx::Cx;
use crate::app::look::LookCommand;
use crate::app::paint::{color, paint, point_from, rect_from};
use crate::explain::code::{CodeLanguage, Listing, Variable, listing, variables, widest_variables};
use crate::explain::{Language, Site};
use crate::lesson;
use crate::scene::{Anchor, Code, CodeLayout, Font, Palette, Point, Rect, Shape, Stroke, width_of};
use crate::solver::{Spot, Strategy};
use egui::accesskit::Role;
use egui::{
    CursorIcon, Response, RichText, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, WidgetType,
};
use std::collections::BTreeSet;

/// The height reserved for the explanation of a function, in lines of text.
const EXPLANATION: f32 = 6.0;
/// The smallest height of the program, in points.
const LOWEST: f32 = 80.0;
/// The width of the program's scroll bar, in points.
const BAR: f32 = 6.0;
/// The gap between variables, in points.
const GAP: f32 = 12.0;

/// Shows the program of the leading board.
pub fn show(ui: &mut Ui, cx: &Cx) {
    ui.spacing_mut().item_spacing.y = 3.0;
    choose_language(ui, cx);
    let runs = cx.session.runs();
    let run = runs.leader();
    let (moment, language, code) = (run.moment(), cx.language, cx.look.code);
    // A branch may end under another strategy than the one in force at this step.
    let program = listing(run.strategy(), run.timeline().goal(), code, language);
    show_variables(
        ui,
        &variables(moment, &program, code, language),
        &widest_variables(moment, &program, code, language),
        &cx.palette,
    );
    show_calls(ui, cx);
    let text = ui.text_style_height(&TextStyle::Small);
    let room = ui.available_size() - egui::vec2(BAR, 0.0);
    let Arrangement {
        layout,
        height,
        explains,
    } = Arrangement::of(&program, room, EXPLANATION * text, &cx.look.unfolded);
    let lit = program.line_of(Site::of(moment));
    let scene = Code {
        listing: &program,
        code,
        language,
        lit,
        caller: lit.and_then(|lit| program.caller_of(lit)),
        palette: &cx.palette,
        layout: &layout,
    };
    let framed = |point: &lesson::Point| match point {
        lesson::Point::Line(site) => program.line_of(*site),
        lesson::Point::Cell(_) | lesson::Point::House(_) | lesson::Point::Counter(_) => None,
    };
    let points = cx.session.points_at(runs.leading()).iter();
    let framed: Vec<usize> = points.filter_map(framed).collect();
    let (response, pointed) = show_program(ui, &scene, &framed, height, moment.step());
    let is_hinge = pointed.is_some_and(|(_, is_hinge)| is_hinge);
    let clicked = pointed.filter(|_| is_hinge && response.clicked());
    if explains && !is_hinge {
        ui.add_space(4.0);
        if let Some(line) = pointed.map(|(line, _)| line).or(lit) {
            explain(ui, &program, line, language);
        }
    } else if let Some((line, _)) = pointed {
        response.on_hover_ui_at_pointer(|ui| {
            ui.set_max_width(360.0);
            explain(ui, &program, line, language);
            if is_hinge {
                ui.label(RichText::new(language.word("code-hint")).weak().small());
            }
        });
    }
    if let Some(function) = clicked.and_then(|(line, _)| program.function_at(line)) {
        cx.ask(LookCommand::Fold(function));
    }
}

/// The layout of the program in its panel.
struct Arrangement {
    layout: CodeLayout,
    /// The height of the program, in points.
    height: f32,
    /// Whether there is room below for the explanation of the current function.
    explains: bool,
}

impl Arrangement {
    /// A readable program is more important than the explanation, which is also in the tooltip.
    fn of(
        program: &Listing,
        room: egui::Vec2,
        explanation: f32,
        unfolded: &BTreeSet<&'static str>,
    ) -> Self {
        let with = |height: f32, explains: bool| Self {
            layout: CodeLayout::fitting(program, room.x, height, unfolded),
            height,
            explains,
        };
        let explained = with((room.y - explanation).max(LOWEST), true);
        if explained.layout.is_comfortable() {
            explained
        } else {
            with(room.y.max(LOWEST), false)
        }
    }
}

/// Explains the function that a line belongs to.
fn explain(ui: &mut Ui, program: &Listing, line: usize, language: Language) {
    if let Some(function) = program.function_at(line) {
        let header = RichText::new(header(program, line));
        ui.label(header.monospace().strong().small());
        ui.label(RichText::new(language.word(&format!("code-{function}"))).small());
    }
}

fn choose_language(ui: &mut Ui, cx: &Cx) {
    ui.horizontal_wrapped(|ui| {
        let spacing = ui.spacing_mut();
        (spacing.button_padding, spacing.item_spacing.x) = (egui::vec2(5.0, 2.0), 2.0);
        spacing.interact_size.y = 20.0;
        for code in CodeLanguage::ALL {
            let name = RichText::new(code.name(cx.language)).small();
            if ui.selectable_label(code == cx.look.code, name).clicked() {
                cx.ask(LookCommand::Code(code));
            }
        }
        ui.separator();
        ui.spacing_mut().item_spacing.x = 10.0;
        for (word, hint, command) in [
            (
                "program-copy",
                "program-copy-hint",
                LookCommand::CopyProgram,
            ),
            (
                "program-save",
                "program-save-hint",
                LookCommand::SaveProgram,
            ),
        ] {
            let name = RichText::new(cx.word(word)).small();
            let button = ui.add(egui::Button::new(name).frame(false));
            if button.on_hover_text(cx.word(hint)).clicked() {
                cx.ask(command);
            }
        }
    });
}

/// Shows the variables. Each has a fixed place with room for its longest value, so that neither
/// they nor the program below ever move.
fn show_variables(ui: &mut Ui, variables: &[Variable], widest: &[Variable], palette: &Palette) {
    let size = TextStyle::Monospace.resolve(ui.style()).size * 0.9;
    let named = |variable: &Variable| format!("{} =", variable.name);
    let space = width_of(" ", Font::Mono, size);
    let width = |v: &Variable| {
        width_of(&named(v), Font::Mono, size) + space + width_of(&v.value, Font::Mono, size)
    };
    let height = size * 1.35;
    let mut at = egui::Vec2::ZERO;
    let mut places = Vec::new();
    for variable in widest {
        if at.x > 0.0 && at.x + width(variable) > ui.available_width() {
            at = egui::vec2(0.0, at.y + height);
        }
        places.push(at);
        at.x += width(variable) + GAP;
    }
    let whole = egui::vec2(ui.available_width(), at.y + height);
    let (rect, _) = ui.allocate_exact_size(whole, Sense::hover());
    for (variable, place) in variables.iter().zip(places) {
        let left = rect.min + place;
        let right = egui::pos2(rect.right(), left.y + height);
        let mut own = ui.new_child(
            egui::UiBuilder::new()
                .max_rect(egui::Rect::from_min_max(left, right))
                .layout(egui::Layout::left_to_right(egui::Align::Center)),
        );
        own.spacing_mut().item_spacing.x = space;
        let name = RichText::new(named(variable)).monospace().size(size);
        own.label(name.color(color(palette.faint)));
        own.label(RichText::new(&variable.value).monospace().size(size));
    }
}

/// Shows the open calls of the recursive function, the latest one last and lit: one for each decision
/// that waits. Where there is no room for all, the first ones are only counted.
fn show_calls(ui: &mut Ui, cx: &Cx) {
    let moment = cx.session.runs().leader().moment();
    let Strategy::Search(_) = moment.strategy() else {
        return;
    };
    let (p, topology) = (&cx.palette, moment.problem().topology());
    let size = TextStyle::Monospace.resolve(ui.style()).size * 0.86;
    let words: Vec<String> = (moment.choices().iter())
        .map(|choice| match (choice.guess, choice.at) {
            (Some((cell, value)), _) => format!("{}={value}", topology.address(cell)),
            (None, Spot::Cell(cell)) => topology.address(cell),
            (None, Spot::Places(_, value)) => value.to_string(),
        })
        .collect();
    let around = 14.0;
    let width = |words: &str| width_of(words, Font::Mono, size) + around;
    let label = cx.word("code-calls");
    let (rect, response) =
        ui.allocate_exact_size(egui::vec2(ui.available_width(), size * 1.9), Sense::hover());
    response.on_hover_text(cx.word("code-calls-hint"));
    let mut shapes = Vec::new();
    let middle = rect_from(rect).center().y;
    let mut put = |x: f32, font: Font, color, text: &str| {
        shapes.push(Shape::Text {
            at: Point::new(x, middle),
            anchor: Anchor::LeftMiddle,
            size,
            font,
            color,
            text: text.to_owned(),
        });
    };
    put(rect.left(), Font::Regular, p.faint, &label);
    let mut left = rect.left() + width_of(&label, Font::Regular, size) + 8.0;
    // The latest calls that fit.
    let mut room = rect.right() - left - width("… 99");
    let mut first = words.len();
    while first > 0 && width(&words[first - 1]) <= room {
        first -= 1;
        room -= width(&words[first]);
    }
    if first > 0 {
        let more = format!("… {first}");
        put(left, Font::Mono, p.faint, &more);
        left += width(&more);
    }
    for (number, words) in words.iter().enumerate().skip(first) {
        let is_latest = number + 1 == moment.choices().len();
        let own = Rect::new(
            left,
            rect.top() + 1.0,
            width(words) - 4.0,
            rect.height() - 2.0,
        );
        shapes.push(Shape::Rect {
            rect: own,
            radius: 4.0,
            fill: Some(if is_latest { p.lit } else { p.quiet }),
            stroke: Some(Stroke::new(
                1.0,
                if is_latest { p.lit_edge } else { p.line },
            )),
        });
        shapes.push(Shape::Text {
            at: own.center(),
            anchor: Anchor::CenterMiddle,
            size,
            font: Font::Mono,
            color: p.ink,
            text: words.clone(),
        });
        left += width(words);
    }
    paint(ui.painter(), shapes);
}

/// Shows the lines, with some of them framed. Returns the line under the pointer, and whether it
/// can be folded or unfolded.
fn show_program(
    ui: &mut Ui,
    scene: &Code,
    framed: &[usize],
    height: f32,
    step: u64,
) -> (Response, Option<(usize, bool)>) {
    let (wide, high) = scene.layout.extent();
    ScrollArea::both()
        .id_salt("code")
        .auto_shrink([false, true])
        .animated(false)
        .max_height(height)
        .show(ui, |ui| {
            let size = egui::vec2(wide.max(ui.available_width()), high);
            let (response, painter) = ui.allocate_painter(size, Sense::click());
            // Screen readers read the highlighted line.
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, scene.lit_text()));
            take_role(&response, Role::Code);
            let corner = response.rect.left_top();
            let mut shapes = Vec::new();
            scene.draw(point_from(corner), size.x, &mut shapes);
            // What a lesson points at, unless its function is folded.
            for line in framed.iter().filter(|line| scene.layout.shows(**line)) {
                let own = scene.line_rect(*line);
                let rect = Rect::new(corner.x + 1.5, corner.y + own.y, size.x - 3.0, own.height);
                shapes.push(Shape::Rect {
                    rect,
                    radius: 3.0,
                    fill: None,
                    stroke: Some(Stroke::new(2.5, scene.palette.lit_edge)),
                });
            }
            paint(&painter, shapes);
            if let Some(line) = scene.lit {
                let lit = scene.line_rect(line);
                let at = egui::pos2(ui.clip_rect().left(), corner.y + lit.y);
                let rect = egui::Rect::from_min_size(at, egui::vec2(1.0, lit.height));
                // The lines around it stay visible too.
                let around = egui::vec2(0.0, 2.0 * lit.height);
                follow(ui, rect.expand2(around), (step, line, scene.code));
            }
            let pointed = response
                .hover_pos()
                .and_then(|at| scene.layout.line_at(at.y - corner.y));
            let response = match pointed {
                Some((_, true)) => response.on_hover_cursor(CursorIcon::PointingHand),
                _ => response,
            };
            (response, pointed)
        })
        .inner
}

/// The first line of the function that a line belongs to.
fn header(program: &Listing, line: usize) -> &str {
    let mut lines = program.lines[..=line].iter();
    let header = lines.rfind(|line| line.function.is_some());
    header.map_or("", |line| line.signature())
}
