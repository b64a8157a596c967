"""The first steps of Nim."""

from __future__ import annotations

from typing import Final

from ecosysteme.fautes import Message
from ecosysteme.premiers_pas.etape import CoupEssaye, PremierPas, tout_coup
from ecosysteme.premiers_pas.regle import peut_forcer

FIN: Final = 12  # turns: more than any of these heaps can last


def _vide(essai: CoupEssaye) -> Message | None:
    if not essai.apres.tas[essai.coup[0]]:
        return None
    return Message("Il reste des objets dans ce tas. Prenez celui du bas.")


def _laisse_un(essai: CoupEssaye) -> Message | None:
    reste = essai.apres.tas[essai.coup[0]]
    if reste == 1:
        return None
    if not reste:
        return Message("Vous avez tout pris. Il fallait en laisser un.")
    return Message("Il reste {reste} objets dans ce tas, pas un seul.", reste=reste)


def _egaux(essai: CoupEssaye) -> Message | None:
    premier, second = essai.apres.tas
    if premier == second:
        return None
    return Message("Les tas ont {premier} et {second} : ils ne sont pas égaux.", premier=premier, second=second)


def _reste_une_paire(essai: CoupEssaye) -> Message | None:
    *vides, premier, second = sorted(essai.apres.tas)
    if not any(vides) and premier == second:
        return None
    return Message("Il reste trois tas, ou deux qui ne sont pas égaux. Essayez autre chose.")


def _gagne(essai: CoupEssaye) -> Message | None:
    if peut_forcer(essai.jeu, essai.apres, essai.camp, FIN):
        return None
    return Message("Après ce coup, l'autre peut gagner. Essayez autre chose.")


ETAPES: Final = (
    PremierPas(
        Message("Prendre des objets"),
        Message(
            "On prend des objets dans un tas : un, ou plusieurs. Choisir un objet prend aussi ceux qui sont dessus."
        ),
        Message("Prenez ce que vous voulez."),
        Message("Bravo ! C'est à l'autre de prendre."),
        tout_coup,
        "nim:tas=3-4-5",
    ),
    PremierPas(
        Message("Tout un tas"),
        Message("On peut vider un tas d'un coup."),
        Message("Prenez tout un tas."),
        Message("Bravo ! Ce tas est vide."),
        _vide,
        "nim:tas=3-4-5",
    ),
    PremierPas(
        Message("En laisser un"),
        Message("On choisit combien on prend."),
        Message("Prenez des objets, et laissez-en un seul dans le tas."),
        Message("Bravo ! Il en reste un."),
        _laisse_un,
        "nim:tas=3-4-5",
    ),
    PremierPas(
        Message("Le dernier objet"),
        Message("Qui prend le dernier objet gagne."),
        Message("Gagnez tout de suite."),
        Message("Gagné ! Vous avez pris le dernier."),
        _vide,
        "nim:tas=4",
    ),
    PremierPas(
        Message("Deux tas égaux"),
        Message("Deux tas égaux sont un piège pour l'autre."),
        Message("Rendez les deux tas égaux."),
        Message("Bravo ! Les deux tas sont pareils."),
        _egaux,
        "nim:tas=3-5",
    ),
    PremierPas(
        Message("Faire pareil"),
        Message("Quand l'autre prend dans un tas, prenez autant dans l'autre tas."),
        Message("Gardez toujours deux tas égaux, jusqu'au bout."),
        Message("Gagné ! Vous avez toujours fait pareil."),
        _egaux,
        "nim:tas=2-3",
        coups=3,
    ),
    PremierPas(
        Message("Trois tas"),
        Message("Si deux tas sont égaux, le troisième est de trop."),
        Message("Laissez deux tas égaux, et rien d'autre."),
        Message("Bravo ! Il ne reste que deux tas égaux."),
        _reste_une_paire,
        "nim:tas=2-2-3",
    ),
    PremierPas(
        Message("Un, deux, trois"),
        Message("Un, deux et trois objets : qui doit jouer là perd."),
        Message("Laissez des tas de un, deux et trois."),
        Message("Bravo ! L'autre ne peut plus gagner."),
        _gagne,
        "nim:tas=1-2-4",
    ),
    PremierPas(
        Message("Trois au plus"),
        Message("Parfois, on ne peut prendre que trois objets à la fois."),
        Message("Essayez d'en prendre quatre."),
        Message("Vous voyez : c'est trop."),
        tout_coup,
        "nim:tas=6,maximum=3",
        refusee=True,
    ),
    PremierPas(
        Message("Qui perd gagne"),
        Message("Ici, qui prend le dernier objet perd."),
        Message("Laissez le dernier objet à l'autre."),
        Message("Bravo ! L'autre doit prendre le dernier."),
        _gagne,
        "nim:tas=1-3,misere=oui",
    ),
)
