"""The engine as an adviser on Othello: states and moves of the game in, what the engine thinks of them out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib.resources import files
from threading import Event
from typing import TYPE_CHECKING, ClassVar, Final

from ecosysteme.cases import Position
from ecosysteme.conseiller import Conseiller, Suite
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.moteur.othello.avis import Avis, Limites, Note
from ecosysteme.reglages import HASH, TACHES

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.facade import Moteur

COTE: Final = 8  # squares a side of the only board that the engine knows


class ConseillerOthello(Conseiller[EtatOthello, Position]):
    """Asks the compiled engine, made at the first question: Numba is long to import."""

    parfait: ClassVar[bool] = False
    compilable: ClassVar[bool] = True

    def __init__(
        self,
        jeu: Othello,
        *,
        hash_mo: int = int(HASH.defaut),
        taches: int = int(TACHES.defaut),
        livre: bool = True,
        moteur: Moteur | None = None,
    ) -> None:
        """Think with a table of ``hash_mo`` MB and ``taches`` threads, or with ``moteur``.

        ``livre`` changes nothing: advice is what the engine thinks now, not what it thought when the book was made.
        """
        super().__init__(jeu)
        self._hash_mo, self._taches = hash_mo, taches
        self._moteur = moteur

    @property
    def version(self) -> str:
        """The program's version and the weights: both change what is found."""
        return f"othellier {_version()} {empreinte_moteur()}"

    @property
    def moteur(self) -> Moteur:
        """The engine, made now if need be."""
        from ecosysteme.moteur.othello.facade import Moteur

        self._moteur = self._moteur or Moteur(self._hash_mo, self._taches)
        return self._moteur

    def preparer(self) -> None:
        """Ask a first question: most of what is long to load is loaded then."""
        if self._moteur is None:
            self._reflechir(self.jeu.etat_initial(), Limites(profondeur=1), True, None, None)

    def compiler(self) -> None:
        """Do it once a process."""
        from ecosysteme.moteur.othello.chauffe import preparer

        preparer()

    def oublier(self) -> None:
        """Empty the table."""
        if self._moteur is not None:
            self._moteur.oublier()

    def juger(
        self,
        etat: EtatOthello,
        arret: Event | None = None,
        *,
        secondes: float | None = None,
        noeuds: int | None = None,
        rappel: Callable[[Avis], None] | None = None,
    ) -> Avis:
        """Think about every move, deeper and deeper."""
        return self._reflechir(etat, Limites(secondes, noeuds=noeuds), True, arret, rappel)

    def juger_coup(
        self, etat: EtatOthello, coup: Position, arret: Event | None = None, *, noeuds: int | None = None
    ) -> Note:
        """Think about what follows ``coup``: no other move takes its time."""
        apres = self.jeu.jouer(etat, coup)
        avis = self._reflechir(apres, Limites(noeuds=noeuds), False, arret, None)
        return Note(-avis.score, avis.profondeur + 1, avis.certitude, avis.exact)

    def suivre(
        self,
        etat: EtatOthello,
        arret: Event | None = None,
        *,
        secondes: float | None = None,
        rappel: Callable[[Suite[Position]], None] | None = None,
    ) -> Suite[Position]:
        """Think about the best move only, and read the line off the engine's memory."""

        def dire(avis: Avis) -> None:
            if rappel is not None:
                rappel(_suite_de(avis))

        return _suite_de(self._reflechir(etat, Limites(secondes), False, arret, dire))

    def resoudre(self, etat: EtatOthello, arret: Event | None = None) -> Suite[Position]:
        """Ask the endgame solver, whose line is whole."""
        resultat = self.moteur.resoudre(etat.plateau, COULEUR_DE[etat.trait], arret=arret)
        note = Note(resultat.score, etat.taille**2 - len(etat.plateau), 100, exact=True)
        return _suite(resultat.ligne, note)

    def _reflechir(
        self,
        etat: EtatOthello,
        limites: Limites,
        tous: bool,
        arret: Event | None,
        rappel: Callable[[Avis], None] | None,
    ) -> Avis:
        plateau, couleur = etat.plateau, COULEUR_DE[etat.trait]
        return self.moteur.reflechir(plateau, couleur, limites, tous=tous, arret=arret, rappel=rappel)


@cache
def empreinte_moteur() -> str:
    """Return a digest of the evaluation's weights: what is kept must not mix the scores of two engines."""
    return sha256(files("ecosysteme.moteur.othello").joinpath("poids.npz").read_bytes()).hexdigest()[:16]


def _version() -> str:
    from importlib import metadata  # long to import

    try:
        return metadata.version("othellier")
    except metadata.PackageNotFoundError:
        return "?"


def _suite_de(avis: Avis) -> Suite[Position]:
    return _suite(avis.ligne, Note(avis.score, avis.profondeur, avis.certitude, avis.exact))


def _suite(ligne: Iterable[Position | None], note: Note) -> Suite[Position]:
    """Return a line, passes left out, of which the first ply is worth ``note``: each gains what the other loses."""
    joues = []
    for rang, coup in enumerate(ligne):
        if coup is not None:
            joues.append((coup, replace(note, score=-note.score if rang % 2 else note.score)))
    coups, notes = tuple(coup for coup, _ in joues), tuple(valeur for _, valeur in joues)
    return Suite(coups, notes, note.profondeur, note.certitude)
