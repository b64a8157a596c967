"""Who plays: the boxes of each camp (``panneau``, ``cotes``; folded by ``pliage``), levels (``niveau``), names
(``noms``), options (``options``) and external engines (``moteurs*``).
"""
