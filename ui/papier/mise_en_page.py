"""What the pages share: title, fields to read or to fill in, tokens of the camps, tables of moves, foot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QLocale

from ecosysteme.jeu import Camp, Jeu
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import POINT, Alignement, Dessin, Element, Fond, Format, Page, Texte, Trait
from ecosysteme.papier.planche import Forme, Planche, Signe, svg_planche
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import translate

TITRE: Final = 1.7  # of the ordinary letters
PART_TITRE: Final = 0.36  # of the width
PART_PIED: Final = 0.85  # of the width, before the number of the page
PETIT: Final = 0.78
RETRAIT: Final = 0.14  # of the height of a line, on both sides of what a table holds
SERREE: Final = 0.76  # how low the lines of a list may become, in lines of ordinary letters
COURTE: Final = 10  # lines that are not worth a second column
GOUTTIERE: Final = 0.045  # of the width of the page, between two columns
INTERLIGNE: Final = 1.6  # lines of letters between two that a hand writes on


@dataclass(frozen=True)
class ColonneDeTable:
    """A column of a table: its title, its share of the width, on which side it is aligned."""

    titre: str
    part: float
    cote: Alignement = "gauche"


@dataclass(frozen=True)
class Cellule:
    """What stands in a table: words, or the token of a camp before them."""

    texte: str = ""
    camp: Camp | None = None
    gras: bool = False


def hauteur(corps: float) -> float:
    """Return the room of a line of letters of ``corps`` points, mm."""
    return corps * POINT * 1.45


def jeton(jeu: Jeu, camp: Camp, x: float, y: float, cote: float) -> Dessin:
    """Draw what stands for a camp, ``cote`` mm wide: a black or a white disc, or the sign that it writes."""
    forme: Forme = "signe" if jeu.nom == "morpion" else "disque"
    svg = svg_planche(Planche(1, 1, {(0, 0): Signe(camp)}, forme, grille=False))
    return Dessin(x, y, cote, cote, svg)


def entete(feuille: Format, titre: str, complement: str = "") -> tuple[list[Element], float]:
    """Write what the page is and, at the right, of what; return where the rest begins."""
    corps = feuille.corps * TITRE
    haut, large = hauteur(corps), feuille.utile
    y = feuille.marge
    elements: list[Element] = [
        Texte(feuille.marge, y, large * PART_TITRE, haut, titre, corps, gras=True),
        Texte(
            feuille.marge + large * PART_TITRE,
            y,
            large * (1 - PART_TITRE),
            haut,
            complement,
            feuille.corps * 1.2,
            "droite",
        ),
        Trait(feuille.marge, y + haut, feuille.marge + large, y + haut, 0.5),
    ]
    return elements, y + haut + feuille.ligne * 0.5


def entete_de_classe(
    feuille: Format, jeu: Jeu, quoi: str, position: str, *, corrige: bool
) -> tuple[list[Element], float]:
    """Write as ``entete`` what a sheet for the class is, and of which position; one to fill in asks for a name."""
    mots = (quoi, translate("Papier", "corrigé") if corrige else "", position)
    elements, y = entete(feuille, adaptateur_de(jeu).titre, ", ".join(filter(None, mots)))
    if not corrige:
        noms = translate("Papier", "Nom"), translate("Papier", "Classe"), translate("Papier", "Date")
        elements += champs(feuille, y, [(nom, "", part) for nom, part in zip(noms, (3.0, 1.0, 1.0), strict=True)])
        y += hauteur_champ(feuille)
    return elements, y


def pied(pages: Iterable[Page], marque: str = "") -> tuple[Page, ...]:
    """Number the pages where there are several, under what made them, and with ``marque`` for whom."""
    suite = tuple(pages)
    return tuple(
        replace(page, elements=(*page.elements, *_bas(page.format, rang, len(suite), marque)))
        for rang, page in enumerate(suite)
    )


def _bas(feuille: Format, rang: int, nombre: int, marque: str) -> Iterable[Element]:
    corps = feuille.corps * PETIT * 0.9
    y, large = feuille.bas + feuille.marge * 0.2, feuille.utile * PART_PIED
    qui = " · ".join(filter(None, ("Othellier", marque)))
    yield Texte(feuille.marge, y, large, hauteur(corps), qui, corps, pale=True)
    if nombre > 1:
        numero, reste = f"{rang + 1} / {nombre}", feuille.utile - large
        yield Texte(feuille.marge + large, y, reste, hauteur(corps), numero, corps, "droite", pale=True)


def champ(
    feuille: Format, x: float, y: float, largeur: float, nom: str, valeur: str, *, gras: bool = False
) -> list[Element]:
    """Write a field: its name, small, then its value on a line, which is left to write on when there is none."""
    petit = feuille.corps * PETIT
    haut, bas = hauteur(petit), hauteur(petit) + feuille.ligne * 1.1
    elements: list[Element] = [Texte(x, y, largeur, haut, nom, petit, pale=True)]
    if valeur:
        elements.append(Texte(x, y + haut, largeur, feuille.ligne * 1.1, valeur, feuille.corps * 1.1, gras=gras))
    return [*elements, Trait(x, y + bas, x + largeur, y + bas)]


def hauteur_champ(feuille: Format) -> float:
    """Return the room of a line of fields, and of what separates it from the next."""
    return hauteur(feuille.corps * PETIT) + feuille.ligne * 1.6


def champs(feuille: Format, y: float, textes: Sequence[tuple[str, str, float]]) -> list[Element]:
    """Write fields in a line over the whole width: name, value, share of the width."""
    vide = feuille.utile * GOUTTIERE * 0.6
    total = sum(part for *_, part in textes)
    utile, x = feuille.utile - vide * (len(textes) - 1), feuille.marge
    elements: list[Element] = []
    for nom, valeur, part in textes:
        largeur = utile * part / total
        elements.extend(champ(feuille, x, y, largeur, nom, valeur))
        x += largeur + vide
    return elements


def lignes_a_ecrire(feuille: Format, y: float, nombre: int) -> tuple[list[Element], float]:
    """Leave so many lines to write on, which a photocopier keeps; return where the rest begins."""
    pas, droite = feuille.ligne * INTERLIGNE, feuille.marge + feuille.utile
    hauteurs = [y + pas * (rang + 1) for rang in range(nombre)]
    return [Trait(feuille.marge, haut, droite, haut) for haut in hauteurs], y + pas * nombre


def joueurs(feuille: Format, fiche: Fiche, y: float) -> list[Element]:
    """Write who plays each camp, a token before each name."""
    adaptateur = adaptateur_de(fiche.jeu)
    vide = feuille.utile * GOUTTIERE
    largeur, cote = (feuille.utile - vide) / 2, feuille.ligne * 1.15
    camps: tuple[Camp, Camp] = (1, 2)
    elements: list[Element] = []
    for rang, (camp, nom) in enumerate(zip(camps, fiche.noms, strict=True)):
        x = feuille.marge + rang * (largeur + vide)
        bas = y + hauteur(feuille.corps * PETIT)
        elements.append(jeton(fiche.jeu, camp, x, bas, cote))
        retrait = cote * 1.35
        elements.extend(champ(feuille, x + retrait, y, largeur - retrait, adaptateur.camp(camp), nom, gras=True))
    return elements


def table(
    feuille: Format,
    jeu: Jeu,
    cadre: tuple[float, float, float],
    colonnes: Sequence[ColonneDeTable],
    lignes: Sequence[Sequence[Cellule]],
    pas: float,
) -> list[Element]:
    """Lay out a table at ``x, y`` over a width (``cadre``), its lines ``pas`` mm high, every second one in grey."""
    x, y, largeur = cadre
    corps = min(feuille.corps, pas / POINT / 1.35, largeur * 0.34)  # narrow columns want small letters
    elements: list[Element] = [Fond(x, y + (rang + 1) * pas, largeur, pas) for rang in range(1, len(lignes), 2)]
    total, gauche = sum(colonne.part for colonne in colonnes), x
    for rang_colonne, colonne in enumerate(colonnes):
        part = largeur * colonne.part / total
        dedans = (gauche + pas * RETRAIT, part - 2 * pas * RETRAIT)
        elements.append(Texte(dedans[0], y, dedans[1], pas, colonne.titre, corps * PETIT, colonne.cote, pale=True))
        for rang, ligne in enumerate(lignes):
            elements.extend(
                _cellule(jeu, ligne[rang_colonne], dedans, (y + (rang + 1) * pas, pas, corps), colonne.cote)
            )
        gauche += part
    return [*elements, Trait(x, y + pas, x + largeur, y + pas, 0.3)]


def _cellule(
    jeu: Jeu, cellule: Cellule, dedans: tuple[float, float], ligne: tuple[float, float, float], cote: Alignement
) -> Iterable[Element]:
    (x, largeur), (y, pas, corps) = dedans, ligne
    if cellule.camp is not None:
        rond = pas * 0.66
        yield jeton(jeu, cellule.camp, x, y + (pas - rond) / 2, rond)
        x, largeur = x + rond * 1.25, largeur - rond * 1.25
    if cellule.texte:
        yield Texte(x, y, largeur, pas, cellule.texte, corps, cote, gras=cellule.gras)


class ListeEnColonnes:
    """A long table, laid out in columns side by side, then on the pages that follow."""

    def __init__(
        self, feuille: Format, jeu: Jeu, colonnes: Sequence[ColonneDeTable], lignes: Sequence[Sequence[Cellule]]
    ) -> None:
        self._feuille, self._jeu, self._colonnes = feuille, jeu, colonnes
        self._lignes = lignes

    def poser(self, cadre: tuple[float, float, float], nombre: int) -> list[Element]:
        """Lay out as many lines as ``nombre`` columns hold, from ``x, y`` over a width (``cadre``) to the bottom."""
        x, y, largeur = cadre
        feuille, haut = self._feuille, self._feuille.bas - y
        possibles = int(haut / (feuille.ligne * SERREE)) - 1
        par_colonne = min(possibles, max(COURTE, -(-len(self._lignes) // nombre)))
        pas = min(feuille.ligne * 1.25, haut / (par_colonne + 1))
        vide = feuille.utile * GOUTTIERE * 0.45
        part = (largeur - vide * (nombre - 1)) / nombre
        elements: list[Element] = []
        for rang in range(nombre):
            morceau, self._lignes = self._lignes[:par_colonne], self._lignes[par_colonne:]
            if morceau:
                gauche, bas = x + rang * (part + vide), y + (len(morceau) + 1) * pas
                elements += table(feuille, self._jeu, (gauche, y, part), self._colonnes, morceau, pas)
                elements.append(Trait(gauche, bas, gauche + part, bas))
        return elements

    def suite(self, titre: str, complement: str, nombre: int) -> Iterator[Page]:
        """Yield the pages of what was not laid out yet."""
        while self._lignes:
            elements, y = entete(self._feuille, titre, complement)
            elements += self.poser((self._feuille.marge, y, self._feuille.utile), nombre)
            yield Page(self._feuille, tuple(elements))


def ecrire_duree(secondes: float) -> str:
    """Write a time: tenths below ten seconds, then minutes and seconds; empty when it was not measured.

    >>> ecrire_duree(75), ecrire_duree(3700), ecrire_duree(12.4), ecrire_duree(0)
    ('1:15', '1:01:40', '0:12', '')
    """
    if secondes <= 0:
        return ""
    entieres = round(secondes)
    if entieres < 10:
        return f"{QLocale().toString(secondes, 'f', 1)}″"
    minutes, reste = divmod(entieres, 60)
    heures, minutes = divmod(minutes, 60)
    return f"{heures}:{minutes:02}:{reste:02}" if heures else f"{minutes}:{reste:02}"


def resultat_de(fiche: Fiche) -> str:
    """Say how the game ended, empty while it goes on."""
    adaptateur, issue = adaptateur_de(fiche.jeu), fiche.issue
    if issue is None:
        return ""
    if fiche.decidee is None:
        return adaptateur.resultat(issue, fiche.resultat)
    return adaptateur.resultat_decide(issue, fiche.resultat, fiche.entete.decision)


def titre_de(fiche: Fiche) -> str:
    """Name a game in a line: who plays whom, or the game alone when nobody is known."""
    jeu = adaptateur_de(fiche.jeu)
    if not any(fiche.noms):
        return jeu.titre
    premier, second = (nom or camp for nom, camp in zip(fiche.noms, jeu.camps, strict=True))
    return f"{premier} – {second}"
