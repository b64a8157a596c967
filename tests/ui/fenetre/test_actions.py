"""The buttons and the menu entries: what each does, and when it may be used."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QMenu, QMenuBar, QPushButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.tournoi.serie import Serie
from tests.fenetre import PATIENCE, cocher, presser
from tests.positions import partie_jouee
from tests.ui.situations import situation_de
from ui.fenetre.actions import Actions
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.theme import CLAIR
from ui.widgets.fenetre import FenetreDessinee

BOUTONS = ("demarrer", "recommencer", "arreter")
RECULER, AVANCER = ("annuler", "debut", "precedent"), ("retablir", "suivant", "fin")
TOUJOURS = ("quitter", "echanger", "raccourcis", "a_propos")
GESTES = (*BOUTONS, *RECULER, *AVANCER, *TOUJOURS, "prolonger")


@pytest.fixture
def faits() -> list[str]:
    return []


@pytest.fixture
def actions(coquille: FenetreDessinee, faits: list[str]) -> Actions:
    return Actions(coquille.widgets, {nom: lambda nom=nom: faits.append(nom) for nom in GESTES})  # type: ignore[misc]


def entree(coquille: FenetreDessinee, nom: str) -> QAction:
    return trouver(coquille, QAction, f"action_{nom}")


def test_chaque_bouton_et_chaque_entree_fait_son_geste_une_fois(
    qtbot: QtBot, coquille: FenetreDessinee, actions: Actions, faits: list[str]
) -> None:
    for nom in GESTES:
        entree(coquille, nom).trigger()
    for nom in BOUTONS:
        qtbot.mouseClick(trouver(coquille, QPushButton, f"bouton_{nom}"), Qt.MouseButton.LeftButton)
    assert faits == [*GESTES, *BOUTONS]


@pytest.mark.parametrize("marche", Marche)
def test_seul_ce_qui_ferait_quelque_chose_est_permis(
    coquille: FenetreDessinee, actions: Actions, marche: Marche
) -> None:
    """Whatever of a game was played, moves played or taken back, or an analysis there is, one case after the other."""
    for cas in product([False, True], repeat=4):
        jouee, recule, avance, analyse = cas
        serie, partie = Serie(("ia_max", "ia_min")), partie_jouee("d3c3"[: 2 * (recule + avance)])
        partie.aller_a(int(recule))
        if jouee:
            serie.noter(partie_jouee("e6f4e3f6g5d6e7f5c5"))
        actions.suivre(situation_de(partie, serie, marche=marche, analyse=analyse))
        en_cours = marche is Marche.EN_COURS
        permis = {
            "demarrer": not en_cours,
            "recommencer": en_cours or jouee or recule or avance,
            "arreter": en_cours or analyse,
        }
        boutons = {nom for nom, oui in permis.items() if oui}
        attendues = boutons | set(TOUJOURS) | set(RECULER if recule else ()) | set(AVANCER if avance else ())
        assert {nom for nom in GESTES if entree(coquille, nom).isEnabled()} == attendues, cas
        assert {nom for nom in BOUTONS if trouver(coquille, QPushButton, f"bouton_{nom}").isEnabled()} == boutons, cas


def test_alterner_est_le_meme_choix_dans_le_menu_et_sur_la_carte(coquille: FenetreDessinee, actions: Actions) -> None:
    case, alterner = trouver(coquille, QCheckBox, "alterner_couleurs"), trouver(coquille, QAction, "action_alterner")
    for geste in (case.click, alterner.trigger, alterner.trigger, case.click):
        avant = case.isChecked()
        geste()
        assert case.isChecked() is alterner.isChecked() is not avant


def test_un_geste_sans_entree_de_menu_est_refuse(coquille: FenetreDessinee) -> None:
    with pytest.raises(LookupError, match="action_danser"):
        Actions(coquille.widgets, {"danser": lambda: None})


def test_chaque_entree_a_son_raccourci_et_lui_seul(coquille: FenetreDessinee) -> None:
    touches = {
        action.objectName(): action.shortcut().toString()
        for action in coquille.findChildren(QAction)
        if action.objectName()
    }
    assert all(touches.values()), touches
    assert len(set(touches.values())) == len(touches)


def test_les_boutons_ont_leur_icone(coquille: FenetreDessinee, actions: Actions) -> None:
    actions.definir_theme(CLAIR)
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


def test_ce_qui_fut_arrete_se_reprend_dans_les_deux_langues(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    bouton = fenetre.widgets.bouton_demarrer
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_max")
    fenetre.widgets.nombre_parties.setValue(200)
    fenetre.widgets.cadence.setValue(0)
    assert bouton.text() == "Démarrer"
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.serie.jouees > 0, timeout=PATIENCE)
    assert bouton.text() == "Démarrer"
    presser(qtbot, fenetre, "arreter")
    assert (bouton.text(), fenetre.widgets.action_demarrer.text().replace("&", "")) == ("Reprendre", "Reprendre")
    fenetre.widgets.action_en.trigger()
    qtbot.waitUntil(lambda: bouton.text() == "Resume")
    fenetre.widgets.action_fr.trigger()
    qtbot.waitUntil(lambda: bouton.text() == "Reprendre")
    cocher(qtbot, fenetre, "noir_ia_min")
    assert bouton.text() == "Démarrer", "une autre série"
