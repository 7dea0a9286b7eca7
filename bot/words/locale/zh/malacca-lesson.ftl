### The first ships of Malacca. bot/games/malacca/lesson.py has the script: numbers here are those of its bets.

malacca-lesson-cards =
    十二艘商船一艘接一艘驶过马六甲海峡。最后银币最多的人获胜，你开局有 5 枚。
    你手里总有这三张牌：**攻击**商船，为商船**防御**，或和它**交易**。
malacca-lesson-cards-ask = 想抢商船，出哪张牌？
malacca-lesson-cards-marked = 你的三张牌：攻击、防御和交易
malacca-lesson-cards-attack = 攻击
malacca-lesson-cards-defence = 防御
malacca-lesson-cards-defence-why = 盾牌保护商船不受攻击。要抢商船，得用交叉的双剑。
malacca-lesson-cards-trade = 交易
malacca-lesson-cards-trade-why = 箱子是做交易的：商船平安开走才赚钱。要抢商船，得用交叉的双剑。

malacca-lesson-ship =
    第一艘商船载着 9 枚银币。每人牌面向下出一张牌，然后同时翻开。
    只要**攻击比防御多，商船就被俘获**，否则就守住了。
malacca-lesson-ship-ask = 两人攻击，两人防御，结果如何？
malacca-lesson-ship-marked = 商船，货物是 9 枚银币
malacca-lesson-ship-captured = 被俘获
malacca-lesson-ship-captured-why = 那要攻击比防御多才行，而二并不比二多。
malacca-lesson-ship-defended = 守住

malacca-lesson-bets =
    牌上可以押银币：这是**赌注**。商船守住，交易方押多少就赚多少。
    攻击和防御不能靠赌注赚钱：押银币只是为了装成交易的样子。这就是虚张声势。
malacca-lesson-bets-ask = 谁的牌像是交易？
malacca-lesson-bets-marked = 牌面向下的牌和赌注：Luz 押 3，Diego 和 Amihan 没押
malacca-lesson-bets-luz = Luz
malacca-lesson-bets-diego = Diego
malacca-lesson-bets-diego-why = Diego 没有下注，而不下注的交易赚不到钱。Diego 会攻击或防御。
malacca-lesson-bets-amihan = Amihan
malacca-lesson-bets-amihan-why = Amihan 没有下注，而不下注的交易赚不到钱。Amihan 会攻击或防御。

malacca-lesson-attack =
    轮到你了。商船**被俘获**，攻击方就分货物和其他人的赌注。
    Diego 或 Amihan 很可能攻击，9 枚银币也不少。
malacca-lesson-attack-ask = 这一步请出攻击。
malacca-lesson-attack-marked = 商船，货物是 9 枚银币
malacca-lesson-attack-attack = 攻击
malacca-lesson-attack-defence = 防御
malacca-lesson-attack-defence-why = 有人攻击又失败，防御才赚钱。这个后面再讲，现在去抢货物。
malacca-lesson-attack-trade = 交易
malacca-lesson-attack-trade-why = 两人攻击、一人防御，商船就被俘获，交易方输掉赌注。现在去抢货物。

malacca-lesson-bluff =
    你出攻击。牌上押多少银币？
    下了注，你就像在交易。可你是最后一个，没有人可骗了；而且**商船要是守住，攻击方输掉赌注**，还要付剩下的一半。
malacca-lesson-bluff-ask = 你押多少？
malacca-lesson-bluff-marked = 你这一行：钱袋里有 5 枚银币
malacca-lesson-bluff-nothing = 不押
malacca-lesson-bluff-three = 3
malacca-lesson-bluff-three-why = 攻击不靠赌注赚钱。这 3 枚可能会输掉，也没有人可骗了。
malacca-lesson-bluff-five = 5
malacca-lesson-bluff-five-why = 攻击不靠赌注赚钱。可能会输个精光，也没有人可骗了。

malacca-lesson-loot =
    牌翻开了：你和 Diego 攻击，Amihan 防御，Luz 交易。**2 对 1：被俘获。**
    战利品是货物的 9 枚，加上 Luz 押的 3 枚，由攻击方来分。
malacca-lesson-loot-ask = 你得多少？
malacca-lesson-loot-marked = 上一艘商船的较量：攻击 2，防御 1，被俘获
malacca-lesson-loot-nine = 9
malacca-lesson-loot-nine-why = 这只是货物。加上 Luz 的 3，再和 Diego 分。
malacca-lesson-loot-six = 6
malacca-lesson-loot-twelve = 12
malacca-lesson-loot-twelve-why = 这是全部。Diego 也攻击了，要分走一半。

malacca-lesson-trade =
    你现在有 11 枚。下一艘商船只载 4 枚，不值得争。Diego 押了 4，Amihan 押了 3，都像在交易。
    没有人攻击，商船就安全，**交易让赌注翻倍**。
malacca-lesson-trade-ask = 你出什么？
malacca-lesson-trade-marked = 第二艘商船，货物是 4 枚银币
malacca-lesson-trade-attack = 攻击
malacca-lesson-trade-attack-why = 成功了也就 4 枚加几份赌注，失败了却要付掉 11 枚的一半。交易更划算。
malacca-lesson-trade-defence = 防御
malacca-lesson-trade-defence-why = 没有人攻击，防御就什么也得不到。货物少的船正适合交易。
malacca-lesson-trade-trade = 交易

malacca-lesson-stake =
    那就交易。商船守住，押多少就赚多少。**被俘获，赌注就没了。**
    Luz 还没出牌，会出什么可说不准。
malacca-lesson-stake-ask = 多押一些，但别全押。
malacca-lesson-stake-marked = 你这一行：钱袋里有 11 枚银币
malacca-lesson-stake-nothing = 不押
malacca-lesson-stake-nothing-why = 不下注的交易，再顺利也赚不到钱。
malacca-lesson-stake-six = 6
malacca-lesson-stake-eleven = 全押 11
malacca-lesson-stake-eleven-why = 能翻倍。可万一有人攻击，你就一枚不剩了。留一点吧。

malacca-lesson-defend =
    大家都交易：你赚了 6，现在有 17。这次来的商船载着 **12**，想抢的人不会少。Amihan 押了 4。
    攻击失败，防御方就拿走攻击方的赌注。而且只要有人攻击，每位成功的防御方都抽一张**特殊牌**。
malacca-lesson-defend-ask = 这一步请出防御。
malacca-lesson-defend-marked = 第三艘商船，货物是 12 枚银币
malacca-lesson-defend-attack = 攻击
malacca-lesson-defend-attack-why = 你有 17，商船守住就要付掉一半。这个险让别人去冒。
malacca-lesson-defend-defence = 防御
malacca-lesson-defend-trade = 交易
malacca-lesson-defend-trade-why = 肥船会招来攻击，目前又没有人防御。你的赌注很危险。

malacca-lesson-quiet =
    你出防御。这次后面还有人，会看你的赌注。
    押在防御上赚不到钱，只是虚张声势，商船被俘获就没了。
malacca-lesson-quiet-ask = 你押多少？这次不要虚张声势。
malacca-lesson-quiet-marked = 你这一行：钱袋里有 17 枚银币
malacca-lesson-quiet-nothing = 不押
malacca-lesson-quiet-eight = 8
malacca-lesson-quiet-eight-why = 用来虚张声势倒不错：大家都会以为你在交易。可万一输掉就太多了，而它本身赚不到钱。

malacca-lesson-special =
    Diego 攻击，只有你防御。1 对 1：**守住**。你拿走 Diego 押的 2 枚，Diego 还要付剩下的一半，6 枚。
    你抽到一张特殊牌：**防御 +2**。它抵两张牌，只能用一次。
malacca-lesson-special-ask = 只靠它，能挡住几张普通攻击？
malacca-lesson-special-marked = 你的特殊牌：防御 +2
malacca-lesson-special-one = 一张
malacca-lesson-special-one-why = 普通的防御就能做到。这张抵两张，而且持平算守住。
malacca-lesson-special-two = 两张
malacca-lesson-special-three = 三张
malacca-lesson-special-three-why = 三比二多，商船会被俘获。持平能守住，再多就不行了。

malacca-lesson-end =
    十二艘商船过了三艘，你以 19 枚银币领先。**第十二艘过后，银币最多的人获胜**，一样多就并列获胜。
    鹦鹉表示谁先下注，它会一位一位传下去。说话、骗人，都随你。
malacca-lesson-end-marked = 各位玩家的钱袋：你 19，其他人 6、7、12
