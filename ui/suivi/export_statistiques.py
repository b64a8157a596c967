"""The statistics out of the window: copied as the table is read, written as figures into a CSV file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence

from ecosysteme.ecriture import ecrire, inerte, lignes_csv
from ecosysteme.fautes import mot
from ui.socle.fichiers import demander_enregistrement, nom_du_jour
from ui.socle.raisons import dire
from ui.socle.taches import Taches
from ui.suivi.statistiques import TableauStatistiques
from ui.widgets.fenetre import FenetreDessinee


def ecrire_csv(chemin: Path, lignes: Sequence[Sequence[str]]) -> Path:
    """Write ``lignes`` as UTF-8; raise ``ValueError`` where that cannot be, with what was there left as it was."""
    ecrire(chemin, lignes_csv(lignes, "\r\n"))
    return chemin


class ExportStatistiques(QObject):
    """Copies the table with Ctrl+C, and asks where to write it from its menu or the button of the mode Matchs."""

    def __init__(self, fenetre: FenetreDessinee, tableau: TableauStatistiques, dire: Callable[[str], None]) -> None:
        """Export ``tableau``; what comes of it is told to ``dire``."""
        super().__init__(fenetre)
        self._fenetre, self._tableau, self._dire = fenetre, tableau, dire
        self._taches = Taches(self)  # its own: a machine may think for long on the window's
        self._bouton = fenetre.widgets.bouton_exporter
        self._bouton.clicked.connect(self.choisir)
        self._boutons = (self._bouton, fenetre.widgets.bouton_exporter_parties)
        for bouton in self._boutons:
            bouton.hide()
        self._actions = tuple(QAction(self) for _ in range(2))
        for action, geste in zip(self._actions, (self.copier, self.choisir), strict=True):
            action.triggered.connect(lambda _coche=False, geste=geste: geste())
            tableau.table.addAction(action)
        tableau.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        tableau.table.installEventFilter(self)
        self.presenter()

    def presenter(self) -> None:
        """Word the menu of the table in the language of the moment."""
        copier, exporter = self._actions
        copier.setText(self.tr("&Copier les statistiques") + "\tCtrl+C")
        exporter.setText(self.tr("&Exporter en CSV…"))

    def suivre_mode(self, mode: str) -> None:
        """Show the buttons where series are played: this one, and that of the games."""
        for bouton in self._boutons:
            bouton.setVisible(mode == "matchs")

    def copier(self) -> None:
        """Put the table on the clipboard as it is read, headers first, tabs between the columns."""
        lignes = ["\t".join(str(inerte(cellule)) for cellule in ligne) for ligne in self._tableau.affichees()]
        QGuiApplication.clipboard().setText("\n".join(lignes) + "\n")
        self._dire(self.tr("Statistiques copiées"))

    def choisir(self) -> None:
        """Ask where to write the figures."""
        noms = self._tableau.noms
        demander_enregistrement(
            self._fenetre,
            "boite_exporter_statistiques",
            self.tr("Exporter les statistiques"),
            self.exporter,
            depart=nom_du_jour(".csv", self.tr("Statistiques"), *(noms if len(noms) <= 2 else ())),
            neuf=True,
            suffixes={".csv": self.tr("Tableau CSV")},
        )

    def exporter(self, chemin: Path) -> None:
        """Write the figures as they are now, off the GUI thread."""
        lignes = self._tableau.chiffres()

        def travail(_arret: Event) -> Path:
            return ecrire_csv(chemin, lignes)

        def fini(ecrit: Path) -> None:
            self._dire(self.tr("Statistiques écrites dans {}").format(mot(ecrit.name)))

        self._taches.lancer(travail, fini, lambda erreur: self._dire(dire(erreur)))

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Copy when the table has the keyboard, where the window would copy the moves."""
        if isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Copy):
            if event.type() == QEvent.Type.KeyPress:
                self.copier()
            event.accept()
            return True
        return False

    def fermer(self) -> None:
        """Let what is being written come to its end."""
        self._taches.fermer()
