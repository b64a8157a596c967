"""One's mistakes, which a review puts into the notebook (entree, acces) with why they are (explications), to answer
again (branchement): the position before each is asked about over the board (question, barres), judged by the engine and
graded in the notebook (reprise), and told once (mots). Beside it (panneau) stand the days (calendrier), why an answer
fails (reponse), the reason that may be declared before it (raison) and the kinds of mistakes (genres).
"""
