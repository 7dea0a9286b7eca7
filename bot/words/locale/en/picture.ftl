### What pictures show. Pictures are small, so these texts are short.

picture-ware-nutmeg = Nutmeg
picture-ware-silk = Silk
picture-ware-ginseng = Ginseng
picture-ware-jade = Jade
# $colour (text) - which colour a seat has: a name that no font can draw is told by it
picture-colour = { $colour ->
    [red] red
    [yellow] yellow
    [navy] navy
    [violet] violet
    [teal] teal
    [pink] pink
    [lime] lime
   *[white] white
}
# $voyage (number) - from 1
picture-voyage = Voyage { $voyage }
picture-stage-auction = Auction
picture-stage-office = Harbor office
# $lap (number) - placement round, from 1
# $laps (number) - placement rounds in a voyage
picture-stage-place = Placement { $lap } of { $laps }
picture-stage-board = Pirates
picture-stage-pilot = Pilots
picture-stage-plunder = Plunder
picture-stage-over = Game over
# $rolls (number) - movement rounds done, 0 to 3
picture-rolls = Roll { $rolls } of 3
# $voyage (number) - the voyage before, from 1
picture-voyage-ended = Voyage { $voyage } ended
picture-under-way = The punts are under way
# $letter (text) - A, B or C
picture-in-port = port { $letter }
# $letter (text) - A, B or C
picture-in-yard = yard { $letter }
# $bid (number) - in pesos
picture-bid = bids { $bid }
picture-no-bid = No bid yet
picture-nobody-paid = Nobody was paid
# After the sign of a ware whose market has gone up.
picture-rises = rises
# $space (number) - 0 to 13
picture-on-space = on { $space }
picture-owes = owes for wrecks
picture-master = harbor master
picture-price = share
picture-cargo = cargo
picture-ports = Ports
picture-yards = Shipyards
picture-pirates = Pirates
picture-pilots = Pilots
picture-insurance = Insurance
picture-captain = captain
picture-second = second
picture-cash = cash
picture-passed = out
picture-hand = Your shares
picture-no-shares = none
# $value (number) - in pesos
picture-worth = worth { $value } each
# $count (number) - how many
picture-pledged = { $count } pledged
# $loan (number) - what a pledge brings now
# $redeem (number) - what it costs later
picture-pledge = A pledge: { $loan } now, { $redeem } to redeem
# $count (number) - how many shares are pledged
# $amount (number) - in pesos
picture-owed = { $count } pledged, { $amount } owed
picture-credit = credit left
picture-shares-worth = shares
picture-share-value = share value
picture-debts = debts
picture-fortune = fortune
picture-result = Final scores
picture-wins = wins
picture-share-win = share the win
picture-fortunes = Fortunes by voyage
## What decided the game: each after the name of a merchant, with the gain or loss behind it.
# $ware (text) - a ware
picture-moment-plunder = plunders { manila-cargo }
# $ware (text) - a ware
picture-moment-cargo = lands { manila-cargo }
# $letter (text) - A, B or C
picture-moment-port = bets well on port { $letter }
# $letter (text) - A, B or C
picture-moment-yard = bets well on shipyard { $letter }
picture-moment-repairs = pays for the wrecks
# $ware (text) - a ware
# $value (number) - in pesos
picture-moment-market = sees { manila-cargo } rise to { $value }
picture-seat-free = free seat
picture-host = host
picture-ai = AI
picture-rules = House rules
## Titles of the illustrations of the rules.
picture-lesson-auction = The auction
picture-lesson-master = The harbor master loads and launches
picture-lesson-spaces = Spaces and what they cost
picture-lesson-movement = The punts sail
picture-lesson-pirates = Pirates wait on 13
picture-lesson-pilots = Pilots steer before the last roll
picture-lesson-payout = Ports and shipyards pay
picture-lesson-market = The black market rises
picture-lesson-loans = Pledging shares
