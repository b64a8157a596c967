"""The projector: what goes, what grows, and that all of it comes back."""

from __future__ import annotations

import shutil
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QLabel, QPushButton, QToolBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import PATIENCE, choisir, fermer, memoire_dans, ouvrir, plateau
from tests.tailles import quelques
from tests.ui.disposition.mesures import cote_du_plateau, dimensionner, reposer
from ui.disposition.entete import BANDE
from ui.disposition.modes import MODES
from ui.plateau.fantome import CoucheFantome
from ui.raisonnement.attracteurs.carte import CarteMorpion
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memorisation
from ui.widgets.barre_etat import TexteDeBarre

DOCKS = ("dock_panneau", "dock_tournoi", "arbre_recherche")


def test_echap_et_son_bouton_disent_qu_on_le_quitte(
    qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]
) -> None:
    for quitter in (
        lambda: qtbot.keyClick(plateau(fenetre), Qt.Key.Key_Escape),
        lambda: trouver(fenetre, QPushButton, "bouton_sortie_projecteur").click(),
    ):
        qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
        entendus.clear()
        quitter()
        assert entendus == [("Mode projecteur : non", False)]


def etat(fenetre: ApplicationIHM) -> dict[str, Any]:
    """What an eye sees of the layout: what is shown, where, and in what letters."""
    widgets = [widget for widget in fenetre.findChildren(QWidget) if widget.objectName() and widget.isVisible()]
    return {
        widget.objectName(): (widget.geometry().getRect(), widget.font().pointSizeF(), widget.font().pixelSize())
        for widget in widgets
        if widget.window() is fenetre and not widget.objectName().startswith("qt_")
    } | {"fenetre": fenetre.size().toTuple()}


@pytest.mark.parametrize(("taille", "nom"), quelques(product([(1366, 768), (820, 640)], MODES), 3))
def test_il_rend_exactement_ce_qui_etait_la(
    qtbot: QtBot, fenetre: ApplicationIHM, nom: str, taille: tuple[int, int]
) -> None:
    dimensionner(fenetre, *taille)
    fenetre.disposition.modes.choisir(nom)
    if nom == "comprendre":
        qtbot.waitUntil(
            lambda: fenetre.salles.arbres.dock.arbre is not None and not fenetre.salles.arbres.recherche.occupee
        )
    if nom == "etudier":  # the library, which is empty, has been read
        qtbot.waitUntil(trouver(fenetre, QPushButton, "bouton_wthor").isVisible, timeout=PATIENCE)
    reposer()
    avant = etat(fenetre)
    tolere = 0 if taille[0] > 1000 else 20  # px: below the board, the edge of the panel may settle a line lower
    for touche in (Qt.Key.Key_F10, Qt.Key.Key_Escape):
        qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
        reposer()
        assert etat(fenetre) != avant
        assert fenetre.size().toTuple() == taille
        qtbot.keyClick(plateau(fenetre), touche)
        reposer()
        apres = etat(fenetre)
        assert apres.keys() == avant.keys()
        assert {nom: (avant[nom], apres[nom]) for nom in avant if ecart(apres[nom], avant[nom]) > tolere} == {}


def ecart(un: Any, autre: Any) -> float:
    """By how much two measures, or two bundles of them, differ at most."""
    if isinstance(un, tuple):
        return max(ecart(a, b) for a, b in zip(un, autre, strict=True))
    return float(abs(un - autre))


def test_il_ne_laisse_que_le_plateau_les_joueurs_et_la_phrase(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 1366, 768)
    petit, lettres = cote_du_plateau(fenetre), trouver(fenetre, QLabel, "nom_noir").fontMetrics().height()
    qtbot.keyClick(fenetre, Qt.Key.Key_F10)
    reposer()
    assert not trouver(fenetre, QToolBar, "entete").isVisible()
    assert not any(trouver(fenetre, QDockWidget, nom).isVisible() for nom in DOCKS)
    assert not any(trouver(fenetre, QToolButton, f"bouton_{nom}").isVisible() for nom in BANDE)
    assert cote_du_plateau(fenetre) > petit
    for nom in ("nom_noir", "score_noir", "trait"):
        assert trouver(fenetre, QLabel, nom).isVisible()
    assert trouver(fenetre, QLabel, "nom_noir").fontMetrics().height() >= 1.3 * lettres
    barre = trouver(fenetre, QWidget, "barre_etat")
    for texte in barre.findChildren(TexteDeBarre):
        if texte.isVisible():
            assert texte.height() >= 2 * texte.fontMetrics().height(), "ses deux lignes, entières"


def test_dans_comprendre_il_garde_l_arbre_et_sa_phrase_en_grand(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 1366, 768)
    fenetre.disposition.modes.choisir("comprendre")
    reposer()
    dock = fenetre.salles.arbres.dock
    lettres, detail = dock.phrase.fontMetrics().height(), dock.etat.fontMetrics().height()
    qtbot.keyClick(fenetre, Qt.Key.Key_F10)
    reposer()
    assert dock.isVisible()
    assert dock.phrase.isVisible()
    assert dock.lecture.isVisible()
    assert dock.phrase.fontMetrics().height() >= 1.5 * lettres
    for forme in (dock.reglage, dock.outils, dock.comptes):
        assert not forme.isVisible()
    assert dock.etat.fontMetrics().height() >= 1.3 * detail, "la petite ligne aussi"
    bas = dock.etat.mapTo(fenetre, dock.etat.rect().bottomLeft()).y()
    assert fenetre.height() - 40 < bas < fenetre.height(), "rien de vide dessous : l'arbre a le reste"


def test_un_grand_ecran_a_d_aussi_grandes_lettres_sur_le_mur(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """A wall has one size: with more points on it, all of the projector has more of them."""
    dock, vues = fenetre.salles.arbres.dock, []
    fenetre.disposition.modes.choisir("comprendre")
    for taille in ((1366, 768), (1920, 1040)):
        dimensionner(fenetre, *taille)
        reposer()
        qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
        reposer()
        textes = [
            dock.phrase,
            dock.etat,
            *(trouver(fenetre, QLabel, nom) for nom in ("nom_noir", "score_noir", "trait")),
        ]
        vues.append([texte.fontMetrics().height() for texte in textes])
        bas = dock.etat.mapTo(fenetre, dock.etat.rect().bottomLeft()).y()
        assert fenetre.height() - 40 < bas < fenetre.height(), "rien de vide dessous"
        qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
    assert all(1.3 < grand / petit < 1.5 for petit, grand in zip(*vues, strict=True)), vues


def test_un_exemple_y_garde_la_case_dont_il_parle(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Its sentence asks a class to tick it."""
    dimensionner(fenetre, 1024, 768)
    fenetre.disposition.modes.choisir("comprendre")
    dock = fenetre.salles.arbres.dock
    qtbot.waitUntil(lambda: dock.arbre is not None)
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
    dock.exemples.menu().actions()[0].trigger()
    case = dock.reglage.ordonner
    qtbot.waitUntil(case.isVisible)
    assert case.text() in dock.exemple.text()
    assert not dock.reglage.choix.isVisible()
    qtbot.waitUntil(lambda: case.x() == 0)  # over its sentence
    qtbot.mouseClick(case, Qt.MouseButton.LeftButton, pos=QPoint(8, case.height() // 2))
    qtbot.waitUntil(lambda: dock.arbre is not None and dock.arbre.ordonne)
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
    assert dock.reglage.choix.isVisible()


@pytest.mark.parametrize("taille", [(1024, 768), (1366, 768)])
def test_l_ordre_des_touches_ne_change_rien(qtbot: QtBot, fenetre: ApplicationIHM, taille: tuple[int, int]) -> None:
    """Whether one goes to the projector from the tree or to the tree at the projector."""
    dimensionner(fenetre, *taille)
    dock, vus = fenetre.salles.arbres.dock, []
    for touches in ((Qt.Key.Key_F10, Qt.Key.Key_F8), (Qt.Key.Key_F8, Qt.Key.Key_F10)):
        for touche in touches:
            qtbot.keyClick(plateau(fenetre), touche)
            reposer()
        qtbot.waitUntil(lambda: dock.arbre is not None)
        reposer()
        vus.append((cote_du_plateau(fenetre), dock.geometry(), dock.toile.height(), dock.phrase.geometry()))
        bas = dock.etat.mapTo(fenetre, dock.etat.rect().bottomLeft()).y()
        assert fenetre.height() - 40 < bas < fenetre.height(), "rien de vide dessous"
        qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
        fenetre.disposition.modes.choisir("jouer")
    assert vus[0] == vus[1]


def test_les_attracteurs_y_tiennent_en_entier(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "jeu", "morpion")
    dimensionner(fenetre, 1366, 749)
    fenetre.disposition.modes.choisir("comprendre")
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
    qtbot.waitUntil(lambda: bool(fenetre.findChildren(CarteMorpion)))
    (carte,) = fenetre.findChildren(CarteMorpion)
    fenetre.salles.arbres.dock.onglets.setCurrentIndex(1)
    qtbot.waitUntil(carte.isVisible)
    reposer()
    assert carte.mapTo(fenetre, carte.rect().bottomLeft()).y() < fenetre.height()


@pytest.mark.parametrize(("jeu", "noms"), [("morpion", ["carte_morpion"]), ("nim", ["grundy_coups", "grundy_tas"])])
def test_echap_y_quitte_le_fantome_puis_le_projecteur(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: str, noms: list[str]
) -> None:
    choisir(fenetre, "jeu", jeu)
    dimensionner(fenetre, 1366, 749)
    fenetre.disposition.modes.choisir("comprendre")
    fenetre.salles.arbres.dock.onglets.setCurrentIndex(1)
    projecteur = trouver(fenetre, QAction, "action_projecteur")
    fantome = trouver(fenetre, CoucheFantome, "fantome")
    for nom in noms:
        qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
        qtbot.waitUntil(partial(_montre, fenetre, nom))
        widget = trouver(fenetre, QWidget, nom)
        widget.setFocus()
        if nom != "grundy_tas":
            qtbot.waitUntil(partial(_descendre, qtbot, widget, fantome))
            qtbot.keyClick(widget, Qt.Key.Key_Escape)
            assert fantome.vue is None
            assert projecteur.isChecked()
        qtbot.keyClick(widget, Qt.Key.Key_Escape)
        assert not projecteur.isChecked()


def _montre(fenetre: ApplicationIHM, nom: str) -> bool:
    return any(widget.isVisible() for widget in fenetre.findChildren(QWidget, nom))


def _descendre(qtbot: QtBot, widget: QWidget, fantome: CoucheFantome) -> bool:
    """Go down in ``widget`` once what it shows has been found, and tell whether a position lies over the board."""
    qtbot.keyClick(widget, Qt.Key.Key_Down)
    return fantome.vue is not None


def test_les_avis_s_y_taisent_et_reviennent(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 1366, 768)
    barres = [trouver(fenetre, QWidget, f"barre_{nom}") for nom in ("reprise", "incident")]
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
    reposer()
    grand = cote_du_plateau(fenetre)
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
    barres[0].show()
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
    barres[1].show()  # told meanwhile
    reposer()
    assert not any(barre.isVisible() for barre in barres)
    assert cote_du_plateau(fenetre) == grand
    barres[0].hide()  # settled meanwhile
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
    assert [barre.isVisible() for barre in barres] == [False, True]
    barres[1].hide()


def test_il_ne_refuse_a_aucune_taille(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    for taille in ((640, 520), (960, 540), (700, 1000), (1920, 1032)):
        dimensionner(fenetre, *taille)
        for nom in ("jouer", "comprendre"):
            fenetre.disposition.modes.choisir(nom)
            trouver(fenetre, QAction, "action_panneau").setChecked(False)
            reposer()
            petit = cote_du_plateau(fenetre)
            qtbot.keyClick(fenetre, Qt.Key.Key_F10)
            reposer()
            assert not trouver(fenetre, QToolBar, "entete").isVisible()
            assert fenetre.size().toTuple() == taille
            if nom == "jouer":  # as wide as the window already, in a high one; in a large one letters take their part
                assert cote_du_plateau(fenetre) > petit * (0.97 if taille[0] > 1700 else 1) or petit > taille[0] - 32
            qtbot.keyClick(fenetre, Qt.Key.Key_F10)
            reposer()
            assert cote_du_plateau(fenetre) == petit


def test_changer_de_theme_garde_la_taille_des_lettres(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    qtbot.keyClick(fenetre, Qt.Key.Key_F10)
    reposer()
    grand = trouver(fenetre, QLabel, "nom_noir").fontMetrics().height()
    qtbot.keyClick(fenetre, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    reposer()
    assert trouver(fenetre, QLabel, "nom_noir").fontMetrics().height() == grand


def test_il_garde_l_ecran_entier(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.showMaximized()
    reposer()
    for _ in range(2):
        qtbot.keyClick(fenetre, Qt.Key.Key_F10)
        reposer()
        assert fenetre.isMaximized()


def test_ferme_au_projecteur_la_fenetre_rouvre_entiere(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Closing leaves the projector first: what is remembered is the ordinary layout."""
    qtbot.keyClick(fenetre, Qt.Key.Key_F10)
    fenetre.close()
    assert not trouver(fenetre, QAction, "action_projecteur").isChecked()
    assert not trouver(fenetre, QToolBar, "entete").isHidden()


def test_tuee_au_projecteur_la_fenetre_rouvre_entiere(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path
) -> None:
    """What was written a second after the last change is all that is left."""
    qtbot.keyClick(fenetre, Qt.Key.Key_F10)
    trouver(fenetre, Memorisation, "").maintenant()
    tuee = fichier_memoire.with_name("tuee.ini")
    shutil.copy(fichier_memoire, tuee)
    rouverte = ouvrir(qtbot, memoire_dans(tuee))
    assert trouver(rouverte, QToolBar, "entete").isVisible()
    fermer(rouverte)


def test_on_en_sort_aussi_par_un_bouton_en_vue(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    sortie = trouver(fenetre, QPushButton, "bouton_sortie_projecteur")
    for nom in ("jouer", "comprendre"):
        dimensionner(fenetre, 1366, 768)
        fenetre.disposition.modes.choisir(nom)
        assert not sortie.isVisible()
        qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
        reposer()
        assert sortie.isVisible()
        assert fenetre.rect().contains(sortie.mapTo(fenetre, sortie.rect().bottomRight()))
        qtbot.mouseClick(sortie, Qt.MouseButton.LeftButton)
        reposer()
        assert trouver(fenetre, QToolBar, "entete").isVisible()
        assert not sortie.isVisible()


def test_a_une_grande_echelle_les_noms_restent_entiers(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """A full screen of 1920 × 1080 at a scale of 2 is a window of 960 × 540."""
    dimensionner(fenetre, 960, 540)
    fenetre.disposition.modes.choisir("comprendre")
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F10)
    reposer()
    noms = [trouver(fenetre, QLabel, f"nom_{couleur}") for couleur in ("noir", "blanc")]
    assert [nom.text() for nom in noms if nom.width() < nom.fontMetrics().horizontalAdvance(nom.text())] == []


def test_un_long_message_s_arrete_devant_le_bouton_de_sortie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 1366, 768)
    qtbot.keyClick(fenetre, Qt.Key.Key_F10)
    barre = fenetre.widgets.barre_etat
    barre.showMessage("Un message très long " * 30)
    reposer()
    assert barre.width() / 2 < barre.cadre_message.right() < trouver(barre, QPushButton, "bouton_sortie_projecteur").x()


def test_echap_le_quitte_depuis_l_arbre_quand_une_lettre_attendait_au_plateau(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    fenetre.disposition.modes.choisir("comprendre")
    qtbot.waitUntil(
        lambda: fenetre.salles.arbres.dock.arbre is not None and not fenetre.salles.arbres.recherche.occupee
    )
    plateau(fenetre).setFocus()
    plateau(fenetre).montrer_clavier()
    qtbot.keyClicks(plateau(fenetre), "c")
    assert plateau(fenetre).saisie == "c"
    fenetre.salles.arbres.dock.toile.setFocus()
    qtbot.keyClick(fenetre, Qt.Key.Key_F10)
    qtbot.keyClick(fenetre.salles.arbres.dock.toile, Qt.Key.Key_Escape)
    assert not trouver(fenetre, QAction, "action_projecteur").isChecked()
