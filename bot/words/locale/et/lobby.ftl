### What the picture of a lobby says.

lobby-title = { $game } · { $table }. laud
lobby-rule = { $rule }: { $value }
lobby-lasts = umbes { $lasts }
lobby-alt =
    { $game }, { $table }. laud. Lauas: { $names }. { $free ->
        [0] Vabu istekohti ei ole.
        [one] Vaba on üks istekoht.
       *[other] Vaba on { $free } istekohta.
    }
