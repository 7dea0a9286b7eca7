### Moving ahead: orders for decisions to come, at tables where a decision takes days.

button-ahead = Vooruit spelen
orders-heading = ### Vooruit spelen · tafel { $table }
orders-meant = -# Geef hier opdracht voor wat er moet gebeuren als jij moet beslissen. Dat gebeurt even daarna; tot dan weet niemand anders ervan.
orders-none = Je hebt geen opdrachten gegeven.
orders-line = • { $order }
orders-more = • en nog { $count }
orders-idle = Er kan nu niets meer bij.
orders-question =
    ### Deze opdracht geven?
    { $order }
    -# { $game }, tafel { $table }
button-order = Ja, opdracht geven
button-order-not = Nee, terug
orders-back = Een opdracht intrekken…
orders-done = Je opdracht is uitgevoerd: { $order }.
orders-dropped-because = Vervallen: { $order }. { $reason }
orders-dropped = Je opdrachten aan tafel { $table } zijn vervallen. **Mijn hand** aan die tafel zegt waarom: [naar de tafel]({ $link })

## Why something is refused, or was dropped

why-order-old = Die opdracht kan niet meer. **Vooruit spelen** toont wat wel kan.
why-order-gone = Die opdracht is er niet meer.
why-no-orders = In dit spel kun je niet vooruit spelen. Beslis als je aan de beurt bent.
why-orders-quick = Opdrachten zijn er voor tafels waar een beslissing een dag mag duren. Beslis hier als je aan de beurt bent.
why-orders-many = Je hebt hier al { $most } opdrachten. Trek er eerst een in.
dropped-left = Je had je plaats verlaten.
dropped-undone = Een beslissing is teruggenomen, en wat nu komt kan anders zijn.
