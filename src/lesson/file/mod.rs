//! The structure of lesson files: one struct for each form, whose comments are the reference.

mod course;
mod form;
mod lesson;
mod plain;
mod problem;
mod stop;

pub use course::*;
pub use form::{Field, Form, Takes, Word, joined};
pub use lesson::*;
pub use plain::*;
pub use problem::*;
pub use stop::*;
