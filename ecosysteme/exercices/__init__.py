"""Exercises: positions of our own games in which one move is the answer, ply after ply (``exercice``), of several kinds
(``genres``), rated by the levels of the engine that find them (``cote``), made (``generation``) and chosen (``choix``),
proved by two solvers (``preuve``), kept in a file (``paquet``); those of the solved games (``resolus``), and how one is
solved (``essai``), kept (``rappel``) and followed by another (``seance``) near the strength of who solves (``force``);
what was found, in stars (``etoiles``).
"""
