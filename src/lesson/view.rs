//! The views of the inspector.

use crate::puzzle::named;

named! {
    /// A view of the inspector.
    #[derive(Default)]
    #[allow(missing_docs, reason = "each is the view of the same name")]
    pub enum View {
        #[default]
        Lesson = "lesson",
        Code = "code",
        Flow = "flow",
        Stack = "stack",
        Tree = "tree",
        Why = "why",
        Nogoods = "nogoods",
        Log = "log",
        Heat = "heat",
        Chart = "chart",
        Output = "output",
    }
}

impl View {
    /// Whether it is about a single board, where there are several.
    pub const fn is_of_one_board(self) -> bool {
        match self {
            Self::Code
            | Self::Flow
            | Self::Stack
            | Self::Tree
            | Self::Why
            | Self::Nogoods
            | Self::Log
            | Self::Output => true,
            Self::Lesson | Self::Heat | Self::Chart => false,
        }
    }
}
