### What choices are worth, why seats moved as they did, and what decisions have cost. The same for every game.

odds-none = Op dit moment zijn er geen kansen te geven.
advice-wins = { $tenths ->
    [0] wint bijna nooit
    [10] wint bijna elke partij
   *[other] wint { $tenths } van de 10 partijen
}
advice-amount = { $unit ->
    [pesos] { $amount ->
        [one] 1 peso
       *[other] { $amount } peso’s
    }
    [points] { $amount ->
        [one] 1 punt
       *[other] { $amount } punten
    }
   *[coins] { $amount ->
        [one] 1 munt
       *[other] { $amount } munten
    }
}
advice-than = , ongeveer { advice-amount } { $sign ->
    [more] meer
   *[less] minder
} dan { $other }
advice-brings = { $sign ->
    [more] {", en brengt ongeveer "}{ advice-amount } meer op
   *[less] {", al brengt het ongeveer "}{ advice-amount } minder op
}

## Hints

advice-hints = 💡 Op basis van wat jij kunt weten, uit { $games } gesimuleerde partijen:
advice-hint = **{ $choice }** — { $said }
advice-verdict = { $how ->
    [best] *het beste voor jou*
    [near] *ongeveer even goed*
    [close] *iets minder goed*
   *[worse] *minder goed*
}
advice-short = ongeveer { advice-amount } minder
advice-compared = - **{ $choice }** · { $best ->
    [yes] wint { $games } van de 100 partijen
   *[no] { $games }
}{ $fact }

## Why seats moved so

button-why = Waarom die zetten?
button-why-this = Waarom?
why-no-thought = Die zet kan ik niet uitleggen: die gebeurde in het geheim, of er viel niets te kiezen.
why-heading = ### Waarom die zetten · tafel { $table }
why-foot = { $over ->
    [true] -# De partij is afgelopen: dit is wat elke speler toen wist, met de eigen geheimen erbij, uit { $games } gesimuleerde partijen.
   *[false] -# Voor zover iedereen het kan weten, uit { $games } gesimuleerde partijen: wat iemand verbergt, telt hier vóór het einde niet mee.
}
advice-why-alone = { $who } koos **{ $choice }**: dat { $wins }.
advice-why = { $verdict ->
    [best] { $who } koos **{ $choice }**: dat { $wins }; de beste andere keuze, **{ $other }**, { $rest }.
    [equal] { $who } koos **{ $choice }**: dat { $wins }, en **{ $other }** is ongeveer even goed.
   *[other] { $basis ->
        [public] { $who } koos **{ $choice }**: dat { $wins }, voor zover wij het kunnen zien; **{ $other }** { $rest }. De AI weet meer dan wij, of maakte een foutje.
       *[own] { $who } koos **{ $choice }**: dat { $wins }; **{ $other }** { $rest }. De AI maakte een foutje, of keek verder vooruit.
    }
}
why-no-thoughts = Nog geen AI-speler heeft openlijk iets beslist dat ik kan uitleggen. Na het einde kan dat voor elke beslissing.
why-no-reasons = De AI-spelers van dit spel geven nog geen uitleg.

## Review of a finished game

review-heading = ### Jouw analyse · { $game } · tafel { $table }
    -# Je duurste zetten, naar wat je toen wist.
review-lesson = **{ $place }. { $chapter }** · Jij koos **{ $made }**. Beter: **{ $better }**.
review-chance = -# Dat wint er op 100 partijen ongeveer { $games } meer{ $brought }.
review-foot = -# Uit { $games } gesimuleerde partijen per zet; het onbekende is geraden.
review-clean = Geen van je beslissingen heeft je merkbaar kansen gekost.
button-look = Bekijk { $place }
why-review-early = De analyse komt als de partij afgelopen is.
why-review-none = Van deze partij is er nog geen analyse.
why-review-outsider = De analyse is voor wie heeft meegespeeld: ze gaat over je eigen beslissingen.
why-review-cut = Ik word net opnieuw gestart. Vraag het over een minuut nog eens.

## Checking the dice

verify-fair =
    ✅ **Aan tafel { $table } is eerlijk gedeeld en gegooid.** Ik heb de { $moves } zetten opnieuw gespeeld volgens de regels, en ze leiden tot de getoonde uitslag.
    · Alle { $draws } keren dat er gegooid of gedeeld is, volgen uit de seed `{ $seed }`.
    · De SHA-256 daarvan is `{ $commitment }`, en die toonde de tafel toen de partij begon: sindsdien heeft niemand de seed veranderd.
    -# Je hoeft me niet te geloven: met **Logboek downloaden** krijg je de partij, en {"`manila replay BESTAND --verify`"} controleert die op je eigen computer.
verify-entry = Regel { $entry }: { $why }
verify-broken = { $entry ->
    [none] Het logboek leidt niet tot de getoonde uitslag.
   *[other] Regel { $entry } van het logboek is niet wat de seed volgens de regels geeft.
}
verify-failed = ❌ **Tafel { $table } klopt niet met wat er beloofd was:** { $finding } Download het logboek en meld het aan wie deze bot beheert.
