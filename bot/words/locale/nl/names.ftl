### What things are called that this language names by itself.

## The language, as it calls itself

language-name = Nederlands

## What the slash commands are called, where Discord shows them in this language: each in small letters without blanks,
## at most 32. How the keys follow from them says bot/process/command_locales.py.

name-help = help
name-play = spelen
name-daily = uitdaging
name-learn = leren
name-puzzle = puzzel
name-rules = regels
name-of-game-new = nieuw
name-of-game-practice = oefenen
name-of-game-hand = hand
name-of-game-shares = aandelen
name-of-game-board = bord
name-table = tafel
name-table-list = lijst
name-table-leave = verlaten
name-table-replay = terugkijken
name-table-pings = meldingen
name-table-quiet-hours = stille-uren
name-table-speed = tempo
name-table-pictures = beelden
name-table-host = host
name-table-replace = vervangen
name-table-reopen = heropenen
name-stats = statistieken
name-leaderboard = ranglijst
name-season = seizoen
name-history = geschiedenis
name-privacy = privacy
name-language = taal
name-language-me = ik
name-language-server = server
name-language-table = tafel
name-admin = beheer
name-admin-stop = stoppen
name-admin-reopen = heropenen
name-admin-kick = wegsturen
name-admin-block = blokkeren
name-admin-unblock = deblokkeren
name-admin-blocked = geblokkeerd
name-admin-settings = instellingen
name-admin-arena = arena
