"""The repertoires in the window: a tab of Étudier (branchement, page) that lists them, with what the position on the
board has of each (tables), makes new ones (creation), and drills them on the board (entrainement, barres), in words
(mots). Files and games are asked on a thread of their own (acces).
"""
