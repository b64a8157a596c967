"""What follows a game and its series: the list of moves (``liste_coups``; its lines in ``rangees``, folded by
``repli``, worded by ``textes_coups``), the statistics (``statistiques``) and the finished games
(``parties_jouees``, kept in a file by ``parties_gardees``), both of which go out as files (``export_statistiques``,
``export_parties``), and the openings that the series begins from
(``choix_ouvertures``).
"""
