### Practice that one person plays alone, where no table can stand.

practice-title = ## { $game } : entraînement
practice-about = Une partie entière en solo contre des IA, dans ce message : sans limite de temps, et elle ne compte pour rien. Continue-la quand tu veux. Une nouvelle la remplace.
practice-last = Ta dernière : { $game } à { $players }, contre { $level }.
practice-seats = **À combien ?**
practice-against = **Commencer la partie contre**
practice-players = À { $count }
practice-level = -# **{ $level }** · { $help }
practice-heading = -# { $game } · entraînement contre { $count } IA ({ $level })
practice-shared = { $name } a joué à { $game } contre l’IA ({ $level }).
button-practice-other = Une autre partie
why-practice-older = J’ai été mis à jour et ne peux pas continuer cette partie avec les règles d’aujourd’hui. Commences-en une nouvelle.
privacy-practice = - La partie de ton entraînement : sa graine et ses coups, jusqu’à ce que tu en commences une autre
