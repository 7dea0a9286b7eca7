### The rules of Malacca to page through, in our own words. docs/rules/malacca.md has every detail.

malacca-rules-aim =
    ## Malacca: the Aim
    Twelve ships sail through the strait, one per round. Everyone lays a card face down – **attack**, **defense** or **trade** – and bets any number of coins on it. Then all cards are opened. If attack is stronger than defense, the ship is captured and robbed. If not, traders profit and attackers pay a penalty.

    { "**" }2 to 8 players**, best with 3 or more. Everyone starts with **5 silver** and the three ordinary cards, which are never used up. After the last ship, the **fullest purse wins**; tied leaders win together. Everyone plays to the end: without a coin you can still attack, defend, or swab the deck.

    { "**" }The parrot** starts with a player chosen at random. Its holder bets first and comes first when coins are divided. After each ship it moves clockwise.

    { "**" }Ships** carry 3 to 13 coins. Each comes once, in an order nobody knows. The picture shows which haven’t come yet. We don’t know the values of the printed cards: the deck of twelve, 3 4 5 6 7 8 8 9 10 11 12 13, is our **reconstruction**. A table can choose others.
malacca-rules-bets =
    ## Cards and bets
    When a ship arrives, each player in turn, clockwise from the parrot holder:
    - **lays one card** face down, ordinary or special;
    - **bets** any number of coins from their purse on it, or none.

    You do both at once in your private panel: press **My Hand**. It’s final, unless everyone agrees to an undo while the cards are face down. Everyone sees the bet right away, but the card only once all have bet, so late players know more.

    Then all cards are opened. Add up the strengths of attack and defense: an ordinary card counts 1, a special +2 card counts 2.
    - **More attack than defense: captured.**
    - **Otherwise defended.** A tie is defended, and so is a ship that nobody attacks.
malacca-rules-captured =
    ## A captured ship
    - **Attackers** take back their bets and **divide** the cargo and everyone else’s bets.
    - **Traders and defenders** lose their bets.

    { "**" }Dividing** works coin by coin: the first attacker in turn order from the parrot takes one, then the next, until nothing is left. So shares differ by at most one coin. A +2 attack gets one share like any other.

    { "**" }Tragic hero:** if one player defended and *all* others attacked, the hero loses the bet but draws a special card.
malacca-rules-defended =
    ## A defended ship
    - **Traders** take back their bets and gain the same amount from the supply (trade ×2: twice the amount).
    - **Defenders** take back their bets, **divide** the attackers’ bets coin by coin, and each draw a **special card**.
    - **Attackers** lose their bets and pay **half of what they have left**, rounded down, to the supply.
    - Nobody gets the cargo.

    { "**" }Pointless defense:** if nobody attacked, defenders just take back their bets.

    { "**" }Swabbing the deck:** a player who traded with an empty purse and no bet gets 2 coins.
malacca-rules-specials =
    ## Special cards
    There are 16, and you start with none. You draw one for a successful defense against an attack, or as a tragic hero. You lay a special card instead of an ordinary one, **only once**: then it goes under the deck. Everyone sees how many you have, but not which. They’re worth nothing at the end.

    - **Attack +2** and **Defense +2** (4 each) count twice in the fight.
    - **Trade ×2** (4) gains twice the bet.
    - **Attack or defense** and **defense or trade** (2 each) are **waiting cards**: when all cards are open, their player chooses which of the two it is. It then counts as an ordinary card. With several, players choose in turn order.

    If the deck is empty, you draw nothing.
malacca-rules-example =
    ## An example
    The ship carries 9. Ann trades with a bet of 4, Ben attacks with 0, Cho attacks with 2, and Dan defends with 3. Ben holds the parrot.

    Attack 2 against defense 1: **captured**. Ben and Cho take back their bets and divide 9 + 4 + 3 = 16, so 8 each. Ann loses 4, Dan 3. Of 17 coins, Ben would get 9 and Cho 8, because the parrot holder comes first.

    If Dan had played defense +2, it would have been 2 against 2: **defended**. Ann gains 4. Dan takes the 2 coins that Cho bet, and draws a special card. Ben and Cho each pay half of what they have left.
malacca-rules-characters =
    ## Characters, if the table plays with them
    Everyone is dealt one, face up. You start with the character’s purse instead of 5 coins.
    - **Henry Morgan** (5): +3 for each successful defense
    - **Pierre Le Picard** (3): 1 at the end of each round
    - **Rodrigo Orgonez** (9): no power
    - **Black Caesar** (as many as there are players): the same amount again whenever all play the same kind
    - **Zheng He** (3): +3 for each successful trade, with or without a bet
    - **Sayyida al Hurra** (5): whenever she draws, draws two special cards, keeps one, and puts the other under the deck unseen
    - **Laskarina** (5): starts with a special card
    - **Ingrid Hammar** (4): +3 for each successful attack

    A defense succeeds if someone attacked and the ship was defended, an attack if it was captured, a trade if it wasn’t. Special cards count as their own kind, waiting cards as the kind chosen.
malacca-rules-equipment =
    ## Equipment, if the table plays with it
    Before the ship arrives, the **parrot holder** may buy **one** piece for 5. There are four of each kind. Its owner keeps it, and each piece pays for every success of its kind.
    - **Better attack:** +3 for each successful attack
    - **Better defense:** +4 for each successful defense
    - **Better trade:** +5 for each successful trade with a bet of at least 1

    If you can’t pay, you’re skipped. Equipment is worth nothing at the end.
malacca-rules-options =
    ## House rules
    The host can choose these before the game starts:
    - **6 or 8 ships** instead of 12; nobody knows which ones are missing
    - **other ship decks**: small (3 to 8), large (8 to 13), or twelve values of your own
    - **characters**, dealt or chosen from two, and **equipment**
    - **all bet at once**, in secret: much faster with many players
    - **waiting cards at once**, in secret
    - **hidden purses**, until the end
    - the **penalty** is half of the purse before the bet
    - **swabbing** on captured ships too
    - **Zheng He** paid only with a bet, **better trade** only if the ship was attacked
    - **2 silver** instead of a card when the deck is empty
    - ties broken by **special cards left**

    If your time runs out, you lay an ordinary trade without a bet, buy nothing, make a waiting card a defense, and keep the first card drawn.
malacca-rules-tactics =
    ## Hints
    - Only trade earns from a bet. A bet on attack or defense is a bluff, and without a bet you look like one of these two.
    - Late seats see more. The last to bet doesn’t need to bluff.
    - Big bets and rich ships attract pirates.
    - The rich fear the penalty, the poor have nothing to lose: it’s safer to trade at a rich table.
    - When capture seems certain, don’t trade. Join in, or defend alone against all for a card.
    - The worst thing for a defender is that everyone trades.
