"""One node of a game's tree: a turn that was taken, the state after it, what is noted of it, and what followed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Generic

from ecosysteme.fautes import Faute
from ecosysteme.jeu import Camp, Coup, Etat
from ecosysteme.variantes.evaluation import Evaluation

GLYPHES: Final = ("!", "?", "!!", "??", "!?", "?!")
RACINE: Final = 0  # the number of every root


@dataclass(frozen=True, slots=True)
class Noeud(Generic[Etat, Coup]):
    """A turn: who took it, which move (``None``: a forced pass), the state after it, the seconds that it took.

    The root is the start of the game: its number is 0, ``camp`` and ``coup`` are ``None``. ``numero`` is unique in its
    game and stays through all edits. ``evaluation`` tells the move's worth; ``marque`` asks for a diagram;
    ``proprietes`` are what a file said of the node and this program does not know, kept as they were read.
    ``suites`` are the turns that were taken next, the main line first; two of them never play the same move. Two nodes
    are equal when they say the same, whatever follows. Raises ``ValueError`` for a glyph that is none of ``GLYPHES``.
    """

    numero: int
    camp: Camp | None
    coup: Coup | None
    etat: Etat
    secondes: float = 0.0
    commentaire: str = ""
    glyphe: str = ""
    evaluation: Evaluation | None = None
    marque: bool = False
    proprietes: tuple[tuple[str, tuple[str, ...]], ...] = ()
    # Not compared, hashed nor printed: that would recurse through the whole tree.
    suites: tuple[Noeud[Etat, Coup], ...] = field(default=(), repr=False, compare=False)

    def __post_init__(self) -> None:
        """Refuse a glyph that nobody would know how to read."""
        if self.glyphe and self.glyphe not in GLYPHES:
            raise Faute("glyphe {glyphe!r} inconnu : attendu {glyphes}", glyphe=self.glyphe, glyphes=" ".join(GLYPHES))

    @property
    def auteur(self) -> Camp:
        """The camp that took the turn; ``LookupError`` at the root, where nobody did."""
        if self.camp is None:
            raise LookupError("personne n'a joué la racine")
        return self.camp

    def suite(self, coup: Coup | None) -> Noeud[Etat, Coup] | None:
        """Return what follows when ``coup`` (``None``: a pass) is played here, ``None`` if it was not."""
        return next((suite for suite in self.suites if suite.coup == coup), None)
