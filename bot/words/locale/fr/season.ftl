### Seasons of a server: standings, games of placement, titles, and what those who run it settle.

season-heading = ### { $game } · saison { $number }
season-span = { leaderboard-pool } · { $over ->
    [true] finie :
   *[false] fin :
} { $soon }
season-empty = Personne n’a encore de cote dans cette saison. Une partie compte pour la cote quand deux personnes ou plus la jouent jusqu’au bout.
season-placement = – { $name } · placement { $games }/{ $needed }
season-you = -# Toi : placement { $games }/{ $needed }
season-rules = -# { $needed } parties qui comptent pour la cote te donnent un rang. À la fin de la saison, les trois premiers rangs reçoivent chacun un titre que `/stats` garde : l’ancre d’or, d’argent et de bronze. La saison suivante, ta cote commence à mi-chemin entre celle d’un débutant et la tienne.
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
    [people] Entre personnes
   *[with_ai] Avec des IA
}, saison { $number } : { $place ->
    [0] placement { $games }/{ $needed }
   *[other] cote **{ $rating }**, rang { $place }
}
stats-title = **{ $title }** de la saison { $number }, { $pool ->
    [people] entre personnes
   *[with_ai] avec des IA
}
season-over = ### La saison { $number } est finie
season-over-line = **{ $game }**, { $pool ->
    [people] entre personnes seulement
   *[with_ai] avec des IA
}
season-next = -# La saison { $number } a commencé : chaque cote part à mi-chemin entre celle d’un débutant et celle d’avant. { $needed } parties qui comptent pour la cote te donnent un rang.
privacy-titles = - { $titles ->
    [one] { $titles } titre gagné
   *[other] { $titles } titres gagnés
} dans les saisons d’un serveur, avec ton nom d’alors
why-no-season = Il n’y a pas de saison { $number } ici, ou il ne s’y est rien passé. `/saison` montre celle qui est en cours.
