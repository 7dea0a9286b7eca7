### Moving ahead: orders for decisions to come, at tables where a decision takes days.

button-ahead = Otsusta ette
orders-heading = ### Otsusta ette · { $table }. laud
orders-meant = -# Anna siin korraldus, mida teha, kui otsustamine on sinu käes. Seda tehakse hetk hiljem; seni ei tea sellest keegi teine.
orders-none = Sul ei ole ühtegi korraldust.
orders-line = • { $order }
orders-more = • ja veel { $count }
orders-idle = Rohkem korraldusi praegu anda ei saa.
orders-question =
    ### Kas anda see korraldus?
    { $order }
    -# { $game }, { $table }. laud
button-order = Jah, anna korraldus
button-order-not = Ei, tagasi
orders-back = Võta korraldus tagasi …
orders-done = Sinu korraldus täideti: { $order }.
orders-dropped-because = Tühistatud: { $order }. { $reason }
orders-dropped = Sinu korraldused { $table }. lauas on tühistatud. Põhjust näed seal nupu **Minu käsi** alt: [lauda]({ $link })

## Why something is refused, or was dropped

why-order-old = Seda korraldust ei saa enam anda. **Otsusta ette** näitab, mida saab.
why-order-gone = Seda korraldust enam ei ole.
why-no-orders = Selles mängus ei saa ette otsustada. Otsusta siis, kui on sinu kord.
why-orders-quick = Korraldused on laudadele, kus otsus võib võtta päeva. Siin otsusta siis, kui on sinu kord.
why-orders-many = Sul on siin juba { $most } korraldust. Võta enne mõni tagasi.
dropped-left = Olid vahepeal oma kohalt lahkunud.
dropped-undone = Üks otsus võeti tagasi ja edasine võib olla teistsugune.
