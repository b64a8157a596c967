"""Plugs serial analysis into the window: a tab of Étudier, the queue, and the table of errors."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ecosysteme.bibliotheque.filtres import FiltreDeParties
from ecosysteme.formats.partie_compacte import DEPART, bits_de
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.ouvertures.noms import en_cases
from ecosysteme.reglages import REPRISE_EN_SERIE
from ui.disposition.disposition import Disposition
from ui.disposition.etudier import Onglet
from ui.fenetre.cadre import Cadre
from ui.jeux.ouvertures import langue_des_noms
from ui.revue_en_serie.page import AXES, PageAnalyses
from ui.revue_en_serie.travail import TravailEnSerie
from ui.situation import Marche, Salle, Situation
from ui.socle.fichiers import demander_enregistrement, nom_du_jour
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.raisons import dire, majuscule
from ui.socle.theme import CLAIR, Theme

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
    from ecosysteme.formats.enregistrement import Enregistrement
    from ecosysteme.moteur.othello.recueil import PositionCherchee
    from ecosysteme.revue_en_serie.tableau import RangeeErreurs, TableauErreurs

NOM: Final = "analyse_en_serie"
MONTREES: Final = 500  # games of a row that are shown, the newest
T = TypeVar("T")
_Place = tuple[int, int, bool, bytes | None]  # a position, before the library is there to be asked


class Consultation(Protocol):
    """The library, asked off the GUI thread."""

    dossier: Path

    def consulter(self, travail: Callable[[Bibliotheque, Event], T], succes: Callable[[T], None]) -> object:
        """Ask for something, and call ``succes`` with it."""


class BranchementRevueEnSerie(Salle):
    """Judges games of the library on request of the tab, and shows who errs where."""

    parties_lues = Signal(list)  # the games of a row

    def __init__(
        self,
        fenetre: Cadre,
        disposition: Disposition,
        messages: Messages,
        memoire: Memoire,
        bibliotheque: Consultation,
        filtre: Callable[[], FiltreDeParties],
        filtres: Callable[[], QWidget | None],
    ) -> None:
        """Add the tab; go on with what waits if that was asked for.

        Its games are those that ``filtre`` leaves, as the fields of ``filtres`` say, which it borrows.
        """
        super().__init__(fenetre)
        self._fenetre, self._messages, self._memoire = fenetre, messages, memoire
        self._bibliotheque, self._etudier = bibliotheque, disposition.etudier
        self._filtre, self._filtres = filtre, filtres
        self._page: PageAnalyses | None = None
        self._theme = CLAIR
        self._place: _Place | None = None
        self._demandee: tuple[_Place | None, FiltreDeParties] | None = None  # whose games were counted last
        self.travail = TravailEnSerie(self, bibliotheque.dossier)
        self.travail.manquee.connect(lambda erreur: messages.dire(majuscule(dire(erreur))))
        self.travail.jugees.connect(self._relire)
        self._etudier.ajouter(Onglet(NOM, lambda: self.tr("Analyses"), page=self._creer))
        self._etudier.change.connect(lambda _nom: self.compter())
        if memoire.lire(REPRISE_EN_SERIE):
            self.travail.compter(reprendre=True)

    def _creer(self) -> QWidget:
        page = self._page = PageAnalyses(self.travail)
        page.definir_theme(self._theme)
        page.reprise.setChecked(bool(self._memoire.lire(REPRISE_EN_SERIE)))
        page.reprise.toggled.connect(lambda coche: self._memoire.ecrire(REPRISE_EN_SERIE, coche))
        page.analyse_demandee.connect(self._analyser)
        page.axe_change.connect(self._lire_tableau)
        page.rangee_choisie.connect(self._montrer_parties)
        page.export_demande.connect(self._demander_export)
        self.travail.compter()
        self.compter()
        return page

    def suivre(self, situation: Situation) -> None:
        """Leave the processors to the game that is played, and count the games of the position on the board."""
        self.travail.ceder(situation.marche is Marche.EN_COURS and not situation.partie.terminee)
        partie = situation.montree
        if isinstance(partie.etat, EtatOthello) and partie.etat.taille**2 == 64:
            ligne = en_cases(noeud.coup for noeud in partie.historique) if partie.depart == DEPART else None
            self._place = (*bits_de(partie.etat), partie.etat.trait == PREMIER, ligne)
        else:
            self._place = None
        self.compter()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        if self._page is not None:
            self._page.definir_theme(theme)

    def fermer(self) -> None:
        """Give up the games in progress, which wait for the next start."""
        self.travail.fermer()

    # The games of the position.

    def compter(self) -> None:
        """Count the games of the position, once for each position and filter, while the tab is in sight.

        The table is that of the same filter.
        """
        demandee = place, filtre = self._place, self._filtre()
        if self._page is None or not self._page.isVisible():
            return
        if (filtres := self._filtres()) is not None:
            self._page.accueillir(filtres)
        if demandee == self._demandee:
            return
        autre = self._demandee is None or filtre != self._demandee[1]
        self._demandee = demandee
        if autre:
            self._relire()
        if place is None:
            self._page.compter(0)
            return

        def compter(bibliotheque: Bibliotheque, _arret: Event) -> int:
            return len(bibliotheque.places_de(_position(place), filtre))

        def dire_nombre(nombre: int) -> None:
            if self._page is not None and demandee == self._demandee:
                self._page.compter(nombre)

        self._bibliotheque.consulter(compter, dire_nombre)

    def _analyser(self, approfondir: bool) -> None:
        place, filtre = self._place, self._filtre()
        if place is None:
            return

        def choisir(bibliotheque: Bibliotheque, _arret: Event) -> list[bytes]:
            from ecosysteme.revue_en_serie.file import suites_de

            return suites_de(bibliotheque, _position(place), filtre)

        self._bibliotheque.consulter(choisir, lambda suites: self.travail.demander(suites, approfondir))

    # The table.

    def _relire(self) -> None:
        if self._page is not None:
            self._lire_tableau(AXES[self._page.axe.currentIndex()])

    def _lire_tableau(self, axe: str) -> None:
        langue, filtre = langue_des_noms(), self._filtre()

        def lire(bibliotheque: Bibliotheque, _arret: Event) -> TableauErreurs:
            from ecosysteme.revue_en_serie.tableau import Axe, tableau_des_erreurs

            return tableau_des_erreurs(bibliotheque, Axe(axe), filtre, langue)

        def montrer(tableau: TableauErreurs) -> None:
            page = self._page
            if page is not None and (AXES[page.axe.currentIndex()], self._filtre()) == (tableau.axe, filtre):
                page.montrer(tableau)

        self._bibliotheque.consulter(lire, montrer)

    def _montrer_parties(self, rangee: RangeeErreurs) -> None:
        def lire(bibliotheque: Bibliotheque, arret: Event) -> list[Enregistrement]:
            from ecosysteme.arret import verifier_arret
            from ecosysteme.bibliotheque.bibliotheque import position_apres

            parties, _ = bibliotheque.parties_de(position_apres(rangee.ligne), rangee.filtre, nombre=MONTREES)
            lues = []
            for partie in parties:
                verifier_arret(arret)
                lues.append(bibliotheque.partie(partie.numero))
            return lues

        self._bibliotheque.consulter(lire, self.parties_lues.emit)

    def _demander_export(self) -> None:
        demander_enregistrement(
            self._fenetre,
            "boite_exporter_erreurs",
            self.tr("Exporter les erreurs"),
            self.exporter,
            depart=nom_du_jour(".csv", self.tr("Erreurs")),
            neuf=True,
            suffixes={".csv": self.tr("Tableau CSV")},
        )

    def exporter(self, chemin: Path) -> None:
        """Write the table that is shown."""
        from ecosysteme.ecriture import ecrire
        from ecosysteme.revue_en_serie.export import csv_des_erreurs

        if self._page is None or (tableau := self._page.modele.tableau) is None:
            return
        try:
            ecrire(chemin, csv_des_erreurs(tableau, self._page.modele.noms(), "\r\n"))
        except ValueError as erreur:
            self._messages.dire(majuscule(dire(erreur)))
        else:
            self._messages.dire(self.tr("Erreurs exportées : {fichier}").format(fichier=chemin.name))


def _position(place: _Place) -> PositionCherchee:
    from ecosysteme.moteur.othello.recueil import PositionCherchee

    return PositionCherchee(*place)
