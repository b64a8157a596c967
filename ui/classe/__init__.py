"""A session for a class in the window: plugged in (branchement), gone through by a pupil (eleve), who is asked for on
the first page (accueil) and whose work is kept (copies), beside a panel (panneau) where answers are given (reponse), in
words (mots), and the wrong move of an exercise refuted (refutation). A teacher composes it (composition), a step at a
time (editeur_etape), its draft kept meanwhile (garde), and reads the answers of a folder (resultats).
"""
