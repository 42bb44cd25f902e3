//! Longer sections of `--help` and of the manual.

/// How puzzles may be written.
pub const PUZZLES: &str = "\
Puzzles:
A puzzle is an argument, a file, or standard input (-). Boards go from 2x2 to 16x16; values above 9
are written A-G, or as numbers. The puzzles of every family are read in these forms: files (.sdk,
.sdm, .ss, .sdx, OpenSudoku, addresses with a puzzle in them); tables (CSV, TSV, Markdown, HTML);
numbers or texts in brackets of any language (JSON, Python, C, Prolog ...), objects with values or
places, facts such as given(1,4,2); a line of all cells; rows, with or without frames, labels and
remarks. Empty cells are . 0 x _ - * ? or null. The regions of a jigsaw may stand below its board.
The solution beside a puzzle is left out. Where a text can be read in two ways, the usual one is
taken and the other is named.";

/// What strategies are.
pub const STRATEGIES: &str = "\
Strategies:
A strategy is three choices, and twelve of them have names.
  naive              the first empty cell; each value is tested against row, column and box
  masks              the first empty cell; only values in its domain are tried
  forward-checking   the first empty cell; a guess that empties a peer's domain is taken back at once
  fewest-candidates  the cell with the fewest candidates; otherwise as masks
  singles            sweeps over the board without guessing; gives up when stuck
  propagation        the cell with the fewest candidates, after naked and hidden singles
  algorithm-x        the constraint with the fewest options (Knuth's exact cover)
  backjumping        as naive, but each refusal blames a guess, and a cell that has run out of
                     values jumps back to the latest one blamed (Prosser 1993)
  least-constraining  the cell with the fewest candidates, then the most empty peers; first the value
                     that strikes the fewest candidates; forward checking
  learning           as backjumping, but guesses that failed together are remembered as a nogood, and a
                     value that would complete one is refused (Dechter 1990)
  bounds             as naive, but a value is refused as soon as a sum, or another relation, cannot come
                     true any more
  warnsdorff         on knight's tours and in mazes: first the square with the fewest free squares onward
--select, --order and --check make any other combination; backjumping and learning only go with
row-major and ascending. Problems with relations (sums, signs) know naive and bounds, also descending;
ways know naive and warnsdorff. Search work (placements, conflicts, backtracks) and inference work (deductions,
candidates struck) are counted separately and exactly.";

/// What `--script` reads.
pub const SCRIPTS: &str = "\
Scripts:
A script has one command per line; # begins a comment.
  what is shown   lesson first-moves, next lesson, open FILE, view stack, swapped on, code python,
                  explain 12, tree fit (fold, unfold), program copy (save), guide save, heat whole,
                  doom on, notes on, solutions on, course on, editor on (off, take, swap),
                  help on (keys, marks), glossary on, opening on, exporting on, seeking on,
                  branches on, spotlight on, pen on, blank on, close
  how             language pt, theme dark, size 1440x900@2, text-size 1.5, larger text (smaller,
                  usual), presenter on, clicker stops (steps), embedded on, motion off, fingers on
  boards          boards naive, propagation*all; board 2, align guess, race, fork propagation,
                  discard, fetch-back
  moving          step 120, step +1, move on, first, last, percent 50, reveal on, next conflict,
                  next difference, next fault, previous fault, previous stop, out, when R3C4 = 5,
                  previous when depth >= 20, bookmark, play, pause, speed 8, slower, faster
  taking part     ask on, class on, countdown on, solve on, answer A, show answer,
                  results on, students on, student NAME, remove student NAME, reset progress
  pictures, tests wait 2, picture FILE.png, film 15 10 FILE.png (15 seconds in 10), expect step 128";

/// Some sections, one after the other.
pub fn sections(sections: &[&str]) -> String {
    sections.join("\n\n")
}
