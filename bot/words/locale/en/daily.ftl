### The deal of the day: the same for everybody, one try that counts. What it is in a game says the game's own file.

# $game (text) - name of the game
# $number (text) - number of the day
daily-title = ## { $game } #{ $number }
# $game (text) - name of the game
# $number (text) - number of the day
daily-title-plain = { $game } #{ $number }
daily-when = Daily challenge
daily-rule = Everyone gets the same cards, dice and AI opponents today. Your first attempt counts, then you can replay it for fun.
# $soon (text) - a Discord timestamp, relative
daily-next = Next challenge: { $soon }
daily-others = **Other games’ challenges**
# $games (text) - names of the games
daily-lacking = -# { $games }: no daily challenge yet.
daily-proof = Each day’s deal and dice are fixed before anyone plays: they follow from its seed. I show the seed’s hash the day before and the seed itself the day after, so you can check that they match.
# $days (number) - how many days were played in a row
daily-streak = 🔥 { $days ->
    [1] A streak begins: play the next challenge to make it two days.
   *[other] { $days } days in a row.
} You may miss one day a week.
# $today (text) - hash of today's seed
# $tomorrow (text) - hash of tomorrow's seed
daily-promise =
    -# Fixed before anyone played: SHA-256 of today’s seed `{ $today }`
    -# and of tomorrow’s `{ $tomorrow }`
# $number (text) - number of the day before
# $seed (text) - its seed
# $commitment (text) - the hash of it
daily-revealed = -# The seed of #{ $number } was `{ $seed }`. Its SHA-256, shown before: `{ $commitment }`
# $game (text) - name of the game
# $number (text) - number of the day
# $run (text) - counts for the try that does, repeat for another, over
daily-heading = -# { $game } #{ $number } · { $run ->
    [counts] this attempt counts
    [repeat] replay, for fun
   *[over] finished
}
# $score (text) - what was made of it
daily-result = ### { $score }
# $score (text) - what was made of it
daily-repeat = ### { $score }, this time for fun
# $par (text) - a score
# $expert (text) - what the strongest AI player is called
daily-par = Par is { $par }, the score of { $expert }, the strongest AI.
# $par (text) - a score
daily-par-short = Par: { $par }
daily-par-later = Par isn’t ready yet.
# $place (text) - as daily-rank or daily-top-of
daily-everywhere = Everywhere: { $place }
# $place (text) - as daily-rank or daily-top-of
daily-here = On this server: { $place }
# $rank (number) - from 1
# $count (number) - how many have played
daily-rank = place { $rank } of { $count }
# $top (number) - per cent
daily-top = top { $top }%
# $top (number) - per cent
# $count (number) - how many have played
daily-top-of = top { $top }% of { $count }
# $game (text) - name of the game
# $number (text) - number of the day
# $score (text) - what was made of it
# $place (text) - as daily-rank or daily-top
# $signs (text) - emojis that tell how it went
daily-line = { $game } #{ $number } · { $score } · { $place } · { $signs }
# $name (text) - who shares it
# $line (text) - what came of it
daily-shared =
    { $name } played the daily challenge:
    ➜ **{ $line }**
daily-invitation = -# Play the same one: `/daily`
# $title (text) - game and number of the day
# $score (text) - what was made of it
# $place (text) - the place among all, and par
daily-alt = { $title }: { $score }. { $place }
button-daily-play = Play Today’s Challenge
button-daily-go-on = Continue
button-daily-again = Play Again
button-daily-front = Daily Challenge
# $chance (text) - cards or dice
button-daily-proof = { $chance ->
    [cards] Fair Deal
   *[dice] Fair Dice
}
button-solo-board = ◀ Back to the Board
button-solo-table = Table
why-no-daily = That game has no daily challenge. `/daily` shows those that do.
why-daily-past = That challenge was from another day. Play today’s with `/daily`.
why-daily-spoiled = I was updated today, so today’s challenge can’t be continued. Scores and streaks are safe. A new one starts tomorrow.
why-daily-unplayed = Finish today’s challenge first. Then you can share it.
why-daily-deleted = You started this challenge before you deleted your data, and only one attempt counts. A new one starts tomorrow.
command-daily = Play the daily challenge: the same for everyone, and your first attempt counts.
command-daily-game = Which game. Default: one of them, with buttons for the others.
why-solo-old = That button is from an earlier move. Continue in the newest message, or use the command again.
why-not-a-member = I’m not on this server, so I can’t host tables here. Ask a server admin to add me. You can still play alone: `/daily`, or **{ door-ai }** in `/help`.
