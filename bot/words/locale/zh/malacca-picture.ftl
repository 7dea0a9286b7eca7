### What the pictures of Malacca show. Pictures are small, so these texts are short.

malacca-picture-round = 商船 { $round }/{ $rounds }
malacca-picture-casting = 马六甲
malacca-picture-stage-character = 角色
malacca-picture-stage-purchase = 装备
malacca-picture-stage-bet = 下注
malacca-picture-stage-wait = 待定牌
malacca-picture-stage-keep = 特殊牌
malacca-picture-stage-over = 终局
malacca-picture-doing-character = 选一位角色
malacca-picture-doing-purchase = 可以买装备
malacca-picture-doing-bet = 出牌并下注
malacca-picture-doing-wait = 决定待定牌
malacca-picture-doing-keep = 两张牌留一张
malacca-picture-several-bet = 秘密出牌并下注
malacca-picture-several-wait = 决定各自的待定牌
malacca-picture-cargo = 货物
malacca-picture-no-ship = 还没有商船
malacca-picture-this-ship = 这艘商船
malacca-picture-last-ship = 上一艘
malacca-picture-captured = 被俘获
malacca-picture-defended = 守住
malacca-picture-open = 翻开的牌
malacca-picture-to-come = 还没来的商船
malacca-picture-no-more = 没有了
malacca-picture-part-bet = 赌注
malacca-picture-part-loot = 战利品
malacca-picture-part-spoils = 缴获
malacca-picture-part-profit = 交易
malacca-picture-part-penalty = 罚金
malacca-picture-part-swabbing = 擦甲板
malacca-picture-part-equipment = 装备
malacca-picture-part-character = 能力
malacca-picture-part-no-card = 无牌可抽
malacca-picture-part-special = 抽牌
malacca-picture-character =
    { $character ->
        [morgan] 亨利·摩根
        [pierre] 勒皮卡尔
        [orgonez] 奥尔戈涅斯
        [caesar] 黑凯撒
        [zheng] 郑和
        [sayyida] 赛义达·胡拉
        [laskarina] 拉斯卡丽娜
       *[ingrid] 哈马尔
    }
malacca-picture-name-of-card = { malacca-card }
malacca-picture-lesson-captured = 攻击比防御多：被俘获
malacca-picture-lesson-defended = 持平算守住
malacca-picture-lesson-specials = 特殊牌，只能用一次
malacca-picture-hand = 你的手牌
malacca-picture-laid = 已出
malacca-picture-drawn = 留下一张
malacca-picture-result = 最终结算
malacca-picture-wins = 获胜
malacca-picture-share-win = 并列获胜
malacca-picture-purses = 每艘商船后的钱袋
malacca-picture-robberies = 大劫案
malacca-picture-robbery = 第 { $round } 艘
