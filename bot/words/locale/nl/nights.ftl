### Spelavonden: een afspraak, wie komt, en de tafel die op het uur opengaat.

night-sure =
    ### { $game }: deze avond afspreken?
    📅 **{ $when }** · { $soon }
    Tafel voor hoogstens { $players } · ⏳ { $speed }
    -# Dit is de tijd op je eigen klok; iedereen die dit leest, ziet die van zichzelf. Huisregels kies je in de lobby, als de tafel opengaat.
night-zone = -# { $hour } heb ik gelezen als de tijd in { $zone }.
night-zone-unknown = -# Ik ken hier geen tijdzone; { $hour } heb ik gelezen als wereldtijd (UTC). Klopt het uur hierboven niet? Geef de opdracht nog eens met je tijdzone. Wie de server beheert, kan die voor allen vastleggen met `/beheer instellingen`.
night-no-event = -# Er komt geen evenement in de lijst van de server: ik mis { $permissions }. Al het andere werkt zonder.
night-event-hidden = -# Er komt geen evenement in de lijst van de server, want niet iedereen ziet dit kanaal.
night-event-public = -# Er komt een evenement in de lijst van de server: iedereen op de server ziet daar je naam en dit kanaal.
button-night-plan = Afspreken
button-night-change = Veranderen
button-night-leave = Zo niet
night-left = Er is niets afgesproken.
night-changed = Gewijzigd: zie hieronder.
night-mistaken =
    ### { $game }: nog niet afgesproken
    Wat je hebt getypt, is bewaard. Verbeter dit:
button-correct = Verbeteren
night-form-title = { $game }: spelavond
night-form-day = Dag
night-form-day-hint = Bijvoorbeeld 2026-11-27.
night-form-hour = Uur
night-form-hour-hint = Bijvoorbeeld 20:00.
night-form-players = Spelers
night-form-players-hint = Hoeveel plaatsen de tafel heeft. Leeg: zoveel als het spel toelaat.
night-form-zone = Tijdzone
night-form-zone-hint = Bijvoorbeeld Europe/Tallinn, als die van de server een andere is. Leeg: die van de server.
night-planned = Afgesproken: [het bericht]({ $link }){ $event ->
    [yes] . Het staat ook in de lijst met evenementen van de server.
   *[no] .
}
night-heading = ### Spelavond: { $game }
night-when = **{ $when }** · { $soon }
night-table = Tafel voor hoogstens { $players } · ⏳ { $speed }
night-coming = { $count ->
    [0] Nog niemand heeft gezegd te komen.
   *[other] Komen ({ $count } van { $players }): { $names }
}
night-beyond = Als er een plaats vrijkomt: { $names }
night-foot = -# Afgesproken door { $name }. { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} ervoor herinner ik wie komt; op het uur gaat hier een tafel open waar hun plaatsen al bezet zijn.
night-event = [Evenement van de server]({ $link })
button-night-come = Ik kom
button-night-stay = Ik kan niet
night-known = { $comes ->
    [yes] Je staat al op de lijst.
   *[no] Je hebt al gezegd dat je niet kunt.
}
button-night-off = Afgelasten
night-off-sure =
    ### Deze avond afgelasten?
    { $game }, { $when }. { $count ->
        [0] Niemand anders heeft gezegd te komen.
        [one] { $count } ander heeft gezegd te komen: die krijgt bericht en hoort wie de avond heeft afgelast.
       *[other] { $count } anderen hebben gezegd te komen: zij krijgen bericht en horen wie de avond heeft afgelast.
    }
night-off-quiet =
    ### Deze avond afgelasten?
    { $game }, { $when }. Jij kunt niet schrijven in dat kanaal, dus roep ik daar niemand op: het bericht van de avond zegt wie hem heeft afgelast.
button-night-off-sure = Ja, afgelasten
button-night-keep = Nee, laten doorgaan
night-off-done = De avond is afgelast.
night-kept = De avond gaat door zoals afgesproken.
night-off-by = { $name } heeft deze avond afgelast.
night-off-told = { $names }: { $how ->
    [person] { $name } heeft de [spelavond]({ $link })
   *[event] iemand heeft in de lijst met evenementen van de server de [spelavond]({ $link })
} { $game }, { $when }, afgelast.
night-not-here = { $names }: voor de [spelavond]({ $link }) { $game } gaat geen tafel open. Deze server staat in dit kanaal geen tafels meer toe.
night-past = { $status ->
    [off] Deze avond is afgelast.
    [empty] Er was niemand om te spelen; er is geen tafel geopend.
    [full] Er is geen tafel geopend: deze server heeft er zoveel als hij mag hebben.
    [missed] Er is geen tafel geopend: ik was er niet op het uur. Sorry.
   *[told] De tafel is open: [tafel { $table }]({ $link })
}
night-reminder = { $names }: de [spelavond]({ $link }) { $game } begint: { $soon }
night-open = { $names }: jullie tafel is open: [{ $game }]({ $link })
night-no-seat = Er was geen plaats meer voor { $names }.
night-event-name = { $game }: spelavond
night-event-about = Afgesproken door { $host }. Hoogstens { $players } spelen mee. Wie hier interesse toont of het bij het bericht zegt, heeft een plaats als de tafel opengaat.
night-list-heading = ### Spelavonden
night-list-line = - [{ $game }]({ $link }) · { $when } · { $count ->
    [one] { $count } komt
   *[other] { $count } komen
}
why-night-day = Die dag ken ik niet. Schrijf hem als 2026-11-27.
why-night-hour = Dat uur ken ik niet. Schrijf het als 20:00.
why-night-players = Dat aantal spelers ken ik niet. Schrijf het in cijfers, of laat het leeg.
why-night-zone = Een tijdzone met die naam ken ik niet. Schrijf haar als Europe/Tallinn, of kies haar in de opdracht: die toont de zones van de stad die je typt.
why-night-past = Dat uur is al voorbij. Er is niets afgesproken.
why-night-far = Een avond kan hoogstens { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} vooruit worden afgesproken. Er is niets afgesproken.
why-night-many = Er zijn zoveel avonden afgesproken als mogen: { $most } van jou, of { $here } op deze server. Gelast er een af, of wacht tot die voorbij is.
why-night-lately = Meer avonden kun je op één dag niet afspreken: { $most } van jou, of { $here } op deze server. Afgelaste avonden tellen mee. Probeer het morgen weer.
why-night-twice = Deze avond is al afgesproken. `/spelavond lijst` toont hem.
why-night-over = Die avond gaat niet meer door of is al begonnen.
why-night-not-yours = Wie een avond heeft afgesproken kan hem afgelasten, of wie de evenementen van de server mag beheren.
why-no-night = Hier is geen spelavond afgesproken. `/spelavond afspreken` doet dat.
name-night = spelavond
name-night-plan = afspreken
name-night-list = lijst
command-night = Spelavonden: er een afspreken, zien wie komt. Op het uur gaat de tafel open.
command-night-plan = Een spelavond afspreken: wie komt zegt het, en op het uur gaat de tafel open.
command-night-plan-game = Welk spel.
command-night-plan-day = De dag: kies uit de lijst.
command-night-plan-hour = Het uur, bijvoorbeeld 20:00.
command-night-plan-players = Hoeveel plaatsen de tafel heeft. Zonder: zoveel als het spel toelaat.
command-night-plan-speed = Hoelang een beslissing mag duren.
command-night-plan-zone = Je tijdzone, als die van de server een andere is: typ je stad.
command-night-list = De spelavonden tonen die hier zijn afgesproken.
argument-day = dag
argument-hour = uur
argument-zone = tijdzone

privacy-nights = - Of je komt naar { $nights ->
    [one] { $nights } spelavond
   *[other] { $nights } spelavonden
}, en je naam van toen; tot 30 dagen erna

button-seek = Spelers zoeken
seek-table =
    { $names }: [{ $game }, tafel { $table }]({ $link }) zoekt spelers; { $free ->
        [one] { $free } plaats is vrij
       *[other] { $free } plaatsen zijn vrij
    }.
    -# Je wou dit weten: `/spelavond melden`, waarmee je het ook stopt.
seek-night =
    { $names }: [zeg of je komt]({ $link }) op een spelavond, { $game }: { $soon }
    -# Je wou dit weten: `/spelavond melden`, waarmee je het ook stopt.
seek-done = Ik heb het gemeld aan { $people ->
    [0] de rol van de server
    [one] { $role ->
        [yes] de rol van de server en { $people } mens
       *[no] { $people } mens
    }
   *[other] { $role ->
        [yes] de rol van de server en { $people } mensen
       *[no] { $people } mensen
    }
}. { $trouble }
seek-chosen = Als iemand op deze server spelers zoekt voor { $which ->
    [some] { $games }
   *[all] welk spel ook
}, meld ik het je hoogstens één keer { $often ->
    [hour] per uur
    [day] per dag
   *[week] per week
}.
seek-never = Op deze server meld ik je niet als iemand spelers zoekt.
seek-role-gone = De rol die deze server gekozen had, bestaat niet meer; `/beheer instellingen` kiest een andere.
seek-role-mute = Ik kan { $role } niet oproepen: laat iedereen de rol vermelden, of geef mij het recht om alle rollen te vermelden.
seek-role-blind = { $role } ziet dit kanaal niet, dus roep ik die rol niet op.
why-seek-nobody = Ik kan nu niemand oproepen: wie zich heeft aangemeld, is net opgeroepen of ziet dit kanaal niet. Probeer het later weer, of nodig zelf mensen uit. Aanmelden: `/spelavond melden`. { $trouble }
why-seek-guest = Zeg eerst dat je komt. Dan kun je anderen zoeken.
name-night-tell = melden
command-night-tell = Weten wanneer iemand hier spelers zoekt, nooit vaker dan je zegt.
command-night-tell-often = Hoe vaak hoogstens.
command-night-tell-game = Voor welk spel: het komt bij de jouwe. Zonder: voor alle spellen.
argument-often = hoevaak
argument-hours = uren
choice-often-hour = Eén keer per uur
choice-often-day = Eén keer per dag
choice-often-week = Eén keer per week
choice-often-never = Nooit

digest-begins = Vanaf nu schrijf ik je één keer per dag in plaats van je op te roepen aan tafels per correspondentie; voor het eerst op { $when }, als er een op je wacht.
digest-heading = { $tables ->
    [one] **{ $tables } tafel wacht op je**
   *[other] **{ $tables } tafels wachten op je**
}
digest-line = - [{ $game }, tafel { $table }]({ $link }){ $known ->
    [yes] {" "}· tijd om: { $soon }
   *[no] {""}
}
digest-more = { $more ->
    [one] En nog { $more }: `/tafel lijst` toont die.
   *[other] En nog { $more }: `/tafel lijst` toont ze.
}
digest-foot = -# Je dagbericht; `/tafel dagbericht` verandert of stopt het.
digest-set = Elke dag om { $when } (tijd in { $zone }) schrijf ik je welke tafels per correspondentie op je wachten; daar roep ik je alleen nog op in de laatste uren van een beslissing. Aan snellere tafels roep ik je op zoals voorheen.
digest-closed = Ik kan je niet schrijven: je privéberichten staan voor mij dicht. Ik roep je dus op aan de tafels zoals voorheen, en probeer het elke dag op dat uur opnieuw. Sta privéberichten van leden van deze server toe en geef de opdracht nog eens.
digest-off = Je wordt aan alle tafels opgeroepen zoals voorheen.
name-table-digest = dagbericht
command-table-digest = Eén bericht per dag in plaats van oproepen aan tafels per correspondentie.
command-table-digest-hour = Op welk uur, van 0 tot 23. Zonder: oproepen zoals voorheen.
command-table-digest-zone = Je tijdzone, als die van de server een andere is: typ je stad.
