### Seasons of a server: standings, games of placement, titles, and what those who run it settle.

season-heading = ### { $game } · 第 { $number } 赛季
season-span = { leaderboard-pool } · { $over ->
    [true] 已结束：
   *[false] 结束时间：
}{ $soon }
season-empty = 本赛季还没有人有等级分。至少两位真人玩到终局的对局，才计等级分。
season-placement = – { $name } · 定级 { $games }/{ $needed }
season-you = -# 你：定级 { $games }/{ $needed }
season-rules = -# 打满 { $needed } 局计等级分的对局就有名次。前三名得金锚、银锚、铜锚，`/战绩` 里会一直显示。
season-title = { $place ->
    [first] 金锚
    [second] 银锚
   *[third] 铜锚
}
season-titled = - { $title }：{ $name }
button-season = 本赛季
season-picture = 第 { $number } 赛季
season-nobody = 还没有等级分
season-placed = 定级 { $games }/{ $needed }
season-games = { $games } 局
season-alt = { $game } 第 { $number } 赛季的排名。{ $lines }
season-alt-line = 第 { $place } 名 { $name }，{ $rating }，{ $games } 局
stats-season = { $pool ->
    [people] 真人局
   *[with_ai] 人机局
}，第 { $number } 赛季：{ $place ->
    [0] 定级 { $games }/{ $needed }
   *[other] 等级分 **{ $rating }**，第 { $place } 名
}
stats-title = 第 { $number } 赛季**{ $title }**，{ $pool ->
    [people] 真人局
   *[with_ai] 人机局
}
season-over = ### 第 { $number } 赛季结束了
season-over-line = **{ $game }**，{ $pool ->
    [people] 真人局
   *[with_ai] 人机局
}
season-next = -# 第 { $number } 赛季开始了：起始分取新手起始分与之前等级分的中间值。打满 { $needed } 局计等级分的对局就有名次。
privacy-titles = - 你在服务器的赛季里赢得的 { $titles } 个称号，还有你当时的名字
why-no-season = 这里没有第 { $number } 赛季，或者那一季没有对局。用 `/赛季` 看正在进行的赛季。
