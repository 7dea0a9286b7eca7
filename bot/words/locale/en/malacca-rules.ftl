### The rules of Malacca to page through, in our own words. docs/rules/malacca.md has every detail.

malacca-rules-aim =
    ## Malacca: what it is about
    Twelve ships sail through the strait, one a round. Everybody lays a card face down – **attack**, **defence** or **trade** – and bets as many coins on it as they like. Then all cards are opened. If attack is stronger than defence the ship is captured and robbed; if not, trade pays and the attackers rue it.

    { "**" }2 to 8 players**, best with 3 or more. Everybody begins with **5 silver** and the three ordinary cards, which are never used up. After the last ship the **fullest purse wins**; equal leaders win together. Nobody drops out: without a coin one can still attack, defend, or swab the deck.

    { "**" }The parrot** lies before one player, drawn by lot at first. Its holder bets first and leads when coins are divided; after each ship it goes clockwise.

    { "**" }Ships** carry 3 to 13 coins. Each comes once, in an order nobody knows; the picture shows which have not been seen. The values of the printed cards are not known to us: the deck of twelve, 3 4 5 6 7 8 8 9 10 11 12 13, is our **reconstruction**, and a table can choose others.
malacca-rules-bets =
    ## Cards and bets
    When a ship has come in, everybody in turn, from the parrot holder clockwise:
    - **lays one card** face down: an ordinary one, or a special one they hold;
    - **bets** any number of coins from their purse on it, or none.

    Both are done at once in your private panel: press **My Hand**. It is final, unless all of you agree to take it back while the cards lie face down. The bet is seen by all as soon as it is made, the card only when all have bet; so late players know more.

    Then all cards are opened. Add up the strengths of attack and of defence: an ordinary card counts 1, a special +2 card counts 2.
    - **More attack than defence: captured.**
    - **Otherwise defended.** A tie is held, and so is a ship that nobody attacks.
malacca-rules-captured =
    ## A captured ship
    - **Attackers** take back their bets, and **divide** the cargo and the bets of all others.
    - **Traders and defenders** lose their bets.

    { "**" }Dividing** is done coin by coin: the first attacker in turn order from the parrot takes one, then the next, until nothing is left. So shares differ by one coin at most. A +2 attack gets one share like any other.

    { "**" }Tragic hero:** if a single player defended and *all* others attacked, the hero loses the bet but draws a special card.
malacca-rules-defended =
    ## A defended ship
    - **Traders** take back their bets and gain as much again from the supply (trade ×2: twice as much).
    - **Defenders** take back their bets, **divide** the attackers’ bets coin by coin, and each draw a **special card**.
    - **Attackers** lose their bets, and pay **half of what they have left**, rounded down, to the supply.
    - The cargo sails on: nobody gets it.

    { "**" }Pointless defence:** if nobody attacked, defenders take back their bets and that is all.

    { "**" }Swabbing the deck:** whoever traded with an empty purse and no bet gets 2 coins.
malacca-rules-specials =
    ## Special cards
    There are 16, and none at the start. They are drawn for a successful defence against an attack, and by tragic heroes. A special card is laid in place of an ordinary one and **played once**; then it goes under the deck. How many you hold is public, which ones is not. Left over at the end they are worth nothing.

    - **Attack +2** and **Defence +2** (4 each) count twice in the fight.
    - **Trade ×2** (4) gains twice the bet.
    - **Attack or defence** and **defence or trade** (2 each) are **waiting cards**: when all cards are open, their player says which of the two it is. It then counts as an ordinary card. Several decide in turn order, each hearing those before.

    If the deck is empty, who should draw goes without.
malacca-rules-example =
    ## An example
    The ship carries 9. Ann trades with a bet of 4, Ben attacks with 0, Cho attacks with 2, and Dan defends with 3. Ben holds the parrot.

    Attack 2 against defence 1: **captured**. Ben and Cho take back their bets and divide 9 + 4 + 3 = 16, that is 8 each. Ann loses 4, Dan 3. With 17 coins Ben would have 9 and Cho 8, because the coins go round from the parrot.

    Had Dan played defence +2, it would have been 2 against 2: **defended**. Ann gains 4. Dan takes the 2 coins that Cho bet, and draws a special card. Ben and Cho each pay half of what they have left.
malacca-rules-characters =
    ## Characters, if the table plays them
    Everybody is dealt one, face up. The purse is the character’s, in place of 5 coins.
    - **Henry Morgan** (5): +3 for each successful defence
    - **Pierre Le Picard** (3): 1 at the end of each round
    - **Rodrigo Orgonez** (9): no power
    - **Black Caesar** (as many as there are players): as many again whenever all have played the same kind
    - **Zheng He** (3): +3 for each successful trade, bet or no bet
    - **Sayyida al Hurra** (5): draws two special cards whenever she draws, keeps one, and puts the other under the deck unseen
    - **Laskarina** (5): begins with a special card
    - **Ingrid Hammar** (4): +3 for each successful attack

    A defence succeeds if somebody attacked and the ship was held, an attack if it was captured, a trade if it was not. Special cards count as what they are, waiting cards as what they became.
malacca-rules-equipment =
    ## Equipment, if the table plays it
    Before the ship is seen the **parrot holder** may buy **one** piece for 5. There are four of each kind. It stays with its owner and pays for every success, together with all others of its kind.
    - **Better attack:** +3 for each successful attack
    - **Better defence:** +4 for each successful defence
    - **Better trade:** +5 for each successful trade with a bet of at least 1

    Who cannot pay is not asked. It is worth nothing at the end.
malacca-rules-options =
    ## House rules
    A table can agree before it starts on:
    - **6 or 8 ships** in place of 12; which ones stay away nobody knows
    - **other ship decks**: small (3 to 8), large (8 to 13), or twelve values of your own
    - **characters**, dealt or chosen from two, and **equipment**
    - **all bet at once**, in secret: much faster with many players
    - **waiting cards at once**, in secret
    - **hidden purses**, until the end
    - the **penalty** on half of the purse as it was before the bet
    - **swabbing** on captured ships too
    - **Zheng He** paid only with a bet, **better trade** only if the ship was attacked
    - **2 silver** in place of a card when the deck is empty
    - equal purses decided by **special cards left**

    When time is up, a player lays an ordinary trade without a bet, buys nothing, makes a waiting card a defence, and keeps the first card drawn.
malacca-rules-tactics =
    ## Hints
    - Only trade makes use of a bet. A bet on attack or defence is a bluff, and no bet looks like one of these two.
    - Late seats see more. The last to bet needs no bluff.
    - Big bets and rich ships call pirates.
    - The rich fear the penalty, the poor have nothing to lose: a rich table is a safer place to trade.
    - When capture seems certain, do not trade. Join in, or defend alone against all for a card.
    - The worst that can happen to a defender is that everybody trades.
