### Finished games: statistics, ratings, leaderboards, history, and what is kept about people.

## Statistics

stats-heading = ### { $whose ->
    [own] Sinu partiid
   *[other] Mängija { $player } partiid
}
stats-none = { $whose ->
    [own] Sa pole veel ühtki partiid lõpetanud.
   *[other] { $player } pole veel ühtki partiid lõpetanud.
}
stats-foot = -# Siin loevad laudades mängitud partiid. `/daily`, `/puzzle` ja üksi harjutamine siin arvesse ei lähe.
stats-short = **{ $game }** · { $games ->
    [one] üks partii
   *[other] { $games } partiid
}, võite { $won }{ $rating ->
    [none] {""}
   *[other] {" "}· reiting **{ $rating }**
}
stats-games = **{ $game }** · { $games ->
    [one] üks lõpetatud partii
   *[other] { $games } lõpetatud partiid
}{ $left ->
    [0] {""}
    [one] , neist üks jäeti enne lõppu pooleli
   *[other] , neist { $left } jäeti enne lõppu pooleli
}
stats-won = { $won ->
    [0] Võite veel pole
    [one] Üks võit
   *[other] { $won } võitu
}{ $shared ->
    [0] {""}
    [one] , neist üks jagatud
   *[other] , neist { $shared } jagatud
} · { $ai ->
    [0] arvutimängijateta
    [one] üks partii arvutimängijatega
   *[other] { $ai } partiid arvutimängijatega
}
stats-score = Parim tulemus { $best } · keskmine { $average }
stats-rating = { $pool ->
    [people] Ilma arvutita
   *[with_ai] Koos arvutiga
}, { $scope ->
    [server] selles serveris
   *[everywhere] kõikjal
}: reiting **{ $rating }**, { $place }. koht, { $games ->
    [one] üks partii
   *[other] { $games } partiid
}
stats-unrated = Reitingut veel pole: selle annab partii, mille lõpuni mängib vähemalt kaks inimest.

## Leaderboards

leaderboard-heading = ### { $game } · { $scope ->
    [server] selle serveri edetabel
   *[everywhere] kõigi serverite edetabel
}
leaderboard-pool = -# { $pool ->
    [people] Partiid ilma arvutita
   *[with_ai] Partiid koos arvutiga, reiting inimeste vahel
}
leaderboard-line = { $place }\. { $name } · { $rating } · 🏆 { $wins }/{ $games }
leaderboard-empty = Siin pole veel kellelgi reitingut. { $pool ->
    [people] Selle annab arvutita partii, mille lõpuni mängib vähemalt kaks inimest.
   *[with_ai] Selle annab partii, mille lõpuni mängib koos arvutiga vähemalt kaks inimest.
}
leaderboard-you = -# Sina: { $place }. koht, reiting { $rating }
leaderboard-page = -# Leht { $page }/{ $pages }

## History

history-heading = ### { $whose ->
    [own] Sinu viimased partiid
   *[other] Mängija { $player } viimased partiid
}
history-line = { $when } · { $game } · { $table }. laud · { $result ->
    [won] **võit**, tulemus { $score }
    [shared] **jagatud võit**, tulemus { $score }
    [left] lahkumine enne lõppu
    [early] jäi pooleli
   *[place] { $rank }. koht { $sides }-st, tulemus { $score }
}
history-page = -# Leht { $page }/{ $pages }

## Their buttons

button-stats-all = Kõik mängud
button-page-back = ◀ Tagasi
button-page-next = Edasi ▶
button-this-server = See server
button-everywhere = Kõikjal
button-people-only = Ilma arvutita
button-with-ai = Koos arvutiga

## Privacy

privacy-heading = ### Mida ma sinu kohta säilitan
privacy-nothing = Mitte midagi. Andmed tekivad siis, kui istud lauda.
privacy-tables = - Sinu Discordi ID ja nimi, mis sul tookord oli, { $tables ->
    [one] ühes lauas
   *[other] { $tables } lauas
}: kes kus istus. Sinu käigud on kirjas istekoha numbri all
privacy-results = - Kuidas { $results ->
    [one] üks lõpetatud partii
   *[other] { $results } lõpetatud partiid
} sinu jaoks lõppes: koht ja tulemus
privacy-ratings = - { $ratings ->
    [one] Üks reiting
   *[other] { $ratings } reitingut
} koos sinu nimega edetabeli jaoks
privacy-reviews = - { $reviews ->
    [one] Üks partii tagasivaade
   *[other] { $reviews } partii tagasivaated
}, mida sa küsisid
privacy-tries = - { $tries ->
    [one] Üks päevamängu katse
   *[other] { $tries } päevamängu katset
}: käigud, tulemus ja server, kus see algas
privacy-puzzles = - Mida sa { $puzzles ->
    [one] ühele ülesandele
   *[other] { $puzzles } ülesandele
} vastasid, mida neist arvasid, ja sinu reiting ülesannetes
privacy-settings = - { $settings ->
    [one] Üks märge
   *[other] { $settings } märget
} selle kohta, millal, kuidas ja mis keeles sulle märku anda
privacy-left = - Kui paljudest pooleliolevatest partiidest oled viimasel ajal lahkunud (väheneb iga kahe nädalaga poole võrra): { $weight }
privacy-blocks = - { $blocks ->
    [one] Üks server
   *[other] { $blocks } serverit
}, mille haldajad on su blokeerinud, koos kuupäevaga. Selle üle otsustavad nemad: see jääb ka siis, kui sinu andmed kustutatakse
privacy-penalties = - { $penalties ->
    [one] Üks võtmega räsi
   *[other] { $penalties } võtmega räsi
} sinu ID asemel, mis jäävad alles ka siis, kui oma andmed kustutad: partiide jaoks, millest lahkusid, kohtade jaoks, mille ära andsid, laudade jaoks, kust sind ära saadeti, tänase päevamängu ja mänguõhtute jaoks, mida korraldasid või millele vastasid. Iga räsi kaob siis, kui selle aeg läbi saab, mitte varem
privacy-never = -# Ma ei säilita sõnumeid, aadresse ega midagi sinu profiilist. { $days ->
    [0] Kõike seda säilitan, kuni sa selle kustutad.
    [one] Lauad ja tagasivaated kaovad üks päev pärast partii lõppu. Muud säilitan, kuni sa selle kustutad.
   *[other] Lauad ja tagasivaated kaovad { $days } päeva pärast partii lõppu. Muud säilitan, kuni sa selle kustutad.
}
button-save-data = Laadi mu andmed alla
button-next-part = { $part }. osa
privacy-exported = Kõik, mida ma sinu kohta säilitan, JSON-failina. { $parts ->
    [one] {""}
   *[other] See on osa { $part }/{ $parts }, uuemad lauad ees.
}
    -# Sinu enda käigud on seal, kui partii on läbi; seemneid, mängijate kaarte ja teiste inimeste andmeid seal ei ole. Seda näed ainult sina.
button-delete-data = Kustuta mu andmed
privacy-ask = ### Kas kustutada sinu andmed?
    Sinu ID ja nimi eemaldatakse { $tables ->
        [0] minu andmetest
        [one] ühest lauast
       *[other] { $tables } lauast
    }, kus sinust saab „{ privacy-somebody }”; lauad, kus kedagi teist pole, suletakse. Sinu tulemused, reitingud ja seaded kaovad, teiste partiid ja tulemused jäävad. Partiid, millest lahkusid, laud, kust sind ära saadeti, tänane päevamäng ja sinu korraldatud mänguõhtud lähevad edasi arvesse, kuni nende aeg läbi saab, ja mänguõhtu, millele vastasid, ei too sind sündmuse kaudu tagasi: selleks säilitan sinu ID asemel salajase koodi. Seda ei saa tagasi võtta.
button-delete-all = Kustuta kõik
button-keep-data = Jäta alles
privacy-done = Valmis: sinu nime minu andmetes enam ei ole (välja arvatud serveri blokeering, kui see on olemas). Mis edasi arvesse läheb, on salajase koodi all, kuni selle aeg läbi saab. Sõnumid, mis ma varem kanalitesse kirjutasin, jäävad sinna, kuni keegi need kustutab.

# What stands where the name of somebody was whose data was deleted.
privacy-somebody = Keegi

## Refusals

why-stats-game = Sellise nimega mängu mul ei ole. Vali mõni nimekirjast.
why-stats-server = Serveri edetabelit saab vaadata selles serveris. Siin on olemas `everywhere`.
why-search-busy = Otsin veel andmeid su eelmise palve jaoks. Oota veidi ja proovi siis uuesti.
why-privacy-seated = Istud praegu lauas, kus teised peavad sind tundma: { $tables }{ $more ->
    [0] {""}
   *[other] {" "}ja veel { $more }
}. Lahku sealt enne ja kustuta siis.
history-menu = Vaata mõnd partiid uuesti…
history-game = { $game } · { $table }. laud
