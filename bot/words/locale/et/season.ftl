### Seasons of a server: standings, games of placement, titles, and what those who run it settle.

season-heading = ### { $game } · { $number }. hooaeg
season-span = { leaderboard-pool } · { $over ->
    [true] lõppes:
   *[false] lõpeb:
} { $soon }
season-empty = Sel hooajal pole veel kellelgi reitingut. Reiting tuleb partiist, mille lõpuni mängib vähemalt kaks inimest.
season-placement = – { $name } · proovipartii { $games }/{ $needed }
season-you = -# Sina: proovipartii { $games }/{ $needed }
season-rules = -# Koha saad pärast { $needed } reitingupartiid. Kolm parimat saavad kuld-, hõbe- ja pronksankru, mida näitab `/stats`.
season-title = { $place ->
    [first] Kuldankur
    [second] Hõbeankur
   *[third] Pronksankur
}
season-titled = - { $title }: { $name }
button-season = See hooaeg
season-picture = { $number }. hooaeg
season-nobody = Reitinguid veel pole
season-placed = proovipartii { $games }/{ $needed }
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
    [people] Ilma arvutita
   *[with_ai] Koos arvutiga
}, { $number }. hooaeg: { $place ->
    [0] proovipartii { $games }/{ $needed }
   *[other] reiting **{ $rating }**, { $place }. koht
}
stats-title = { $number }. hooaja **{ $title }**, { $pool ->
    [people] ilma arvutita
   *[with_ai] koos arvutiga
}
season-over = ### { $number }. hooaeg on läbi
season-over-line = **{ $game }**, { $pool ->
    [people] ilma arvutita
   *[with_ai] koos arvutiga
}
season-next = -# Algas { $number }. hooaeg: algreiting on algaja reitingu ja senise reitingu keskmine. Koha saad pärast { $needed } reitingupartiid.
privacy-titles = - { $titles ->
    [one] Üks tiitel
   *[other] { $titles } tiitlit
}, mille oled serveri hooaegadel välja teeninud, koos su tolleaegse nimega
why-no-season = Siin pole { $number }. hooaega või ei mängitud sel ajal ühtki partiid. Käimasolevat näitab `/season`.
