"""The first steps of Puissance 4."""

from __future__ import annotations

from typing import Final

from ecosysteme.fautes import Message
from ecosysteme.premiers_pas.alignement import force, gagne, pare
from ecosysteme.premiers_pas.etape import CoupEssaye, PremierPas, tout_coup


def _empile(essai: CoupEssaye) -> Message | None:
    if essai.jeu.chute(essai.avant, essai.coup)[0]:  # type: ignore[attr-defined]
        return None
    return Message("Cette colonne était vide : le pion est tombé tout en bas.")


ETAPES: Final = (
    PremierPas(
        Message("Laisser tomber un pion"),
        Message("Vous avez les rouges. Un pion tombe tout en bas de sa colonne."),
        Message("Choisissez une colonne."),
        Message("Bravo ! Le pion est tombé."),
        tout_coup,
        "puissance4",
    ),
    PremierPas(
        Message("Empiler"),
        Message("Un pion se pose sur ceux qui sont déjà là."),
        Message("Posez un pion sur un autre."),
        Message("Bravo ! Il est posé dessus."),
        _empile,
        "puissance4",
        "4 4",
    ),
    PremierPas(
        Message("Une colonne pleine"),
        Message("Une colonne a six places. Ensuite, elle est pleine."),
        Message("Essayez de jouer dans la colonne pleine."),
        Message("Vous voyez : il n'y a plus de place."),
        tout_coup,
        "puissance4",
        "4 4 4 4 4 4",
        refusee=True,
    ),
    PremierPas(
        Message("Quatre à plat"),
        Message("Quatre pions de suite gagnent."),
        Message("Gagnez avec quatre pions côte à côte."),
        Message("Gagné ! Quatre côte à côte."),
        gagne,
        "puissance4",
        "3 3 2 2 1 5",
    ),
    PremierPas(
        Message("Quatre debout"),
        Message("On gagne aussi avec quatre pions l'un sur l'autre."),
        Message("Gagnez dans une colonne."),
        Message("Gagné ! Quatre l'un sur l'autre."),
        gagne,
        "puissance4",
        "7 6 7 6 7 2",
    ),
    PremierPas(
        Message("Quatre en biais"),
        Message("On gagne aussi en biais, comme un escalier."),
        Message("Trouvez la dernière marche de l'escalier."),
        Message("Gagné ! Quatre en biais."),
        gagne,
        "puissance4",
        "3 4 1 6 4 5 6 6 1 5 5 5",
    ),
    PremierPas(
        Message("Arrêter l'autre"),
        Message("Jaune a trois pions et va gagner."),
        Message("Empêchez Jaune de gagner."),
        Message("Bravo ! Jaune est arrêté."),
        pare,
        "puissance4",
        "3 4 1 6 4 5",
    ),
    PremierPas(
        Message("Regarder au-dessus"),
        Message("Votre pion sert de marche : l'autre peut jouer juste dessus."),
        Message("Jouez sans laisser Jaune gagner au coup suivant."),
        Message("Bravo ! Jaune ne gagne pas."),
        pare,
        "puissance4",
        "2 2 3 4 6 3 6 4",
    ),
    PremierPas(
        Message("Deux menaces"),
        Message("Si deux cases gagnent, l'autre ne peut en fermer qu'une."),
        Message("Menacez de deux côtés, puis gagnez."),
        Message("Gagné ! L'autre ne pouvait pas tout fermer."),
        force(2),
        "puissance4",
        "3 3 2 2",
        coups=2,
    ),
    PremierPas(
        Message("La grille pleine"),
        Message("Quand tout est plein et que personne n'a quatre pions de suite, la partie est nulle."),
        Message("Remplissez la dernière colonne."),
        Message("Partie nulle : personne n'a gagné."),
        tout_coup,
        "puissance4",
        "5 4 7 1 2 5 6 6 2 2 6 1 2 7 1 2 6 6 2 1 5 7 4 3 7 7 1 5 7 6 3 1 5 3 5 3 3 3",
        coups=3,
    ),
)
