### What the picture of a lobby says.

lobby-title = { $game } · { $table } 号桌
lobby-rule = { $rule }：{ $value }
lobby-lasts = 约 { $lasts }
lobby-alt =
    { $game }，{ $table } 号桌。在座：{ $names }。{ $free ->
        [0] 没有空座位了。
       *[other] 还有 { $free } 个空座位。
    }
