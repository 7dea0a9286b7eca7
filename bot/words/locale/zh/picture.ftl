### What pictures show. Pictures are small, so these texts are short.

picture-ware-nutmeg = 肉豆蔻
picture-ware-silk = 丝绸
picture-ware-ginseng = 人参
picture-ware-jade = 翡翠
picture-colour = { $colour ->
    [red] 红方
    [yellow] 黄方
    [navy] 蓝方
    [violet] 紫方
    [teal] 青方
    [pink] 粉方
    [lime] 绿方
   *[white] 白方
}
picture-voyage = 第 { $voyage } 航程
picture-stage-auction = 竞标
picture-stage-office = 海港负责人
picture-stage-place = 放置 { $lap }/{ $laps }
picture-stage-board = 海盗
picture-stage-pilot = 领航员
picture-stage-plunder = 劫掠
picture-stage-over = 终局
picture-rolls = 掷骰 { $rolls }/3
picture-voyage-ended = 第 { $voyage } 航程结束
picture-under-way = 平底船航行中
picture-in-port = 港口 { $letter }
picture-in-yard = 修船场 { $letter }
picture-bid = 出价 { $bid }
picture-no-bid = 还没人出价
picture-nobody-paid = 没有人得到利润
picture-rises = 上涨
picture-on-space = { $space } 格
picture-owes = 要付修理费
picture-master = 海港负责人
picture-price = 股份
picture-cargo = 船货
picture-ports = 港口
picture-yards = 修船场
picture-pirates = 海盗
picture-pilots = 领航员
picture-insurance = 保险
picture-captain = 船长
picture-second = 第二位
picture-cash = 现金
picture-passed = 放弃
picture-hand = 你的股份
picture-no-shares = 无
picture-worth = 每张 { $value }
picture-pledged = 抵押 { $count } 张
picture-pledge = 抵押一张：现得 { $loan }，赎回付 { $redeem }
picture-owed = 抵押 { $count } 张，债务 { $amount }
picture-credit = 信用额度
picture-shares-worth = 股份
picture-share-value = { picture-shares-worth }
picture-debts = 债务
picture-fortune = 财富
picture-result = 最终结算
picture-wins = 获胜
picture-share-win = 并列获胜
picture-fortunes = 各航程的财富
## What decided the game: each after the name of a merchant, with the gain or loss behind it.
picture-moment-plunder = 劫掠{ manila-cargo }
picture-moment-cargo = { manila-cargo }到港
picture-moment-port = 押中港口 { $letter }
picture-moment-yard = 押中修船场 { $letter }
picture-moment-repairs = 付修理费用
picture-moment-market = { manila-cargo }涨到 { $value }
picture-seat-free = 空座位
picture-host = 房主
picture-ai = 电脑
picture-rules = 房规
## Titles of the illustrations of the rules.
picture-lesson-auction = 竞标
picture-lesson-master = 海港负责人装货发船
picture-lesson-spaces = 位置和价钱
picture-lesson-movement = 平底船前进
picture-lesson-pirates = 海盗守在 13 格
picture-lesson-pilots = 最后一次掷骰前，领航员移动船
picture-lesson-payout = 港口和修船场的利润
picture-lesson-market = 黑市上涨
picture-lesson-loans = 股份可以抵押
