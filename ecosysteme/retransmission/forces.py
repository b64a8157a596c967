"""Which law of ``ecosysteme.chances`` is that of a player, of a game: how much is still lost from a good position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ecosysteme.chances import Force, force_du_niveau
from ecosysteme.entete import Participant, Seul, successifs
from ecosysteme.joueurs import Humain, IAexterne, IAmoteur, lire_specification
from ecosysteme.joueurs.niveaux import NIVEAUX
from ecosysteme.partie import Partie
from ecosysteme.reglages import NIVEAU, PROFONDEUR_MOTEUR, ValeurReglage

DES_PLUS_FAIBLES: Final = list(Force)  # in the order of the classes


def force_de(participant: Participant) -> Force:
    """Return the class of who has a camp: the weakest of those who had it one after the other.

    A name is a person. One of our players that cannot be read, of a later version perhaps, is a program.

    >>> from ecosysteme.entete import NotreJoueur
    >>> force_de("Ada"), force_de(NotreJoueur("ia_moteur:niveau=20"))
    (<Force.PERSONNES: 'personnes'>, <Force.FORTS: 'forts'>)
    """
    return _plus_faible(map(_force, successifs(participant)))


def force_de_la_partie(partie: Partie) -> Force:
    """Return the class whose law tells the chances in ``partie``: that of the weaker player, who errs more."""
    return _plus_faible(map(force_de, partie.entete.joueurs))


def _plus_faible(forces: Iterable[Force]) -> Force:
    return min(forces, key=DES_PLUS_FAIBLES.index)


def _force(seul: Seul) -> Force:
    if isinstance(seul, str):
        return Force.PERSONNES
    try:
        classe, options = lire_specification(seul.specification)
    except ValueError:
        return Force.PROGRAMMES
    if classe is Humain:
        return Force.PERSONNES
    if classe is IAexterne:
        return Force.PROGRAMMES
    if classe is IAmoteur:
        return force_du_niveau(_niveau(options))
    # Whoever counts discs is a beginner: from the even openings a search of 4 plies makes 30 % of the points against
    # level 4 (20 games), one of 6 plies 33 % (15 games); ``ia_max`` makes 32 % against level 1, ``ia_alea`` 22 % (20
    # games each).
    return Force.DEBUTANTS


def _niveau(options: Mapping[str, ValeurReglage]) -> int:
    """Return the level of an engine; one whose depth is bounded is no better than the levels that look as far."""
    profondeur = int(options.get(PROFONDEUR_MOTEUR.nom, PROFONDEUR_MOTEUR.defaut))
    atteint = max(niveau for niveau, detail in NIVEAUX.items() if detail.profondeur <= profondeur)
    return min(int(options.get(NIVEAU.nom, NIVEAU.defaut)), atteint)
