"""What is known of the moves of a game."""

from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from tests.positions import partie_jouee
from ui.jeux.evaluations import Evaluation, Evaluations


def test_chaque_coup_garde_la_derniere_opinion_jusqu_a_la_partie_suivante() -> None:
    evaluations, partie = Evaluations(), partie_jouee("f5d6")
    noir, blanc = partie.historique
    assert evaluations.de(partie, noir) is None
    assert evaluations.pour_premier(partie, noir) is None
    evaluations.noter(partie, noir, Evaluation(2))
    evaluations.noter(partie, noir, Evaluation(-6, perte=8, exact=True))
    evaluations.noter(partie, blanc, Evaluation(6))
    assert evaluations.de(partie, noir) == Evaluation(-6, 8, True)
    assert [evaluations.pour_premier(partie, tour) for tour in (noir, blanc)] == [-6, -6], "la courbe est vue des noirs"
    evaluations.vider()
    assert evaluations.de(partie, noir) is None


def test_un_coup_rejoue_est_le_meme_et_un_autre_jeu_a_les_siens() -> None:
    evaluations, partie = Evaluations(), partie_jouee("f5")
    evaluations.noter(partie, partie.historique[0], Evaluation(2))
    partie.annuler()
    assert evaluations.de(partie, partie.defaits[0]) == Evaluation(2), "annulé seulement, il est toujours là"
    partie.jouer((4, 5))
    assert evaluations.de(partie, partie.historique[0]) == Evaluation(2)
    autre = partie_jouee("f5")
    assert evaluations.de(autre, autre.historique[0]) is None


def test_une_valeur_ecrite_dans_la_partie_se_lit_comme_une_autre() -> None:
    evaluations, partie = Evaluations(), partie_jouee("f5d6")
    for numero, valeur in ((1, -3.6), (2, 2.0)):
        partie.noter(numero, evaluation=valeur)
    noir, blanc = partie.historique
    assert evaluations.de(partie, noir) == Evaluation(-4)
    assert evaluations.de(partie, blanc) == Evaluation(-2), "pour qui joue"
    assert evaluations.pour_premier(partie, blanc) == 2
    evaluations.noter(partie, blanc, Evaluation(-6, 4))
    assert evaluations.de(partie, blanc) == Evaluation(-6, 4), "ce que l'on apprend vaut mieux"
    puissance4 = Partie(Puissance4())
    puissance4.jouer(3)
    puissance4.noter(1, evaluation=1.0)
    assert evaluations.de(puissance4, puissance4.historique[0]) is None, "on n'y compte pas de points"
