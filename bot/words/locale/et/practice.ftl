### Practice that one person plays alone, where no table can stand.

practice-title = ## { $game }: harjutamine
practice-about = Partii ainult sulle, arvutimängijate vastu. Kella pole ja see ei lähe kuskil arvesse.
practice-last = Sinu viimane: { $game }, mängijaid { $players }, vastaseks { $level }. Uus partii tuleb selle asemele.
practice-seats = **Mitmekesi?**
practice-against = **Vali vastaste tase**
practice-levels = -# Nõrgimast tugevaimani.
practice-heading = -# { $game } · harjutamine: { $count } × { $level }
practice-shared = { $name } mängis arvuti vastu: { $game } ({ $level }).
button-practice-other = Teine partii
why-practice-older = Mind on uuendatud ja tänaste reeglitega ma seda partiid jätkata ei saa. Alusta uut.
privacy-practice = - Sinu pooleliolev harjutuspartii: selle seeme ja käigud, kuni alustad uut
