"""The rules of a tournament, and the list of its games, which follows from them alone.

Every game has a rank, which decides who meets whom, from which opening and with which seed. A tournament that was
interrupted therefore knows what is left to play from the ranks of the games that it holds.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from itertools import combinations
from typing import Final

from ecosysteme import reglages
from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.fautes import Faute
from ecosysteme.jeu import Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import Humain, creer_joueur, lire_specification
from ecosysteme.lecture import lire_json
from ecosysteme.pendules import Pendules, Regle, lire_horloge, lire_regle
from ecosysteme.tournoi.departs import Ouverture, ouvertures
from ecosysteme.tournoi.sprt import Hypotheses

FORMATS: Final = ("toutes-rondes", "gantelet", "match")
GRAINE_MAX: Final = 10**18  # it is multiplied, written, and part of the name of each game's draws
JOUEURS_MAX: Final = 500  # they meet in 124,750 pairings
REGLES: Final = (Regle.MONDIALE.value, Regle.STRICTE.value)  # in Japan a fall is to be claimed: machines do not talk
PARTIES_DU_TOURNOI: Final = reglages.Reglage("parties", 100, "Parties d'un tournoi, en tout.", 1, 1_000_000)
ARBITRAGE: Final = reglages.Reglage("arbitrage", 0, "Cases vides d'où le solveur juge la partie ; 0 : jamais.", 0, 20)


@dataclass(frozen=True)
class Reglement:
    """The rules: texts and numbers only, since they are stored and compared.

    ``jeu`` and ``joueurs`` are specifications. In a gauntlet the first player meets all others, who do not meet.
    ``ouvertures`` is what was asked for, as ``departs.ouvertures`` reads it; ``arbitrage`` the number of empty squares
    from which the exact solver ends the game, 0 for never; ``sprt`` the two Elo differences of a match to stop early.
    With ``alterner`` each opening is played twice, colours swapped; without it, the player named first always begins.
    ``pendule`` is the clock of each camp as ``lire_horloge`` reads it, empty for none; ``regle``, one of ``REGLES``,
    what running out of time costs.
    """

    jeu: str
    joueurs: tuple[str, ...]
    parties: int
    format: str = FORMATS[0]
    graine: int = 0
    ouvertures: str | None = None
    arbitrage: int = 0
    sprt: tuple[float, float] | None = None
    alterner: bool = True
    pendule: str = ""
    regle: str = REGLES[0]

    def __post_init__(self) -> None:
        """Raise ``ValueError`` for the first thing that cannot be played."""
        self._verifier_joueurs()
        self._verifier_pendule()
        if self.format not in FORMATS:
            raise Faute(
                "format {format!r} inconnu : attendu {attendus}", format=self.format, attendus=", ".join(FORMATS)
            )
        if abs(self.graine) > GRAINE_MAX:
            raise Faute("graine trop grande : attendu {maximum} au plus", maximum=GRAINE_MAX)
        jeu = self.creer_jeu()
        for reglage, valeur in ((PARTIES_DU_TOURNOI, self.parties), (ARBITRAGE, self.arbitrage)):
            if not reglage.accepte(valeur):
                raise Faute(
                    "{option} {valeur} : attendu {attendu}",
                    option=reglage.nom,
                    valeur=valeur,
                    attendu=reglage.attendu(),
                )
        if self.arbitrage and not (isinstance(jeu, Othello) and jeu.taille == TAILLE_STANDARD):
            raise Faute("l'arbitrage par le solveur ne vaut qu'à othello sur 8 × 8")
        if self.sprt is not None:
            Hypotheses(*self.sprt)
            if len(self.joueurs) != 2:
                raise Faute("le sprt juge deux joueurs, pas {nombre}", nombre=len(self.joueurs))
        if not self.alterner and (self.ouvertures is not None or self.sprt is not None):
            raise Faute("les ouvertures et le sprt échangent les couleurs : elles ne peuvent pas être fixes")

    def _verifier_joueurs(self) -> None:
        if len(self.joueurs) < 2:
            raise Faute("un tournoi se joue à deux joueurs au moins")
        if len(self.joueurs) > JOUEURS_MAX:
            raise Faute("un tournoi se joue à {maximum} joueurs au plus", maximum=JOUEURS_MAX)
        if self.format == "match" and len(self.joueurs) != 2:
            raise Faute("un match oppose deux joueurs, pas {nombre}", nombre=len(self.joueurs))
        for joueur in self.joueurs:
            if lire_specification(joueur)[0] is Humain:
                raise Faute(
                    "un match se joue entre machines : humain n'y a pas sa place"
                    if self.format == "match"
                    else "un tournoi se joue entre machines : humain n'y a pas sa place"
                )

    def _verifier_pendule(self) -> None:
        """Check the clock, and write it in the one way in which two that are the same are equal."""
        lire_regle(self.regle, map(Regle, REGLES))
        if self.pendule:
            object.__setattr__(self, "pendule", str(self.pendules))

    @property
    def pendules(self) -> Pendules | None:
        """The clocks at the start of each game; ``None`` in a tournament without."""
        return Pendules.reglees(lire_horloge(self.pendule), regle=Regle(self.regle)) if self.pendule else None

    def creer_jeu(self) -> Jeu:
        """Make the game."""
        return lire_jeu(self.jeu)

    def verifier(self) -> None:
        """Raise ``ValueError`` when a player cannot be made here, or cannot play the game."""
        jeu = self.creer_jeu()
        for joueur in self.joueurs:
            creer_joueur(joueur).verifier(jeu)

    @property
    def rencontres(self) -> tuple[tuple[int, int], ...]:
        """Who meets whom, by their places in ``joueurs``, in the order of a round."""
        paires = combinations(range(len(self.joueurs)), 2)
        return tuple(paire for paire in paires if self.format != "gantelet" or paire[0] == 0)

    @property
    def tours(self) -> int:
        """Number of rounds. In a round every pairing plays one opening twice; the last round may be incomplete."""
        return -(-self.parties // (2 * len(self.rencontres)))

    @property
    def hypotheses(self) -> Hypotheses | None:
        """The two hypotheses of the test that may end the match early; ``None`` without such a test."""
        return None if self.sprt is None else Hypotheses(*self.sprt)

    def graine_de(self, place: int) -> int:
        """Return the seed of a player: what its specification asks for, or one of the tournament's."""
        option = lire_specification(self.joueurs[place])[1].get("graine")
        return int(option) if option is not None else len(self.joueurs) * self.graine + place

    def en_json(self) -> str:
        """Return the rules as JSON, which ``depuis_json`` reads back."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def depuis_json(cls, texte: str) -> Reglement:
        """Read the rules of a stored tournament; ``ValueError`` when they are damaged or of a later version."""
        try:
            lus = lire_json(texte)
        except Faute as erreur:
            raise Faute("règlement de tournoi illisible : {erreur}", erreur=erreur) from None
        try:
            listes = {"joueurs": tuple(lus["joueurs"]), "sprt": lus.get("sprt") and tuple(lus["sprt"])}
            lus |= listes
            for nom, valeur in lus.items():
                _verifier_genre(nom, valeur)
            return cls(**lus)
        except Faute:
            raise
        except (ValueError, TypeError, KeyError, AttributeError):
            raise Faute("règlement de tournoi illisible : il est abîmé, ou d'une version plus récente") from None

    def differences(self, autre: Reglement) -> list[str]:
        """List the settings in which ``autre`` differs, a sentence each."""
        return [
            f"{champ.name} {_dire(champ.name, autre)} au lieu de {_dire(champ.name, self)}"
            for champ in fields(self)
            if getattr(self, champ.name) != getattr(autre, champ.name)
        ]


# What a setting may be where rules are read; the others are text.
GENRES: Final[dict[str, type | tuple[type, ...]]] = {
    "joueurs": tuple,
    "parties": int,
    "graine": int,
    "ouvertures": (str, type(None)),
    "arbitrage": int,
    "sprt": (tuple, type(None)),
    "alterner": bool,
}


def _verifier_genre(nom: str, valeur: object) -> None:
    """Raise ``ValueError`` when a setting that was read is not of its kind."""
    composants, genre = (valeur, str if nom == "joueurs" else (int, float)) if isinstance(valeur, tuple) else ((), str)
    if not isinstance(valeur, GENRES.get(nom, str)) or not all(isinstance(un, genre) for un in composants):
        raise Faute("règlement de tournoi illisible : {erreur}", erreur=nom)


def _dire(nom: str, reglement: Reglement) -> str:
    valeur = getattr(reglement, nom)
    if valeur is None or valeur == "":
        return "aucun" if nom == "sprt" else "aucune"
    return " ".join(map(str, valeur)) if isinstance(valeur, tuple) else str(valeur)


@dataclass(frozen=True)
class Appariement:
    """One game to play: its rank, the places of the players of each camp, the moves of its opening."""

    rang: int
    premier: int
    second: int
    ouverture: str = ""


class Plan:
    """All the games of a tournament, worked out when asked for: in memory there are only the openings."""

    def __init__(self, reglement: Reglement, ouvertures: Sequence[str] = ()) -> None:
        """Take the openings, as ``ecrire_ouverture`` writes them; without any, games begin at the game's start."""
        self.reglement, self.ouvertures = reglement, ouvertures
        self._rencontres = reglement.rencontres

    def __eq__(self, autre: object) -> bool:
        """Tell whether ``autre`` is the same games."""
        return (
            isinstance(autre, Plan)
            and self.reglement == autre.reglement
            and list(self.ouvertures) == list(autre.ouvertures)
        )

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        """Count the games."""
        return self.reglement.parties

    def __getitem__(self, rang: int) -> Appariement:
        """Return a game: two ranks in a row are one opening, from both sides unless the rules say otherwise.

        Raises ``IndexError`` beyond the last.
        """
        if not 0 <= rang < len(self):
            raise IndexError(rang)
        tour, numero = divmod(rang // 2, len(self._rencontres))
        a, b = self._rencontres[numero]
        ouverture = self.ouvertures[tour % len(self.ouvertures)] if self.ouvertures else ""
        premier, second = (b, a) if rang % 2 and self.reglement.alterner else (a, b)
        return Appariement(rang, premier, second, ouverture)


def choisir_ouvertures(reglement: Reglement) -> list[str]:
    """Choose the openings that the rules ask for, one a round; ``ValueError`` when they cannot be had."""
    if reglement.ouvertures is None:
        return []
    jeu = reglement.creer_jeu()
    choisies = ouvertures(reglement.ouvertures, jeu, reglement.tours, reglement.graine)
    return [ecrire_ouverture(jeu, ouverture) for ouverture in choisies]


def prolonger(plan: Plan, parties: int) -> Plan:
    """Return a tournament of ``parties`` games, the first of which are those of ``plan``; ``ValueError`` for fewer.

    The openings are chosen once more, with the same seed: those of a file must still be in it, in their order.
    """
    if parties < len(plan):
        raise Faute("{parties} parties : ce tournoi en a déjà {nombre}", parties=parties, nombre=len(plan))
    reglement = replace(plan.reglement, parties=parties)
    ouvertures = choisir_ouvertures(reglement)
    if ouvertures[: len(plan.ouvertures)] != list(plan.ouvertures):
        raise Faute("les ouvertures {demande} ne sont plus celles de ce tournoi", demande=reglement.ouvertures)
    return Plan(reglement, ouvertures)


def ecrire_ouverture(jeu: Jeu, ouverture: Ouverture) -> str:
    """Write the moves of an opening, spaces between them: ``f5 d6 c3``."""
    return " ".join(map(jeu.ecrire_coup, ouverture))
