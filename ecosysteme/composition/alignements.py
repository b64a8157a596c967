"""What is odd about a position of the games in which a line of pieces wins, whoever's turn their number tells."""

from __future__ import annotations

from ecosysteme.composition.composeur import ContenuPlateau
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, SECOND, Camp


def etranges_comptes(contenu: ContenuPlateau, camps: tuple[Message, Message]) -> tuple[Message, ...]:
    """Notice numbers of pieces that do not come from playing one after the other, the first camp first."""
    premier, second = compter(contenu)
    if premier - second in (0, 1):
        return ()
    modele = "{premier} × {camp_premier}, {second} × {camp_second}"
    return (Message(modele, premier=premier, camp_premier=camps[0], second=second, camp_second=camps[1]),)


def etranges_lignes(trait: Camp, au_trait: bool, adverse: bool, camps: tuple[Message, Message]) -> tuple[Message, ...]:
    """Notice a line of who has the turn (``au_trait``): the game ended with it; ``adverse``: the other camp has one."""
    if au_trait and adverse:
        return (Message("les deux camps ont un alignement"),)
    if au_trait:
        return (Message("{camp} a déjà gagné et a encore le trait", camp=camps[trait - 1]),)
    return ()


def compter(contenu: ContenuPlateau) -> tuple[int, int]:
    """Return how many pieces each camp has."""
    camps = list(contenu.values())
    return camps.count(PREMIER), camps.count(SECOND)
