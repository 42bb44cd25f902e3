//! A race in numbers, for the last row: the counters of every board, and their ratios to those of
//! the board that arrived first.

use super::cx::Cx;
use super::paint::{paint, rect_from};
use crate::scene::{Font, Point, Rect, Shape, times, width_of};
use crate::session::Run;
use crate::session::race::Arrival;
use crate::solver::Counter;
use crate::window::access::{self, PaintedPart};
use egui::{Sense, Ui};

/// The largest text, in points.
const MAX_TEXT: f32 = 34.0;
/// The gap after words and the heights of rows with one line and with two, in text sizes.
const GAP: f32 = 0.35;
const ROWS: [f32; 2] = [1.4, 2.2];

/// The words in a cell, and others beside or below them: a label, a name, or a number with its ratio
/// to the first board's number.
type TableCell = [String; 2];

/// Shows the table as large as it fits: below the names a row for each counter.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let rows = rows(cx);
    let (response, painter) = ui.allocate_painter(ui.available_size(), Sense::hover());
    let room = rect_from(response.rect);
    let [wide, narrow] = [false, true].map(|is_narrow| layout(&rows, room, is_narrow));
    let is_narrow = narrow.1 > wide.1;
    let (widths, text) = if is_narrow { narrow } else { wide };
    let (p, height) = (&cx.palette, ROWS[usize::from(is_narrow)] * text);
    let mut shapes = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let whole = widths.iter().sum::<f32>() * text;
        let line = Rect::new(room.x, room.y + index as f32 * height, whole, height);
        if index % 2 == 1 {
            shapes.push(Shape::rounded(line, 4.0, p.quiet, None));
        }
        let (mut x, y) = (line.x + GAP * text, line.center().y);
        for (column, ([first, second], width)) in row.iter().zip(&widths).enumerate() {
            let rise = if is_narrow && !second.is_empty() {
                0.45
            } else {
                0.0
            };
            let at = Point::new(x, y - rise * text);
            let (font, ink) = match column {
                0 => (Font::Regular, p.faint),
                _ => (Font::Bold, p.ink),
            };
            shapes.push(Shape::text(at, text, ink, first).in_font(font).left());
            let at = match is_narrow {
                true => Point::new(x, y + 0.55 * text),
                false => Point::new(x + width_of(first, Font::Bold, text) + GAP * text, y),
            };
            let (size, ink) = if index == 0 {
                (1.0, p.ink)
            } else {
                (0.8, p.faint)
            };
            shapes.push(Shape::text(at, size * text, ink, second).bold().left());
            x += width * text;
        }
    }
    paint(&painter, shapes);
    let cells = rows[1..].iter().flat_map(|row| {
        let cells = row[1..].iter().zip(&rows[0][1..]);
        cells.map(|([n, ratio], [first, others])| {
            let name = format!("{first} {others}");
            format!("{}, {}: {n} {ratio}", name.trim_end(), row[0][0])
        })
    });
    let part = |(index, words)| PaintedPart::words(response.id.with(index), words);
    access::show_parts(ui.ctx(), response.id, cells.enumerate().map(part).collect());
}

/// The widths of columns in text sizes, and the largest text size that fits the room, with second
/// words beside the first or, in a narrow table, below them.
fn layout(rows: &[Vec<TableCell>], room: Rect, is_narrow: bool) -> (Vec<f32>, f32) {
    let width = |column: usize| {
        let cells = rows.iter().map(|row| {
            let [first, second] = row[column]
                .each_ref()
                .map(|words| width_of(words, Font::Bold, 1.0));
            if is_narrow {
                first.max(second)
            } else {
                first + GAP + second
            }
        });
        cells.fold(0.0, f32::max) + 3.0 * GAP
    };
    let widths: Vec<f32> = (0..rows[0].len()).map(width).collect();
    let height = ROWS[usize::from(is_narrow)] * rows.len() as f32;
    let text = (room.width / widths.iter().sum::<f32>()).min(room.height / height);
    (widths, text.min(MAX_TEXT))
}

/// The cells of the table, by rows.
fn rows(cx: &Cx) -> Vec<Vec<TableCell>> {
    use Counter::{MaxDepth, Nodes, Selects, Tests};
    let runs = cx.session.runs();
    // Without a race, runs are compared once all have ended.
    let are_over = runs.iter().all(Run::is_at_end) && cx.session.race().is_none();
    let finished = (0..runs.len()).filter(|index| are_over && !runs[*index].gave_up());
    let work = |index: &usize| Counter::Work.of(&runs[*index].moment().counters());
    let first = cx.session.winner().or(finished.min_by_key(work));
    let cell = |counter: Counter, index: usize| {
        let n = |index: usize| counter.of(&runs[index].moment().counters());
        let is_open = cx.session.arrival(index) == Some(Arrival::StillRunning);
        let least = if is_open { "≥ " } else { "" };
        let first = first.filter(|first| *first != index);
        let ratio = first.and_then(|first| times(n(index), n(first), cx.language));
        let ratio = ratio.map(|ratio| format!("{least}{ratio}"));
        [
            format!("{least}{}", cx.language.short(n(index))),
            ratio.unwrap_or_default(),
        ]
    };
    let names = runs.titles(cx.language).into_iter().map(|name| {
        let (first, others) = name.split_once(' ').unwrap_or((&name, ""));
        [first, others].map(str::to_owned)
    });
    let mut rows = vec![[TableCell::default()].into_iter().chain(names).collect()];
    for counter in Counter::compared() {
        // Others follow from these, or say less of the work.
        let is_counted = |run: &Run| counter.of(&run.moment().counters()) > 0;
        if [Selects, Tests, Nodes, MaxDepth].contains(&counter) || !runs.iter().any(is_counted) {
            continue;
        }
        // What a sum is made of stands in rows of its own.
        let label = cx.word(counter.message());
        let label = label.split(" (").next().unwrap_or_default().to_owned();
        let cells = (0..runs.len()).map(|index| cell(counter, index));
        rows.push([[label, String::new()]].into_iter().chain(cells).collect());
    }
    rows
}
