### Spelavonden: een afspraak, wie komt, en de tafel die op het uur opengaat.

night-sure =
    ### { $game }: deze speelavond afspreken?
    📅 **{ $when }** · { $soon }
    Max. { $players } spelers · ⏳ { $speed }
    -# Iedereen ziet dit tijdstip in de eigen tijdzone. Huisregels kies je in de lobby, als de tafel opengaat.
night-zone = -# Gelezen als { $hour }, tijdzone { $zone }.
night-zone-unknown = -# Hier is geen tijdzone ingesteld: { $hour } heb ik gelezen als wereldtijd (UTC). Klopt het tijdstip hierboven niet? Druk op **{ button-night-change }** en vul je tijdzone in. De beheerders kunnen er met `/beheer instellingen` een voor iedereen kiezen.
night-no-event = -# Er komt geen Discord-evenement: ik mis { $permissions }. De rest werkt gewoon.
night-event-hidden = -# Er komt geen Discord-evenement, want niet iedereen op de server ziet dit kanaal.
night-event-public = -# Er komt een Discord-evenement: iedereen op de server ziet daar je naam en dit kanaal.
night-same-day = Die dag is er al een [spelavond { $game }]({ $link }): { $when }
button-night-plan = Afspreken
button-night-change = Wijzigen
button-night-leave = Laat maar
night-left = Er is niets afgesproken.
night-changed = Gewijzigd: zie hieronder.
night-mistaken =
    ### { $game }: nog niet afgesproken
    Wat je hebt getypt, blijft staan. Verbeter dit:
button-correct = Verbeteren
night-form-title = { $game }: spelavond
night-form-day = Dag
night-form-day-hint = Bijvoorbeeld 2026-11-27 of morgen.
night-today-words = vandaag vanavond
night-tomorrow-words = morgen morgenavond
night-form-hour = Tijdstip
night-form-hour-hint = Bijvoorbeeld 20:00.
night-form-players = Spelers
night-form-players-hint = Leeg: zoveel als het spel toelaat.
night-form-zone = Tijdzone
night-form-zone-hint = Bijvoorbeeld Europe/Brussels. Leeg: die van de server.
night-planned = Afgesproken: [naar het bericht]({ $link }){ $event ->
    [yes] . Er is ook een Discord-evenement.
   *[no] .
}
night-move = -# Verzetten: { $how ->
    [edit] pas het [Discord-evenement]({ $link }) aan.
    [ask] laat iemand die de evenementen beheert het [Discord-evenement]({ $link }) aanpassen, of gelast de avond af en spreek opnieuw af.
   *[again] gelast de avond af en spreek opnieuw af.
}
night-heading = ### Spelavond: { $game }
night-when = **{ $when }** · { $soon }
night-table = Max. { $players } spelers · ⏳ { $speed }
night-coming = { $count ->
    [0] Nog geen aanmeldingen.
   *[other] Aangemeld ({ $count }/{ $players }): { $names }
}
night-beyond = Wachtlijst: { $names }
night-foot = -# Afgesproken door { $name }. { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} vooraf volgt een herinnering; op de afgesproken tijd gaat hier een tafel open, met de plaatsen al gereserveerd.
night-event = [Discord-evenement]({ $link })
button-night-come = Ik kom
button-night-stay = Ik kan niet
night-known = { $comes ->
    [yes] Je staat al op de lijst.
   *[no] Je hebt al laten weten dat je niet kunt.
}
button-night-off = Afgelasten
night-off-sure =
    ### Deze speelavond afgelasten?
    { $game }, { $when }. { $count ->
        [0] Verder heeft niemand zich aangemeld.
        [one] Nog { $count } speler heeft zich aangemeld: die krijgt bericht wie de avond heeft afgelast.
       *[other] Nog { $count } spelers hebben zich aangemeld: zij krijgen bericht wie de avond heeft afgelast.
    }
night-off-quiet =
    ### Deze speelavond afgelasten?
    { $game }, { $when }. Jij kunt niet schrijven in dat kanaal, dus tag ik daar niemand. Bij de avond komt te staan wie hem heeft afgelast.
night-of = { $name } heeft deze avond afgesproken.
button-night-off-sure = Ja, afgelasten
button-night-keep = Nee, laten doorgaan
night-off-done = De avond is afgelast.
night-kept = De avond gaat door zoals afgesproken.
night-off-by = { $name } heeft deze speelavond afgelast.
night-off-told = { $names }, { $how ->
    [person] { $name } heeft de [spelavond { $game }]({ $link }) afgelast
   *[event] de [spelavond { $game }]({ $link }) is bij de evenementen van de server afgelast
}: { $when }
night-not-here = { $names }, er gaat geen tafel open voor de [spelavond { $game }]({ $link }): deze server staat in dit kanaal geen tafels meer toe.
night-no-room = { $names }, er gaat nog geen tafel open voor de [spelavond { $game }]({ $link }): op deze server zijn er al zoveel open als mag. De tafel gaat open zodra er plaats is.
night-past = { $status ->
    [off] Deze speelavond is afgelast.
    [empty] Er was niemand om te spelen; er is geen tafel geopend.
    [full] Er is geen tafel geopend: op deze server zijn er al zoveel open als mag.
    [missed] Er is geen tafel geopend: ik was toen offline. Sorry.
   *[told] De tafel is open: [tafel { $table }]({ $link })
}
night-reminder = { $names }, de [spelavond { $game }]({ $link }) begint: { $soon }
night-moved = { $names }, de [spelavond { $game }]({ $link }) { $answer ->
    [again] is vervroegd. Druk opnieuw op **{ button-night-come }** voor een plaats. Begin
   *[kept] is verplaatst. Begin
}: { $when }
night-open = { $names }, de tafel is open: [{ $game }]({ $link })
night-no-seat = Er was geen plaats meer voor { $names }.
night-event-name = { $game }: spelavond
night-event-about = Afgesproken door { $host }, max. { $players } spelers. Klik hier op “Geïnteresseerd” of bij het bericht op “{ button-night-come }”: dan is er een plaats voor je als de tafel opengaat.
night-list-heading = ### Spelavonden
night-list-line = - [{ $game }]({ $link }) · { $when } · { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
why-night-day = Die datum begrijp ik niet. Schrijf bijvoorbeeld 2026-11-27 of morgen.
why-night-hour = Dat tijdstip begrijp ik niet. Schrijf bijvoorbeeld 20:00.
why-night-players = Dat aantal spelers begrijp ik niet. Schrijf het in cijfers, of laat het leeg.
why-night-zone = Die tijdzone ken ik niet. Schrijf bijvoorbeeld Europe/Brussels, of typ je stad bij de opdracht en kies er een.
why-night-past = Dat tijdstip is al voorbij. Er is niets afgesproken.
why-night-far = Een avond kun je hoogstens { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} vooruit afspreken. Er is niets afgesproken.
why-night-many = Er zijn al zoveel avonden afgesproken als mag: { $most } van jou, of { $here } op deze server. Gelast er een af, of wacht tot er een voorbij is.
why-night-lately = Meer avonden kun je op één dag niet afspreken: { $most } van jou, of { $here } op deze server, afgelaste meegeteld. Probeer het morgen weer.
why-night-twice = Deze speelavond is al afgesproken. `/spelavond lijst` toont hem.
why-night-over = Die avond gaat niet meer door of is al begonnen.
why-night-full = Er hebben al { $most } mensen geantwoord; meer kunnen er bij deze speelavond niet bij.
why-night-not-yours = Alleen wie de avond heeft afgesproken of de evenementen van de server beheert, kan hem afgelasten.
why-no-night = Hier is geen spelavond afgesproken. Spreek er een af met `/spelavond afspreken`.
name-night = spelavond
name-night-plan = afspreken
name-night-list = lijst
command-night = Spreek een spelavond af of kijk wie komt. Op de afgesproken tijd gaat de tafel open.
command-night-plan = Spreek een spelavond af: wie komt, laat het weten, en op tijd gaat de tafel open.
command-night-plan-game = Welk spel.
command-night-plan-day = De dag: kies uit de lijst.
command-night-plan-hour = Het tijdstip, bijvoorbeeld 20:00.
command-night-plan-players = Hoeveel plaatsen de tafel heeft. Leeg: zoveel als het spel toelaat.
command-night-plan-speed = Hoelang een beslissing mag duren.
command-night-plan-zone = Je tijdzone, als die van de server een andere is: typ je stad.
command-night-list = Toon de spelavonden die hier zijn afgesproken.
argument-day = dag
argument-hour = uur
argument-zone = tijdzone

privacy-nights = - Je antwoord voor { $nights ->
    [one] { $nights } spelavond
   *[other] { $nights } spelavonden
}, met je naam van toen, tot 30 dagen erna

button-seek = Spelers zoeken
seek-table =
    { $names }: [{ $game }, tafel { $table }]({ $link }) zoekt spelers, { $free ->
        [one] { $free } plaats is vrij
       *[other] { $free } plaatsen zijn vrij
    }.
    -# Je hebt je hiervoor opgegeven; uitzetten kan met `/spelavond seintje`.
seek-night =
    { $names }, wie komt er naar de [spelavond { $game }]({ $link })? Begin: { $soon }
    -# Je hebt je hiervoor opgegeven; uitzetten kan met `/spelavond seintje`.
seek-done = Ik heb bericht gegeven aan { $people ->
    [0] de rol van de server
    [one] { $role ->
        [yes] de rol van de server en { $people } speler
       *[no] { $people } speler
    }
   *[other] { $role ->
        [yes] de rol van de server en { $people } spelers
       *[no] { $people } spelers
    }
}. { $trouble }
seek-chosen = Als iemand hier spelers zoekt voor { $which ->
    [some] { $games }
   *[all] welk spel ook
}, krijg je hoogstens één keer { $often ->
    [hour] per uur
    [day] per dag
   *[week] per week
} bericht.
seek-never = Op deze server laat ik je niet weten dat iemand spelers zoekt.
seek-role-gone = De rol die deze server had gekozen, bestaat niet meer. De beheerders kunnen een andere kiezen met `/beheer instellingen`.
seek-role-mute = Ik kan { $role } niet taggen: laat iedereen de rol vermelden, of geef mij het recht om alle rollen te vermelden.
seek-role-blind = { $role } ziet dit kanaal niet, dus tag ik die rol niet.
why-seek-nobody = Er is nu niemand om te taggen: { $opted ->
    [none] niemand anders heeft zich voor dit spel opgegeven. Nodig zelf mensen uit.
   *[some] wie zich heeft opgegeven, heeft net bericht gehad of ziet dit kanaal niet. Probeer het later weer, of nodig zelf mensen uit.
} Opgeven kan met `/spelavond seintje`. { $trouble }
why-seek-lately = Je hebt al vaak spelers gezocht. Je kunt het weer proberen: { $soon }
why-seek-guest = Antwoord eerst “{ button-night-come }”. Dan kun je anderen zoeken.
name-night-notify = seintje
command-night-notify = Krijg bericht als hier iemand spelers zoekt, zo vaak als jij wilt.
command-night-notify-often = Hoe vaak maximaal.
command-night-notify-game = Een spel om toe te voegen aan de jouwe. Leeg: alle spellen.
argument-often = hoevaak
argument-hours = uren
choice-often-hour = Eén keer per uur
choice-often-day = Eén keer per dag
choice-often-week = Eén keer per week
choice-often-never = Nooit

digest-begins = Vanaf nu stuur ik je één bericht per dag in plaats van je te taggen aan tafels per correspondentie. Het eerste, als er een op je wacht: { $when }
digest-heading = { $tables ->
    [one] **{ $tables } tafel wacht op je**
   *[other] **{ $tables } tafels wachten op je**
}
digest-line = - [{ $game }, tafel { $table }]({ $link }){ $known ->
    [yes] {" "}· deadline: { $soon }
   *[no] {""}
}
digest-more = { $more ->
    [one] En nog { $more }: `/tafel lijst` toont die.
   *[other] En nog { $more }: `/tafel lijst` toont ze.
}
digest-foot = -# Je dagbericht; wijzigen of stoppen kan met `/tafel dagbericht`.
digest-set = Elke dag stuur ik je de tafels per correspondentie die op je wachten. Daar tag ik je alleen nog in de laatste uren van een beslissing; aan snellere tafels verandert er niets. Tijdstip ({ $zone }): { $when }
digest-closed = Ik kan je geen privéberichten sturen. Ik tag je dus aan de tafels zoals voorheen, en probeer het elke dag opnieuw. Sta privéberichten van leden van deze server toe en gebruik de opdracht opnieuw.
digest-off = Geen dagbericht: ik tag je zoals gewoonlijk aan alle tafels.
name-table-digest = dagbericht
command-table-digest = Krijg één bericht per dag in plaats van meldingen aan tafels per correspondentie.
command-table-digest-hour = Op welk uur, van 0 tot 23. Leeg: weer meldingen zoals voorheen.
command-table-digest-zone = Je tijdzone, als die van de server een andere is: typ je stad.
