"""What a review teaches, in the window: the card of the mistake (``carte_erreur``), its words (``mots``), and the room
that follows the game and asks why off the GUI thread (``branchement``).
"""
