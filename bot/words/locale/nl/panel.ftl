## The private panel of each person at a table.

panel-wait = Even geduld, dit kost wat rekenwerk…
panel-closed = Deze tafel is gesloten.
panel-behind = -# ⏸️ De partij gaat verder. Druk op **{ $button }** voor de laatste stand.
hand-replaced = 💤 Iemand anders heeft nu je plaats. Deze hand volgt de partij niet meer.
panel-rests = 💤 Dit paneel rust: van Discord mag het de tafel een kwartier lang volgen. { $where ->
    [lobby] **Huisregels** in de lobby opent een nieuw.
    [watched] **Meer** aan de tafel opent een nieuw, of ga hier verder:
   *[game] **Mijn hand** aan de tafel opent een nieuw, of ga hier verder:
}
