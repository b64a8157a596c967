"""An external engine over GTP, kept in step with any game of Othello on 8 × 8."""

from __future__ import annotations

from fractions import Fraction
from threading import Event
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD, CoupOuPasse, Position
from ecosysteme.fautes import imprimable
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.pendules import Temps
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.gtp import LectureGtp, Reponse, ecrire_commande, ecrire_couleur, ecrire_coup, lire_coup
from ecosysteme.protocoles.moteur import MoteurExterne
from ecosysteme.protocoles.mots import abreger
from ecosysteme.protocoles.suivi import ESSAIS, ESSAIS_RAPIDES, Suivi

# GTP only knows games from their first move; an engine may have a command of its own that sets up a position.
MISES_EN_PLACE: Final = ("grhino-setup_board", "othellier-setup_board")


SANS_HORLOGE: Final = (0, 1, 0)  # time_settings: a period without any move is no limit


class MoteurGTP(MoteurExterne):
    """An engine that is told moves: those that lead to the position shown are found again, and told.

    In a game with clocks it is told what its own shows, and no time a move, which GTP cannot tell besides.
    """

    protocole, autre_protocole = "GTP", "NBoard"

    def _preparer(self, arret: Event | None) -> None:
        """Agree on the game, the board and the time."""
        self._numero = 0
        self._a_l_horloge = False  # whether it was told a clock
        self._ancienne = False  # whether what it follows is a game that is over
        self._suivi = Suivi(Othello(TAILLE_STANDARD))
        liste = self._demander("list_commands", arret=arret)
        self._connues = set(liste.texte.split()) if liste.accord else set()
        self._mise_en_place = next((nom for nom in MISES_EN_PLACE if nom in self._connues), None)
        if "name" in self._connues:
            self.nom = imprimable(self._exiger("name", arret=arret).texte)
        if "set_game" in self._connues:  # it plays several games
            self._exiger("set_game", "Othello", arret=arret)
        self._exiger("boardsize", TAILLE_STANDARD, arret=arret)
        if self._pilotage.temps is not None:
            if "time_settings" not in self._connues:
                raise MoteurDefaillant("ne connaît pas time_settings : temps=… n'y peut rien")
            self._exiger("time_settings", *self._par_coup, arret=arret)
        for ligne in self._pilotage.envoi:
            self._exiger(ligne, arret=arret)
        self._exiger("clear_board", arret=arret)

    @property
    def _par_coup(self) -> tuple[int, int, int]:
        """The time a move as GTP tells it: in whole seconds, for a number of moves; half a second is one for two."""
        temps = self._pilotage.temps
        return SANS_HORLOGE if temps is None else (0, *Fraction(temps).limit_denominator(100).as_integer_ratio())

    def nouvelle_partie(self) -> None:
        """Begin again at the next question, even where the game before happens to lead."""
        self._ancienne = True

    def coup(self, etat: EtatOthello, arret: Event | None, temps: Temps | None = None) -> Position:
        """Return the engine's move in ``etat`` as ``MoteurExterne.coup``; the engine has then played it."""
        coup = super().coup(etat, arret, temps)
        self._suivi.jouer(coup)
        return coup

    def _demander_coup(self, etat: EtatOthello, arret: Event | None, temps: Temps | None) -> Position | None:
        nouvelle = self._amener(etat, arret)
        self._dire_temps(etat, temps, nouvelle, arret)
        return lire_coup(self._exiger("genmove", ecrire_couleur(etat.trait), arret=arret).texte)

    def _dire_temps(self, etat: EtatOthello, temps: Temps | None, nouvelle: bool, arret: Event | None) -> None:
        """Tell an engine that knows of clocks what its own shows, in whole seconds, one at least."""
        if "time_settings" in self._connues:
            if temps is not None and (nouvelle or not self._a_l_horloge):
                self._exiger("time_settings", max(int(temps.reste), 1), 0, 0, arret=arret)
            elif temps is None and self._a_l_horloge:
                self._exiger("time_settings", *self._par_coup, arret=arret)
            self._a_l_horloge = temps is not None
        if temps is not None and "time_left" in self._connues:
            self._exiger("time_left", ecrire_couleur(etat.trait), max(int(temps.reste), 1), 0, arret=arret)

    def _amener(self, etat: EtatOthello, arret: Event | None) -> bool:
        """Tell the engine the moves that it has not seen; failing that, begin again, and return whether it did.

        One that can be shown a position is, rather than looking for its moves while the clock runs; to another, the
        moves are told from the start of its line.
        """
        essais = ESSAIS_RAPIDES if self._mise_en_place else ESSAIS
        suite = None if self._ancienne else self._suivi.suite(etat, essais)
        nouvelle = suite is None
        if suite is None:
            depart, suite = (None if self._mise_en_place else self._suivi.reprise(etat)) or (etat, [])
            self._placer(depart, arret)
        for coup in suite:
            self._jouer(coup, arret)
        return nouvelle

    def _placer(self, depart: EtatOthello, arret: Event | None) -> None:
        self._exiger("clear_board", arret=arret)  # wherever it begins, a game begins without what the last one left
        if depart != Othello(TAILLE_STANDARD).etat_initial():
            if self._mise_en_place is None:
                raise MoteurDefaillant("ne sait pas partir d'une position dont les coups sont inconnus")
            self._exiger(self._mise_en_place, Othello(TAILLE_STANDARD).ecrire_etat(depart), arret=arret)
        self._suivi.recommencer(depart)
        self._ancienne = False

    def _jouer(self, coup: CoupOuPasse, arret: Event | None) -> None:
        reponse = self._demander("play", ecrire_couleur(self._suivi.etat.trait), ecrire_coup(coup), arret=arret)
        # GRhino passes by itself, and refuses to be told so.
        if not reponse.accord and coup is not None:
            raise MoteurDefaillant(
                "refuse le coup {coup} : {reponse}", coup=ecrire_coup(coup), reponse=abreger(reponse.texte)
            )
        self._suivi.jouer(coup)

    def _exiger(self, nom: str, *arguments: object, arret: Event | None) -> Reponse:
        """Ask what cannot be refused."""
        reponse = self._demander(nom, *arguments, arret=arret)
        if not reponse.accord:
            raise MoteurDefaillant(
                "refuse {commande} : {reponse}",
                commande=" ".join(map(str, (nom, *arguments))),
                reponse=abreger(reponse.texte),
            )
        return reponse

    def _demander(self, nom: str, *arguments: object, arret: Event | None) -> Reponse:
        self._numero += 1
        self._ecrire(ecrire_commande(self._numero, nom, *arguments))
        return self._attendre(LectureGtp(self._numero).ajouter, nom, arret)
