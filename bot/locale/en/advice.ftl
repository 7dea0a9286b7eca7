### What choices promise, why seats moved as they did, and what decisions have cost. The same for every game.

# $amount (text) - with its sign
# $unit (text) - pesos, points or coins
advice-worth = { $amount } { $unit ->
    [pesos] pesos
    [points] points
   *[coins] coins
}

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
why-no-thoughts = No AI seat has made a decision yet that can be explained.
why-no-reasons = This game's AI seats give no reasons yet.
