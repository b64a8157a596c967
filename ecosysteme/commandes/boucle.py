"""``boucle``: one game in the loop of seed 000, which knows of a game only ten functions."""

from __future__ import annotations

from typing import Annotated

from ecosysteme import reglages
from ecosysteme.commandes.options import OptionGraine, OptionJeu, option_joueur, refus
from ecosysteme.facades import boucle as boucles
from ecosysteme.facades import facade_de
from ecosysteme.jeux import lire_jeu


def boucle(
    jeu: OptionJeu = str(reglages.JEU.defaut),
    premier: Annotated[
        str, option_joueur("--premier", "--noir", aide="Joueur qui commence, noir à othello.")
    ] = "humain",
    second: Annotated[str, option_joueur("--second", "--blanc", aide="L'autre joueur.")] = "humain",
    graine: OptionGraine = None,
) -> None:
    """Joue une partie dans la boucle commune aux quatre jeux, avec les grilles et les saisies de leurs énoncés.

    Un coup se tape xy à Othello, de 11 à 88 ; colonne de 0 à 6 à Puissance 4 ; ligne et colonne de 0 à 2 au morpion ;
    lettre du tas et nombre d'objets au nim. Se quitte par q ou Ctrl+C.
    """
    with refus():
        facade = facade_de(lire_jeu(jeu))
        facade.asseoir(premier, second, graine)
    boucles.jouer(facade)
