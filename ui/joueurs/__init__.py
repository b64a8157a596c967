"""Who plays: the boxes of each camp (``panneau``, ``cotes``; folded by ``pliage``) and of both (``panneaux``),
names (``noms``), options (``options``) and external engines (``moteurs*``).
"""
