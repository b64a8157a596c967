"""The table of a class: who answered what in a folder of pupils' files, and which files could not be read."""

from __future__ import annotations

from pathlib import Path
from threading import Event

from PySide6.QtCore import QAbstractTableModel, QDateTime, QLocale, QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.classe.copie import MOITIE, ReponseEleve
from ecosysteme.classe.corrections import corrigeable, enregistrer_corrections
from ecosysteme.classe.export import csv_de_classe
from ecosysteme.classe.tableau import LigneDeClasse, TableauDeClasse, lire_dossier
from ecosysteme.ecriture import ecrire
from ecosysteme.fautes import mot
from ui.socle.devant import dimensionner
from ui.socle.fichiers import demander_dossier, demander_enregistrement, nom_du_jour
from ui.socle.langue import accorder, deux_points, langue_du_moment
from ui.socle.messages import annoncer
from ui.socle.raisons import dire, majuscule
from ui.socle.retraduction import Retraduit
from ui.socle.tables import IndexQt, largeur_utile, preparer_vue
from ui.socle.taches import Taches
from ui.socle.textes import Etiquette, bulle, infobulle, une_ligne

TAILLE = QSize(900, 560)
TITRE_VU = 24  # characters of the title of a step
REPONSE_VUE = 300  # characters of an answer
LARGEUR = 260  # px at most of the answers to a step, which have several lines
FIXES = 5  # columns before those of the steps
ELEVE, SEANCE = 0, 1  # the columns of the name, which stands before the lines and stays there, and of the session
RIEN = TableauDeClasse((), ())
HAUT = QModelIndex()


class ModeleResultats(QAbstractTableModel):
    """A pupil a line: name, session, right answers, time, when; then each step that asks for an answer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._tableau, self._titres, self._bilans = RIEN, RIEN.titres, RIEN.bilans
        self._questions = RIEN.questions

    def definir(self, tableau: TableauDeClasse) -> None:
        """Show another table, or the same in another language."""
        self.beginResetModel()
        # Once: titles of columns are asked for at each painting.
        self._tableau, self._titres, self._bilans = tableau, tableau.titres, tableau.bilans
        self._questions = tableau.questions
        self.endResetModel()

    def rowCount(self, parent: IndexQt = HAUT) -> int:
        """Return how many pupils there are."""
        return 0 if parent.isValid() else len(self._tableau.lignes)

    def columnCount(self, parent: IndexQt = HAUT) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else FIXES + len(self._questions)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Title a column: a step by its number, its own title, whole in the tooltip, and how it was answered."""
        if orientation is not Qt.Orientation.Horizontal:
            return self.index(section, ELEVE).data(role)
        if role == Qt.ItemDataRole.ToolTipRole and section >= FIXES:
            return bulle(self._titres[self._questions[section - FIXES]])
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        titres = (self.tr("Élève"), self.tr("Séance"), self.tr("Justes"), self.tr("Temps"), self.tr("Rendue"))
        return titres[section] if section < FIXES else self._nommer_etape(self._questions[section - FIXES])

    def _nommer_etape(self, rang: int) -> str:
        titre, (justes, jugees) = self._titres[rang], self._bilans[rang]
        nom = f"{rang + 1}. {mot(titre, TITRE_VU)}" if titre else self.tr("Étape {}").format(rang + 1)
        return f"{nom}\n{self._compter(justes, jugees)}" if jugees else nom

    def _compter(self, justes: float, jugees: int) -> str:
        return self.tr("{} sur {}").format(QLocale().toString(float(justes), "g", 6), jugees)

    def data(self, index: IndexQt, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Say what a cell does; its tooltip is the answer whole."""
        ligne = self._tableau.lignes[index.row()]
        reponses, colonne = ligne.copie.reponses, index.column() - FIXES
        etape = self._questions[colonne] if colonne >= 0 else -1
        if role == Qt.ItemDataRole.DisplayRole:
            if etape >= 0:
                return self._dire_reponse(reponses[etape]) if etape < len(reponses) else ""
            return self._dire_eleve(ligne)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole and 0 <= etape < len(reponses):
            texte = reponses[etape].texte
            return bulle(self.tr("{}\n(jugée à la main)").format(texte) if self._a_la_main(index) else texte)
        if role == Qt.ItemDataRole.ToolTipRole and etape < 0:
            return bulle(ligne.fichier)
        return None

    def question(self, index: IndexQt) -> int | None:
        """Return the place of the step, from 0, whose answer can be judged in this cell; ``None`` in another."""
        if index.column() < FIXES or self._tableau.corrections is None:
            return None
        rang, reponses = self._questions[index.column() - FIXES], self._tableau.lignes[index.row()].copie.reponses
        return rang if rang < len(reponses) and corrigeable(reponses[rang]) else None

    def _a_la_main(self, index: IndexQt) -> bool:
        rang = self.question(index)
        return rang is not None and self._tableau.a_la_main(index.row(), rang)

    def corriger(self, tableau: TableauDeClasse) -> None:
        """Show the same works, judged otherwise: the cell that is looked at stays."""
        self._tableau, self._bilans = tableau, tableau.bilans
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, FIXES, self.columnCount() - 1)

    def _dire_reponse(self, reponse: ReponseEleve) -> str:
        if not (reponse.texte or reponse.papier):  # which is not to be wrong
            return "–" if reponse.attendue else ""
        signe = {True: "✓ ", MOITIE: "½ ", False: "✗ ", None: ""}[reponse.juste]
        return signe + (mot(reponse.texte, REPONSE_VUE) or self.tr("sur papier"))

    def _dire_eleve(self, ligne: LigneDeClasse) -> tuple[str, ...]:
        copie, locale = ligne.copie, QLocale()
        rendue = QDateTime.fromString(copie.rendue, Qt.DateFormat.ISODate).toLocalTime()
        justes = self._compter(copie.justes, copie.jugees)
        minutes, secondes = divmod(round(copie.secondes), 60)
        quand = locale.toString(rendue, QLocale.FormatType.ShortFormat)
        return mot(ligne.nom), mot(copie.titre), justes, self.tr("{} min {} s").format(minutes, secondes), quand


class DialogueResultats(Retraduit, QDialog):
    """Shows a folder, exports it, and judges by hand; ``lu``, ``exporte`` and ``corrige`` once that is done."""

    lu = Signal()
    corrige = Signal()
    exporte = Signal()

    def __init__(self, parent: QWidget, taches: Taches) -> None:
        super().__init__(parent)
        self.setObjectName("dialogue_resultats")
        self._taches = taches
        self._dossier: Path | None = None
        self.tableau = RIEN
        self._modele = ModeleResultats(self)
        self.table = QTableView()
        self.table.setObjectName("classe_tableau")
        self.table.setModel(self._modele)
        self.table.selectionModel().currentChanged.connect(lambda *_: self._suivre())
        self._coin = Etiquette(parent=self.table)  # the title of the names
        self.resume, self._titre_refuses = Etiquette(pliee=True), Etiquette()
        self.resume.setObjectName("classe_resume")
        self.refuses = QListWidget()
        self.refuses.setObjectName("classe_refuses")
        self.refuses.setMaximumHeight(110)
        self._titre_refuses.setBuddy(self.refuses)
        gestes = {
            "dossier": self.demander,
            "juste": lambda: self.corriger(True),
            "moitie": lambda: self.corriger(MOITIE),
            "faux": lambda: self.corriger(False),
            "effacer": lambda: self.corriger(None),
            "exporter": self._demander_csv,
            "fermer": self.close,
        }
        self.boutons = {nom: QPushButton() for nom in gestes}
        for nom, geste in gestes.items():
            self.boutons[nom].setObjectName(f"resultats_{nom}")
            self.boutons[nom].setAutoDefault(False)
            self.boutons[nom].clicked.connect(lambda _=False, geste=geste: geste())
        self._disposer()
        self._traduire()
        dimensionner(self, TAILLE)

    def _disposer(self) -> None:
        colonne, boutons = QVBoxLayout(self), QHBoxLayout()
        self.table.setCornerButtonEnabled(False)
        for entete in (self.table.horizontalHeader(), self.table.verticalHeader()):
            entete.geometriesChanged.connect(self._placer_coin)
        for widget in (self.resume, self.table, self._titre_refuses, self.refuses):
            colonne.addWidget(widget)
        for nom, bouton in self.boutons.items():
            if nom in ("juste", "exporter"):
                boutons.addStretch(1)
            boutons.addWidget(bouton)
        colonne.addLayout(boutons)

    def _placer_coin(self) -> None:
        """Title the names over them, where nothing scrolls."""
        coin, marge = self.table.viewport().geometry().topLeft(), self.table.frameWidth()
        self._coin.setGeometry(marge + 4, marge, coin.x() - marge - 4, coin.y() - marge)

    def demander(self) -> None:
        """Ask for a folder."""
        demander_dossier(self, "boite_dossier_classe", self.tr("Dossier des copies"), self.ouvrir)

    def ouvrir(self, dossier: Path) -> None:
        """Read a folder, off the GUI thread."""

        def travail(arret: Event) -> TableauDeClasse:
            return lire_dossier(dossier, arret)

        def montrer(tableau: TableauDeClasse) -> None:
            self._dossier, self.tableau = dossier, tableau
            self._montrer()
            annoncer(self, self.resume.text())
            self.lu.emit()

        self._taches.lancer(travail, montrer, self._refuser)

    def _montrer(self) -> None:
        tableau = self.tableau
        self._modele.definir(tableau)
        preparer_vue(self.table, self._modele.columnCount(), elastique=-1)  # none: answers are what is read
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectItems)  # an answer, to judge it
        self._suivre()
        self.table.horizontalHeader().setMinimumSectionSize(60)
        self._plier()
        self.table.verticalHeader().setVisible(bool(tableau.lignes))
        self.table.setColumnHidden(ELEVE, True)
        self.table.setColumnHidden(SEANCE, len(self._seances) == 1)  # which is told above
        self.table.horizontalScrollBar().setValue(0)
        self.refuses.clear()
        for nom, raison in tableau.refuses:
            self.refuses.addItem(une_ligne(deux_points(mot(nom), dire(raison))))
        for widget in (self.refuses, self._titre_refuses):
            widget.setVisible(bool(tableau.refuses))
        self.boutons["exporter"].setEnabled(bool(tableau.lignes))
        self.resume.setText(self._resumer())

    def _suivre(self) -> None:
        """Let the answer that is looked at be judged, if it is one."""
        juge = self._modele.question(self.table.currentIndex()) is not None
        for nom in ("juste", "moitie", "faux", "effacer"):
            self.boutons[nom].setEnabled(juge)

    def corriger(self, juste: float | None) -> None:
        """Judge the answer that is looked at, then look at the next one to the same question that can be judged."""
        ici, dossier = self.table.currentIndex(), self._dossier
        rang = self._modele.question(ici)
        if rang is None or dossier is None:
            return
        self.tableau = self.tableau.corriger(ici.row(), rang, juste)
        self._modele.corriger(self.tableau)
        corrections = self.tableau.corrections
        if corrections is None:
            return

        def travail(_arret: Event) -> None:
            enregistrer_corrections(dossier, corrections)

        self._taches.lancer(travail, lambda _: self.corrige.emit(), self._refuser)
        suivants = (ici.siblingAtRow(ligne) for ligne in range(ici.row() + 1, self._modele.rowCount()))
        suivant = next((un for un in suivants if self._modele.question(un) is not None), ici)
        self.table.setCurrentIndex(suivant)
        self.table.setFocus()  # the next verdict has a key

    def _plier(self) -> None:
        """Write long answers over several lines."""
        entete = self.table.horizontalHeader()
        for colonne in range(FIXES, self._modele.columnCount()):
            if largeur_utile(self.table, colonne) > LARGEUR:
                entete.setSectionResizeMode(colonne, QHeaderView.ResizeMode.Interactive)
                entete.resizeSection(colonne, LARGEUR)
        self.table.resizeRowsToContents()

    @property
    def _seances(self) -> set[str]:
        return {ligne.copie.titre for ligne in self.tableau.lignes}

    def _resumer(self) -> str:
        if self._dossier is None:
            return self.tr("Choisissez le dossier où sont les copies des élèves.")
        copies = accorder(len(self.tableau.lignes), self.tr("{} copie"), self.tr("{} copies"))
        if len(self._seances) == 1:
            copies = self.tr("{} de « {} »").format(copies, mot(self._seances.pop()))
        phrases = [self.tr("{} dans {}").format(copies, mot(str(self._dossier)))]
        if memes := sum(ligne.rang == 2 for ligne in self.tableau.lignes):
            un, plusieurs = self.tr("{} nom a plusieurs copies"), self.tr("{} noms ont plusieurs copies")
            phrases.append(accorder(memes, un, plusieurs))
        if self.tableau.refuses:
            un, plusieurs = self.tr("{} fichier n'est pas compté"), self.tr("{} fichiers ne sont pas comptés")
            phrases.append(accorder(len(self.tableau.refuses), un, plusieurs))
        return " · ".join(phrases)

    def _demander_csv(self) -> None:
        demander_enregistrement(
            self,
            "boite_csv_classe",
            self.tr("Exporter le tableau"),
            self.exporter,
            depart=nom_du_jour(".csv", self._dossier.name if self._dossier is not None else self.tr("Classe")),
            suffixes={".csv": self.tr("Tableau CSV")},
        )

    def exporter(self, chemin: Path) -> None:
        """Write the table as CSV, off the GUI thread."""
        tableau, francais = self.tableau, langue_du_moment() == "fr"

        def travail(_arret: Event) -> None:
            ecrire(chemin, csv_de_classe(tableau, dire, francais=francais))

        def fini(_: None) -> None:
            self._dire(self.tr("Tableau écrit dans {}").format(mot(chemin.name)))
            self.exporte.emit()

        self._taches.lancer(travail, fini, self._refuser)

    def _refuser(self, erreur: BaseException) -> None:
        self._dire(majuscule(dire(erreur)))

    def _dire(self, phrase: str) -> None:
        self.resume.setText(phrase)
        annoncer(self, phrase)

    def _traduire(self) -> None:
        self.setWindowTitle(self.tr("Résultats de la classe"))
        self.boutons["dossier"].setText(self.tr("&Choisir un dossier…"))
        self.boutons["juste"].setText(self.tr("&Juste"))
        self.boutons["moitie"].setText(self.tr("À &moitié"))
        self.boutons["faux"].setText(self.tr("Fau&x"))
        self.boutons["effacer"].setText(self.tr("&Sans avis"))
        infobulle(self.boutons["juste"], self.tr("Compter juste la réponse choisie, et passer à l'élève suivant"))
        infobulle(self.boutons["moitie"], self.tr("Compter la réponse choisie pour ½, et passer à l'élève suivant"))
        infobulle(self.boutons["faux"], self.tr("Compter fausse la réponse choisie, et passer à l'élève suivant"))
        infobulle(self.boutons["effacer"], self.tr("Laisser la séance juger la réponse choisie"))
        self.boutons["exporter"].setText(self.tr("&Exporter en CSV…"))
        self.boutons["fermer"].setText(self.tr("&Fermer"))
        self._titre_refuses.setText(self.tr("Fichiers &non comptés"))
        self.refuses.setAccessibleName(self.tr("Fichiers non comptés"))
        self.table.setAccessibleName(self.windowTitle())
        self._coin.setText(str(self._modele.headerData(ELEVE, Qt.Orientation.Horizontal)))
        self._montrer()
