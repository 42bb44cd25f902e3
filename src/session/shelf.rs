//! The lessons of the course, passed in when the session starts.

use crate::bundled::Bundled;
use crate::lesson::Lesson;

/// The ids and texts of the lessons, in course order.
#[derive(Clone, Copy, Debug)]
pub struct Shelf(pub &'static [(&'static str, Bundled)]);

impl Shelf {
    /// The number of lessons.
    pub const fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The id of a lesson.
    pub fn name(self, number: usize) -> Option<&'static str> {
        self.0.get(number).map(|(name, _)| *name)
    }

    /// The number of the lesson with this id, from 0.
    pub fn number_of(self, name: &str) -> Option<usize> {
        self.0.iter().position(|(known, _)| *known == name)
    }

    /// Reads a lesson.
    pub fn read(self, number: usize) -> Option<Lesson> {
        let (_, source) = self.0.get(number)?;
        Lesson::read(source.text()).ok()
    }
}
