"""The list of the games found: what a line says, and more of them as one scrolls."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ecosysteme.bibliotheque.parties_lues import PartieTrouvee
from ecosysteme.cases import lire_case
from ecosysteme.jeux.othello import Othello
from ecosysteme.ouvertures.noms import en_cases
from ui.bibliotheque.parties_trouvees import ColonnePartie, ModeleTrouvees
from ui.socle.langue import Langue
from ui.socle.textes import bulle
from ui.socle.theme import CLAIR

UNE = PartieTrouvee(1, "Ono Kenji", "Leader Imre", "Open", 1999, 40, 1, bytes([21, 38, 9]), True)
AUTRE = PartieTrouvee(2, "Éva Nagy", "Ono Kenji", "", 0, None, -1, b"", False)


@pytest.fixture
def modele(qtbot: QtBot, langue: Langue) -> ModeleTrouvees:
    modele = ModeleTrouvees()
    modele.nommer = lambda case: Othello().ecrire_coup(divmod(case, 8))
    modele.montrer([UNE, AUTRE], 3)
    return modele


def test_une_ligne_dit_qui_le_score_et_la_suite(modele: ModeleTrouvees) -> None:
    lignes = [[modele.index(rang, colonne).data() for colonne in ColonnePartie][:-1] for rang in range(2)]
    assert modele.index(0, ColonnePartie.PAGES).data(Qt.ItemDataRole.ToolTipRole) == "Pages des joueurs et du tournoi"
    assert lignes[0] == ["1999", "Ono Kenji", "40 – 24", "Leader Imre", "Open", "f3 g5 b2"]
    assert lignes[1] == ["", "Éva Nagy", "0 – 1", "Ono Kenji", "", "fin ⌁"]
    gras = [modele.index(0, colonne).data(Qt.ItemDataRole.FontRole) for colonne in (1, 3)]
    assert (gras[0].bold(), gras[1]) == (True, None), "qui a gagné est en gras"
    lue = modele.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert lue == "1999, Ono Kenji, 40 – 24, Leader Imre, Open, f3 g5 b2"
    bulles = [modele.index(1, colonne).data(Qt.ItemDataRole.ToolTipRole) for colonne in (1, ColonnePartie.TOURNOI)]
    assert bulles == [bulle("Éva Nagy\npar interversion"), bulle("par interversion")], "ce que la colonne coupe d'abord"


def test_une_partie_du_journal_nomme_ses_joueurs_comme_les_parties_recentes(
    modele: ModeleTrouvees, langue: Langue
) -> None:
    relais = "ia_moteur:niveau=8,temps=2.0, humain"
    modele.montrer([replace(UNE, noir="ia_moteur:niveau=12,temps=1.0", blanc=relais)], 1)
    noms = [modele.index(0, colonne).data() for colonne in (ColonnePartie.NOIR, ColonnePartie.BLANC)]
    assert noms == ["Moteur (12)", "Moteur (8), puis Humain"]


def test_une_ligne_dit_aussi_l_ouverture_de_sa_partie(modele: ModeleTrouvees, langue: Langue) -> None:
    modele.montrer([replace(UNE, cases=en_cases(map(lire_case, ("f5", "d6", "c3"))))], 1)
    for nom, ouverture in (("fr", "Inhumaine"), ("en", "Perpendicular Opening")):
        langue.choisir(nom)
        assert ouverture in str(modele.index(0, 1).data(Qt.ItemDataRole.ToolTipRole))
        assert str(modele.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)).endswith(f"f3 g5 b2, {ouverture}")


def test_les_autres_sont_demandees_une_fois(qtbot: QtBot, modele: ModeleTrouvees) -> None:
    racine = QModelIndex()
    assert modele.canFetchMore(racine)
    with qtbot.waitSignal(modele.voulue) as voulue:
        modele.fetchMore(racine)
    assert voulue.args == [2]
    assert not modele.canFetchMore(racine), "elles arrivent"
    modele.ajouter([UNE])
    assert (modele.rowCount(), modele.canFetchMore(racine)) == (3, False)


def test_celles_d_avant_sont_pales_et_restent(modele: ModeleTrouvees) -> None:
    modele.estomper()
    assert modele.index(0, 1).data(Qt.ItemDataRole.ForegroundRole) == QColor(CLAIR.eteint)
    assert (modele.rowCount(), modele.canFetchMore(QModelIndex())) == (2, False)


def test_les_titres_suivent_la_langue(modele: ModeleTrouvees, langue: Langue) -> None:
    assert modele.headerData(ColonnePartie.SUITE, Qt.Orientation.Horizontal) == "Suite"
    langue.choisir("en")
    assert modele.headerData(ColonnePartie.SUITE, Qt.Orientation.Horizontal) == "Next"
