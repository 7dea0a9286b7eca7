### The first ships of Malacca. bot/games/malacca/lesson.py has the script: numbers here are those of its bets.

malacca-lesson-cards =
    Twelve ships come through the strait of Malacca, one after another. Whoever has most silver in the end wins; you begin with 5.
    You always hold the same three cards: **attack** a ship, **defend** it, or **trade** with it.
malacca-lesson-cards-ask = Which card is for those who want to seize a ship?
malacca-lesson-cards-marked = your three cards: attack, defence and trade
malacca-lesson-cards-attack = Attack
malacca-lesson-cards-defence = Defence
malacca-lesson-cards-defence-why = The shield keeps a ship safe from attackers. To seize it you need the crossed swords.
malacca-lesson-cards-trade = Trade
malacca-lesson-cards-trade-why = The chest is for traders: they earn when the ship sails on unharmed. To seize it you need the crossed swords.

malacca-lesson-ship =
    The first ship carries 9 silver. Everybody lays one card face down, and then all are turned up at once.
    With **more attack than defence the ship is captured**. Otherwise it is defended.
malacca-lesson-ship-ask = Two attack and two defend. What happens?
malacca-lesson-ship-marked = the ship, with a cargo of 9 silver
malacca-lesson-ship-captured = Captured
malacca-lesson-ship-captured-why = For that it takes more attack than defence, and two is not more than two.
malacca-lesson-ship-defended = Defended

malacca-lesson-bets =
    On their card, people may put silver: a **bet**. A trader whose ship is defended wins as much again.
    Attackers and defenders win nothing by a bet: they put silver on a card only to look like traders. That is a bluff.
malacca-lesson-bets-ask = Whose card looks like trade?
malacca-lesson-bets-marked = the cards that lie face down, and the bets on them: Luz 3, Diego and Amihan none
malacca-lesson-bets-luz = Luz
malacca-lesson-bets-diego = Diego
malacca-lesson-bets-diego-why = Diego has bet nothing, and trade earns nothing without a bet. He will attack or defend.
malacca-lesson-bets-amihan = Amihan
malacca-lesson-bets-amihan-why = Amihan has bet nothing, and trade earns nothing without a bet. She will attack or defend.

malacca-lesson-attack =
    Now you. If the ship is **captured**, the attackers share its cargo and the bets of all others.
    Diego or Amihan may well attack, and 9 silver is much.
malacca-lesson-attack-ask = In this lesson, attack.
malacca-lesson-attack-marked = the ship, with a cargo of 9 silver
malacca-lesson-attack-attack = Attack
malacca-lesson-attack-defence = Defence
malacca-lesson-attack-defence-why = A defender wins only if somebody attacks and fails. That comes later: here you go for the cargo.
malacca-lesson-attack-trade = Trade
malacca-lesson-attack-trade-why = If two attack and one defends, the ship is captured, and the traders lose their bets. Here you go for the cargo.

malacca-lesson-bluff =
    You attack. How much silver do you put on your card?
    With a bet you would look like a trader. But you are the last, so nobody is left to be misled; and **if the ship is defended, attackers lose their bets** and half of all else they have.
malacca-lesson-bluff-ask = What do you bet?
malacca-lesson-bluff-marked = your row: 5 silver in your purse
malacca-lesson-bluff-nothing = Nothing
malacca-lesson-bluff-three = 3
malacca-lesson-bluff-three-why = An attack earns nothing by a bet. You might lose the 3, and there is nobody left to be misled.
malacca-lesson-bluff-five = 5
malacca-lesson-bluff-five-why = An attack earns nothing by a bet. You might lose all you have, and there is nobody left to be misled.

malacca-lesson-loot =
    The cards are open: you and Diego attacked, Amihan defended, Luz traded. **2 against 1: captured.**
    The loot is the cargo of 9 and the 3 that Luz had bet. The attackers share it.
malacca-lesson-loot-ask = How much do you get?
malacca-lesson-loot-marked = the fight for the last ship: attack 2, defence 1, captured
malacca-lesson-loot-nine = 9
malacca-lesson-loot-nine-why = That is the cargo alone. Add the 3 of Luz, and share with Diego.
malacca-lesson-loot-six = 6
malacca-lesson-loot-twelve = 12
malacca-lesson-loot-twelve-why = That is all of it. Diego attacked, too, so half is his.

malacca-lesson-trade =
    You have 11 now. The next ship carries 4: little to fight for. Diego has bet 4 and Amihan 3, like traders.
    Where nobody attacks, a ship is safe, and **trade doubles what you bet**.
malacca-lesson-trade-ask = What do you play?
malacca-lesson-trade-marked = the second ship, with a cargo of 4 silver
malacca-lesson-trade-attack = Attack
malacca-lesson-trade-attack-why = Even if it succeeds it brings 4 and a few bets. If it fails you lose half of your 11. There is more in trade.
malacca-lesson-trade-defence = Defence
malacca-lesson-trade-defence-why = If nobody attacks, a defender gets nothing at all. A poor ship is made for trade.
malacca-lesson-trade-trade = Trade

malacca-lesson-stake =
    Trade it is. If the ship is defended you win as much as you bet. **If it is captured, the bet is gone.**
    Luz has yet to play, and you cannot be sure of her.
malacca-lesson-stake-ask = Bet much, but not all.
malacca-lesson-stake-marked = your row: 11 silver in your purse
malacca-lesson-stake-nothing = Nothing
malacca-lesson-stake-nothing-why = Trade without a bet brings nothing, even when all goes well.
malacca-lesson-stake-six = 6
malacca-lesson-stake-eleven = All 11
malacca-lesson-stake-eleven-why = It would double. But if others attack after all, you have nothing left. Keep something.

malacca-lesson-defend =
    All have traded: you won 6 and have 17. Now a ship with **12** comes; many will want it. Amihan has bet 4.
    A defender takes the bets of beaten attackers. And each who defends against an attack draws a **special card**.
malacca-lesson-defend-ask = In this lesson, defend.
malacca-lesson-defend-marked = the third ship, with a cargo of 12 silver
malacca-lesson-defend-attack = Attack
malacca-lesson-defend-attack-why = You have 17, and lose half of it if the ship is defended. Let others take that risk.
malacca-lesson-defend-defence = Defence
malacca-lesson-defend-trade = Trade
malacca-lesson-defend-trade-why = A rich ship calls attackers, and so far nobody defends it. Your bet would be in danger.

malacca-lesson-quiet =
    You defend. Others play after you this time, and will look at your bet.
    A bet on defence wins nothing. It would be a bluff, and is lost if the ship is captured.
malacca-lesson-quiet-ask = What do you bet? No bluff this time.
malacca-lesson-quiet-marked = your row: 17 silver in your purse
malacca-lesson-quiet-nothing = Nothing
malacca-lesson-quiet-eight = 8
malacca-lesson-quiet-eight-why = As a bluff that is not bad: all would take you for a trader. But it is much to lose, and wins nothing by itself.

malacca-lesson-special =
    Diego attacked, you alone defended. 1 against 1: **defended**. You take the 2 that he had bet, and he pays half of the rest, 6.
    You have drawn a special card: **defence +2**. It counts as two cards, and is played once.
malacca-lesson-special-ask = Alone with it, how many plain attacks can you stop?
malacca-lesson-special-marked = your special card: defence +2
malacca-lesson-special-one = One
malacca-lesson-special-one-why = A plain defence does that. This one counts for two, and the ship is held on a tie.
malacca-lesson-special-two = Two
malacca-lesson-special-three = Three
malacca-lesson-special-three-why = Three is more than two: the ship would be captured. It is held on a tie, but not against more.

malacca-lesson-end =
    You lead with 19 silver, after three ships of twelve. **After the twelfth, whoever has most wins**; on a tie, all of them.
    The parrot shows who bets first; it goes round. Talk and lie as you please.
malacca-lesson-end-marked = the players and their purses: 19 for you, 6, 7 and 12 for the others
