"""A game's tree. Its nodes are immutable (``noeud``) and carry what a move is worth (``evaluation``); one walks through
them (``parcours``, ``voisinage``), edits them (``edition``), stands at one (``curseur``), and finds positions reached
by another order of moves (``transpositions``).

Nodes are immutable: an edit returns a new root, which shares with the old one all that did not change, so that an edit
is undone by keeping the old root. Nothing here recurses: a tree may be thousands of moves deep.
"""
