### A first voyage of Manila. bot/games/manila/lesson.py has the script: numbers here are those of its dice.

manila-lesson-shares =
    { "**" }Punts**, flat boats, carry wares to the port of Manila. Whoever is richest in the end wins.
    You begin with two secret **shares**: one of silk, one of jade. They gain value whenever a punt with their ware reaches the port.
manila-lesson-shares-ask = Which punt do you wish luck?
manila-lesson-shares-marked = your shares of silk and of jade
manila-lesson-shares-nutmeg = Nutmeg
manila-lesson-shares-nutmeg-why = You hold no share of nutmeg: if it arrives, others grow rich. Yours are marked in red.
manila-lesson-shares-silk = Silk
manila-lesson-shares-ginseng = Ginseng
manila-lesson-shares-ginseng-why = You hold no share of ginseng: if it arrives, others grow rich. Yours are marked in red.

manila-lesson-auction =
    First an **auction**. Whoever bids most pays it and is **harbor master**: they choose what sails, and go first.
    Luz has bid 6 pesos, the others are out. You have 30.
manila-lesson-auction-ask = Win, and pay no more than you must.
manila-lesson-auction-marked = the highest bid, 6 by Luz
manila-lesson-auction-pass = Pass
manila-lesson-auction-pass-why = You may pass when it gets too dear. But 7 is cheap, and as harbor master you can send out your silk and your jade.
manila-lesson-auction-seven = Bid 7
manila-lesson-auction-twenty = Bid 20
manila-lesson-auction-twenty-why = That would win, too. But you pay all that you bid. One more than Luz is enough.

manila-lesson-buy =
    You paid 7. The anchor by your name says: harbor master.
    Now you may **buy one share**, here for 5. You are going to send silk to sea, so a second share of it can gain value, too.
manila-lesson-buy-ask = Buy silk.
manila-lesson-buy-marked = silk, with 5 as the price of a share
manila-lesson-buy-nutmeg = Nutmeg
manila-lesson-buy-nutmeg-why = Nutmeg might pay one day. But the ware that you send out yourself is the one to own: silk.
manila-lesson-buy-silk = Silk
manila-lesson-buy-none = Nothing
manila-lesson-buy-none-why = You may save your money. But every share of silk gains value each time silk reaches the port: it soon pays for itself.

manila-lesson-load =
    Four wares, but only three punts: **one ware stays ashore** and cannot reach the port this time.
    You hold two shares of silk and one of jade.
manila-lesson-load-ask = Which ware shall stay?
manila-lesson-load-marked = the four wares: nutmeg, silk, ginseng and jade
manila-lesson-load-nutmeg = Nutmeg
manila-lesson-load-silk = Silk
manila-lesson-load-silk-why = You hold two shares of silk. Ashore it cannot reach the port, and they gain nothing.
manila-lesson-load-jade = Jade
manila-lesson-load-jade-why = You hold a share of jade. Ashore it cannot reach the port, and your share gains nothing.

manila-lesson-start =
    Dice drive the punts to the right. **The port lies behind 13.**
    You give them a head start: nine spaces in all, five at most for one.
manila-lesson-start-ask = Who gets it? Think of your shares.
manila-lesson-start-marked = the three punts on space 0, with the 13 spaces before them
manila-lesson-start-ginseng = Ginseng 5, Jade 4
manila-lesson-start-ginseng-why = Ginseng would be nearly half way home. But you hold none of it, and your silk would have the longest way.
manila-lesson-start-silk = Silk 5, Jade 4
manila-lesson-start-even = 3 Each
manila-lesson-start-even-why = That is fair to all. But you are harbor master, and hold silk and jade: help those.

manila-lesson-seat =
    Now all place an **accomplice** in turn; each has three in a voyage. Those aboard a punt **share its load** if it reaches the port.
    The load of silk is worth 30 pesos. A seat costs 3.
manila-lesson-seat-ask = Go aboard the silk.
manila-lesson-seat-marked = the load of silk, 30 pesos, with its three free seats for 3, 4 and 5
manila-lesson-seat-silk = Silk · 3
manila-lesson-seat-pirate = Pirates · 5
manila-lesson-seat-pirate-why = Pirates earn only if a punt stops exactly on 13, and none is near. We come to them.
manila-lesson-seat-pass = Pass
manila-lesson-seat-pass-why = Whoever passes places nobody else in this voyage. You have 18 pesos and three people: let them earn something.

manila-lesson-port =
    All have placed somebody. Then the **dice** fell: silk 4, ginseng 1, jade 3, and the punts moved as far. It goes so three times.
    You can also bet on arrivals: port A pays 6 once at least one punt is in port.
manila-lesson-port-ask = Bet on it.
manila-lesson-port-marked = port A, which costs 4 and pays 6
manila-lesson-port-port = Port A · 4
manila-lesson-port-yard = Shipyard A · 4
manila-lesson-port-yard-why = The shipyard pays when a punt does not arrive. Ginseng is slow, so it is no bad bet in a real game. Here, bet on arrival.
manila-lesson-port-insurance = Insurance
manila-lesson-port-insurance-why = You would get 10 at once, and pay for every punt that is lost: 6 for one, 14 for two. Wait until you know more.

manila-lesson-pirates =
    Silk is on 12. On 13 wait **pirates**: a punt that stops there on the last roll is theirs, and those aboard get nothing. Luz has just joined them.
    For 2 pesos, a **pilot** moves a punt by one before that roll.
manila-lesson-pirates-ask = Make sure of your silk.
manila-lesson-pirates-marked = the punt with silk, on space 12, with the pirates behind 13
manila-lesson-pirates-pilot = Pilot · 2
manila-lesson-pirates-silk = Silk · 4
manila-lesson-pirates-silk-why = You are alone aboard: the 30 are all yours already. A second seat brings no more, and keeps no pirates away.
manila-lesson-pirates-pass = Pass
manila-lesson-pirates-pass-why = Then the dice alone decide. With a 1 the silk stops on 13, and Luz takes your 30 pesos.

manila-lesson-pilot =
    One roll is left; your pilot acts before it. Pirates strike only **after** the roll.
    From 13, any number brings the silk home.
manila-lesson-pilot-ask = What does your pilot do?
manila-lesson-pilot-marked = the pilots, where the small one is yours
manila-lesson-pilot-back = Back to 11
manila-lesson-pilot-back-why = From 11 a 2 would take it to the pirates, and a 1 would leave it short of the port.
manila-lesson-pilot-stay = Stay on 12
manila-lesson-pilot-stay-why = From 12 a 1 would take it to the pirates. You have paid for your pilot: use him.
manila-lesson-pilot-on = On to 13

manila-lesson-profit =
    Silk rolled a **1**: but for your pilot, Luz would have it. Silk and jade are in port, ginseng is lost.
    Alone on the silk you get all its 30, and 6 for port A. On the jade were **three**; its load is worth 36.
manila-lesson-profit-ask = What does each of those three get?
manila-lesson-profit-marked = where the punts ended: silk in port A, ginseng in shipyard A, jade in port B
manila-lesson-profit-thirtysix = 36
manila-lesson-profit-thirtysix-why = That is the whole load. All who are aboard share it, and there were three.
manila-lesson-profit-eighteen = 18
manila-lesson-profit-eighteen-why = That would be half of it. There were three aboard, so each gets a third of 36.
manila-lesson-profit-twelve = 12

manila-lesson-market =
    Now the **market**. Silk and jade reached the port, so each share of them rises from 0 to **5 pesos**, whoever holds it.
    You hold two of silk and one of jade.
manila-lesson-market-ask = What are your three shares worth?
manila-lesson-market-marked = the black market: silk and jade stand at 5, nutmeg and ginseng at 0
manila-lesson-market-five = 5
manila-lesson-market-five-why = That is one share. You hold three that have risen.
manila-lesson-market-fifteen = 15
manila-lesson-market-thirty = 30
manila-lesson-market-thirty-why = Not yet: 30 is what a single share is worth at the very top. Count three times 5.

manila-lesson-end =
    You have 45 pesos, and 15 in shares. **Once a ware stands at 30, whoever is richest wins**: in money and shares.
    Out of money? Pledge a share: 12 pesos now, 15 to get it back.
manila-lesson-end-marked = the merchants with their money: 45 for you, 34, 45 and 40 for the others
