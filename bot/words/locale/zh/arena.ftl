### Arenas: windows of time in which people are put at tables with others, again and again.

arena-heading = ### 竞技场 · { $game }
arena-until = 加入一次，我就会一局接一局地把你和实力相近的玩家安排到 { $size } 人桌。空座由电脑玩家补上。结束时间：{ $soon }
arena-tables = { $speed }。每桌都在本频道的新子区里开，我会在那里提醒你。
arena-closing = 不再开新桌。正在玩的对局仍然算分。
arena-over = -# 最终排名 · 结束时间：{ $ended }
arena-count = -# { $people } 人参加 · { $waiting } 人等待 · { $tables } 桌在玩
arena-none = 还没有人加入。
arena-line = { $place }\. { $name } · { $points } 分 · { $games } 局，赢 { $wins } 局
arena-more = ……还有 { $more } 人
arena-points = -# 每有一方名次在你之后，得 { $above } 分；每有一方和你同名次，得 { $shared } 分。中途离座的那一局不得分，再加入才有下一局。
button-arena-join = 加入
button-arena-leave = 退出
button-arena-me = 我的名次
arena-place = 第 { $place } 名，{ $points } 分，{ $games } 局。
arena-me = { $games ->
    [0] 你已参加。
   *[other] { arena-place }
}{ $now ->
    [waiting] 大约一分钟内在本频道的新子区里给你安排一桌，我会在那里提醒你。{ $speed }。
    [playing] 你在这里玩：[到桌上去]({ $link })
   *[out] 再加入之前，不再给你安排桌。
}
arena-last = 你已退出：这局之后不再给你安排桌。[到桌上去]({ $link })
arena-out = 你没有参加这个竞技场。点**{ button-arena-join }**就能参加。
arena-seated = { $people }，竞技场给你们开好桌了。
arena-thread = 竞技场 · { $game } · { $when }
arena-picture = 竞技场
arena-alt = { $game } 竞技场的最终排名。{ $lines }
arena-alt-line = 第 { $place } 名 { $name }，{ $points } 分
admin-arena-opened = 竞技场在这里开了。它的消息在下面，之后会自动进行。到点后不再开新桌：{ $soon }
admin-arena-ended = 这个频道的竞技场不再开新桌。正在玩的对局仍然算分。
privacy-arenas = - 你在 { $arenas } 个竞技场里的成绩：得分、局数、胜局，还有你当时的名字
why-no-arena = 这个频道没有竞技场。
why-arena-there = 这个频道已经有竞技场了。用 `/管理 竞技场` 填 0 小时可以结束它。
why-arena-many = 这个服务器已经有 { $most } 个竞技场开着。先结束一个，或等一个结束。
why-arena-lately = 这个服务器一天内已经开过 { $most } 个竞技场，结束的也算。请明天再试。
why-arena-over = 这个竞技场结束了：不再开新桌。排名会留着。
why-arena-out = 你没有参加这个竞技场。
why-arena-fixed = 竞技场里每个决定的时间是固定的，也不能撤回。想要别的规则，请自己开一桌。
