### Finished games: statistics, ratings, leaderboards, history, and what is kept about people.

## Statistics

stats-heading = ### { $whose ->
    [own] Je partijen
   *[other] Partijen van { $player }
}
stats-none = { $whose ->
    [own] Je hebt nog geen partij uitgespeeld.
   *[other] { $player } heeft nog geen partij uitgespeeld.
}
stats-foot = -# Hier tellen partijen aan een tafel. `/uitdaging`, `/puzzel` en alleen oefenen tellen hier niet mee.
stats-short = **{ $game }** · { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $won } gewonnen{ $rating ->
    [none] {""}
   *[other] {" "}· rating **{ $rating }**
}
stats-games = **{ $game }** · { $games ->
    [one] één uitgespeelde partij
   *[other] { $games } uitgespeelde partijen
}{ $left ->
    [0] {""}
    [one] , waarvan één voortijdig verlaten
   *[other] , waarvan { $left } voortijdig verlaten
}
stats-won = { $won ->
    [0] Nog niet gewonnen
    [one] Eén keer gewonnen
   *[other] { $won } keer gewonnen
}{ $shared ->
    [0] {""}
    [one] , waarvan één keer gedeeld
   *[other] , waarvan { $shared } keer gedeeld
} · { $ai ->
    [0] nooit met AI-spelers
    [one] één partij met AI-spelers
   *[other] { $ai } partijen met AI-spelers
}
stats-score = Beste score { $best } · gemiddeld { $average }
stats-rating = { $pool ->
    [people] Zonder AI
   *[with_ai] Met AI-spelers
}, { $scope ->
    [server] op deze server
   *[everywhere] overal
}: rating **{ $rating }**, positie { $place }, na { $games ->
    [one] één partij
   *[other] { $games } partijen
}
stats-unrated = Nog geen rating: een partij telt daarvoor mee als minstens twee mensen de partij uitspelen.

## Leaderboards

leaderboard-heading = ### { $game } · { $scope ->
    [server] ranglijst van deze server
   *[everywhere] ranglijst van alle servers
}
leaderboard-pool = -# { $pool ->
    [people] Partijen zonder AI
   *[with_ai] Partijen met AI-spelers, de mensen onderling vergeleken
}
leaderboard-line = { $place }\. { $name } · { $rating } · 🏆 { $wins }/{ $games }
leaderboard-empty = Hier heeft nog niemand een rating. { $pool ->
    [people] Een partij telt mee als minstens twee mensen de partij uitspelen, zonder AI-spelers.
   *[with_ai] Een partij telt mee als minstens twee mensen de partij uitspelen, samen met AI-spelers.
}
leaderboard-you = -# Jij: positie { $place } met { $rating }
leaderboard-page = -# Pagina { $page } van { $pages }

## History

history-heading = ### { $whose ->
    [own] Je laatste partijen
   *[other] Laatste partijen van { $player }
}
history-line = { $when } · { $game } · tafel { $table } · { $result ->
    [won] **gewonnen** met { $score }
    [shared] **gewonnen**, gedeeld, met { $score }
    [left] voortijdig verlaten
    [early] voortijdig beëindigd
   *[place] positie { $rank } van { $sides } met { $score }
}
history-page = -# Pagina { $page } van { $pages }

## Their buttons

button-stats-all = Alle spellen
button-page-back = ◀ Vorige
button-page-next = Volgende ▶
button-this-server = Deze server
button-everywhere = Overal
button-people-only = Zonder AI
button-with-ai = Met AI-spelers

## Privacy

privacy-heading = ### Wat ik over je bewaar
privacy-nothing = Niets. Ik bewaar pas iets als je aan een tafel gaat zitten.
privacy-tables = - Je Discord-id, en de naam die je toen had, bij { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}: wie waar zat. Je zetten staan onder het nummer van je plaats
privacy-results = - { $results ->
    [one] Hoe één uitgespeelde partij voor jou afliep
   *[other] Hoe { $results } uitgespeelde partijen voor jou afliepen
}: positie en score
privacy-ratings = - { $ratings ->
    [one] Eén rating
   *[other] { $ratings } ratings
}, met je naam voor de ranglijst
privacy-reviews = - { $reviews ->
    [one] Eén analyse van een partij
   *[other] { $reviews } analyses van een partij
}, door jou gevraagd
privacy-tries = - { $tries ->
    [one] Eén poging bij een uitdaging van de dag
   *[other] { $tries } pogingen bij uitdagingen van de dag
}: de zetten, de score en de server waar je begon
privacy-puzzles = - Wat je op { $puzzles ->
    [one] één puzzel
   *[other] { $puzzles } puzzels
} hebt geantwoord, wat je ervan vond, en je rating bij puzzels
privacy-settings = - { $settings ->
    [one] Eén notitie
   *[other] { $settings } notities
} over wanneer en hoe je meldingen wilt, en in welke taal
privacy-left = - Hoeveel partijen je onlangs vóór het einde hebt verlaten, om de twee weken gehalveerd: { $weight }
privacy-blocks = - { $blocks ->
    [one] Eén server waar de beheerders
   *[other] { $blocks } servers waar de beheerders
} je geblokkeerd hebben, met de dag. Daar beslissen zij over: het blijft staan als je gegevens gewist worden
privacy-penalties = - { $penalties ->
    [one] Eén hash met sleutel
   *[other] { $penalties } hashes met sleutel
} in plaats van je id die blijven als je je gegevens wist, voor wat langer duurt: verlaten partijen, afgestane plaatsen, een tafel die je wegstuurde, de uitdaging van vandaag, spelavonden die je had gepland of waarop je had geantwoord. Elke hash verdwijnt zodra dat afloopt, niet eerder
privacy-never = -# Ik bewaar geen berichten, geen adressen, niets uit je profiel. { $days ->
    [0] Dit alles blijft bewaard tot jij het wist.
    [one] Tafels en analyses verdwijnen één dag nadat hun partij is afgelopen. De rest blijft bewaard tot jij het wist.
   *[other] Tafels en analyses verdwijnen { $days } dagen nadat hun partij is afgelopen. De rest blijft bewaard tot jij het wist.
}
button-save-data = Gegevens downloaden
button-next-part = Bestand { $part }
privacy-exported = Alles wat ik over je bewaar, als JSON. { $parts ->
    [one] {""}
   *[other] Dit is bestand { $part } van { $parts }, de nieuwste tafels eerst.
}
    -# Je eigen zetten staan erin zodra een partij afgelopen is; seeds, jullie kaarten en gegevens van anderen niet. Alleen jij ziet dit.
button-delete-data = Gegevens wissen
privacy-ask = ### Je gegevens wissen?
    Je id en naam verdwijnen uit { $tables ->
        [0] mijn gegevens
        [one] één tafel
       *[other] { $tables } tafels
    }: daar heet je dan “{ privacy-somebody }”; tafels waar niemand anders zit, worden gesloten. Je uitslagen, ratings en instellingen gaan weg. De partijen en uitslagen van de anderen blijven. Verlaten partijen, een tafel die je wegstuurde, de uitdaging van vandaag en spelavonden die je had gepland, blijven tellen tot dat afloopt, en het evenement van een avond waarop je had geantwoord, brengt je niet terug: daarvoor bewaar ik een geheime code in plaats van je id. Dit kun je niet ongedaan maken.
button-delete-all = Alles wissen
button-keep-data = Toch houden
privacy-done = Klaar: jouw naam staat nergens meer in mijn gegevens, behalve als een server je geblokkeerd heeft. Wat blijft tellen, staat onder een geheime code tot het afloopt. Berichten die ik eerder in kanalen schreef, blijven staan tot iemand ze verwijdert.

privacy-somebody = Iemand

## Refusals

why-stats-game = Een spel met die naam heb ik niet. Kies er een uit de lijst.
why-stats-server = De ranglijst van een server zie je op die server. Hier kun je `Overal` kiezen.
why-search-busy = Ik zoek de gegevens voor je vorige verzoek nog op. Wacht even en probeer het dan opnieuw.
why-privacy-seated = Je zit aan tafel { $tables }{ $more ->
    [0] {""}
   *[other] {" "}en nog { $more }
}, en de anderen moeten daar weten wie je bent. Ga daar eerst weg en wis dan.
history-menu = Op een partij terugkijken…
history-game = { $game } · tafel { $table }
