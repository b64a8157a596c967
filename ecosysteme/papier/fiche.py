"""The record of a game for paper: an immutable copy of its moves, who played them, where and when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, Self

from ecosysteme.entete import SANS_ENTETE, Entete
from ecosysteme.fautes import Faute
from ecosysteme.formats.sgf.dessins import SANS_DESSINS, Dessins, lire_dessins, noeuds_montres
from ecosysteme.jeu import Camp, CoupQuelconque, EtatQuelconque, Issue, Jeu
from ecosysteme.partie import Partie
from ecosysteme.variantes.noeud import RACINE, Noeud
from ecosysteme.variantes.parcours import chemin, parcourir

CHIFFRES: Final = 4  # of a number that is typed: Python refuses in English to read thousands of them


@dataclass(frozen=True)
class CoupNote:
    """A move as a record numbers it, from 1, passes not counted: its node, and the state that it was played in."""

    numero: int
    avant: EtatQuelconque
    noeud: Noeud

    @property
    def coup(self) -> CoupQuelconque:
        """The move itself."""
        return self.noeud.coup

    @property
    def camp(self) -> Camp:
        """Who played it."""
        return self.noeud.auteur


@dataclass(frozen=True)
class Diagramme:
    """A position to show: the state, the last move that led there (``None`` at the start), what is noted and drawn.

    ``variante``: it is not on the line that the record follows.
    """

    etat: EtatQuelconque
    dernier: CoupNote | None
    commentaire: str = ""
    glyphe: str = ""
    variante: bool = False
    dessins: Dessins = SANS_DESSINS


@dataclass(frozen=True)
class Fiche:
    """A game that does not change any more; what is not known of it is empty, and is left to be written by hand.

    ``racine`` is the tree of all that was played, ``tours`` the line of it that is printed, the passes included. In
    ``entete``, ``noir`` is whoever plays the first camp, whatever the game. ``decidee`` is the result of one that a
    flag, a resignation or an agreement ended, ``None`` for one that the board ends.
    """

    jeu: Jeu
    racine: Noeud
    tours: tuple[Noeud, ...] = ()
    entete: Entete = SANS_ENTETE
    decidee: tuple[Issue, tuple[int, int]] | None = None

    @classmethod
    def de(cls, partie: Partie, entete: Entete | None = None) -> Self:
        """Take down the line that ``partie`` is on, to its end: the moves that were taken back are in it.

        Without ``entete``, the sheet has what the game says of itself.
        """
        tours = (*partie.historique, *partie.defaits)
        fin = tours[-1] if tours else partie.racine
        decidee = None
        if partie.decidee_en == fin.numero and (issue := partie.issue_en(fin)) is not None:
            decidee = issue, partie.resultat_en(fin)
        return cls(partie.jeu, partie.racine, tours, entete or partie.entete, decidee)

    def vide(self) -> Self:
        """Return the same sheet before the first move of a new game, nothing known but where it is played."""
        depart: Noeud = Noeud(RACINE, None, None, self.jeu.etat_initial())
        entete = Entete(evenement=self.entete.evenement, lieu=self.entete.lieu)
        return replace(self, racine=depart, tours=(), entete=entete, decidee=None)

    def avec(self, dit: Entete) -> Self:
        """Return the same game, with who played it, when and where as ``dit`` says, where it says something."""
        sue = self.entete
        entete = replace(
            sue,
            noir=dit.noir or sue.noir,
            blanc=dit.blanc or sue.blanc,
            date=dit.date or sue.date,
            evenement=dit.evenement or sue.evenement,
            ronde=dit.ronde or sue.ronde,
            lieu=dit.lieu or sue.lieu,
        )
        return replace(self, entete=entete)

    @property
    def noms(self) -> tuple[str, str]:
        """The players of the first and of the second camp."""
        return str(self.entete.noir), str(self.entete.blanc)

    @property
    def depart(self) -> EtatQuelconque:
        """The state before the first move."""
        return self.racine.etat

    @property
    def coups(self) -> tuple[CoupNote, ...]:
        """The moves."""
        return tuple(_numeroter((self.racine, *self.tours)))

    @property
    def etat(self) -> EtatQuelconque:
        """The state after the last turn."""
        return self.tours[-1].etat if self.tours else self.depart

    @property
    def issue(self) -> Issue | None:
        """``None`` for a game that is not over, then 0 for a draw or the winning camp."""
        return self.jeu.issue(self.etat) if self.decidee is None else self.decidee[0]

    @property
    def resultat(self) -> tuple[int, int]:
        """The points by which the game is told."""
        return self.jeu.resultat(self.etat) if self.decidee is None else self.decidee[1]

    def diagramme(self, numero: int) -> Diagramme:
        """Return the position after move ``numero`` and the passes that follow it, 0 being the start.

        Raises ``ValueError`` when the game has fewer moves.
        """
        coups = self.coups
        if not 0 <= numero <= len(coups):
            raise Faute("coup {nb_coups} inexistant : la partie en compte {nombre}", nb_coups=numero, nombre=len(coups))
        noeud = coups[numero - 1].noeud if numero else self.racine
        etat = coups[numero].avant if numero < len(coups) else self.etat
        dernier, tours = coups[numero - 1] if numero else None, _tours_jusqu_a(self.tours, numero)
        dessins = lire_dessins(self.jeu, *noeuds_montres(self.racine, tours))
        return Diagramme(etat, dernier, noeud.commentaire, noeud.glyphe, dessins=dessins)

    @property
    def marques(self) -> tuple[Diagramme, ...]:
        """The positions of the whole tree that ask for a diagram, in the order in which it is read."""
        ligne = {self.racine.numero, *(tour.numero for tour in self.tours)}
        return tuple(self._marque(noeud, noeud.numero not in ligne) for noeud in parcourir(self.racine) if noeud.marque)

    def _marque(self, noeud: Noeud, variante: bool) -> Diagramme:
        trace = chemin(self.racine, noeud.numero)
        coups = list(_numeroter(trace))
        dessins = lire_dessins(self.jeu, *noeuds_montres(self.racine, trace[1:]))
        return Diagramme(noeud.etat, coups[-1] if coups else None, noeud.commentaire, noeud.glyphe, variante, dessins)


def _tours_jusqu_a(tours: Sequence[Noeud], numero: int) -> Sequence[Noeud]:
    """Return the turns up to move ``numero`` and the passes that follow it."""
    joues = 0
    for rang, tour in enumerate(tours):
        joues += tour.coup is not None
        if joues > numero:
            return tours[:rang]
    return tours


def _numeroter(noeuds: Sequence[Noeud]) -> Iterator[CoupNote]:
    """Yield the moves of a line that begins at the root."""
    numero = 0
    for avant, noeud in pairwise(noeuds):
        if noeud.coup is not None:
            numero += 1
            yield CoupNote(numero, avant.etat, noeud)


def lire_numeros(texte: str, nombre: int) -> tuple[int, ...]:
    """Read numbers of moves of a game that has ``nombre``: ``20,34`` or ``8-12``, 0 being the start.

    In order, each once; none for an empty text. Raises ``ValueError`` for anything else.

    >>> lire_numeros("34, 8-10", 60)
    (8, 9, 10, 34)
    """
    numeros: set[int] = set()
    for morceau in filter(None, (morceau.strip() for morceau in texte.split(","))):
        debut, tiret, fin = (part.strip() for part in morceau.partition("-"))
        bornes = (debut, fin if tiret else debut)
        if not all(borne.isascii() and borne.isdecimal() and len(borne) <= CHIFFRES for borne in bornes):
            raise Faute("{texte!r} : attendu des numéros de coups, comme 20,34 ou 8-12", texte=morceau)
        premier, dernier = map(int, bornes)
        if not premier <= dernier <= nombre:
            raise Faute("{texte!r} : attendu des numéros de coups, de 0 à {nombre}", texte=morceau, nombre=nombre)
        numeros.update(range(premier, dernier + 1))
    return tuple(sorted(numeros))
