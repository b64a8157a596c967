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
from ecosysteme.cases import TAILLE_STANDARD, CoupOuPasse, Position
from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import DECISION, Enregistrement, lire_date, verifier_ecart
from ecosysteme.formats.partie_compacte import DEPART, JEU, PASSES, RIEN, Detail, Meneur, PartieCompacte
from ecosysteme.formats.position import lire_position
from ecosysteme.formats.reprise import apres, partielle
from ecosysteme.formats.texte import verifier_nombre
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.partie import Partie
from ecosysteme.pendules import ENTRE_HORLOGES, Horloge, lire_duree
from ecosysteme.protocoles.nboard import ecrire_coup_joue, ecrire_plateau
from ecosysteme.variantes.evaluation import Evaluation

LONGUEUR: Final = 100_000  # characters: a game has some thousand
PARTIE_DEBUT: Final = re.compile(r"\(\s*;\s*[A-Za-z]+\s*\[")
DEBUT: Final = re.compile(r"\s*(?:\d+\s*)?\(\s*;")
# A value ends at the first bracket behind which a tag begins, or the end; else brackets within it go by pairs.
ETIQUETTE: Final = re.compile(
    r"\s*([A-Za-z]+)\s*\[([^\]]*(?=\]\s*(?:[A-Za-z]+\s*\[|[;)]|\Z))|(?:[^\[\]]++|\[[^\[\]]*\])*+(?=\])|[^\]]*)\]"
)
FIN: Final = re.compile(r"\s*+(?:;\s*+)?\)")
# What is underlined where no tag is.
FAUTIF: Final = re.compile(r"\s*(?P<mot>[^\s;()\[\]]+(?:\[[^\]]*\]?)?|\[[^\]]*\]?|.?)", re.DOTALL)
CAMPS: Final[dict[str, Camp]] = {"B": PREMIER, "W": SECOND}
LETTRES: Final = {camp: lettre for lettre, camp in CAMPS.items()}
COMMENTAIRE: Final = "CO"
# What each tag is for a game of any format; those that say nothing more are not kept.
CHAMPS: Final = {
    "PB": "noir",
    "PW": "blanc",
    "DT": "date",
    "PC": "lieu",
    "EV": "evenement",
    "RO": "ronde",
    "RB": "cote_noir",
    "RW": "cote_blanc",
    "TI": "cadence",
    "RU": "regle",  # of this program alone
    COMMENTAIRE: "commentaire",
}
HORLOGES: Final = ("TB", "TW")  # where both clocks are not the same
GENRE, PLATEAU = "TY", "8"  # what is played, of which GGS has variants: the usual board
DECIDE: Final = "OTR"  # of this program alone: who won, where nobody counted the discs
TAIRE: Final = ("GM", "RE", DECIDE, *HORLOGES)
RAISONS: Final = ("R", "T", "S")  # behind a result: White or Black resigned, was late, agreed to it
A_NOUS: Final = ("BO", *TAIRE, *CHAMPS, *CAMPS)  # no other tag is written by these names
ETIQUETTE_LIBRE: Final = re.compile(r"[A-Z]{1,40}")


@dataclass(frozen=True)
class CoupGGF:
    """A move, ``None`` being a pass; its value in discs for who plays it, if told; its seconds; what is said of it."""

    coup: CoupOuPasse
    valeur: float | None = None
    secondes: float = 0.0
    commentaire: str = ""
    camp: Camp = PREMIER


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
        try:
            return None if durees[0] is None else Horloge(durees[0], *(duree or 0.0 for duree in durees[1:]))
        except ValueError:
            return None

    def partie(self) -> Partie[EtatOthello, Position]:
        """Replay it."""
        return self.compacte().partie()

    def compacte(self) -> PartieCompacte:
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
        return PartieCompacte(bytes(cases), self.depart, details)

    def entete(self) -> Entete:
        """Return who played, and the rest of the tags."""
        lues = {champ: self.etiquettes.get(nom, "") for nom, champ in CHAMPS.items()}
        lues = {champ: "" if valeur == "?" else valeur for champ, valeur in lues.items()}
        lues["date"] = lire_date(lues["date"])
        deux = [self.etiquettes.get(nom, "") for nom in HORLOGES]
        lues["cadence"] = lues["cadence"] or (ENTRE_HORLOGES.join(deux) if any(deux) else "")
        dit, _, raison = self.etiquettes.get("RE", "").partition(":")
        nombre = _nombre(dit)
        ecart, impossible = verifier_ecart(None if nombre is None else round(nombre), dit)
        raison = raison.strip().upper() if ecart else ""
        autres = tuple(
            (nom, valeur)
            for nom, valeur in self.etiquettes.items()
            if nom not in (*CHAMPS, *TAIRE) and valeur and (nom, valeur) != (GENRE, PLATEAU)
        )
        decision = f"{LETTRES[_gagnant(ecart)]}+{raison}" if ecart and raison in RAISONS else ""
        if DECISION.fullmatch(decide := self.etiquettes.get(DECIDE, "")):
            decision = decision or decide
        return Entete(**lues, ecart=ecart, decision=decision, impossible=impossible, autres=autres)


def lire_ggf(texte: str) -> PartieGGF:
    """Read the first game of a text, upper or lower case, and check that it can be played.

    Passes that are left out are put back. Raises ``ValueError`` naming the first thing that cannot be read.
    """
    return lire_une_ggf(texte, 0)[0]


def lire_parties_ggf(texte: str, arret: Event | None = None) -> list[Enregistrement]:
    """Read all the games of a text, one after the other, a pair played at once (``2 (;…;)(;…;)``) included.

    Raises ``ValueError`` naming the game and the first thing in it that cannot be read, ``Interrompu``.
    """
    lues: list[Enregistrement] = []
    place = 0
    fin = len(texte.rstrip())
    while place < fin or not lues:
        verifier_arret(arret)
        verifier_nombre(len(lues))
        try:
            partie, place = lire_une_ggf(texte, place)
            lues.append(Enregistrement(partie.compacte(), partie.entete()))
        except ValueError as erreur:
            if not lues:
                raise
            faute = Faute("partie {rang} : {erreur}", rang=len(lues) + 1, erreur=erreur)
            raise apres(lues, faute, erreur, texte, place) from None
    return lues


def decouper_ggf(texte: str) -> Iterator[tuple[int, int]]:
    """Yield where each game begins and ends: at its own end, or where the next begins when that cannot be found."""
    debuts = [debut.start() for debut in PARTIE_DEBUT.finditer(texte)]
    for debut, suivant in zip(debuts, [*debuts[1:], len(texte)], strict=True):
        ecrite = _etiquettes(texte, debut, suivant)
        if debut < ecrite.fin <= suivant and ecrite.faute is None:
            suivant = ecrite.fin
        yield debut, suivant


def lire_une_ggf(texte: str, place: int) -> tuple[PartieGGF, int]:
    """Read the game that begins at ``place``, and return where it ends; as ``lire_ggf``."""
    ecrite = _etiquettes(texte, place, len(texte))
    etiquettes = ecrite.etiquettes
    jeu = etiquettes.get("GM", "Othello")
    if jeu.casefold() not in ("othello", "reversi"):
        raise Faute("GGF : jeu {jeu!r} : attendu Othello", jeu=jeu)
    plateau = etiquettes.pop("BO", None)
    depart = DEPART if plateau is None else _lire_plateau(plateau)
    meneur, coups = Meneur(depart), list[CoupGGF]()
    for rang, (joue, mot) in enumerate(ecrite.coups, start=1):
        try:
            coups += _jouer(meneur, joue.camp, mot[1], joue.commentaire)
        except ValueError as erreur:
            faute = Faute("GGF, coup {rang}, {coup!r} : {erreur}", rang=rang, coup=mot[1][:20], erreur=erreur)
            fin = mot[0] + len(mot[1])
            raise _reprise(faute, PartieGGF(depart, tuple(coups), etiquettes), texte, (mot[0], fin)) from None
    partie = PartieGGF(depart, tuple(coups), etiquettes)
    if ecrite.faute is not None:
        raise _reprise(ecrite.faute, partie, texte, _mot(texte, ecrite.fin))
    return partie, ecrite.fin


def _reprise(faute: Faute, partie: PartieGGF, texte: str, place: tuple[int, int]) -> Faute:
    """Return ``faute`` with the game that was read before it, if anything tells that it is one."""
    if not partie.coups and not partie.etiquettes:
        return faute
    return partielle(faute, [Enregistrement(partie.compacte(), partie.entete())], texte, place)


def _mot(texte: str, place: int) -> tuple[int, int]:
    """Return where the words that cannot be read begin and end."""
    lu = FAUTIF.match(texte, place)
    assert lu is not None  # it matches anything
    return lu.start("mot"), lu.end("mot")


@dataclass
class _Ecrite:
    """A game split into its tags, by name, and its moves, each with its place and text; where it ends, or breaks."""

    etiquettes: dict[str, str] = field(default_factory=dict)
    coups: list[tuple[CoupGGF, tuple[int, str]]] = field(default_factory=list)
    fin: int = 0
    faute: Faute | None = None

    def ajouter(self, nom: str, valeur: str, place: int) -> None:
        """Take a tag."""
        if nom in CAMPS:
            self.coups.append((CoupGGF(None, camp=CAMPS[nom]), (place, valeur)))
        elif nom == COMMENTAIRE and self.coups:
            joue, mot = self.coups[-1]
            self.coups[-1] = replace(joue, commentaire=f"{joue.commentaire}\n{valeur}".strip()), mot
        else:
            self.etiquettes[nom] = valeur


def _etiquettes(texte: str, place: int, borne: int) -> _Ecrite:
    """Split the game that begins at ``place``, and ends before ``borne``."""
    debut = DEBUT.match(texte, place)
    if debut is None:
        raise Faute(
            "{texte!r} n'est pas une partie GGF : attendu (;GM[Othello]…;)",
            texte=texte[place : place + LONGUEUR].strip()[:20],
        )
    ecrite, limite = _Ecrite(), min(debut.end() + LONGUEUR, borne)
    place = debut.end()
    while lue := ETIQUETTE.match(texte, place, limite):
        ecrite.ajouter(lue[1].upper(), lue[2].strip(), lue.start(2))
        place = lue.end()
    fin = FIN.match(texte, place, limite)
    ecrite.fin = fin.end() if fin else place
    if fin is None:
        ecrite.faute = Faute(
            "GGF, caractère {place} : {texte!r} : attendu une étiquette ou ;)",
            place=place + 1,
            texte=texte[place : place + 20],
        )
    return ecrite


def _lire_plateau(texte: str) -> EtatOthello:
    taille, _, position = texte.partition(" ")
    if taille != str(TAILLE_STANDARD):
        raise Faute(
            "GGF, BO : plateau de {taille!r} cases de côté : attendu {cote}", taille=taille, cote=TAILLE_STANDARD
        )
    return lire_position(position)


def _nombre(texte: str) -> float | None:
    try:
        nombre = float(texte)
    except ValueError:  # nothing, or a word of the engine's own
        return None
    return nombre if isfinite(nombre) else None


def _jouer(meneur: Meneur, camp: Camp, texte: str, commentaire: str) -> list[CoupGGF]:
    """Play a move, and return it after the pass that it implies, if any."""
    mot, valeur, secondes = (*texte.split("/"), "", "")[:3]
    coup = None if mot.strip().lower() in PASSES else JEU.lire_coup(mot)
    trait = meneur.trait
    meneur.jouer(None if coup is None else 8 * coup[0] + coup[1], camp)
    joue = CoupGGF(coup, _nombre(valeur), lire_duree(secondes) or 0.0, commentaire, camp)
    return [joue] if camp == trait or coup is None else [CoupGGF(None, camp=trait), joue]


def ecrire_ggf(enregistrement: Enregistrement) -> str:
    """Write the main line of a game of Othello on one line: its times, its values, its comments.

    Raises ``ValueError`` for another game than Othello on 8 by 8 squares.
    """
    enregistrement = enregistrement.principale()
    compacte, entete, ecart = enregistrement.compacte(), enregistrement.entete, enregistrement.ecart()
    horloges = entete.cadence.split(ENTRE_HORLOGES)
    tetes = {
        "GM": "Othello",
        "PC": entete.lieu or "Othellier",
        "DT": entete.date,
        "EV": entete.evenement,
        "RO": entete.ronde,
        "PB": str(entete.noir) or "?",
        "PW": str(entete.blanc) or "?",
        "RB": entete.cote_noir,
        "RW": entete.cote_blanc,
        **dict(zip(HORLOGES if len(horloges) == 2 else ("TI",), horloges, strict=False)),
        "RU": entete.regle,
        "RE": "?" if ecart is None else f"{ecart:+d}.000{_raison(entete, ecart)}",
        DECIDE: entete.decision if ecart is None else "",
        COMMENTAIRE: entete.commentaire,
        GENRE: PLATEAU,
    }
    tetes |= {nom: valeur for nom, valeur in entete.autres if ETIQUETTE_LIBRE.fullmatch(nom) and nom not in A_NOUS}
    etiquettes = "".join(f"{nom}[{_sans_crochets(valeur)}]" for nom, valeur in tetes.items() if valeur)
    coups, rang = [], 0
    for camp, case in compacte.tours():
        detail = RIEN if case is None else compacte.details.get(rang, RIEN)
        coups.append(_ecrire_coup(camp, case, detail))
        rang += case is not None
    return f"(;{etiquettes}BO[{ecrire_plateau(compacte.depart or DEPART)}]{''.join(coups)};)"


def _raison(entete: Entete, ecart: int) -> str:
    """Write why who won has, where GGF has a letter for it."""
    camp, raison = entete.decision[:1], entete.decision[2:]
    return f":{raison.lower()}" if ecart and raison in RAISONS and camp == LETTRES[_gagnant(ecart)] else ""


def _gagnant(ecart: int) -> Camp:
    return PREMIER if ecart > 0 else SECOND


def _ecrire_coup(camp: Camp, case: int | None, detail: Detail) -> str:
    valeur = None if detail.evaluation is None else detail.evaluation.pour(camp)
    coup = ecrire_coup_joue(None if case is None else divmod(case, 8), valeur, detail.secondes)
    commentaire = f"{COMMENTAIRE}[{_sans_crochets(detail.commentaire)}]" if detail.commentaire else ""
    return f"{LETTRES[camp]}[{coup}]{commentaire}"


def _sans_crochets(texte: str) -> str:
    return " ".join(texte.replace("[", "(").replace("]", ")").split())
