"""The account of a series or of a match as one figure: results, margins, time a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from ecosysteme.fautes import Faute, imprimable
from ecosysteme.figures.feuille import COULEURS, NEUTRE, epurer, feuille
from ecosysteme.formats import ObjetJson
from ecosysteme.jeux import JEUX
from ecosysteme.lecture import lire_json
from ecosysteme.tournoi.serie import Serie

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COMPTES: Final = ("victoires", "nulles", "defaites")
MOYENNES: Final = ("marge_moyenne", "secondes_par_coup")
MESURES: Final = (*COMPTES, *MOYENNES)
LONGUEUR_NOM: Final = 28
LONGUEUR_TITRE: Final = 120


def lire_resultat(texte: str) -> ObjetJson:
    """Read what ``othellier match --json`` writes; ``ValueError`` saying what is missing otherwise."""
    try:
        resultat = lire_json(texte)
    except ValueError:
        raise Faute("ce n'est pas du JSON : attendu ce qu'écrit othellier match --json") from None
    joueurs = resultat.get("joueurs") if isinstance(resultat, dict) else None
    if not isinstance(joueurs, list) or not joueurs or not all(isinstance(joueur, dict) for joueur in joueurs):
        raise Faute("aucun joueur dans ce JSON : attendu ce qu'écrit othellier match --json")
    for joueur in joueurs:
        for cle in MESURES:
            if not isinstance(joueur.get(cle), int | float):
                raise Faute("le nombre {cle} d'un joueur manque : attendu ce qu'écrit othellier match --json", cle=cle)
    return dict(resultat)


def resultat_de(serie: Serie, jeu: str = "othello") -> ObjetJson:
    """Put the accounts of a series in the words of ``othellier match --json``."""
    joueurs = [
        {
            "specification": bilan.nom,
            **{cle: getattr(bilan.resultat, cle) for cle in COMPTES},
            "marge_moyenne": bilan.marge_moyenne,
            "secondes_par_coup": bilan.releve.secondes_par_coup or 0.0,  # none was timed
        }
        for bilan in serie.bilans
    ]
    return {"jeu": jeu, "parties": serie.jouees, "elo": None, "joueurs": joueurs}


def statistiques(resultat: ObjetJson) -> Figure:
    """Draw what ``lire_resultat`` or ``resultat_de`` gives: a line a player.

    Margins are left out in a game without points. Raises ``ValueError`` when no game was finished, and when matplotlib
    is missing.
    """
    joueurs: Sequence[ObjetJson] = resultat["joueurs"]
    if not any(joueur[cle] for joueur in joueurs for cle in COMPTES):
        raise Faute("aucune partie finie : rien à tracer")
    unite = _unite(resultat)
    volets = 3 if unite else 2
    figure = feuille(4 * volets, 1.6 + 0.5 * len(joueurs))
    resultats, *autres = figure.subplots(1, volets, sharey=True)
    # The words of the file are no formula: Matplotlib would set what stands between two dollars, or fail.
    figure.suptitle(_couper(_titre(resultat), LONGUEUR_TITRE), fontsize=11, parse_math=False)
    _resultats(resultats, joueurs)
    if unite:
        marges, *autres = autres
        _barres(marges, [joueur["marge_moyenne"] for joueur in joueurs], f"marge moyenne ({unite})", "{:+.1f}")
        marges.axvline(0, color="black", linewidth=0.8)
    _barres(autres[0], [1000 * joueur["secondes_par_coup"] for joueur in joueurs], "temps par coup (ms)", "{:.3g}")
    resultats.set_yticks(range(len(joueurs)), [_nom(joueur) for joueur in joueurs], parse_math=False)
    resultats.invert_yaxis()
    return figure


def _unite(resultat: ObjetJson) -> str:
    """Return what the game counts; a game unknown here may count points."""
    jeu = JEUX.get(str(resultat.get("jeu", "")).partition(":")[0])
    return "points" if jeu is None else jeu.unite


def _titre(resultat: ObjetJson) -> str:
    titre = f"{resultat.get('jeu', '')} : {resultat.get('parties', '?')} parties".removeprefix(" : ")
    elo = resultat.get("elo")
    return f"{titre} ; Elo du premier : {elo['texte']}" if isinstance(elo, Mapping) and "texte" in elo else titre


def _nom(joueur: ObjetJson) -> str:
    nom = str(joueur.get("specification", joueur.get("nom", "")))
    return _couper(nom, LONGUEUR_NOM)


def _couper(mots: str, longueur: int) -> str:
    mots = imprimable(mots)
    return mots if len(mots) <= longueur else f"{mots[: longueur - 1]}…"


def _resultats(axes: Axes, joueurs: Sequence[ObjetJson]) -> None:
    """Stack wins, draws and losses, each with its number."""
    debuts = [0.0] * len(joueurs)
    for cle, nom, couleur in zip(
        COMPTES, ("gains", "nulles", "pertes"), (COULEURS[0], NEUTRE, COULEURS[1]), strict=True
    ):
        nombres = [joueur[cle] for joueur in joueurs]
        barres = axes.barh(range(len(joueurs)), nombres, left=debuts, color=couleur, label=nom, height=0.6)
        axes.bar_label(
            barres, [f"{nombre:g}" if nombre else "" for nombre in nombres], label_type="center", color="white"
        )
        debuts = [debut + nombre for debut, nombre in zip(debuts, nombres, strict=True)]
    axes.set_xlabel("parties")
    epurer(axes, "x")
    axes.legend(frameon=False, ncols=3, loc="lower center", bbox_to_anchor=(0.5, 1.0))


def _barres(axes: Axes, valeurs: Sequence[float], nom: str, forme: str) -> None:
    barres = axes.barh(range(len(valeurs)), valeurs, color=COULEURS[0], height=0.6)
    axes.bar_label(barres, [forme.format(valeur).replace(".", ",") for valeur in valeurs], padding=3)
    axes.margins(x=0.3)
    axes.set_xlabel(nom)
    epurer(axes, "x")
    axes.set_xticks([])  # each bar tells its own number
