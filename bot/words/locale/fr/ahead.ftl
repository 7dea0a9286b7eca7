### Moving ahead: orders for decisions to come, at tables where a decision takes days.

button-ahead = Jouer d’avance
orders-heading = ### Jouer d’avance · table { $table }
orders-meant = -# Ordonne ici ce qui doit être fait quand ce sera à toi de décider. C’est fait un instant après ; d’ici là, personne d’autre n’en sait rien.
orders-none = Tu n’as rien ordonné.
orders-line = • { $order }
orders-more = • et { $count } de plus
orders-idle = Rien d’autre ne peut être ordonné pour l’instant.
orders-question =
    ### Donner cet ordre ?
    { $order }
    -# { $game }, table { $table }
button-order = Oui, l’ordonner
button-order-not = Non, revenir
orders-back = Reprendre un ordre…
orders-done = Ton ordre a été exécuté : { $order }.
orders-dropped-because = Abandonné : { $order }. { $reason }
orders-dropped = Tes ordres à la table { $table } ont été abandonnés. **Ma main**, là-bas, dit pourquoi : [à la table]({ $link })

## Why something is refused, or was dropped

why-order-old = Cela ne peut plus être ordonné. **Jouer d’avance** montre ce qui peut l’être.
why-order-gone = Cet ordre ne tient plus.
why-no-orders = Dans ce jeu, rien ne peut être ordonné d’avance. Décide quand c’est ton tour.
why-orders-quick = Les ordres sont pour les tables où une décision peut prendre un jour. Ici, décide quand c’est ton tour.
why-orders-many = Tu as déjà { $most } ordres ici. Reprends-en d’abord un.
dropped-left = Tu avais quitté ta place.
dropped-undone = Une décision a été reprise, et la suite peut être différente.
