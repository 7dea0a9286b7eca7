### Moving ahead: orders for decisions to come, at tables where a decision takes days.

button-ahead = Jouer d’avance
orders-heading = ### Jouer d’avance · table { $table }
orders-meant = -# Choisis ici ce que tu joueras à ton tour. Le coup part un instant après ; d’ici là, personne d’autre n’en sait rien.
orders-none = Aucun coup programmé.
orders-line = • { $order }
orders-more = • et { $count } de plus
orders-idle = Rien d’autre à programmer pour l’instant.
orders-question =
    ### Programmer ce coup ?
    { $order }
    -# { $game }, table { $table }
button-order = Oui, programmer
button-order-not = Non, revenir
orders-back = Retirer un coup programmé…
orders-done = Ton coup programmé a été joué : { $order }.
orders-dropped-because = Abandonné : { $order }. { $reason }
orders-dropped = Tes coups programmés à la table { $table } ont été abandonnés. **Ma main**, là-bas, dit pourquoi : [à la table]({ $link })
orders-nth = { $nth ->
    [1] Prochain coup : { $choice }
   *[other] { $nth }e coup à partir de maintenant : { $choice }
}

## Why something is refused, or was dropped

why-order-old = Ce coup ne peut plus être programmé. **Jouer d’avance** montre ceux qui peuvent l’être.
why-order-gone = Ce coup n’est plus programmé.
why-no-orders = Dans ce jeu, on ne peut pas jouer d’avance. Décide quand c’est ton tour.
why-orders-quick = On ne joue d’avance qu’aux tables où une décision peut prendre un jour. Ici, décide quand c’est ton tour.
why-orders-many = Tu as déjà { $most } coups programmés ici. Retires-en d’abord un.
dropped-left = Tu avais quitté ta place.
dropped-undone = Un coup a été repris, et la suite peut être différente.
