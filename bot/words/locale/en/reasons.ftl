### Why something is refused: what is the matter, and what can be done. Nothing has changed.

## At a table

why-not-seated = You don’t have a seat at this table. You can watch, or join the next one.
why-over = This game is over. Start a new one to play again.
why-unknown-move = That move doesn’t exist in this game. Choose one on the table’s message.
# $name (text) - marked name of who is to act
why-not-your-turn = It’s { $name }’s turn. Wait for yours.
why-away = An AI is playing for you. Press **{ button-back-again }** first, then make your move.
why-left-already = You already left, and an AI is playing for you. **{ button-back-again }** on the table’s message returns your seat.
why-old-button = That button is from an earlier move and did nothing. Everything is up to date now.
why-forced = You have only one legal move now, so I’ll make it for you in a moment.

## In a lobby

# $size (text) - the players that were asked for
# $counts (text) - the numbers of players that the game is for
why-lobby-size = This game can’t be played with { $size }. Choose { $counts } players.
# $counts (text) - how many may play, as a list of numbers
# $seats (number) - seats taken
why-lobby-count = { $seats } seats are taken, but this game needs { $counts } players. Add or remove an AI player.
why-lobby-hosting = You’re the host, so you already have a seat. Press **{ button-start }** when enough players are here.
why-lobby-seated = You already have a seat. Wait for the host to start.
why-lobby-outsider = You don’t have a seat here. Press **{ button-join }** first.
why-lobby-level = There’s no AI player of that level. Choose one from the menu.
why-lobby-no-ai = No AI player is seated here. Add one from the menu first.
# $count (number) - how many
# $least (number) - the smallest that is allowed
# $most (number) - the greatest that is allowed
why-lobby-numbers = That isn’t a valid list. Enter { $count } whole numbers from { $least } to { $most }, separated by spaces.
why-lobby-option = That house rule can’t have this value. Choose one from its menu.
# $least (number) - seats
# $seats (number) - seats taken
why-lobby-few =
    { $seats ->
        [one] Only 1 seat is taken, and the game needs { $least }. Add an AI player, or wait for others.
       *[other] Only { $seats } seats are taken, and the game needs { $least }. Add an AI player, or wait for others.
    }
# $host (text) - the host’s number in Discord
why-lobby-host = Only the host can do that. Ask <@{ $host }>.
# $seats (number) - seats
why-lobby-full = All { $seats } seats are taken. Watch, or open your own table.

## In Manila. Where an argument is "a ware" it is nutmeg, silk, ginseng or jade.

# $phase (text) - the decision that is open
why-manila-another-decision =
    { $phase ->
        [auction] The auction is on. Bid or pass.
        [pledge] A payment is due. Pledge a share first.
        [buy] A share is for sale. Buy one or none.
        [load] The punts are being loaded. Choose the ware that stays ashore.
        [start] The start spaces aren’t set yet. Choose them from the menu.
        [place] Accomplices are being placed. Choose a space or stop placing.
        [board] Pirates may go aboard. Choose a punt or stay.
        [pilot] The pilots are at work. Choose a move or decline.
       *[plunder] A punt was plundered. Send it to port or to the shipyard.
    }
why-manila-clock-only = Turns are only skipped when time runs out. Choose a space or stop placing.
# $minimum (number) - in pesos
why-manila-bid-below-minimum = That bid is too low. Bid { $minimum } or more, or pass.
# $ceiling (number) - in pesos
why-manila-bid-above-ceiling = You can pay at most { $ceiling }, even with all shares pledged. Bid less, or pass.
# $ware (text) - a ware
why-manila-share-sold-out = The bank has no { manila-cargo } shares left. Choose another ware, or none.
# $ware (text) - a ware
# $price (number) - in pesos
# $ceiling (number) - in pesos
why-manila-share-not-payable =
    A { manila-cargo } share costs { $price }, and you can pay at most { $ceiling }. Choose another ware, or none.
why-manila-start-not-nine = Start spaces are 0 to 5 and must add up to 9. Choose them from the menu.
# $ware (text) - a ware
why-manila-not-loaded = { manila-ware } isn’t on board this voyage. Choose a ware that sails.
# $ware (text) - a ware
why-manila-punt-in-port = The { manila-cargo } punt is no longer at sea. Choose another space.
# $ware (text) - a ware
why-manila-load-full = The { manila-cargo } punt is full. Choose another space.
# $space (text) - the space's code
why-manila-space-taken = That space is taken. Choose a vacant one.
# $space (text) - the space's code
# $price (number) - in pesos
# $cash (number) - in pesos
why-manila-space-not-payable =
    That space costs { $price }. You have { $cash } and no share to pledge. Choose a cheaper one, or stop placing.
why-manila-stowaway-no-insurance = Stowaways can’t take the insurance. Choose another space, or stop placing.
why-manila-stowaway-seats-only = Without money, you can only take a seat on a punt. Choose a punt, or stop placing.
# $price (number) - in pesos
why-manila-stowaway-cheapest-only =
    You can’t pay for any space in full, so you can only take the cheapest, for { $price }. Choose it, or stop placing.
# $ware (text) - a ware
why-manila-board-not-on-13 = The { manila-cargo } punt isn’t on 13. Choose one that is, or stay.
# $ware (text) - a ware
why-manila-board-full = The { manila-cargo } punt is full. Choose another on 13, or stay.
why-manila-board-free-seat-first = A punt on 13 has a free seat. Take it, or stay.
why-manila-board-no-kick-off = Pirates can’t remove passengers at this table. Choose a free seat, or stay.
# $ware (text) - a ware
# $seats (number) - seats of its load
why-manila-board-no-such-seat = The { manila-cargo } punt has { $seats } seats. Choose one of them, or stay.
# $ware (text) - a ware
why-manila-board-choose-passenger = The { manila-cargo } punt is full. Choose whose seat you take, or stay.
why-manila-board-not-the-captain = The captain just went aboard and can’t be removed. Choose another seat, or stay.
# $ware (text) - a ware
why-manila-plunder-not-this-punt = It’s not the { manila-cargo } punt’s turn. Choose for the one on offer.
# $ware (text) - a ware
why-manila-pilot-not-at-sea = The { manila-cargo } punt is no longer at sea. Steer another, or decline.
# $steps (number) - 1 or 2
why-manila-pilot-too-far =
    { $steps ->
        [one] The small pilot moves one punt by 1. Choose such a move, or decline.
       *[other] The large pilot moves one punt by up to 2, or two by 1 each. Choose such a move, or decline.
    }
# $ware (text) - a ware
why-manila-pilot-below-start = The { manila-cargo } punt can’t go back past 0. Choose another move, or decline.
# $name (text) - marked name of who is to pay
why-manila-loan-waits = { $name } has a payment due. Pledge or redeem after that.
# $ware (text) - a ware
why-manila-pledge-none-left = You have no { manila-cargo } share left to pledge. Choose another ware.
# $ware (text) - a ware
# $count (number) - pledged shares of the ware
why-manila-pledge-done =
    { $count ->
        [0] That button is out of date. None of your { manila-cargo } shares is pledged now. Open your hand again.
        [one] That was already done: 1 of your { manila-cargo } shares is pledged now. Open your hand again for more.
       *[other] That was already done: { $count } of your { manila-cargo } shares are pledged now. Open your hand again for more.
    }
# $ware (text) - a ware
why-manila-redeem-none = None of your { manila-cargo } shares is pledged. There’s nothing to redeem.
# $ware (text) - a ware
# $count (number) - pledged shares of the ware
why-manila-redeem-done =
    { $count ->
        [one] That was already done: 1 of your { manila-cargo } shares is still pledged. Open your hand again for more.
       *[other] That was already done: { $count } of your { manila-cargo } shares are still pledged. Open your hand again for more.
    }
# $price (number) - in pesos
# $cash (number) - in pesos
why-manila-redeem-not-payable = Redeeming costs { $price }, and you have { $cash }. Try again when you have more cash.
# $bid (number) - in pesos
why-manila-redeem-needed-for-bid = You lead with a bid of { $bid } and couldn’t pay it anymore. Redeem after the auction.
