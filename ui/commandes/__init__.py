"""The program that is installed, window or command line (``lancement``), and the commands that need Qt
(``commandes_qt``, ``papier``).
"""
