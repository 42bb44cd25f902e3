//! Steps that the viewer has marked.

use std::collections::BTreeSet;

/// A step that the viewer has marked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Bookmark {
    /// The step, from 0.
    pub step: u64,
    /// The board that was leading.
    pub board: usize,
}

/// All bookmarks, in order of their steps.
#[derive(Default)]
pub struct Bookmarks(BTreeSet<Bookmark>);

impl Bookmarks {
    /// Iterates over all bookmarks.
    pub fn iter(&self) -> impl Iterator<Item = Bookmark> + '_ {
        self.0.iter().copied()
    }

    /// Adds or removes a bookmark, and returns whether it was added. Where boards go together, a bookmark belongs to all
    /// of them.
    pub(super) fn toggle(&mut self, mark: Bookmark, is_common: bool) -> bool {
        let is_it =
            |old: &Bookmark| old.step == mark.step && (is_common || old.board == mark.board);
        let old = self.iter().find(is_it);
        match old {
            Some(old) => !self.0.remove(&old),
            None => self.0.insert(mark),
        }
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Renumbers the boards at and after one that was inserted.
    pub(super) fn insert_board(&mut self, index: usize) {
        let moved = self.iter().map(|mark| Bookmark {
            board: mark.board + usize::from(mark.board >= index),
            ..mark
        });
        self.0 = moved.collect();
    }

    /// Removes the bookmarks of a board that was removed, and renumbers the boards after it.
    pub(super) fn remove_board(&mut self, index: usize) {
        let kept = std::mem::take(&mut self.0);
        let kept = kept.into_iter().filter(|mark| mark.board != index);
        let moved = kept.map(|mark| Bookmark {
            board: mark.board - usize::from(mark.board > index),
            ..mark
        });
        self.0 = moved.collect();
    }
}
