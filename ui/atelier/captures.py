"""Screenshots of the real window: every scene in both themes and both languages, at exact sizes.

The games shown are always the same; a series is played live, so that its figures differ from one run to the next.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from applicationIHM import ApplicationIHM
from ecosysteme.ecriture import ecrire, verifier_destination
from ecosysteme.fautes import Panne, decrire, raison_systeme
from ecosysteme.reglages import LANGUE, THEME
from ecosysteme.signaux import en_partant
from ui.aide.glossaire import TAILLE as GLOSSAIRE
from ui.aide.glossaire import Glossaire
from ui.atelier.captures_raisonnement import LARGE, montrer_raisonnement
from ui.atelier.captures_salles import (
    fermer_moteurs,
    finir_tournoi,
    jouer_tournoi,
    ouvrir_accueil,
    ouvrir_glossaire,
    ouvrir_moteurs,
    ouvrir_regles,
)
from ui.atelier.essai import (
    DELAI_DU_MOTEUR,
    attendre,
    attendre_que,
    cliquer,
    fenetre_jetable,
    jouer_partie,
    preparer_moteur,
)
from ui.joueurs.moteurs_dialogue import TAILLE as MOTEURS
from ui.regles.dialogue import TAILLE as REGLES
from ui.regles.dialogue import Regles
from ui.socle.chargeur import trouver
from ui.socle.icones import octets_png

VARIANTES: Final = tuple(product(LANGUE.choix, THEME.choix))
NORMALE: Final = QSize(1240, 800)
GRANDE: Final = QSize(1800, 1100)
SECONDES_ANALYSE: Final = 0.2  # a move: enough for a picture
MURISSEMENT: Final = 1500  # ms for the hints to deepen
PARTIES: Final = 20
PARTIES_AVANT_ARRET: Final = 12
COUPS_AVANT_ARRET: Final = 28
LENTE: Final = 2000  # ms a move: time to take the four pictures of one position
ATTENTE_VERDICTS: Final = 2000  # ms for those of a move
AUTRES_JEUX: Final = ("puissance4", "morpion", "nim")
JEUX: Final = ("othello", *AUTRES_JEUX)
REPOS: Final = 120  # ms: the tables follow the board with a delay


def principal(dossier: Path) -> int:
    """Write the pictures into ``dossier``, over those of the last time; return 1, and say why, when it cannot."""
    try:
        dossier.mkdir(parents=True, exist_ok=True)
        verifier_destination(dossier / "image.png")
    except OSError as erreur:
        return _refuser(f"le dossier {dossier} ne peut pas être créé : {raison_systeme(erreur)}")
    except ValueError as erreur:
        return _refuser(str(erreur))
    try:
        with TemporaryDirectory(prefix="othellier-") as brouillon, fenetre_jetable(a_l_ecran=False) as fenetre:
            scenes = _scenes(fenetre, Path(brouillon))
            with en_partant(lambda: rmtree(brouillon)):
                nombre = sum(_photographier(fenetre, dossier, scene) for scene in scenes)
    except (OSError, RuntimeError, Panne) as erreur:
        return _refuser(str(decrire(erreur)))
    print(f"{nombre} images dans {dossier}")
    return 0


def _refuser(raison: str) -> int:
    print(f"Captures impossibles : {raison}.", file=sys.stderr)
    return 1


@dataclass(frozen=True)
class Prise:
    """A screenshot: its name, its size (asked once dressed, for words differ in length), and the widget that it shows.

    ``ouvrir`` gives a widget other than the window, in the language and the theme of the moment.
    """

    nom: str
    taille: Callable[[], QSize] = lambda: NORMALE
    ouvrir: Callable[[], QWidget] | None = None


def _scenes(fenetre: ApplicationIHM, brouillon: Path) -> Iterator[Prise]:
    """Bring the window into each state, and name it; files of the moment go to ``brouillon``."""
    fenetre.widgets.action_animations.setChecked(False)
    preparer_moteur(fenetre)
    yield from _scenes_de_partie(fenetre)
    yield from _scenes_de_raisonnement(fenetre)
    yield from _scenes_de_salles(fenetre, brouillon)


def _scenes_de_partie(fenetre: ApplicationIHM) -> Iterator[Prise]:
    modes = fenetre.disposition.modes
    jouer_partie(fenetre)
    modes.choisir("analyser")
    _analyser(fenetre)
    yield Prise("analyse")
    modes.choisir("jouer")
    _montrer_indices(fenetre)
    cliquer(fenetre.widgets.blanc.ia_moteur)
    yield Prise("fenetre")
    yield Prise("petite", fenetre.minimumSizeHint)
    yield Prise("grande", lambda: GRANDE)
    fenetre.widgets.action_indices.setChecked(False)
    modes.choisir("matchs")
    _lancer_serie(fenetre)
    yield Prise("serie")
    _finir_serie(fenetre)
    yield Prise("bilan")
    modes.choisir("jouer")
    fenetre.widgets.action_indices.setChecked(True)
    for nom in AUTRES_JEUX:
        _jouer_conseille(fenetre, nom)
        yield Prise(nom)
    fenetre.widgets.action_indices.setChecked(False)


def _scenes_de_raisonnement(fenetre: ApplicationIHM) -> Iterator[Prise]:
    """Show each game's way of reasoning, as on a desk, then as on the wall of a class."""
    projecteur = fenetre.widgets.action_projecteur
    for nom in JEUX:
        montrer_raisonnement(fenetre, nom)
        yield Prise(f"raisonnement-{nom}", lambda: LARGE.expandedTo(fenetre.minimumSizeHint()))
        projecteur.setChecked(True)
        yield Prise(f"projecteur-{nom}", lambda: GRANDE.expandedTo(fenetre.minimumSizeHint()))
        projecteur.setChecked(False)


def _scenes_de_salles(fenetre: ApplicationIHM, brouillon: Path) -> Iterator[Prise]:
    jouer_tournoi(fenetre, brouillon / "tournoi.sqlite")
    yield Prise("tournoi", lambda: LARGE.expandedTo(fenetre.minimumSizeHint()))
    finir_tournoi(fenetre)
    yield Prise("glossaire", lambda: GLOSSAIRE, lambda: ouvrir_glossaire(fenetre))
    trouver(fenetre, Glossaire, "glossaire").close()
    yield Prise("moteurs", lambda: MOTEURS, lambda: ouvrir_moteurs(fenetre))
    fermer_moteurs(fenetre)
    yield Prise("regles", lambda: REGLES, lambda: ouvrir_regles(fenetre))
    trouver(fenetre, Regles, "regles").close()
    fenetre.disposition.modes.choisir("jouer")
    yield Prise("accueil", ouvrir=lambda: ouvrir_accueil(fenetre))
    fenetre.salles.accueil.montrer().quitter()


def _photographier(fenetre: ApplicationIHM, dossier: Path, scene: Prise) -> int:
    """Take one scene in every theme and language; return how many pictures were written."""
    preferences = fenetre.preferences
    try:
        for langue, theme in VARIANTES:
            preferences.choisir_langue(langue)
            preferences.choisir_theme(theme)
            attendre(0)  # the new texts are laid out before the window is asked how small it can be
            objet = scene.ouvrir() if scene.ouvrir else fenetre
            objet.resize(scene.taille())
            attendre(REPOS)
            _ecrire(objet, dossier / f"{scene.nom}-{theme}-{langue}.png")
    finally:
        preferences.choisir_langue(str(LANGUE.defaut))
        preferences.choisir_theme(str(THEME.defaut))
    return len(VARIANTES)


def _ecrire(objet: QWidget, fichier: Path) -> None:
    # Not grab(): on a dense screen it would give twice the size.
    image = QPixmap(objet.size())
    objet.render(image)
    ecrire(fichier, octets_png(image.toImage()))


def _analyser(fenetre: ApplicationIHM) -> None:
    """Analyse the game, and wait for what is said of its last move."""
    analyse = fenetre.assistance.analyse
    analyse.secondes = SECONDES_ANALYSE
    cliquer(fenetre.widgets.bouton_analyser)
    attendre_que(lambda: not analyse.en_cours, DELAI_DU_MOTEUR)
    attendre(MURISSEMENT)


def _montrer_indices(fenetre: ApplicationIHM) -> None:
    """Show the hints of the position once they are worth reading."""
    fenetre.widgets.action_indices.setChecked(True)
    attendre(MURISSEMENT)


def _jouer_conseille(fenetre: ApplicationIHM, nom: str) -> None:
    """Play a game that is solved, each move judged, and wait for the worth of those where it stops."""
    plateau = fenetre.widgets.plateau

    def attendre_verdicts(delai: int = ATTENTE_VERDICTS) -> None:
        with suppress(TimeoutError):  # the first moves of Puissance 4, out of the book: the picture does without
            attendre_que(lambda: any(indice.meilleur for indice in plateau.indices.values()), delai)

    jouer_partie(fenetre, nom, attendre_verdicts)
    attendre_verdicts(DELAI_DU_MOTEUR)
    attendre(REPOS)


def _lancer_serie(fenetre: ApplicationIHM) -> None:
    """Let two quick machines play, and slow them down in the middle of a game.

    It is decided at each move: what the window shows of a fast series may jump over a whole game.
    """
    widgets, coup_pret = fenetre.widgets, fenetre.reflexion.coup_pret

    def ralentir(_coup: object, _secondes: float) -> None:
        finies, coups = fenetre.situation.serie.jouees, fenetre.partie_en_cours.nb_coups
        if finies >= PARTIES_AVANT_ARRET and coups >= COUPS_AVANT_ARRET:
            widgets.cadence.setValue(LENTE)

    widgets.nombre_parties.setValue(PARTIES)
    widgets.cadence.setValue(0)
    coup_pret.connect(ralentir)
    cliquer(widgets.bouton_arreter, widgets.noir.ia_alea, widgets.blanc.ia_max, widgets.bouton_recommencer)
    attendre_que(lambda: widgets.cadence.value() == LENTE)
    coup_pret.disconnect(ralentir)
    attendre(REPOS)


def _finir_serie(fenetre: ApplicationIHM) -> None:
    fenetre.widgets.cadence.setValue(0)
    attendre_que(fenetre.widgets.bouton_demarrer.isEnabled)
    attendre(REPOS)
