"""What the numbers of kernels are: named types, so that a signature says what it takes.

A kernel knows two kinds of number, and mixing them gives a float: ``Mot``, 64 bits without a sign, and ``Entier``,
64 bits with one. Every other name is one of the two, and says what it counts. A kernel called from Python takes NumPy's
``uint64`` for a ``Mot``, and gives it back as a plain ``int``: its callers write ``int(...)`` around what they get.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Mot: TypeAlias = np.uint64
"""64 bits, whatever they mean: ``uint64`` in a kernel."""

Entier: TypeAlias = int | np.int64
"""A number with a sign: ``int64`` in a kernel, whether Python gives an ``int`` or NumPy's."""

Nombre: TypeAlias = Mot | Entier
"""A number of either kind: what only passes 64 bits on takes both."""

Disques: TypeAlias = Mot
"""A set of squares, a bit each: the discs of a side, its moves… Each engine's ``__init__`` numbers the bits."""

Case: TypeAlias = Mot
"""The number of a square of Othello, 0 (a1) to 63 (h8); 64 for none."""

Adresse: TypeAlias = Mot
"""Where something lies in memory, in bytes; 0 for nowhere. Nothing checks it."""

Donnees: TypeAlias = Mot
"""What a transposition table says of a position, packed in a word; 0 for nothing."""

Cle: TypeAlias = Mot
"""What a position is looked up by in a transposition table: its number, or a hash of it."""

Score: TypeAlias = Entier
"""The result for the side to move: discs ahead at Othello, -64 to 64; on Pons' scale at Connect Four, -21 to 21."""

Valeur: TypeAlias = Entier
"""A guess at a score of Othello, or what orders moves: 1/32 of a disc, below 2^30 either way."""

Plis: TypeAlias = Entier
"""How deep a search goes, in plies: 0 to 64."""

Compte: TypeAlias = Entier
"""How many there are of something: empty squares, discs, moves, positions…"""

Booleen: TypeAlias = bool | np.bool
"""Yes or no: what comparing numbers of either library gives."""

Mots: TypeAlias = npt.NDArray[np.uint64]
"""Many words: boards, keys, or memory that kernels read by address."""

Entiers: TypeAlias = npt.NDArray[np.int64]
"""Many numbers with a sign: scores, ranks…"""

Octets: TypeAlias = npt.NDArray[np.uint8] | npt.NDArray[np.int8]
"""Many small numbers, a byte each: the squares of recorded games, or scores in discs."""

Reels: TypeAlias = npt.NDArray[np.float32]
"""Many discs or fractions of a disc: weights while they are learnt, labels, forecasts."""
