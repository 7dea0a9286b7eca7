### What things are called that this language names by itself.

## The language, as it calls itself

language-name = Français

## What the slash commands are called, where Discord shows them in this language: each in small letters without blanks,
## at most 32. In English they are those of the code. How the keys follow from them says bot/process/command_locales.py.

name-help = aide
name-play = jouer
name-daily = défi
name-learn = apprendre
name-puzzle = problème
name-rules = règles
name-of-game-new = ouvrir
name-of-game-practice = entraînement
name-of-game-hand = main
name-of-game-shares = actions
name-of-game-board = plateau
name-table = table
name-table-list = liste
name-table-leave = quitter
name-table-replay = revoir
name-table-pings = mentions
name-table-quiet-hours = heures-silence
name-table-speed = rythme
name-table-pictures = images
name-table-host = hôte
name-table-replace = céder
name-table-reopen = rouvrir
name-stats = stats
name-leaderboard = classement
name-season = saison
name-history = historique
name-privacy = confidentialité
name-language = langue
name-language-me = moi
name-language-server = serveur
name-language-table = table
name-admin = admin
name-admin-stop = arrêter
name-admin-reopen = rouvrir
name-admin-kick = expulser
name-admin-block = bloquer
name-admin-unblock = débloquer
name-admin-blocked = blocages
name-admin-settings = réglages
name-admin-arena = arène
