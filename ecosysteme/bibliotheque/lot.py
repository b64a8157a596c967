"""What is imported at once: games as arrays, with the names that these number."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import numpy.typing as npt

from ecosysteme.entete import Entete, NotreJoueur, Participant, successifs
from ecosysteme.formats.enregistrement import Enregistrement, au_temps
from ecosysteme.formats.wthor import FIN
from ecosysteme.formats.wthor_parties import THEORIQUE, THEORIQUE_LU
from ecosysteme.jeux.bits_othello import CASES
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.moteur.commun.typage import Entiers
from ecosysteme.moteur.othello.noyaux.exploration import BLANC_GAGNE, INCONNU, NOIR_GAGNE
from ecosysteme.moteur.othello.noyaux.sequences import COUPS
from ecosysteme.moteur.othello.recueil import ColonneOctets

SANS_THEORIQUE: Final = 255
NOM_MAX: Final = 200  # characters of a name that are kept
HUMAIN: Final = "humain"  # the specification of whoever plays by hand
ANNEE: Final = re.compile(r"(\d{4})")


@dataclass(frozen=True, eq=False)  # arrays have no single answer to ==
class LotImporte:
    """The games of a source, a row each.

    ``coups``: squares from 0 (a1), 64 after the last move; ``rangs``: the number of each game in the source;
    ``scores``: Black's discs, or one of the values of ``noyaux.exploration``; ``annees``: 0 where nobody said it;
    ``noirs``, ``blancs`` and ``evenements``: places in ``joueurs`` and ``tournois``, whose empty names are nobody's.
    ``programmes``: which of these names are known to be no person's. ``departs``: by row, from 0, where a game begins
    that does not begin as usual, its moves being legal from there. ``refusees``: games that are not in the lot;
    ``illisibles``: parts of the source that could not be read, of one game or of several.
    """

    genre: str
    nom: str
    empreinte: str
    coups: ColonneOctets
    rangs: Entiers
    scores: ColonneOctets
    theoriques: ColonneOctets
    annees: npt.NDArray[np.uint16]
    joueurs: Sequence[str]
    noirs: Entiers
    blancs: Entiers
    tournois: Sequence[str]
    evenements: Entiers
    programmes: frozenset[str] = frozenset()
    refusees: int = 0
    illisibles: int = 0
    departs: Mapping[int, EtatOthello] = field(default_factory=dict)


@dataclass
class Collecte:
    """Games that are gathered one by one into a lot; those that the library has no place for are counted."""

    rangs: list[int] = field(default_factory=list)
    refusees: int = 0
    illisibles: int = 0
    _coups: bytearray = field(default_factory=bytearray)
    _faits: list[tuple[int, int, int, int, int, int]] = field(default_factory=list)
    _joueurs: dict[str, int] = field(default_factory=dict)
    _tournois: dict[str, int] = field(default_factory=dict)
    _programmes: set[str] = field(default_factory=set)
    _departs: dict[int, EtatOthello] = field(default_factory=dict)

    def ajouter(self, rang: int, enregistrement: Enregistrement) -> None:
        """Take a game of Othello on 8 by 8 squares, wherever it begins, and refuse another."""
        try:
            compacte = enregistrement.compacte()
        except ValueError:
            self.refusees += 1
            return
        if compacte.depart is not None:
            if compacte.nb_coups > COUPS:  # from less than the four discs of the usual start
                self.refusees += 1
                return
            self._departs[len(self.rangs)] = compacte.depart
        self.ajouter_coups(rang, compacte.cases, compacte.ecart(), enregistrement.entete)

    def ajouter_coups(self, rang: int, cases: bytes, joue: int | None, entete: Entete) -> None:
        """Take the moves of a game that are known to be legal; ``joue`` is the result of its board, once it is over."""
        theorique = entete.autre(THEORIQUE)
        lu = int(theorique) if THEORIQUE_LU.fullmatch(theorique) else SANS_THEORIQUE
        self.noter(rang, cases, score_de(joue, entete), entete, lu)

    def noter(self, rang: int, cases: bytes, score: int, entete: Entete, theorique: int = SANS_THEORIQUE) -> None:
        """Take the moves of a game, which may be illegal: whoever imports the lot looks at that."""
        self.rangs.append(rang)
        self._coups += cases[:COUPS].ljust(COUPS, bytes([FIN]))
        evenement = self._tournois.setdefault(nom_propre(entete.evenement), len(self._tournois))
        joueurs = (self._joueur(entete.noir), self._joueur(entete.blanc))
        self._faits.append((score, theorique, annee_de(entete.date), *joueurs, evenement))

    def _joueur(self, participant: Participant) -> int:
        nom = nom_propre(str(participant))
        if any(isinstance(un, NotreJoueur) and un.specification != HUMAIN for un in successifs(participant)):
            self._programmes.add(nom)
        return self._joueurs.setdefault(nom, len(self._joueurs))

    def etendre(self, suite: Collecte) -> None:
        """Take the games of another one, whose ranks go on from those of this one."""
        dernier = self.rangs[-1] if self.rangs else 0
        self._departs |= {len(self.rangs) + rang: depart for rang, depart in suite._departs.items()}
        self.rangs += [dernier + rang for rang in suite.rangs]
        self._coups += suite._coups
        joueurs = [self._joueurs.setdefault(nom, len(self._joueurs)) for nom in suite._joueurs]
        tournois = [self._tournois.setdefault(nom, len(self._tournois)) for nom in suite._tournois]
        for score, theorique, annee, noir, blanc, evenement in suite._faits:
            self._faits.append((score, theorique, annee, joueurs[noir], joueurs[blanc], tournois[evenement]))
        self._programmes |= suite._programmes
        self.refusees += suite.refusees
        self.illisibles += suite.illisibles

    def lot(self, genre: str, nom: str, empreinte: str) -> LotImporte:
        """Return what was gathered."""
        faits = np.array(self._faits, np.int64).reshape(len(self.rangs), 6).T
        scores, theoriques, annees, noirs, blancs, evenements = faits
        return LotImporte(
            genre=genre,
            nom=nom,
            empreinte=empreinte,
            coups=np.frombuffer(bytes(self._coups), np.uint8).reshape(-1, COUPS),
            rangs=np.array(self.rangs, np.int64),
            scores=scores.astype(np.uint8),
            theoriques=theoriques.astype(np.uint8),
            annees=annees.astype(np.uint16),
            joueurs=list(self._joueurs),
            noirs=noirs,
            blancs=blancs,
            tournois=list(self._tournois),
            evenements=evenements,
            programmes=frozenset(self._programmes),
            refusees=self.refusees,
            illisibles=self.illisibles,
            departs=self._departs,
        )


def score_de(joue: int | None, entete: Entete) -> int:
    """Return Black's discs, empty squares to the winner; who won where no more was said; else ``INCONNU``.

    The board tells it where the game is over, ``joue``; but what a clock decided stands against the board.
    """
    ecart = entete.ecart if joue is None or au_temps(entete) else joue
    if ecart is not None and -CASES <= ecart <= CASES:
        return (CASES + ecart) // 2
    return {"B": NOIR_GAGNE, "W": BLANC_GAGNE}.get(entete.decision[:1], INCONNU)


def annee_de(date: str) -> int:
    """Return the year of a date that begins with it, 0 for another.

    >>> annee_de("2024-11-02"), annee_de("1977"), annee_de("demain")
    (2024, 1977, 0)
    """
    lue = ANNEE.match(date)
    return int(lue[1]) if lue else 0


def nom_propre(nom: str) -> str:
    """Return a name as it is kept: on one line, no longer than ``NOM_MAX``; nothing for one that says nothing.

    >>> nom_propre("  Ada  Lovelace\\n"), nom_propre("???")
    ('Ada Lovelace', '')
    """
    net = unicodedata.normalize("NFC", " ".join(nom.split()))[:NOM_MAX].strip()
    return "" if not net.strip("?") else net
