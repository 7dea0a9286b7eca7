### Manila: what its players read. Rules are in manila-rules.ftl, what pictures show in picture.ftl.
### Where an argument is "a ware" it is nutmeg, silk, ginseng or jade; a space is named as in engine/manila/board.py.

## The game

game-manila = 马尼拉
command-manila = 马尼拉：争当海港负责人，装船发货，押哪些船能到港。
about-manila = 争当海港负责人，装船发货，押哪些船能抢在海盗之前到港。
lasts-manila = 45 分钟，对电脑只要 15 分钟

## Levels of AI seats

level-manila-beginner = 水手
level-manila-beginner-help = 入门：这游戏只见过一次，行动多半算不准
level-manila-easy = 大副
level-manila-easy-help = 简单：知道什么划算，但常差几个比索
level-manila-steady = 商人
level-manila-steady-help = 稳健：清楚每个位置的胜算，也知道职位值多少
level-manila-hard = 船长
level-manila-hard-help = 困难：能多想一段航程
level-manila-expert = 海港负责人
level-manila-expert-help = 专家：每次行动前都推演许多种走势

## Nouns

manila-ware =
    { $ware ->
        [nutmeg] 肉豆蔻
        [silk] 丝绸
        [ginseng] 人参
       *[jade] 翡翠
    }
manila-cargo =
    { $ware ->
        [nutmeg] 肉豆蔻
        [silk] 丝绸
        [ginseng] 人参
       *[jade] 翡翠
    }

## Heading and turn

manila-heading = 马尼拉 · 第 { $voyage } 航程 · { $stage }
manila-stage =
    { $phase ->
        [auction] 竞标
        [pledge] 贷款
        [buy] 股份
        [load] 装货
        [start] 起始格
        [place] 放置 { $lap }/{ $laps }
        [board] 登船
        [pilot] 领航员
        [plunder] 劫掠
       *[over] 终局
    }
manila-turn-auction =
    { $bid ->
        [0] 轮到 { $who }：开始竞标海港负责人，或放弃。
       *[other] 轮到 { $who }：{ $bidder } 出价 { $bid }，加价或放弃。
    }
manila-turn-pledge =
    轮到 { $who }：抵押股份，用来付{ $purpose ->
        [office] 竞标价
        [share] 买股份的钱
        [space] 放置同伙的钱
       *[repairs] 修理费用
    }。
manila-turn-buy = 轮到 { $who }：买一张股份，或者不买。
manila-turn-load = 轮到 { $who }：选出留在岸上的货物。
manila-turn-start = 轮到 { $who }：选定起始格。
manila-turn-place =
    { $stowaway ->
        [yes] 轮到 { $who }：当一回偷渡客，或不再放置（{ $lap }/{ $laps }）。
       *[no] 轮到 { $who }：放置一名同伙，或不再放置（{ $lap }/{ $laps }）。
    }
manila-turn-board =
    { $rank ->
        [captain] 轮到 { $who }：海盗船长登船还是留下？
       *[second] 轮到 { $who }：第二位海盗登船还是留下？
    }
manila-turn-pilot =
    { $pilot ->
        [small] 轮到 { $who }：用小领航员移动平底船，或放弃。
       *[large] 轮到 { $who }：用大领航员移动平底船，或放弃。
    }
manila-turn-plunder = 轮到 { $who }：把劫来的平底船送去港口或修船场。

## The decision, as everybody sees it

manila-choose-pass = 放弃
manila-choose-stop = 不再放置
manila-choose-bid = 出价 { $bid }
manila-choose-bid-other = 出价…
manila-ask-auction-office = 海港负责人可以买一张股份，负责装货，定起始格，还第一个放置。
manila-ask-auction-loan = 出价超过 { $cash } 就要抵押股份：每张现得 { $loan }，赎回要付 { $redeem }。
manila-ask-auction = { $bidder } 以 { $bid } 比索领先。
manila-ask-bid-title = 竞标海港负责人
manila-ask-bid = 你的出价，{ $least } 到 { $most }
manila-ask-bid-hint = 你有 { $cash }。{ $loan ->
    [yes] 超过就要抵押股份：每张现得 { $brings }，最后还 { $redeem }。
   *[no] {""}
}
manila-ask-pledge =
    { $due ->
        [0] 要付 { $amount } 比索：{ $seen ->
            [own] 选要抵押的股份
           *[public] 点**我的手牌**
        }。
       *[other] 要付 { $amount } 比索，还差 { $due }：{ $seen ->
            [own] 选要抵押的股份
           *[public] 点**我的手牌**
        }。
    }
manila-loan = 抵押 { $shares } 张股份：现得 { $loan }，赎回要付 { $redeem }
manila-menu-buy = 买一张股份
manila-choose-buy = { manila-ware } · 付 { $price }
manila-choose-buy-hint = 现值 { $value } · 钱箱里还有 { $left } 张
manila-ask-buy = -# 点**{ button-hand }**看你有哪些股份。
manila-choose-buy-none = 不买
manila-choose-leave = { manila-ware }留在岸上
manila-ask-load = -# 三种货物出航，留下的一种本航程不会涨价。
manila-ask-place = -# 同伙就是你在一格上下的赌注，编号见图中红字。
manila-ask-start = 三个起始格加起来是 9。先选{ manila-cargo }：
manila-ask-start-rest = { manila-ware }从 { $space } 格出发。另外两艘：
manila-choose-on = { $space } 格
manila-menu-start = 选择起始格
manila-punt-on = { manila-ware } { $space }
manila-punt-chance = { manila-cargo } { $chance }
manila-choose-start-hint = 到港概率：{ $chances }
manila-menu-place = { $order ->
    [gain] 放置 · 预期净收益高的在前
   *[board] 放置同伙 · 编号同棋盘
}
manila-choose-seat = { manila-ware } · 付 { $price } · 得 { $earns } · { $chance }
manila-choose-seat-hint =
    { $aboard ->
        [1] 船在 { $space } 格 · 无人再上船则独得 { $profit }
       *[other] 船在 { $space } 格 · { $aboard } 人分 { $profit }
    } · { $seats ->
        [0] 之后满座
       *[other] 之后剩 { $seats } 座
    }
manila-choose-letter =
    { $kind ->
        [port] 港口 { $letter }
       *[yard] 修船场 { $letter }
    } · 付 { $price } · 得 { $earns } · { $chance }
manila-choose-letter-hint =
    { $kind ->
        [port] { $punts ->
            [1] 有一艘船到港就有利润
            [2] 有两艘船到港就有利润
           *[other] 三艘船全部到港才有利润
        }
       *[yard] { $punts ->
            [1] 有一艘船受损就有利润
            [2] 有两艘船受损就有利润
           *[other] 三艘船全部受损才有利润
        }
    }
manila-choose-pirate =
    { $rank ->
        [captain] 海盗船长
       *[second] 第二位海盗
    } · 付 { $price } · 最多得 { $earns } · { $chance }
manila-choose-pirate-hint =
    { $rank ->
        [captain] 停在 13 格的船，利润归你，去向也由你定
       *[second] 停在 13 格的船，利润分你一半
    }
manila-choose-pilot-space =
    { $pilot ->
        [small] 小领航员
       *[large] 大领航员
    } · 付 { $price }
manila-choose-pilot-space-hint =
    { $pilot ->
        [small] 最后一次掷骰前，移动一艘船 1 格
       *[large] 最后一次掷骰前，移动一艘船至多 2 格，或两艘各 1 格
    }
manila-choose-never = { $hope ->
    [own] 只有你自己当领航员出手才可能有利润
    [pilot] 只有靠领航员才可能有利润
   *[none] 本段航程里已不可能有利润
}
manila-choose-insurance = 保险 · 得 { $fee }
manila-choose-insurance-hint = 一艘受损你赔 { $one }，两艘赔 { $two }，三艘赔 { $three } · 预计约赔 { $bill }
manila-ask-board =
    { $rank ->
        [captain] 上了船你就和其他乘客一样，第二位海盗接任海盗船长。
       *[second] 上了船你就和其他乘客一样。
    }
manila-menu-board = 登船或留下
manila-choose-stay = 留下
manila-choose-board = 登上{ manila-ware }船 · 得 { $earns }
manila-choose-kick = { manila-ware }船 { $seat } 号座 · 赶 { $name } 下船 · 得 { $earns }
manila-ask-pilot = 移动哪艘船？
manila-ask-steer = { manila-ware }在 { $space } 格。往哪走？
manila-ask-steer-two = 两艘船，各走一格：{ $punts }
manila-choose-two-punts = 两艘船
manila-menu-pilot = { $order ->
    [gain] 移动 · 对你的同伙最有利的在前
   *[board] 选择怎么移动
}
manila-choose-decline = 放弃
manila-choose-steer =
    { manila-ware }{ $direction ->
        [on] 前进
       *[back] 后退
    } { $steps } 格{ $space ->
        [14] ，进港
       *[other] ，到 { $space } 格
    }
manila-choose-steer-hint = { manila-ware }到港：{ $after }（不动它：{ $before }）
manila-ask-plunder = 进港口，{ $wares } 上涨，押港口的人有利润；进修船场，要付修理费用。
manila-choose-send =
    { $berth ->
        [port] { manila-ware }去港口 { $letter }
       *[yard] { manila-ware }去修船场 { $letter }
    }

## What happened

manila-line-dealt = 你的股份：{ $wares }
manila-line-turned =
    { $pledged ->
        [yes] 你抵押了一张 { $cargo }股份
       *[no] 你赎回了一张 { $cargo }股份
    }
manila-line-voyage = 第 { $voyage } 航程：{ $name } 开始竞标
manila-line-bid = { $name } 出价 { $amount }
manila-line-passed = { $name } 放弃
manila-line-cannot-bid = { $name } 出不起更高的价
manila-line-master = { $name } 以 { $price } 比索成为海港负责人
manila-line-unbid = 无人出价：{ $name } 担任海港负责人，{ $price ->
    [0] 无需付钱
   *[other] 付 { $price } 比索
}
manila-line-due =
    { $name } 要贷款付{ $purpose ->
        [office] 竞标价
        [share] 买股份的钱
        [space] 放置同伙的钱
       *[repairs] 修理费用
    }
manila-line-borrowed = { $name } 抵押 { $shares } 张股份，得 { $amount }
manila-line-redeemed = { $name } 赎回 { $shares } 张股份，付 { $amount }
manila-line-share = { $name } 花 { $price } 买了 { $cargo }股份
manila-line-no-share = { $name } 没买股份
manila-line-loaded = { $name } 装上 { $wares }
manila-line-launched = { $name } 发船：{ $spaces }
manila-line-placed =
    { $name } { $space ->
        [nutmeg] 坐上 🟤 肉豆蔻船
        [silk] 坐上 🔵 丝绸船
        [ginseng] 坐上 🟡 人参船
        [jade] 坐上 🟢 翡翠船
        [port_a] 押港口 A
        [port_b] 押港口 B
        [port_c] 押港口 C
        [yard_a] 押修船场 A
        [yard_b] 押修船场 B
        [yard_c] 押修船场 C
        [pirate_captain] 当海盗船长
        [pirate_second] 当第二位海盗
        [pilot_small] 当小领航员
       *[pilot_large] 当大领航员
    }，付 { $price }
manila-line-stowaway = { manila-line-placed }（偷渡客）
manila-line-insurance = { $name } 承保本航程：+{ $amount }
manila-line-done-placing = { $name } 不再放置
manila-line-skipped = { $name } 跳过一次
manila-line-no-space = { $name } 没有位置可放
manila-line-outcomes = { $head }：{ $outcomes }
manila-line-rolled = 🎲 掷出 { $dice }
manila-line-on-13 = { manila-cargo }停在 13 格
manila-line-arrived = { manila-cargo }进了港口 { $letter }
manila-line-wrecked = { manila-cargo }进了修船场 { $letter }
manila-line-piloted = { $name } 移动 { $moves }
manila-line-steered =
    { $space ->
        [14] { $cargo }进港
       *[other] { $cargo }到 { $space } 格
    }
manila-line-no-pilot = { $name } 没有移动船
manila-line-stayed = { $name } 留在海盗船上
manila-line-boarded = { $name } 登上 { $cargo }船
manila-line-kicked = { $name } 登上 { $cargo }船，把 { $other } 赶下船
manila-line-plundered = { $names } 劫掠 { $cargo }船
manila-line-sent =
    { $berth ->
        [port] { $name } 把 { $cargo }船送去港口
       *[yard] { $name } 把 { $cargo }船送去修船场
    }
manila-line-gain = { $name } +{ $amount }（{ $parts }）
manila-line-loss = { $name } −{ $amount }（{ $parts }）
manila-line-from-cargo = { manila-cargo } { $amount }
manila-line-from-plunder = 劫掠{ manila-cargo } { $amount }
manila-line-from-letter =
    { $kind ->
        [port] 港口 { $letter } { $amount }
       *[yard] 修船场 { $letter } { $amount }
    }
manila-line-lost-cargo =
    { $why ->
        [plundered] { manila-cargo }被劫掠
       *[wrecked] { manila-cargo }进了修船场
    }
manila-line-lost-letter =
    { $kind ->
        [port] 港口 { $letter } 空
       *[yard] 修船场 { $letter } 空
    }
manila-line-lost-pirate = 没有劫掠
manila-line-fee = 保险 { $amount }
manila-line-repairs = 修理费 −{ $amount }
manila-line-bank-repairs = { $name } 付光了钱：海港钱箱代付 { $amount }
manila-line-market = 📈 { $rises }
manila-line-rise = { $cargo }涨到 { $value }
manila-line-won =
    { $winners ->
        [1] { $names } 以 { $fortune } 比索获胜！
       *[other] { $names } 以 { $fortune } 比索并列获胜！
    }

## The board in words

manila-alt-heading = 马尼拉，第 { $voyage } 航程，{ $stage }。
manila-alt-turn = 轮到 { $name }。
manila-alt-bid = { $name } 以 { $amount } 比索领先。
manila-alt-beaten = 之前的出价：{ $bids }。
manila-alt-outcome =
    上一航程的利润：{ $anybody ->
        [yes] { $paid }
       *[no] 没有人得到
    }。
manila-alt-paid = { $name } { $amount }
manila-alt-rises = { manila-ware }上涨了。
manila-alt-repairs = 受损的船由 { $name } 赔：{ $amount } 比索。
manila-alt-board = { manila-ware }船载着 { $profit } 比索：再上一人，船上每人得 { $each }。
manila-alt-plunder = { manila-cargo }船货值 { $profit } 比索，每名海盗得 { $each }；船可以去港口 { $port } 或修船场 { $yard }。
manila-alt-dice = 上次掷骰：{ $dice }。
manila-alt-punt =
    { manila-ware }船{ $berth ->
        [sea] 在 { $space } 格
        [port] 在港口 { $letter }
       *[yard] 在修船场 { $letter }
    }{ $plundered ->
        [yes] ，遭到劫掠
       *[no] {""}
    }{ $crew ->
        [yes] ，船上有 { $names }
       *[no] {""}
    }。
manila-alt-space =
    { $space ->
        [port_a] 港口 A
        [port_b] 港口 B
        [port_c] 港口 C
        [yard_a] 修船场 A
        [yard_b] 修船场 B
        [yard_c] 修船场 C
        [pirate_captain] 海盗船长
        [pirate_second] 第二位海盗
        [pilot_small] 小领航员
        [pilot_large] 大领航员
       *[insurance] 保险
    }（{ $name }）
manila-alt-spaces = 已占的位置：{ $spaces }。
manila-alt-value = { manila-cargo } { $value }（剩 { $left } 张）
manila-alt-market = 黑市：{ $values }。
manila-alt-merchant =
    { $name }{ $master ->
        [yes] （海港负责人）
       *[no] {""}
    }：{ $money ->
        [open] { $cash } 比索，
       *[hidden] {""}
    }{ $shares } 张股份{ $pledged ->
        [0] {""}
       *[other] ，已抵押 { $pledged } 张
    }，{ $accomplices } 名同伙{ $passed ->
        [yes] ，已放弃
       *[no] {""}
    }。
manila-text-dice = 🎲 第 { $rolls } 次掷骰，共 3 次：{ $dice }
manila-text-free = 空（{ $price }）
manila-text-vacant = 空
manila-text-place =
    { $berth ->
        [sea] 在 { $space } 格
        [port] 在港口 { $letter }
       *[yard] 在修船场 { $letter }
    }{ $plundered ->
        [yes] ，遭到劫掠
       *[no] {""}
    }
manila-text-punt = { $emoji } **{ manila-ware }** { $place }，利润 { $profit }：{ $seats }
manila-text-letter = { $letter }（+{ $pays }）：{ $who }
manila-text-letter-punt = { $letter }（+{ $pays }）：{ $who } ← { $punt }
manila-text-letters =
    { $kind ->
        [port] ⚓ **港口** { $letters }
       *[yard] 🛠️ **修船场** { $letters }
    }
manila-text-pirates = 🏴‍☠️ **海盗** 船长：{ $captain } · 第二位：{ $second }
manila-text-pilots = 🧭 **领航员** 小：{ $small } · 大：{ $large }
manila-text-insurance = 📜 **保险**（+10）：{ $who }
manila-text-market = **黑市**
manila-text-ware =
    { $left ->
        [0] { $emoji } { manila-ware } { $value }，售罄
       *[other] { $emoji } { manila-ware } { $value }，剩 { $left } 张
    }
manila-text-merchants = **商人**
manila-text-merchant =
    { $turn ->
        [yes] ▶ { $name }
       *[no] { $name }
    }{ $master ->
        [yes] （海港负责人）
       *[no] {""}
    }：{ $money ->
        [open] { $cash } 比索
       *[hidden] 现金不公开
    }，{ $shares } 张股份{ $pledged ->
        [0] {""}
       *[other] （已抵押 { $pledged } 张）
    }，{ $accomplices } 名同伙{ $passed ->
        [yes] ，已放弃
       *[no] {""}
    }

## The hand

manila-hand-ware =
    { $emoji } { manila-ware }：{ $count } × { $value } = **{ $worth }**{ $pledged ->
        [0] {""}
       *[other] （已抵押 { $pledged } 张）
    }
manila-hand-none = 没有股份
manila-hand-early = -# 货物到港之前，它的股份价值为 0。
manila-hand-cash =
    { $over ->
        [yes] 现金：**{ $cash }**
       *[no] { $credit ->
            [0] 现金：**{ $cash }**，没有信用额度了
           *[other] 现金：**{ $cash }**，信用额度还有 { $credit }
        }
    }
manila-hand-debts = 债务：**{ $debts }**
manila-hand-fortune = 当前财富：**{ $fortune }**
manila-hand-earned =
    { $result ->
        [nothing] 上一航程你没有利润。
        [gain] 上一航程你得到 **{ $total }**：{ $sources }
       *[loss] 上一航程你损失 **{ $total }**：{ $sources }
    }
manila-hand-alt-ware =
    { $count } 张{ manila-cargo }（每张 { $value }，共 { $worth }{ $pledged ->
        [0] {""}
       *[other] ，已抵押 { $pledged } 张
    }）
manila-hand-alt =
    你的股份：{ $shares }。现金 { $cash }，信用额度 { $credit }，{ $pledged ->
        [0] 没有债务
       *[other] 已抵押 { $pledged } 张，债务 { $debts }
    }，财富 { $fortune }。抵押一张现得 { $loan }，赎回要付 { $redeem }。
manila-hand-due = 还差 **{ $due }**。请抵押股份：每张现得 { $loan }，欠款 { $redeem }。
manila-hand-loan = 你有 { $cash }，价钱再高就要抵押股份：每张现得 { $loan }，赎回要付 { $redeem }。
manila-hand-loans = 你有 { $cash }。抵押一张股份现得 { $loan }，赎回要付 { $redeem }，所以一笔贷款最后多花 { $cost }。股份的价值仍归你。
manila-choose-loans = 贷款…
manila-hand-idle = 现在没有要决定的事。
manila-choose-pledge = 抵押{ manila-ware } · 得 { $loan }
manila-choose-redeem = 赎回{ manila-ware } · 付 { $price }

## What is asked before a move

manila-sure-loan = **{ $choice }**：{ $kind ->
        [bid] 你有 { $cash }，中标就要贷款。
       *[price] 价格是 { $price }，你有 { $cash }，要贷款。
    }要抵押 { $shares } 张股份：现得 { $loan }，**最后要多花 { $cost }**。
manila-sure-loan-button = 贷款
manila-sure-pledge = **抵押一张{ manila-cargo }股份？**现得 { $loan }，欠 { $redeem }：**最后要多花 { $cost }**。
manila-sure-pledge-button = 抵押{ manila-ware }
manila-sure-redeem = **赎回一张{ manila-cargo }股份？**你有 { $cash }，现付 { $price }，剩下 { $left }。留到终局再结算，同样是 { $price }。
manila-sure-redeem-button = 赎回{ manila-ware }
manila-sure-never = **{ $choice }**要付 { $price }，{ $hope ->
    [pilot] **只有靠领航员才可能有利润**。
   *[none] **本段航程里已不可能有利润**。
}
manila-sure-never-button = 仍要放置
manila-sure-stop = **本航程不再放置？**连这一轮在内还有 { $rounds } 轮放置，你都不参加。

## The end

manila-result-heading = { manila-line-won }
manila-result-ended = 第 { $voyages } 航程使{ $cargo }涨到 { $value }，本局结束。
manila-result-lead =
    { $lead ->
        [0] 与 { $name } 打平，按平局规则分出胜负。
       *[other] 领先 { $name } { $lead } 比索：{ $most ->
            [cash] 现金多 { $amount }
            [shares] 股份价值多 { $amount }
           *[debt] 债务少 { $amount }
        }
    }
manila-result-place = { $medal } { $name } **{ $fortune }**
manila-result-alt = { $voyages } 段航程后的最终结算。
manila-result-alt-place = { $rank }. { $name }：{ $fortune }，其中现金 { $cash }，股份 { $shares }，债务 { $debts }。

## House rules

option-manila-deal = 起始股份
option-manila-deal-help = 每位商人拿两张之前，混洗哪些股份
option-manila-deal-twelve = 每种货物三张，其余公开
option-manila-deal-all = 全部二十张股份
option-manila-redeal = 重发股份
option-manila-redeal-help = 有人拿到同一种货物的两张股份，而别人一张都没有时
option-manila-redeal-true = 重发股份
option-manila-redeal-false = 不重发
option-manila-opener = 首次竞标
option-manila-opener-help = 第一航程由谁开始竞标
option-manila-opener-random = 抽签决定
option-manila-opener-host = 房主
option-manila-extra_round = 额外回合
option-manila-extra_round-help = 限三名商人：第四个放置回合排在哪里
option-manila-extra_round-first = 第一次掷骰前
option-manila-extra_round-second = 第二次掷骰前
option-manila-kick_off = 海盗抢座
option-manila-kick_off-help = 13 格上的船都没有空座时，登船的海盗能否把乘客赶下船
option-manila-kick_off-true = 可以赶一位乘客下船
option-manila-kick_off-false = 满座的船不能抢
option-manila-stowaway = 偷渡客
option-manila-stowaway-help = 没有钱也没有股份可抵押的商人，能放在哪里
option-manila-stowaway-seats = 只能坐平底船
option-manila-stowaway-anywhere = 除保险外都可以
option-manila-hidden_money = 现金
option-manila-hidden_money-help = 大家能否看到别人有多少现金
option-manila-hidden_money-true = 终局前不公开
option-manila-hidden_money-false = 公开
option-manila-tie_break = 财富相同
option-manila-tie_break-help = 财富并列第一时怎么办
option-manila-tie_break-shared = 并列获胜
option-manila-tie_break-cash = 先比现金，再比股份
