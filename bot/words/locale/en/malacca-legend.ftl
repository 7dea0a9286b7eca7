# What the signs of the pictures mean, behind a button.
malacca-legend =
    ### What the table shows
    - **Token**: a player’s color and initials. The parrot marks who bets first.
    - **Swords, shield, chest**: attack, defense, trade. A gold card is a special card, played once.
    - **Card next to a player**: what they laid, with their bet on it. Pale: the card of the last ship.
    - **Coin by a name**: the purse. The green or red number below: what the last ship earned or cost.
    - **Small cards**: how many special cards a player has. At the bottom right: how many are left to draw.
    - **Small signs with a number**: equipment.
    - **2 : 3**: attack against defense. A tie goes to the defense.
    - **Bottom row**: ships not seen yet, by cargo.
