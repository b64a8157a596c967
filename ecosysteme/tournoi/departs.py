"""The openings from which games begin: read from a file, drawn at random, or shipped with the program."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from itertools import islice
from typing import Any, Final

from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.fichiers import lire_texte
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.reglages import Reglage

Ouverture = tuple[Any, ...]  # the moves, passes left out

PLIS: Final = Reglage("hasard", 8, "Coups tirés au sort avant que les joueurs commencent.", 1, 20)
ESSAIS: Final = 1000  # draws in a row without a new position: there are no more of them
HASARD: Final = "hasard"
EQUILIBREES: Final = "equilibrees"
PART_AU_HASARD: Final = 4  # a game of which an opening is drawn lasts so many times as long
ECHANTILLON: Final = 8  # games drawn to learn how long they are


class Ouvertures:
    """The openings of a series, each made when its turn comes; the first one follows the last.

    ``demande`` is what ``ouvertures`` understands, ``graine`` the seed of what is drawn: together they give the same
    ones again, which are also those of a match on the command line.
    """

    def __init__(self, demande: str, jeu: Jeu, graine: int) -> None:
        """Make the first one; ``ValueError`` saying why there is none."""
        self.demande, self.graine = demande, graine
        self._a_faire = _suite(demande, jeu, graine)
        self._faites: list[Ouverture] = []
        if not self[0]:
            raise Faute("{source} : aucune ouverture", source=demande)

    def __getitem__(self, rang: int) -> Ouverture:
        """Return the opening of a rank; ``ValueError`` for a faulty line of a file."""
        self._faites.extend(islice(self._a_faire, max(rang + 1 - len(self._faites), 0)))
        return self._faites[rang % len(self._faites)] if self._faites else ()

    @property
    def tirees(self) -> bool:
        """Whether the seed decides which ones they are."""
        return self.demande.startswith(HASARD) or self.demande == EQUILIBREES


def listables(jeu: Jeu) -> bool:
    """Tell whether openings of ``jeu`` can be written in a file: those of Othello, which knows no handicap there."""
    return isinstance(jeu, Othello) and not jeu.coins


def equilibrables(jeu: Jeu) -> bool:
    """Tell whether there are even openings for ``jeu``."""
    return jeu.specification == Othello().specification


def plis_au_hasard(jeu: Jeu) -> int:
    """Return how many moves of a game may be drawn: eight, fewer where games are short."""
    tirage, coups = random.Random(0), 0
    for _ in range(ECHANTILLON):
        partie = Partie(jeu)
        while not partie.terminee:
            partie.jouer(tirage.choice(jeu.coups_legaux(partie.etat)))
        coups += partie.nb_coups
    return max(1, min(int(PLIS.defaut), coups // (PART_AU_HASARD * ECHANTILLON)))


def ouvertures(demande: str, jeu: Jeu, nombre: int, graine: int) -> list[Ouverture]:
    """Return at most ``nombre`` openings: ``hasard:PLIS``, ``equilibrees``, or what the file ``demande`` lists.

    Those of a file keep its order; the even ones are shuffled by ``graine``. Raises ``ValueError`` saying what is
    expected.
    """
    if (plis := _plis(demande)) is not None:
        return tirer_ouvertures(jeu, plis, nombre, graine)
    suite = _suite(demande, jeu, graine)
    if demande == EQUILIBREES:
        return list(islice(suite, nombre))
    return _une_au_moins(suite, demande)[:nombre]


def _plis(demande: str) -> int | None:
    """Return how many moves are drawn, ``None`` where the openings are listed."""
    genre, _, plis = demande.partition(":")
    return int(PLIS.lire(plis or str(PLIS.defaut))) if genre == HASARD else None


def _suite(demande: str, jeu: Jeu, graine: int) -> Iterator[Ouverture]:
    """Return what makes the openings one by one, as far as there are any."""
    if (plis := _plis(demande)) is not None:
        return _tirages(jeu, plis, graine)
    if demande == EQUILIBREES:
        textes = _equilibrees()
        random.Random(graine).shuffle(textes)
        return _lues("\n".join(textes), jeu, demande)
    contenu = lire_texte(demande, Message("un fichier de transcriptions"))
    if contenu is None:
        raise Faute(
            "ouvertures {demande!r} introuvables : attendu un fichier, hasard:PLIS ou equilibrees", demande=demande
        )
    return _lues(contenu, jeu, demande)


def lire_ouvertures(texte: str, jeu: Jeu, source: str) -> list[Ouverture]:
    """Read one transcript a line, ``#`` beginning a comment; ``ValueError`` naming ``source`` and the line."""
    return _une_au_moins(_lues(texte, jeu, source), source)


def _une_au_moins(suite: Iterator[Ouverture], source: str) -> list[Ouverture]:
    if not (lues := list(suite)):
        raise Faute("{source} : aucune ouverture", source=source)
    return lues


def _lues(texte: str, jeu: Jeu, source: str) -> Iterator[Ouverture]:
    if not (isinstance(jeu, Othello) and listables(jeu)):
        raise Faute(
            "{source} : à {jeu} les ouvertures se tirent au sort, attendu hasard:PLIS",
            source=source,
            jeu=jeu.specification if isinstance(jeu, Othello) else jeu.nom,
        )
    for rang, ligne in enumerate(texte.splitlines(), start=1):
        coups = ligne.partition("#")[0].strip()
        if not coups:
            continue
        try:
            partie = lire_transcription(coups, jeu.taille)
        except ValueError as erreur:
            raise Faute("{source}, ligne {rang} : {erreur}", source=source, rang=rang, erreur=erreur) from None
        if partie.terminee:
            raise Faute("{source}, ligne {rang} : la partie est déjà terminée", source=source, rang=rang)
        yield _coups(partie)


def tirer_ouvertures(jeu: Jeu, plis: int, nombre: int, graine: int) -> list[Ouverture]:
    """Draw ``nombre`` openings of ``plis`` moves that lead to different positions, symmetries apart.

    Raises ``ValueError`` when there are not so many.
    """
    tirees = list(islice(_tirages(jeu, plis, graine), nombre))
    if len(tirees) < nombre:
        raise Faute(
            "hasard:{plis} : {trouvees} ouverture(s) différente(s) seulement, il en faut {nombre}",
            plis=plis,
            trouvees=len(tirees),
            nombre=nombre,
        )
    return tirees


def _tirages(jeu: Jeu, plis: int, graine: int) -> Iterator[Ouverture]:
    """Yield different openings until ``ESSAIS`` draws in a row brought none."""
    tirage = random.Random(graine)
    vues: set[Hashable] = set()
    essais = 0
    while essais < ESSAIS:
        partie = Partie(jeu)
        while not partie.terminee and partie.nb_coups < plis:
            partie.jouer(tirage.choice(jeu.coups_legaux(partie.etat)))
        cle = jeu.cle(partie.etat)
        essais += 1
        if not partie.terminee and cle not in vues:
            vues.add(cle)
            yield _coups(partie)
            essais = 0


def _coups(partie: Partie) -> Ouverture:
    return tuple(tour.coup for tour in partie.historique if tour.coup is not None)


def _equilibrees() -> list[str]:
    try:
        from ecosysteme.ouvertures.equilibrees import ouvertures_equilibrees

        return list(ouvertures_equilibrees())
    except (ImportError, OSError):  # an installation may lack them, or their file
        raise Faute("les ouvertures équilibrées manquent dans cette version : attendu hasard:8") from None
