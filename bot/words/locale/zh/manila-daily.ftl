### The deal of the day of Manila.

manila-daily-about = 一段航程，对手是三位电脑玩家（{ $level }），从竞标到结算。到时的财富就是成绩：现金加股份，每张已抵押的股份扣 15。
manila-daily-score = { $score } 比索
manila-daily-signs = -# ⛵ 之后依次是每个同伙：🟩 利润多于花费 · ⚓ 相等、当领航员或没放 · 💀 少于花费
