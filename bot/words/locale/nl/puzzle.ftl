### /puzzle: positions with one clearly best move, what people answer, and what they think of them.

puzzle-heading = -# Puzzel · { $where }
puzzle-other = Liever een ander spel? Kies het bij `/puzzel`.
puzzle-ask = Wat is de beste zet?
puzzle-menu = Jouw antwoord…
puzzle-before = -# Al gespeeld, de kaart van wie uitkwam eerst:
puzzle-verdict = { $right ->
    [yes] ✅ **{ $choice }** is goed: niets anders wint zo vaak.
   *[no] ❌ **{ $choice }** wint minder vaak dan de beste zet:
}
puzzle-basis = -# Uit { $games } simulaties per keuze.{ $others ->
    [none] {""}
   *[other] {" "}Andere: { $others }
}
puzzle-counted = Rating **{ $rating }** ({ $change }) · { $solved } van { $tries } goed
puzzle-again = -# Deze puzzel heb je al beantwoord: alleen het eerste antwoord telt.
puzzle-score = -# { $tries ->
    [0] Je eerste puzzel van { $game }: je rating begint op { $rating }.
   *[other] Puzzels van { $game }: rating { $rating }, { $solved } van { $tries } goed.
}
puzzle-voted = { $vote ->
    [good] Genoteerd: een goede puzzel.
   *[bad] { $retired ->
        [yes] Genoteerd: een slechte puzzel. Genoeg spelers vinden dat: hij komt hier niet meer langs.
       *[no] Genoteerd: een slechte puzzel. Vinden genoeg spelers dat, dan komt hij hier niet meer langs.
    }
}
button-next-puzzle = Volgende

## Refusals

why-no-puzzles = Van dat spel zijn er geen puzzels.
why-no-puzzle = Die puzzel komt niet meer langs. Met `/puzzel` krijg je een andere.
why-vote-unanswered = Beantwoord eerst de puzzel, en zeg dan wat je ervan vindt.
