"""How programs reason: the dock (``dock``), its tabs (``onglets``), a step at a time (``lecture``), and the line of
best play (``suite``).
"""
