"""What is said of a position that is set up: whose turn it is, that it is over, and what is odd about it."""

from __future__ import annotations

from ecosysteme.composition import Composition
from ui.jeux.adaptateur import AdaptateurJeu
from ui.socle.langue import deux_points, translate
from ui.socle.raisons import dire


def decrire(adaptateur: AdaptateurJeu, composition: Composition) -> str:
    """Return a line about the position: the points where they count, then whose turn it is or how it ended, the odd."""
    jeu, etat = composition.composeur.jeu, composition.etat
    premier, second = jeu.resultat(etat)
    issue = jeu.issue(etat)
    if issue is not None:
        morceaux = [deux_points(translate("Phrases", "Partie finie"), adaptateur.resultat(issue, (premier, second)))]
    else:
        bloque = not jeu.coups_legaux(etat)
        phrase = adaptateur.passe(composition.trait) if bloque else adaptateur.trait(composition.trait)
        morceaux = [f"{premier} – {second}", phrase] if adaptateur.points else [phrase]
    etranges = ", ".join(dire(message) for message in composition.composeur.etrangetes(etat))
    if etranges:
        morceaux.append(deux_points(translate("Phrases", "Aucune partie n'y mène"), etranges))
    return " · ".join(morceaux)
