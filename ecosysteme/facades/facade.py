"""Seed 000's interface over any game: what the four façades share.

A façade keeps no rules. ``config`` is a list or a matrix that the caller owns and that changes as the game goes; the
façade reads it as a state of its ``Jeu``, asks that game, and writes the answer back. Each game only says how the two
convert, how the position is drawn, and how a move is typed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from operator import index
from reprlib import repr as en_bref
from typing import Any, ClassVar, Final, Generic, NoReturn

from typing_extensions import TypeVar

from ecosysteme.console import abreger, lire_au_terminal, phrase_de_fin
from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import PREMIER, SECOND, Camp, CoupQuelconque, EtatQuelconque, Jeu, autre_camp
from ecosysteme.joueurs import Humain, Joueur, creer_joueur
from ecosysteme.joueurs.surveille import surveiller
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.tournoi.serie import creer_adversaires

# The position as the seed of a game writes it; any, when the game is only known at run time.
Config = TypeVar("Config", default=Any)

DEPARTS: Final = ("q", "quitter")
COUPS_MONTRES: Final = 24  # of those that are possible: Nim may have hundreds


class PartieQuittee(SystemExit):
    """The person left, by ``q``, Ctrl+C or the end of the input: a loop that knows nothing of it ends, code 0."""

    def __init__(self) -> None:
        """Nothing more is printed: whoever raises it has said why."""
        super().__init__(0)


def verifier_joueur(joueur: object) -> Camp:
    """Return ``joueur`` if it is 1 or 2; raise ``ValueError`` otherwise."""
    for camp in (PREMIER, SECOND):
        if joueur == camp:
            return camp
    raise Faute("joueur {joueur!r} inconnu : attendu 1 ou 2", joueur=joueur)


def entier(valeur: object) -> int | None:
    """Return ``valeur`` if it is an integer, NumPy's as an ``int``; ``None`` for all the rest, booleans too."""
    try:
        return None if isinstance(valeur, bool) else index(valeur)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        return None


def couple(valeur: CoupQuelconque) -> tuple[int, int] | None:
    """Return ``valeur`` if it is two integers in a tuple, a list or an array; ``None`` for all the rest."""
    if isinstance(valeur, Mapping):
        return None
    try:
        premier, second = (entier(valeur[rang]) for rang in range(len(valeur)))
    except (TypeError, LookupError, ValueError):
        return None
    return None if premier is None or second is None else (premier, second)


@contextmanager
def depart_poli() -> Iterator[None]:
    """Turn Ctrl+C and the end of the input into ``PartieQuittee``, and say it below the prompt."""
    try:
        yield
    except (EOFError, KeyboardInterrupt):
        print("\nPartie quittée.")
        raise PartieQuittee from None


def lire_reponse() -> str:
    """Return one typed line, cut where a page pasted by mistake would fill the screen; ``PartieQuittee`` for ``q``."""
    try:
        with depart_poli():
            reponse = abreger(lire_au_terminal(""))
    except UnicodeDecodeError:  # the bytes of another alphabet: no answer either
        return "\ufffd"
    if reponse.lower() in DEPARTS:
        print("Partie quittée.")
        raise PartieQuittee
    return reponse


class Facade(ABC, Generic[Config]):
    """The functions that the loop of ``boucle`` calls, on one game, with the players that ``asseoir`` seated.

    Wherever a ``joueur`` is asked for it is 1, who begins, or 2; ``ValueError`` for another. A ``config`` that cannot
    be read raises ``ValueError`` too.
    """

    forme: ClassVar[Message]  # what ``vers_jeu`` accepts, after "attendu"

    def __init__(self, jeu: Jeu) -> None:
        """Play ``jeu``, at first between two persons at the keyboard."""
        self.jeu = jeu
        self.asseoir()

    @abstractmethod
    def etat(self, config: Config, joueur: Camp) -> EtatQuelconque:
        """Read ``config`` as a state of the game; ``joueur`` moves where the position does not tell who does."""

    @abstractmethod
    def ecrire(self, etat: EtatQuelconque, config: Config) -> None:
        """Make ``config``, which has the shape of the game, show ``etat``."""

    @abstractmethod
    def creer_config_init(self) -> Config:
        """Return the starting position, a new list that may be changed."""

    @abstractmethod
    def afficher_config(self, config: Config) -> None:
        """Print the position."""

    @abstractmethod
    def inviter(self, camp: Camp) -> None:
        """Print whose turn it is and how a move is typed."""

    def lire_coup(self, texte: str) -> CoupQuelconque:
        """Read a typed move as the game's own; ``ValueError`` with the accepted form."""
        return self.jeu.lire_coup(texte)

    def ecrire_coup(self, coup: CoupQuelconque) -> str:
        """Write a move of the game as a person types it here."""
        return self.jeu.ecrire_coup(coup)

    @abstractmethod
    def refuser(self, etat: EtatQuelconque, coup: CoupQuelconque, nom: str) -> Message:
        """Say why a move of the game, which is not over, is illegal; ``nom`` is how whoever chose it writes it."""

    @abstractmethod
    def vers_jeu(self, coup: CoupQuelconque) -> CoupQuelconque:
        """Return the game's own move for a ``coup`` of the loop; ``mal_forme`` for what cannot be one."""

    def mal_forme(self, coup: object) -> Faute:
        """Return what says that ``coup`` is none, and what is one."""
        return Faute("coup {coup} refusé : attendu {forme}", coup=en_bref(coup), forme=self.forme)

    def vers_boucle(self, coup: CoupQuelconque) -> CoupQuelconque:
        """Return the loop's ``coup`` for a move of the game."""
        return coup

    def asseoir(self, premier: str = "humain", second: str = "humain", graine: int | None = None) -> None:
        """Seat who plays 1 and 2, each a specification such as ``ia_alea`` or ``ia_alphabeta:profondeur=6``.

        ``graine`` makes draws repeat. Raises ``ValueError`` for a wrong specification, or a player that does not know
        the game: nobody then moves seats.
        """
        joueurs = creer_adversaires(premier, second, graine)
        for joueur in joueurs:
            joueur.verifier(self.jeu)
            if isinstance(joueur, Humain):
                joueur.question = self._demander
        self._assis: dict[Camp, Joueur] = dict(zip((PREMIER, SECOND), joueurs, strict=True))

    def choisir_premier_joueur(self) -> Camp:
        """Return 1: the rules of the four games say who begins."""
        return PREMIER

    def incrementer_joueur(self, joueur: int) -> Camp:
        """Return the other player."""
        return autre_camp(verifier_joueur(joueur))

    def est_jeu_fini(self, config: Config) -> bool:
        """Tell whether the game is over: won, or nobody can move."""
        return self.jeu.issue(self.etat(config, PREMIER)) is not None

    def est_coup_possible(self, config: Config, joueur: int) -> bool:
        """Tell whether ``joueur`` has a move; ``False`` too where the position shows that it is the other's turn."""
        camp = verifier_joueur(joueur)
        etat = self.etat(config, camp)
        return self.jeu.trait(etat) == camp and bool(self.jeu.coups_legaux(etat))

    def coup_joueur(self, config: Config, joueur: int) -> CoupQuelconque:
        """Return the move that whoever sits there chooses; a person is asked again until it is legal.

        Raises ``ValueError`` when there is none, ``PartieQuittee`` when the person leaves.
        """
        return self._choisir(config, joueur, self._assis[verifier_joueur(joueur)])

    def coup_ordinateur(self, config: Config, joueur: int, specification: str = "ia_alea") -> CoupQuelconque:
        """Return the move of a machine, whoever is seated: by default at random, ``ia_moteur`` for the engine."""
        return self._choisir(config, joueur, _machine(specification))

    def _choisir(self, config: Config, joueur: int, assis: Joueur) -> CoupQuelconque:
        camp = verifier_joueur(joueur)
        if not self.est_coup_possible(config, camp):
            raise Faute("{joueur} n'a aucun coup possible", joueur=self.nom(camp))
        try:
            with depart_poli():
                coup = surveiller(assis).choisir(self.jeu, self.etat(config, camp))
        except (MoteurDefaillant, ValueError) as faute:  # an engine died, or does not know this game
            self._abandonner(str(faute))
        if not isinstance(assis, Humain):
            print(f"{self.nom(camp)} ({assis.nommer(self.jeu)}) joue {self.ecrire_coup(coup)}.")
        return self.vers_boucle(coup)

    def _abandonner(self, raison: str) -> NoReturn:
        print(f"{raison[:1].upper()}{raison[1:]}.\nPartie arrêtée.")
        raise PartieQuittee

    def _demander(self, jeu: Jeu, etat: EtatQuelconque) -> CoupQuelconque:
        """Ask for a move until a legal one is typed."""
        coups = jeu.coups_legaux(etat)
        self.inviter(jeu.trait(etat))
        while True:
            try:
                coup = self.lire_coup(lire_reponse())
                if coup in coups:
                    return coup
                refus = str(self.refuser(etat, coup, self.ecrire_coup(coup)))
            except ValueError as erreur:
                refus = str(erreur)
            possibles = [self.ecrire_coup(coup) for coup in coups[:COUPS_MONTRES]]
            suite = ["…"] if len(coups) > COUPS_MONTRES else []
            print(f"Refusé : {refus}.\nCoups possibles : {', '.join(possibles + suite)}. Votre coup ?")

    def incrementer_config(self, config: Config, coup: CoupQuelconque, joueur: int) -> Config:
        """Let whoever is seated as ``joueur`` play ``coup``, by their ``retourner`` at Othello: change ``config``.

        Returns it.
        Raises ``ValueError`` for what is no move, an illegal one, or the other's turn; ``config`` is then as it was.
        """
        camp = verifier_joueur(joueur)
        etat = self.etat(config, camp)
        if self.jeu.trait(etat) != camp:
            raise Faute("ce n'est pas à {joueur} de jouer", joueur=self.nom(camp))
        choisi = self.vers_jeu(coup)
        if self.jeu.issue(etat) is not None:
            raise Faute("la partie est terminée")
        if choisi not in self.jeu.coups_legaux(etat):
            raise Faute(self.refuser(etat, choisi, str(self.vers_boucle(choisi))))
        assis = self._assis[camp]
        assis.asseoir(camp)  # the same player may have both seats
        try:
            self.ecrire(self.jeu.faire_jouer(assis, etat, choisi), config)
        except TypeError:  # tuples
            raise Faute("cette position ne se laisse pas changer : attendu des listes") from None
        return config

    def afficher_fin(self, config: Config, joueur: int) -> None:
        """Print the result. ``joueur`` is whose turn it would be now: not who moved last, but the other."""
        etat = self.etat(config, verifier_joueur(joueur))
        fini = self.jeu.issue(etat) is not None
        print(phrase_de_fin(self.jeu, etat) if fini else "La partie n'est pas terminée.")

    def nom(self, camp: int) -> str:
        """Return what players call a side."""
        return self.jeu.noms_camps[camp - 1]


@cache
def _machine(specification: str) -> Joueur:
    """Return one machine a specification: an engine takes its time to be made, and remembers."""
    joueur = creer_joueur(specification)
    if isinstance(joueur, Humain):
        raise Faute("une personne n'est pas un ordinateur : attendu par exemple ia_alea ou ia_moteur")
    return joueur
