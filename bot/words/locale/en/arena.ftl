### Arenas: windows of time in which people are put at tables with others, again and again.

## The message

# $game (text) - name of the game
arena-heading = ### Arena · { $game }
# $soon (text) - a Discord timestamp, relative
# $size (number) - seats at each table
arena-until = Join once, and I put you at tables of { $size } with people of like strength, again and again. AI players fill the last seats. The arena ends: { $soon }
arena-closing = No more tables are made. The games under way still count.
# $ended (text) - a Discord timestamp
arena-over = -# Final standings · ended { $ended }
# $people (number) - how many take part
# $waiting (number) - how many of them wait for a table
# $tables (number) - tables where they play
arena-count = -# { $people ->
    [one] One person takes
   *[other] { $people } people take
} part · { $waiting } waiting · { $tables ->
    [one] one table
   *[other] { $tables } tables
} playing
arena-none = Nobody has joined yet.
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
    [one] One point
   *[other] { $above } points
} for each side that comes behind you, { $shared ->
    [one] one
   *[other] { $shared }
} for each that shares your place. Whoever leaves a game earns nothing by it, and joins again for the next.
button-arena-join = Join
button-arena-leave = Leave
button-arena-me = My Place

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
arena-me = { $games ->
    [0] You take part.
   *[other] { arena-place }
} { $now ->
    [waiting] You get a table within a minute or so, and I call you there.
    [playing] You play here: [to the table]({ $link })
   *[out] You are put at no more tables until you join again.
}
arena-out = You take no part in this arena. Press **{ button-arena-join }** to do so.
# $people (text) - mentions of those who play
arena-seated = { $people } Your table in the arena is here.
# $game (text) - name of the game
# $when (text) - the time of day, in UTC
arena-thread = Arena · { $game } · { $when }
arena-picture = Arena
# $game (text) - name of the game
# $lines (text) - the lines of the list, parted by semicolons
arena-alt = Final standings of an arena of { $game }. { $lines }
# $place (number) - place in the standings
# $name (text) - name
# $points (number) - points
arena-alt-line = { $place }. { $name }, { $points ->
    [one] one point
   *[other] { $points } points
}

## Those who run the server

# $soon (text) - a Discord timestamp, relative
admin-arena-opened = The arena is open here. Its message is below, and needs nobody who looks after it. No table begins after its end: { $soon }
admin-arena-ended = No more tables are made in the arena of this channel. Games under way still count.

## What is kept

# $arenas (number) - how many
privacy-arenas = - What you have earned in { $arenas ->
    [one] one arena
   *[other] { $arenas } arenas
}: points, games and wins, with your name of then

## Refusals

why-no-arena = No arena is open in this channel.
why-arena-there = An arena is open in this channel already. `/admin arena` with 0 hours ends it.
why-arena-over = This arena is over: no more tables are made. Its standings stay.
why-arena-out = You take no part in this arena, so there is nothing to leave.
