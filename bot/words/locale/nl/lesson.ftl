### /learn: a first game of each kind, step by step. What is said at each step is in the files of the games.

lesson-heading = -# { $game } leren · stap { $step } van { $steps }
lesson-why-not = ✋ { $why }
lesson-alt = Rood omlijnd: { $marked }. { $picture }
lesson-names = Jij Luz Diego Amihan
button-lesson-again = Opnieuw beginnen
lesson-real-here = **En nu een echte partij?** Tegen AI-spelers, met advies en zonder tijdslimiet.
lesson-which =
    ### Leren spelen
    Een eerste partij, stap voor stap: drie minuten, een keer of twaalf drukken, er kan niets misgaan. Niemand anders ziet het.
lesson-which-game = - { $about }
button-real-game = Nu een echte
why-no-lesson = Voor dat spel is er geen les. In de regels lees je hoe het gaat.
