### The page where those who run a server choose, `/admin settings`

## The page

server-heading = ### Deze server · { $page ->
    [tables] tafels
    [games] partijen
    [people] mensen
    [words] taal
   *[data] gegevens
}
button-server-page = { $page ->
    [tables] Tafels
    [games] Partijen
    [people] Mensen
    [words] Taal
   *[data] Gegevens
}
server-choose = Kies
server-changed = { $back ->
    [true] ↩️ Teruggenomen.
   *[false] ✅ Klaar.
} { $line }
button-server-undo = Terugnemen
button-server-leave = Zo laten
why-server-undo = Intussen is iets anders gekozen. Kies in het menu wat moet gelden.
why-server-gone = Dat is er op deze server niet meer. Kies iets anders.

## Tables

server-channels = Tafels openen mag { $which ->
    [all] in elk kanaal
   *[some] alleen in deze kanalen: { $channels }
}.
server-anywhere = Elk kanaal
server-roles = Openen mag { $which ->
    [all] iedereen
   *[some] wie een van deze rollen heeft: { $roles }
}.
server-everybody = Iedereen
server-channel-tables = Tegelijk open in een kanaal met zijn threads: { $most ->
    [0] een onbeperkt aantal tafels
    [one] één tafel
   *[other] hoogstens { $most } tafels
}.
server-guild-tables = Tegelijk open op de server: { $most ->
    [0] een onbeperkt aantal tafels
    [one] één tafel
   *[other] hoogstens { $most } tafels
}.
server-tables-choice = { $count ->
    [0] Onbeperkt
    [one] Eén tafel
   *[other] { $count } tafels
}

## Games

server-levels = AI-spelers in lobby’s mogen zijn: { $which ->
    [all] van elk niveau
   *[some] van deze niveaus: { $levels }
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
    [off] geen kansberekening, geen tips
    [odds] hoogstens kansberekening
   *[hints] kansberekening en tips, zoals de host wil
}. Bij het oefenen zijn er altijd tips.
server-help-choice = { $most ->
    [off] Geen kansberekening, geen tips
    [odds] Kansberekening, geen tips
   *[hints] Allebei, zoals de host wil
}
why-server-help = De beheerders van deze server laten zoveel hulp aan de tafels niet toe.
server-puzzles = Van partijen die hier zijn uitgespeeld, worden { $allowed ->
    [yes] puzzels gemaakt, zonder namen
   *[no] geen puzzels gemaakt, en er blijven er geen bewaard
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
}; seizoen { $number } loopt af { $ends }.
server-days-choice = { $count ->
    [0] Drie maanden
    [one] Eén dag
   *[other] { $count } dagen
}
server-season-sure = Seizoen { $number } begon meer dan { $days ->
    [0] drie maanden
    [one] één dag
   *[other] { $days } dagen
} geleden: het zou nu aflopen, en de titels zouden worden gegeven. Dat kan niet worden teruggenomen.
button-server-end-season = Nu laten aflopen
server-season-channel = De titels worden bekendgemaakt in { $channel ->
    [none] het kanaal van de laatste partij
   *[other] { $channel }
}.
server-last-channel = Het kanaal van de laatste partij
server-seekers = Als iemand spelers zoekt, wordt { $role ->
    [none] geen rol opgeroepen
   *[other] ook { $role } opgeroepen
}.
server-no-role = Geen rol
server-seekers-hours = Die rol wordt hoogstens één keer { $hours ->
    [one] per uur
   *[other] in { $hours } uur
} opgeroepen.
server-hours-choice = { $count ->
    [one] Eén keer per uur
   *[other] Eén keer in { $count } uur
}

## Language

server-language = Nieuwe tafels spreken { $how ->
    [chosen] wat hier is gekozen
   *[automatic] de taal van deze server, voor zover ik die spreek
}: { $language }.
server-automatic = De taal van de server
server-zone = Uren die hier genoemd worden, zijn { $zone ->
    [none] wereldtijd (UTC)
   *[other] de tijd in { $zone }
}, tenzij iemand een zone noemt.
server-no-zone = Wereldtijd (UTC)
button-server-zone = Andere tijdzone …
server-zone-question = Tijdzone
server-zone-hint = Een stad, zoals Manila

## Data

server-data =
    Ik kan je alles wat ik over deze server bewaar als bestand geven: instellingen, blokkades, seizoenen, spelavonden, en de tafels met de zetten van wat is uitgespeeld. Wat mensen verborgen houden, staat er niet in.
    Of ik vergeet alles.
server-greeted = Ik heb hier { $when } verteld wat ik ben. Dat doe ik één keer, en ik bewaar er alleen de dag van.
button-server-save = Gegevens bewaren
server-saved = Wat ik over deze server bewaar, als JSON.
server-saved-part = Dit is deel { $part } van { $parts }, de nieuwste tafels eerst.
server-saved-unseen = { $unseen ->
    [one] Eén tafel staat waar jij niets ziet: die ontbreekt.
   *[other] { $unseen } tafels staan waar jij niets ziet: die ontbreken.
}
server-saved-cut = Het is te veel voor één bestand. Ratings en dergelijke die ontbreken: { $rows }.
why-server-large = Dat zou een bestand van { $megabytes } MB zijn, meer dan Discord aanneemt. Vraag het aan wie de bot draait.
button-server-forget = Server vergeten …
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
    } bij wie er speelde, zonder deze server. Wie geblokkeerd is, kan weer spelen. Het kan niet worden teruggenomen.
button-server-forget-sure = Alles vergeten
server-forgotten = Klaar: ik ben deze server vergeten. Ik weet alleen nog dat ik me hier heb voorgesteld, zodat ik het niet nog eens doe.
why-server-open = Beëindig eerst wat hier open is: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
} (`/beheer stoppen`) en { $arenas ->
    [one] één arena
   *[other] { $arenas } arena’s
} (`/beheer arena`, met 0 uur).
