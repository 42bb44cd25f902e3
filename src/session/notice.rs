//! What could not be done, or has been done out of sight: told until the viewer does something else.

macro_rules! notices {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)+) => {
        /// Something to be told in one sentence.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Notice {
            $($(#[$doc])* $name,)+
        }

        impl Notice {
            /// Every notice.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The message that says it.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)+
                }
            }
        }
    };
}

notices! {
    /// What was asked for is looked for.
    Looking = "looking",
    /// It may lie beyond what is explored.
    NotExplored = "not-explored",
    /// There is none in this direction.
    NoFurther = "no-further",
    /// A percentage is one of what is explored.
    PercentOfExplored = "percent-of-explored",
    /// The question comes first.
    AnswerFirst = "answer-first",
    /// A single board differs from none.
    DifferenceAlone = "difference-alone",
    /// The boards decide alike.
    NoDifference = "no-difference",
    /// There is no room for another board.
    ForkFull = "fork-full",
    /// The search cannot be turned here.
    ForkNone = "fork-none",
    /// Only branches are put away.
    ForkNotABranch = "fork-not-a-branch",
    /// A branch was put away.
    ForkDiscarded = "fork-discarded",
    /// The address that was opened is no link; the first lesson is shown.
    LinkBroken = "link-broken",
    /// The link was copied.
    LinkCopied = "link-copied",
    /// It was copied, and branches are not in it.
    LinkWithoutBranches = "link-without-branches",
    /// The board was copied.
    BoardCopied = "board-copied",
    /// Settings could not be read, and are kept aside.
    SettingsBroken = "settings-broken",
    /// Settings could not be read, and not be moved.
    SettingsUnreadable = "settings-unreadable",
    /// Settings could not be written.
    SettingsUnsaved = "settings-unsaved",
}
