### Seasons of a server: standings, games of placement, titles, and what those who run it settle.

season-heading = ### { $game } · seizoen { $number }
season-span = { leaderboard-pool } · { $over ->
    [true] afgelopen:
   *[false] loopt af:
} { $soon }
season-empty = In dit seizoen heeft nog niemand een rating. Een partij telt daarvoor mee als minstens twee mensen de partij uitspelen.
season-placement = – { $name } · plaatsingspartij { $games }/{ $needed }
season-you = -# Jij: plaatsingspartij { $games }/{ $needed }
season-rules = -# Na { $needed } partijen met rating heb je een positie. De eerste drie winnen het gouden, zilveren en bronzen anker, te zien in `/statistieken`.
season-title = { $place ->
    [first] Gouden anker
    [second] Zilveren anker
   *[third] Bronzen anker
}
season-titled = - { $title }: { $name }
button-season = Dit seizoen
season-picture = Seizoen { $number }
season-nobody = Nog geen ratings
season-placed = plaatsingspartij { $games }/{ $needed }
season-games = { $games ->
    [one] één partij
   *[other] { $games } partijen
}
season-alt = Stand van { $game } in seizoen { $number }. { $lines }
season-alt-line = { $place }. { $name }, { $rating }, { $games ->
    [one] één partij
   *[other] { $games } partijen
}
stats-season = { $pool ->
    [people] Zonder AI
   *[with_ai] Met AI-spelers
}, seizoen { $number }: { $place ->
    [0] plaatsingspartij { $games }/{ $needed }
   *[other] rating **{ $rating }**, positie { $place }
}
stats-title = **{ $title }** van seizoen { $number }, { $pool ->
    [people] zonder AI
   *[with_ai] met AI-spelers
}
season-over = ### Seizoen { $number } is afgelopen
season-over-line = **{ $game }**, { $pool ->
    [people] zonder AI
   *[with_ai] met AI-spelers
}
season-next = -# Seizoen { $number } is begonnen: elke rating begint precies tussen die van een beginner en de vorige. Na { $needed } partijen met rating heb je een positie.
privacy-titles = - { $titles ->
    [one] Eén titel
   *[other] { $titles } titels
} die je in seizoenen van een server hebt verdiend, met je naam van toen
why-no-season = Hier is geen seizoen { $number }, of er is toen niet gespeeld. `/seizoen` toont het lopende seizoen.
