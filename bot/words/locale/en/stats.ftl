### Finished games: statistics, ratings, leaderboards, history, and what is kept about people.

## Statistics

# $player (text) - a mention of whose they are
stats-heading = ### Games of { $player }
# $player (text) - a mention
stats-none = { $player } has finished no game yet. One counts from the moment it is over.
stats-foot = -# Games at tables count here. `/daily`, `/puzzle` and practice alone have their own places, and count for nothing here.
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
    [0] No win yet
    [one] One win
   *[other] { $won } wins
}{ $shared ->
    [0] {""}
    [one] , one of them shared
   *[other] , { $shared } of them shared
} · { $ai ->
    [0] never with AI seats
    [one] one game with AI seats
   *[other] { $ai } games with AI seats
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
    [people] Among people
   *[with_ai] With AI seats
}, { $scope ->
    [server] on this server
   *[everywhere] everywhere
}: rating **{ $rating }**, place { $place }, from { $games ->
    [one] one game
   *[other] { $games } games
}
stats-unrated = No rating yet: a game is rated when two people or more play it to the end.

## Leaderboards

# $game (text) - name of the game
# $scope (text) - server or everywhere
leaderboard-heading = ### { $game } · { $scope ->
    [server] leaderboard of this server
   *[everywhere] leaderboard of all servers
}
# $pool (text) - people or with_ai
leaderboard-pool = -# { $pool ->
    [people] Games without AI players
   *[with_ai] Games with AI seats, people rated among themselves
}
# $place (number) - place in the ranking
# $name (text) - name in bold
# $rating (text) - the rating
# $games (number) - rated games
# $wins (number) - won ones
leaderboard-line = { $place }\. { $name } · { $rating } · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won
# $pool (text) - people or with_ai
leaderboard-empty = Nobody has a rating here yet. { $pool ->
    [people] A game counts once two people or more play it to the end, without AI players.
   *[with_ai] A game counts once two people or more play it to the end beside AI players.
}
# $place (number) - place in the ranking
# $rating (text) - the rating
leaderboard-you = -# You: place { $place } with { $rating }
# $page (number) - this page
# $pages (number) - how many there are
leaderboard-page = -# Page { $page } of { $pages }

## History

# $player (text) - a mention of whose it is
history-heading = ### Last games of { $player }
# $when (text) - a Discord timestamp
# $game (text) - name of the game
# $table (text) - number of the table
# $result (text) - won, shared, left or place
# $rank (number) - place
# $sides (number) - how many places there were
# $score (number) - score at the end
history-line = { $when } · { $game } · table { $table } · { $result ->
    [won] **won** with { $score }
    [shared] **won**, shared, with { $score }
    [left] left before the end
   *[place] place { $rank } of { $sides } with { $score }
}
# $page (number) - this page
# $pages (number) - how many there are
history-page = -# Page { $page } of { $pages }

## Their buttons

button-show-everybody = Show Everybody
button-page-back = ◀ Back
button-page-next = Next ▶
button-this-server = This Server
button-everywhere = Everywhere
button-people-only = People Only
button-with-ai = With AI Seats

## Privacy

privacy-heading = ### What I keep about you
privacy-nothing = Nothing. I begin to keep something when you sit down at a table.
# $tables (number) - tables that hold the reader's id and name
privacy-tables = - Your Discord id, and the name you had then, at { $tables ->
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
    [one] One review of a game
   *[other] { $reviews } reviews of games
} that you asked for
# $tries (number) - how many
privacy-tries = - { $tries ->
    [one] One try at a deal of the day
   *[other] { $tries } tries at deals of the day
}: its moves, its score, and the server where it began
# $puzzles (number) - how many
privacy-puzzles = - What you answered to { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
}, how you judged them, and your rating against them
# $settings (number) - how many
privacy-settings = - { $settings ->
    [one] One note
   *[other] { $settings } notes
} on when and how you want to be called, and in which language
# $weight (number) - with one decimal
privacy-left = - How many games under way you have left lately, faded by half every two weeks: { $weight }
# $blocks (number) - servers
privacy-blocks = - { $blocks ->
    [one] One server
   *[other] { $blocks } servers
} where those who run it have blocked you, with the day. They decide on that: it stays when your data is deleted
# $penalties (number) - of what outlives their data since they deleted it
privacy-penalties = - { $penalties ->
    [one] One keyed hash
   *[other] { $penalties } keyed hashes
} in place of your id since you deleted your data, for what outlasts that: games you left, a table that sent you away, today’s deal, nights you planned or answered. Each goes when it ends, not before
# $days (number) - after which finished games are removed; 0 keeps them for good
privacy-never = -# I keep no messages, no addresses, nothing from your profile. { $days ->
    [0] All this is kept until you delete it.
    [one] Tables and reviews are removed a day after their game ends. The rest is kept until you delete it.
   *[other] Tables and reviews are removed { $days } days after their game ends. The rest is kept until you delete it.
}
button-save-data = Save My Data
# $part (number) - the next part
button-next-part = Part { $part }
# $part (number) - this part
# $parts (number) - how many there are
privacy-exported = All that I keep about you, as JSON. { $parts ->
    [one] {""}
   *[other] This is part { $part } of { $parts }, the newest tables first.
}
    -# Your own moves are in it once a game is over; seeds, hands and other people are not. Only you see this.
button-delete-data = Delete My Data
# $tables (number) - tables that hold the reader's id and name
privacy-ask = ### Delete your data?
    Your id and name are taken out of { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, where you become “{ privacy-somebody }”; tables where nobody else sits are closed. Your results, ratings and settings go. The games and results of the others stay. Games you left, a table that sent you away, today’s deal and nights you planned go on to count until that ends, and the events of nights you answered don’t bring you back: for this I keep a keyed hash in place of your id. It cannot be taken back.
button-delete-all = Delete Everything
button-keep-data = Keep It
privacy-done = Done: nothing in my records names you any more, but a server’s block if there is one. What goes on to count is under a keyed hash until it ends. Messages that I wrote into channels before stay there until somebody deletes them.

# What stands where the name of somebody was whose data was deleted.
privacy-somebody = Somebody

## Refusals

why-stats-game = I host no game of that name. Choose one from the list.
why-stats-server = A server’s leaderboard can be seen on that server. Here there is `everywhere`.
why-privacy-busy = I’m still looking up your data for your last request. Wait a moment, then try again.
# $tables (text) - numbers of tables, parted by commas
# $more (number) - how many more there are
why-privacy-seated = You sit at table { $tables }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}, where the others need to know you. Leave there first, then delete.
history-menu = Look back at a game…
# $game (text) - name of the game
# $table (text) - number of the table
history-game = { $game } · table { $table }
