"""An external engine over NBoard's protocol, version 2."""

from __future__ import annotations

from threading import Event
from time import monotonic
from typing import ClassVar, Final

from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.fautes import imprimable
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.pendules import Temps
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.moteur import MoteurExterne
from ecosysteme.protocoles.nboard import VERSION, ecrire_partie, lire_coup, lire_reponse

# An engine must be told a depth. This one lasts a second or so; with a clock, the clock decides.
PROFONDEUR_SANS_HORLOGE: Final = 12
PROFONDEUR_AVEC_HORLOGE: Final = 60
REFUS_GTP: Final = "?"


class MoteurNBoard(MoteurExterne):
    """An engine that is shown each position as a game that begins there.

    The protocol knows no time a move, only clocks: ``temps`` seconds for each of its moves left when a game begins are
    on them, less what it has used since; or, in a game with clocks, what its own shows, if that is less.
    """

    regle_profondeur: ClassVar[bool] = True
    protocole, autre_protocole = "NBoard", "GTP"

    def _preparer(self, arret: Event | None) -> None:
        self._pings = self._vides = 0
        self._reste = 0.0
        self._chronometre = self._pilotage.temps is not None
        # By the user, who is right: no clock changes it then.
        self._profondeur_dite = self._pilotage.profondeur is not None or any(
            ligne.split()[:2] == ["set", "depth"] for ligne in self._pilotage.envoi
        )
        self._ecrire(f"nboard {VERSION}")
        self._dire_profondeur()
        for ligne in (*self._pilotage.envoi, f"set game {ecrire_partie(Othello(TAILLE_STANDARD).etat_initial())}"):
            self._ecrire(ligne)
        self._synchroniser(arret)

    def _dire_profondeur(self) -> None:
        defaut = PROFONDEUR_AVEC_HORLOGE if self._chronometre else PROFONDEUR_SANS_HORLOGE
        self._ecrire(f"set depth {defaut if self._pilotage.profondeur is None else self._pilotage.profondeur}")

    def _demander_coup(self, etat: EtatOthello, arret: Event | None, temps: Temps | None) -> Position | None:
        propre = self._horloge(etat)
        if propre is not None and (temps is None or propre < temps.reste):
            temps = Temps(propre)
        if (temps is not None) != self._chronometre and not self._profondeur_dite:
            self._chronometre = temps is not None
            self._dire_profondeur()
        self._ecrire(f"set game {ecrire_partie(etat, temps)}")
        self._synchroniser(arret)
        self._ecrire("go")
        debut = monotonic()
        reponse = self._attendre(lambda ligne: self._ecouter(ligne, "==="), "go", arret)
        self._reste -= monotonic() - debut
        return lire_coup(reponse)

    def _horloge(self, etat: EtatOthello) -> float | None:
        """Return the seconds on the clock; more empty squares than before begin a new game."""
        if self._pilotage.temps is None:
            return None
        vides = TAILLE_STANDARD**2 - len(etat.plateau)
        if vides > self._vides:
            self._reste = self._pilotage.temps * ((vides + 1) // 2)
        self._vides = vides
        return self._reste

    def _synchroniser(self, arret: Event | None) -> None:
        """Wait until the engine has heard all that it was told: what it says from then on is of the last position."""
        self._pings += 1
        attendu = str(self._pings)
        self._ecrire(f"ping {attendu}")
        self._attendre(lambda ligne: self._ecouter(ligne, "pong") == attendu or None, "ping", arret)

    def _ecouter(self, ligne: str, mot: str) -> str | None:
        """Return what follows ``mot``, noting on the way what the engine calls itself.

        Nothing in NBoard is refused with a ``?``: GTP refuses so, and who begins by that is waited for in vain.
        """
        if not self._entendu and ligne.startswith(REFUS_GTP):
            raise MoteurDefaillant("répond comme un moteur GTP : essayer GTP ?")
        nom = lire_reponse(ligne, "set myname")
        self.nom = imprimable(nom or self.nom)
        self._entendu = self._entendu or nom is not None
        return lire_reponse(ligne, mot)
