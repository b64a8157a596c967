"""The boxes of the moves: found with its answer, to be found, wrong, to come."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ecosysteme.exercices.essai import EssaiExercice
from tests.ecosysteme.exercices.exemples import premier
from ui.exercices.plis import CasesDesPlis
from ui.exercices.seance import ExerciceDemande
from ui.socle.langue import Langue
from ui.socle.textes import Etiquette


@pytest.fixture
def demande() -> ExerciceDemande:
    return ExerciceDemande(EssaiExercice(premier()), False, True)


def lus(cases: CasesDesPlis, demande: ExerciceDemande) -> list[str]:
    cases.montrer(demande)
    return [texte.text() for texte in cases.findChildren(Etiquette) if texte.text()]


def test_du_premier_coup_au_dernier(qtbot: QtBot, langue: Langue, demande: ExerciceDemande) -> None:
    cases = CasesDesPlis()
    qtbot.addWidget(cases)
    assert lus(cases, demande) == ["Coup 1", "à vous", "Coup 2", "…", "Coup 3", "…"]
    pli = demande.exercice.plis[0]
    demande.essai.essayer(pli.acceptes[0])
    nom = demande.exercice.regles.ecrire_coup
    apres = lus(cases, demande)
    assert apres[1] == f"✓ {nom(pli.acceptes[0])}"
    assert apres[2].endswith(f" : {nom(pli.reponse)}")
    assert apres[4] == "à vous"
    faux = next(coup for coup in demande.essai.partie.etat.coups if coup not in demande.essai.attendus)
    demande.essai.essayer(faux)
    assert f"✕ {nom(faux)}" in lus(cases, demande)
