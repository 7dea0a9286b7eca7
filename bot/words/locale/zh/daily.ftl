### The deal of the day: the same for everybody, one try that counts. What it is in a game says the game’s own file.

daily-title = ## { $game } #{ $number }
daily-title-plain = { $game } #{ $number }
daily-when = 每日一局
daily-rule = 今天人人遇到同样的随机结果、同样的电脑玩家。第一次的成绩算数，之后想玩几次都行。
daily-next = 下一局：{ $soon }
daily-others = **其他游戏的每日一局**
daily-lacking = -# 还没有每日一局的游戏：{ $games }
daily-proof = 每天的随机结果在有人玩之前就已定好，全由种子得出。种子的哈希值前一天公布，种子本身后一天公布；谁都可以用种子算出哈希值来核对。
daily-streak = 🔥 { $days ->
    [1] 连续记录开始了：再玩下一局就是两天。
   *[other] 连续 { $days } 天。
}每周可以漏一天。
daily-promise =
    -# 开玩之前就已定好：今天种子的 SHA-256 是 `{ $today }`
    -# 明天的是 `{ $tomorrow }`
daily-revealed = -# #{ $number } 的种子是 `{ $seed }`，事先公布的 SHA-256 是 `{ $commitment }`
daily-heading = -# { $game } #{ $number } · { $run ->
    [counts] 这次算数
    [repeat] 重玩，不算数
   *[over] 结束
}
daily-result = ### { $score }
daily-repeat = ### { $score }，这次只是玩玩
daily-par = 标准成绩是 { $par }：最强的电脑玩家“{ $expert }”玩出来的。
daily-par-short = 标准成绩：{ $par }
daily-par-later = 标准成绩还在计算。
daily-everywhere = 所有服务器：{ $place }
daily-here = 这个服务器：{ $place }
daily-rank = { $count } 人中第 { $rank } 名
daily-top = 前 { $top }%
daily-top-of = 前 { $top }%，共 { $count } 人
daily-line = { $game } #{ $number } · { $score } · { $place } · { $signs }
daily-shared =
    { $name } 玩了每日一局：
    ➜ **{ $line }**
daily-invitation = -# 输入 `/每日`，发给你的是同一局。
daily-alt = { $title }：{ $score }。{ $place }
button-daily-play = 玩今天这局
button-daily-go-on = 继续
button-daily-again = 再玩一次
button-daily-front = 每日一局
button-daily-proof = 公平证明
button-solo-board = ◀ 回到棋盘
button-solo-table = 回到桌面
why-no-daily = 这款游戏没有每日一局。`/每日` 会列出有的游戏。
why-daily-past = 那是另一天的局。用 `/每日` 玩今天的。
why-daily-spoiled = 我今天更新过，电脑玩家也变了，所以今天这局不能再玩下去。已经算数的成绩保留，谁的连续天数都不会断。明天有新的一局。
why-daily-unplayed = 先把今天这局玩完，才有东西可以分享。
why-daily-deleted = 你删除数据之前已经开始过这一局，只有一次算数。明天有新的一局。
command-daily = 玩每日一局：人人相同，只有一次算数。
command-daily-game = 哪款游戏。不填就随便一款，可用按钮换。
why-solo-old = 这个按钮是之前那一步的。请在最新的消息里继续，或者重新输入命令。
why-not-a-member = 我不是这个服务器的成员，没法在这里维持游戏桌：别人点的时候我没法更新画面，也没法计时。服务器管理员可以把我加进来。一个人在哪里都能玩：用 `/每日`，或 `/帮助` 里的**和电脑玩**。
