### Finished games: statistics, ratings, leaderboards, history, and what is kept about people.

## Statistics

# $player (text) - a mention of whose they are
# $whose (text) - own if the reader is that user, else other
stats-heading = ### { $whose ->
    [own] Your games
   *[other] Games of { $player }
}
# $player (text) - a mention
# $whose (text) - own if the reader is that user, else other
stats-none = { $whose ->
    [own] You haven’t finished a game yet.
   *[other] { $player } hasn’t finished a game yet.
}
stats-foot = -# Only games at tables count. `/daily`, `/puzzle` and practice have their own pages.
# $game (text) - name of the game
# $games (number) - finished games
# $won (number) - games won
# $rating (text) - the rating, or none
stats-short = **{ $game }** · { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won{ $rating ->
    [none] {""}
   *[other] {" "}· rating **{ $rating }**
}
# $game (text) - name of the game
# $games (number) - finished games
# $left (number) - those that were left before the end
stats-games = **{ $game }** · { $games ->
    [one] one finished game
   *[other] { $games } finished games
}{ $left ->
    [0] {""}
    [one] , one of them left before the end
   *[other] , { $left } of them left before the end
}
# $won (number) - games won
# $shared (number) - wins that were shared
# $ai (number) - games with AI seats
stats-won = { $won ->
    [0] No wins yet
    [one] One win
   *[other] { $won } wins
}{ $shared ->
    [0] {""}
    [one] , one of them shared
   *[other] , { $shared } of them shared
} · { $ai ->
    [0] no games with AI players
    [one] one game with AI players
   *[other] { $ai } games with AI players
}
# $best (number) - the highest score at the end of a game
# $average (number) - the average score, rounded
stats-score = Best score { $best } · average { $average }
# $pool (text) - people or with_ai
# $scope (text) - server or everywhere
# $rating (text) - the rating
# $place (number) - its place in the ranking
# $games (number) - rated games
stats-rating = { $pool ->
    [people] Without AI players
   *[with_ai] With AI players
}, { $scope ->
    [server] on this server
   *[everywhere] everywhere
}: rating **{ $rating }**, place { $place }, { $games ->
    [one] one game
   *[other] { $games } games
}
stats-unrated = No rating yet. A game is rated when at least two humans play it to the end.

## Leaderboards

# $game (text) - name of the game
# $scope (text) - server or everywhere
leaderboard-heading = ### { $game } · { $scope ->
    [server] this server’s leaderboard
   *[everywhere] leaderboard of all servers
}
# $pool (text) - people or with_ai
leaderboard-pool = -# { $pool ->
    [people] Games without AI players
   *[with_ai] Games with AI players; only humans are rated
}
# $place (number) - place in the ranking
# $name (text) - name in bold
# $rating (text) - the rating
# $games (number) - rated games
# $wins (number) - won ones
leaderboard-line = { $place }\. { $name } · { $rating } · 🏆 { $wins }/{ $games }
# $pool (text) - people or with_ai
leaderboard-empty = No ratings yet. { $pool ->
    [people] A game counts when at least two humans play it to the end, without AI players.
   *[with_ai] A game counts when at least two humans play it to the end, with AI players.
}
# $place (number) - place in the ranking
# $rating (text) - the rating
leaderboard-you = -# You: place { $place } with { $rating }
# $page (number) - this page
# $pages (number) - how many there are
leaderboard-page = -# Page { $page } of { $pages }

## History

# $player (text) - a mention of whose it is
# $whose (text) - own if the reader is that user, else other
history-heading = ### { $whose ->
    [own] Your last games
   *[other] { $player }’s last games
}
# $when (text) - a Discord timestamp
# $game (text) - name of the game
# $table (text) - number of the table
# $result (text) - won, shared, left, early or place
# $rank (number) - place
# $sides (number) - how many places there were
# $score (number) - score at the end
history-line = { $when } · { $game } · table { $table } · { $result ->
    [won] **won** with { $score }
    [shared] **won**, shared, with { $score }
    [left] left before the end
    [early] ended early
   *[place] place { $rank } of { $sides } with { $score }
}
# $page (number) - this page
# $pages (number) - how many there are
history-page = -# Page { $page } of { $pages }

## Their buttons

button-stats-all = All Games
button-page-back = ◀ Back
button-page-next = Next ▶
button-this-server = This Server
button-everywhere = Everywhere
button-people-only = Without AI
button-with-ai = With AI

## Privacy

privacy-heading = ### What I keep about you
privacy-nothing = Nothing. I only start keeping data when you sit down at a table.
# $tables (number) - tables that hold the reader's id and name
privacy-tables = - Your Discord ID, and your name at the time, at { $tables ->
    [one] one table
   *[other] { $tables } tables
}: who sat where. Your moves are kept under your seat’s number
# $results (number) - finished games
privacy-results = - How { $results ->
    [one] one finished game
   *[other] { $results } finished games
} ended for you: place and score
# $ratings (number) - how many
privacy-ratings = - { $ratings ->
    [one] One rating
   *[other] { $ratings } ratings
}, with your name for the leaderboard
# $reviews (number) - how many
privacy-reviews = - { $reviews ->
    [one] One game review
   *[other] { $reviews } game reviews
} that you asked for
# $tries (number) - how many
privacy-tries = - { $tries ->
    [one] One attempt at a daily challenge
   *[other] { $tries } attempts at daily challenges
}: moves, score, and the server where it started
# $puzzles (number) - how many
privacy-puzzles = - Your answers to { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
}, how you judged them, and your puzzle rating
# $settings (number) - how many
privacy-settings = - { $settings ->
    [one] One setting
   *[other] { $settings } settings
} for your pings and your language
# $weight (number) - with one decimal
privacy-left = - How many unfinished games you left recently, halved every two weeks: { $weight }
# $blocks (number) - servers
privacy-blocks = - { $blocks ->
    [one] One server
   *[other] { $blocks } servers
} that blocked you, with the date. Its admins decide about it, so it stays when you delete your data
# $penalties (number) - of what outlives their data
privacy-penalties = - { $penalties ->
    [one] One keyed hash
   *[other] { $penalties } keyed hashes
} instead of your ID, which outlive your data, for what still counts: games you left, seats you gave away, a table that removed you, today’s challenge, game nights you planned or answered. Each is deleted when it ends
# $days (number) - after which finished games are removed; 0 keeps them for good
privacy-never = -# I keep no messages, no addresses, and nothing from your profile. { $days ->
    [0] All this is kept until you delete it.
    [one] Tables and reviews are deleted a day after their game ends. Everything else is kept until you delete it.
   *[other] Tables and reviews are deleted { $days } days after their game ends. Everything else is kept until you delete it.
}
button-save-data = Save My Data
# $part (number) - the next part
button-next-part = Part { $part }
# $part (number) - this part
# $parts (number) - how many there are
privacy-exported = Everything I keep about you, as JSON. { $parts ->
    [one] {""}
   *[other] This is part { $part } of { $parts }, newest tables first.
}
    -# It includes your own moves once a game is over, but no seeds, hands or other people. Only you can see this.
button-delete-data = Delete My Data
# $tables (number) - tables that hold the reader's id and name
privacy-ask = ### Delete your data?
    I’ll remove your ID and name from { $tables ->
        [0] my records
        [one] one table
       *[other] { $tables } tables
    }, where you become “{ privacy-somebody }”, and close tables where no one else plays. I’ll delete your results, ratings and settings. Other players keep their games and results.
    Some things still count until they end: games you left, a table that removed you, today’s challenge, and game nights you planned or answered. For these I keep a secret code instead of your ID. You can’t undo this.
button-delete-all = Delete Everything
button-keep-data = Keep It
privacy-done = Done. Nothing in my records names you anymore, except a server’s block, if there is one. What still counts is kept under a secret code until it ends. My old messages in channels stay until someone deletes them.

# What stands where the name of somebody was whose data was deleted.
privacy-somebody = Somebody

## Refusals

why-stats-game = I don’t host a game of that name. Choose one from the list.
why-stats-server = You can only see a server’s leaderboard on that server. Use `everywhere` here.
why-search-busy = I’m still looking up the data for your last request. Wait a moment, then try again.
# $tables (text) - numbers of tables, parted by commas
# $more (number) - how many more there are
why-privacy-seated = You’re playing at table { $tables }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}, where the others need to know you. Leave first, then delete your data.
history-menu = Look back at a game…
# $game (text) - name of the game
# $table (text) - number of the table
history-game = { $game } · table { $table }
