"""A dialog that shows the pages of a document, and asks which printer or which file they go to."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ecosysteme.papier.page import DocumentPapier
from ui.papier.apercu import Apercu
from ui.papier.demande import Demande, composer
from ui.papier.peinture import taille_de
from ui.socle.devant import dimensionner, mettre_devant
from ui.socle.fichiers import demander_enregistrement, nom_de_fichier
from ui.socle.formulaire import Remarque
from ui.socle.raisons import dire, majuscule
from ui.socle.taches import Tache, Taches
from ui.socle.theme import Theme

TAILLE: Final = QSize(960, 820)
PART_ECRAN: Final = 0.95  # at most
LARGEUR_CHAMPS: Final = 400  # px


class DialogueDocument(QDialog):
    """Composes off the GUI thread; ``pdf_demande`` and ``impression_demandee`` say where the document shall go."""

    pdf_demande = Signal(object, object)  # a ``DocumentPapier``, a ``Path``
    impression_demandee = Signal(object, object)  # a ``DocumentPapier``, a ``QPrinter``
    remarque: Remarque  # where a subclass has what is wrong said

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dialogue_papier")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._composition: Tache | None = None
        self._taches = Taches(self)
        self.apercu = Apercu(self._taches)
        self.imprimer = QPushButton(self.tr("&Imprimer…"))
        self.enregistrer = QPushButton(self.tr("Enregistrer en &PDF…"))

    def _disposer(self, champs: QWidget | None) -> None:
        """Put ``champs`` over the buttons, and the preview beside them; without any, the buttons under the preview."""
        fermer = QPushButton(self.tr("Ferm&er"))
        rangee = QHBoxLayout()
        for bouton, nom, geste in (
            (self.imprimer, "papier_imprimer", self._choisir_imprimante),
            (self.enregistrer, "papier_enregistrer", self._choisir_pdf),
            (fermer, "papier_fermer", self.close),
        ):
            bouton.setObjectName(nom)
            bouton.setAutoDefault(False)
            bouton.clicked.connect(lambda _=False, geste=geste: geste())
            rangee.addWidget(bouton)
        boite = QWidget()
        colonne = QVBoxLayout(boite)
        colonne.setContentsMargins(0, 0, 0, 0)
        if champs is not None:
            boite.setFixedWidth(LARGEUR_CHAMPS)
            colonne.addWidget(champs, 1)
        colonne.addWidget(self.remarque)
        colonne.addLayout(rangee)
        tout = QVBoxLayout(self) if champs is None else QHBoxLayout(self)
        for partie in (self.apercu, boite) if champs is None else (boite, self.apercu):
            tout.addWidget(partie, int(partie is self.apercu))
        self.enregistrer.setDefault(True)  # now that it is in the dialog
        self._permettre()
        dimensionner(self, TAILLE)

    # The document.

    @property
    def document(self) -> DocumentPapier | None:
        """What would be printed now, ``None`` while there is nothing to print."""
        return self.apercu.document

    @property
    def propose(self) -> Path:
        """How its file is called unless somebody says otherwise."""
        raise NotImplementedError

    def _lancer(self, demande: Demande) -> None:
        """Compose what is asked for, and show it."""
        self._composition = self._taches.lancer(lambda _: composer(demande), self._presenter, self._refuser)

    def _presenter(self, document: DocumentPapier) -> None:
        self.remarque.dire("")
        self._elargir(document)
        self.apercu.montrer(document)
        self._permettre()

    def _elargir(self, document: DocumentPapier) -> None:
        """Take the room of two pages where there are several; what is wide stays so."""
        ecran = self.screen().availableGeometry()
        manque = self.apercu.largeur_voulue(document) - self.apercu.width()
        largeur = min(self.width() + manque, round(ecran.width() * PART_ECRAN))
        if len(document.pages) > 1 and largeur > self.width() and not self.isMaximized():
            self.move(max(ecran.left(), self.x() - (largeur - self.width()) // 2), self.y())
            self.resize(largeur, self.height())

    def _refuser(self, erreur: BaseException) -> None:
        phrase = dire(erreur)
        self.remarque.dire(majuscule(phrase))
        self.apercu.montrer(None)
        self._permettre()

    def _permettre(self) -> None:
        for bouton in (self.imprimer, self.enregistrer):
            bouton.setEnabled(self.document is not None)

    # Where it goes.

    def _choisir_pdf(self) -> None:
        demander_enregistrement(
            self,
            "boite_enregistrer_pdf",
            self.tr("Enregistrer en PDF"),
            self._ecrire,
            depart=self.propose,
            neuf=True,
            suffixes={".pdf": self.tr("Document PDF")},
        )

    def _ecrire(self, chemin: Path) -> None:
        if self.document is not None:
            self._retenir()
            self.pdf_demande.emit(self.document, chemin)

    def _choisir_imprimante(self) -> None:
        document = self.document
        if document is None:
            return
        self._retenir()
        imprimante = QPrinter(QPrinter.PrinterMode.HighResolution)
        imprimante.setPageSize(taille_de(document.pages[0].format))
        imprimante.setFullPage(True)
        imprimante.setDocName(document.titre)
        boite = QPrintDialog(imprimante, self)
        boite.setObjectName("boite_imprimer")
        boite.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        boite.setWindowModality(Qt.WindowModality.WindowModal)
        boite.accepted.connect(lambda _: self.impression_demandee.emit(document, imprimante))
        boite.show()

    def _retenir(self) -> None:
        """Remember what the next document begins with."""

    def dire(self, phrase: str, *, erreur: bool) -> None:
        """Say what was done with the document, or could not be; it stays, to be tried again."""
        self.remarque.dire(phrase, erreur=erreur)

    def done(self, resultat: int) -> None:
        """Stop what is being prepared, without waiting for it."""
        self._taches.fermer(0)
        super().done(resultat)


class DialogueFeuille(DialogueDocument):
    """Shows one document that is chosen already: the sheet of a class."""

    def __init__(self, parent: QWidget, theme: Theme, nom: str, demande: Demande) -> None:
        """Show what ``demande`` makes, under the name ``nom``."""
        super().__init__(parent)
        self.setWindowTitle(nom)
        self.remarque = Remarque(self.enregistrer, theme, lignes=1)
        self._nom = nom
        self._disposer(None)
        self._lancer(demande)
        mettre_devant(self)

    @property
    def propose(self) -> Path:
        """The name of the sheet."""
        return nom_de_fichier(".pdf", self._nom)
