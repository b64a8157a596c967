"""An external engine as a player."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event, Lock
from typing import Final

from ecosysteme.arret import verifier_arret
from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.fautes import Faute, Message, choix
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs.joueur import Joueur
from ecosysteme.lecture import suivre
from ecosysteme.plateau import NOIR, Couleur
from ecosysteme.protocoles import Abandon, MoteurDefaillant, TempsEcoule
from ecosysteme.protocoles.moteur import MoteurExterne, Pilotage
from ecosysteme.protocoles.moteur_gtp import MoteurGTP
from ecosysteme.protocoles.moteur_nboard import MoteurNBoard
from ecosysteme.protocoles.processus import resoudre, separer
from ecosysteme.protocoles.trace import TraceMoteur
from ecosysteme.reglages import ENVOI, NOM_MOTEUR, PATIENCE, PROFONDEUR, TEMPS, ValeurReglage

PROTOCOLES: Final[dict[str, type[MoteurExterne]]] = {"gtp": MoteurGTP, "nboard": MoteurNBoard}

EXECUTABLES: Final = (".exe", ".bat", ".cmd", ".sh", ".py")  # what says nothing of a program but how it is run


class IAexterne(Joueur):
    """Plays Othello on 8 × 8 with a program of any origin, started by a command line and spoken to over a protocol.

    Its specification is ``externe:PROTOCOLE[,option=valeur…]:COMMANDE``. All that follows the second colon is the
    command, whatever it holds: ``externe:gtp,temps=1:edax -gtp -level 20``. The options are ``temps``, the seconds a
    move that the engine is told (without it, it plays as its command line says), ``profondeur``, which only NBoard can
    tell, ``patience``, ``envoi``: lines sent at the start, ``;`` between them, and ``nom``, what it is called here.
    """

    nom = "externe"
    libelle = "IA Externe"
    options = (NOM_MOTEUR, TEMPS, PROFONDEUR, PATIENCE, ENVOI)
    programme = True

    def __init__(
        self,
        couleur: Couleur = NOIR,
        *,
        commande: str,
        protocole: str = "gtp",
        nom: str = str(NOM_MOTEUR.defaut),
        temps: float | None = None,
        profondeur: int | None = None,
        patience: float = float(PATIENCE.defaut),
        envoi: str = str(ENVOI.defaut),
    ) -> None:
        """Check the command; the program itself is started at the first move. ``ValueError`` when it is not found."""
        super().__init__(couleur)
        self._fabrique = PROTOCOLES[protocole]
        if profondeur is not None and not self._fabrique.regle_profondeur:
            raise Faute(
                "profondeur={profondeur} : {protocole} ne sait pas le dire à un moteur",
                profondeur=profondeur,
                protocole=protocole,
            )
        self._arguments = resoudre(commande)
        self._nom = nom or nommer_programme(commande)
        lignes = tuple(filter(None, map(str.strip, envoi.split(";"))))
        self._pilotage = Pilotage(temps, profondeur, patience, lignes)
        self.temps, self.patience = temps, patience
        self._moteur: MoteurExterne | None = None
        self._verrou = Lock()  # a question that was stopped may not have left yet when the next one comes

    def tracer(self, trace: TraceMoteur) -> None:
        """Have all that is said to the engine, from its next start on, and all that it says written in ``trace``."""
        self._pilotage = replace(self._pilotage, trace=trace)

    @property
    def demarre(self) -> bool:
        """Whether its program runs."""
        return self._moteur is not None

    @property
    def limite_par_coup(self) -> float | None:
        """Seconds that one move may take; ``None`` when it was not told, or NBoard made a clock for the game of it."""
        return self.temps if self._fabrique is MoteurGTP else None

    @staticmethod
    def lire(suite: str) -> tuple[dict[str, str], str]:
        """Split what follows ``externe:`` into protocol and command, and the options, unread; ``ValueError``."""
        tete, _, commande = suite.partition(":")
        protocole, _, options = tete.partition(",")
        if protocole.strip() not in PROTOCOLES or not commande.strip():
            raise Faute(
                "moteur externe {suite!r} : attendu externe:PROTOCOLE[,option=valeur…]:COMMANDE, protocole {protocoles}"
                ", par exemple externe:gtp:gtp-rhino -l 3",
                suite=suite,
                protocoles=choix(*PROTOCOLES),
            )
        return {"protocole": protocole.strip(), "commande": commande.strip()}, options

    @classmethod
    def emprunts(cls, options: Mapping[str, ValeurReglage]) -> tuple[str, ...]:
        """Return the folder, where relative arguments are looked for, the program, its arguments, what it is told.

        Then each link that these words may name, and where it leads.
        """
        dites = (f"{nom}={valeur}" for nom, valeur in sorted(options.items()) if nom != "commande")
        mots = (*resoudre(str(options["commande"])), *dites)
        noms = dict.fromkeys(nom for mot in mots for nom in _noms(mot))
        return os.getcwd(), *mots, *(" → ".join((nom, *stages)) for nom in noms if (stages := suivre(nom)))

    def preparer(self, jeu: Jeu, arret: Event | None = None) -> None:
        """Start the engine unless it runs."""
        self.verifier(jeu)
        with self._au_travail(arret):
            return

    @property
    def nom_annonce(self) -> str:
        """What the engine calls itself, if it runs and has said so."""
        return self._moteur.nom if self._moteur is not None else ""

    @classmethod
    def connait(cls, jeu: Jeu) -> bool:
        """Tell whether the protocols can speak of ``jeu``."""
        return isinstance(jeu, Othello) and jeu.taille == TAILLE_STANDARD

    def verifier(self, jeu: Jeu) -> None:
        """Raise ``ValueError`` for another game or board."""
        if not self.connait(jeu):
            raise Faute("un moteur externe ne joue qu'à othello sur {taille} × {taille}", taille=TAILLE_STANDARD)

    def choisir(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> CoupQuelconque:
        """Return the engine's move.

        Raises ``ValueError`` for another game or board, ``Abandon`` when the engine resigns, ``TempsEcoule`` when its
        clock has ended first, another ``MoteurDefaillant`` when it is at fault: but for the resignation it is then
        ended, and started again at the next question, as after a stop.
        """
        self.verifier(jeu)
        with self._au_travail(arret) as moteur:
            return moteur.coup(etat, arret, self.horloge)

    @contextmanager
    def _au_travail(self, arret: Event | None) -> Iterator[MoteurExterne]:
        """Lend the engine, started if need be; whatever goes wrong meanwhile ends it."""
        with self._verrou:
            try:
                if self._moteur is None:
                    verifier_arret(arret)  # ``fermer`` may have come and gone: nobody would end the program
                    self._moteur = self._fabrique(self._arguments, self._pilotage, arret)
                yield self._moteur
            except Abandon as erreur:
                raise Abandon("{moteur} {erreur}", moteur=self._designation, erreur=erreur) from None
            except MoteurDefaillant as erreur:
                self._finir(brusque=True)
                genre = TempsEcoule if isinstance(erreur, TempsEcoule) else MoteurDefaillant
                raise genre("{moteur} {erreur}", moteur=self._designation, erreur=erreur) from None
            except BaseException:
                self._finir(brusque=True)
                raise

    def nouvelle_partie(self) -> None:
        """Let the engine forget the game before, when its next question comes."""
        moteur = self._moteur  # no lock: somebody else's question that was stopped may hold it for a while
        if moteur is not None:
            moteur.nouvelle_partie()

    def fermer(self) -> None:
        """End the engine, if it runs, and let it leave politely; the next question starts another."""
        with self._verrou:
            self._finir(brusque=False)

    def _finir(self, brusque: bool) -> None:
        """End the engine; ``brusque`` when it may be thinking, and nothing is known of where it stands."""
        moteur, self._moteur = self._moteur, None
        if moteur is not None:
            moteur.fermer(brusque)

    def __str__(self) -> str:
        """Name the player as its specification does, or else with its program."""
        return str(self._designation)

    @property
    def _designation(self) -> Message:
        return Message("IA Externe ({nom})", nom=self._nom)


def _noms(mot: str) -> Iterator[str]:
    """Return what may name a file in a word of a command: all of it, a value of an option, a word of a script."""
    yield mot
    yield mot.partition("=")[2]
    yield from filter(None, re.split(r"[\s=,:;'\"()]+", mot))
    if os.sep in mot:
        yield mot[mot.index(os.sep) :]  # as in -I/place


def nommer_programme(commande: str) -> str:
    """Return the name of the program that a command line starts; of one that is no command line, all of it.

    >>> nommer_programme("/usr/games/gtp-rhino -l 3")
    'gtp-rhino'
    """
    try:
        programme = Path(separer(commande)[0])
    except ValueError:
        return commande
    return programme.stem if programme.suffix.lower() in EXECUTABLES else programme.name
