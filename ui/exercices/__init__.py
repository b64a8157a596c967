"""Exercises, solved on the board (branchement): which one is asked and how it goes (seance), off the GUI thread; the
line that is looked at afterwards (lecture); what is said of all that (mots), the panel beside the board (panneau, with
its moves in plis and the choice of what comes next in choix) and the bar below it (barres).
"""
