### What can be ordered ahead in Manilla and Manille.

manille-order-follow = Als je moet volgen: { $card }
manille-order-next = Hierna: { $card }, als dat mag
manille-ahead-follow = Als er met die soort is uitgekomen, speel…
manille-ahead-next = Speel hierna, als dat mag…
manille-ahead-text = -# Waar geen opdracht zegt welke kaart je speelt, beslis je zelf.

## Why an order was dropped

dropped-manille-card = { manille-card } kon in die slag niet worden gespeeld.
