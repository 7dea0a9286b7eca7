### /puzzle: positions with one clearly best move, what people answer, and what they think of them.

# $where (text) - game, part of it and phase
puzzle-heading = -# Puzzle · { $where }
puzzle-other = Another game? Choose it with `/puzzle`.
puzzle-ask = What’s your best move?
# What stands in a menu of answers before one is chosen.
puzzle-menu = Your answer…
puzzle-before = -# Played so far, the leader’s card first:
# $right (text) - yes or no
# $choice (text) - what the reader answered; lines with the best and this follow
puzzle-verdict = { $right ->
    [yes] ✅ **{ $choice }** is right: nothing else wins as often.
   *[no] ❌ **{ $choice }** wins less often than the best move:
}
# $games (number) - how many games were imagined for each choice
# $others (text) - the next best choices, each with how many of 100 games it wins; or none
puzzle-basis = -# From { $games } simulated games per move.{ $others ->
    [none] {""}
   *[other] {" "}Others: { $others }
}
# $rating (text) - the reader's rating now
# $change (text) - by how much it has changed, with its sign
# $tries (number) - puzzles that they have answered
# $solved (number) - those of them that they got right
puzzle-counted = Rating **{ $rating }** ({ $change }) · { $solved } of { $tries } solved
puzzle-again = -# You’ve answered this puzzle before. Only your first answer counts.
# $game (text) - name of the game
# $rating (text) - the reader's rating
# $tries (number) - puzzles that they have answered
# $solved (number) - those of them that they got right
puzzle-score = -# { $tries ->
    [0] Your first { $game } puzzle. Your rating starts at { $rating }.
   *[other] { $game } puzzles: rating { $rating }, { $solved } of { $tries } solved.
}
# $vote (text) - good or bad: what the reader thinks of the puzzle
# $retired (text) - yes if it is not asked any more
puzzle-voted = { $vote ->
    [good] Thanks: good puzzle.
   *[bad] { $retired ->
        [yes] Thanks: bad puzzle. Enough people agree, so it won’t be used here again.
       *[no] Thanks: bad puzzle. If enough people agree, it won’t be used here again.
    }
}
button-next-puzzle = Next Puzzle

## Refusals

why-no-puzzles = That game has no puzzles.
why-no-puzzle = That puzzle is no longer used. Get another with `/puzzle`.
why-vote-unanswered = Answer the puzzle before you rate it.
