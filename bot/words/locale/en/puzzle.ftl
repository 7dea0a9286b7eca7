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
puzzle-basis = -# Each choice was played on in { $games } imagined games by AI players, from what can be known here. Luck has no part in it.
# $rating (text) - the reader's rating now
# $change (text) - by how much it has changed, with its sign
# $settling (text) - yes: it moves in big steps as long as few puzzles are answered
puzzle-counted = Your rating: **{ $rating }** ({ $change }){ $settling ->
    [yes] . The first 10 puzzles move it in big steps.
   *[no] {""}
}
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
button-good-puzzle = Good Puzzle
button-bad-puzzle = Bad Puzzle

## Refusals

why-no-puzzles = There are no puzzles of that game.
why-no-puzzle = That puzzle is not asked any more. `/puzzle` asks another.
why-vote-unanswered = Answer the puzzle first, then say what you think of it.
