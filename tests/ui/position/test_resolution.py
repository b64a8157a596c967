"""Solving what was set up: the value and the line, or why there is none, and silence once it is stopped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie
from tests.ui.moteurs import PATIENCE, FauxPartage
from ui.position.resolution import Resolution
from ui.reflexion.moteur_partage import MoteurPartage
from ui.reflexion.suite import RechercheSuite
from ui.socle.taches import Taches

# Black plays h8 and wins everything that is left; then the same with white to move, who has to pass first.
FIN = "X" * 56 + "XOOOOOO-"


def partie_de(specification: str, texte: str) -> Partie:
    jeu = lire_jeu(specification)
    return Partie(jeu, jeu.lire_etat(texte))


@pytest.mark.parametrize("trait", ["X", "O"])
def test_une_fin_d_othello_se_resout_par_le_moteur(qtbot: QtBot, taches: Taches, parent: QObject, trait: str) -> None:
    resolution = Resolution(RechercheSuite(taches, MoteurPartage(), parent), parent)
    with qtbot.waitSignal(resolution.trouvee, timeout=PATIENCE) as attendu:
        resolution.lancer(partie_de("othello", f"{FIN} {trait}"))
        assert resolution.en_cours
    assert attendu.args == ["Fin prouvée : +64 pour Noir. h8"]
    assert not resolution.en_cours


@pytest.mark.parametrize(
    ("specification", "texte", "raison"),
    [
        ("othello", "-" * 64 + " X", "il n'y a rien à résoudre"),
        ("othello", "---------------------------OX------XO--------------------------- X", "il y en a 60"),
        ("othello:taille=4", "-----OX--XO----- X", "8 × 8"),
        ("othello", f"{FIN} X", ""),
        ("nim", "3-4-5 Second", ""),
    ],
)
def test_ce_qui_ne_se_resout_pas_dit_pourquoi(
    taches: Taches, parent: QObject, specification: str, texte: str, raison: str
) -> None:
    resolution = Resolution(RechercheSuite(taches, FauxPartage(OSError("cassé")), parent), parent)
    refus = resolution.refus(partie_de(specification, texte))
    assert raison in refus
    assert bool(raison) == bool(refus)


def test_arretee_elle_se_tait_et_rend_le_moteur(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    resolution = Resolution(RechercheSuite(taches, FauxPartage(OSError("cassé")), parent), parent)
    dits: list[object] = []
    resolution.trouvee.connect(dits.append)
    resolution.change.connect(dits.append)
    resolution.lancer(partie_de("morpion", "--------- X"))
    resolution.arreter()
    qtbot.waitUntil(lambda: not taches.occupe, timeout=PATIENCE)
    assert dits == [True, False]
