"""Who plays: the boxes of each camp (``panneau``, ``cotes``; folded by ``pliage``), names (``noms``),
options (``options``) and external engines (``moteurs*``).
"""
