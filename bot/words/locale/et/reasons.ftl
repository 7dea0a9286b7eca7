### Why something is refused: what is the matter, and what can be done. Nothing has changed.

## At a table

why-not-seated = Sa ei istu selles lauas. Võid pealt vaadata või liituda järgmisega.
why-over = See partii on läbi. Kui tahad veel mängida, alusta uut.
why-unknown-move = Sellist käiku selles mängus pole. Vali mõni laua sõnumist.
why-not-your-turn = Praegu on teise mängija kord: { $name }. Küll tuleb ka sinu oma.
why-away = Sinu asemel mängib arvuti. Vajuta enne **Olen tagasi** ja otsusta siis.
why-left-already = Oled sealt juba lahkunud: sinu asemel mängib arvuti. Kui vajutad laua sõnumis **Olen tagasi**, saad koha tagasi.
why-old-button = See nupp on varasemast käigust ega teinud midagi. Kõik on nüüd uuendatud.
why-forced = Sul on praegu ainult üks võimalik käik. Teen selle kohe sinu eest.

## In a lobby

why-lobby-size = Mängijaid ei saa olla { $size }. Mängijaid peab olema { $counts }.
why-lobby-count = Võetud on { $seats ->
    [one] 1 koht
   *[other] { $seats } kohta
}, aga mängijaid peab olema { $counts }. Lisa arvutimängija või eemalda mõni.
why-lobby-hosting = Sina oled võõrustaja ja sul on koht. Kui mängijaid on küllalt, vajuta **{ button-start }**.
why-lobby-seated = Sul on siin juba koht. Oota, kuni võõrustaja alustab.
why-lobby-outsider = Sa ei istu siin. Vajuta enne nuppu Liitu.
why-lobby-level = Selle tasemega arvutimängijat pole. Vali mõni menüüst.
why-lobby-no-ai = Siin pole ühtki arvutimängijat. Lisa enne mõni menüüst.
why-lobby-numbers = See pole õige nimekiri. Kirjuta { $count } täisarvu, igaüks { $least } kuni { $most }, tühikud vahel.
why-lobby-option = Seda kodureeglit ei saa nii seada. Vali väärtus selle menüüst.
why-lobby-few =
    { $seats ->
        [one] Võetud on ainult 1 koht, aga vaja on { $least }. Lisa arvutimängija või oota teisi.
       *[other] Võetud on ainult { $seats } kohta, aga vaja on { $least }. Lisa arvutimängija või oota teisi.
    }
why-lobby-host = Seda saab teha ainult võõrustaja (<@{ $host }>). Palu tal seda teha.
why-lobby-full = Kõik { $seats } kohta on võetud. Võid pealt vaadata või avada oma laua.

## In Manila. Where an argument is "a ware" it is nutmeg, silk, ginseng or jade.

why-manila-another-decision =
    { $phase ->
        [auction] Käib oksjon. Paku või passi.
        [pledge] Üks makse on lahtine. Pandi enne aktsia.
        [buy] Müügil on aktsia. Osta või jäta ostmata.
        [load] Valitakse lasti. Vali kaup, mis jääb maha.
        [start] Valitakse stardivälju. Vali need menüüst.
        [place] Paigutatakse käsilasi. Vali väli või passi.
        [board] Piraadid võivad pardale minna. Vali lodi või jää.
        [pilot] Lootsid on tööl. Vali, kuhu tüürida, või loobu.
       *[plunder] Üks lodi on rüüstatud. Saada see sadamasse või dokki.
    }
why-manila-clock-only = Kord jääb vahele ainult siis, kui aeg saab otsa. Vali väli või passi.
why-manila-bid-below-minimum = See pakkumine on liiga väike. Paku vähemalt { $minimum } või passi.
why-manila-bid-above-ceiling = Rohkem kui { $ceiling } sa maksta ei saa, isegi kui kõik aktsiad pandid. Paku vähem või passi.
why-manila-share-sold-out = Pangas pole enam ühtki { manila-cargo.genitive }aktsiat. Vali teine kaup või jäta ostmata.
why-manila-share-not-payable =
    { manila-ware.genitive }aktsia maksab { $price }, aga sina saad maksta kuni { $ceiling }. Vali teine kaup või jäta ostmata.
why-manila-start-not-nine = Stardiväljad on 0 kuni 5 ja kolm välja annavad kokku 9. Vali need menüüst.
why-manila-not-loaded = { manila-ware } sel reisil ei sõida. Vali kaup, mis sõidab.
why-manila-punt-in-port = { manila-ware.genitive }lodi pole enam merel. Vali teine väli.
why-manila-load-full = { manila-ware.genitive }lodi on täis. Vali teine väli.
why-manila-space-taken = See väli on võetud. Vali vaba väli.
why-manila-space-not-payable =
    See väli maksab { $price }. Sul on { $cash } ja pantida pole midagi. Vali odavam väli või passi.
why-manila-stowaway-no-insurance = Salareisija ei saa kindlustust võtta. Vali teine väli või passi.
why-manila-stowaway-seats-only = Ilma rahata sõidad ainult lodja istekohal. Vali lodi või passi.
why-manila-stowaway-cheapest-only =
    Ühegi välja täishinda sa maksta ei jõua, seepärast saad võtta ainult kõige odavama, mille hind on { $price }. Vali see või passi.
why-manila-board-not-on-13 = { manila-ware.genitive }lodi pole väljal 13. Vali lodi, mis seal on, või jää.
why-manila-board-full = { manila-ware.genitive }lodi on täis. Vali väljal 13 mõni teine või jää.
why-manila-board-free-seat-first = Ühel väljal 13 oleval lodjal on vaba koht. Võta see või jää.
why-manila-board-no-kick-off = Selles lauas kedagi pardalt ei tõsteta. Vali vaba koht või jää.
why-manila-board-no-such-seat = { manila-ware.genitive }lodjal on kohti { $seats }. Vali üks neist või jää.
why-manila-board-choose-passenger = { manila-ware.genitive }lodi on täis. Vali, kelle koha võtad, või jää.
why-manila-board-not-the-captain = Kapten läks just pardale ja jääb sinna. Vali teine koht või jää.
why-manila-plunder-not-this-punt = { manila-ware.genitive }lodja kord praegu ei ole. Otsusta selle üle, mida pakutakse.
why-manila-pilot-not-at-sea = { manila-ware.genitive }lodi pole enam merel. Tüüri mõnd teist või loobu.
why-manila-pilot-too-far =
    { $steps ->
        [one] Väike loots liigutab üht lotja 1 võrra. Vali selline käik või loobu.
       *[other] Suur loots liigutab üht lotja kuni 2 või kaht lotja 1 võrra. Vali selline käik või loobu.
    }
why-manila-pilot-below-start = { manila-ware.genitive }lodi ei saa väljalt 0 tagasi minna. Vali teine käik või loobu.
why-manila-loan-waits = { $name } peab enne maksma. Pandi või lunasta siis, kui see on tehtud.
why-manila-pledge-none-left = Sul pole enam ühtki { manila-cargo.genitive }aktsiat pantida. Vali teine kaup.
why-manila-pledge-done =
    { $count ->
        [0] See nupp on vana. Ükski sinu { manila-cargo.genitive }aktsia pole praegu panditud. Ava oma käsi uuesti.
        [one] See on juba tehtud. Sul on nüüd panditud 1 { manila-cargo.genitive }aktsia. Kui tahad veel, ava oma käsi uuesti.
       *[other] See on juba tehtud. Sul on nüüd panditud { $count } { manila-cargo.genitive }aktsiat. Kui tahad veel, ava oma käsi uuesti.
    }
why-manila-redeem-none = Ükski sinu { manila-cargo.genitive }aktsia pole panditud. Midagi pole lunastada.
why-manila-redeem-done =
    { $count ->
        [one] See on juba tehtud. Sul on veel panditud 1 { manila-cargo.genitive }aktsia. Kui tahad veel, ava oma käsi uuesti.
       *[other] See on juba tehtud. Sul on veel panditud { $count } { manila-cargo.genitive }aktsiat. Kui tahad veel, ava oma käsi uuesti.
    }
why-manila-redeem-not-payable = Väljalunastamine maksab { $price }, aga sul on { $cash }. Proovi uuesti, kui raha on rohkem.
why-manila-redeem-needed-for-bid = Juhid oksjonit pakkumisega { $bid } ega jõuaks seda siis enam maksta. Lunasta pärast oksjonit.
