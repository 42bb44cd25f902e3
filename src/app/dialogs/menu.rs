//! The menu of a small window.

use super::frame::{CENTER, Frame};
use crate::app::bar;
use crate::app::cx::Cx;
use crate::app::look::Dialog;
use egui::Ui;

pub const FRAME: Frame<()> = Frame {
    dialog: Dialog::Menu,
    title: "menu",
    place: CENTER,
    width: Some(360.0),
    contents,
    foot: None,
};

fn contents(ui: &mut Ui, cx: &Cx, _: &mut ()) {
    bar::menu(ui, cx);
}
