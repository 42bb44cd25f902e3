//! The lessons that the program comes with, as they are handed in.

use crate::lesson::Lesson;

/// The names and texts of the lessons of the course, in its order.
#[derive(Clone, Copy, Debug)]
pub struct Shelf(pub &'static [(&'static str, &'static str)]);

impl Shelf {
    /// How many lessons there are.
    pub const fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The name of a lesson.
    pub fn name(self, number: usize) -> Option<&'static str> {
        self.0.get(number).map(|(name, _)| *name)
    }

    /// The number of a lesson in the course, from 0.
    pub fn number_of(self, name: &str) -> Option<usize> {
        self.0.iter().position(|(known, _)| *known == name)
    }

    /// A lesson of the course.
    pub fn read(self, number: usize) -> Option<Lesson> {
        let (_, source) = self.0.get(number)?;
        Lesson::read(source).ok()
    }
}
