"""What a screen reader says of a square with the worth of its move, and why what is typed is refused."""

from __future__ import annotations

from ecosysteme.cases import Position
from ui.plateau.indices import Indice
from ui.plateau.style import PlateauAffiche
from ui.socle.langue import translate


def refuser_saisie(texte: str, vue: PlateauAffiche) -> str:
    """Say why ``texte``, typed, names nothing on the board, or not yet."""
    if any(nom.startswith(texte) for nom in vue.style.noms(vue)):
        return translate("PlateauVue", "« {saisie} » est incomplet").format(saisie=texte)
    return vue.style.refuser(texte, vue)


def decrire_case(position: Position, vue: PlateauAffiche, indice: Indice | None = None) -> str:
    """Name what is chosen at ``position``, say what lies there, what playing there does, what that is worth."""
    return ", ".join((*vue.style.decrire(position, vue), *_valeur(indice)))


def _valeur(indice: Indice | None) -> tuple[str, ...]:
    if indice is None:
        return ()
    mots = [translate("PlateauVue", "vaut {valeur}").format(valeur=indice.affiche)]
    if indice.exact and indice.texte is None:
        mots.append(translate("PlateauVue", "exact"))
    if indice.meilleur:
        mots.append(translate("PlateauVue", "le meilleur"))
    return tuple(mots)
