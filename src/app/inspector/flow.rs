//! The flow view: the strategy as a flowchart, with the box and arrow of this step highlighted.

use super::panel::{follow, say_more};
use crate::app::cx::Cx;
use crate::app::paint::{paint, point_from};
use crate::app::style::scaled;
use crate::explain::flow::Flow;
use crate::explain::{Language, Site};
use crate::scene::{FlowPicture, Point};
use crate::window::access;
use egui::accesskit::Role;
use egui::{ScrollArea, Sense, Ui, Vec2};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The sizes of its text, in points. It scrolls where there is no room for the smallest.
const SIZES: RangeInclusive<f32> = 12.0..=14.0;
/// The margin around the flowchart, in points.
const MARGIN: f32 = 4.0;

/// Shows the flowchart of the leading board.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let run = cx.session.runs().leader();
    // A branch may end under another strategy than the one in force at this step.
    let topology = run.moment().problem().topology();
    let (strategy, goal) = (run.strategy(), run.timeline().goal());
    let flow = Flow::in_words_of(&cx.session.lesson().wording, topology, strategy, goal);
    let lit = flow.at(Site::of(run.moment()));
    let room = ui.available_size() - egui::vec2(2.0, 2.0) * MARGIN;
    let picture = laid_out(ui, &flow, cx.language, room);
    let scrolled = ScrollArea::vertical()
        .id_salt("flow")
        .auto_shrink(false)
        .animated(false)
        .show(ui, |ui| {
            let size = egui::vec2(room.x, picture.height + 2.0 * MARGIN);
            let (response, painter) = ui.allocate_painter(size, Sense::hover());
            access::describe(&response, |node| {
                let view = cx.word("view-flow");
                node.set_role(Role::Image);
                node.set_label(format!("{view}: {}", flow.text(lit.0, cx.language)));
            });
            let corner = point_from(response.rect.left_top());
            let corner = Point::new(corner.x, corner.y + MARGIN);
            let mut shapes = Vec::new();
            picture.draw(corner, lit, cx.language, &cx.palette, &mut shapes);
            paint(&painter, shapes);
            if let Some(rect) = picture.rect_of(lit.0) {
                let at = egui::pos2(corner.x + rect.x, corner.y + rect.y);
                let rect = egui::Rect::from_min_size(at, egui::vec2(rect.width, rect.height));
                follow(
                    ui,
                    "flow",
                    rect.expand(MARGIN),
                    (run.moment().step(), lit.0),
                );
            }
        });
    say_more(ui, &scrolled);
}

/// What a flowchart was laid out for.
type Occasion = (Flow, Language, Vec2, RangeInclusive<f32>);

/// The flowchart, laid out. It is cached, because layout takes longer than the rest of a frame.
fn laid_out(ui: &Ui, flow: &Flow, language: Language, room: Vec2) -> Arc<FlowPicture> {
    let place = ui.id().with("flow");
    let sizes = scaled(ui, *SIZES.start())..=scaled(ui, *SIZES.end());
    let now: Occasion = (flow.clone(), language, room, sizes.clone());
    let kept: Option<(Occasion, Arc<FlowPicture>)> = ui.data(|data| data.get_temp(place));
    match kept {
        Some((occasion, picture)) if occasion == now => picture,
        _ => {
            let picture = Arc::new(FlowPicture::of(flow, language, (room.x, room.y), sizes));
            ui.data_mut(|data| data.insert_temp(place, (now, Arc::clone(&picture))));
            picture
        }
    }
}
