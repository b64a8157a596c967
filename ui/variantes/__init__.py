"""The variations of the game on the board: the menus that walk through them and edit them (``branchement``,
``modifications``), and the comment under the list of moves (``commentaire``).
"""
