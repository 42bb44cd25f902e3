# Houses
row = row { $number }
column = column { $number }
box = box { $number }
region = region { $number }
falling = falling diagonal
rising = rising diagonal
window = window { $number }
columns = columns
falling-diagonals = falling diagonals
rising-diagonals = rising diagonals
edge = { $first }–{ $second }
whole = board
cage = cage { $number }

# What a step did: the fact, and in `.rest` its reason or consequence.
start =
    { $empty ->
        [0] Nothing has been done yet, and no cell is empty.
        [one] Nothing has been done yet. One cell is empty.
       *[other] Nothing has been done yet. { $empty } cells are empty.
    }
select-tests = { $cell } is the next empty cell.
    .rest = Its { $options } values will be tested in turn.
select-first = { $cell } is the next empty cell.
    .rest =
        { $options ->
            [0] It has no candidate left.
            [one] It has one candidate.
           *[other] It has { $options } candidates.
        }
select-fewest = { $cell } is decided next.
    .rest =
        { $options ->
            [0] It has no candidate left.
            [one] It has only one candidate, and no cell has fewer.
           *[other] It has { $options } candidates, and no cell has fewer.
        }
select-fewest-places = { $cell } is decided next.
    .rest =
        { $options ->
            [0] It has no candidate left.
            [one] It has only one candidate, and nothing has fewer options.
           *[other] It has { $options } candidates, and nothing has fewer options.
        }
select-places = The place of { $value } in { $house } is decided next.
    .rest =
        { $options ->
            [0] No place is left for it.
            [one] It has only one place, and nothing has fewer options.
           *[other] It has { $options } places, and nothing has fewer options.
        }
place-tested = { $cell }: { $value } is written.
    .rest = It breaks no rule so far: a guess.
place-candidate = { $cell }: { $value } is written.
    .rest = It is one of the candidates: a guess.
place-only = { $cell }: { $value } is written.
    .rest = It is the only option: there is no choice here.
conflict-row = { $cell }: { $value } is refused.
    .rest = { $with }, in the same row, already has { $value }.
conflict-column = { $cell }: { $value } is refused.
    .rest = { $with }, in the same column, already has { $value }.
conflict-box = { $cell }: { $value } is refused.
    .rest = { $with }, in the same box, already has { $value }.
conflict-region = { $cell }: { $value } is refused.
    .rest = { $with }, in the same region, already has { $value }.
conflict-diagonal = { $cell }: { $value } is refused.
    .rest = { $with }, on the same diagonal, already has { $value }.
conflict-window = { $cell }: { $value } is refused.
    .rest = { $with }, in the same window, already has { $value }.
conflict-column-queens = { $cell }, column { $value }: refused.
    .rest = The queen in { $with } attacks this square along the column.
conflict-diagonal-queens = { $cell }, column { $value }: refused.
    .rest = The queen in { $with } attacks this square along the diagonal.
conflict-edge = { $cell }: { $value } is refused.
    .rest = { $with }, its neighbour, is already { $value }.
conflict-unsaid = { $cell }: { $value } is refused.
relation-whole = { $cell }: { $value } is refused.
    .rest = { $with } already has { $value }, and no value may occur twice.
relation-cage = { $cell }: { $value } is refused.
    .rest = { $with }, in the same cage, already has { $value }.
relation-sign = { $cell }: { $value } is refused.
    .rest = { $other } is { $held }, and { $relation } must hold.
relation-never = { $cell }: { $value } is refused.
    .rest = Whatever the empty cells hold, { $relation } can no longer come true.
relation-false = { $cell }: { $value } is refused.
    .rest = { $left } is { $sum }, not { $right }.
relation-over = { $cell }: { $value } is refused.
    .rest = { $left } is already more than { $right }.
relation-under = { $cell }: { $value } is refused.
    .rest = Even with all that is left, only { $most } of { $right } can be reached.
relation-first = { $cell }: { $value } is refused.
    .rest = No word begins with 0.
relation-forbids = { $relation } forbids it
way-visited = The step to { $cell } is refused.
    .rest = The way has been there already.
way-wall = The step to { $cell } is refused.
    .rest = There is a wall.
way-select = The way ends on { $cell }.
    .rest =
        { $options ->
            [one] One move is possible on the board.
           *[other] { $options } moves are possible on the board.
        }
way-place = { $cell } is free: it is square { $value } of the way.
way-back = The way goes back from { $cell }.
way-solution = Solution { $number }: the way is complete.
item-name = item { $number }
item-place = place { $number }
item-letter = the letter { $letter }
item-in = in
item-out = out
item-of = { $sum } of { $all }
item-select = { $cell } is next: in or out.
    .rest = They are tested one after the other, as long as the search goes on.
item-taken = { $cell } is taken in.
item-left = { $cell } stays out.
item-not-in = { $cell } cannot be taken in.
item-not-out = { $cell } cannot stay out.
item-undone = The choice “{ $cell }: { $value }” is taken back.
item-solution =
    .rest = Every item is decided, and no rule is broken.
way-visited-knight = The knight does not go to { $cell }.
    .rest = The knight has been on { $cell } already.
way-select-knight = The knight stands on { $cell }.
    .rest =
        { $options ->
            [one] One move stays on the board.
           *[other] { $options } moves stay on the board.
        }
way-place-knight = The knight goes to { $cell }, its square number { $value }.
way-back-knight = The knight goes back from { $cell }.
way-solution-knight = Solution { $number }: the knight has been on every square.
way-is-wall = wall
way-is-end = end of the maze, not reached
way-is-refused = the step here is refused
select-tests-cryptarithm = { $cell } is next.
    .rest = Its { $options } digits will be tested in turn.
deduce-naked = { $cell } must be { $value }.
    .rest = It is the only candidate left there.
deduce-hidden = { $cell } must be { $value }.
    .rest = No other cell of { $house } can have it.
deduce-unsaid = { $cell } must be { $value }, says the program.
dead-end-cell = Dead end at { $cell }.
    .rest = No candidate is left for this cell.
dead-end-places = Dead end: { $value } in { $house }.
    .rest = No cell there can have it any more.
backtrack = { $cell }: { $value } is taken back.
    .rest = Every way of continuing from it has failed.
backtrack-explored = { $cell }: { $value } is taken back.
    .rest = Every way of continuing from it has been explored.
backtrack-deduced = { $cell }: { $value } is taken back.
    .rest = What was deduced from this guess goes with it.
clear = { $cell } is emptied, and was empty already.
blame-guess = That guess is blamed.
blame-nobody = It is a given: no guess is blamed.
jump-over = It is not to blame: the jump goes back to { $cell }.
jump-out = No guess is to blame: every guess is taken back.
jump-here = It is the latest guess blamed: the search goes on here.
sweep = Pass { $number } over the board begins.
solution = Solution { $number }!
    .rest = Every cell is filled, and no rule is broken.
solution-only = Solution!
    .rest = Every cell is filled, and no rule is broken.
exhausted =
    { $solutions ->
        [0] Everything has been tried: there is no solution.
        [one] Everything has been tried: there is exactly one solution.
       *[other] Everything has been tried: there are exactly { $solutions } solutions.
    }
gave-up =
    { $empty ->
        [one] Given up: one cell stays empty.
       *[other] Given up: { $empty } cells stay empty.
    }
    .rest = A whole pass filled nothing, and going on would mean guessing.

# Why this cell, or this value.
reason-degree = { $cell } is decided next.
    .rest =
        { $peers ->
            [0] None of its neighbours is empty, and so it is with every other empty cell.
            [one] One of its neighbours is empty, and no empty cell has more.
           *[other] { $peers } of its neighbours are empty, and no empty cell has more.
        }
reason-degree-queens = { $cell } is decided next.
    .rest = Every row without a queen is a neighbour of all the others: the first is taken.
reason-degree-map = { $cell } is decided next.
    .rest =
        { $peers ->
            [0] All its neighbours have a colour, as those of every node left.
            [one] One of its neighbours has no colour, and no node left has more.
           *[other] { $peers } of its neighbours have no colour, and no node left has more.
        }
reason-tie =
    { $peers ->
        [0] None of its neighbours is empty.
        [one] One of its neighbours is empty: of the cells with as few, none has more.
       *[other] { $peers } of its neighbours are empty: of the cells with as few, none has more.
    }
reason-tie-queens = Of the rows with as few, it is the first.
reason-tie-map =
    { $peers ->
        [0] All its neighbours have a colour.
        [one] One of its neighbours has no colour: of the nodes with as few, none has more.
       *[other] { $peers } of its neighbours have no colour: of the nodes with as few, none has more.
    }
reason-strikes =
    { $struck ->
        [0] It strikes no candidate elsewhere; { $next } would strike { $more }.
        [one] It strikes one candidate elsewhere; { $next } would strike { $more }.
       *[other] It strikes { $struck } candidates elsewhere; { $next } would strike { $more }.
    }
reason-lot = In the order drawn from seed { $seed } it comes first among the values left.

# What is learned from a failure.
nogood-learned =
    { $count ->
        [one] Nogood { $number } is learned: never { $guesses }.
       *[other] Nogood { $number } is learned: never { $guesses } together.
    }
    .rest =
        { $count ->
            [one] No solution has it.
           *[other] These guesses are to blame for the failure: no solution has all of them.
        }
nogood-refused = { $cell }: { $value } is refused.
    .rest =
        { $count ->
            [0] Nogood { $number }: no solution has it. No guess is blamed.
            [one] Nogood { $number }: it has failed together with { $guesses }, which is blamed.
           *[other] Nogood { $number }: it has failed together with { $guesses }, which are blamed.
        }
nogood-own = The program remembers why it failed.
nogoods-here = ; nogood { $number } was learned from it
nogoods-forbid = nogood { $number } forbids it
nogoods-known =
    { $learned ->
        [0] Nothing has been learned yet.
        [one] One nogood is known; values refused because of it: { $reused }.
       *[other] { $count } nogoods are known; values refused because of them: { $reused }.
    }
nogoods-never =
    { $count ->
        [one] never { $guesses }
       *[other] not { $guesses } together
    }
nogoods-refused =
    { $refusals ->
        [0] never used
        [one] refused once
       *[other] refused { $count } times
    }

# What a queen or a colour did, where it is said in other words.
start-knight = Nothing has been done yet. The knight stands on its first square.
start-maze = Nothing has been done yet. The way has only its start.
start-queens =
    { $empty ->
        [0] Nothing has been done yet, and every row has its queen.
        [one] Nothing has been done yet. One row has no queen.
       *[other] Nothing has been done yet. { $empty } rows have no queen.
    }
start-map =
    { $empty ->
        [0] Nothing has been done yet, and every node has a colour.
        [one] Nothing has been done yet. One node has no colour.
       *[other] Nothing has been done yet. { $empty } nodes have no colour.
    }
select-tests-queens = { $cell } is next.
    .rest =
        { $options ->
            [one] One square in it will be tested.
           *[other] Its { $options } squares will be tested in turn.
        }
select-tests-map = { $cell } is next.
    .rest =
        { $options ->
            [one] One colour will be tested.
           *[other] { $options } colours will be tested in turn.
        }
select-first-queens = { $cell } is next.
    .rest =
        { $options ->
            [0] Every square in it is attacked.
            [one] One square in it is not attacked.
           *[other] { $options } squares in it are not attacked.
        }
select-first-map = { $cell } is next.
    .rest =
        { $options ->
            [0] No colour is left for it.
            [one] One colour is left for it.
           *[other] { $options } colours are left for it.
        }
select-fewest-queens = { $cell } is decided next.
    .rest =
        { $options ->
            [0] Every square in it is attacked.
            [one] Only one square in it is not attacked, and no row has fewer.
           *[other] { $options } squares in it are not attacked, and no row has fewer.
        }
select-fewest-places-queens = { $cell } is decided next.
    .rest =
        { $options ->
            [0] Every square in it is attacked.
            [one] Only one square in it is not attacked, and nothing has fewer options.
           *[other] { $options } squares in it are not attacked, and nothing has fewer options.
        }
select-fewest-map =
    .rest =
        { $options ->
            [0] No colour is left for it.
            [one] Only one colour is left for it, and no node has fewer.
           *[other] { $options } colours are left for it, and no node has fewer.
        }
select-places-queens = The row of the queen in column { $value } is decided next.
place-tested-queens = { $cell }: a queen in column { $value }.
    .rest = No other queen attacks it: a guess.
place-candidate-queens = { $cell }: a queen in column { $value }.
    .rest = It is one of the squares that no queen attacks: a guess.
place-only-queens = { $cell }: a queen in column { $value }.
place-tested-map = { $cell }: { $value }.
    .rest = No neighbour has this colour: a guess.
place-candidate-map = { $cell }: { $value }.
    .rest = It is one of the colours left: a guess.
place-only-map = { $cell }: { $value }.
deduce-naked-queens = { $cell }: the queen must stand in column { $value }.
    .rest = It is the only square left there.
deduce-hidden-queens = { $cell }: the queen must stand in column { $value }.
    .rest = No other row has a square left in that column.
deduce-naked-map =
    .rest = It is the only colour left there.
dead-end-cell-queens = Dead end in { $cell }.
    .rest = Every square in it is attacked.
dead-end-cell-map =
    .rest = No colour is left: each is taken by a neighbour.
dead-end-places-queens = Dead end in column { $value }.
    .rest = No row has a square left in it.
backtrack-queens = { $cell }: the queen in column { $value } is taken back.
backtrack-explored-queens = { $cell }: the queen in column { $value } is taken back.
backtrack-deduced-queens = { $cell }: the queen in column { $value } is taken back.
solution-queens =
    .rest = Every row has its queen, and none attacks another.
solution-map =
    .rest = Every node has a colour, and no neighbours have the same.
solution-only-queens =
    .rest = Every row has its queen, and none attacks another.
solution-only-map =
    .rest = Every node has a colour, and no neighbours have the same.
# A colour of a map, with its number.
colour =
    { $number ->
        [1] blue
        [2] yellow
        [3] green
        [4] pink
        [5] orange
        [6] lilac
        [7] lime
        [8] salmon
       *[other] colour
    } ({ $number })

# Names for those who hear the window
spoken-help = Arrow keys: one step. N: next stop of the lesson. Tab: the controls. H: all keys.
region-bar = Menus
region-transport = Steps and timeline
region-inspector = Inspector
language = Language
course-of-lesson = Course (lesson: { $title })
text-smaller = Smaller text
text-larger = Larger text
speed-slower = Slower
speed-faster = Faster
next-of = Next { $kind }
editing-size = Size of the board
editing-erase = Erase
page-back = Previous page
page-on = Next page
puzzle-back = Previous puzzle
puzzle-on = Next puzzle
course-reached = Stops reached: { $stop } of { $stops }.
lane = Timeline: { $name }
option-right = right
option-wrong = wrong
views-more = More views
vote-fewer = One vote fewer for { $option }

# A cell in words
cell-given = given
cell-guess = guess
cell-deduction = deduced
cell-empty = empty
cell-candidates = candidates
cell-no-candidate = no candidate
cell-written = just written
cell-refused = { $value } refused
cell-culprit = in conflict
cell-taken-back = { $value } taken back
cell-dead-end = dead end
cell-place = a place for { $value }
cell-no-place = no place for { $value }
cell-pointed = the lesson points here
cell-asked = asked about

# Counters
counter-steps = steps
counter-placements = guesses
counter-conflicts = conflicts
counter-backtracks = backtracks
counter-dead-ends = dead ends
counter-deductions = deductions
counter-eliminations = struck
counter-depth = depth
counter-solutions = solutions
counter-sweeps = passes
counter-empty = empty cells
counter-work = work (tests, struck)
counter-selects = choices
counter-tests = tests
counter-naked-singles = naked singles
counter-hidden-singles = hidden singles
counter-nodes = nodes
counter-max-depth = greatest depth
counter-jumps = jumps
counter-skipped = skipped
counter-learned = learned
counter-reused = reused

# The window
step-of = step { $step } of { $length }
step-of-at-least = step { $step } of at least { $length }
step-so-far = step { $step }
play = Play
space-key = Space
shift-key = Shift
home-key = Home
end-key = End
page-up-key = PageUp
page-down-key = PageDown
delete-key = Delete
pause = Pause
speed = speed
speed-per-second = { $count ->
        [one] { $rate } step/s
       *[other] { $rate } steps/s
    }
speed-unlimited = unlimited
speed-now = now { $rate } steps/s
next = next
kind-conflict = conflict
kind-backtrack = backtrack
kind-dead-end = dead end
kind-solution = solution
out = out
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
menu = Menu
presenter-leave = Leave presenter mode
inspector-larger = More room for this view
inspector-smaller = Show the boards again
transport-more = Speed and jumps
presenter = Presenter
help = Help
exploring = exploring: { $steps } steps
explored-stopped = explored so far: { $steps } steps
explore-on = Go on
explore-stop = Stop
first-step = First step
last-step = Last step
going-when = Go to when…
step-back = One step back
step-on = One step forward
move-back = One move back
move-on = One move forward
not-explored = This run has not been explored that far yet.
no-further = There is none in this direction.
lesson-ended = The end of the lesson.  U or N: the next one.
stops-passed = The end of the lesson.  Shift + N: its stops. U or N: the next lesson.
package-alone = Only this lesson is here. Choose the next one in your learning platform.
package-next = Next lesson: in your platform
percent-of-explored = The end is not known yet: the percentage is of what has been explored.
looking = Not explored that far yet: looking…
looking-share = Not explored that far yet: { $percent } % done.
looking-left = Not explored that far yet: { $percent } % done, { $seconds } s to go.
looking-stop = Stop

# Keys
key-play = Play or pause
key-next = Next conflict, backtrack, dead end, solution
key-previous = The previous one
key-out = Out: to where the current guess is taken back
key-stop = Next stop of the lesson (Shift: previous)
key-ends = First or last step
key-percent = To 0%, 10%, … 90% of the run
key-speed = Half or twice the speed
key-bookmark = Bookmark this step, or remove the bookmark
key-view = Next view (with Shift: previous view)
key-swap = Swap the view and the boards
key-explain = Explain a line of the program; Esc closes it
key-presenter = Presenter mode: large, full screen
key-clicker = Clicker: from stop to stop, or step by step
blank-screen = Blank screen
key-blank = Blank screen (B of a clicker)
key-teacher = Spotlight; pen (Esc ends both)
key-help = This help; Esc closes it
keys-moving = Moving through the run
keys-finding = Finding a moment
keys-seeing = What is shown
keys-class = Class and comparison
keys-files = Course and files
keys-screen = Screen
glossary = Glossary
glossary-filter = Find a word…
glossary-none = No word of the glossary contains “{ $text }”.
glossary-lesson = Lesson: { $title }
glossary-later = A question that mentions this word is open. Its meaning comes after the answer.
help-keys = Keys
help-marks = Marks

# The inspector
view-lesson = Lesson
view-code = Code
view-flow = Flow
stops-more =
    { $stops ->
        [one] one more stop
       *[other] { $stops } more stops
    }
stop-of = Stop { $stop } of { $stops }
stop-passed = { $stop } (step { $step })
stop-on = Next stop  N
stop-back = Previous stop
view-stack = Stack
view-tree = Tree
view-why = Why
view-log = Log
view-heat = Heat
view-nogoods = Nogoods
view-chart = Chart
why-square =
    { $is ->
        [place] The way has been here: this is place { $number }.
        [wall] There is a wall.
        [near] A move leads here from { $from }, where the way ends: it can go on here.
       *[far] No move leads here from { $from }, where the way ends.
    }
why-cell = What can go in { $cell }?
why-places = Where can { $value } go in { $house }?
why-nothing = This step is about the whole board. { why-hint }
why-hint =
    { $family ->
        [map] Click a node to ask about it.
       *[other] Click a { family-cell } to ask about it.
    }
why-back =
    { $family ->
        [map] Back to the node of this step
       *[other] Back to the { family-cell } of this step
    }
cover = Exact cover
cover-size =
    { $demands ->
        [0] Every constraint is met.
       *[other] Columns: open constraints ({ $demands }), each with a bar as high as its number of options. Rows: options ({ $options }), marked where they meet a constraint. The constraint being decided is highlighted, with its options.
    }
cover-kind =
    { $kind ->
        [cell] cells
        [row] rows
        [column] columns
        [box] boxes
        [region] regions
        [falling] diagonals
        [rising] diagonals
        [window] windows
       *[other] houses
    }
cover-demand =
    { $options ->
        [one] { $demand }: one option
       *[other] { $demand }: { $options } options
    }
why-given = given by the puzzle
why-guess = written here: a guess
why-only = written here: the only option
why-deduction = written here: a deduction
why-taken = the { family-cell } already has { $value }
why-refused = already in { $peers }
why-failed = tried here and taken back
why-failed-nodes =
    { $nodes ->
        [one] tried here and taken back: one node
       *[other] tried here and taken back: { $count } nodes
    }
why-untried = not tried yet
why-candidate = possible: no rule forbids it here
why-holder-row = { $cell } (row)
why-holder-column = { $cell } (column)
why-holder-box = { $cell } (box)
why-holder-region = { $cell } (region)
why-holder-falling = { $cell } (diagonal)
why-holder-rising = { $cell } (diagonal)
why-holder-window = { $cell } (window)
why-holder-columns = { $cell } (column)
why-holder-falling-diagonals = { $cell } (diagonal)
why-holder-rising-diagonals = { $cell } (diagonal)
why-holder-edge = { $cell } (neighbour)
why-holder-whole = { $cell } (board)
why-holder-cage = { $cell } (cage)
log-now = Back to this step
heat-choose-so-far = So far
heat-choose-whole = Whole run
heat-counted =
    { $what ->
        [so-far] Up to step { $step }
        [whole] The whole run, { $step } steps
       *[explored] All that is explored, { $step } steps
    }: { $family ->
        [map] in each node, how often it was coloured and (−) cleared.
       *[other] in each { family-cell }, how often it was written and (−) erased.
    }
heat-counting = Counting: step { $step } of { $goal }
heat-cell =
    { $writes ->
        [0] { $cell } has never been written.
        [one] { $cell } was written once and { $erasures ->
            [0] never erased
            [one] erased once
           *[other] erased { $erased } times
        }.
       *[other] { $cell } was written { $written } times and { $erasures ->
            [0] never erased
            [one] erased once
           *[other] erased { $erased } times
        }.
    }
heat-given = { $cell } is given by the puzzle and is never written.
heat-worst =
    { $what ->
        [so-far] The guesses that cost the most so far
       *[other] The guesses that cost the most
    }
heat-none =
    { $what ->
        [so-far] No guess has failed so far.
       *[other] No guess fails.
    }
heat-waste = { $cell } = { $value }: { $steps } steps
heat-waste-below =
    { $below ->
        [0] no guess below it
        [one] one guess below it
       *[other] { $count } guesses below it
    }
chart-scale = Counters so far, on a logarithmic scale: each vertical line stands for ten times the one before.
log-scale = log scale
chart-search = Search work
chart-inference = Inference work
stack-size =
    { $frames ->
        [0] No open choice point
        [one] One open choice point
       *[other] { $frames } open choice points
    }
values-of = values of { $cell }
stack-failed = failed (nodes)
stack-now = now
stack-untried = untried
stack-more =
    { $frames ->
        [one] and one more below
       *[other] and { $frames } more below
    }
stack-hint = Click: go to the step of this guess.

# Why no solution has a value, or agrees with a position
reason-asked = Why not { $asked }?
reason-ask = Ask whether a solution has it
reason-queue =
    { $count ->
        [0] AC-3’s queue is empty: nothing has only one candidate left.
       *[other] AC-3’s queue, with what has only one candidate left: { $list }.
    }
reason-only = Only what matters
reason-looking = Looking for a reason…
reason-refused = The rules refuse { $asked } because of { $list }.
reason-possible =
    { $kind ->
        [value] A solution can be reached with { $asked }.
       *[position] A solution can still be reached.
    }
reason-undecided =
    { $kind ->
        [value] It takes too long to find out whether a solution has { $asked }, so no reason is offered.
       *[position] It takes too long to find out whether a solution can be reached, so no reason is offered.
    }
reason-givens =
    { $given ->
        [0] the rules alone forbid it
        [one] { $all ->
            [one] the only given forbids it
           *[other] one of the { $all } givens forbids it
        }
       *[other] { $given } of the { $all } givens forbid it
    }
reason-value =
    { $guesses ->
        [0] No solution has { $asked }: { $givens }.
        [one] With the guess { $list }, no solution has { $asked }: { $givens }.
       *[other] With the guesses { $list }, no solution has { $asked }: { $givens }.
    }
reason-position =
    { $guesses ->
        [0] The problem has no solution: { $givens }.
        [one] No solution agrees with the guess { $list }: { $givens }. It is the one to take back.
       *[other] No solution agrees with the guesses { $list }: { $givens }. The one to take back is { $culprit }.
    }
reason-minimal = Each of these is needed.
reason-suffices = These suffice; it takes too long to find out whether each of them is needed.

# Programs: what each function does
pseudocode = Pseudocode
program-copy = Copy
program-copy-hint = Copy the program
program-save = Save…
program-save-hint = Save the program as a file
code-calls = calls
code-calls-hint = The open calls of the recursive function, the latest last: one for each pending decision.
code-hint = Click: show or hide the body of the function, and explain it.
code-close = Close the explanation
code-is-safe = Says whether the rule allows the value: { $family ->
    [sudoku] no cell of the same row, column or box already has it
    [queens] no queen attacks the square
    [map] no neighbour has the colour
    [permutations] no cell has the number yet
    [combinations] as many items as asked for can still be in
    [subset-sum] the sum can still be right
    [cryptarithm] no letter has the digit yet, and the relations allow it
    [magic] no cell has the number yet, and the sums allow it
    [futoshiki] row and column do not have it yet, and the signs allow it
    [killer] row, column, box and cage do not have it yet, and the sum of the cage allows it
   *[other] no cell that sees this one already has it
    }.
code-is-true = Says whether the value makes a relation false. As long as another of its values is missing, it does not.
code-can-be-true = Says whether a relation can still become true. What is missing counts with the least and with the greatest value there is; its sum lies between the two.
code-extend = Goes on from the square where the way ends, one move after another. After each step to a free square it calls itself for the rest of the way; when that fails, it takes the step back.
code-moves-from = The squares that a move leads to, always in the same order. What lies off the board is left out.
code-in-order = The same squares in the order in which they are tried: the one with the fewest free squares onward first (Warnsdorff’s rule). Squares that are not free come before the others, as they are only refused.
code-onward = How many free squares a square leads to; less than any number if it is not free itself.
code-find-unassigned = Looks for the first { family-open }. When there is none, the board is full.
code-find-unassigned-degree = Looks for the empty { family-cell } with the most empty neighbours; of several it takes the first. When there is none, the board is full.
code-solve-tested = { $kind ->
    [choice] Puts the item that was found in, and later leaves it out. After each choice that is allowed it calls itself for the other items; when that fails, the item is undecided again. That is the step back.
    [cryptarithm] Tries one digit after another for the letter that was found. After each digit that is allowed it calls itself for the other letters; when that fails, the letter has no digit again. That is the step back.
   *[other] Tries one value after another in the { family-open } that was found. After each value that is allowed it calls itself for the rest of the board; when that fails, it empties the { family-cell } again. That is the step back.
    }
code-solve = Decides one choice and calls itself for the rest. Before each guess it keeps a copy of the whole board; when the guess fails, the copy puts everything back.
code-next-first = The next { family-cell } to decide: the first empty one.
code-next-fewest = The next { family-cell } to decide: the one with the fewest candidates. It leaves the fewest wrong guesses to make, and a mistake shows soonest.
code-next-degree = The next { family-cell } to decide: the one with the most empty neighbours, since it limits the most others.
code-next-places = The next constraint to decide: an empty { family-cell }, or a value missing from a house; the one with the fewest options.
code-check-forward = Looks ahead: when an empty { family-cell } has no candidate left, the guess cannot be right, and it is taken back at once.
code-check-naked = Writes what is forced: as long as a { family-cell } has only one candidate, it is written. Says no when a { family-cell } has none.
code-check-hidden = Writes what is forced: a { family-cell }’s only candidate, or a value’s only place in a house. Says no when a { family-cell } or a value has nothing left.
code-mark = Writes a value and strikes it from the masks of all { family-cell }s that see this one: bit v of a mask says whether v is still possible.
code-options = The options of a constraint: cells come first, then the values of houses. A constraint that is already met has no list.
code-first = The first constraint with the given number of options.
code-force = Writes the only option that a constraint has.
code-count = How many options are left.
code-is-better = Whether the first has fewer candidates than the second or, if they have as many, more empty neighbours.
code-degree = How many empty neighbours a { family-cell } has.
code-arranged = The values in the order in which they are tried here: the least rank first.
code-arranged-options = The options in the order in which they are tried: the values of a { family-cell } by rank, the least first; the places of a value in their usual order.
code-rank-struck = How many candidates the value would strike. What strikes the fewest has its turn first; if two strike as many, the lower value.
code-rank-random = A number that looks random, but follows from the seed, the place and the value. So every place has an order of its own, the same one in every run.
code-mix = The generator SplitMix64: turns a number into another one that looks random. It counts in 64 bits, and what does not fit is dropped.
code-candidates = The candidates of a { family-cell }, in ascending order.
code-is-safe-blaming = Says whether the value may go there. If only guesses forbid it, the earliest of them is blamed; a given is nobody’s fault.
code-solve-jumping = Tries 1 to N in the first empty { family-cell } and collects the guesses that the refusals blame. If the rest fails without blaming this { family-cell }, another value here would not help: the function returns at once, and the search jumps.
code-add-cells = Adds one set of { family-cell }s to another.
code-is-new = Looks for a nogood that forbids the value: one that has it, and whose other guesses all stand on the board. Those are blamed then.
code-stands = Says whether a nogood stands on the board, apart from one { family-cell }, and collects its other { family-cell }s.
code-is-worth-learning = Says whether the blamed guesses are worth remembering: few enough, and not simply every guess up to the latest of them, for the search never comes back to those.
code-learn = Remembers the blamed guesses as they stand on the board: a nogood.
code-guesses = Every { family-cell } without a given: after a solution all guesses are blamed.
code-cells = Every cell as row and column, row by row.
code-board = The board: a value and a mask for every { family-cell }, and how many are empty. A copy of it is all that undoing needs.
code-load = Reads the puzzle. { $kind ->
    [choice] 0 is an item that is undecided, IN is 1 and OUT is 2.
    [cryptarithm] −1 is a letter without a digit.
    [way] 0 is a free square, 1 the start and −1 a wall.
   *[other] N is the number of values, and 0 is an empty { family-cell }. Where there are boxes, H and W are their height and width.
    }
code-print = Prints the board and counts the solutions.
code-main = Loads the puzzle and starts the search. It ends here with a message when there is nothing left to try.
code-sweep = Goes over the board again and again and fills every { family-cell } that has only one candidate. It never guesses: when a whole pass fills nothing, it gives up.
code-candidates-left = What its houses leave for a { family-cell }.
code-value-of = The value whose bit is set in the mask.
code-main-sweep = Loads the puzzle and sweeps.
code-visit-all = Visits a cell, givens too, and tries every value there; then it calls itself for the next cell. It returns nothing: only what was printed says whether there is a solution.
code-is-safe-own = Says whether a value may stand in a cell. A given may keep its own value and take no other; in an empty cell row, column and box are looked at, in this order.
code-main-silent = Starts at the first cell. When the call comes back every solution has been printed; if there is none, nothing is.
code-save-first = Keeps the first solution in a second board. The first board will be emptied again on the way back.
code-print-kept = Prints the board that was kept.
code-next-value = Writes the next value that the cell’s map allows, and returns it; 0 if none is left.
code-bits = The board: 16 bits for each cell. 9 of them say which digits are allowed, 4 hold the digit or 0. A copy of it is all that undoing needs.
code-pass = One pass: fills every empty cell that has a single possible value, and counts the others. It sees what the same pass has just written.
code-only-candidate = What row, column and box have not used yet: three set differences, intersected. Returns the value if it is alone, otherwise 0.
code-solve-with-stack = The same search in a loop. What recursion keeps in calls that wait is kept in a list here: each guess, with its cell. To step back is to take the last one off the list.
# A cell, as people who draw or play it call it
family-cell = { $family ->
    [queens] row
    [map] node
    [cryptarithm] letter
    [knight] square
    [maze] square
   *[other] cell
    }
family-open = { $kind ->
    [choice] item that is undecided
    [cryptarithm] letter without a digit
   *[other] empty { family-cell }
    }

# Programs: what happens in a line
line-start = The puzzle is read, and the run begins.
line-select = What is decided next has been found. A choice point opens: one more layer on the stack.
line-conflict-row = { $family ->
    [permutations] A cell already has the number
    [magic] A cell already has the number
    [cryptarithm] A letter already has the digit
   *[other] The row already has the value
    }, so it is refused: a conflict. Nothing has been written.
line-conflict-column = { $family ->
    [queens] A queen already stands in this column
   *[other] The column already has the value
    }, so it is refused: a conflict. Nothing has been written.
line-conflict-box = { $family ->
    [killer] The box or the cage already has the value
   *[other] The box or region already has the value
    }, so it is refused: a conflict. Nothing has been written.
line-refused-relation = The value would make a relation false, or keep it from ever becoming true, so it is refused: a conflict. Nothing has been written.
line-refused-visited = The way has been on that square already, so the step is refused: a conflict.
line-refused-wall = There is a wall, so the step is refused: a conflict.
line-refused-given = A given has the value, so it is refused. No guess is to blame.
line-refused-guess = Guesses have the value, so it is refused, and the earliest of them is blamed.
line-excluded = A nogood forbids the value here: it has failed together with guesses that stand on the board again. Those are blamed.
line-learn = The guesses to blame are remembered, if they are few and not simply all of them.
line-place = The value is written. It is a guess: it stays until it is taken back.
line-conflict-diagonal = { $family ->
    [queens] A queen attacks the square along a diagonal
   *[other] A diagonal already has the value
    }, so it is refused: a conflict. Nothing has been written.
line-conflict-window = The window already has the value, so it is refused: a conflict. Nothing has been written.
line-conflict-edge = A neighbour already has the colour, so it is refused: a conflict. Nothing has been written.
line-stuck = What was chosen has no option left: a dead end. This call ends at once.
line-dead-end-cell = An empty { family-cell } has no candidate left: a dead end. Nothing can complete the board as it is.
line-dead-end-places = A value has no place left in a house: a dead end. Nothing can complete the board as it is.
line-deduce-naked = The { family-cell } has only one candidate, and it is written. That is no guess: it is forced.
line-deduce-hidden = The value has only one place left in a house, and it is written there. That is no guess: it is forced.
line-backtrack = The guess is taken back. Everything below it has failed or has already been explored.
line-sweep = A pass over the whole board begins.
line-solution = { $kind ->
    [choice] Every item is decided
    [cryptarithm] Every letter has its digit
    [way] The way is complete
   *[other] Every { family-cell } is filled
    }: a solution.
line-exhausted = Nothing is left to try, and the run ends.
line-gave-up = A whole pass has filled nothing. The program never guesses, so it gives up.
line-each = Every option has its turn here. When none is left, the loop ends.
line-test = Only a value that passes the test is written. Otherwise the next one has its turn.
line-copy = The whole board is copied, so that the guess can be taken back with everything that follows from it.
line-call = The function calls itself for the rest of the board, and this call waits. If the answer is yes, the search is over. If it is no, the guess is taken back.
line-checked-call = First comes the check named here. Only if it finds no dead end does the function call itself for the rest, while this call waits. If the answer is yes, the search is over. If it is no, the guess is taken back.
line-fail = No option is left here, so the answer is no. A call that waits for it takes its own guess back.
line-fail-jumping = No option is left here, so the answer is no, together with the guesses to blame. Calls whose guess is not blamed end too, back to the latest one whose guess is.
line-jump = If the rest failed without blaming this { family-cell }, no other value here would help: this call ends too.
line-visit = The function calls itself for the next cell. When that call comes back, everything that follows from this value has been tried.
line-own-value = A cell that is not empty is a given: only its own value may stay there. Nothing else is compared with it.
line-keep = The solution is copied into the second board. Only the first one is kept.
line-no-progress = As many cells are missing as before the pass. A board that was full at the start comes here too, and so does one with a cell that has no possible value.
line-push = The guess is put on the list. A recursive function would call itself here.
line-pop = No value is left for this cell, so the last guess comes off the list. A recursive function would come back from its call here.

# Flowcharts
yes = yes
no = no
flow-start = Start
flow-empty = { $kind ->
    [way] Must the way go on?
    [choice] Is an item still undecided?
    [cryptarithm] Is a letter still without a digit?
   *[other] Is a { family-cell } still empty?
    }
flow-choose-first = { $kind ->
    [way] Take the moves from where the way ends
   *[other] Take the first { family-open }
    }
flow-choose-fewest = Take the { family-cell } with the fewest candidates
flow-choose-places = Take the constraint with the fewest options
flow-choose-degree = Take the { family-cell } with the most empty neighbours
flow-choose-tie = Take the { family-cell } with the fewest candidates; among equals, the one with the most empty neighbours
flow-left-tested = { $kind ->
    [way] Is a move left to try?
    [choice] Is “in” or “out” left to try?
   *[other] Is a value left to test?
    }
flow-left = Is a candidate left to try?
flow-left-places = Is an option left to try?
flow-left-least = Is a candidate left? Take the one that strikes the fewest elsewhere
flow-left-random = Is a value left? Take the next in the order drawn
flow-left-onward = Is a move left? Take the one with the fewest free squares onward
flow-allowed = { $family ->
    [sudoku] Is it free in row, column and box?
    [queens] Is the square safe from all queens?
    [map] Does it differ from every neighbour?
    [permutations] Is the number still unused?
    [knight] Is that square free?
    [maze] Is that square free?
   *[other] Is it free in all its houses?
    }
flow-allowed-related = { $kind ->
    [choice] Can the sum be right?
   *[other] Is it free, and do the relations allow it?
    }
flow-write-tested = { $kind ->
    [way] Go there
    [choice] Put it in, or leave it out
   *[other] Write the value
    }
flow-write = Write the value, strike it from the { family-cell }s that see it
flow-wiped = Is a { family-cell } left without candidates?
flow-wiped-places = Is a { family-cell } or a value out of options?
flow-single = Does a { family-cell } have only one candidate?
flow-allowed-or-blame = Is it free? If not, a guess is blamed
flow-allowed-or-learned = Is it free, and does no nogood forbid it? If not, guesses are blamed
flow-left-learning = Is a value left? If not, remember the guesses to blame
flow-single-places = Is there a naked or hidden single?
flow-force = Write it: it is forced
flow-solution-first = Solution: stop
flow-solution = A solution! Go on
flow-solution-count = A solution! Stop after { $limit }
flow-guess = { $kind ->
    [way] Is there a step to take back?
   *[other] Is there a guess on the board?
    }
flow-take-back = { $kind ->
    [way] Take the latest step back
   *[other] Take the latest guess back
    }
flow-to-blame = Was it to blame?
flow-end = Everything has been tried: stop
flow-pass = Begin a pass over the board
flow-more = Is there another empty { family-cell }?
flow-none = No candidates?
flow-one = Only one left?
flow-write-single = Write the candidate
flow-filled = Has this pass filled anything?
flow-gave-up = Give up
flow-impossible = Impossible: stop
flow-start-named = { $main } calls { $solve }
flow-empty-named = { $find_unassigned }: is there an empty { family-cell }?
flow-allowed-named = { $is_safe }: may it stand there?
flow-solution-named = { $print }; return true
flow-call = { $solve } for the rest: true?
flow-erase = Erase the value
flow-succeed = Return true
flow-fail = Return false

# Strategies
strategy-naive = naive
strategy-masks = masks
strategy-forward-checking = forward checking
strategy-fewest-candidates = fewest candidates
strategy-singles = singles
strategy-propagation = propagation
strategy-algorithm-x = Algorithm X
strategy-backjumping = backjumping
strategy-least-constraining = least constraining
strategy-learning = learning
strategy-bounds = bounds
strategy-warnsdorff = Warnsdorff
select-rule-row-major = first empty cell
select-rule-fewest-candidates = fewest candidates
select-rule-fewest-places = fewest places
select-rule-degree = most empty neighbours
select-rule-fewest-candidates-degree = fewest candidates, then most empty neighbours
check-rules = rules
check-masks = masks
check-forward-checking = forward checking
check-naked-singles = naked singles
check-hidden-singles = hidden singles
check-backjumping = backjumping
check-learning = learning
check-bounds = bounds
order-ascending = ascending
order-descending = descending
order-least-constraining = least constraining
order-random = random, seed { $seed }
order-fewest-onward = fewest squares onward
order-seed = Seed

# Marks
mark-given = given: a value of the puzzle
mark-guess = guess: tried, and may be taken back
mark-deduction = deduction: forced
mark-selected = decided next
mark-new-guess = a guess just made
mark-new-deduction = a deduction just made
mark-refused = a value just refused
mark-culprit = the cell that it was refused for
mark-taken-back = a guess just taken back
mark-dead-end = dead end: no candidate is left
mark-blamed = blamed
legend-depth = number of guesses on the board; without guesses, number of deductions
legend-conflicts = conflicts (in short runs)
legend-backtracks = backtracks (in short runs)
legend-dead-ends = dead ends (in short runs)
legend-solution = a solution
legend-stop = a stop of the lesson
legend-hidden = not reached yet
legend-unexplored = not explored yet
legend-doom = no solution can be reached any more: a bar below the board, and a corner of the guess to blame
legend-struck = candidate just struck
legend-house = the house that the step is based on
legend-lit = what the lesson points at

# Looks and settings
look = View
text-size = Text size
show-candidates = Candidates
show-coordinates = Row and column numbers
settings-broken = Something saved earlier (settings, progress or a puzzle) could not be read. Its file was set aside and a new one begun.
settings-unreadable = Something saved earlier (settings, progress or a puzzle) could not be read. Its file was left as it is.
settings-unsaved = Settings, progress or a puzzle could not be saved.
link-copy = Copy a link to this moment
link-copied = The link has been copied.
read-otherwise = This puzzle could also be read in another way.
program-copied = The program has been copied.
board-copied = The board has been copied.
not-copied = The text could not be copied: the system refused.
link-newer = This link was made by a newer version and cannot be read here. This is the first lesson.
lesson-unknown = The course has no lesson of that name. This is the first one.
newer = A new version is ready.
newer-load = Open it now
newer-later = Later
link-broken = The link could not be read; it may have been cut off. This is the first lesson.
link-title = A puzzle from a link
link-text = This moment was shared by a link.

# The search tree
tree-none = This strategy never guesses, so it has no search tree.
tree-fit = Fit
tree-fold-failed = Fold failures
tree-unfold = Unfold
tree-previous-solution = Previous solution
tree-next-solution = Next solution
tree-choice = choice
tree-failure = failure
tree-solution = solution
tree-open = open
tree-learned = learned from
tree-unreached = to come
tree-folded-failure = folded
tree-folded-solution = folded, solved
tree-root = The root, before any guess: { $what }.
tree-node = { $cell } = { $value }, placed at step { $step }: { $what }.
tree-what-open = what becomes of it is not known yet
tree-what-failure = nothing can be placed below it
tree-what-solution = every cell is filled
tree-what-choice =
    { $count ->
        [one] one node below it so far
       *[other] { $nodes } nodes below it so far
    }
tree-what-failed =
    { $count ->
        [one] one node below it, no solution
       *[other] { $nodes } nodes below it, no solution
    }
tree-what-solved =
    { $count ->
        [one] one node below it; solutions: { $solutions }
       *[other] { $nodes } nodes below it; solutions: { $solutions }
    }
tree-what-unreached =
    { $count ->
        [0] the search has not come here yet
        [one] the search has not come here yet; one node will be below it
       *[other] the search has not come here yet; { $nodes } nodes will be below it
    }
tree-hint = Click: go there. Double or right click: fold, unfold. Wheel: zoom. Drag: move.

# Comparing
boards = Boards
boards-choose = Choose the boards
boards-strategy = Strategy
boards-select = Which cell next
boards-order = Which value first
boards-check = What is checked
boards-goal = Goal
board-shown = Board shown
# What stands in the text of a lesson for the places of two boards where one of them is shown.
boards-as-names = on the left=with “{ $left }”|on the right=with “{ $right }”
boards-all = All
boards-alone = A race, first differences and alignments need two boards or more.
boards-home = As in the lesson
board-add = Add a board
board-remove = Remove
goal-first = first solution
goal-all = all solutions
goal-count = number of solutions:
own-boards-text = The puzzle of the lesson, with the searches that you have chosen. What the lesson said was about boards of its own; “Boards” takes you back to them.
align = How to align the boards
align-step = step
align-step-hint = All at the same step.
align-guess = guess
align-guess-hint = The nth guess of one beside the nth of the other.
align-work = work
align-work-hint = With the same work done: values tested and candidates struck.
align-share = share of the run
align-share-hint = At the same share of each one’s run; both ends must be known.
align-own = each on its own
align-own-hint = Only the chosen board moves.

# Strategies side by side, as a document
comparison-title = { $name }: strategies side by side
comparison-goal = goal
comparison-outcome = outcome
comparison-stopped = A run that was stopped before its end would have gone on: its counts are the least that it takes.
comparison-solutions =
    { $count ->
        [one] one solution
       *[other] { $number } solutions
    }
outcome-solved = solved
outcome-enumerated = everything tried
outcome-no-solution = no solution
outcome-gave-up = gave up
outcome-limit = stopped
# A board of this size, with its article
board-of-size =
    { $size ->
        [8] an { $size }×{ $size } board
        [11] an { $size }×{ $size } board
       *[other] a { $size }×{ $size } board
    }
# What cannot be read: where, and why
fault-at-line = Line { $line } of the text: { $reason }
    .command = line { $line }: { $reason }
fault-at-column = Line { $line } of the text, column { $column }: { $reason }
    .command = line { $line }, column { $column }: { $reason }
read-unknown = “{ $found }” is not a cell. Expected { $values }, or one of these signs for an empty cell: { $blanks }
read-own-sign = { $found } is not a value here. Expected one of { $values }, or . for an open cell.
read-values = { $digits } or { $letters }
read-too-high = { $found } is too high: { board-of-size } has { $values }.
read-count =
    { $cells ->
        [one] there is one cell, and no board is that small.
       *[other] there are { $cells } cells, and no board has that many. { $near } would be { $size }×{ $size }.
    }
read-count-rows =
    { $cells ->
        [one] there is one cell, and no board is that small.
       *[other] there are { $cells } cells, enough for { $size }×{ $size }, but they are not in { $size } rows of { $size }.
    }
read-count-most = there are { $cells } cells, and the largest board has { $near } ({ $size }×{ $size }).
read-odd-row =
    { $cells ->
        [one] Line { $line } has one cell where the others have { $others }.
       *[other] Line { $line } has { $cells } cells where the others have { $others }.
    }
read-count-odd = { $count } { $row }
read-cell-count =
    { $cells ->
        [one] there is one cell, and this problem has { $expected }.
       *[other] there are { $cells } cells, and this problem has { $expected }.
    }
read-rows =
    { $rows ->
        [one] there is one row of { $width } cells, and { board-of-size } has { $width } rows.
       *[other] there are { $rows } rows of { $width } cells, and { board-of-size } has { $width } rows.
    }
read-blanks = it is not certain which cells are empty. Please mark every empty cell with one of these signs: { $blanks }
read-too-large = this board has { $size } rows of { $size } cells, and the largest that can be read is { $most }×{ $most }.
read-long-line = this line has { $length } characters, and the longest that can be read has { $longest }.
read-nothing = There is no puzzle here. The text begins with “{ $text }”.
read-empty = There is no puzzle here: the text is empty.
read-forms = What can be read: puzzle files (.sdk, .sdm, .ss, .sdx, OpenSudoku); tables (CSV, TSV, Markdown, HTML); lists in brackets, of any language; one line: 81 symbols for 9×9; rows, with or without a frame; mazes, futoshikis and killer Sudokus; a problem's name, such as subset-sum:9:3,4,5. The signs for an empty cell: { $blanks }
read-columns = this board is written column by column or turned round, which is not read. Please write it row by row.
read-game-id = this is the id of a game with its clues or cages packed, and no board that can be read. Please open it in its program and copy the board.
read-recording = this is the run of a program, and no puzzle.
record-word = “{ $said }” is no event. Expected one of { $words }
record-late = “@{ $said }” comes after the first event. It is expected before it.
record-second = “@{ $said }” begins another board. The recording ends here.
record-free = “@{ $said }” is about a free board. Expected @board before it.
record-more = “{ $said }” is too much. Expected the end of the line.
record-cell = “{ $said }” names no cell of this board. Expected one from { $first } to { $last }
record-cell-missing = “{ $said }” lacks its cell. Expected one from { $first } to { $last }
record-code = “{ $said }” names no place of this map. Expected one of { $codes }
record-code-missing = “{ $said }” lacks its place. Expected one of { $codes }
record-zero = “{ $said }”: cells are counted from 1.
record-value = “{ $said }” is no value of this board. Expected one from 1 to { $most }
record-value-missing = “{ $said }” lacks its value. Expected one from 1 to { $most }
record-long-word = “{ $said }” cannot be a value. Expected a word of at most { $most } characters.
record-words = “{ $said }” is one value too many. Expected at most { $most } different ones.
record-label = “{ $said }” cannot be the label of this cell. Expected a word of at most { $most } characters that names no other cell.
record-size = “{ $said }” is no board. Expected rows and columns, or a number of cells; at most { $most } cells.
record-long-line = “{ $said }…” is longer than { $most } bytes. The rest of the line was left out.
record-json = “{ $said }” is no event. Expected an object with “event”, as recuo trace writes them.
record-house = “{ $said }” is no house of this board. Expected one as recuo trace writes them, such as { $house }
read-packed-link = this link holds a packed puzzle, which only its own site can unpack. Please copy the board from there.
read-twice = the cell in row { $row }, column { $column } has two different values.
read-several = a second puzzle begins here, where only one is expected.
note-boxes = the boxes were taken as { $taken }; they could also be { $other }. Say which with the boxes’ size.
note-zero-based = 0 was taken for the first digit, and not for an empty cell: 0–F is shown as 1–G.
note-zero-empty = 0 was taken for an empty cell, though another sign stands for one too; it could also be the lowest digit.
note-placed =
    { $count ->
        [one] one digit that the player had placed, or that was the last candidate of its cell, is not a given and was left out.
       *[other] { $count } digits that the player had placed, or that were the last candidates of their cells, are not givens and were left out.
    }
note-solution = a solution was left out, since it is not a puzzle.
note-only-solution = this board is called a solution; it was read because there is no other.
note-family =
    { $family ->
        [diagonal] the title names a Sudoku with diagonals, and this was read under other rules. To have them: “{ editing }…”, or --problem diagonal.
        [windows] the title names a Sudoku with windows, and this was read under other rules. To have them: “{ editing }…”, or --problem windows.
        [jigsaw] the title names a jigsaw, and this was read under other rules. Its regions belong below the board, or to --problem jigsaw --regions.
        [latin] the title names a Latin square, and this was read under other rules. To have them: “{ editing }…”, or --problem latin.
       *[other] the title names a killer Sudoku, and this was read without cages. They belong below the board, or to --problem killer:….
    }
note-regions = the board below it looks like the regions of a jigsaw, and was left out. To use it: write “jigsaw” above the board, or --problem jigsaw.
problem-length = { board-of-size } has { $cells } cells, not { $found }.
problem-too-high = the { $value } in { $cell } is too high for { board-of-size }.
problem-clashes =
    the givens break the rules: { $clashes }{ $more ->
        [0] .
        [one] ; and one more clash.
       *[other] ; and { $more } more clashes.
    }
problem-clash = { $first } and { $second } both have { $value } ({ $house })
problem-relation = the givens make this false: { $relation }.
shape-empty = a box has at least one row and one column, not { $rows }×{ $columns }.
shape-size = boxes of { $rows }×{ $columns } make a board of side { $size }, and sides go from 2 to 16.
strategy-needs-candidates = “{ $choice }” counts candidates, and “{ $check }” keeps none. Take “masks” or a stronger check.
strategy-fixed-choices = “{ $check }” only goes with “row-major” and “ascending”.
strategy-unknown = no strategy is called “{ $name }”. Expected one of { $names }, or three choices as select + order + check.
strategy-choices = “{ $name }” is not select + order + check: select is one of { $selects }; order of { $orders }; check of { $checks }.
goal-unknown = “{ $found }” is not a valid goal. Expected "first", "all", or how many solutions to find (1 or more).
lesson-too-long = The lesson is too long: at most { $longest } bytes are read.
lesson-field = { $field }: { $reason }
field-empty = nothing is written here.
field-stop = events, boards and stops are counted from 1.
field-speed = expected a number of steps a second above 0.
field-meant = { $reason } Did you mean `{ $meant }`?
field-relation-cells = expected two different cells.
field-relation-weight = a cell is multiplied by too large a number.
field-relation-way = a way has no relations.
field-relations = a problem has at most { $most } relations, those of its own rules among them.
field-many =
    { $found ->
        [0] expected from 1 to { $most } of them, and there are none.
       *[other] expected from 1 to { $most } of them, not { $found }.
    }
field-long = this text is longer than { $longest } characters.
field-control = the character { $found } is invisible. Expected words, spaces and new lines.
field-name = a name is made of letters without accents, digits and hyphens, at most { $longest } of them.
field-lines = expected a smaller number, so that at least three lines are left, on a board of `naive`.
field-bug = the program for this board cannot have this bug.
field-only-claims = this place is for claims only (`claims`).
field-elsewhere = on another puzzle the whole run is counted: there is no `at`, `over` or `all-solutions` here.
field-constant = expected whole numbers with `+`, `*` and `^`, such as "2 * 81" or "9^5", up to 2^64 - 1; with `digits: true`, of up to a thousand digits.
field-taken = the name `{ $found }` is already taken.
field-unknown =
    there is no `{ $found }`. { $meant ->
        [none] Expected one of { $names }.
       *[other] Did you mean `{ $meant }`? Expected one of { $names }.
    }
field-unknown-alone = there is no `{ $found }`: nothing has been given a name here.
field-range =
    { $what ->
        [board] there is no board { $found }: they go from 1 to { $last }.
        [row] there is no row { $found }: they go from 1 to { $last }.
        [column] there is no column { $found }: they go from 1 to { $last }.
        [box] there is no box { $found }: they go from 1 to { $last }.
       *[stop] there is no stop { $found }: they go from 1 to { $last }.
    }
field-cell = there is no cell `{ $found }` on this board: its cells go from { $first } to { $last }.
field-no-boxes = this problem has no boxes to choose.
field-name-or-nodes = expected either the name of a map, or its nodes and edges.
field-size = expected a size from { $least } to { $most }.
field-no-house = this problem has no such row, column or box.
field-brace = a brace stands alone. The name of a number stands between two of them; a brace itself is written twice.
field-idle = this stop does nothing. Expected at least one of `text`, `ask`, `point` and `view`.
field-bounds = expected exactly one of `value`, `at_least` and `at_most`, not { $found }.
field-options = expected from 2 to { $most } options, one of them with `right: true`.
field-no-options = only a question of the kind `Choice`, `Cell`, `Value` or `Count` has options.
field-answer = { $what ->
    [cell] expected one cell for all languages, such as "R1C3".
    [value] expected one value for all languages, such as "3".
   *[number] expected one whole number for all languages, such as "120".
}
field-no-mistakes = only a wrong answer shows a misconception: `shows` belongs to a wrong option, `mistakes` to a question that the run answers.
field-compared = there is nothing to compare here: expected another board.
syntax-missing = the field `{ $field }` is missing.
syntax-twice = the field `{ $field }` is here twice.
syntax-unknown-field =
    there is no field `{ $found }` here. { $meant ->
        [none] Expected one of { $names }.
       *[other] Did you mean `{ $meant }`? Expected one of { $names }.
    }
syntax-unknown-name =
    the word `{ $found }` means nothing here. { $meant ->
        [none] Expected one of { $names }.
       *[other] Did you mean `{ $meant }`? Expected one of { $names }.
    }
syntax-expected-sign = expected { $sign } here.
syntax-expected-text = expected a text between quotes.
syntax-expected-text-end = this text has no quote at its end.
syntax-expected-whole = expected a whole number from 0.
syntax-expected-number = expected a number.
syntax-expected-name = expected a name.
syntax-option = write the value without `Some`; a field without a value is left out.
syntax-number = this number cannot be read.
syntax-escape = the sign after the \ means nothing here.
syntax-comment = this comment has no end.
syntax-character = “{ $found }” means nothing here.
syntax-end = the text ends before the lesson does.
syntax-goes-on = the lesson has ended, and the text goes on.
syntax-too-deep = too many brackets inside one another.
syntax-other = this cannot be read (RON says: { $message }).
link-version = The link is of version “{ $version }”, and this program reads versions 1 and 2.
link-parts = The link is incomplete or too long: expected eight or nine parts with ; between them, at most { $longest } characters.
link-family = The link’s problem cannot be read: expected a name such as queens:8 or map:brazil:4, not “{ $found }”.
link-cells = The link’s cells cannot be read: expected a digit, a letter or . for every cell, not “{ $found }”.
link-boards = The link’s boards cannot be read: expected one to four strategies, such as naive*all, not “{ $found }”.
link-step = The link’s step cannot be read: expected a number, not “{ $found }”.
link-language = The link’s language cannot be read: expected pt, pt-PT, es or en, not “{ $found }”.
link-alignment = The link’s alignment cannot be read: expected an alignment and a board, such as guess*1, not “{ $found }”.
link-names = The link’s names cannot be read: expected letters, digits and hyphens, not “{ $found }”.
link-problem = In the puzzle of the link, { $reason }

# Opening a puzzle, a lesson or a link
open = Open
open-title = Open a puzzle, a lesson or a link
open-hint = Type or paste it here: a puzzle, a whole lesson, or a link to a moment.
open-first-of = { $count } files were dropped. Only the first has been read: { $name }.
open-typed = What was typed or pasted
open-long = { $name }: { $size } KiB of text, too long to be shown here.
open-paste = Paste
open-clear = Clear
open-forms = What can be read
open-which = Puzzle
open-of = of { $count }
open-boxes = Boxes:
open-boards = Strategies:
open-boards-now = as now ({ $names })
open-file = Choose a file…
open-drop = A file can also be dropped anywhere on the page.
open-cancel = Cancel
verdict-puzzle =
    { $givens ->
        [0] { $size }×{ $size }, boxes of { $boxes }, without givens
        [one] { $size }×{ $size }, boxes of { $boxes }, with one given
       *[other] { $size }×{ $size }, boxes of { $boxes }, with { $givens } givens
    }
verdict-reading = Reading… Puzzles so far: { $count }
verdict-one = A puzzle: { $puzzle }.
verdict-several =
    Puzzle { $number } of { $count }{ $name ->
        [none] {""}
       *[other] {" "}“{ $name }”
    }, line { $line }. { $what }{ $faulty ->
        [0] {""}
        [one] {" "}One of the puzzles cannot be opened.
       *[other] {" "}{ $faulty } of the puzzles cannot be opened.
    }
verdict-most = Only the first { $most } puzzles have been read.
verdict-lesson =
    A lesson, “{ $title }”: { $puzzle }; { $boards ->
        [one] one board
       *[other] { $boards } boards
    }; { $stops ->
        [0] no stops
        [one] one stop
       *[other] { $stops } stops
    }.
verdict-link =
    A link to step { $step }: { $puzzle }; { $boards ->
        [one] one board
       *[other] { $boards } boards
    }.
file-not-text = { $name } is not a text file. If it should be one, save it as UTF-8.
file-refused = { $name } cannot be read. It may be a folder, or belong to another user.
    .command = { $name } cannot be read: { $reason }
file-too-long = { $name } is too long: at most { $longest } MiB are read here.
file-fault = { $name }: { $reason }
puzzle-title = A puzzle of your own
puzzle-text = This puzzle was typed, pasted or read from a file.
own-beside = Put { $strategy } beside it
find-all = Find all solutions
puzzle-several = This puzzle has more than one solution.
key-open = Open a puzzle, a lesson or a link
key-paste = Open what is on the clipboard

# Sets of puzzles
set-title =
    { $count ->
        [one] One puzzle, goal: { $goal }, at most { $steps } steps
       *[other] { $puzzles } puzzles, goal: { $goal }, at most { $steps } steps per run
    }
set-title-shard = { $title } (shard { $shard })
set-description = Each puzzle as bars ({ $counter }), one strategy against another puzzle by puzzle, and how the puzzles are distributed, all on logarithmic scales. Strategies: { $strategies }.
set-each = Puzzle by puzzle
set-against = One against the other
set-distribution = Distribution
set-time = time on the machine that did the run
set-puzzles = puzzle
set-puzzles-binned = puzzle; each bar is { $count } of them: their median, and a line up to the most
set-share = share of the puzzles that take no more than this
set-stopped = stopped at the limit: at least this much
set-same = dashed: both the same
difference-next = Next difference
difference-previous = Previous difference
key-difference = Next decision that differs (Shift: previous)
no-difference = No more differences in this direction.
difference-alone = It takes two boards to compare.
race = Race
key-race = Race all boards in 15 seconds
race-alone = A race takes two boards: choose more with Boards.
bookmark-set = Step bookmarked.
bookmark-removed = Bookmark removed.
race-preparing = steps explored before the race.
race-now = R starts it now.
race-ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
race-open = still running
race-clock = tests and strikes on the clock.
race-finished =
    { $done ->
        [one] { $done } of { $all } has finished.
       *[other] { $done } of { $all } have finished.
    }
race-ratio = as much work for { $name } as for the first:
race-against = { $guesses } against { $fewer }
race-work = { $words } tests and strikes
race-guesses =
    { $count ->
        [one] { $words } guess
       *[other] { $words } guesses
    }
race-undone =
    { $count ->
        [one] { $words } taken back
       *[other] { $words } taken back
    }
key-doom = Show from which step on no solution is possible
board-hidden = Hidden until the question is answered
reveal = Reveal the future
timeline-hidden = This part is hidden until you reach it. Press End to go to the end, or choose View → Reveal the future.
motion = Animate single steps
show-doom = Say when no solution is left
future-hidden = That would give away what comes next. View → Reveal the future allows it, except while questions are on or a student is at work.
clicker-stops = Clicker goes from stop to stop
clicker-goes-stops = The clicker goes from stop to stop now.
clicker-goes-steps = The clicker goes step by step now.
show-notes = Teacher’s notes
solutions = All solutions
key-solutions = All solutions as small boards
solutions-found =
    { $count ->
        [0] The run has ended without a solution.
        [one] The run has ended with one solution.
       *[other] The run has ended with { $number } solutions. Click one to go to its step.
    }
solutions-stopped =
    { $count ->
        [one] This board stops at its first solution
       *[other] This board stops after { $number } solutions
    }{ $more ->
        [yes] ; the puzzle has more.
        [no] , and the puzzle has no other.
       *[maybe] ; there may be more.
    }
solutions-so-far =
    { $count ->
        [0] No solution so far. Steps explored: { $steps }.
        [one] One solution so far; there may be more. Steps explored: { $steps }.
       *[other] { $number } solutions so far; there may be more. Steps explored: { $steps }.
    }
solutions-one = { $number } · step { $step }
solutions-page = page { $page } of { $pages }
doom-alive = A solution can still be reached.
doom-reached = This is a solution.
doom-over = The search is over.
doom-unknown = Finding out whether a solution can still be reached…
doom-some = No solution can be reached any more; finding out which guess is to blame…
doom-by = Doomed since step { $from } ({ $cell } = { $value }); wasted: { $steps }.
doom-puzzle = This puzzle has no solution: nothing that is tried can work.
doom-undecided = It takes too long to find out whether a solution can still be reached.
doom-counting = Counting the wasted steps…
doom-not-counted = Steps wasted: not counted, there are too many.
doom-wasted = Steps wasted: { $steps }.
doom-worst = Worst guess: { $cell } = { $value } ({ $steps }).
doom-stack = This guess cannot be right: with it no solution can be reached any more.
chart-times = In brackets: how many times as many as on the chosen board.
chart-times-fewest = In brackets: how many times as many as on the board that finished with the fewest steps.
chart-times-first = In brackets: how many times as many as on the board that arrived first.
chart-progress = { $percent }% of its run
chart-open = step { $step } of at least { $least }
ablation = 2×2 comparison
ablation-hint = Four boards that differ in two choices only, to see what each choice does by itself.
ablation-check-select = Propagate or not × which cell first
ablation-check-order = Propagate or rules only × order of values
ablation-select-order = Which cell first × order of values
ablation-look-ahead = Look ahead or not × which cell first

# Taking pictures, films and data out
export = Export
dialog-export = Export pictures, films or data
export-what = What:
export-png = Picture (PNG)
export-svg = Vector picture (SVG, selectable text)
export-film = Film (animated GIF)
film-apng = Film (animated PNG)
export-strip = Strip for worksheets (PDF, one page per step)
export-trace-csv = Trace of a board (CSV)
export-trace-jsonl = Trace of a board (JSON, one event per line)
export-counters = Counters (CSV)
export-comparison-csv = Comparison of all boards (CSV)
export-comparison-md = Comparison of all boards (Markdown)
export-handout = Handout: the lesson on paper (PDF)
export-handout-hint = The puzzle, and every question beside the board as it is then, with room to answer.
export-guide = Teacher’s guide of the course (PDF)
export-guide-hint = Every lesson with what to show, its questions and answers; plans, curricula and the glossary.
export-answers = With the answers, on a sheet of their own
export-puzzle = The puzzle as text
export-lesson = A lesson of this puzzle (RON)
export-program-c = Program (C)
export-program-cpp = Program (C++)
export-program-java = Program (Java)
export-program-python = Program (Python)
export-program-csharp = Program (C#)
export-program-javascript = Program (JavaScript)
export-program-octave = Program (Octave)
export-program-rust = Program (Rust)
export-program-pseudocode = Program (pseudocode)
export-lesson-hint = A small lesson of the puzzle and the boards, with comments, which you can edit in any text editor.
export-strip-hint = Each page shows one step and says in a sentence what happens.
export-comparison-hint = Every counter of every board, with ratios to the first one. Each search is run to its end.
export-now = The step shown, { $step }
export-several = Several steps
export-from = From step
export-to = to step
export-end = to the end
export-all = every step
export-every = one step in
export-moves = moves only
export-moves-hint = Guesses, deductions, dead ends, backtracks and solutions of the first board
export-limit = Stop each search after this many steps:
export-boards = Boards:
export-all-boards = all
export-view = Show:
export-scale = Size:
export-transparent = No background (transparent)
export-speed = Frames per second:
film-captions = The sentences as captions beside it (.vtt)
export-amount-film =
    { $count ->
        [one] One picture.
       *[other] { $number } pictures, { $seconds } s in all.
    }
export-amount-pictures =
    { $count ->
        [one] One picture.
       *[other] { $number } pictures.
    }
export-amount-steps =
    { $count ->
        [one] One step.
       *[other] { $number } steps.
    }
export-too-many = These are { $count } steps, and a file holds at most { $most }. Choose a shorter range, or leave steps out.
    .command = These are { $count } steps, and a file holds at most { $most }. Choose fewer with --steps, --every or --moves.
export-sparser = Take one step in { $every }
export-one-board = A comparison needs two boards or more. Add one under “Boards”.
    .command = A comparison needs two boards or more. Name strategies with --strategy naive,masks.
export-too-long = The run has not ended after { $steps } steps. Choose steps up to there.
    .command = The run has not ended after { $steps } steps. Choose earlier ones with --step or --steps.
export-no-move = There is no move in these steps of the first board.
export-own-rules = A puzzle’s text does not hold the rules that a lesson has added. Export the lesson: FILE.ron
export-not-ours = This run comes from a program of your own, which cannot be exported as a program or a lesson of recuo’s. A lesson shows such a run with program: "FILE".
export-past-the-end = There is no step { $step }: the search ends at step { $end }.
kind-file = { $ending }
kind-trace = a trace
kind-counters = counters
kind-comparison = a comparison
kind-handout = a handout
kind-guide = a teacher’s guide
kind-program = a program
own-lesson =
    A lesson of a puzzle of your own: say what it is about, save, and run
        recuo check FILE
    All that can be written here is in lessons/REFERENCE.md (or: recuo lesson-reference).
    One language is enough: a plain string, such as title: "My puzzle", is shown in every language.
export-name = Name of the file:
export-file = File:
export-busy = Another export is still under way.
export-give-up = Cancel
dialog-close = Close
export-written = { $name } has been written.
export-downloaded = { $name } is among your downloads.
export-exploring = { $name }: exploring, { $steps } steps so far
export-making = { $name } is being written
# Many puzzles at once
open-set = Compare on all
set = Set of puzzles
set-heading =
    { $count ->
        [one] One puzzle
       *[other] { $puzzles } puzzles
    }
set-close = Close
set-csv = Data (CSV)
set-jsonl = Data (JSONL)
set-markdown = Tables (Markdown)
set-svg = Charts (SVG)
set-write = Save
set-faults =
    { $count ->
        [one] Could not be read: one puzzle
       *[other] Could not be read: { $number } puzzles
    }
set-full = Four strategies are compared at most: switch one off to choose another.
set-limit = Step limit for each puzzle:
set-start = Start
set-stop = Stop
set-progress = { $done } of { $all }
set-done = { $done } of { $all } runs are done.
set-hint = Choose up to four strategies and start. Each solves every puzzle; one that reaches the limit is stopped and marked.
set-counter = For each puzzle: { $counter }
set-judged = The strategy that needs the least wins the puzzle; if several need equally little, it is a tie.
set-by = Judge by:
set-seconds = Seconds on the machine that did the run
set-strategy = strategy
set-least = least
set-quarter = 25%
set-median = median
set-three-quarters = 75%
set-nine-tenths = 90%
set-most = most
set-limited = at the limit
set-chart-name = { $name } (gave up: { $count })
set-gave-up = gave up
set-wins = wins
set-ties = ties
set-chart-each = Puzzle by puzzle
set-chart-time = Time
set-chart-distribution = Distribution
set-chart-scatter = One against another
set-time-hint = Times on this machine, measured once, with whatever else it was doing.
set-open = Click to open puzzle { $number }.
set-puzzle = puzzle

# Questions
ask-next-cell =
    { $deed ->
        [emptied]
            { $kind ->
                [map] Which node loses its colour next?
                [queens] Which row loses its queen next?
               *[other] Which cell is emptied next?
            }
        [stuck]
            { $kind ->
                [map] Which node has no colour left?
                [queens] Which row has no square left?
               *[other] Which cell has no candidate left?
            }
        [chosen]
            { $kind ->
                [map] Which node is chosen next?
                [queens] Which row is chosen next?
               *[other] Which cell is chosen next?
            }
       *[other]
            { $kind ->
                [knight] Which square is tried next?
                [maze] Which square is tried next?
                [map] Which node gets the next colour?
                [queens] Which row gets the next queen?
               *[other] Which cell is filled next?
            }
    }
ask-next-value =
    { $deed ->
        [tested]
            { $kind ->
                [map] Which colour is tested next for { $cell }?
                [queens] Which square is tested next in { $cell }?
               *[other] Which value is tested next in { $cell }?
            }
        [tried]
            { $kind ->
                [map] Which colour is tried next for { $cell }?
                [queens] Which square is tried next in { $cell }?
               *[other] Which value is tried next in { $cell }?
            }
       *[other]
            { $kind ->
                [map] Which colour is given to { $cell } next?
                [queens] Which square of { $cell } gets its queen next?
               *[other] Which value is written into { $cell } next?
            }
    }
ask-what-happens =
    { $told ->
        [both] { $value } is tested in { $cell }. What happens?
       *[other] What happens next?
    }
ask-steps-backtrack = How many steps are left until the next backtrack?
ask-steps-solution = How many steps are left until the next solution?
ask-steps-end = How many steps are left until the end?
ask-lines = Put the lines of this function in order, as they stand in it. Two of them do not belong.
ask-lines-other = another order
order-unused = Not used:
order-hint = Drag a line to its place, or pick it with ↑ ↓ and move it with Shift + ↑ ↓. Lines that do not belong go to the end, below “Not used”.
order-wrong =
    { $line ->
        [none] Lines are missing at the end.
       *[other] Line { $line } is the first that is wrong.
    }
ask-bug = One line of this function is wrong. Which one?
ask-bug-missing = A line is missing from this function. After which one?
bug-right = The line should be: { $line }
bug-missing = The missing line: { $line }
bug-short-loop = The loop ends one value too soon, so the last value is never tried. Wherever it is needed, the search fails, and a puzzle that has a solution seems to have none.
bug-gives-up = This line asks whether the last pass filled something, not whether the board is full. The pass that fills the last cell did fill something, so the program gives up on a full board; and it would print a board that still has empty cells.
bug-no-return = The call says that it found a solution, but nobody listens. The loop goes on: it erases every guess of the solution just printed, tries all that is left, and in the end says that there is no solution.
bug-no-undo = A guess that failed is not erased. When the values of a cell run out, the last one stays on the board and rules out right values elsewhere: a puzzle that has a solution seems to have none.
ask-falls = How many guesses are taken back before a value is written again?
ask-next-written =
    { $kind ->
        [map] Which node gets the next colour?
        [queens] Which row gets the next queen?
       *[other] Which cell gets the next value?
    }
ask-take-back = Which guess must be taken back before a solution can be reached?
ask-which-peer =
    { $told ->
        [both]
            { $kind ->
                [map] Which node forbids { $value } for { $cell }?
                [queens] Which row forbids { $value } in { $cell }?
               *[other] Which cell forbids the { $value } in { $cell }?
            }
       *[other]
            { $kind ->
                [map] Which node forbids the next colour?
                [queens] Which row forbids the next square?
               *[other] Which cell forbids the next value?
            }
    }
happens-write = a guess is written
happens-refuse = a value is refused
happens-take-back = the latest guess is taken back
happens-dead-end = a dead end is reached
happens-deduce = a forced value is written
why-wrong-harmless = { $cell } holds { $value }, which does not stand in the way.
why-wrong-failed = { $cell } has refused or lost { $value } already.
why-wrong-later = In { $cell }, { $value } comes later.
why-wrong-stuck = Nothing fits in { $cell } as long as the guesses before it stand.
why-wrong-older = The guess in { $cell } is older: the latest falls first.
why-wrong-empty = { $cell } is empty already.
answer-right = Right!
answer-right-then = Right, on the second try.
answer-again = Not this one. Try once more.
answer-wrong = { $answer } is not right.
option-is = { $letter } is right.
answer-show = Show it on the board
answer-score = right: { $right } of { $asked }
lesson-result =
    { $open ->
        [0] right: { $right } of { $asked }
       *[other] right: { $right } of { $asked }, not answered: { $open }
    }
answer-score-stops = { $score } (by stop: { $signs })
answer-hint = Answer with { $letters } or a click.
answer-hint-typed = Answer with { $letters }, a click, or type the answer.
key-answer = Answer a question, also by typing the answer

# Taking part
taking-part = Take part
asking = Ask before every move
class = The class answers
class-answers = The class answers the next questions, by votes.
class-answers-not = One person answers the next questions.
class-hint = { $letters } or a click adds a vote; with Shift, it takes one away.
class-verdict = Verdict
countdown = { $seconds } s to vote
countdown-over = Time is up
class-chose = { $right } of { $all } chose it.
answer-first = Answer first, or press again to skip it.
answer-reveal = Press again to see the right answer.
option-unknown = There is no such option.
review = Looking back
review-flawless = No wrong answers.
review-wrong = Step { $step }: { $question } Answered: { $answer }. Right: { $right }.
solving = Be the solver
solving-start = Every move of this search is now yours. What does it do first?
solving-hint = Hint
solving-leave = Leave
solving-house = Cell or house
solving-related = Click a cell or use the arrows. Decide takes the cell that comes next; then its values are tried in order: Write says that one fits, Refuse that it does not. Take back removes the latest guess. A hint or a refusal costs a point.
solving-way = Click a square or use the arrows. Decide takes the square on which the way ends, Write goes on to a square, Refuse passes one over, and Take back leaves the last. A hint or a refusal costs a point.
solving-keys = Click a cell or use the arrows, then: Enter decides it, a digit tries a value there, 0 says that nothing is left, Backspace takes its guess back. W, X and S say what digits mean: written, refused, forced. H points at the row, the column or the box, whose digit is then typed. A hint or a refusal costs a point.
solving-done = Done: that was the whole search.
solving-left = How it went
solving-flawless = Not one wrong move.
solving-mistakes = What to look at again
solving-go-on = Go on
solving-again = Again
solving-close = Close
solving-score = points: { $points } of { $most } · moves: { $right } · refused: { $wrong } · hints: { $hints }
move-select = Decide
move-write = Write
move-refuse = Refuse
move-deduce = Forced
move-dead-end = Nothing left
move-take-back = Take back
place-in = the place of { $value } in { $house }
hint-kind =
    { $move ->
        [select] What is decided next has to be chosen.
        [write] A value fits, and is written.
        [refuse] A value is tested, and refused.
        [deduce] A value is forced.
        [take-back] A guess has to be taken back.
       *[dead-end] A cell or a value has no options left.
    }
hint-where = Look at { $at }.
hint-whole =
    { $move ->
        [select] Decide { $at }.
        [write] Write { $value } in { $at }.
        [refuse] Refuse { $value } in { $at }.
        [deduce] In { $at } the value { $value } is forced.
        [take-back] Take back the guess in { $at }.
       *[dead-end] Nothing is left for { $at }.
    }
mistake-skipped = { $value } in { $at } comes later: something before it has not been tried.
    .rest = Options are tried in their order, and none is left out.
    .name = Skipped an option
mistake-already-tried = { $value } in { $at } has been tried already.
    .rest = What has failed at a choice point is not tried there again.
    .name = Tried the same again
mistake-wrong-cell =
    { $move ->
        [select] What comes next is not { $at }.
       *[write] Now { $choice } is being decided, not { $at }.
    }
    .rest = The strategy says what comes next: { $rule }.
    .name = Took another cell
mistake-wrong-value = Now { $choice } is being decided, not that of { $value }.
    .rest = When the place of a digit is decided, its places are tried, and no other digit.
    .name = Took another digit
mistake-filled = Decided already: { $at }.
    .rest = A value stays until a guess that it rests on is taken back.
    .name = Wrote over a value
mistake-forbidden = { $value } cannot go in { $at }: { $with }, in { $house }, already has it.
    .rest = No row, column or box may contain a value twice.
    .name = Overlooked a conflict
mistake-fits = { $value } fits in { $at }: neither its row nor its column nor its box has it.
    .rest = A value is refused only where another cell of the same row, column or box has it.
    .name = Refused a value that fits
mistake-select-first = Nothing has been chosen yet to try { $value } in.
    .rest = First comes the choice of what is decided next, then its values.
    .name = Tried a value without choosing
mistake-still-open = Something is left to try for { $choice }.
    .rest = The search moves on only when a value has been written, and back only when none is left.
    .name = Left a choice too early
mistake-too-soon = There is no reason yet to take anything back.
    .rest = A guess is taken back only when everything that it allowed has failed.
    .name = Took back too soon
mistake-forgot-to-undo = First something has to be taken back.
    .rest = When nothing is left to try, in a jump, or after a solution, the latest guess goes before anything else.
    .name = Forgot to undo
mistake-not-latest = The latest guess is not the one in { $at }.
    .rest = Guesses are taken back in reverse order, the latest first.
    .name = Undid in the wrong order
mistake-missed-deduction = Somewhere a value is forced.
    .rest = What is forced is written before anything is guessed.
    .name = Overlooked a forced value
mistake-not-forced = Nothing forces { $value } in { $at }.
    .rest =
        { $hidden ->
            [yes] A value is forced when it is the only candidate of its cell, or when a house has no other place for it.
           *[no] A value is forced when it is the only candidate of its cell.
        }
    .name = Took a guess for a deduction
mistake-wrong-order =
    { $move ->
        [deduce] It is true that { $value } is forced in { $at }, but the search finds something else first.
        [dead-end] It is true that nothing is left for { $at }, but the search finds something else first.
       *[write] This is not its turn.
    }
    .rest = The search looks in a fixed order: dead ends, then cells row by row, then houses.
    .name = Right, but out of order
mistake-missed-dead-end = A cell or a value has no options left.
    .rest = After a dead end every further step would be wasted, so it is reported before anything else.
    .name = Overlooked a dead end
mistake-false-dead-end = No dead end: { $at }.
    .rest = A dead end is an empty cell without a candidate, or a missing digit without a place.
    .name = Saw a dead end where there is none
mistake-not-noticed = It is true that nothing is left for { $at }.
    .rest = But this strategy does not look there, or not yet: that is what makes it waste steps.
    .name = Saw more than the strategy sees
mistake-not-this-strategy =
    { $move ->
        [refuse] This strategy refuses no value: it tries candidates only.
        [deduce] This strategy deduces nothing: it tries values.
        [dead-end] This strategy knows no dead ends: it finds out by testing every value.
       *[write] This strategy never guesses: it writes only what is forced.
    }
    .rest = Each strategy has moves of its own.
    .name = Made a move of another strategy

fork = Fork here
fork-step = After step { $step }: what else could be done?
fork-value = Another value is tried first:
fork-cell = Another cell is decided first: click it, or choose it here.
fork-strategy = Go on with another strategy:
fork-forced = What comes next is not a choice: it follows from what has been done.
fork-hint = The branch is a run of its own beside this one, the same up to here. Exports include it, links do not.
fork-discard = Discard this branch
fork-back = Restore the last branch
fork-full = There is room for only four boards: discard a branch first.
fork-none = The search can’t be changed like this here.
fork-cannot-take-over = The strategy { $strategy } cannot take over this position.
fork-blames = A search that jumps back cannot be changed halfway: which guesses it blames does not follow from the board.
fork-recorded = The run of a program cannot be changed halfway: what the program would do then is not known.
fork-too-many = A run can have at most { $most } forks.
fork-not-a-branch = This board is not a branch: only branches can be discarded.
fork-discarded = Branch discarded.  Ctrl+Z brings it back.
fork-name =
    { $turn ->
        [try] { $strategy }, from { $step }: { $value } in { $at }
        [select] { $strategy }, from { $step }: { $at }
       *[strategy] from { $step }: { $strategy }
    }
key-fork = Fork here; discard a branch; bring it back
key-asking = Ask before every move; let the class answer
link-without-address = The link was copied without a page address, so it cannot be clicked. Set an address under View.
link-address = Address of links:
link-without-branches = The link is copied. It opens the boards without their branches.
link-without-map = Nothing was copied: links only know the maps and rules that come with the program.
frame-copy = Copy the code of a frame for a web page
frame-copied = The code of the frame has been copied. It goes into the HTML of a page.
frame-without-address = Nothing was copied: a frame needs the address of a page with this program. Set one under View.
embedded-open = Open in recuo

# A puzzle of one's own
editing = Own puzzle
editing-title = My puzzle
editing-hint = Type digits, tap a cell and a key, paste, or drop a file.
editing-kept = Every change is kept.
editing-unkept = Nothing can be saved here, and changes are lost when the window closes: save the puzzle as a file.
editing-none = No solution.
editing-one = Exactly one solution.
editing-several = More than one solution.
editing-looking = Counting solutions: { $steps } steps so far
editing-unknown = How many solutions there are is not known after { $steps } steps.
editing-undo = Undo
editing-redo = Redo
editing-take = The puzzle shown
editing-wish = Make one that is
editing-for = for
editing-seed = Seed:
editing-make = Make
editing-tries = board { $tries }
editing-made = Seed { $seed }, { $difficulty } for { $strategy }: { $band }
editing-not-found = No such puzzle on { $tries } boards: { $band }. Try another size, or another strategy.
editing-play = Play it
editing-save = Save
editing-leave = Back
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
band-backtracks = backtracks: { $amount }
band-empty = cells left empty: { $amount }

# The course
course = Course
course-progress =
    { $done ->
        [one] One of { $count } lessons completed
       *[other] { $done } of { $count } lessons completed
    }
course-continue = Continue: { $title }
course-go-on = Go on
course-finished = All lessons of the course are finished.
course-of-chapter = { $done } of { $count }
course-score = { $right } of { $asked } questions right on the first try
course-left =
    stop { $stop } of { $stops }, { $minutes ->
        [0] finished
        [one] about a minute left
       *[other] about { $minutes } minutes left
    }
course-set = Compare on all puzzles…
course-next = Next lesson: { $title }
course-next-short = Next lesson  U
course-length =
    { $stops ->
        [one] one stop
       *[other] { $stops } stops
    } · { $minutes } min
course-end = The end of the course
results = Results
results-none = No question has been answered yet.
results-shown = What the wrong answers suggest
results-belief =
    { $times ->
        [one] One wrong answer may come from the idea “{ $text }”
       *[other] { $times } wrong answers show the idea “{ $text }”
    }
results-lesson = To the lesson: { $title }
answers-csv = Answers as CSV, for a spreadsheet
learners = Students
learners-hint = Each student’s progress is kept separately. Settings and the puzzle in the editor are shared.
learner-current = Student: { $name }
learner-unnamed = Without a name
learner-new = New name:
learner-add = Add
learner-taken = There is already a student with this name.
learner-remove = Remove the name
learner-reset = Reset progress
learner-sure =
    { $what ->
        [learner-remove] Remove { $name } and all progress?
       *[learner-reset] { $who ->
            [name] Reset the progress of { $name }?
           *[unnamed] Reset the progress made without a name?
        }
    }
learner-lost = Lessons begun: { $lessons }. Stops reached: { $stops }. They cannot be brought back.
key-course = The course: all lessons; the next lesson

# On paper
handout-name = Name
handout-date = Date
handout-because = Because
handout-answers = Answers
handout-stop = Stop { $stop }
handout-board = Board { $number }: { $name }
handout-strategy = Strategy: { $name }
handout-cover = Answer from top to bottom, and cover what comes below: each board shows what happened next.
guide-save = Save the teacher’s guide
guide-contents = Contents
guide-show = What to show
guide-questions = Questions
guide-right = Right: { $answer }
guide-others = Other answers
guide-may-show = What it may show: “{ $idea }” In fact: { $truth }
guide-plans = Plans
guide-curricula = Where it fits the curricula
guide-minutes = { $minutes } min
guide-lesson = Lesson { $number }
guide-length =
    { $lessons ->
        [one] one lesson
       *[other] { $lessons } lessons
    } · { $minutes } min

# Problems of other families.
family-unknown = there is no problem “{ $name }”. Expected one of { $families }.
family-size = { $name } needs a size from { $least } to { $most }, such as { $name }:8.
family-colours = a map needs a number of colours from 1 to { $most }, such as map:brazil:4.
family-no-map = there is no map “{ $name }”. Expected a file, or one of { $maps }.
family-no-regions = a jigsaw needs its regions: one letter or digit per cell, in rows below the board, with --regions or, among events, with @regions.
posed-strategy = “{ $strategy }” does not know relations between cells, such as sums. Take “naive” or “bounds”: “row-major”, with “ascending” or “descending”, and “rules” or “bounds”.
posed-no-file = { $name } needs a file, such as { $name }:my-{ $name }.txt.
posed-items = { $name } needs from 1 to { $most } of them, such as permutations:4, subsets:4, combinations:5:3, subset-sum:9:3,4,5.
posed-chosen = expected how many of { $items } are taken, from 0 to { $items }, such as combinations:5:3.
posed-target = expected a sum from 0 and items from 1, up to 2147483647, such as subset-sum:9:3,34,4,12,5,2.
posed-equation = expected words with + between them, one =, and one word, such as cryptarithm:SEND+MORE=MONEY.
posed-letter = { $found } is no letter. Expected words with + between them, one =, and one word.
posed-long-word = { $word } is too long: words have at most { $most } letters.
posed-letters = there are { $found } letters, and only { $most } digits.
posed-words = there are too many words.
posed-magic = there are magic:3 and magic:4.
posed-lines = a futoshiki of N rows has 2N − 1 lines, N from 2 to 16: also between two rows one, which may be empty. This one has { $found }.
posed-sign = { $found } cannot stand here.
posed-width = this row has { $found } cells, and the board has { $size } rows.
posed-signs = there are { $found } signs, and at most { $most } are possible.
posed-size = the first line has { $found } cells, and a killer Sudoku has from 2 to 16.
posed-rows = expected { $size } lines of cells and as many with a letter for the cage of each, and there are { $found }.
posed-sum = expected the sum of a cage, such as A=15.
posed-twice = cage { $cage } has two sums.
posed-no-sum = cage { $cage } has no sum.
posed-no-cage = no cell is in cage { $cage }.
posed-cage = cage { $cage } has { $found } cells, and at most { $size } values differ.
posed-slow = this takes very many steps without givens.
posed-fork = a way cannot be forked: its moves follow from the square where it ends.
posed-bounds = “bounds” only goes with “row-major”, and with “ascending” or “descending”.
posed-ways = on knight’s tours and mazes there are only the strategies “naive” and “warnsdorff”, and “warnsdorff” is only for them.
posed-board = expected rows and columns from 1 to { $most }, such as knight:5x5 or knight:5x5:R1C1.
posed-start = the start is no square of the board. Expected one such as R1C1.
posed-squares = the board has { $rows } × { $columns } squares. Expected at most { $side } rows and columns, and from 1 to { $most } squares.
posed-maze-width = this line of the maze has { $found } squares, and the first has { $columns }.
posed-ends = a maze needs one { $sign }, and this one has { $found }.
posed-way-start = a way has only its start given.
posed-edit-text = The problem as text
posed-edit-signs = The keys < > put a sign to the right of the cell, ^ and v below it; the same again takes it away.
posed-edit-cages = Shift with an arrow key or a click takes the next cell into the cage of this one, or out of it.
posed-edit-sum = Sum of this cage
posed-edit-leave = Out of the cage
posed-edit-knight = A click puts the start here.  So does the key S.
posed-edit-maze = A click puts a wall or takes it away.  So do the keys # and .; S and E move the start and the end.
regions-length = the regions have { $found } symbols, and a board has 4, 9, 16, 25 … or 256 cells.
regions-symbol = line { $line }, column { $column }: { $found } does not name a region. Expected a letter or a digit.
regions-count = a { $size }×{ $size } board must have { $size } regions, not { $found }.
regions-cells = region { $region } has { $found } cells, and each must have { $size }.
regions-apart = region { $region } is in pieces: { $second } cannot be reached from { $first } through cells of the region.
map-at = line { $line }, column { $column }: { $reason }
map-form = this is not the form of a map. A map has nodes and edges, as in ( nodes: [("A", "Ana", 0, 0), ("B", "Bea", 1, 0)], edges: [("A", "B")] ), or it is a graph of DIMACS with lines such as “p edge 2 1” and “e 1 2”.
map-empty = a map needs at least one node.
map-nodes = the map has { $found } nodes, and at most { $most } are possible.
map-colours = { $found } colours are asked for. Expected 1 to { $most }.
map-code = the code { $code } of node { $number } must be 1 to { $longest } letters or digits.
map-twice = two nodes have the code { $code }.
map-place = the place of node { $code } must be two finite numbers.
map-unknown = edge { $number } leads to { $code }, and no node has that code.
map-loop = edge { $number } joins { $code } to itself.
map-repeated = edge { $number } joins { $first } and { $second } a second time.
map-edges = the map has { $found } edges, and at most { $most } are possible.
map-neighbours = { $code } has { $found } neighbours, and at most { $most } are possible.

# Problems other than Sudoku, and their rules
title-jigsaw = A jigsaw Sudoku
    .rule = Every row, every column and every region must contain every value.
title-diagonal = A Sudoku with diagonals
    .rule = Every row, column and box and both diagonals must contain every value.
title-windows = A Sudoku with windows
    .rule = Every row, column and box and the four tinted windows must contain every value.
title-latin = A Latin square
    .rule = Every row and every column must contain every value.
title-queens = { $size } queens
    .rule = No queen may stand in the same row or column as another, or on the same diagonal.
title-map = A map in { $size } colours
    .rule = No two neighbours may have the same colour.
title-permutations = Permutations of { $size }
    .rule = Every number occurs once.
title-subsets = Subsets
    .rule = Each thing is in (✓) or out (–).
title-combinations = Combinations
    .rule = Just as many things as asked for are in (✓).
title-subset-sum = Subset sum
    .rule = The numbers that are in (✓) add up to the sum asked for.
title-cryptarithm = Cryptarithm
    .rule = Every letter stands for a digit of its own, no word begins with 0, and the sum is right.
title-magic = Magic square
    .rule = Every number occurs once, and all rows, columns and both diagonals have the same sum.
title-futoshiki = Futoshiki { $size }×{ $size }
    .rule = Every number occurs once in each row and column, and the signs are true.
title-killer = Killer Sudoku { $size }×{ $size }
    .rule = A Sudoku in which the cells of a cage differ and have the sum given.
title-knight = Knight’s tour
    .rule = The knight goes to every square once.
title-maze = Maze
    .rule = The way leads from the start to the end and never crosses itself.
title-free = A free board
    .rule = Only the program knows its rules.

# What is wrong with the run of a program.
in-cell = { $family ->
    [queens] in { $cell }
   *[other] in { $cell }
    }
of-with = { $family ->
    [queens] { $with }
   *[other] { $with }
    }
judge-clash = The program wrote { $value } { in-cell } and broke a rule: { of-with } forbids it ({ $house }).
judge-refusal = The program refused { $value } { in-cell }, and no rule forbids it there.
judge-lost-solution = Here the program gave up a solution: with { $value } { in-cell } it could still be reached.
judge-lost-solution-full = The board was full and right here, and the program did not say so.
judge-wrong-deduction = The program wrote { $value } { in-cell } as the only possibility, and another value leads to a solution too.
judge-writing-over = The program wrote { $value } over what stood { in-cell }, without taking that back.
judge-wrong-undo = The program took back { $value } { in-cell } while a later guess still stands: { $with }.
judge-given-changed = The program changed a given: { $cell }.
judge-false-solution = The program claimed a solution, and the board is not full or breaks a rule.
judge-same-twice = The program claimed the same solution before.
judge-too-few = The program ended with fewer solutions than its goal asks for, and there are more.
judge-too-many = The program claimed more solutions than its goal asks for.
judge-working-on = The goal was met, and the program went on.
judge-no-end = From here on the program repeats the same steps without end.
judge-overlooked = All values that break a rule clash in a { $kind ->
        [row] row
        [column] column
        [box] box
        [region] region
        [falling] diagonal that falls (\)
        [rising] diagonal that rises (/)
        [window] window
        [columns] column
        [falling-diagonals] diagonal that falls (\)
        [rising-diagonals] diagonal that rises (/)
       *[edge] border
    }{ $place ->
        [some] . The check did refuse values there, but not these
        [row] : the check did not look there in row { $number }
        [column] : the check did not look there in column { $number }
       *[all] : the check did not look there
    }.

# Programs whose runs are watched.
own-select = The program turns to { $cell }.
own-dead-end = Dead end at { $cell }, says the program.
own-dead-end-queens = Dead end at { $cell }, says the program.
own-solution = The program claims a solution.
own-done = The program says that its search is over.
own-line = Line { $line } of the program.
field-file = expected a file in the folder of the lesson or below it, without .. and without a drive
field-no-files = there is no such file beside the lesson; open the lesson from its folder, where its files are
field-source-ending = expected a program: a file whose name ends in .c, .cpp, .cs, .java, .js, .m, .py or .rs
field-source-mark = line { $line } of this file has the mark { $mark }, which is no step and nothing that is explained
field-code-name = expected a name or message of at most 48 characters, without quotes, braces, % and \
board-program-or-strategy = a board shows a search or the run of a program; leave out strategy or program
board-other-puzzle = this program works on another puzzle than the lesson
program-not-started = { $name } cannot be started: { $reason }
program-unread = { $name } could not be read to its end: { $reason }
program-nothing = { $name } has ended, and none of its lines says what it does: an event is a line such as @place R1C3 4. { $reason } { $errors }
program-crashed = { $name } ended with exit code { $code }. Lines that it had not flushed may be missing.
program-exit-code = { $name } ended with exit code { $code }.
program-killed =
    { $name } was killed{ $signal ->
        [none] {""}
       *[other] {" "}(signal { $signal })
    }. Lines that it had not flushed may be missing.
program-stopped = { $name } was stopped.
program-silent = { $name } has closed its output and is still running.
program-waiting = { $name } has started, and has not printed an event yet.
program-lines =
    { $count ->
        [one] One line that begins with @ was not understood; Output says why.
       *[other] { $number } lines that begin with @ were not understood; Output says why.
    }
program-judged =
    { $count ->
        [0] { $name }: no fault was found.
        [one] { $name }: one fault. { $key } leads to it.
       *[other] { $name }: { $faults } faults. { $key } leads to the next one.
    }
program-no-source =
    { $line ->
        [0] To see the program here, open it with --source FILE. To see its line lit, print the line at the end of each event, as in @place R1C3 4 :42
       *[other] Line { $line } of { $name }. To see the program here, open it with --source FILE.
    }
program-no-line = No line is lit: the program does not say which one did this. It can print it at the end of each event, as in @place R1C3 4 :42
program-no-picture = The window shows the text of this program.
program-pasted = pasted run
program-notice = There is something new about the program.
program-text = This is the run of a program, step by step, from what it has printed.
program-events =
    { $count ->
        [one] 1 event
       *[other] { $events } events
    }, { $solutions ->
        [0] no solution claimed.
        [one] one solution claimed.
       *[other] { $found } solutions claimed.
    }
program-left-out = It went on for { $count } more events, which are not kept.
program-running = Its end has not been reached yet.
program-stop = Stop it
program-right-so-far = No fault as far as the run goes.
program-faults =
    { $count ->
        [0] No fault: every step keeps the rules and the goal.
        [one] One fault.
       *[other] { $faults } faults.
    }
verdict-run = The output of a program that says what it does.
view-output = Output
unseen-output = Only a program of your own has an output. The searches of recuo print nothing.
unseen-flow = A flowchart is drawn of the searches of recuo, not of a program of your own.
unseen-why = Only the program knows the rules of this board.
unseen-nogoods = Only the strategy “learning” learns nogoods.
output-nothing = Nothing but events has been printed so far.
output-gap = … { $lines } lines are left out here …
output-end = The program has ended.
fault-of = (fault { $number } of { $count })
kind-fault = fault
fault-next = Next fault
fault-previous = Previous fault
key-fault = Next fault of your program (Shift+J: previous)
own-naive = Put the naive search beside it
not-judged = There is no run of a program here that has been judged.
not-judged-yet = The program’s run is still being read. It is judged once it has ended.
faults-not-kept = There are more faults after this one. Only the first 1,000 have a flag: mend these first.
not-of-programs = This can be done with the searches of recuo, and not with the run of a program, which is what it was.
rules-unknown = Only the program knows the rules of this board: no search of recuo can be put beside it.
link-without-program = A link cannot hold the run of a program. Save its output as a file, and pass that on.
judge-empty = There is no event in it that could be read, such as @solution, or @place with a cell and a value.
judge-no-rules = The rules of a free board are not known, so that its run cannot be judged.
judge-way = Runs on knight’s tours and mazes are shown, but not judged.
judge-board-unread = The board in it could not be read or breaks a rule, so that its run cannot be judged.
judge-gaps = Steps are missing in it, so that it cannot be judged.

# On screens that have no keys.
tap-answer = Tap your answer.
tap-answer-typed = Tap your answer, or type it.
tap-vote = Each tap adds a vote.
tap-order = Drag a line to its place. Lines that do not belong go to the end, below “Not used”.
tap-solving = Tap a cell, then choose what to do with it. A hint or a refusal costs a point.

address-unreadable = The lesson at { $address } cannot be read. The address may be wrong, its server may not answer, or it may not let other pages read its files (Access-Control-Allow-Origin). The address of another server begins with https.
read-aloud = Read aloud what happens

# How large a tree is estimated to be
estimate-words =
    { $goal ->
        [first] At most about
       *[all] About
    } { $guesses } { $count ->
        [one] guess
       *[other] guesses
    } in the whole tree{ $band ->
        [none] {""}
       *[wide] , perhaps from { $low } to { $high }
    }: at one { $unit ->
        [step] step
       *[guess] guess
    } a second, { $time }.
estimate-time =
    { $amount } { $unit ->
        [millions] million years
        [years] years
        [days] days
        [hours] hours
        [minutes] minutes
       *[seconds] { $count ->
            [one] second
           *[other] seconds
        }
    }
estimate-short = about { $guesses } guesses
estimate-no-guess = No guess is needed: what can be deduced decides the rest.
estimate-not-of-jumps = no estimate: a search that jumps back skips parts of the tree, and a single way down does not show which.
estimate-not-of-sweeps = no estimate: a sweep makes no guesses.

# Going to when something happens
when-next = Next
when-previous = Previous
when-forms = A cell ({ $cell }), a value written into it ({ $cell } = 1), depth >= 20, a kind of step or a counter with a number (conflict 1000, eliminations 50), what is learned (nogood 3 and nogood 3 refuses), or a place as in lessons (Doom, End).
when-looking = Looking…
when-looking-share = Looking: { $percent } % done.
when-looking-left = Looking: { $percent } % done, { $seconds } s to go.
when-fault = at character { $column }: { $reason }
when-value = expected a value from 1 to { $last } here.
when-number = expected a number from 1 here.
when-unknown = “{ $found }” is nothing that happens in a run. Expected a cell ({ $cell }), a value in it ({ $cell } = 1), depth >= 20, a kind of step or a counter with a number (conflict 1000), what is learned (nogood 3 and nogood 3 refuses), or a place as in lessons (Doom, End).
