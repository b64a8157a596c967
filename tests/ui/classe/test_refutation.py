"""What answers a wrong move: looked for once it is corrected, never before, and nothing is said where nobody knows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.classe.etape import ExerciceDonne
from ecosysteme.classe.passage import PassageEleve
from ecosysteme.classe.seance import Correction
from tests.ecosysteme.classe.exemples import seance_de_test
from tests.fenetre import PATIENCE
from ui.classe.refutation import RefutationExercice
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Taches

EXERCICE = 4  # the step


@pytest.fixture
def refutation(qapp: QObject, taches: Taches) -> RefutationExercice:
    return RefutationExercice(taches, MoteurPartage(), qapp)


def rater(correction: Correction) -> PassageEleve:
    passage = PassageEleve(seance_de_test(correction), "Zoé")
    passage.aller(EXERCICE)
    demande = passage.etape.demande
    assert isinstance(demande, ExerciceDonne)
    exercice = demande.exercice
    legaux = exercice.regles.coups_legaux(exercice.etat)
    passage.repondre(exercice.regles.ecrire_coup(next(un for un in legaux if un not in exercice.plis[0].acceptes)))
    return passage


def test_elle_attend_la_correction(qtbot: QtBot, refutation: RefutationExercice) -> None:
    passage = rater(Correction.A_LA_FIN)
    refutation.suivre(passage)
    assert refutation.demande is None
    passage.rendre()
    with qtbot.waitSignal(refutation.change, timeout=PATIENCE):
        refutation.suivre(passage)
    demande = refutation.demande
    assert demande is not None
    assert demande.suite is not None
    jouee = passage.etape.demande
    assert isinstance(jouee, ExerciceDonne)
    apres = jouee.rejouer(passage.reponse(EXERCICE)).partie
    avant = apres.nb_coups
    refutation.repondre(apres)
    assert apres.nb_coups == avant + 1
    assert apres.dernier is not None
    assert apres.dernier.coup == demande.suite.coups[0]
    passage.aller(0)
    refutation.suivre(passage)
    assert refutation.demande is None


def test_personne_ne_sait_rien_n_est_dit(
    qtbot: QtBot, refutation: RefutationExercice, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuser(*_: object) -> None:
        raise ValueError("personne")

    monkeypatch.setattr(MoteurPartage, "conseiller", refuser)
    with qtbot.waitSignal(refutation.change):
        refutation.suivre(rater(Correction.TOUT_DE_SUITE))
    assert refutation.demande is None
