### Why something is refused: what is the matter, and what can be done. Nothing has changed.

## At a table

why-not-seated = Je zit niet aan deze tafel. Je kunt toekijken of meedoen aan de volgende.
why-over = Deze partij is afgelopen. Begin een nieuwe om nog eens te spelen.
why-unknown-move = Zo’n zet bestaat niet in dit spel. Kies er een aan de tafel.
why-not-your-turn = { $name } is aan de beurt. Jij komt nog.
why-away = Een AI valt voor je in. Druk eerst op **Ik ben er weer** en beslis dan.
why-left-already = Die heb je al verlaten: een AI valt voor je in. Met **Ik ben er weer** aan de tafel krijg je je plaats terug.
why-old-button = Die knop hoort bij een eerdere zet en deed niets. Alles is nu bijgewerkt.
why-forced = Je hebt maar één mogelijke zet. Ik doe die zo meteen voor je.

## In a lobby

why-lobby-size = Met { $size } gaat dit spel niet. Speel het met { $counts } spelers.
why-lobby-count = Er zijn { $seats } plaatsen bezet, en dit spel speel je met { $counts } spelers. Voeg een AI toe of haal er een weg.
why-lobby-hosting = Jij bent de host en hebt een plaats. Druk op **{ button-start }** als er genoeg spelers zijn.
why-lobby-seated = Je hebt hier al een plaats. Wacht tot de host start.
why-lobby-outsider = Je zit hier niet. Druk eerst op Meedoen.
why-lobby-level = Er is geen AI van dat niveau. Kies er een uit het menu.
why-lobby-no-ai = Hier zit geen AI. Voeg er eerst een toe met het menu.
why-lobby-numbers = Dat is geen geldige lijst. Schrijf { $count } hele getallen van { $least } tot { $most }, met spaties ertussen.
why-lobby-option = Zo kun je die huisregel niet instellen. Kies een waarde uit het menu.
why-lobby-few =
    { $seats ->
        [one] Er is maar 1 plaats bezet en er zijn er { $least } nodig. Voeg een AI toe of wacht op anderen.
       *[other] Er zijn maar { $seats } plaatsen bezet en er zijn er { $least } nodig. Voeg een AI toe of wacht op anderen.
    }
why-lobby-host = Dat kan alleen de host: vraag het aan <@{ $host }>.
why-lobby-full = Alle { $seats } plaatsen zijn bezet. Je kunt toekijken of zelf een tafel openen.

## In Manila. Where an argument is "a ware" it is nutmeg, silk, ginseng or jade.

why-manila-another-decision =
    { $phase ->
        [auction] De veiling is bezig. Bied of pas.
        [pledge] Er moet nog betaald worden. Verpand eerst een aandeel.
        [buy] Er is een aandeel te koop. Koop er een, of niets.
        [load] De vracht moet nog gekozen worden. Kies de handelswaar die aan wal blijft.
        [start] De startvakken moeten nog gekozen worden. Kies ze uit het menu.
        [place] Nu worden er handlangers geplaatst. Kies een vak of pas.
        [board] Piraten mogen aan boord gaan. Kies een boot of blijf.
        [pilot] De loodsen zijn aan zet. Kies een zet of zie ervan af.
       *[plunder] Er wordt een boot geplunderd. Stuur die naar de haven of naar de werf.
    }
why-manila-clock-only = Een beurt gaat alleen voorbij als de tijd om is. Kies een vak of pas.
why-manila-bid-below-minimum = Dat bod is te laag. Bied { $minimum } of meer, of pas.
why-manila-bid-above-ceiling = Meer dan { $ceiling } kun je niet betalen, zelfs met al je aandelen verpand. Bied minder of pas.
why-manila-share-sold-out = De bank heeft geen aandeel { manila-cargo } meer. Kies andere handelswaar, of koop niets.
why-manila-share-not-payable =
    Een aandeel { manila-cargo } kost { $price }, en je kunt hoogstens { $ceiling } betalen. Kies andere handelswaar, of koop niets.
why-manila-start-not-nine = Startvakken gaan van 0 tot 5, en de drie zijn samen 9. Kies ze uit het menu.
why-manila-not-loaded = Er vaart deze keer geen { manila-cargo } mee. Kies handelswaar die meevaart.
why-manila-punt-in-port = De boot met { manila-cargo } is niet meer op zee. Kies een ander vak.
why-manila-load-full = De boot met { manila-cargo } is vol. Kies een ander vak.
why-manila-space-taken = Dat vak is bezet. Kies een vrij vak.
why-manila-space-not-payable =
    Dat vak kost { $price }. Je hebt { $cash } en geen aandeel om te verpanden. Kies een goedkoper vak of pas.
why-manila-stowaway-no-insurance = Een verstekeling kan de verzekering niet nemen. Kies een ander vak of pas.
why-manila-stowaway-seats-only = Zonder geld kun je alleen mee op een boot. Kies een boot of pas.
why-manila-stowaway-cheapest-only =
    Je kunt geen enkel vak helemaal betalen, dus krijg je alleen het goedkoopste: een voor { $price }. Kies dat of pas.
why-manila-board-not-on-13 = De boot met { manila-cargo } staat niet op 13. Kies er een die daar wel staat, of blijf.
why-manila-board-full = De boot met { manila-cargo } is vol. Kies een andere op 13 of blijf.
why-manila-board-free-seat-first = Op een boot op 13 is nog een plaats vrij. Neem die, of blijf.
why-manila-board-no-kick-off = Aan deze tafel wordt niemand van boord gezet. Kies een vrije plaats of blijf.
why-manila-board-no-such-seat = De boot met { manila-cargo } heeft { $seats } plaatsen. Kies er een van of blijf.
why-manila-board-choose-passenger = De boot met { manila-cargo } is vol. Kies wie van boord moet, of blijf.
why-manila-board-not-the-captain = De kapitein is net aan boord gegaan en blijft daar. Kies een andere plaats of blijf.
why-manila-plunder-not-this-punt = De boot met { manila-cargo } is nu niet aan de beurt. Kies voor de boot waar het om gaat.
why-manila-pilot-not-at-sea = De boot met { manila-cargo } is niet meer op zee. Stuur een andere of zie ervan af.
why-manila-pilot-too-far =
    { $steps ->
        [one] De kleine loods verplaatst één boot met 1. Kies zo’n zet of zie ervan af.
       *[other] De grote loods verplaatst één boot met 1 of 2, of twee boten elk met 1. Kies zo’n zet of zie ervan af.
    }
why-manila-pilot-below-start = De boot met { manila-cargo } kan niet verder terug dan 0. Kies een andere zet of zie ervan af.
why-manila-loan-waits = { $name } moet nog betalen. Verpanden of inlossen kan daarna weer.
why-manila-pledge-none-left = Je hebt geen aandeel { manila-cargo } meer om te verpanden. Kies andere handelswaar.
why-manila-pledge-done =
    { $count ->
        [0] Die knop is van daarnet. Je hebt nu geen aandeel { manila-cargo } verpand. Open je hand opnieuw.
        [one] Dat is al gebeurd. Je hebt nu 1 aandeel { manila-cargo } verpand. Open je hand opnieuw voor meer.
       *[other] Dat is al gebeurd. Je hebt nu { $count } aandelen { manila-cargo } verpand. Open je hand opnieuw voor meer.
    }
why-manila-redeem-none = Je hebt geen aandeel { manila-cargo } verpand. Er valt niets in te lossen.
why-manila-redeem-done =
    { $count ->
        [one] Dat is al gebeurd. Je hebt nog 1 aandeel { manila-cargo } verpand. Open je hand opnieuw voor meer.
       *[other] Dat is al gebeurd. Je hebt nu { $count } aandelen { manila-cargo } verpand. Open je hand opnieuw voor meer.
    }
why-manila-redeem-not-payable = Inlossen kost { $price } en je hebt { $cash }. Probeer het opnieuw als je meer geld hebt.
why-manila-redeem-needed-for-bid = Je hebt het hoogste bod, { $bid }, en zou het dan niet kunnen betalen. Los in na de veiling.
