"""Our engine over GTP 2 (G. Farnebäck, draft 2, 2002): the commands of Go that Othello has a use for."""

from __future__ import annotations

import re
from collections.abc import Callable
from threading import Event
from time import perf_counter
from typing import ClassVar, Final

from ecosysteme.cases import TAILLE_STANDARD, CoupOuPasse, Position
from ecosysteme.formats.position import lire_position
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs.pendule import Part
from ecosysteme.moteur.othello.avis import Limites
from ecosysteme.plateau import BLANC, COLONNES, NOIR, lire_case
from ecosysteme.protocoles.gtp import PASSE, ecrire_coup
from ecosysteme.serveur.horloge import HorlogeGTP
from ecosysteme.serveur.penseur import Penseur
from ecosysteme.serveur.serveur import NOM, SECONDES, Serveur

CAMPS: Final[dict[str, Camp]] = {"b": PREMIER, "black": PREMIER, "w": SECOND, "white": SECOND}
TETE: Final = re.compile(r"(\d*)\s*(.*)")
CONTROLES: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
SYNTAXE: Final = "syntax error"
ILLEGAL: Final = "illegal move"


class RefusGtp(Exception):
    """Raised to answer ``?`` and the reason."""


class ServeurGTP(Serveur):
    """A session. A second move of the same colour lets the other pass, if it had to; else it is illegal."""

    def __init__(
        self, penseur: Penseur, dire: Callable[[str], None], temps: float | None = None, version: str = ""
    ) -> None:
        super().__init__(penseur, dire, temps)
        self._version = version
        self._horloge = HorlogeGTP()

    def coupe(self, ligne: str) -> bool:
        """GTP answers in order whatever was sent ahead; only who leaves does not wait for the move."""
        return self._decouper(ligne)[1:] == ("quit", [])

    @staticmethod
    def _decouper(ligne: str) -> tuple[str, str, list[str]]:
        """Split a line into its number, its command and the arguments, as the specification cleans it."""
        utile = CONTROLES.sub("", ligne.replace("\t", " ")).partition("#")[0].strip()
        tete = TETE.fullmatch(utile)
        numero, reste = tete.groups() if tete else ("", utile)
        nom, *arguments = reste.split() or [""]
        return numero, nom, arguments

    def obeir(self, ligne: str, arret: Event) -> None:
        """Answer a command; an empty line, or a comment alone, has no answer."""
        numero, nom, arguments = self._decouper(ligne)
        if not numero and not nom:
            return
        self._arret = arret
        try:
            if nom not in self.COMMANDES:
                raise RefusGtp("unknown command" if nom else SYNTAXE)
            signe, texte = "=", self.COMMANDES[nom](self, arguments)
        except RefusGtp as refus:
            signe, texte = "?", str(refus)
        except (ValueError, IndexError, KeyError, OverflowError):  # what an argument could not be read as
            signe, texte = "?", SYNTAXE
        except Exception as erreur:  # who waits for an answer must have one
            signe, texte = "?", f"internal error: {' '.join(str(erreur).split())}"
        self._dire(f"{signe}{numero} {texte}".rstrip() + "\n")

    # What the session is.

    def _version_protocole(self, _: list[str]) -> str:
        return "2"

    def _nom(self, _: list[str]) -> str:
        return NOM

    def _version_moteur(self, _: list[str]) -> str:
        return self._version

    def _connue(self, arguments: list[str]) -> str:
        return str(arguments[0] in self.COMMANDES).lower()

    def _liste(self, _: list[str]) -> str:
        return "\n".join(self.COMMANDES)

    def _quitter(self, _: list[str]) -> str:
        self.fini = True
        return ""

    # The game.

    def _taille(self, arguments: list[str]) -> str:
        if int(arguments[0]) != TAILLE_STANDARD:
            raise RefusGtp("unacceptable size")
        return self._vider(arguments)

    def _vider(self, _: list[str]) -> str:
        self._penseur.preparer(self._arret)  # a referee's clock does not run yet
        self._penseur.nouvelle_partie()
        self._recommencer()
        return ""

    def _komi(self, arguments: list[str]) -> str:
        float(arguments[0])  # a matter of Go
        return ""

    def _jeu(self, arguments: list[str]) -> str:
        if arguments[0].casefold() != "othello":
            raise RefusGtp("unsupported game")
        return self._vider(arguments)

    def _jeux(self, _: list[str]) -> str:
        return "Othello"

    def _placer(self, arguments: list[str]) -> str:
        self._recommencer(lire_position("".join(arguments)))
        return ""

    def _coup(self, arguments: list[str]) -> str:
        camp, mot = CAMPS[arguments[0].lower()], arguments[1].lower()
        coup: CoupOuPasse = None if mot == PASSE else lire_case(mot)
        try:
            self.jouer(coup, camp)
        except ValueError:
            raise RefusGtp(ILLEGAL) from None
        return ""

    def _defaire(self, _: list[str]) -> str:
        if not self.annuler():
            raise RefusGtp("cannot undo")
        return ""

    # Thinking.

    def _generer(self, arguments: list[str]) -> str:
        camp, debut = CAMPS[arguments[0].lower()], perf_counter()
        coup = self._choisir(camp)
        self.jouer(coup, camp)
        self._joue = self.suivi.etat
        self._horloge.compter(camp, perf_counter() - debut)
        return self._ecrire(coup)

    def _suggerer(self, arguments: list[str]) -> str:
        return self._ecrire(self._choisir(CAMPS[arguments[0].lower()]))

    @staticmethod
    def _ecrire(coup: CoupOuPasse) -> str:
        return ecrire_coup(coup) if coup is None else ecrire_coup(coup).upper()

    def _choisir(self, camp: Camp) -> Position | None:
        """Return the move of ``camp``, ``None`` when it must pass; refuse when it is the other one's turn."""
        etat = self.suivi.etat
        if camp != etat.trait:
            if etat.coups:
                raise RefusGtp("not your turn")
            etat = Othello(TAILLE_STANDARD).passer(etat)
        if not etat.coups:
            return None
        visees, secondes = self._temps_de(camp)
        choix = self._penseur.choisir(etat, Limites(secondes, visees=visees), self._arret)
        self._mesurer(choix.avis)
        return choix.coup

    def _temps_de(self, camp: Camp) -> Part:
        """Return the time of a move: what the clock gives, and never more than what the command line says."""
        donnee = self._horloge.allouer(camp, self._vides, self._vitesse)
        if donnee is None:
            self._penseur.preparer(self._arret)  # the limit is our own: no referee's clock runs
            return Part(None, SECONDES if self._temps is None else self._temps)
        return donnee if self._temps is None else donnee.plus(0.0, plafond=self._temps)

    def _regler(self, arguments: list[str]) -> str:
        self._penseur.preparer(self._arret)  # the clocks do not run yet
        principal, periode, coups = arguments
        self._horloge = HorlogeGTP(float(principal), float(periode), int(coups))
        return ""

    def _reste(self, arguments: list[str]) -> str:
        couleur, secondes, coups = arguments
        self._horloge.regler(CAMPS[couleur.lower()], float(secondes), int(coups))
        return ""

    # What can be seen.

    def _score(self, _: list[str]) -> str:
        etat = self.suivi.etat
        if etat.coups or etat.coups_adverses:
            raise RefusGtp("cannot score")
        noirs, blancs = Othello(TAILLE_STANDARD).resultat(etat)
        if noirs == blancs:
            return "0"
        return f"B+{noirs - blancs}" if noirs > blancs else f"W+{blancs - noirs}"

    def _montrer(self, _: list[str]) -> str:
        etat, colonnes = self.suivi.etat, COLONNES[:TAILLE_STANDARD].lower()
        plateau = etat.plateau
        signes = {NOIR: "X", BLANC: "O", None: "."}
        lignes = [
            f"{ligne + 1} " + " ".join(signes[plateau.get((ligne, colonne))] for colonne in range(TAILLE_STANDARD))
            for ligne in range(TAILLE_STANDARD)
        ]
        trait = "black (X)" if etat.trait == PREMIER else "white (O)"
        return "\n".join(["", "  " + " ".join(colonnes), *lignes, f"{trait} to play"])

    COMMANDES: ClassVar[dict[str, Callable[[ServeurGTP, list[str]], str]]] = {
        "protocol_version": _version_protocole,
        "name": _nom,
        "version": _version_moteur,
        "known_command": _connue,
        "list_commands": _liste,
        "quit": _quitter,
        "boardsize": _taille,
        "clear_board": _vider,
        "komi": _komi,
        "play": _coup,
        "genmove": _generer,
        "reg_genmove": _suggerer,
        "undo": _defaire,
        "time_settings": _regler,
        "time_left": _reste,
        "final_score": _score,
        "showboard": _montrer,
        "set_game": _jeu,
        "list_games": _jeux,
        "othellier-setup_board": _placer,
    }
