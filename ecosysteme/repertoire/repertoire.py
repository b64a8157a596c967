"""A repertoire: the moves that somebody wants to play, and the answers to them, as a tree of variations.

It is changed as a tree is: each method returns another repertoire. At a turn of its own camp, all moves of the tree are
accepted, and the first is the one that is taught. All begin at the usual start of Othello on 8 by 8 squares.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from ecosysteme.cases import Position
from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute, mot
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import DEPART, JEU
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.formats.sgf.syntaxe import proteger, texte_de
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.partie import Partie
from ecosysteme.variantes.edition import annoter, promouvoir, supprimer
from ecosysteme.variantes.noeud import RACINE, Noeud
from ecosysteme.variantes.parcours import chemin, parcourir

NoeudOthello: TypeAlias = Noeud[EtatOthello, Position]

# Properties of this program alone: of the root, the camp that learns and the opponents; of a move, how often it comes.
CAMP, ADVERSAIRES, POIDS = "OTR", "OTA", "OTP"
CAMPS: Final[dict[str, Camp]] = {"noir": PREMIER, "blanc": SECOND}
VIDE: Final[NoeudOthello] = Noeud(RACINE, None, None, DEPART)
POIDS_USUEL, POIDS_MAXIMUM = 1, 5  # 0: never asked
NOEUDS_MAX: Final = 10_000
NOM_MAX: Final = 60
COMMENTAIRE_MAX: Final = 300  # signs that are noted beside a move: a drill says them in two or three lines
# What no disk refuses in the name of a file.
INTERDIT: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]|^[.\s]|[.\s]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)', re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class FiltreAdversaires:
    """Whose games tell what is answered: of some players alone, of some years, of programs too."""

    joueurs: tuple[str, ...] = ()
    depuis: int | None = None
    jusqu_a: int | None = None
    programmes: bool = False

    def ecrire(self) -> tuple[str, ...]:
        """Return what is asked for, as values of a property."""
        bornes = (("depuis", self.depuis), ("jusqu'à", self.jusqu_a))
        dits = [*(("joueur", nom) for nom in self.joueurs), *((nom, an) for nom, an in bornes if an is not None)]
        return (*(f"{nom}={valeur}" for nom, valeur in dits), *(("programmes",) if self.programmes else ()))

    @classmethod
    def lire(cls, valeurs: Sequence[str]) -> FiltreAdversaires:
        """Return what values that somebody wrote ask for; what cannot be understood asks for nothing."""
        paires = [valeur.partition("=")[::2] for valeur in valeurs]
        annees: dict[str, int] = {}
        for nom, texte in paires:
            with suppress(ValueError):
                annees[nom] = min(max(int(texte[:6]), 1), 9_999)
        return cls(
            tuple(mot(texte) for nom, texte in paires if nom == "joueur" and texte),
            annees.get("depuis"),
            annees.get("jusqu'à"),
            any(nom == "programmes" for nom, _ in paires),
        )


@dataclass(frozen=True, slots=True)
class Repertoire:
    """A repertoire of ``camp``, called ``nom``; ``adversaires`` says whose games tell what is answered."""

    nom: str
    camp: Camp
    racine: NoeudOthello = VIDE
    adversaires: FiltreAdversaires = FiltreAdversaires()

    def __post_init__(self) -> None:
        """Refuse a name that cannot be one of a file, and a tree that begins elsewhere."""
        if not 0 < len(self.nom) <= NOM_MAX or INTERDIT.search(self.nom):
            raise Faute(
                "{nom!r} ne peut pas nommer un répertoire : attendu de 1 à {limite} signes, sans / ni \\ ni :",
                nom=self.nom[:NOM_MAX],
                limite=NOM_MAX,
            )
        if self.racine.etat != DEPART:
            raise Faute("un répertoire commence au début de la partie")

    def avec(self, coups: Sequence[Position], *, enseigner: bool = False) -> Repertoire:
        """Return it with a line from the start; ``ValueError`` for an illegal move.

        With ``enseigner``, the line comes first wherever the repertoire has others.
        """
        partie = Partie.depuis_arbre(JEU, self.racine)
        for coup in coups:
            partie.jouer(coup)
        racine, numero = partie.racine, partie.noeud.numero
        if enseigner and numero != RACINE:
            for noeud in chemin(racine, numero)[1:]:
                racine = promouvoir(racine, noeud.numero)
        if sum(1 for _ in parcourir(racine)) > NOEUDS_MAX:
            raise Faute("un répertoire a au plus {limite} coups", limite=NOEUDS_MAX)
        return replace(self, racine=racine)

    def sans(self, numero: int) -> Repertoire:
        """Return it without a move and all that follows; ``ValueError`` at the root."""
        return replace(self, racine=supprimer(self.racine, numero))

    def peser(self, numero: int, poids: int) -> Repertoire:
        """Have an answer asked ``poids`` times as often, 0 for never."""
        if poids not in range(POIDS_MAXIMUM + 1):
            raise Faute("poids {poids} : attendu de 0 à {limite}", poids=poids, limite=POIDS_MAXIMUM)
        noeud = chemin(self.racine, numero)[-1]
        autres = tuple(propriete for propriete in noeud.proprietes if propriete[0] != POIDS)
        siennes = autres if poids == POIDS_USUEL else (*autres, (POIDS, (str(poids),)))
        return replace(self, racine=annoter(self.racine, numero, proprietes=siennes))

    def commenter(self, numero: int, texte: str) -> Repertoire:
        """Note a text beside a move."""
        return replace(self, racine=annoter(self.racine, numero, commentaire=texte))

    @property
    def nb_coups(self) -> int:
        """The moves of the tree."""
        return sum(noeud.coup is not None for noeud in parcourir(self.racine))


def poids_de(noeud: NoeudOthello) -> int:
    """Return how often an answer is asked, beside others; 1 where nobody said it."""
    ecrit = dict(noeud.proprietes).get(POIDS, ("",))[0]
    return min(int(ecrit), POIDS_MAXIMUM) if ecrit.isdecimal() and len(ecrit) < 4 else POIDS_USUEL


def ecrire_repertoire(repertoire: Repertoire) -> str:
    """Write it as a file of SGF, which any program of the trade reads."""
    ecrit = next(nom for nom, camp in CAMPS.items() if camp == repertoire.camp)
    siennes: list[tuple[str, tuple[str, ...]]] = [(CAMP, (ecrit,))]
    if dits := repertoire.adversaires.ecrire():
        siennes.append((ADVERSAIRES, tuple(map(proteger, dits))))
    autres = [propriete for propriete in repertoire.racine.proprietes if propriete[0] not in (CAMP, ADVERSAIRES)]
    racine = annoter(repertoire.racine, RACINE, proprietes=(*siennes, *autres))
    partie = Partie.depuis_arbre(JEU, racine, Entete(evenement=repertoire.nom))
    return ecrire_sgf([Enregistrement(partie)])


def lire_repertoire(nom: str, texte: str) -> Repertoire:
    """Read what ``ecrire_repertoire`` wrote, and what others made of it; ``ValueError`` when it is no repertoire."""
    parties = lire_sgf(texte)
    racine = parties[0].partie.racine
    proprietes = dict(racine.proprietes)
    camp = CAMPS.get(proprietes.get(CAMP, ("",))[0])
    if len(parties) > 1 or camp is None or parties[0].partie.jeu.specification != JEU.specification:
        raise Faute(
            "{nom} n'est pas un répertoire : attendu une partie SGF avec {propriete}[noir]", nom=nom, propriete=CAMP
        )
    repertoire = Repertoire(
        nom, camp, racine, FiltreAdversaires.lire([texte_de(valeur) for valeur in proprietes.get(ADVERSAIRES, ())])
    )
    if repertoire.nb_coups > NOEUDS_MAX:
        raise Faute("un répertoire a au plus {limite} coups", limite=NOEUDS_MAX)
    return repertoire
