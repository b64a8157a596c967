"""What a tournament is: its rules, and the list of its games, which follows from them alone.

Every game has a rank, and the rank says everything about it: who meets whom, from which opening, with which draws. So
a tournament that was interrupted knows what is left to play from the ranks that are there.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from itertools import combinations
from typing import Any, Final

from ecosysteme import reglages
from ecosysteme.jeu import JeuQuelconque
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import Humain, creer_joueur, lire_specification
from ecosysteme.tournoi.departs import Ouverture, ouvertures
from ecosysteme.tournoi.sprt import Hypotheses

FORMATS: Final = ("toutes-rondes", "gantelet", "match")
ARBITRAGE: Final = reglages.Reglage("arbitrage", 0, "Cases vides d'où le solveur juge la partie ; 0 : jamais.", 0, 20)


@dataclass(frozen=True)
class Reglement:
    """The rules: texts and numbers only, since they are stored and compared.

    ``jeu`` and ``joueurs`` are specifications. In a gauntlet the first player meets all others, who do not meet.
    ``ouvertures`` is what was asked for, as ``departs.ouvertures`` reads it; ``arbitrage`` the number of empty squares
    from which the exact solver ends the game, 0 for never; ``sprt`` the two Elo differences of a match to stop early.
    """

    jeu: str
    joueurs: tuple[str, ...]
    parties: int
    format: str = FORMATS[0]
    graine: int = 0
    ouvertures: str | None = None
    arbitrage: int = 0
    sprt: tuple[float, float] | None = None

    def __post_init__(self) -> None:
        """Raise ``ValueError`` for the first thing that cannot be played."""
        self._verifier_joueurs()
        if self.format not in FORMATS:
            raise ValueError(f"format {self.format!r} inconnu : attendu {', '.join(FORMATS)}")
        jeu = self.creer_jeu()
        for reglage, valeur in ((reglages.NOMBRE_PARTIES, self.parties), (ARBITRAGE, self.arbitrage)):
            if not reglage.accepte(valeur):
                raise ValueError(f"{reglage.nom} {valeur} : attendu {reglage.attendu()}")
        if self.arbitrage and not (isinstance(jeu, Othello) and jeu.taille == 8):
            raise ValueError("l'arbitrage par le solveur ne vaut qu'à othello sur 8 × 8")
        if self.sprt is not None:
            Hypotheses(*self.sprt)
            if len(self.joueurs) != 2:
                raise ValueError(f"le sprt juge deux joueurs, pas {len(self.joueurs)}")

    def _verifier_joueurs(self) -> None:
        if len(self.joueurs) < 2:
            raise ValueError("un tournoi se joue à deux joueurs au moins")
        if self.format == "match" and len(self.joueurs) != 2:
            raise ValueError(f"un match oppose deux joueurs, pas {len(self.joueurs)}")
        for joueur in self.joueurs:
            if lire_specification(joueur)[0] is Humain:
                raise ValueError("un tournoi se joue entre machines : humain n'y a pas sa place")

    def creer_jeu(self) -> JeuQuelconque:
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
        """Rounds: in one, all pairings play one opening twice; the last may be incomplete."""
        return -(-self.parties // (2 * len(self.rencontres)))

    @property
    def hypotheses(self) -> Hypotheses | None:
        """What the match is to decide between, if it may stop early."""
        return None if self.sprt is None else Hypotheses(*self.sprt)

    def graine_de(self, place: int) -> int:
        """Return the seed of a player: what its specification asks for, or one of the tournament's."""
        option = lire_specification(self.joueurs[place])[1].get("graine")
        return int(option) if option is not None else len(self.joueurs) * self.graine + place

    def en_json(self) -> str:
        """Write what ``depuis_json`` reads."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def depuis_json(cls, texte: str) -> Reglement:
        """Read the rules of a stored tournament; ``ValueError`` when they are not, or those of a later version."""
        try:
            lus: dict[str, Any] = json.loads(texte)
            sprt = lus.get("sprt")
            return cls(**lus | {"joueurs": tuple(lus["joueurs"]), "sprt": None if sprt is None else tuple(sprt)})
        except (TypeError, KeyError, AttributeError, json.JSONDecodeError) as erreur:
            raise ValueError(f"règlement de tournoi illisible : {erreur}") from None

    def differences(self, autre: Reglement) -> list[str]:
        """Say what ``autre`` has that is not as here, one sentence a setting."""
        return [
            f"{champ.name} {_dire(getattr(autre, champ.name))} au lieu de {_dire(getattr(self, champ.name))}"
            for champ in fields(self)
            if getattr(self, champ.name) != getattr(autre, champ.name)
        ]


def _dire(valeur: Any) -> str:
    return " ".join(map(str, valeur)) if isinstance(valeur, tuple) else "aucun" if valeur is None else str(valeur)


@dataclass(frozen=True)
class Appariement:
    """One game to play: its rank, the places of who has the first and the second camp, its opening as written moves."""

    rang: int
    premier: int
    second: int
    ouverture: str = ""


class Plan:
    """All the games of a tournament, without holding them: 100,000 games cost their openings only."""

    def __init__(self, reglement: Reglement, ouvertures: Sequence[str] = ()) -> None:
        """Take the openings that were drawn or read, as ``ecrire_ouverture`` writes them; none: the game's start."""
        self.reglement, self.ouvertures = reglement, ouvertures
        self._rencontres = reglement.rencontres

    def __len__(self) -> int:
        """Count the games."""
        return self.reglement.parties

    def __getitem__(self, rang: int) -> Appariement:
        """Return a game: two ranks in a row are one opening from both sides; ``IndexError`` beyond the last."""
        if not 0 <= rang < len(self):
            raise IndexError(rang)
        tour, numero = divmod(rang // 2, len(self._rencontres))
        a, b = self._rencontres[numero]
        ouverture = self.ouvertures[tour % len(self.ouvertures)] if self.ouvertures else ""
        return Appariement(rang, b, a, ouverture) if rang % 2 else Appariement(rang, a, b, ouverture)


def choisir_ouvertures(reglement: Reglement) -> list[str]:
    """Choose the openings that the rules ask for, one a round; ``ValueError`` when they cannot be had."""
    if reglement.ouvertures is None:
        return []
    jeu = reglement.creer_jeu()
    choisies = ouvertures(reglement.ouvertures, jeu, reglement.tours, reglement.graine)
    return [ecrire_ouverture(jeu, ouverture) for ouverture in choisies]


def ecrire_ouverture(jeu: JeuQuelconque, ouverture: Ouverture) -> str:
    """Write the moves of an opening, spaces between them: ``f5 d6 c3``."""
    return " ".join(map(jeu.ecrire_coup, ouverture))
