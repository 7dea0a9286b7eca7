### Finished games: statistics, ratings, leaderboards, history, and what is kept about people.

## Statistics

stats-heading = ### { $whose ->
    [own] 你的战绩
   *[other] { $player } 的战绩
}
stats-none = { $whose ->
    [own] 你还没有完成过一局。
   *[other] { $player } 还没有完成过一局。
}
stats-foot = -# 这里只算游戏桌上的对局。`/每日`、`/谜题` 和独自练习都不算在内。
stats-short = **{ $game }** · { $games } 局，赢 { $won } 局{ $rating ->
    [none] {""}
   *[other] {" "}· 等级分 **{ $rating }**
}
stats-games = **{ $game }** · 共完成 { $games } 局{ $left ->
    [0] {""}
   *[other] ，其中 { $left } 局中途离座
}
stats-won = { $won ->
    [0] 还没赢过
   *[other] 赢 { $won } 局
}{ $shared ->
    [0] {""}
   *[other] ，其中并列 { $shared } 局
} · { $ai ->
    [0] 没和电脑玩过
   *[other] 和电脑玩过 { $ai } 局
}
stats-score = 最高得分 { $best } · 平均 { $average }
stats-rating = { $pool ->
    [people] 真人局
   *[with_ai] 人机局
}，{ $scope ->
    [server] 这个服务器
   *[everywhere] 所有服务器
}：等级分 **{ $rating }**，第 { $place } 名，共 { $games } 局
stats-unrated = 还没有等级分：至少两位真人玩到终局的对局，才计等级分。

## Leaderboards

leaderboard-heading = ### { $game } · { $scope ->
    [server] 这个服务器的排行榜
   *[everywhere] 所有服务器的排行榜
}
leaderboard-pool = -# { $pool ->
    [people] 真人局
   *[with_ai] 人机局，只给真人排名
}
leaderboard-line = { $place }\. { $name } · { $rating } · 🏆 { $wins }/{ $games }
leaderboard-empty = 这里还没有人有等级分。{ $pool ->
    [people] 至少两位真人玩到终局、没有电脑玩家的对局才计分。
   *[with_ai] 至少两位真人和电脑玩家一起玩到终局的对局才计分。
}
leaderboard-you = -# 你：第 { $place } 名，{ $rating }
leaderboard-page = -# 第 { $page } 页，共 { $pages } 页

## History

history-heading = ### { $whose ->
    [own] 你最近的对局
   *[other] { $player } 最近的对局
}
history-line = { $when } · { $game } · { $table } 号桌 · { $result ->
    [won] **获胜**，得分 { $score }
    [shared] **并列获胜**，得分 { $score }
    [left] 中途离座
    [early] 提前结束
   *[place] 第 { $rank } 名（共 { $sides } 名），得分 { $score }
}
history-page = -# 第 { $page } 页，共 { $pages } 页

## Their buttons

button-stats-all = 所有游戏
button-page-back = ◀ 上一页
button-page-next = 下一页 ▶
button-this-server = 这个服务器
button-everywhere = 所有服务器
button-people-only = 真人局
button-with-ai = 人机局

## Privacy

privacy-heading = ### 我保存了你的哪些数据
privacy-nothing = 什么都没有。你在桌上坐下之后，我才开始保存。
privacy-tables = - 你的 Discord ID 和当时的名字，在 { $tables } 张桌上：谁坐在哪里。你的行动只记在座位号下面
privacy-results = - { $results } 局的结果：名次和得分
privacy-ratings = - { $ratings } 个等级分，排行榜上带着你的名字
privacy-reviews = - 你看过的 { $reviews } 次复盘
privacy-tries = - 每日一局玩过 { $tries } 次：每一步、成绩，以及在哪个服务器开始
privacy-puzzles = - 你对 { $puzzles } 道谜题的回答和评价，还有你的谜题等级分
privacy-settings = - { $settings } 条偏好：什么时候、怎样提醒你，用哪种语言
privacy-left = - 你最近中途离座多少局，每两周减半：{ $weight }
privacy-blocks = - 禁止你在那里玩的 { $blocks } 个服务器，以及日期。这由那里的管理员决定，删除你的数据时不会删掉
privacy-penalties = - 代替你 ID 的 { $penalties } 个带密钥的哈希值，删除数据后也会保留，用于仍然有效的事：中途离座、让出的座位、被移出的桌、今天这局、你约的或答复过的游戏之夜。期限一到就自动删掉，不会提前
privacy-never = -# 我不保存消息，不保存地址，也不保存你的个人资料。{ $days ->
    [0] 上面这些会一直保存，直到你删除。
   *[other] 桌和复盘在终局 { $days } 天后移除，其余的会一直保存，直到你删除。
}
button-save-data = 下载我的数据
button-next-part = 第 { $part } 部分
privacy-exported = 我保存的关于你的一切，JSON 格式。{ $parts ->
    [1] {""}
   *[other] 这是第 { $part } 部分，共 { $parts } 部分，最新的桌在前。
}
    -# 终局之后，里面也有你自己的行动；没有随机种子、手牌和别人的数据。只有你看得见。
button-delete-data = 删除我的数据
privacy-ask = ### 删除你的数据？
    你的 ID 和名字会从 { $tables ->
        [0] 我的记录里
       *[other] { $tables } 张桌上
    }抹去，在那里变成“{ privacy-somebody }”；没有别人在座的桌会关闭。你的结果、等级分和设置都会删除。别人的对局和结果会保留。中途离座、被移出的桌、今天这局和你约的游戏之夜，到期之前照样算数；你答复过的游戏之夜，也不会因为它的活动再把你加回去：为此我用一个保密代码代替你的 ID 来记录。删了就找不回来。
button-delete-all = 全部删除
button-keep-data = 留着
privacy-done = 删好了：我的记录里不再有你的名字，只有服务器的禁玩名单（如果上面有你）除外。照样算数的事只记在一个保密代码下，到期为止。我以前发到频道里的消息还留在那里，需要手动删除。

# What stands where the name of somebody was whose data was deleted.
privacy-somebody = 某位玩家

## Refusals

why-stats-game = 我这里没有叫这个名字的游戏。从列表里选一款。
why-stats-server = 服务器的排行榜只能在那个服务器里看。这里可以选 `所有服务器`。
why-search-busy = 我还在为你上一次的请求查找数据。请稍等片刻再试。
why-privacy-seated = 你正坐在 { $tables } 号桌{ $more ->
    [0] {""}
   *[other] 和另外 { $more } 张桌
}，同桌的人得知道你是谁。先离座，再删除。
history-menu = 回放一局…
history-game = { $game } · { $table } 号桌
