### The deal of the day of Manilla and Manille.

manilla-daily-about = 一副牌，同桌三位电脑玩家（{ $level }），其中一位是你的搭档。由你发牌、定将牌。你们得的分算加分，对方得的分算减分。
manille-daily-about = 一副牌，同桌三位电脑玩家（{ $level }），其中一位是你的搭档。由你发牌，最后一张翻出来。你们得的分算加分，对方得的分算减分。
manilla-daily-score = { $score } 分
manille-daily-score = { manilla-daily-score }
manilla-daily-signs = -# 依次是每一墩：🟩 你们赢 · ⬜ 对方赢
manille-daily-signs = { manilla-daily-signs }
