"""The sounds in the window: which is heard when, and when none is."""

from __future__ import annotations

from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.fautes import Panne
from ecosysteme.reglages import SONS, VOLUME
from tests.fenetre import GAUCHE, cocher, fermer, jouer, message, ouvrir, plateau, presser
from tests.ui.eclair import ECLAIR
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire


class Oreille:
    """Hears what the window plays, in the place of the system's program."""

    def __init__(self) -> None:
        self.noms: list[str] = []
        self.fichiers: list[Path] = []
        self.echec: Panne | None = None

    def __call__(self, fichier: Path, arret: Event) -> None:
        assert current_thread() is not main_thread(), "jamais sur le fil de la fenêtre"
        assert fichier.read_bytes()[:4] == b"RIFF"
        self.noms.append(fichier.stem)
        self.fichiers.append(fichier)
        if self.echec is not None:
            raise self.echec


@pytest.fixture
def oreille(monkeypatch: pytest.MonkeyPatch) -> Oreille:
    oreille = Oreille()
    monkeypatch.setattr("ui.sons.branchement.trouver_lecteur", lambda: oreille)
    return oreille


@pytest.fixture
def sonore(oreille: Oreille, fenetre: ApplicationIHM) -> ApplicationIHM:
    """The window with its sounds on."""
    sons(fenetre).trigger()
    return fenetre


def sons(fenetre: ApplicationIHM) -> QAction:
    return trouver(fenetre, QAction, "action_sons")


def attendre(qtbot: QtBot, oreille: Oreille, debut: str) -> None:
    """Wait until what was heard last begins so."""

    def entendus() -> bool:
        return bool(oreille.noms) and oreille.noms[-1].startswith(debut)

    qtbot.waitUntil(entendus)


def humains(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    presser(qtbot, fenetre, "demarrer")


def test_au_premier_jour_rien_ne_s_entend(qtbot: QtBot, oreille: Oreille, fenetre: ApplicationIHM) -> None:
    assert not sons(fenetre).isChecked()
    humains(qtbot, fenetre)
    jouer(qtbot, fenetre, "d3")
    sons(fenetre).trigger()
    attendre(qtbot, oreille, "coup-4-")
    assert len(oreille.noms) == 1, "le choix s'entend, et rien d'avant lui"


def test_un_coup_s_entend_avec_les_pions_qu_il_retourne(qtbot: QtBot, oreille: Oreille, sonore: ApplicationIHM) -> None:
    humains(qtbot, sonore)
    jouer(qtbot, sonore, "d3")
    attendre(qtbot, oreille, "coup-1-0.5")


def test_un_coup_refuse_s_entend(qtbot: QtBot, oreille: Oreille, sonore: ApplicationIHM) -> None:
    humains(qtbot, sonore)
    qtbot.mouseClick(plateau(sonore), GAUCHE, pos=plateau(sonore).centre((0, 0)))
    attendre(qtbot, oreille, "refus")


def test_sans_animation_les_coups_s_entendent_aussi(qtbot: QtBot, oreille: Oreille, sonore: ApplicationIHM) -> None:
    trouver(sonore, QAction, "action_animations").setChecked(False)
    humains(qtbot, sonore)
    jouer(qtbot, sonore, "d3")
    attendre(qtbot, oreille, "coup-1-")


def test_la_fin_d_une_partie_s_entend_une_fois(qtbot: QtBot, oreille: Oreille, sonore: ApplicationIHM) -> None:
    humains(qtbot, sonore)
    jouer(qtbot, sonore, ECLAIR)
    attendre(qtbot, oreille, "fin")
    trouver(sonore, QAction, "action_coups_legaux").trigger()  # the window is told again of where it stands
    assert [nom.partition("-")[0] for nom in oreille.noms].count("fin") == 1


def test_une_serie_sans_pause_ne_s_entend_pas(qtbot: QtBot, oreille: Oreille, sonore: ApplicationIHM) -> None:
    attendre(qtbot, oreille, "coup-4-")
    cocher(qtbot, sonore, "noir_ia_alea", "blanc_ia_alea")
    sonore.widgets.cadence.setValue(0)
    presser(qtbot, sonore, "demarrer")
    qtbot.waitUntil(lambda: sonore.partie_en_cours.terminee)
    qtbot.waitUntil(lambda: not sonore.situation.occupe)
    assert len(oreille.noms) == 1


def test_peu_de_temps_s_entend_de_la_seule_personne_qui_joue(
    qtbot: QtBot, oreille: Oreille, sonore: ApplicationIHM
) -> None:
    humains(qtbot, sonore)
    sonore.decompte.alerte.emit(30)
    attendre(qtbot, oreille, "temps")


def test_le_projecteur_fait_taire_sauf_si_l_on_redemande(
    qtbot: QtBot, oreille: Oreille, sonore: ApplicationIHM, memoire: Memoire
) -> None:
    projecteur = trouver(sonore, QAction, "action_projecteur")
    projecteur.setChecked(True)
    assert not sons(sonore).isChecked()
    assert memoire.lire(SONS) is True, "le choix est retenu pour après"
    projecteur.setChecked(False)
    assert sons(sonore).isChecked()
    projecteur.setChecked(True)
    sons(sonore).trigger()
    assert sons(sonore).isChecked()
    humains(qtbot, sonore)
    jouer(qtbot, sonore, "d3")
    attendre(qtbot, oreille, "coup-1-")


def test_le_volume_se_choisit_s_entend_et_se_retient(
    qtbot: QtBot, oreille: Oreille, sonore: ApplicationIHM, memoire: Memoire
) -> None:
    for nom, force in (("fort", "1.0"), ("faible", "0.2"), ("moyen", "0.5")):
        trouver(sonore, QAction, f"action_volume_{nom}").trigger()
        attendre(qtbot, oreille, f"coup-4-{force}")
        assert memoire.lire(VOLUME) == nom
        assert [un for un in VOLUME.choix if trouver(sonore, QAction, f"action_volume_{un}").isChecked()] == [nom]


def test_sans_rien_qui_joue_on_le_dit(
    qtbot: QtBot, fenetre: ApplicationIHM, memoire: Memoire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.sons.branchement.trouver_lecteur", lambda: None)
    sons(fenetre).trigger()
    assert not sons(fenetre).isChecked()
    assert memoire.lire(SONS) is False
    assert "pw-play" in message(fenetre)


def test_un_lecteur_qui_echoue_se_dit_et_se_tait(qtbot: QtBot, oreille: Oreille, fenetre: ApplicationIHM) -> None:
    oreille.echec = Panne("{programme} n'a pas pu jouer un son", programme="aplay")
    sons(fenetre).trigger()
    qtbot.waitUntil(lambda: not sons(fenetre).isChecked())
    assert "aplay n'a pas pu jouer un son" in message(fenetre)


def test_le_choix_revient_et_aucun_fichier_ne_reste(qtbot: QtBot, oreille: Oreille, memoire: Memoire) -> None:
    premiere = ouvrir(qtbot, memoire)
    sons(premiere).trigger()
    attendre(qtbot, oreille, "coup-4-")
    fermer(premiere)
    assert not oreille.fichiers[0].exists()
    seconde = ouvrir(qtbot, memoire)
    assert sons(seconde).isChecked()
    fermer(seconde)
