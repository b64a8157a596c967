"""What is said of Grundy values, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecosysteme.jeux.nim import NOMS_TAS, Nim
from ecosysteme.solveurs.explication_nim import Cas, CoupGagnant, Explication, LigneMex, Motif
from ui.socle.langue import translate

SUITE_LONGUE: Final = 4  # numbers in a row from which only the ends are written


def dire_nim(vu: Explication, fini: bool) -> str:
    """Say whether the side to move wins, by which rule."""
    if fini:
        return translate("Raisonnement", "Il ne reste rien : la partie est finie.")
    xor = translate("Raisonnement", "Le xor des valeurs est {}").format(vu.somme)
    if vu.cas is Cas.MISERE_PETITE:
        texte = translate("Raisonnement", "Misère, et plus aucune valeur au-dessus de 1 : les tas de valeur 1 sont {}")
        uns = texte.format(vu.uns)
        gagne = translate("Raisonnement", "{}, nombre pair. Qui a le trait gagne : en laisser un nombre impair.")
        perd = translate("Raisonnement", "{}, nombre impair. Qui a le trait perd contre un jeu juste.")
        return (gagne if vu.gagnante else perd).format(uns)
    gagne = translate("Raisonnement", "{}, pas nul : qui a le trait gagne, en le rendant nul.")
    perd = translate(
        "Raisonnement",
        "{} : qui a le trait perd, car tout coup le rend non nul, et l'adversaire peut alors le rendre nul de nouveau.",
    )
    if vu.cas is Cas.MISERE_GRANDE:
        gagne = translate("Raisonnement", "{}, pas nul : qui a le trait gagne, ici comme dans la règle normale.")
        perd = translate("Raisonnement", "{} : qui a le trait perd, ici comme dans la règle normale.")
    return (gagne if vu.gagnante else perd).format(xor)


def dire_regle(jeu: Nim) -> str:
    """Say how a heap's value is found, and what misère changes."""
    if jeu.maximum:
        texte = translate("Raisonnement", "Au plus {} à la fois : valeur d'un tas = taille mod {}.")
        phrases = [texte.format(jeu.maximum, jeu.maximum + 1)]
    else:
        phrases = [translate("Raisonnement", "Prise libre : la valeur d'un tas est sa taille.")]
    if jeu.misere:
        phrases.append(
            translate(
                "Raisonnement",
                "Misère (qui prend le dernier objet perd) : jouer comme dans la règle normale tant qu'une valeur"
                " dépasse 1 ; le coup qui n'en laisse plus doit laisser un nombre impair de tas de valeur 1.",
            )
        )
    return " ".join(phrases)


def dire_coup(gagnant: CoupGagnant) -> str:
    """Say a winning move, and why it wins."""
    rang, nombre = gagnant.coup
    if gagnant.motif is Motif.XOR_NUL:
        phrase = translate("Raisonnement", "Prendre {} au tas {} (valeur {}) rend le xor nul")
    else:
        phrase = translate(
            "Raisonnement", "Prendre {} au tas {} (valeur {}) laisse un nombre impair de tas de valeur 1"
        )
    return phrase.format(nombre, NOMS_TAS[rang], gagnant.valeur)


def dire_mex(nom: str, ligne: LigneMex) -> str:
    """Say how the mex gives the value of a heap, the one called ``nom`` if any."""
    if not ligne.taille:
        return translate("Raisonnement", "Tas vide : aucun coup, donc valeur 0.")
    objets = translate("Raisonnement", "{} objets") if ligne.taille > 1 else translate("Raisonnement", "{} objet")
    taille = objets.format(ligne.taille)
    tas = translate("Raisonnement", "Tas {}, {}").format(nom, taille) if nom else taille
    une = translate("Raisonnement", "{} : un coup mène à la valeur {} ; le plus petit entier absent est {}.")
    plusieurs = translate("Raisonnement", "{} : un coup mène aux valeurs {} ; le plus petit entier absent est {}.")
    phrase = une if len(ligne.atteintes) == 1 else plusieurs
    return phrase.format(tas, ecrire_ensemble(ligne.atteintes), ligne.valeur)


def ecrire_ensemble(valeurs: Sequence[int]) -> str:
    """Write numbers in order, those in a row by their ends.

    >>> ecrire_ensemble([0, 1, 3]), ecrire_ensemble(range(9)), ecrire_ensemble([0, 2, 3, 4, 5])
    ('0, 1, 3', '0…8', '0, 2…5')
    """
    suites: list[list[int]] = []
    for valeur in valeurs:
        if suites and suites[-1][-1] == valeur - 1:
            suites[-1].append(valeur)
        else:
            suites.append([valeur])
    morceaux = [f"{s[0]}…{s[-1]}" if len(s) >= SUITE_LONGUE else ", ".join(map(str, s)) for s in suites]
    return ", ".join(morceaux)
