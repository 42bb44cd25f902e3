//! The style of the panels: the theme's colours on egui's widgets.

use super::fonts;
use super::layout::DESK;
use super::paint::color;
use crate::scene::{Font, Palette, Theme};
use egui::{
    Button, Color32, CornerRadius, FontId, Response, RichText, Stroke, TextStyle, Ui, Vec2,
};

/// How opaque the words of disabled buttons are: paler than others, and still to be read.
const DISABLED_ALPHA: f32 = 0.72;

/// Text size of the panels, in points.
pub const TEXT: f32 = 14.0;

/// The window that the default text size is meant for, in points. In larger ones text grows with
/// the window.
const USUAL_WINDOW: Vec2 = Vec2::new(1440.0, 900.0);

/// The largest extra scale of a view's words.
const MAX_WORDS_TIMES: f32 = 2.0;

/// The largest zoom at which a layout for `room` points still fits the window.
fn times(ctx: &egui::Context, room: Vec2) -> f32 {
    // Rounded, or rounding errors would change the zoom again and again.
    let size = (ctx.content_rect().size() * ctx.zoom_factor()).round();
    (size / room).min_elem().max(1.0)
}

/// Sets the zoom for the text size that the viewer wants, relative to the default. Bars and buttons
/// grow by its cube root only, so that the boards keep their room; [`words_times`] has the rest.
pub fn set_zoom(ctx: &egui::Context, wanted: f32) {
    let bars = if wanted > 1.0 { wanted.cbrt() } else { wanted };
    ctx.set_zoom_factor((bars * times(ctx, USUAL_WINDOW)).min(times(ctx, DESK)));
}

/// The extra scale of a view's words, which brings them to the text size `wanted` although bars
/// grow less.
pub fn words_times(ctx: &egui::Context, wanted: f32) -> f32 {
    (wanted * times(ctx, USUAL_WINDOW) / ctx.zoom_factor()).clamp(1.0, MAX_WORDS_TIMES)
}

/// The least heights of what a mouse clicks and of what a finger touches, in points.
pub const CLICKED: f32 = 28.0;
const TOUCHED: f32 = 44.0;

/// Applies the theme to every widget.
pub fn apply(ctx: &egui::Context, theme: Theme, has_fingers: bool) {
    let p = theme.palette();
    let is_dark = p.paper.luminance() < 0.2;
    let theme = if is_dark {
        egui::Theme::Dark
    } else {
        egui::Theme::Light
    };
    let mut visuals = theme.default_visuals();
    visuals.disabled_alpha = DISABLED_ALPHA;
    visuals.panel_fill = color(p.paper);
    visuals.window_fill = color(p.surface);
    visuals.extreme_bg_color = color(p.surface);
    visuals.faint_bg_color = color(p.quiet);
    visuals.override_text_color = Some(color(p.ink));
    visuals.weak_text_color = Some(color(p.faint));
    visuals.hyperlink_color = color(p.guess);
    visuals.selection.bg_fill = color(p.guess_fill);
    visuals.selection.stroke = Stroke::new(1.5, color(p.guess));
    visuals.window_stroke = Stroke::new(1.0, color(p.line));
    let widgets = &mut visuals.widgets;
    for (state, fill, edge) in [
        (&mut widgets.noninteractive, p.paper, p.line),
        (&mut widgets.inactive, p.surface, p.line),
        (&mut widgets.hovered, p.quiet, p.frame),
        (&mut widgets.active, p.guess_fill, p.guess),
        (&mut widgets.open, p.quiet, p.frame),
    ] {
        state.bg_fill = color(fill);
        state.weak_bg_fill = color(fill);
        state.bg_stroke = Stroke::new(1.0, color(edge));
        state.fg_stroke = Stroke::new(1.5, color(p.ink));
        state.corner_radius = CornerRadius::same(5);
        state.expansion = 0.0;
    }
    ctx.all_styles_mut(|style| {
        style.visuals = visuals.clone();
        style.spacing.button_padding = egui::vec2(9.0, 5.0);
        style.spacing.item_spacing = egui::vec2(7.0, 6.0);
        style.spacing.interact_size.y = if has_fingers { TOUCHED } else { CLICKED };
        style.interaction.selectable_labels = false;
        #[cfg(debug_assertions)]
        {
            // Words of any size may stand between pixels.
            style.debug.show_unaligned = false;
        }
        style.text_styles = [
            (TextStyle::Small, 0.85, Font::Regular),
            (TextStyle::Body, 1.0, Font::Regular),
            (TextStyle::Button, 1.0, Font::Regular),
            (TextStyle::Heading, 1.25, Font::Bold),
            (TextStyle::Monospace, 0.95, Font::Mono),
        ]
        .map(|(style, times, font)| (style, FontId::new(TEXT * times, fonts::family(font))))
        .into();
    });
}

/// These words with numbers that stay whole: egui breaks lines at narrow no-break spaces.
pub fn unbroken(words: &str) -> String {
    words.replace('\u{202F}', "\u{A0}")
}

/// A text size that grows with the text of the panel.
pub fn scaled(ui: &Ui, size: f32) -> f32 {
    size * TextStyle::Body.resolve(ui.style()).size / TEXT
}

/// Makes all text of a panel larger.
pub fn enlarge(ui: &mut Ui, times: f32) {
    for font in ui.style_mut().text_styles.values_mut() {
        font.size *= times;
    }
}

/// Buttons are words without a frame until the pointer is over them.
pub fn quiet(ui: &mut Ui) {
    let widgets = &mut ui.visuals_mut().widgets;
    widgets.inactive.weak_bg_fill = Color32::TRANSPARENT;
    for state in [
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.open,
    ] {
        state.bg_stroke = Stroke::NONE;
    }
}

/// The frame of a bar along an edge of the window.
pub fn bar(palette: &Palette) -> egui::Frame {
    egui::Frame::new()
        .fill(color(palette.surface))
        .inner_margin(egui::Margin::symmetric(14, 5))
}

/// The frame of a bar in a small window.
pub fn small_bar(palette: &Palette) -> egui::Frame {
    bar(palette).inner_margin(egui::Margin::symmetric(6, 3))
}

/// The button that stands out.
pub fn primary(palette: &Palette, words: &str) -> Button<'static> {
    let words = RichText::new(words)
        .family(fonts::family(Font::Bold))
        .color(color(palette.on_accent));
    Button::new(words)
        .fill(color(palette.guess))
        .stroke(Stroke::NONE)
        .corner_radius(7)
}

/// A checkbox. Its outline is as dark as its label because, unlike a button, it has no fill.
pub fn checkbox(ui: &mut Ui, is_on: &mut bool, words: String) -> Response {
    // The box is as large as its words.
    let size = TextStyle::Body.resolve(ui.style()).size;
    let spacing = ui.spacing_mut();
    let before = (spacing.icon_width, spacing.icon_width_inner);
    spacing.icon_width = spacing.icon_width.max(size);
    spacing.icon_width_inner *= spacing.icon_width / before.0;
    let visuals = ui.visuals_mut();
    let ink = visuals.text_color();
    let edge = std::mem::replace(&mut visuals.widgets.inactive.bg_stroke.color, ink);
    let ticked = ui.checkbox(is_on, words);
    ui.visuals_mut().widgets.inactive.bg_stroke.color = edge;
    let spacing = ui.spacing_mut();
    (spacing.icon_width, spacing.icon_width_inner) = before;
    ticked
}

/// The program's icon: a board corner with a step back in it.
pub fn icon(x: usize, y: usize, side: usize) -> Color32 {
    let p = Theme::Light.palette();
    let unit = side as f32 / 16.0;
    let (x, y) = ((x as f32 + 0.5) / unit, (y as f32 + 0.5) / unit);
    let is_line = |v: f32| (v % 5.0 - 0.5).abs() < 0.5;
    let (dx, dy) = (x - 8.0, y - 8.0);
    let radius = dx.hypot(dy);
    let is_arc = (3.2..5.2).contains(&radius) && dy < 1.5;
    let is_tip = (1.0..4.5).contains(&dy) && (dx + 4.2).abs() < 4.5 - dy;
    if is_arc || is_tip {
        color(p.conflict)
    } else if is_line(x) || is_line(y) {
        color(p.frame)
    } else {
        color(p.surface)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disabled_words_can_be_read() {
        for theme in Theme::ALL {
            let p = theme.palette();
            for (name, background) in [
                ("surface", p.surface),
                ("paper", p.paper),
                ("quiet", p.quiet),
            ] {
                let words = p.ink.alpha((255.0 * DISABLED_ALPHA) as u8).over(background);
                let contrast = words.contrast(background);
                assert!(contrast >= 4.5, "{} on {name}: {contrast:.2}", theme.id());
            }
        }
    }
}
