### The deal of the day of Manila.

manila-daily-about = 一段航程，对手是三位电脑玩家（{ $level }），从竞标到结算。到时的财富就是成绩：现金加股份，每份已抵押的扣 15。
manila-daily-score = { $score } 比索
