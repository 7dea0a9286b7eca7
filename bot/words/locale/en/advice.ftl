### What choices are worth, why seats moved as they did, and what decisions have cost. The same for every game.

odds-none = There are no odds to give at this moment.
# $tenths (number) - of ten games
advice-wins = { $tenths ->
    [0] hardly ever wins
    [10] wins nearly every game
   *[other] wins { $tenths } of 10 games
}
# $amount (number) - whole, of the game's own unit
# $unit (text) - pesos, points or coins
advice-amount = { $unit ->
    [pesos] { $amount ->
        [one] 1 peso
       *[other] { $amount } pesos
    }
    [points] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
   *[coins] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
}
# $amount (number) - whole, of the game's own unit
# $unit (text) - pesos, points or coins
# $sign (text) - more or less
# $other (text) - another choice
advice-than = , { $sign ->
    [more] and earns about { advice-amount } more
   *[less] but earns about { advice-amount } less
} than { $other }
# $amount (number) - whole, of the game's own unit
# $unit (text) - pesos, points or coins
# $sign (text) - more or less
advice-brings = { $sign ->
    [more] {", and earns about "}{ advice-amount } more
   *[less] {", but earns about "}{ advice-amount } less
}

## Hints

# $games (number) - how many games were imagined
advice-hints = 💡 Based on { $games } simulated games, using only what you know:
# $choice (text) - a choice
# $said (text) - what it pays, how often it wins, and how that compares
advice-hint = **{ $choice }** — { $said }
# $how (text) - best, near, close or worse
advice-verdict = { $how ->
    [best] *best for you*
    [near] *about as good*
    [close] *a little worse*
   *[worse] *worse*
}
# $amount (number) - whole, of the game's own unit
# $unit (text) - pesos, points or coins
advice-short = about { advice-amount } less
# $choice (text) - a choice
# $games (number) - of a hundred games
# $best (text) - yes or no: whether it is the best
# $fact (text) - what is certain of it, or nothing
advice-compared = - **{ $choice }** · { $best ->
    [yes] wins { $games } of 100 games
   *[no] { $games }
}{ $fact }

## Why seats moved so

button-why = Explain AI Moves
button-why-this = Why?
why-no-thought = I can’t explain that move: it was made in private, or there was only one choice.
# $table (text) - number of the table
why-heading = ### AI moves explained · table { $table }
# $games (number) - how many games were imagined for each
# $over (text) - true once the game is over
why-foot = { $over ->
    [true] -# The game is over, so this uses what each seat knew then, secrets included. Based on { $games } simulated games.
   *[false] -# Based on { $games } simulated games, using only what everyone can see. Hidden cards don’t count before the end.
}
# $who (text) - name of the seat
# $choice (text) - what it did
# $wins (text) - how often that wins
advice-why-alone = { $who } chose **{ $choice }**, which { $wins }.
# $who (text) - name of the seat
# $choice (text) - what it did
# $wins (text) - how often that wins
# $verdict (text) - best, equal or other: how its choice compares with the other one
# $basis (text) - public or own: what is compared
# $other (text) - the best of the other choices
# $rest (text) - how often that wins
advice-why = { $verdict ->
    [best] { $who } chose **{ $choice }**: it { $wins }; the next best, **{ $other }**, { $rest }.
    [equal] { $who } chose **{ $choice }**: it { $wins }, and **{ $other }** is about as good.
   *[other] { $basis ->
        [public] { $who } chose **{ $choice }**, which { $wins } as far as we can tell; **{ $other }** { $rest }. It knows more than we do, or it made a mistake.
       *[own] { $who } chose **{ $choice }**, which { $wins }; **{ $other }** { $rest }. It made a mistake, or it looked further ahead.
    }
}
why-no-thoughts = No AI player has made a public move yet that I can explain. After the game, I can explain all of them.
why-no-reasons = This game’s AI players can’t explain their moves yet.

## Review of a finished game

# $game (text) - name of the game
# $table (text) - number of the table
review-heading = ### Your review · { $game } · table { $table }
    -# Your costliest moves, by what you knew then.
# $place (number) - from 1
# $chapter (text) - part of the game
# $made (text) - what the reader did
# $better (text) - what would have been better
review-lesson = **{ $place }. { $chapter }** · You chose **{ $made }**. Better: **{ $better }**.
# $games (number) - how many games in a hundred
# $brought (text) - how much more or less it brings, or nothing
review-chance = -# That wins about { $games ->
    [one] one more game
   *[other] { $games } more games
} in 100{ $brought }.
# $games (number) - how many games were imagined
review-foot = -# Based on { $games } simulated games per move, guessing the unknown.
review-clean = None of your moves cost you a noticeable part of your chances.
# $place (number) - from 1
button-look = Look at { $place }
why-review-early = You can review the game once it’s over.
why-review-none = This game has no reviews yet.
why-review-outsider = Only players can review a game: it’s about their own moves.
why-review-cut = I’m restarting. Ask again in a minute.

## Checking the dice

# $table (text) - number of the table
# $moves (number) - how many moves
# $draws (number) - how many deals and rolls
# $seed (text) - the seed
# $commitment (text) - its SHA-256
verify-fair =
    ✅ **Table { $table } was dealt and rolled fairly.** I replayed its { $moves } moves by the rules, and they lead to the result shown.
    · All { $draws } deals and rolls follow from the seed `{ $seed }`.
    · Its SHA-256 is `{ $commitment }`, which the table showed when the game began, so the seed hasn’t changed since.
    -# You don’t have to trust me: **{ button-save-log }** gives you the game, and `manila replay FILE --verify` checks it on your own computer.
# $entry (text) - number of the entry of the log
# $why (text) - why that move was not allowed, as sentences
verify-entry = Entry { $entry }: { $why }
# $entry (text) - number of the entry of the log, or none
verify-broken = { $entry ->
    [none] Its log doesn’t lead to the result shown.
   *[other] Entry { $entry } of its log isn’t what the seed gives by the rules.
}
# $table (text) - number of the table
# $finding (text) - what was found, as sentences
verify-failed = ❌ **Table { $table } failed the check:** { $finding } Download the log and tell the bot’s operator.
