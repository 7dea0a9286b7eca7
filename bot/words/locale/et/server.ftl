### The page where those who run a server choose, `/admin settings`

## The page

server-heading = ### See server · { $page ->
    [tables] lauad
    [games] partiid
    [people] inimesed
    [words] keel
   *[data] andmed
}
button-server-page = { $page ->
    [tables] Lauad
    [games] Partiid
    [people] Inimesed
    [words] Keel
   *[data] Andmed
}
server-choose = Vali
server-changed = { $back ->
    [true] ↩️ Tagasi võetud.
   *[false] ✅ Tehtud.
} { $line }
button-server-undo = Võta tagasi
button-server-leave = Jäta nii
why-server-undo = Vahepeal on valikut muudetud. Vali menüüst, mis peab kehtima.
why-server-gone = Seda pole selles serveris enam. Vali midagi muud.

## Tables

server-channels = Laudu võib avada { $which ->
    [all] igas kanalis
   *[some] ainult nendes kanalites: { $channels }
}.
server-anywhere = Iga kanal
server-roles = Laudu võivad avada { $which ->
    [all] kõik
   *[some] need, kellel on mõni neist rollidest: { $roles }
}.
server-everybody = Kõik
server-channel-tables = Ühes kanalis koos selle lõimedega võib korraga avatud olla { $most ->
    [0] kui tahes palju laudu
    [one] üks laud
   *[other] kuni { $most } lauda
}.
server-guild-tables = Terves serveris võib korraga avatud olla { $most ->
    [0] kui tahes palju laudu
    [one] üks laud
   *[other] kuni { $most } lauda
}.
server-tables-choice = { $count ->
    [0] Kui tahes palju
    [one] Üks laud
   *[other] { $count } lauda
}

## Games

server-levels = Ooteruumides on lubatud arvutimängijate tasemed: { $which ->
    [all] kõik
   *[some] { $levels }
}.
server-all-levels = Kõik tasemed
server-level = { $level ->
    [beginner] Algaja
    [easy] Kerge
    [steady] Kindel
    [hard] Raske
    [expert] Ekspert
   *[other] { $level }
}
why-server-level = Serveri haldajad ei luba selle tasemega arvutimängijaid. { $known ->
    [true] Vali mõni neist: { $levels }.
   *[false] Selles mängus pole lubatud ükski tase.
}
server-help = Abi teistega koos mängides: { $most ->
    [off] ei tõenäosusi ega vihjeid
    [odds] ainult tõenäosused
   *[hints] tõenäosused ja vihjed, kui laua võõrustaja soovib
}. Harjutades on vihjed alati.
server-help-choice = { $most ->
    [off] Ei tõenäosusi ega vihjeid
    [odds] Ainult tõenäosused
   *[hints] Mõlemad, kui laua võõrustaja soovib
}
why-server-help = Serveri haldajad ei luba laudades nii palju abi.
server-puzzles = Siin lõppenud partiidest { $allowed ->
    [yes] tehakse ülesandeid, kellegi nime nimetamata
   *[no] ülesandeid ei tehta ja varasemaid ei säilitata
}.
server-puzzles-choice = { $allowed ->
    [yes] Tee siinsetest partiidest ülesandeid
   *[no] Siinsetest partiidest ülesandeid ei tehta
}

## People

server-season = Hooaja pikkus on { $days ->
    [0] kolm kuud
    [one] üks päev
   *[other] { $days } päeva
}; { $number }. hooaja lõpp: { $ends }.
server-days-choice = { $count ->
    [0] Kolm kuud
    [one] Üks päev
   *[other] { $count } päeva
}
server-season-sure = { $number }\. hooaja algusest on möödas rohkem kui { $days ->
    [0] kolm kuud
    [one] üks päev
   *[other] { $days } päeva
}: see lõpeks kohe ja tiitlid jagataks välja. Seda ei saa tagasi võtta.
button-server-end-season = Lõpeta kohe
server-season-channel = Tiitlid kuulutatakse välja { $channel ->
    [none] viimase partii kanalis
   *[other] kanalis { $channel }
}.
server-last-channel = Viimase partii kanal
server-seekers = Kui keegi otsib mängijaid, { $role ->
    [none] ei mainita ühtki rolli
   *[other] mainitakse ka rolli { $role }
}.
server-no-role = Rolli ei mainita
server-seekers-hours = Rolli mainitakse mitte sagedamini kui kord { $hours ->
    [one] tunnis
   *[other] { $hours } tunni jooksul
}.
server-hours-choice = { $count ->
    [one] Kord tunnis
   *[other] Kord { $count } tunni jooksul
}

## Language

server-language = Uute laudade keel on { $how ->
    [chosen] siin valitud
   *[automatic] serveri oma, kui ma seda oskan
}: { $language }.
server-automatic = Serveri keel
server-zone = Siin nimetatud kellaajad on { $zone ->
    [none] UTC-ajas
   *[other] ajavööndis { $zone }
}, kui vööndit pole eraldi öeldud.
server-no-zone = UTC-aeg
button-server-zone = Muu ajavöönd…
server-zone-question = Ajavöönd
server-zone-hint = Linn, näiteks Manila

## Data

server-data =
    Võin anda sulle failina kõik, mida selle serveri kohta säilitan: seaded, blokeeringud, hooajad, mänguõhtud ja lauad, lõppenud partiid koos käikudega. Seda, mida mängijad varjavad, seal pole.
    Või unustan selle kõik.
server-greeted = Tutvustasin end siin: { $when }. Teen seda ühe korra ja säilitan ainult kuupäeva.
button-server-save = Laadi serveri andmed alla
server-saved = Andmed, mida selle serveri kohta säilitan, JSON-failina.
server-saved-part = Osa { $part }/{ $parts }, uuemad lauad ees.
server-saved-unseen = { $unseen ->
    [one] Üks laud on kanalis, mida sa ei näe: see jäi välja.
   *[other] { $unseen } lauda on kanalites, mida sa ei näe: need jäid välja.
}
server-saved-cut = Kõik ei mahu ühte faili. Välja jäänud reitinguid ja muid ridu: { $rows }.
why-server-large = Fail oleks { $megabytes } MB: rohkem, kui Discord vastu võtab. Küsi seda boti haldajalt.
button-server-forget = Unusta see server…
server-forget-ask =
    ### Kas unustada see server?
    Kustutatakse kõik seaded, { $blocks ->
        [one] üks blokeering
       *[other] { $blocks } blokeeringut
    }, { $nights ->
        [one] üks mänguõhtu
       *[other] { $nights } mänguõhtut
    }, kõik hooajad koos { $titles ->
        [one] ühe tiitliga
       *[other] { $titles } tiitliga
    } ja selle serveri reitingud. { $tables ->
        [one] Üks lõppenud laud jääb
       *[other] { $tables } lõppenud lauda jääb
    } alles neile, kes seal mängisid, aga ilma serveri nimeta. Blokeeritud inimesed saavad jälle mängida. Seda ei saa tagasi võtta.
button-server-forget-sure = Unusta kõik
server-forgotten = Valmis: unustasin selle serveri. Jätan meelde vaid selle, et olen end siin tutvustanud, ega tee seda uuesti.
why-server-open = Sulge enne kõik, mis siin veel avatud on: { $tables ->
    [one] üks laud
   *[other] { $tables } lauda
} (`/admin stop`) ja { $arenas ->
    [one] üks areen
   *[other] { $arenas } areeni
} (`/admin arena`, 0 tundi).
