"""What a review teaches, in the window: the card of the mistake (``carte_erreur``), the line played and the better one
beside each other (``suites``), the words (``mots``), and the room that follows the game and asks why off the GUI thread
(``branchement``).
"""
