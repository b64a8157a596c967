"""Keeps the series of the window in a file after each game, so that closing, or leaving one for another, loses none.

What was under way is there again at the next start; those that were left, finished or not, wait for the menu entry
that leads back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import takewhile
from pathlib import Path
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMenu

from ecosysteme.partie import Partie
from ecosysteme.tournoi.comptes.serie_gardee import ALLURE, FichierSeries, SerieGardee
from ecosysteme.tournoi.serie import Serie
from ui.fenetre.cadre import Cadre
from ui.fenetre.panneau_match import PanneauMatch
from ui.fenetre.revue import Revue
from ui.fenetre.serie import SerieEnCours
from ui.jeux.phrases import Phrases
from ui.jeux.registre import titre_de
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.situation import Situation
from ui.socle.langue import accorder, points_virgules
from ui.socle.messages import Messages
from ui.socle.raisons import dire, majuscule
from ui.socle.taches import Taches
from ui.socle.textes import avec_touche, justifier_refus, sans_raccourci, touche_de
from ui.suivi.parties_gardees import ajouter, lire
from ui.suivi.parties_jouees import PartieJouee
from ui.suivi.resume_serie import nommer_comptes

QUITTEES: Final = 10  # series that wait to be gone back to


class GardeSerie(QObject):
    """Follows the accounts that are open, and writes them off the GUI thread."""

    def __init__(
        self,
        fenetre: Cadre,
        chemin: Path,
        serie: SerieEnCours,
        match: PanneauMatch,
        panneaux: PanneauxJoueurs,
        revue: Revue,
        messages: Messages,
        generer: Callable[[Partie], object],
    ) -> None:
        """Keep ``serie`` in the file ``chemin``, and read what it holds; ``generer`` puts a game on the board."""
        super().__init__(fenetre)
        self._serie, self._match, self._panneaux = serie, match, panneaux
        self._revue, self._messages, self._generer = revue, messages, generer
        self._action, self._plateau = fenetre.widgets.action_serie_quittee, fenetre.widgets.plateau
        self._action.triggered.connect(lambda _coche=False: self._revenir())
        self._phrases = Phrases()
        self._suivie: Serie | None = None  # the accounts that were open when last seen
        self._etat: object = None  # of those accounts, when they were last kept
        self._gardee: SerieGardee | None = None  # the series under way, since it has a game
        self._revenue: SerieGardee | None = None  # the one that is being gone back to: the file keeps its games
        self._quittees: list[SerieGardee] = []  # those that were left, the newest first
        self._dernieres: dict[str, PartieJouee] = {}  # the last game that was written of each series
        self._vierge = True  # nothing was played yet
        self._fichier, self._taches = FichierSeries(chemin), Taches(self)
        self._attente: deque[Sequence[SerieGardee]] = deque(maxlen=1)  # what is to be written: the newest is enough
        self._parties: deque[tuple[str, Sequence[PartieJouee]]] = deque()  # and all of these games
        self._fermee = False
        self._empechee = False  # it was said that nothing is kept
        fenetre.situation_changee.connect(self.suivre)
        fenetre.fermeture.connect(self.fermer)
        self._taches.lancer(lambda _arret: self._fichier.lire(), self._retrouver, self._dire_illisible)

    def suivre(self, situation: Situation) -> None:
        """Keep the series as it stands once a game of it is over, or it is to be played otherwise."""
        partie, serie = situation.partie, self._serie.serie
        self._vierge = self._vierge and not (partie.nb_coups_total or serie.jouees)
        if serie is not self._suivie:
            self._suivie, quittee, self._gardee = serie, self._gardee, None
            if quittee is not None:
                self._laisser(quittee)
        if self._serie.a_plusieurs is not None and not situation.delaissee:
            allure = {nom.nom: valeur for nom, valeur in self._match.valeurs().items() if nom in ALLURE}
            etat = serie, serie.jouees, serie.nombre, serie.alterner, allure
            if etat != self._etat:
                self._etat, self._revenue = etat, None
                self._gardee = SerieGardee(serie.copie(), partie.jeu, partie.depart, allure, self._serie.cle)
                self._noter_parties()
                self._ecrire()
        self._offrir()

    def _laisser(self, quittee: SerieGardee) -> None:
        """Let ``quittee`` wait with the others that were left, and say so of one that has games to come."""
        oubliees = self._attendre([replace(quittee, quittee=True), *self._quittees])
        self._ecrire()
        if quittee.serie.finie:
            return  # what it came to is said
        phrase = self.tr("Série quittée à la partie {} sur {} ({}) : {}")
        phrase = phrase.format(*quittee.serie.rang, self._gains(quittee), self._geste)
        oubli = self.tr("la plus ancienne de celles qui attendaient est oubliée")
        dite = points_virgules(phrase, oubli if any(not une.serie.finie for une in oubliees) else "")
        self._messages.prevenir(dite, ensuite=True)

    def _attendre(self, quittees: Sequence[SerieGardee]) -> list[SerieGardee]:
        """Let ``quittees`` wait, as many as may, and return the others: first the oldest that are finished."""
        oubliees = sorted(quittees, key=lambda une: une.serie.finie)[QUITTEES:]
        self._quittees = [une for une in quittees if une not in oubliees]
        return oubliees

    def _gains(self, gardee: SerieGardee) -> str:
        return self._phrases.gains(gardee.serie, nommer_comptes(gardee.serie))

    def _noter_parties(self) -> None:
        """Let the games be written that were finished since this was last done."""
        cle, jouees = self._serie.cle, [jouee for jouee in self._revue.de_serie(self._serie.numero) if jouee.rang]
        derniere = self._dernieres.get(cle)
        if neuves := list(takewhile(lambda jouee: jouee is not derniere, reversed(jouees))):
            self._dernieres[cle] = neuves[0]
            self._parties.append((cle, neuves[::-1]))

    def _offrir(self) -> None:
        self._action.setEnabled(bool(self._quittees))
        justifier_refus(self._action, self.tr("Aucune série n'a été quittée."))

    def _revenir(self) -> None:
        """Leave what is played for the series that was left; of several, ask which one."""
        if len(self._quittees) < 2:
            for gardee in self._quittees:
                self._revenir_a(gardee)
            return
        menu = QMenu(self._plateau)
        menu.setObjectName("menu_series_quittees")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for gardee in self._quittees:
            choix = menu.addAction(sans_raccourci(self._dire(gardee)))
            choix.triggered.connect(lambda _coche=False, gardee=gardee: self._revenir_a(gardee))
        menu.popup(self._plateau.mapToGlobal(self._plateau.rect().center()))

    def _dire(self, gardee: SerieGardee) -> str:
        """Say which series it is, and how far it came."""
        jeu, serie = titre_de(gardee.jeu.nom), gardee.serie
        if serie.finie:
            return self.tr("{} : {}, finie, {} parties").format(jeu, self._gains(gardee), serie.jouees)
        return self.tr("{} : {}, partie {} sur {}").format(jeu, self._gains(gardee), *serie.rang)

    def _revenir_a(self, gardee: SerieGardee) -> None:
        """Go back to ``gardee``; nobody plays before a person says so."""
        self._quittees = [autre for autre in self._quittees if autre is not gardee]
        self._revenue = gardee
        if not self._reprendre(gardee):
            self._revenue = None
            self._quittees.insert(0, gardee)
            self._offrir()

    def _reprendre(self, gardee: SerieGardee) -> bool:
        """Put ``gardee`` in the place of what is played, and say so; tell whether that could be."""

        def geste() -> None:
            self._match.reprendre(gardee)
            self._match.jeu_change.emit()
            self._serie.reprendre(gardee.serie, gardee.cle)
            self._generer(Partie(gardee.jeu, gardee.depart))

        if not self._messages.tenter(geste):
            return False
        phrase = self.tr("Série reprise : partie {} sur {}").format(*gardee.serie.rang)
        if gardee.serie.finie:
            phrase = self.tr("Série finie retrouvée : {} parties").format(gardee.serie.jouees)
        self._messages.prevenir(phrase, ensuite=True)
        quoi = self._fichier.parties(gardee.cle), gardee.jeu, self._serie.numero, gardee.serie.jouees
        rendre = partial(self._rendre, gardee.cle, gardee.serie.jouees)
        self._taches.lancer(lambda _arret: lire(*quoi), rendre, lambda _: rendre([]))
        return True

    def _rendre(self, cle: str, nombre: int, lues: Sequence[PartieJouee]) -> None:
        """List the games that a series which came back had by then, and say how many cannot be."""
        if self._serie.cle != cle:
            return  # it was left again
        self._revue.rendre(self._serie.numero, lues)
        jouees = [jouee for jouee in self._revue.de_serie(self._serie.numero) if jouee.rang]
        if jouees:
            self._dernieres[cle] = jouees[-1]
        listees = sum(jouee.rang <= nombre for jouee in jouees)
        if listees < nombre:
            parties = accorder(listees, self.tr("{} partie"), self.tr("{} parties"))
            phrase = self.tr("{} sur {} dans la liste ; les autres sont dans les parties récentes")
            self._messages.prevenir(phrase.format(parties, nombre), ensuite=True)

    # The file.

    def _retrouver(self, gardees: Sequence[SerieGardee]) -> None:
        """Go on with the series that was under way, if the window is as it was left; let it be gone back to else."""
        reprises = [une for une in gardees[:1] if not une.quittee and self._la_meme(une)]
        quittees = [replace(une, quittee=True) for une in gardees if une not in reprises]
        self._attendre([*self._quittees, *quittees])
        for une in reprises:
            self._reprendre(une)
        self._offrir()
        autres = [une for une in quittees if not une.serie.finie]
        if not autres:
            return
        phrase = self.tr("{} séries attendent : {}").format(len(autres), self._geste)
        if len(autres) == 1:
            phrase = self.tr("Une série attend à la partie {} sur {} : {}")
            phrase = phrase.format(*autres[0].serie.rang, self._geste)
        self._messages.prevenir(phrase, ensuite=True)

    def _la_meme(self, gardee: SerieGardee) -> bool:
        """Whether nothing was played yet, and the game and the players of ``gardee`` are those that are chosen."""
        memes = gardee.joueurs == sorted(self._panneaux.specifications)
        return self._vierge and memes and gardee.jeu.specification == self._match.jeu_choisi.specification

    @property
    def _geste(self) -> str:
        return avec_touche(self.tr("Revenir à la série quittée"), touche_de(self._action))

    def _ecrire(self) -> None:
        """Write what is kept now, once what is being written is; the newest only, where games are short."""
        self._attente.append([*filter(None, (self._gardee, self._revenue)), *self._quittees])

        def travail(_arret: Event) -> None:
            while self._parties:  # before the accounts that count them
                cle, jouees = self._parties[0]
                ajouter(self._fichier.parties(cle), jouees)
                self._parties.popleft()
            with suppress(IndexError):  # written with what came before
                self._fichier.ecrire(self._attente.pop())

        self._taches.lancer(travail, lambda _: None, self._dire_empechee)

    def _dire_empechee(self, erreur: BaseException) -> None:
        if not self._empechee:
            self._empechee = True
            self._messages.prevenir(majuscule(dire(erreur)))

    def _dire_illisible(self, erreur: BaseException) -> None:
        """Say once why a series is not there again: the file is put out of the way."""
        phrase = self.tr("La série qui était en cours est illisible : {}").format(dire(erreur))
        self._messages.prevenir(phrase, ensuite=True)
        self._taches.lancer(lambda _arret: self._fichier.ecarter(), lambda _: None, lambda _: None)

    def fermer(self) -> None:
        """Let what is being written come to its end, then leave the file to the next window."""
        if not self._fermee:  # a window may be closed twice
            self._fermee = True
            self._taches.lancer(lambda _arret: self._fichier.rendre(), lambda _: None, lambda _: None)
        self._taches.fermer(finir=True)
