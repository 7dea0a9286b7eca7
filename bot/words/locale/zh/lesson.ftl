### /learn: a first game of each kind, step by step. What is said at each step is in the files of the games.

lesson-heading = -# { $game } 教程 · 第 { $step } 步，共 { $steps } 步
lesson-why-not = ✋ { $why }
lesson-alt = 红框里是：{ $marked }。{ $picture }
# Who sits at the table of a lesson, parted by blanks: the reader, and three who do not exist. Texts call them so.
lesson-names = 你 Luz Diego Amihan
button-lesson-again = 从头开始
lesson-real-here = **来一局真的？**和电脑玩家玩，有提示，不计时。
lesson-which =
    ### 学玩法
    第一局一步一步来：三分钟，点十几下，错了也没关系。只有你看得见。
lesson-which-game = - { $about }
button-real-game = 来一局真的
why-no-lesson = 这款游戏没有教程。规则里写了怎么玩。
