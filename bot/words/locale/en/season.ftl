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
season-empty = Nobody has a rating in this season yet. A game is rated when two people or more play it to the end.
# $name (text) - name in bold
# $games (number) - rated games in this season
# $needed (number) - how many it takes to have a place
season-placement = – { $name } · placement { $games }/{ $needed }
# $games (number) - rated games in this season
# $needed (number) - how many it takes to have a place
season-you = -# You: placement { $games }/{ $needed }
# $needed (number) - how many rated games it takes to have a place
season-rules = -# { $needed } rated games give you a place. When the season ends, the first three each get a title that `/stats` keeps: the Golden, the Silver and the Bronze Anchor. In the next season your rating begins halfway between a newcomer’s and the one you have reached.
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
season-nobody = Nobody has a rating yet
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
    [people] Among people
   *[with_ai] With AI seats
}, season { $number }: { $place ->
    [0] placement { $games }/{ $needed }
   *[other] rating **{ $rating }**, place { $place }
}
# $title (text) - the title
# $number (text) - number of the season
# $pool (text) - people or with_ai
stats-title = **{ $title }** of season { $number }, { $pool ->
    [people] among people
   *[with_ai] with AI seats
}

## The end of a season

# $number (text) - number of the season
season-over = ### Season { $number } is over
# $game (text) - name of the game
# $pool (text) - people or with_ai
season-over-line = **{ $game }**, { $pool ->
    [people] without AI players
   *[with_ai] with AI seats
}
# $number (text) - number of the new season
# $needed (number) - how many rated games it takes to have a place
season-next = -# Season { $number } has begun: each rating starts halfway between a newcomer’s and the one reached before. { $needed } rated games give you a place.

## What is kept

# $titles (number) - how many
privacy-titles = - { $titles ->
    [one] One title
   *[other] { $titles } titles
} that you have earned by seasons of a server, with your name of then

## Refusals

# $number (text) - number of the season asked for
why-no-season = There is no season { $number } here, or nothing happened in it. `/season` shows the one under way.
