### Practice that one person plays alone, where no table can stand.

practice-title = ## { $game } : entraînement
practice-about = Une partie en solo contre des IA, sans limite de temps. Elle ne compte pour rien.
practice-last = Ta dernière : { $game } à { $players }, contre { $level }. Une nouvelle la remplace.
practice-seats = **À combien ?**
practice-against = **Commencer la partie contre**
practice-levels = -# Du plus faible au plus fort.
practice-heading = -# { $game } · entraînement : { $count } × { $level }
practice-shared = { $name } a joué à { $game } contre l’IA ({ $level }).
button-practice-other = Une autre partie
why-practice-older = J’ai été mis à jour et ne peux pas continuer cette partie avec les règles d’aujourd’hui. Commences-en une nouvelle.
privacy-practice = - La partie de ton entraînement : sa graine et ses coups, jusqu’à ce que tu en commences une autre
