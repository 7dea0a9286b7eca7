### Why something is refused: what is the matter, and what can be done. Nothing has changed.

## At a table

why-not-seated = 你没有坐在这张桌上。可以旁观，或者加入下一局。
why-over = 本局已经结束。想玩就再开一局。
why-unknown-move = 没有这样的行动。在桌上的按钮里选一个。
why-not-your-turn = 现在轮到 { $name }，还没轮到你。
why-away = 电脑玩家正替你代打。先点**我回来了**，再做决定。
why-left-already = 你已经离座了：电脑玩家正替你代打。点桌上的**我回来了**可以拿回座位。
why-old-button = 这个按钮是之前那一步的，没有起作用。现在都更新了。
why-forced = 你现在只有一种走法，我马上替你走。

## In a lobby

why-lobby-size = 这款游戏不能 { $size } 人玩。请选 { $counts } 人。
why-lobby-count = 已坐 { $seats } 人，但这款游戏只能 { $counts } 人玩。加一位或去掉一位电脑玩家。
why-lobby-hosting = 你就是房主，已经有座位了。人够了就点**{ button-start }**。
why-lobby-seated = 你已经有座位了，等房主开始吧。
why-lobby-outsider = 你还没有坐下，先点“加入”。
why-lobby-level = 没有这个级别的电脑玩家。从菜单里选一个。
why-lobby-no-ai = 这里没有电脑玩家。先从菜单里加一位。
why-lobby-numbers = 格式不对。写 { $count } 个 { $least } 到 { $most } 的整数，用空格隔开。
why-lobby-option = 这条房规不能这样设。从它的菜单里选。
why-lobby-few = 只坐了 { $seats } 人，至少要 { $least } 人。加一位电脑玩家，或者等人来。
why-lobby-host = 只有房主可以这样做，跟 <@{ $host }> 说一声吧。
why-lobby-full = { $seats } 个座位都坐满了。可以旁观，或者自己开一桌。

## In Manila. Where an argument is "a ware" it is nutmeg, silk, ginseng or jade.

why-manila-another-decision =
    { $phase ->
        [auction] 正在竞标。出价或放弃。
        [pledge] 有一笔钱要付。先抵押一张股份。
        [buy] 现在可以买股份。买一张，或者不买。
        [load] 正在装货。选出留在岸上的货物。
        [start] 正在定起始格。从菜单里选。
        [place] 正在放置同伙。选一个位置，或放弃。
        [board] 海盗可以登船。选一艘船，或留下。
        [pilot] 正由领航员行动。选怎么移动，或放弃。
       *[plunder] 有船遭到劫掠。把它送去港口或修船场。
    }
why-manila-clock-only = 时间到了才会自动跳过。选一个位置，或放弃。
why-manila-bid-below-minimum = 出价太低。至少出 { $minimum }，或放弃。
why-manila-bid-above-ceiling = 股份全部抵押，你也最多付得起 { $ceiling }。少出一些，或放弃。
why-manila-share-sold-out = 钱箱里没有{ manila-cargo }股份了。换一种货物，或者不买。
why-manila-share-not-payable =
    一张{ manila-cargo }股份要 { $price }，你最多付得起 { $ceiling }。换一种货物，或者不买。
why-manila-start-not-nine = 起始格是 0 到 5，三个加起来是 9。从菜单里选。
why-manila-not-loaded = 本航程没有装{ manila-cargo }。选出海的货物。
why-manila-punt-in-port = { manila-cargo }船已经不在海上了。换一个位置。
why-manila-load-full = { manila-cargo }船满座了。换一个位置。
why-manila-space-taken = 这个位置有人了。选一个空着的。
why-manila-space-not-payable =
    这个位置要 { $price }。你有 { $cash }，也没有股份可抵押。选个便宜的，或放弃。
why-manila-stowaway-no-insurance = 偷渡客不能拿保险。换一个位置，或放弃。
why-manila-stowaway-seats-only = 没有钱只能坐平底船。选一艘船，或放弃。
why-manila-stowaway-cheapest-only =
    哪个位置你都付不起全价，只能占最便宜的（{ $price } 比索）。选它，或放弃。
why-manila-board-not-on-13 = { manila-cargo }船不在 13 格。选一艘在 13 格的，或留下。
why-manila-board-full = { manila-cargo }船满座了。选 13 格上的另一艘，或留下。
why-manila-board-free-seat-first = 13 格上有船还有空座。坐那里，或留下。
why-manila-board-no-kick-off = 这张桌不能赶人下船。选一个空座，或留下。
why-manila-board-no-such-seat = { manila-cargo }船有 { $seats } 个座位。选其中一个，或留下。
why-manila-board-choose-passenger = { manila-cargo }船满座了。选要抢谁的座，或留下。
why-manila-board-not-the-captain = 船长刚刚登船，不能赶走。换一个座位，或留下。
why-manila-plunder-not-this-punt = 现在要送的不是{ manila-cargo }船。先送轮到的那艘。
why-manila-pilot-not-at-sea = { manila-cargo }船已经不在海上了。移动别的船，或放弃。
why-manila-pilot-too-far =
    { $steps ->
        [1] 小领航员只能把一艘船移动 1 格。换一种走法，或放弃。
       *[other] 大领航员只能把一艘船移动至多 2 格，或两艘各 1 格。换一种走法，或放弃。
    }
why-manila-pilot-below-start = { manila-cargo }船不能退到 0 格后面。换一种走法，或放弃。
why-manila-loan-waits = { $name } 还有一笔钱没付清。付清之后再抵押或赎回。
why-manila-pledge-none-left = 你没有可抵押的{ manila-cargo }股份了。换一种货物。
why-manila-pledge-done =
    { $count ->
        [0] 这是之前的按钮。你现在没有抵押着的{ manila-cargo }股份。重新打开手牌看看。
       *[other] 已经办好了。你现在抵押着 { $count } 张{ manila-cargo }股份。还要抵押，就重新打开手牌。
    }
why-manila-redeem-none = 你没有抵押{ manila-cargo }股份，不用赎回。
why-manila-redeem-done =
    { $count ->
        [0] 已经办好了。你的{ manila-cargo }股份都赎回了。
       *[other] 已经办好了。你还抵押着 { $count } 张{ manila-cargo }股份。还要赎回，就重新打开手牌。
    }
why-manila-redeem-not-payable = 赎回要 { $price }，你只有 { $cash }。现金够了再来。
why-manila-redeem-needed-for-bid = 你正以 { $bid } 领先，赎回就付不起这个出价了。竞标结束后再赎回。
