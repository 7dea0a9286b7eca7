### What choices promise, why seats moved as they did, and what decisions have cost. The same for every game.

# $amount (text) - with its sign
# $unit (text) - pesos, points or coins
advice-worth = { $amount } { $unit ->
    [pesos] pesos
    [points] points
   *[coins] coins
}
# $games (number) - of a hundred
advice-chance = { $games } wins in 100 games

## Hints

# $whose (text) - own: from what the reader alone may know; public: from what everybody sees
# $unit (text) - pesos, points or coins
advice-hints = 💡 { $whose ->
    [public] By what everybody can see, these promise most, in
   *[own] With what you hold, these promise you most, in
} { $unit ->
    [pesos] pesos
    [points] points
   *[coins] coins
}:
# $choice (text) - a choice
# $worth (text) - what it may be expected to bring, with its sign
advice-hint = **{ $choice }** → **{ $worth }**
# $risk (number) - in percent
advice-hint-risk = {" "}· loses in { $risk } of 100

## Why seats moved so

button-why = Why Did They Move So?
button-why-this = Why?
why-no-thought = That move cannot be explained: it was made in private, or there was nothing to choose.
# $table (text) - number of the table
why-heading = ### Why they moved so · table { $table }
# $over (text) - true once the game is over
why-foot = { $over ->
    [true] -# The game is over: this is what each seat knew then, its own secrets included.
   *[false] -# As far as everybody can tell: what a seat hides has no part in this before the end.
}
# $who (text) - name of the seat
# $choice (text) - what it did
# $worth (text) - what that promised, with its unit
advice-why-alone = { $who } chose **{ $choice }**, which promised { $worth }.
# $who (text) - name of the seat
# $choice (text) - what it did
# $worth (text) - what that promised, with its unit
# $verdict (text) - best, equal or other: how its choice compares with the other one
# $basis (text) - public or own: what is compared
# $other (text) - the best of the other choices
# $rest (text) - what that promised, with its unit
advice-why = { $verdict ->
    [best] { $who } chose **{ $choice }**: it promised { $worth }, and the next best, **{ $other }**, { $rest }.
    [equal] { $who } chose **{ $choice }**: it promised { $worth }, and **{ $other }** no more.
   *[other] { $basis ->
        [public] { $who } chose **{ $choice }**, which seems to promise { $worth }; **{ $other }** seems to promise { $rest }. It knows more than we do, or it slipped.
       *[own] { $who } chose **{ $choice }**, which promised { $worth }; **{ $other }** promised { $rest }. It looked further ahead, or it slipped.
    }
}
why-no-thoughts = No AI seat has decided anything in the open yet that can be explained. After the end, every decision can be.
why-no-reasons = This game's AI seats give no reasons yet.

## Review of a finished game

# $game (text) - name of the game
# $table (text) - number of the table
review-heading = ### Your review · { $game } · table { $table }
    -# What has cost you most, judged by what you could know then. Nobody else sees this.
# $place (number) - from 1
# $chapter (text) - part of the game
# $made (text) - what the reader did
# $better (text) - what would have been better
review-lesson = **{ $place }. { $chapter }** · You chose **{ $made }**. Better: **{ $better }**.
# $games (number) - how many games in a hundred
review-chance = -# That wins about { $games ->
    [one] one more game
   *[other] { $games } more games
} in 100.
# $worth (text) - with its unit
review-worth = -# That promised { $worth } more.
# $judge (text) - search or promises: what the choices were judged by
review-foot = { $judge ->
    [search] -# Each choice was played on some hundred times, with hidden things imagined and dice unknown. Luck has no part in it.
   *[promises] -# What each choice promised at that moment is what counts. Luck has no part in it.
}
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
# $table (text) - number of the table
# $finding (text) - what was found, as sentences
verify-failed = ❌ **Table { $table } is not what it promised to be:** { $finding } Save the log and tell whoever runs this bot.
