### /puzzle: positions with one clearly best move, what people answer, and what they think of them.

# $where (text) - game, part of it and phase
puzzle-heading = -# Puzzle · { $where }
puzzle-ask = Which of these wins most often?
# What stands in a menu of answers before one is chosen.
puzzle-menu = Your answer…
puzzle-before = -# What has been played in this deal:
# $right (text) - yes or no
# $choice (text) - what the reader answered
# $best (text) - the right answer
puzzle-verdict = { $right ->
    [yes] ✅ **{ $choice }** is right: nothing else wins as often.
   *[no] ❌ **{ $choice }** wins less often. The best is **{ $best }**.
}
# $games (number) - how many games were imagined for each choice
# $others (text) - the next best choices, each with how many of 100 games it wins; or none
puzzle-basis = -# From { $games } imagined games for each choice.{ $others ->
    [none] {""}
   *[other] {" "}Others: { $others }
}
# $rating (text) - the reader's rating now
# $change (text) - by how much it has changed, with its sign
# $tries (number) - puzzles that they have answered
# $solved (number) - those of them that they got right
puzzle-counted = Rating **{ $rating }** ({ $change }) · { $solved } of { $tries } solved
puzzle-again = -# You have answered this puzzle before: only the first answer counts.
# $game (text) - name of the game
# $rating (text) - the reader's rating
# $tries (number) - puzzles that they have answered
# $solved (number) - those of them that they got right
puzzle-score = -# { $tries ->
    [0] Your first puzzle of { $game }: your rating begins at { $rating }.
   *[other] Puzzles of { $game }: rating { $rating }, { $solved } of { $tries } solved.
}
# $vote (text) - good or bad: what the reader thinks of the puzzle
# $retired (text) - yes if it is not asked any more
puzzle-voted = { $vote ->
    [good] Noted: a good puzzle.
   *[bad] { $retired ->
        [yes] Noted: a bad puzzle. Enough people think so: it is not asked here any more.
       *[no] Noted: a bad puzzle. If enough people think so, it is not asked here any more.
    }
}
button-next-puzzle = Next Puzzle

## Refusals

why-no-puzzles = There are no puzzles of that game.
why-no-puzzle = That puzzle is not asked any more. `/puzzle` asks another.
why-vote-unanswered = Answer the puzzle first, then say what you think of it.
