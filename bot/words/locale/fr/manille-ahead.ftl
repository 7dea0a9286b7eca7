### What can be ordered ahead in Manilla and Manille.

manille-order-follow = Si { manille-suit } est demandé et qu’il faut fournir : { $card }
manille-order-next = Ensuite : { $card }, si c’est permis
manille-ahead-follow = Quand sa couleur est demandée, jouer…
manille-ahead-next = Ensuite, si c’est permis, jouer…
manille-ahead-text = -# Si aucun coup programmé ne convient, c’est à toi de décider.
manille-ahead-later = -# Rien d’autre à programmer pour l’instant. Une fois les cartes données, tu peux programmer chaque carte de ta main, sauf celle que tu dois jouer.

## Why an order was dropped

dropped-manille-card = { manille-card } : carte injouable à ce pli.
