"""The games that are kept: the one that was left, offered in a bar (``barre``); a warning when a game cannot be kept
(``alerte``); the list of all of them (``dialogue``, ``modele``, ``recentes``, dated by ``dates``).
"""
