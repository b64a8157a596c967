"""A game's tree: its moves, what else was played in their place, and what is noted of each; edited without losing any.

Nodes are immutable: an edit returns a new root, which shares with the old one all that did not change, so that an edit
is undone by keeping the old root. Nothing here recurses: a tree may be thousands of moves deep.
"""
