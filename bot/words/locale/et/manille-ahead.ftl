### What can be ordered ahead in Manilla and Manille.

manille-order-follow = Kui käidi { manille-suit } ja pead masti järgima: { $card }
manille-order-next = Järgmisena: { $card }, kui tohib
manille-ahead-follow = Kui selles mastis välja käiakse, käi…
manille-ahead-next = Järgmisena, kui tohib, käi…
manille-ahead-text = -# Kui ükski ettekäik ei ütle, millist kaarti käia, otsustad ise.
manille-ahead-later = -# Rohkem ettekäike praegu teha ei saa. Kui kaardid on jagatud, saad ette käia iga oma kaardi peale selle, mille pead kohe käima.

## Why an order was dropped

dropped-manille-card = Kaarti { manille-card } ei saanud selles tihis käia.
