"""The games that Egaroucid keeps: JSON, a position for each number of discs, from ``"4"`` to ``"64"``.

A board is two integers of 64 bits, who has the turn first, a1 the highest bit. A pass shares its number of discs with
the position before it, so what was played is told from the square that fills.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import Enregistrement, lire_date, verifier_score
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.bits_othello import CASES
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.plateau import BLANC, NOIR, Couleur, Plateau

TOUT: Final = 1 << CASES


def lire_egaroucid(objet: Any) -> Enregistrement:
    """Read a game; ``ValueError`` for another object, for a position that is missing, and for an illegal move."""
    if not isinstance(objet, Mapping) or not (nombres := sorted(int(cle) for cle in objet if _est_un_nombre(cle))):
        raise Faute("JSON qui n'est pas une partie d'Egaroucid : attendu une position par nombre de pions, de 4 à 64")
    plateaux = {}
    for nombre in nombres:
        plateaux[nombre] = _bits(objet[str(nombre)], nombre)
    cases = bytearray()
    for avant, apres in pairwise(nombres):
        pose = sum(plateaux[apres]) & ~sum(plateaux[avant])
        if apres != avant + 1 or pose.bit_count() != 1:
            raise Faute("Egaroucid : la position à {nombre} pions ne suit pas la précédente", nombre=apres)
        cases.append(CASES - pose.bit_length())
    premiere = objet[str(nombres[0])]
    depart = etat_de_bits(*plateaux[nombres[0]], second=premiere.get("player") == 1)
    try:
        compacte = PartieCompacte(bytes(cases), depart)
    except ValueError as erreur:
        raise Faute("Egaroucid, {erreur}", erreur=erreur) from None
    return Enregistrement(compacte, _entete(objet))


def _est_un_nombre(cle: object) -> bool:
    return isinstance(cle, str) and cle.isascii() and cle.isdecimal() and len(cle) <= 2 and int(cle) <= CASES


def _bits(position: object, nombre: int) -> tuple[int, int]:
    """Return the discs of who has the turn and of the other, a1 the highest bit."""
    if isinstance(position, Mapping):
        nous, eux = position.get("board_player"), position.get("board_opponent")
        if not (isinstance(nous, int) and isinstance(eux, int)):
            nous = eux = -1
        if 0 <= nous < TOUT and 0 <= eux < TOUT and not nous & eux and (nous | eux).bit_count() == nombre:
            return nous, eux
    raise Faute("Egaroucid : la position à {nombre} pions est illisible", nombre=nombre)


def _entete(objet: Mapping[str, Any]) -> Entete:
    noms = [str(objet.get(cle, "")) for cle in ("black_player", "white_player", "date", "memo")]
    pions = [objet.get(cle) for cle in ("black_discs", "white_discs")]
    noirs, blancs = (pion if isinstance(pion, int) else 0 for pion in pions)
    ecart, impossible = verifier_score(noirs, blancs) if noirs or blancs else (None, "")
    return Entete(noms[0], noms[1], lire_date(noms[2]), ecart=ecart, impossible=impossible, commentaire=noms[3])


def etat_de_bits(nous: int, eux: int, second: bool = False, a1_fort: bool = True) -> EtatOthello:
    """Make a state of two integers, the discs of who has the turn first; a1 is their highest bit, or their lowest."""
    couleurs: tuple[Couleur, Couleur] = (BLANC, NOIR) if second else (NOIR, BLANC)
    pions: dict[Position, Couleur] = {}
    for bits, couleur in zip((nous, eux), couleurs, strict=True):
        for case in range(CASES):
            if bits >> (CASES - 1 - case if a1_fort else case) & 1:
                pions[divmod(case, TAILLE_STANDARD)] = couleur
    return EtatOthello(Plateau(TAILLE_STANDARD, pions), SECOND if second else PREMIER)
