//! Errors of puzzles in short words of the tests' own, which check position and facts independently
//! of the catalogues.

use recuo::puzzle::text::{LONGEST_LINE, ReadError, Reason};
use recuo::puzzle::{MAX_CELLS, MAX_SIZE, ProblemError};

/// The position and the reason.
pub fn brief(error: &ReadError) -> String {
    let reason = reason(&error.reason);
    match (error.line, error.column) {
        (line, Some(column)) => format!("line {line}, column {column}: {reason}"),
        (line, None) => format!("line {line}: {reason}"),
    }
}

fn reason(reason: &Reason) -> String {
    match reason {
        Reason::Unknown {
            found,
            size,
            zero_based,
        } => {
            let values = digits(size.unwrap_or(MAX_SIZE), *zero_based);
            let blanks = blanks(*zero_based);
            format!(
                "'{found}' is not a cell: expected {values}, or one of {blanks} for an empty cell"
            )
        }
        Reason::Posed(_) => "there is no such problem".to_owned(),
        Reason::WayStart(_) => "a way has its start alone".to_owned(),
        Reason::OwnSign { found, .. } => format!("'{found}' is not a value here"),
        Reason::TooHigh {
            found,
            size,
            zero_based,
        } => {
            let values = digits(*size, *zero_based);
            format!("{found} is too high: a {size}×{size} board has {values}")
        }
        Reason::Count {
            cells,
            expected,
            odd,
        } => {
            let odd = odd.as_ref().map_or_else(String::new, |row| {
                let (line, cells) = (row.line, counted(row.cells, "cell"));
                format!(
                    "; line {line} has {cells} where the others have {}",
                    row.others
                )
            });
            match expected {
                Some(expected) => format!("{cells} cells, expected {expected}{odd}"),
                None => format!("{}{odd}", count(*cells)),
            }
        }
        Reason::Rows { rows, width } => format!(
            "{} of {}: a {width}×{width} board has {width} rows",
            counted(*rows, "row"),
            counted(*width, "cell")
        ),
        Reason::TooLarge(size) => {
            format!("a board of {size}×{size}; the largest is {MAX_SIZE}×{MAX_SIZE}")
        }
        Reason::Blanks => "it is not certain which cells of this frame are empty: every \
                                     empty cell needs a . (or one of 0 x _ - *)"
            .to_owned(),
        Reason::Problem(error) => problem(error),
        Reason::Columns => "written by columns".to_owned(),
        Reason::NoRegions => "no regions".to_owned(),
        Reason::Regions(error) => format!("{error:?}"),
        Reason::Other(known) => format!("{known:?}"),
        Reason::Twice { row, column } => format!("two values at {row}, {column}"),
        Reason::LongLine(length) => {
            format!("{length} characters; the longest line that is read has {LONGEST_LINE}")
        }
        Reason::NoPuzzle(text) => format!("no puzzle in {text:?}"),
        Reason::Several => "a second puzzle, where only one is expected".to_owned(),
    }
}

fn problem(error: &ProblemError) -> String {
    let ProblemError::Clashes {
        topology, clashes, ..
    } = error
    else {
        return format!("{error:?}");
    };
    let pairs = clashes.iter().map(|clash| {
        let [first, second] = [clash.first, clash.second].map(|cell| topology.address(cell));
        format!("{first} and {second} both have {}", clash.value)
    });
    let pairs: Vec<String> = pairs.collect();
    format!("the givens break the rules: {}", pairs.join("; "))
}

fn digits(size: usize, zero_based: bool) -> String {
    let values: Vec<char> = match zero_based {
        true => "0123456789ABCDEF".chars().take(size).collect(),
        false => "123456789ABCDEFG".chars().take(size).collect(),
    };
    let (first, last) = (values[0], values[size - 1]);
    match last {
        '0'..='9' => format!("{first}–{last}"),
        'A' => format!("{first}–9 or A"),
        _ => format!("{first}–9 or A–{last}"),
    }
}

const fn blanks(zero_based: bool) -> &'static str {
    if zero_based {
        ". x _ - * ?"
    } else {
        ". 0 x _ - * ?"
    }
}

fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn count(cells: usize) -> String {
    let distance = |size: &usize| (size * size).abs_diff(cells);
    let size = (2..=MAX_SIZE).min_by_key(distance).unwrap();
    let found = counted(cells, "cell");
    let near = size * size;
    if cells == near {
        format!("{found}, which would be {size}×{size}, but not in these rows")
    } else if cells > MAX_CELLS {
        format!("{found}: the largest board has {MAX_CELLS} ({MAX_SIZE}×{MAX_SIZE})")
    } else {
        format!("{found}: no board has so many; {near} would be {size}×{size}")
    }
}
