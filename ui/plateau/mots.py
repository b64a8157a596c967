"""What a screen reader says of the board and of its squares, and why what is typed is refused, in each style."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ecosysteme.plateau import Position, nom_case
from ui.plateau.indices import Indice
from ui.plateau.position import PlateauAffiche, Style
from ui.plateau.saisie import nom_tas, noms


def nommer_plateau(vue: PlateauAffiche) -> str:
    """The name of the whole board."""
    return {
        Style.OTHELLO: QCoreApplication.translate("PlateauVue", "Plateau"),
        Style.PUISSANCE4: QCoreApplication.translate("PlateauVue", "Plateau de Puissance 4"),
        Style.MORPION: QCoreApplication.translate("PlateauVue", "Grille de morpion"),
        Style.NIM: QCoreApplication.translate("PlateauVue", "Tas de Nim"),
    }[vue.style]


def refuser_saisie(texte: str, vue: PlateauAffiche) -> str:
    """Say why ``texte``, typed, names nothing on the board, or not yet."""
    if any(nom.startswith(texte) for nom in noms(vue)):
        return QCoreApplication.translate("PlateauVue", "« {saisie} » est incomplet").format(saisie=texte)
    if vue.style is Style.NIM and (refus := _refuser_prise(texte, vue)):
        return refus
    phrase = {
        Style.PUISSANCE4: QCoreApplication.translate("PlateauVue", "« {saisie} » n'est le numéro d'aucune colonne"),
        Style.NIM: QCoreApplication.translate("PlateauVue", "« {saisie} » n'est pas un tas et un nombre, comme a2"),
    }.get(vue.style, QCoreApplication.translate("PlateauVue", "« {saisie} » n'est aucune case du plateau"))
    return phrase.format(saisie=texte)


def _refuser_prise(texte: str, vue: PlateauAffiche) -> str:
    """Say why ``texte`` cannot be taken; empty when it does not even begin as a heap."""
    tas = {nom_tas(colonne): colonne for colonne in range(vue.colonnes)}
    colonne = tas.get(texte[:1])
    if colonne is None:
        return ""
    nombre = sum(occupee == colonne for _, occupee in vue.pions)
    if not nombre:
        return QCoreApplication.translate("PlateauVue", "Le tas {lettre} est vide").format(lettre=texte[0])
    if not texte[1:].isdecimal() or not int(texte[1:]):
        return ""
    phrase = QCoreApplication.translate("PlateauVue", "Le tas {lettre} n'a que {nombre} objets, pas {pris}")
    if nombre == 1:
        phrase = QCoreApplication.translate("PlateauVue", "Le tas {lettre} n'a qu'un objet, pas {pris}")
    return phrase.format(lettre=texte[0], nombre=nombre, pris=texte[1:])


def decrire_case(position: Position, vue: PlateauAffiche, indice: Indice | None = None) -> str:
    """Name what is chosen at ``position``, say what lies there, what playing there does, what that is worth."""
    phrases = {
        Style.OTHELLO: _case_othello,
        Style.PUISSANCE4: _colonne_puissance4,
        Style.MORPION: _case_morpion,
        Style.NIM: _objet_nim,
    }[vue.style](position, vue)
    if vue.style is Style.OTHELLO and position in vue.pions:
        indice = None
    return ", ".join((*phrases, *_valeur(indice)))


def _case_othello(position: Position, vue: PlateauAffiche) -> tuple[str, ...]:
    nom, camp = nom_case(position), vue.pions.get(position)
    if camp is not None:
        if camp == 1:
            return (QCoreApplication.translate("PlateauVue", "{case}, noir").format(case=nom),)
        return (QCoreApplication.translate("PlateauVue", "{case}, blanc").format(case=nom),)
    if position in vue.legaux:
        nombre = len(vue.legaux[position])
        phrase = QCoreApplication.translate("PlateauVue", "{case}, jouable, retourne {nombre}")
        return (phrase.format(case=nom, nombre=nombre),)
    return (QCoreApplication.translate("PlateauVue", "{case}, vide").format(case=nom),)


def _colonne_puissance4(position: Position, vue: PlateauAffiche) -> tuple[str, ...]:
    """A column is heard as a whole, from the bottom: a square of it cannot be chosen."""
    camps = {
        1: QCoreApplication.translate("PlateauVue", "rouge"),
        2: QCoreApplication.translate("PlateauVue", "jaune"),
    }
    pions = [camps[vue.pions[case]] for case in reversed(vue.colonne(position[1])) if case in vue.pions]
    phrases = [QCoreApplication.translate("PlateauVue", "colonne {numero}").format(numero=position[1] + 1)]
    if len(pions) == vue.lignes:
        phrases.append(QCoreApplication.translate("PlateauVue", "pleine"))
    elif position in vue.legaux:
        phrases.append(QCoreApplication.translate("PlateauVue", "jouable"))
    if pions:
        liste = ", ".join(pions)
        phrases.append(QCoreApplication.translate("PlateauVue", "de bas en haut : {pions}").format(pions=liste))
    else:
        phrases.append(QCoreApplication.translate("PlateauVue", "vide"))
    return tuple(phrases)


def _case_morpion(position: Position, vue: PlateauAffiche) -> tuple[str, ...]:
    nom, camp = nom_case(position), vue.pions.get(position)
    if camp is not None:
        return nom, "X" if camp == 1 else "O"
    if position in vue.legaux:
        return nom, QCoreApplication.translate("PlateauVue", "jouable")
    return nom, QCoreApplication.translate("PlateauVue", "vide")


def _objet_nim(position: Position, vue: PlateauAffiche) -> tuple[str, ...]:
    """An object is heard as the move that takes it: its heap, how many go of how many."""
    nombre = sum(colonne == position[1] for _, colonne in vue.pions)
    tas = QCoreApplication.translate("PlateauVue", "tas {lettre}").format(lettre=nom_tas(position[1]))
    if not nombre:
        return tas, QCoreApplication.translate("PlateauVue", "vide")
    if position in vue.legaux:
        phrase = QCoreApplication.translate("PlateauVue", "prendre {pris} sur {nombre}")
        return tas, phrase.format(pris=len(vue.legaux[position]), nombre=nombre)
    return tas, QCoreApplication.translate("PlateauVue", "reste {nombre}").format(nombre=nombre)


def _valeur(indice: Indice | None) -> tuple[str, ...]:
    if indice is None:
        return ()
    mots = [QCoreApplication.translate("PlateauVue", "vaut {valeur}").format(valeur=indice.affiche)]
    if indice.exact and indice.texte is None:
        mots.append(QCoreApplication.translate("PlateauVue", "exact"))
    if indice.meilleur:
        mots.append(QCoreApplication.translate("PlateauVue", "le meilleur"))
    return tuple(mots)
