### Finished games: statistics, ratings, leaderboards, history, and what is kept about people.

## Statistics

stats-heading = ### { $whose ->
    [own] Tes parties
   *[other] Parties : { $player }
}
stats-none = { $whose ->
    [own] Tu n’as encore fini aucune partie.
   *[other] { $player } n’a encore fini aucune partie.
}
stats-foot = -# Comptent ici les parties jouées à une table. `/défi`, `/problème` et l’entraînement en solo n’y comptent pas.
stats-short = **{ $game }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}{ $rating ->
    [none] {""}
   *[other] {" "}· cote **{ $rating }**
}
stats-games = **{ $game }** · { $games ->
    [one] { $games } partie finie
   *[other] { $games } parties finies
}{ $left ->
    [0] {""}
    [one] , dont { $left } quittée avant la fin
   *[other] , dont { $left } quittées avant la fin
}
stats-won = { $won ->
    [0] Pas encore de victoire
    [one] { $won } victoire
   *[other] { $won } victoires
}{ $shared ->
    [0] {""}
    [one] , dont { $shared } partagée
   *[other] , dont { $shared } partagées
} · { $ai ->
    [0] jamais avec des IA
    [one] { $ai } partie avec des IA
   *[other] { $ai } parties avec des IA
}
stats-score = Meilleur score { $best } · moyenne { $average }
stats-rating = { $pool ->
    [people] Entre humains
   *[with_ai] Avec des IA
}, { $scope ->
    [server] sur ce serveur
   *[everywhere] partout
} : cote **{ $rating }**, rang { $place }, sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
stats-unrated = Pas encore de cote : une partie est cotée si au moins deux humains la jouent jusqu’au bout.

## Leaderboards

leaderboard-heading = ### { $game } · { $scope ->
    [server] classement de ce serveur
   *[everywhere] classement de tous les serveurs
}
leaderboard-pool = -# { $pool ->
    [people] Parties entre humains
   *[with_ai] Parties avec des IA, les humains classés entre eux
}
leaderboard-line = { $place }\. { $name } · { $rating } · 🏆 { $wins }/{ $games }
leaderboard-empty = Personne n’a encore de cote ici. { $pool ->
    [people] Une partie compte si au moins deux humains la jouent jusqu’au bout, sans IA.
   *[with_ai] Une partie compte si au moins deux humains la jouent jusqu’au bout avec des IA.
}
leaderboard-you = -# Toi : rang { $place } avec { $rating }
leaderboard-page = -# Page { $page } sur { $pages }

## History

history-heading = ### { $whose ->
    [own] Tes dernières parties
   *[other] Dernières parties : { $player }
}
history-line = { $when } · { $game } · table { $table } · { $result ->
    [won] **gagnée** avec { $score }
    [shared] **gagnée** à plusieurs avec { $score }
    [left] quittée avant la fin
    [early] arrêtée avant la fin
   *[place] { $rank }e sur { $sides } avec { $score }
}
history-page = -# Page { $page } sur { $pages }

## Their buttons

button-stats-all = Tous les jeux
button-page-back = ◀ Précédent
button-page-next = Suivant ▶
button-this-server = Ce serveur
button-everywhere = Partout
button-people-only = Entre humains
button-with-ai = Avec des IA

## Privacy

privacy-heading = ### Ce que je garde sur toi
privacy-nothing = Rien. Je commence à garder quelque chose quand tu t’assieds à une table.
privacy-tables = - Ton identifiant Discord, et le nom que tu avais alors, à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} : qui jouait où. Tes coups sont gardés sous le numéro de ta place
privacy-results = - L’issue, pour toi, de { $results ->
    [one] { $results } partie finie
   *[other] { $results } parties finies
} : rang et score
privacy-ratings = - { $ratings ->
    [one] { $ratings } cote
   *[other] { $ratings } cotes
}, avec ton nom pour le classement
privacy-reviews = - { $reviews ->
    [one] { $reviews } bilan de partie
   *[other] { $reviews } bilans de parties
} à ta demande
privacy-tries = - { $tries ->
    [one] { $tries } essai à un défi du jour
   *[other] { $tries } essais à des défis du jour
} : ses coups, son score, et le serveur où il a commencé
privacy-puzzles = - Tes réponses à { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
}, ton avis sur eux, et ta cote face à eux
privacy-settings = - { $settings ->
    [one] { $settings } réglage
   *[other] { $settings } réglages
} : quand et comment je te mentionne, et en quelle langue
privacy-left = - Le nombre de parties en cours que tu as quittées ces derniers temps, divisé par deux toutes les deux semaines : { $weight }
privacy-blocks = - { $blocks ->
    [one] { $blocks } serveur
   *[other] { $blocks } serveurs
} dont l’équipe t’a bloqué l’accès à ses tables, avec le jour. C’est sa décision : cela reste quand tes données sont supprimées
privacy-penalties = - { $penalties ->
    [one] { $penalties } empreinte à clé
   *[other] { $penalties } empreintes à clé
} à la place de ton identifiant gardées même si tu supprimes tes données, pour ce qui dure au-delà : parties quittées, places cédées, table dont on t’a écarté, défi du jour, soirées prévues ou auxquelles tu avais répondu. Chacune disparaît quand cela prend fin, pas avant
privacy-never = -# Je ne garde ni messages, ni adresses, ni rien de ton profil. { $days ->
    [0] Tout ceci est gardé jusqu’à ce que tu le supprimes.
    [one] Les tables et les bilans sont retirés { $days } jour après la fin de leur partie. Le reste est gardé jusqu’à ce que tu le supprimes.
   *[other] Les tables et les bilans sont retirés { $days } jours après la fin de leur partie. Le reste est gardé jusqu’à ce que tu le supprimes.
}
button-save-data = Télécharger mes données
button-next-part = Fichier { $part }
privacy-exported = Tout ce que je garde sur toi, en JSON. { $parts ->
    [one] {""}
   *[other] C’est le fichier { $part } sur { $parts }, les tables les plus récentes d’abord.
}
    -# Tes propres coups y sont une fois la partie finie ; ni les graines, ni les mains, ni les données des autres n’y sont. Personne d’autre ne voit ceci.
button-delete-data = Supprimer mes données
privacy-ask = ### Supprimer tes données ?
    Ton identifiant et ton nom sont retirés de { $tables ->
        [0] mes données
        [one] { $tables } table
       *[other] { $tables } tables
    }, où tu deviens « { privacy-somebody } » ; les tables où il n’y a que toi sont fermées. Tes résultats, tes cotes et tes réglages disparaissent. Les parties et les résultats des autres restent. Les parties que tu as quittées, une table dont on t’a écarté, le défi du jour et les soirées que tu as prévues comptent encore jusqu’à leur terme, et l’événement d’une soirée à laquelle tu avais répondu ne t’y fait pas revenir : pour cela, je garde un code secret à la place de ton identifiant. C’est irréversible.
button-delete-all = Tout supprimer
button-keep-data = Garder
privacy-done = C’est fait : plus rien dans mes registres ne porte ton nom, sauf le blocage d’un serveur s’il y en a un. Ce qui compte encore est gardé sous un code secret jusqu’à ce que cela prenne fin. Les messages que j’ai déjà écrits dans des salons y restent jusqu’à ce que quelqu’un les supprime.

# What stands where the name of somebody was whose data was deleted.
privacy-somebody = Quelqu’un

## Refusals

why-stats-game = Je n’ai pas de jeu de ce nom. Choisis-en un dans la liste.
why-stats-server = Le classement d’un serveur se consulte sur ce serveur. Ici, il y a `Partout`.
why-search-busy = Je rassemble encore les données de ta dernière demande. Attends un instant, puis réessaie.
why-privacy-seated = Tu joues à ces tables : { $tables }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
}. Les autres doivent savoir qui tu es. Quitte-les d’abord, puis supprime.
history-menu = Revoir une partie…
history-game = { $game } · table { $table }
