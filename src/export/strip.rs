//! Strips: one picture per step for worksheets and slides, as pages of a PDF document or as PNG
//! files.

use super::pdf::Document;
use super::picture::{Look, Scale, description, png, shapes, size};
use super::writer::{Made, SideBySide, StepWriter};

/// A strip as a PDF document, one page per step.
pub struct Strip {
    document: Document,
    look: Look,
}

impl Strip {
    /// A strip with this title and this many boards per page.
    pub fn new(name: &str, boards: usize, look: Look) -> Self {
        Self {
            document: Document::new(size(boards, look.view), name, look.language.code()),
            look,
        }
    }
}

impl StepWriter for Strip {
    fn add(&mut self, boards: &mut SideBySide<'_>, _: &mut Made) {
        let boards = boards.shown();
        let words = description(&boards, self.look.language);
        self.document.push(&shapes(&boards, self.look), &words);
    }

    fn finish(self: Box<Self>, made: &mut Made) {
        made.bytes = self.document.finish();
    }
}

/// The file with the sentences of a [`Slides`] folder.
const SENTENCES: &str = "sentences.txt";

/// A strip as PNG files such as `07.png`, one per step, with a text file of sentences: one line per
/// picture, its name and sentence separated by a tab.
pub struct Slides {
    look: Look,
    scale: Scale,
    /// The number of digits in file names.
    figures: usize,
    done: usize,
    sentences: String,
}

impl Slides {
    /// A strip of this many pictures.
    pub fn new(count: usize, look: Look, scale: Scale) -> Self {
        Self {
            look,
            scale,
            figures: count.to_string().len().max(2),
            done: 0,
            sentences: String::new(),
        }
    }

    /// Whether a file name can belong to a strip.
    pub fn may_have(name: &str) -> bool {
        let is_number = |stem: &str| stem.len() > 1 && stem.bytes().all(|b| b.is_ascii_digit());
        name == SENTENCES || name.strip_suffix(".png").is_some_and(is_number)
    }
}

impl StepWriter for Slides {
    fn add(&mut self, boards: &mut SideBySide<'_>, made: &mut Made) {
        let boards = boards.shown();
        self.done += 1;
        let name = format!("{:0width$}.png", self.done, width = self.figures);
        let words = description(&boards, self.look.language);
        self.sentences.push_str(&format!("{name}\t{words}\n"));
        made.files.push((name, png(&boards, self.look, self.scale)));
    }

    fn finish(self: Box<Self>, made: &mut Made) {
        let sentences = self.sentences.into_bytes();
        made.files.push((SENTENCES.to_owned(), sentences));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_a_strip_are_known_by_their_names() {
        for name in ["01.png", "0123.png", SENTENCES] {
            assert!(Slides::may_have(name), "{name}");
        }
        for name in ["1.png", ".png", "a1.png", "01.PNG", "01.jpg", "notes.txt"] {
            assert!(!Slides::may_have(name), "{name}");
        }
    }
}
