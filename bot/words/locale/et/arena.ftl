### Arenas: windows of time in which people are put at tables with others, again and again.

arena-heading = ### Areen · { $game }
arena-until = Liitu üks kord ja panen su järjest { $size } kohaga laudadesse koos umbes sama tugevate inimestega. Vabad kohad täidavad arvutimängijad. Areeni lõpp: { $soon }
arena-tables = { $speed }. Iga laud avaneb selle kanali uues lõimes ja seal annan sulle märku.
arena-closing = Uusi laudu enam ei tehta. Pooleliolevad partiid lähevad veel arvesse.
arena-over = -# Lõplik edetabel · lõppes { $ended }
arena-count = -# { $people ->
    [one] Osaleb üks inimene
   *[other] Osaleb { $people } inimest
} · ootab { $waiting } · käimas { $tables ->
    [one] üks laud
   *[other] { $tables } lauda
}
arena-none = Keegi pole veel liitunud.
arena-line = { $place }\. { $name } · { $points ->
    [one] üks punkt
   *[other] { $points } punkti
} · { $games ->
    [one] üks partii
   *[other] { $games } partiid
}, { $wins ->
    [one] 1 võit
   *[other] { $wins } võitu
}
arena-more = …ja veel { $more }
arena-points = -# { $above ->
    [one] Üks punkt
   *[other] { $above } punkti
} iga vastase eest, kes jääb sinust tahapoole, { $shared ->
    [one] üks punkt
   *[other] { $shared } punkti
} iga vastase eest, kes jagab sinu kohta. Kes partiist lahkub, ei saa selle eest midagi ja peab järgmise jaoks uuesti liituma.
button-arena-join = Liitu
button-arena-leave = Lahku
button-arena-me = Minu seis
arena-place = { $place }. koht, { $points ->
    [one] üks punkt
   *[other] { $points } punkti
}, { $games ->
    [one] üks partii
   *[other] { $games } partiid
}.
arena-me = { $games ->
    [0] Sa osaled.
   *[other] { arena-place }
} { $now ->
    [waiting] Saad umbes minuti jooksul laua selle kanali uues lõimes ja seal annan märku. { $speed }.
    [playing] Sa mängid siin: [lauda]({ $link })
   *[out] Sind ei panda enam ühtegi lauda, kuni uuesti liitud.
}
arena-last = Lahkusid: pärast seda partiid sa enam lauda ei saa. [Lauda]({ $link })
arena-out = Sa ei osale selles areenis. Osalemiseks vajuta **{ button-arena-join }**.
arena-seated = { $people } Teie areenilaud ootab.
arena-thread = Areen · { $game } · { $when }
arena-picture = Areen
arena-alt = Areeni lõplik edetabel: { $game }. { $lines }
arena-alt-line = { $place }. { $name }, { $points ->
    [one] üks punkt
   *[other] { $points } punkti
}
admin-arena-opened = Areen on siin avatud. Selle sõnum on allpool ja edasi käib kõik iseenesest. Uusi laudu tehakse kuni lõpuni: { $soon }
admin-arena-ended = Selle kanali areenis uusi laudu enam ei tehta. Pooleliolevad partiid lähevad veel arvesse.
privacy-arenas = - Mida oled { $arenas ->
    [one] ühes areenis
   *[other] { $arenas } areenis
} välja teeninud: punktid, partiid ja võidud, koos su tolleaegse nimega
why-no-arena = Selles kanalis pole ühtki areeni avatud.
why-arena-there = Selles kanalis on areen juba avatud. `/admin arena` 0 tunniga lõpetab selle.
why-arena-many = Selles serveris on juba { $most } avatud areeni. Lõpeta mõni neist või oota, kuni mõni lõpeb.
why-arena-lately = Selles serveris on ühe päevaga avatud juba { $most } areeni, ka lõppenud loevad. Proovi homme uuesti.
why-arena-over = See areen on läbi: uusi laudu enam ei tehta. Edetabel jääb alles.
why-arena-out = Sa ei osale selles areenis.
why-arena-fixed = Areenis on otsuste aeg kindel ja käike tagasi võtta ei saa. Kui tahad teisiti, ava oma laud.
