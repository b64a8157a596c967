"""Serial analysis in the window: the queue, which works while nobody plays (travail), and who errs where (modele), in a
tab of Étudier (page) that is plugged in by branchement.
"""
