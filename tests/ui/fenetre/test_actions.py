"""The buttons and the menu entries: what each does, and when it may be used."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QMainWindow, QMenu, QMenuBar, QPushButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.positions import partie_jouee
from ui.fenetre.actions import Commandes
from ui.socle.chargeur import trouver
from ui.socle.theme import CLAIR

BOUTONS = ("demarrer", "recommencer", "arreter")
RECULER, AVANCER = ("annuler", "debut", "precedent", "copier"), ("retablir", "suivant", "fin")
TOUJOURS = ("quitter", "echanger", "raccourcis", "a_propos")
GESTES = (*BOUTONS, *RECULER, *AVANCER, *TOUJOURS)


@pytest.fixture
def faits() -> list[str]:
    return []


@pytest.fixture
def commandes(coquille: QMainWindow, faits: list[str]) -> Commandes:
    return Commandes(coquille, {nom: lambda nom=nom: faits.append(nom) for nom in GESTES})  # type: ignore[misc]


def entree(coquille: QMainWindow, nom: str) -> QAction:
    return trouver(coquille, QAction, f"action_{nom}")


def test_chaque_bouton_et_chaque_entree_fait_son_geste_une_fois(
    qtbot: QtBot, coquille: QMainWindow, commandes: Commandes, faits: list[str]
) -> None:
    for nom in GESTES:
        entree(coquille, nom).trigger()
    for nom in BOUTONS:
        qtbot.mouseClick(trouver(coquille, QPushButton, f"bouton_{nom}"), Qt.MouseButton.LeftButton)
    assert faits == [*GESTES, *BOUTONS]


@pytest.mark.parametrize("analyse", [False, True], ids=["", "une analyse"])
@pytest.mark.parametrize("avance", [False, True], ids=["", "des coups annulés"])
@pytest.mark.parametrize("recule", [False, True], ids=["", "des coups joués"])
@pytest.mark.parametrize(
    ("en_cours", "commencee", "boutons"),
    [
        (False, False, {"demarrer"}),
        (True, False, {"recommencer", "arreter"}),
        (True, True, {"recommencer", "arreter"}),
        (False, True, {"demarrer", "recommencer"}),
    ],
    ids=["neuve", "démarrée", "en cours", "arrêtée"],
)
def test_seul_ce_qui_ferait_quelque_chose_est_permis(
    coquille: QMainWindow,
    commandes: Commandes,
    en_cours: bool,
    commencee: bool,
    boutons: set[str],
    recule: bool,
    avance: bool,
    analyse: bool,
) -> None:
    partie = partie_jouee("d3c3"[: 2 * (recule + avance)])
    partie.aller_a(int(recule))
    commandes.permettre(partie, en_cours=en_cours, commencee=commencee, analyse=analyse)
    boutons = boutons | ({"arreter"} if analyse else set())
    attendues = boutons | set(TOUJOURS) | set(RECULER if recule else ()) | set(AVANCER if avance else ())
    assert {nom for nom in GESTES if entree(coquille, nom).isEnabled()} == attendues
    assert {nom for nom in BOUTONS if trouver(coquille, QPushButton, f"bouton_{nom}").isEnabled()} == boutons


def test_alterner_est_le_meme_choix_dans_le_menu_et_sur_la_carte(coquille: QMainWindow, commandes: Commandes) -> None:
    case, alterner = trouver(coquille, QCheckBox, "alterner_couleurs"), trouver(coquille, QAction, "action_alterner")
    for geste in (case.click, alterner.trigger, alterner.trigger, case.click):
        avant = case.isChecked()
        geste()
        assert case.isChecked() is alterner.isChecked() is not avant


def test_un_geste_sans_entree_de_menu_est_refuse(coquille: QMainWindow) -> None:
    with pytest.raises(LookupError, match="action_danser"):
        Commandes(coquille, {"danser": lambda: None})


def test_chaque_entree_a_son_raccourci_et_lui_seul(coquille: QMainWindow) -> None:
    touches = {
        action.objectName(): action.shortcut().toString()
        for action in coquille.findChildren(QAction)
        if action.objectName()
    }
    assert all(touches.values()), touches
    assert len(set(touches.values())) == len(touches)


def test_les_boutons_ont_leur_icone(coquille: QMainWindow, commandes: Commandes) -> None:
    commandes.definir_theme(CLAIR)
    assert not any(trouver(coquille, QPushButton, f"bouton_{nom}").icon().isNull() for nom in BOUTONS)


def menus(entrees: Sequence[QAction]) -> Iterator[list[str]]:
    """Yield the texts of a menu, then those of each menu in it."""
    yield [entree.text() for entree in entrees if not entree.isSeparator()]
    for entree in entrees:
        if isinstance(sous_menu := entree.menu(), QMenu):
            yield from menus(sous_menu.actions())


@pytest.mark.parametrize("langue", ["fr", "en"])
def test_chaque_entree_se_choisit_par_une_lettre_et_elle_seule(fenetre: ApplicationIHM, langue: str) -> None:
    fenetre.preferences.choisir_langue(langue)
    barre = trouver(fenetre, QMenuBar, "barre_menus").actions()
    vus = list(menus(barre))
    assert len(vus) > len(barre), "les sous-menus aussi"
    modes = [action.text() for action in fenetre.findChildren(QAction) if action.objectName().startswith("action_mode")]
    for textes in (*vus, vus[0] + modes):  # the header and the bar are in sight together
        lettres = [re.findall("&(.)", texte) for texte in textes]
        assert all(len(lettre) == 1 for lettre in lettres), textes
        assert len({lettre.lower() for [lettre] in lettres}) == len(textes), textes
