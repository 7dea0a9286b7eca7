### The rules of Manila to page through, in the order of bot/games/manila/rules.py. Each page at most 3000 characters.

manila-rules-aim =
    ## Manila: the Aim
    You are merchants in Manila. Punts carry wares up the coast, and nobody knows which of them will reach port. You earn money with accomplices in the right places, and with shares of the wares that arrive.

    The richest merchant wins. At the end your **fortune** counts:
    - your cash,
    - the value of all your shares, pledged ones too,
    - minus 15 for each share that is still pledged.

    ### What there is
    - Four wares: 🟤 nutmeg, 🔵 silk, 🟡 ginseng and 🟢 jade, with five shares of each.
    - A black market that shows the value of each ware’s shares: 0, 5, 10, 20, 30. All start at 0.
    - Three punts on a route from space 0 to space 13. The port lies beyond 13.

    ### The start
    Everyone has 30 pesos and two secret shares. Three merchants have four accomplices each; four or five merchants have three each. The bank never runs out of money.

    ### What is secret
    Which shares you have, and which of them are pledged. The number of shares and pledges is public.
manila-rules-voyage =
    ## A Voyage
    The game is played in voyages until a ware reaches 30 in the black market. That usually takes five or six voyages, never fewer than four.

    Each voyage has these steps:
    1. **Auction**: who becomes harbor master?
    2. **Harbor master**: may buy a share, loads three wares, and puts the punts on their start spaces.
    3. **Placement and movement**, in turns. In each placement round, everyone places one accomplice. Then each punt moves by its die.
    4. **Payout**: punts in port and punts in the shipyard bring money.
    5. **Market**: each ware that reached port rises a step.

    ### The order of step 3
    - Four or five merchants: place, roll, place, roll, place, pilots, roll.
    - Three merchants: place, place, roll, place, roll, place, pilots, roll.

    After the second roll pirates may go aboard. After the third roll they plunder.

    All accomplices return after each voyage.
manila-rules-auction =
    ## The Auction
    The harbor master chooses the wares and their start spaces, may buy a share, and places first. That is worth money, so the office is auctioned.

    - The last voyage’s harbor master opens. In the first voyage, the opener is chosen at random.
    - On your turn you bid more than the highest bid, or pass. Bids are whole pesos, and the first is at least 1.
    - If you pass, you’re out of this auction.
    - When all others have passed, the highest bidder pays the bank and is harbor master. The others pay nothing.

    ### How much you can bid
    Your cash, and 12 for each share that you have not pledged. You only pledge if you win. If you can’t raise the bid, you pass automatically.

    ### When nobody bids
    The last voyage’s harbor master stays in office and pays nothing. In the first voyage, the opener gets the office.
manila-rules-master =
    ## The Harbor Master
    The harbor master has three duties, in this order.

    ### 1. A share
    You may buy one share of any ware that the bank still has. It costs the ware’s value in the black market, but at least 5: so 5, 5, 10 or 20. Buying does not change the value. You may take loans to pay for it.

    ### 2. The load
    Choose three of the four wares, one for each punt. The fourth stays ashore and can’t rise this voyage.

    ### 3. The start spaces
    Put each punt on a space from 0 to 5. The three numbers must add up to 9, like 5, 4 and 0, or 3, 3 and 3.

    ### How likely a punt is to arrive
    With dice alone and no pirates, it reaches port in this many of 100 voyages:
    - from 5: 84
    - from 4: 74
    - from 3: 63
    - from 2: 50
    - from 1: 38
    - from 0: 26
manila-rules-placing =
    ## Placing Accomplices
    In each placement round everyone has one turn, clockwise from the harbor master. On your turn, either:
    - **Place** one accomplice on a vacant space and pay its price to the bank.
    - **Stop placing** for the rest of this voyage.

    Each space holds one accomplice. You may take as many spaces as you like over several turns: several seats on one punt, both pilots, both pirates.

    ### When you lack the money
    Pledge a share, choose a cheaper space, or stop placing.

    ### Stowaways
    If you have no share left to pledge and too little money for any space, you may still travel:
    - With no money at all, you take a vacant seat on a punt at sea for free.
    - With too little for the cheapest space, you take that space for all your money.

    Stowaways can’t take the insurance. If there is no space for you, you miss the turn but may place again later.

    ### When time runs out
    Your turn passes without a placement. You can still place later.
manila-rules-spaces =
    ## The Spaces
    ⛵ **On the punts**: you take the cheapest free seat. If the punt reaches port, everyone aboard shares its profit.
    - 🟤 Nutmeg: seats for 2, 3, 4; pays 24
    - 🔵 Silk: seats for 3, 4, 5; pays 30
    - 🟡 Ginseng: seats for 1, 2, 3; pays 18
    - 🟢 Jade: seats for 3, 4, 5, 5; pays 36

    You can’t board a punt that is already in port.

    ⚓ **Port A, B, C** for 4, 3, 2: A pays 6 if a punt reaches port, B pays 8 if two do, C pays 15 if all three do. It doesn’t matter which punts.

    🛠️ **Shipyard A, B, C** for 4, 3, 2: A pays 6 if a punt is wrecked, B pays 8 if two are, C pays 15 if all three are.

    🏴‍☠️ **Pirate boat**, 5 each: the first pirate is captain, the second comes after. They rob punts that stop exactly on 13.

    🧭 **Pilots** for 2 and 5: they move punts just before the last roll. They aren’t paid themselves.

    📜 **Insurance**: is free and pays you 10 at once. But you pay for all repairs: 6 for one wreck, 14 for two, 29 for three.

    Spaces stay for sale until the last placement round, even when it’s clear what they pay. After the first arrival, port A is a sure 6 for 4.
manila-rules-movement =
    ## Movement
    After a placement round, each punt at sea moves by its own die. There are three rolls in a voyage. You can’t refuse or shorten a roll.

    - **Port**: a punt that goes beyond 13 is in port. It takes the next letter: A, then B, then C. Pilots, pirates and new passengers can’t reach it anymore.

    - **13**: a punt that stops exactly on 13 is not in port. Here the pirates wait. After the second roll pirates may go aboard it; after the third they plunder it. With no pirate on the boat, nothing happens after the second roll, and after the third the punt enters port like any other.

    - **Wreck**: a punt short of 13 after the third roll goes to the shipyard. It takes the next letter there: A, then B, then C.

    A punt on 13 before the last roll reaches port with any die, unless a pilot moves it back.
manila-rules-pirates =
    ## Pirates
    ### After the second roll: going aboard
    If a punt is on 13 and has a free seat, each pirate decides, first the captain, then the second:
    - **Stay** on the pirate boat, or
    - **go aboard** for free, onto the cheapest free seat. That pirate is now a passenger like any other.

    If the captain leaves, the second pirate becomes captain at once, then decides. Vacant places on the boat can be bought in the last placement round.

    ### After the third roll: plunder
    Each punt on 13 is plundered if a pirate is on the boat.
    - Everyone aboard gets nothing.
    - The pirates take the whole profit of the punt. Two pirates take half each.
    - The captain then sends each punt to **port** or to the **shipyard**.

    In port, its ware rises and the next port space pays. In the shipyard, the next shipyard space pays and the insurer pays for repairs. The passengers get nothing either way.

    A pirate who stayed after the second roll can still plunder after the third. A punt that a pilot moves to 13 isn’t attacked there: only dice bring punts to the pirates.
manila-rules-pilots =
    ## Pilots
    After the last placement round and before the last roll, first the small pilot decides, then the large one. Each may decline.

    - **Small pilot**: moves one punt by 1, forward or back.
    - **Large pilot**: moves one punt by up to 2, forward or back; or two punts by 1 each, in any direction.

    Pilots only move punts at sea. A punt that goes beyond 13 is in port at once, and no die is rolled for it.

    ### Worth knowing
    With one roll left, a punt on 8 only reaches port with a 6, and stops on 13 with a 5. Each step forward adds one face of the die. From 13, any roll reaches port.
manila-rules-payout =
    ## Payout, Market and the End
    After the third roll the bank pays, in this order:
    1. Pirates: the profit of each plundered punt.
    2. Passengers: the profit of each punt in port, shared by everyone aboard.
    3. Port spaces that a punt reached: 6, 8, 15.
    4. Shipyard spaces where a punt ended: 6, 8, 15.
    5. The insurer pays the bank for all wrecks, even if nobody stood on those spaces: 6 for one, 14 for two, 29 for three.

    If the insurer lacks money, shares are pledged. If there are none left, the bank covers the rest. Everyone else is always paid in full.

    Spaces without a punt, seats on wrecks, pilots, and pirates without a catch pay nothing.

    ### Market
    Each ware that ended in port rises a step: 0, 5, 10, 20, 30. The others don’t.

    ### The end
    When a ware reaches 30, the game is over. All wares of this voyage rise first.

    Your **fortune** is cash + value of all shares − 15 for each pledged share. The highest fortune wins. Tied players share the win.
manila-rules-loans =
    ## Loans
    You can pledge a share at any time, not only on your turn. Open **My Hand** to do so.

    - A pledged share brings **12** at once, whatever its value.
    - Redeeming it costs **15**. You may pledge it again later.
    - A share that is still pledged at the end counts its full value, minus **15**.

    So a loan costs you 3, but the money may earn more than that.

    ### Who can see it
    The others see that you pledged a share and how many you’ve pledged, but not which.

    ### When you must pay
    If you owe more than you have, for the office, a share, a space or repairs, you choose which shares to pledge. The game waits until you can pay. You can’t redeem anything meanwhile.

    ### While you lead an auction
    You can’t redeem a share if you couldn’t pay your bid afterwards.
manila-rules-options =
    ## House Rules
    The host can change these before the game starts.

    - **First shares**: normally, three shares of each ware are shuffled, everyone gets two, and the bank shows the rest. Or all twenty are shuffled.
    - **Redeal**: while a merchant has both shares of a ware that nobody else has.
    - **First opener**: chosen at random, or the host.
    - **Extra round**, three merchants only: before the first roll, or before the second.
    - **Pirates take seats**: a pirate who goes aboard may remove a passenger if no punt on 13 has a free seat. The second pirate can’t remove the captain who just went aboard.
    - **Stowaways**: without money, they can only take punt seats, or any vacant space except the insurance.
    - **Money**: visible to all, or hidden until the end.
    - **Tied fortunes**: the win is shared, or more cash wins, then more shares.
