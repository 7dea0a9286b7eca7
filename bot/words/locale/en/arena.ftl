### Arenas: windows of time in which people are put at tables with others, again and again.

## The message

# $game (text) - name of the game
arena-heading = ### Arena · { $game }
# $soon (text) - a Discord timestamp, relative
# $size (number) - seats at each table
arena-until = Join once to keep getting { $size }-player games against similarly rated players. AI players fill empty seats. The arena ends: { $soon }
# $speed (text) - the name of the speed, and its time a turn
arena-tables = { $speed }. Each table opens in a new thread of this channel, and I ping you there.
arena-closing = No new tables will open. Games in progress still count.
# $ended (text) - a Discord timestamp
arena-over = -# Final standings · ended { $ended }
# $people (number) - how many take part
# $waiting (number) - how many of them wait for a table
# $tables (number) - tables where they play
arena-count = -# { $people ->
    [one] 1 player
   *[other] { $people } players
} · { $waiting } waiting · { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} in play
arena-none = No one has joined yet.
# $place (number) - place in the standings
# $name (text) - name in bold
# $points (number) - points
# $games (number) - games played to the end
# $wins (number) - won ones
arena-line = { $place }\. { $name } · { $points ->
    [one] one point
   *[other] { $points } points
} · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won
# $more (number) - how many are not shown
arena-more = … and { $more } more
# $above (number) - points for each side that came behind
# $shared (number) - points for each side that came as far
arena-points = -# { $above ->
    [one] 1 point
   *[other] { $above } points
} per opponent you beat, { $shared ->
    [one] 1
   *[other] { $shared }
} per tie. If you leave a game, you score nothing for it and must rejoin the arena.
button-arena-join = Join
button-arena-leave = Leave
button-arena-me = My Standing

## What people are told

# $place (number) - place in the standings
# $points (number) - points
# $games (number) - games played to the end
arena-place = Place { $place } with { $points ->
    [one] one point
   *[other] { $points } points
} after { $games ->
    [one] one game
   *[other] { $games } games
}.
# $place (number) - place in the standings
# $points (number) - points
# $games (number) - games played to the end
# $now (text) - waiting, playing or out
# $link (text) - address of the table where they play
# $speed (text) - the name of the speed, and its time a turn
arena-me = { $games ->
    [0] You’re in.
   *[other] { arena-place }
} { $now ->
    [waiting] You’ll get a table within about a minute, in a new thread of this channel. I’ll ping you there. { $speed }.
    [playing] You’re playing here: [go to table]({ $link })
   *[out] You get no more tables until you join again.
}
# $link (text) - address of the table where they play
arena-last = You left: after this game you get no more tables. [Go to table]({ $link })
arena-out = You’re not in this arena. Press **{ button-arena-join }** to join.
# $people (text) - mentions of those who play
arena-seated = { $people } Your arena table is ready.
# $game (text) - name of the game
# $when (text) - the time of day, in UTC
arena-thread = Arena · { $game } · { $when }
arena-picture = Arena
# $game (text) - name of the game
# $lines (text) - the lines of the list, parted by semicolons
arena-alt = Final standings of a { $game } arena. { $lines }
# $place (number) - place in the standings
# $name (text) - name
# $points (number) - points
arena-alt-line = { $place }. { $name }, { $points ->
    [one] one point
   *[other] { $points } points
}

## Those who run the server

# $soon (text) - a Discord timestamp, relative
admin-arena-opened = The arena is open. Its message is below and updates itself. No new tables after: { $soon }
admin-arena-ended = The arena in this channel is closing: no new tables. Games in progress still count.

## What is kept

# $arenas (number) - how many
privacy-arenas = - Your score in { $arenas ->
    [one] one arena
   *[other] { $arenas } arenas
}: points, games and wins, with your name at the time

## Refusals

why-no-arena = There’s no open arena in this channel.
why-arena-there = There’s already an open arena in this channel. End it with `/admin arena` and 0 hours.
# $most (number) - how many may be open
why-arena-many = This server’s limit of open arenas is { $most }. End one, or wait until one is over.
# $most (number) - how many may be opened
why-arena-lately = This server’s limit of arenas in a day is { $most }, ended ones included. Try again tomorrow.
why-arena-over = This arena has ended. Its standings stay.
why-arena-out = You’re not in this arena, so there’s nothing to leave.
why-arena-fixed = In an arena, time limits are fixed and moves can’t be undone. For other rules, open a table of your own.
