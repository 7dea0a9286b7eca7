### What choices are worth, why seats moved as they did, and what decisions have cost. The same for every game.

odds-none = 现在没有可以显示的概率。
advice-wins = { $tenths ->
    [0] 几乎赢不了
    [10] 几乎局局都赢
   *[other] 10 局能赢 { $tenths } 局
}
advice-amount = { $unit ->
    [pesos] { $amount } 比索
    [points] { $amount } 分
   *[coins] { $amount } 枚银币
}
advice-than = ，比“{ $other }”{ $sign ->
    [more] 多得
   *[less] 少得
}约 { advice-amount }
advice-brings = { $sign ->
    [more] ，还能多得约 { advice-amount }
   *[less] ，不过会少得约 { advice-amount }
}

## Hints

advice-hints = 💡 只按你能知道的信息，模拟 { $games } 局的结果：
advice-hint = **{ $choice }**：{ $said }
advice-verdict = { $how ->
    [best] 对你最好
    [near] 差不多一样好
    [close] 稍差一点
   *[worse] 差一些
}
advice-short = 少得约 { advice-amount }
advice-compared = - **{ $choice }** · { $best ->
    [yes] 100 局能赢 { $games } 局
   *[no] { $games } 局
}{ $fact }

## Why seats moved so

button-why = 为什么这么选？
button-why-this = 为什么？
why-no-thought = 这一步没法解释：要么是私下做的，要么本来就没得选。
why-heading = ### 为什么这么选 · { $table } 号桌
why-foot = { $over ->
    [true] -# 本局已经结束：这里用的是每个座位当时知道的一切，包括自己的秘密；模拟了 { $games } 局。
   *[false] -# 只用大家都知道的信息，模拟了 { $games } 局：各座位藏着的东西，终局前不算在内。
}
advice-why-alone = { $who } 选了**{ $choice }**：{ $wins }。
advice-why = { $verdict ->
    [best] { $who } 选了**{ $choice }**：{ $wins }；其次是**{ $other }**：{ $rest }。
    [equal] { $who } 选了**{ $choice }**：{ $wins }，**{ $other }**也差不多。
   *[other] { $basis ->
        [public] { $who } 选了**{ $choice }**：就我们所知，{ $wins }；**{ $other }**：{ $rest }。要么知道得比我们多，要么失误了。
       *[own] { $who } 选了**{ $choice }**：{ $wins }；**{ $other }**：{ $rest }。要么失误了，要么看得更远。
    }
}
why-no-thoughts = 电脑玩家还没有公开做过可以解释的决定。终局之后，每个决定都能解释。
why-no-reasons = 这款游戏的电脑玩家还不会讲理由。

## Review of a finished game

review-heading = ### 你的复盘 · { $game } · { $table } 号桌
    -# 让你最吃亏的几步，只按你当时知道的来评。
review-lesson = **{ $place }. { $chapter }** · 你选了**{ $made }**，更好的是**{ $better }**。
review-chance = -# 每 100 局约能多赢 { $games } 局{ $brought }。
review-foot = -# 每一步模拟了 { $games } 局，未知的都靠猜。
review-clean = 你的决定都没有让你明显吃亏。
button-look = 看第 { $place } 处
why-review-early = 终局之后才能复盘。
why-review-none = 这款游戏还不能复盘。
why-review-outsider = 复盘的是自己的决定，只有玩过的人才能看。
why-review-cut = 我正在重启，过一分钟再来。

## Checking the dice

verify-fair =
    ✅ **{ $table } 号桌的骰子和发牌都是公平的。**我按规则把 { $moves } 步重新走了一遍，结果和公布的一致。
    · 全部 { $draws } 次掷骰和发牌都出自随机种子 `{ $seed }`。
    · 它的 SHA-256 是 `{ $commitment }`，开局时就公布在桌上：种子一直没有换过。
    -# 不必只听我说：**下载记录**能拿到整局，`manila replay 文件 --verify` 在你自己的电脑上就能验证。
verify-entry = 第 { $entry } 条记录：{ $why }
verify-broken = { $entry ->
    [none] 对局记录走不到公布的结局。
   *[other] 第 { $entry } 条记录和种子按规则得出的不一样。
}
verify-failed = ❌ **{ $table } 号桌与开局时公布的不符：**{ $finding }请下载记录，并联系机器人的运营者。
