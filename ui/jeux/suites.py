"""What is said of a line of best play: how the game ends when both camps follow it."""

from __future__ import annotations

from ecosysteme.conseiller import Suite
from ecosysteme.jeu import PREMIER, autre_camp
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation
from ui.jeux.adaptateur import AdaptateurJeu
from ui.socle.langue import translate


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
    gagnant = adaptateur.camp(racine if promis.valeur > 0 else autre_camp(racine))
    reste = promis.distance - partie.nb_coups
    bientot, texte = (
        translate("Phrases", "{} gagne au prochain coup."),
        translate("Phrases", "{} gagne dans {} demi-coups."),
    )
    return (texte if reste > 1 else bientot).format(gagnant, reste)
