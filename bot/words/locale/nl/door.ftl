### How strangers come in: the welcome, the games in a line each, the way into one.

door-welcome =
    ## Bordspellen, gewoon hier in Discord
    Met mij speel je { $games }: ik deel, houd het bord bij en laat zien wie aan de beurt is.
door-foot = { $where ->
    [server] -# Meer: `/tafel lijst` voor open tafels, `/puzzel`, `/seizoen`, `/spelavond afspreken`. Deze pagina: `/help`. Andere taal: `/taal ik`.
   *[direct] -# Hier speel je in je eentje. Met anderen: `/spelen` in een serverkanaal. Schrijf `hand` voor je hand, `tafels` voor wat op je wacht.
}
direct-hand-words = hand handen kaarten aandelen
direct-list-words = tafels tafel lijst
door-learn = Leren
door-ai = Tegen AI spelen
door-people = Tafel openen
door-which = { $way ->
    [learn] ### Welk spel wil je leren?
    [ai] ### Welk spel wil je spelen?
        Zonder tijdslimiet en met advies als je erom vraagt.
    [first] ### Welk spel wil je spelen?
        Je speelt meteen tegen AI van het niveau Beginner, zonder tijdslimiet en met advies als je erom vraagt. De volgende keer kies je hoe sterk ze zijn.
   *[people] ### Voor welk spel is de tafel?
        Anderen doen mee met een knop; AI-spelers kunnen de tafel aanvullen.
}
door-game = **{ $game }** · { $about } { $players }, { $lasts }.
door-choice = **{ $game }** · { $about }
players-only = { $count } spelers
players-range = { $least } tot { $most } spelers
players-listed = { $some } of { $most } spelers
button-how-to-play = Zo speel je

bring-ask = Tafel { $table } staat in { $link }. Haal je de tafel hierheen, dan verwijst de oude plek naar hier.
bring-yes = Hierheen halen
