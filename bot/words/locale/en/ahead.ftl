### Moving ahead: orders for decisions to come, at tables where a decision takes days.

button-ahead = Move Ahead
# $table (text) - number of the table
orders-heading = ### Move ahead · table { $table }
orders-meant = -# Order here what shall be done when you are to decide. It is done a moment after that; until then nobody else learns of it.
orders-none = You have ordered nothing.
# $order (text) - an order in a few words
orders-line = • { $order }
# $count (number) - orders that stand beside those
orders-more = • and { $count } more
orders-idle = Nothing more can be ordered just now.
# $order (text) - an order in a few words
# $game (text) - name of the game
# $table (text) - number of the table
orders-question =
    ### Shall this stand?
    { $order }
    -# { $game }, table { $table }
button-order = Yes, Order It
button-order-not = No, Go Back
orders-back = Take an order back…
# $order (text) - an order in a few words
orders-done = Your order was carried out: { $order }.
# $order (text) - an order in a few words
# $reason (text) - why, a sentence
orders-dropped-because = Dropped: { $order }. { $reason }
# $table (text) - number of the table
# $link (text) - address of the table
orders-dropped = What you had ordered at table { $table } was dropped. **My Hand** there says why: [to the table]({ $link })
# $nth (number) - which of the coming moves, from 1
# $choice (text) - the move in a few words
orders-nth = { $nth ->
    [1] Next move: { $choice }
   *[other] Move { $nth } from now: { $choice }
}

## Why something is refused, or was dropped

why-order-old = That cannot be ordered any more. **Move Ahead** shows what can be.
why-order-gone = That order does not stand any more.
why-no-orders = In this game nothing can be ordered ahead. Decide when it is your turn.
why-orders-quick = Orders are for tables where a decision may take a day. Here, decide when it is your turn.
# $most (number) - how many may stand
why-orders-many = Here stand as many orders of yours as can, { $most }. Take one back first.
dropped-left = You had left your seat.
dropped-undone = A decision was taken back, and what comes now may be different.
