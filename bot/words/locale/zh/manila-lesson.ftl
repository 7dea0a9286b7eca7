### A first voyage of Manila. bot/games/manila/lesson.py has the script: numbers here are those of its dice.

manila-lesson-shares =
    { "**" }平底船**把货物运往马尼拉的港口。最后谁最富有，谁就获胜。
    开局你有两张秘密的**股份**：一张丝绸，一张翡翠。每当有船把这种货物运到港口，它就会升值。
manila-lesson-shares-ask = 你希望哪艘船一帆风顺？
manila-lesson-shares-marked = 你的丝绸股份和翡翠股份
manila-lesson-shares-nutmeg = 肉豆蔻
manila-lesson-shares-nutmeg-why = 你没有肉豆蔻股份：它到港，发财的是别人。你的股份用红框标出来了。
manila-lesson-shares-silk = 丝绸
manila-lesson-shares-ginseng = 人参
manila-lesson-shares-ginseng-why = 你没有人参股份：它到港，发财的是别人。你的股份用红框标出来了。

manila-lesson-auction =
    首先是**竞标**。出价最高的人付钱，成为**海港负责人**：决定哪些货物出海，并且第一个行动。
    Luz 出价 6 比索，其他人都放弃了。你有 30 比索。
manila-lesson-auction-ask = 拿下它，但别多花钱。
manila-lesson-auction-marked = 最高出价：Luz 的 6
manila-lesson-auction-pass = 放弃
manila-lesson-auction-pass-why = 太贵的时候可以放弃。但 7 很便宜，当上海港负责人，你就能让自己的丝绸和翡翠出海。
manila-lesson-auction-seven = 出价 7
manila-lesson-auction-twenty = 出价 20
manila-lesson-auction-twenty-why = 这样也能赢。可是出多少就要付多少，比 Luz 多 1 就够了。

manila-lesson-buy =
    你付了 7。名字旁边的船锚表示：海港负责人。
    现在你可以**买一张股份**，这次价钱是 5。你打算让丝绸出海，再买一张丝绸，它也能跟着升值。
manila-lesson-buy-ask = 买丝绸。
manila-lesson-buy-marked = 丝绸，一张股份的价钱是 5
manila-lesson-buy-nutmeg = 肉豆蔻
manila-lesson-buy-nutmeg-why = 肉豆蔻以后也许会涨。但你自己要送出海的货物，才最值得拥有：丝绸。
manila-lesson-buy-silk = 丝绸
manila-lesson-buy-none = 不买
manila-lesson-buy-none-why = 省钱也可以。不过丝绸每次到港，每张丝绸股份都会升值，很快就能回本。

manila-lesson-load =
    货物有四种，船只有三艘：**一种货物要留在岸上**，这次到不了港口。
    你有两张丝绸股份，一张翡翠股份。
manila-lesson-load-ask = 哪种货物留下？
manila-lesson-load-marked = 四种货物：肉豆蔻、丝绸、人参、翡翠
manila-lesson-load-nutmeg = 肉豆蔻
manila-lesson-load-silk = 丝绸
manila-lesson-load-silk-why = 你有两张丝绸股份。丝绸留在岸上就到不了港口，股份也不会升值。
manila-lesson-load-jade = 翡翠
manila-lesson-load-jade-why = 你有一张翡翠股份。翡翠留在岸上就到不了港口，股份也不会升值。

manila-lesson-start =
    船靠骰子向右前进。**过了 13 格就是港口。**
    你可以让船先走一段：一共九格，每艘最多五格。
manila-lesson-start-ask = 让谁先走？想想你的股份。
manila-lesson-start-marked = 三艘船在 0 格，前面是 13 格
manila-lesson-start-ginseng = 人参 5，翡翠 4
manila-lesson-start-ginseng-why = 这样人参快走完一半了。可你没有人参股份，你的丝绸反而路最远。
manila-lesson-start-silk = 丝绸 5，翡翠 4
manila-lesson-start-even = 各走 3 格
manila-lesson-start-even-why = 这样很公平。但你是海港负责人，手里是丝绸和翡翠：帮它们一把。

manila-lesson-seat =
    现在大家轮流放置**同伙**，每段航程每人三名。船到港的话，船上的人**一起分船货的利润**。
    丝绸的船货值 30 比索，一个座位 3 比索。
manila-lesson-seat-ask = 坐上丝绸船。
manila-lesson-seat-marked = 丝绸船货值 30 比索，三个空座分别要 3、4、5
manila-lesson-seat-silk = 丝绸 · 3
manila-lesson-seat-pirate = 海盗 · 5
manila-lesson-seat-pirate-why = 船刚好停在 13 格，海盗才有利润，现在还没有船靠近。海盗后面会讲到。
manila-lesson-seat-pass = 放弃
manila-lesson-seat-pass-why = 放弃之后，本航程就不能再放同伙了。你有 18 比索和三名同伙：让同伙去赚钱吧。

manila-lesson-port =
    大家都放好了一名同伙。接着掷**骰子**：丝绸 4，人参 1，翡翠 3，船就前进这么多格。这样一共三次。
    你也可以押有船到港：只要有一艘船进港，港口 A 就给 6 比索。
manila-lesson-port-ask = 押港口。
manila-lesson-port-marked = 港口 A，付 4 得 6
manila-lesson-port-port = 港口 A · 4
manila-lesson-port-yard = 修船场 A · 4
manila-lesson-port-yard-why = 有船没到港，修船场才有利润。人参走得慢，真玩起来这么押也不坏。不过这里请押到港。
manila-lesson-port-insurance = 保险
manila-lesson-port-insurance-why = 你马上得 10，但没到港的船都要你赔：一艘 6，两艘 14。等看清楚形势再说。

manila-lesson-pirates =
    丝绸到了 12 格。13 格有**海盗**守着：最后一次掷骰后停在那里的船归海盗，船上的人什么也得不到。Luz 刚去当了海盗。
    花 2 比索请一名**领航员**，可以在那次掷骰前把一艘船移动一格。
manila-lesson-pirates-ask = 保住你的丝绸。
manila-lesson-pirates-marked = 丝绸船在 12 格，海盗就在 13 格后面
manila-lesson-pirates-pilot = 领航员 · 2
manila-lesson-pirates-silk = 丝绸 · 4
manila-lesson-pirates-silk-why = 船上只有你一个人，30 本来就全归你。多占一个座位不会多得，也挡不住海盗。
manila-lesson-pirates-pass = 放弃
manila-lesson-pirates-pass-why = 那就全看骰子了。掷出 1，丝绸停在 13 格，你的 30 比索就归 Luz 了。

manila-lesson-pilot =
    还剩一次掷骰，领航员在它之前行动。海盗要等掷骰**之后**才动手。
    从 13 格出发，掷几点丝绸都能到港。
manila-lesson-pilot-ask = 你的领航员怎么做？
manila-lesson-pilot-marked = 领航员，小领航员是你的
manila-lesson-pilot-back = 退到 11 格
manila-lesson-pilot-back-why = 在 11 格，掷出 2 就落到海盗手里，掷出 1 就到不了港。
manila-lesson-pilot-stay = 停在 12 格
manila-lesson-pilot-stay-why = 在 12 格，掷出 1 就落到海盗手里。领航员的钱都付了，用上吧。
manila-lesson-pilot-on = 进到 13 格

manila-lesson-profit =
    丝绸掷出 **1**：要不是你的领航员，它就归 Luz 了。丝绸和翡翠进港，人参受损。
    丝绸船上只有你，30 全归你，港口 A 再得 6。翡翠船上有**三个人**，船货值 36。
manila-lesson-profit-ask = 这三个人每人得多少？
manila-lesson-profit-marked = 船最后的位置：丝绸在港口 A，人参在修船场 A，翡翠在港口 B
manila-lesson-profit-thirtysix = 36
manila-lesson-profit-thirtysix-why = 这是整批船货的利润。船上的人要一起分，这里有三个人。
manila-lesson-profit-eighteen = 18
manila-lesson-profit-eighteen-why = 这是一半。船上有三个人，每人得 36 的三分之一。
manila-lesson-profit-twelve = 12

manila-lesson-market =
    最后看**黑市**。丝绸和翡翠到了港口，它们的每张股份都从 0 涨到 **5 比索**，不管在谁手里。
    你有两张丝绸，一张翡翠。
manila-lesson-market-ask = 你的三张股份一共值多少？
manila-lesson-market-marked = 黑市：丝绸和翡翠在 5，肉豆蔻和人参在 0
manila-lesson-market-five = 5
manila-lesson-market-five-why = 这是一张的价值。你有三张都涨了。
manila-lesson-market-fifteen = 15
manila-lesson-market-thirty = 30
manila-lesson-market-thirty-why = 还早呢：30 是一张股份涨到顶的价值。算算三个 5 是多少。

manila-lesson-end =
    你有 45 比索现金，股份值 15。**一旦有货物涨到 30，现金加股份最多的人获胜**。
    没钱了？抵押一张股份：现得 12 比索，赎回要付 15。
manila-lesson-end-marked = 各位商人的现金：你 45，其他人 34、45、40
