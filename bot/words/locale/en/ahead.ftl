### Moving ahead: orders for decisions to come, at tables where a decision takes days.

button-ahead = Premoves
# $table (text) - number of the table
orders-heading = ### Premoves · table { $table }
orders-meant = -# Queue moves for your next turns. They’re made a few seconds after your turn starts, and stay secret until then.
orders-none = You have no premoves.
# $order (text) - an order in a few words
orders-line = • { $order }
# $count (number) - orders that stand beside those
orders-more = • and { $count } more
orders-idle = No premoves are possible right now.
# $order (text) - an order in a few words
# $game (text) - name of the game
# $table (text) - number of the table
orders-question =
    ### Set this premove?
    { $order }
    -# { $game }, table { $table }
button-order = Set Premove
button-order-not = Back
orders-back = Remove a premove…
# $order (text) - an order in a few words
orders-done = Your premove was made: { $order }.
# $order (text) - an order in a few words
# $reason (text) - why, a sentence
orders-dropped-because = Premove dropped: { $order }. { $reason }
# $table (text) - number of the table
# $link (text) - address of the table
orders-dropped = Your premove at table { $table } couldn’t be made. Open **{ button-hand }** to see why: [go to table]({ $link })
# $nth (number) - which of the coming moves, from 1
# $choice (text) - the move in a few words
orders-nth = { $nth ->
    [1] Next move: { $choice }
   *[other] Move { $nth } from now: { $choice }
}

## Why something is refused, or was dropped

why-order-old = That premove is no longer possible. **{ button-ahead }** shows what is.
why-order-gone = That premove no longer exists.
why-no-orders = This game has no premoves. Move when it’s your turn.
why-orders-quick = Premoves are for tables with at least a day per turn. Here, move when it’s your turn.
# $most (number) - how many may stand
why-orders-many = You’ve reached the limit of premoves here: { $most }. Remove one first.
dropped-left = You left your seat.
dropped-undone = A move was undone, so your next turn may be different.
