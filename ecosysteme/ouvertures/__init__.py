"""The opening book of Othello (``livre``), even openings for matches (``equilibrees``), and what openings are called.

The first two are of the engine's own making (``othellier ouvertures``) and shipped as files of this room; so is the
table of names (``noms``), made of what two public sources or more say, to which the user's own is added
(``fichier_noms``).
"""
