"""The mistakes of a reviewed game: whose, which, and that the same game says the same again."""

from __future__ import annotations

from dataclasses import replace

from ecosysteme.carnet.cle import cle
from ecosysteme.carnet.releve import coups_fautifs, erreurs_de, fautifs, occurrence, revue_finie
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.positions import partie_jouee

COUPS = "f5d6c3d3c4f4f6f3e6e7d7c5"


def revue(pertes: dict[int, int], coups: str = COUPS) -> Partie:
    """Return a game whose n-th moves lost so many discs, from an even position."""
    partie = partie_jouee(coups)
    for numero, tour in enumerate(partie.historique, start=1):
        if perte := pertes.get(numero, 0):
            valeur = -perte if tour.auteur == PREMIER else perte
            partie.noter(tour.numero, Evaluation(valeur, perte=perte, juge=Juge("essai", 1)))
    return partie


def test_seules_les_erreurs_du_camp_sont_gardees() -> None:
    partie = revue({3: 30, 5: 1, 6: 30, 9: 10})
    noires = erreurs_de(partie, PREMIER, "Moteur 7")
    assert [(une.numero, une.joue, une.gravite, une.pions, une.contre) for une in noires] == [
        (3, "c3", "??", 30, "Moteur 7"),
        (9, "e6", "?", 10, "Moteur 7"),
    ]
    assert [une.numero for une in erreurs_de(partie, SECOND)] == [6]


def test_la_position_est_celle_d_avant_le_coup() -> None:
    une = erreurs_de(revue({3: 30}), PREMIER)[0]
    avant = partie_jouee(COUPS[:4]).etat
    assert une.cle == cle(avant)
    assert partie_jouee("").jeu.lire_etat(une.etat) == avant


def test_la_meme_partie_dit_la_meme_erreur_et_une_autre_une_autre() -> None:
    entiere, debut = revue({3: 30}), revue({3: 30}, COUPS[:8])
    autre = revue({3: 30})
    autre.entete = replace(autre.entete, date="2020-01-01")
    occurrences = [erreurs_de(partie, PREMIER)[0].occurrence for partie in (entiere, debut, autre)]
    assert occurrences[0] == occurrences[1] != occurrences[2]


def test_les_fautes_se_comptent_par_camp() -> None:
    assert fautifs(revue({3: 30, 5: 1, 6: 30, 9: 10})) == {PREMIER: 2, SECOND: 1}
    assert not fautifs(revue({}))


def test_chaque_partie_se_nomme_autrement() -> None:
    une, meme, autre = partie_jouee(COUPS), partie_jouee(COUPS), partie_jouee(COUPS[:-2])
    assert occurrence(une) == occurrence(meme) != occurrence(autre)
    meme.entete = replace(meme.entete, date="2024-05-05")
    assert occurrence(une) != occurrence(meme)


def test_une_erreur_est_d_un_coup_revu() -> None:
    partie = revue({3: 30, 9: 10})
    assert [coup.numero for coup in coups_fautifs(partie, PREMIER)] == [3, 9]


def test_une_revue_est_finie_quand_tout_est_juge() -> None:
    assert not revue_finie(revue({3: 30}))
    assert not revue_finie(revue({}, ""))
    assert revue_finie(revue(dict.fromkeys(range(1, 13), 2)))
