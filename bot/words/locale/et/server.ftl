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
why-server-undo = Vahepeal valiti midagi muud. Vali menüüst, mis peab kehtima.
why-server-gone = Seda pole selles serveris enam. Vali midagi muud.

## Tables

server-channels = Laudu võib avada { $which ->
    [all] igas kanalis
   *[some] ainult nendes kanalites: { $channels }
}.
server-anywhere = Iga kanal
server-roles = Neid võivad avada { $which ->
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

server-levels = Ooteruumides võivad arvutimängijad olla { $which ->
    [all] igast tasemest
   *[some] neist tasemetest: { $levels }
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
why-server-level = Serveri haldajad ei luba selle tasemega arvutimängijat. { $known ->
    [true] Valida saab: { $levels }.
   *[false] Selles mängus ei luba nad ühtegi.
}
server-help = Teistega koos mängides saab abi: { $most ->
    [off] tõenäosuste ja vihjeteta
    [odds] kõige rohkem tõenäosused
   *[hints] tõenäosused ja vihjed, nagu laua võõrustaja soovib
}. Harjutades on vihjed alati.
server-help-choice = { $most ->
    [off] Tõenäosuste ja vihjeteta
    [odds] Tõenäosused, vihjeteta
   *[hints] Mõlemad, nagu laua võõrustaja soovib
}
why-server-help = Serveri haldajad ei luba laudades nii palju abi.
server-puzzles = Siin lõpetatud partiidest { $allowed ->
    [yes] tehakse ülesandeid, kellegi nime nimetamata
   *[no] ülesandeid ei tehta ja ühtegi ei hoita alles
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
}; { $number }. hooaeg lõpeb { $ends }.
server-days-choice = { $count ->
    [0] Kolm kuud
    [one] Üks päev
   *[other] { $count } päeva
}
server-season-sure = { $number }\. hooaja algusest on möödas rohkem kui { $days ->
    [0] kolm kuud
    [one] üks päev
   *[other] { $days } päeva
}: see lõpeks kohe ja tiitlid antaks välja. Seda ei saa tagasi võtta.
button-server-end-season = Lõpeta kohe
server-season-channel = Tiitlid tehakse teatavaks { $channel ->
    [none] kanalis, kus oli selle viimane partii
   *[other] kanalis { $channel }
}.
server-last-channel = Viimase partii kanal
server-seekers = Kui keegi otsib mängijaid, { $role ->
    [none] ei kutsuta ühtegi rolli
   *[other] kutsutakse ka { $role }
}.
server-no-role = Rolli pole
server-seekers-hours = Seda rolli kutsutakse kõige rohkem kord { $hours ->
    [one] tunnis
   *[other] { $hours } tunni jooksul
}.
server-hours-choice = { $count ->
    [one] Kord tunnis
   *[other] Kord { $count } tunni jooksul
}

## Language

server-language = Uued lauad räägivad { $how ->
    [chosen] siin valitud keelt
   *[automatic] selle serveri keelt, kui ma seda oskan
}: { $language }.
server-automatic = Serveri keel
server-zone = Siin öeldud kellaajad on { $zone ->
    [none] maailmaajas (UTC)
   *[other] ajavööndis { $zone }
}, kui keegi vööndit ei nimeta.
server-no-zone = Maailmaaeg (UTC)
button-server-zone = Muu ajavöönd …
server-zone-question = Ajavöönd
server-zone-hint = Linn, näiteks Manila

## Data

server-data =
    Võin anda sulle failina kõik, mida ma selle serveri kohta hoian: seaded, blokeeringud, hooajad, mänguõhtud ja lauad koos lõppenud partiide käikudega. Seda, mida inimesed varjavad, seal pole.
    Või ma unustan selle kõik.
server-greeted = Tutvustasin end siin: { $when }. Teen seda ühe korra ja jätan meelde ainult päeva.
button-server-save = Salvesta serveri andmed
server-saved = Mida ma selle serveri kohta hoian, JSON-failina.
server-saved-part = See on osa { $part }/{ $parts }, uuemad lauad ees.
server-saved-unseen = { $unseen ->
    [one] Üks laud on seal, kus sa midagi ei näe: see on välja jäetud.
   *[other] { $unseen } lauda on seal, kus sa midagi ei näe: need on välja jäetud.
}
server-saved-cut = Ühe faili jaoks on seda liiga palju. Välja jäetud reitinguid ja muid ridu: { $rows }.
why-server-large = Fail oleks { $megabytes } MB, rohkem, kui Discord vastu võtab. Küsi seda boti käitajalt.
button-server-forget = Unusta see server …
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
    } neile, kes seal mängisid, ilma selle serverita. Blokeeritud inimesed saavad jälle mängida. Seda ei saa tagasi võtta.
button-server-forget-sure = Unusta kõik
server-forgotten = Tehtud: unustasin selle serveri. Tean veel vaid seda, et end siin tutvustasin, et mitte teha seda uuesti.
why-server-open = Lõpeta enne see, mis siin avatud on: { $tables ->
    [one] üks laud
   *[other] { $tables } lauda
} (`/admin stop`) ja { $arenas ->
    [one] üks areen
   *[other] { $arenas } areeni
} (`/admin arena`, 0 tundi).
