# What the signs of the pictures mean, behind a button.
manila-legend =
    ### What the board shows
    - **Token**: a player’s color and initials. An anchor marks the harbor master.
    - **Coin**: what a space costs. Red: its number in the menu.
    - **A, B, C**: ports and shipyards, in order of arrival.
    - **Next to a ware**: what its whole load pays.
    - **Skull**: space 13, where pirates board.
    - **±1, ±2**: the pilots’ spaces. **+10**: insurance, paid at once; its owner pays for wrecks.
    - **Players**: accomplices, shares, pledged shares (red seal), cash.
    - **Bottom row**: each ware’s value and shares left. At 30 the game ends.
    - **Share**: costs its value, at least 5.
