"""To and from bitboards: strings of 64 signs, and the ``{(ligne, colonne): couleur}`` mapping that ``Plateau`` is."""

from __future__ import annotations

from collections.abc import Mapping

Bits = tuple[int, int]
TOUTES = (1 << 64) - 1
_SIGNES = {"X": 0, "*": 0, "N": 0, "O": 1, "B": 1, "-": 2, ".": 2}


def verifier_bits(nous: int, eux: int) -> Bits:
    """Return two bitboards as plain integers; ``ValueError`` when they are none, or share a square."""
    for mot in (nous, eux):
        if isinstance(mot, bool) or not hasattr(mot, "__index__") or not 0 <= int(mot) <= TOUTES:
            raise ValueError(f"{mot!r} n'est pas un plateau de bits : attendu un entier de 0 à 2^64 - 1")
    nous, eux = int(nous), int(eux)
    if nous & eux:
        case = (nous & eux & -(nous & eux)).bit_length() - 1
        raise ValueError(f"les deux couleurs occupent la case {nom(case)}")
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
        raise ValueError(f"trait {trait!r} inconnu : attendu 'N' (noir) ou 'B' (blanc)")
    taille = getattr(pions, "taille", 8)
    if taille != 8:
        raise ValueError(f"le moteur joue sur 8 × 8, pas sur {taille} × {taille}")
    camps = [0, 0]
    for (ligne, colonne), couleur in pions.items():
        if ligne not in range(8) or colonne not in range(8):
            raise ValueError(f"({ligne}, {colonne}) est hors du plateau de 8 × 8")
        if couleur not in ("N", "B"):
            raise ValueError(f"couleur {couleur!r} inconnue : attendu 'N' (noir) ou 'B' (blanc)")
        camps[couleur != trait] |= 1 << (8 * ligne + colonne)
    return camps[0], camps[1]


def vers_pions(nous: int, eux: int, trait: str) -> dict[tuple[int, int], str]:
    """Return the discs by position, line by line; the inverse of ``depuis_pions``."""
    nous, eux = verifier_bits(nous, eux)
    if trait not in ("N", "B"):
        raise ValueError(f"trait {trait!r} inconnu : attendu 'N' (noir) ou 'B' (blanc)")
    autre = "B" if trait == "N" else "N"
    cases = ((divmod(case, 8), 1 << case) for case in range(64))
    return {position: trait if nous & bit else autre for position, bit in cases if (nous | eux) & bit}


def depuis_texte(texte: str) -> Bits:
    """Read 64 signs, line by line, then the side to move: ``X``, ``*`` or ``N`` black, ``O`` or ``B`` white.

    ``-`` or ``.`` is an empty square; spaces between them are ignored, what follows a ``;`` too. Returns the discs of
    the side to move, then the others. ``ValueError`` says what is wrong.

    >>> depuis_texte("---------------------------OX------XO--------------------------- X") == (34628173824, 68853694464)
    True
    """
    signes = "".join(texte.split(";")[0].split()).upper()
    for signe in signes:
        if signe not in _SIGNES:
            raise ValueError(f"signe {signe!r} inconnu : attendu X, O ou - pour une case, puis le trait")
    if len(signes) != 65:
        raise ValueError(f"{len(signes)} signes : attendu 64 cases puis le trait (X ou O)")
    if _SIGNES[signes[64]] == 2:
        raise ValueError(f"trait {signes[64]!r} inconnu : attendu X (noir) ou O (blanc)")
    camps = [0, 0, 0]
    for case, signe in enumerate(signes[:64]):
        camps[_SIGNES[signe]] |= 1 << case
    trait = _SIGNES[signes[64]]
    return camps[trait], camps[1 - trait]


def vers_texte(nous: int, eux: int, trait: str = "X") -> str:
    """Write 64 signs and the side to move, ``X`` or ``O``; the inverse of ``depuis_texte``."""
    nous, eux = verifier_bits(nous, eux)
    if trait not in ("X", "O"):
        raise ValueError(f"trait {trait!r} inconnu : attendu 'X' (noir) ou 'O' (blanc)")
    autre = "O" if trait == "X" else "X"
    signes = (trait if nous >> case & 1 else autre if eux >> case & 1 else "-" for case in range(64))
    return f"{''.join(signes)} {trait}"
