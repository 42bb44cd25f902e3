//! The names of the records.

pub const SETTINGS: &str = "settings.json";
pub const PROGRESS: &str = "progress.json";
pub const SKETCH: &str = "sketch.txt";
/// Sketches overwritten by other windows, one a line.
pub const OTHER_SKETCH: &str = "sketch.other.txt";
