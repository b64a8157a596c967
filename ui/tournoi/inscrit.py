"""A player of the set-up being edited, valid or not yet, so that nothing that was typed is lost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ecosysteme.fautes import Faute, Message, decrire
from ecosysteme.joueurs import JOUEURS, Humain, IAexterne, IAmoteur, Joueur, lire_specification, nom_usuel
from ecosysteme.joueurs.externe import PROTOCOLES
from ecosysteme.joueurs.repertoire import SANS_COMMANDE
from ecosysteme.reglages import (
    EGALITES,
    ENVOI,
    NIVEAU,
    NOM_MOTEUR,
    PATIENCE,
    PROFONDEUR,
    TEMPS,
    Reglage,
    ValeurReglage,
)

GENRES: Final[dict[str, type[Joueur]]] = {
    **{nom: classe for nom, classe in JOUEURS.items() if classe is not Humain},
    IAexterne.nom: IAexterne,
}
# Those that have a box; the others are written as on the command line.
ESSENTIELLES: Final = frozenset(
    reglage.nom for reglage in (NOM_MOTEUR, PROFONDEUR, NIVEAU, TEMPS, EGALITES, PATIENCE, ENVOI)
)


@dataclass(frozen=True)
class Inscrit:
    """One player: its kind, its options as a specification writes them, and how to start an external engine."""

    genre: str
    options: str = ""
    protocole: str = next(iter(PROTOCOLES))
    commande: str = ""

    @classmethod
    def depuis(cls, specification: str) -> Inscrit:
        """Read what ``specification`` writes; ``ValueError`` for a kind that there is not."""
        nom, _, suite = specification.strip().partition(":")
        genre = nom_usuel(nom)
        if genre not in GENRES:
            raise Faute("joueur {nom!r} inconnu : attendu {attendus}", nom=genre, attendus=", ".join(GENRES))
        if genre != IAexterne.nom:
            return cls(genre, suite)
        tete, _, commande = suite.partition(":")
        protocole, _, options = tete.partition(",")
        return cls(genre, options, protocole, commande)

    @property
    def connu(self) -> bool:
        """Whether this version knows its kind and its protocol, and all the rest is text."""
        tous = (self.genre, self.options, self.protocole, self.commande)
        return all(isinstance(champ, str) for champ in tous) and self.genre in GENRES and self.protocole in PROTOCOLES

    @property
    def externe(self) -> bool:
        """Whether it is somebody else's program."""
        return self.genre == IAexterne.nom

    @property
    def specification(self) -> str:
        """The player as the command line writes it, right or wrong."""
        if self.externe:
            options = f",{self.options}" if self.options else ""
            return f"{self.genre}:{self.protocole}{options}:{self.commande}"
        return f"{self.genre}:{self.options}" if self.options else self.genre

    @property
    def defaut(self) -> Message | None:
        """What is wrong with it; ``None`` when nothing is."""
        if self.externe and not self.commande.strip():
            return SANS_COMMANDE
        try:
            lire_specification(self.specification)
        except ValueError as erreur:
            return decrire(erreur)
        return None

    def avec_temps(self, secondes: float) -> str:
        """Return the specification, in which the engine has ``secondes`` a move unless it was given its own."""
        if self.genre != IAmoteur.nom or self.defaut or TEMPS.nom in lire_specification(self.specification)[1]:
            return self.specification
        options = ",".join(filter(None, (self.options, f"{TEMPS.nom}={secondes:g}")))
        return f"{self.genre}:{options}"

    def decoupees(self) -> tuple[dict[str, ValeurReglage], str]:
        """Split the options into the values of the boxes, by name, and the rest as it is written."""
        valeurs: dict[str, ValeurReglage] = {}
        reste = []
        connues = {reglage.nom: reglage for reglage in self.a_boites}
        for morceau in filter(None, map(str.strip, self.options.split(","))):
            nom, _, texte = morceau.partition("=")
            try:
                valeurs[nom] = connues[nom].lire(texte)
            except (KeyError, ValueError):
                reste.append(morceau)
        return valeurs, ",".join(reste)

    @property
    def a_boites(self) -> tuple[Reglage, ...]:
        """The options of its kind that have a box."""
        reglages: Iterable[Reglage] = GENRES[self.genre].options
        if self.externe and not PROTOCOLES[self.protocole].regle_profondeur:
            reglages = (reglage for reglage in reglages if reglage != PROFONDEUR)
        return tuple(reglage for reglage in reglages if reglage.nom in ESSENTIELLES)
