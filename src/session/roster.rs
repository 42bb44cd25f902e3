//! The roster: the learners who take the course on this machine, each with their own progress.
//! Progress made without a name is kept too.

use super::course::CourseProgress;
use crate::explain::visible;
use std::collections::BTreeMap;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 40;

/// Everyone's progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roster {
    /// Every learner's progress, by name; progress made without a name is under the empty name.
    pub all: BTreeMap<String, CourseProgress>,
    /// The name of the current learner, whose progress is recorded; empty if none is chosen.
    pub current: String,
}

/// The name that a text stands for: visible, and without space around it. Empty if there is none.
pub fn name_of(text: &str) -> String {
    let name: String = visible(text.trim()).chars().take(LONGEST_NAME).collect();
    name.trim_end().to_owned()
}

impl Roster {
    /// Restores a saved roster. A current learner without any progress starts afresh.
    pub fn restored(mut all: BTreeMap<String, CourseProgress>, current: &str) -> Self {
        for name in ["", current] {
            all.entry(name.to_owned()).or_default();
        }
        Self {
            all,
            current: current.to_owned(),
        }
    }

    pub(super) fn own(&mut self) -> &mut CourseProgress {
        self.all.entry(self.current.clone()).or_default()
    }

    /// Makes a learner current, adding them if they are new.
    pub(super) fn choose(&mut self, name: String) {
        self.current = name;
        self.own();
    }

    /// Removes a learner and all their progress.
    pub(super) fn remove(&mut self, name: &str) {
        self.all.remove(name);
        if self.current == name {
            self.choose(String::new());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::name_of;

    #[test]
    fn names_are_visible_and_short() {
        for (text, name) in [
            ("  Zoë Łukasz-Ñandú ", "Zoë Łukasz-Ñandú"),
            ("李小龙", "李小龙"),
            ("a\u{202e}b\n", "a\\u{202e}b"),
            ("two\nlines", "two\\nlines"),
            (" \t\u{3000}", ""),
            (&"é".repeat(50), &"é".repeat(40)),
            (&format!("{} b", "a".repeat(39)), &"a".repeat(39)),
        ] {
            assert_eq!(name_of(text), name);
            assert_eq!(name_of(name), name, "once is enough");
        }
    }
}
