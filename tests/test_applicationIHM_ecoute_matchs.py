"""Matches by keys alone: a series is set up, played, stopped and begun again, its games are opened; all is told."""

from __future__ import annotations

from typing import Any, Final

import pytest
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.joueurs import IAalea
from tests.clavier import CTRL, TOUCHE, aller_a, aller_au_plateau, ecrire, taper
from tests.fenetre import choisir
from tests.lecteur_ecran import LecteurEcran
from ui.situation import Marche

JOUEURS: Final = "X : Aléatoire ; O : Aléatoire"
COUPS: Final = ["X : a1", "O : b1", "X : c1", "O : a2", "X : b2", "O : c2", "X : a3"]
EGALITE: Final = "X gagne ; Aléatoire n° 1 et Aléatoire n° 2 à égalité : 1 à 1 en points"
LISTE: Final = "→ Parties jouées : Entrée en ouvre une | Double clic ou Entrée : revoir la partie"
FERMEE: Final = "La partie revue est refermée : le plateau est à la partie en cours"


def regler(qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set up two games of two players that take the first free square, with no pause between their moves."""

    def premier(_: IAalea, jeu: Any, etat: Any, arret: object = None) -> Any:
        return min(jeu.coups_legaux(etat))

    monkeypatch.setattr(IAalea, "choisir", premier)
    choisir(fenetre, "jeu", "morpion")
    taper(qtbot, fenetre, TOUCHE.Key_F9)
    for camp in ("noir", "blanc"):
        aller_a(qtbot, fenetre, f"{camp}_humain")
        taper(qtbot, fenetre, TOUCHE.Key_Right)
        taper(qtbot, fenetre, TOUCHE.Key_Space)
    aller_a(qtbot, fenetre, "nombre_parties")
    ecrire(qtbot, fenetre, "2")
    aller_a(qtbot, fenetre, "cadence")
    taper(qtbot, fenetre, TOUCHE.Key_Home)


def entendre(qtbot: QtBot, lecteur: LecteurEcran, *attendues: str) -> None:
    """Wait for all that is told since the last time, and for nothing else."""
    qtbot.waitUntil(lambda: len(lecteur.tout) >= len(attendues))
    assert lecteur.tout == list(attendues)
    lecteur.oublier()


def test_une_serie_se_regle_s_arrete_et_se_suit(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.fenetre.affichage.CADENCE_LISIBLE", 0)
    aller_au_plateau(qtbot, fenetre, lecteur)
    regler(qtbot, fenetre, monkeypatch)
    assert lecteur.tout[1:] == [
        "Matchs",
        "→ Indices | non coché | G 4 : gain en 4 demi-coups ; N : nulle ; P 4 : perte en 4 demi-coups",
        *("→ Série", "→ Match"),
        *("→ X : Replier les cases | coché | Replier les cases", "→ X : Humain | coché | À la souris ou au clavier"),
        *("= non coché", "→ X : Aléatoire | coché | Un coup légal au hasard"),
        "→ O : Replier les cases | coché | Replier les cases",
        "→ O : Humain | non coché | À la souris ou au clavier",
        *("→ O : Aléatoire | non coché | Un coup légal au hasard", "= coché"),
        "→ Nombre de parties | 1 | Nombre de parties d'une série IA contre IA.",
        "→ Alterner les camps | coché | Échanger les camps à chaque partie de la série.",
        "→ Replier les réglages | coché | Replier les réglages",
        *("→ Cadence en millisecondes | 200 | Pause entre deux coups de machines.", "= 0"),
    ]
    lecteur.oublier()
    for touche in (TOUCHE.Key_F5, TOUCHE.Key_F6):
        taper(qtbot, fenetre, touche)
    arretee = "Partie interrompue : Reprendre (F5) pour continuer"
    entendre(qtbot, lecteur, "→ Grille de morpion | b2, vide", f"Partie 1 sur 2. {JOUEURS}", arretee)
    taper(qtbot, fenetre, TOUCHE.Key_F6)
    entendre(qtbot, lecteur, "Rien à arrêter : ni partie ni analyse en cours")
    taper(qtbot, fenetre, TOUCHE.Key_F5)
    reprise, suivante = f"Partie reprise. {JOUEURS}", f"Partie 2 sur 2. {JOUEURS}"
    entendre(qtbot, lecteur, reprise, *COUPS, "X gagne", suivante, *COUPS, EGALITE)


def test_une_serie_trop_rapide_dit_son_debut_et_sa_fin_et_ses_parties_se_rouvrent(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, monkeypatch: pytest.MonkeyPatch
) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    regler(qtbot, fenetre, monkeypatch)
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_F5)
    debut = "→ Grille de morpion | b2, vide", f"Partie 1 sur 2. {JOUEURS}"
    entendre(qtbot, lecteur, *debut, EGALITE)
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE and not fenetre.situation.occupe)
    aller_a(qtbot, fenetre, "parties_jouees")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Down)
    taper(qtbot, fenetre, TOUCHE.Key_Return)
    une, ici = "Partie 1 : Aléatoire – Aléatoire, X gagne", "→ Grille de morpion | b2, X"
    entendre(qtbot, lecteur, f"→ {une}", ici, une, COUPS[-1])
    taper(qtbot, fenetre, TOUCHE.Key_Home, CTRL)
    taper(qtbot, fenetre, TOUCHE.Key_Right, CTRL)
    entendre(qtbot, lecteur, "C'est le début de la partie", COUPS[0])
    taper(qtbot, fenetre, TOUCHE.Key_F9)
    entendre(qtbot, lecteur, LISTE, COUPS[-1], FERMEE, "Matchs")


def test_recommencer_une_serie_se_demande(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, monkeypatch: pytest.MonkeyPatch
) -> None:
    aller_au_plateau(qtbot, fenetre, lecteur)
    regler(qtbot, fenetre, monkeypatch)
    taper(qtbot, fenetre, TOUCHE.Key_F5)
    qtbot.waitUntil(lambda: EGALITE in lecteur.tout)
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_N, CTRL)
    question = (
        "! Recommencer ? Les parties finies (2) quittent la liste et restent dans les parties récentes ; "
        "une série se retrouve, finie ou non, par « Revenir à la série quittée »."
    )
    entendre(qtbot, lecteur, question, "→ Non")
    taper(qtbot, fenetre, TOUCHE.Key_Tab)
    taper(qtbot, fenetre, TOUCHE.Key_Space)
    suite = ("Aucun coup n'a été joué", f"Partie 1 sur 2. {JOUEURS}", EGALITE)
    entendre(qtbot, lecteur, "→ Oui", "→ Grille de morpion | b2, X", *suite)
