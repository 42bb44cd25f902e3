//! Scans texts for placeholders, numbers and cells.

use crate::explain::{Message, quoted};
use crate::puzzle::{Cell, Family, Topology};

/// A part of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextPart<'a> {
    /// Plain words.
    Words(&'a str),
    /// An escaped brace: `{{` or `}}`.
    Brace(&'a str),
    /// A placeholder: `{name}`.
    Name(&'a str),
    /// An unmatched brace.
    Loose,
}

/// The parts of a text, each with its byte offset.
pub fn text_parts(text: &str) -> Vec<(usize, TextPart<'_>)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let (length, part) = match rest.find(['{', '}']) {
            None => (rest.len(), TextPart::Words(rest)),
            Some(0) if rest.starts_with("{{") || rest.starts_with("}}") => {
                (2, TextPart::Brace(&rest[..1]))
            }
            Some(0) => match rest.find('}').filter(|_| rest.starts_with('{')) {
                Some(end) if !rest[1..end].contains('{') => {
                    (end + 1, TextPart::Name(&rest[1..end]))
                }
                _ => (1, TextPart::Loose),
            },
            Some(brace) => (brace, TextPart::Words(&rest[..brace])),
        };
        found.push((at, part));
        at += length;
    }
    found
}

/// A number or a cell mentioned in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextFigure {
    /// A whole number, with or without thousands separators.
    Number(u64),
    /// A number with decimals, or one that is too large.
    Other(String),
    /// A cell, by row and column from 1.
    Cell(usize, usize),
}

/// Possible thousands separators.
const THOUSANDS_SEPARATORS: [char; 6] = [',', '.', ' ', '\u{A0}', '\u{2009}', '\u{202F}'];

/// The numbers and cells in a text, each with its byte offset.
pub fn figures(words: &str) -> Vec<(usize, TextFigure)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = words[at..].find(char::is_numeric).map(|i| at + i) {
        if let Some((begin, end, row, column)) = address(words, start) {
            found.push((begin, TextFigure::Cell(row, column)));
            at = end;
        } else {
            let (end, figure) = match number(&words[start..]) {
                // Powers, fractions and digits of other scripts are numbers that nothing can prove.
                (end, _) if odd(&words[start + end..]) > 0 => {
                    let end = end + odd(&words[start + end..]);
                    (end, TextFigure::Other(words[start..start + end].to_owned()))
                }
                known => known,
            };
            found.push((start, figure));
            at = start + end;
        }
    }
    found
}

/// The address of a cell whose row number starts at `digit`: its start, its end, row and column.
fn address(words: &str, digit: usize) -> Option<(usize, usize, usize, usize)> {
    let before = words[..digit].strip_suffix(['R', 'r'])?;
    if before.ends_with(char::is_alphanumeric) {
        return None;
    }
    let rest = &words[digit..];
    let row = digits(rest);
    let after = rest[row.len()..].strip_prefix(['C', 'c'])?;
    let column = digits(after);
    let end = digit + row.len() + 1 + column.len();
    let number = |digits: &str| digits.parse().unwrap_or(usize::MAX);
    (!column.is_empty()).then(|| (before.len(), end, number(row), number(column)))
}

/// The number at the beginning of a text, and where it ends.
fn number(text: &str) -> (usize, TextFigure) {
    let first = digits(text);
    let mut end = first.len();
    // Groups of three, all with the same separator.
    let mut sign = None;
    while end <= 3 || sign.is_some() {
        let Some(next) = text[end..]
            .chars()
            .next()
            .filter(|c| THOUSANDS_SEPARATORS.contains(c))
        else {
            break;
        };
        let group = digits(&text[end + next.len_utf8()..]);
        if group.len() != 3 || sign.is_some_and(|sign| sign != next) {
            break;
        }
        sign = Some(next);
        end += next.len_utf8() + 3;
    }
    let rest = &text[end..];
    if let Some(decimals) = rest.strip_prefix(['.', ',']).map(digits)
        && !decimals.is_empty()
    {
        end += 1 + decimals.len();
        return (end, TextFigure::Other(text[..end].to_owned()));
    }
    let plain: String = text[..end].chars().filter(char::is_ascii_digit).collect();
    let figure = plain
        .parse()
        .map_or_else(|_| TextFigure::Other(plain), TextFigure::Number);
    (end, figure)
}

/// The length of a continuation of a number that is not plain digits: `⁹`, `½`, `٤`, or the `e9` of
/// `1e9`.
fn odd(text: &str) -> usize {
    let tens = text
        .strip_prefix(['e', 'E'])
        .map_or(0, |tens| digits(tens).len());
    if tens > 0 {
        return 1 + tens;
    }
    let is_odd = |c: char| c.is_numeric() && !c.is_ascii_digit();
    if !text.starts_with(is_odd) {
        return 0;
    }
    text.find(|c: char| !c.is_numeric()).unwrap_or(text.len())
}

fn digits(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_digit());
    &text[..end.unwrap_or(text.len())]
}

/// The cell with this address, such as `R1C3`, if it is on the board.
pub fn cell(address: &str, topology: &Topology) -> Option<Cell> {
    let is_named = |cell: &Cell| topology.address(*cell).eq_ignore_ascii_case(address);
    topology.all_cells().find(is_named).or_else(|| {
        // A queen's row can also be meant by its number or by a square of it: `R2`, `R2C5`.
        if let Family::Queens(_) = topology.family()
            && let Some(row) = address.strip_prefix(['R', 'r'])
            && let Ok(row) = row.parse()
        {
            return on_board(row, 1, topology);
        }
        let &[(0, TextFigure::Cell(row, column))] = figures(address).as_slice() else {
            return None;
        };
        let is_whole = format!("R{row}C{column}").eq_ignore_ascii_case(address);
        on_board(row, column, topology).filter(|_| is_whole)
    })
}

/// The cell in this row and column, both from 1, if it is on the board.
pub fn on_board(row: usize, column: usize, topology: &Topology) -> Option<Cell> {
    let (rows, columns) = match topology.family() {
        Family::Queens(size) => (size.get(), size.get()),
        _ => (topology.cells() / topology.width(), topology.width()),
    };
    let is_here = (1..=rows).contains(&row) && (1..=columns).contains(&column);
    let has_squares = topology.is_square() || topology.way().is_some();
    (has_squares && is_here).then(|| match topology.family() {
        Family::Queens(_) => Cell::new(row - 1),
        _ => topology.cell_at(row - 1, column - 1),
    })
}

/// The board has no such cell.
pub fn no_cell(found: &str, topology: &Topology) -> Message {
    let address = |cell| typed_address(Cell::new(cell), topology);
    Message::new("field-cell")
        .with("found", quoted(found))
        .with("first", address(0))
        .with("last", address(topology.cells() - 1))
}

/// How a cell is typed: a queen's row as recordings write it, in every language.
pub fn typed_address(cell: Cell, topology: &Topology) -> String {
    match topology.family() {
        Family::Queens(_) => format!("R{}", cell.index() + 1),
        _ => topology.address(cell),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Shape;

    #[test]
    fn names_stand_in_braces() {
        let found: Vec<_> = text_parts("a {b-c} {{d}} e")
            .into_iter()
            .map(|(_, p)| p)
            .collect();
        assert_eq!(
            found,
            [
                TextPart::Words("a "),
                TextPart::Name("b-c"),
                TextPart::Words(" "),
                TextPart::Brace("{"),
                TextPart::Words("d"),
                TextPart::Brace("}"),
                TextPart::Words(" e"),
            ]
        );
        assert_eq!(text_parts("a } b")[1], (2, TextPart::Loose));
        assert_eq!(text_parts("{a {b}")[0], (0, TextPart::Loose));
        assert_eq!(text_parts("ab{")[1], (2, TextPart::Loose));
        assert!(text_parts("").is_empty());
    }

    #[test]
    fn numbers_in_other_signs_are_found_too() {
        for odd in ["٤٢٣", "４２", "2⁶⁴", "½", "4½", "1e9", "⑫"] {
            let words = format!("it takes {odd} steps");
            let found = figures(&words);
            assert_eq!(found, [(9, TextFigure::Other(odd.to_owned()))], "{odd}");
        }
        assert_eq!(
            figures("the 2 e 3"),
            [(4, TextFigure::Number(2)), (8, TextFigure::Number(3))]
        );
    }

    #[test]
    fn numbers_are_found_however_they_are_written() {
        let of = |words: &str| {
            figures(words)
                .into_iter()
                .map(|(_, f)| f)
                .collect::<Vec<_>>()
        };
        for text in [
            "55769",
            "55,769",
            "55.769",
            "55 769",
            "55\u{A0}769",
            "55\u{202F}769",
        ] {
            assert_eq!(
                of(&format!("é {text}.")),
                [TextFigure::Number(55_769)],
                "{text}"
            );
        }
        let numbers = |list: &[u64]| {
            list.iter()
                .map(|n| TextFigure::Number(*n))
                .collect::<Vec<_>>()
        };
        assert_eq!(of("1, 2, 3 and 4"), numbers(&[1, 2, 3, 4]));
        assert_eq!(of("a 9×9 board"), numbers(&[9, 9]));
        assert_eq!(
            of("2.ª 69,175,316 10 1000"),
            numbers(&[2, 69_175_316, 10, 1000])
        );
        assert_eq!(of("1,000.5"), [TextFigure::Other("1,000.5".to_owned())]);
        assert_eq!(of("0,5"), [TextFigure::Other("0,5".to_owned())]);
        assert_eq!(of("99999999999999999999").len(), 1);
        assert!(matches!(
            of("99999999999999999999")[0],
            TextFigure::Other(_)
        ));
        assert_eq!(
            of("R1C3, r10c2"),
            [TextFigure::Cell(1, 3), TextFigure::Cell(10, 2)]
        );
        assert_eq!(of("R1 and AR1C3"), numbers(&[1, 1, 3]));
        assert_eq!(figures("no R1C3")[0].0, 3);
        assert!(of("none").is_empty());
    }

    #[test]
    fn cells_are_on_the_board() {
        let four = Topology::of(Shape::new(2, 2).unwrap());
        assert_eq!(cell("R1C3", &four), Some(four.cell_at(0, 2)));
        for bad in [
            "R5C1", "R0C1", "", "1", "R1C3 ", " R1C3", "R01C3", "R1C3R1C3",
        ] {
            assert_eq!(cell(bad, &four), None, "{bad}");
        }
    }
}
