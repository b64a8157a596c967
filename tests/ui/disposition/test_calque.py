"""A layer over the game: what it hides comes back as it was, keys are its own, and one lies there at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from ui.disposition.calque import Calque
from ui.disposition.disposition import Disposition
from ui.fenetre.affichage import Affichage
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.widgets.fenetre import FenetreDessinee

Poser: TypeAlias = Callable[..., tuple[Calque, PlateauVue]]


@pytest.fixture
def disposition(qtbot: QtBot, coquille: FenetreDessinee, affichage: Affichage, memoire: Memoire) -> Disposition:
    disposition = Disposition(coquille, memoire)
    coquille.show()
    disposition.restaurer()
    disposition.completer()
    qtbot.waitExposed(coquille)
    return disposition


@pytest.fixture
def poser(coquille: FenetreDessinee, disposition: Disposition) -> Poser:
    def poser(
        touches: dict[str, Callable[[], object]],
        panneau: QWidget | None = None,
        lettre: Callable[[str], object] | None = None,
    ) -> tuple[Calque, PlateauVue]:
        dessus = PlateauVue(coquille.widgets.plateau.parentWidget())
        barres = QFrame(coquille), QFrame(coquille)
        calque = Calque(coquille, disposition, dessus, barres, touches, panneau=panneau, lettre=lettre)
        calque.quitte.connect(calque.retirer)
        return calque, dessus

    return poser


def test_le_plateau_et_ses_barres_seuls(qtbot: QtBot, coquille: FenetreDessinee, poser: Poser) -> None:
    widgets = coquille.widgets
    calque, dessus = poser({})
    calque.montrer()
    assert dessus.geometry() == widgets.plateau.geometry()
    assert not any(un.isVisible() for un in (widgets.cadre_joueurs, widgets.bande))
    assert widgets.liste_coups.isVisible()
    assert not widgets.plateau.isEnabled()
    coquille.resize(coquille.width() - 100, coquille.height() - 60)
    qtbot.waitUntil(lambda: dessus.geometry() == widgets.plateau.geometry())
    calque.retirer()
    assert not dessus.isVisible()
    assert all(un.isVisible() for un in (widgets.cadre_joueurs, widgets.bande))
    assert widgets.plateau.isEnabled()
    assert widgets.plateau.hasFocus()


def test_un_panneau_cache_ce_qui_dirait_la_reponse(qtbot: QtBot, coquille: FenetreDessinee, poser: Poser) -> None:
    widgets = coquille.widgets
    panneau = QFrame(widgets.contenu_panneau)
    calque, _ = poser({}, panneau=panneau)
    calque.montrer()
    assert panneau.autoFillBackground()
    assert panneau.geometry() == widgets.contenu_panneau.rect()
    assert not any(un.isVisible() for un in (widgets.liste_coups, widgets.barre_etat, widgets.cadre_boutons))
    assert not widgets.entete_jeu.isEnabled()
    assert not any(un.isVisible() for un in (widgets.jeu, widgets.taille))  # those of the game underneath
    coquille.resize(coquille.width(), coquille.height() - 60)
    qtbot.waitUntil(lambda: panneau.geometry() == widgets.contenu_panneau.rect())
    calque.retirer()
    assert not panneau.isVisible()
    assert all(un.isVisible() for un in (widgets.liste_coups, widgets.barre_etat, widgets.cadre_boutons))
    assert widgets.entete_jeu.isEnabled()
    assert all(un.isVisible() for un in (widgets.jeu, widgets.taille))


def test_un_autre_mode_montre_ce_qui_est_a_lui(
    coquille: FenetreDessinee, disposition: Disposition, poser: Poser
) -> None:
    disposition.modes.choisir("matchs")
    calque, _ = poser({}, panneau=QFrame(coquille.widgets.contenu_panneau))
    calque.montrer()
    disposition.modes.choisir("analyser")
    assert not calque.montre
    assert coquille.widgets.cadre_graphique.isVisible()
    assert not trouver(coquille, QTabBar, "onglets_matchs").isVisible()


def test_une_commande_de_la_partie_reprend_le_plateau(coquille: FenetreDessinee, poser: Poser) -> None:
    calque, _ = poser({})
    for action in (coquille.widgets.action_recommencer, coquille.widgets.action_echanger):
        calque.montrer()
        action.trigger()
        assert not calque.montre


def test_un_seul_a_la_fois(poser: Poser) -> None:
    (premier, _), (second, _) = poser({}), poser({})
    premier.montrer()
    second.montrer()
    assert (premier.montre, second.montre) == (False, True)


def test_ses_touches_valent_ou_que_soit_le_clavier(qtbot: QtBot, coquille: FenetreDessinee, poser: Poser) -> None:
    faits: list[str] = []
    ailleurs = QPushButton(coquille)
    ailleurs.show()
    calque, dessus = poser({"R": lambda: faits.append("r")})
    calque.montrer()
    for ou in (dessus, ailleurs):
        ou.setFocus()
        qtbot.keyClick(ou, Qt.Key.Key_R)
    assert faits == ["r", "r"]
    ailleurs.setFocus()
    qtbot.keyClick(ailleurs, Qt.Key.Key_D)  # the beginning of a square's name
    assert (dessus.saisie, coquille.widgets.plateau.saisie) == ("d", "")
    assert dessus.hasFocus()
    qtbot.keyClick(ailleurs, Qt.Key.Key_Escape)
    assert not calque.montre


def test_les_lettres_vont_a_qui_les_veut(qtbot: QtBot, poser: Poser) -> None:
    lettres: list[str] = []
    calque, dessus = poser({}, lettre=lettres.append)
    calque.montrer()
    qtbot.keyClick(dessus, Qt.Key.Key_D)
    assert (lettres, dessus.saisie) == (["d"], "")


def test_une_touche_sans_emploi_reste_a_qui_a_le_clavier(qtbot: QtBot, poser: Poser) -> None:
    revenus: list[bool] = []
    calque, dessus = poser({"Esc": lambda: revenus.append(True), "D": lambda: False})
    calque.montrer()
    qtbot.keyClick(dessus, Qt.Key.Key_D)
    assert dessus.saisie == "d"
    qtbot.keyClick(dessus, Qt.Key.Key_Escape)
    assert (revenus, calque.montre) == ([True], True)
