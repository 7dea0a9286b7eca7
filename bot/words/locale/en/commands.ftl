### What Discord shows of the slash commands: each text at most 100 characters. How the keys follow from the names of
### commands says bot/process/command_locales.py. What a group is for is told in the files of its subject or game.

## The ways in

command-help = What I do, and how to start: learn a game, play against AI, or open a table.
command-play = Play a game in this channel, against AI right away or with other people.
command-play-game = Which game.
command-play-company = With AI, the game starts right away. With people, you open a table for them to join.
command-play-players = Number of players, including you. Default: the usual number.
command-learn = Learn a game in three minutes, step by step. Only you can see it.
command-learn-game = Which game. Default: you choose from a list.
command-puzzle = Solve a puzzle: a position with one best move. Only you can see it. Rated.
command-puzzle-game = Which game. Default: one that you know.
command-rules = Read a game’s rules, with pictures. Only you can see them.
command-rules-game = Which game.

## Every game

# $game (text) - name of the game
command-of-game-new = { $game }: open a table in this channel. People join with a button.
# $game (text) - name of the game
command-of-game-new-players = { $game }: maximum number of players. Default: a full table.
# $game (text) - name of the game
command-of-game-new-speed = { $game }: time limit for each turn. Default: ten minutes.
# $game (text) - name of the game
command-of-game-new-thread = { $game }: play in a thread, to keep this channel quiet.
# $game (text) - name of the game
command-of-game-practice = { $game }: play against AI right away, with hints and no time limit.
# $game (text) - name of the game
command-of-game-practice-players = { $game }: number of players, including you.
# $game (text) - name of the game
command-of-game-hand = { $game }: see your hand. Only you can see it.
# $game (text) - name of the game
command-of-game-shares = { $game }: see your shares and money. Only you can see them.
# $game (text) - name of the game
command-of-game-board = { $game }: move a table to the end of this channel.
# $game (text) - name of the game
command-of-game-board-table = { $game }: which table. Default: the newest here, or else your newest.

## /table

command-table = Your tables in all games: find, leave and replay them, set pings and time limits.
command-table-list = See this server’s open tables, and yours.
command-table-leave = Leave a table. In a game, an AI plays for you.
command-table-leave-table = Which table. Leave empty to be asked if you have several.
command-table-replay = Step through a game, finished or in progress. Only you can see it.
command-table-replay-table = Which table. Default: the newest here, or else your newest.
command-table-pings = Choose when I ping you about your tables.
command-table-pings-when = Every turn, only when you’ve been away for a while, or never.
command-table-quiet-hours = For the host: set hours without pings, except for turns shorter than a day.
command-table-quiet-hours-begins = First quiet hour, 0 to 23. Leave both hours empty to turn quiet hours off.
command-table-quiet-hours-ends = Hour when pings start again, 0 to 23.
command-table-quiet-hours-utc_offset = Your time zone, in hours east of UTC.
command-table-quiet-hours-table = { command-table-speed-table }
command-table-speed = For the host: set the time limit for each turn.
command-table-speed-speed = A minute, ten minutes or a day. No limit: only if no one else plays.
command-table-speed-table = Which table. Default: your newest.
command-table-pictures = For the host: choose animated or still pictures for the table.
command-table-pictures-pictures = Animated, or still.
command-table-pictures-table = { command-table-speed-table }
command-table-host = For the host: make another player the host.
command-table-host-heir = The new host.
command-table-host-table = { command-table-speed-table }
command-table-replace = Offer your seat to someone else. As the host, you can offer an absent player’s seat after a while.
command-table-replace-newcomer = The person who should get the seat.
command-table-replace-seat_of = Player to replace. Default: you.
command-table-replace-table = { command-table-speed-table }
command-table-reopen = Reopen one of your tables that was closed for inactivity.
command-table-reopen-table = Which table. Default: the last one closed.

## What became of games

command-stats = See a player’s games, wins and ratings.
command-stats-player = Whose. Default: your own.
command-stats-game = Which game. Default: all games.
command-leaderboard = See the best-rated players of a game.
command-leaderboard-game = Which game.
command-leaderboard-scope = This server or everywhere. Default: this server.
command-leaderboard-pool = Games with or without AI players. Default: without.
command-season = See this server’s season: standings, placement games, titles.
command-season-game = { command-leaderboard-game }
command-season-pool = { command-leaderboard-pool }
command-season-number = Which season. Default: the current one.
command-history = See a player’s last finished games, and step through them.
command-history-player = { command-stats-player }
command-privacy = See, download or delete what I keep about you.

## /language

command-language = Choose my language: for you, for this server, or for a table.
command-language-me = Choose the language of everything only you can see.
command-language-me-language = Which language. Automatic: your Discord language.
command-language-server = For server admins: choose the language of new tables.
command-language-server-language = Which language. Automatic: the server’s language.
command-language-table = For the host: choose the table’s public language.
command-language-table-language = Which language.
command-language-table-table = { command-table-speed-table }

## /admin

command-admin = For server admins.
command-admin-stop = Close a table without a result.
command-admin-stop-table = Which table.
command-admin-stop-why = The reason its message gives: the server’s rules, a dispute, or a technical problem.
command-admin-reopen = Reopen a closed table, unless its dice have been shown.
command-admin-reopen-table = Which table: the number in its message.
command-admin-kick = Remove someone from a lobby. They can’t join it again.
command-admin-kick-player = Who.
command-admin-kick-table = Which table.
command-admin-block = Block someone from all tables on this server.
command-admin-block-player = Who. An AI takes over their seats in games.
command-admin-unblock = Let a blocked player play here again.
command-admin-unblock-player = Who.
command-admin-blocked = See who is blocked on this server.
command-admin-blocked-page = Which page of the list.
command-admin-settings = Change this server’s settings, or save or delete its data.
command-admin-arena = Open an arena here: for some hours, players keep getting new games.
command-admin-arena-game = Which game.
command-admin-arena-hours = How many hours it stays open. 0 ends the open one.
command-admin-arena-seats = Players per table. Default: the usual number.
command-admin-arena-speed = Time limit for each turn. Default: a minute.

## What options are called: short words in small letters

argument-begins = begins
argument-company = with
argument-ends = ends
argument-game = game
argument-heir = heir
argument-language = language
argument-newcomer = newcomer
argument-number = number
argument-page = page
argument-pictures = pictures
argument-player = player
argument-players = players
argument-pool = pool
argument-scope = scope
argument-seats = seats
argument-seat_of = seat_of
argument-speed = speed
argument-table = table
argument-thread = thread
argument-utc_offset = utc_offset
argument-when = when
argument-why = why

## What can be chosen

choice-company-ai = against AI
choice-company-people = with people
choice-language-auto = Automatic
choice-speed-live = { speed-live }
choice-speed-relaxed = { speed-relaxed }
choice-speed-correspondence = { speed-correspondence }
choice-speed-none = { speed-none }
choice-when-always = Every turn
choice-when-away = When I’ve been away for a while
choice-when-never = Never
choice-pictures-moving = Animated
choice-pictures-still = Still
choice-scope-server = This server
choice-scope-everywhere = Everywhere
choice-pool-people = Without AI players
choice-pool-with_ai = With AI players
choice-why-rules = The server’s rules
choice-why-dispute = A dispute
choice-why-trouble = A technical problem
