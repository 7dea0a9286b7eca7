### Arenas: windows of time in which people are put at tables with others, again and again.

arena-heading = ### Arène · { $game }
arena-until = Rejoins une fois, et je te place, table après table, à { $size } avec des joueurs de force proche. Des IA prennent les dernières places. Fin de l’arène : { $soon }
arena-tables = { $speed }. Chaque table s’ouvre dans un nouveau fil de ce salon, et je t’y mentionne.
arena-closing = Plus de nouvelle table. Les parties en cours comptent encore.
arena-over = -# Classement final · fin : { $ended }
arena-count = -# { $people ->
    [one] { $people } joueur participe
   *[other] { $people } joueurs participent
} · { $waiting } en attente · { $tables ->
    [one] { $tables } table en jeu
   *[other] { $tables } tables en jeu
}
arena-none = Personne ne participe encore.
arena-line = { $place }\. { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
arena-more = … et { $more } de plus
arena-points = -# { $above ->
    [one] { $above } point
   *[other] { $above } points
} pour chaque camp classé derrière toi, { $shared ->
    [one] { $shared } point
   *[other] { $shared } points
} pour chacun au même rang. Quitter une partie ne rapporte rien, et il faut rejoindre à nouveau pour la suivante.
button-arena-join = Rejoindre
button-arena-leave = Quitter
button-arena-me = Mon rang
arena-place = Rang { $place } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
arena-me = { $games ->
    [0] Tu participes.
   *[other] { arena-place }
} { $now ->
    [waiting] Tu as une table dans une minute environ, dans un nouveau fil de ce salon, et je t’y mentionne. { $speed }.
    [playing] Tu joues ici : [à la table]({ $link })
   *[out] Je ne te place plus à une table tant que tu ne rejoins pas à nouveau.
}
arena-last = C’est noté : après cette partie, je ne te place plus. [À la table]({ $link })
arena-out = Tu ne participes pas à cette arène. Appuie sur **{ button-arena-join }** pour le faire.
arena-seated = { $people } Votre table d’arène est prête.
arena-thread = Arène · { $game } · { $when }
arena-picture = Arène
arena-alt = Classement final d’une arène de { $game }. { $lines }
arena-alt-line = { $place }. { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
admin-arena-opened = L’arène est ouverte ici. Son message est plus bas, et tout le reste se fait tout seul. Dernière table au plus tard : { $soon }
admin-arena-ended = Plus de nouvelle table dans l’arène de ce salon. Les parties en cours comptent encore.
privacy-arenas = - Ce que tu as gagné dans { $arenas ->
    [one] { $arenas } arène
   *[other] { $arenas } arènes
} : points, parties et victoires, avec ton nom d’alors
why-no-arena = Aucune arène n’est ouverte dans ce salon.
why-arena-there = Une arène est déjà ouverte dans ce salon. `/admin arène` avec 0 heure y met fin.
why-arena-many = Ce serveur a déjà { $most } arènes ouvertes. Mets fin à l’une d’elles, ou attends qu’une se termine.
why-arena-lately = { $most } arènes ont déjà été ouvertes en un jour sur ce serveur, terminées comprises. Réessaie demain.
why-arena-over = Cette arène est finie : plus de nouvelle table. Son classement reste.
why-arena-out = Tu ne participes pas à cette arène : il n’y a rien à quitter.
why-arena-fixed = Dans une arène, le temps par décision est fixé et rien ne peut être repris. Pour d’autres réglages, ouvre ta propre table.
