"""GGF, the Generic Game Format of GGS: ``(;GM[Othello]PB[…]…BO[8 … *]B[F5/0.5/1.2]W[D6//3];)``.

A move is ``square[/value[/seconds]]``, a value being in discs for who plays it. Source: M. Buro, *Generic Game Format*;
NBoard sends its games so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import isfinite
from threading import Event
from typing import Final

from ecosysteme.arret import verifier_arret
from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import Enregistrement, Entete, lire_date
from ecosysteme.formats.position import lire_position
from ecosysteme.formats.recit import DEPART, JEU, RIEN, Detail, Recit
from ecosysteme.formats.texte import verifier_nombre
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie
from ecosysteme.plateau import nom_case
from ecosysteme.protocoles.nboard import PASSES, ecrire_coup_joue, ecrire_plateau
from ecosysteme.variantes.evaluation import Evaluation

Coup = Position | None  # None: a pass

LONGUEUR: Final = 100_000  # characters: a game has some thousand
PARTIE_DEBUT: Final = re.compile(r"\(\s*;")
DEBUT: Final = re.compile(r"\s*(?:\d+\s*)?\(\s*;")
ETIQUETTE: Final = re.compile(r"\s*([A-Za-z]+)\s*\[([^\]]*)\]")
FIN: Final = re.compile(r"\s*;\s*\)")
PARTIE_FIN: Final = re.compile(r";\s*\)")  # looked for: blanks before it would be gone through from each of them
CAMPS: Final[dict[str, Camp]] = {"B": PREMIER, "W": SECOND}
LETTRES: Final = {camp: lettre for lettre, camp in CAMPS.items()}
COMMENTAIRE: Final = "CO"
# What each tag is for a game of any format; those that say nothing more are not kept.
CHAMPS: Final = {
    "PB": "noir",
    "PW": "blanc",
    "DT": "date",
    "PC": "lieu",
    "RB": "cote_noir",
    "RW": "cote_blanc",
    "TI": "cadence",
    COMMENTAIRE: "commentaire",
}
HORLOGES: Final = ("TB", "TW")  # where both clocks are not the same
ENTRE_HORLOGES: Final = " | "
TAIRE: Final = ("GM", "RE", "TY", *HORLOGES)
DUREE: Final = re.compile(r"\d+(?::\d+){0,3}(?:\.\d+)?")


@dataclass(frozen=True)
class CoupGGF:
    """A move, ``None`` being a pass; its value in discs for who plays it, if told; its seconds; what is said of it."""

    coup: Coup
    valeur: float | None = None
    secondes: float = 0.0
    commentaire: str = ""
    camp: Camp = PREMIER


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
        return self.recit().partie()

    def recit(self) -> Recit:
        """Tell it without its passes; what is said of a pass goes to the move before."""
        cases, details = bytearray(), {}
        for joue in self.coups:
            if joue.coup is not None:
                cases.append(8 * joue.coup[0] + joue.coup[1])
                valeur = joue.valeur if joue.valeur is None or joue.camp == PREMIER else -joue.valeur
                details[len(cases) - 1] = Detail(joue.secondes, joue.commentaire, Evaluation.dite(valeur))
            elif joue.commentaire and cases:
                avant = details[len(cases) - 1]
                details[len(cases) - 1] = replace(avant, commentaire=f"{avant.commentaire}\n{joue.commentaire}".strip())
        return Recit(bytes(cases), self.depart, details)

    def entete(self) -> Entete:
        """Return who played, and the rest of the tags."""
        lues = {champ: self.etiquettes.get(nom, "") for nom, champ in CHAMPS.items()}
        lues = {champ: "" if valeur == "?" else valeur for champ, valeur in lues.items()}
        lues["date"] = lire_date(lues["date"])
        deux = [self.etiquettes.get(nom, "") for nom in HORLOGES]
        lues["cadence"] = lues["cadence"] or (ENTRE_HORLOGES.join(deux) if any(deux) else "")
        resultat = _nombre(self.etiquettes.get("RE", "").partition(":")[0])
        autres = tuple(
            (nom, valeur) for nom, valeur in self.etiquettes.items() if nom not in (*CHAMPS, *TAIRE) and valeur
        )
        return Entete(**lues, ecart=None if resultat is None else round(resultat), autres=autres)


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
    return _lire_une(texte, 0)[0]


def lire_parties_ggf(texte: str, arret: Event | None = None) -> list[Enregistrement]:
    """Read all the games of a text, one after the other, a pair played at once (``2 (;…;)(;…;)``) included.

    Raises ``ValueError`` naming the game and the first thing in it that cannot be read, ``Interrompu``.
    """
    enregistrements: list[Enregistrement] = []
    place = 0
    fin = len(texte.rstrip())
    while place < fin or not enregistrements:
        verifier_arret(arret)
        verifier_nombre(len(enregistrements))
        try:
            partie, place = _lire_une(texte, place)
            enregistrements.append(Enregistrement(partie.recit(), partie.entete()))
        except ValueError as erreur:
            if not enregistrements:
                raise
            raise Faute("partie {rang} : {erreur}", rang=len(enregistrements) + 1, erreur=erreur) from None
    return enregistrements


def decouper_ggf(texte: str) -> Iterator[tuple[int, int]]:
    """Yield where each game begins and ends, whatever is inside."""
    place = 0
    while (debut := PARTIE_DEBUT.search(texte, place)) and (fin := PARTIE_FIN.search(texte, debut.end())):
        yield debut.start(), fin.end()
        place = fin.end()


def _lire_une(texte: str, place: int) -> tuple[PartieGGF, int]:
    """Read the game that begins at ``place``, and return where it ends."""
    etiquettes, joues, fin = _etiquettes(texte, place)
    jeu = etiquettes.get("GM", "Othello")
    if jeu.casefold() not in ("othello", "reversi"):
        raise Faute("GGF : jeu {jeu!r} : attendu Othello", jeu=jeu)
    plateau = etiquettes.pop("BO", None)
    etat = DEPART if plateau is None else _lire_plateau(plateau)
    depart, coups = etat, []
    for rang, (camp, texte_coup, commentaire) in enumerate(joues, start=1):
        try:
            for coup in _jouer(etat, camp, _lire_coup(texte_coup, camp, commentaire)):
                coups.append(coup)
                etat = _suivant(etat, coup.coup)
        except ValueError as erreur:
            raise Faute(
                "GGF, coup {rang}, {coup!r} : {erreur}", rang=rang, coup=texte_coup[:20], erreur=erreur
            ) from None
    return PartieGGF(depart, tuple(coups), etiquettes), fin


def _etiquettes(texte: str, place: int) -> tuple[dict[str, str], list[tuple[Camp, str, str]], int]:
    """Split the game into its tags, by name, its moves, in order, each with its comment, and where it ends."""
    debut = DEBUT.match(texte, place)
    limite = place + LONGUEUR if debut is None else debut.end() + LONGUEUR
    if debut is None:
        raise Faute(
            "{texte!r} n'est pas une partie GGF : attendu (;GM[Othello]…;)",
            texte=texte[place : place + LONGUEUR].strip()[:20],
        )
    etiquettes: dict[str, str] = {}
    joues: list[tuple[Camp, str, str]] = []
    place = debut.end()
    while lue := ETIQUETTE.match(texte, place, limite):
        nom, valeur = lue[1].upper(), lue[2].strip()
        if nom in CAMPS:
            joues.append((CAMPS[nom], valeur, ""))
        elif nom == COMMENTAIRE and joues:
            camp, coup, avant = joues[-1]
            joues[-1] = camp, coup, f"{avant}\n{valeur}".strip()
        else:
            etiquettes[nom] = valeur
        place = lue.end()
    fin = FIN.match(texte, place, limite)
    if fin is None:
        raise Faute(
            "GGF, caractère {place} : {texte!r} : attendu une étiquette ou ;)",
            place=place + 1,
            texte=texte[place : place + 20],
        )
    return etiquettes, joues, fin.end()


def _lire_plateau(texte: str) -> EtatOthello:
    taille, _, position = texte.partition(" ")
    if taille != str(TAILLE_STANDARD):
        raise Faute(
            "GGF, BO : plateau de {taille!r} cases de côté : attendu {cote}", taille=taille, cote=TAILLE_STANDARD
        )
    return lire_position(position)


def _lire_coup(texte: str, camp: Camp, commentaire: str) -> CoupGGF:
    mot, valeur, secondes = (*texte.split("/"), "", "")[:3]
    coup = None if mot.strip().lower() in PASSES else JEU.lire_coup(mot)
    return CoupGGF(coup, _nombre(valeur), lire_duree(secondes) or 0.0, commentaire, camp)


def _nombre(texte: str) -> float | None:
    try:
        nombre = float(texte)
    except ValueError:  # nothing, or a word of the engine's own
        return None
    return nombre if isfinite(nombre) else None


def _jouer(etat: EtatOthello, camp: Camp, joue: CoupGGF) -> list[CoupGGF]:
    """Return the move after the pass that it implies, if any; ``ValueError`` when it is not that side's turn."""
    if camp == etat.trait:
        return [joue]
    if etat.coups:
        raise Faute("le trait est à {camp}", camp=Othello.noms_camps[etat.trait - 1])
    return [] if joue.coup is None else [CoupGGF(None, camp=etat.trait), joue]


def _suivant(etat: EtatOthello, coup: Coup) -> EtatOthello:
    if coup is not None:
        return JEU.jouer(etat, coup)
    if etat.coups:
        raise Faute("passe impossible : {coup} se joue", coup=nom_case(etat.coups[0]))
    return JEU.passer(etat)


def ecrire_ggf(enregistrement: Enregistrement) -> str:
    """Write the main line of a game of Othello on one line: its times, its values, its comments.

    Raises ``ValueError`` for another game than Othello on 8 by 8 squares.
    """
    recit, entete = enregistrement.recit(), enregistrement.entete
    ecart = enregistrement.ecart()
    horloges = entete.cadence.split(ENTRE_HORLOGES)
    tetes = {
        "GM": "Othello",
        "PC": entete.lieu or "Othellier",
        "DT": entete.date,
        "PB": entete.noir or "?",
        "PW": entete.blanc or "?",
        "RB": entete.cote_noir,
        "RW": entete.cote_blanc,
        **dict(zip(HORLOGES if len(horloges) == 2 else ("TI",), horloges, strict=False)),
        "RE": "?" if ecart is None else f"{ecart:+d}.000",
        COMMENTAIRE: entete.commentaire,
    }
    etiquettes = "".join(f"{nom}[{_sans_crochets(valeur)}]" for nom, valeur in tetes.items() if valeur)
    coups, rang = [], 0
    for camp, case in recit.tours():
        detail = RIEN if case is None else recit.details.get(rang, RIEN)
        coups.append(_ecrire_coup(camp, case, detail))
        rang += case is not None
    return f"(;{etiquettes}TY[8]BO[{ecrire_plateau(recit.depart or DEPART)}]{''.join(coups)};)"


def _ecrire_coup(camp: Camp, case: int | None, detail: Detail) -> str:
    valeur = None if detail.evaluation is None else detail.evaluation.pour(camp)
    coup = ecrire_coup_joue(None if case is None else divmod(case, 8), valeur, detail.secondes)
    commentaire = f"{COMMENTAIRE}[{_sans_crochets(detail.commentaire)}]" if detail.commentaire else ""
    return f"{LETTRES[camp]}[{coup}]{commentaire}"


def _sans_crochets(texte: str) -> str:
    return " ".join(texte.replace("[", "(").replace("]", ")").split())
