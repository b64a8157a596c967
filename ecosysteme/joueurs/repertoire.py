"""The external engines that the user saved: their names, how to start them, and the text that stores them all."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from threading import Event
from time import perf_counter
from typing import Final

from ecosysteme.fautes import Faute, Message, decrire
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAexterne, creer_joueur, lire_specification
from ecosysteme.joueurs.externe import PROTOCOLES, nommer_programme
from ecosysteme.lecture import lire_json
from ecosysteme.protocoles.processus import decouper, separer
from ecosysteme.reglages import PATIENCE, PROFONDEUR, TEMPS

SANS_COMMANDE: Final = Message("attendu la ligne de commande d'un moteur, par exemple gtp-rhino -l 3")
SEPARATEURS: Final = ",:"  # what a specification puts between its parts
NOM_MAXIMUM: Final = 60  # characters of a name that an engine gives itself
FACULTATIFS: Final = (TEMPS.nom, PROFONDEUR.nom)  # may be left unsaid


@dataclass(frozen=True)
class MoteurEnregistre:
    """One engine, as it is being written: right or not yet. The fields are the options of ``IAexterne``."""

    nom: str = ""
    commande: str = ""
    protocole: str = next(iter(PROTOCOLES))
    temps: float | None = None
    profondeur: int | None = None
    patience: float = float(PATIENCE.defaut)
    envoi: str = ""

    @classmethod
    def depuis(cls, specification: str) -> MoteurEnregistre:
        """Keep the engine of a specification; ``ValueError`` for another player, and as ``lire_specification``."""
        classe, options = lire_specification(specification)
        if classe is not IAexterne:
            raise Faute("joueur {specification!r} : attendu un moteur externe", specification=specification)
        fabrique: Callable[..., MoteurEnregistre] = cls  # whose fields are the options, which have been checked
        return fabrique(**options)

    @property
    def appellation(self) -> str:
        """What it is called: its name, or else its program's."""
        return self.nom or nommer_programme(self.commande)

    @property
    def specification(self) -> str:
        """The player that it is, as the command line writes it, right or wrong."""
        habituel = MoteurEnregistre()
        dites = [
            f"{reglage.nom}={reglage.ecrire(getattr(self, reglage.nom))}"
            for reglage in IAexterne.options
            if getattr(self, reglage.nom) != getattr(habituel, reglage.nom)
            and (reglage is not PROFONDEUR or PROTOCOLES[self.protocole].regle_profondeur)
        ]
        return f"{IAexterne.nom}:{','.join((self.protocole, *dites))}:{self.commande}"

    @property
    def defaut(self) -> Message | None:
        """What is wrong in what was written; ``None`` when nothing is, be the program there or not."""
        if any(signe in self.nom for signe in SEPARATEURS):
            return Message(
                "le nom {nom!r} : ni virgule ni deux-points, qui séparent les options d'un joueur", nom=self.nom
            )
        if any(signe in self.envoi for signe in SEPARATEURS):
            return Message(
                "les lignes envoyées {envoi!r} : ni virgule ni deux-points, qui séparent les options d'un joueur",
                envoi=self.envoi,
            )
        if not self.commande.strip():
            return SANS_COMMANDE
        return _refus(lire_specification, self.specification) or _refus(separer, self.commande)

    @property
    def vierge(self) -> bool:
        """Whether nothing was written of it yet: neither right nor wrong, and not worth keeping."""
        return self == MoteurEnregistre()

    @property
    def absence(self) -> Message | None:
        """Why the program cannot be started from here; ``None`` when it can be, or ``defaut`` says more."""
        return None if self.defaut else _refus(decouper, self.commande)

    def avec_programme(self, chemin: str) -> str:
        """Return the command line with another program and the same arguments."""
        try:
            arguments = separer(self.commande)[1:]
        except ValueError:
            arguments = []
        ecrire: Callable[[Sequence[str]], str] = subprocess.list2cmdline if sys.platform == "win32" else shlex.join
        return ecrire([chemin, *arguments])


def _refus(lire: Callable[[str], object], texte: str) -> Message | None:
    try:
        lire(texte)
    except ValueError as erreur:
        return decrire(erreur)
    return None


def homonymes(moteurs: Iterable[MoteurEnregistre]) -> set[str]:
    """Return the names that several engines have: nobody could choose between them."""
    noms = Counter(moteur.appellation for moteur in moteurs)
    return {nom for nom, nombre in noms.items() if nombre > 1}


def retrouver(moteurs: Sequence[MoteurEnregistre], specification: str) -> MoteurEnregistre | None:
    """Return the engine of a specification, even renamed or set otherwise since; ``None`` when it is not there."""
    try:
        cherche = MoteurEnregistre.depuis(specification)
    except ValueError:
        return None
    for cle in ("specification", "appellation", "commande"):
        for moteur in moteurs:
            if getattr(moteur, cle) == getattr(cherche, cle):
                return moteur
    return None


# What players are called beside each other.


def distinguer(noms: Sequence[str], modele: str = "{} n° {}") -> list[str]:
    """Number the names that are there more than once, as ``modele`` writes a name and its number.

    >>> distinguer(["Edax", "Rhino", "Edax"])
    ['Edax n° 1', 'Rhino', 'Edax n° 2']
    """
    foule, vus, distincts = Counter(noms), Counter[str](), []
    for nom in noms:
        vus[nom] += 1
        distincts.append(modele.format(nom, vus[nom]) if foule[nom] > 1 else nom)
    return distincts


def appeler(specifications: Sequence[str]) -> list[str]:
    """Call engines by the name that they were given, unless it is that of two, and the others by specification.

    >>> appeler(["ia_max", "externe:gtp,nom=Edax:edax -gtp", "ia_max"])
    ['ia_max n° 1', 'Edax', 'ia_max n° 2']
    """
    noms = list(map(_nom_donne, specifications))
    foule = Counter(nom for nom, _ in set(zip(noms, specifications, strict=True)))
    return distinguer([texte if foule[nom] > 1 else nom for nom, texte in zip(noms, specifications, strict=True)])


def _nom_donne(specification: str) -> str:
    try:
        return MoteurEnregistre.depuis(specification).nom or specification
    except ValueError:
        return specification


# The text of them all.


def ecrire_moteurs(moteurs: Iterable[MoteurEnregistre]) -> str:
    """Write engines as JSON: a list of objects."""
    return json.dumps([asdict(moteur) for moteur in moteurs], ensure_ascii=False)


def lire_moteurs(texte: str) -> tuple[MoteurEnregistre, ...]:
    """Read what ``ecrire_moteurs`` wrote, by whatever version: what is not understood is left out, without a word."""
    try:
        lus = lire_json(texte)
    except ValueError:
        return ()
    lues = map(_reconnaitre, lus) if isinstance(lus, list) else ()
    return tuple(moteur for moteur in lues if moteur is not None)


def _reconnaitre(lu: object) -> MoteurEnregistre | None:
    if not isinstance(lu, dict) or lu.get("protocole") not in list(PROTOCOLES):
        return None
    champs = {champ.name: lu[champ.name] for champ in fields(MoteurEnregistre) if champ.name in lu}
    options = {reglage.nom: reglage for reglage in IAexterne.options}
    justes = {
        nom: valeur
        for nom, valeur in champs.items()
        if (options[nom].accepte(valeur) if nom in options else isinstance(valeur, str))
        or (valeur is None and nom in FACULTATIFS)
    }
    return MoteurEnregistre(**justes) if justes.get("commande") else None


# The test of one.


@dataclass(frozen=True)
class Essai:
    """The result of testing an engine: the name that it gives itself (maybe empty), its first move, the seconds."""

    nom: str
    coup: str
    secondes: float

    @property
    def nom_propose(self) -> str:
        """What to call the engine: its own name, without what separates the options of a player; maybe empty.

        >>> Essai("Edax 4.6: eval, book", "d3", 0.1).nom_propose
        'Edax 4.6 eval book'
        """
        lisible = (signe if signe.isprintable() and signe not in SEPARATEURS else " " for signe in self.nom)
        return " ".join("".join(lisible).split())[:NOM_MAXIMUM].strip()


def essayer(specification: str, arret: Event) -> Essai:
    """Start an external engine, ask it for its first move, and end it.

    Raises ``ValueError`` when it cannot be made, and as ``IAexterne.choisir``.
    """
    joueur, jeu = creer_joueur(specification), Othello()
    if not isinstance(joueur, IAexterne):
        raise Faute("joueur {specification!r} : attendu un moteur externe", specification=specification)
    try:
        joueur.preparer(jeu, arret)
        debut = perf_counter()
        coup = joueur.choisir(jeu, jeu.etat_initial(), arret)
        return Essai(joueur.nom_annonce, jeu.ecrire_coup(coup), perf_counter() - debut)
    finally:
        joueur.fermer()
