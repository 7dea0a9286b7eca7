### The first deals of Manille and Manilla. bot/games/manille/lesson.py has the scripts: numbers are of their cards.

## Manille

manille-lesson-order =
    你和 Diego 一边，对手是 Luz 和 Amihan。每人出一张牌，最大的赢下这四张：这叫一**墩**。
    每门花色里 **10 最大**，然后是 A、K、Q、J、9、8、7。下面写着各算几分。
manille-lesson-order-ask = 这几张红桃哪张最大？
manille-lesson-order-marked = 牌的大小：10、A、K、Q、J、9、8、7，前五张算 5、4、3、2、1 分
manille-lesson-order-ace = A♥
manille-lesson-order-ace-why = 别的游戏大多如此。这里 10 比 A 还大：看看红框里的顺序。
manille-lesson-order-ten = 10♥
manille-lesson-order-king = K♥
manille-lesson-order-king-why = A 和 10 都比它大：看看红框里的顺序。

manille-lesson-trump =
    庄家翻出一张方块，所以方块是**将牌**。任何一张将牌都大过其他三门花色的所有牌。
    假设 Luz 领出 10♠，你出 7♦。
manille-lesson-trump-ask = 谁赢得这一墩？
manille-lesson-trump-marked = 将牌：方块
manille-lesson-trump-luz = Luz
manille-lesson-trump-luz-why = Luz 的 10 是最大的黑桃。但你的 7 是将牌，最小的将牌也压得过它。
manille-lesson-trump-mine = 我

manille-lesson-help =
    这是你的牌。你的搭档 Diego 领出 10♣，Amihan 出 9♣。你要**跟牌**：有梅花就出梅花。
    星号表示 Diego 暂时最大。Diego 赢的也算你的。
manille-lesson-help-ask = 给搭档送最多的分。
manille-lesson-help-marked = 桌上的牌：Diego 的 10♣ 暂时最大，Amihan 的 9♣
manille-lesson-help-8c = 8♣
manille-lesson-help-8c-why = 可以出，但 8 没有分。K 有 3 分，Diego 会替你们俩收下。
manille-lesson-help-kc = K♣
manille-lesson-help-7d = 7♦
manille-lesson-help-7d-why = 你有梅花，就要出梅花。灰色的牌现在不能出。

manille-lesson-beat =
    Diego 赢了 10 分，接着领出将牌 9♦。Amihan 出 K♦，现在**对手暂时最大**。
    这时**能压就要压**，哪怕要用上最好的牌。
manille-lesson-beat-ask = 你要出哪张？
manille-lesson-beat-marked = 桌上的牌：Diego 的 9♦，Amihan 的 K♦ 暂时最大
manille-lesson-beat-7d = 7♦
manille-lesson-beat-7d-why = 7 压不过 K，而你手里有压得过的牌。
manille-lesson-beat-10d = 10♦
manille-lesson-beat-8c = 8♣
manille-lesson-beat-8c-why = 你有方块，就要出方块。

manille-lesson-lead =
    你赢了这一墩。**谁赢得一墩，就由谁领出下一墩**，出什么都行。
    其他人有同花色的就要跟牌。
manille-lesson-lead-ask = 领出一张牌，要同花色里没有更大的。
manille-lesson-lead-marked = 你的七张牌
manille-lesson-lead-9s = 9♠
manille-lesson-lead-9s-why = 比 9 大的黑桃有五张。选一门花色里最大的牌。
manille-lesson-lead-7h = 7♥
manille-lesson-lead-7h-why = 7 是最小的红桃。选一门花色里最大的牌。
manille-lesson-lead-10h = 10♥

manille-lesson-void =
    你的 10 赢了。接着你领出 9♠，被 Amihan 的 10♠ 赢走。现在 Amihan 领出 8♠，你**没有黑桃了**。
    没有牌可跟，对手又暂时最大，就要**将吃**。
manille-lesson-void-ask = 你要出哪张？
manille-lesson-void-marked = 桌上的牌：Amihan 的 8♠ 暂时最大
manille-lesson-void-ah = A♥
manille-lesson-void-ah-why = A 会输给一张 8，因为它既不是黑桃也不是将牌。你有方块，出方块。
manille-lesson-void-8c = 8♣
manille-lesson-void-8c-why = 没有将牌的人才能垫别的花色。你有方块，出方块。
manille-lesson-void-7d = 7♦

manille-lesson-count =
    这是最后一张牌。牌分加上每墩 1 分，一共 **68** 分；你们这边会有 57 分。
    一半是 34。超过一半的一方，**得到超出的部分**。
manille-lesson-count-ask = 你们这边得几分？
manille-lesson-count-marked = 这一副的墩数和分
manille-lesson-count-all = 57
manille-lesson-count-all-why = 这是你们赢到的。但只有超过 34 的部分才得分。
manille-lesson-count-half = 34
manille-lesson-count-half-why = 这是 68 的一半。从你们的 57 里减掉它。
manille-lesson-count-score = 23

manille-lesson-end =
    你和 Diego 有 23 分。**到 34 分就赢一局**：再打好一副就行。
    庄家翻出 10、A、K、Q 或 J，立刻就得到它的分。
manille-lesson-end-marked = 得分：你和 Diego 23，Luz 和 Amihan 0

## Manilla

manilla-lesson-order = { manille-lesson-order }
manilla-lesson-order-ask = { manille-lesson-order-ask }
manilla-lesson-order-marked = { manille-lesson-order-marked }
manilla-lesson-order-ace = { manille-lesson-order-ace }
manilla-lesson-order-ace-why = { manille-lesson-order-ace-why }
manilla-lesson-order-ten = { manille-lesson-order-ten }
manilla-lesson-order-king = { manille-lesson-order-king }
manilla-lesson-order-king-why = { manille-lesson-order-king-why }

manilla-lesson-trump =
    你是庄家，所以只有你先看牌，由你定**将牌**：这门花色的每张牌都大过别的花色的所有牌。
    选一门张数多、又有大牌的花色。
manilla-lesson-trump-ask = 哪门花色做将牌？
manilla-lesson-trump-marked = 你的八张牌：四张方块带 10，两张梅花带 10，两张红桃
manilla-lesson-trump-clubs = 梅花
manilla-lesson-trump-clubs-why = 你只有两张梅花，别人就有六张将牌来对付你。
manilla-lesson-trump-diamonds = 方块
manilla-lesson-trump-none = 无将
manilla-lesson-trump-none-why = 无将的话，这一副谁赢都算两倍。那要大多数花色都有 10 和 A。

manilla-lesson-call =
    现在大家都看了牌。Luz 说**我加倍**：觉得你会输，这一副算两倍。
    你或搭档 Diego 可以说**我再加倍**：那就算四倍，谁赢都一样。
manilla-lesson-call-ask = 稳一点：保持两倍。
manilla-lesson-call-marked = 这一副的倍数：两倍
manilla-lesson-call-against = 我再加倍
manilla-lesson-call-against-why = 输了的话，对方得分就是四倍。只有两张 10，还不够。
manilla-lesson-call-pass = 不叫

manilla-lesson-help =
    Luz 领出 A♥，Diego 出 10♥，Amihan 出 7♥。你要**跟牌**：有红桃就出红桃。
    星号表示 Diego 暂时最大。Diego 是你的搭档，赢的也算你的。
manilla-lesson-help-ask = 给搭档送最多的分。
manilla-lesson-help-marked = 桌上的牌：Luz 的 A♥，Diego 的 10♥ 暂时最大，Amihan 的 7♥
manilla-lesson-help-9h = 9♥
manilla-lesson-help-9h-why = 可以出，但 9 没有分。K 有 3 分，Diego 会替你们俩收下。
manilla-lesson-help-kh = K♥
manilla-lesson-help-10d = 10♦
manilla-lesson-help-10d-why = 你有红桃，就要出红桃。灰色的牌现在不能出。

manilla-lesson-void =
    Diego 赢了 12 分，接着领出 8♠。Amihan 用 10♠ 压过，而你**没有黑桃**。
    没有牌可跟，对手又暂时最大，就要**将吃**。这里出哪张将牌都行。
manilla-lesson-void-ask = 用最小的牌将吃。
manilla-lesson-void-marked = 桌上的牌：Diego 的 8♠，Amihan 的 10♠ 暂时最大
manilla-lesson-void-9c = 9♣
manilla-lesson-void-9c-why = 没有将牌的人才能垫别的花色。你有四张方块。
manilla-lesson-void-10d = 10♦
manilla-lesson-void-10d-why = 能赢，但最小的将牌也能赢。把最好的留着。
manilla-lesson-void-9d = 9♦

manilla-lesson-lead =
    你赢了这一墩。**谁赢得一墩，就由谁领出下一墩**，出什么都行。
    其他人有同花色的就要跟牌。
manilla-lesson-lead-ask = 领出一张别的梅花都压不过的梅花。
manilla-lesson-lead-marked = 你的六张牌
manilla-lesson-lead-9h = 9♥
manilla-lesson-lead-9h-why = 这是红桃，外面的红桃已经不多，可能有人会将吃。
manilla-lesson-lead-10c = 10♣
manilla-lesson-lead-9c = 9♣
manilla-lesson-lead-9c-why = J、Q、K、A、10 都比它大。选最大的梅花。

manilla-lesson-beat =
    你的 10 赢来 12 分。接着 Luz 将吃了你的 9♥。现在 Luz 领出将牌，Amihan 出 A♦。
    只要**对手暂时最大**，就**能压就要压**，哪怕要用上最好的牌。
manilla-lesson-beat-ask = 你要出哪张？
manilla-lesson-beat-marked = 桌上的牌：Luz 的 7♦，Diego 的 K♠，Amihan 的 A♦ 暂时最大
manilla-lesson-beat-jd = J♦
manilla-lesson-beat-jd-why = J 压不过 A，而你手里有压得过的牌。
manilla-lesson-beat-10d = 10♦
manilla-lesson-beat-9c = 9♣
manilla-lesson-beat-9c-why = 你有方块，就要出方块。

manilla-lesson-count =
    这是这一副的最后一张牌。一共 **60** 分，你们这边会有 57 分。一半是 30。
    超过一半的一方，**得到超出的部分**。Luz 加倍过，所以这一副算两倍。
manilla-lesson-count-ask = 你们这边得几分？
manilla-lesson-count-marked = 这一副的墩数和分
manilla-lesson-count-all = 57
manilla-lesson-count-all-why = 这是你们赢到的。但只有超过 30 的部分才得分，还要算两倍。
manilla-lesson-count-once = 27
manilla-lesson-count-once-why = 这是超过 30 的部分。但 Luz 加倍过，这一副算两倍。
manilla-lesson-count-twice = 54

manilla-lesson-end =
    你和 Diego 有 54 分。**到 101 分就赢一局。**下一副 Luz 发牌，由 Luz 定将牌。
    定无将也会让一副加倍，赢下所有的墩也是。
manilla-lesson-end-marked = 得分：你和 Diego 54，Luz 和 Amihan 0
