//! Sharing a moment: its link, and the code of a frame that shows it in another web page.

use super::front::Front;
use super::look::Look;
use crate::export::svg::escaped;
use crate::lesson::Link;
use crate::session::Notice;
use crate::window::platform;

/// Width and height of a frame, in points.
const FRAME: (u32, u32) = (800, 450);

/// The address of a page with this program: a page knows its own. Empty if there is none.
fn address(look: &Look) -> String {
    let own = platform::address();
    if own.is_empty() {
        look.address.clone()
    } else {
        own
    }
}

impl Front {
    /// The link to the moment shown, after an address; `None` for runs of programs, and for maps and rules
    /// that do not come with the program, which have no name.
    fn link(&self) -> Option<String> {
        let link = self
            .link_text()
            .filter(|link| !self.session.has_unlinked_rules() && link.parse::<Link>().is_ok())?;
        Some(format!("{}#{link}", address(&self.look)))
    }

    /// That link without an address; of a map without a name, it cannot be opened.
    pub(super) fn link_text(&self) -> Option<String> {
        if self.without_link() == Notice::LinkWithoutProgram {
            return None;
        }
        let link = self.session.link(self.look.view, self.look.language);
        Some(link.to_string())
    }

    /// Why there is no link.
    fn without_link(&self) -> Notice {
        let has_program = self
            .session
            .runs()
            .iter()
            .any(|run| run.program().is_some());
        match has_program {
            true => Notice::LinkWithoutProgram,
            false => Notice::LinkWithoutMap,
        }
    }

    /// Copies the link to the moment shown.
    pub(super) fn copy_link(&mut self, ctx: &egui::Context) {
        let Some(link) = self.link() else {
            return self.notify(self.without_link());
        };
        ctx.copy_text(link);
        self.notify(if address(&self.look).is_empty() {
            Notice::LinkWithoutAddress
        } else if self.session.runs().iter().any(|run| run.fork().is_some()) {
            Notice::LinkWithoutBranches
        } else {
            Notice::LinkCopied
        });
    }

    /// Copies the code of a frame that shows the moment in another page.
    pub(super) fn copy_frame(&mut self, ctx: &egui::Context) {
        let Some(link) = self.link() else {
            return self.notify(self.without_link());
        };
        if address(&self.look).is_empty() {
            return self.notify(Notice::FrameWithoutAddress);
        }
        let source = escaped(&link.replacen('#', "?embed#", 1));
        let title = escaped(self.session.lesson().title.get(self.look.language));
        let (width, height) = FRAME;
        ctx.copy_text(format!(
            "<iframe src=\"{source}\" title=\"{title}\" width=\"{width}\" height=\"{height}\" \
             allow=\"fullscreen; clipboard-write\" loading=\"lazy\"></iframe>"
        ));
        self.notify(Notice::FrameCopied);
    }

    /// Opens the moment shown in a page of its own or, where there are no pages, copies its link.
    pub(super) fn open_whole(&mut self, ctx: &egui::Context) {
        if !self.link().is_some_and(|link| platform::open(&link)) {
            self.copy_link(ctx);
        }
    }
}
