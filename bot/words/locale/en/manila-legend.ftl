# What the signs of the pictures mean, behind a button.
manila-legend =
    ### What the board shows
    - **Token**: a player’s color and initials. An anchor beside it marks the harbor master.
    - **Figure on a coin**: what a place costs. The red key above it is its number in the menu.
    - **A, B, C**: ports and shipyards by order of arrival, with what they pay.
    - **Beside a ware**: what its load pays to all aboard together.
    - **Skull**: space 13, where pirates board.
    - **±1, ±2**: how far a pilot moves a punt. **+10**: the insurance pays this at once, and its owner pays for wrecks.
    - **Players**: accomplices left, shares, pledged shares with a red seal, and cash.
    - **Bottom row**: each ware’s value, its steps to 30, and the shares left to buy. When a ware reaches 30, the game ends.
    - **Price of a share**: its value, but at least 5.
