"""The board of any of the four games as a figure: the discs, the legal moves, the last move, the winning line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ecosysteme.cases import Position
from ecosysteme.dessin import COULEURS_PUISSANCE4, COULEURS_SVG
from ecosysteme.fautes import Faute
from ecosysteme.figures.feuille import feuille
from ecosysteme.jeu import NULLE, PREMIER, CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux import puissance4 as regles_puissance4
from ecosysteme.jeux.morpion import COTE, EtatMorpion, Morpion
from ecosysteme.jeux.nim import NOMS_TAS, EtatNim, Nim
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.jeux.puissance4 import EtatPuissance4, Puissance4
from ecosysteme.partie import Partie
from ecosysteme.plateau import COLONNES, Plateau

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Couleurs = tuple[str, str]  # inside, edge

POUCES: Final = 0.5  # a square, at most
HAUTEUR: Final = 10.0  # inches: a heap of Nim may have 99 objects
LARGEUR_TITRE: Final = 1.8
RAYON: Final = 0.4  # of a disc, in squares
ACCENT: Final = "#d4382c"
PAPIER: Final = "#fbfaf5"
RECENT: Final = "#f3e6c4"
SIGNES: Final = ("", "#1f5fa8", "#c2452d")  # X, O
OBJET: Final[Couleurs] = ("#c79a5b", "#7d5a2a")
PRIS: Final[Couleurs] = ("none", "#c9bfa8")
OBJETS_VUS: Final = 20  # one by one; more make a bar


def dessiner_partie(partie: Partie, coup: int | None = None, *, legaux: bool = True) -> Figure:
    """Draw a game after ``coup`` moves, by default where it stands, the last of them marked.

    Raises ``ValueError`` when the game has not so many, and as ``dessiner_etat``.
    """
    tours = [tour for tour in partie.historique if tour.coup is not None]
    rang = len(tours) if coup is None else coup
    if not 0 <= rang <= len(tours):
        raise Faute("coup {rang} inexistant : la partie en compte {nombre}", rang=rang, nombre=len(tours))
    etats = [partie.depart, *(tour.etat for tour in tours)]
    # The forced passes after the last move count: they say whose turn it is.
    etat = partie.etat if rang == len(tours) else etats[rang]
    return dessiner_etat(partie.jeu, etat, tours[rang - 1].coup if rang else None, legaux=legaux)


def dessiner_etat(jeu: Jeu, etat: EtatQuelconque, dernier: CoupQuelconque = None, *, legaux: bool = True) -> Figure:
    """Draw a position, with the legal moves unless ``legaux`` is false, and ``dernier``, the move that led there.

    Of Othello, ``etat`` may also be a board or its matrix, as ``Plateau.matrice`` gives it: whose turn it is, which
    they do not tell, is left out. Raises ``ValueError`` for a game without a drawing, for a matrix that is none, and
    when matplotlib is missing.
    """
    lignes, colonnes = dessin_de(jeu).taille(jeu, lire_etat(jeu, etat))
    cote = min(POUCES, HAUTEUR / lignes)
    figure = feuille(max(POUCES * colonnes, LARGEUR_TITRE) + 0.8, cote * lignes + 1.0)
    dessiner_sur(figure.add_subplot(), jeu, etat, dernier, legaux=legaux)
    return figure


def dessiner_sur(
    axes: Axes, jeu: Jeu, etat: EtatQuelconque, dernier: CoupQuelconque = None, *, legaux: bool = True
) -> None:
    """Draw a position on ``axes``, in place of what they show; otherwise as ``dessiner_etat``.

    A square is a unit wide and high, the first line of the board at the top.
    """
    dessin, lu = dessin_de(jeu), lire_etat(jeu, etat)
    trait_connu = lu is etat
    lignes, colonnes = dessin.taille(jeu, lu)
    axes.clear()
    axes.set_xlim(0, colonnes)
    axes.set_ylim(lignes, 0)
    axes.set_aspect("equal")
    axes.tick_params(length=0)
    axes.set_xticks([])
    axes.set_yticks([])
    axes.set_title(legende(jeu, lu, trait_connu=trait_connu), fontsize=11)
    dessin.dessiner(axes, jeu, lu, dernier, legaux and trait_connu)


def lire_etat(jeu: Jeu, etat: Any) -> EtatQuelconque:
    """Return ``etat`` itself, or the state of Othello that a board or a matrix shows, black to move."""
    if not isinstance(jeu, Othello) or isinstance(etat, EtatOthello):
        return etat
    return EtatOthello(etat.copy() if isinstance(etat, Plateau) else Plateau.depuis_matrice(etat), PREMIER)


def legende(jeu: Jeu, etat: EtatQuelconque, *, trait_connu: bool = True) -> str:
    """Say the score where there is one, and the result or, when it is known, whose turn it is."""
    issue = jeu.issue(etat)
    if issue is None:
        suite = f"à {jeu.noms_camps[jeu.trait(etat) - 1]} de jouer" if trait_connu else ""
    else:
        suite = "partie nulle" if issue == NULLE else f"{jeu.noms_camps[issue - 1]} gagne"
    if not jeu.unite:
        return suite[:1].upper() + suite[1:]
    scores = ", ".join(f"{nom} {points}" for nom, points in zip(jeu.noms_camps, jeu.resultat(etat), strict=True))
    return f"{scores} : {suite}".removesuffix(" : ")


def _othello(axes: Axes, jeu: Othello, etat: EtatOthello, dernier: Position | None, legaux: bool) -> None:
    _quadriller(axes, etat.taille, etat.taille, "#2a8459", "#1b5c3c")
    _graduer(axes, COLONNES[: etat.taille].lower(), range(1, etat.taille + 1))
    for case, couleur in etat.plateau.items():
        _disque(axes, case, COULEURS_SVG[couleur])
    for case in etat.coups if legaux else ():
        _disque(axes, case, ("#ffffff73", "none"), 0.12)
    if dernier is not None:
        _disque(axes, dernier, (ACCENT, "none"), 0.1)


def _puissance4(axes: Axes, jeu: Puissance4, etat: EtatPuissance4, dernier: int | None, legaux: bool) -> None:
    lignes, colonnes = regles_puissance4.LIGNES, regles_puissance4.COLONNES

    def a_l_ecran(case: Position) -> Position:
        return lignes - 1 - case[0], case[1]  # the game counts its lines from the bottom

    axes.set_facecolor("#2463ab")
    _graduer(axes, range(1, colonnes + 1))
    for ligne, rangee in enumerate(etat.grille):
        for colonne, camp in enumerate(rangee):
            _disque(axes, a_l_ecran((ligne, colonne)), COULEURS_PUISSANCE4[camp])
    for coup in jeu.coups_legaux(etat) if legaux else ():
        _disque(axes, a_l_ecran(jeu.chute(etat, coup)), ("#2463ab59", "none"), 0.12)
    if dernier is not None:
        haut, _ = jeu.chute(etat, dernier)
        _disque(axes, a_l_ecran((haut - 1, dernier)), ("#1b1f1f", "none"), 0.1)
    _entourer(axes, map(a_l_ecran, jeu.alignement(etat)))


def _morpion(axes: Axes, jeu: Morpion, etat: EtatMorpion, dernier: Position | None, legaux: bool) -> None:
    from matplotlib.patches import Rectangle

    _quadriller(axes, COTE, COTE, PAPIER, "#8a8577")
    _graduer(axes, COLONNES[:COTE].lower(), range(1, COTE + 1))
    for ligne, rangee in enumerate(etat.grille):
        for colonne, camp in enumerate(rangee):
            x, y = colonne + 0.5, ligne + 0.5
            if camp == 1:
                for sens in (1, -1):
                    axes.plot([x - 0.28, x + 0.28], [y - 0.28 * sens, y + 0.28 * sens], color=SIGNES[1], linewidth=4)
            elif camp:
                _disque(axes, (ligne, colonne), ("none", SIGNES[2]), 0.3, 4)
    if dernier is not None:
        axes.add_patch(Rectangle((dernier[1], dernier[0]), 1, 1, facecolor=RECENT, zorder=0))
    _entourer(axes, jeu.alignement(etat))


def _nim(axes: Axes, jeu: Nim, etat: EtatNim, dernier: tuple[int, int] | None, legaux: bool) -> None:
    lignes, _ = _taille_nim(jeu, etat)
    axes.set_facecolor(PAPIER)
    _graduer(axes, [f"{nom} : {objets}" for nom, objets in zip(NOMS_TAS, etat.tas, strict=False)])
    for colonne, objets in enumerate(etat.tas):
        pris = dernier[1] if dernier is not None and dernier[0] == colonne else 0
        if lignes > OBJETS_VUS:
            axes.set_aspect("auto")
            axes.bar(colonne + 0.5, -objets, 0.6, lignes, color=OBJET[0])
            axes.bar(colonne + 0.5, -pris, 0.6, lignes - objets, color=PRIS[0], edgecolor=PRIS[1])
            continue
        for rang in range(objets + pris):
            _disque(axes, (lignes - 1 - rang, colonne), OBJET if rang < objets else PRIS)


def _taille_nim(jeu: Nim, etat: EtatNim) -> Position:
    return max(*jeu.tas, *etat.tas), len(etat.tas)


def _prise(jeu: Nim, etat: EtatNim, case: Position) -> tuple[int, int]:
    """Take the object that is clicked and those above it."""
    rang = _taille_nim(jeu, etat)[0] - 1 - case[0]
    return case[1], etat.tas[case[1]] - rang


class DessinJouable(NamedTuple):
    """How a game is drawn, and played by clicking on its drawing."""

    taille: Callable[..., Position]  # of a game and a state: lines and columns of squares
    dessiner: Callable[..., None]
    coup: Callable[..., CoupQuelconque]  # the move, legal or not, that the square (line, column) stands for


DESSINS: Final[dict[type[Jeu], DessinJouable]] = {
    Othello: DessinJouable(lambda jeu, etat: (etat.taille, etat.taille), _othello, lambda jeu, etat, case: case),
    Puissance4: DessinJouable(
        lambda jeu, etat: (regles_puissance4.LIGNES, regles_puissance4.COLONNES),
        _puissance4,
        lambda jeu, etat, case: case[1],
    ),
    Morpion: DessinJouable(lambda jeu, etat: (COTE, COTE), _morpion, lambda jeu, etat, case: case),
    Nim: DessinJouable(_taille_nim, _nim, _prise),
}


def dessin_de(jeu: Jeu) -> DessinJouable:
    """Return how ``jeu`` is drawn; ``ValueError`` for a game without a drawing."""
    if type(jeu) not in DESSINS:
        connus = ", ".join(sorted(connu.nom for connu in DESSINS))
        raise Faute("{jeu} ne se dessine pas : attendu {connus}", jeu=jeu.nom, connus=connus)
    return DESSINS[type(jeu)]


def _quadriller(axes: Axes, lignes: int, colonnes: int, fond: str, trait: str) -> None:
    axes.set_facecolor(fond)
    for rang in range(1, colonnes):
        axes.axvline(rang, color=trait, linewidth=1)
    for rang in range(1, lignes):
        axes.axhline(rang, color=trait, linewidth=1)


def _graduer(axes: Axes, colonnes: Iterable[object], lignes: Sequence[object] = ()) -> None:
    """Name the lines to the left of the board, and its columns: above when the first line is at the top."""
    if lignes:
        axes.xaxis.tick_top()
    for noms, poser in ((list(colonnes), axes.set_xticks), (list(lignes), axes.set_yticks)):
        poser([rang + 0.5 for rang in range(len(noms))], [str(nom) for nom in noms])


def _disque(axes: Axes, case: Position, couleurs: Couleurs, rayon: float = RAYON, epaisseur: float = 1) -> None:
    from matplotlib.patches import Circle

    centre, (fond, bord) = (case[1] + 0.5, case[0] + 0.5), couleurs
    axes.add_patch(Circle(centre, rayon, facecolor=fond, edgecolor=bord, linewidth=epaisseur))


def _entourer(axes: Axes, cases: Iterable[Position]) -> None:
    """Ring the squares of a winning line."""
    for case in cases:
        _disque(axes, case, ("none", "#1b1f1f"), RAYON + 0.04, 2)
