"""The games that the series has finished, written into one file: SGF, GGF, PGN, transcripts, or CSV."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMenu

from ecosysteme.ecriture import ecrire
from ecosysteme.fautes import mot
from ui.socle.fichiers import demander_enregistrement, nom_du_jour
from ui.socle.langue import points_virgules
from ui.socle.raisons import dire
from ui.socle.taches import Taches
from ui.socle.textes import sans_raccourci
from ui.suivi.parties_jouees import PartieJouee
from ui.widgets.fenetre import FenetreDessinee


class ExportParties(QObject):
    """Asks where to write them, by the button beside that of the statistics."""

    def __init__(
        self, fenetre: FenetreDessinee, parties: Callable[[], Sequence[PartieJouee]], dire: Callable[[str], None]
    ) -> None:
        """Export what ``parties`` gives, the oldest first; what comes of it is told to ``dire``."""
        super().__init__(fenetre)
        self._fenetre, self._parties, self._dire = fenetre, parties, dire
        self._taches = Taches(self)
        self._bouton = fenetre.widgets.bouton_exporter_parties
        self._bouton.clicked.connect(self.choisir)

    def choisir(self) -> None:
        """Ask where to write them, if there are any; where there are several series, ask which one first."""
        jouees = self._comptees()
        series = _titres(jouees)
        if not jouees:
            self._dire(self.tr("Aucune partie finie à exporter"))
        elif len(series) == 1:
            self._demander()
        else:
            menu = QMenu(self._bouton)
            menu.setObjectName("menu_series")
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addAction(self.tr("Toutes les séries…")).triggered.connect(lambda _coche=False: self._demander())
            for numero, titre in series.items():
                choix = menu.addAction(sans_raccourci(f"{titre}…"))
                choix.triggered.connect(lambda _coche=False, numero=numero: self._demander(numero))
            menu.popup(self._bouton.mapToGlobal(self._bouton.rect().bottomLeft()))

    def _demander(self, serie: int | None = None) -> None:
        """Ask where to write the games of ``serie``, or of all."""
        jouees = self._comptees(serie)
        noms = dict.fromkeys(nom for jouee in jouees for nom in jouee.noms)
        demander_enregistrement(
            self._fenetre,
            "boite_exporter_parties",
            self.tr("Exporter les parties finies : {}").format(len(jouees)),
            lambda chemin: self.exporter(chemin, serie),
            depart=nom_du_jour(".sgf", self.tr("Parties"), *(noms if len(noms) <= 2 else ())),
            neuf=True,
            suffixes={
                ".sgf": self.tr("Parties SGF"),
                ".ggf": self.tr("Parties GGF"),
                ".pgn": self.tr("Parties PGN"),
                ".txt": self.tr("Transcriptions"),
                ".csv": self.tr("Tableau CSV, une ligne par partie"),
            },
        )

    def _comptees(self, serie: int | None = None) -> Sequence[PartieJouee]:
        """Return the games of ``serie``, or of all; those that others began before, only where there are no others."""
        toutes = [jouee for jouee in self._parties() if serie in (None, jouee.serie)]
        return [jouee for jouee in toutes if jouee.rang] or toutes

    def exporter(self, chemin: Path, serie: int | None = None) -> None:
        """Write the games of ``serie`` finished so far, or of all, off the GUI thread."""
        jouees = list(self._comptees(serie))
        sans = 0 if serie else len(self._parties()) - len(jouees)
        titres = _titres(jouees)

        def travail(_arret: Event) -> int:
            from ecosysteme.tournoi.exports_serie import PartieDeSerie, ecrire_parties  # long to import

            parties = (
                PartieDeSerie(
                    jouee.rang,
                    jouee.rejouer(),
                    jouee.entames,
                    jouee.basculement,
                    jouee.serie,
                    jouee.noms,
                    jouee.graine,
                    jouee.quand,
                    titres[jouee.serie],
                )
                for jouee in jouees
            )
            ecrire(chemin, ecrire_parties(chemin.suffix.lower(), parties, dire))
            return len(jouees)

        def fini(nombre: int) -> None:
            phrase = self.tr("Parties écrites dans {} : {}").format(mot(chemin.name), nombre)
            laissees = self.tr("d'avant la série, laissées : {}").format(sans) if sans else ""
            self._dire(points_virgules(phrase, laissees))

        self._taches.lancer(travail, fini, lambda erreur: self._dire(dire(erreur)))

    def fermer(self) -> None:
        """Let what is being written come to its end."""
        self._taches.fermer()


def _titres(jouees: Sequence[PartieJouee]) -> dict[int, str]:
    """Return what each series is called, by its first game, in the language of the moment: the newest series first."""
    return {jouee.serie: jouee.de_quelle_serie for jouee in reversed(jouees)}
