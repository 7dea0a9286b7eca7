### What sentences are put together from

list-comma = { ", " }
list-gap = { " " }
list-and = { $heads } en { $last }
list-or = { $heads } of { $last }
list-of = { $name }: { $said }
list-aside = { $said } ({ $aside })
list-stop = { $sentence }.

## What the bot itself says: lobby, table, panels, commands. The words of a game are in its own file.

ai-names = Luz Diego Amihan Kidlat Rosa Mateo Tala Bayani Inés Datu

## Lobby

lobby-heading =
    ## { $game } · tafel { $table }
    { $about }{ $slow ->
        [yes] {" "}In dit tempo duurt een partij dagen.
       *[no] {""}
    }
lobby-seat = { $name }{ $role ->
    [host] {" "}· host
    [level] {" "}· AI, { $level }
    [ai] {" "}· AI
   *[person] {""}
}
lobby-against = { " tegen " }
lobby-hint = -# { $missing ->
    [0] De host kan starten.
    [one] Nog { $missing } speler nodig voor **{ button-start }**; een AI kan de tafel aanvullen.
   *[other] Nog { $missing } spelers nodig voor **{ button-start }**; AI-spelers kunnen de tafel aanvullen.
}
lobby-waiting = Je hebt in dit kanaal al tafel { $table } openstaan. Ga erheen, of sluit die en open een andere.
lobby-rematch = ↩️ Revanche: wie weer meespeelt, drukt op **{ button-join }**.
lobby-speed = ⏳ { $speed }
table-quiet = 🔕 { $begins }:00–{ $ends }:00 UTC
speed-heading = **Tempo**
    -# Als de tijd om is, wordt de voorzichtigste beslissing genomen. Na twee keer op rij valt een AI in.
speed-live = Live: 1 minuut per beurt
speed-relaxed = Rustig: 10 minuten per beurt
speed-correspondence = Per correspondentie: 1 dag per beurt
speed-none = Zonder tijdslimiet
lobby-add-ai = Een AI toevoegen…
lobby-remove-ai = Laatste AI weg
lobby-help = 💡 { $help ->
    [off] { $odds ->
        [yes] Geen kansen, geen tips
       *[no] Geen tips
    }
    [hints] { $odds ->
        [yes] Kansen en tips
       *[no] Tips
    }
   *[odds] Kansen voor wie erom vraagt
}
help-heading = **Hulp**
    -# { $odds ->
        [yes] Iedereen kan de kansen opvragen.{" "}
       *[no] {""}
    }**{ button-explain }** rangschikt je beste zetten als je aan de beurt bent. Alleen jij ziet dat.
help-choice = { $help ->
    [off] { $odds ->
        [yes] Geen kansen, geen tips
       *[no] Geen tips
    }
    [hints] { $odds ->
        [yes] Kansen en tips bij elke beslissing
       *[no] Tips bij elke beslissing
    }
   *[odds] Kansen voor wie erom vraagt
}
lobby-motion = 🎞️ { $motion ->
    [still] Beelden staan stil
   *[moving] Beelden bewegen als er iets gebeurt
}
lobby-language = 💬 { $language }
language-heading = **Taal**
    -# De taal waarin de tafel voor iedereen spreekt. Wat alleen jij ziet, is in je eigen taal: `/taal ik`.
motion-heading = **Beelden**
    -# Bewegende beelden spelen één keer af en eindigen met het bord zoals het is. Niemand hoeft erop te wachten.
motion-choice = { $motion ->
    [still] Altijd stil
   *[moving] Bewegend als er iets gebeurt
}
motion-set = { $motion ->
    [still] De beelden van tafel { $table } staan vanaf nu stil.
   *[moving] De beelden van tafel { $table } bewegen vanaf nu als er iets gebeurt.
}
lobby-closed = Tafel { $table } is gesloten{ $why ->
    [untouched] : een uur lang is er niets gebeurd
    [stopped] {" "}door de beheerders van deze server
    [stopped_rules] {" "}door de beheerders van deze server, vanwege de regels van de server
    [stopped_dispute] {" "}door de beheerders van deze server, omdat de spelers het niet eens werden
    [stopped_trouble] {" "}door de beheerders van deze server, omdat er iets misging
   *[cancelled] {""}
}. Met `/{ $kind } nieuw` open je een andere.

others =
    { $count ->
        [one] 1 ander
       *[other] { $count } anderen
    }
chance = { $percent }%
button-join = Meedoen
button-house-rules = Huisregels
button-start = Starten
button-go-there = Erheen
button-close-table = Tafel sluiten

house-rule = 📜 { $rule }: { $value }
house-rules-standard = 📜 Gewone regels
lobby-rules-changed = 📜 { $count } huisregels gewijzigd
numbers-choice = Eigen getallen…
numbers-question = { $count } getallen van { $least } tot { $most }
house-rules-heading = ### Huisregels
    { $host ->
        [true] Kies vóór de start. Iedereen ziet wat je verandert.
       *[false] De host kiest ze.
    }

## Table

table-closed = Tafel { $table } is gesloten: { $why ->
    [untouched] er is hier al lang niet meer gespeeld.
    [stopped] door de beheerders van deze server.
    [stopped_rules] door de beheerders van deze server, vanwege de regels van de server.
    [stopped_dispute] door de beheerders van deze server, omdat de spelers het niet eens werden.
    [stopped_trouble] door de beheerders van deze server, omdat er iets misging.
   *[ended] { $voters ->
        [0] er speelde niemand meer.
        [one] de speler is gestopt.
       *[other] de spelers hebben voor stoppen gestemd.
    }
}{ $arena ->
    [yes] {" "}{ end-arena }
   *[no] {""}
}
result-early =
    ## Voortijdig afgelopen
    { $why } De stand op dat moment:
result-early-place = { $rank } · { $name }: { $score }
table-deadline = {" "}· ⏳ { $soon }
table-time-up = ⏰ De tijd van { $name } was om
table-undone = ↩️ De laatste zet is teruggenomen
table-vote = 🗳️ { $kind ->
    [undo] { $name } wil terugnemen: { $what }.
   *[end] { $name } wil de partij stoppen. { $needed } van de { $count } is genoeg.{ $arena ->
        [yes] {" "}{ end-arena }
       *[no] {""}
    }
}
    -# Voor: { $agreed }{ $against ->
        [none] {""}
       *[some] {" · "}Tegen: { $refused }
    } · { $kind ->
        [undo] Nog nodig
       *[end] Nog niet
    }: { $missing }
table-vote-ends = { $stage ->
    [enough] genoeg: de partij stopt als iedereen geantwoord heeft, uiterlijk: { $soon }
   *[open] geen antwoord is tegen · geteld als iedereen geantwoord heeft, uiterlijk: { $soon }
}
table-vote-outcome = 🗳️ { $how ->
    [refused] Niet iedereen was akkoord met terugnemen. De zet blijft staan.
   *[kept] Geen meerderheid om te stoppen. De partij gaat door.
}
vote-outcome = 🗳️ { $how ->
    [ended] Na de stemming is de partij aan [tafel { $table }]({ $link }) afgelopen.
    [kept] Je voorstel om de partij aan [tafel { $table }]({ $link }) te stoppen, kreeg geen meerderheid. De partij gaat door.
    [undone] Iedereen aan [tafel { $table }]({ $link }) is akkoord: de zet is teruggenomen.
    [refused] Aan [tafel { $table }]({ $link }) was niet iedereen akkoord met terugnemen. De zet blijft staan.
   *[overtaken] Aan [tafel { $table }]({ $link }) is verder gespeeld: je vraag om de zet terug te nemen, vervalt.
}
call-turn = { $mention }, jij bent aan de beurt: [tafel { $table }]({ $link }).
call-vote = { $mention }, een stemming wacht op jouw antwoord: [tafel { $table }]({ $link }).
call-reminder = { $mention }, de helft van je tijd is om: [tafel { $table }]({ $link }).
call-urgent = { $mention }, je tijd is bijna om: [tafel { $table }]({ $link }).
call-nudge = { $mention }, er wordt op je gewacht: [tafel { $table }]({ $link }).
call-alone = { $mention }, de anderen zijn weg van [tafel { $table }]({ $link }). AI-spelers spelen voor hen verder, en jij bent aan de beurt.
nudged = Gepord: { $names }.
nudged-already = Niemand te porren: { $names } is al gepord of heeft meldingen hier uitgezet.
story-heading = ### Wat er gebeurd is aan tafel { $table }
story-page = Pagina { $page } van { $pages }
table-away = 💤 Een AI valt in voor { $names }. Terug? Druk op **Ik ben er weer**.
table-deserted = 💤 Iedereen is weg: { $names }. De partij wacht op **Ik ben er weer**.
covered-lines = 👇 Tik om te lezen hoe de vaart afliep:
table-moved = { $where ->
    [away] Tafel { $table } is naar een ander kanaal gebracht en gaat daar verder: [naar de tafel]({ $link })
   *[here] Tafel { $table } gaat [verderop]({ $link }) door.
}
table-seed = -# De seed, het geheime startgetal van alle toeval, was `{ $seed }`. “{ $verify }” vergelijkt die met de SHA-256 van de start.
table-promise = Alle toeval komt hier uit een geheim startgetal, de seed; de SHA-256 daarvan is `{ $commitment }`. Aan het einde zie je de seed.
table-dealt = 📬 Je hand staat ook in je privéberichten.
table-dms-closed = 📪 { $names }: { $count ->
    [one] je privéberichten staan dicht. **Mijn hand** hieronder laat zien wat je hebt.
   *[other] jullie privéberichten staan dicht. **Mijn hand** hieronder laat zien wat jullie hebben.
}
table-line = Tafel { $table } · { $state ->
    [lobby] lobby
    [over] afgelopen
   *[game] bezig
} · { $names }

button-hand = Mijn hand
button-back-again = Ik ben er weer
button-explain = Advies
button-asked = Uitleg
button-odds = Kansen
button-rematch = Revanche
button-replay = Terugkijken
button-watch = Film terugkijken
button-share = Delen
button-reopen = Verder spelen
button-take-seat = Plaats overnemen
button-decline-seat = Nee, bedankt
result-day = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
result-occasion = { $known ->
    [both] { $game } op { $where }, { $when }.
    [where] { $game } op { $where }.
    [when] { $game }, { $when }.
   *[none] { $game }.
}
button-film = Animatie
button-first = ⏮
button-step-back = ◀
button-step-on = ▶
button-last = ⏭
button-more = Meer
button-save-log = Logboek downloaden
button-record = Terugkijken en controleren
button-verify = { $chance ->
    [cards] Gift controleren
   *[dice] Worpen controleren
}
button-review = Analyse
button-text-board = Bord als tekst
button-zoom = Beeld
button-legend = Legenda
button-story = Verloop
button-nudge = Porren
button-undo = Zet terugnemen?
button-undo-alone = Zet terugnemen
button-end = Samen stoppen?
button-quit = Partij stoppen
button-agree = Voor
button-refuse = Tegen
button-rules = Regels
button-leave-table = Tafel verlaten
button-back = ◀ Terug

hand-heading = ### Jouw hand · { $game } · tafel { $table }
list-page = -# Pagina { $page } van { $pages } · { $total } tafels
hands-page = Hand { $first } tot { $last } van { $total }. Druk voor de volgende.
hand-forced = Voor jou gespeeld: { $move }, je enige mogelijke zet.
hand-timed-out = ⏰ Je tijd was om: je laatste zet is voor je gedaan.
hand-pending = [Naar de tafel]({ $link }) { $turn }
replay-heading = ### Terugkijken · { $game } · tafel { $table }
    -# Stap { $now } van { $all }
replay-jump = Spring naar…
film-made = Tafel { $table } van de eerste zet tot de laatste.
film-alt = Een film zonder geluid van de hele partij, hoogstens een halve minuut, van { $first } tot { $last }: het meeste snel, de beslissende momenten langzaam. Hij eindigt met de uitslag. { $end }
share-panel = Wat wil je laten zien in { $channel }? Ik plaats het daar namens jou, elk één keer. Taal: { $language }.
share-ask = Dit namens jou { $channel ->
    [here] hier
   *[other] in { $channel }
} plaatsen, waar iedereen het kan lezen? Taal: { $language }.
button-share-poster = Poster
button-share-film = Film
shared = { $what ->
    [film] { $name } deelt een film van een partij { $game }.
   *[poster] { $name } deelt het einde van een partij { $game }.
}
shared-here = Geplaatst: [naar het bericht]({ $link })
rematch-open = De revanche staat klaar: [naar de tafel]({ $link })
quit-question =
    ### Tafel { $table } stoppen?
    Er speelt niemand anders mee, dus eindigt de partij meteen en voorgoed, zonder winnaar. Met de tabs hieronder ga je terug naar de partij.
close-question =
    ### Tafel { $table } sluiten?
    Hier wachten ook: { $names }. De tafel sluit voor iedereen.
leave-question =
    ### Tafel { $table } verlaten?
    { $how ->
        [alone] Er speelt niemand anders mee, dus wacht de partij tot je op **Ik ben er weer** drukt.
        [counts] Een AI speelt uit jouw naam verder tot je op **Ik ben er weer** drukt. De zetten van die AI zijn de jouwe, ook de kosten. Er spelen anderen mee, dus dit telt als een verlaten partij.
       *[free] Een AI speelt uit jouw naam verder tot je op **Ik ben er weer** drukt. De zetten van die AI zijn de jouwe, ook de kosten.
    }
leave-which = Je zit aan meer tafels. Welke wil je verlaten?
leave-arena = Ben je voor het einde niet terug, dan verdien je niets met deze partij en moet je je opnieuw aanmelden voor de arena.
end-arena = Niemand krijgt arenapunten.
more-heading = Tafel { $table }
record-heading = ### { button-record } · tafel { $table }
rules-page = Pagina { $page } van { $pages }
left =
    Je hebt tafel { $table } verlaten.{ $how ->
        [lobby] {""}
        [alone] {" "}De partij wacht op je.
       *[game] {" "}Een AI valt voor je in tot je terug bent. De eerste zet komt pas na 10 seconden.
    }
came-back = Je zit weer op je plaats.
sure-unconfirmed = -# Je hebt de vorige vraag niet bevestigd, dus die had geen gevolg.
left-warning = Je hebt in korte tijd twee partijen verlaten, terwijl anderen op je wachtten. Na twee weken telt dat nog maar half mee. Na nog een keer kun je enkele dagen maar aan één snelle tafel tegelijk zitten (een of tien minuten per beurt).
left-often = Je hebt in korte tijd meerdere partijen verlaten, terwijl anderen op je wachtten. Daarom kun je maar aan één snelle tafel tegelijk zitten (een of tien minuten per beurt). Langzame tafels en oefenen kunnen gewoon. Dit eindigt: { $soon }
left-unseen = Je ziet het kanaal van tafel { $table } niet, dus valt een AI voor je in. Dit telt niet als een verlaten partij. Zodra iemand je toelaat, kun je verder met **Ik ben er weer**: [naar de tafel]({ $link })
log-saved = De hele partij: elke zet met de worpen. {"`manila replay BESTAND --verify`"} leest het bestand en controleert de dobbelstenen.
thread-name = { $game } met { $host }
thread-opened = Je tafel is open: [naar de tafel]({ $link })

## Keeping a table

list-line = [{ $game }]({ $link }) · { $line }{ $mine ->
    [true] {" "}· **jij zit hier**
   *[false] {""}
}
list-pending = { $mine ->
    [true] ➡️ { $turn }
   *[false] -# { $turn }
}
language-mine = Wat alleen jij ziet, staat voortaan in het { $language }. Een tafel spreekt de taal van de server, of de taal die de host heeft gekozen.
language-server = Nieuwe tafels op deze server spreken deze taal: { $language }. Open tafels houden hun taal, tot de host die verandert met `/taal tafel`.
language-table = Tafel { $table } spreekt nu deze taal: { $language }.
pings-set = { $pings ->
    [always] Ik tag je bij elke beurt.
    [never] Ik tag je nooit. Kijk zelf naar je tafels: `/tafel lijst`.
   *[away] Ik tag je als je aan de beurt bent en al een tijdje weg bent.
}
quiet-set = { $quiet ->
    [on] Tijdens deze uren tag ik niemand aan tafel { $table }. Bij een dag per beslissing loopt dan ook geen tijd af. Snellere beurten lopen gewoon af, dus daarvoor tag ik wel.
   *[off] Tafel { $table } heeft geen stille uren.
}
why-quiet-long = Stille uren duren samen hoogstens een halve dag, 12 uur. Kies er minder.
why-quiet-same = Stille uren kunnen niet op hetzelfde uur beginnen en eindigen. Kies twee verschillende uren, of laat beide leeg voor geen stilte.
speed-set = Tafel { $table } · { $speed }{ $later ->
    [yes] {". "}Voor de anderen geldt dat na hun volgende zet.
   *[no] {""}
}
host-passed = { $name } is nu host van tafel { $table }.
host-yours = { $mention }: { $name } heeft je host gemaakt van [tafel { $table }]({ $link }). Met `/tafel host` geef je dat door.
reopened = Tafel { $table } gaat verder: [naar de tafel]({ $link })
replaced = { $name } heeft nu de plaats van { $owner } aan [tafel { $table }]({ $link }), met alles wat daar lag.
offer-seat = { $mention }, { $own ->
    [true] { $name } biedt je een plaats aan om over te nemen:
   *[false] de host biedt je de plaats aan van { $name }, die weg is:
} [tafel { $table } · { $game }]({ $link }), met alles wat daar ligt. Zolang je niet ja zegt, verandert er niets. Het aanbod eindigt: { $soon }
offer-away = { $mention }, druk aan de tafel op **Ik ben er weer** om je plaats te houden.
offer-made = Gevraagd: { $name }. Bij een ja wisselt de plaats van speler: [naar de tafel]({ $link })
offer-over = { $how ->
    [declined] { $name } neemt de plaats aan tafel { $table } niet over.
   *[withdrawn] { $name } heeft het aanbod van een plaats aan tafel { $table } ingetrokken.
}

## Refusals of the desk

why-nudge-self = De tafel wacht alleen op jou: er is niemand anders om te porren.
why-nudge-quiet = Aan deze tafel zijn het nu stille uren, dus ik tag niemand. Por daarna nog eens.
why-nudge-refused = Ik kon niemand porren. Probeer het later opnieuw.
why-second-press = Dat kwam vlak na je vorige zet, dus ik heb niets gedaan. Kijk naar de tafel en druk nog eens als je het echt wilt.
why-too-fast = { $who ->
    [server] Op deze server wordt nu meer gedrukt dan ik aankan. Er is niets veranderd; probeer het over een paar seconden opnieuw.
   *[you] Dat was meer dan ik in één keer aankan. Er is niets veranderd; wacht een paar seconden en druk dan opnieuw.
}
why-many-tables = Je zit aan { $most } open tafels of meer, en meer kan niet. Verlaat er eerst een; met `/tafel lijst` zie je ze.
why-many-opened = Je hebt in korte tijd veel tafels geopend. Probeer het over een paar minuten opnieuw.
why-many-lobbies = Er wachten al { $most } tafels van jou op spelers op deze server. Start of annuleer er eerst een.
why-server-only = Een tafel heeft een kanaal van een server nodig. Probeer de opdracht daar. In je eentje kun je ook hier spelen: `/uitdaging`, of **Tegen AI spelen** in `/help`.
why-no-threads = In dit kanaal kunnen geen threads worden geopend. Open de tafel zonder thread, of in een tekstkanaal.
permission =
    { $name ->
        [view_channel] Kanalen bekijken
        [send_messages] Berichten verzenden
        [attach_files] Bestanden bijvoegen
        [create_events] Evenementen maken
        [create_public_threads] Openbare threads maken
       *[send_messages_in_threads] Berichten verzenden in threads
    }
why-permissions = In dit kanaal mis ik rechten: { $permissions }. De beheerders van deze server kunnen ze me geven.
why-number = Dat moet een heel getal van { $least } tot { $most } zijn. Er is niets veranderd.
why-voting = Er loopt al een stemming. Rond die eerst af.
why-no-vote = Er is geen stemming meer.
why-voted = Zo heb je al gestemd. Met de andere knop verander je je stem.
why-undo-away = Terugnemen kan alleen als iedereen akkoord is, en voor iemand valt een AI in. Wacht op **Ik ben er weer**.
why-no-undo = Er kan niets worden teruggenomen: er is intussen gegooid, er zijn kaarten getoond, of er is nog niets beslist.
why-undo-many = In deze partij is al { $most } keer iets teruggenomen. Vaker kan niet: er wordt doorgespeeld.
why-no-replacement = Zo kun je die plaats niet weggeven: noem iemand die hier speelt, en wie de plaats overneemt.
why-left-often = Je hebt in korte tijd meerdere partijen verlaten, dus je kunt maar aan één snelle tafel tegelijk zitten (een of tien minuten per beurt). Speel verder waar je zit, of kies een tafel per correspondentie of zonder tijdslimiet. Dit eindigt: { $soon }
why-speed-left-often = Een speler hier kan nu niet aan nog een snelle tafel zitten. Kies een rustiger tempo.
why-speed-none = Een partij met anderen houdt een tijdslimiet. De ruimste is een dag per beurt.
why-lobby-no-limit = De anderen kwamen aan een tafel met een tijdslimiet. Kies een dag per beurt, of open een nieuwe tafel zonder limiet.
why-no-offer = Dat aanbod geldt niet meer. Er is niets veranderd.
why-not-your-offer = Die plaats is aan iemand anders aangeboden.
why-offered-already = Die vraag is al gesteld. De plaats blijft van jou tot er antwoord is.
why-offer-seated = { $name } heeft hier al een plaats. Kies iemand anders.
why-offer-left = { $name } heeft in dit spel al een plaats afgestaan en kent de hand daarvan. Kies iemand anders.
why-hand-known = Je had in dit spel een andere plaats en kent de hand daarvan. Deze plaats kun je niet nemen.
why-seated = Je hebt hier al een plaats.
why-offer-unseen = { $name } ziet het kanaal van deze tafel niet. Kies iemand die het wel ziet.
why-not-yours-to-give = Je kunt je eigen plaats weggeven; de host ook die van iemand die al even weg is.
why-not-absent = { $name } is niet weg. Je kunt deze plaats pas aanbieden als er al even een AI invalt.
why-seat-kept = Deze plaats blijft nog bewaard voor { $name }. Je kunt die op zijn vroegst aanbieden: { $soon }
why-lobby-heir = Host kan alleen een andere speler aan deze tafel worden. Kies er een, geen AI.
why-not-away = Je zit al aan de tafel.
why-not-over = Het logboek blijft dicht tot de partij afgelopen is: de worpen staan erin.
why-one-at-a-time = Ik ben al iets voor je aan het maken. Wacht tot het er is en vraag dan om het volgende.
why-share-early = Er valt pas iets te delen als de partij afgelopen is.
why-share-outsider = Alleen wie deze partij gespeeld heeft, kan die delen.
why-shared = Dat heb je al gedeeld.
why-posts-lately = Je hebt me al veel laten plaatsen. Je kunt het weer proberen: { $soon }
why-share-refused = Ik kan niet meer schrijven in het kanaal van deze tafel, dus kan ik er niets delen.
why-share-permissions = In het kanaal van deze tafel mis ik rechten: { $permissions }. De beheerders van deze server kunnen ze me geven.
why-write-muted = Jij kunt niet schrijven in dat kanaal, dus schrijf ik daar niet namens jou.
why-attach-muted = Jij kunt geen bestanden sturen in dat kanaal, dus plaats ik er daar geen namens jou.
why-thread-muted = Jij kunt geen threads openen in dat kanaal, dus open ik er daar geen namens jou.
why-no-film = Een animatie maak ik van afgelopen partijen waarvan de beelden kunnen bewegen. Bekijk deze stap voor stap met **Terugkijken**.
why-nothing-moved = Er heeft nog niets bewogen. Druk opnieuw op **{ button-watch }** na de eerste worp of het eerste gevecht.
why-no-replay = Die partij is gespeeld met oudere regels dan ik nu ken, dus kan ik die niet meer tonen.
why-no-rematch = De partij is nog bezig. Een revanche kan pas daarna.
why-rematch-outsider = Alleen wie meegespeeld heeft, kan om een revanche vragen. Open liever een eigen tafel.
why-odds-off = Aan deze tafel zijn er geen kansen te zien. De host kan dat vóór de start toestaan in de huisregels.
why-unknown-button = Die knop is niet van mij, of niet meer. Er is niets veranderd.
why-unknown-command = Zo ken ik die opdracht niet. Herstart Discord en probeer het opnieuw.
why-no-table = Die tafel bestaat niet meer.
why-not-closed = Deze tafel is open.
why-not-left-alone = Deze tafel is door de spelers zelf gesloten. Alleen een tafel die gesloten is omdat er niemand kwam, kan weer open.
why-none-left-alone = Geen enkele tafel van jou is gesloten omdat er niemand kwam.
why-closed = Deze tafel is gesloten.
why-started = De partij is al begonnen.
why-not-started = De partij is nog niet begonnen.
why-old-board = Dat is een oud beeld van de tafel. Hier gaat het verder: [naar de tafel]({ $link })
why-here-already = Die tafel staat al in dit kanaal. Er is niets veranderd.
why-move-server = Een tafel blijft op de server waar die geopend is. Hier gaat het verder: [naar de tafel]({ $link })
why-move-host = Alleen de host kan een tafel naar een ander kanaal brengen. Hier gaat het verder: [naar de tafel]({ $link })
why-move-public = Dit kanaal kan lezers hebben die het kanaal van de tafel niet heeft, dus blijft de tafel daar: [naar de tafel]({ $link })
why-move-unseen = Dit kanaal is niet te zien voor { $names }. De tafel blijft dus waar iedereen erbij kan: [naar de tafel]({ $link })
why-no-table-here = Zo’n tafel is hier niet. Met `/spelen` open je er een.
why-no-seat-here = Aan een open tafel van dat spel of met dat nummer zit je niet. `/tafel lijst` toont de jouwe.
why-no-seat = Je zit nu aan geen enkele tafel. Op een server open je er een met `/spelen`.
why-stale = Deze tafel is intussen veranderd, dus ik heb niets gedaan. Kijk er nog eens naar.
why-slow = Dat duurde te lang om een formulier te openen. Druk er nog eens op.
why-storage = Dat kon ik niet opslaan, dus is er niets veranderd. Probeer het zo meteen opnieuw.
why-not-allowed = Van Discord mag ik dat hier niet: in dit kanaal mis ik een recht. Er is niets verloren.
why-broken = Er ging bij mij iets mis. De tafel is nog zoals daarvoor, of al bijgewerkt; druk nog eens om het te zien.
