"""What the engine teaches in the window: what it thinks of the position shown as it thinks (``en_direct``), and what
a review found: the card of the mistake (``carte_erreur``), its lines and the better ones (``suites``), the words
(``mots``), and the room that follows the game and asks why off the GUI thread (``branchement``).
"""
