manille-legend =
    ### Mida laud näitab
    - **Mängumärk**: mängija värv ja initsiaalid. Kõrvuti märgid mängivad koos.
    - **Medal üleval vasakul**: trump. Küsimärk: veel valimata.
    - **Üleval paremal**: mitu korda jaotus loeb, näiteks ×2.
    - **Kaart arvuga**: mitu kaarti on käes alles. Täht: kaart, mis võidab tihi.
    - **Paremal**: selle jaotuse tihid ja punktid, siis seis. Kuldne ketas: võidetud partii.
    - **10 A K Q J 9 8 7**: kaardid tugevamast nõrgemani, punktid nende all.
