### A first voyage of Manila. bot/presenters/manila/lesson.py has the script: numbers here are those of its dice.

manila-lesson-shares =
    You are a merchant in Manila. Boats carry wares to the port; whoever is richest in the end wins.
    You begin with two secret **shares**: one of silk, one of jade. A share gains value whenever a boat with its ware reaches the port.
manila-lesson-shares-ask = Whose boat do you wish luck?
manila-lesson-shares-marked = your shares of silk and of jade
manila-lesson-shares-nutmeg = Nutmeg
manila-lesson-shares-nutmeg-why = You hold no share of nutmeg: if it arrives, others grow rich. Look at what is marked in red.
manila-lesson-shares-silk = Silk
manila-lesson-shares-ginseng = Ginseng
manila-lesson-shares-ginseng-why = You hold no share of ginseng: if it arrives, others grow rich. Look at what is marked in red.

manila-lesson-auction =
    A voyage begins with an **auction**. Whoever bids most is **harbor master**: they pay their bid, choose what sails, and go first.
    Luz bids 6 pesos. Diego and Amihan are out. You have 30.
manila-lesson-auction-ask = Take the office, and pay no more than you must.
manila-lesson-auction-marked = the highest bid, 6 by Luz
manila-lesson-auction-pass = Pass
manila-lesson-auction-pass-why = It is fine to pass when the office gets too dear. But 7 is cheap, and as harbor master you can send out your silk and your jade.
manila-lesson-auction-seven = Bid 7
manila-lesson-auction-twenty = Bid 20
manila-lesson-auction-twenty-why = That would win, too. But you pay all that you bid, and 10 pesos would be left to you. One more than Luz is enough.

manila-lesson-buy =
    The office is yours: the anchor beside your name says so. You have paid 7.
    The harbor master may first **buy one share**. Each costs 5 now. You are going to send silk to sea, so a second share of it would gain value, too.
manila-lesson-buy-ask = Buy silk.
manila-lesson-buy-marked = silk, with the price of a share
manila-lesson-buy-nutmeg = Buy Nutmeg
manila-lesson-buy-nutmeg-why = Nutmeg might pay one day. But the ware that you send out yourself is the one to own: silk.
manila-lesson-buy-silk = Buy Silk
manila-lesson-buy-none = Buy Nothing
manila-lesson-buy-none-why = You may save the 5 pesos. But each time silk reaches the port, every share of it gains value: it soon pays for itself.

manila-lesson-load =
    There are four wares and only three boats. **One ware stays ashore**: in this voyage it cannot reach the port.
    You hold two shares of silk and one of jade.
manila-lesson-load-ask = Which ware shall stay?
manila-lesson-load-marked = the four wares: nutmeg, silk, ginseng and jade
manila-lesson-load-nutmeg = Nutmeg
manila-lesson-load-silk = Silk
manila-lesson-load-silk-why = You hold two shares of silk. Ashore it cannot reach the port, and your shares gain nothing.
manila-lesson-load-jade = Jade
manila-lesson-load-jade-why = You hold a share of jade. Ashore it cannot reach the port, and your share gains nothing.

manila-lesson-start =
    The boats are loaded. Dice will drive them to the right: **the port is behind space 13**.
    You give them a head start of nine spaces together, at most five for one boat.
manila-lesson-start-ask = Who gets it? Think of your shares.
manila-lesson-start-marked = the three boats on space 0, with the 13 spaces before them
manila-lesson-start-ginseng = Ginseng 5 · Jade 4
manila-lesson-start-ginseng-why = Ginseng would be half way home. But you hold none of it, and your silk would have the longest way.
manila-lesson-start-silk = Silk 5 · Jade 4
manila-lesson-start-even = 3 for Each
manila-lesson-start-even-why = That is fair to all. But you paid for the office in order not to be fair: you hold silk and jade.

manila-lesson-seat =
    Now everybody in turn places an **accomplice**; you have three in a voyage. Those on a boat **share its load** if it reaches the port.
    The load of silk is worth 30 pesos, and its first seat costs 3.
manila-lesson-seat-ask = Go aboard the silk.
manila-lesson-seat-marked = the load of silk, 30 pesos, with its three free seats
manila-lesson-seat-silk = Silk · 3 Pesos
manila-lesson-seat-pirate = Pirates · 5 Pesos
manila-lesson-seat-pirate-why = Pirates earn only if a boat stops exactly on 13, and no boat is near. They come later in this lesson.
manila-lesson-seat-pass = Pass
manila-lesson-seat-pass-why = Whoever passes places nobody else in this voyage. You have 18 pesos and three people: let them earn something.

manila-lesson-port =
    All have placed somebody. Then the **dice** fell: silk 4, ginseng 1, jade 3. Each boat moved as far. Twice more you will all place somebody, and the dice will fall.
    You can also bet on arrivals: port A pays 6 as soon as at least one boat is in port. It costs 4.
manila-lesson-port-ask = Bet on it.
manila-lesson-port-marked = port A, which pays 6
manila-lesson-port-port = Port A · 4 Pesos
manila-lesson-port-yard = Shipyard A · 4 Pesos
manila-lesson-port-yard-why = The shipyard pays when a boat does not arrive. Ginseng is slow, so it is no bad bet in a real game. In this lesson bet on arrival.
manila-lesson-port-insurance = Insurance · Gain 10
manila-lesson-port-insurance-why = You would get 10 at once, and pay for every boat that is lost: 6 for one, 14 for two. Wait until you know more.

manila-lesson-pirates =
    Silk is on 12: one more step to 13, two to the port. And 13 is where **pirates** wait: a boat that stops there on the last roll is theirs, and those aboard get nothing. Luz has just joined them.
    A **pilot** may move a boat by one before that roll. He costs 2.
manila-lesson-pirates-ask = Make sure of your silk.
manila-lesson-pirates-marked = the boat with silk, on space 12, with the pirates behind 13
manila-lesson-pirates-pilot = Pilot · 2 Pesos
manila-lesson-pirates-silk = Silk Once More · 4 Pesos
manila-lesson-pirates-silk-why = You are alone aboard: the 30 are all yours already. A second seat brings nothing more, and it does not keep pirates away.
manila-lesson-pirates-pass = Pass
manila-lesson-pirates-pass-why = Then the dice alone decide. With a 1 the silk stops on 13, and Luz takes your 30 pesos.

manila-lesson-pilot =
    One roll is left, and your pilot acts before it. The pirates strike only **after** the roll.
    From 13 every number brings the silk home.
manila-lesson-pilot-ask = What does your pilot do?
manila-lesson-pilot-marked = the pilots, where you have the small one
manila-lesson-pilot-back = Silk Back to 11
manila-lesson-pilot-back-why = From 11 a 2 would take it to the pirates, and a 1 would leave it short of the port.
manila-lesson-pilot-stay = Leave It on 12
manila-lesson-pilot-stay-why = From 12 a 1 would take it to the pirates. You have paid for your pilot: use him.
manila-lesson-pilot-on = Silk On to 13

manila-lesson-profit =
    Silk rolled a **1**: but for your pilot, Luz would have had it. It is in port, and so is jade; ginseng came too late and is lost.
    You were alone on the silk: all 30 pesos for you, and 6 for port A. The load of jade is worth 36, and **three** were aboard.
manila-lesson-profit-ask = What does each of those three get?
manila-lesson-profit-marked = where the boats ended: silk in port A, ginseng in shipyard A, jade in port B
manila-lesson-profit-thirtysix = 36
manila-lesson-profit-thirtysix-why = That is the whole load. All who are aboard share it, and there were three.
manila-lesson-profit-eighteen = 18
manila-lesson-profit-eighteen-why = That would be half of it. There were three aboard, so each gets a third of 36.
manila-lesson-profit-twelve = 12

manila-lesson-market =
    Now the **market**: silk and jade have reached the port, so a share of either rises from 0 to **5 pesos**. That is for everybody who holds one.
    You hold two of silk and one of jade.
manila-lesson-market-ask = What are your three shares worth now?
manila-lesson-market-marked = the black market: silk and jade stand at 5, nutmeg and ginseng at 0
manila-lesson-market-five = 5
manila-lesson-market-five-why = That is one share. You hold three that have risen.
manila-lesson-market-fifteen = 15
manila-lesson-market-thirty = 30
manila-lesson-market-thirty-why = Not yet: 30 is what a single share is worth at the very top. Count three times 5.

manila-lesson-end =
    You have 45 pesos, and 15 in shares: a fine voyage.
    So it goes on: 0, 5, 10, 20, 30. **When a ware reaches 30, the game is over**, and whoever is richest in money and shares wins. That takes four voyages at least.
    Out of money? Pledge a share: it brings 12 at once, and costs 15 to get back.
    That is all you need.
manila-lesson-end-marked = the merchants with their money: 45 for you, 34, 45 and 40 for the others
