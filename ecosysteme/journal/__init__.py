"""Every game that is played, with variations and comments, kept in one SQLite file of the user: a thread writes what
changed of it (``journal``, ``instantane``, ``lignes``, ``entete_ecrit``), one process a game (``verrou``); ``lecture``
reads it back; a damaged file is set aside (``fichier``) and what is sound in it saved (``recuperation``).
"""
