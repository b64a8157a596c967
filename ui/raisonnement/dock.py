"""The dock that shows how a search reasons: its tree, a sentence a step, the window, the counters, and its controls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.arbre import Arbre
from ui.disposition.projecteur import fois_projete
from ui.jeux.adaptateur import AdaptateurJeu
from ui.socle.docks import ContenuDock, DefilementDock, DockTardif, OngletsDock, nommer_boutons
from ui.socle.messages import annoncer
from ui.socle.textes import Etiquette
from ui.socle.theme import Theme

if TYPE_CHECKING:
    from ui.raisonnement.arbre.mots import MotsArbre

TAILLE: Final = QSize(560, 700)
LARGEUR_MINIMALE: Final = 460  # px
HAUTEUR_ARBRE: Final = 240  # px at least
LIGNES_DE_PHRASE: Final = 3
AGRANDI: Final = {False: 1.2, True: 1.5}  # the sentence, in sizes of the other texts; at the projector or not
MESSAGE: Final = 0  # pages of the stack
TOILE: Final = 1
TOUT: Final = 10_000  # px: more than there is


class DockArbre(DockTardif):
    """Shows a tree step by step, and emits what the user asks for; it starts no search itself."""

    noeud_dit = Signal(int)  # the node that the sentence speaks of now; -1: none, but the position on the board
    arret_demande = Signal()
    toile_montree = Signal()  # a tree is about to be told

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("arbre_recherche")
        self._arbre: Arbre | None = None
        self._mots: MotsArbre | None = None
        self._adaptateur: AdaptateurJeu | None = None
        self._perime = False  # the board has gone on, and its tree is awaited
        self._raison = ""  # why there is no tree; empty while one is awaited
        self._en_cours = False  # somebody searches
        self._arretee = False  # nobody does any more, at the user's wish
        self._projete = False
        self._parts: list[int] = []  # px of the tree and of what is said, before the projector
        self._traduire()

    def _garnir(self) -> None:
        self._faire_widgets()
        self._faire_textes()
        self._disposer()
        self._brancher()
        self.attendre()
        if self._projete:
            self.projeter(True)

    def _faire_widgets(self) -> None:
        # What paints trees needs NumPy, and is imported when a tree is first wanted: most sessions want none.
        from ui.raisonnement.arbre.comptes import TableauComptes
        from ui.raisonnement.arbre.outils import OutilsArbre
        from ui.raisonnement.arbre.reglage import ReglageArbre
        from ui.raisonnement.arbre.toile import ToileArbre
        from ui.raisonnement.exemples import BoutonExemples
        from ui.raisonnement.images import BoutonImage
        from ui.raisonnement.lecture import BarreLecture

        self.toile = ToileArbre()
        self.toile.setObjectName("arbre_toile")
        self.toile.setMinimumHeight(HAUTEUR_ARBRE)
        self.reglage = ReglageArbre()
        self.outils = OutilsArbre(self.toile)
        self.lecture = BarreLecture()
        self.comptes = TableauComptes()
        self.message, self.phrase, self.etat, self.cout = Etiquette(), Etiquette(), Etiquette(), Etiquette()
        self.legende, self.exemple = Etiquette(), Etiquette()
        self.exemples, self.image = BoutonExemples(), BoutonImage()
        self.onglets = OngletsDock()
        self.onglets.setObjectName("arbre_onglets")

    def _faire_textes(self) -> None:
        textes = {"message": self.message, "phrase": self.phrase, "fenetre": self.etat, "cout": self.cout}
        textes |= {"legende": self.legende, "exemple": self.exemple}
        for nom, texte in textes.items():
            texte.setObjectName(f"arbre_{nom}")
            texte.setWordWrap(True)
            texte.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for texte in (self.cout, self.legende):
            texte.setProperty("role", "discret")
        self.phrase.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._agrandir()

    def _agrandir(self) -> None:
        """Write the sentence larger, in a place for three lines: otherwise everything would move at each step."""
        police = QApplication.font()  # the dock keeps its own, whatever the application takes
        fois = fois_projete(self.window()) if self._projete else 1.0
        police.setPointSizeF(police.pointSizeF() * fois * AGRANDI[self._projete])
        self.phrase.setFont(police)
        self.phrase.setMinimumHeight(self.phrase.fontMetrics().lineSpacing() * LIGNES_DE_PHRASE)
        gras = QApplication.font()
        gras.setPointSizeF(gras.pointSizeF() * fois)
        gras.setBold(True)
        self.etat.setFont(gras)

    def _disposer(self) -> None:
        self._pile = QStackedWidget()
        self._pile.addWidget(self.message)
        self._pile.addWidget(self.toile)
        vue, paroles = QWidget(), QWidget()
        for page, widgets in (
            (vue, (self.outils, self._pile, self.legende)),
            (paroles, (self.lecture, self.phrase, self.etat, self.cout, self.comptes)),  # steps: in sight of all
        ):
            colonne = QVBoxLayout(page)
            colonne.setContentsMargins(0, 4, 0, 0)
            for widget in widgets:
                colonne.addWidget(widget, 1 if widget is self._pile else 0)
        colonne.addStretch(1)
        partage = self._partage = QSplitter(Qt.Orientation.Vertical)
        partage.addWidget(vue)
        partage.addWidget(paroles)
        partage.setChildrenCollapsible(False)
        partage.setHandleWidth(10)
        partage.setStretchFactor(0, 1)
        partage.setStretchFactor(1, 0)
        self._page = QWidget()
        colonne = QVBoxLayout(self._page)
        colonne.setContentsMargins(0, 6, 0, 0)
        colonne.addWidget(self.reglage)
        colonne.addWidget(self.exemple)
        colonne.addWidget(partage, 1)
        self.exemple.hide()
        self._faire_coin()
        self.onglets.addTab(self._page, "")
        self._contenu = ContenuDock(partage, TAILLE, LARGEUR_MINIMALE)
        tout = QVBoxLayout(self._contenu)
        tout.setContentsMargins(9, 4, 9, 4)  # the tree and the whole table fit a screen 768 px high
        tout.addWidget(self.onglets)
        self.setWidget(DefilementDock(self._contenu))

    def _faire_coin(self) -> None:
        """Put beside the tabs what belongs to all of them."""
        coin = QWidget()
        ligne = QHBoxLayout(coin)
        ligne.setContentsMargins(0, 0, 0, 0)
        ligne.addWidget(self.image)
        ligne.addWidget(self.exemples)
        self.image.hide()  # the tree has its own
        self.onglets.setCornerWidget(coin)

    def _brancher(self) -> None:
        self.lecture.etape_change.connect(self._avancer)
        self.onglets.currentChanged.connect(lambda _: self.image.setVisible(not self.arbre_en_vue))
        self.toile.noeud_choisi.connect(self._choisir)
        self.reglage.arret_demande.connect(self.arret_demande)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the steps with the keys that no box, button or list has taken; Escape stops a search."""
        if not self.parcourir(event):
            super().keyPressEvent(event)

    def parcourir(self, event: QKeyEvent) -> bool:
        """Do what a key does to the tree; ``False`` for one that does nothing to it, or while it is out of sight."""
        arrete = self._en_cours and event.key() == Qt.Key.Key_Escape
        geste = self.arret_demande.emit if arrete else self.lecture.geste(event)
        if geste is None or not self.arbre_en_vue:
            return False
        geste()
        return True

    # What is shown.

    @property
    def arbre(self) -> Arbre | None:
        """The tree on show."""
        return self._arbre

    @property
    def mots(self) -> MotsArbre | None:
        """The words of the tree on show."""
        return self._mots

    @property
    def arbre_en_vue(self) -> bool:
        """Whether the tab of the tree is the one on show."""
        return self.onglets.currentWidget() is self._page

    def presenter(self, arbre: Arbre, adaptateur: AdaptateurJeu) -> None:
        """Show another tree, grown: its end first, since playing begins again from there."""
        from ui.raisonnement.arbre.mots import MotsArbre

        self._arbre, self._mots, self._adaptateur = arbre, MotsArbre(arbre, adaptateur), adaptateur
        self.perimer(False)
        self.toile.presenter(arbre, adaptateur)
        self.lecture.presenter(arbre.nb_etapes, arbre.nb_etapes, arbre.coupes)
        self.comptes.distinguer(arbre.algorithme, arbre.ordonne)
        self._pile.setCurrentIndex(TOILE)
        self.toile_montree.emit()
        self.outils.oublier()
        self.aller(arbre.nb_etapes)

    def projeter(self, grand: bool) -> None:
        """Leave the dock to the tree and its sentence, for a screen seen from far, or give everything back."""
        self._projete = grand
        if not self.est_garni:
            return
        coin = self.onglets.cornerWidget()
        autour = (self.outils, self.comptes, self.cout, self.legende, coin)
        for widget in (*autour, self.onglets.tabBar()):
            widget.setVisible(not grand)
        self._garder_ordre()
        self._agrandir()
        if grand:
            self._parts = self._partage.sizes()
            self._serrer()
        elif self._parts:
            self._partage.setSizes(self._parts)
        self.setTitleBarWidget(QWidget() if grand else None)  # type: ignore[arg-type]  # none: Qt's own

    def _garder_ordre(self) -> None:
        """Keep at the projector, of all that is set, the order of the moves, of which an example speaks."""
        self.reglage.projeter(self._projete)
        self.reglage.setVisible(not self._projete or not self.exemple.isHidden())

    def _serrer(self) -> None:
        """Leave to what is said what it needs, at the projector, and to the tree all the rest."""
        if self._projete:
            self._partage.setSizes([TOUT, 1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height, when all is laid out: at the projector the dock may be shown long after it began."""
        super().resizeEvent(event)
        if self._projete and self.est_garni:
            QTimer.singleShot(0, self, self._serrer)

    def montrer_exemple(self, phrase: str) -> None:
        """Say what to look at in the example on the board; nothing for any other position."""
        self.exemple.setText(phrase)
        self.exemple.setVisible(bool(phrase))
        self._garder_ordre()
        rendue = 2 * self.exemple.fontMetrics().lineSpacing() if phrase else 0  # px: the table stays in sight
        self.toile.setMinimumHeight(HAUTEUR_ARBRE - rendue)
        annoncer(self.exemple, phrase)

    def perimer(self, perime: bool) -> None:
        """Say whether the tree shown is that of an earlier position, while the new one is being searched."""
        self._perime = perime
        self._ecrire_legende()

    def _ecrire_legende(self) -> None:
        """Say whose the values are, and what a number after a cross counts."""
        from ui.raisonnement.arbre.habillage import habillage_de

        if self._arbre is None or self._adaptateur is None:
            self.legende.clear()
        elif self._perime:
            self.legende.setText(self.tr("position d'avant, recherche en cours"))
        else:
            arbre, habillage = self._arbre, habillage_de(self._adaptateur)
            texte = (
                habillage.relatif
                if arbre.relatif
                else habillage.absolu.format(camp=self._adaptateur.camp(arbre.trait(0)))
            )
            self.legende.setText(texte + (self.tr(" · × 2 : 2 positions élaguées") if arbre.fenetree else ""))

    def attendre(self) -> None:
        """Show that a tree is awaited."""
        self._retirer("")

    def interrompre(self) -> None:
        """Show that the search was stopped, and how to start it again."""
        self._retirer("", arretee=True)

    def montrer_recherche(self, *, en_cours: bool, arretee: bool) -> None:
        """Say whether somebody searches, or did until the user stopped it: the button and Escape follow."""
        self._en_cours = en_cours
        if self.reglage.arreter.hasFocus() and not (en_cours or arretee):
            self.toile.setFocus()  # or the keyboard would go to the next button
        self.reglage.montrer_recherche(en_cours=en_cours, arretee=arretee)

    def refuser(self, raison: str) -> None:
        """Show why there is no tree."""
        self._retirer(raison)
        self.comptes.montrer({}, raison)

    def _retirer(self, raison: str, *, arretee: bool = False) -> None:
        self._arbre = self._mots = self._adaptateur = None
        self.toile.presenter(None, None)
        self.lecture.presenter(0)
        self.outils.permettre(False)
        self._raison, self._arretee = raison, arretee
        self._ecrire_message()
        self._pile.setCurrentIndex(MESSAGE)
        for texte in (self.phrase, self.etat, self.cout, self.legende):
            texte.clear()

    def _ecrire_message(self) -> None:
        arret = self.tr(
            "Recherche arrêtée.\n"
            "Pour chercher à nouveau : « Relancer », ou un autre coup, une autre profondeur, un autre algorithme."
        )
        self.message.setText(self._raison or (arret if self._arretee else self.tr("Recherche…")))

    def aller(self, k: int) -> None:
        """Show the tree as it was after ``k`` steps."""
        if self._arbre is None or self._mots is None:
            return
        self.toile.aller(k)
        self.cout.setText(self._mots.comptes(k))
        self._dire()
        if not self.lecture.en_marche:
            annoncer(self.phrase, self.phrase.text())

    def _avancer(self, k: int) -> None:
        """Go to the step that the user asks for: what was chosen in the tree is no longer what is spoken of."""
        self.toile.choisir(None)
        self.aller(k)
        self.redire()

    def _dire(self) -> None:
        """Speak of the chosen node, or else of the step: its sentence, and its value or its alpha-beta window."""
        if self._arbre is None or self._mots is None:
            return
        k, choisi = self.lecture.k, self.toile.selection
        self.phrase.setText(self._mots.etape(k) if choisi is None else self._mots.noeud(choisi, k))
        noeud = self._noeud
        ligne = self._mots.ligne(noeud) or self.tr("racine")
        self.etat.setText(f"{ligne} — {self._mots.fenetre(noeud, k)}")

    @property
    def _noeud(self) -> int:
        """The node that is spoken of: the one that was chosen, or else that of the step."""
        if self.toile.selection is not None:
            return self.toile.selection
        etape = self._arbre.etape(self.lecture.k) if self._arbre else None
        return etape.noeud if etape else 0

    def oublier_choix(self) -> None:
        """Choose no node any more; nothing is emitted."""
        self.toile.choisir(None)
        self._dire()

    def redire(self) -> None:
        """Emit again which node is spoken of."""
        if self._arbre is not None:
            self.noeud_dit.emit(self._noeud)

    def _choisir(self, noeud: int) -> None:
        self._dire()
        self.noeud_dit.emit(noeud)

    # How it looks.

    def _vetir(self, theme: Theme) -> None:
        for partie in (self.toile, self.lecture, self.comptes):
            partie.definir_theme(theme)

    def _recomposer(self) -> None:
        if self.est_garni:
            self._agrandir()

    def _traduire_cadre(self) -> None:
        self.setWindowTitle(self.tr("Raisonnement"))
        nommer_boutons(self, self.tr("Cacher le raisonnement"), self.tr("Détacher le raisonnement"))

    def _traduire_contenu(self) -> None:
        self.onglets.setTabText(0, self.tr("Arbre"))
        self.onglets.setAccessibleName(self.tr("Façons de raisonner"))
        self._ecrire_message()
        self._ecrire_legende()
        self.aller(self.lecture.k)
