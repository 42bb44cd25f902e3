# What only the command line says. The web page does without it.
command-named = { $name }: { $reason }
command-more =
    { $count ->
        [one] and one more message like these
       *[other] and { $number } more messages like these
    }
command-help = This help is in English.
command-inputs = An INPUT is a puzzle (a line of cells or a grid), a file with puzzles, or - for standard input.
command-no-file = { $reason } { command-inputs }
command-neither = “{ $found }” is neither a puzzle nor a file. { command-inputs }
command-puzzle = puzzle
command-problem = problem
command-argument = argument { $number }
command-input = standard input
family-needs-puzzle = this problem needs its givens: a line with one symbol per cell, or a file with such lines.
command-output = standard output
command-no-window = this program was built without the window; see recuo --help
command-twice = { $strategy } is named more than once, but compared only once
command-interrupted = interrupted at step { $step }
command-interrupted-runs = interrupted: { $done } runs are done
command-interrupted-file = interrupted, and { $name } is not written
command-interrupted-check = interrupted: { $name } is not checked to its end
command-interrupted-waiting = interrupted while waiting for input
command-interrupted-made =
    { $count ->
        [one] interrupted: one puzzle is made
       *[other] interrupted: { $number } puzzles are made
    }

# Arguments that cannot be read
expected-names = expected one of { $names }
expected-boxes = expected rows x columns, such as 2x3
expected-window = expected width x height from { $least } to { $most }, such as 1280x800
expected-side = expected a side from 4 to 16
expected-ending = expected a name that ends in one of { $endings }
expected-range = expected two steps such as 1..500, of which one may be left out
expected-alignment = expected step, guess, work or share
expected-address = expected an address that begins with https:// or http://
expected-amount = expected a whole number from { $least } to { $most }
expected-shard = expected K/N: which shard, from 1, of how many, up to { $most }
expected-rows = { $name } cannot name a file of rows: expected a name that ends in one of { $endings }
expected-scale = expected a number from { $least } to { $most }
expected-speed = expected a number of pictures a second from { $least } to { $most }

# Arguments that do not fit together
usage-range = step { $first } is after step { $last }
usage-trace = --from { $first } is after --to { $last }: there is nothing to print
usage-size = boxes of { $boxes } make a board of side { $size }: say --size { $size }
usage-command = there is no command { $name }: the commands are { $names }
usage-lesson = a lesson has its own strategies and goals
usage-recording = the run of a program has its own goal, and no strategy to choose
export-not-naive = in this language programs are written only for naive, with the goal first or all
usage-boards = a picture shows 1 to { $most } boards, not { $found }
usage-what = --what is { $whats }, and nothing for { $kind }
usage-what-for = { $what } for { $endings }

# How far it is
progress-run = { $steps } steps  { $rate } steps/s  depth { $depth }
progress-proof = { $name }  { $steps } steps  { $rate } steps/s
progress-written = { $done } of { $all } done
progress-runs = { $done } runs
progress-made = { $done } of { $all } puzzles made, board { $tries } of the next

# Counters, as much as there is of each
count-search = search
count-inference = inference
count-time = time
count-steps =
    { $count ->
        [one] { $number } step
       *[other] { $number } steps
    }
count-selects =
    { $count ->
        [one] { $number } choice
       *[other] { $number } choices
    }
count-tests =
    { $count ->
        [one] { $number } test
       *[other] { $number } tests
    }
count-conflicts =
    { $count ->
        [one] { $number } conflict
       *[other] { $number } conflicts
    }
count-placements =
    { $count ->
        [one] { $number } guess
       *[other] { $number } guesses
    }
count-backtracks =
    { $count ->
        [one] { $number } backtrack
       *[other] { $number } backtracks
    }
count-dead-ends =
    { $count ->
        [one] { $number } dead end
       *[other] { $number } dead ends
    }
count-naked-singles =
    { $count ->
        [one] { $number } naked single
       *[other] { $number } naked singles
    }
count-hidden-singles =
    { $count ->
        [one] { $number } hidden single
       *[other] { $number } hidden singles
    }
count-eliminations =
    { $count ->
        [one] { $number } elimination
       *[other] { $number } eliminations
    }
count-sweeps =
    { $count ->
        [one] { $number } pass
       *[other] { $number } passes
    }
count-nodes =
    { $count ->
        [one] { $number } node
       *[other] { $number } nodes
    }
count-max-depth = greatest depth { $number }
count-jumps =
    { $count ->
        [one] { $number } jump
       *[other] { $number } jumps
    }
count-skipped = { $number } skipped
count-learned = { $number } learned
count-reused = { $number } reused

# recuo solve
solve-heading = { $name } · { $strategy } · goal { $goal }
solve-grid-solved = { $family ->
    [sudoku] Sudoku solved:
   *[other] Solved:
    }
solve-grid-none = { $family ->
    [sudoku] The Sudoku cannot be solved.
   *[other] It cannot be solved.
    }
solve-estimate-grid = An estimate is no grid: --estimate prints text, json or csv.
solve-solution = solution { $number }
solve-full = nothing to do: the board was full
solve-as-asked =
    { $count ->
        [one] 1 solution found, as many as asked for
       *[other] { $number } solutions found, as many as asked for
    }
solve-exactly =
    { $count ->
        [one] exactly 1 solution
       *[other] exactly { $number } solutions
    }
solve-gave-up = gave up: a whole pass filled nothing, { $empty }
solve-impossible = no solution: a cell has no candidate left, { $empty }
solve-stays-empty =
    { $count ->
        [one] 1 cell stays empty
       *[other] { $number } cells stay empty
    }
solve-stopped =
    stopped before the end, { $solutions ->
        [one] 1 solution
       *[other] { $found } solutions
    } so far, { $count ->
        [one] 1 cell is empty
       *[other] { $number } cells are empty
    }

# recuo at
at-never =
    this never holds: the run ends after { $count ->
        [one] 1 step
       *[other] { $number } steps
    }.
at-heading = { $name } · { $strategy } · step { $step }
at-stack = stack, from the root:
at-place = { $value } in { $house }
at-tried = tried { $options }
at-blames = blames: { $cells }
at-candidates = candidates:
at-candidates-unseen = candidates (this strategy does not look):

# recuo why
why-givens = givens: { $list }
why-way = a way has no givens or guesses that could be left out.
why-steps = checked in { count-steps }

# recuo compare
compare-listed = The puzzles one by one: --format csv or jsonl.

# recuo check, recuo new-lesson
check-good = { $name }: good
new-lesson-written = { $name } is written. Change it, then: recuo check { $name }
new-lesson-exists = { $name } is there already. Choose another name.

# recuo program: the comments of the programs
comment-about = Solves the problem below by backtracking. Each line printed with an @ in front is an event.
comment-watch = To watch it: { $command }
comment-lines = Copy these lines into your program, each to the place that its comment describes.
comment-from-0 =
    { $family ->
        [queens] Rows are counted from 0 here, columns from 1.
        [map] Nodes are counted from 0 here, colours from 1.
       *[other] Rows and columns are counted from 0 here, values from 1.
    }
comment-from-1 = Everything is counted from 1 here.
comment-grid = 0 is an empty cell.
comment-region = The cells of a region have the same letter.
comment-queens = The column of the queen in each row; 0 is no queen yet.
comment-edges = Pairs of neighbours, by their places in the list above.
comment-colours = The colour of each node; 0 is no colour yet.
comment-event = Prints an event, and the line of this program that it comes from.
comment-header = Prints which problem this is.
comment-holder =
    { $family ->
        [queens] The row whose queen attacks this place, if there is one: in the column, then on the diagonals.
        [map] The neighbour that already has this colour, if there is one.
        [latin] The cell that already has this value, if there is one: in the row, then in the column.
        [jigsaw] The cell that already has this value, if there is one: in the row, the column, the region.
        [diagonal] The cell that already has this value, if there is one: row, column, box, diagonals.
        [windows] The cell that already has this value, if there is one: row, column, box, window.
       *[other] The cell that already has this value, if there is one: in the row, the column, the box.
    }
comment-solve =
    { $family ->
        [queens] Fills this row and those after it. Returns whether the search is over.
        [map] Colours this node and those after it. Returns whether the search is over.
       *[other] Fills this cell and those after it. Returns whether the search is over.
    }
comment-given = Givens stay as they are.
comment-puzzle = first of all, the problem
comment-select =
    { $family ->
        [queens] the program turns to this row
        [map] the program turns to this node
       *[other] the program turns to this cell
    }
comment-conflict =
    { $family ->
        [queens] this column was tested and refused
        [map] this colour was tested and refused
       *[other] this value was tested and refused
    }
comment-place =
    { $family ->
        [queens] the queen is placed
        [map] the colour is written
       *[other] the value is written
    }
comment-backtrack =
    { $family ->
        [queens] the queen is taken back
        [map] the colour is taken back
       *[other] the value is taken back
    }
comment-solution = nothing is left to fill
comment-done = the search is over

# recuo generate
program-none = no whole program is written for this problem; recuo export --what program writes the one of the code view.
generate-family = only Sudokus and their variants, Latin squares, futoshikis, killer Sudokus up to 9×9 and mazes are generated; other problems can be started with givens of your own.
generate-made = { $difficulty } for { $strategy }, seed { $seed }: { $amount } ({ $least } to { $most })
generate-left-empty =
    { $count ->
        [one] { $number } cell left empty
       *[other] { $number } cells left empty
    }
generate-none =
    no such puzzle: of { $tries } boards from seed { $seed } none has { $least } to { $most } { $charge ->
        [empty] cells left empty
       *[backtracks] backtracks
    }

# A lesson in the terminal
lesson-help = n or Enter: next stop; p: previous stop; A to D: answer; + or -: one step forward or back (+5 or -5: five steps); 5: go to step 5; g: the board as a grid; w: the board in words; k: counters; r: repeat; ? dead end: what a word means; h: this help; q: quit.
lesson-answer-first = Answer first: A to D. Repeat the command to go on without an answer.
lesson-over = That was the last stop. Press Enter once more to leave.
lesson-no-command = { $line } is not a command; h lists them all.
lesson-no-question = No open question here has that answer. n goes to the next stop.
lesson-no-word = { $word } is not in the glossary, which has: { $names }.
lesson-score = Lesson ended. Questions { $score }.
lesson-order = Type the letters in order, such as CAB, and leave out those of lines that do not belong.
lesson-shown =
    { $times ->
        [one] One wrong answer may come from the idea “{ $text }” { $truth } To see it: recuo lesson { $lesson } --text
       *[other] { $times } wrong answers show the idea “{ $text }” { $truth } To see it: recuo lesson { $lesson } --text
    }

# What the runs of a lesson do not bear out
proof-false = `{ $name }` is not true: the run has { $count }.
proof-false-over =
    `{ $name }` is not true: the run has { $count }, the other board { $over ->
        [0] 0.
       *[other] { $other }: { $times } times as many.
    }
proof-never = the run never reaches this place.
proof-too-far = the run does not reach this place within { $steps } steps.
proof-order = this stop is at step { $step }, before the one above it at step { $before }: stops are written in the order of the run.
proof-other-board = this stop belongs to another board: expected one of the claim’s board, or `alignment: "step"`.
proof-no-answer = this question has no answer after step { $step }, or only one.
proof-no-mistake = “{ $answer }” is not among the wrong answers to this question: { $wrong }.
proof-two-right = two options say “{ $answer }”.
proof-no-line = the program of this board’s strategy has no line `{ $line }`.
proof-alignment = it means nothing here: a board alone has no other to keep in step with, and `share` needs every run to end.
proof-number = nothing proves the number { $number }: make it a claim, and write its name in braces.
proof-house = the text in `{ $language }` names “{ $named }” only, where no cell has { $value }: it is refused because of { $with }, in “{ $house }”.
# Words for these houses in lesson texts, in lower case.
words-row = row rows
words-column = column columns
words-box = box boxes block blocks
proof-not-refused = `{ $name }` names what refused a value, but nothing is refused here: expected a stop at a `Conflict`.
proof-told =
    the answer, “{ $answer }”, can be read before it is given: { $place ->
        [heading] in the lesson’s title (`{ $language }`).
        [goal] in the lesson’s goal (`{ $language }`).
        [introduction] in the introduction (`{ $language }`).
        [title] in the stop’s title (`{ $language }`).
        [text] in the stop’s text (`{ $language }`).
        [question] in the question (`{ $language }`).
        [earlier] stop { $number } has said it (`{ $language }`).
        [past] stop { $number } has said it (`{ $language }`).
        [mark] the stop marks its cell.
       *[counter] a counter of board { $number } shows it. Ask something else, or hide the board (`hide`).
    }
proof-letter = the fonts lack the letter “{ $letter }”: it would be blank.

# Windows and files: what a page never says
window-no-display = there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are unset).
window-not-opened = the window cannot be opened: { $reason }. On Linux it needs OpenGL and a display server: that of DISPLAY (X11) or, if DISPLAY is not set, that of WAYLAND_DISPLAY.
window-graphics = the graphics driver refuses the window’s shaders; a newer driver may take them, and on Linux software rendering does, with LIBGL_ALWAYS_SOFTWARE=1 set: { $reason }
window-panic = an internal error, shown above, has closed the window. Please report it.
reload-fault = There is a mistake in the lesson’s file. The last good version is shown.
no-file-dialog = There is no file dialog here. Type the path of the file, or drop the file onto the window.
open-path = or the path of a file
open-read = Read
file-missing = There is no file { $name }.
file-folder = { $name } is a folder, and a file was expected.
export-replace = Replace what is there already
write-exists = { $name } is there already. Choose another name, or tick that it may be replaced.
    .command = { $name } is there already; --force replaces it.
write-no-folder = { $name } cannot be written, because there is no such folder. Make the folder first, or choose another one.
write-not-a-file = { $name } is not a file that can be replaced. Choose another name.
write-refused = { $name } cannot be written: nothing may be put into this folder. Choose another one.
write-full = There is no room left for { $name } on the disk. Nothing has been written.
write-too-large = { $name } would be larger than is allowed. Nothing has been written.
write-other = { $name } cannot be written: { $reason }
usage-option = { $option } is for { $kinds }, and not for { $kind }
usage-board = there is no board { $number }: boards are 1 to { $count }
usage-one-board = a trace covers one board: choose it with --board 1 to { $count }
judge-right = No fault: every step keeps the rules, and no solution that the goal asks for is missing.
judge-no-difference = Step by step it does what { $strategy } does.
judge-difference = First difference from { $strategy }, at step { $step }:
judge-program-does = The program: { $event }
judge-strategy-does = { $strategy } (step { $step }): { $event }
judge-ends = nothing more
judge-fault = Step { $step }{ $line ->
        [0] {""}
       *[other] {" "}(line { $line })
    }: { $text }
judge-faults =
    { $count ->
        [one] 1 fault
       *[other] { $faults } faults
    } in { $events ->
        [one] 1 event
       *[other] { $number } events
    }, { $solutions ->
        [one] one solution
       *[other] { $found } solutions
    }.
judge-more = { $count } more.
judge-cut = The output breaks off before the run has ended: it is judged as far as it goes.
judge-stopped = The program was stopped after { $seconds } s. Lines that it had not flushed may be missing.
judge-silent = The program closed its output and went on, and was stopped.
judge-crashed = The program crashed with exit code { $code }. Lines that it had not flushed may be missing.
judge-killed = The program was killed{ $signal ->
        [none] {""}
       *[other] {" "}(signal { $signal })
    }. Lines that it had not flushed may be missing.
judge-exit-code = The program ended with exit code { $code }.
usage-page = a package (.zip) needs the page: --page and the folder web-build that assets/web/build writes, or an archive of it
usage-page-only = --page is for packages (.zip)
package-page = { $name } is not the page that assets/web/build writes
