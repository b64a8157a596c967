"""Endgame problems: positions in which one move is better than all the others, from a file or from a game played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from threading import Event
from typing import Any, Final

from ecosysteme.analyse.regards import VIDES_EXACTS
from ecosysteme.arret import verifier_arret
from ecosysteme.conseiller import Conseiller
from ecosysteme.fautes import Faute
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.papier.fiche import Fiche

VIDES_RESOLUS: Final = 20  # empty squares of a position of a file that is solved here, in seconds


@dataclass(frozen=True)
class Probleme:
    """A position to solve: ``solutions`` gives its best moves and what each is worth to who plays it, as games count.

    ``gagnant``: the only move that wins, all others drawing or losing. ``numero`` is the move that was played there in
    its game, 0 for a position of a file; ``commentaire`` is what the file says of it.
    """

    etat: EtatQuelconque
    solutions: Mapping[CoupQuelconque, int]
    gagnant: bool = False
    numero: int = 0
    commentaire: str = ""


def problemes_de(fiche: Fiche, conseiller: Conseiller, arret: Event | None = None) -> Iterator[Probleme]:
    """Yield the positions of a game in which only one of several moves wins, solved by ``conseiller``.

    At Othello those with ``VIDES_EXACTS`` empty squares or fewer, which take milliseconds; elsewhere all. Raises
    ``Interrompu`` soon after ``arret`` is set.
    """
    for note in fiche.coups:
        verifier_arret(arret)
        if len(fiche.jeu.coups_legaux(note.avant)) > 1 and _se_resout(fiche.jeu, note.avant, VIDES_EXACTS):
            valeurs = _valeurs(conseiller, note.avant, arret)
            gagnants = {coup: valeur for coup, valeur in valeurs.items() if valeur > 0}
            if len(gagnants) == 1:
                yield Probleme(note.avant, gagnants, gagnant=True, numero=note.numero)


def problemes_du_fichier(
    positions: Iterable[PositionNotee], conseiller: Conseiller, arret: Event | None = None
) -> list[Probleme]:
    """Make a problem of each position of an OBF file; one whose moves the file does not judge is solved here.

    Raises ``ValueError`` naming the first that is over, or has too many empty squares to be solved.
    """
    return [_du_fichier(rang, notee, conseiller, arret) for rang, notee in enumerate(positions, start=1)]


def _du_fichier(rang: int, notee: PositionNotee, conseiller: Conseiller, arret: Event | None) -> Probleme:
    verifier_arret(arret)
    etat, jeu = notee.etat, Othello(notee.etat.taille)
    if not etat.coups:
        raise Faute("position {rang} : le trait n'a aucun coup", rang=rang)
    valeurs: Mapping[Any, int] = notee.coups
    if not valeurs:
        if not _se_resout(jeu, etat, VIDES_RESOLUS):
            raise Faute(
                "position {rang} : attendu les scores de ses coups, ou {vides} cases vides au plus pour la résoudre",
                rang=rang,
                vides=VIDES_RESOLUS,
            )
        valeurs = _valeurs(conseiller, etat, arret)
    meilleure = max(valeurs.values())
    solutions = {coup: valeur for coup, valeur in valeurs.items() if valeur == meilleure}
    complet = set(valeurs) >= set(etat.coups)
    gagnant = complet and meilleure > 0 and sum(valeur > 0 for valeur in valeurs.values()) == 1
    return Probleme(etat, solutions, gagnant=gagnant, commentaire=notee.commentaire)


def _se_resout(jeu: Jeu, etat: EtatQuelconque, vides: int) -> bool:
    return not isinstance(jeu, Othello) or etat.taille**2 - len(etat.plateau) <= vides


def _valeurs(conseiller: Conseiller, etat: EtatQuelconque, arret: Event | None) -> dict[CoupQuelconque, int]:
    return {coup: note.valeur for coup, note in conseiller.juger(etat, arret).coups.items()}
