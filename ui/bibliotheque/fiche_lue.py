"""What the page of a player or of a tournament says, read from the library on its thread."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from ecosysteme.ouvertures.fichier_noms import LangueDesNoms
from ecosysteme.ouvertures.noms import noms

if TYPE_CHECKING:
    from ecosysteme.analyse.bilan import Phase
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
    from ecosysteme.bibliotheque.bilans import ResultatsVus
    from ecosysteme.bibliotheque.noms import NomConnu
    from ecosysteme.revue_en_serie.tableau import Pertes

OUVERTURES_MAX: Final = 100  # lines of a page
NOMMEES: Final = 24  # moves of a game in which its opening is looked for

LignesDeFiche = list[tuple[str, "ResultatsVus"]]


@dataclass(frozen=True)
class FicheLue:
    """A page: ``couleurs`` and ``ouvertures`` are a player's, ``autres`` the opponents, or a tournament's players.

    ``annees`` has the latest first; an empty year is one that was not said. ``phases`` is what a player lost in each
    phase of their judged games, empty when none is.
    """

    genre: str
    connu: NomConnu
    parties: int
    couleurs: tuple[ResultatsVus, ...]
    annees: LignesDeFiche
    autres: LignesDeFiche
    ouvertures: LignesDeFiche
    phases: Mapping[Phase, Pertes] = field(default_factory=dict)


def lire_fiche(bibliotheque: Bibliotheque, genre: str, numero: int, langue: LangueDesNoms) -> FicheLue:
    """Read the page of a player (``joueur``) or tournament (``tournoi``); ``Faute`` for one that is not there."""
    from ecosysteme.bibliotheque.bilans import page_de_joueur, page_de_tournoi
    from ecosysteme.revue_en_serie.tableau import pertes_du_joueur

    if genre == "tournoi":
        tournoi = page_de_tournoi(bibliotheque, numero)
        joueurs = [(joueur.nom, vus) for joueur, vus in tournoi.joueurs.items()]
        return FicheLue(genre, tournoi.tournoi, tournoi.parties.parties, (), _dater(tournoi.annees), joueurs, [])
    page = page_de_joueur(bibliotheque, numero)
    adversaires = [(autre.nom, vus) for autre, vus in page.adversaires.items()]
    ouvertures = _ouvertures(bibliotheque, numero, langue)
    parties = page.noir.parties + page.blanc.parties
    couleurs = page.noir, page.blanc
    phases = pertes_du_joueur(bibliotheque, numero)
    return FicheLue(genre, page.joueur, parties, couleurs, _dater(page.annees), adversaires, ouvertures, phases)


def _dater(annees: dict[int, ResultatsVus]) -> LignesDeFiche:
    return [(str(annee) if annee else "", vus) for annee, vus in sorted(annees.items(), reverse=True)]


def _ouvertures(bibliotheque: Bibliotheque, numero: int, langue: LangueDesNoms) -> LignesDeFiche:
    """Sum a player's games up by opening, those met most first; the names are those of the deepest position."""
    import numpy as np

    from ecosysteme.bibliotheque.bilans import ResultatsVus
    from ecosysteme.bibliotheque.filtres import FiltreDeParties

    masque = bibliotheque.masque(FiltreDeParties(joueurs=frozenset([numero]), programmes=True))
    colonnes = bibliotheque.colonnes
    places = np.arange(len(colonnes["numeros"])) if masque is None else np.flatnonzero(masque)
    suites = np.asarray(colonnes["suites"])[places, :NOMMEES]
    scores, noirs = np.asarray(colonnes["scores"])[places], np.asarray(colonnes["noirs"])[places]
    par_nom: dict[str, list[int]] = {}
    table = noms()
    for suite, score, noir in zip(suites, scores.tolist(), noirs.tolist(), strict=True):
        nommee = table.de(bytes(suite[suite <= 64] - 1), langue)
        if nommee is not None and score <= 64:
            par_nom.setdefault(nommee.texte, []).append(score if noir == numero else 64 - score)
    lues = [(nom, _resultats(pions, ResultatsVus)) for nom, pions in par_nom.items()]
    return sorted(lues, key=lambda lue: (-lue[1].parties, lue[0]))[:OUVERTURES_MAX]


def _resultats(pions: Iterable[int], classe: type[ResultatsVus]) -> ResultatsVus:
    """Sum up games by the player's own discs."""
    tous = list(pions)
    gagnees, nulles = sum(pion > 32 for pion in tous), sum(pion == 32 for pion in tous)
    return classe(len(tous), gagnees, nulles, len(tous) - gagnees - nulles, sum(tous), len(tous))
