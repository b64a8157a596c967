"""A search tree on paper: its boxes to be filled in by hand, or filled in, and what is cut."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ecosysteme.arbre.image import ecrire_valeur
from ecosysteme.jeu import Jeu
from ecosysteme.papier.page import POINT, Element, Format, Polyligne, Texte, Trait
from ecosysteme.papier.sommets import Passage, Sommet
from ui.jeux.registre import adaptateur_de
from ui.papier.mise_en_page import jeton
from ui.socle.langue import translate

CASE: Final = 7.0  # mm of a box that a hand fills in, on A4, where there is room
HAUTE: Final = 7.0
CHIFFRE: Final = 0.70  # how wide a figure is in the widest bold font, over its size
SIGNE: Final = 0.88  # and a sign
PLEINE: Final = 0.92  # of the width of a box, what is written in it: run over or cut, it would be another value
OUVERTURE: Final = 0.94  # of the room of a node, by its boxes
MARQUE: Final = 1.9  # mm, half a mark across a branch
CASES: Final = ("α", "β", "v")


@dataclass(frozen=True)
class _Place:
    """A node on the page: the middle of the top of its boxes, and the room around it."""

    sommet: Sommet
    x: float
    y: float
    place: float


class ArbrePapier:
    """Lays out ``racine`` in ``cadre`` (x, y, width, height); with ``passages``, what alpha-beta found is written."""

    def __init__(
        self,
        feuille: Format,
        jeu: Jeu,
        racine: Sommet,
        cadre: tuple[float, float, float, float],
        passages: dict[Sommet, Passage] | None = None,
    ) -> None:
        self._feuille, self._jeu, self._racine, self._passages = feuille, jeu, racine, passages
        self._x, self._y, self._largeur, self._hauteur = cadre
        self._echelle = feuille.largeur / 210.0
        self._gouttiere = 16 * self._echelle  # mm at the left, for who plays
        self._niveaux = _niveaux(racine)
        self._etage = (self._hauteur - HAUTE * self._echelle) / max(len(self._niveaux) - 1, 1)

    def elements(self) -> Iterator[Element]:
        """Yield all that is drawn, the branches first."""
        pas = (self._largeur - self._gouttiere) / self._racine.feuilles
        places: dict[Sommet, _Place] = {}
        self._placer(self._racine, self._x + self._gouttiere, 0, pas, places)
        yield from self._joueurs()
        for place in places.values():
            for rang, enfant in enumerate(place.sommet.enfants):
                yield from self._branche(place, places[enfant], rang)
        for place in places.values():
            yield from self._boites(place)

    def _placer(self, sommet: Sommet, gauche: float, niveau: int, pas: float, places: dict[Sommet, _Place]) -> float:
        """Place what is below, then the node over the middle of it; return where its room ends."""
        y = self._y + niveau * self._etage
        droite = gauche + pas
        if sommet.enfants:
            droite = gauche
            for enfant in sommet.enfants:
                droite = self._placer(enfant, droite, niveau + 1, pas, places)
        places[sommet] = _Place(sommet, (gauche + droite) / 2, y, droite - gauche)
        return droite

    def _joueurs(self) -> Iterator[Element]:
        """Say who plays at each level, and draw what it plays with."""
        cote, corps = 4.2 * self._echelle, self._feuille.corps * 0.72
        for niveau, sommet in enumerate(self._niveaux):
            y = self._y + niveau * self._etage + (HAUTE * self._echelle - cote) / 2
            nom = adaptateur_de(self._jeu).camp(sommet.camp)
            if self._jeu.nom != "nim":
                yield jeton(self._jeu, sommet.camp, self._x, y, cote)
                yield Texte(self._x + cote * 1.2, y, self._gouttiere - cote * 1.4, cote, nom, corps)
            else:
                yield Texte(self._x, y, self._gouttiere * 0.94, cote, nom, corps)

    # The boxes.

    def _cotes(self, place: _Place) -> tuple[float, float]:
        """Return the width and the height of one box of a node."""
        nombre = 1 if not place.sommet.enfants else len(CASES)
        return min(CASE * self._echelle, place.place * OUVERTURE / nombre), HAUTE * self._echelle

    def _boites(self, place: _Place) -> Iterator[Element]:
        sommet = place.sommet
        cote, haut = self._cotes(place)
        ecrits = self._ecrits(sommet)
        pale = self._passages is not None and sommet not in self._passages
        gauche = place.x - cote * len(ecrits) / 2
        droite, bas = gauche + cote * len(ecrits), place.y + haut
        for y in (place.y, bas):
            yield Trait(gauche, y, droite, y, 0.25, pale)
        for rang in range(len(ecrits) + 1):
            yield Trait(gauche + rang * cote, place.y, gauche + rang * cote, bas, 0.25, pale)
        corps = self._feuille.corps * 0.8
        for rang, ecrit in enumerate(ecrits):
            x = gauche + rang * cote
            if sommet is self._racine:
                petit = corps * 0.8
                yield Texte(x, place.y - 3.6 * self._echelle, cote, 3.4 * self._echelle, CASES[rang], petit, "centre")
            if ecrit:
                gras, lettres = rang == len(ecrits) - 1, min(corps, PLEINE * cote / POINT / _largeur(ecrit))
                yield Texte(x, place.y, cote, haut, ecrit, lettres, "centre", gras=gras, pale=pale)

    def _ecrits(self, sommet: Sommet) -> tuple[str, ...]:
        """Return what stands in the boxes of a node: a leaf has its value, the others are to be found."""
        if not sommet.enfants:
            return (ecrire_papier(self._jeu, sommet.valeur),)
        passage = (self._passages or {}).get(sommet)
        if passage is None:
            return ("", "", "")
        borne = "≥" if passage.essayes < len(sommet.enfants) else ""
        return (
            ecrire_papier(self._jeu, passage.alpha),
            ecrire_papier(self._jeu, passage.beta),
            borne + ecrire_papier(self._jeu, passage.valeur),
        )

    # The branches.

    def _branche(self, parent: _Place, enfant: _Place, rang: int) -> Iterator[Element]:
        passages, haut = self._passages, HAUTE * self._echelle
        coupee = passages is not None and enfant.sommet not in passages
        x1, y1, x2, y2 = parent.x, parent.y + haut, enfant.x, enfant.y - 4.2 * self._echelle
        yield Trait(x1, y1, x2, y2, 0.25, coupee)
        nom = nommer(self._jeu, enfant.sommet)
        corps = self._feuille.corps * 0.75
        large = max(enfant.place, 6 * self._echelle)
        yield Texte(x2 - large / 2, y2, large, 4 * self._echelle, nom, corps, "centre", pale=coupee)
        # Nothing is cut before the first answer, nor at the root; half way down, where branches stand apart.
        if passages is None and rang and parent.sommet is not self._racine:
            yield self._marque(x1, y1, x2, y2, 0.62, tirets=True)
        elif coupee and passages is not None and parent.sommet in passages:
            yield self._marque(x1, y1, x2, y2, 0.58, tirets=False)
            yield self._marque(x1, y1, x2, y2, 0.66, tirets=False)

    def _marque(self, x1: float, y1: float, x2: float, y2: float, part: float, *, tirets: bool) -> Element:
        x, y, bras = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part, MARQUE * self._echelle * (1 if tirets else 0.6)
        return Polyligne(((x - bras, y), (x + bras, y)), (), tirets, 0.22 if tirets else 0.6)


def ecrire_papier(jeu: Jeu, valeur: float) -> str:
    """Write a value, or a bound."""
    return ecrire_valeur(jeu, valeur, translate("Phrases", "G"), translate("Phrases", "P"))


def nommer(jeu: Jeu, sommet: Sommet) -> str:
    """Write the move that leads to a node."""
    return translate("Phrases", "passe") if sommet.coup is None else jeu.ecrire_coup(sommet.coup)


def _largeur(ecrit: str) -> float:
    """Return how wide a value is, over the size of its letters."""
    return sum(CHIFFRE if signe.isalnum() else SIGNE for signe in ecrit)


def _niveaux(racine: Sommet) -> list[Sommet]:
    """Return a node of each level: who plays there is the same for all of it."""
    niveaux, etage = [racine], [racine]
    while etage := [enfant for sommet in etage for enfant in sommet.enfants]:
        niveaux.append(etage[0])
    return niveaux
