### Manila: what its players read. Rules are in manila-rules.ftl, what pictures show in picture.ftl.
### Where an argument is "a ware" it is nutmeg, silk, ginseng or jade; a space is named as in engine/manila/board.py.

## The game

game-manila = Manila
command-manila = Manila: bid for the harbor, load boats and bet on which ones reach the port.
about-manila = Bid for the harbor, load boats, and bet on which ones reach the port before the pirates do.
lasts-manila = 45 minutes, or 15 against AI

## Levels of AI seats

level-manila-beginner = Deckhand
level-manila-beginner-help = Beginner: has seen the game once and misjudges most moves
level-manila-easy = Mate
level-manila-easy-help = Easy: knows what pays, but is often off by a few pesos
level-manila-steady = Merchant
level-manila-steady-help = Steady: knows the odds of every space and what the office is worth
level-manila-hard = Captain
level-manila-hard-help = Hard: thinks a voyage ahead
level-manila-expert = Harbor master
level-manila-expert-help = Expert: plays out many voyages before each move

## Nouns

# $ware (text) - a ware; as a label
manila-ware =
    { $ware ->
        [nutmeg] Nutmeg
        [silk] Silk
        [ginseng] Ginseng
       *[jade] Jade
    }
# $ware (text) - a ware; within a sentence
manila-cargo =
    { $ware ->
        [nutmeg] nutmeg
        [silk] silk
        [ginseng] ginseng
       *[jade] jade
    }

## Heading and turn

# $voyage (number) - from 1
# $stage (text) - what is going on
manila-heading = Manila · Voyage { $voyage } · { $stage }
# $phase (text) - a phase, as in engine/manila/view.py
# $lap (number) - placement round, from 1
# $laps (number) - placement rounds in a voyage
manila-stage =
    { $phase ->
        [auction] Auction
        [pledge] Loan
        [buy] Share
        [load] Loading
        [start] Start Spaces
        [place] Placement { $lap } of { $laps }
        [board] Boarding
        [pilot] Pilots
        [plunder] Plunder
       *[over] Game Over
    }
# $who (text) - a mention
# $bid (number) - the highest bid, 0 when there is none
# $bidder (text) - marked name of who bid it
manila-turn-auction =
    { $bid ->
        [0] { $who }, open the auction for harbor master or pass.
       *[other] { $who }, outbid { $bidder }’s { $bid }, or pass.
    }
# $who (text) - a mention
# $purpose (text) - office, share, space or repairs
manila-turn-pledge =
    { $who }, pledge shares to pay for { $purpose ->
        [office] the office
        [share] the share
        [space] the space
       *[repairs] the repairs
    }.
# $who (text) - a mention
manila-turn-buy = { $who }, buy one share or none.
# $who (text) - a mention
manila-turn-load = { $who }, which ware stays ashore?
# $who (text) - a mention
manila-turn-start = { $who }, choose the start spaces.
# $who (text) - a mention
# $stowaway (text) - yes or no
# $lap (number) - the present round of placements
# $laps (number) - how many there are
manila-turn-place =
    { $stowaway ->
        [yes] { $who }, travel as a stowaway or stop placing ({ $lap } of { $laps }).
       *[no] { $who }, place an accomplice or stop placing ({ $lap } of { $laps }).
    }
# $who (text) - a mention
# $rank (text) - captain or second
manila-turn-board =
    { $rank ->
        [captain] { $who }, go aboard as pirate captain or stay.
       *[second] { $who }, go aboard as second pirate or stay.
    }
# $who (text) - a mention
# $pilot (text) - small or large
manila-turn-pilot =
    { $pilot ->
        [small] { $who }, steer as small pilot or decline.
       *[large] { $who }, steer as large pilot or decline.
    }
# $who (text) - a mention
manila-turn-plunder = { $who }, send the plundered punt to port or shipyard.

## The decision, as everybody sees it

manila-choose-pass = Pass
manila-choose-stop = Stop Placing
# $bid (number) - in pesos
manila-choose-bid = Bid { $bid }
manila-choose-bid-other = Bid…
manila-ask-auction-office = The harbor master may buy a share, loads the punts and places first.
# $cash (number) - in pesos
# $loan (number) - what a pledged share brings
# $redeem (number) - what it costs to redeem it
manila-ask-auction-loan = Above { $cash }, you pledge shares: { $loan } now for each, { $redeem } to redeem.
# $bid (number) - in pesos
# $bidder (text) - marked name
manila-ask-auction = { $bidder } leads with { $bid }.
manila-ask-bid-title = Bid for Harbor Master
# $least (number) - in pesos
# $most (number) - in pesos
manila-ask-bid = Your bid, from { $least } to { $most }
# $cash (number) - what the bidder has
# $loan (text) - yes if some bids are above it, else no
# $brings (number) - what a pledged share brings
# $redeem (number) - what it costs to redeem it
manila-ask-bid-hint = You have { $cash }. { $loan ->
    [yes] Above that, you pledge shares: { $brings } now for each, { $redeem } to redeem.
   *[no] {""}
}
# $amount (number) - the whole price
# $due (number) - how much of it is still lacking, 0 when that is secret
# $seen (text) - own or public: whether the shares can be chosen right here
manila-ask-pledge =
    { $due ->
        [0] The price is { $amount }: { $seen ->
            [own] choose the shares to pledge
           *[public] press **{ button-hand }**
        }.
       *[other] The price is { $amount }, { $due } is missing: { $seen ->
            [own] choose the shares to pledge
           *[public] press **{ button-hand }**
        }.
    }
# $shares (number) - how many have to be pledged
# $loan (number) - what they bring together
# $redeem (number) - what it costs to redeem them
manila-loan =
    { $shares ->
        [one] pledges a share: { $loan } now, { $redeem } to redeem
       *[other] pledges { $shares } shares: { $loan } now, { $redeem } to redeem
    }
manila-menu-buy = Buy a share
# $ware (text) - a ware
# $price (number) - in pesos
manila-choose-buy = { manila-ware } · pay { $price }
# $value (number) - what a share is worth now, in pesos
# $left (number) - shares that can be bought
manila-choose-buy-hint = worth { $value } now · { $left } left
manila-ask-buy = -# **{ button-hand }** shows the shares you own.
manila-choose-buy-none = No Share
# $ware (text) - a ware
manila-choose-leave = Leave { manila-ware } Ashore
manila-ask-load = -# Three wares sail; the fourth can’t rise this voyage.
manila-ask-place = -# An accomplice is your bet on a space. Its number is red in the picture.
# $ware (text) - the ware of the first punt
manila-ask-start = Start spaces add up to 9. First { manila-cargo }:
# $ware (text) - the ware of the first punt
# $space (number) - its start space
manila-ask-start-rest = { manila-ware } starts on { $space }. The other two:
# $space (number) - a start space
manila-choose-on = On { $space }
manila-menu-start = Choose the start spaces
# $ware (text) - a ware
# $space (number) - a space of the route
manila-punt-on = { manila-ware } { $space }
# $ware (text) - a ware
# $chance (text) - in percent
manila-punt-chance = { manila-cargo } { $chance }
# $chances (text) - each punt's chance
manila-choose-start-hint = Reach port: { $chances }
# $order (text) - how the spaces stand: by gain, or as on the board
manila-menu-place = { $order ->
    [gain] Place · best gain first
   *[board] Place · board numbers
}
# $ware (text) - a ware
# $price (number) - in pesos
# $earns (number) - in pesos
# $chance (text) - in percent
manila-choose-seat = { manila-ware } · pay { $price } · earns { $earns } · { $chance }
# $space (number) - where the punt is
# $aboard (number) - how many share the cargo then
# $profit (number) - what the cargo pays together
# $seats (number) - seats that are free then
manila-choose-seat-hint =
    { $aboard ->
        [one] Punt on { $space } · { $profit } if no one joins
       *[other] Punt on { $space } · { $aboard } share { $profit }
    } · { $seats ->
        [0] then full
        [one] then 1 seat left
       *[other] then { $seats } seats left
    }
# $kind (text) - port or yard
# $letter (text) - A, B or C
# $price (number) - in pesos
# $earns (number) - in pesos
# $chance (text) - in percent
manila-choose-letter =
    { $kind ->
        [port] Port { $letter }
       *[yard] Shipyard { $letter }
    } · pay { $price } · earns { $earns } · { $chance }
# $kind (text) - port or yard
# $punts (number) - how many punts must end there
manila-choose-letter-hint =
    { $kind ->
        [port] { $punts ->
            [1] Pays if a punt reaches port
            [2] Pays if two punts reach port
           *[other] Pays if all three punts reach port
        }
       *[yard] { $punts ->
            [1] Pays if a punt is wrecked
            [2] Pays if two punts are wrecked
           *[other] Pays if all three punts are wrecked
        }
    }
# $rank (text) - captain or second
# $price (number) - in pesos
# $earns (number) - the most that one punt brings, in pesos
# $chance (text) - of any punt on 13 at the end, in percent
manila-choose-pirate =
    { $rank ->
        [captain] Pirate Captain
       *[second] Second Pirate
    } · pay { $price } · earns up to { $earns } · { $chance }
# $rank (text) - captain or second
manila-choose-pirate-hint =
    { $rank ->
        [captain] Takes the profit of each punt on 13, then sends it on
       *[second] Takes half the profit of each punt on 13
    }
# $pilot (text) - small or large
# $price (number) - in pesos
manila-choose-pilot-space =
    { $pilot ->
        [small] Small Pilot
       *[large] Large Pilot
    } · pay { $price }
# $pilot (text) - small or large
manila-choose-pilot-space-hint =
    { $pilot ->
        [small] Moves one punt by 1 before the last roll
       *[large] Moves one punt by up to 2, or two by 1, before the last roll
    }
# $hope (text) - own or pilot: if the reader as pilot, or any pilot, moves a punt; none
manila-choose-never = { $hope ->
    [own] Pays only if you steer as pilot
    [pilot] Pays only if a pilot helps
   *[none] Can’t pay anymore this voyage
}
# $fee (number) - in pesos
manila-choose-insurance = Insurance · receive { $fee }
# $one (number) - what one wreck costs, in pesos
# $two (number) - what two wrecks cost together
# $three (number) - what all three cost
# $bill (number) - what is to be expected
manila-choose-insurance-hint = One wreck costs you { $one }, two { $two }, three { $three } · expect about { $bill }
# $rank (text) - captain or second
manila-ask-board =
    { $rank ->
        [captain] Aboard you are a passenger like any other, and the second pirate becomes captain.
       *[second] Aboard you are a passenger like any other.
    }
manila-menu-board = Go aboard or stay
manila-choose-stay = Stay
# $ware (text) - a ware
# $earns (number) - in pesos
manila-choose-board = Board { manila-ware } · earns { $earns }
# $ware (text) - a ware
# $seat (number) - from 1
# $name (text) - bare name of the passenger
# $earns (number) - in pesos
manila-choose-kick = { manila-ware } Seat { $seat } · remove { $name } · earns { $earns }
manila-ask-pilot = Which punt?
# $ware (text) - a ware
# $space (number) - where its punt is
manila-ask-steer = { manila-ware } is on { $space }. Where to?
# $punts (text) - each punt at sea with its space
manila-ask-steer-two = Two punts, one space each: { $punts }
manila-choose-two-punts = Two Punts
# $order (text) - how the ways stand: by gain, or as on the board
manila-menu-pilot = { $order ->
    [gain] Steer · best for you first
   *[board] Choose where to steer
}
manila-choose-decline = Decline
# $ware (text) - a ware
# $direction (text) - on or back
# $steps (number) - 1 or 2
# $space (number) - where the punt is then; 14 is the port
manila-choose-steer =
    { manila-ware } { $direction ->
        [on] +{ $steps }
       *[back] −{ $steps }
    }{ $space ->
        [14] {" "}into port
       *[other] {" "}to { $space }
    }
# $ware (text) - a ware
# $before (text) - the chance to reach port as it is, in percent
# $after (text) - the chance then, in percent
manila-choose-steer-hint = { manila-ware } to port: { $after } (without you: { $before })
# $wares (text) - the plundered wares
manila-ask-plunder = In port, { $wares } rises. In the shipyard, the insurer pays for repairs.
# $ware (text) - a ware
# $berth (text) - port or yard
# $letter (text) - A, B or C
manila-choose-send =
    { $berth ->
        [port] { manila-ware } to Port { $letter }
       *[yard] { manila-ware } to Shipyard { $letter }
    }

## What happened

# $wares (text) - list
manila-line-dealt = Your shares: { $wares }
# $cargo (text) - marked ware
# $pledged (text) - yes or no
# $ware (text) - which that is
manila-line-turned =
    { $pledged ->
        [yes] You pledged a { $cargo } share
       *[no] You redeemed a { $cargo } share
    }
# $voyage (number) - from 1
# $name (text) - marked name
manila-line-voyage = Voyage { $voyage }: { $name } opens the auction
# $name (text) - marked name
# $amount (number) - in pesos
manila-line-bid = { $name } bid { $amount }
# $name (text) - marked name
manila-line-passed = { $name } passed
# $name (text) - marked name
manila-line-cannot-bid = { $name } can’t bid any higher
# $name (text) - marked name
# $price (number) - in pesos
manila-line-master = { $name } becomes harbor master for { $price }
# $name (text) - marked name
# $price (number) - always 0
manila-line-unbid = Nobody bid: { $name } becomes harbor master for { $price }
# $name (text) - marked name
# $purpose (text) - office, share, space or repairs
manila-line-due =
    { $name } needs a loan for { $purpose ->
        [office] the office
        [share] the share
        [space] the space
       *[repairs] the repairs
    }
# $name (text) - marked name
# $shares (number) - how many
# $amount (number) - in pesos
manila-line-borrowed =
    { $shares ->
        [one] { $name } pledged a share for { $amount }
       *[other] { $name } pledged { $shares } shares for { $amount }
    }
# $name (text) - marked name
# $shares (number) - how many
# $amount (number) - in pesos
manila-line-redeemed =
    { $shares ->
        [one] { $name } redeemed a share for { $amount }
       *[other] { $name } redeemed { $shares } shares for { $amount }
    }
# $name (text) - marked name
# $cargo (text) - marked ware
# $price (number) - in pesos
# $ware (text) - which that is
manila-line-share = { $name } bought { $cargo } for { $price }
# $name (text) - marked name
manila-line-no-share = { $name } bought no share
# $name (text) - marked name
# $wares (text) - list
manila-line-loaded = { $name } loaded { $wares }
# $name (text) - marked name
# $spaces (text) - each ware with its start space
manila-line-launched = { $name } launched { $spaces }
# $name (text) - marked name
# $space (text) - a space; pirate_captain and pirate_second for the boat
# $price (number) - in pesos
manila-line-placed =
    { $name } took { $space ->
        [nutmeg] a 🟤 nutmeg seat
        [silk] a 🔵 silk seat
        [ginseng] a 🟡 ginseng seat
        [jade] a 🟢 jade seat
        [port_a] port A
        [port_b] port B
        [port_c] port C
        [yard_a] shipyard A
        [yard_b] shipyard B
        [yard_c] shipyard C
        [pirate_captain] the pirate captain
        [pirate_second] the second pirate
        [pilot_small] the small pilot
       *[pilot_large] the large pilot
    } for { $price }
# $name (text) - marked name
# $space (text) - a space; pirate_captain and pirate_second for the boat
# $price (number) - in pesos
manila-line-stowaway = { manila-line-placed } as a stowaway
# $name (text) - marked name
# $amount (number) - in pesos
manila-line-insurance = { $name } insures the voyage: +{ $amount }
# $name (text) - marked name
manila-line-done-placing = { $name } stopped placing
# $name (text) - marked name
manila-line-skipped = { $name } skipped a turn
# $name (text) - marked name
manila-line-no-space = { $name } found no space
# $head (text) - what was done
# $outcomes (text) - what came of it
manila-line-outcomes = { $head }: { $outcomes }
# $dice (text) - each ware with its die
manila-line-rolled = 🎲 Rolled { $dice }
# $ware (text) - a ware
manila-line-on-13 = { manila-cargo } is on 13
# $ware (text) - a ware
# $letter (text) - A, B or C
manila-line-arrived = { manila-cargo } is in port { $letter }
# $ware (text) - a ware
# $letter (text) - A, B or C
manila-line-wrecked = { manila-cargo } is in shipyard { $letter }
# $name (text) - marked name
# $moves (text) - each ware with where it went
manila-line-piloted = { $name } steered { $moves }
# $cargo (text) - marked ware
# $space (number) - where it is now; 14 is the port
manila-line-steered =
    { $space ->
        [14] { $cargo } into port
       *[other] { $cargo } to { $space }
    }
# $name (text) - marked name
manila-line-no-pilot = { $name } steered no punt
# $name (text) - marked name
manila-line-stayed = { $name } stayed on the pirate boat
# $name (text) - marked name
# $cargo (text) - marked ware
# $ware (text) - which that is
manila-line-boarded = { $name } went aboard { $cargo }
# $name (text) - marked name of the pirate
# $other (text) - marked name of the passenger
# $cargo (text) - marked ware
# $ware (text) - which that is
manila-line-kicked = { $name } took the seat of { $other } on { $cargo }
# $names (text) - the pirates
# $cargo (text) - marked ware
# $ware (text) - which that is
# $count (number) - how many pirates
manila-line-plundered = { $names } plundered { $cargo }
# $name (text) - marked name
# $cargo (text) - marked ware
# $berth (text) - port or yard
# $ware (text) - which that is
manila-line-sent =
    { $berth ->
        [port] { $name } sent { $cargo } to port
       *[yard] { $name } sent { $cargo } to the shipyard
    }
# $name (text) - marked name
# $amount (number) - in pesos
# $parts (text) - what it is made of
manila-line-gain = { $name } +{ $amount } ({ $parts })
# $name (text) - marked name
# $amount (number) - in pesos
# $parts (text) - what it is made of
manila-line-loss = { $name } −{ $amount } ({ $parts })
# $ware (text) - a ware
# $amount (text) - in pesos; several equal ones: 2 × 9
manila-line-from-cargo = { manila-cargo } { $amount }
# $ware (text) - a ware
# $amount (text) - in pesos; several equal ones: 2 × 9
manila-line-from-plunder = plunder of { manila-cargo } { $amount }
# $kind (text) - port or yard
# $letter (text) - A, B or C
# $amount (text) - in pesos; several equal ones: 2 × 9
manila-line-from-letter =
    { $kind ->
        [port] port { $letter } { $amount }
       *[yard] shipyard { $letter } { $amount }
    }
# $ware (text) - a ware
# $why (text) - plundered or wrecked
manila-line-lost-cargo =
    { $why ->
        [plundered] { manila-cargo } plundered
       *[wrecked] { manila-cargo } wrecked
    }
# $kind (text) - port or yard
# $letter (text) - A, B or C
manila-line-lost-letter =
    { $kind ->
        [port] port { $letter } empty
       *[yard] shipyard { $letter } empty
    }
manila-line-lost-pirate = no plunder
# $amount (number) - in pesos
manila-line-fee = insurance { $amount }
# $amount (number) - in pesos
manila-line-repairs = repairs −{ $amount }
# $name (text) - marked name
# $amount (number) - in pesos
manila-line-bank-repairs = { $name } is out of money: the bank pays { $amount }
# $rises (text) - each ware with its new value
manila-line-market = 📈 { $rises }
# $cargo (text) - marked ware
# $value (number) - in pesos
manila-line-rise = { $cargo } rises to { $value }
# $names (text) - the winners
# $winners (number) - how many
# $fortune (number) - in pesos
manila-line-won =
    { $winners ->
        [one] { $names } wins with { $fortune }!
       *[other] { $names } share the win with { $fortune }!
    }

## The board in words

# $voyage (number) - from 1
# $stage (text) - what is going on
manila-alt-heading = Manila, voyage { $voyage }, { $stage }.
# $name (text) - bare name
manila-alt-turn = To move: { $name }.
# $name (text) - bare name
# $amount (number) - in pesos
manila-alt-bid = { $name } leads with { $amount }.
# $bids (text) - who bid what before, the latest first
manila-alt-beaten = Before that: { $bids }.
# $anybody (text) - whether anybody was paid: yes or no
# $paid (text) - each merchant who was, with the sum
manila-alt-outcome =
    The last voyage paid { $anybody ->
        [yes] { $paid }
       *[no] nobody
    }.
# $name (text) - bare name
# $amount (number) - in pesos
manila-alt-paid = { $name } { $amount }
# $ware (text) - a ware that has reached port
manila-alt-rises = { manila-ware } rose.
# $name (text) - bare name of the insurer
# $amount (number) - in pesos
manila-alt-repairs = { $name } insured the wrecks: { $amount }.
# $ware (text) - a ware
# $profit (number) - what the load pays
# $each (number) - what each aboard gets with the one who boards
manila-alt-board = { manila-ware } carries { $profit } pesos: { $each } for each passenger if one more joins.
# $ware (text) - a ware
# $profit (number) - what the load pays
# $each (number) - what each pirate gets
# $port (text) - A, B or C
# $yard (text) - A, B or C
manila-alt-plunder = The { manila-cargo } chest holds { $profit }, { $each } for each pirate; the punt can go to port { $port } or shipyard { $yard }.
# $dice (text) - each ware with its die
manila-alt-dice = Last roll: { $dice }.
# $ware (text) - a ware
# $berth (text) - sea, port or yard
# $space (number) - 0 to 13
# $letter (text) - A, B or C, empty at sea
# $plundered (text) - yes or no
# $crew (text) - whether somebody is aboard: yes or no
# $names (text) - who is aboard
manila-alt-punt =
    { manila-ware } { $berth ->
        [sea] on { $space }
        [port] in port { $letter }
       *[yard] in shipyard { $letter }
    }{ $plundered ->
        [yes] {", plundered"}
       *[no] {""}
    }{ $crew ->
        [yes] {", aboard "}{ $names }
       *[no] {""}
    }.
# $space (text) - a space; pirate_captain and pirate_second for the boat
# $name (text) - bare name
manila-alt-space =
    { $space ->
        [port_a] port A
        [port_b] port B
        [port_c] port C
        [yard_a] shipyard A
        [yard_b] shipyard B
        [yard_c] shipyard C
        [pirate_captain] captain
        [pirate_second] second pirate
        [pilot_small] small pilot
        [pilot_large] large pilot
       *[insurance] insurance
    } { $name }
# $spaces (text) - each taken space with its merchant
manila-alt-spaces = Taken: { $spaces }.
# $ware (text) - a ware
# $value (number) - in pesos
# $left (number) - shares that can be bought
manila-alt-value = { manila-cargo } { $value } ({ $left } left)
# $values (text) - each ware with its value
manila-alt-market = Market: { $values }.
# $name (text) - bare name
# $master (text) - whether harbor master: yes or no
# $money (text) - open or hidden
# $cash (number) - in pesos, 0 when hidden
# $shares (number) - how many, pledged ones included
# $pledged (number) - how many of them are pledged
# $accomplices (number) - how many can still be placed
# $passed (text) - yes or no
manila-alt-merchant =
    { $name }{ $master ->
        [yes] {" (master)"}
       *[no] {""}
    }: { $money ->
        [open] { $cash ->
            [one] 1 peso
           *[other] { $cash } pesos
        }{", "}
       *[hidden] {""}
    }{ $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }{ $pledged ->
        [0] {""}
       *[other] {", "}{ $pledged } pledged
    }, { $accomplices ->
        [one] 1 accomplice
       *[other] { $accomplices } accomplices
    }{ $passed ->
        [yes] {", "}passed
       *[no] {""}
    }.
# $rolls (number) - 1 to 3
# $dice (text) - each ware with its die
manila-text-dice = 🎲 Roll { $rolls } of 3: { $dice }
# $price (number) - in pesos
manila-text-free = free ({ $price })
manila-text-vacant = free
# $berth (text) - sea, port or yard
# $space (number) - 0 to 13
# $letter (text) - A, B or C, empty at sea
# $plundered (text) - yes or no
manila-text-place =
    { $berth ->
        [sea] on { $space }
        [port] in port { $letter }
       *[yard] in shipyard { $letter }
    }{ $plundered ->
        [yes] {", plundered"}
       *[no] {""}
    }
# $emoji (text) - the ware's mark
# $ware (text) - a ware
# $place (text) - where it is
# $profit (number) - in pesos
# $seats (text) - each seat with its merchant or price
manila-text-punt = { $emoji } **{ manila-ware }** { $place }, pays { $profit }: { $seats }
# $letter (text) - A, B or C
# $pays (number) - in pesos
# $who (text) - its merchant, or its price
manila-text-letter = { $letter } (+{ $pays }) { $who }
# $letter (text) - A, B or C
# $pays (number) - in pesos
# $who (text) - its merchant, or its price
# $punt (text) - the marked ware of the punt that ended there
manila-text-letter-punt = { $letter } (+{ $pays }) { $who } ← { $punt }
# $kind (text) - port or yard
# $letters (text) - each letter
manila-text-letters =
    { $kind ->
        [port] ⚓ **Port** { $letters }
       *[yard] 🛠️ **Shipyard** { $letters }
    }
# $captain (text) - name or price
# $second (text) - name or price
manila-text-pirates = 🏴‍☠️ **Pirates** captain { $captain } · second { $second }
# $small (text) - name or price
# $large (text) - name or price
manila-text-pilots = 🧭 **Pilots** small { $small } · large { $large }
# $who (text) - name, or free
manila-text-insurance = 📜 **Insurance** (+10) { $who }
manila-text-market = **Black market**
# $emoji (text) - the ware's mark
# $ware (text) - a ware
# $value (number) - in pesos
# $left (number) - shares that can be bought
manila-text-ware =
    { $left ->
        [0] { $emoji } { manila-ware } { $value }, sold out
       *[other] { $emoji } { manila-ware } { $value }, { $left } left
    }
manila-text-merchants = **Merchants**
# $turn (text) - whether to decide: yes or no
# $name (text) - marked name
# $master (text) - whether harbor master: yes or no
# $money (text) - open or hidden
# $cash (number) - in pesos, 0 when hidden
# $shares (number) - how many, pledged ones included
# $pledged (number) - how many of them are pledged
# $accomplices (number) - how many can still be placed
# $passed (text) - yes or no
manila-text-merchant =
    { $turn ->
        [yes] ▶ { $name }
       *[no] { $name }
    }{ $master ->
        [yes] {" "}(harbor master)
       *[no] {""}
    }: { $money ->
        [open] { $cash ->
            [one] 1 peso
           *[other] { $cash } pesos
        }
       *[hidden] cash hidden
    }, { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }{ $pledged ->
        [0] {""}
       *[other] {" "}({ $pledged } pledged)
    }, { $accomplices ->
        [one] 1 accomplice
       *[other] { $accomplices } accomplices
    }{ $passed ->
        [yes] {", "}passed
       *[no] {""}
    }

## The hand

# $emoji (text) - the ware's mark
# $ware (text) - a ware
# $count (number) - shares, pledged ones included
# $value (number) - of one
# $worth (number) - of all
# $pledged (number) - how many of them are pledged
manila-hand-ware =
    { $emoji } { manila-ware }: { $count } × { $value } = **{ $worth }**{ $pledged ->
        [0] {""}
       *[other] {" "}({ $pledged } pledged)
    }
manila-hand-none = No shares
manila-hand-early = -# Worth 0 until the ware reaches port.
# $cash (number) - in pesos
# $credit (number) - in pesos
# $over (text) - yes or no: whether the game is over
manila-hand-cash =
    { $over ->
        [yes] Cash: **{ $cash }**
       *[no] { $credit ->
            [0] Cash: **{ $cash }**, no credit left
           *[other] Cash: **{ $cash }**, plus up to { $credit } on credit
        }
    }
# $debts (number) - in pesos
manila-hand-debts = Debts: **{ $debts }**
# $fortune (number) - in pesos
manila-hand-fortune = Fortune now: **{ $fortune }**
# $result (text) - nothing, gain or loss
# $total (number) - pesos
# $sources (text) - what they were paid for
manila-hand-earned =
    { $result ->
        [nothing] The last voyage paid you nothing.
        [gain] The last voyage paid you **{ $total }**: { $sources }
       *[loss] The last voyage cost you **{ $total }**: { $sources }
    }
# $ware (text) - a ware
# $count (number) - shares, pledged ones included
# $value (number) - of one
# $worth (number) - of all
# $pledged (number) - how many of them are pledged
manila-hand-alt-ware =
    { $count } { manila-cargo } worth { $worth } at { $value } each{ $pledged ->
        [0] {""}
       *[other] , { $pledged } pledged
    }
# $shares (text) - list
# $cash (number) - in pesos
# $credit (number) - in pesos
# $fortune (number) - in pesos
# $pledged (number) - how many shares are pledged
# $debts (number) - in pesos
# $loan (number) - what a pledge brings now
# $redeem (number) - what it costs later
manila-hand-alt =
    Your shares: { $shares }. Cash { $cash }, credit { $credit }, { $pledged ->
        [0] no debts
       *[other] { $debts } owed for { $pledged } pledged
    }, fortune { $fortune }. A pledge brings { $loan } now and costs { $redeem } to redeem.
# $due (number) - in pesos
# $loan (number) - what a pledged share brings
# $redeem (number) - what it costs to redeem it
manila-hand-due = You still need **{ $due }**. Pledge a share: each brings { $loan } now, and you owe { $redeem }.
# $cash (number) - the player's
# $loan (number) - what a pledged share brings
# $redeem (number) - what it costs to have it back
manila-hand-loan = You have { $cash }. Paying more pledges shares: { $loan } now for each, { $redeem } to redeem.
# $cash (number) - what the player has
# $loan (number) - what a pledged share brings
# $redeem (number) - what it costs to redeem it
# $cost (number) - the difference
manila-hand-loans = You have { $cash }. A pledged share brings { $loan } now and costs { $redeem } to redeem, so each loan costs you { $cost }. The share keeps its value.
manila-choose-loans = Loans…
manila-hand-idle = Nothing to do here now.
# $ware (text) - a ware
# $loan (number) - in pesos
manila-choose-pledge = Pledge { manila-ware } · { $loan } now
# $ware (text) - a ware
# $price (number) - in pesos
manila-choose-redeem = Redeem { manila-ware } · pay { $price }

## What is asked before a move

# $kind (text) - bid or price
# $choice (text) - what would be paid for
# $price (number) - in pesos
# $cash (number) - what the player has
# $shares (number) - how many would be pledged
# $loan (number) - what they bring together
# $cost (number) - by how much more they are redeemed
manila-sure-loan = **{ $choice }** { $kind ->
        [bid] takes a loan if you win: you only have { $cash }.
       *[price] costs { $price }, and you have { $cash }, so it takes a loan.
    } { $shares ->
        [one] You pledge one share: it brings { $loan } now and **costs { $cost } in the end**.
       *[other] You pledge { $shares } shares: they bring { $loan } now and **cost { $cost } in the end**.
    }
manila-sure-loan-button = Take the Loan
# $ware (text) - a ware
# $loan (number) - in pesos
# $redeem (number) - in pesos
# $cost (number) - by how much more it is redeemed
manila-sure-pledge = **Pledge a { manila-cargo } share?** You receive { $loan } now and owe { $redeem }: it **costs { $cost } in the end**.
# $ware (text) - a ware
manila-sure-pledge-button = Pledge { manila-ware }
# $ware (text) - a ware
# $price (number) - in pesos
# $cash (number) - what the player has
# $left (number) - what is left of it
manila-sure-redeem = **Redeem a { manila-cargo } share?** You pay { $price } of your { $cash } now and keep { $left }. At the end of the game it would cost the same { $price }.
# $ware (text) - a ware
manila-sure-redeem-button = Redeem { manila-ware }
# $choice (text) - the space
# $price (number) - in pesos
# $hope (text) - pilot: it pays if one moves a punt; none
manila-sure-never = **{ $choice }** costs { $price }, and { $hope ->
    [pilot] **pays only if a pilot helps**.
   *[none] **can’t pay anymore** this voyage.
}
manila-sure-never-button = Place Anyway
# $rounds (number) - of placing that are left in this voyage, this one included
manila-sure-stop = **Stop placing for this voyage?** { $rounds } placement rounds are left, counting this one, and you’ll sit them all out.

## The end

# $names (text) - the winners
# $winners (number) - how many
# $fortune (number) - in pesos
manila-result-heading = { manila-line-won }
# $voyages (number) - how many were sailed
# $cargo (text) - each marked ware that is worth most
# $value (number) - of a share of it
manila-result-ended = Voyage { $voyages } raised { $cargo } to { $value }, which ends the game.
# $name (text) - marked names of who came second
# $lead (number) - in pesos
# $most (text) - cash, shares or debt
# $amount (number) - in pesos
manila-result-lead =
    { $lead ->
        [0] Level with { $name }: the tie is broken.
       *[other] { $lead } ahead of { $name }: { $most ->
            [cash] { $amount } more cash
            [shares] { $amount } more in shares
           *[debt] { $amount } less debt
        }
    }
# $medal (text) - a medal, or the rank
# $name (text) - marked name
# $fortune (number) - in pesos
manila-result-place = { $medal } { $name } **{ $fortune }**
# $voyages (number) - how many were sailed
manila-result-alt = Final scores after { $voyages ->
    [one] one voyage
   *[other] { $voyages } voyages
}.
# $rank (number) - from 1
# $name (text) - bare name
# $fortune (number) - in pesos
# $cash (number) - in pesos
# $shares (number) - in pesos
# $debts (number) - in pesos
manila-result-alt-place = { $rank }. { $name }: { $fortune }, made of cash { $cash }, shares { $shares }, debts { $debts }.

## House rules

option-manila-deal = First Shares
option-manila-deal-help = Which shares are shuffled before each merchant gets two
option-manila-deal-twelve = Three of each ware, the rest open
option-manila-deal-all = All twenty shares
option-manila-redeal = Redeal
option-manila-redeal-help = If a merchant starts with two shares of a ware no one else holds
option-manila-redeal-true = Deal the shares again
option-manila-redeal-false = Keep them as dealt
option-manila-opener = First Opener
option-manila-opener-help = Who opens the auction of the first voyage
option-manila-opener-random = Chosen at random
option-manila-opener-host = The host
option-manila-extra_round = Extra Round
option-manila-extra_round-help = With three merchants: when the extra placement round happens
option-manila-extra_round-first = Before the first roll
option-manila-extra_round-second = Before the second roll
option-manila-kick_off = Pirates Take Seats
option-manila-kick_off-help = When no punt on 13 has a free seat: may boarding pirates remove a passenger?
option-manila-kick_off-true = Yes, they may remove one
option-manila-kick_off-false = No, a full punt is safe
option-manila-stowaway = Stowaways
option-manila-stowaway-help = Where a merchant with no money and no shares to pledge may place
option-manila-stowaway-seats = On punt seats only
option-manila-stowaway-anywhere = Anywhere but the insurance
option-manila-hidden_money = Money
option-manila-hidden_money-help = Does everyone see how much cash the others have?
option-manila-hidden_money-true = Hidden until the end
option-manila-hidden_money-false = Visible to all
option-manila-tie_break = Tied Fortunes
option-manila-tie_break-help = How a tie for the highest fortune is broken
option-manila-tie_break-shared = The win is shared
option-manila-tie_break-cash = More cash wins, then more shares
