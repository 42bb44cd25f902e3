//! What is wrong with a file.

use crate::explain::{Message, Tell, errors_in_english, placed};
use crate::puzzle::notation::Position;

/// The first mistake in a lesson, or in another file of the course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonError {
    /// Its position; the beginning if it concerns everything.
    pub at: Position,
    /// The field whose value is wrong; empty if it is not about a value.
    pub field: String,
    /// What is wrong.
    pub reason: Message,
}

/// What has been read, or the first mistake. It is boxed because it is passed up through many calls.
pub type Read<T> = Result<T, Box<LessonError>>;

errors_in_english!(LessonError);

impl Tell for LessonError {
    fn message(&self) -> Message {
        placed(self.at, in_field(&self.field, self.reason.clone()))
    }
}

/// A reason with the name of its field.
pub fn in_field(field: &str, reason: Message) -> Message {
    if field.is_empty() {
        return reason;
    }
    Message::new("lesson-field")
        .with("field", field)
        .with("reason", reason)
}
