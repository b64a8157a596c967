"""The tab: the games of the position are sent to the queue, which tells how far it is; below, who errs where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QPushButton,
    QTableView,
    QWidget,
)

from ui.disposition.tabulation import tabuler
from ui.disposition.titre_page import TitreDePage, colonne_de_page
from ui.revue_en_serie.modele import ColonneErreurs, ModeleErreurs
from ui.revue_en_serie.travail import EtatDeFile, TravailEnSerie
from ui.socle.formulaire import intituler
from ui.socle.langue import accorder, deux_points
from ui.socle.messages import annoncer
from ui.socle.nombres import duree, nombre
from ui.socle.raisons import dire, majuscule
from ui.socle.retraduction import Retraduit
from ui.socle.tables import largeur_utile, viser_une_rangee
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme

if TYPE_CHECKING:
    from ecosysteme.revue_en_serie.tableau import TableauErreurs

AXES: Final = ("joueur", "camp", "ouverture", "annee")  # of ``ecosysteme.revue_en_serie.tableau.Axe``
HAUTEUR: Final = 26  # px of a line
RAISONS_DITES: Final = 10  # why games were refused
MESUREES: Final = 200  # lines that are looked at to size a column
NOM_MINIMAL: Final = 90  # px
CEDEES: Final = (ColonneErreurs.ERREURS, ColonneErreurs.PERTE)  # which their tooltips have


class TableErreurs(QTableView):
    """Leaves the names some room: in a narrow window the columns of ``CEDEES`` go, one after the other."""

    def presenter(self, modele: ModeleErreurs) -> None:
        """Show ``modele``, the columns of figures as wide as they need."""
        self.setModel(modele)
        entete = self.horizontalHeader()
        entete.setHighlightSections(False)
        entete.setSectionsClickable(False)
        entete.setResizeContentsPrecision(MESUREES)
        for colonne in ColonneErreurs:
            mode = QHeaderView.ResizeMode.ResizeToContents if colonne else QHeaderView.ResizeMode.Stretch
            entete.setSectionResizeMode(colonne, mode)
        modele.modelReset.connect(self.accorder)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come to a row."""
        viser_une_rangee(self)
        super().focusInEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        self.accorder()

    def accorder(self) -> None:
        """Show the columns that there is room for."""
        chiffres = [colonne for colonne in ColonneErreurs if colonne is not ColonneErreurs.NOM]
        larges = {rang: largeur_utile(self, rang) for rang in chiffres}
        for cedee in CEDEES:
            tient = sum(larges.values()) + NOM_MINIMAL <= self.viewport().width()
            self.setColumnHidden(cedee, not tient)
            if not tient:
                larges.pop(cedee)


class PageAnalyses(Retraduit, QWidget):
    """Shows the queue and the table, and says what is asked of them; it asks nothing itself."""

    analyse_demandee = Signal(bool)  # with more positions where a move lost much
    axe_change = Signal(str)
    rangee_choisie = Signal(object)  # a ``RangeeErreurs``, whose games somebody wants to see
    export_demande = Signal()

    def __init__(self, travail: TravailEnSerie) -> None:
        """Wait for the first answers."""
        super().__init__()
        self._travail = travail
        self._parties: int | None = None  # of the position
        self._etat = travail.etat  # that was told last
        self._faire_file()
        self._faire_tableau()
        self._composer()
        travail.change.connect(self._dire)
        self._traduire()

    def _faire_file(self) -> None:
        self.analyser, self.pause, self.annuler = QPushButton(), QPushButton(), QPushButton()
        self.approfondir, self.reprise = QCheckBox(), QCheckBox()
        self.etat = Etiquette()
        self.barre = QProgressBar()
        self.barre.setMaximumHeight(10)
        self.pause.setCheckable(True)
        self.analyser.clicked.connect(lambda: self.analyse_demandee.emit(self.approfondir.isChecked()))
        self.pause.clicked.connect(self._travail.suspendre)
        self.annuler.clicked.connect(self._travail.annuler)

    def _faire_tableau(self) -> None:
        self.axe, self.exporter = QComboBox(), QPushButton()
        self.axe.addItems([""] * len(AXES))
        self.axe.currentIndexChanged.connect(lambda rang: self.axe_change.emit(AXES[rang]))
        self.exporter.clicked.connect(self.export_demande)
        self.resume = Etiquette()
        self.resume.setProperty("role", "detail")
        self.resume.setWordWrap(True)
        self.modele = ModeleErreurs(self)
        self.table = TableErreurs()
        self.table.presenter(self.modele)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.verticalHeader().setDefaultSectionSize(HAUTEUR)
        self.table.activated.connect(self._choisir)

    def _composer(self) -> None:
        noms = {
            "bouton_analyser_serie": self.analyser,
            "case_approfondir_serie": self.approfondir,
            "etat_serie": self.etat,
            "barre_serie": self.barre,
            "bouton_pause_serie": self.pause,
            "bouton_annuler_serie": self.annuler,
            "case_reprise_serie": self.reprise,
            "axe_erreurs": self.axe,
            "bouton_exporter_erreurs": self.exporter,
            "table_erreurs": self.table,
            "resume_erreurs": self.resume,
        }
        for nom, widget in noms.items():
            widget.setObjectName(nom)
        self.titre = TitreDePage("analyses", self.etat, self.analyser)
        colonne = self._colonne = colonne_de_page(self, self.titre)
        for widgets in (
            (self.barre, self.pause, self.annuler),
            (self.reprise, self.approfondir),
            (self.axe, self.exporter),
        ):
            ligne = QHBoxLayout()
            for rang, widget in enumerate(widgets):
                ligne.addWidget(widget, 0 if rang else 1)
            colonne.addLayout(ligne)
        colonne.addWidget(self.table, 1)
        colonne.addWidget(self.resume)

    # What is shown.

    def accueillir(self, filtres: QWidget) -> None:
        """Show which games are counted, as the fields of ``filtres`` say."""
        if filtres.parentWidget() is not self:
            self._colonne.insertWidget(1, filtres)
            tabuler(filtres, self.analyser)  # made after them
            filtres.show()

    def compter(self, parties: int) -> None:
        """Say how many games the position has."""
        self._parties = parties
        self._dire()

    def montrer(self, tableau: TableauErreurs) -> None:
        """Show who errs where."""
        self.modele.montrer(tableau)
        self._dire_tableau()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self.modele.definir_theme(theme)

    def _choisir(self, index: QModelIndex) -> None:
        self.rangee_choisie.emit(self.modele.rangee(index.row()))

    def _dire(self) -> None:
        travail, etat = self._travail, self._travail.etat
        parties = "…" if self._parties is None else nombre(self._parties)
        self.analyser.setEnabled(bool(self._parties))
        self.analyser.setText(self.tr("Analyser ces parties ({nombre})").format(nombre=parties))
        occupee = etat is not EtatDeFile.VIDE
        if not occupee and (self.pause.hasFocus() or self.annuler.hasFocus()):
            self.analyser.setFocus()  # before they fall asleep, and before the end is told
        for widget in (self.pause, self.annuler):
            widget.setEnabled(occupee)
        avancement = travail.avancement
        faites = 0 if avancement is None else avancement.faites + avancement.refusees
        self.barre.setMaximum(max(faites + travail.attente, 1))
        self.barre.setValue(faites if occupee else 0)
        with QSignalBlocker(self.pause):
            self.pause.setChecked(etat is EtatDeFile.EN_PAUSE)
        self.pause.setText(self.tr("Reprendre") if etat is EtatDeFile.EN_PAUSE else self.tr("Pause"))
        self.etat.setText(self._phrase(etat))
        autre, self._etat = etat is not self._etat, etat
        if autre and self.isVisible():
            annoncer(self, self.etat.text())
        infobulle(self.etat, "\n".join(f"{majuscule(dire(raison))}." for raison in travail.raisons[:RAISONS_DITES]))

    def _phrase(self, etat: EtatDeFile) -> str:
        travail = self._travail
        dites = []
        if (avancement := travail.avancement) is not None and avancement.faites:
            dites.append(accorder(avancement.faites, self.tr("{} partie jugée"), self.tr("{} parties jugées")))
        if travail.attente:
            dites.append(accorder(travail.attente, self.tr("{} attend"), self.tr("{} attendent")))
        if etat is EtatDeFile.EN_COURS and avancement is not None and avancement.reste is not None:
            dites.append(self.tr("reste {duree}").format(duree=duree(avancement.reste)))
        if travail.refusees:
            refusees = accorder(travail.refusees, self.tr("{} refusée"), self.tr("{} refusées"))
            dites.append(deux_points(refusees, dire(travail.raisons[0])) if len(travail.raisons) == 1 else refusees)
        suites = {
            EtatDeFile.VIDE: "" if dites else self._rien(),
            EtatDeFile.EN_COURS: "",
            EtatDeFile.CEDEE: self.tr("reprendra après la partie qui se joue"),
            EtatDeFile.EN_PAUSE: self.tr("en pause"),
        }
        return " · ".join(filter(None, [*dites, suites[etat]]))

    def _rien(self) -> str:
        if self._parties == 0:
            return self.tr("Aucune partie de la bibliothèque ne passe par cette position.")
        return self.tr("Rien n'attend d'être jugé.")

    def _dire_tableau(self) -> None:
        tableau = self.modele.tableau
        self.exporter.setEnabled(tableau is not None and bool(tableau.rangees))
        if tableau is None:
            self.resume.setText("")
        elif not tableau.jugees:
            self.resume.setText(self.tr("Analysez des parties pour voir ici qui se trompe, et à quel moment."))
        else:
            jugees = accorder(tableau.jugees, self.tr("{} partie jugée"), self.tr("{} parties jugées"))
            self.resume.setText(
                self.tr("{jugees} sur {parties}. Entre parenthèses : moins de 30 parties, qui disent peu.").format(
                    jugees=jugees, parties=nombre(tableau.parties)
                )
            )

    def _traduire(self) -> None:
        self.titre.titre.setText(self.tr("Analyses"))
        self.approfondir.setText(self.tr("Approfondir"))
        infobulle(
            self.approfondir,
            self.tr("Dix fois plus de positions là où un coup perd au moins deux pions : plus long, plus sûr"),
        )
        self.annuler.setText(self.tr("Annuler"))
        self.reprise.setText(self.tr("Reprendre au prochain démarrage"))
        axes = (self.tr("Par joueur"), self.tr("Par camp"), self.tr("Par ouverture"), self.tr("Par année"))
        for rang, texte in enumerate(axes):
            self.axe.setItemText(rang, texte)
        intituler(self.axe, self.tr("Ce qui a une ligne dans le tableau"))
        self.exporter.setText(self.tr("Exporter…"))
        self.table.setAccessibleName(self.tr("Qui se trompe où"))
        self.barre.setAccessibleName(self.tr("Parties jugées"))
        self.modele.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(ColonneErreurs) - 1)
        self._dire()
        self._dire_tableau()
