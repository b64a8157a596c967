"""The two slim bars of a position that is set up: what it is made with above the board, what becomes of it below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.composition import SYMETRIES, Composition
from ui.jeux.adaptateur import AdaptateurJeu
from ui.plateau.icones import icone_pion
from ui.position.suite_prouvee import BoutonsDeSuite
from ui.socle.pictogrammes import pictogramme
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import CLAIR, Theme, marquer

COTE: Final = 20  # px of an icon
MARGES: Final = 14  # px at the left and at the right of the tools, together
LARGEUR: Final = 380  # px at least: without the words of the brushes
PART_DE_SUITE: Final = 0.64  # of the bar, for the moves that solving has found
PINCEAUX: Final = (1, 2, 0)  # the camps, then what empties
SUITES: Final = ("jouer", "analyser", "comprendre", "resoudre", "copier", "coller")


class BarreOutils(Retraduit, QFrame):
    """The brush, the turn, the symmetries, undoing; under them a line that says what the position is.

    ``geste`` names what is asked for: ``trait``, ``annuler``, ``retablir``, ``vider``, ``depart``, ``echanger`` or one
    of ``SYMETRIES``.
    """

    pinceau_choisi = Signal(int)
    geste = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        """Make the buttons; ``presenter`` gives them a game."""
        super().__init__(parent)
        self.setObjectName("pose_outils")
        self.setProperty("role", "carte")
        self._adaptateur: AdaptateurJeu | None = None
        self._theme = CLAIR
        self._groupe = QButtonGroup(self)
        self._pinceaux = {camp: self._bouton(f"pinceau_{camp}", QToolButton()) for camp in PINCEAUX}
        for camp, bouton in self._pinceaux.items():
            bouton.setCheckable(True)
            self._groupe.addButton(bouton, camp)
        self._groupe.idClicked.connect(self.pinceau_choisi)
        self._gestes = {nom: self._geste(nom) for nom in ("trait", "annuler", "retablir", "vider", "depart")}
        self._gestes["trait"].setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._symetries = self._bouton("symetries", QToolButton())
        self._symetries.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self._symetries)
        self._symetries.setMenu(self._menu)
        self._entrees = {nom: self._entree(nom) for nom in (*SYMETRIES, "echanger")}
        self._phrase = Etiquette()
        self._phrase.setObjectName("pose_phrase")
        self._phrase.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._phrase.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._dite = self._courte = ""
        self.suite = BoutonsDeSuite()
        self.setMinimumWidth(LARGEUR)  # what the words ask for beyond it, they do without
        self._disposer()
        self._traduire()

    def _disposer(self) -> None:
        ligne = self._ligne = QHBoxLayout()
        ligne.setSpacing(2)
        for bouton in self._pinceaux.values():
            ligne.addWidget(bouton)
        ligne.addStretch(1)
        ligne.addWidget(self._gestes["trait"])
        ligne.addStretch(1)
        for bouton in (self._gestes["annuler"], self._gestes["retablir"], self._symetries):
            ligne.addWidget(bouton)
        ligne.addStretch(1)
        for nom in ("vider", "depart"):
            ligne.addWidget(self._gestes[nom])
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(MARGES // 2, 2, MARGES // 2, 4)
        colonne.setSpacing(0)
        colonne.addLayout(ligne)
        bas = QHBoxLayout()
        bas.setSpacing(4)
        bas.addWidget(self._phrase, 1)
        bas.addWidget(self.suite)
        colonne.addLayout(bas)

    def _bouton(self, nom: str, bouton: QToolButton) -> QToolButton:
        bouton.setObjectName(f"pose_{nom}")
        bouton.setAutoRaise(True)
        bouton.setIconSize(QSize(COTE, COTE))
        bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the board
        return bouton

    def _geste(self, nom: str) -> QToolButton:
        bouton = self._bouton(nom, QToolButton())
        bouton.clicked.connect(lambda: self.geste.emit(nom))
        return bouton

    def _entree(self, nom: str) -> QAction:
        entree = self._menu.addAction("")
        entree.setObjectName(f"pose_{nom}")
        entree.triggered.connect(lambda: self.geste.emit(nom))
        return entree

    # What the mode asks for.

    def presenter(self, adaptateur: AdaptateurJeu, composition: Composition) -> None:
        """Offer what a game allows, in its words."""
        self._adaptateur = adaptateur
        composeur = composition.composeur
        for camp in (1, 2):
            self._pinceaux[camp].setVisible(camp in composeur.camps_poses)
        for nom in SYMETRIES:
            self._entrees[nom].setVisible(nom in composeur.symetries)
        self._traduire()

    def montrer(self, composition: Composition, pinceau: int, phrase: str, courte: str = "") -> None:
        """Show the brush, the turn, what may be undone, and ``phrase`` about the position: ``courte`` in sight."""
        self._pinceaux[pinceau].setChecked(True)
        self._gestes["annuler"].setEnabled(composition.annulable)
        self._gestes["retablir"].setEnabled(composition.retablissable)
        self._dite, self._courte = phrase, courte or phrase
        infobulle(self._phrase, phrase)
        self._phrase.setAccessibleName(phrase)
        self._couper()
        if self._adaptateur is None:
            return
        libre = composition.composeur.trait_libre
        trait = self._gestes["trait"]
        trait.setIcon(icone_pion(composition.trait, self._adaptateur.style))
        trait.setAccessibleName(self._adaptateur.trait(composition.trait))
        trait.setEnabled(libre)
        raison = self.tr("Le nombre de pions dit à qui c'est de jouer")
        infobulle(trait, self.tr("Donner le trait à l'autre camp (T)") if libre else raison)

    @property
    def lettres(self) -> Mapping[str, int]:
        """The key of each brush that the game has: the first letter of its word."""
        return {self._mot(camp)[0].lower(): camp for camp in PINCEAUX if self._mot(camp)}

    def dire_pinceau(self, camp: int) -> str:
        """Say what a brush paints."""
        return self.tr("Pinceau : {}").format(self._mot(camp))

    def _mot(self, camp: int) -> str:
        """Return the word of a brush; empty when the game has no such brush."""
        pieces = self._adaptateur.pieces if self._adaptateur else ()
        if not camp:
            return self.tr("Vide")
        return pieces[camp - 1] if camp <= len(pieces) else ""

    def definir_theme(self, theme: Theme) -> None:
        """Draw the pictograms in the colours of ``theme``."""
        self._theme = theme
        for nom in ("annuler", "retablir"):
            self._gestes[nom].setIcon(pictogramme(nom, theme))
        self._symetries.setIcon(pictogramme("symetries", theme))
        self._pinceaux[0].setIcon(pictogramme("gomme", theme))
        self._serrer()

    def projeter(self, grand: bool) -> None:
        """Write the sentence larger, or as before."""
        marquer(self._phrase, "projete", grand)
        self._couper()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the sentence again, and leave the brushes their words only where there is room for them."""
        self._serrer()
        self._couper()

    def _serrer(self) -> None:
        styles = Qt.ToolButtonStyle
        for style in (styles.ToolButtonTextBesideIcon, styles.ToolButtonIconOnly):
            for bouton in self._pinceaux.values():
                bouton.setToolButtonStyle(styles.ToolButtonTextOnly if bouton.icon().isNull() else style)
            self._ligne.invalidate()
            if self._ligne.minimumSize().width() + MARGES <= self.width():
                return

    def _couper(self) -> None:
        self.suite.serrer(round(PART_DE_SUITE * self.width()))
        prise = 0 if self.suite.isHidden() else self.suite.sizeHint().width()
        largeur = self.width() - 2 * MARGES - prise
        self._phrase.setText(self._phrase.fontMetrics().elidedText(self._courte, Qt.TextElideMode.ElideRight, largeur))

    def _traduire(self) -> None:
        for camp, bouton in self._pinceaux.items():
            mot = self._mot(camp)
            bouton.setText(mot)
            if camp and self._adaptateur is not None:
                deux = len(self._adaptateur.pieces) > 1
                bouton.setIcon(icone_pion(camp, self._adaptateur.style) if deux else QIcon())
            touche = mot[:1].upper()
            infobulle(bouton, self.tr("{} : ce que peint le bouton gauche (touche {})").format(mot, touche))
            bouton.setAccessibleName(self.dire_pinceau(camp))
        textes = {
            "annuler": ("", self.tr("Annuler (Ctrl+Z)")),
            "retablir": ("", self.tr("Rétablir (Ctrl+Y)")),
            "vider": (self.tr("Vider"), self.tr("Ôter tout ce qui est sur le plateau")),
            "depart": (self.tr("Départ"), self.tr("Poser le début de la partie")),
        }
        for nom, (texte, aide) in textes.items():
            self._gestes[nom].setText(texte)
            infobulle(self._gestes[nom], aide)
            self._gestes[nom].setAccessibleName(aide)
        self._gestes["trait"].setText(self.tr("Trait"))
        infobulle(self._symetries, self.tr("Tourner ou retourner la position"))
        self._symetries.setAccessibleName(self.tr("Symétries"))
        symetries = {
            "quart_droite": self.tr("Quart de tour à droite"),
            "quart_gauche": self.tr("Quart de tour à gauche"),
            "demi_tour": self.tr("Demi-tour"),
            "miroir_gauche_droite": self.tr("Miroir gauche-droite"),
            "miroir_haut_bas": self.tr("Miroir haut-bas"),
            "echanger": self.tr("Échanger les camps"),
        }
        for nom, texte in symetries.items():
            self._entrees[nom].setText(texte)
        self._serrer()


class BarreSuites(Retraduit, QFrame):
    """What becomes of the position: ``geste`` is one of ``SUITES``, or ``quitter``."""

    geste = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("pose_suites")
        self.boutons = {nom: QPushButton() for nom in SUITES}
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(0, 0, 0, 0)
        ligne.setSpacing(3)
        for nom, bouton in self.boutons.items():
            bouton.setObjectName(f"pose_{nom}")
            bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            bouton.clicked.connect(lambda _coche=False, nom=nom: self.geste.emit(nom))
            ligne.addWidget(bouton)
        self.boutons["resoudre"].setCheckable(True)
        ligne.addStretch(1)
        self._quitter = QToolButton()
        self._quitter.setObjectName("pose_quitter")
        self._quitter.setAutoRaise(True)
        self._quitter.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._quitter.clicked.connect(lambda: self.geste.emit("quitter"))
        ligne.addWidget(self._quitter)
        self._traduire()

    def montrer(self, sans_resolution: str, *, cherche: bool) -> None:
        """Offer to solve, unless ``sans_resolution`` says why not, or to stop what is being solved (``cherche``)."""
        resoudre = self.boutons["resoudre"]
        resoudre.setEnabled(not sans_resolution or cherche)
        resoudre.setChecked(cherche)
        resoudre.setText(self.tr("Arrêter") if cherche else self.tr("Résoudre"))
        aide = self.tr("La valeur exacte et la meilleure suite ; une seconde fois : arrêter")
        infobulle(resoudre, sans_resolution or aide)

    def definir_theme(self, theme: Theme) -> None:
        """Draw the pictogram in the colours of ``theme``."""
        self._quitter.setIcon(pictogramme("fermer", theme))

    def _traduire(self) -> None:
        textes = {
            "jouer": (self.tr("Jouer ici"), self.tr("Commencer ici une partie, avec les joueurs cochés (Ctrl+Entrée)")),
            "analyser": (self.tr("Analyser"), self.tr("Étudier cette position, avec ce que vaut chaque coup (F1)")),
            "comprendre": (self.tr("Arbre"), self.tr("Comprendre : l'arbre de recherche de cette position (F8)")),
            "resoudre": (self.tr("Résoudre"), ""),
            "copier": (self.tr("Copier"), self.tr("Copier la position comme texte (Ctrl+C)")),
            "coller": (self.tr("Coller"), self.tr("Poser la position que contient le presse-papiers (Ctrl+V)")),
        }
        for nom, (texte, aide) in textes.items():
            self.boutons[nom].setText(texte)
            if aide:
                infobulle(self.boutons[nom], aide)
        infobulle(self._quitter, self.tr("Revenir à la partie (Échap)"))
        self._quitter.setAccessibleName(self.tr("Revenir à la partie (Échap)"))
