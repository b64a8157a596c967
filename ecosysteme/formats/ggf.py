"""GGF, the Generic Game Format of GGS: ``(;GM[Othello]PB[…]…BO[8 … *]B[F5/0.5/1.2]W[D6//3];)``.

A move is ``square[/value[/seconds]]``, a value being in discs for who plays it. Source: M. Buro, *Generic Game Format*;
NBoard sends its games so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.fautes import Faute
from ecosysteme.formats.position import lire_position
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie
from ecosysteme.plateau import nom_case
from ecosysteme.protocoles.nboard import PASSES, ecrire_coup_joue, ecrire_plateau

Coup = Position | None  # None: a pass

LONGUEUR: Final = 100_000  # characters: a game has some thousand
DEBUT: Final = re.compile(r"\s*(?:\d+\s*)?\(\s*;")
ETIQUETTE: Final = re.compile(r"\s*([A-Za-z]+)\s*\[([^\]]*)\]")
FIN: Final = re.compile(r"\s*;\s*\)")
CAMPS: Final[dict[str, Camp]] = {"B": PREMIER, "W": SECOND}
LETTRES: Final = {camp: lettre for lettre, camp in CAMPS.items()}
DUREE: Final = re.compile(r"\d+(?::\d+){0,3}(?:\.\d+)?")


@dataclass(frozen=True)
class CoupGGF:
    """A move, ``None`` being a pass; its value in discs for who plays it, if it is told; the seconds that it took."""

    coup: Coup
    valeur: float | None = None
    secondes: float = 0.0


@dataclass(frozen=True)
class Horloge:
    """A clock, in seconds: what is on it at the start, what each move adds, what is given once it has run down."""

    initial: float
    increment: float = 0.0
    rallonge: float = 0.0


@dataclass(frozen=True)
class PartieGGF:
    """A game as it is written: its start, its moves and passes in order, its other tags in capitals, unread."""

    depart: EtatOthello
    coups: tuple[CoupGGF, ...] = ()
    etiquettes: Mapping[str, str] = field(default_factory=dict)

    def horloge(self, camp: Camp) -> Horloge | None:
        """Return the clock of a side, ``None`` when the game has none, or none that can be read."""
        texte = self.etiquettes.get(f"T{LETTRES[camp]}") or self.etiquettes.get("TI", "")
        durees = [lire_duree(morceau) for morceau in texte.split("/")[:3]]
        return None if durees[0] is None else Horloge(durees[0], *(duree or 0.0 for duree in durees[1:]))

    def partie(self) -> Partie[EtatOthello, Position]:
        """Replay it."""
        partie = Partie(Othello(TAILLE_STANDARD), self.depart)
        for joue in self.coups:
            if joue.coup is not None:
                partie.jouer(joue.coup, joue.secondes)
        return partie


def lire_duree(texte: str) -> float | None:
    """Read ``h:mm:ss``, ``mm:ss`` or seconds, blanks allowed; ``None`` for nothing, or anything else.

    >>> lire_duree("15:00"), lire_duree("1:00:05"), lire_duree(" "), lire_duree("2.5")
    (900.0, 3605.0, None, 2.5)
    """
    if not DUREE.fullmatch(texte.strip()):
        return None
    secondes = 0.0
    for part in texte.strip().split(":"):
        secondes = 60 * secondes + float(part)
    return secondes


def lire_ggf(texte: str) -> PartieGGF:
    """Read the first game of a text, upper or lower case, and check that it can be played.

    Passes that are left out are put back. Raises ``ValueError`` naming the first thing that cannot be read.
    """
    etiquettes, joues = _etiquettes(texte)
    jeu = etiquettes.get("GM", "Othello")
    if jeu.casefold() not in ("othello", "reversi"):
        raise Faute("GGF : jeu {jeu!r} : attendu Othello", jeu=jeu)
    plateau = etiquettes.pop("BO", None)
    etat = Othello(TAILLE_STANDARD).etat_initial() if plateau is None else _lire_plateau(plateau)
    depart, coups = etat, []
    for rang, (camp, texte_coup) in enumerate(joues, start=1):
        try:
            for coup in _jouer(etat, camp, _lire_coup(texte_coup)):
                coups.append(coup)
                etat = _suivant(etat, coup.coup)
        except ValueError as erreur:
            raise Faute(
                "GGF, coup {rang}, {coup!r} : {erreur}", rang=rang, coup=texte_coup[:20], erreur=erreur
            ) from None
    return PartieGGF(depart, tuple(coups), etiquettes)


def _etiquettes(texte: str) -> tuple[dict[str, str], list[tuple[Camp, str]]]:
    """Split the game into its tags, by name, and its moves, in order."""
    debut = DEBUT.match(texte[:LONGUEUR])
    if debut is None:
        raise Faute("{texte!r} n'est pas une partie GGF : attendu (;GM[Othello]…;)", texte=texte.strip()[:20])
    etiquettes: dict[str, str] = {}
    joues: list[tuple[Camp, str]] = []
    place = debut.end()
    while lue := ETIQUETTE.match(texte, place, LONGUEUR):
        nom, valeur = lue[1].upper(), lue[2].strip()
        if nom in CAMPS:
            joues.append((CAMPS[nom], valeur))
        else:
            etiquettes[nom] = valeur
        place = lue.end()
    if not FIN.match(texte, place, LONGUEUR):
        raise Faute(
            "GGF, caractère {place} : {texte!r} : attendu une étiquette ou ;)",
            place=place + 1,
            texte=texte[place : place + 20],
        )
    return etiquettes, joues


def _lire_plateau(texte: str) -> EtatOthello:
    taille, _, position = texte.partition(" ")
    if taille != str(TAILLE_STANDARD):
        raise Faute(
            "GGF, BO : plateau de {taille!r} cases de côté : attendu {cote}", taille=taille, cote=TAILLE_STANDARD
        )
    return lire_position(position)


def _lire_coup(texte: str) -> CoupGGF:
    mot, valeur, secondes = (*texte.split("/"), "", "")[:3]
    coup = None if mot.strip().lower() in PASSES else Othello(TAILLE_STANDARD).lire_coup(mot)
    return CoupGGF(coup, _nombre(valeur), lire_duree(secondes) or 0.0)


def _nombre(texte: str) -> float | None:
    try:
        return float(texte)
    except ValueError:  # nothing, or a word of the engine's own
        return None


def _jouer(etat: EtatOthello, camp: Camp, joue: CoupGGF) -> list[CoupGGF]:
    """Return the move after the pass that it implies, if any; ``ValueError`` when it is not that side's turn."""
    if camp == etat.trait:
        return [joue]
    if etat.coups:
        raise Faute("le trait est à {camp}", camp=Othello.noms_camps[etat.trait - 1])
    return [] if joue.coup is None else [CoupGGF(None), joue]


def _suivant(etat: EtatOthello, coup: Coup) -> EtatOthello:
    if coup is not None:
        return Othello(TAILLE_STANDARD).jouer(etat, coup)
    if etat.coups:
        raise Faute("passe impossible : {coup} se joue", coup=nom_case(etat.coups[0]))
    return Othello(TAILLE_STANDARD).passer(etat)


def ecrire_ggf(
    partie: Partie[EtatOthello, Position],
    noir: str = "?",
    blanc: str = "?",
    date: str = "",
    ecart: int | None = None,
) -> str:
    """Write a game of Othello on one line, with the time of each move; ``date`` as ``2026.04.30``.

    ``ecart`` is black's discs minus white's, when a referee gave them to a game that is not over.
    """
    if partie.terminee:
        noirs, blancs = partie.scores
        ecart = noirs - blancs
    resultat = "?" if ecart is None else f"{ecart:+d}.000"
    entete = {"GM": "Othello", "PC": "Othellier", "DT": date, "PB": noir, "PW": blanc, "RE": resultat}
    taille = partie.depart.taille
    etiquettes = "".join(f"{nom}[{_sans_crochets(valeur)}]" for nom, valeur in entete.items() if valeur)
    coups = "".join(
        f"{LETTRES[tour.auteur]}[{ecrire_coup_joue(tour.coup, None, tour.secondes)}]" for tour in partie.historique
    )
    return f"(;{etiquettes}TY[{taille}]BO[{ecrire_plateau(partie.depart)}]{coups};)"


def _sans_crochets(texte: str) -> str:
    return " ".join(texte.replace("[", "(").replace("]", ")").split())
