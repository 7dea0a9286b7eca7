### Moving ahead: orders for decisions to come, at tables where a decision takes days.

button-ahead = Ettekäigud
orders-heading = ### Ettekäigud · { $table }. laud
orders-meant = -# Pane siin valmis, mida teha, kui on sinu kord. See tehakse hetk pärast korra jõudmist sinuni; seni ei näe seda keegi teine.
orders-none = Ettekäike pole.
orders-line = • { $order }
orders-more = • ja veel { $count }
orders-idle = Rohkem ettekäike praegu teha ei saa.
orders-question =
    ### Kas teha see käik ette?
    { $order }
    -# { $game }, { $table }. laud
button-order = Jah, pane valmis
button-order-not = Ei, tagasi
orders-back = Võta ettekäik tagasi…
orders-done = Sinu ettekäik tehti: { $order }.
orders-dropped-because = Tühistatud: { $order }. { $reason }
orders-dropped = Sinu ettekäigud { $table }. lauas tühistati. Põhjust näitab seal nupp **Minu käsi**: [lauda]({ $link })
orders-nth = { $nth ->
    [1] Järgmine käik: { $choice }
   *[other] { $nth }. käik praegusest: { $choice }
}

## Why something is refused, or was dropped

why-order-old = Seda käiku ei saa enam ette teha. Nupp **{ button-ahead }** näitab, mida saab.
why-order-gone = Seda ettekäiku enam ei ole.
why-no-orders = Selles mängus ei saa ette käia. Otsusta siis, kui on sinu kord.
why-orders-quick = Ettekäigud on laudadele, kus otsus võib võtta päeva. Siin otsusta siis, kui on sinu kord.
why-orders-many = Sul on siin juba { $most } ettekäiku. Võta enne mõni tagasi.
dropped-left = Lahkusid vahepeal oma kohalt.
dropped-undone = Üks otsus võeti tagasi, nii et jätk võib olla teistsugune.
