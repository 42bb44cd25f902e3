//! Why no solution has the value asked about, or agrees with the position, below the values of a
//! cell.

use crate::analysis::reason::ReasonVerdict;
use crate::app::choice::toggle;
use crate::app::cx::Cx;
use crate::app::look::LookCommand;
use crate::scene::{reason_in_words, values_in_words};
use crate::session::Switch;
use crate::session::reason::ReasonFor;
use egui::Ui;

/// Shows the reason, if one may be offered.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let what = cx.look.reason_for();
    if !cx.session.may_explain(what) {
        return;
    }
    let problem = cx.session.runs().leader().moment().problem();
    let topology = problem.topology();
    ui.add_space(6.0);
    if let ReasonFor::Value(asked) = what {
        ui.strong(cx.text(
            "reason-asked",
            [("asked", values_in_words(&[asked], topology).into())],
        ));
    }
    let Some(search) = cx.session.reason(what) else {
        ui.label(cx.word("reason-looking"));
        return;
    };
    for sentence in reason_in_words(search, topology, cx.language) {
        ui.label(sentence);
    }
    if let Some(ReasonVerdict::Reason(reason)) = search.verdict() {
        ui.weak(values_in_words(&reason.givens, topology));
    }
    if search.forbids() {
        let is_on = cx.look.shows_only_reason;
        let only = toggle(ui, is_on, cx.word("reason-only"));
        cx.on_click(&only, LookCommand::OnlyReason(Switch::Toggle));
    }
}
