"""What a screen reader, or a tool tip, says of a node."""

from __future__ import annotations

from ecosysteme.arbre.arbre import Statut
from ecosysteme.jeu import autre_camp
from ui.jeux.adaptateur import AdaptateurJeu
from ui.raisonnement.arbre.moment import Colonnes, Moment
from ui.socle.langue import accorder, translate


def decrire(adaptateur: AdaptateurJeu, colonnes: Colonnes, moment: Moment, noeud: int, *, plie: bool) -> str:
    """Say which moves lead to ``noeud``, who plays there, and what is known of it."""
    arbre = colonnes.arbre
    passe = translate("Phrases", "passe")
    noms = [arbre.nom_coup(ancetre, passe) for ancetre in arbre.lignee(noeud)[1:]]
    racine = arbre.jeu.trait(arbre.racine)
    camp = autre_camp(racine) if arbre.niveaux[noeud] % 2 else racine
    morceaux = [" ".join(noms) or translate("ToileArbre", "Racine"), _etat(moment, noeud)]
    if not arbre.terminal(noeud):
        morceaux.insert(1, adaptateur.trait(camp))
        if not arbre.relatif:
            morceaux.append(
                translate("ToileArbre", "choisit le maximum")
                if arbre.maximise(noeud)
                else translate("ToileArbre", "choisit le minimum")
            )
    if moment.statut(noeud) is Statut.OUVERT and (fenetre := moment.fenetre(noeud)):
        morceaux.append(fenetre)
    if plie:
        une = translate("ToileArbre", "replié sur {} position")
        plusieurs = translate("ToileArbre", "replié sur {} positions")
        morceaux.append(accorder(colonnes.dessous(noeud), une, plusieurs))
    return ", ".join(morceaux)


def _etat(moment: Moment, noeud: int) -> str:
    statut = moment.statut(noeud)
    if statut is Statut.INCONNU:
        return translate("ToileArbre", "pas encore atteint")
    if statut is Statut.ELAGUE:
        une = translate("ToileArbre", "branche coupée, {} position élaguée")
        plusieurs = translate("ToileArbre", "branche coupée, {} positions élaguées")
        return accorder(moment.arbre.elagues[noeud], une, plusieurs)
    if statut is Statut.OUVERT:
        return translate("ToileArbre", "en cours, valeur {}").format(moment.texte(noeud))
    return translate("ToileArbre", "valeur {}").format(moment.texte(noeud))
