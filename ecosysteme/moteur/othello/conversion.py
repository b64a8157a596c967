"""To and from bitboards: the ``{(ligne, colonne): couleur}`` mapping that ``Plateau`` is."""

from __future__ import annotations

from collections.abc import Mapping

from ecosysteme.fautes import Faute

Bits = tuple[int, int]
TOUTES = (1 << 64) - 1


def verifier_bits(nous: int, eux: int) -> Bits:
    """Return two bitboards as plain integers; ``ValueError`` when they are none, or share a square."""
    for mot in (nous, eux):
        if isinstance(mot, bool) or not hasattr(mot, "__index__") or not 0 <= int(mot) <= TOUTES:
            raise Faute("{mot!r} n'est pas un plateau de bits : attendu un entier de 0 à 2^64 - 1", mot=mot)
    nous, eux = int(nous), int(eux)
    if nous & eux:
        case = (nous & eux & -(nous & eux)).bit_length() - 1
        raise Faute("les deux couleurs occupent la case {case}", case=nom(case))
    return nous, eux


def nom(case: int) -> str:
    """Name a square number, 0 to 63.

    >>> nom(0), nom(26), nom(63)
    ('a1', 'c4', 'h8')
    """
    return f"{'abcdefgh'[case % 8]}{case // 8 + 1}"


def depuis_pions(pions: Mapping[tuple[int, int], str], trait: str) -> Bits:
    """Return ``(nous, eux)`` for the side ``trait`` (``'N'`` or ``'B'``) of a ``Plateau`` of 8 squares a side.

    ``ValueError`` for a square off the board, another colour, or a board of another size.
    """
    if trait not in ("N", "B"):
        raise Faute("trait {trait!r} inconnu : attendu 'N' (noir) ou 'B' (blanc)", trait=trait)
    taille = getattr(pions, "taille", 8)
    if taille != 8:
        raise Faute("le moteur joue sur 8 × 8, pas sur {taille} × {taille}", taille=taille)
    camps = [0, 0]
    for (ligne, colonne), couleur in pions.items():
        if ligne not in range(8) or colonne not in range(8):
            raise Faute("({ligne}, {colonne}) est hors du plateau de 8 × 8", ligne=ligne, colonne=colonne)
        if couleur not in ("N", "B"):
            raise Faute("couleur {couleur!r} inconnue : attendu 'N' (noir) ou 'B' (blanc)", couleur=couleur)
        camps[couleur != trait] |= 1 << (8 * ligne + colonne)
    return camps[0], camps[1]


def vers_pions(nous: int, eux: int, trait: str) -> dict[tuple[int, int], str]:
    """Return the discs by position, line by line; the inverse of ``depuis_pions``."""
    nous, eux = verifier_bits(nous, eux)
    if trait not in ("N", "B"):
        raise Faute("trait {trait!r} inconnu : attendu 'N' (noir) ou 'B' (blanc)", trait=trait)
    autre = "B" if trait == "N" else "N"
    cases = ((divmod(case, 8), 1 << case) for case in range(64))
    return {position: trait if nous & bit else autre for position, bit in cases if (nous | eux) & bit}
