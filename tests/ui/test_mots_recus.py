"""The words of files and programs, walked through every room: they are read as they are written, and move nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as QtGui
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QTabBar,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.fautes import citer, imprimable
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.journal.lecture import lister
from ecosysteme.tournoi.execution import EtatTournoi
from ecosysteme.tournoi.plan import Plan, Reglement
from ecosysteme.tournoi.tableau import Tableau
from tests.ecosysteme.journal.parties import partie_etudiee
from tests.ui.journal.journaux import JEUDI, garder
from ui.disposition.modes import MODES
from ui.documents.apercu import DialogueApercu
from ui.journal.dialogue import DialogueParties
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.messages import Messages
from ui.socle.theme import CLAIR
from ui.tournoi.accord import demander_accord
from ui.tournoi.dock import DockTournoi
from ui.tournoi.fichiers import Dossier, Incident
from ui.tournoi.instantane import instantane
from ui.widgets.fenetre import FenetreDessinee

BALISE = '<img src="tuyau"><h1>'
RENVERSE = "\u202e\u2066\u2067\u200f\U000e0041"
LONG = "W" * 10_000
MOTS = {
    "balise": BALISE + "Noir</h1>",
    "renverse": f"Noir{RENVERSE}blanc",
    "lignes": "Noir\n\n\r\nfin\u2028de\u2029ligne\tet\x1b[31mrouge\x9b",
    "long": BALISE + LONG,
    "hebreu": "שלום 12",
}


def textes_de(modele: QAbstractItemModel) -> Iterator[tuple[str, bool]]:
    """Yield what a model says in its cells, and whether each is a tooltip."""
    for ligne in range(min(modele.rowCount(), 40)):
        for colonne in range(modele.columnCount()):
            case = modele.index(ligne, colonne)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                yield str(case.data(role) or ""), role is Qt.ItemDataRole.ToolTipRole


def montres() -> Iterator[tuple[str, str, bool]]:
    """Yield every text of every window: where, what, and whether Qt looks for HTML in it."""
    for racine in QApplication.topLevelWidgets():
        for widget in (racine, *racine.findChildren(QWidget)):
            ou = f"{type(widget).__name__} {widget.objectName()}"
            yield f"{ou} bulle", widget.toolTip(), True
            for texte in (widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()):
                yield ou, texte, False
            if isinstance(widget, QLabel):
                yield ou, widget.text(), widget.textFormat() is not Qt.TextFormat.PlainText
            elif isinstance(widget, QTextBrowser):
                assert "tuyau" not in widget.toHtml().replace("&quot;", "").partition("<img src=")[2][:20], ou
            elif isinstance(widget, QTabBar):
                yield from ((ou, widget.tabText(rang), False) for rang in range(widget.count()))
            elif isinstance(widget, QComboBox):
                yield from ((ou, widget.itemText(rang), False) for rang in range(widget.count()))
            elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
                yield from ((ou, *cellule) for cellule in textes_de(widget.model()))
        for action in racine.findChildren(QAction):
            yield f"action {action.objectName()}", action.text(), False
            yield f"action {action.objectName()} bulle", action.toolTip(), True


def fautes() -> list[str]:
    """List the texts that act: HTML that Qt would obey, marks that turn the line around, lengths without end."""
    mauvais = []
    for ou, texte, html in montres():
        if html and QtGui.mightBeRichText(texte) and BALISE in texte:
            mauvais.append(f"{ou} : HTML {texte[:60]!r}")
        if any(signe in texte for signe in RENVERSE.replace("\u2066", "") + "\x1b\x9b\r\u2028"):
            mauvais.append(f"{ou} : {texte[:60]!r}")
        if texte.count("\u2066") + texte.count("\u2068") != texte.count("\u2069"):
            mauvais.append(f"{ou} : isolement {texte[:60]!r}")
        if len(texte) > 4_000:
            mauvais.append(f"{ou} : {len(texte)} signes")
    return mauvais


def sgf(mot: str) -> str:
    dit = mot.replace("\\", "\\\\").replace("]", "\\]")
    entete = "".join(f"{nom}[{dit}]" for nom in ("PB", "PW", "EV", "RO", "PC", "BR", "WR", "DT", "GN"))
    return f"(;FF[4]GM[2]SZ[8]{entete}C[{dit}];B[f5]C[{dit}];W[d6];B[c3](;W[d3]C[{dit}])(;W[f4]))"


@pytest.fixture(autouse=True)
def _boites_fermees(qtbot: QtBot) -> Iterator[None]:
    """Close the boxes that are left open: one that is modal takes the mouse from the window of the next test."""
    yield
    for boite in QApplication.topLevelWidgets():
        if isinstance(boite, QDialog):
            boite.close()


@pytest.mark.parametrize("nom", MOTS)
def test_les_mots_d_une_partie_se_lisent_dans_chaque_salle(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path, nom: str
) -> None:
    largeur = fenetre.minimumSizeHint().width()
    mot = MOTS[nom]
    seule, liste = tmp_path / "a&b <img src=tuyau>\u202egfs.sgf", tmp_path / "deux.sgf"
    seule.write_text(sgf(mot), encoding="utf-8")
    liste.write_text(sgf(mot) * 2, encoding="utf-8")
    for fichier in (seule, liste):
        with qtbot.waitSignal(fenetre.salles.documents.lecteur.lu):
            fenetre.salles.documents.ouvrir([fichier])
        for mode in MODES:
            fenetre.disposition.modes.choisir(mode)
            QApplication.processEvents()
            assert fautes() == []
            assert fenetre.minimumSizeHint().width() <= max(largeur, fenetre.width())
    for action in ("imprimer_feuille", "imprimer_rapport"):
        trouver(fenetre, QAction, f"action_{action}").trigger()
        QApplication.processEvents()
    assert fautes() == []


@pytest.mark.parametrize("nom", MOTS)
def test_les_mots_d_un_tournoi_et_du_journal_aussi(
    qtbot: QtBot, coquille: FenetreDessinee, messages: Messages, tmp_path: Path, langue: Langue, nom: str
) -> None:
    joueurs = f"externe:gtp,nom={imprimable(MOTS[nom].replace(',', ' '))}:moteur", "ia_min"
    dock = DockTournoi(coquille)
    coquille.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    dock.show()
    qtbot.waitExposed(dock)
    etat = instantane(Tableau(Reglement("othello", joueurs, 2)))
    incidents = (Incident(0, 0, citer(MOTS[nom])),)
    largeur = coquille.minimumSizeHint().width()
    dock.presenter(
        Dossier(tmp_path / "a <img src=tuyau>.sqlite", 1, (1,), Plan(etat.reglement), etat, incidents), EtatTournoi.PRET
    )
    demander_accord(coquille, (MOTS[nom],), lambda: None)
    garder(tmp_path / "journal.sqlite", partie_etudiee(), noms=(MOTS[nom], MOTS[nom]))
    dialogue = DialogueParties(coquille)
    dialogue.montrer(dialogue.modele.ecrire(lister(tmp_path / "journal.sqlite"), JEUDI))
    apercu = DialogueApercu(coquille, reconnaitre(f"f5d6c3d3 {MOTS[nom][:200]} c4"), CLAIR)
    for boite in (dialogue, apercu):
        boite.show()
    messages.prevenir(MOTS[nom])
    QApplication.processEvents()
    assert fautes() == []
    assert coquille.minimumSizeHint().width() <= max(largeur, 1366)
    assert dialogue.minimumSizeHint().width() <= 1366
