"""The openings from which games begin: read from a file, drawn at random, or shipped with the program."""

from __future__ import annotations

import random
from collections.abc import Hashable
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


def ouvertures(demande: str, jeu: Jeu, nombre: int, graine: int) -> list[Ouverture]:
    """Return at most ``nombre`` openings: ``hasard:PLIS``, ``equilibrees``, or what the file ``demande`` lists.

    Those of a file keep its order; the even ones are shuffled by ``graine``. Raises ``ValueError`` saying what is
    expected.
    """
    genre, _, plis = demande.partition(":")
    if genre == "hasard":
        return tirer_ouvertures(jeu, int(PLIS.lire(plis or str(PLIS.defaut))), nombre, graine)
    if demande == "equilibrees":
        textes = _equilibrees()
        random.Random(graine).shuffle(textes)
        return lire_ouvertures("\n".join(textes[:nombre]), jeu, demande)
    contenu = lire_texte(demande, Message("un fichier de transcriptions"))
    if contenu is None:
        raise Faute(
            "ouvertures {demande!r} introuvables : attendu un fichier, hasard:PLIS ou equilibrees", demande=demande
        )
    return lire_ouvertures(contenu, jeu, demande)[:nombre]


def lire_ouvertures(texte: str, jeu: Jeu, source: str) -> list[Ouverture]:
    """Read one transcript a line, ``#`` beginning a comment; ``ValueError`` naming ``source`` and the line."""
    if not isinstance(jeu, Othello):
        raise Faute(
            "{source} : à {jeu} les ouvertures se tirent au sort, attendu hasard:PLIS", source=source, jeu=jeu.nom
        )
    lues: list[Ouverture] = []
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
        lues.append(_coups(partie))
    if not lues:
        raise Faute("{source} : aucune ouverture", source=source)
    return lues


def tirer_ouvertures(jeu: Jeu, plis: int, nombre: int, graine: int) -> list[Ouverture]:
    """Draw ``nombre`` openings of ``plis`` moves that lead to different positions, symmetries apart.

    Raises ``ValueError`` when there are not so many.
    """
    tirage = random.Random(graine)
    vues: set[Hashable] = set()
    tirees: list[Ouverture] = []
    essais = 0
    while len(tirees) < nombre:
        partie = Partie(jeu)
        while not partie.terminee and partie.nb_coups < plis:
            partie.jouer(tirage.choice(jeu.coups_legaux(partie.etat)))
        cle = jeu.cle(partie.etat)
        essais += 1
        if not partie.terminee and cle not in vues:
            vues.add(cle)
            tirees.append(_coups(partie))
            essais = 0
        if essais == ESSAIS:
            raise Faute(
                "hasard:{plis} : {trouvees} ouverture(s) différente(s) seulement, il en faut {nombre}",
                plis=plis,
                trouvees=len(tirees),
                nombre=nombre,
            )
    return tirees


def _coups(partie: Partie) -> Ouverture:
    return tuple(tour.coup for tour in partie.historique if tour.coup is not None)


def _equilibrees() -> list[str]:
    try:
        from ecosysteme.ouvertures.equilibrees import ouvertures_equilibrees

        return list(ouvertures_equilibrees())
    except (ImportError, OSError):  # an installation may lack them, or their file
        raise Faute("les ouvertures équilibrées manquent dans cette version : attendu hasard:8") from None
