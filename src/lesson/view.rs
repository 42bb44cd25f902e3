/// A view of the inspector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs, reason = "each is the view of the same name")]
pub enum View {
    #[default]
    Lesson,
    Code,
    Flow,
    Stack,
    Tree,
    Why,
    Log,
    Heat,
    Chart,
}

impl View {
    /// Every view, in the order of its tabs.
    pub const ALL: [Self; 9] = [
        Self::Lesson,
        Self::Code,
        Self::Flow,
        Self::Stack,
        Self::Tree,
        Self::Why,
        Self::Log,
        Self::Heat,
        Self::Chart,
    ];

    /// The name it has on the command line, in links and in lessons.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Lesson => "lesson",
            Self::Code => "code",
            Self::Flow => "flow",
            Self::Stack => "stack",
            Self::Tree => "tree",
            Self::Why => "why",
            Self::Log => "log",
            Self::Heat => "heat",
            Self::Chart => "chart",
        }
    }

    /// The view with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|view| view.id() == id)
    }
}
