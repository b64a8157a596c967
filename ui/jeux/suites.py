"""A line of best play: the game that it makes, and what is said of it, how the game ends when both camps follow it."""

from __future__ import annotations

from collections.abc import Iterable

from ecosysteme.conseiller import Suite
from ecosysteme.jeu import PREMIER, CoupQuelconque, EtatQuelconque, Jeu, autre_camp
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation
from ui.jeux.adaptateur import AdaptateurJeu
from ui.socle.langue import translate


def jouer_suite(jeu: Jeu, depart: EtatQuelconque, coups: Iterable[CoupQuelconque]) -> Partie:
    """Return a game of its own in which ``coups`` are played from ``depart``; it passes where it must."""
    partie: Partie = Partie(jeu, depart)
    for coup in coups:
        partie.jouer(coup)
    return partie


def promettre(adaptateur: AdaptateurJeu, suite: Suite, partie: Partie) -> str:
    """Say how the game should end, ``partie`` standing somewhere on ``suite``, which begins where ``partie`` does.

    ``suite`` has a move at least.
    """
    racine = partie.jeu.trait(partie.depart)
    promis = suite.valeurs[0]
    if promis.distance is None:
        signe = adaptateur.ecrire_valeur(Evaluation.de(promis, racine))
        prouvee, prevue = (
            translate("Phrases", "Fin prouvée : {} pour {}."),
            translate("Phrases", "Fin prévue : {} pour {}."),
        )
        return (prouvee if suite.exacte else prevue).format(signe, adaptateur.camp(PREMIER))
    if not promis.valeur:
        return translate("Phrases", "Nulle si chacun joue au mieux.")
    gagnant = adaptateur.sujet_en_tete(racine if promis.valeur > 0 else autre_camp(racine))
    reste = promis.distance - partie.nb_coups
    bientot, texte = (
        translate("Phrases", "{} gagne au prochain coup."),
        translate("Phrases", "{} gagne dans {} demi-coups."),
    )
    return (texte if reste > 1 else bientot).format(gagnant, reste)
