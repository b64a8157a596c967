"""How programs reason: the dock (``dock``), its tabs (``onglets``), a step at a time (``lecture``), the line of best
play (``suite``), positions that teach (``exemples``), and pictures
(``images``).
"""
