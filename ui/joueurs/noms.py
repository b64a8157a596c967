"""The names of players, in the language of the moment."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import repeat
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from ecosysteme.entete import Entete, NotreJoueur, Participant, Relais, Seul
from ecosysteme.fautes import mot
from ecosysteme.formats.enregistrement import SANS_NOM
from ecosysteme.jeu import Jeu
from ecosysteme.joueurs import IAexterne, lire_specification, participant_garde
from ecosysteme.joueurs.externe import nommer_programme
from ecosysteme.joueurs.repertoire import distinguer
from ecosysteme.reglages import (
    NIVEAU,
    NIVEAU_PLEIN,
    NOM_MOTEUR,
    PROFONDEUR,
    ValeurReglage,
)
from ecosysteme.solveurs import connu_par_coeur
from ui.socle.langue import translate
from ui.widgets.niveau import PLEIN


def nommer(specification: str, jeu: Jeu | None = None) -> str:
    """Name a player in a few words, in a game of ``jeu`` if it is known; what cannot be read is its own name."""
    try:
        return libelle(specification, jeu)
    except (ValueError, KeyError):
        return mot(specification)


def _commande(specification: str) -> list[str]:
    """Return the words of an external engine's command; none for another player."""
    try:
        classe, options = lire_specification(specification)
        return shlex.split(str(options["commande"]), posix=os.name != "nt") if classe is IAexterne else []
    except ValueError:
        return []


def _detail(specification: str) -> str:
    """Return the whole specification; of an external engine, its name with the arguments."""
    programme, *arguments = _commande(specification) or [specification]
    return " ".join((Path(programme).stem, *arguments)) if arguments else specification


def nommer_tous(specifications: Sequence[str], jeux: Iterable[Jeu | None] = repeat(None)) -> list[str]:
    """Name players, each in its game of ``jeux`` where one is given.

    Those that would have the same name are told apart by what their specifications add, or a rank.
    """
    noms = list(map(nommer, specifications, jeux))
    details: dict[str, set[str]] = {}
    for nom, texte in zip(noms, specifications, strict=True):
        details.setdefault(nom, set()).add(texte)
    return distinguer(
        [
            mot(_detail(texte)) if len(details[nom]) > 1 else nom
            for nom, texte in zip(noms, specifications, strict=True)
        ],
        translate("Joueurs", "{} n° {}"),
    )


def nom_seul(nom: str) -> str:
    """Name the kind of player called ``nom``, as its box does; the box itself may still be in the other language."""
    return QCoreApplication.translate("ApplicationIHM", NOMS[nom])


def libelle(specification: str, jeu: Jeu | None = None) -> str:
    """Name a player in the language of the window, with its depth or its level; at the full one, its time.

    No time is said in a ``jeu`` that is known by heart. An external engine has its own name, or that of its program.

    >>> libelle("ia_alphabeta:profondeur=6"), libelle("ia_moteur:niveau=8,temps=2.0"), libelle("externe:gtp:edax -gtp")
    ('Alpha-Bêta (6)', 'Moteur (8)', 'edax')
    """
    classe, options = lire_specification(specification)
    if classe is IAexterne:
        return mot(_nom_externe(options))
    nom = nom_seul(classe.nom)
    force: ValeurReglage | None = options.get("profondeur", options.get("niveau"))
    if force == NIVEAU_PLEIN and "niveau" in options:
        minute = "temps" in options and not (jeu is not None and connu_par_coeur(jeu))
        force = f"{QLocale().toString(float(options['temps']))} s" if minute else PLEIN
    return nom if force is None else f"{nom} ({force})"


def _nom_externe(options: Mapping[str, ValeurReglage]) -> str:
    return str(options.get(NOM_MOTEUR.nom) or nommer_programme(str(options["commande"])))


def qui_joue(specification: str) -> Seul:
    """Return who plays, for the header of a game: ``dire_qui`` names them in the language of whoever reads it, later.

    An external engine is known by its name: it is the same everywhere, and its command is nobody else's business.
    """
    classe, options = lire_specification(specification)
    return _nom_externe(options) if classe is IAexterne else NotreJoueur(specification)


def dire_qui(qui: Participant) -> str:
    """Name a player in the language of the window: one of ours, or a mere number, no file naming it.

    Anybody else is called as somebody wrote it, as far as a sentence has room for it; of several who had the camp one
    after the other, all are named.
    """
    if isinstance(qui, Relais):
        return reduce(translate("Joueurs", "{}, puis {}").format, map(dire_nom, qui.joueurs))
    if isinstance(qui, NotreJoueur):
        return nommer(qui.specification)
    numero = SANS_NOM.fullmatch(qui)
    return translate("Documents", "n° {}").format(numero[1]) if numero else mot(qui)


def dire_garde(nom: str) -> str:
    """Name a player of the library, which keeps ours by their specifications, several in turn with commas between.

    >>> dire_garde("ia_moteur:niveau=8,temps=2.0"), dire_garde("Leader, Imre")
    ('Moteur (8)', 'Leader, Imre')
    """
    qui = participant_garde(nom)
    return nom if isinstance(qui, str) else dire_qui(qui)


def mots_cherches(qui: Participant) -> str:
    """Return the words that find a player: the name that lists show, and of ours how strong, as their card says it.

    >>> mots_cherches(NotreJoueur("ia_moteur:niveau=8,temps=2.0")), mots_cherches("Leader, Imre")
    ('Moteur (8) Niveau 8', 'Leader, Imre')
    """
    seuls = qui.joueurs if isinstance(qui, Relais) else (qui,)
    forces = (_force(seul.specification) for seul in seuls if isinstance(seul, NotreJoueur))
    return " ".join(filter(None, (dire_nom(qui), *forces)))


def mots_gardes(nom: str) -> str:
    """Return the same of a player of the library."""
    qui = participant_garde(nom)
    return nom if isinstance(qui, str) else mots_cherches(qui)


def _force(specification: str) -> str:
    """Say how deep or at which level a player of ours plays; empty for one that has neither."""
    try:
        _, options = lire_specification(specification)
    except ValueError:
        return ""
    textes = {PROFONDEUR.nom: translate("Joueurs", "Profondeur {}"), NIVEAU.nom: translate("Joueurs", "Niveau {}")}
    return " ".join(texte.format(options[nom]) for nom, texte in textes.items() if nom in options)


def dire_nom(qui: Participant) -> str:
    """Name somebody of a game in a list, where nobody known is a question mark."""
    return dire_qui(qui) or "?"


def nommer_joueurs(entete: Entete) -> Entete:
    """Return ``entete`` as a file has it: our players named in the language of the window, all others as they are."""
    noir, blanc = (qui if isinstance(qui, str) else dire_qui(qui) for qui in entete.joueurs)
    return replace(entete, noir=noir, blanc=blanc)


# The texts of the boxes, which the .ui file translates in the context of the window.
NOMS = {
    "humain": "Humain",
    "ia_alea": "Aléatoire",
    "ia_min": "Min",
    "ia_max": "Max",
    "ia_minmax": "Min-Max",
    "ia_negamax": "Néga-Max",
    "ia_alphabeta": "Alpha-Bêta",
    "ia_moteur": "Moteur",
}
