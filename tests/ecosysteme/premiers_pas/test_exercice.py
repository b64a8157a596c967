"""A step played: refusals, answers, and moves taken back."""

from __future__ import annotations

from ecosysteme.jeu import SECOND
from ecosysteme.premiers_pas import PREMIERS_PAS
from ecosysteme.premiers_pas.exercice import NatureAvis, PasEnCours


def test_un_coup_interdit_dit_pourquoi() -> None:
    """The game itself words the refusal, and nothing is played."""
    exercice = PasEnCours(PREMIERS_PAS["othello"][0])
    reponse = exercice.essayer((0, 0))
    assert reponse.nature is NatureAvis.REFUSE
    assert str(reponse.phrase) == str(exercice.partie.jeu.expliquer_refus(exercice.partie.etat, (0, 0)))
    assert exercice.partie.nb_coups == 0


def test_le_coup_interdit_demande() -> None:
    """Where a refused move is what is asked for, it succeeds, with the reason."""
    exercice = PasEnCours(PREMIERS_PAS["othello"][4])
    assert exercice.essayer((0, 0)).nature is NatureAvis.REUSSI
    assert exercice.reussi
    assert exercice.solutions() == []


def test_l_autre_repond() -> None:
    """After a right move that is not the last, the other side has played."""
    exercice = PasEnCours(PREMIERS_PAS["nim"][5])
    assert exercice.essayer((1, 1)).nature is NatureAvis.JUSTE
    exercice.repondre()
    assert exercice.partie.historique[-1].camp == SECOND


def test_qui_passe_est_nomme() -> None:
    """Nothing moves on the board when the other side passes: it is said."""
    exercice = PasEnCours(PREMIERS_PAS["othello"][5])
    avis = exercice.essayer(exercice.solutions()[0])
    assert (avis.nature, exercice.a_repondre) == (NatureAvis.JUSTE, False)
    assert "passe" in str(avis.phrase)


def test_rien_a_reprendre() -> None:
    """A right move stays."""
    exercice = PasEnCours(PREMIERS_PAS["othello"][0])
    exercice.essayer(exercice.solutions()[0])
    exercice.repondre()
    exercice.reprendre()
    assert exercice.partie.nb_coups == 1
