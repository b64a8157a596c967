"""File operations of the tournament room, to be run as tasks: creating a tournament, reading one, exporting it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final

from ecosysteme.arret import verifier_arret
from ecosysteme.ecriture import ecrire, verifier_destination
from ecosysteme.fautes import Faute, Message, decrire
from ecosysteme.formats.plusieurs_fichiers import plier
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.confiance import inconnus, retenir
from ecosysteme.tournoi.exports import (
    FORMATS_DE_PARTIES,
    EcritureDeParties,
    en_csv,
    en_json,
    en_transcriptions,
    lire_tableau,
)
from ecosysteme.tournoi.exports_classement import SUFFIXE, en_csv_du_classement
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Plan, Reglement, choisir_ouvertures, prolonger
from ecosysteme.tournoi.rapport import rediger
from ui.socle.raisons import dire
from ui.tournoi.instantane import InstantaneTournoi, instantane

INCIDENTS_MAX: Final = 200  # shown; all are in the file
PARTIES_MAX: Final = 500  # listed at once, the newest
CONTRE: Final = re.compile(r"\s+(?:contre|against|vs\.?|[-–—])\s+", re.IGNORECASE)  # between two players


class Refus(Faute):
    """Something that was asked for cannot be had; ``champ`` names the field of the dialog that asked."""

    def __init__(self, champ: str, raison: BaseException) -> None:
        super().__init__(decrire(raison))
        self.champ = champ


@dataclass(frozen=True)
class Incident:
    """A game that did not go to its end: its rank from 0, the place of whose fault that was, and why."""

    rang: int
    place: int
    raison: Message | None


@dataclass(frozen=True)
class Dossier:
    """A stored tournament as it was found, and the other ones of its file.

    ``plan`` is what will be played. ``programmes`` are its players that start a program which this user has never
    given: to be asked about first.
    """

    chemin: Path
    numero: int
    numeros: tuple[int, ...]
    plan: Plan
    etat: InstantaneTournoi
    incidents: tuple[Incident, ...] = ()
    programmes: tuple[str, ...] = ()


@contextmanager
def _pour(champ: str) -> Iterator[None]:
    """Say which field is to blame for what goes wrong."""
    try:
        yield
    except (ValueError, OSError) as erreur:
        raise Refus(champ, erreur) from None


def inscrire(reglement: Reglement, chemin: Path, arret: Event | None = None) -> Dossier:
    """Check the players, choose the openings, and write the tournament down; raise ``Refus`` before that.

    Raises ``Interrompu`` instead of writing once ``arret`` is set.
    """
    with _pour("joueurs"):
        reglement.verifier()
    with _pour("ouvertures"):
        debuts = choisir_ouvertures(reglement)
    with _pour("base"):
        if not chemin.parent.is_dir():
            raise Faute("le dossier {dossier} n'existe pas", dossier=chemin.parent)
        verifier_arret(arret)
        retenir(reglement.joueurs)
        with Base(chemin) as base, base.reservee():
            return lire(base, base.creer(reglement, debuts))


def consulter(chemin: Path, numero: int | None = None, arret: Event | None = None) -> Dossier:
    """Look at a tournament of a file, the newest by default; ``ValueError`` when there is none.

    Raises ``Interrompu`` soon after ``arret`` is set.
    """
    with Base(chemin, creer=False, arret=arret) as base:
        return lire(base, base.dernier() if numero is None else numero)


def lire(base: Base, numero: int) -> Dossier:
    """Look at tournament ``numero`` of an open file."""
    incidents = [
        Incident(fiche.rang, (fiche.premier, fiche.second)[fiche.fautif - 1], fiche.raison)
        for fiche in base.incidents(numero, INCIDENTS_MAX)
        if fiche.fautif is not None
    ]
    plan, etat = base.plan(numero), instantane(lire_tableau(base, numero))
    programmes = inconnus(plan.reglement.joueurs)
    return Dossier(base.chemin, numero, tuple(base.numeros()), plan, etat, tuple(incidents), programmes)


def oublier_forfaits(chemin: Path, numero: int) -> Dossier:
    """Take away the games that were lost by forfeit, and look at what is left; ``ValueError`` while one is played."""
    with Base(chemin, creer=False) as base, base.reservee():
        base.oublier_forfaits(numero)
        return lire(base, numero)


def allonger(chemin: Path, numero: int, parties: int) -> Dossier:
    """Make a tournament one of ``parties`` games; ``ValueError`` as ``prolonger``, and while one is played."""
    with Base(chemin, creer=False) as base, base.reservee():
        base.prolonger(numero, prolonger(base.plan(numero), parties))
        return lire(base, numero)


def trouver(chemin: Path, numero: int, texte: str, noms: Sequence[str], arret: Event) -> list[PartieFinie]:
    """List the ``PARTIES_MAX`` last games of a tournament that ``texte`` asks for, the last of its plan first.

    It is the number of a game, a part of the name of a player, as ``noms`` calls them, or of two on either side of a
    dash or of a word such as "contre"; an empty one asks for all. Raises as a ``Base``.
    """
    with Base(chemin, creer=False, arret=arret) as base:
        if not texte.strip():
            return list(base.dernieres(numero, PARTIES_MAX))
        if texte.strip().isdecimal() and (fiche := base.fiche(numero, int(texte) - 1)) is not None:
            return [fiche]
        vises = [_places(morceau, noms) for morceau in CONTRE.split(texte.strip(), maxsplit=1)]
        autres: Iterable[int | None] = vises[1] if len(vises) > 1 else (None,)
        paires = {(place, autre) for place in vises[0] for autre in autres if place != autre}
        trouvees = {fiche.rang: fiche for paire in paires for fiche in base.rencontres(numero, *paire, PARTIES_MAX)}
        return [trouvees[rang] for rang in sorted(trouvees, reverse=True)[:PARTIES_MAX]]


def _places(morceau: str, noms: Sequence[str]) -> list[int]:
    """Return the players in whose name every word of a text stands."""
    mots = plier(morceau).split()
    return [place for place, nom in enumerate(noms) if all(mot in plier(nom) for mot in mots)]


def partie_de_rang(chemin: Path, numero: int, rang: int, arret: Event) -> list[PartieFinie]:
    """Return the game of a rank, nothing while it is not finished; raise as a ``Base``."""
    with Base(chemin, creer=False, arret=arret) as base:
        return [fiche for fiche in (base.fiche(numero, rang),) if fiche is not None]


def rencontres(chemin: Path, numero: int, place: int, autre: int | None, arret: Event) -> list[PartieFinie]:
    """List the games that the player at ``place`` has finished against ``autre``, or all its games: the newest first.

    ``PARTIES_MAX`` at most. Raises ``ValueError`` as a ``Base``, and ``Interrompu`` soon after ``arret`` is set.
    """
    with Base(chemin, creer=False, arret=arret) as base:
        return base.rencontres(numero, place, autre, PARTIES_MAX)


def _en_json(base: Base, numero: int, noms: Sequence[str] | None = None) -> Iterator[str]:
    yield json.dumps(en_json(lire_tableau(base, numero), noms), ensure_ascii=False, indent=2) + "\n"


# By the end of a file's name, the longest first; what has words is written in the language of the window.
ECRITURES: Final[dict[str, EcritureDeParties]] = {
    ".html": partial(rediger, dire=dire),
    SUFFIXE: partial(en_csv_du_classement, dire=dire),
    ".json": _en_json,
    **FORMATS_DE_PARTIES,
    ".csv": partial(en_csv, dire=dire),
    ".txt": partial(en_transcriptions, dire=dire),
}


def exporter(chemin: Path, numero: int, vers: Path, noms: Sequence[str] | None = None) -> Path:
    """Write a tournament, whose players are called ``noms`` if given, as the suffix of ``vers`` says.

    ``ValueError`` when that is none, or cannot be written. Nothing is left half written in the place of a file that was
    there.
    """
    rediger_en = next((ecrire for suffixe, ecrire in ECRITURES.items() if vers.name.lower().endswith(suffixe)), None)
    if rediger_en is None:
        raise Faute("{fichier} : suffixe attendu {attendus}", fichier=vers.name, attendus=", ".join(ECRITURES))
    verifier_destination(vers, chemin)
    with Base(chemin, creer=False) as base:
        ecrire(vers, rediger_en(base, numero, noms))
    return vers
