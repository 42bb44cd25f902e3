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

/// Every bookmark, in the order of the steps.
#[derive(Default)]
pub struct Bookmarks(BTreeSet<Bookmark>);

impl Bookmarks {
    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Bookmark> + '_ {
        self.0.iter().copied()
    }

    /// Marks the step of a board, or takes its mark away; where boards go together a mark is everyone's.
    pub(super) fn toggle(&mut self, mark: Bookmark, is_common: bool) {
        let is_it =
            |old: &Bookmark| old.step == mark.step && (is_common || old.board == mark.board);
        let old = self.iter().find(is_it);
        match old {
            Some(old) => self.0.remove(&old),
            None => self.0.insert(mark),
        };
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// A board has gone, and its marks with it.
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
