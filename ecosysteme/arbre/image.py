"""A tree as an SVG image: boards where they can be read, points where they cannot.

Browsers and QtSvg must both draw it, as the boards of ``dessin``. Colours are told apart by those who see few of them
(Okabe and Ito's blue and vermilion), and widths and dashes say the same once more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import Final

from ecosysteme.arbre.arbre import Arbre, Statut
from ecosysteme.arbre.observation import OBSERVEES
from ecosysteme.dessin import vignette
from ecosysteme.fautes import Faute
from ecosysteme.jeu import GAIN, Jeu

FEUILLES_VIGNETTES: Final = 40  # more boards side by side are wider than a screen
COTE: Final = 64  # px of a board
MARGE: Final = 20
COLONNE: Final = 74  # px at the left, for who moves
ENTETE: Final = 50
RANGEE: Final = 20  # px of a line of the legend
LARGEUR_MIN: Final = 660  # of the legend
LARGEUR_POINTS: Final = 2400  # px of a tree of points, at most: its nodes then lie over each other
PLACE_TEXTE: Final = 34  # px between two points, from which they may be named
PLACE_CROIX: Final = 7  # below, one cross a cut instead of one a branch


@dataclass(frozen=True)
class Habillage:
    """The colours of a tree and its words, ``str.format`` templates where they hold braces; French by default."""

    fond: str = "#ffffff"
    texte: str = "#1d2522"
    discret: str = "#5f6963"
    trait: str = "#8a938e"
    principale: str = "#0072b2"
    chemin: str = "#d55e00"
    elague: str = "#9aa19d"
    titre: str = "{algorithme}, profondeur {profondeur}, étape {k} sur {total}"
    ordonne: str = "meilleurs coups d'abord"
    comptes: str = "positions visitées : {visites}, dont feuilles : {feuilles} ; positions élaguées : {elagues}"
    variante: str = "variante principale"
    ouvert: str = "chemin en cours"
    coupee: str = "branche coupée, et ses positions"
    relatif: str = "Une valeur est celle de qui a le trait"
    absolu: str = "Une valeur est celle de {camp}"
    gains: str = " ; {gain} : gagné, {perte} : perdu"
    gain: str = "G"
    perte: str = "P"
    passe: str = "passe"
    camps: tuple[str, str] | None = None  # by default the game's own


def titrer(arbre: Arbre, k: int, habillage: Habillage) -> str:
    """Say which search it is, and after which of its steps."""
    titre = habillage.titre.format(
        algorithme=OBSERVEES[arbre.algorithme].libelle, profondeur=arbre.profondeur, k=k, total=arbre.nb_etapes
    )
    return f"{titre}, {habillage.ordonne}" if arbre.ordonne else titre


def compter(arbre: Arbre, k: int, habillage: Habillage) -> str:
    """Say how many states were visited and pruned."""
    return habillage.comptes.format(**arbre.comptes(k)._asdict())


def dire_valeurs(arbre: Arbre, habillage: Habillage) -> str:
    """Say whose the values are."""
    camp = (habillage.camps or arbre.jeu.noms_camps)[arbre.jeu.trait(arbre.racine) - 1]
    mots = habillage.relatif if arbre.relatif else habillage.absolu.format(camp=camp)
    return mots if arbre.jeu.unite else mots + habillage.gains.format(gain=habillage.gain, perte=habillage.perte)


def decide(jeu: Jeu, valeur: float) -> bool:
    """Tell whether a value says that the game is won or lost, where no points are counted.

    A bound of alpha-beta is a hair from it, or infinite.
    """
    return not jeu.unite and abs(valeur) > GAIN - 0.5


def ecrire_valeur(jeu: Jeu, valeur: float, gain: str = "G", perte: str = "P") -> str:
    """Write a value of the tree: a sign and a whole number, or who wins where no points are counted.

    >>> from ecosysteme.jeux import creer_jeu
    >>> [ecrire_valeur(creer_jeu("morpion"), valeur) for valeur in (1002.0, -3.0, 0.0, float("inf"))]
    ['G', '−3', '0', '+∞']
    """
    if abs(valeur) == float("inf"):
        return "+∞" if valeur > 0 else "−∞"
    if decide(jeu, valeur):
        return gain if valeur > 0 else perte
    arrondie = round(valeur)  # alpha-beta's β is a hair from a whole number
    return f"{arrondie:+d}".replace("-", "−") if arrondie else "0"


def signe_borne(borne: float) -> str:
    """Return ``=`` before a bound, ``>`` or ``<`` where it is a hair above or below the whole number that is written.

    Alpha-beta's root opens its windows by that hair, so that an equal value cuts nothing and ties are found.
    """
    if abs(borne) == float("inf") or borne == round(borne):
        return "="
    return ">" if borne > round(borne) else "<"


def ecrire_fenetre(fenetre: tuple[float, float], ecrire: Callable[[float], str]) -> str:
    """Write alpha and beta in a few characters, each value as ``ecrire`` does.

    >>> ecrire_fenetre((1.0, 3.0000000000000004), lambda valeur: f"{valeur:.0f}")
    'α = 1  β > 3'
    """
    return "  ".join(f"{nom} {signe_borne(borne)} {ecrire(borne)}" for nom, borne in zip("αβ", fenetre, strict=True))


def svg_arbre(
    arbre: Arbre, k: int | None = None, vignettes: bool | None = None, habillage: Habillage | None = None
) -> str:
    """Return the SVG document of ``arbre`` after ``k`` steps, by default all; what was not reached is not there.

    ``vignettes`` draws boards, or points; by default boards when there are few leaves. Raises ``ValueError`` for a step
    that does not exist.
    """
    if k is not None and not 0 <= k <= arbre.nb_etapes:
        raise Faute("étape {k} inexistante : l'arbre en compte {nombre}", k=k, nombre=arbre.nb_etapes)
    if vignettes is None:
        vignettes = sum(map(arbre.terminal, range(len(arbre)))) + sum(map(bool, arbre.elagues)) <= FEUILLES_VIGNETTES
    dessin = (_Vignettes if vignettes else _Points)(
        arbre, arbre.nb_etapes if k is None else k, habillage or Habillage()
    )
    return "".join(dessin.document())


def _croix(x: float, y: float, bras: float) -> str:
    cote = 2 * bras
    return f"M{x - bras:g} {y - bras:g}l{cote:g} {cote:g}m0 {-cote:g}l{-cote:g} {cote:g}"


class _Dessin:
    """One image: the frame, the edges and the legend; the nodes are a subclass's."""

    pas: float  # px between two leaves
    etage: float  # px between two levels
    sous: float = 0  # px from a node's place down to where its edges begin
    sur: float = 0  # and up to where the one that leads there ends
    trait: float = 1  # px of an edge
    bras: float = 5  # px of half a cross

    def __init__(self, arbre: Arbre, k: int, habillage: Habillage) -> None:
        from ecosysteme.arbre.disposition import disposer  # NumPy is long to import

        self.arbre, self.k, self.habillage = arbre, k, habillage
        disposition = disposer(arbre)
        self.rangs: list[float] = disposition.x.tolist()
        self.nombre = disposition.largeur
        self.etages: list[list[int]] = [niveau.tolist() for niveau in disposition.niveaux]
        self.statuts = [arbre.statut(noeud, k) for noeud in range(len(arbre))]
        self.principale = arbre.principale(k)
        self.chemin = arbre.chemin(k)

    # Places, in pixels from the top left.

    def x(self, noeud: int) -> float:
        return round(2 * (COLONNE + MARGE + (self.rangs[noeud] + 0.5) * self.pas)) / 2

    def y(self, niveau: int) -> float:
        return ENTETE + self.sur + MARGE + niveau * self.etage

    @property
    def largeur(self) -> float:
        return max(LARGEUR_MIN, COLONNE + 2 * MARGE + self.nombre * self.pas)

    def document(self) -> Iterator[str]:
        bas = self.y(len(self.etages) - 1) + self.sous + MARGE
        hauteur, habillage = bas + 3 * RANGEE + MARGE, self.habillage
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.largeur:.0f}" height="{hauteur:.0f}" '
            f'viewBox="0 0 {self.largeur:.0f} {hauteur:.0f}" font-family="sans-serif" font-size="12">'
            f'<rect width="{self.largeur:.0f}" height="{hauteur:.0f}" fill="{habillage.fond}"/>'
        )
        titre = titrer(self.arbre, self.k, habillage)
        yield self.texte(MARGE, MARGE + 10, titre, taille=15, ancre="start", gras=True)
        yield from self.joueurs()
        yield from self.aretes()
        yield from self.noeuds()
        yield from self.legende(bas)
        yield "</svg>"

    def texte(
        self,
        x: float,
        y: float,
        mots: str,
        couleur: str = "",
        *,
        taille: int = 12,
        ancre: str = "middle",
        gras: bool = False,
    ) -> str:
        poids = ' font-weight="bold"' if gras else ""
        return (
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{taille}" text-anchor="{ancre}"{poids} '
            f'fill="{couleur or self.habillage.texte}">{escape(mots, quote=False)}</text>'
        )

    def valeur(self, noeud: int) -> str:
        """Write what is known of a node, a bound as such; nothing when nothing is."""
        arbre = self.arbre
        valeur = arbre.valeur(noeud, self.k)
        if valeur is None or self.statuts[noeud] is Statut.ELAGUE:
            return ""
        borne = ""
        if arbre.fenetree and self.statuts[noeud] is Statut.FERME and not arbre.terminal(noeud):
            borne = "≥ " if valeur >= arbre.betas[noeud] else "≤ " if valeur <= arbre.alphas[noeud] else ""
        return borne + self.ecrire(valeur)

    def ecrire(self, valeur: float) -> str:
        return ecrire_valeur(self.arbre.jeu, valeur, self.habillage.gain, self.habillage.perte)

    def nom_coup(self, noeud: int) -> str:
        return self.arbre.nom_coup(noeud, self.habillage.passe)

    def joueurs(self) -> Iterator[str]:
        """Name who moves at each level."""
        jeu = self.arbre.jeu
        noms = self.habillage.camps or jeu.noms_camps
        premier = jeu.trait(self.arbre.racine) - 1
        for niveau in range(len(self.etages)):
            nom = noms[(premier + niveau) % 2]
            yield self.texte(MARGE, self.y(niveau) + self.sous / 2 + 4, nom, self.habillage.discret, ancre="start")

    # The edges, one path a style: a hundred thousand elements would be slow to draw.

    def aretes(self) -> Iterator[str]:
        principale, chemin = set(self.principale[1:]), set(self.chemin[1:])
        traces: dict[str, dict[str, None]] = {nom: {} for nom in ("trait", "elague", "principale", "chemin")}
        croix: dict[str, None] = {}
        for noeud in range(1, len(self.arbre)):
            statut = self.statuts[noeud]
            if statut is Statut.INCONNU:
                continue
            haut, bas = self.bouts(noeud)
            elague = statut is Statut.ELAGUE
            style = "elague" if elague else "principale" if noeud in principale else "trait"
            trace = f"M{haut[0]:g} {haut[1]:g}L{bas[0]:g} {bas[1]:g}"
            traces["chemin" if noeud in chemin else style][trace] = None
            if elague and (self.pas >= PLACE_CROIX or self.statuts[noeud - 1] is not Statut.ELAGUE):
                croix[_croix((haut[0] + bas[0]) / 2, (haut[1] + bas[1]) / 2, self.bras)] = None
        for style, chemins in traces.items():
            if chemins:
                yield self.ligne("".join(chemins), style)
        if croix:
            trait = f'stroke="{self.habillage.texte}" stroke-width="{self.bras / 2.5:g}" fill="none"'
            yield f'<path class="croix" d="{"".join(croix)}" {trait}/>'

    def bouts(self, noeud: int) -> tuple[tuple[float, float], tuple[float, float]]:
        parent, niveau = self.arbre.parents[noeud], self.arbre.niveaux[noeud]
        return (self.x(parent), self.y(niveau - 1) + self.sous), (self.x(noeud), self.y(niveau) - self.sur)

    def ligne(self, trace: str, style: str) -> str:
        largeur = {"principale": 4, "chemin": 4}.get(style, self.trait)
        tirets = {"elague": ' stroke-dasharray="4 3"', "chemin": ' stroke-dasharray="10 3"'}.get(style, "")
        couleur = getattr(self.habillage, style)
        return f'<path class="{style}" d="{trace}" stroke="{couleur}" stroke-width="{largeur:g}" fill="none"{tirets}/>'

    def noeuds(self) -> Iterable[str]:
        raise NotImplementedError

    def legende(self, bas: float) -> Iterator[str]:
        arbre, habillage = self.arbre, self.habillage
        comptes = compter(arbre, self.k, habillage)
        yield self.texte(MARGE, bas + RANGEE, comptes, ancre="start", gras=True)
        x, y = float(MARGE), bas + 2 * RANGEE
        styles = {"principale": habillage.variante, "chemin": habillage.ouvert, "elague": habillage.coupee}
        for style, mots in styles.items():
            yield self.ligne(f"M{x:g} {y - 4:g}h28", style).replace("class", "data-legende")
            if style == "elague":
                yield f'<path d="{_croix(x + 14, y - 4, 5)}" stroke="{habillage.texte}" stroke-width="2"/>'
            yield self.texte(x + 36, y, mots, ancre="start")
            x += 60 + 7 * len(mots)
        mots = dire_valeurs(arbre, habillage)
        yield self.texte(MARGE, bas + 3 * RANGEE, mots, habillage.discret, ancre="start")


class _Vignettes(_Dessin):
    """Each node is its board, the move that leads there above it, its value and its window below."""

    pas, etage, sous, sur = COTE + 22.0, COTE + 110.0, COTE + 36.0, 22.0

    def noeuds(self) -> Iterator[str]:
        for noeud, statut in enumerate(self.statuts):
            if statut is not Statut.INCONNU:
                yield from self.noeud(noeud, statut)

    def noeud(self, noeud: int, statut: Statut) -> Iterator[str]:
        habillage, x, y = self.habillage, self.x(noeud), self.y(self.arbre.niveaux[noeud])
        plateau = vignette(self.arbre.etat(noeud)._repr_svg_(), x, y, COTE)
        yield self.texte(x, y - 8, self.nom_coup(noeud), gras=noeud in self.principale)
        if statut is Statut.ELAGUE:
            yield f'<g class="noeud" opacity="0.3">{plateau}</g>'
            yield self.texte(x, y + COTE + 15, f"× {self.arbre.elagues[noeud]}", habillage.discret)
            return
        yield f'<g class="noeud">{plateau}</g>'
        if noeud in self.principale or noeud in self.chemin:
            couleur = habillage.chemin if noeud in self.chemin else habillage.principale
            cadre = f'x="{x - COTE / 2 - 3:g}" y="{y - 3:g}" width="{COTE + 6}" height="{COTE + 6}"'
            yield f'<rect {cadre} rx="5" fill="none" stroke="{couleur}" stroke-width="3"/>'
        if valeur := self.valeur(noeud):
            yield self.texte(x, y + COTE + 17, valeur, taille=15, gras=True)
        if self.arbre.fenetree and not self.arbre.terminal(noeud):
            mots = ecrire_fenetre(self.arbre.fenetre(noeud, self.k), self.ecrire)
            yield self.texte(x, y + COTE + 32, mots, habillage.discret, taille=11)


class _Points(_Dessin):
    """Each node is a point, named where there is room. Those that fall on the same half pixel are drawn once."""

    def __init__(self, arbre: Arbre, k: int, habillage: Habillage) -> None:
        super().__init__(arbre, k, habillage)
        self.pas = min(26.0, LARGEUR_POINTS / self.nombre)
        self.etage = max(90.0, self.nombre * self.pas / 12)
        self.trait = min(1.0, max(0.2, self.pas / 4))
        self.bras = 5 if self.pas >= PLACE_CROIX else 2

    def noeuds(self) -> Iterator[str]:
        visites: dict[str, None] = {}
        elagues: dict[str, None] = {}
        for noeud, statut in enumerate(self.statuts):
            if statut is not Statut.INCONNU:
                points = elagues if statut is Statut.ELAGUE else visites
                # A line so short is a point: its ends are round.
                points[f"M{self.x(noeud):g} {self.y(self.arbre.niveaux[noeud]):g}h.1"] = None
        taille = max(2.0, min(6.0, self.pas))
        for nom, points, couleur in (
            ("noeuds", visites, self.habillage.texte),
            ("elagues", elagues, self.habillage.elague),
        ):
            if points:
                trait = f'stroke="{couleur}" stroke-width="{taille:g}" stroke-linecap="round" fill="none"'
                yield f'<path class="{nom}" d="{"".join(points)}" {trait}/>'
        for style, remarques in (("principale", self.principale), ("chemin", self.chemin)):
            for noeud in remarques:
                place = f'cx="{self.x(noeud):g}" cy="{self.y(self.arbre.niveaux[noeud]):g}"'
                yield f'<circle {place} r="5" fill="{getattr(self.habillage, style)}"/>'
        yield from self.noms()

    def noms(self) -> Iterator[str]:
        """Write moves and values at the levels where there is room for all, and along the principal line."""
        nommes = set(self.principale if self.k == self.arbre.nb_etapes else self.chemin)
        for niveau in self.etages:
            places = [self.x(noeud) for noeud in niveau]
            if all(droite - gauche >= PLACE_TEXTE for gauche, droite in pairwise(places)):
                nommes.update(niveau)
        for noeud in sorted(nommes):
            if self.statuts[noeud] is Statut.INCONNU:
                continue
            x, y = self.x(noeud), self.y(self.arbre.niveaux[noeud])
            elague = self.statuts[noeud] is Statut.ELAGUE
            sous = f"× {self.arbre.elagues[noeud]}" if elague else self.valeur(noeud)
            yield self.texte(x + 7, y - 7, self.nom_coup(noeud), ancre="start")
            yield self.texte(
                x + 7, y + 15, sous, self.habillage.discret if elague else "", ancre="start", gras=not elague
            )
