### Manilla and Manille: what their players read. Rules are in manille-rules.ftl, what pictures show in manille-picture.ftl.
### A card is written in short, as 10♥. A suit as argument is clubs, diamonds, hearts, spades, or none for no trump.

## Levels of AI seats

level-manilla-beginner = 看客
level-manilla-beginner-help = 入门：旁观过几晚，常常出错牌
level-manilla-easy = 周末牌友
level-manilla-easy-help = 简单：知道什么是好牌，偶尔漏掉几墩
level-manilla-steady = 常客
level-manilla-steady-help = 稳健：记得每一张牌，会给搭档的墩送分
level-manilla-hard = 老手
level-manilla-hard-help = 困难：会推想没露面的牌在哪里
level-manilla-expert = 十点大师
level-manilla-expert-help = 专家：每出一张牌前，都在心里把这一副打很多遍
level-manille-beginner = { level-manilla-beginner }
level-manille-beginner-help = { level-manilla-beginner-help }
level-manille-easy = { level-manilla-easy }
level-manille-easy-help = { level-manilla-easy-help }
level-manille-steady = { level-manilla-steady }
level-manille-steady-help = { level-manilla-steady-help }
level-manille-hard = { level-manilla-hard }
level-manille-hard-help = { level-manilla-hard-help }
level-manille-expert = { level-manilla-expert }
level-manille-expert-help = { level-manilla-expert-help }

## Nouns

manille-suit =
    { $suit ->
        [clubs] 梅花
        [diamonds] 方块
        [hearts] 红桃
        [spades] 黑桃
       *[none] 无将
    }
manille-sign =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }
manille-rank =
    { $rank ->
        [J] { picture-manille-rank-j }
        [Q] { picture-manille-rank-q }
        [K] { picture-manille-rank-k }
        [A] { picture-manille-rank-a }
       *[other] { $rank }
    }
manille-card = { manille-rank }{ manille-sign }
manille-dummy = { $name } 的梦家
manille-factor =
    { $reason ->
        [draw] ×{ $times } 上一副平局
        [no-trump] ×{ $times } 无将
        [blind] ×{ $times } 不看牌定无将
        [along] ×{ $times } “我加倍”
        [against] ×{ $times } “我再加倍”
       *[all-tricks] ×{ $times } 全胜
    }

## Heading and turn

manille-heading =
    { $game ->
        [manilla] Manilla
       *[manille] Manille
    } · 第 { $deal } 副 · { $stage }
manille-chapter = 第 { $deal } 副
manille-chapter-match = 第 { $game } 局 · 第 { $deal } 副
manille-stage =
    { $phase ->
        [blind] 看牌前
        [trump] 定将牌
        [along] 叫牌
        [against] 叫牌
        [play] 第 { $trick }/{ $tricks } 墩
        [review] 追究犯规
       *[over] 终局
    }
manille-turn-blind = 轮到 { $who }：看牌，或者不看牌定无将。
manille-turn-trump = 轮到 { $who }：定将牌。{ $seen ->
    [own] {""}
   *[public] 打开**我的手牌**看你的牌。
}
manille-turn-along = 轮到 { $who }：加倍还是不叫？{ $seen ->
    [own] {""}
   *[public] 打开**我的手牌**看你的牌。
}
manille-turn-against = 轮到 { $who }：再加倍还是不叫？
manille-turn-review = 轮到 { $who }：不追究，还是质疑一位对手？
manille-turn-play =
    { $card ->
        [lead] 轮到 { $who }：领出一张牌
        [dummy] 轮到 { $who }：替梦家出一张牌
       *[play] 轮到 { $who }：出一张牌
    }{ $seen ->
        [own] 。
       *[public] ，打开**我的手牌**。
    }

## The decision, as everybody sees it

manille-ask-blind = 不看牌定无将，这一副算四倍。看了牌，就要定将牌。
manille-ask-along = 有一位防守方加倍，就算全体防守方加倍。庄家方可以再加倍。
manille-ask-against = { $name } 加倍：这一副算 ×{ $times }。
manille-ask-passed = { $names } 不叫。
manille-ask-review =
    有对手没守出牌义务吗？犯规属实得 { $game ->
        [manilla] 60
       *[manille] 34
    } 分，质疑不成立就什么也没有。
manille-menu-ask = 当众问搭档
manille-choose-look = 看我的牌
manille-choose-blind = 不看牌定无将 · 四倍
manille-choose-trump =
    { $suit ->
        [clubs] 梅花
        [diamonds] 方块
        [hearts] 红桃
       *[spades] 黑桃
    }
manille-choose-no-trump = 无将 · 两倍
manille-choose-hand-over = 让 { $name } 来定
manille-choose-along = 我加倍 · ×{ $times }
manille-choose-against = 我再加倍 · ×{ $times }
manille-choose-pass = 不叫
manille-choose-challenge = 质疑 { $name }
manille-choose-accept = 不追究
manille-choose-question =
    { $question ->
        [trumps] 你有几张将牌？
        [best] 你哪门花色最好？
       *[hand] 给我看你的手牌
    }
manille-choose-question-ten = 你有{ manille-suit } 10 吗？

## What happened

manille-line-deal =
    { $doubled ->
        [yes] 第 { $deal } 副：{ $name } 发牌，上一副平局，加倍
       *[no] 第 { $deal } 副：{ $name } 发牌
    }
manille-line-extras = 中间的牌 { $cards }
manille-line-turned-up =
    { $bonus ->
        [0] { $name } 翻出 { $card }
       *[other] { $name } 翻出 { $card }：+{ $bonus }
    }
manille-line-looked = { $name } 看了牌
manille-line-handed-over = { $name } 让 { $other } 定将牌
manille-line-trump = { $name } 定将牌：{ $trump }
manille-line-blind = { $name } 不看牌定将牌：{ $trump }
manille-line-shown = { $name } 亮出手牌：{ $cards }
manille-line-uncovered = { $name } 翻出 { $cards }
manille-line-along = { $name }：“我加倍”
manille-line-against = { $name }：“我再加倍”
manille-line-passed = { $names } 不叫
manille-line-accepted = { $names } 不追究
manille-line-trick = { $cards } · { $name } 赢得这一墩
manille-line-on-table = 桌上：{ $cards }
manille-line-tricks = 赢墩：{ $taken }
manille-line-tricks-of = { $name } { $tricks }
manille-line-trumps =
    { $trumps ->
        [0] { $name } 问 { $partner } 有几张将牌：没有
       *[other] { $name } 问 { $partner } 有几张将牌：{ $trumps } 张
    }
manille-line-best = { $name } 问 { $partner } 最好的花色：{ $suit }
manille-line-has-ten = { $name } 问 { $partner } 有没有 { $suit } 10：有
manille-line-no-ten = { $name } 问 { $partner } 有没有 { $suit } 10：没有
manille-line-hand = { $name } 要 { $partner } 亮出手牌
manille-line-vain = { $name } 质疑 { $other }：没有犯规
manille-line-fault = { $name } 质疑 { $other }：第 { $trick } 墩的 { $card } 犯规
manille-line-points = 第 { $deal } 副：庄家方 { $dealers } 分，防守方 { $defenders } 分
manille-line-draw = 双方都不得分
manille-line-nothing = 分不够，不得分
manille-line-scored = { $names } +{ $score }
manille-line-factors = { $gain }（{ $factors }）
manille-line-by-fault = { $gain }（对手犯规）
manille-line-game-won =
    { $wins ->
        [1] 第 { $game } 局：{ $names } 获胜
       *[other] 第 { $game } 局：{ $names } 获胜，已胜 { $wins } 局
    }
manille-line-won = { $names } 获胜

## The table in words

manille-alt-heading =
    { $game ->
        [manilla] Manilla
       *[manille] Manille
    } 牌桌，第 { $deal } 副：{ $stage }。
manille-alt-turn = 轮到 { $names }。
manille-alt-trick = 桌上：{ $cards }。{ $name } 暂时最大。
manille-alt-last-trick = 上一墩：{ $cards }，由 { $name } 赢得。
manille-stakes = 这一副算 { $count ->
    [1] { $factors }
   *[other] ×{ $times }（{ $factors }）
}。
manille-alt-trump =
    { $named ->
        [no] 还没有定将牌。
       *[yes] 将牌：{ $trump }。
    }{ $times ->
        [1] {""}
       *[other] { manille-stakes }
    }
manille-alt-turned-up = { $name } 翻出 { $card }。
manille-alt-extras = 中间的牌：{ $cards }。
manille-alt-open = { $name } 亮着的牌：{ $cards }。
manille-alt-side =
    { $side ->
        [deals] 庄家方
       *[defends] 防守方
    } { $names }：{ $tricks } 墩{ $shown ->
        [yes] ，{ $points } 分。
       *[no] 。
    }
manille-alt-score = { $score }（{ $names }）
manille-alt-scores = 得分（目标 { $target }）：{ $scores }。
manille-text-hand =
    { $turn ->
        [yes] ▶ { $name }
       *[no] ▫️ { $name }
    } · { $role ->
        [deals] 庄家
        [dealers-side] 庄家方
       *[defends] 防守方
    } · { $count } 张牌
manille-text-scores =
    { $best_of ->
        [1] **得分**，目标分 { $target }
        [3] **得分**，目标分 { $target }，三局两胜
        [5] **得分**，目标分 { $target }，五局三胜
       *[other] **得分**，目标分 { $target }，一场 { $best_of } 局
    }
manille-text-score = { $names }：**{ $score }**
manille-text-score-match = { $names }：**{ $score }** · 胜 { $wins } 局
manille-text-before = **前几副**

## My hand

manille-hand-partners = 你的搭档：{ $names }。
manille-hand-alone = 这一副你单独作战。
manille-hand-cards =
    { $whose ->
        [dummy] 你的梦家：**{ $cards }**。
       *[own] 你的牌：**{ $cards }**。
    }
manille-hand-closed =
    { $whose ->
        [dummy] 定将牌之前，你的梦家的 { $count } 张牌扣着。
       *[own] 定将牌之前，你的 { $count } 张牌扣着。
    }
manille-hand-empty =
    { $whose ->
        [dummy] 你的梦家没有牌了。
       *[own] 你没有牌了。
    }
manille-hand-refused = 不能出 { $cards }：{ $reason }。
manille-duty =
    { $duty ->
        [must-follow] 要跟{ manille-suit }
        [must-beat] 压得过 { manille-card } 就要压
        [must-trump] 要用{ manille-suit }将吃
        [must-overtrump] 有比 { manille-card } 大的将牌，就要超将吃
        [no-undertrump] 按这张桌的房规，还有别的牌就不许出比 { manille-card } 小的将牌
       *[must-undertrump] 要用{ manille-suit }将吃，压不过也要出
    }
manille-hand-wait = 还没轮到你。能出的牌到时会显示在这里。

## The end

manille-result-heading = { $names } 获胜：{ $score }
manille-result-deals =
    共打了 { $deals } 副{ $games ->
        [1] 。
       *[other] ，{ $games } 局。
    }
manille-result-place = { $medal } { $names } · **{ $points }** 分
manille-result-place-match = { $medal } { $names } · 胜 **{ $games }** 局 · 最后一局 { $points } 分
manille-result-greatest = 得分最多的是第 { $deal } 副：{ $gain }
manille-result-alt = { $deals } 副之后的最终得分。
manille-result-alt-sheet = 每副之后的得分，{ $teams }：{ $scores }。
manille-result-alt-place = { $rank }. { $names }：{ $points } 分，胜 { $games } 局。

## Learning

manille-explain =
    { $phase ->
        [blind] 庄家可以不看牌定无将：这一副算 ×4，而不是 ×2。这是赌一把；看牌不用付出什么。
        [trump] 庄家定哪门花色最大，也可以定无将。张数多、又有 10 或 A 的花色适合做将牌；无将要每门都有大牌，这一副算两倍。
        [along] 防守方已经知道将牌，也看了自己的牌。觉得能赢这一副，就由一人说“我加倍”，谁赢都算两倍。
        [against] 这一副已经加倍。庄家方还觉得能赢，可以再加倍一次。
        [lead] 赢得上一墩的人随意领出一张。领搭档能赢的牌；手里的将牌最大时，就把别人的将牌调出来；10 还没出，不要领 A。
        [play] 能跟牌就要跟；对手暂时最大时，能压就压，没有牌可跟就将吃。搭档赢的墩送分，输定的墩别送分。
        [dummy] 现在由梦家出牌，由主人替它选。双方是一边的：主人的牌最大时，梦家可以随便出。
        [review] 刚才什么牌都能出；有对手没守出牌义务，现在就可以质疑。犯规属实，这一副就由它定输赢。
       *[over] 本局结束了。看看结果，或者再来一局。
    }
manille-why-trump = { $who } 按自己的手牌定了**{ $trump }**，那手牌别人都没见过。终局之后可以看到当时的考虑。
manille-no-odds = 这款游戏不算胜算：靠自己记牌吧。
manille-lesson-alt =
    { $subject ->
        [cards] 从大到小和各自的分：10 算 5 分，A 4 分，K 3 分，Q 2 分，J 1 分，9、8、7 没有分。
        [beat] 对手领出梅花 K。手里有 10♣ A♣ 8♣ 7♥，可以出 10♣ 或 A♣；将牌是红桃。
        [trump] 领出的是梅花，对手用红桃 J 将吃。手里有 A♥ 8♥ 10♦ 7♦，只能出 A♥。
       *[partner] 搭档的梅花 K 暂时最大。手里有 10♣ 7♣ A♥ 7♦，可以出 10♣ 或 7♣。
    }

## Why something is refused: what is the matter, and what can be done.

why-manille-another-decision =
    { $phase ->
        [blind] 庄家还没看牌。看牌，或者不看牌定无将。
        [trump] 现在要定将牌。选一门花色，或无将。
        [along] 正在问防守方。加倍，或不叫。
        [against] 正在问庄家方。再加倍，或不叫。
        [play] 正在出牌。打开手牌，选一张。
       *[review] 这一副打完了。不追究，或者质疑一位对手。
    }
why-manille-answered = 你已经表态了，还在等别人。
why-manille-no-blind = 你看过牌了，不能再不看牌定无将。定普通的无将，或选一门花色。
why-manille-look-first = 你还没看牌。先看牌，或者不看牌定无将。
why-manille-no-handover = 这张桌由庄家定将牌。选一门花色，或无将。
why-manille-handed-over = 将牌已经交给你来定。选一门花色，或无将。
why-manille-not-a-partner = { $name } 不是你的搭档。选一位搭档，或者自己定将牌。
why-manille-not-in-hand = { manille-card } 已经不在你手里了。重新打开手牌，另选一张。
why-manille-not-face-up = { manille-card } 没有翻开。选最上面的牌。
why-manille-dummy-plays = 现在由你的梦家出牌。从梦家的牌里选。
why-manille-hand-plays = 现在出你自己的牌。从你的手牌里选。
why-manille-must-follow = 你有{ manille-suit }，要跟牌。选一张{ manille-suit }。
why-manille-must-beat = 对手的 { manille-card } 暂时最大，你压得过。选一张更大的{ manille-suit }。
why-manille-must-trump = 你没有牌可跟，对手又暂时最大。将吃：出一张{ manille-suit }。
why-manille-must-overtrump = 对手用 { manille-card } 将吃，你有更大的将牌。选一张更大的{ manille-suit }。
why-manille-no-undertrump = 按这张桌的房规，还有别的牌就不许出比 { manille-card } 小的将牌。选一张不是{ manille-suit }的牌。
why-manille-must-undertrump = 按这张桌的房规必须将吃，压不过也要出。选一张{ manille-suit }。
why-manille-mute = 这张桌不能交谈。领出一张牌。
why-manille-ask-on-lead = 只有领出之前才能提问。出一张牌。
why-manille-ask-open-hand = 搭档的手牌已经亮在桌上。看过之后，领出一张牌。
why-manille-ask-limit = 这一副你们一方的 { $limit } 次提问用完了。领出一张牌。
why-manille-ask-twice = 这一副你们一方问过这个了。换个问题，或领出一张牌。
why-manille-challenge-opponents-only = 只能质疑对手。选一位对手，或不追究。

## What is certain of a choice

manille-fact-led = { $above ->
    [0] 这门花色没有更大的牌了
   *[other] 这门花色还有 { $above } 张更大的牌
}
manille-fact-followed = { $how ->
    [takes] 赢下这一墩
    [leads] 暂时领先这一墩
   *[below] 赢不了这一墩
}，墩里有 { $points } 分
manille-fact-trump = 你有 { $count } 张这门花色
