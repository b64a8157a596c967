"""The players, one kind a file, and the short texts that name them (``ia_alphabeta:profondeur=6``). ``joueur`` and
``recherche`` are what they derive from; ``pendule`` shares the time of a game among its moves, ``anticipation`` thinks
during the opponent's turn, ``repertoire`` keeps the user's external engines.

A specification is ``nom`` or ``nom:option=valeur,option=valeur``: ``ia_alphabeta:profondeur=6,graine=1``. The name of
the class, as the report writes it, stands for ``nom``: ``IAalphabeta:profondeur=6,graine=1``.
Somebody else's engine is ``externe:PROTOCOLE[,option=valeur…]:COMMANDE``, see ``externe``.
"""

from __future__ import annotations

from collections.abc import Callable

from ecosysteme.entete import NotreJoueur, Participant, Relais
from ecosysteme.fautes import Faute, visible
from ecosysteme.joueurs.alea import IAalea
from ecosysteme.joueurs.alphabeta import IAalphabeta
from ecosysteme.joueurs.externe import IAexterne
from ecosysteme.joueurs.glouton import IAmax, IAmin
from ecosysteme.joueurs.humain import DemandeDeCoup, Humain
from ecosysteme.joueurs.joueur import Joueur
from ecosysteme.joueurs.minmax import IAminmax
from ecosysteme.joueurs.moteur import IAmoteur
from ecosysteme.joueurs.negamax import IAnegamax
from ecosysteme.plateau import NOIR, Couleur
from ecosysteme.reglages import ValeurReglage, lire_options

__all__ = [
    "JOUEURS",
    "Humain",
    "IAalea",
    "IAalphabeta",
    "IAexterne",
    "IAmax",
    "IAmin",
    "IAminmax",
    "IAmoteur",
    "IAnegamax",
    "Joueur",
    "creer_joueur",
    "lire_specification",
    "nom_usuel",
    "participant_garde",
]

# Those that a name and numbers describe. ``IAexterne`` is not among them: it needs a command, see ``repertoire``.
JOUEURS: dict[str, type[Joueur]] = {
    classe.nom: classe for classe in (Humain, IAalea, IAmin, IAmax, IAminmax, IAnegamax, IAalphabeta, IAmoteur)
}

CLASSES: dict[str, type[Joueur]] = {classe.__name__: classe for classe in JOUEURS.values()}
CLASSES[IAexterne.__name__] = IAexterne


def nom_usuel(nom: str) -> str:
    """Return the name that specifications are written with, for that of a class; any other text as it is.

    >>> nom_usuel("IAmax"), nom_usuel("ia_max")
    ('ia_max', 'ia_max')
    """
    return CLASSES[nom].nom if nom in CLASSES else nom


def lire_specification(texte: str) -> tuple[type[Joueur], dict[str, ValeurReglage]]:
    """Split a specification into the player's class and its options, checked.

    Raises ``ValueError`` for an unknown player, an option that it does not have, or a value out of bounds.

    >>> lire_specification("ia_alphabeta:profondeur=6")
    (<class 'ecosysteme.joueurs.alphabeta.IAalphabeta'>, {'profondeur': 6})
    """
    if not all(map(visible, texte)):  # it is shown in tables, files and windows: no line of its own, no colours
        raise Faute("joueur {texte} : un caractère qui ne se voit pas n'y a pas sa place", texte=texte)
    nom, _, suite = texte.strip().partition(":")
    nom = nom_usuel(nom)
    options: dict[str, ValeurReglage] = {}
    if nom == IAexterne.nom:
        fixes, suite = IAexterne.lire(suite)
        options.update(fixes)
    elif nom not in JOUEURS:
        raise Faute(
            "joueur {nom!r} inconnu : attendu {attendus}", nom=nom, attendus=", ".join((*JOUEURS, IAexterne.nom))
        )
    classe = JOUEURS.get(nom, IAexterne)
    options.update(lire_options(suite, classe.options, nom))
    return classe, options


def creer_joueur(specification: str, couleur: Couleur = NOIR, **autres: ValeurReglage | DemandeDeCoup | None) -> Joueur:
    """Make the player that ``specification`` describes; ``autres`` are options that the text does not give.

    ``autres`` that the player does not have are left aside, so that a seed can be offered to everybody. Raises
    ``ValueError`` as ``lire_specification``.
    """
    classe, options = lire_specification(specification)
    connues = {reglage.nom for reglage in classe.options} | ({"question"} if classe is Humain else set())
    supplements = {cle: valeur for cle, valeur in autres.items() if cle in connues}
    fabrique: Callable[..., Joueur] = classe  # each class names its own options, which were checked above
    return fabrique(couleur, **(supplements | options))


def participant_garde(nom: str) -> Participant:
    """Return who a name of the library is, which keeps ours by their specifications, several in turn with commas.

    >>> participant_garde("ia_moteur:niveau=8,temps=2.0"), participant_garde("Leader, Imre")
    (NotreJoueur(specification='ia_moteur:niveau=8,temps=2.0'), 'Leader, Imre')
    """
    seuls = tuple(map(NotreJoueur, nom.split(", ")))
    if not all(un.specification.partition(":")[0] in JOUEURS for un in seuls):
        return nom
    return seuls[0] if len(seuls) == 1 else Relais(seuls)
