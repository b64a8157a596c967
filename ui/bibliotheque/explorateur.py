"""The page of the library: filters, next moves, the games found, and what to do where there are none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ecosysteme.jeu import Camp
from ui.bibliotheque.acces import AccesBibliotheque
from ui.bibliotheque.coups_suivants import BarreIssues, ColonneCoup, LigneCoup, ModeleCoups
from ui.bibliotheque.filtres import FiltresBibliotheque
from ui.bibliotheque.mots import dire_elargissements, dire_ici, dire_interversions, dire_parties, expliquer_vide
from ui.bibliotheque.parties_trouvees import ColonnePartie, ModeleTrouvees
from ui.bibliotheque.question import ORDRE, ReponseDeLaBibliotheque
from ui.bibliotheque.tables import TableBibliotheque
from ui.disposition.titre_page import TitreDePage, colonne_de_page
from ui.joueurs.noms import dire_garde
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle, sans_raccourci
from ui.socle.theme import Theme

PARTS: Final = ("joueurs", "tournois", "annees", "humains", "xot", ORDRE)  # of the filter, each can be lifted
PATIENCE: Final = 100  # ms before what is shown of the position before is dimmed


class PageBibliotheque(Retraduit, QWidget):
    """Shows answers of the library and says what is wanted of them; it asks nothing itself."""

    vise = Signal(int)  # the square of the next move that is pointed at, -1: none
    joue = Signal(int)  # the square of a next move that is to be played
    ajoute = Signal(int)  # the square of a next move that somebody wants to learn
    ouverte = Signal(int)  # the number of a game that is to be opened
    export_demande = Signal()
    wthor_demande = Signal()
    journal_demande = Signal()
    moi_demande = Signal()  # one's own results
    collections_demandees = Signal()
    fichiers_deposes = Signal(list)  # their paths
    abandon_demande = Signal()  # of the import
    page_demandee = Signal(str, str)  # of a name: ``joueur`` or ``tournoi``, and which

    def __init__(self, acces: AccesBibliotheque) -> None:
        """Wait for the first answer."""
        super().__init__()
        self.setObjectName("page_bibliotheque")
        self._reponse: ReponseDeLaBibliotheque | None = None
        self._message = ""  # what is said instead of answers
        self._menu = QMenu(self)
        self._menu.setObjectName("menu_bibliotheque")
        self._importees: int | None = None  # games that an import has read
        self.setAcceptDrops(True)
        self.filtres = FiltresBibliotheque(acces)
        self.modele_coups, self.modele_parties = ModeleCoups(self), ModeleTrouvees(self)
        self.coups = TableBibliotheque(self.modele_coups, (ColonneCoup.OUVERTURE,))
        self.coups.setObjectName("coups_suivants")
        self._barre = BarreIssues(self.coups)
        self.coups.setItemDelegateForColumn(ColonneCoup.ISSUES, self._barre)
        elastiques = ColonnePartie.NOIR, ColonnePartie.BLANC, ColonnePartie.TOURNOI
        self.parties = TableBibliotheque(self.modele_parties, elastiques, ouvrable=True, menu=ColonnePartie.PAGES)
        self.parties.setObjectName("parties_trouvees")
        self.parties.setAlternatingRowColors(True)
        self.titre, self.ailleurs, self.message = Etiquette(), Etiquette(), Etiquette(pliee=True)
        self._titre_parties, self._aide, self.compte = Etiquette(), Etiquette(), Etiquette()
        self.exporter, self.wthor, self.journal = QPushButton(), QPushButton(), QPushButton()
        self.collections, self.annuler, self.moi = QPushButton(), QPushButton(), QPushButton()
        self.elargir = {nom: QPushButton() for nom in PARTS}
        self._nommer()
        self._disposer()
        self._bientot = QTimer(self, singleShot=True, interval=PATIENCE)
        self._bientot.timeout.connect(self._estomper)
        self._brancher()
        self._traduire()

    def _nommer(self) -> None:
        noms = {
            "bouton_exporter": self.exporter,
            "bouton_wthor": self.wthor,
            "bouton_journal": self.journal,
            "bouton_collections": self.collections,
            "bouton_mes_resultats": self.moi,
            "bouton_annuler_import": self.annuler,
            "titre_coups_suivants": self.titre,
            "message_bibliotheque": self.message,
            "resume_bibliotheque": self.compte,
        }
        noms |= {f"bouton_elargir_{nom}": bouton for nom, bouton in self.elargir.items()}
        for nom, widget in noms.items():
            widget.setObjectName(nom)
        for texte in (self.titre, self._titre_parties):
            texte.setProperty("role", "titre")
        for texte in (self.ailleurs, self._aide):
            texte.setProperty("role", "discret")

    def _disposer(self) -> None:
        self._cadre_coups, coups = _carte()
        haut = QHBoxLayout()
        haut.addWidget(self.titre, 1)
        haut.addWidget(self.ailleurs)
        coups.addLayout(haut)
        coups.addWidget(self.message)
        premiers = QHBoxLayout()
        premiers.addWidget(self.wthor)
        premiers.addWidget(self.journal)
        premiers.addStretch(1)
        coups.addLayout(premiers)
        for bouton in self.elargir.values():
            coups.addWidget(bouton, 0, Qt.AlignmentFlag.AlignLeft)
        coups.addWidget(self.coups, 1)
        coups.addStretch()  # the room of the table where there is none
        self._cadre_parties, parties = _carte()
        haut = QHBoxLayout()
        haut.addWidget(self._titre_parties)
        haut.addWidget(self._aide, 1)
        haut.addWidget(self.exporter)
        parties.addLayout(haut)
        parties.addWidget(self.parties, 1)
        self.titre_page = TitreDePage("bibliotheque", self.compte, self.collections, self.moi)
        colonne = self._colonne = colonne_de_page(self, self.titre_page)
        colonne.addWidget(self.annuler, 0, Qt.AlignmentFlag.AlignRight)
        colonne.addWidget(self.filtres)
        colonne.addWidget(self._cadre_coups, 1)
        colonne.addWidget(self._cadre_parties, 1)
        self.coups.horizontalHeader().setMinimumSectionSize(20)

    def _brancher(self) -> None:
        self.coups.vise.connect(lambda rang: self.vise.emit(self._case(rang)))
        self.coups.choisie.connect(lambda rang: self._jouer(self._case(rang)))
        self.coups.menu_demande.connect(self._proposer_coup)
        self.parties.vise.connect(lambda rang: self.vise.emit(self._suite(rang)))
        self.parties.choisie.connect(lambda rang: self._jouer(self._suite(rang)))
        self.parties.ouverte.connect(lambda rang: self.ouverte.emit(self.modele_parties.parties[rang].numero))
        self.parties.menu_demande.connect(self._proposer)
        self.filtres.page_demandee.connect(self.page_demandee)
        self.exporter.clicked.connect(lambda _: self.export_demande.emit())
        self.wthor.clicked.connect(lambda _: self.wthor_demande.emit())
        self.journal.clicked.connect(lambda _: self.journal_demande.emit())
        self.moi.clicked.connect(lambda _: self.moi_demande.emit())
        self.collections.clicked.connect(lambda _: self.collections_demandees.emit())
        self.annuler.clicked.connect(lambda _: self.abandon_demande.emit())
        for nom, bouton in self.elargir.items():
            bouton.clicked.connect(lambda _, nom=nom: self._elargir(nom))

    def _case(self, rang: int) -> int:
        lignes = self.modele_coups.lignes
        case = lignes[rang].case if 0 <= rang < len(lignes) else None
        return -1 if case is None else case

    def _suite(self, rang: int) -> int:
        parties = self.modele_parties.parties
        case = parties[rang].suivant if 0 <= rang < len(parties) else None
        return -1 if case is None else case

    def _proposer(self, rang: int, place: QPoint) -> None:
        """Offer the pages of who played a game, and of where."""
        partie = self.modele_parties.parties[rang]
        noms = (("joueur", partie.noir), ("joueur", partie.blanc), ("tournoi", partie.tournoi))
        self._menu.clear()
        for genre, nom in noms:
            if nom:
                entree = self._menu.addAction(self.tr("Page de {}").format(sans_raccourci(dire_garde(nom))))
                entree.triggered.connect(lambda _=False, genre=genre, nom=nom: self.page_demandee.emit(genre, nom))
        self._menu.popup(place)

    def _proposer_coup(self, rang: int, place: QPoint) -> None:
        """Offer to learn a next move."""
        if (case := self._case(rang)) >= 0:
            self._menu.clear()
            entree = self._menu.addAction(self.tr("Ajouter à mon répertoire"))
            entree.triggered.connect(lambda _=False: self.ajoute.emit(case))
            self._menu.popup(place)

    def _jouer(self, case: int) -> None:
        if case >= 0:
            self.joue.emit(case)

    def _elargir(self, nom: str) -> None:
        """Lift a part of the filter, whose field has the keyboard once its button goes."""
        champ = self.filtres.lever(nom)
        if self.elargir[nom].hasFocus():
            champ.setFocus()

    # What is shown.

    def showEvent(self, event: QShowEvent) -> None:
        """Have the filters, which another page may show meanwhile."""
        super().showEvent(event)
        if self.filtres.parentWidget() is not self:
            self._colonne.insertWidget(2, self.filtres)
            self.filtres.interversions.show()
            self._dire()

    def preter_filtres(self) -> FiltresBibliotheque:
        """Give the filters to another page, for which positions are the same by whatever moves they came."""
        self.filtres.interversions.hide()
        return self.filtres

    def attendre(self) -> None:
        """Dim what is shown soon, unless an answer comes before."""
        self._bientot.start()

    def _estomper(self) -> None:
        self.modele_coups.estomper()
        self.modele_parties.estomper()

    def montrer(self, reponse: ReponseDeLaBibliotheque, lignes: Sequence[LigneCoup], camp: Camp | None) -> None:
        """Show an answer, whose next moves, of ``camp``, are ``lignes``."""
        self._bientot.stop()
        self._reponse, self._message = reponse, ""
        self.modele_coups.montrer(lignes, camp)
        self.modele_parties.montrer(reponse.parties, reponse.total)
        self._traduire()

    def refuser(self, message: str) -> None:
        """Say why there is nothing to show."""
        self._bientot.stop()
        self._reponse, self._message = None, message
        self.modele_coups.montrer((), None)
        self.modele_parties.montrer((), 0)
        self._traduire()

    def montrer_import(self, parties: int | None) -> None:
        """Say how many games an import has read, with a button that gives it up; ``None``: there is none."""
        self._importees = parties
        self._dire()

    def evaluer(self, valeurs: Mapping[int, int]) -> None:
        """Write what the engine thinks of the next moves, by square."""
        self.modele_coups.evaluer(valeurs)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._barre.theme = theme
        self.modele_coups.definir_theme(theme)
        self.modele_parties.definir_theme(theme)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and folders, games to keep."""
        if event.mimeData().hasUrls():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Add what is dropped to the library."""
        chemins = [Path(adresse.toLocalFile()) for adresse in event.mimeData().urls() if adresse.isLocalFile()]
        if chemins:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.fichiers_deposes.emit(chemins)

    # Words.

    def _traduire(self) -> None:
        self.titre_page.titre.setText(self.tr("Bibliothèque"))
        self.coups.setAccessibleName(self.tr("Coups suivants"))
        self.parties.setAccessibleName(self.tr("Parties trouvées"))
        self._titre_parties.setText(self.tr("Parties"))
        self._aide.setText(self.tr("double clic : ouvrir dans Analyser"))
        self.exporter.setText(self.tr("Exporter…"))
        infobulle(self.exporter, self.tr("Écrire ces parties dans un fichier"))
        self.wthor.setText(self.tr("Choisir un dossier WTHOR…"))
        self.journal.setText(self.tr("Ajouter mes parties du journal"))
        self.collections.setText(self.tr("Collections…"))
        self.moi.setText(self.tr("Mes résultats"))
        infobulle(self.moi, self.tr("Vos parties du journal, par couleur, par adversaire et par ouverture"))
        self.annuler.setText(self.tr("Annuler"))
        infobulle(self.annuler, self.tr("Abandonner l'import : la bibliothèque reste comme elle était"))
        self.modele_coups.traduire()
        self.modele_parties.traduire()
        self._dire()

    def _dire(self) -> None:
        """Say what the answer of the moment amounts to, and show what it leaves."""
        reponse, message = self._reponse, self._message
        if reponse is None:
            titre = ailleurs = compte = ""
        else:
            suivies = reponse.comptee.toutes
            tout = reponse.question.interversions or reponse.question.ligne is None
            titre = dire_parties(suivies.parties) if tout else dire_ici(suivies.parties)
            autres = reponse.toutes.toutes.parties - reponse.toutes.toutes.ici
            ailleurs = "" if reponse.question.ligne is None else dire_interversions(autres)
            compte = self.tr("{} dans la bibliothèque").format(dire_parties(reponse.gardees))
            if not reponse.gardees:
                message = self.tr("La bibliothèque est vide. Déposez ici des fichiers de parties, ou :")
            elif not suivies.parties:
                message = expliquer_vide(reponse)
        vide = reponse is not None and not reponse.gardees
        elargissements = {} if reponse is None else dire_elargissements(reponse.sans)
        for nom, bouton in self.elargir.items():
            bouton.setText(elargissements.get(nom, ""))
            bouton.setVisible(nom in elargissements)
        self.titre.setText(titre if not vide else "")
        self.ailleurs.setText(ailleurs)
        if self._importees is not None:
            compte = self.tr("Import : {} lues").format(dire_parties(self._importees))
        self.compte.setText(compte)
        self.message.setText(message)
        self.message.setVisible(bool(message))
        self.coups.setVisible(reponse is not None and not vide)
        self._cadre_parties.setVisible(reponse is not None and not vide)
        self.filtres.setVisible(reponse is not None and not vide)
        self._apporter(vide)
        self.exporter.setEnabled(reponse is not None and reponse.total > 0)

    def _apporter(self, vide: bool) -> None:
        """Offer to fill an empty library, or to give up an import.

        Whoever began one at the keyboard can give it up there, and comes to the games that it brought.
        """
        importe, premiers = self._importees is not None, (self.wthor, self.journal)
        clavier = self.window().focusWidget()  # it is kept while the box that asked for a folder goes
        if importe:
            self.annuler.show()
            if clavier in premiers:
                self.annuler.setFocus()
        for bouton in premiers:
            bouton.setEnabled(not importe)
        if not importe and clavier in (*premiers, self.annuler):
            if self.parties.isVisibleTo(self):
                self.parties.setFocus()
            elif vide and clavier is self.annuler:
                self.wthor.setFocus()
        self.annuler.setVisible(importe)
        for bouton in premiers:
            bouton.setVisible(vide)


def _carte() -> tuple[QFrame, QVBoxLayout]:
    """Make a card, and the column that it holds."""
    carte = QFrame()
    carte.setProperty("role", "carte")
    carte.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
    colonne = QVBoxLayout(carte)
    colonne.setContentsMargins(12, 8, 12, 8)
    colonne.setSpacing(4)
    colonne.setAlignment(Qt.AlignmentFlag.AlignTop)
    return carte, colonne
