"""The library in the window, the first tab of Étudier (``explorateur``), which asks about each position on the board
(``branchement``, ``question``) on a thread of its own (``acces``): the next moves (``coups_suivants``) and the games
(``parties_trouvees``), two ``tables``, of what the ``filtres`` leave, with the names chosen there (``jetons``); the
shares on the board (``cases``), the words (``mots``). Players and tournaments have pages (``fiches``, ``fiche``,
``fiche_lue``). Games come in (``apports``, ``imports``), go out
(``exportation``), and are removed by the collection (``collections``).
"""
