### Seasons of a server: standings, games of placement, titles, and what those who run it settle.

## Standings

# $game (text) - name of the game
# $number (text) - number of the season
season-heading = ### { $game } · season { $number }
# $pool (text) - people or with_ai
# $over (text) - true once its titles are given, else false
# $soon (text) - a Discord timestamp, relative
season-span = { leaderboard-pool } · { $over ->
    [true] ended:
   *[false] ends:
} { $soon }
season-empty = No ratings in this season yet. A game is rated when at least two humans play it to the end.
# $name (text) - name in bold
# $games (number) - rated games in this season
# $needed (number) - how many it takes to have a place
season-placement = – { $name } · placement { $games }/{ $needed }
# $games (number) - rated games in this season
# $needed (number) - how many it takes to have a place
season-you = -# You: placement { $games }/{ $needed }
# $needed (number) - how many rated games it takes to have a place
season-rules = -# { $needed } rated games give you a place. The top three win the Golden, Silver and Bronze Anchor, shown in `/stats`.
# $place (text) - first, second or third
season-title = { $place ->
    [first] Golden Anchor
    [second] Silver Anchor
   *[third] Bronze Anchor
}
# $title (text) - the title
# $name (text) - who has it, in bold
season-titled = - { $title }: { $name }
button-season = This Season

## In pictures and in what is read out for them

# $number (text) - number of the season
season-picture = Season { $number }
season-nobody = No ratings yet
# $games (number) - rated games in this season
# $needed (number) - how many it takes to have a place
season-placed = placement { $games }/{ $needed }
# $games (number) - rated games in this season
season-games = { $games ->
    [one] one game
   *[other] { $games } games
}
# $game (text) - name of the game
# $number (text) - number of the season
# $lines (text) - the lines of the list, parted by semicolons
season-alt = Standings of { $game } in season { $number }. { $lines }
# $place (number) - place in the ranking
# $name (text) - name
# $rating (text) - the rating
# $games (number) - rated games
season-alt-line = { $place }. { $name }, { $rating }, { $games ->
    [one] one game
   *[other] { $games } games
}

## In statistics

# $pool (text) - people or with_ai
# $number (text) - number of the season
# $rating (text) - the rating
# $place (number) - place in the ranking; 0 while there is none yet
# $games (number) - rated games in this season
# $needed (number) - how many it takes to have a place
stats-season = { $pool ->
    [people] Without AI players
   *[with_ai] With AI players
}, season { $number }: { $place ->
    [0] placement { $games }/{ $needed }
   *[other] rating **{ $rating }**, place { $place }
}
# $title (text) - the title
# $number (text) - number of the season
# $pool (text) - people or with_ai
stats-title = **{ $title }** of season { $number }, { $pool ->
    [people] without AI players
   *[with_ai] with AI players
}

## The end of a season

# $number (text) - number of the season
season-over = ### Season { $number } has ended
# $game (text) - name of the game
# $pool (text) - people or with_ai
season-over-line = **{ $game }**, { $pool ->
    [people] without AI players
   *[with_ai] with AI players
}
# $number (text) - number of the new season
# $needed (number) - how many rated games it takes to have a place
season-next = -# Season { $number } has begun. Each rating moved halfway back to the starting value. Play { $needed } rated games to be ranked.

## What is kept

# $titles (number) - how many
privacy-titles = - { $titles ->
    [one] One title
   *[other] { $titles } titles
} that you won in a server’s seasons, with your name at the time

## Refusals

# $number (text) - number of the season asked for
why-no-season = There’s no season { $number } here, or nothing happened in it. `/season` shows the current one.
