### Why something is refused: what is the matter, and what can be done. Nothing has changed.

## At a table

why-not-seated = You do not sit at this table. You can watch, or join the next one.
why-over = This game is over. Start a new one to play again.
why-unknown-move = This game has no such move. Choose one on the table’s message.
# $name (text) - marked name of who is to act
why-not-your-turn = It is { $name }’s turn. Yours will come.
why-away = An AI sits in for you. Press **I’m Back** first, and then decide.
# $tables (text) - numbers of the tables
why-leave-which = You sit at several tables: { $tables }. Say which one you leave: `/table leave` takes its number.
why-left-already = You have left already: an AI sits in for you. **I’m Back** on the table’s message gives you your seat again.
why-old-button = That button is from an earlier move. The table is up to date now.

## In a lobby

# $size (text) - the players that were asked for
# $counts (text) - the numbers of players that the game is for
why-lobby-size = This game does not go with { $size }. Play it with { $counts } players.
# $counts (text) - how many may play, as a list of numbers
# $seats (number) - seats taken
why-lobby-count = { $seats } seats are taken, and this game takes { $counts } players. Add an AI, or remove one.
why-lobby-hosting = You are the host and have a seat. Press **{ button-start }** when enough players are here.
why-lobby-seated = You have a seat here already. Wait for the host to start.
why-lobby-outsider = You do not sit here. Press Join first.
why-lobby-level = There is no AI of that level. Choose one from the menu.
why-lobby-no-ai = No AI sits here. Add one from the menu first.
# $count (number) - how many
# $least (number) - the smallest that is allowed
# $most (number) - the greatest that is allowed
why-lobby-numbers = That is no such list. Write { $count } whole numbers from { $least } to { $most }, with blanks between.
why-lobby-option = That house rule cannot be set so. Choose a value from its menu.
# $least (number) - seats
# $seats (number) - seats taken
why-lobby-few =
    { $seats ->
        [one] Only 1 seat is taken, and the game needs { $least }. Add an AI, or wait for others.
       *[other] Only { $seats } seats are taken, and the game needs { $least }. Add an AI, or wait for others.
    }
# $host (text) - the host’s number in Discord
why-lobby-host = Only the host can do that. Ask <@{ $host }>.
# $seats (number) - seats
why-lobby-full = All { $seats } seats are taken. You can watch, or open a table of your own.

## In Manila. Where an argument is "a ware" it is nutmeg, silk, ginseng or jade.

# $phase (text) - the decision that is open
why-manila-another-decision =
    { $phase ->
        [auction] The auction is on. Bid or pass.
        [pledge] A payment is open. Pledge a share first.
        [buy] A share is on offer. Buy one, or none.
        [load] The load is to be chosen. Choose the ware that stays ashore.
        [start] The start spaces are to be chosen. Choose them from the menu.
        [place] Accomplices are being placed. Choose a space or pass.
        [board] Pirates may go aboard. Choose a punt or stay.
        [pilot] The pilots are at work. Choose a move or decline.
       *[plunder] A punt is plundered. Send it to port or to the shipyard.
    }
why-manila-clock-only = Only the clock skips a turn. Choose a space or pass.
# $minimum (number) - in pesos
why-manila-bid-below-minimum = That bid is too low. Bid { $minimum } or more, or pass.
# $ceiling (number) - in pesos
why-manila-bid-above-ceiling = You can pay no more than { $ceiling }, with all shares pledged. Bid less, or pass.
# $ware (text) - a ware
why-manila-share-sold-out = The bank has no { manila-cargo } share left. Choose another ware, or none.
# $ware (text) - a ware
# $price (number) - in pesos
# $ceiling (number) - in pesos
why-manila-share-not-payable =
    A { manila-cargo } share costs { $price }, and you can pay { $ceiling } at most. Choose another ware, or none.
why-manila-start-not-nine = Start spaces are 0 to 5, and the three make 9 together. Choose them from the menu.
# $ware (text) - a ware
why-manila-not-loaded = There is no { manila-cargo } in this voyage. Choose a ware that sails.
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
    That space costs { $price }. You have { $cash }, and no share to pledge. Choose a cheaper one, or pass.
why-manila-stowaway-no-insurance = A stowaway cannot take the insurance. Choose another space, or pass.
why-manila-stowaway-seats-only = Without money you travel on a punt’s seat only. Choose a punt, or pass.
# $price (number) - in pesos
why-manila-stowaway-cheapest-only =
    You can pay for no space in full, so only the cheapest is open to you: one for { $price }. Choose that, or pass.
# $ware (text) - a ware
why-manila-board-not-on-13 = The { manila-cargo } punt is not on 13. Choose one that is, or stay.
# $ware (text) - a ware
why-manila-board-full = The { manila-cargo } punt is full. Choose another on 13, or stay.
why-manila-board-free-seat-first = A punt on 13 has a free seat. Take that, or stay.
why-manila-board-no-kick-off = Nobody can be removed from a punt at this table. Choose a free seat, or stay.
# $ware (text) - a ware
# $seats (number) - seats of its load
why-manila-board-no-such-seat = The { manila-cargo } punt has { $seats } seats. Choose one of them, or stay.
# $ware (text) - a ware
why-manila-board-choose-passenger = The { manila-cargo } punt is full. Choose whose seat you take, or stay.
why-manila-board-not-the-captain = The captain has only just gone aboard and stays there. Choose another seat, or stay.
# $ware (text) - a ware
why-manila-plunder-not-this-punt = The { manila-cargo } punt is not the one to be sent now. Choose for the one on offer.
# $ware (text) - a ware
why-manila-pilot-not-at-sea = The { manila-cargo } punt is no longer at sea. Steer another, or decline.
# $steps (number) - 1 or 2
why-manila-pilot-too-far =
    { $steps ->
        [one] The small pilot moves one punt by 1. Choose such a move, or decline.
       *[other] The large pilot moves one punt by up to 2, or two by 1 each. Choose such a move, or decline.
    }
# $ware (text) - a ware
why-manila-pilot-below-start = The { manila-cargo } punt cannot go back beyond 0. Choose another move, or decline.
# $name (text) - marked name of who is to pay
why-manila-loan-waits = { $name } has a payment open. Pledge or redeem when it is settled.
# $ware (text) - a ware
why-manila-pledge-none-left = You have no { manila-cargo } share left to pledge. Choose another ware.
# $ware (text) - a ware
# $count (number) - pledged shares of the ware
why-manila-pledge-done =
    { $count ->
        [0] That button is from before. None of your { manila-cargo } shares is pledged now. Open your hand again.
        [one] That is done. 1 of your { manila-cargo } shares is pledged now. Open your hand again for more.
       *[other] That is done. { $count } of your { manila-cargo } shares are pledged now. Open your hand again for more.
    }
# $ware (text) - a ware
why-manila-redeem-none = None of your { manila-cargo } shares is pledged. There is nothing to redeem.
# $ware (text) - a ware
# $count (number) - pledged shares of the ware
why-manila-redeem-done =
    { $count ->
        [one] That is done. 1 of your { manila-cargo } shares is still pledged. Open your hand again for more.
       *[other] That is done. { $count } of your { manila-cargo } shares are pledged now. Open your hand again for more.
    }
# $price (number) - in pesos
# $cash (number) - in pesos
why-manila-redeem-not-payable = Redeeming costs { $price }, and you have { $cash }. Try again with more cash.
# $bid (number) - in pesos
why-manila-redeem-needed-for-bid = You lead with a bid of { $bid } and could not pay it then. Redeem after the auction.
