### Manila: what helps its players to decide and to look back. Arguments are named as in manila.ftl.

# $voyage (number) - from 1
manila-chapter = Voyage { $voyage }

# $number (number) - the number of the choice, on the board and in the menu
# $label (text) - the choice
manila-numbered = { $number } · { $label }
# $space (text) - a space, as in engine/manila/board.py
manila-space =
    { $space ->
        [nutmeg] Nutmeg
        [silk] Silk
        [ginseng] Ginseng
        [jade] Jade
        [port_a] Port A
        [port_b] Port B
        [port_c] Port C
        [yard_a] Shipyard A
        [yard_b] Shipyard B
        [yard_c] Shipyard C
        [pirate] Pirate
        [pilot_small] Small Pilot
        [pilot_large] Large Pilot
       *[insurance] Insurance
    }

## The decision at hand

# $phase (text) - a phase, as in engine/manila/view.py
# $rank (text) - captain or second
manila-explain =
    { $phase ->
        [auction] The highest bidder becomes harbor master, who may buy a share, loads the punts (the boats), sets their start spaces and places first. Bid what that is worth to you, or pass. If you pass, you’re out of this auction.
        [pledge] A merchant who owes more than their cash pledges shares. Each brings 12 now and costs 15 at the end, but keeps its value for its owner.
        [buy] The harbor master may buy one share from the bank, at its value but for at least 5. A ware you’re about to load may rise this voyage, and your share with it.
        [load] Three wares sail. The fourth stays ashore, where it can’t rise. Leave the ware that helps the others more than you.
        [start] The three start spaces add up to 9. From 5, a punt reaches port five times out of six; from 0, only once in four. Start your own wares well ahead.
        [place] Put one accomplice, your bet, on a vacant space for its price, or stop placing for this voyage. Punts, the boats, pay if they reach port. Ports and shipyards pay by how many punts end there. Pirates wait on 13.
        [board] A punt is on 13, and the last roll takes it home whatever the die shows. { $rank ->
            [captain] Go aboard and share its profit as a passenger, or stay on the boat for punts that stop on 13 at the end.
           *[second] Go aboard and share its profit as a passenger, or stay. If the captain left, the second pirate is captain now.
        }
        [pilot] The last roll comes right after the pilots. Move a punt toward where you earn most: yours toward port, or another back to where others lose.
        [plunder] The pirates plundered the punt: its cargo is theirs, and their captain chooses where the punt goes. In port, its ware rises and the next port space pays. In the shipyard, the next shipyard space pays and the insurer pays for repairs.
       *[over] The game is over. Step through it with **{ button-replay }**, or play again with **{ button-rematch }**.
    }

# $ware (text) - a ware
# $price (number) - in pesos
manila-named-buy = Buy { manila-ware } · pay { $price }
# $least (number) - in pesos
# $most (number) - in pesos
manila-named-bids = Bid anything from { $least } to { $most }

## What the dice say of a choice

# $kind (text) - pirate or sure
# $pays (number) - in pesos
# $chance (text) - in percent
# $price (number) - in pesos
manila-fact = { $kind ->
    [pirate] pay { $price } for up to { $pays }, { $chance }
   *[sure] pay { $price } for { $pays }, { $chance }
}
# $price (number) - in pesos
manila-fact-pilot = pay { $price } to steer punts
# $cash (number) - in pesos
manila-fact-stop = keeps your cash: { $cash }
# $fee (number) - in pesos
# $chance (text) - in percent
manila-fact-insurance = { $fee } at once; no wreck: { $chance }
# $ware (text) - a ware
# $chance (text) - in percent
manila-fact-punt = { manila-ware } to port: { $chance }
# $count (number) - shares of that ware that the reader holds
manila-fact-shares = you hold { $count ->
    [0] none
   *[other] { $count }
} of it

## Odds

manila-odds-early =
    The odds start when the punts are launched. Until then, a punt reaches port in this many of 100 voyages:
    - from space 5: **84**
    - from space 4: **74**
    - from space 3: **63**
    - from space 2: **50**
    - from space 1: **38**
    - from space 0: **26**
manila-odds-heading = ### Odds for this voyage
# $emoji (text) - mark of the ware
# $ware (text) - a ware
# $fate (text) - port, yard or plundered; at sea safe, lost or open
# $space (number) - where the punt is
# $port (number) - in percent
# $pirates (number) - that it falls to those on the boat, in percent
# $wreck (number) - in percent
manila-odds-punt =
    { $emoji } { $fate ->
        [port] { manila-ware } is in port.
        [yard] { manila-ware } is wrecked.
        [plundered] { manila-ware } is plundered.
        [safe] { manila-ware } on { $space }: reaches port **for sure**
        [lost] { manila-ware } on { $space }: wrecked **for sure**
       *[open] { manila-ware } on { $space }: reaches port **{ $port }%**{ $pirates ->
            [0] {""}
           *[other] {" "}· pirates **{ $pirates }%**
        } · wreck **{ $wreck }%**
    }
manila-odds-spaces = **How likely one more accomplice gets paid**:
# $emoji (text) - mark of the space
# $space (text) - name of the space
# $chance (number) - in percent
manila-odds-space = { $emoji } { $space }: { $chance ->
    [0] never
    [100] **for sure**
   *[other] **{ $chance }%**
}
# $emoji (text) - mark of the space
# $space (text) - name of the space
# $fee (number) - in pesos
# $chance (number) - that no punt is wrecked, in percent
manila-odds-insurance = { $emoji } { $space }: **{ $fee }** at once, for sure · nothing to pay back: **{ $chance }%**
manila-odds-foot =
    -# Dice only: no pilot steers, no one joins or leaves. A punt that stops on 13 reaches port unless pirates are on the boat now.

## Illustrations of the rules

# $subject (text) - a subject, as in render/manila/lessons.py
manila-lesson-alt =
    { $subject ->
        [market] The black market and the merchants: nutmeg and jade have just risen a step, rings mark their new values; jade on 30 ends the game.
        [auction] The auction for harbor master: the highest bid is large, the bids it beat recede behind it; below, the wares wait with their seats and prices.
        [master] Three punts launched on spaces 2, 2 and 5, which add up to 9.
        [spaces] A voyage under way: each vacant space has its price on a coin.
        [movement] After a roll of 1, 4 and 4, each punt has moved by its own die; lines show where they came from.
        [pirates] The pirate boat at space 13, where two punts have stopped, with what each would pay the pirate who goes aboard.
        [pilots] A small pilot has moved one punt forward by one space, just before the last roll.
        [payout] Two punts are in port at A and B, one is in the shipyard at A; whoever bet there is paid.
       *[loans] A hand of shares with their values, some of them pledged.
    }

## The end

# $name (text) - bare name
# $voyage (number) - from 1
# $change (text) - in pesos, with its sign
manila-result-alt-moment = Voyage { $voyage }: { $name } { $change }.
