"""What is said of a lesson, and of a mistake in it."""

from __future__ import annotations

from dataclasses import replace

from ecosysteme.explication import Certitude, Pourquoi, sans_nommer_le_mieux
from ecosysteme.jeu import Jeu
from ecosysteme.lecon.severite import Severite, seuil
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.gravite import perdus_par
from ecosysteme.variantes.noeud import Noeud
from ui.reflexion.explication import dire_pourquoi
from ui.socle.langue import accorder, pour_cent, translate


def nommer(severite: Severite) -> str:
    """Name a lesson, with the loss from which it tells a mistake."""
    noms = {
        Severite.SANS: translate("Lecon", "Sans leçon"),
        Severite.DOUCE: translate("Lecon", "Leçon douce"),
        Severite.NORMALE: translate("Lecon", "Leçon normale"),
        Severite.STRICTE: translate("Lecon", "Leçon stricte"),
    }
    au_moins = seuil(severite)
    if au_moins is None:
        return noms[severite]
    return translate("Lecon", "{} : prévient à {}").format(noms[severite], pour_cent(au_moins))


def dire_choix(severite: Severite, *, offerte: bool) -> str:
    """Say what a lesson that was just chosen will do; where none is ``offerte``, when it will."""
    au_moins = seuil(severite)
    if au_moins is None:
        return translate("Lecon", "Leçon arrêtée : vos erreurs ne se disent plus")
    if not offerte:
        return translate("Lecon", "Leçon demandée : elle attend une partie d'Othello contre un programme")
    dit = translate("Lecon", "Leçon : un coup qui perd {} ou plus se dit aussitôt")
    return dit.format(pour_cent(au_moins))


def dire_faute(jeu: Jeu, noeud: Noeud, evaluation: Evaluation) -> str:
    """Say what a move lost, in chances and in discs; nothing of a better one."""
    pions = accorder(evaluation.perte or 0, translate("Lecon", "{} pion"), translate("Lecon", "{} pions"))
    perdus = pour_cent(perdus_par(jeu, noeud, evaluation))
    return translate("Lecon", "{} perd {} de chances (≈ {})").format(jeu.ecrire_coup(noeud.coup), perdus, pions)


def dire_sans_le_mieux(pourquoi: Pourquoi) -> str:
    """Say why a move is a mistake to who may still find the better one: neither its name nor its line.

    Who plays looks at the board: what is counted moves later is left to the review, where something is seen now.
    """
    phrases = sans_nommer_le_mieux(pourquoi.phrases)
    if any(phrase.cases for phrase in phrases):
        phrases = tuple(une for une in phrases if une.cases or une.certitude is not Certitude.SANS_DOUTE)
    dite = dire_pourquoi(replace(pourquoi, phrases=phrases))
    if dite:
        return dite
    if pourquoi.suite_jouee:
        return translate("Lecon", "Aucune raison n'est assez sûre : la suite montre ce qui le punit.")
    return translate("Lecon", "Aucune raison à dire : un autre coup laissait plus de pions.")


def dire_bilan(reessayes: int) -> str:
    """Say at the end of a game how many moves were tried again."""
    if not reessayes:
        return translate("Lecon", "Leçon : aucun coup réessayé")
    return accorder(
        reessayes, translate("Lecon", "Leçon : {} coup réessayé"), translate("Lecon", "Leçon : {} coups réessayés")
    )
