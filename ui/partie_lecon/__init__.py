"""The lesson, in which serious mistakes of a person are told while they play against a program: chosen in the boxes of
the camps (``choix``), told in a bar under the board (``barre``), in words (``mots``), their disc ringed (``anneau``),
by the room that follows the game (``branchement``).
"""
