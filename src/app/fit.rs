//! How much room something takes. egui lays it out where nobody sees it and says how large it is,
//! so that no panel has to guess what its words will need.
//!
//! This happens in a context of its own: nothing that is measured is registered, focused, clicked
//! or announced, and whatever it remembers stays out of the window. Texts that were measured in the
//! last pass are not laid out again.

use super::fonts;
use egui::{Context, Id, RawInput, Rect, Ui, UiBuilder, Vec2, ViewportId, vec2};
use std::hash::Hash;

/// Where a window keeps its measuring context.
const MIRROR: &str = "measuring context";

/// As much room as anything needs, in points. egui cannot centre in infinite room.
const ENDLESS: f32 = 20_000.0;

/// The context that measures for a window, and the window's pass that it has begun to measure for.
#[derive(Clone)]
struct Mirror {
    ctx: Context,
    pass: u64,
}

/// Marks a measuring context, which measures for itself.
#[derive(Clone)]
struct IsMirror;

/// The size of `contents` in the style of `ui` where they may be `width` wide, in points.
pub fn size(ui: &Ui, width: f32, contents: impl FnOnce(&mut Ui)) -> Vec2 {
    let room = Rect::from_min_size(egui::Pos2::ZERO, vec2(width.min(ENDLESS), ENDLESS));
    let builder = UiBuilder::new().max_rect(room).style(ui.style().clone());
    let builder = builder.layout(*ui.layout()).sizing_pass().invisible();
    let mut ui = Ui::new(mirror(ui.ctx()), Id::new(MIRROR), builder);
    contents(&mut ui);
    ui.min_size()
}

/// The height of `contents`, like [`size`].
pub fn height(ui: &Ui, width: f32, contents: impl FnOnce(&mut Ui)) -> f32 {
    size(ui, width, contents).y
}

/// The size of `contents` side by side in a row that never ends.
pub fn row(ui: &Ui, contents: impl FnOnce(&mut Ui)) -> Vec2 {
    size(ui, f32::INFINITY, |ui| {
        ui.horizontal(contents);
    })
}

/// The largest of `sizes` at which `contents` fit into `room`, or the last if none fits. The sizes
/// are listed from large to small. A size may be anything: a text size, a scale, an arrangement.
///
/// # Panics
///
/// If there are no sizes.
pub fn largest<T: Copy>(ui: &Ui, sizes: &[T], room: Vec2, contents: impl Fn(&mut Ui, T)) -> T {
    let is_too_large = |of: &T| {
        let size = size(ui, room.x, |ui| contents(ui, *of));
        size.x > room.x + 0.5 || size.y > room.y + 0.5
    };
    let (last, others) = sizes.split_last().expect("there are sizes");
    let first = others.partition_point(is_too_large);
    *others.get(first).unwrap_or(last)
}

/// What `measure` finds, measured again only when `key` has changed: whatever that depends on, apart
/// from the window's scale and the least size of buttons. Each `name` remembers one result.
pub fn remembered<T: Copy + Send + Sync + 'static>(
    ui: &Ui,
    name: &'static str,
    key: impl Hash,
    measure: impl FnOnce() -> T,
) -> T {
    let scale = [ui.ctx().pixels_per_point(), ui.spacing().interact_size.y];
    let (id, key) = (Id::new(name), Id::new((key, scale.map(f32::to_bits))));
    let known = ui.data(|data| data.get_temp::<(Id, T)>(id));
    if let Some((_, found)) = known.filter(|(own, _)| *own == key) {
        return found;
    }
    let found = measure();
    ui.data_mut(|data| data.insert_temp(id, (key, found)));
    found
}

/// The measuring context of a window, in a pass of its own for each pass of the window.
fn mirror(window: &Context) -> Context {
    let id = Id::new(MIRROR);
    if window.data(|data| data.get_temp::<IsMirror>(id)).is_some() {
        return window.clone();
    }
    let pass = window.cumulative_pass_nr();
    let known = window.data(|data| data.get_temp::<Mirror>(id));
    let ctx = match known {
        Some(mirror) if mirror.pass == pass => return mirror.ctx,
        Some(mirror) => {
            // Nothing is ever painted here.
            drop(mirror.ctx.end_pass());
            mirror.ctx
        }
        None => {
            let ctx = Context::default();
            ctx.set_fonts(fonts::definitions());
            ctx.data_mut(|data| data.insert_temp(id, IsMirror));
            ctx
        }
    };
    ctx.options_mut(|options| {
        options.zoom_factor = window.zoom_factor();
        // The same contents are measured at several sizes.
        options.warn_on_id_clash = false;
    });
    let mut input = RawInput {
        screen_rect: Some(window.content_rect()),
        max_texture_side: Some(window.input(|input| input.max_texture_side)),
        ..RawInput::default()
    };
    let own = input.viewports.entry(ViewportId::ROOT).or_default();
    own.native_pixels_per_point = window.native_pixels_per_point();
    ctx.begin_pass(input);
    let mirror = Mirror {
        ctx: ctx.clone(),
        pass,
    };
    window.data_mut(|data| data.insert_temp(id, mirror));
    ctx
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::style;
    use crate::scene::Theme;
    use egui::{Button, Label, RichText};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    const WORDS: &str = "A guess is taken back when no value is left for a cell.";

    /// A window with our fonts, whose state is what `measure` returned in the last frame.
    fn window<T: Default + 'static>(
        measure: impl Fn(&mut Ui) -> T + 'static,
    ) -> Harness<'static, T> {
        let mut is_dressed = false;
        let show = move |ui: &mut Ui, state: &mut T| {
            if std::mem::replace(&mut is_dressed, true) {
                *state = measure(ui);
            } else {
                ui.ctx().set_fonts(fonts::definitions());
                style::apply(ui.ctx(), Theme::Light, false);
            }
        };
        let mut harness = Harness::new_ui_state(show, T::default());
        (0..3).for_each(|_| harness.step());
        harness
    }

    fn contents(ui: &mut Ui, size: f32) {
        ui.add(Label::new(RichText::new(WORDS).size(size)).wrap());
        ui.add(Button::new(RichText::new(WORDS).size(size)).wrap());
    }

    #[test]
    fn contents_take_the_size_that_was_measured() {
        let window = window(|ui| {
            [14.0, 23.0, 40.0].map(|size| {
                let measured = height(ui, 200.0, |ui| contents(ui, size));
                let shown = ui.scope(|ui| {
                    ui.set_max_width(200.0);
                    contents(ui, size);
                });
                (measured, shown.response.rect.height())
            })
        });
        for (measured, shown) in window.state() {
            assert!(
                *measured > 30.0 && (measured - shown).abs() < 0.1,
                "{measured} {shown}"
            );
        }
    }

    #[test]
    fn the_largest_size_that_fits_is_found() {
        let window = window(|ui| {
            [60.0, 200.0, 10.0].map(|room| {
                let sizes = [40.0, 30.0, 20.0, 14.0, 10.0];
                let found = largest(ui, &sizes, vec2(300.0, room), contents);
                (found, height(ui, 300.0, |ui| contents(ui, found)))
            })
        });
        let [small, large, none] = *window.state();
        assert!(small.0 < large.0 && small.1 <= 60.0 && large.1 <= 200.0);
        assert_eq!(none.0, 10.0);
    }

    /// What is measured is neither there for a screen reader nor remembered, however often.
    #[test]
    fn measuring_leaves_no_trace() {
        let mut window = window(|ui| {
            for size in [14.0, 20.0, 30.0] {
                height(ui, 200.0, |ui| contents(ui, size));
            }
            ui.ctx().data(|data| data.len())
        });
        assert!(window.query_by_label(WORDS).is_none());
        let before = *window.state();
        (0..20).for_each(|_| window.step());
        assert_eq!(*window.state(), before);
    }
}
