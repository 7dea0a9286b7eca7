### What the picture of a lobby says.

lobby-title = { $game } · Tafel { $table }
lobby-rule = { $rule }: { $value }
lobby-lasts = ongeveer { $lasts }
lobby-alt =
    { $game }, tafel { $table }. Aan tafel: { $names }. { $free ->
        [0] Alle plaatsen zijn bezet.
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $free } plaatsen vrij.
    }
