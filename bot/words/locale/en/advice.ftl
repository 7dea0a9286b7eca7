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
advice-than = , about { advice-amount } { $sign ->
    [more] more
   *[less] less
} than { $other }
# $amount (number) - whole, of the game's own unit
# $unit (text) - pesos, points or coins
# $sign (text) - more or less
advice-brings = { $sign ->
    [more] {", and brings about "}{ advice-amount } more
   *[less] {", though it brings about "}{ advice-amount } less
}

## Hints

# $games (number) - how many games were imagined
advice-hints = 💡 By all that you can know, from { $games } imagined games:
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
# $sign (text) - more or less
advice-short = about { advice-amount } { $sign ->
    [more] more
   *[less] less
}
# $choice (text) - a choice
# $games (number) - of a hundred games
# $best (text) - yes or no: whether it is the best
# $fact (text) - what is certain of it, or nothing
advice-compared = - **{ $choice }** · { $best ->
    [yes] wins { $games } of 100 games
   *[no] { $games }
}{ $fact }

## Why seats moved so

button-why = Why Did They Move So?
button-why-this = Why?
why-no-thought = That move cannot be explained: it was made in private, or there was nothing to choose.
# $table (text) - number of the table
why-heading = ### Why they moved so · table { $table }
# $games (number) - how many games were imagined for each
# $over (text) - true once the game is over
why-foot = { $over ->
    [true] -# The game is over: this is what each seat knew then, its own secrets included, from { $games } imagined games.
   *[false] -# As far as everybody can tell, from { $games } imagined games: what a seat hides has no part in this before the end.
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
        [public] { $who } chose **{ $choice }**, which { $wins } as far as we can tell; **{ $other }** { $rest }. It knows more than we do, or it slipped.
       *[own] { $who } chose **{ $choice }**, which { $wins }; **{ $other }** { $rest }. It slipped, or it looked further ahead.
    }
}
why-no-thoughts = No AI seat has decided anything in the open yet that can be explained. After the end, every decision can be.
why-no-reasons = This game’s AI seats give no reasons yet.

## Review of a finished game

# $game (text) - name of the game
# $table (text) - number of the table
review-heading = ### Your review · { $game } · table { $table }
    -# What has cost you most, the dearest first, judged by what you could know then. Nobody else sees this.
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
review-foot = -# Each of these choices was played on in { $games } imagined games, with hidden things guessed and dice unknown. Luck has no part in it.
review-clean = Nothing that you decided has cost you a noticeable part of your chances.
# $place (number) - from 1
button-look = Look at { $place }
why-review-early = The review comes when the game is over.
why-review-none = There is no review of this game yet.
why-review-outsider = A review is for those who played: it is about their own decisions.
why-review-cut = I am being restarted. Ask again in a minute.

## Checking the dice

# $table (text) - number of the table
# $moves (number) - how many moves
# $draws (number) - how many deals and rolls
# $seed (text) - the seed
# $commitment (text) - its SHA-256
verify-fair =
    ✅ **Table { $table } was dealt and rolled fairly.** I have played its { $moves } moves again by the rules, and they lead to the result that is shown.
    · All { $draws } draws of dice and deals follow from the seed `{ $seed }`.
    · Its SHA-256 is `{ $commitment }`, which the table showed when the game began: nobody has changed the seed since.
    -# You need not believe me: **Save Log** gives you the game, and `manila replay FILE --verify` checks it on your own machine.
# $entry (text) - number of the entry of the log
# $why (text) - why that move was not allowed, as sentences
verify-entry = Entry { $entry }: { $why }
# $entry (text) - number of the entry of the log, or none
verify-broken = { $entry ->
    [none] Its log does not lead to the end that is shown.
   *[other] Entry { $entry } of its log is not what the seed gives by the rules.
}
# $table (text) - number of the table
# $finding (text) - what was found, as sentences
verify-failed = ❌ **Table { $table } is not what it promised to be:** { $finding } Save the log and tell whoever runs this bot.
