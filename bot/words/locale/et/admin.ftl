### What those who run a server decide, and what they and others are told of it

## /admin

admin-stopped = { $table }\. laud suleti ilma tulemuse ja reitinguteta; seda ütleb ka laua sõnum: [lauda]({ $link })
admin-kicked = { $name } on { $table }. laua ooteruumist väljas ega saa sellega enam liituda.
admin-blocked = { $name } { $again ->
    [true] on selles serveris juba blokeeritud.
   *[false] ei saa selles serveris enam laudu avada ega nendega liituda.
} { $tables ->
    [0] {""}
    [one] Ühes lauas oli tal koht: ooteruumist on ta väljas või mängib tema asemel arvuti.
   *[other] Koht oli tal { $tables } lauas: ooteruumidest on ta väljas, partiides mängib tema asemel arvuti.
}
admin-unblocked = { $name } saab selles serveris jälle mängida.
admin-blocks-heading = { $total ->
    [one] Selles serveris on blokeeritud üks inimene.
   *[other] Selles serveris on blokeeritud { $total } inimest.
} Leht { $page }/{ $pages }:
admin-block-line = - { $name } · blokeeritud: { $since }

## Refusals

why-not-manager = Selleks on vaja Discordi õigust Manage Server (serveri haldamine).
why-kick-game = Partii juba käib. Ära saata saab ainult ooteruumist; partii ajal blokeeri mängija või sulge laud.
why-kick-nobody = See inimene ei istu selles lauas. Kes seal istub, ütleb laua sõnum.
why-lobby-kicked = Serveri haldajad saatsid selle inimese sellest lauast ära. Mõne teise lauaga saab ta liituda.
why-reopen-seed = See partii lõpetati jäädavalt: selle seemet on näidatud, nii et täringuid saaksid kõik ette teada. Ava uus laud.
why-reopen-empty = Selles lauas ei istu enam kedagi. Ava uus.
why-block-bot = See on rakendus; rakendused ei mängi.
why-blocks-full = Selles serveris on blokeeritud { $most } inimest ja rohkem ei saa. Vabasta kõigepealt keegi käsuga `/admin unblock`.
why-not-blocked = See inimene pole selles serveris blokeeritud.
why-none-blocked = Selles serveris pole keegi blokeeritud.
why-no-page = Nii pikk see nimekiri ei ole.
why-blocked = Serveri haldajad on sul siinsed lauad ära keelanud. Küsi neilt; mujal saad mängida.
why-blocked-other = Serveri haldajad on sellel inimesel siinsed lauad ära keelanud. Midagi ei muutunud.
why-no-room = { $scope ->
    [channel] Selles kanalis
   *[guild] Selles serveris
} { $most ->
    [one] on juba üks laud avatud
   *[other] on juba { $most } lauda avatud
} ja rohkem korraga ei tohi. Liitu mõnega või oota, kuni mõni lõpeb.
why-open-elsewhere = Selles kanalis ei tohi laudu avada. { $known ->
    [true] Mine siia: { $channels }.
   *[false] Küsi serveri haldajatelt, kus tohib.
}
why-open-role = Siin avavad laudu need, kellel on mõni neist rollidest: { $roles }. Nende laudadega saad liituda.
why-settings-unreadable = Serveri seadeid ei õnnestu lugeda. Anna teada boti haldajale.
