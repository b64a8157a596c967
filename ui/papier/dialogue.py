"""The paper dialog: what to print, beside its pages as they will be; it asks which printer or which file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ecosysteme.explication import Pourquoi
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import DocumentPapier, Nature
from ecosysteme.papier.problemes import Probleme
from ui.papier.apercu import Apercu
from ui.papier.champs import ChampsPapier
from ui.papier.demande import composer
from ui.papier.peinture import taille_de
from ui.socle.devant import mettre_devant
from ui.socle.fichiers import demander_enregistrement, demander_ouverture
from ui.socle.formulaire import Remarque
from ui.socle.memoire import Memoire
from ui.socle.raisons import dire, majuscule
from ui.socle.taches import Tache, Taches
from ui.socle.theme import Theme

DELAI: Final = 120  # ms: a name is typed faster than pages are laid out
TAILLE: Final = QSize(920, 680)
LARGEUR_CHAMPS: Final = 400  # px
PROPOSES: Final[dict[Nature, str]] = {
    "feuille": "feuille.pdf",
    "diagrammes": "diagrammes.pdf",
    "rapport": "analyse.pdf",
    "vierge": "feuille-vierge.pdf",
    "problemes": "problemes.pdf",
    "classe": "classe.pdf",
}
Recevoir = Callable[[Sequence[Probleme]], None]
RecevoirRaisons = Callable[[Mapping[int, Pourquoi]], None]
# Finds why the mistakes of the report are some, and answers later; returns what stops it.
ChercheRaisons = Callable[[RecevoirRaisons], Tache]


class ChercheProblemes(Protocol):
    """Who finds problems: in a game, or in an OBF file where one is named; answers later, on the GUI thread."""

    def __call__(
        self, fiche: Fiche, fichier: Path | None, recevoir: Recevoir, refuser: Callable[[BaseException], None]
    ) -> Tache:
        """Begin to look, and return what stops it."""


class DialoguePapier(QDialog):
    """Composes and shows; ``pdf_demande`` and ``impression_demandee`` say where the document shall go."""

    pdf_demande = Signal(object, object)  # a ``DocumentPapier``, a ``Path``
    impression_demandee = Signal(object, object)  # a ``DocumentPapier``, a ``QPrinter``

    def __init__(
        self,
        parent: QWidget,
        fiche: Fiche,
        memoire: Memoire,
        theme: Theme,
        *,
        numeros: str,
        ici: int,
        resoudre: ChercheProblemes,
        expliquer: ChercheRaisons,
    ) -> None:
        """Offer documents about ``fiche``; diagrams after the moves ``numeros`` unless others are typed.

        ``ici`` is the move after which the game is shown.
        """
        super().__init__(parent)
        self.setObjectName("dialogue_papier")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Imprimer"))
        self._resoudre, self._expliquer = resoudre, expliquer
        self._raisons: Mapping[int, Pourquoi] = {}
        self._explication: Tache | None = None  # asked for once
        self._problemes: tuple[Probleme, ...] | None = None
        self._fichier: Path | None = None
        self._resolution: Tache | None = None
        self._composition: Tache | None = None
        self._taches = Taches(self)
        self.champs = ChampsPapier(fiche, memoire, numeros, ici)
        self.remarque = Remarque(self.champs.nature, theme, lignes=3)
        self.apercu = Apercu(self._taches)
        self._bientot = QTimer(self, singleShot=True, interval=DELAI)
        self._bientot.timeout.connect(self._composer)
        self._disposer()
        self.champs.change.connect(self._bientot.start)
        self.champs.fichier_demande.connect(self._choisir_fichier)

    def _disposer(self) -> None:
        self.imprimer = QPushButton(self.tr("&Imprimer…"))
        self.enregistrer = QPushButton(self.tr("Enregistrer en &PDF…"))
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
        self.enregistrer.setDefault(True)
        gauche = QWidget()
        gauche.setFixedWidth(LARGEUR_CHAMPS)
        colonne = QVBoxLayout(gauche)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.addWidget(self.champs, 1)
        colonne.addWidget(self.remarque)
        colonne.addLayout(rangee)
        ligne = QHBoxLayout(self)
        ligne.addWidget(gauche)
        ligne.addWidget(self.apercu, 1)
        self._permettre()
        self.resize(TAILLE.boundedTo(self.screen().availableSize() * 0.95))

    def montrer(self, nature: Nature) -> None:
        """Open on a kind of document."""
        self.champs.choisir(nature)
        self._bientot.stop()
        self._composer()
        mettre_devant(self)

    # The document.

    @property
    def document(self) -> DocumentPapier | None:
        """What would be printed now, ``None`` while there is nothing to print."""
        return self.apercu.document

    def _composer(self) -> None:
        if self._composition is not None:
            self._composition.annuler()
        try:
            demande = self.champs.demande()
        except ValueError as erreur:
            self._refuser(erreur)
            return
        if demande.nature == "problemes" and self._problemes is None:
            self._demander_problemes(demande.fiche)
            return
        if demande.nature == "rapport" and self._explication is None:
            self._explication = self._expliquer(self._recevoir_raisons)
        origine = self._fichier.name if self._fichier else ""
        complete = replace(demande, problemes=self._problemes or (), origine=origine, raisons=self._raisons)
        self._composition = self._taches.lancer(lambda _: composer(complete), self._presenter, self._refuser)

    def _presenter(self, document: DocumentPapier) -> None:
        self.remarque.dire("")
        self.apercu.montrer(document)
        self._permettre()

    def _refuser(self, erreur: BaseException) -> None:
        phrase = dire(erreur)
        self.remarque.dire(majuscule(phrase))
        self.apercu.montrer(None)
        self._permettre()

    def _permettre(self) -> None:
        for bouton in (self.imprimer, self.enregistrer):
            bouton.setEnabled(self.document is not None)

    def _recevoir_raisons(self, raisons: Mapping[int, Pourquoi]) -> None:
        self._raisons = raisons
        self._bientot.start()

    # Problems, which the engine of the window finds.

    def _demander_problemes(self, fiche: Fiche) -> None:
        if self._resolution is None:
            self._resolution = self._resoudre(fiche, self._fichier, self._recevoir, self._manquer)
        self.apercu.montrer(None)
        self.remarque.dire(self.tr("Recherche des problèmes…"))
        self._permettre()

    def _recevoir(self, problemes: Sequence[Probleme]) -> None:
        self._resolution, self._problemes = None, tuple(problemes)
        self._composer()

    def _manquer(self, erreur: BaseException) -> None:
        self._resolution, self._problemes = None, ()
        self._refuser(erreur)

    def _choisir_fichier(self) -> None:
        def lire(chemin: Path) -> None:
            self._oublier_problemes()
            self._fichier = chemin
            self._composer()

        filtres = (self.tr("Positions OBF (*.obf *.txt)"), self.tr("Tous les fichiers (*)"))
        demander_ouverture(self, "boite_problemes", self.tr("Problèmes d'un fichier"), lire, filtres=filtres)

    def _oublier_problemes(self) -> None:
        if self._resolution is not None:
            self._resolution.annuler()
        self._resolution = self._problemes = None

    # Where it goes.

    def _choisir_pdf(self) -> None:
        demander_enregistrement(
            self,
            "boite_enregistrer_pdf",
            self.tr("Enregistrer en PDF"),
            self._ecrire,
            depart=Path(PROPOSES[self.champs.choisie]),
            suffixes={".pdf": self.tr("Document PDF")},
        )

    def _ecrire(self, chemin: Path) -> None:
        if self.document is not None:
            self.champs.retenir()
            self.pdf_demande.emit(self.document, chemin)

    def _choisir_imprimante(self) -> None:
        document = self.document
        if document is None:
            return
        self.champs.retenir()
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

    def dire(self, phrase: str, *, erreur: bool) -> None:
        """Say what was done with the document, or could not be; it stays, to be tried again."""
        self.remarque.dire(phrase, erreur=erreur)

    def done(self, resultat: int) -> None:
        """Stop what is being prepared, without waiting for it."""
        self._bientot.stop()
        self._oublier_problemes()
        if self._explication is not None:
            self._explication.annuler()
        self._taches.fermer(0)
        super().done(resultat)
