from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.fiche import ABANDONNEE, PartieFinie
from ecosysteme.tournoi.plan import Reglement
from ui.tournoi.fichiers import Dossier, consulter, inscrire
from ui.tournoi.recherche import PartiesDuTournoi

FICHE = PartieFinie(0, 0, 1, "", "", "f5 d6", ((7,), (8,)), 1, (0, 0), (1.0, 1.0), 0.0, ABANDONNEE)


@pytest.fixture
def dossier(tmp_path: Path) -> Dossier:
    chemin = tmp_path / "b.sqlite"
    inscrire(Reglement("othello", ("ia_max", "ia_min"), 10), chemin)
    with Base(chemin) as base:
        base.ajouter(1, [replace(FICHE, rang=rang) for rang in (0, 2, 3)])
    return consulter(chemin)


@pytest.fixture
def parties(qtbot: QtBot) -> Iterator[PartiesDuTournoi]:
    parent = QObject()
    parties = PartiesDuTournoi(parent)
    yield parties
    parties.fermer()


def rangs(fiches: list[PartieFinie]) -> list[int]:
    return [fiche.rang for fiche in fiches]


def test_les_parties_se_listent_se_trouvent_et_se_rejouent(
    qtbot: QtBot, parties: PartiesDuTournoi, dossier: Dossier
) -> None:
    parties.lister()  # no tournament is on show: nothing to answer
    with qtbot.waitSignal(parties.listees) as listees:
        parties.suivre(dossier)
    assert rangs(listees.args[0]) == [3, 2, 0]
    for rang, attendus in ((2, [2]), (1, [])):
        with qtbot.waitSignal(parties.trouvees) as trouvees:
            parties.chercher_rang(rang)
        assert rangs(trouvees.args[0]) == attendus
    with qtbot.waitSignal(parties.trouvees) as trouvees:
        parties.chercher(1, None)
    assert rangs(trouvees.args[0]) == [3, 2, 0]
    with Base(dossier.chemin) as base:
        base.ajouter(1, [replace(FICHE, rang=1)])
    with qtbot.waitSignal(parties.relues) as relues:
        parties.relire()
    assert rangs(relues.args[0]) == [3, 2, 1, 0]
    with qtbot.waitSignal(parties.trouvees) as trouvees:
        parties.chercher(None, None)
    assert rangs(trouvees.args[0]) == [3, 2, 1, 0]
    with qtbot.waitSignal(parties.rejouee) as rejouee:
        parties.rejouer(FICHE)
    assert (rejouee.args[0], rejouee.args[1].transcription) == (FICHE, "f5d6")


def test_un_fichier_disparu_se_dit(qtbot: QtBot, parties: PartiesDuTournoi, dossier: Dossier) -> None:
    dossier.chemin.unlink()
    with qtbot.waitSignal(parties.refus) as refus:
        parties.suivre(dossier)
    assert "n'existe pas" in refus.args[0]
