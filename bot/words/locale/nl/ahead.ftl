### Moving ahead: orders for decisions to come, at tables where a decision takes days.

button-ahead = Vooruit spelen
orders-heading = ### Vooruit spelen · tafel { $table }
orders-meant = -# Zet hier klaar wat je speelt zodra je aan de beurt bent. Dat gebeurt even daarna; tot dan weet niemand anders ervan.
orders-none = Je hebt geen zetten klaargezet.
orders-line = • { $order }
orders-more = • en nog { $count }
orders-idle = Er kan nu niets meer bij.
orders-question =
    ### Deze zet klaarzetten?
    { $order }
    -# { $game }, tafel { $table }
button-order = Ja, klaarzetten
button-order-not = Nee, terug
orders-back = Een klaargezette zet intrekken…
orders-done = Je klaargezette zet is gespeeld: { $order }.
orders-dropped-because = Vervallen: { $order }. { $reason }
orders-dropped = Je klaargezette zetten aan tafel { $table } zijn vervallen. **Mijn hand** aan die tafel zegt waarom: [naar de tafel]({ $link })
orders-nth = { $nth ->
    [1] Volgende zet: { $choice }
   *[other] { $nth }e zet vanaf nu: { $choice }
}

## Why something is refused, or was dropped

why-order-old = Die zet kun je niet meer klaarzetten. **Vooruit spelen** toont wat wel kan.
why-order-gone = Die zet staat niet meer klaar.
why-no-orders = In dit spel kun je niet vooruit spelen. Beslis als je aan de beurt bent.
why-orders-quick = Vooruit spelen kan alleen aan tafels waar een beslissing een dag mag duren. Beslis hier als je aan de beurt bent.
why-orders-many = Je hebt hier al { $most } zetten klaargezet. Trek er eerst een in.
dropped-left = Je had je plaats verlaten.
dropped-undone = Een zet is teruggenomen, en wat nu komt, kan anders zijn.
