### What Discord shows of the slash commands: each text at most 100 characters. How the keys follow from the names of
### commands says bot/process/command_locales.py. What a group is for is told in the files of its subject or game.

## The ways in

command-help = What I am, and how you start: learn a game, play against AI, or open a table.
command-play = Play a game in this channel: at once against AI, or with people who join.
command-play-game = Which game.
command-play-company = AI players, and the game begins at once; or people, who join at a table you open.
command-play-players = How many play, you among them. Leave it out for the usual number.
command-learn = Learn a game in three minutes: a first one, step by step, just for you.
command-learn-game = Which game. Leave it out to choose.
command-puzzle = Answer a puzzle: a position with one best move. Just for you, with a rating.
command-puzzle-game = Which game. Leave it out for any.
command-rules = Read the rules of a game with pictures, just for you.
command-rules-game = Which game.

## Every game

# $game (text) - name of the game
command-of-game-new = { $game }: open a table in this channel, which people join with a button.
# $game (text) - name of the game
command-of-game-new-players = { $game }: how many can play at most. Leave it out for a full table.
# $game (text) - name of the game
command-of-game-new-speed = { $game }: how long each decision may take. Leave it out for ten minutes.
# $game (text) - name of the game
command-of-game-new-thread = { $game }: play in a thread, so that this channel stays calm.
# $game (text) - name of the game
command-of-game-practice = { $game }: play against AI at once, with advice and without a clock.
# $game (text) - name of the game
command-of-game-practice-players = { $game }: how many play, you among them.
# $game (text) - name of the game
command-of-game-hand = { $game }: look at what you hold. Nobody else sees it.
# $game (text) - name of the game
command-of-game-shares = { $game }: look at your shares and your money. Nobody else sees it.
# $game (text) - name of the game
command-of-game-board = { $game }: bring a table to the end of this channel.
# $game (text) - name of the game
command-of-game-board-table = { $game }: which table. Leave it out for the newest here, or yours.

## /table

command-table = Your tables, whatever the game: find, leave, look back, calls and clock.
command-table-list = See the open tables of this server, and yours.
command-table-leave = Leave a table. In a game, an AI plays on for you.
command-table-leave-table = Which table. Leave it out for the newest where you sit.
command-table-replay = Look back at a game step by step, just for you: a finished one, or one under way.
command-table-replay-table = Which table. Leave it out for the newest here, or yours.
command-table-pings = Choose when I call you to your tables.
command-table-pings-when = At every turn, only when you have been away for a while, or never.
command-table-quiet = For the host: set hours of the day in which nobody is called to the table.
command-table-quiet-begins = The first quiet hour of the day, 0 to 23. Leave both hours out for none.
command-table-quiet-ends = The hour at which calls begin again, 0 to 23.
command-table-quiet-utc_offset = Your time zone, in hours east of UTC.
command-table-quiet-table = { command-table-leave-table }
command-table-speed = For the host: set how long each decision at the table may take.
command-table-speed-speed = A minute, ten minutes, a day, or as long as anybody likes.
command-table-speed-table = { command-table-leave-table }
command-table-pictures = For the host: choose whether the table’s pictures move.
command-table-pictures-pictures = Moving where something happens, or always still.
command-table-pictures-table = { command-table-leave-table }
command-table-host = For the host: make somebody else at the table host.
command-table-host-heir = Who shall be host.
command-table-host-table = { command-table-leave-table }
command-table-replace = Offer your seat in a game to somebody, or as the host the seat of somebody who is away.
command-table-replace-newcomer = Who is asked to take the seat.
command-table-replace-seat_of = Whose seat. Leave it out for your own.
command-table-replace-table = { command-table-leave-table }
command-table-reopen = Play on at a table of yours that was closed because nobody came.
command-table-reopen-table = Which table. Leave it out for the one closed last.

## What became of games

command-stats = See how many games somebody has finished and won, and how they are rated.
command-stats-player = Whose. Leave it out for your own.
command-stats-game = Which game. Leave it out for all.
command-leaderboard = See who is rated best at a game.
command-leaderboard-game = Which game.
command-leaderboard-scope = On this server or everywhere. Leave it out for this server.
command-leaderboard-pool = Games without AI players, or with them. Leave it out for those without.
command-season = See the season of this server: standings, placement, titles.
command-season-game = { command-leaderboard-game }
command-season-pool = { command-leaderboard-pool }
command-season-number = Which season. Leave it out for the one under way.
command-history = See the last games that somebody has finished, and look back at them.
command-history-player = { command-stats-player }
command-privacy = See what I keep about you, take it with you, or delete it.

## /language

command-language = Choose what I speak: to you alone, on this server, at a table.
command-language-me = Choose the language of all that you alone see.
command-language-me-language = Which language. Automatic is that of your Discord.
command-language-server = For those who run this server: choose what new tables speak.
command-language-server-language = Which language. Automatic is that of the server.
command-language-table = For the host: choose what the table speaks in public.
command-language-table-language = Which language.
command-language-table-table = { command-table-leave-table }

## /admin

command-admin = For those who run this server.
command-admin-stop = End a table without a result.
command-admin-stop-table = Which table.
command-admin-stop-why = What its message says: the server’s rules, a dispute of the players, trouble with the game.
command-admin-reopen = Take a closed table up again, unless its dice have been shown.
command-admin-reopen-table = Which table: the number that its message names.
command-admin-kick = Send somebody away from a lobby; they cannot join it again.
command-admin-kick-player = Who.
command-admin-kick-table = Which table.
command-admin-block = Let somebody play on this server no more.
command-admin-block-player = Who. An AI takes their seats in games under way.
command-admin-unblock = Let somebody play on this server again.
command-admin-unblock-player = Who.
command-admin-blocked = See who may not play on this server.
command-admin-blocked-page = Which page of the list.
command-admin-settings = Choose what holds on this server, save its data, or have it forgotten.
command-admin-arena = Open an arena here: people are put at tables of a game again and again, for some hours.
command-admin-arena-game = Which game.
command-admin-arena-hours = How many hours it is open. 0 ends the one that is open here.
command-admin-arena-seats = How many sit at each table. Leave it out for the usual number.
command-admin-arena-speed = How long each decision may take. Leave it out for a minute.

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
choice-when-always = At every turn
choice-when-away = When I have been away for a while
choice-when-never = Never
choice-pictures-moving = Moving where something happens
choice-pictures-still = Always still
choice-scope-server = This server
choice-scope-everywhere = Everywhere
choice-pool-people = Without AI players
choice-pool-with_ai = With AI players
choice-why-rules = The server’s rules
choice-why-dispute = A dispute of the players
choice-why-trouble = Trouble with the game
