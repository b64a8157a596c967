"""What a screen reader says of a square, the worth of its move and its marks, and why what is typed is refused."""

from __future__ import annotations

from ecosysteme.cases import Position
from ecosysteme.fautes import mot
from ecosysteme.formats.sgf.dessins import Figure
from ui.plateau.indices import LIVRE, Indice
from ui.plateau.reperes import SANS_REPERES, Reperes
from ui.plateau.style import PlateauAffiche
from ui.socle.langue import accorder, deux_points, translate


def refuser_saisie(texte: str, vue: PlateauAffiche) -> str:
    """Say why ``texte``, typed, names nothing on the board, or not yet."""
    if any(nom.startswith(texte) for nom in vue.style.noms(vue)):
        return translate("PlateauVue", "« {saisie} » est incomplet").format(saisie=texte)
    return vue.style.refuser(texte, vue)


def decrire_case(
    position: Position, vue: PlateauAffiche, indice: Indice | None = None, reperes: Reperes = SANS_REPERES
) -> str:
    """Name what is chosen at ``position``, say what lies there, what playing there does and is worth, what is shown."""
    return ", ".join((*vue.style.decrire(position, vue), *_valeur(indice), *_reperes(position, vue, reperes)))


def dire_bord(position: Position, vue: PlateauAffiche) -> str:
    """Say that the board ends at ``position``, where an arrow leads no further."""
    return translate("PlateauVue", "bord, {case}").format(case=vue.style.nommer_case(position, vue))


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


def _reperes(position: Position, vue: PlateauAffiche, reperes: Reperes) -> tuple[str, ...]:
    """Say what is shown on a square besides its disc and its hint."""
    if reperes is SANS_REPERES:
        return ()
    mots = []
    if position in reperes.numeros:
        mots.append(translate("PlateauVue", "coup {numero}").format(numero=reperes.numeros[position]))
    if position in reperes.retournes:
        mots.append(translate("PlateauVue", "retourné au dernier coup"))
    if position in reperes.stables:
        mots.append(translate("PlateauVue", "stable"))
    if position == reperes.suivant:
        mots.append(translate("PlateauVue", "le coup suivant de la partie"))
    if position in reperes.mieux:
        mots.append(translate("PlateauVue", "mieux que le dernier coup"))
    return (*mots, *_dessins(position, vue, reperes))


def _dessins(position: Position, vue: PlateauAffiche, reperes: Reperes) -> list[str]:
    """Say what is drawn by hand on a square, or from it, or to it."""
    dessins = reperes.dessins
    mots = [dire_figure(dessins.figures[position])] if position in dessins.figures else []
    if texte := dessins.textes.get(position):
        mots.append(translate("PlateauVue", "marquée {texte}").format(texte=mot(texte)))
    for depart, arrivee in dessins.fleches:
        if depart == position:
            phrase = translate("PlateauVue", "flèche vers {case}")
            mots.append(phrase.format(case=vue.style.nommer_case(arrivee, vue)))
        elif arrivee == position:
            phrase = translate("PlateauVue", "flèche venant de {case}")
            mots.append(phrase.format(case=vue.style.nommer_case(depart, vue)))
    return mots


def dire_figure(figure: Figure) -> str:
    """Name a mark."""
    return {
        Figure.ROND: translate("PlateauVue", "marquée d'un rond"),
        Figure.CROIX: translate("PlateauVue", "marquée d'une croix"),
        Figure.TRIANGLE: translate("PlateauVue", "marquée d'un triangle"),
        Figure.CARRE: translate("PlateauVue", "marquée d'un carré"),
    }[figure]
