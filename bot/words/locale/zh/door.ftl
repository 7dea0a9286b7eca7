### How strangers come in: the welcome, the games in a line each, the way into one.

door-welcome =
    ## 就在这里，开一桌桌游
    这里能玩 { $games }。发牌、摆棋盘、告诉大家轮到谁，都交给我。
door-foot = { $where ->
    [server] -# 还有：`/游戏桌 列表` 看开着的桌，`/谜题`、`/赛季`、`/约局 发起`。再看这一页：`/帮助`。换语言：`/语言 个人`。
   *[direct] -# 这里一个人玩。多人开桌：到服务器频道里用 `/玩`。发送 `手牌` 看你的手牌，发送 `列表` 看哪些桌在等你。
}
direct-hand-words = 手牌 我的手牌 看牌 牌 股份
direct-list-words = 列表 游戏桌 我的桌 桌
door-learn = 学玩法
door-ai = 和电脑玩
door-people = 开桌
door-which = { $way ->
    [learn] ### 想学哪款游戏？
    [ai] ### 想玩哪款游戏？
        不计时，想要提示随时可以问。
    [first] ### 想玩哪款游戏？
        马上和入门级的电脑玩家开局，不计时，想要提示随时可以问。下次可以自己选强弱。
   *[people] ### 这一桌玩哪款游戏？
        别人点按钮就能加入，空位可以让电脑玩家补上。
}
door-game = **{ $game }** · { $about }{ $players }，{ $lasts }。
door-choice = **{ $game }** · { $about }
players-only = { $count } 人
players-range = { $least }–{ $most } 人
players-listed = { $some } 或 { $most } 人
button-how-to-play = 怎么玩

bring-ask = { $table } 号桌目前在 { $link }。移到这里的话，原来的地方会写明它去了哪里。
bring-yes = 移到这里
