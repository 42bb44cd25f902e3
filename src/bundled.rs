//! Texts that come with the program: lessons, catalogues, listings. They are part of it, except in
//! a page: that loads the texts of its first picture beside the program, and the others after it.

use std::ops::Deref;

/// A text that comes with the program, made by `bundled!`.
#[derive(Clone, Copy, Debug)]
pub struct Bundled {
    /// Where it is in the project.
    #[cfg(target_arch = "wasm32")]
    pub path: &'static str,
    /// The text.
    #[cfg(not(target_arch = "wasm32"))]
    pub text: &'static str,
}

/// The text of a file of the project, by its path from the top: `bundled!("lessons/course.ron")`.
macro_rules! bundled {
    ($($part:literal),+) => {
        $crate::bundled::Bundled {
            #[cfg(target_arch = "wasm32")]
            path: concat!($($part),+),
            #[cfg(not(target_arch = "wasm32"))]
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $($part),+)),
        }
    };
}

pub(crate) use bundled;

impl Bundled {
    /// The text.
    #[cfg(not(target_arch = "wasm32"))]
    pub const fn text(self) -> &'static str {
        self.text
    }

    /// The text.
    #[cfg(target_arch = "wasm32")]
    pub fn text(self) -> &'static str {
        page::text(self.path)
    }
}

impl Deref for Bundled {
    type Target = str;

    fn deref(&self) -> &str {
        self.text()
    }
}

/// Files of the lessons with these paths, and their texts.
macro_rules! files {
    ($($path:literal),+ $(,)?) => {
        &[$(($path, bundled!("lessons/", $path))),+]
    };
}

/// The files that lessons of the course name, by their path from the folder of the lessons.
const LESSON_FILES: &[(&str, Bundled)] = files![
    "programs/masks.cs",
    "programs/percorre.m",
    "programs/row-and-column.py",
    "programs/row-and-column.txt",
    "programs/rsudoku.c",
    "programs/verifica.c",
    "programs/written_twice.py",
];

/// The file of a lesson of the course at this path from its folder.
pub fn lesson_file(path: &str) -> Option<&'static str> {
    let found = LESSON_FILES.iter().find(|(own, _)| *own == path);
    found.map(|(_, file)| file.text())
}

#[cfg(target_arch = "wasm32")]
pub use page::load_with;

#[cfg(target_arch = "wasm32")]
mod page {
    use std::collections::BTreeMap;
    use std::sync::{Mutex, OnceLock, PoisonError};

    /// Loads the text at a path of the project.
    type Load = fn(&str) -> String;

    static LOAD: OnceLock<Load> = OnceLock::new();
    static LOADED: Mutex<BTreeMap<&str, &str>> = Mutex::new(BTreeMap::new());

    /// Sets how texts are loaded, before the first of them is needed.
    pub fn load_with(load: Load) {
        // The first way stays.
        let _ = LOAD.set(load);
    }

    pub(super) fn text(path: &'static str) -> &'static str {
        let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        loaded.entry(path).or_insert_with(|| {
            let load = LOAD.get().expect("the page says how at the start");
            load(path).leak()
        })
    }
}
