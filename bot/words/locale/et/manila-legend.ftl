manila-legend =
    ### Mida laud näitab
    - **Mängumärk**: mängija värv ja initsiaalid. Ankur: sadamakapten.
    - **Münt**: mida koht maksab. Punaselt: koha number menüüs.
    - **A, B, C**: sadamad ja dokid saabumise järjekorras.
    - **Kauba kõrval**: mida kogu last maksab.
    - **Kolp**: väli 13, kus piraadid pardale lähevad.
    - **±1, ±2**: lootsi väljad. **+10**: kindlustus, makstakse kohe; kindlustaja maksab avariide eest.
    - **Mängijad**: käsilased, aktsiad, panditud aktsiad (punane pitser), raha.
    - **Alumine rida**: kauba väärtus, veel müüa aktsiad. 30 juures on mäng läbi.
    - **Aktsia**: maksab oma väärtuse, vähemalt 5.
