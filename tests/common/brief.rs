//! Errors of puzzles in short words of the tests' own, which check position and facts independently
//! of the catalogues.

use recuo::puzzle::notation::{LONGEST_LINE, ReadError, blanks, nearest_size, signs};
use recuo::puzzle::{MAX_CELLS, MAX_SIZE, ProblemError};

/// The position and the reason.
pub fn brief(error: &ReadError) -> String {
    let reason = reason(error);
    match (error.line(), error.column()) {
        (Some(line), Some(column)) => format!("line {line}, column {column}: {reason}"),
        (Some(line), None) => format!("line {line}: {reason}"),
        (None, _) => reason,
    }
}

fn reason(error: &ReadError) -> String {
    match error {
        ReadError::UnknownCharacter {
            found,
            size,
            zero_based,
            ..
        } => {
            let values = digits(size.unwrap_or(MAX_SIZE), *zero_based);
            let blanks = blanks(*zero_based);
            format!(
                "{found:?} is not a cell: expected {values}, or one of {blanks} for an empty cell"
            )
        }
        ReadError::TooHigh {
            found,
            size,
            zero_based,
            ..
        } => {
            let values = digits(*size, *zero_based);
            format!("{found} is too high: a {size}×{size} board has {values}")
        }
        ReadError::CellCount {
            cells, expected, ..
        } => format!("{cells} cells, expected {expected}"),
        ReadError::Count { cells, odd, .. } => {
            let odd = odd.as_ref().map_or_else(String::new, |row| {
                let (line, cells) = (row.line, counted(row.cells, "cell"));
                format!(
                    "; line {line} has {cells} where the others have {}",
                    row.others
                )
            });
            format!("{}{odd}", count(*cells))
        }
        ReadError::Rows { rows, width, .. } => format!(
            "{} of {}: a {width}×{width} board has {width} rows",
            counted(*rows, "row"),
            counted(*width, "cell")
        ),
        ReadError::TooLarge { size, .. } => {
            format!("a board of {size}×{size}; the largest is {MAX_SIZE}×{MAX_SIZE}")
        }
        ReadError::Blanks { .. } => "it is not certain which cells of this frame are empty: every \
                                     empty cell needs a . (or one of 0 x _ - *)"
            .to_owned(),
        ReadError::Boxes { size, boxes, .. } => format!(
            "this board is {size}×{size}, but boxes of {}x{} make a board of {2}×{2}",
            boxes.box_rows(),
            boxes.box_cols(),
            boxes.size()
        ),
        ReadError::Problem { error, .. } => problem(error),
        ReadError::MissingColumn { column, .. } => {
            format!("there is no column {column} here, where the header has the puzzles")
        }
        ReadError::LongLine { length, .. } => {
            format!("{length} characters; the longest line that is read has {LONGEST_LINE}")
        }
        ReadError::NoPuzzle => {
            "no puzzle found: expected a board as one line of cells (81 for 9×9) \
                                or as a grid, with one of . 0 x _ - * for an empty cell"
                .to_owned()
        }
        ReadError::Several { .. } => "a second puzzle, where only one is expected".to_owned(),
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
        format!("{first} and {second} both hold {}", clash.value)
    });
    let pairs: Vec<String> = pairs.collect();
    format!("the givens break the rules: {}", pairs.join("; "))
}

fn digits(size: usize, zero_based: bool) -> String {
    match signs(size, zero_based) {
        (digits, None) => digits,
        (digits, Some(letters)) => format!("{digits} or {letters}"),
    }
}

fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn count(cells: usize) -> String {
    let (found, size) = (counted(cells, "cell"), nearest_size(cells));
    let near = size * size;
    if cells == near {
        format!("{found}, which would be {size}×{size}, but not in these rows")
    } else if cells > MAX_CELLS {
        format!("{found}: the largest board has {MAX_CELLS} ({MAX_SIZE}×{MAX_SIZE})")
    } else {
        format!("{found}: no board has so many; {near} would be {size}×{size}")
    }
}
