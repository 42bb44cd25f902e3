//! Sharing a moment: its link, and the code of a frame that shows it in another web page.

use super::look::Look;
use crate::export::svg::escaped;
use crate::lesson::Link;
use crate::session::{Notice, Session};
use crate::window::platform;

/// Width and height of a frame, in points.
const FRAME: (u32, u32) = (800, 450);

/// The address of a page with this program: a page knows its own. Empty if there is none.
pub fn address(look: &Look) -> String {
    let own = platform::address();
    if own.is_empty() {
        look.address.clone()
    } else {
        own
    }
}

/// The link to the moment shown; `None` for maps that do not come with the program, which have no
/// name.
pub fn link(session: &Session, look: &Look) -> Option<String> {
    let link = session.link(look.view, look.language).to_string();
    let is_whole = link.parse::<Link>().is_ok();
    is_whole.then(|| format!("{}#{link}", address(look)))
}

/// Copies the link to the moment shown.
pub fn copy_link(ctx: &egui::Context, session: &Session, look: &Look) -> Notice {
    let Some(link) = link(session, look) else {
        return Notice::LinkWithoutMap;
    };
    ctx.copy_text(link);
    if address(look).is_empty() {
        Notice::LinkWithoutAddress
    } else if session.runs().have_branches() {
        Notice::LinkWithoutBranches
    } else {
        Notice::LinkCopied
    }
}

/// Copies the code of a frame that shows the moment in another page.
pub fn copy_frame(ctx: &egui::Context, session: &Session, look: &Look) -> Notice {
    let Some(link) = link(session, look) else {
        return Notice::LinkWithoutMap;
    };
    if address(look).is_empty() {
        return Notice::FrameWithoutAddress;
    }
    let source = escaped(&link.replacen('#', "?embed#", 1));
    let title = escaped(session.lesson().title.get(look.language));
    let (width, height) = FRAME;
    ctx.copy_text(format!(
        "<iframe src=\"{source}\" title=\"{title}\" width=\"{width}\" height=\"{height}\" \
         allow=\"fullscreen; clipboard-write\" loading=\"lazy\"></iframe>"
    ));
    Notice::FrameCopied
}

/// Opens the moment shown in a page of its own or, where there are no pages, copies its link.
pub fn open_whole(ctx: &egui::Context, session: &Session, look: &Look) -> Option<Notice> {
    match link(session, look) {
        Some(link) if platform::open(&link) => None,
        _ => Some(copy_link(ctx, session, look)),
    }
}
