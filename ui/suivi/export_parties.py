"""The games that the series has finished, written into one file: SGF, GGF, PGN, transcripts, or CSV."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject

from ecosysteme.ecriture import ecrire
from ecosysteme.fautes import mot
from ui.socle.fichiers import demander_enregistrement, nom_du_jour
from ui.socle.langue import points_virgules
from ui.socle.raisons import dire
from ui.socle.taches import Taches
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
        fenetre.widgets.bouton_exporter_parties.clicked.connect(self.choisir)

    def choisir(self) -> None:
        """Ask where to write them, if there are any."""
        if not (jouees := self._comptees()):
            self._dire(self.tr("Aucune partie finie à exporter"))
            return
        noms = dict.fromkeys(nom for jouee in jouees for nom in jouee.noms)
        demander_enregistrement(
            self._fenetre,
            "boite_exporter_parties",
            self.tr("Exporter les parties finies : {}").format(len(jouees)),
            self.exporter,
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

    def _comptees(self) -> Sequence[PartieJouee]:
        """Return the games of the series; those that others began before one, only where there are no others."""
        toutes = self._parties()
        return [jouee for jouee in toutes if jouee.rang] or toutes

    def exporter(self, chemin: Path) -> None:
        """Write the games finished so far, off the GUI thread."""
        jouees = list(self._comptees())
        sans = len(self._parties()) - len(jouees)

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
