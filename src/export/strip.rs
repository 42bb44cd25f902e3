//! Steps one after the other for worksheets and slides: on the pages of a PDF document, or as single
//! pictures.

use super::pdf::Document;
use super::picture::{Look, Scale, Shown, description, png, shapes, size};

/// A strip as a document that is made a page a call.
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
        let words = description(boards, self.look.language);
        self.document.push(&shapes(boards, self.look), &words);
    }

    /// The whole document.
    pub fn finish(self) -> Vec<u8> {
        self.document.finish()
    }
}

/// The file with the sentences of [`Slides`].
pub const SENTENCES: &str = "sentences.txt";

/// A strip as PNG files that are made one a call, with a text file that has the sentence of each.
pub struct Slides {
    look: Look,
    scale: Scale,
    /// How many figures the numbers have.
    figures: usize,
    done: usize,
    sentences: String,
}

impl Slides {
    /// A strip of so many pictures.
    pub fn new(count: usize, look: Look, scale: Scale) -> Self {
        Self {
            look,
            scale,
            figures: count.to_string().len().max(2),
            done: 0,
            sentences: String::new(),
        }
    }

    /// The next picture: the name of its file, such as `07.png`, and the file.
    pub fn add(&mut self, boards: &[Shown]) -> (String, Vec<u8>) {
        self.done += 1;
        let name = format!("{:0width$}.png", self.done, width = self.figures);
        let words = description(boards, self.look.language);
        self.sentences.push_str(&format!("{name}\t{words}\n"));
        (name, png(boards, self.look, self.scale))
    }

    /// What belongs into the file [`SENTENCES`]: a line a picture, its name and its sentence with a
    /// tabulator between them.
    pub fn finish(self) -> String {
        self.sentences
    }

    /// Whether a strip may have a file of this name.
    pub fn may_have(name: &str) -> bool {
        let is_number = |stem: &str| stem.len() > 1 && stem.bytes().all(|b| b.is_ascii_digit());
        name == SENTENCES || name.strip_suffix(".png").is_some_and(is_number)
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
