# What the signs of the pictures mean, behind a button.
manille-legend =
    ### What the table shows
    - **Token**: a player’s color and initials. Tokens side by side play together.
    - **Medal at the top left**: trump. A question mark: not named yet.
    - **Top right**: how much the deal counts, like ×2.
    - **Card with a number**: how many cards a hand has left. A star: the card winning the trick.
    - **Right**: tricks and points of this deal, then the scores. A gold disc is a game won.
    - **10 A K Q J 9 8 7**: the cards from high to low, with their points below.
