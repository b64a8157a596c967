"""The tabs of Étudier: pages made when they are first shown, a tab that has the board, the keys of both."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QLabel, QMainWindow, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.reglages import MODE
from tests.fenetre import GAUCHE, a_deux, fermer, jouer, ouvrir, plateau
from tests.lecteur_ecran import LecteurEcran
from ui.disposition.etudier import DockEtudier, Onglet
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire


@pytest.fixture
def faites() -> list[str]:
    """The pages that were made and the places that were led to, in order."""
    return []


@pytest.fixture
def hote(qtbot: QtBot) -> QMainWindow:
    """The window that holds the dock."""
    hote = QMainWindow()
    qtbot.addWidget(hote)
    return hote


@pytest.fixture
def dock(hote: QMainWindow, langue: Langue, faites: list[str]) -> DockEtudier:
    """Three tabs, added in another order than they stand; the last one has the board while it is chosen."""
    dock = DockEtudier(hote)
    hote.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)

    def page(nom: str) -> QWidget:
        faites.append(nom)
        return QLabel(nom)

    entrer = partial(faites.append, "entrée")
    dock.ajouter(Onglet("exercices", lambda: "Exercices", page=lambda: page("exercices"), entrer=entrer))
    dock.ajouter(Onglet("repertoire", lambda: "Répertoire", page=lambda: page("repertoire")))
    dock.ajouter(Onglet("bibliotheque", lambda: langue.nom, page=lambda: page("bibliotheque")))
    return dock


def barre_de(dock: DockEtudier) -> QTabBar:
    return trouver(dock, QTabBar, "onglets_etudier")


def montrer(qtbot: QtBot, dock: DockEtudier) -> None:
    dock.window().show()
    qtbot.waitExposed(dock.window())


def test_les_onglets_sont_dans_leur_ordre_et_le_premier_est_montre(
    qtbot: QtBot, dock: DockEtudier, faites: list[str]
) -> None:
    assert faites == [], "rien n'est fait d'avance"
    montrer(qtbot, dock)
    barre = barre_de(dock)
    assert [barre.tabText(rang) for rang in range(barre.count())] == ["fr", "Répertoire", "Exercices"]
    assert (dock.nom, barre.currentIndex(), faites) == ("bibliotheque", 0, ["bibliotheque"])


def test_un_clic_montre_une_page_et_ne_la_fait_qu_une_fois(qtbot: QtBot, dock: DockEtudier, faites: list[str]) -> None:
    montrer(qtbot, dock)
    barre = barre_de(dock)
    for rang, nom in ((1, "repertoire"), (0, "bibliotheque"), (1, "repertoire")):
        with qtbot.waitSignal(dock.change) as change:
            qtbot.mouseClick(barre, GAUCHE, pos=barre.tabRect(rang).center())
        assert (change.args, dock.nom) == ([nom], nom)
    assert faites == ["bibliotheque", "repertoire"]


def test_un_onglet_qui_prend_le_plateau_y_entre_chaque_fois(qtbot: QtBot, dock: DockEtudier, faites: list[str]) -> None:
    montrer(qtbot, dock)
    barre = barre_de(dock)
    qtbot.mouseClick(barre, GAUCHE, pos=barre.tabRect(1).center())
    for fois in (1, 2):
        dock.choisir("exercices")
        assert faites == ["bibliotheque", "repertoire", "exercices", *["entrée"] * fois]
        assert (dock.nom, barre.currentIndex()) == ("exercices", 2)
    dock.rendre()
    assert (dock.nom, barre.currentIndex()) == ("repertoire", 1), "la page d'avant revient"
    dock.rendre()
    assert dock.nom == "repertoire"


def test_les_touches_vont_d_une_page_a_l_autre(qtbot: QtBot, dock: DockEtudier, faites: list[str]) -> None:
    montrer(qtbot, dock)
    fenetre, modificateurs = dock.window(), Qt.KeyboardModifier
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)
    qtbot.keyClick(fenetre, Qt.Key.Key_Tab, modificateurs.ControlModifier)
    assert dock.nom == "repertoire"
    for nom in ("exercices", "bibliotheque"):
        qtbot.keyClick(fenetre, Qt.Key.Key_Tab, modificateurs.ControlModifier)
        assert dock.nom == nom
    qtbot.keyClick(fenetre, Qt.Key.Key_2, modificateurs.AltModifier)
    assert dock.nom == "repertoire"
    qtbot.keyClick(fenetre, Qt.Key.Key_3, modificateurs.AltModifier)
    assert (dock.nom, faites[-2:]) == ("exercices", ["entrée", "entrée"])
    qtbot.keyClick(fenetre, Qt.Key.Key_4, modificateurs.AltModifier)
    assert dock.nom == "exercices", "il n'y a pas de quatrième onglet"


def test_un_nom_inconnu_est_refuse(dock: DockEtudier) -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        dock.ajouter(Onglet("ailleurs", lambda: "", page=QWidget))
    with pytest.raises(KeyError):
        dock.choisir("erreurs")


def test_les_titres_suivent_la_langue(qtbot: QtBot, dock: DockEtudier, langue: Langue) -> None:
    montrer(qtbot, dock)
    langue.choisir("en")
    qtbot.waitUntil(lambda: barre_de(dock).tabText(0) == "en")
    assert barre_de(dock).accessibleName() == "Ways to study"


def test_un_lecteur_sait_le_nouveau_titre_d_un_onglet_ou_il_n_est_pas(
    qtbot: QtBot, hote: QMainWindow, lecteur: LecteurEcran
) -> None:
    dock, dues = DockEtudier(hote), ["Mes erreurs"]
    dock.ajouter(Onglet("bibliotheque", lambda: "Bibliothèque", page=QWidget))
    dock.ajouter(Onglet("erreurs", lambda: dues[-1], page=QWidget))
    hote.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    montrer(qtbot, dock)
    lecteur.renommes = []
    dues.append("Mes erreurs (3)")
    for _ in range(2):
        dock.intituler()
    assert lecteur.renommes == ["Mes erreurs (3)"]


def test_un_lecteur_sait_ce_qui_change_ou_il_n_est_pas(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    a_deux(qtbot, fenetre, "othello")
    lecteur.renommes = []
    jouer(qtbot, fenetre, "f5")
    dits = {vu: lecteur.renommes.count(vu) for vu in lecteur.renommes}
    for label in (fenetre.widgets.noir.score, fenetre.widgets.blanc.score, fenetre.widgets.trait):
        lu = QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name)
        assert dits.get(lu) == 1, lu


def test_les_exercices_et_les_erreurs_sont_a_un_clic(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QAction, "action_mode_etudier").trigger()
    etudier = fenetre.disposition.etudier
    barre = barre_de(etudier)
    titres = [barre.tabText(rang) for rang in range(barre.count())]
    assert titres[0] == "Bibliothèque"
    assert titres[-2:] == ["Exercices", "Mes erreurs"]
    qtbot.mouseClick(barre, GAUCHE, pos=barre.tabRect(len(titres) - 2).center())
    assert fenetre.salles.exercices.plateau.isVisible()
    assert fenetre.salles.exercices.panneau.isVisible()
    assert barre.isVisible()
    qtbot.mouseClick(barre, GAUCHE, pos=barre.tabRect(len(titres) - 1).center())
    assert not fenetre.salles.exercices.plateau.isVisible()
    assert (fenetre.disposition.modes.nom, etudier.nom) == ("etudier", "erreurs")
    assert trouver(etudier, QWidget, "page_erreurs").isVisible()
    assert not trouver(etudier, QPushButton, "bouton_revoir_erreurs").isEnabled(), "le carnet est vide"


def test_une_fenetre_quittee_la_y_rouvre_sa_page(qtbot: QtBot, memoire: Memoire) -> None:
    memoire.ecrire(MODE, "etudier")
    fenetre = ouvrir(qtbot, memoire)
    qtbot.waitUntil(lambda: fenetre.findChild(QWidget, "page_bibliotheque") is not None)
    qtbot.waitUntil(trouver(fenetre, QWidget, "page_bibliotheque").isVisible)
    fermer(fenetre)


def test_un_coup_y_est_essaye_sans_reponse(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QAction, "action_mode_etudier").trigger()
    jouer(qtbot, fenetre, "f5d6c3")
    assert fenetre.situation.marche is Marche.PRETE
    assert fenetre.partie_montree.nb_coups == 3
    assert fenetre.partie_montree.provenance.essayee(fenetre.partie_montree.historique)
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_Left)
    assert fenetre.partie_montree.nb_coups == 2, "les flèches parcourent ce que l'on étudie"
