"""What is said of a move that a review judged."""

from __future__ import annotations

from collections.abc import Sequence

from ecosysteme.analyse.bilan import CoupRevu
from ecosysteme.chances import points_attendus
from ecosysteme.jeu import Jeu
from ui.jeux.chances import nommer_gravite
from ui.jeux.registre import adaptateur_de
from ui.plateau.indices import signe
from ui.socle.langue import accorder, pour_cent, translate


def titre(jeu: Jeu, revu: CoupRevu) -> str:
    """Name a move, who played it and what it lost."""
    coup = _coup(jeu, revu)
    if not revu.perte:
        return translate("Lecons", "Coup {} : {}, aucun n'était meilleur.").format(revu.numero, coup)
    debut = translate("Lecons", "Coup {}, {} : {}").format(revu.numero, coup, nommer_gravite(revu.gravite))
    if not jeu.unite:
        return f"{debut}, {_issues(revu)}."
    perte = translate("Lecons", "{} de chances et {}").format(pour_cent(perdus(revu)), _pions(revu.perte))
    return translate("Lecons", "{}, perd {}.").format(debut, perte)


def detail(jeu: Jeu, revu: CoupRevu) -> str:
    """Say what the chances of who played it became, what was better, and how sure that is."""
    if not jeu.unite:
        return mieux(jeu, revu) if revu.perte else ""
    avant, apres = chances(revu)
    meilleure = valeur(revu) + revu.perte
    phrases = [translate("Lecons", "De {} à {}.").format(pour_cent(avant), pour_cent(apres))] if revu.perte else []
    if revu.perte:
        phrases.append(mieux(jeu, revu))
    phrases.append(translate("Lecons", "Meilleur résultat d'ici : {}.").format(signe(meilleure)))
    phrases.append(translate("Lecons", "Prouvé.") if revu.certain else translate("Lecons", "Probable."))
    return " ".join(filter(None, phrases))


def mieux(jeu: Jeu, revu: CoupRevu) -> str:
    """Name the better moves; nothing where none is known."""
    coups = ", ".join(map(jeu.ecrire_coup, meilleurs_coups(revu)))
    return translate("Lecons", "Mieux : {}.").format(coups) if coups else ""


def lu(jeu: Jeu, revu: CoupRevu) -> str:
    """Say a mistake aloud, once."""
    if not jeu.unite:
        return titre(jeu, revu)
    avant, apres = (round(100 * points) for points in chances(revu))
    phrase = translate("Lecons", "Coup {}, {}, {} : de {} à {} pour cent, {}.")
    faute = nommer_gravite(revu.gravite)
    dite = phrase.format(revu.numero, _coup(jeu, revu), faute, avant, apres, _pions(revu.perte))
    return f"{dite} {translate('Lecons', 'Prouvé.') if revu.certain else translate('Lecons', 'Probable.')}"


def conclure(jeu: Jeu, revus: Sequence[CoupRevu]) -> str:
    """Say aloud what a review that is over found: how many mistakes, and the gravest."""
    fautes = [revu for revu in revus if revu.gravite is not None]
    if not fautes:
        return translate("Lecons", "Analyse finie : aucune erreur")
    un, plusieurs = translate("Lecons", "Analyse finie : {} erreur"), translate("Lecons", "Analyse finie : {} erreurs")
    pire = lu(jeu, max(fautes, key=lambda revu: (revu.perdus, revu.perte)))
    grave = translate("Lecons", "La plus grave : {}").format(pire[0].lower() + pire[1:])
    return f"{accorder(len(fautes), un, plusieurs)}. {grave}"


def valeur(revu: CoupRevu) -> int:
    """Return what the move left to who played it, in discs."""
    evaluation = revu.noeud.evaluation
    return 0 if evaluation is None else round(evaluation.pour(revu.camp))


def fin(jeu: Jeu, valeur: int) -> tuple[str, str]:
    """Return how a line ends that is worth ``valeur`` to who plays it: as the list of moves writes it, and in words."""
    if jeu.unite:
        return signe(valeur), ""
    if not valeur:
        return translate("Phrases", "N"), translate("Lecons", "nulle")
    if valeur > 0:
        return translate("Phrases", "G"), translate("Lecons", "gain")
    return translate("Phrases", "P"), translate("Lecons", "perte")


def meilleurs_coups(revu: CoupRevu) -> tuple[object, ...]:
    """Return the moves than which none was better."""
    evaluation = revu.noeud.evaluation
    return () if evaluation is None else evaluation.meilleurs


def chances(revu: CoupRevu) -> tuple[float, float]:
    """Return the points that who played it could expect of the best move, and of the one played."""
    laissee = valeur(revu)
    return points_attendus(laissee + revu.perte, revu.vides), points_attendus(laissee, revu.vides)


def abreger(jeu: Jeu, revu: CoupRevu) -> str:
    """Return a mistake in a few characters, its label or the chances that it lost."""
    perte = f"−{pour_cent(perdus(revu))}" if jeu.unite else revu.gravite or ""
    return f"{jeu.ecrire_coup(revu.noeud.coup)} {perte}"


def perdus(revu: CoupRevu) -> float:
    """Return the points that it lost as they are told, so that they are what lies between the two percentages told."""
    avant, apres = (round(100 * points) for points in chances(revu))
    return (avant - apres) / 100


def _issues(revu: CoupRevu) -> str:
    """Say what the game was before a mistake of a solved game, and what it is after it, for who played it."""
    apres = valeur(revu)
    if apres + revu.perte == 0:
        return translate("Lecons", "la partie était nulle, elle est perdue")
    if apres == 0:
        return translate("Lecons", "la partie était gagnée, elle est nulle")
    return translate("Lecons", "la partie était gagnée, elle est perdue")


def _coup(jeu: Jeu, revu: CoupRevu) -> str:
    return f"{adaptateur_de(jeu).camp(revu.camp)} {jeu.ecrire_coup(revu.noeud.coup)}"


def _pions(nombre: int) -> str:
    return accorder(nombre, translate("Lecons", "{} pion"), translate("Lecons", "{} pions"))
