"""The series under way, as the window plays it: which games count, how many are left, who has which camp."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path
from uuid import uuid4

from ecosysteme.jeu import PREMIER, SECOND, Camp, EtatQuelconque
from ecosysteme.partie import Partie
from ecosysteme.tournoi.departs import Ouvertures
from ecosysteme.tournoi.serie import DES_LE_DEBUT, PLACES, Serie
from ui.fenetre.panneau_match import PanneauMatch
from ui.fenetre.sieges import Sieges
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.socle.langue import translate
from ui.suivi.chrono import ChronoParties

DE_PLUS = 10  # games


@dataclass(frozen=True)
class _Reglage:
    """What makes two series one: the same players, whoever begins, as many games, colours swapped or not, openings."""

    joueurs: tuple[str, ...]
    nombre: int
    alterner: bool
    ouvertures: str


class SerieEnCours:
    """Keeps a ``Serie`` in step with the boxes, which may change in the middle of it.

    Its accounts are those of one pairing: once a game is in them, who is ticked instead has others.
    """

    def __init__(self, panneaux: PanneauxJoueurs, match: PanneauMatch, sieges: Sieges) -> None:
        self._panneaux, self._match, self._sieges = panneaux, match, sieges
        match.cadence.valueChanged.connect(lambda: self.chrono.changer_d_allure())
        self.quittee: Callable[[Serie], object] = lambda _serie: None  # told the accounts with games that others follow
        self._joue: _Reglage | None = None  # how the last game was played
        self.oublier()
        self.recommencer()

    def oublier(self) -> None:
        """Forget the accounts: the series are numbered from 1 again."""
        self._numeros: dict[str, int] = {}  # of those that have games, by what tells one from all others
        self._ouvrir_comptes()

    def recommencer(self) -> None:
        """Open other accounts, and let who is ticked in the upper boxes have the first camp and the first seat."""
        self._panneaux.ranger()
        self._renouveler()
        self._prevues: Ouvertures | None = None  # of the series that begins now, or after the game that comes before it
        self._choisies = ""  # what these were asked for as
        self.nouvelle_partie()

    @property
    def numero(self) -> int:
        """What its games are listed under: the same whenever it is gone back to."""
        return self._numeros.get(self.cle, len(self._numeros) + 1)

    def _servir(self) -> None:
        self._numeros[self.cle] = self.numero

    def reprendre(self, serie: Serie, cle: str) -> None:
        """Go on with ``serie``, of which no game is under way, in the place of the one whose accounts are open.

        Its openings are chosen. Raises ``ValueError`` when its players cannot be had.
        """
        self._panneaux.asseoir(serie.bilan(0).nom, serie.bilan(1).nom)
        self._panneaux.placer(echange=serie.place(PREMIER) == 1)
        self.serie, self.chrono, self.cle = serie, ChronoParties(), cle
        self._servir()
        self._prevues, self._choisies = serie.ouvertures, self._match.ouvertures.choix
        self._joue = replace(self._avec(self._choisies), nombre=serie.nombre)
        self.nouvelle_partie()

    def prolonger(self, demarrer: Callable[[], object]) -> None:
        """Let some games follow those of the series that is over, on the same accounts, and ``demarrer``."""
        self._match.nombre.setValue(self.serie.faites + DE_PLUS)
        self.serie.nombre = self._match.nombre.value()
        demarrer()

    def _ouvrir_comptes(self) -> None:
        self._panneaux.adopter()
        self.serie, self.chrono = Serie(self._panneaux.specifications), ChronoParties()
        self.cle = uuid4().hex
        self._joue = None

    def _renouveler(self) -> None:
        """Let other accounts follow those of before, in which the game on the board is not, or no longer."""
        quittee = self.serie
        self._ouvrir_comptes()
        self._notee = False
        if quittee.jouees:
            self.quittee(quittee)

    def nouvelle_partie(self) -> None:
        """Another game is on the board, which its players play from the first turn."""
        self._notee = False
        self._depuis = dict(DES_LE_DEBUT)
        self._leves: dict[Camp, tuple[str, int]] = {}  # who had a camp when the game was stopped, and since which turn
        self._ouverture: tuple[int, ...] = ()  # the numbers of the nodes that its opening is

    def ouvrir(self, partie: Partie) -> None:
        """Play the opening of the next game in ``partie``, in which nothing was played yet, if the series has some.

        The header tells the moves, which nobody played. Raises ``ValueError`` when the opening cannot be read.
        """
        ouvertures = self.serie.ouvertures
        if ouvertures is None or self.serie.finie or not self._sieges.entre_machines:
            return
        self.serie.ouvrir(partie)
        self._ouverture = tuple(tour.numero for tour in partie.historique)
        coups = " ".join(partie.jeu.ecrire_coup(tour.coup) for tour in partie.historique if tour.coup is not None)
        source = ouvertures.demande if ouvertures.tirees else Path(ouvertures.demande).name
        graine = translate("Serie", "graine {}").format(ouvertures.graine) if ouvertures.tirees else ""
        phrase = translate("Serie", "Ouverture jouée d'avance : {} ({})")
        commentaire = phrase.format(coups, ", ".join(filter(None, (source, graine))))
        partie.entete = replace(partie.entete, commentaire=commentaire)

    def entames(self, partie: Partie) -> int:
        """Return how many of the turns that led to where ``partie`` stands are those of its opening."""
        paires = zip(self._ouverture, partie.historique, strict=False)
        return sum(1 for _ in takewhile(lambda paire: paire[0] == paire[1].numero, paires))

    def ouverture(self, partie: Partie) -> int:
        """Return how many turns its opening took, 0 when the game was played from before the end of it."""
        entames = self.entames(partie)
        return entames if entames == len(self._ouverture) else 0

    @property
    def graine(self) -> int | None:
        """What the openings of the series were drawn with; ``None`` where none were."""
        ouvertures = self.serie.ouvertures
        return ouvertures.graine if ouvertures is not None and ouvertures.tirees else None

    def depuis(self, partie: Partie) -> Mapping[Camp, int] | None:
        """Return how many turns of ``partie`` had been taken when each camp's player sat down.

        ``None`` once the game is counted: its moves are in the accounts.
        """
        for camp, tours in self._depuis.items():
            self._depuis[camp] = min(tours, len(partie.historique))  # what is taken back is played by who sits now
        return None if self._notee else self._assis_depuis(partie)

    def _assis_depuis(self, partie: Partie) -> Mapping[Camp, int]:
        entames, depuis = self.entames(partie), dict(self._depuis)
        if self.delaissee:  # it is still of those who left it
            depuis |= {camp: tours for camp, (_, tours) in self._leves.items()}
        return {camp: max(tours, entames) for camp, tours in depuis.items()}

    @property
    def comptee(self) -> bool:
        """Whether the game under way was finished, be it taken back since."""
        return self._notee

    @property
    def a_plusieurs(self) -> Serie | None:
        """The accounts, where they hold games of which the last was one of several."""
        return self.serie if self._joue is not None and self._joue.nombre > 1 else None

    @property
    def _alterne(self) -> bool:
        return self._sieges.entre_machines and self._match.alterner.isChecked()

    @property
    def _nombre(self) -> int:
        return self._match.nombre.value() if self._sieges.entre_machines else 1

    @property
    def _ouvertures(self) -> str:
        """The openings that are chosen, where programs alone play."""
        return self._match.ouvertures.choix if self._sieges.entre_machines else ""

    @property
    def _reglage(self) -> _Reglage:
        return self._avec(self._match.ouvertures.choix)

    def _avec(self, ouvertures: str) -> _Reglage:
        joueurs = tuple(sorted(self._panneaux.specifications))
        return _Reglage(joueurs, self._nombre, self._match.alterner.isChecked(), ouvertures)

    @property
    def _autres(self) -> bool:
        """Whether somebody is ticked who has none of the accounts."""
        return sorted(self.serie.bilan(place).nom for place in PLACES) != sorted(self._panneaux.specifications)

    @property
    def delaissee(self) -> bool:
        """Whether others are ticked than those of a series that is not over: another game begins another series."""
        return self._autres and self.serie.nombre > 1 and not self.serie.finie

    @property
    def abandonnee(self) -> bool:
        """Whether that happened in the middle of a game: what is half played would be the game of nobody."""
        return self.delaissee and not self._notee

    def _reprise(self, partie: Partie) -> bool:
        """Whether several games are to be played and somebody took over, on its way, the one that would be the first.

        What a person began and a machine ends would say nothing of the two machines of the series.
        """
        reprise = any(tours > self.entames(partie) for tours in self._depuis.values())
        return self._nombre > 1 and not self.serie.faites and reprise

    def copie(self, partie: Partie) -> Serie:
        """Return the accounts as they now are, with how many games follow ``partie`` where it comes before them."""
        serie = self.serie.copie()
        avant = self._reprise(partie) and not (self._notee or self.delaissee)
        serie.suivantes = self._nombre if avant else 0
        return serie

    def d_ou_partir(self, partie: Partie) -> EtatQuelconque:
        """Return where another game begins that is started while ``partie`` is shown: where it stands.

        But where it began, when the series counted it and openings are chosen: its past was only looked at.
        """
        return partie.depart if self._notee and self._ouvertures else partie.etat

    def commencer(self, partie: Partie, *, finie: bool, entiere: bool) -> bool:
        """Go on with the series, or begin one; return whether it is another one.

        ``finie``: the game on the board is over, and another one will follow it; ``entiere``: it is at its first move.
        A series of several games opens its own accounts, and counts from its first game. Single games of the same
        players add up, and alternate as those of a series do, but from a position that was gone back to, who led there
        goes on. A game that others began comes before the series, alone.
        ``ValueError`` says why its openings cannot be had: nothing has changed then.
        """
        self._leves = {}
        autres = self._autres
        if not autres and self.serie.bilan(self._panneaux.place(PREMIER)).nom != self._panneaux.specification(PREMIER):
            self.serie.echanger()  # ticked the other way round
        autre_plateau = finie or not self._notee
        nouvelle = autres or (autre_plateau and self.serie.finie) or not (finie or self.serie.faites or self._notee)
        if nouvelle:
            self._prevoir(partie, finie=finie)
            if autres or self._joue not in (None, self._reglage) or (self._nombre > 1 and self.serie.jouees):
                self._renouveler()
            du_debut = partie.terminee or self._ouvertures  # else from a position that was gone back to
            if self.serie.jouees and finie and self._alterne and du_debut:
                self._panneaux.placer(echange=self._panneaux.place(PREMIER) == 0)
            if self._panneaux.place(PREMIER) == 1:  # the boxes stay as they are: the seats follow them
                self.serie.echanger()
                self._panneaux.adopter()
            seule = self._reprise(partie) and not finie
            if seule:
                self.serie.prolonger(1, self._match.alterner.isChecked())
            else:
                self._prolonger()
            self.chrono = ChronoParties()
        if not (partie.terminee or partie.nb_coups_total):
            self.ouvrir(partie)
        if entiere:
            self.chrono.commencer()
        else:
            self.interrompre()
        return nouvelle

    def _prevoir(self, partie: Partie, *, finie: bool) -> None:
        """Draw the openings of the series, unless ``partie``, its first game, has begun with one of them.

        Those of a series whose games all begin in another position than the game's have none.
        """
        choix = self._match.ouvertures.choix
        if not finie and choix == self._choisies and self.entames(partie):
            return
        ailleurs = not partie.terminee and partie.depart != partie.jeu.etat_initial()
        self._prevues = self._match.ouvertures.tirer() if self._sieges.entre_machines and not ailleurs else None
        self._choisies = choix

    def _prolonger(self) -> None:
        self.serie.prolonger(self._nombre, self._match.alterner.isChecked(), self._prevues)

    def interrompre(self) -> None:
        """The game under way is stopped, or its past is looked at: its time says nothing."""
        self.chrono.interrompre()

    def compter(self, partie: Partie) -> None:
        """Count a finished game, and read again how many are wanted.

        One that was taken back and finished again counts as it now ended, instead of as it had. One that others began
        does not: the series opens after it, with accounts of its own.
        """
        if self._reprise(partie) and not self._notee:
            self._ouvrir_comptes()
            self._prolonger()
            self._servir()
            return
        if self._notee:
            self.serie.retirer()
        else:
            self.chrono.terminer()
        self._notee = True
        self._servir()
        self._joue = self._avec(self._choisies)
        self.serie.noter(partie, self._assis_depuis(partie), self.ouverture(partie))
        self.serie.nombre = max(self._nombre, self.serie.faites)
        self.serie.alterner = self._match.alterner.isChecked()

    def passer_a_la_suivante(self) -> None:
        """Begin to time the next game, and let the boxes show who has which camp in it."""
        self.chrono.commencer()
        self._panneaux.placer(echange=self.serie.place(PREMIER) == 1)

    def remplacer(self, camp: Camp, partie: Partie, *, en_cours: bool = False) -> bool:
        """Give the seat of ``camp`` to the player that was just ticked, from here on in ``partie``.

        Accounts with finished games, and those of a series whose first game has begun, stay those of who played; others
        are opened at once where a game is under way, else by the next one. Returns whether that ends a series, of which
        the game under way is nobody's any more.
        """
        place, specification = self._panneaux.place(camp), self._panneaux.specification(camp)
        assis = self._sieges.specification(camp), self._depuis[camp]
        qui, depuis = assis if en_cours else self._leves.setdefault(camp, assis)
        self._depuis[camp] = depuis if specification == qui else len(partie.historique)
        self._sieges.asseoir(camp)
        entamee = not partie.terminee and len(partie.historique) > self.entames(partie)
        if not (self.serie.jouees or (self.serie.nombre > 1 and entamee)):
            self.serie.remplacer(place, specification)
        elif en_cours and self._autres:
            if self.serie.nombre > 1:
                return True
            self._renouveler()
        return False

    def laisser(self, partie: Partie, camps: Iterable[Camp]) -> None:
        """Count nothing of what was played so far in ``partie`` for ``camps``: others had them then."""
        self._depuis.update(dict.fromkeys(camps, len(partie.historique)))

    def echanger(self, partie: Partie) -> None:
        """Let the two players swap their camps from here on in ``partie``, each with its own account."""
        self._depuis, self._leves = dict.fromkeys(self._depuis, len(partie.historique)), {}
        self._panneaux.echanger()
        self.serie.echanger()
        self._sieges.asseoir(PREMIER, SECOND)
