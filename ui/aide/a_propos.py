"""*À propos*: which versions of what run here, the licences of what is shipped, whether to ask for newer versions."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTabWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.distribution.licences import Licence, expediees
from ecosysteme.distribution.versions import PROGRAMME, version
from ui.aide.nouveautes import Nouveautes
from ui.incidents.rapport import ecrire_versions
from ui.socle.devant import dimensionner
from ui.socle.messages import annoncer
from ui.socle.retraduction import Retraduit
from ui.socle.taches import Taches
from ui.socle.textes import Etiquette, bulle

TAILLE: Final = QSize(960, 600)  # px, where the screen has them
LISTE: Final = 300  # px of the list of licences, beside their text: its lines of 80 characters are not folded


class APropos(Retraduit, QDialog):
    """Says what this program is; it does not block, and what is long to know comes when it is known."""

    def __init__(self, fenetre: QMainWindow, nouveautes: Nouveautes) -> None:
        super().__init__(fenetre)
        self.setObjectName("a_propos")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._nouveautes = nouveautes
        self._licences: list[Licence] = []
        self._taches = Taches(self)
        self._faire()
        self._disposer()
        self._brancher()
        self._traduire()
        dimensionner(self, TAILLE)
        self._taches.lancer(lambda _arret: expediees(), self._lister, lambda _erreur: None)

    def _faire(self) -> None:
        self._titre, self._presentation = Etiquette(), Etiquette(pliee=True)
        self._titre.setObjectName("titre_a_propos")
        self._titre.setProperty("role", "titre_page")
        self._versions = QPlainTextEdit(readOnly=True)
        self._versions.setObjectName("texte_versions")
        self._liste = QTreeWidget()
        self._liste.setRootIsDecorated(False)
        self._liste.setObjectName("liste_licences")
        self._texte = QPlainTextEdit(readOnly=True)
        self._texte.setObjectName("texte_licence")
        for texte in (self._versions, self._texte):
            texte.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._onglets = QTabWidget()
        self._permis = QCheckBox()
        self._permis.setObjectName("case_nouveautes")
        self._permis.setChecked(self._nouveautes.permis)
        self._permis.setEnabled(bool(self._nouveautes.adresse))
        self._ou, self._reponse = Etiquette(pliee=True), Etiquette(pliee=True)
        self._reponse.setObjectName("reponse_nouveautes")
        self._copier, self._fermer = QPushButton(), QPushButton()
        self._copier.setObjectName("bouton_copier_versions")
        self._fermer.setObjectName("bouton_fermer_a_propos")
        self._copier.setAutoDefault(False)

    def _disposer(self) -> None:
        colonne, boutons, premiere = QVBoxLayout(self), QHBoxLayout(), QVBoxLayout()
        page, licences = QWidget(), QSplitter()
        for ligne in (self._versions, self._permis, self._ou, self._reponse):
            premiere.addWidget(ligne)
        page.setLayout(premiere)
        licences.addWidget(self._liste)
        licences.addWidget(self._texte)
        licences.setSizes([LISTE, TAILLE.width() - LISTE])
        self._onglets.addTab(page, "")
        self._onglets.addTab(licences, "")
        boutons.addStretch()
        for bouton in (self._copier, self._fermer):
            boutons.addWidget(bouton)
        colonne.addWidget(self._titre)
        colonne.addWidget(self._presentation)
        colonne.addWidget(self._onglets)
        colonne.addLayout(boutons)

    def _brancher(self) -> None:
        self._permis.toggled.connect(self._nouveautes.permettre)
        self._nouveautes.change.connect(self._repondre)
        self._liste.currentItemChanged.connect(self._lire)
        self._copier.clicked.connect(self._copier_versions)
        self._fermer.clicked.connect(self.close)
        application = QApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    def _traduire(self) -> None:
        self.setWindowTitle(self.tr("À propos d'Othellier"))
        self._titre.setText(f"Othellier {version(PROGRAMME)}")
        self._presentation.setText(
            self.tr("Jouer à Othello, Puissance 4, Morpion et Nim, faire s'affronter des programmes, comprendre.")
        )
        self._onglets.setTabText(0, self.tr("Versions"))
        self._onglets.setTabText(1, self.tr("Licences"))
        self._versions.setAccessibleName(self.tr("Versions"))
        self._texte.setAccessibleName(self.tr("Texte de la licence"))
        self._liste.setHeaderLabels([self.tr("Composant"), self.tr("Licence")])
        self._permis.setText(self.tr("Demander une fois par jour au plus s'il existe une nouvelle &version"))
        lu = self.tr("Lit le petit fichier {adresse}. Rien n'est envoyé que cette demande, et rien n'est installé.")
        vide = self.tr("Aucune adresse n'est déclarée dans ce programme : rien ne peut être demandé.")
        self._ou.setText(lu.format(adresse=self._nouveautes.adresse) if self._nouveautes.adresse else vide)
        self._copier.setText(self.tr("&Copier les versions"))
        self._fermer.setText(self.tr("&Fermer"))
        self._repondre()
        # The lines bear names in the window's language; asked again, they take no time any more.
        self._taches.lancer(lambda _arret: ecrire_versions(), self._versions.setPlainText, lambda _erreur: None)

    def _copier_versions(self) -> None:
        QGuiApplication.clipboard().setText(self._versions.toPlainText())
        self._copier.setText(self.tr("Versions copiées"))  # nothing else would show that something was done
        annoncer(self, self._copier.text())

    def _repondre(self) -> None:
        self._reponse.setText(self._nouveautes.phrase)
        self._reponse.setVisible(bool(self._nouveautes.phrase))

    def _lister(self, licences: list[Licence]) -> None:
        self._licences = licences
        for licence in licences:
            ligne = QTreeWidgetItem(self._liste, [f"{licence.distribution} {licence.version}", licence.nom])
            ligne.setData(1, Qt.ItemDataRole.ToolTipRole, bulle(licence.nom))  # the column cuts long ones
        self._liste.resizeColumnToContents(0)
        self._liste.setCurrentIndex(self._liste.model().index(0, 0))

    def _lire(self, choisie: QTreeWidgetItem | None) -> None:
        if choisie is not None:
            licence = self._licences[self._liste.indexOfTopLevelItem(choisie)]
            muette = self.tr("Ce composant est installé sans le texte de sa licence, {nom}.")
            self._texte.setPlainText(licence.texte or muette.format(nom=licence.nom))

    def done(self, resultat: int) -> None:
        """Close, and let go of what is still being read."""
        self._taches.fermer()
        super().done(resultat)
