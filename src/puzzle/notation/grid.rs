//! Boards that are written row by row, with rules and separators between the boxes.

use super::layout::{Layout, is_empty_row};
use super::row::{BAR, Class, HEAVY, JOINED, Row, SPACE, WIDE_SPACE};
use super::sheet::Sheet;
use super::symbol::Mark;
use crate::puzzle::{MAX_SIZE, Shape};

/// A line, read in one of the ways.
struct Item<'a> {
    row: &'a Row,
    marks: Vec<Mark>,
    /// It is a row and no rule.
    sure: bool,
}

/// The boards that these lines show, if they show boards of one size and nothing else. If more lines
/// may follow, the last board may be unfinished. Also gives the number of lines of all whole boards.
pub fn sheets(rows: &[Row], layout: Layout, more_follow: bool) -> Option<(Vec<Sheet>, usize)> {
    // Lines of delimiters alone are rows of empty fields.
    let has_fields = matches!(layout, Layout::Fields(..) | Layout::Places(..));
    let items = rows.iter().map(|row| {
        let sure = row.class == Class::Cells || has_fields && row.class == Class::Delimiters;
        let marks = match row.class {
            Class::Dashes => layout.marks(row).unwrap_or_default(),
            _ if sure => layout.marks(row)?,
            Class::Cells | Class::Delimiters | Class::Rule | Class::Nothing => Vec::new(),
        };
        Some(Item { row, marks, sure })
    });
    let items: Vec<Item> = items.collect::<Option<_>>()?;
    let filled = || items.iter().filter(|item| !item.marks.is_empty());
    let first = filled().find(|item| item.sure).or(filled().next())?;
    let width = first.marks.len();
    // Lines of dashes are rules, rows of empty cells, or some of them over and over. If empty cells of other rows have
    // the same sign, they are rows, but for those below or around a board.
    let dashes = || filled().filter(|item| !item.sure && item.marks.len() == width);
    let bands = |height| vec![vec![true; height]; width / height].join(&false);
    let framed = |height| [&[false], &bands(height)[..], &[false]].concat();
    let mut patterns = vec![vec![false], vec![true]];
    if dashes().any(|item| is_empty_row(item.row, rows)) {
        patterns = vec![vec![true], [bands(width), vec![false]].concat()];
        let ends_so = items.last().is_some_and(|item| !item.sure);
        patterns.extend(ends_so.then(|| framed(width)));
    } else if dashes().next().is_some() {
        let heights = (1..=width).filter(|height| width.is_multiple_of(*height));
        patterns.extend(heights.flat_map(|height| [bands(height), framed(height)]));
    }
    patterns.iter().find_map(|pattern| {
        let mut places = pattern.iter().cycle();
        let mut is_row = |(_, item): &(usize, &Item)| {
            let could = item.marks.len() == width && places.next() == Some(&true);
            item.sure || could
        };
        let rows = items.iter().enumerate().filter(|item| is_row(item));
        let rows: Vec<usize> = rows.map(|(i, _)| i).collect();
        cut(&items, &rows, more_follow)
    })
}

/// Cuts the rows into boards, which must come out even.
fn cut(items: &[Item], mut rows: &[usize], more_follow: bool) -> Option<(Vec<Sheet>, usize)> {
    let (mut sheets, mut end) = (Vec::new(), 0);
    while let Some(first) = rows.first() {
        let size = items[*first].marks.len();
        let (board, rest) = rows.split_at(size.min(rows.len()));
        let is_even = board.iter().all(|row| items[*row].marks.len() == size);
        if !is_even || !(2..=MAX_SIZE).contains(&size) {
            return None;
        }
        if board.len() < size {
            break;
        }
        sheets.push(sheet(items, board));
        (rows, end) = (rest, board[size - 1] + 1);
    }
    ((rows.is_empty() || more_follow) && !sheets.is_empty()).then_some((sheets, end))
}

/// The board of these rows, with what stands between and around them.
fn sheet(items: &[Item], rows: &[usize]) -> Sheet {
    let size = rows.len();
    let between = |pair: &[usize]| {
        let lines = &items[pair[0]..=pair[1]];
        match &lines[1..lines.len() - 1] {
            [] if lines[1].row.is_apart => SPACE,
            [] => JOINED,
            rules if rules.iter().any(|rule| rule.row.count('=') > 0) => HEAVY,
            _ => BAR,
        }
    };
    let down: Vec<u8> = rows.windows(2).map(between).collect();
    let lines = || rows.iter().map(|row| &items[*row]);
    let weakest = |column: usize| lines().map(|line| line.marks[column].gap).min();
    let across: Vec<u8> = (1..size).filter_map(weakest).collect();
    let crossings = |line: usize| items.get(line).map_or(0, |item| item.row.count('+'));
    let (above, below) = (rows[0].wrapping_sub(1), rows[size - 1] + 1);
    let crossings = Some(crossings(above)).filter(|count| *count == crossings(below));
    // Where numbers are of different widths, so are the blanks between them.
    let mut widths = lines().flat_map(|line| line.row.words()).map(<[_]>::len);
    let first = widths.next();
    let is_uneven = widths.any(|width| Some(width) != first);
    let sure = across.iter().map(|gap| match *gap {
        WIDE_SPACE if is_uneven => SPACE,
        gap => gap,
    });
    Sheet {
        size,
        is_plain: rows.iter().all(|row| items[*row].row.words.len() == 1),
        marks: lines().flat_map(|line| &line.marks).copied().collect(),
        shape: boxes(&down, &sure.collect::<Vec<_>>(), crossings),
        other: boxes(&down, &across, crossings),
        blanks: None,
    }
}

/// The boxes that the gaps after all rows and columns but the last show, and the crossings of the rules
/// above and below, if these have the same.
fn boxes(down: &[u8], across: &[u8], crossings: Option<usize>) -> Option<Shape> {
    let n = down.len() + 1;
    let is_ruled = |gaps: &[u8]| gaps.iter().all(|gap| *gap >= BAR);
    let is_open = |gaps: &[u8]| gaps.iter().all(|gap| *gap < BAR);
    let (height, width) = match (period(down, n), period(across, n)) {
        (Some(height), Some(width)) => (height, width),
        (Some(height), None) => (height, n / height),
        (None, Some(width)) => (n / width, width),
        // Boxes that are one row or one column: only a whole frame with crossings shows them, since
        // tables are drawn with lines between all cells too.
        (None, None) if crossings? == 2 && is_ruled(down) && is_open(across) => (1, n),
        (None, None) if crossings? == n + 1 && is_ruled(across) && is_open(down) => (n, 1),
        (None, None) => return None,
    };
    Shape::new(height, width)
        .ok()
        .filter(|shape| shape.size() == n)
}

/// Every how many places a stronger gap stands, if that is regular and says anything.
fn period(gaps: &[u8], size: usize) -> Option<usize> {
    (1..=gaps.iter().copied().max()?).rev().find_map(|level| {
        let period = gaps.iter().position(|g| *g >= level)? + 1;
        let mut places = gaps.iter().enumerate();
        let regular = places.all(|(i, g)| (*g >= level) == ((i + 1) % period == 0));
        (period > 1 && size.is_multiple_of(period) && regular).then_some(period)
    })
}
