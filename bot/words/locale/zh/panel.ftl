## The private panel of each person at a table.

panel-wait = 稍等，这个要算一会儿……
panel-closed = 这张桌已经关闭。
panel-behind = -# ⏸️ 游戏还在继续。点**{ $button }**看最新情况。
hand-replaced = 💤 你的座位现在由别人接手了。这副手牌不再跟着对局更新。
panel-rests = 💤 这个面板休息了：Discord 只让它跟着游戏桌更新一刻钟。{ $where ->
    [lobby] 点等候室里的**房规**可以再开一个。
    [watched] 点桌上的**更多**可以再开一个，也可以在这里继续：
   *[game] 点桌上的**我的手牌**可以再开一个，也可以在这里继续：
}
