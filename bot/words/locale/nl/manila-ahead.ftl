### What can be ordered ahead in Manila.

manila-order-pass = Veiling van vaart { $voyage }: passen
manila-order-bid = Veiling van vaart { $voyage }: bieden tot { $most }, dan passen
manila-order-take = Handlanger { $nth }: { $space }, betaal { $price }
manila-order-insurance = Handlanger { $nth }: verzekering, ontvang { $fee }
manila-order-steady = Als loods: geen boot verplaatsen
manila-order-stay = Als piraat: op de piratenboot blijven
manila-ahead-pass = Vaart { $voyage }: passen bij de veiling
manila-ahead-bid = Vaart { $voyage }: bieden tot…
manila-ahead-most = Tot hoeveel, van { $least } tot { $most }
manila-ahead-steady = Geen boot verplaatsen
manila-ahead-stay = Piraat blijven
manila-ahead-menu = Handlanger { $nth }: als het nog vrij is, neem…
manila-ahead-space = { $space } · betaal { $price }
manila-ahead-text = -# Kies je meer vakken voor één handlanger, dan neemt die het eerste dat voor die prijs nog vrij is. Is er geen, of is er een lening nodig, dan beslis je zelf.
manila-ahead-later = -# Er kan nu niets meer bij: vakken zodra de boten zijn geladen en vertrekken, de volgende veiling zodra deze is beslist.

## Why an order was dropped

dropped-manila-taken = Dat vak was al bezet.
dropped-manila-stowaway = Je was verstekeling geworden.
dropped-manila-fee = De prijs was daar { $price } geworden.
dropped-manila-loan = Voor { $price } peso’s was een lening nodig.
