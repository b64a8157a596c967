"""A position as 64 squares, then the side to move: on one line, or drawn with its lines and perhaps its coordinates.

The squares go from a1 to h8, line by line. Black is any of ``X x * b B N n @ # ●``, white ``O o W w ○``, empty
``- . _``; what is written is ``X``, ``O`` and ``-``. Three signs are not everybody's:

- ``0`` is Black where ``1`` is White (Egaroucid), White beside ``X`` or ``O`` (ScrZebra);
- ``B`` is White where ``N`` is Black (French).

Or a FEN, as PGN has it: the lines from the **eighth** to the first, ``p`` a black disc, ``P`` a white one, a figure
that many empty squares, then ``b`` or ``w``.
"""

from __future__ import annotations

import re
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux import othello
from ecosysteme.jeux.othello import CAMP_DE, EtatOthello, Othello
from ecosysteme.plateau import BLANC, COULEURS, NOIR, Couleur, Plateau

CASES: Final = 64
SIGNES: Final[dict[str, Couleur | None]] = {
    **{signe: COULEURS[camp - 1] if camp else None for signe, camp in othello.SIGNES.items()},
    **dict.fromkeys("x@#●⚫⬤◉", NOIR),
    **dict.fromkeys("1○⚪◯", BLANC),
    **dict.fromkeys("·□▢⬜🟩∙•", None),
}
ZERO: Final = "0"
PRESENTATION: Final = "\ufe0f"  # follows a sign that is shown in colours
NOMS: Final[dict[Couleur, Message]] = {NOIR: Message("noir"), BLANC: Message("blanc")}
COORDONNEES: Final = re.compile(r"\W*".join(["", *"abcdefgh", ""]), re.IGNORECASE)
CADRE: Final = re.compile(r"(?=[-\s]*+[+=|])[-+=|\s]++")  # a line that only frames the board
# Who has the turn, in words of English and French, or one sign.
TRAIT: Final = re.compile(
    r"[\s:]*(?:(?:trait|turn|side to move|to move)(?:\s+(?:à|aux?))?[\s:]*)?(black|noirs?|white|blancs?|[^\s:])"
    r"(?:\s*\([^\s()]\))?\s*(?:to\s+(?:move|play)|(?:a|ont)\s+le\s+trait|au\s+trait|(?:à|a|de|doit|va)\s+jouer|joue)?"
    r"[\s.;!]*",
    re.IGNORECASE,
)

FEN: Final = re.compile(r"\s*((?:[pP1-8]{1,8}/){7}[pP1-8]{1,8})\s+([bwBW])(?:\s.*)?", re.DOTALL)
EXEMPLE: Final = "8/8/8/3pP3/3Pp3/8/8/8 b"
PIONS: Final[dict[str, Couleur]] = {"p": NOIR, "P": BLANC}


def lire_position(texte: str) -> EtatOthello:
    """Read 64 squares and the side to move, with or without spaces, lines and coordinates.

    Raises ``ValueError`` when there are not exactly 65 signs, for a sign that means nothing, and when the text may mean
    several positions.
    """
    if not _decouper(texte)[1]:
        raise _mauvais_nombre(texte)
    premiere, *autres = lectures(texte)
    if autres:
        sens = ", ".join(str(libelle) for libelle, _ in (premiere, *autres))
        raise Faute("cette position a plusieurs sens : {sens}", sens=sens)
    return premiere[1]


def lectures(texte: str) -> list[tuple[Message, EtatOthello]]:
    """Return each position that the text may mean, with what tells it from the others; one when it is clear.

    Several when the side to move is missing and both could move, or when nothing tells what ``0`` is. Raises
    ``ValueError`` for a text that is no position.
    """
    cases, reste = _decouper(texte)
    trouvees = []
    for zero in _sens_de_zero(cases + reste):
        signes = _signes(cases + reste, zero)
        pions = _lire_pions(cases, signes)
        plateau = Plateau(TAILLE_STANDARD, pions)
        for camp in _traits(plateau, reste, signes):
            couleur = COULEURS[camp - 1]
            libelle = Message("trait à {couleur}", couleur=NOMS[couleur])
            if ZERO in cases:
                libelle = Message("0 est {couleur}, {trait}", couleur=NOMS[zero], trait=libelle)
            trouvees.append((libelle, EtatOthello(plateau, camp)))
    return trouvees


def _decouper(texte: str) -> tuple[str, str]:
    """Return the 64 signs of the squares, and what follows them: the side to move."""
    texte = texte.replace(PRESENTATION, "")
    lignes = [ligne for ligne in texte.splitlines() if ligne.strip()]
    lignes = [ligne for ligne in lignes if not COORDONNEES.fullmatch(ligne) and not CADRE.fullmatch(ligne)]
    if len(lignes) >= TAILLE_STANDARD:
        rangees = ["".join(ligne.replace("|", " ").split()) for ligne in lignes[:TAILLE_STANDARD]]
        rangees = _sans_numeros(rangees)
        if all(len(rangee) == TAILLE_STANDARD for rangee in rangees):
            return "".join(rangees), " ".join(lignes[TAILLE_STANDARD:]).strip()
    debut = re.match(rf"(?:\s*\S){{{CASES}}}", texte)
    if debut is None:
        raise _mauvais_nombre(texte)
    return "".join(debut.group().split()), texte[debut.end() :].strip()


def _sans_numeros(rangees: list[str]) -> list[str]:
    """Take the numbers of the lines away, before or behind them."""
    numeros = [str(rang + 1) for rang in range(TAILLE_STANDARD)]
    longueurs = {len(rangee) for rangee in rangees}
    if longueurs <= {TAILLE_STANDARD}:
        return rangees
    if all(rangee.startswith(numero) for rangee, numero in zip(rangees, numeros, strict=True)):
        rangees = [rangee[1:].lstrip(".:)") if len(rangee) > 9 else rangee[1:] for rangee in rangees]
    if all(len(r) == 9 and r.endswith(numero) for r, numero in zip(rangees, numeros, strict=True)):
        rangees = [rangee[:-1] for rangee in rangees]
    return rangees


def _mauvais_nombre(texte: str) -> Faute:
    return Faute(
        "position de {nombre} signes : attendu 64 cases (X, O ou -) puis le trait (X ou O)",
        nombre=len("".join(texte.split())),
    )


def _sens_de_zero(signes: str) -> tuple[Couleur, ...]:
    """Return the colours that ``0`` may have; any one when it does not occur."""
    if ZERO in signes and not set(signes) & set("1XxOo*"):
        return NOIR, BLANC
    return (NOIR,) if "1" in signes else (BLANC,)


def _signes(signes: str, zero: Couleur) -> dict[str, Couleur | None]:
    lus: dict[str, Couleur | None] = {**SIGNES, ZERO: zero}
    if set(signes[:CASES]) & set("Nn"):
        lus |= dict.fromkeys("Bb", BLANC)
    return lus


def _lire_pions(cases: str, signes: dict[str, Couleur | None]) -> dict[Position, Couleur]:
    pions: dict[Position, Couleur] = {}
    for rang, signe in enumerate(cases):
        if signe not in signes:
            raise _signe_inconnu(signe, rang)
        pion = signes[signe]
        if pion is not None:
            pions[divmod(rang, TAILLE_STANDARD)] = pion
    return pions


def _traits(plateau: Plateau, texte: str, signes: dict[str, Couleur | None]) -> tuple[Camp, ...]:
    """Return who may have the turn: one when it is written, or when a single side can move."""
    if not texte:
        camps = tuple(CAMP_DE[couleur] for couleur in COULEURS if plateau.coups_legaux(couleur))
        return camps or (PREMIER,)  # a game that is over: nobody moves any more
    lu = TRAIT.fullmatch(texte)
    if lu is None:
        raise _mauvais_nombre("-" * CASES + texte)
    mot = lu[1].lower()
    if len(mot) > 1:
        return (PREMIER if mot[0] in "n" or mot == "black" else SECOND,)
    if lu[1] not in signes:
        raise _signe_inconnu(lu[1], CASES)
    couleur = signes[lu[1]]
    if couleur is None:
        raise Faute("le trait manque à la fin de la position : attendu X (noir) ou O (blanc)")
    return (CAMP_DE[couleur],)


def _signe_inconnu(signe: str, rang: int) -> Faute:
    return Faute("signe {signe!r} inconnu, le {rang}e de la position : attendu X, O ou -", signe=signe, rang=rang + 1)


def ecrire_position(etat: EtatOthello) -> str:
    """Write what ``lire_position`` reads; ``ValueError`` for a board that is not 8 by 8."""
    return Othello(TAILLE_STANDARD).ecrire_etat(etat)


def lire_fen(texte: str) -> EtatOthello:
    """Read a position, its eighth line first; ``ValueError`` for anything else."""
    lu = FEN.fullmatch(texte)
    if lu is None:
        raise Faute(
            "{texte!r} n'est pas une position FEN : attendu par exemple {exemple}", texte=texte[:80], exemple=EXEMPLE
        )
    pions: dict[Position, Couleur] = {}
    for ligne, rangee in zip(reversed(range(TAILLE_STANDARD)), lu[1].split("/"), strict=True):
        colonne = 0
        for signe in rangee:
            if signe in PIONS:
                pions[ligne, min(colonne, TAILLE_STANDARD - 1)] = PIONS[signe]
            colonne += 1 if signe in PIONS else int(signe)
        if colonne != TAILLE_STANDARD:
            raise Faute("FEN, ligne {ligne} : {nombre} cases : attendu 8", ligne=ligne + 1, nombre=colonne)
    return EtatOthello(Plateau(TAILLE_STANDARD, pions), PREMIER if lu[2].lower() == "b" else SECOND)


def ecrire_fen(etat: EtatOthello) -> str:
    """Write what ``lire_fen`` reads."""
    signes = {NOIR: "p", BLANC: "P"}
    plateau, rangees = etat.plateau, []
    for ligne in reversed(range(TAILLE_STANDARD)):
        rangee = "".join(
            signes[plateau[ligne, colonne]] if (ligne, colonne) in plateau else "." for colonne in range(8)
        )
        rangees.append(re.sub(r"\.+", lambda vides: str(len(vides.group())), rangee))
    return f"{'/'.join(rangees)} {'b' if etat.trait == PREMIER else 'w'}"
