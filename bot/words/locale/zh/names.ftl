### What things are called that this language names by itself.

## The language, as it calls itself

language-name = 简体中文

## What the slash commands are called, where Discord shows them in this language: each in small letters without blanks,
## at most 32. How the keys follow from them says bot/process/command_locales.py.

name-help = 帮助
name-play = 玩
name-daily = 每日
name-learn = 教程
name-puzzle = 谜题
name-rules = 规则
name-of-game-new = 开桌
name-of-game-practice = 练习
name-of-game-hand = 手牌
name-of-game-shares = 股份
name-of-game-board = 棋盘
name-table = 游戏桌
name-table-list = 列表
name-table-leave = 离座
name-table-replay = 回放
name-table-pings = 提醒
name-table-quiet-hours = 免打扰
name-table-speed = 速度
name-table-pictures = 图片
name-table-host = 房主
name-table-replace = 换人
name-table-reopen = 继续
name-stats = 战绩
name-leaderboard = 排行榜
name-season = 赛季
name-history = 历史
name-privacy = 隐私
name-language = 语言
name-language-me = 个人
name-language-server = 服务器
name-language-table = 游戏桌
name-admin = 管理
name-admin-stop = 终止
name-admin-reopen = 恢复
name-admin-kick = 移出
name-admin-block = 禁玩
name-admin-unblock = 解禁
name-admin-blocked = 禁玩名单
name-admin-settings = 设置
name-admin-arena = 竞技场
