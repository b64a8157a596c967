"""The engine as an adviser: its words and those of the engine itself are the same."""

from __future__ import annotations

from ecosysteme.experts import ConseillerOthello
from ecosysteme.jeux.othello import COULEUR_DE, Othello
from ecosysteme.moteur.othello.avis import Avis
from ecosysteme.moteur.othello.facade import Moteur
from tests.positions import partie_jouee

JEU = Othello()


def test_la_valeur_change_de_signe_a_chaque_demi_coup_passes_comprises() -> None:
    class Ligne:
        """An engine whose line has a pass in it."""

        def reflechir(self, *_: object, **__: object) -> Avis:
            return Avis(6, 4, 100, True, ((2, 3), None, (2, 2), (3, 2)), 10, 0.1)

    suite = ConseillerOthello(JEU, moteur=Ligne()).suivre(JEU.etat_initial())  # type: ignore[arg-type]  # all it is asked
    assert suite.coups == ((2, 3), (2, 2), (3, 2))
    assert [valeur.valeur for valeur in suite.valeurs] == [6, 6, -6]
    assert (suite.profondeur, suite.certitude, suite.exacte) == (4, 100, True)


def test_une_fin_de_partie_est_jugee_comme_le_moteur_la_resout() -> None:
    moteur, hasard = Moteur(hash_mo=4), 3
    partie = partie_jouee("f5d6c3d3c4f4f6", 8)
    while partie.trait is not None and 64 - sum(partie.scores) > 8:
        coups = partie.etat.coups
        partie.jouer(coups[hasard % len(coups)])
    assert partie.trait is not None
    resolue = moteur.resoudre(partie.etat.plateau, COULEUR_DE[partie.etat.trait], tous=True)
    conseil = ConseillerOthello(JEU, moteur=moteur).juger(partie.etat)
    assert conseil.exact
    assert {coup: note.valeur for coup, note in conseil.coups.items()} == dict(resolue.coups)
    suite = ConseillerOthello(JEU, moteur=moteur).suivre(partie.etat)
    assert suite.exacte
    assert suite.valeurs[0].valeur == resolue.score
    prouvee = ConseillerOthello(JEU, moteur=moteur).resoudre(partie.etat)
    assert prouvee.exacte
    assert prouvee.valeurs[0].valeur == resolue.score
    for coup in prouvee.coups:
        partie.jouer(coup)
    assert partie.terminee
    noirs, blancs = partie.scores
    vides = 64 - noirs - blancs
    ecart = noirs - blancs + (vides if noirs > blancs else -vides if blancs > noirs else 0)
    assert ecart in (resolue.score, -resolue.score)
