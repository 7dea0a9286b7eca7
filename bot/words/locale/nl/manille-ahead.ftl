### What can be ordered ahead in Manilla and Manille.

manille-order-follow = Als { manille-suit } wordt gevraagd en je moet volgen: { $card }
manille-order-next = Hierna: { $card }, als dat mag
manille-ahead-follow = Als er met die soort is uitgekomen, speel…
manille-ahead-next = Speel hierna, als dat mag…
manille-ahead-text = -# Past geen klaargezette zet, dan beslis je zelf.
manille-ahead-later = -# Er kan nu niets meer bij. Zodra de kaarten zijn gedeeld, kan dat met elke kaart in je hand, behalve die je nu moet spelen.

## Why an order was dropped

dropped-manille-card = { manille-card } kon in die slag niet worden gespeeld.
