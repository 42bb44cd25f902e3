//! A lane of the timeline as a slider, by keys and for those who hear it.

use crate::app::cx::Cx;
use crate::explain::args;
use crate::scene::{Length, step_of};
use crate::window::access;
use egui::accesskit::{Action, ActionData, Role};
use egui::{EventFilter, Key, Response, StrokeKind, Ui, WidgetInfo, WidgetType};

/// Describes the lane of a board. Returns the step that keys or assistive technology ask for.
pub fn show(ui: &Ui, cx: &Cx, index: usize, lane: &Response) -> Option<u64> {
    let run = &cx.session.runs()[index];
    let sight = cx.session.visibility(index);
    let (step, last) = (run.moment().step(), sight.until());
    let title = cx.session.runs().title(index, cx.language);
    let name = cx.language.text("lane", &args([("name", title.into())]));
    lane.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, &name));
    let length = sight.is_whole.then(|| Length::of(run.timeline()));
    let words = step_of(step, length, cx.language);
    access::describe(lane, |node| {
        node.set_role(Role::Slider);
        node.set_value(words);
        let estimate = length.and_then(|_| run.estimate_in_words(cx.language));
        if let Some(estimate) = estimate {
            node.set_description(estimate);
        }
        node.set_numeric_value(step as f64);
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(last as f64);
        node.set_numeric_value_step(1.0);
        node.add_action(Action::SetValue);
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
    let (on, back) = keys(ui, lane);
    let wanted = ui.input(|input| {
        let requests = input.accesskit_action_requests(lane.id, Action::SetValue);
        let wanted = requests.filter_map(|request| match request.data {
            Some(ActionData::NumericValue(value)) => Some(value.max(0.0) as u64),
            _ => None,
        });
        let count = |action| input.num_accesskit_action_requests(lane.id, action) as u64;
        let by = (
            on + count(Action::Increment),
            back + count(Action::Decrement),
        );
        let moved = (by != (0, 0)).then(|| (step + by.0).saturating_sub(by.1));
        wanted.last().or(moved)
    });
    wanted
        .map(|wanted| wanted.min(last))
        .filter(|wanted| *wanted != step)
}

/// How many steps the keys ask to go on and back, while the lane has the focus.
fn keys(ui: &Ui, lane: &Response) -> (u64, u64) {
    if !lane.has_focus() {
        return (0, 0);
    }
    let arrows = EventFilter {
        horizontal_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(lane.id, arrows));
    let stroke = ui.visuals().selection.stroke;
    let painter = ui.painter();
    painter.rect_stroke(lane.rect, 3.0, stroke, StrokeKind::Inside);
    let presses = |key| ui.input(|input| input.num_presses(key)) as u64;
    (presses(Key::ArrowRight), presses(Key::ArrowLeft))
}
