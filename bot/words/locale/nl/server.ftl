### The page where those who run a server choose, `/admin settings`

## The page

server-heading = ### Deze server · { $page ->
    [tables] tafels
    [games] partijen
    [people] leden
    [words] taal
   *[data] gegevens
}
button-server-page = { $page ->
    [tables] Tafels
    [games] Partijen
    [people] Leden
    [words] Taal
   *[data] Gegevens
}
server-choose = Kies
server-changed = { $back ->
    [true] ↩️ Ongedaan gemaakt.
   *[false] ✅ Klaar.
} { $line }
button-server-undo = Ongedaan maken
button-server-leave = Zo laten
why-server-undo = Die instelling is intussen veranderd. Kies in het menu wat je wilt.
why-server-gone = Dat is er op deze server niet meer. Kies iets anders.

## Tables

server-channels = Kanalen voor tafels: { $which ->
    [all] alle
   *[some] { $channels }
}.
server-anywhere = Elk kanaal
server-roles = Rollen die tafels mogen openen: { $which ->
    [all] alle
   *[some] { $roles }
}.
server-everybody = Iedereen
server-channel-tables = Open tafels per kanaal, threads meegeteld: { $most ->
    [0] onbeperkt
   *[other] max. { $most }
}.
server-guild-tables = Open tafels op de server: { $most ->
    [0] onbeperkt
   *[other] max. { $most }
}.
server-tables-choice = { $count ->
    [0] Onbeperkt
    [one] Eén tafel
   *[other] { $count } tafels
}

## Games

server-levels = Niveaus van AI-spelers in lobby’s: { $which ->
    [all] alle
   *[some] { $levels }
}.
server-all-levels = Elk niveau
server-level = { $level ->
    [beginner] Beginner
    [easy] Makkelijk
    [steady] Degelijk
    [hard] Moeilijk
    [expert] Expert
   *[other] { $level }
}
why-server-level = De beheerders van deze server laten geen AI van dat niveau toe. { $known ->
    [true] Je kunt kiezen uit { $levels }.
   *[false] In dit spel laten ze er geen toe.
}
server-help = Hulp aan tafels met anderen: { $most ->
    [off] geen kansen, geen tips
    [odds] alleen kansen
   *[hints] kansen en tips, naar keuze van de host
}. Bij het oefenen zijn er altijd tips.
server-help-choice = { $most ->
    [off] Geen kansen, geen tips
    [odds] Alleen kansen
   *[hints] Allebei, naar keuze van de host
}
why-server-help = De beheerders van deze server staan zoveel hulp aan de tafels niet toe.
server-puzzles = Puzzels uit partijen die hier zijn uitgespeeld: { $allowed ->
    [yes] ja, zonder namen
   *[no] nee, en er blijven er geen bewaard
}.
server-puzzles-choice = { $allowed ->
    [yes] Puzzels maken van partijen van hier
   *[no] Geen puzzels van partijen van hier
}

## People

server-season = Een seizoen duurt { $days ->
    [0] drie maanden
    [one] één dag
   *[other] { $days } dagen
}; einde van seizoen { $number }: { $ends }.
server-days-choice = { $count ->
    [0] Drie maanden
    [one] Eén dag
   *[other] { $count } dagen
}
server-season-sure = Seizoen { $number } duurt al meer dan { $days ->
    [0] drie maanden
    [one] één dag
   *[other] { $days } dagen
}. Het zou nu aflopen, en de titels zouden worden uitgereikt. Dit kun je niet ongedaan maken.
button-server-end-season = Nu laten aflopen
server-season-channel = Bekendmaking van de titels: { $channel ->
    [none] in het kanaal van de laatste partij
   *[other] { $channel }
}.
server-last-channel = Het kanaal van de laatste partij
server-seekers = Rol die ik tag als iemand spelers zoekt: { $role ->
    [none] geen
   *[other] { $role }
}.
server-no-role = Geen rol
server-seekers-hours = Die rol tag ik { $hours ->
    [one] hoogstens één keer per uur
   *[other] hoogstens om de { $hours } uur
}.
server-hours-choice = { $count ->
    [one] Hoogstens één keer per uur
   *[other] Hoogstens om de { $count } uur
}

## Language

server-language = Taal van nieuwe tafels: { $language } ({ $how ->
    [chosen] hier gekozen
   *[automatic] die van de server, als ik die spreek
}).
server-automatic = De taal van de server
server-zone = Tijdzone voor wie er geen noemt: { $zone ->
    [none] wereldtijd (UTC)
   *[other] { $zone }
}.
server-no-zone = Wereldtijd (UTC)
button-server-zone = Andere tijdzone…
server-zone-question = Tijdzone
server-zone-hint = Een stad, zoals Manila

## Data

server-data =
    Ik kan je alles wat ik over deze server bewaar als bestand geven: instellingen, blokkades, seizoenen, spelavonden, tafels, en de zetten van uitgespeelde partijen. Geheimen van spelers staan er niet in.
    Ik kan ook alles vergeten.
server-greeted = Ik heb me hier één keer voorgesteld en bewaar alleen de dag: { $when }
button-server-save = Gegevens downloaden
server-saved = Wat ik over deze server bewaar, als JSON.
server-saved-part = Bestand { $part } van { $parts }, de nieuwste tafels eerst.
server-saved-unseen = { $unseen ->
    [one] Eén tafel ontbreekt: je kunt het kanaal ervan niet zien.
   *[other] { $unseen } tafels ontbreken: je kunt de kanalen ervan niet zien.
}
server-saved-cut = Het is te veel voor één bestand. Ratings en dergelijke die ontbreken: { $rows }.
why-server-large = Dat zou een bestand van { $megabytes } MB zijn, meer dan Discord aanneemt. Vraag het aan wie de bot beheert.
button-server-forget = Server vergeten…
server-forget-ask =
    ### Deze server vergeten?
    Alle instellingen, { $blocks ->
        [one] één blokkade
       *[other] { $blocks } blokkades
    }, { $nights ->
        [one] één spelavond
       *[other] { $nights } spelavonden
    }, alle seizoenen met { $titles ->
        [one] één titel
       *[other] { $titles } titels
    }, en de ratings van deze server worden gewist. { $tables ->
        [one] Eén uitgespeelde tafel blijft
       *[other] { $tables } uitgespeelde tafels blijven
    } bij wie er speelde, zonder de naam van de server. Wie geblokkeerd is, kan weer spelen. Dit kun je niet ongedaan maken.
button-server-forget-sure = Alles vergeten
server-forgotten = Klaar: ik ben deze server vergeten. Ik weet alleen nog dat ik me hier heb voorgesteld, zodat ik het niet nog eens doe.
why-server-open = Sluit eerst wat hier open is: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
} (`/beheer stoppen`) en { $arenas ->
    [one] één arena
   *[other] { $arenas } arena’s
} (`/beheer arena`, met 0 uur).
