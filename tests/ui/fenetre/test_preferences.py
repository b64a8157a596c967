"""Theme, language and display options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ecosysteme.reglages import (
    A_MON_NIVEAU,
    ANIMATIONS,
    COMMENTAIRE_MATCHS,
    COUPS_LEGAUX,
    LANGUE,
    ORIENTATION,
    PIONS,
    PLATEAU,
    THEME,
    Reglage,
)
from ui.fenetre.preferences import Preferences
from ui.socle.aspects.orientation import ORIENTATIONS
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.socle.theme import CLAIR, SOMBRE, THEMES, Theme, habiller
from ui.widgets.fenetre import FenetreDessinee

EXCLUSIVES = (("clair", "sombre"), ("fr", "en"))


@pytest.fixture
def ouvrir(coquille: FenetreDessinee, qapp: QApplication) -> Iterator[Callable[[Memoire], Preferences]]:
    ouvertes: list[Preferences] = []

    def ouvre(memoire: Memoire) -> Preferences:
        ouvertes.append(Preferences(coquille, qapp, memoire))
        return ouvertes[-1]

    yield ouvre
    for preferences in ouvertes:
        preferences.fermer()
    habiller(qapp, coquille, CLAIR)


def action(coquille: FenetreDessinee, nom: str) -> QAction:
    return trouver(coquille, QAction, f"action_{nom}")


def cochees(coquille: FenetreDessinee) -> list[str]:
    return [nom for paire in EXCLUSIVES for nom in paire if action(coquille, nom).isChecked()]


def test_au_premier_jour_la_fenetre_est_comme_le_systeme_puis_comme_on_l_a_choisie(
    coquille: FenetreDessinee,
    memoire: Memoire,
    ouvrir: Callable[[Memoire], Preferences],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ui.fenetre.preferences.theme_du_systeme", lambda: "sombre")
    monkeypatch.setattr("ui.fenetre.preferences.langue_du_systeme", lambda: "en")
    for _ in range(2):  # nothing is remembered that nobody chose
        ouvrir(memoire).appliquer()
        assert cochees(coquille) == ["sombre", "en"]
    action(coquille, "clair").trigger()
    action(coquille, "fr").trigger()
    ouvrir(memoire).appliquer()
    assert cochees(coquille) == ["clair", "fr"]


def test_au_premier_jour_la_fenetre_est_claire_et_francaise(
    coquille: FenetreDessinee, memoire: Memoire, ouvrir: Callable[[Memoire], Preferences]
) -> None:
    preferences = ouvrir(memoire)
    preferences.appliquer()
    assert (preferences.theme, preferences.langue, cochees(coquille)) == (CLAIR, "fr", ["clair", "fr"])
    assert preferences.coups_legaux.isChecked()
    assert preferences.animations.isChecked()


def test_sans_mouvement_au_systeme_les_animations_attendent_qu_on_les_veuille(
    coquille: FenetreDessinee,
    memoire: Memoire,
    ouvrir: Callable[[Memoire], Preferences],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ui.fenetre.preferences.ecouter_mouvement", lambda _, reduire: reduire())
    preferences = ouvrir(memoire)
    assert not preferences.animations.isChecked()
    preferences.animations.trigger()
    assert ouvrir(memoire).animations.isChecked(), "ce que l'on a choisi passe avant le système"
    preferences.animations.setChecked(False)
    monkeypatch.setattr("ui.fenetre.preferences.ecouter_mouvement", lambda *_: None)
    assert not ouvrir(memoire).animations.isChecked()


def test_chaque_theme_du_menu_habille_l_application_et_se_retient(
    qapp: QApplication, coquille: FenetreDessinee, memoire: Memoire, ouvrir: Callable[[Memoire], Preferences]
) -> None:
    preferences, annonces = ouvrir(memoire), list[Theme]()
    preferences.theme_change.connect(annonces.append)
    preferences.appliquer()
    for nom in ("sombre", "sombre", "clair"):
        action(coquille, nom).trigger()
        assert cochees(coquille) == [nom, "fr"], "le thème du moment reste coché"
        assert qapp.palette().color(QPalette.ColorRole.Window).name() == THEMES[nom].fond
        assert memoire.lire(THEME) == nom
    assert annonces[0] == annonces[-1] == CLAIR
    assert SOMBRE in annonces


@pytest.mark.parametrize("reglage", [PLATEAU, PIONS, ORIENTATION], ids=lambda reglage: reglage.nom)
def test_chaque_aspect_du_plateau_se_donne_a_tous_et_se_retient(
    coquille: FenetreDessinee, memoire: Memoire, ouvrir: Callable[[Memoire], Preferences], reglage: Reglage
) -> None:
    preferences, annonces = ouvrir(memoire), list[Theme]()
    preferences.appliquer()
    preferences.theme_change.connect(annonces.append)
    for nom in (*reversed(reglage.choix), reglage.choix[-1]):
        action(coquille, f"{reglage.nom}_{nom}").trigger()
        coches = [un for un in reglage.choix if action(coquille, f"{reglage.nom}_{un}").isChecked()]
        aspect, cote = annonces[-1].plateau, annonces[-1].orientation
        assert (coches, memoire.lire(reglage)) == ([nom], nom)
        assert nom in (aspect.nom, aspect.pions) or cote == ORIENTATIONS.get(nom)
    action(coquille, "sombre").trigger()
    choix = (str(memoire.lire(un)) for un in (PLATEAU, PIONS, ORIENTATION))
    assert annonces[-1] == SOMBRE.avec(*choix)
    revenues = ouvrir(memoire)
    revenues.appliquer()
    assert revenues.theme == annonces[-1]
    assert action(coquille, f"{reglage.nom}_{reglage.choix[-1]}").isChecked()


def test_chaque_langue_du_menu_se_parle_et_se_retient(
    qtbot: QtBot, coquille: FenetreDessinee, memoire: Memoire, ouvrir: Callable[[Memoire], Preferences]
) -> None:
    preferences, titre = ouvrir(memoire), trouver(coquille, QLabel, "etiquette_jeu")
    preferences.appliquer()
    for nom, texte in (("en", "Game"), ("fr", "Jeu")):
        action(coquille, nom).trigger()
        qtbot.waitUntil(lambda texte=texte: titre.text() == texte)  # type: ignore[misc]
        assert (preferences.langue, cochees(coquille), memoire.lire(LANGUE)) == (nom, ["clair", nom], nom)


def test_les_options_previennent_et_se_retiennent(
    qtbot: QtBot, coquille: FenetreDessinee, memoire: Memoire, ouvrir: Callable[[Memoire], Preferences]
) -> None:
    preferences = ouvrir(memoire)
    options = {
        "coups_legaux": COUPS_LEGAUX,
        "animations": ANIMATIONS,
        "commentaire_matchs": COMMENTAIRE_MATCHS,
        "a_mon_niveau": A_MON_NIVEAU,
    }
    for nom, reglage in options.items():
        for voulu in (not reglage.defaut, reglage.defaut):
            with qtbot.waitSignal(preferences.affichage_change):
                action(coquille, nom).trigger()
            assert memoire.lire(reglage) is voulu


def test_tout_revient_a_la_prochaine_ouverture(
    coquille: FenetreDessinee, fichier_memoire: Path, ouvrir: Callable[[Memoire], Preferences]
) -> None:
    reglages = QSettings(str(fichier_memoire), QSettings.Format.IniFormat)
    premiere = ouvrir(Memoire(reglages))
    for nom in ("sombre", "en", "coups_legaux", "animations", "commentaire_matchs", "a_mon_niveau"):
        action(coquille, nom).trigger()
    premiere.fermer()
    reglages.sync()
    seconde = ouvrir(Memoire(QSettings(str(fichier_memoire), QSettings.Format.IniFormat)))
    seconde.appliquer()
    assert (seconde.theme, seconde.langue, cochees(coquille)) == (SOMBRE, "en", ["sombre", "en"])
    assert not seconde.coups_legaux.isChecked()
    assert not seconde.animations.isChecked()
    assert action(coquille, "a_mon_niveau").isChecked()
    assert not seconde.commentaire_matchs.isChecked()
