"""Scenes of the screenshots beside the game: a tournament played live, the engines, the glossary."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtGui import QAction, QImage, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QProgressBar, QPushButton

from applicationIHM import ApplicationIHM
from ecosysteme.joueurs.repertoire import MoteurEnregistre
from ui.aide.coupe_racontee import exemple, pas
from ui.aide.glossaire import JEUX, MARCHE, Glossaire
from ui.atelier.essai import attendre, attendre_que, choisir_jeu, cliquer
from ui.joueurs.moteurs_dialogue import DialogueMoteurs
from ui.regles.dialogue import Regles
from ui.socle.chargeur import trouver
from ui.tournoi.dialogue import DialogueTournoi
from ui.tournoi.direct.vignette import Vignette
from ui.tournoi.inscrit import Inscrit
from ui.tournoi.preparation import Preparation

JOUEURS: Final = (Inscrit("ia_alphabeta", "profondeur=2"), Inscrit("ia_max"), Inscrit("ia_min"), Inscrit("ia_alea"))
PARTIES: Final = 2000
PARTIES_AVANT_IMAGE: Final = 240
PROCESSUS: Final = 2
ETAPE_DES_REGLES: Final = 2
AVANT_LA_COUPE: Final = 4  # steps of the walk-through
MOTEURS: Final = (
    MoteurEnregistre(nom="GRhino", commande="gtp-rhino -l 4"),
    MoteurEnregistre(nom="Othellier", commande="othellier moteur --protocole nboard", protocole="nboard", profondeur=8),
)


def jouer_tournoi(fenetre: ApplicationIHM, base: Path) -> None:
    """Launch a tournament kept in ``base``, and let it play until its table says something."""
    choisir_jeu(fenetre, "othello")  # on the board beside it too
    trouver(fenetre, QAction, "action_nouveau_tournoi").trigger()
    dialogue = trouver(fenetre, DialogueTournoi, "dialogue_tournoi")
    dialogue.definir(Preparation(inscrits=JOUEURS, parties=PARTIES, graine=1, taches=PROCESSUS, base=str(base)))
    attendre(0)
    cliquer(trouver(fenetre, QAbstractButton, "tournoi_lancer"))
    progression = trouver(fenetre, QProgressBar, "tournoi_progression")
    attendre_que(lambda: progression.value() >= PARTIES_AVANT_IMAGE and bool(fenetre.findChildren(Vignette)))
    fenetre.disposition.modes.choisir("tournoi")


def finir_tournoi(fenetre: ApplicationIHM) -> None:
    """Stop the tournament, and wait for its processes to be gone."""
    cliquer(trouver(fenetre, QAbstractButton, "tournoi_arreter"))
    attendre_que(trouver(fenetre, QPushButton, "tournoi_demarrer").isEnabled)


def ouvrir_moteurs(fenetre: ApplicationIHM) -> DialogueMoteurs:
    """Open the manager of external engines on two of them, in the language of the moment."""
    fermer_moteurs(fenetre)
    fenetre.widgets.action_moteurs.trigger()
    dialogue = fenetre.findChildren(DialogueMoteurs)[-1]
    dialogue.moteurs.definir(MOTEURS)
    dialogue.moteurs.change.emit()  # judged as if somebody had written them
    return dialogue


def fermer_moteurs(fenetre: ApplicationIHM) -> None:
    """Close the manager, if it is open; nothing is saved."""
    for dialogue in fenetre.findChildren(DialogueMoteurs):
        dialogue.reject()
    attendre(0)


def ouvrir_glossaire(fenetre: ApplicationIHM) -> Glossaire:
    """Open the glossary where the walk-through cuts, its pictures painted in the language and theme of the moment."""
    fenetre.widgets.action_glossaire.trigger()
    glossaire = trouver(fenetre, Glossaire, "glossaire")
    attendre(0)  # what the language or the theme has changed is written again
    attendre_que(lambda: _peint(glossaire))
    barre, etapes = glossaire.texte.verticalScrollBar(), len(pas(exemple()))
    glossaire.aller(JEUX)
    fin = barre.value()
    glossaire.aller(MARCHE)  # which ends where the games begin, its steps equally high
    barre.setValue(barre.value() + round((fin - barre.value()) * AVANT_LA_COUPE / etapes))
    return glossaire


def ouvrir_regles(fenetre: ApplicationIHM) -> Regles:
    """Open the rules of Othello where a disc encloses others in several directions."""
    regles = fenetre.salles.regles.montrer("othello")
    regles.avancer(ETAPE_DES_REGLES)
    return regles


def ouvrir_accueil(fenetre: ApplicationIHM) -> ApplicationIHM:
    """Cover the window with the page of the first start."""
    fenetre.salles.accueil.montrer()
    return fenetre


def _peint(glossaire: Glossaire) -> bool:
    """Tell whether every step has its picture: what it will be until then is one pixel wide."""
    genre, document = QTextDocument.ResourceType.ImageResource, glossaire.texte.document()
    images = (document.resource(genre, glossaire.adresse(etape)) for etape in pas(exemple()))
    return all(isinstance(image, QImage) and image.width() > 1 for image in images)
