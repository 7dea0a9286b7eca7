### What can be ordered ahead in Manilla and Manille.

manille-order-follow = Kui käidi { manille-suit } ja pead masti järgima: { $card }
manille-order-next = Järgmisena: { $card }, kui tohib
manille-ahead-follow = Kui selles mastis välja käiakse, mängi …
manille-ahead-next = Järgmisena, kui tohib, mängi …
manille-ahead-text = -# Kui ükski korraldus ei ütle, millist kaarti mängida, otsustad ise.
manille-ahead-later = -# Rohkem ei saa praegu korraldada. Kui kaardid on jagatud, saad seda teha iga oma kaardiga peale selle, mille pead kohe mängima.

## Why an order was dropped

dropped-manille-card = Kaarti { manille-card } ei saanud selles tihis mängida.
