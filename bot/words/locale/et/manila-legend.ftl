manila-legend =
    ### Mida laud näitab
    - **Mängumärk**: mängija värv ja initsiaalid. Ankur selle kõrval: sadamakapten.
    - **Arv mündil**: mida koht maksab. Punane klahv selle kohal: koha number menüüs.
    - **A, B, C**: sadamad ja dokid saabumise järjekorras, koos tasuga.
    - **Kauba kõrval**: mida last kõigile pardal kokku tasub.
    - **Kolp**: väli 13, kus piraadid pardale lähevad.
    - **±1, ±2**: kui palju loots lotja nihutab. **+10**: selle annab kindlustus kohe, ja kindlustaja maksab avariid.
    - **Mängijad**: alles käsilased, aktsiad, panditud aktsiad punase pitseriga, raha.
    - **Alumine rida**: iga kauba väärtus, selle astmed 30-ni ja veel müüa aktsiad. Kui mõni kaup jõuab 30-ni, on mäng läbi.
    - **Aktsia hind**: selle väärtus, aga vähemalt 5.
