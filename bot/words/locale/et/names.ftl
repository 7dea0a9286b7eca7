### What things are called that this language names by itself.

## The language, as it calls itself

language-name = Eesti

## What the slash commands are called

name-help = help
name-play = play
name-daily = daily
name-learn = learn
name-puzzle = puzzle
name-rules = rules
name-of-game-new = new
name-of-game-practice = practice
name-of-game-hand = hand
name-of-game-shares = shares
name-of-game-board = board
name-table = table
name-table-list = list
name-table-leave = leave
name-table-replay = replay
name-table-pings = pings
name-table-quiet-hours = quiet-hours
name-table-speed = speed
name-table-pictures = pictures
name-table-host = host
name-table-replace = replace
name-table-reopen = reopen
name-stats = stats
name-leaderboard = leaderboard
name-season = season
name-history = history
name-privacy = privacy
name-language = language
name-language-me = me
name-language-server = server
name-language-table = table
name-admin = admin
name-admin-stop = stop
name-admin-reopen = reopen
name-admin-kick = kick
name-admin-block = block
name-admin-unblock = unblock
name-admin-blocked = blocked
name-admin-settings = settings
name-admin-arena = arena
