### Malacca: what its players read. Rules are in malacca-rules.ftl, what pictures show in malacca-picture.ftl.
### A card is a code of engine/malacca/cards.py; an action or item is attack, defence or trade; a character is a slug.

## Levels of AI seats

level-malacca-beginner = 甲板工
level-malacca-beginner-help = 入门：一心想当海盗，看不透任何人
level-malacca-easy = 炮手
level-malacca-easy-help = 简单：闻得出肥船，对赌注半信半疑
level-malacca-steady = 私掠者
level-malacca-steady-help = 稳健：会看赌注和钱袋，也记得过去的船
level-malacca-hard = 海寇
level-malacca-hard-help = 困难：记得你做过什么，为每枚银币虚张声势
level-malacca-expert = 海峡煞星
level-malacca-expert-help = 专家：这些全会，图的是赢，不是有钱

## Nouns

malacca-card =
    { $card ->
        [a] 攻击
        [d] 防御
        [t] 交易
        [A2] 攻击 +2
        [D2] 防御 +2
        [T2] 交易 ×2
        [AD] 攻击或防御
       *[DT] 防御或交易
    }
malacca-action =
    { $action ->
        [attack] 攻击
        [defence] 防御
       *[trade] 交易
    }
malacca-action-label =
    { $action ->
        [attack] 攻击
        [defence] 防御
       *[trade] 交易
    }
malacca-item =
    { $item ->
        [attack] 强化攻击
        [defence] 强化防御
       *[trade] 强化交易
    }
malacca-character =
    { $character ->
        [morgan] 亨利·摩根
        [pierre] 皮埃尔·勒皮卡尔
        [orgonez] 罗德里戈·奥尔戈涅斯
        [caesar] 黑凯撒
        [zheng] 郑和
        [sayyida] 赛义达·胡拉
        [laskarina] 拉斯卡丽娜
       *[ingrid] 英格丽德·哈马尔
    }
malacca-power =
    { $character ->
        [morgan] 每次防御成功，得 3 枚银币
        [pierre] 每回合结束，得 1 枚银币
        [orgonez] 钱袋满满，没有能力
        [caesar] 所有人出同一类牌时，有几位玩家就得几枚银币
        [zheng] 每次交易成功，得 3 枚银币
        [sayyida] 抽两张特殊牌，留下一张
        [laskarina] 开局就有一张特殊牌
       *[ingrid] 每次攻击成功，得 3 枚银币
    }

## Heading and turn

malacca-heading =
    { $round ->
        [0] 马六甲 · { $stage }
       *[other] 马六甲 · 商船 { $round }/{ $rounds } · { $stage }
    }
malacca-stage =
    { $phase ->
        [character] 角色
        [purchase] 装备
        [bet] 下注
        [wait] 待定牌
        [keep] 特殊牌
       *[over] 终局
    }
malacca-chapter =
    { $round ->
        [0] 角色
       *[other] 第 { $round } 艘商船
    }
malacca-turn =
    { $phase ->
        [character] 轮到 { $who }：选一位角色。
        [purchase] 轮到 { $who }：买一件装备，或者不买。
        [bet] 轮到 { $who }：出牌并下注{ $seen ->
            [own] 。
           *[public] ，打开**我的手牌**。
        }
        [wait] 轮到 { $who }：说出待定牌算哪种。
       *[keep] 轮到 { $who }：两张特殊牌留一张{ $seen ->
            [own] 。
           *[public] ，打开**我的手牌**。
        }
    }

## The decision, as everybody sees it

malacca-ask-character-line = **{ $name }** · 开局 { $purse } 枚银币 · { $power }
malacca-choose-character = { $name } · { $purse } 枚银币
malacca-menu-item = 买一件装备
malacca-choose-item =
    { $item ->
        [attack] 强化攻击
        [defence] 强化防御
       *[trade] 强化交易
    } · 付 5
malacca-choose-item-hint = 每次成功得 { $bonus } 枚银币 · 剩 { $left } 件
malacca-choose-no-item = 不买装备
malacca-ask-wait = 已翻开的：攻击 { $attack }，防御 { $defence }。
malacca-fact-wait = 之后攻击 { $attack }，防御 { $defence }

## The private panel

malacca-hand-purse = 钱袋 **{ $purse }**
malacca-hand-purse-bet = 钱袋 **{ $purse }**，牌上押着 { $bet }
malacca-hand-specials = 特殊牌：{ $cards }
malacca-hand-no-specials = 没有特殊牌
malacca-hand-card =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
malacca-hand-character = 你是{ $name }：{ $power }
malacca-hand-items = 装备：{ $items }
malacca-count-item =
    { $count ->
        [1] { malacca-item }
       *[other] { $count } × { malacca-item }
    }
malacca-hand-laid =
    { $bet ->
        [0] 你出了 { $card }，没有下注。
       *[other] 你出了 { $card }，下注 { $bet }。
    }
malacca-hand-under = 你放到牌库底的：{ $cards }
malacca-panel-cards = 攻击抢船，防御挡住攻击，没人抢到船时交易赚钱。牌放下就不能改。
malacca-panel-keep = 留下一张，另一张扣着放到牌库底。
malacca-panel-your-turn = 轮到你了，到桌上选吧。
malacca-panel-idle = 现在没有要决定的事。
malacca-menu =
    { $bets ->
        [all] 牌和赌注
       *[usual] 牌和常用赌注
    }
malacca-choose-bet =
    { $how ->
        [none] { $card } · 不下注
        [all] { $card } · 全押 { $bet }
       *[some] { $card } · 押 { $bet }
    }
malacca-named-bets = { $card } · 押 { $least } 到 { $most } 都行
malacca-sure-all = **{ $card }：全押钱袋里的 { $bet }？**{ $promise }。牌一放下就收不回来了。
malacca-sure-all-button = 全押 { $bet }
malacca-choose-exact = { $card }…
malacca-ask-exact-title = { $card }
malacca-ask-exact = 你的赌注，0 到 { $most }
malacca-ask-exact-hint = 你有 { $purse } 枚银币。牌一放下就收不回来了。
malacca-bet-attack =
    { $risk ->
        [0] 俘获：分战利品。守住：没有损失
       *[other] 俘获：分战利品。守住：损失 { $risk }
    }
malacca-bet-defence =
    { $bet ->
        [0] 守住：分攻击方的赌注，抽一张牌。被俘获：没有损失
       *[other] 守住：分攻击方的赌注，抽一张牌。被俘获：损失 { $bet }
    }
malacca-bet-trade = 守住：赚 { $gain }。被俘获：损失 { $bet }
malacca-bet-swab = 守住：擦甲板赚 2
malacca-bet-idle = 不赚不赔
malacca-bet-waiting = 牌都翻开后再决定
malacca-choose-wait = 算{ malacca-action-label }
malacca-choose-keep = 留下：{ $card }

## What happened

malacca-line-parrot = 🦜 { $name } 持有鹦鹉
malacca-line-ship = 商船驶来：银币 { $value } 枚
malacca-line-character = { $name } 扮演{ malacca-character }
malacca-line-bought = { $name } 买了{ malacca-item }
malacca-line-bet =
    { $amount ->
        [0] { $name } 没有下注
       *[other] { $name } 下注 { $amount }
    }
malacca-line-ready = 准备好了：{ $names }
malacca-line-card = { $name } { $card }
malacca-line-wait = { $name }：算{ malacca-action }
malacca-line-fought =
    { $captured ->
        [yes] ⚔️ { $attack } 对 { $defence }：商船**被俘获**
       *[no] 🛡️ { $attack } 对 { $defence }：商船**守住了**
    }
malacca-recap =
    { $captured ->
        [yes] ⚔️ 上一艘船**被俘获**，{ $attack }:{ $defence }
       *[no] 🛡️ 上一艘船**守住了**，{ $attack }:{ $defence }
    }
malacca-line-won = { $name } { $change }
malacca-line-nothing = 大家都不赚不赔
malacca-line-drawn =
    { $count ->
        [1] { $names } 抽一张特殊牌
       *[other] { $names } 各抽一张特殊牌
    }
malacca-line-drawn-two = { $name } 抽两张特殊牌，要留一张
malacca-line-rejected = { $name } 留下一张，另一张放到牌库底
malacca-line-deck-empty = 没有特殊牌给 { $name } 抽了
malacca-line-over =
    { $winners ->
        [1] 🏆 { $names } 以 { $purse } 枚银币获胜
       *[other] 🏆 { $names } 各有 { $purse } 枚银币，并列获胜
    }

## The board in words

malacca-alt-heading = { $stage }。
malacca-alt-ship = 海峡里有一艘商船，载着 { $value } 枚银币。
malacca-alt-no-ship = 还没有商船。
malacca-alt-turn = 轮到 { $names }。
malacca-alt-player =
    { $parrot ->
        [yes] { $name }（持鹦鹉）
       *[no] { $name }
    }：{ $purse }{ $specials ->
        [0] { "" }
       *[other] 、{ $specials } 张特殊牌
    }{ $more }。
malacca-purse = { $coins } 枚银币
malacca-purse-hidden = 钱袋不公开
malacca-card-down =
    { $bet ->
        [0] 一张牌面向下（未押）
       *[other] 一张牌面向下（押 { $bet }）
    }
malacca-card-down-sealed = 一张牌面向下（赌注保密）
malacca-card-open =
    { $bet ->
        [0] { $card }（未押）
       *[other] { $card }（押 { $bet }）
    }
malacca-last-round =
    { $captured ->
        [yes] 上一艘商船（载 { $ship }）被俘获，攻防 { $attack } 对 { $defence }
       *[no] 上一艘商船（载 { $ship }）守住了，攻防 { $attack } 对 { $defence }
    }
malacca-last-player =
    { $bet ->
        [0] { $name } { $card } 未押：{ $change }
       *[other] { $name } { $card } 押 { $bet }：{ $change }
    }
malacca-to-come = 还没来的商船：{ $ships }。牌库里的特殊牌：{ $deck } 张。
malacca-no-more-ships = 没有了
malacca-text-ship = ⛵ 商船上有 **{ $value }** 枚银币
malacca-text-no-ship = ⛵ 还没有商船
malacca-text-player =
    { $turn ->
        [yes] ▶ { $name }
       *[no] { $name }
    }{ $parrot ->
        [yes] { " " }🦜
       *[no] { "" }
    } · { $purse }{ $more }
malacca-text-specials = { $count } 张特殊牌
malacca-part =
    { $kind ->
        [loot] 战利品 { $change }
        [spoils] 缴获 { $change }
        [profit] 交易 { $change }
        [penalty] 罚金 { $change }
        [bet] 赌注 { $change }
        [swabbing] 擦甲板 { $change }
        [equipment] 装备 { $change }
        [character] 能力 { $change }
       *[no-card] 无牌可抽 { $change }
    }

## The end

malacca-result-heading =
    { $winners ->
        [1] { $names } 以 { $purse } 枚银币获胜
       *[other] { $names } 各有 { $purse } 枚银币，并列获胜
    }
malacca-result-ships =
    { $captured ->
        [0] { $ships } 艘商船，无一被俘获
       *[other] { $ships } 艘商船，{ $captured } 艘被俘获
    }
malacca-result-place = { $medal } { $name } **{ $purse }**
malacca-result-alt = { $ships } 艘商船过后的最终结算。
malacca-result-alt-place = { $rank }. { $name }：{ $purse }。
malacca-result-alt-robbery = 大劫案：第 { $round } 艘商船，{ $names } 劫得 { $loot } 枚银币。

## Each decision in two sentences

malacca-explain =
    { $phase ->
        [character] 每人抽两位角色，留一位，开局的钱袋就按这位角色来。能力每艘商船都有用，银币则马上到手。
        [purchase] 持鹦鹉者可以花 5 枚银币买一件装备，同类行动每次成功都有进账。买得越早越划算，打算常出那种牌就更划算。
        [bet] 牌面向下出一张牌，押多少银币都行；攻击比防御多，商船就被俘获。赌注只对交易有用：押在攻击或防御上是虚张声势，而大赌注和肥船会招来海盗。
        [wait] 牌都翻开了，待定牌现在要选一种来算，强度和普通牌一样。先看看加上它和不加它，攻击与防御各是多少：持平算守住。
        [keep] 两张特殊牌留一张，另一张放到牌库底。别人看不到是哪张。
       *[over] 本局结束了。钱袋最满的人获胜，一样多就并列。
    }

malacca-lesson-alt =
    { $subject ->
        [captured] 商船载着 9 枚银币，攻击 2 对防御 1。红方交易押 4，全部输掉；黄方攻击没下注，赚 8；蓝方攻击押 2，赚 8；紫方防御押 3，全部输掉。
        [defended] 商船载着 7 枚银币，攻击 1 对防御 1。红方交易押 3，赚 3；黄方交易押 2，赚 2；蓝方攻击，付 2；紫方防御，抽一张特殊牌。
       *[specials] 特殊牌：攻击 +2，防御 +2，交易 ×2，还有两种待定牌：攻击或防御、防御或交易。
    }

## What is refused

why-malacca-another-decision =
    { $phase ->
        [character] 正在选角色。两位里选一位。
        [purchase] 正在买装备。买一件，或者不买。
        [bet] 正在下注。点“我的手牌”，出一张牌。
        [wait] 正在决定待定牌。说出你的算哪种。
       *[keep] 正在抽特殊牌。两张里留一张。
    }
why-malacca-decided = 你已经决定了，等等别人。
why-malacca-card-not-held = 你没有“{ malacca-card }”这张牌。重新打开手牌，另选一张。
why-malacca-bet-above-purse =
    { $purse ->
        [0] 你的钱袋空了。出一张牌，不用下注。
       *[other] 你只有 { $purse } 枚银币，不能押更多。选小一点的赌注。
    }
why-malacca-waiting-cannot = “{ malacca-card }”不能算{ malacca-action }。按牌上写的选。
why-malacca-card-not-drawn = 你没有抽到“{ malacca-card }”。从抽到的两张里留一张。
why-malacca-item-sold-out = { malacca-item }卖完了。换一件，或者不买。
why-malacca-character-not-drawn = 没有抽到{ malacca-character }。从给出的两位里选一位。

## The game and its house rules, in the lobby

game-malacca = 马六甲
command-malacca = 马六甲：十二艘商船，护航还是打劫，虚张声势，下注见分晓。
about-malacca = 十二艘满载的商船驶过：护航还是打劫，全靠虚张声势。
lasts-malacca = 30 分钟，对电脑只要 10 分钟
option-malacca-rounds = 商船
option-malacca-rounds-help = 十二艘商船里来几艘
option-malacca-rounds-6 = 6
option-malacca-rounds-8 = 8
option-malacca-rounds-12 = 12
option-malacca-characters = 角色
option-malacca-characters-help = 是否每人扮演一位角色，有自己的钱袋和能力
option-malacca-characters-true = 每人一位
option-malacca-characters-false = 不用
option-malacca-character_choice = 选角色
option-malacca-character_choice-help = 有角色时：直接发一位，还是两位里选一位
option-malacca-character_choice-1of1 = 发一位
option-malacca-character_choice-1of2 = 两位选一位
option-malacca-equipment = 装备
option-malacca-equipment-help = 每艘商船来之前，持鹦鹉者能否买一件
option-malacca-equipment-true = 可以买
option-malacca-equipment-false = 不用
option-malacca-ships = 商船牌
option-malacca-ships-help = 十二艘商船的数值；印刷版的数值没人知道
option-malacca-ships-reconstruction = 3 到 13，我们推测的
option-malacca-ships-small = 3 到 8，小商船
option-malacca-ships-large = 8 到 13，大商船
option-malacca-simultaneous_bets = 下注
option-malacca-simultaneous_bets-help = 是否同时下注，人多时快得多
option-malacca-simultaneous_bets-true = 同时秘密下注
option-malacca-simultaneous_bets-false = 依次下注
option-malacca-waiting = 待定牌
option-malacca-waiting-help = 几张待定牌怎么决定
option-malacca-waiting-turn_order = 依次决定
option-malacca-waiting-simultaneous_secret = 同时秘密决定
option-malacca-hidden_purse = 钱袋
option-malacca-hidden_purse-help = 大家能否看到别人有多少银币
option-malacca-hidden_purse-true = 终局前不公开
option-malacca-hidden_purse-false = 公开
option-malacca-penalty_base = 罚金
option-malacca-penalty_base-help = 攻击失败要付一半，按什么算
option-malacca-penalty_base-after_bet = 剩下的银币
option-malacca-penalty_base-before_bet = 下注前的银币
option-malacca-swab_always = 擦甲板
option-malacca-swab_always-help = 什么时候付擦甲板的 2 枚银币
option-malacca-swab_always-true = 商船被俘获也付
option-malacca-swab_always-false = 商船守住才付
option-malacca-zheng_needs_bet = 郑和
option-malacca-zheng_needs_bet-help = 郑和的交易奖励什么时候付
option-malacca-zheng_needs_bet-true = 下了注才付
option-malacca-zheng_needs_bet-false = 没下注也付
option-malacca-trade_bonus_needs_attack = 强化交易
option-malacca-trade_bonus_needs_attack-help = 强化交易什么时候有进账
option-malacca-trade_bonus_needs_attack-true = 商船遭到攻击才有
option-malacca-trade_bonus_needs_attack-false = 商船守住就有
option-malacca-empty_deck = 牌库空了
option-malacca-empty_deck-help = 该抽特殊牌却没牌了，得到什么
option-malacca-empty_deck-nothing = 什么也没有
option-malacca-empty_deck-2_silver = 2 枚银币
option-malacca-tiebreak = 钱袋一样满
option-malacca-tiebreak-help = 最满的钱袋一样多时怎么办
option-malacca-tiebreak-shared = 并列获胜
option-malacca-tiebreak-specials = 剩的特殊牌多者获胜
