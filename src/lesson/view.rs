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
        Log = "log",
        Heat = "heat",
        Chart = "chart",
    }
}
