//! Reading order: in rows from top to bottom, and from left to right in each.

use egui::Rect;

/// The items in reading order. Those without a place come last.
///
/// Two items stand in the same row if they share more than half of the height of the lower one.
pub fn in_rows<T>(items: Vec<(Rect, T)>) -> Vec<T> {
    let (mut placed, rest): (Vec<_>, Vec<_>) =
        items.into_iter().partition(|(rect, _)| rect.is_finite());
    placed.sort_by(|(one, _), (other, _)| one.top().total_cmp(&other.top()));
    let mut read = Vec::new();
    let mut row: Vec<(Rect, T)> = Vec::new();
    for (rect, item) in placed {
        let is_below = |(first, _): &(Rect, T)| {
            let shared = first.bottom().min(rect.bottom()) - rect.top();
            shared <= 0.5 * first.height().min(rect.height())
        };
        if row.iter().all(is_below) {
            read.extend(left_to_right(std::mem::take(&mut row)));
        }
        row.push((rect, item));
    }
    read.extend(left_to_right(row));
    read.extend(rest.into_iter().map(|(_, item)| item));
    read
}

fn left_to_right<T>(mut row: Vec<(Rect, T)>) -> impl Iterator<Item = T> {
    row.sort_by(|(one, _), (other, _)| one.left().total_cmp(&other.left()));
    row.into_iter().map(|(_, item)| item)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(items: &[(&'static str, [f32; 4])]) -> Vec<&'static str> {
        let rect = |[left, top, width, height]: [f32; 4]| {
            Rect::from_min_size(egui::pos2(left, top), egui::vec2(width, height))
        };
        let items = items.iter().map(|(name, at)| (rect(*at), *name));
        in_rows(items.collect())
    }

    #[test]
    fn panels_are_read_as_they_are_seen() {
        let panels = [
            ("header", [0.0, 0.0, 1000.0, 40.0]),
            ("foot", [0.0, 700.0, 1000.0, 100.0]),
            ("right", [600.0, 40.0, 400.0, 660.0]),
            ("left", [0.0, 44.0, 600.0, 650.0]),
        ];
        assert_eq!(read(&panels), ["header", "left", "right", "foot"]);
    }

    #[test]
    fn a_row_may_have_words_of_several_heights() {
        let row = [
            ("sign", [0.0, 10.0, 10.0, 14.0]),
            ("end", [200.0, 8.0, 60.0, 28.0]),
            ("two lines", [20.0, 10.0, 150.0, 34.0]),
            ("below", [0.0, 50.0, 100.0, 14.0]),
        ];
        assert_eq!(read(&row), ["sign", "two lines", "end", "below"]);
    }

    #[test]
    fn what_has_no_place_comes_last() {
        let items = vec![(Rect::NOTHING, "none"), (Rect::ZERO, "some")];
        assert_eq!(in_rows(items), ["some", "none"]);
    }
}
