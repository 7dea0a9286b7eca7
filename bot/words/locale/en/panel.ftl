## The private panel of each person at a table.

panel-wait = One moment, this takes a little while to work out…
panel-begun = The game has begun. Everything about it that is for you alone is behind these buttons.
panel-closed = This table is closed.
# $where (text) - lobby, watched or game
panel-rests = 💤 This panel rests: Discord lets it follow the table for a quarter of an hour. { $where ->
    [lobby] **House Rules** in the lobby opens another.
    [watched] **More** at the table opens another, or goes on here:
   *[game] **My Hand** at the table opens another, or goes on here:
}
