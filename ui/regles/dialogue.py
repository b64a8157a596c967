"""The rules in a window of their own: one tab a game, a board that moves, a sentence, and the arrows to go on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QTabBar, QVBoxLayout, QWidget

from ui.jeux.lectures import faire_lire
from ui.jeux.registre import ADAPTATEURS, titre_de
from ui.plateau.saisie import LECTURES
from ui.plateau.vue import PlateauVue
from ui.regles.demonstration import Demonstration
from ui.regles.lecons import Etape, lecons
from ui.socle.devant import dimensionner
from ui.socle.messages import annoncer
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme

TAILLE: Final = QSize(880, 560)
COTE_PLATEAU: Final = 320  # px at least
LARGEUR_TEXTE: Final = 300  # px at least
LETTRES: Final = 1.3  # the sentence, beside the other words


class Regles(Retraduit, QDialog):
    """Shows one step at a time; the game goes on meanwhile."""

    partie_demandee = Signal(str)  # the name of a game that somebody wants to play
    pas_demandes = Signal(str)  # of one whose first steps they want to play

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent)
        self.setObjectName("regles")
        self.setModal(False)
        dimensionner(self, TAILLE)
        self._lecons = lecons()
        self._rang = 0
        self.onglets = QTabBar()
        self.onglets.setObjectName("regles_jeux")
        self.onglets.setExpanding(False)
        self.plateau = PlateauVue()
        self.plateau.setObjectName("regles_plateau")
        self.plateau.setMinimumSize(COTE_PLATEAU, COTE_PLATEAU)
        self.plateau.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plateau.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.plateau.definir_theme(theme)
        self.demonstration = Demonstration(self.plateau)
        self.phrase, self.compteur, self.suite = Etiquette(), Etiquette(), Etiquette()
        self.precedent, self.pause, self.suivant = QPushButton(), QPushButton(), QPushButton()
        self.jouer, self.pas = QPushButton(), QPushButton()
        self._nommer()
        self._disposer()
        self._brancher()
        self._traduire()

    def _nommer(self) -> None:
        noms = {"phrase": self.phrase, "compteur": self.compteur, "suite": self.suite, "precedent": self.precedent}
        noms |= {"pause": self.pause, "suivant": self.suivant, "jouer": self.jouer, "pas": self.pas}
        for nom, objet in noms.items():
            objet.setObjectName(f"regles_{nom}")
        for texte in (self.phrase, self.suite):
            texte.setWordWrap(True)
        self.compteur.setProperty("role", "discret")
        self.suite.setProperty("role", "titre")
        self.pause.setCheckable(True)
        for bouton in (self.precedent, self.pause, self.suivant, self.jouer, self.pas):
            bouton.setAutoDefault(False)  # Enter is for the one that has the keyboard, see ``keyPressEvent``
            bouton.installEventFilter(self)

    def _disposer(self) -> None:
        carte = QFrame()
        carte.setProperty("role", "carte")
        carte.setMinimumWidth(LARGEUR_TEXTE)
        texte = QVBoxLayout(carte)
        texte.setContentsMargins(20, 16, 20, 16)
        texte.setSpacing(12)
        texte.addWidget(self.compteur)
        texte.addWidget(self.phrase)
        texte.addWidget(self.suite)
        texte.addStretch(1)
        for bouton in (self.pas, self.jouer):
            texte.addWidget(bouton, alignment=Qt.AlignmentFlag.AlignLeft)
        boutons = QHBoxLayout()
        for bouton in (self.precedent, self.pause, self.suivant):
            boutons.addWidget(bouton, 1)
        texte.addLayout(boutons)
        corps = QHBoxLayout()
        corps.setSpacing(16)
        corps.addWidget(self.plateau, 3)
        corps.addWidget(carte, 2)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(16, 10, 16, 16)
        colonne.addWidget(self.onglets)
        colonne.addLayout(corps, 1)

    def _brancher(self) -> None:
        for _ in ADAPTATEURS:
            self.onglets.addTab("")
        self.onglets.currentChanged.connect(lambda _: self._montrer(0))
        self.precedent.clicked.connect(lambda: self.avancer(-1))
        self.suivant.clicked.connect(lambda: self.avancer(1))
        self.pause.toggled.connect(self._suspendre)
        self.jouer.clicked.connect(lambda: self.partie_demandee.emit(self.jeu))
        self.pas.clicked.connect(lambda: self.pas_demandes.emit(self.jeu))
        self.demonstration.dite.connect(self._dire)
        faire_lire(self.plateau, lambda: self.demonstration.partie, self.phrase.text)
        for touche, pas in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
            QShortcut(QKeySequence(touche), self).activated.connect(lambda pas=pas: self.avancer(pas))

    @property
    def jeu(self) -> str:
        """The name of the game that is told."""
        return list(self._lecons)[self.onglets.currentIndex()]

    @property
    def etape(self) -> Etape:
        """The step that is shown."""
        return self._lecons[self.jeu][self._rang]

    def ouvrir(self, jeu: str) -> None:
        """Show the rules of the game called ``jeu`` from their start."""
        self._choisir(jeu, 0)

    def animer(self, anime: bool) -> None:
        """Let the boards move, or show where each step leads: for who asked that little should move."""
        self.pause.setChecked(not anime)

    def avancer(self, pas: int) -> None:
        """Go ``pas`` steps on, from one game to the next; nothing happens at either end."""
        jeux = list(self._lecons)
        tout = [(jeu, rang) for jeu in jeux for rang in range(len(self._lecons[jeu]))]
        vise = tout.index((self.jeu, self._rang)) + pas
        if 0 <= vise < len(tout):
            jeu, rang = tout[vise]
            self._choisir(jeu, rang)

    def _choisir(self, jeu: str, rang: int) -> None:
        with QSignalBlocker(self.onglets):  # else its first step would be told too
            self.onglets.setCurrentIndex(list(self._lecons).index(jeu))
        self._montrer(rang)

    def event(self, event: QEvent) -> bool:
        """Have the step told to who comes, once a reader was told what has the keyboard."""
        if event.type() == QEvent.Type.WindowActivate:
            QTimer.singleShot(0, self, self._annoncer)
        return super().event(event)

    def _annoncer(self) -> None:
        annoncer(self.plateau, self.phrase.text())

    def _montrer(self, rang: int) -> None:
        self._rang = rang
        self._ecrire()
        self.demonstration.montrer(self.etape)
        if self.isVisible():
            self._annoncer()

    def _ecrire(self) -> None:
        jeux = list(self._lecons)
        phrase = self.tr("{} · étape {} sur {}")
        self.compteur.setText(phrase.format(titre_de(self.jeu), self._rang + 1, len(self._lecons[self.jeu])))
        self.phrase.setText(self.etape.texte())
        self.jouer.setText(self.tr("Jouer à ce jeu"))
        self.pas.setText(self.tr("Premiers pas"))
        debut, fin = (jeux[0], 0), (jeux[-1], len(self._lecons[jeux[-1]]) - 1)
        for bouton, bout, autre in ((self.precedent, debut, self.suivant), (self.suivant, fin, self.jouer)):
            if bouton.hasFocus() and (self.jeu, self._rang) == bout:
                autre.setFocus()  # Qt would give the keyboard to the tabs
            bouton.setEnabled((self.jeu, self._rang) != bout)
        self.pause.setText(self.tr("Animer") if self.pause.isChecked() else self.tr("Pause"))

    def _suspendre(self, suspendue: bool) -> None:
        self.demonstration.animee = not suspendue
        self._ecrire()

    def _dire(self, phrase: str) -> None:
        self.suite.setText(phrase)
        annoncer(self.plateau, phrase)

    def definir_theme(self, theme: Theme) -> None:
        """Paint the board in the colours of ``theme``."""
        self.plateau.definir_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop or go on by the space bar, press a button by Enter, read aloud; Escape closes, as in every dialog."""
        focus = self.focusWidget()
        if event.key() == Qt.Key.Key_Space:
            self.pause.toggle()
        elif event.text().lower() in LECTURES and not event.modifiers():
            self.plateau.lecture_demandee.emit(event.text().lower())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QPushButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Keep the space bar from the buttons, which would take it: it stops the board wherever the keyboard is."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            if event.type() == QEvent.Type.KeyPress:
                self.keyPressEvent(event)
            return True
        return False

    def _recomposer(self) -> None:
        police = QFont(self.font())
        police.setPointSizeF(police.pointSizeF() * LETTRES)
        self.phrase.setFont(police)

    def _traduire(self) -> None:
        self._lecons = lecons()
        self.setWindowTitle(self.tr("Règles des jeux"))
        for rang, nom in enumerate(ADAPTATEURS):
            self.onglets.setTabText(rang, titre_de(nom))
        self.onglets.setAccessibleName(self.tr("Jeux"))
        self.precedent.setText(self.tr("Précédent"))
        infobulle(self.precedent, self.tr("Étape précédente (←)"))
        self.suivant.setText(self.tr("Suivant"))
        infobulle(self.suivant, self.tr("Étape suivante (→)"))
        infobulle(self.pause, self.tr("Arrêter ou relancer les coups (espace)"))
        infobulle(self.pas, self.tr("De petites positions de ce jeu, à jouer une à une sur le plateau"))
        infobulle(self.jouer, self.tr("Une partie contre le moteur, au niveau réglé, sinon débutant"))
        self._recomposer()
        self._montrer(self._rang)
