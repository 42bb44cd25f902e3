//! Dialogs above the screen, one at most.

pub mod boards;
mod forks;
pub mod frame;
mod help;
pub mod learners;
mod legend;
pub mod open;
pub mod results;
pub mod solutions;
pub mod when;

use super::bar;
use super::cx::Cx;
use super::exporting::{self, Exporting, TextFile};
use super::glossary::{self, WordList};
use super::look::Dialog;
use super::opening::Opening;
use egui::Context;
use frame::DialogFrame;
use learners::Learners;
use solutions::SolutionList;
use when::WhenField;

/// The menu of a small window.
const MENU: DialogFrame<()> = DialogFrame::new(Dialog::Menu, "menu", 360.0, bar::menu);

/// Shows the open dialog, if there is one.
pub fn show(
    ctx: &Context,
    cx: &Cx,
    opening: &mut Opening,
    exporting: &mut Exporting,
    (learners, results): (&mut Learners, &mut TextFile),
    (solutions, when): (&mut SolutionList, &mut WhenField),
    words: &mut WordList,
) {
    match cx.look.dialog {
        Some(Dialog::Help) => help::FRAME.show(ctx, cx, &mut ()),
        Some(Dialog::Glossary) => glossary::FRAME.show(ctx, cx, words),
        Some(Dialog::Boards) => boards::FRAME.show(ctx, cx, &mut ()),
        // A student at work decides what happens next.
        Some(Dialog::Forks) if cx.session.student().is_some() => {}
        Some(Dialog::Forks) => forks::FRAME.show(ctx, cx, &mut ()),
        Some(Dialog::Menu) => MENU.show(ctx, cx, &mut ()),
        Some(Dialog::Open) => open::FRAME.show(ctx, cx, opening),
        Some(Dialog::Learners) => learners::FRAME.show(ctx, cx, learners),
        Some(Dialog::Results) => results::FRAME.show(ctx, cx, results),
        Some(Dialog::Solutions) => solutions::FRAME.show(ctx, cx, solutions),
        Some(Dialog::When) => when::FRAME.show(ctx, cx, when),
        Some(Dialog::Export) => {
            let own = opening.boards(&cx.session.lesson().boards);
            exporting::show(ctx, cx, exporting, &own);
        }
        None => {}
    }
}
