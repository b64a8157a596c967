"""The list of moves in its table: only what changed is written, and what is not on the line is fainter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.partie import Partie
from ecosysteme.variantes.edition import annoter
from tests.positions import partie_jouee
from ui.socle.langue import Langue
from ui.socle.tables import preparer
from ui.socle.theme import CLAIR, SOMBRE
from ui.suivi.ecriture_coups import COLONNES, DEPLIE, PLIE, RETRAIT, EcritureCoups
from ui.suivi.rangees import ArbreDesCoups
from ui.suivi.textes_coups import Colonne, TextesCoups


@pytest.fixture
def table(qtbot: QtBot) -> QTableWidget:
    table = QTableWidget()
    qtbot.addWidget(table)
    preparer(table, COLONNES, elastique=1)
    return table


@pytest.fixture
def ecriture(table: QTableWidget, parent: QObject, langue: Langue) -> EcritureCoups:
    return EcritureCoups(table, TextesCoups(parent))


def ecrire(ecriture: EcritureCoups, partie: Partie, repliees: tuple[int, ...] = ()) -> None:
    arbre = ArbreDesCoups.de(partie.racine)
    ecriture.ecrire(arbre.rangees(repliees), arbre, partie, {}, CLAIR)


def texte(table: QTableWidget, ligne: int, colonne: int) -> str:
    cellule = table.item(ligne, colonne)
    return cellule.text() if cellule else ""


def encre(table: QTableWidget, ligne: int, colonne: int) -> str | None:
    cellule = table.item(ligne, colonne)
    pinceau = cellule.data(Qt.ItemDataRole.ForegroundRole) if cellule else None
    return None if pinceau is None else QColor(pinceau.color()).name()


def ramifiee() -> Partie:
    partie = partie_jouee("f5d6c3")
    partie.aller_a(1)
    partie.jouer(partie.jeu.lire_coup("f6"))
    return partie


def test_une_variante_est_en_retrait_et_ce_qui_n_est_pas_sur_la_ligne_est_estompe(
    table: QTableWidget, ecriture: EcritureCoups
) -> None:
    partie = ramifiee()
    ecrire(ecriture, partie)
    blancs = Colonne.COUP.de(SECOND)
    assert [texte(table, ligne, 0) for ligne in range(4)] == ["1", DEPLIE, "1", "2"]
    assert texte(table, 1, 1) == f"{RETRAIT}Variante A"
    assert (texte(table, 2, 1), texte(table, 2, blancs)) == ("", f"{RETRAIT}f6")
    assert [table.columnSpan(ligne, 1) for ligne in range(4)] == [1, COLONNES - 1, 1, 1]
    assert [encre(table, *ou) for ou in ((0, 1), (0, blancs), (2, blancs), (3, 1))] == [
        None,
        CLAIR.discret,
        None,
        CLAIR.discret,
    ]
    partie.aller_au_noeud(3)
    ecrire(ecriture, partie)
    assert [encre(table, *ou) for ou in ((0, 1), (0, blancs), (2, blancs), (3, 1))] == [None, None, CLAIR.discret, None]


def test_un_titre_replie_et_un_commentaire_se_lisent_en_entier(table: QTableWidget, ecriture: EcritureCoups) -> None:
    partie = ramifiee()
    partie.modifier(annoter(partie.racine, 1, commentaire="le seul\ncoup"))
    ecrire(ecriture, partie, repliees=(4,))
    assert [texte(table, ligne, 0) for ligne in range(4)] == ["1", "", PLIE, "2"]
    commentaire, titre = table.item(1, 1), table.item(2, 1)
    assert commentaire is not None
    assert titre is not None
    assert (commentaire.text(), commentaire.font().italic()) == ("f5 : le seul coup", True)
    assert titre.text() == f"{RETRAIT}Variante A : 1. f6"
    assert titre.data(Qt.ItemDataRole.AccessibleTextRole) == "Variante A : 1. f6"


def test_une_ligne_n_est_ecrite_que_si_elle_change(table: QTableWidget, ecriture: EcritureCoups) -> None:
    partie = ramifiee()
    ecrire(ecriture, partie)
    changees: list[int] = []
    table.itemChanged.connect(lambda cellule: changees.append(cellule.row()))
    ecrire(ecriture, partie)
    assert changees == []
    partie.modifier(annoter(partie.racine, 3, glyphe="!"))
    ecrire(ecriture, partie)
    assert set(changees) == {3}
    assert texte(table, 3, Colonne.COUP.de(PREMIER)) == "c3!"
    ecriture.oublier()
    arbre = ArbreDesCoups.de(partie.racine)
    ecriture.ecrire(arbre.rangees(), arbre, partie, {}, SOMBRE)
    assert encre(table, 3, 1) == SOMBRE.discret


def test_une_ligne_de_coups_remplace_un_titre_sans_en_garder_l_aspect(
    table: QTableWidget, ecriture: EcritureCoups
) -> None:
    partie = ramifiee()
    partie.modifier(annoter(partie.racine, 1, commentaire="dit"))
    ecrire(ecriture, partie)
    ecrire(ecriture, partie_jouee("f5d6c3d3c4"))
    cellule = table.item(1, 1)
    assert cellule is not None
    assert (cellule.text(), cellule.font().italic(), cellule.toolTip()) == ("c3", False, "")
    assert (table.rowCount(), table.columnSpan(1, 1), encre(table, 1, 1)) == (3, 1, None)
