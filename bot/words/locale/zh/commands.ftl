### What Discord shows of the slash commands: each text at most 100 characters. How the keys follow from the names of
### commands says bot/process/command_locales.py. What a group is for is told in the files of its subject or game.

## The ways in

command-help = 我是谁，怎么开始：学一款游戏，和电脑玩，或者开一桌。
command-play = 在这个频道玩游戏：马上和电脑玩，或者等人加入。
command-play-game = 哪款游戏。
command-play-company = 选电脑马上开始；选真人就开一桌，等人加入。
command-play-players = 连你一共几个人玩。不填就是通常的人数。
command-learn = 三分钟学会一款游戏：一步一步来，只有你看得见。
command-learn-game = 哪款游戏。不填可以再选。
command-puzzle = 做一道谜题：一个局面，只有一个最好的选择。只有你看得见，有等级分。
command-puzzle-game = 哪款游戏。不填就出你玩过的。
command-rules = 看一款游戏的规则，有图片，只有你看得见。
command-rules-game = 哪款游戏。

## Every game

command-of-game-new = { $game }：在这个频道开一桌，别人点按钮加入。
command-of-game-new-players = { $game }：最多几个人玩。不填就是满桌。
command-of-game-new-speed = { $game }：每个决定多长时间。不填是十分钟。
command-of-game-new-thread = { $game }：在子区里玩，不打扰这个频道。
command-of-game-practice = { $game }：马上和电脑玩，有提示，不计时。
command-of-game-practice-players = { $game }：连你一共几个人玩。
command-of-game-hand = { $game }：看你的手牌，别人看不见。
command-of-game-shares = { $game }：看你的股份和现金，别人看不见。
command-of-game-board = { $game }：把一张桌移到频道的最下面。
command-of-game-board-table = { $game }：哪张桌。不填就是这里最新的，或你的那张。

## /table

command-table = 你的游戏桌，不论哪款游戏：查找、离座、回放、提醒和计时。
command-table-list = 查看这个服务器开着的桌和你的桌。
command-table-leave = 从一张桌离座。游戏进行中由电脑玩家代打。
command-table-leave-table = 哪张桌。不填的话，在好几张桌上时会问你。
command-table-replay = 一步一步回放一局，只有你看得见：已结束的、进行中的都行。
command-table-replay-table = 哪张桌。不填就是这里最新的，或你的那张。
command-table-pings = 选择什么时候提醒你。
command-table-pings-when = 每次轮到都提醒，离开一阵才提醒，或从不提醒。
command-table-quiet-hours = 仅限房主：设定每天哪几个小时不提醒；每步不到一天的对局，轮到时仍提醒。
command-table-quiet-hours-begins = 每天从几点开始免打扰，0 到 23。两个时间都不填就是没有。
command-table-quiet-hours-ends = 几点恢复提醒，0 到 23。
command-table-quiet-hours-utc_offset = 你的时区：比 UTC 早几个小时，北京时间填 8。
command-table-quiet-hours-table = { command-table-speed-table }
command-table-speed = 仅限房主：设定每个决定有多长时间。
command-table-speed-speed = 一分钟、十分钟或一天。没有别人在玩时才可以不计时。
command-table-speed-table = 哪张桌。不填就是你在座的最新一张。
command-table-pictures = 仅限房主：设定桌上的图片会不会动。
command-table-pictures-pictures = 有事发生时会动，或者始终不动。
command-table-pictures-table = { command-table-speed-table }
command-table-host = 仅限房主：让桌上的另一位当房主。
command-table-host-heir = 谁来当房主。
command-table-host-table = { command-table-speed-table }
command-table-replace = 把你的座位让给别人；房主还可以让出离开了一阵的人的座位。
command-table-replace-newcomer = 请谁来接手。
command-table-replace-seat_of = 谁的座位。不填就是你自己的。
command-table-replace-table = { command-table-speed-table }
command-table-reopen = 继续一桌因为没人来而关闭的对局。
command-table-reopen-table = 哪张桌。不填就是最近关闭的那张。

## What became of games

command-stats = 看一位玩家完成了几局、赢了几局、等级分多少。
command-stats-player = 谁的。不填就是你自己的。
command-stats-game = 哪款游戏。不填就是全部。
command-leaderboard = 看一款游戏谁的等级分最高。
command-leaderboard-game = 哪款游戏。
command-leaderboard-scope = 这个服务器或所有服务器。不填就是这个服务器。
command-leaderboard-pool = 真人局或人机局。不填就是真人局。
command-season = 看这个服务器的赛季：排名、定级、称号。
command-season-game = { command-leaderboard-game }
command-season-pool = { command-leaderboard-pool }
command-season-number = 第几赛季。不填就是正在进行的赛季。
command-history = 看一位玩家最近完成的对局，还可以回放。
command-history-player = { command-stats-player }
command-privacy = 看我保存了你的哪些数据，可以带走，也可以删除。

## /language

command-language = 选择我用什么语言：给你一个人看的，这个服务器的，一张桌上的。
command-language-me = 选择只给你看的内容用什么语言。
command-language-me-language = 哪种语言。自动就是你的 Discord 的语言。
command-language-server = 仅限服务器管理员：选择新开的桌用什么语言。
command-language-server-language = 哪种语言。自动就是这个服务器的语言。
command-language-table = 仅限房主：选择桌上公开显示用什么语言。
command-language-table-language = 哪种语言。
command-language-table-table = { command-table-speed-table }

## /admin

command-admin = 给服务器管理员用。
command-admin-stop = 终止一桌，不计结果。
command-admin-stop-table = 哪张桌。
command-admin-stop-why = 桌上怎么说明：服务器规则、玩家意见不合、游戏出了问题。
command-admin-reopen = 让关闭的桌继续，骰子已经公开的除外。
command-admin-reopen-table = 哪张桌：桌上写着号码。
command-admin-kick = 把一位玩家移出等候室，不能再加入那张桌。
command-admin-kick-player = 谁。
command-admin-kick-table = 哪张桌。
command-admin-block = 不让一位玩家在这个服务器玩。
command-admin-block-player = 谁。进行中的对局由电脑玩家接手。
command-admin-unblock = 让一位玩家重新在这个服务器玩。
command-admin-unblock-player = 谁。
command-admin-blocked = 看这个服务器的禁玩名单。
command-admin-blocked-page = 名单的第几页。
command-admin-settings = 选择这个服务器的设置，下载它的数据，或让我忘掉它。
command-admin-arena = 在这里开一个竞技场：几小时里一局接一局地把玩家安排到桌上。
command-admin-arena-game = 哪款游戏。
command-admin-arena-hours = 开几个小时。填 0 就结束这里的竞技场。
command-admin-arena-seats = 每桌几个座位。不填就是通常的人数。
command-admin-arena-speed = 每个决定多长时间。不填就是一分钟。

## What options are called: short words in small letters

argument-begins = 开始
argument-company = 对手
argument-ends = 结束
argument-game = 游戏
argument-heir = 新房主
argument-language = 语言
argument-newcomer = 接手的人
argument-number = 赛季号
argument-page = 页
argument-pictures = 图片
argument-player = 玩家
argument-players = 人数
argument-pool = 对局类型
argument-scope = 范围
argument-seats = 座位
argument-seat_of = 谁的座位
argument-speed = 速度
argument-table = 桌号
argument-thread = 子区
argument-utc_offset = 时区
argument-when = 时机
argument-why = 原因

## What can be chosen

choice-company-ai = 电脑
choice-company-people = 真人
choice-language-auto = 自动
choice-speed-live = { speed-live }
choice-speed-relaxed = { speed-relaxed }
choice-speed-correspondence = { speed-correspondence }
choice-speed-none = { speed-none }
choice-when-always = 每次轮到我
choice-when-away = 我离开了一阵
choice-when-never = 从不提醒
choice-pictures-moving = 有事发生时会动
choice-pictures-still = 始终不动
choice-scope-server = 这个服务器
choice-scope-everywhere = 所有服务器
choice-pool-people = 真人局
choice-pool-with_ai = 人机局
choice-why-rules = 服务器规则
choice-why-dispute = 玩家意见不合
choice-why-trouble = 游戏出了问题
