### What can be ordered ahead in Manilla and Manille.

manille-order-follow = Si { manille-suit } est demandé et qu’il faut fournir : { $card }
manille-order-next = Ensuite : { $card }, si c’est permis
manille-ahead-follow = Quand sa couleur est demandée, jouer…
manille-ahead-next = Ensuite, si c’est permis, jouer…
manille-ahead-text = -# Là où aucun ordre ne dit quelle carte jouer, c’est à toi de décider.
manille-ahead-later = -# Rien d’autre ne peut être ordonné pour l’instant. Une fois les cartes données, chaque carte que tu tiens peut l’être, sauf celle que tu dois jouer.

## Why an order was dropped

dropped-manille-card = Le { manille-card } ne pouvait pas être joué à ce pli.
