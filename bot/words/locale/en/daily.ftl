### The deal of the day: the same for everybody, one try that counts. What it is in a game says the game's own file.

# $game (text) - name of the game
# $number (text) - number of the day
daily-title = ## { $game } #{ $number }
# $game (text) - name of the game
# $number (text) - number of the day
daily-title-plain = { $game } #{ $number }
daily-when = Deal of the day
# $soon (text) - a Discord timestamp, relative
daily-rule = Everybody who plays today meets the same chance and the same AI players. Your first try counts; after it, play on as often as you like. Next deal: { $soon }
daily-others = **The deals of other games**
# $games (text) - names of the games
daily-lacking = -# { $games }: no deal of the day yet.
daily-proof = Each day’s deal and dice are set before anyone plays: they follow from its seed. The hash of the seed is shown the day before, the seed itself the day after, so that whoever likes can check that one belongs to the other.
# $days (number) - how many days were played in a row
daily-streak = 🔥 { $days ->
    [1] A streak begins: play the next deal and it is two days.
   *[other] { $days } days in a row.
} You may miss one day a week.
# $today (text) - hash of today's seed
# $tomorrow (text) - hash of tomorrow's seed
daily-promise =
    -# Settled before anybody played: SHA-256 of today’s seed `{ $today }`
    -# and of tomorrow’s `{ $tomorrow }`
# $number (text) - number of the day before
# $seed (text) - its seed
# $commitment (text) - the hash of it
daily-revealed = -# The seed of #{ $number } was `{ $seed }`, promised as `{ $commitment }`
# $game (text) - name of the game
# $number (text) - number of the day
# $run (text) - counts for the try that does, repeat for another, over
daily-heading = ### { $game } #{ $number } · { $run ->
    [counts] this try counts
    [repeat] repeat, for fun
   *[over] over
}
# $score (text) - what was made of it
daily-result = ### { $score }
# $score (text) - what was made of it
daily-repeat = ### { $score }, this time for fun
# $par (text) - a score
# $expert (text) - what the strongest AI player is called
daily-par = Par is { $par }: what { $expert }, the strongest AI player, made of it.
# $par (text) - a score
daily-par-short = Par: { $par }
daily-par-later = Par is still being worked out.
# $place (text) - as daily-rank or daily-top-of
daily-everywhere = Everywhere: { $place }
# $place (text) - as daily-rank or daily-top-of
daily-here = In this server: { $place }
# $rank (number) - from 1
# $count (number) - how many have played
daily-rank = place { $rank } of { $count }
# $top (number) - per cent
daily-top = top { $top } %
# $top (number) - per cent
# $count (number) - how many have played
daily-top-of = top { $top } % of { $count }
# $game (text) - name of the game
# $number (text) - number of the day
# $score (text) - what was made of it
# $place (text) - as daily-rank or daily-top
# $signs (text) - emojis that tell how it went
daily-line = { $game } #{ $number } · { $score } · { $place } · { $signs }
# $name (text) - who shares it
# $line (text) - what came of it
daily-shared =
    { $name } has played the deal of the day:
    ➜ **{ $line }**
daily-invitation = -# `/daily` deals you the same.
# $title (text) - game and number of the day
# $score (text) - what was made of it
# $place (text) - the place among all, and par
daily-alt = { $title }: { $score }. { $place }
button-daily-play = Play Today’s Deal
button-daily-go-on = Go On
button-daily-again = Play Again
button-daily-share = Share
button-daily-front = Deal of the Day
# $chance (text) - cards or dice
button-daily-proof = { $chance ->
    [cards] Fair Deal
   *[dice] Fair Dice
}
button-solo-board = ◀ Back to the Board
button-solo-table = Table
why-no-daily = That game has no deal of the day. `/daily` shows those that have one.
why-daily-past = That deal was of another day. `/daily` has today’s.
why-daily-spoiled = I was updated today, and my AI players changed with it: today’s deal cannot be played on. What was scored stays. Nobody’s streak breaks. Tomorrow there is a new one.
why-daily-unplayed = Play today’s deal to its end first: then there is something to share.
why-daily-deleted = You began this deal before you deleted your data, and one try counts. Tomorrow there is a new deal.
why-daily-shared = You have shared it in this channel already: it stands above.
command-daily = Play the deal of the day: the same for everybody, and one try that counts.
command-daily-game = Which game. Left out: one of them, with buttons to the others.
why-solo-old = That button is from an earlier move. Go on in the newest message, or call the command once more.
why-not-a-member = I am no member of this server, so I cannot keep a table here: I could not show it when others press, nor keep its clock. Somebody who runs the server can add me. Alone you play anywhere: `/daily`, or **Play against AI** in `/help`.
