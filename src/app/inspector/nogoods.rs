//! The nogoods view: what the search has learned so far, latest first, and how often each nogood has refused a value.

use super::panel::say_more;
use crate::app::cx::Cx;
use crate::app::look::LookCommand;
use crate::app::style::scaled;
use crate::explain::guesses_said;
use crate::solver::Nogood;
use crate::window::access;
use egui::accesskit::Role;
use egui::text::LayoutJob;
use egui::{Label, RichText, ScrollArea, Sense, TextStyle, Ui};

/// The height of a row, in points: two lines, which show the longest nogood of a Sudoku whole.
const ROW: f32 = 42.0;
const LINES: usize = 2;

/// Shows the nogoods of the leading board. Pointing at one rings its cells.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let run = cx.session.runs().leader();
    let moment = run.moment();
    let counters = moment.counters();
    let known = counters.learned;
    ui.label(cx.text(
        "nogoods-known",
        [
            ("learned", known.into()),
            ("count", cx.language.number(known).into()),
            ("reused", cx.language.number(counters.reused).into()),
        ],
    ));
    let Some(solver) = moment.state().solver() else {
        return;
    };
    let here = moment.nogood().map(|(number, _)| number);
    let height = scaled(ui, ROW);
    let mut pointed = None;
    let area = ScrollArea::vertical().auto_shrink(false);
    let scrolled = area.show_rows(ui, height, known as usize, |ui, rows| {
        for row in rows {
            // At most 16,384 are known.
            let number = known as u16 - row as u16;
            let Some(nogood) = solver.nogood(number) else {
                continue;
            };
            if line(ui, cx, (number, nogood), here == Some(number), height) {
                pointed = Some(number);
            }
        }
    });
    say_more(ui, &scrolled);
    if pointed != cx.look.nogood {
        cx.ask(LookCommand::Nogood(pointed));
    }
}

/// Shows a nogood. Returns whether it is pointed at.
fn line(ui: &mut Ui, cx: &Cx, (number, nogood): (u16, Nogood), is_here: bool, height: f32) -> bool {
    let topology = cx.session.runs().leader().moment().problem().topology();
    let guesses: Vec<_> = nogood.guesses().collect();
    let refusals = cx.session.runs().leader().refusals(number);
    let words = cx.text(
        "nogoods-never",
        [
            ("count", guesses.len().into()),
            (
                "guesses",
                guesses_said(&guesses, topology, cx.language).into(),
            ),
        ],
    );
    let refused = refusals.map_or_else(String::new, |refusals| {
        let number = cx.language.number(refusals.into());
        cx.text(
            "nogoods-refused",
            [("refusals", refusals.into()), ("count", number.into())],
        )
    });
    let size = egui::vec2(ui.available_width(), height - ui.spacing().item_spacing.y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    access::describe(&response, |node| {
        node.set_role(Role::ListItem);
        node.set_label(format!("{number}: {words}. {refused}"));
    });
    let is_pointed = response.hovered();
    if is_here || is_pointed {
        let visuals = ui.visuals();
        let [here, other] = [visuals.selection.bg_fill, visuals.faint_bg_color];
        let fill = if is_here { here } else { other };
        ui.painter().rect_filled(rect.expand(1.0), 4.0, fill);
    }
    let mut inner = ui.new_child(
        egui::UiBuilder::new()
            .max_rect(rect.shrink2(egui::vec2(4.0, 0.0)))
            .layout(egui::Layout::right_to_left(egui::Align::Center)),
    );
    access::describe_ui(&inner, |node| node.set_hidden());
    inner.label(RichText::new(&refused).weak());
    inner.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.label(RichText::new(cx.language.number(number.into())).weak());
        let font = TextStyle::Body.resolve(ui.style());
        let ink = ui.visuals().text_color();
        let mut job = LayoutJob::simple(words.clone(), font, ink, ui.available_width());
        job.wrap.max_rows = LINES;
        ui.add(Label::new(job).wrap());
    });
    response.on_hover_text(format!("{words}\n{refused}"));
    is_pointed
}
