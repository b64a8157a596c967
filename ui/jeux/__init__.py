"""What each game asks of the window beyond its rules: one adapter a game, listed in ``registre``; what is said of a
game (``phrases``, ``lectures``), of its opening (``ouvertures``), of its chances (``chances``), of a line of best play
(``suites``), of attractors (``mots_morpion``) and of Grundy values (``mots_nim``).
"""
