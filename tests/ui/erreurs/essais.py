"""Mistakes asked about without the window: a notebook in a file, and what the engine would say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

from PySide6.QtCore import QObject

from ecosysteme.carnet.carnet import Carnet
from ecosysteme.carnet.releve import erreurs_de
from ecosysteme.carnet.repetition import maintenant_local
from ecosysteme.cases import nom_case
from ecosysteme.explication import Certitude, GenreErreur, Phrase, Pourquoi
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, Jeu
from ecosysteme.moteur.othello.avis import Note
from tests.ui.erreurs.parties import case_de, partie_fautive
from ui.erreurs.acces import AccesCarnet
from ui.erreurs.explications import Explications
from ui.erreurs.reprise import Reprise
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Taches

VALEURS = {"a8": 2, "f1": 2, "d2": -14, "a7": -22, "e2": -26, "e1": -26}


class AvisDit:
    """What the moves of the first mistake are worth."""

    complet = True

    def __init__(self, exact: bool) -> None:
        self.exact = exact
        self.coups = {case_de(nom): Note(valeur, 11, 100, exact) for nom, valeur in VALEURS.items()}


class MoteurDit(MoteurPartage):
    """Says it once ``pret_a_dire`` is set, in the place of the engine."""

    def __init__(self, *, exact: bool = True) -> None:
        super().__init__()
        self.pret_a_dire, self._exact = Event(), exact

    def conseiller(self, jeu: Jeu, arret: Event) -> Any:
        return self

    def juger(self, etat: object, arret: Event, *, secondes: float) -> AvisDit:
        assert self.pret_a_dire.wait(600)
        return AvisDit(self._exact)


class ExplicationsDites(Explications):
    """Says at once that a corner was lost, in the place of the engine."""

    def __init__(self, parent: QObject, genres: tuple[GenreErreur, ...]) -> None:
        super().__init__(MoteurDit(), parent)
        self._genres = genres

    def demander(self, avant: Any, coup: Any, evaluation: Any, succes: Callable[[Pourquoi | None], None]) -> None:
        phrases = (
            Phrase(Certitude.PROUVE, Message("{mieux} gagnait, {joue} perd", mieux="a8", joue=nom_case(coup))),
            Phrase(
                Certitude.LIGNE,
                Message("si chacun joue bien, le jeu continue après {mieux} par {suite}", mieux="a8", suite="f1"),
            ),
        )
        suite = (case_de("f1"),)
        succes(Pourquoi(phrases, {}, {}, case_de("a8"), suite, suite, self._genres))


def reprise_de(
    taches: Taches,
    parent: QObject,
    dossier: Path,
    moteur: MoteurDit | None = None,
    genres: tuple[GenreErreur, ...] = (GenreErreur.COIN, GenreErreur.MUR),
    meilleurs: str = "",
) -> Reprise:
    """Ask about the first mistake of Black, of which ``meilleurs`` were best; judged when ``moteur`` says so."""
    if moteur is None:
        moteur = MoteurDit()
        moteur.pret_a_dire.set()
    carnet = Carnet(dossier / "carnet.sqlite")
    erreurs = [replace(erreurs_de(partie_fautive(), PREMIER)[0], meilleurs=meilleurs)]
    carnet.noter(erreurs)
    reprise = Reprise(taches, moteur, AccesCarnet(parent, maintenant_local), ExplicationsDites(parent, genres), parent)
    reprise.commencer(carnet.cartes([erreurs[0].cle]))
    return reprise
