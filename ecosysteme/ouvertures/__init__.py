"""The beginning of the game: a book of judged positions, and even openings to begin matches from.

Both are of the engine's own making (``othellier ouvertures``) and shipped as files of this room.
"""
