### The first ships of Malacca. bot/games/malacca/lesson.py has the script: numbers here are those of its bets.

malacca-lesson-cards =
    Twelve ships sail through the strait of Malacca, one after another. Whoever has the most silver at the end wins. You start with 5.
    You always have the same three cards: **attack** a ship, **defend** it, or **trade** with it.
malacca-lesson-cards-ask = Which card seizes a ship?
malacca-lesson-cards-marked = your three cards: attack, defense and trade
malacca-lesson-cards-attack = Attack
malacca-lesson-cards-defence = Defense
malacca-lesson-cards-defence-why = The shield keeps a ship safe from attackers. To seize it, you need the crossed swords.
malacca-lesson-cards-trade = Trade
malacca-lesson-cards-trade-why = The chest is for traders: they earn when the ship sails on unharmed. To seize it, you need the crossed swords.

malacca-lesson-ship =
    The first ship carries 9 silver. Everyone lays one card face down, then all are turned up at once.
    With **more attack than defense, the ship is captured**. Otherwise it’s defended.
malacca-lesson-ship-ask = Two attack and two defend. What happens?
malacca-lesson-ship-marked = the ship, with a cargo of 9 silver
malacca-lesson-ship-captured = Captured
malacca-lesson-ship-captured-why = That takes more attack than defense, and two isn’t more than two.
malacca-lesson-ship-defended = Defended

malacca-lesson-bets =
    Players may put silver on their card: a **bet**. If the ship is defended, traders win the same amount again.
    Attackers and defenders win nothing with a bet. They only put silver on a card to look like traders. That’s a bluff.
malacca-lesson-bets-ask = Whose card looks like trade?
malacca-lesson-bets-marked = the cards that lie face down, and the bets on them: Luz 3, Diego and Amihan none
malacca-lesson-bets-luz = Luz
malacca-lesson-bets-diego = Diego
malacca-lesson-bets-diego-why = Diego bet nothing, and trade earns nothing without a bet. He will attack or defend.
malacca-lesson-bets-amihan = Amihan
malacca-lesson-bets-amihan-why = Amihan bet nothing, and trade earns nothing without a bet. She will attack or defend.

malacca-lesson-attack =
    Now you. If the ship is **captured**, the attackers share its cargo and everyone else’s bets.
    Diego or Amihan may well attack, and 9 silver is a lot.
malacca-lesson-attack-ask = In this lesson, attack.
malacca-lesson-attack-marked = the ship, with a cargo of 9 silver
malacca-lesson-attack-attack = Attack
malacca-lesson-attack-defence = Defense
malacca-lesson-attack-defence-why = A defender only wins if someone attacks and fails. That comes later: here, go for the cargo.
malacca-lesson-attack-trade = Trade
malacca-lesson-attack-trade-why = If two attack and one defends, the ship is captured, and the traders lose their bets. Here, go for the cargo.

malacca-lesson-bluff =
    You attack. How much silver do you put on your card?
    With a bet, you’d look like a trader. But you’re last, so there’s no one left to fool. And **if the ship is defended, attackers lose their bets** and half of everything else they have.
malacca-lesson-bluff-ask = What do you bet?
malacca-lesson-bluff-marked = your row: 5 silver in your purse
malacca-lesson-bluff-nothing = Nothing
malacca-lesson-bluff-three = 3
malacca-lesson-bluff-three-why = An attack earns nothing from a bet. You might lose the 3, and there’s no one left to fool.
malacca-lesson-bluff-five = 5
malacca-lesson-bluff-five-why = An attack earns nothing from a bet. You might lose everything, and there’s no one left to fool.

malacca-lesson-loot =
    The cards are open: you and Diego attacked, Amihan defended, Luz traded. **2 against 1: captured.**
    The loot is the cargo of 9 and the 3 that Luz bet. The attackers share it.
malacca-lesson-loot-ask = How much do you get?
malacca-lesson-loot-marked = the fight for the last ship: attack 2, defense 1, captured
malacca-lesson-loot-nine = 9
malacca-lesson-loot-nine-why = That’s only the cargo. Add the 3 from Luz, and share with Diego.
malacca-lesson-loot-six = 6
malacca-lesson-loot-twelve = 12
malacca-lesson-loot-twelve-why = That’s all of it. Diego attacked, too, so half is his.

malacca-lesson-trade =
    You have 11 now. The next ship only carries 4, so there’s little to fight for. Diego bet 4 and Amihan 3, like traders.
    If nobody attacks, a ship is safe, and **trade doubles your bet**.
malacca-lesson-trade-ask = What do you play?
malacca-lesson-trade-marked = the second ship, with a cargo of 4 silver
malacca-lesson-trade-attack = Attack
malacca-lesson-trade-attack-why = Even if it succeeds, it earns 4 and a few bets. If it fails, you lose half of your 11. Trade earns more.
malacca-lesson-trade-defence = Defense
malacca-lesson-trade-defence-why = If nobody attacks, a defender gets nothing at all. A poor ship is perfect for trade.
malacca-lesson-trade-trade = Trade

malacca-lesson-stake =
    Trade it is. If the ship is defended, you win as much as you bet. **If it is captured, the bet is gone.**
    Luz hasn’t played yet, and you can’t be sure of her.
malacca-lesson-stake-ask = Bet a lot, but not everything.
malacca-lesson-stake-marked = your row: 11 silver in your purse
malacca-lesson-stake-nothing = Nothing
malacca-lesson-stake-nothing-why = Trade without a bet earns nothing, even if all goes well.
malacca-lesson-stake-six = 6
malacca-lesson-stake-eleven = All 11
malacca-lesson-stake-eleven-why = It could double. But if someone attacks after all, you have nothing left. Keep something.

malacca-lesson-defend =
    Everyone traded: you won 6 and have 17. Now a ship with **12** arrives, and many will want it. Amihan bet 4.
    Defenders take the bets of beaten attackers. And everyone who defends against an attack draws a **special card**.
malacca-lesson-defend-ask = In this lesson, defend.
malacca-lesson-defend-marked = the third ship, with a cargo of 12 silver
malacca-lesson-defend-attack = Attack
malacca-lesson-defend-attack-why = You have 17, and lose half if the ship is defended. Let others take that risk.
malacca-lesson-defend-defence = Defense
malacca-lesson-defend-trade = Trade
malacca-lesson-defend-trade-why = A rich ship attracts attackers, and so far nobody defends it. Your bet would be in danger.

malacca-lesson-quiet =
    You defend. This time others play after you and see your bet.
    A bet on defense wins nothing. It’s a bluff, and you lose it if the ship is captured.
malacca-lesson-quiet-ask = What do you bet? No bluff this time.
malacca-lesson-quiet-marked = your row: 17 silver in your purse
malacca-lesson-quiet-nothing = Nothing
malacca-lesson-quiet-eight = 8
malacca-lesson-quiet-eight-why = Not bad as a bluff: everyone would take you for a trader. But it’s a lot to lose, and wins nothing by itself.

malacca-lesson-special =
    Diego attacked, and only you defended. 1 against 1: **defended**. You take the 2 he bet, and he pays half of the rest, 6.
    You drew a special card: **defense +2**. It counts as two cards, and you can only play it once.
malacca-lesson-special-ask = How many ordinary attacks can you stop with it alone?
malacca-lesson-special-marked = your special card: defense +2
malacca-lesson-special-one = One
malacca-lesson-special-one-why = An ordinary defense does that. This one counts as two, and a tie defends the ship.
malacca-lesson-special-two = Two
malacca-lesson-special-three = Three
malacca-lesson-special-three-why = Three is more than two, so the ship would be captured. A tie defends it, but not more.

malacca-lesson-end =
    You lead with 19 silver, after three of twelve ships. **After the twelfth, the fullest purse wins**, and ties share the win.
    The parrot shows who bets first, and moves on after each ship. Talk and lie as you please.
malacca-lesson-end-marked = the players and their purses: 19 for you, 6, 7 and 12 for the others
