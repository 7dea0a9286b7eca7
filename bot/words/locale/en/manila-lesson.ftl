### A first voyage of Manila. bot/games/manila/lesson.py has the script: numbers here are those of its dice.

manila-lesson-shares =
    { "**" }Punts**, flat boats, carry wares to the port of Manila. Whoever is richest at the end wins.
    You start with two secret **shares**: one of silk, one of jade. They gain value each time a punt with their ware reaches port.
manila-lesson-shares-ask = Which punt should arrive?
manila-lesson-shares-marked = your shares of silk and of jade
manila-lesson-shares-nutmeg = Nutmeg
manila-lesson-shares-nutmeg-why = You have no nutmeg share: if it arrives, others get rich. Yours are marked in red.
manila-lesson-shares-silk = Silk
manila-lesson-shares-ginseng = Ginseng
manila-lesson-shares-ginseng-why = You have no ginseng share: if it arrives, others get rich. Yours are marked in red.

manila-lesson-auction =
    First, an **auction**. The highest bidder pays and becomes **harbor master**, who chooses what sails and goes first.
    Luz has bid 6 pesos, the others are out. You have 30.
manila-lesson-auction-ask = Win, but don’t pay more than you have to.
manila-lesson-auction-marked = the highest bid, 6 by Luz
manila-lesson-auction-pass = Pass
manila-lesson-auction-pass-why = You can pass when it gets too expensive. But 7 is cheap, and as harbor master you can send out your silk and jade.
manila-lesson-auction-seven = Bid 7
manila-lesson-auction-twenty = Bid 20
manila-lesson-auction-twenty-why = That would win, too. But you pay your whole bid, and one more than Luz is enough.

manila-lesson-buy =
    You paid 7. The anchor by your name marks the harbor master.
    Now you may **buy one share**, here for 5. You’re about to send silk to sea, so a second silk share can gain value, too.
manila-lesson-buy-ask = Buy silk.
manila-lesson-buy-marked = silk, with 5 as the price of a share
manila-lesson-buy-nutmeg = Nutmeg
manila-lesson-buy-nutmeg-why = Nutmeg might pay one day. But own the ware you send out yourself: silk.
manila-lesson-buy-silk = Silk
manila-lesson-buy-none = Nothing
manila-lesson-buy-none-why = You can save your money. But silk shares gain value each time silk reaches port, so this one soon pays for itself.

manila-lesson-load =
    Four wares, but only three punts: **one ware stays ashore** and can’t reach port this time.
    You have two silk shares and one jade share.
manila-lesson-load-ask = Which ware should stay?
manila-lesson-load-marked = the four wares: nutmeg, silk, ginseng and jade
manila-lesson-load-nutmeg = Nutmeg
manila-lesson-load-silk = Silk
manila-lesson-load-silk-why = You have two silk shares. If silk stays ashore, they can’t gain value.
manila-lesson-load-jade = Jade
manila-lesson-load-jade-why = You have a jade share. If jade stays ashore, it can’t gain value.

manila-lesson-start =
    Dice move the punts to the right. **The port is beyond 13.**
    You give them a head start: nine spaces in all, at most five for one punt.
manila-lesson-start-ask = Which punts get it? Think of your shares.
manila-lesson-start-marked = the three punts on space 0, with the 13 spaces before them
manila-lesson-start-ginseng = Ginseng 5, Jade 4
manila-lesson-start-ginseng-why = Ginseng would be nearly halfway home. But you own none, and your silk would have the longest way.
manila-lesson-start-silk = Silk 5, Jade 4
manila-lesson-start-even = 3 Each
manila-lesson-start-even-why = That’s fair to all. But you’re harbor master, and own silk and jade: help those.

manila-lesson-seat =
    Now everyone places an **accomplice** in turn. Each player has three per voyage. Those aboard a punt **share its load** if it reaches port.
    The silk load is worth 30 pesos. A seat costs 3.
manila-lesson-seat-ask = Board the silk punt.
manila-lesson-seat-marked = the load of silk, 30 pesos, with its three free seats for 3, 4 and 5
manila-lesson-seat-silk = Silk · 3
manila-lesson-seat-pirate = Pirates · 5
manila-lesson-seat-pirate-why = Pirates only earn if a punt stops exactly on 13, and none is near. We’ll get to them.
manila-lesson-seat-pass = Stop Placing
manila-lesson-seat-pass-why = If you stop, you place no one else this voyage. You have 18 pesos and three accomplices: let them earn something.

manila-lesson-port =
    Everyone has placed an accomplice. Then the **dice** were rolled: silk 4, ginseng 1, jade 3, and the punts moved that far. There are three rolls.
    You can also bet on arrivals: port A pays 6 if at least one punt reaches port.
manila-lesson-port-ask = Bet on it.
manila-lesson-port-marked = port A, which costs 4 and pays 6
manila-lesson-port-port = Port A · 4
manila-lesson-port-yard = Shipyard A · 4
manila-lesson-port-yard-why = The shipyard pays if a punt doesn’t arrive. Ginseng is slow, so it’s not a bad bet in a real game. Here, bet on arrival.
manila-lesson-port-insurance = Insurance
manila-lesson-port-insurance-why = You’d get 10 at once, but pay for every punt that’s lost: 6 for one, 14 for two. Wait until you know more.

manila-lesson-pirates =
    Silk is on 12. **Pirates** wait on 13: they rob a punt that stops there on the last roll, and those aboard get nothing. Luz just joined them.
    For 2 pesos, a **pilot** moves a punt by one before that roll.
manila-lesson-pirates-ask = Make your silk safe.
manila-lesson-pirates-marked = the punt with silk, on space 12, with the pirates behind 13
manila-lesson-pirates-pilot = Pilot · 2
manila-lesson-pirates-silk = Silk · 4
manila-lesson-pirates-silk-why = You’re alone aboard, so all 30 are already yours. A second seat adds nothing and doesn’t keep pirates away.
manila-lesson-pirates-pass = Stop Placing
manila-lesson-pirates-pass-why = Then it’s all up to the dice. With a 1, the silk stops on 13, and Luz takes your 30 pesos.

manila-lesson-pilot =
    One roll is left, and your pilot acts before it. Pirates only strike **after** the roll.
    From 13, any number brings the silk home.
manila-lesson-pilot-ask = What does your pilot do?
manila-lesson-pilot-marked = the pilots, where the small one is yours
manila-lesson-pilot-back = Back to 11
manila-lesson-pilot-back-why = From 11, a 2 would take it to the pirates, and a 1 would leave it short of the port.
manila-lesson-pilot-stay = Stay on 12
manila-lesson-pilot-stay-why = From 12, a 1 would take it to the pirates. You paid for your pilot: use him.
manila-lesson-pilot-on = Forward to 13

manila-lesson-profit =
    Silk rolled a **1**: without your pilot, Luz would have it. Silk and jade are in port, ginseng is lost.
    Alone on the silk punt, you get all 30, and 6 for port A. **Three** were on the jade punt, whose load is worth 36.
manila-lesson-profit-ask = What does each of those three get?
manila-lesson-profit-marked = where the punts ended: silk in port A, ginseng in shipyard A, jade in port B
manila-lesson-profit-thirtysix = 36
manila-lesson-profit-thirtysix-why = That’s the whole load. Everyone aboard shares it, and there were three.
manila-lesson-profit-eighteen = 18
manila-lesson-profit-eighteen-why = That’s half of it. There were three aboard, so each gets a third of 36.
manila-lesson-profit-twelve = 12

manila-lesson-market =
    Now the **market**. Silk and jade reached port, so each of their shares rises from 0 to **5 pesos**, for every player.
    You have two silk shares and one jade share.
manila-lesson-market-ask = What are your three shares worth?
manila-lesson-market-marked = the black market: silk and jade at 5, nutmeg and ginseng at 0
manila-lesson-market-five = 5
manila-lesson-market-five-why = That’s one share. You have three that rose.
manila-lesson-market-fifteen = 15
manila-lesson-market-thirty = 30
manila-lesson-market-thirty-why = Not yet: 30 is the most a single share can be worth. Count three times 5.

manila-lesson-end =
    You have 45 pesos, and 15 in shares. **Once a ware reaches 30, the richest player wins**, in money and shares.
    Out of money? Pledge a share: 12 pesos now, 15 to redeem it.
manila-lesson-end-marked = the merchants with their money: 45 for you, 34, 45 and 40 for the others
