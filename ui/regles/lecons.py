"""The lessons: for each game, a few sentences, and the moves that a board plays beside each.

Nothing that the rules know is written here: which squares turn, who passes, who wins and how a refusal is worded come
from the game itself, see ``valeurs``. Moves are separated by spaces; one that the rules refuse is shown being refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie
from ui.jeux.registre import ADAPTATEURS, adaptateur_de
from ui.socle.langue import translate

# The Tiger opening up to where one disc encloses others in three directions.
TIGRE: Final = "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 f2 b3 c6 g4 c2 f1 a2 f7 g6"
# A drawn game of Puissance 4, all but its last four moves.
GRILLE_PRESQUE_PLEINE: Final = "5 4 7 1 2 5 6 6 2 2 6 1 2 7 1 2 6 6 2 1 5 7 4 3 7 7 1 5 7 6 3 1 5 3 5 3 3 3"


@dataclass(frozen=True)
class Etape:
    """One rule: a sentence with blanks that ``valeurs`` fills, and what is played meanwhile on a board of ``jeu``.

    ``avant`` are the moves that are on the board already, ``coups`` those that are played before the reader's eyes.
    With ``legaux``, the squares where one may play are marked.
    """

    phrase: str
    coups: str
    avant: str = ""
    jeu: str = ""  # its specification
    legaux: bool = False

    def partie(self) -> Partie:
        """Begin the game that is shown, at the moves that are on the board already."""
        partie: Partie = Partie(lire_jeu(self.jeu))
        for coup in self.avant.split():
            partie.jouer(partie.jeu.lire_coup(coup))
        return partie

    def texte(self) -> str:
        """Return the sentence with what the rules say of the moves."""
        return self.phrase.format(**valeurs(self))


def valeurs(etape: Etape) -> dict[str, object]:
    """Play ``etape`` to its end, and return what its sentence may tell of it.

    ``premier`` and ``dernier`` name its first and last move, ``change`` counts the pieces that the last one gave to the
    other camp.
    """
    partie = etape.partie()
    adaptateur = adaptateur_de(partie.jeu)
    joues, avant = list[str](), adaptateur.plateau(partie, False).pions
    for texte in etape.coups.split():
        coup = partie.jeu.lire_coup(texte)
        if coup in partie.jeu.coups_legaux(partie.etat):
            joues.append(adaptateur.nommer_coup(coup))
            avant = adaptateur.plateau(partie, False).pions
            partie.jouer(coup)
    apres = adaptateur.plateau(partie, False).pions
    return {
        "premier": joues[0],
        "dernier": joues[-1],
        "change": sum(apres.get(case) != camp for case, camp in avant.items()),
    }


def lecon(nom: str) -> tuple[Etape, ...]:
    """Return the steps that teach the game called ``nom``, in the language of the moment; ``KeyError`` for no game."""
    return {"othello": _othello, "puissance4": _puissance4, "morpion": _morpion, "nim": _nim}[nom]()


def lecons() -> dict[str, tuple[Etape, ...]]:
    """Return the lesson of each game that the window shows, in the order of its box."""
    return {nom: lecon(nom) for nom in ADAPTATEURS}


def _othello() -> tuple[Etape, ...]:
    return (*_coups_othello(), *_fin_othello())


def _coups_othello() -> tuple[Etape, ...]:
    return (
        Etape(
            translate(
                "Regles",
                "Noir commence, puis chacun joue à son tour. Un pion posé ne bouge plus, mais il peut changer de "
                "couleur. À la fin, qui a le plus de pions gagne.",
            ),
            "f5 d6 c3 d3",
            jeu="othello",
        ),
        Etape(
            translate(
                "Regles",
                "Un coup doit encadrer des pions adverses, entre celui que l'on pose et un autre des siens : tous ceux "
                "qui sont entre les deux se retournent. Ici, {dernier} en retourne {change}.",
            ),
            "g5 h5",
            "f5 f6 c4",
            "othello",
        ),
        Etape(
            translate(
                "Regles",
                "On encadre en ligne, en colonne et en diagonale, et dans plusieurs directions à la fois : {dernier} "
                "en retourne {change}.",
            ),
            "c5",
            TIGRE,
            "othello",
        ),
    )


def _fin_othello() -> tuple[Etape, ...]:
    return (
        Etape(
            translate(
                "Regles",
                "Un coup qui ne retourne rien est interdit. Les points montrent les cases permises.",
            ),
            "c3 d6",
            "f5",
            "othello",
            legaux=True,
        ),
        Etape(
            translate("Regles", "Qui ne peut rien retourner passe son tour, et l'autre rejoue."),
            "g7 f8",
            "e6 f6 c4 e7 e8 d8",
            "othello",
        ),
        Etape(
            translate(
                "Regles",
                "Quand personne ne peut plus jouer, la partie est finie, même s'il reste des cases vides.",
            ),
            "f5 c5",
            "e6 f4 e3 f6 g5 d6 e7",
            "othello",
        ),
    )


def _puissance4() -> tuple[Etape, ...]:
    return (
        Etape(
            translate(
                "Regles",
                "Chacun à son tour lâche un pion dans une colonne. Il tombe jusqu'en bas, ou sur le pion qui est déjà "
                "là.",
            ),
            "4 4 3 5 5",
            jeu="puissance4",
        ),
        Etape(
            translate("Regles", "Quatre pions de sa couleur alignés gagnent : en colonne, en rangée…"),
            "4 3 4",
            "4 3 4 3",
            "puissance4",
        ),
        Etape(
            translate("Regles", "… ou en diagonale, et c'est elle que l'on oublie de voir."),
            "4 6 4",
            "1 2 2 3 3 4 3 4",
            "puissance4",
        ),
        Etape(
            translate(
                "Regles",
                "Dans une colonne pleine, on ne joue plus. Quand tout est plein sans alignement, personne ne gagne.",
            ),
            "1 4 4 4 4",
            GRILLE_PRESQUE_PLEINE,
            "puissance4",
        ),
    )


def _morpion() -> tuple[Etape, ...]:
    return (
        Etape(
            translate("Regles", "X commence. Chacun à son tour met son signe sur une case libre."),
            "b2 b2 a2",
            jeu="morpion",
        ),
        Etape(
            translate(
                "Regles",
                "Trois signes en ligne gagnent. Ici, {premier} menace de deux côtés à la fois : l'autre ne peut en "
                "arrêter qu'un.",
            ),
            "c1 b1 a3",
            "b2 a2 a1 c3",
            "morpion",
        ),
        Etape(
            translate("Regles", "Si personne ne se trompe, personne ne gagne."),
            "a2 c2 b1 b3 c1 a3 c3",
            "b2 a1",
            "morpion",
        ),
    )


def _nim() -> tuple[Etape, ...]:
    return (
        Etape(
            translate(
                "Regles",
                "Chacun à son tour choisit un tas, et y prend autant d'objets qu'il veut : un au moins, tous s'il "
                "veut. Un coup s'écrit par la lettre du tas et le nombre d'objets pris, comme {premier}.",
            ),
            "b2 c4 a1",
            jeu="nim",
        ),
        Etape(
            translate(
                "Regles",
                "Qui prend le dernier objet gagne. Faites deux tas égaux, comme {premier}, puis répondez toujours "
                "pareil dans l'autre tas.",
            ),
            "b1 a1 b1 a1 b1",
            jeu="nim:tas=2-3",
        ),
        Etape(
            translate(
                "Regles",
                "On peut aussi jouer à qui perd gagne : prendre le dernier objet fait perdre. Ici, {premier} n'en "
                "laisse qu'un.",
            ),
            "b2 a1",
            jeu="nim:tas=1-2,misere=oui",
        ),
    )
