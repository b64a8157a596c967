"""The first steps of tic-tac-toe."""

from __future__ import annotations

from typing import Final

from ecosysteme.fautes import Message
from ecosysteme.premiers_pas.alignement import force, gagne, pare, resiste
from ecosysteme.premiers_pas.etape import PremierPas, tout_coup

ETAPES: Final = (
    PremierPas(
        Message("Poser une croix"),
        Message("Vous avez les croix. On joue chacun son tour."),
        Message("Posez une croix où vous voulez."),
        Message("Bravo ! C'est à l'autre de jouer."),
        tout_coup,
        "morpion",
    ),
    PremierPas(
        Message("Une case prise"),
        Message("On ne joue pas sur une case prise."),
        Message("Essayez de jouer sur une case prise."),
        Message("Vous voyez : elle est déjà prise."),
        tout_coup,
        "morpion",
        "b2 a1",
        refusee=True,
    ),
    PremierPas(
        Message("Trois à plat"),
        Message("Trois croix de suite gagnent."),
        Message("Gagnez avec trois croix côte à côte."),
        Message("Gagné ! Trois côte à côte."),
        gagne,
        "morpion",
        "a2 c1 b2 b3",
    ),
    PremierPas(
        Message("Trois debout"),
        Message("On gagne aussi dans une colonne."),
        Message("Gagnez avec trois croix l'une sur l'autre."),
        Message("Gagné ! Trois l'une sur l'autre."),
        gagne,
        "morpion",
        "a1 c1 a2 b3",
    ),
    PremierPas(
        Message("Trois en biais"),
        Message("On gagne aussi en biais."),
        Message("Gagnez d'un coin à l'autre."),
        Message("Gagné ! Trois en biais."),
        gagne,
        "morpion",
        "c3 a3 b2 c1",
    ),
    PremierPas(
        Message("Gagner d'abord"),
        Message("L'autre menace, mais c'est à vous de jouer."),
        Message("Gagnez tout de suite."),
        Message("Gagné ! Inutile d'arrêter l'autre."),
        gagne,
        "morpion",
        "a1 c2 a3 c3",
    ),
    PremierPas(
        Message("Arrêter l'autre"),
        Message("L'autre a deux ronds et va gagner."),
        Message("Empêchez l'autre de gagner."),
        Message("Bravo ! L'autre est arrêté."),
        pare,
        "morpion",
        "b3 a3 c2 a2",
    ),
    PremierPas(
        Message("Deux menaces"),
        Message("Si deux cases gagnent, l'autre ne peut en fermer qu'une."),
        Message("Menacez de deux côtés, puis gagnez."),
        Message("Gagné ! L'autre ne pouvait pas tout fermer."),
        force(2),
        "morpion",
        "b3 b2 c2 b1",
        coups=2,
    ),
    PremierPas(
        Message("Voir venir"),
        Message("L'autre veut menacer de deux côtés."),
        Message("Jouez pour qu'il ne puisse pas gagner."),
        Message("Bravo ! L'autre ne peut plus gagner."),
        resiste(4),
        "morpion",
        "c2 a3 b3 c3",
    ),
    PremierPas(
        Message("Toute une partie"),
        Message("Si personne ne se trompe, personne ne gagne."),
        Message("Jouez toute la partie sans perdre."),
        Message("Bravo ! Vous n'avez pas perdu."),
        resiste(8),
        "morpion",
        coups=5,
    ),
)
