"""What a screen reader says of a square with the worth of its move, and why what is typed is refused."""

from __future__ import annotations

from ecosysteme.cases import Position
from ui.plateau.indices import LIVRE, Indice
from ui.plateau.style import PlateauAffiche
from ui.socle.langue import accorder, deux_points, translate


def refuser_saisie(texte: str, vue: PlateauAffiche) -> str:
    """Say why ``texte``, typed, names nothing on the board, or not yet."""
    if any(nom.startswith(texte) for nom in vue.style.noms(vue)):
        return translate("PlateauVue", "« {saisie} » est incomplet").format(saisie=texte)
    return vue.style.refuser(texte, vue)


def decrire_case(position: Position, vue: PlateauAffiche, indice: Indice | None = None) -> str:
    """Name what is chosen at ``position``, say what lies there, what playing there does, what that is worth."""
    return ", ".join((*vue.style.decrire(position, vue), *_valeur(indice)))


def expliquer_indice(indice: Indice) -> str:
    """Say what a hint means, for which there is no room on its square."""
    if indice.texte == "":
        return ", ".join(_valeur(indice))
    if indice.texte is not None:
        return deux_points(indice.affiche, indice.dit)
    sens = translate("PlateauVue", "égalité")
    if indice.valeur > 0:
        devant = translate("PlateauVue", "{} pion d'avance"), translate("PlateauVue", "{} pions d'avance")
        sens = accorder(indice.valeur, *devant)
    elif indice.valeur < 0:
        derriere = translate("PlateauVue", "{} pion de retard"), translate("PlateauVue", "{} pions de retard")
        sens = accorder(-indice.valeur, *derriere)
    suite = translate("PlateauVue", "{sens} à la fin, si les deux camps jouent au mieux").format(sens=sens)
    sur = translate("PlateauVue", "prouvé") if indice.exact else translate("PlateauVue", "estimation")
    return f"{deux_points(indice.affiche, suite)} ({sur})"


def _valeur(indice: Indice | None) -> tuple[str, ...]:
    if indice is None:
        return ()
    mots = [translate("PlateauVue", "{part} des parties").format(part=indice.part)] if indice.part else []
    if indice.affiche:
        mots.append(translate("PlateauVue", "vaut {valeur}").format(valeur=indice.affiche))
    if indice.exact and indice.texte is None:
        mots.append(translate("PlateauVue", "exact"))
    if indice.meilleur:
        mots.append(translate("PlateauVue", "le meilleur"))
    if indice.marque:
        du_livre = indice.marque == LIVRE
        mots.append(translate("PlateauVue", "du livre") if du_livre else translate("PlateauVue", "du moteur"))
    return tuple(mots)
