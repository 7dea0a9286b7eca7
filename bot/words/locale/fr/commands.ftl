### What Discord shows of the slash commands: each text at most 100 characters. How the keys follow from the names of
### commands says bot/process/command_locales.py. What a group is for is told in the files of its subject or game.

## The ways in

command-help = Ce que je suis et comment débuter : apprendre un jeu, défier des IA, ouvrir une table.
command-play = Jouer dans ce salon : tout de suite contre des IA, ou avec d’autres, qui te rejoignent.
command-play-game = Quel jeu.
command-play-company = Des IA : la partie commence aussitôt. D’autres joueurs : ils rejoignent ta table.
command-play-players = À combien jouer, en te comptant. Vide : le nombre habituel.
command-learn = Apprendre un jeu en trois minutes : une première partie pas à pas, rien que pour toi.
command-learn-game = Quel jeu. Vide : à choisir ensuite.
command-puzzle = Résoudre un problème : une position, un seul meilleur choix. Rien que pour toi, avec une cote.
command-puzzle-game = Quel jeu. Vide : un jeu que tu connais.
command-rules = Lire les règles d’un jeu en images, rien que pour toi.
command-rules-game = Quel jeu.

## Every game

command-of-game-new = { $game } : ouvrir une table dans ce salon, que l’on rejoint avec un bouton.
command-of-game-new-players = { $game } : à combien jouer au maximum. Vide : une table complète.
command-of-game-new-speed = { $game } : le temps par décision. Vide : dix minutes.
command-of-game-new-thread = { $game } : jouer dans un fil, pour que ce salon reste au calme.
command-of-game-practice = { $game } : jouer tout de suite contre des IA, avec conseils et sans limite de temps.
command-of-game-practice-players = { $game } : à combien jouer, en te comptant.
command-of-game-hand = { $game } : regarder ta main. Personne d’autre ne la voit.
command-of-game-shares = { $game } : regarder tes actions et ton argent. Personne d’autre ne les voit.
command-of-game-board = { $game } : réafficher une table en bas de ce salon.
command-of-game-board-table = { $game } : quelle table. Vide : la plus récente ici, ou la tienne.

## /table

command-table = Tes tables, quel que soit le jeu : trouver, quitter, revoir, mentions et rythme.
command-table-list = Voir les tables ouvertes de ce serveur, et les tiennes.
command-table-leave = Quitter une table. Si la partie est en cours, une IA continue à ta place.
command-table-leave-table = Quelle table. Vide : je te demande laquelle si tu en as plusieurs.
command-table-replay = Revoir une partie pas à pas, rien que pour toi : finie ou en cours.
command-table-replay-table = Quelle table. Vide : la plus récente ici, ou la tienne.
command-table-pings = Choisir quand je te mentionne à tes tables.
command-table-pings-when = À chaque tour, seulement si tu n’as rien fait depuis un moment, ou jamais.
command-table-quiet-hours = Pour l’hôte : fixer des heures sans mentions, sauf pour les tours de moins d’un jour.
command-table-quiet-hours-begins = Première heure de silence, de 0 à 23. Les deux heures vides : aucun silence.
command-table-quiet-hours-ends = Heure où les mentions reprennent, de 0 à 23.
command-table-quiet-hours-utc_offset = Décalage avec UTC en heures : 1 en France, 2 en été.
command-table-quiet-hours-table = { command-table-speed-table }
command-table-speed = Pour l’hôte : fixer le temps de chaque décision à la table.
command-table-speed-speed = Une minute, dix minutes ou un jour. Sans limite : seulement si personne d’autre ne joue.
command-table-speed-table = Quelle table. Vide : la plus récente où tu joues.
command-table-pictures = Pour l’hôte : choisir si les images de la table s’animent.
command-table-pictures-pictures = Animées quand il se passe quelque chose, ou toujours fixes.
command-table-pictures-table = { command-table-speed-table }
command-table-host = Pour l’hôte : passer son rôle à quelqu’un d’autre de la table.
command-table-host-heir = Qui sera l’hôte.
command-table-host-table = { command-table-speed-table }
command-table-replace = Céder ta place ou, pour l’hôte, celle de quelqu’un en pause depuis un moment.
command-table-replace-newcomer = À qui la place est proposée.
command-table-replace-seat_of = La place de qui. Vide : la tienne.
command-table-replace-table = { command-table-speed-table }
command-table-reopen = Rouvrir une de tes tables, fermée parce que personne ne venait.
command-table-reopen-table = Quelle table. Vide : la dernière fermée.

## What became of games

command-stats = Voir combien de parties quelqu’un a finies et gagnées, et ses cotes.
command-stats-player = De qui. Vide : toi.
command-stats-game = Quel jeu. Vide : tous.
command-leaderboard = Voir qui a la meilleure cote à un jeu.
command-leaderboard-game = Quel jeu.
command-leaderboard-scope = Sur ce serveur ou partout. Vide : ce serveur.
command-leaderboard-pool = Parties entre humains ou avec des IA. Vide : entre humains.
command-season = Voir la saison de ce serveur : classement, placement, titres.
command-season-game = { command-leaderboard-game }
command-season-pool = { command-leaderboard-pool }
command-season-number = Quelle saison. Vide : celle en cours.
command-history = Voir les dernières parties que quelqu’un a finies, et les revoir.
command-history-player = { command-stats-player }
command-privacy = Voir ce que je garde sur toi, le télécharger ou le supprimer.
command-language = Choisir ma langue : pour toi seulement, sur ce serveur, à une table.
command-language-me = Choisir la langue de tout ce que personne d’autre ne voit.
command-language-me-language = Quelle langue. Automatique : celle de ton Discord.
command-language-server = Pour l’équipe du serveur : choisir la langue des nouvelles tables.
command-language-server-language = Quelle langue. Automatique : celle du serveur.
command-language-table = Pour l’hôte : choisir la langue que la table parle en public.
command-language-table-language = Quelle langue.
command-language-table-table = { command-table-speed-table }

## /admin

command-admin = Pour l’équipe qui gère ce serveur.
command-admin-stop = Mettre fin à une table, sans résultat.
command-admin-stop-table = Quelle table.
command-admin-stop-why = Ce que dit son message : règles du serveur, désaccord à la table, problème avec le jeu.
command-admin-reopen = Rouvrir une table fermée, sauf si ses dés ont été révélés.
command-admin-reopen-table = Quelle table : le numéro que donne son message.
command-admin-kick = Expulser quelqu’un d’une salle d’attente, sans retour possible.
command-admin-kick-player = Qui.
command-admin-kick-table = Quelle table.
command-admin-block = Bloquer quelqu’un : plus aucune table sur ce serveur.
command-admin-block-player = Qui. Une IA prend sa place dans les parties en cours.
command-admin-unblock = Débloquer quelqu’un : à nouveau toutes les tables de ce serveur.
command-admin-unblock-player = Qui.
command-admin-blocked = Voir qui est bloqué sur ce serveur.
command-admin-blocked-page = Quelle page de la liste.
command-admin-settings = Régler ce serveur, télécharger ses données ou les faire oublier.
command-admin-arena = Ouvrir une arène ici : table après table d’un même jeu, pendant quelques heures.
command-admin-arena-game = Quel jeu.
command-admin-arena-hours = Combien d’heures. 0 met fin à celle qui est ouverte ici.
command-admin-arena-seats = Combien de places à chaque table. Vide : le nombre habituel.
command-admin-arena-speed = Combien de temps par décision. Vide : une minute.

## What options are called: short words in small letters

argument-begins = début
argument-company = adversaires
argument-ends = fin
argument-game = jeu
argument-heir = qui
argument-language = langue
argument-newcomer = à-qui
argument-number = numéro
argument-page = page
argument-pictures = images
argument-player = qui
argument-players = nombre
argument-pool = parties
argument-scope = où
argument-seats = places
argument-seat_of = de-qui
argument-speed = rythme
argument-table = table
argument-thread = fil
argument-utc_offset = fuseau
argument-when = quand
argument-why = pourquoi

## What can be chosen

choice-company-ai = des IA
choice-company-people = d’autres joueurs
choice-language-auto = Automatique
choice-speed-live = { speed-live }
choice-speed-relaxed = { speed-relaxed }
choice-speed-correspondence = { speed-correspondence }
choice-speed-none = { speed-none }
choice-when-always = À chaque tour
choice-when-away = Si je n’ai rien fait depuis un moment
choice-when-never = Jamais
choice-pictures-moving = Animées quand il se passe quelque chose
choice-pictures-still = Toujours fixes
choice-scope-server = Ce serveur
choice-scope-everywhere = Partout
choice-pool-people = Entre humains
choice-pool-with_ai = Avec des IA
choice-why-rules = Les règles du serveur
choice-why-dispute = Un désaccord à la table
choice-why-trouble = Un problème avec le jeu
