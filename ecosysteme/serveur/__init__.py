"""Our engine for other people's windows: its commands over GTP and NBoard (``gtp``, ``nboard``), the clocks that they
set (``horloge``), and the loop that reads commands while it thinks (``boucle``, ``penseur``).
"""
