"""The journal kept while clocks leap and games that cannot be written are among the others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from ecosysteme.entete import Entete
from ecosysteme.fautes import Message
from ecosysteme.jeux.othello import Othello
from ecosysteme.journal.journal import Journal
from ecosysteme.journal.lecture import inachevee, lister
from ecosysteme.partie import Partie
from ecosysteme.provenance import Origine, Provenance

DEPART: Final = 1.8e9  # s since 1970
ANNEE: Final = 365 * 86_400.0  # s
ENSEMBLE: Final = 6  # games of one journal


class _Illisible(Othello):
    """A game whose moves cannot be written."""

    def ecrire_coup(self, coup: Any) -> str:
        """Fail as a disk or a fault of ours would, in the middle of a batch."""
        raise RuntimeError("coup illisible")


def _commencee(source: random.Random, jeu: Othello) -> Partie:
    partie = Partie(jeu, entete=Entete("a", "b"))
    for _ in range(source.randint(1, 6)):
        partie.jouer(source.choice(jeu.coups_legaux(partie.etat)))
    return partie


def sauts_d_horloge(source: random.Random) -> Iterator[str]:
    """Keep games, some deleted, by a clock that leaps at each start: none is lost, the last one left is offered."""
    while True:
        with TemporaryDirectory(prefix="othellier-") as dossier:
            chemin, supprimees = Path(dossier, "journal.sqlite"), set[int]()
            for _ in range(ENSEMBLE):
                maintenant = DEPART + source.uniform(-2, 2) * ANNEE
                journal = Journal(chemin, horloge=lambda maintenant=maintenant: maintenant)  # type: ignore[misc]
                partie = _commencee(source, Othello())
                journal.noter(partie)
                journal.attendre()
                if source.random() < 0.3 and (numero := journal.numero(partie)) is not None:
                    journal.supprimer([numero])
                    supprimees.add(numero)
                if not journal.fermer():
                    yield "tout n'est pas gardé"
            gardees = {notee.numero for notee in lister(chemin)}
            jetees = {notee.numero for notee in lister(chemin, supprimees=True)}
            derniere, attendue = inachevee(chemin), max(gardees, default=None)
            if len(gardees | jetees) != ENSEMBLE or jetees != supprimees:
                yield f"{sorted(gardees)} gardées, {sorted(jetees)} supprimées au lieu de {sorted(supprimees)}"
            else:
                offerte = None if derniere is None else derniere.numero
                yield "" if offerte == attendue else f"partie {offerte} offerte au lieu de {attendue}"


def voisines(source: random.Random) -> Iterator[str]:
    """Keep games in one batch with one that cannot be written: its neighbours are there, and all is not said kept."""
    while True:
        with TemporaryDirectory(prefix="othellier-") as dossier:
            dits: list[Message] = []
            journal = Journal(Path(dossier, "journal.sqlite"), dits.append)
            mauvaise = source.randrange(ENSEMBLE)
            parties = [_commencee(source, _Illisible() if rang == mauvaise else Othello()) for rang in range(ENSEMBLE)]
            for partie in parties:  # between machines: they wait to be written together
                partie.provenance = Provenance(Origine.SERIE)
                journal.noter(partie)
            tout = journal.fermer()
            gardees = len(lister(journal.chemin))
            yield (
                ""
                if (tout, gardees) == (False, ENSEMBLE - 1) and dits
                else (
                    f"{gardees} gardées sur {ENSEMBLE - 1}, dit {'tout gardé' if tout else 'pas tout gardé'}, "
                    f"{len(dits)} phrases"
                )
            )
