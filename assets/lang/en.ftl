# Houses
row = row { $number }
column = column { $number }
box = box { $number }

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
conflict-row = { $cell }: { $value } is refused.
    .rest = { $with }, in the same row, already holds { $value }.
conflict-column = { $cell }: { $value } is refused.
    .rest = { $with }, in the same column, already holds { $value }.
conflict-box = { $cell }: { $value } is refused.
    .rest = { $with }, in the same box, already holds { $value }.
deduce-naked = { $cell } must be { $value }.
    .rest = It is the only candidate left there.
deduce-hidden = { $cell } must be { $value }.
    .rest = No other cell of { $house } can hold it.
dead-end-cell = Dead end at { $cell }.
    .rest = No candidate is left for this cell.
dead-end-places = Dead end: { $value } in { $house }.
    .rest = No cell there can hold it any more.
backtrack = { $cell }: { $value } is taken back.
    .rest = Everything below this guess has failed or been seen.
backtrack-deduced = { $cell }: { $value } is taken back.
    .rest = What was deduced from this guess goes with it.
sweep = Pass { $number } over the board begins.
solution = Solution { $number }!
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
    .rest = A whole pass filled nothing; from here on one would have to guess.
