"""What ``othellier banc`` measures of the rules and the searches (``regles``), and the random positions that it gives
to Connect Four (``tirage_puissance4``).
"""
