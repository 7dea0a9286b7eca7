## The private panel of each person at a table.

panel-wait = One moment, I’m working it out…
panel-closed = This table is closed.
# $button (text) - the label of the button that shows the page again
panel-behind = -# ⏸️ The game goes on. Press **{ $button }** for the latest.
hand-replaced = 💤 Someone else has your seat now. This hand no longer follows the game.
# $where (text) - lobby, watched or game
panel-rests = 💤 This panel has expired: Discord only allows updates for 15 minutes. { $where ->
    [lobby] **{ button-house-rules }** in the lobby opens a new one.
    [watched] **{ button-more }** at the table opens a new one, or continue here:
   *[game] **{ button-hand }** at the table opens a new one, or continue here:
}
