"""Exercises of Othello made of games between our levels 9 to 20: no game of anybody else."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cached_property
from math import prod
from threading import Event
from typing import Final

from ecosysteme.arret import verifier_arret
from ecosysteme.derouler import derouler
from ecosysteme.exercices.choix import suffit
from ecosysteme.exercices.cote import CLASSES, chance, cote_de, profondeurs
from ecosysteme.exercices.exercice import FACILES, Exercice, GenreExercice, Pli
from ecosysteme.exercices.genres import VIDES_FACILES, genre_de, reponse_unique, seconde_de
from ecosysteme.experts.othello import empreinte_moteur
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.joueurs.moteur import IAmoteur
from ecosysteme.joueurs.niveaux import NIVEAUX
from ecosysteme.moteur.othello.avis import Limites
from ecosysteme.moteur.othello.conversion import Bits, depuis_pions
from ecosysteme.moteur.othello.penseur import reflechir
from ecosysteme.moteur.othello.session import SessionRecherche, coups_legaux, jouer, vides_de
from ecosysteme.moteur.othello.solveur import SolveurFinales
from ecosysteme.ouvertures.equilibrees import ouvertures_equilibrees
from ecosysteme.partie import Partie

NIVEAUX_JOUES: Final = (9, 20)
VIDES: Final = range(8, 15)  # empty squares of the positions: each is solved in milliseconds, and proved in one second
COUPS_MINIMUM: Final = 3
CHOIX_FACILE: Final = 2  # moves at least where there is a plain idea
PLIS_MAX: Final = 3
PARTIES_PAR_EXERCICE: Final = 20  # games after which nobody waits any more for an exercise of a rare kind
HASH: Final = 4  # MB
TEMPS: Final = 60.0  # s a move, which no level here needs: a busy machine changes no game


class Fabrique:
    """Makes exercises, with an engine of its own; the same seed gives the same ones."""

    def __init__(self, graine: int) -> None:
        self._graine = graine
        self._session = SessionRecherche(HASH, 1)
        self._solveur = SolveurFinales(session=self._session)

    @cached_property
    def _moteur(self) -> str:
        return empreinte_moteur()

    def d_une_partie(self, numero: int, arret: Event | None = None) -> Iterator[Exercice]:
        """Play the game ``numero`` and yield what is to be found in it; raises ``Interrompu`` soon after ``arret``."""
        hasard = random.Random(f"{self._graine} {numero}")
        niveaux = [hasard.randint(*NIVEAUX_JOUES) for _ in (PREMIER, SECOND)]
        source = f"niveaux_{niveaux[0]}_{niveaux[1]}_graine_{self._graine}_partie_{numero}"
        self._session.vider()
        for etat in _positions(self._jouer(niveaux, hasard, arret)):
            verifier_arret(arret)
            bits = depuis_pions(etat.plateau, COULEUR_DE[etat.trait])
            vides = vides_de(bits)
            minimum = CHOIX_FACILE if vides in VIDES_FACILES else COUPS_MINIMUM
            if (vides in VIDES_FACILES or vides in VIDES) and len(etat.coups) >= minimum:
                exercice = self._exercice(etat, bits, source)
                if exercice is not None:
                    yield exercice

    def _jouer(self, niveaux: list[int], hasard: random.Random, arret: Event | None) -> list[EtatOthello]:
        joueurs = {
            camp: IAmoteur(niveau=niveau, temps=TEMPS, hash=HASH, graine=hasard.getrandbits(32), livre=False)
            for camp, niveau in zip((PREMIER, SECOND), niveaux, strict=True)
        }
        partie = Partie(Othello(), lire_transcription(hasard.choice(ouvertures_equilibrees())).etat)
        etats: list[EtatOthello] = []
        derouler(partie, joueurs, arret, lambda partie: etats.append(partie.etat))
        return etats

    def _exercice(self, etat: EtatOthello, bits: Bits, source: str) -> Exercice | None:
        scores = self._solveur.scores_coups(*bits)
        genre = genre_de(bits, scores, coups_legaux, jouer)
        if genre is None:
            return None
        positions, plis = self._plis(genre, bits, scores)
        parts = [self._chances(position, pli) for position, pli in zip(positions, plis, strict=True)]
        chances = [prod(niveau) for niveau in zip(*parts, strict=True)]
        cote = cote_de(chances, facile=genre in FACILES)
        if cote is None:
            return None
        pour_cent = tuple(round(100 * part) for part in chances)
        valeur = max(scores.values())
        return Exercice("othello", etat, genre, plis, valeur, cote, pour_cent, source, self._moteur)

    def _plis(self, genre: GenreExercice, bits: Bits, scores: dict[int, int]) -> tuple[list[Bits], tuple[Pli, ...]]:
        """Follow the right moves and the best defences while one move is right; return where, and the plies.

        Who begins has one move to find.
        """
        plis_max = 1 if genre in FACILES else PLIS_MAX
        positions, plis = [bits], []
        while (coup := reponse_unique(genre, scores)) is not None:
            suite = self._defense(genre, jouer(*bits, coup)) if len(positions) < plis_max else None
            plis.append(Pli((divmod(coup, 8),), suite and divmod(suite[0], 8), seconde_de(scores)))
            if suite is None:
                break
            _, bits, scores = suite
            positions.append(bits)
        return positions, tuple(plis)

    def _defense(self, genre: GenreExercice, bits: Bits) -> tuple[int, Bits, dict[int, int]] | None:
        """Return the first best reply after which one move is right again, with the position and its scores."""
        scores = self._solveur.scores_coups(*bits)
        for case, score in scores.items():
            apres = jouer(*bits, case)
            if score == max(scores.values()) and len(coups_legaux(*apres)) > 1:
                siens = self._solveur.scores_coups(*apres)
                if reponse_unique(genre, siens) is not None:
                    return case, apres, siens
        return None

    def _chances(self, bits: Bits, pli: Pli) -> list[float]:
        """Return how likely each level is to play the right move of a ply."""
        valeurs = {}
        for profondeur in profondeurs():
            avis = reflechir(self._session, bits, Limites(profondeur=profondeur), True, None, True)
            valeurs[profondeur] = {coup: note.score for coup, note in avis.coups.items()}
        pions = {}
        for ligne, colonne in valeurs[1]:
            eux, nous = jouer(*bits, 8 * ligne + colonne)
            pions[ligne, colonne] = nous.bit_count() - eux.bit_count()
        niveaux = (NIVEAUX[niveau] for niveau in CLASSES)
        return [chance(niveau, valeurs[niveau.profondeur], pions, pli.acceptes) for niveau in niveaux]


def _positions(etats: Sequence[EtatOthello]) -> Iterator[EtatOthello]:
    """Yield the positions of a game, and near its end those one move aside, as plain ideas are rare."""
    yield from etats
    jeu = Othello()
    for etat in etats:
        if 64 - len(etat.plateau) - 1 in VIDES_FACILES:
            yield from (jeu.jouer(etat, coup) for coup in etat.coups)


def fabriquer(
    candidats: list[Exercice],
    genres: Sequence[GenreExercice],
    nombre: int,
    graine: int,
    deja: int = 0,
    arret: Event | None = None,
) -> Iterator[list[Exercice]]:
    """Play games, from the one numbered ``deja``, until there is enough to choose ``nombre`` exercises from.

    Yields what each game gives, which is added to ``candidats``. Raises ``Interrompu`` soon after ``arret`` is set.
    """
    fabrique = Fabrique(graine)
    for numero in range(deja, PARTIES_PAR_EXERCICE * nombre):
        if suffit(candidats, genres, nombre):
            return
        partie = list(fabrique.d_une_partie(numero, arret))
        candidats += partie
        yield partie
