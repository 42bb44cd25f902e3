//! Enums with ids.

/// An enum that was defined by `named!`.
pub trait Named: Sized + 'static {
    /// All ids, in the order in which they are listed.
    const IDS: &[&str];

    /// The variant with this id.
    fn named(id: &str) -> Option<Self>;
}

/// Defines an enum whose variants have ids, such as those on the command line and in files.
macro_rules! named {
    (
        $(#[$about:meta])*
        pub enum $type:ident { $($(#[$own:meta])* $variant:ident = $id:literal,)+ }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub enum $type {
            $($(#[$own])* $variant,)+
        }

        impl $type {
            /// All variants, in the order in which they are listed.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];

            /// Its id.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// The variant with this id.
            pub fn from_id(id: &str) -> Option<Self> {
                match id { $($id => Some(Self::$variant),)+ _ => None }
            }
        }

        impl $crate::puzzle::Named for $type {
            const IDS: &[&str] = &[$($id),+];

            fn named(id: &str) -> Option<Self> {
                Self::from_id(id)
            }
        }
    };
}

pub(crate) use named;
