### Seasons of a server: standings, games of placement, titles, and what those who run it settle.

season-heading = ### { $game } · { $number }. hooaeg
season-span = { leaderboard-pool } · { $over ->
    [true] lõppes:
   *[false] lõpeb:
} { $soon }
season-empty = Sel hooajal pole veel kellelgi reitingut. Selle annab partii, mille lõpuni mängib vähemalt kaks inimest.
season-placement = – { $name } · paigutus { $games }/{ $needed }
season-you = -# Sina: paigutus { $games }/{ $needed }
season-rules = -# Koha annab { $needed } reitinguga partiid. Hooaja lõpus saavad kolm esimest tiitli, mida näitab `/stats`: kuld-, hõbe- ja pronksankru. Järgmisel hooajal algab sinu reiting poolel teel algaja ja sinu seni saavutatu vahelt.
season-title = { $place ->
    [first] Kuldankur
    [second] Hõbeankur
   *[third] Pronksankur
}
season-titled = - { $title }: { $name }
button-season = See hooaeg
season-picture = { $number }. hooaeg
season-nobody = Reitinguid veel pole
season-placed = paigutus { $games }/{ $needed }
season-games = { $games ->
    [one] üks partii
   *[other] { $games } partiid
}
season-alt = Edetabel: { $game }, { $number }. hooaeg. { $lines }
season-alt-line = { $place }. { $name }, { $rating }, { $games ->
    [one] üks partii
   *[other] { $games } partiid
}
stats-season = { $pool ->
    [people] Inimeste seas
   *[with_ai] Koos arvutimängijatega
}, { $number }. hooaeg: { $place ->
    [0] paigutus { $games }/{ $needed }
   *[other] reiting **{ $rating }**, { $place }. koht
}
stats-title = { $number }. hooaja **{ $title }**, { $pool ->
    [people] inimeste seas
   *[with_ai] koos arvutimängijatega
}
season-over = ### { $number }. hooaeg on läbi
season-over-line = **{ $game }**, { $pool ->
    [people] ainult inimesed
   *[with_ai] koos arvutimängijatega
}
season-next = -# Algas { $number }. hooaeg: iga reiting algab poolel teel algaja ja varem saavutatu vahelt. Koha annab { $needed } reitinguga partiid.
privacy-titles = - { $titles ->
    [one] Üks tiitel
   *[other] { $titles } tiitlit
}, mille oled serveri hooaegadel välja teeninud, koos su tolleaegse nimega
why-no-season = Siin pole { $number }. hooaega või ei juhtunud sel ajal midagi. Käimasolevat näitab `/season`.
