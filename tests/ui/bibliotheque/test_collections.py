"""The collections: listed, removed and brought back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from tests.ui.bibliotheque.livres import remplir
from ui.bibliotheque.acces import AccesBibliotheque
from ui.bibliotheque.apports import ApportsBibliotheque
from ui.bibliotheque.collections import CollectionsBibliotheque
from ui.plateau.annonce import Annonce
from ui.socle.langue import Langue
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def collections(
    qtbot: QtBot, coquille: FenetreDessinee, tmp_path: Path, langue: Langue
) -> Iterator[CollectionsBibliotheque]:
    dossier = remplir(tmp_path / "b")
    messages = Messages(coquille, coquille.widgets.barre_etat, Annonce(coquille.widgets.plateau))
    acces, apports = AccesBibliotheque(coquille, dossier=dossier), ApportsBibliotheque(coquille, dossier, messages)
    collections = CollectionsBibliotheque(coquille, acces, apports)
    collections.relire()
    qtbot.waitUntil(lambda: collections.table.rowCount() == 16)
    yield collections
    apports.fermer()
    acces.fermer()


def test_chacune_a_son_compte(collections: CollectionsBibliotheque) -> None:
    modele = collections.table.model()
    ligne = [modele.index(0, colonne).data() for colonne in range(4)]
    assert ligne == ["WTH_1990.wtb", "WTHOR", "1", "0"]
    assert not collections.boutons["retirer"].isEnabled()
    assert not collections.boutons["retablir"].isEnabled()


def test_on_en_retire_une_et_elle_revient(qtbot: QtBot, collections: CollectionsBibliotheque, tmp_path: Path) -> None:
    collections.table.selectRow(0)
    with qtbot.waitSignal(collections.change):
        collections.boutons["retirer"].click()
    qtbot.waitUntil(lambda: collections.table.rowCount() == 15)
    assert collections.dit.text() == "1 partie de moins ; tout peut revenir pendant 30 jours"
    assert len(Bibliotheque(tmp_path / "b")) == 15
    qtbot.waitUntil(collections.boutons["retablir"].isEnabled)
    with qtbot.waitSignal(collections.change):
        collections.boutons["retablir"].click()
    qtbot.waitUntil(lambda: collections.table.rowCount() == 16)
    assert len(Bibliotheque(tmp_path / "b")) == 16
