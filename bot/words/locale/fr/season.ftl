### Seasons of a server: standings, games of placement, titles, and what those who run it settle.

season-heading = ### { $game } · saison { $number }
season-span = { leaderboard-pool } · { $over ->
    [true] terminée :
   *[false] fin :
} { $soon }
season-empty = Personne n’a encore de cote cette saison. Une partie est cotée si au moins deux humains la jouent jusqu’au bout.
season-placement = – { $name } · placement { $games }/{ $needed }
season-you = -# Toi : placement { $games }/{ $needed }
season-rules = -# { $needed } parties cotées te donnent un rang. Les trois premiers gagnent l’ancre d’or, d’argent ou de bronze, affichée dans `/stats`.
season-title = { $place ->
    [first] Ancre d’or
    [second] Ancre d’argent
   *[third] Ancre de bronze
}
season-titled = - { $title } : { $name }
button-season = Cette saison
season-picture = Saison { $number }
season-nobody = Aucune cote pour l’instant
season-placed = placement { $games }/{ $needed }
season-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
season-alt = Classement de { $game }, saison { $number }. { $lines }
season-alt-line = { $place }. { $name }, { $rating }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
stats-season = { $pool ->
    [people] Entre humains
   *[with_ai] Avec des IA
}, saison { $number } : { $place ->
    [0] placement { $games }/{ $needed }
   *[other] cote **{ $rating }**, rang { $place }
}
stats-title = **{ $title }** de la saison { $number }, { $pool ->
    [people] entre humains
   *[with_ai] avec des IA
}
season-over = ### La saison { $number } est terminée
season-over-line = **{ $game }**, { $pool ->
    [people] entre humains
   *[with_ai] avec des IA
}
season-next = -# La saison { $number } a commencé : chaque cote repart à mi-chemin entre celle d’un débutant et la précédente. { $needed } parties cotées donnent un rang.
privacy-titles = - { $titles ->
    [one] { $titles } titre gagné
   *[other] { $titles } titres gagnés
} dans les saisons d’un serveur, avec ton nom d’alors
why-no-season = Il n’y a pas de saison { $number } ici, ou personne n’y a joué. `/saison` montre celle qui est en cours.
