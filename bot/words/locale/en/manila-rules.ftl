### The rules of Manila to page through, in the order of bot/games/manila/rules.py. Each page at most 3000 characters.

manila-rules-aim =
    ## Manila: the Aim
    You are merchants in Manila. Punts carry wares up the coast, and nobody knows which of them will reach port. You earn by having your accomplices in the right places, and by holding shares of the wares that arrive.

    The richest merchant wins. At the end your **fortune** counts:
    - your cash,
    - the value of all your shares, pledged ones too,
    - less 15 for each share that is still pledged.

    ### What there is
    - Four wares: 🟤 nutmeg, 🔵 silk, 🟡 ginseng and 🟢 jade, with five shares of each.
    - A black market that shows the value of each ware’s shares: 0, 5, 10, 20, 30. All begin on 0.
    - Three punts on a route from space 0 to space 13. The port lies beyond 13.

    ### How it begins
    Everybody has 30 pesos and two secret shares. Three merchants have four accomplices each; four or five merchants have three each. The bank never runs out of money.

    ### What is secret
    Which shares you hold, and which of them you have pledged. How many they are, everybody may know.
manila-rules-voyage =
    ## A Voyage
    The game goes on in voyages, until a ware stands on 30 in the black market. That takes five or six voyages as a rule, and never fewer than four.

    Each voyage has these steps:
    1. **Auction**: who becomes harbor master?
    2. **Harbor master**: buys a share if they like, loads three wares, sets the punts on their start spaces.
    3. **Placement and movement**, in turns. Everybody places one accomplice in each placement round; then each punt moves by its die.
    4. **Payout**: punts in port and punts in the shipyard bring money.
    5. **Market**: each ware that reached port rises a step.

    ### The order of step 3
    - Four or five merchants: place, roll, place, roll, place, pilots, roll.
    - Three merchants: place, place, roll, place, roll, place, pilots, roll.

    After the second roll pirates may go aboard. After the third roll they plunder.

    All accomplices come home after each voyage.
manila-rules-auction =
    ## The Auction
    The harbor master chooses the wares and their start spaces, buys a share and places first. That is worth money, so the office is sold by auction.

    - The harbor master of the last voyage opens. In the first voyage somebody is drawn by lot.
    - On your turn you bid more than the highest bid, or pass. Bids are whole pesos, and the first is at least 1.
    - Who has passed is out of this auction.
    - When all others have passed, the highest bidder pays the bank and is harbor master. The others pay nothing.

    ### How much you can bid
    Your cash, and 12 for each share that you have not pledged. You pledge only if you win. Who cannot raise the bid passes by themselves.

    ### When nobody bids
    The harbor master of the last voyage stays in office and pays nothing. In the first voyage it is whoever opened the auction.
manila-rules-master =
    ## The Harbor Master
    The harbor master has three duties, in this order.

    ### 1. A share
    You may buy one share that the bank still has, of any ware. It costs the ware’s value in the black market, but never less than 5. So it costs 5, 5, 10 or 20. Buying does not change the value. You may take loans to pay for it.

    ### 2. The load
    Choose three of the four wares, one for each punt. The fourth stays ashore and cannot rise in this voyage.

    ### 3. The start spaces
    Set each punt on a space from 0 to 5. The three numbers make exactly 9, for example 5, 4 and 0, or 3, 3 and 3.

    ### How likely a punt is to arrive
    By dice alone, when no pirate waits, it reaches port in this many of 100 voyages:
    - from 5: 84
    - from 4: 74
    - from 3: 63
    - from 2: 50
    - from 1: 38
    - from 0: 26
manila-rules-placing =
    ## Placing Accomplices
    In each placement round everybody has one turn, clockwise from the harbor master. On your turn you do one of two things:
    - **Place** one accomplice on a vacant space and pay its price to the bank.
    - **Pass**: you place no more in this voyage.

    Each space holds one accomplice. You may hold as many spaces as you like, over several turns: several seats on one punt, both pilots, both pirates.

    ### When you lack the money
    You pledge a share, choose a cheaper space, or pass.

    ### Stowaways
    If you have no share left to pledge and too little money for any space, you may still travel:
    - With no money at all you take a vacant seat on a punt at sea, for nothing.
    - With too little for the cheapest space, you take that space for all the money you have.

    A stowaway cannot take the insurance. Who finds no space at all misses the turn, but may place again later.

    ### When time is up
    Your turn goes by without a placement. You are not locked out.
manila-rules-spaces =
    ## The Spaces
    ⛵ **On the punts**: you take the cheapest free seat. If the punt reaches port, all aboard share its profit.
    - 🟤 Nutmeg: seats for 2, 3, 4; pays 24
    - 🔵 Silk: seats for 3, 4, 5; pays 30
    - 🟡 Ginseng: seats for 1, 2, 3; pays 18
    - 🟢 Jade: seats for 3, 4, 5, 5; pays 36

    Nobody goes aboard a punt that is in port already.

    ⚓ **Port A, B, C** for 4, 3, 2: A pays 6 if a punt reaches port, B pays 8 if two do, C pays 15 if all three do. Which punts they are does not matter.

    🛠️ **Shipyard A, B, C** for 4, 3, 2: A pays 6 if a punt is wrecked, B pays 8 if two are, C pays 15 if all three are.

    🏴‍☠️ **Pirate boat**, 5 each: the first pirate is captain, the second comes after. They live on punts that stop exactly on 13.

    🧭 **Pilots** for 2 and 5: they move punts just before the last roll. They earn nothing themselves.

    📜 **Insurance**: costs nothing and pays you 10 at once. But you pay for all repairs: 6 for one wreck, 14 for two, 29 for three.

    Spaces stay for sale until the last placement, even when it is clear what they pay. Port A after a first arrival is a sure 6 for 4.
manila-rules-movement =
    ## Movement
    After a placement round each punt at sea moves by a die of its own. There are three rolls in a voyage. Nobody can refuse a roll or shorten it.

    - **Port**: a punt that goes beyond 13 is in port. It takes the next letter: A, then B, then C. It is out of reach of pilots, pirates and new passengers.

    - **13**: a punt that stops exactly on 13 is not in port. Here the pirates wait. After the second roll pirates may go aboard it; after the third they plunder it. With no pirate on the boat nothing happens after the second roll, and after the third the punt comes into port like any other.

    - **Wreck**: a punt that is short of 13 after the third roll goes to the shipyard. It takes the next letter there: A, then B, then C.

    A punt on 13 before the last roll comes home with any die, unless a pilot pulls it back.
manila-rules-pirates =
    ## Pirates
    ### After the second roll: going aboard
    Is a punt on 13, and has it a free seat? Then each pirate decides, first the captain, then the second:
    - **Stay** on the pirate boat, or
    - **go aboard**, free of charge, onto the cheapest free seat. From then on that pirate is a passenger like any other.

    If the captain leaves, the second moves up to captain at once, and then decides. Places that fall vacant on the boat can be bought in the last placement round.

    ### After the third roll: plunder
    Each punt on 13 is plundered, if a pirate is on the boat.
    - All aboard go home with nothing.
    - The pirates take the whole profit of the punt. Two pirates take half each.
    - The captain then sends the punt to **port** or to the **shipyard**, each punt as they like.

    In port its ware rises and a port letter pays. In the shipyard a shipyard letter pays and the insurer is billed. The passengers get nothing either way.

    A pirate who stayed after the second roll plunders all the same. A punt that a pilot puts on 13 is not attacked there: only the dice bring a punt to the pirates.
manila-rules-pilots =
    ## Pilots
    After the last placement round and before the last roll, first the small pilot decides, then the large one. Each may decline.

    - **Small pilot**: moves one punt by 1, on or back.
    - **Large pilot**: moves one punt by up to 2, on or back; or two punts by 1 each, in any direction.

    Only punts at sea can be moved. A punt that goes beyond 13 is in port at once, and no die is rolled for it.

    ### Worth knowing
    With one roll left a punt on 8 reaches port with a 6 only, or stops on 13 with a 5. Each step on adds one face of the die. From 13 any roll brings it home.
manila-rules-payout =
    ## Payout, Market and the End
    After the third roll the bank pays, in this order:
    1. Pirates: the profit of each plundered punt.
    2. Passengers: the profit of each punt in port, shared by all aboard.
    3. Port letters that a punt reached: 6, 8, 15.
    4. Shipyard letters that a punt came to: 6, 8, 15.
    5. The insurer pays the bank for all wrecks, whether or not somebody stood on the letters: 6 for one, 14 for two, 29 for three.

    If the insurer lacks money, shares are pledged. If there are none left, the bank bears the rest. Whoever is paid gets the full amount in any case.

    Nothing comes from letters without a punt, from wrecks, for pilots, or for pirates without a catch.

    ### Market
    Each ware that ended in port rises a step: 0, 5, 10, 20, 30. The others stay.

    ### The end
    When a ware stands on 30, the game is over. All wares of this voyage rise first.

    Your **fortune** is cash + value of all shares − 15 for each pledged share. The highest wins. Equal fortunes share the win.
manila-rules-loans =
    ## Loans
    You can pledge a share at any time, not only on your turn. Open **My Hand** to do so.

    - A pledged share brings **12** at once, whatever its value.
    - Redeeming it costs **15**. Afterwards you may pledge it again.
    - A share that is still pledged at the end counts its full value, less **15**.

    So a loan costs you 3, and the money may bring more than that.

    ### Who may know
    The others see that you pledged a share and how many you have pledged, but not which.

    ### When you must pay
    If you owe more than you have, for the office, a share, a space or repairs, you choose which shares to pledge. The game waits until the sum is there. Nothing can be redeemed meanwhile.

    ### While you lead an auction
    You cannot redeem a share if you could not pay your bid afterwards.
manila-rules-options =
    ## House Rules
    The host can change these before the game starts.

    - **First shares**: as a rule three shares of each ware are mixed, everybody gets two of them, and the rest lies open at the bank. Or all twenty are mixed.
    - **Dealing anew**: while a merchant has both shares of a ware that nobody else holds.
    - **First opener**: drawn by lot, or the host.
    - **Extra round**, three merchants only: before the first roll, or before the second.
    - **Pirates take seats**: a pirate who goes aboard may remove a passenger, if no punt on 13 has a free seat. The second pirate cannot remove the captain who has just gone aboard.
    - **Stowaways**: with nothing to pay they travel on punt seats only, or they may take any vacant space but the insurance.
    - **Money**: open to all, or hidden until the end.
    - **Equal fortunes**: the win is shared, or more cash wins, then more shares.
