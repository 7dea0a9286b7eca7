### /puzzle: positions with one clearly best move, what people answer, and what they think of them.

puzzle-heading = -# 谜题 · { $where }
puzzle-other = 想换一款游戏？用 `/谜题` 时选。
puzzle-ask = 怎么走最好？
puzzle-menu = 你的答案…
puzzle-before = -# 已经打出的牌（先出者在前）：
puzzle-verdict = { $right ->
    [yes] ✅ **{ $choice }**，答对了！没有胜率更高的选择。
   *[no] ❌ **{ $choice }** 胜率低于最好的选择：
}
puzzle-basis = -# 每个选择模拟了 { $games } 局。{ $others ->
    [none] {""}
   *[other] 其他：{ $others }
}
puzzle-counted = 等级分 **{ $rating }**（{ $change }） · { $tries } 道中答对 { $solved } 道
puzzle-again = -# 这道谜题你答过了：只有第一次算数。
puzzle-score = -# { $tries ->
    [0] 你的第一道 { $game } 谜题：等级分从 { $rating } 开始。
   *[other] { $game } 谜题：等级分 { $rating }，{ $tries } 道中答对 { $solved } 道。
}
puzzle-voted = { $vote ->
    [good] 记下了：这道题不错。
   *[bad] { $retired ->
        [yes] 记下了：这道题不好。这样想的人够多了，这里不再出这道题。
       *[no] 记下了：这道题不好。这样想的人多了，这里就不再出这道题。
    }
}
button-next-puzzle = 下一题

## Refusals

why-no-puzzles = 这款游戏没有谜题。
why-no-puzzle = 那道谜题不再出了。用 `/谜题` 换一道。
why-vote-unanswered = 先回答谜题，再说题目好不好。
