//! How high the frames of a stack are.

/// The heights of frames to choose from, with the sizes of their values and costs, for text of size 1.
const ROWS: [Row; 6] = [
    Row::stacked(6.2, 1.8, 1.1),
    Row::stacked(4.9, 1.45, 0.95),
    Row::stacked(3.7, 1.2, 0.85),
    Row::stacked(2.8, 1.05, 0.75),
    Row::beside(2.0, 0.95, 0.72),
    Row::beside(1.5, 0.86, 0.7),
];
/// The same for the latest frame.
const TOPS: [Row; 6] = [
    Row::stacked(9.0, 2.4, 1.2),
    Row::stacked(7.4, 2.0, 1.0),
    Row::stacked(6.0, 1.8, 0.95),
    Row::stacked(5.0, 1.6, 0.9),
    Row::stacked(4.4, 1.45, 0.9),
    Row::stacked(3.8, 1.3, 0.86),
];
/// The height of a line, in sizes of its text.
pub(super) const LINE: f32 = 1.3;
/// The gap between frames, as a share of their height.
const GAP: f32 = 0.08;

/// The sizes of a frame.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Row {
    pub height: f32,
    /// Text sizes: of values and names, and of costs.
    pub value: f32,
    pub cost: f32,
    /// Whether costs are below their values, and not beside them.
    pub is_stacked: bool,
}

impl Row {
    const fn stacked(height: f32, value: f32, cost: f32) -> Self {
        Self {
            height,
            value,
            cost,
            is_stacked: true,
        }
    }

    pub(super) const fn beside(height: f32, value: f32, cost: f32) -> Self {
        Self {
            is_stacked: false,
            ..Self::stacked(height, value, cost)
        }
    }

    /// How far the middle of its values is below its upper side, with costs below them or without.
    pub(super) fn middle(self) -> f32 {
        let below = if self.is_stacked {
            self.cost * LINE
        } else {
            0.0
        };
        (self.height - below) / 2.0
    }

    pub(super) fn times(self, text: f32) -> Self {
        Self {
            height: self.height * text,
            value: self.value * text,
            cost: self.cost * text,
            ..self
        }
    }
}

/// The heights of the frames of a stack: those that fit are as large as the room allows, and the latest
/// one is larger than the others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StackLayout {
    row: Row,
    top: Row,
    /// Text size.
    pub text: f32,
}

impl StackLayout {
    /// The layout of so many frames in a room of this height. If not all fit, they are as small as can
    /// be read.
    pub fn fitting(frames: usize, height: f32, text: f32) -> Self {
        let layouts = ROWS.into_iter().zip(TOPS).map(|(row, top)| Self {
            row: row.times(text),
            top: top.times(text),
            text,
        });
        let mut smallest = None;
        for layout in layouts {
            if layout.height(frames) <= height {
                return layout;
            }
            smallest = Some(layout);
        }
        smallest.expect("there are layouts")
    }

    /// The height of so many frames.
    pub fn height(&self, frames: usize) -> f32 {
        match frames.checked_sub(1) {
            None => 0.0,
            Some(below) => self.top.height + below as f32 * (self.row.height + self.gap()),
        }
    }

    /// The height of the latest frame.
    pub const fn top(&self) -> f32 {
        self.top.height
    }

    /// The height of every other frame.
    pub const fn below(&self) -> f32 {
        self.row.height
    }

    /// The gap between frames.
    pub fn gap(&self) -> f32 {
        self.row.height * GAP
    }

    pub(super) const fn row(&self, is_top: bool) -> Row {
        if is_top { self.top } else { self.row }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_grow_with_the_room_and_the_latest_is_the_largest() {
        let mut before = f32::MAX;
        for frames in 1..=256 {
            let layout = StackLayout::fitting(frames, 560.0, 14.0);
            assert!(layout.top() > layout.below());
            assert!(layout.below() <= before, "{frames}");
            before = layout.below();
            let smallest = ROWS[ROWS.len() - 1].height * 14.0;
            assert!(layout.height(frames) <= 560.0 || layout.below() == smallest);
            let larger = StackLayout::fitting(frames, 1200.0, 14.0);
            assert!(larger.below() >= layout.below());
        }
        assert_eq!(StackLayout::fitting(0, 10.0, 14.0).height(0), 0.0);
    }
}
