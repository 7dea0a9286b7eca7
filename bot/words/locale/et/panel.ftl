## The private panel of each person at a table.

panel-wait = Üks hetk, see arvutus võtab veidi aega…
panel-closed = See laud on suletud.
panel-behind = -# ⏸️ Mäng läheb edasi. Viimase seisu näed, kui vajutad **{ $button }**.
hand-replaced = 💤 Sinu istekohal on nüüd keegi teine. See käsi enam partiiga kaasa ei käi.
panel-rests = 💤 See paneel puhkab: Discord lubab sel lauaga sammu pidada veerand tundi. { $where ->
    [lobby] Ooteruumi nupp **Kodureeglid** avab uue.
    [watched] Laua nupp **Veel** avab uue, aga võid jätkata ka siin:
   *[game] Laua nupp **Minu käsi** avab uue, aga võid jätkata ka siin:
}
