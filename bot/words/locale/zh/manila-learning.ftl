### Manila: what helps its players to decide and to look back. Arguments are named as in manila.ftl.

manila-chapter = 第 { $voyage } 航程

manila-numbered = { $number } · { $label }
manila-space =
    { $space ->
        [nutmeg] 肉豆蔻
        [silk] 丝绸
        [ginseng] 人参
        [jade] 翡翠
        [port_a] 港口 A
        [port_b] 港口 B
        [port_c] 港口 C
        [yard_a] 修船场 A
        [yard_b] 修船场 B
        [yard_c] 修船场 C
        [pirate] 海盗
        [pilot_small] 小领航员
        [pilot_large] 大领航员
       *[insurance] 保险
    }

## The decision at hand

manila-explain =
    { $phase ->
        [auction] 出价最高的人成为海港负责人：先买一张股份，再装货，定起始格，还第一个放置。值多少就出多少，不然就放弃；一旦放弃，本航程就不能再竞标。
        [pledge] 要付的比现金多的商人得抵押股份。每张现得 12，终局时扣 15，价值照样算持有人的。
        [buy] 海港负责人可以从钱箱买一张股份，按当前价值付，最少付 5。你接下来要装的货物本航程可能上涨，你的股份也就跟着涨。
        [load] 三种货物出海，一种留在岸上，不会上涨。把对别人更有利的那种留下。
        [start] 三个起始格加起来是 9。从 5 格出发，六次里有五次能到港；从 0 格出发，四次里只有一次，所以让自己的货物靠前出发。
        [place] 把一名同伙放到空着的位置，付那里的价钱；或者放弃，本航程不再放置。船到港，船上的人有利润；港口和修船场看进来几艘船；海盗等着停在 13 格的船。
        [board] 有船停在 13 格，最后一次掷骰无论几点它都能到港。{ $rank ->
            [captain] 登船当乘客分利润，或者留在海盗船上，等最后停在 13 格的船。
           *[second] 登船当乘客分利润，或者留下；海盗船长走了的话，第二名海盗现在就是船长。
        }
        [pilot] 领航员之后就是最后一次掷骰。让船往你最赚的方向走：自己的船往港口推，让别人吃亏的船往回拉。
        [plunder] 船货已经归海盗了，由海盗船长决定船去哪里。进港口，货物上涨，押港口的人有利润；进修船场，押修船场的人有利润，保险中介者要赔钱。
       *[over] 本局结束了。点**回放**一步步看，或点**再来一局**。
    }

manila-named-buy = 买{ manila-ware } · 付 { $price }
manila-named-bids = 出价 { $least } 到 { $most } 都行

## What the dice say of a choice

manila-fact = { $kind ->
    [pirate] 付 { $price }，最多得 { $pays }：{ $chance }
   *[sure] 付 { $price }，得 { $pays }：{ $chance }
}
manila-fact-pilot = 付 { $price }，移动平底船
manila-fact-stop = 留住 { $cash } 比索
manila-fact-insurance = 现得 { $fee }，没有船受损：{ $chance }
manila-fact-punt = { manila-ware }到港：{ $chance }
manila-fact-shares = 你有 { $count } 份

## Odds

manila-odds-early =
    平底船出发之后才有胜算可看。在那之前先记住，100 次航程里平底船到港的次数：
    - 从 5 格出发：**84** 次
    - 从 4 格出发：**74** 次
    - 从 3 格出发：**63** 次
    - 从 2 格出发：**50** 次
    - 从 1 格出发：**38** 次
    - 从 0 格出发：**26** 次
manila-odds-heading = ### 本航程的胜算
manila-odds-punt =
    { $emoji } { $fate ->
        [port] { manila-ware }已经到港。
        [yard] { manila-ware }已经受损。
        [plundered] { manila-ware }遭到劫掠。
        [safe] { manila-ware }在 { $space } 格：**必定**到港
        [lost] { manila-ware }在 { $space } 格：**必定**受损
       *[open] { manila-ware }在 { $space } 格：到港 **{ $port }%**{ $pirates ->
            [0] {""}
           *[other] {" "}· 遇劫 **{ $pirates }%**
        } · 受损 **{ $wreck }%**
    }
manila-odds-spaces = **再放一名同伙，有利润的概率**：
manila-odds-space = { $emoji } { $space }：{ $chance ->
    [0] 不可能
    [100] **必定**
   *[other] **{ $chance }%**
}
manila-odds-insurance = { $emoji } { $space }：必定立得 **{ $fee }** · 不用赔的概率：**{ $chance }%**
manila-odds-foot =
    -# 只算骰子：不算领航员移动，也不算之后有人上下船。停在 13 格的船会到港，除非现在海盗船上有人。

## Illustrations of the rules

manila-lesson-alt =
    { $subject ->
        [market] 黑市和商人：肉豆蔻和翡翠刚上涨一级，新的价值用圆圈标出；翡翠涨到 30，游戏结束。
        [auction] 竞标海港负责人：最高出价用大字写出，被它超过的出价退在后面；下面货物标着座位和价钱等待装船。
        [master] 三艘平底船从 2、2、5 格出发，加起来是 9。
        [spaces] 航程途中：每个空着的位置都有一枚硬币标着价钱。
        [movement] 掷出 1、4、4 之后，每艘船按自己的骰子前进，线条标出原来的位置。
        [pirates] 海盗船守在 13 格，两艘船刚好停在那里；图上写着登上每艘船的海盗能得多少。
        [pilots] 最后一次掷骰前，小领航员让一艘船前进了一格。
        [payout] 两艘船在港口 A 和 B，一艘在修船场 A；押中的人得到利润。
       *[loans] 一手股份和它们的价值，其中几张已经抵押。
    }

## The end

manila-result-alt-moment = 第 { $voyage } 航程：{ $name } { $change }。
