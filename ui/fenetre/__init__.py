"""What surrounds the board, a file each: score, ``chances``, match card (``panneau_match``), ``actions``,
``preferences``, options of the games (``options_jeu``). Who plays each camp (``sieges``), the header of a game kept in
step with them (``attribution``), the series (``serie``, kept in a file by ``garde_serie``), the moves (``coups``),
walking through the game (``parcours``), its clocks and what is agreed (``arbitre``, ``accords``), its end
(``fin_de_partie``, ``tournants``), a finished game looked at meanwhile (``revue``), the judge of games between programs
(``commentaire``), hints and analysis (``assistance``); where all that stands at a moment (``constat``), shown by
``affichage``.
"""
