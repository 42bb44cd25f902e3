//! Steps one after the other on the pages of a PDF document, for worksheets and slides.

use super::pdf::Document;
use super::picture::{Look, Shown, shapes, size};

/// A strip that is made a page a call.
pub struct Strip {
    document: Document,
    look: Look,
}

impl Strip {
    /// A strip of what is called `name`, with so many boards on every page.
    pub fn new(name: &str, boards: usize, look: Look) -> Self {
        Self {
            document: Document::new(size(boards), name, look.language.code()),
            look,
        }
    }

    /// Adds a page with these boards.
    pub fn add(&mut self, boards: &[Shown]) {
        self.document.push(&shapes(boards, self.look));
    }

    /// The whole document.
    pub fn finish(self) -> Vec<u8> {
        self.document.finish()
    }
}
