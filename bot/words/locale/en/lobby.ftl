### What the picture of a lobby says.

# $game (text) - name of the game
# $table (text) - number of the table
lobby-title = { $game } · Table { $table }
# $rule (text) - name of a house rule
# $value (text) - what it is set to
lobby-rule = { $rule }: { $value }
# $lasts (text) - how long a game takes
lobby-lasts = about { $lasts }
# $game (text) - name of the game
# $table (text) - number of the table
# $names (text) - who has sat down
# $free (number) - seats that are free
lobby-alt =
    { $game }, table { $table }. Seated: { $names }. { $free ->
        [0] No seat is free.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
