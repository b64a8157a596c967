"""Positions that teach something about a search, each with one sentence of what to look at in its tree.

Those of Othello and of Connect Four were reached in games of our own programs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecosysteme.fautes import Message
from ecosysteme.jeux import creer_jeu
from ecosysteme.joueurs import IAalphabeta, IAnegamax
from ecosysteme.partie import Partie

MILIEU: Final = "c4c3d3c5b4e3c2a4f5d2c6b3d1c7a3a2f4e2f3g4f6f2"
FIN: Final = "g5d6b5c1b6e1e6a5a7e7c8g7d7f7h8h5h6h7h4g6g8d8f8g3e8b7a6a8"
PARITE: Final = (
    "e6d6c4f4c6e7f8c5f7b4b3c7d3c3b5e3b6d7c8a4a3a5d2a2f6e8a6a7g3d1d8g4b2g6f5g5h5h7h3g8e1b7f2f1h8h4g7h6e2f3g2c1a8b8c2g1b1"
)


@dataclass(frozen=True)
class Exemple:
    """A position, by the moves that lead there; how deep its tree is looked at, what it is about, what to see.

    ``algorithme`` grows the tree; alpha-beta cuts a branch before all of its value is known.
    """

    jeu: str
    coups: str
    profondeur: int
    titre: Message
    phrase: Message
    algorithme: str = IAalphabeta.nom

    @property
    def partie(self) -> Partie:
        """The game that leads there."""
        partie: Partie = Partie(creer_jeu(self.jeu))
        coups = (
            self.coups.split() if " " in self.coups else [self.coups[i : i + 2] for i in range(0, len(self.coups), 2)]
        )
        for coup in coups:
            partie.jouer(partie.jeu.lire_coup(coup))
        return partie


EXEMPLES: Final = (
    Exemple(
        "othello",
        MILIEU,
        3,
        Message("Othello : l'ordre des coups"),
        Message("Avec « Meilleurs coups d'abord », l'alpha-bêta visite 142 positions au lieu de 520, même valeur."),
    ),
    Exemple(
        "othello",
        MILIEU + FIN,
        3,
        Message("Othello : une passe"),
        Message("Après b8, l'autre camp ne peut pas jouer : l'arbre n'a là qu'une branche, et qui a joué b8 rejoue."),
    ),
    Exemple(
        "othello",
        PARITE,
        3,
        Message("Othello : la parité d'une fin"),
        Message(
            "a1 est seule, h1 et h2 vont ensemble : jouer dans la région impaire gagne, entrer dans la paire perd."
        ),
    ),
    Exemple(
        "puissance4",
        "3 3 3 3 4 4",
        3,
        Message("Puissance 4 : deux menaces à la fois"),
        Message(
            "Les colonnes 2 et 5 ouvrent trois pions des deux côtés : à 1 demi-coup, l'arbre n'en voit rien ; à 3,"
            " il voit qu'elles gagnent."
        ),
    ),
    Exemple(
        "morpion",
        "a1 b2 c3",
        4,
        Message("Morpion : le piège des coins opposés"),
        Message("O doit jouer un bord : les deux coins libres perdent, et il faut 4 demi-coups pour le voir."),
        IAnegamax.nom,
    ),
    Exemple(
        "nim",
        "b2 c3 a3",
        4,
        Message("Nim : deux tas égaux"),
        Message("Tous les coups perdent : l'autre joueur imite, et prend le dernier objet. L'arbre va jusqu'à la fin."),
    ),
)
