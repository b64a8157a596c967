"""The opening book of Othello (``livre``), and even openings for matches to begin from (``equilibrees``).

Both are of the engine's own making (``othellier ouvertures``) and shipped as files of this room.
"""
