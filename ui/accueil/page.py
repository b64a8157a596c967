"""The page itself: four cards over the window, each with what it leads to; Escape or Enter passes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.niveau_personnel.choix import NiveauPersonnel
from ui.accueil.partie_prete import NIVEAU_FACILE
from ui.jeux.phrases import bornes
from ui.socle.messages import annoncer
from ui.socle.pictogrammes import pictogramme
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette
from ui.socle.theme import Theme
from ui.widgets.fenetre import FenetreDessinee
from ui.widgets.niveau import nom_du_niveau

NIVEAUX: Final = (NIVEAU_FACILE, 6, 10)  # of the first bands: what a beginner, a player and a good one enjoy
MATCH: Final = 50  # games
LARGEUR: Final = 1240  # px of the cards together, at most
# px of window under which there are two cards a row, then one.
DEUX: Final = 1100
UNE: Final = 620
ICONE: Final = 36  # px
ENSEIGNE: Final = 72  # px of the icon of the program
HAUTE: Final = 660  # px of a page that has room for it
GRAND: Final = 1.9  # the title, beside the other words
TITRE: Final = 1.35
CARTES: Final[Mapping[str, tuple[str, ...]]] = {
    "jouer": (*(f"niveau_{niveau}" for niveau in NIVEAUX), "a_mon_niveau"),
    "regarder": ("une_partie", "un_match", "un_tournoi"),
    "apprendre": ("premiers_coups", "regles", "exercices", "comprendre"),
    "etudier": ("bibliotheque", "ouvrir", "coller", "poser"),
}
ICONES: Final = {
    "jouer": "mode_jouer",
    "regarder": "mode_matchs",
    "apprendre": "mode_comprendre",
    "etudier": "mode_etudier",
}


class Accueil(Retraduit, QWidget):
    """Covers ``fenetre`` under its header, where language and theme are chosen; it leaves when one goes elsewhere."""

    choisi = Signal(str)  # the name of a button of ``CARTES``

    def __init__(self, fenetre: FenetreDessinee) -> None:
        """Stay hidden until ``montrer``."""
        super().__init__(fenetre)
        application = QApplication.instance()
        assert isinstance(application, QApplication), "une QApplication doit exister avant la page"
        application.focusChanged.connect(self._suivre_clavier)
        self.setObjectName("accueil")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoFillBackground(True)
        self._fenetre, self._entete = fenetre, fenetre.widgets.entete
        self._titre, self._sous_titre, self._pied = Etiquette(), Etiquette(), Etiquette()
        self._enseigne = Etiquette()
        self._icones = {nom: Etiquette() for nom in CARTES}
        self._titres = {nom: Etiquette() for nom in CARTES}
        self._textes = {nom: Etiquette() for nom in CARTES}
        self._passer = QPushButton()
        self.boutons = {nom: QPushButton() for noms in CARTES.values() for nom in noms}
        self._niveau: NiveauPersonnel | None = None
        self._grille = QGridLayout()
        self._disposer()
        for nom, bouton in self.boutons.items():
            bouton.setObjectName(f"accueil_{nom}")
            bouton.clicked.connect(lambda _=False, nom=nom: self._choisir(nom))
        self._passer.setObjectName("accueil_passer")
        self._passer.clicked.connect(self.quitter)
        for objet in (fenetre, self._entete):
            objet.installEventFilter(self)
        self.boutons["a_mon_niveau"].hide()
        self.hide()
        self._traduire()

    def _disposer(self) -> None:
        for texte, role in ((self._titre, ""), (self._sous_titre, "discret"), (self._pied, "discret")):
            texte.setProperty("role", role)
            texte.setAlignment(Qt.AlignmentFlag.AlignCenter)
            texte.setWordWrap(True)
        self._grille.setSpacing(16)
        self._cartes = [self._carte(nom) for nom in CARTES]
        self._ranger(len(CARTES))
        milieu = QWidget()
        milieu.setMaximumWidth(LARGEUR)
        colonne = QVBoxLayout(milieu)
        colonne.setContentsMargins(24, 16, 24, 16)
        colonne.setSpacing(12)
        colonne.addStretch(2)
        colonne.addWidget(self._enseigne, alignment=Qt.AlignmentFlag.AlignCenter)
        colonne.addWidget(self._titre)
        colonne.addWidget(self._sous_titre)
        colonne.addSpacing(12)
        colonne.addLayout(self._grille)
        colonne.addSpacing(8)
        colonne.addWidget(self._passer, alignment=Qt.AlignmentFlag.AlignCenter)
        colonne.addWidget(self._pied)
        colonne.addStretch(3)
        contenu = QWidget()
        centre = QHBoxLayout(contenu)
        centre.setContentsMargins(0, 0, 0, 0)
        centre.addStretch(1)
        centre.addWidget(milieu, 100)
        centre.addStretch(1)
        self._defilement = defilement = QScrollArea()
        defilement.setObjectName("accueil_defilement")
        defilement.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        defilement.setFrameShape(QFrame.Shape.NoFrame)
        defilement.setWidgetResizable(True)
        defilement.setWidget(contenu)
        tout = QVBoxLayout(self)
        tout.setContentsMargins(0, 0, 0, 0)
        tout.addWidget(defilement)

    def _carte(self, nom: str) -> QFrame:
        carte = QFrame()
        carte.setProperty("role", "carte")
        colonne = QVBoxLayout(carte)
        colonne.setContentsMargins(20, 18, 20, 18)
        colonne.setSpacing(8)
        haut = QHBoxLayout()
        haut.setSpacing(12)
        haut.addWidget(self._icones[nom])
        haut.addWidget(self._titres[nom], 1)
        colonne.addLayout(haut)
        self._textes[nom].setWordWrap(True)
        self._textes[nom].setProperty("role", "discret")
        colonne.addWidget(self._textes[nom])
        colonne.addStretch(1)
        for bouton in CARTES[nom]:
            colonne.addWidget(self.boutons[bouton])
        return carte

    def couvrir(self) -> None:
        """Cover the window, and take the keyboard."""
        self._placer()
        self.show()
        self.raise_()
        self.setFocus()

    def montrer(self) -> None:
        """Cover the window; a screen reader hears what the page asks."""
        self.couvrir()
        annoncer(self, f"{self._titre.text()}. {self._sous_titre.text()}")

    def proposer(self, niveau: NiveauPersonnel | None) -> None:
        """Offer a game at the level of the person, once it is known."""
        self._niveau = niveau
        self.boutons["a_mon_niveau"].setVisible(niveau is not None and niveau.estime is not None)
        self._traduire()

    def quitter(self) -> None:
        """Give the window back, the keyboard on its board."""
        if not self.isHidden():
            self.hide()
            self._fenetre.widgets.plateau.setFocus()

    def _choisir(self, nom: str) -> None:
        self.quitter()
        self.choisi.emit(nom)

    # Events.

    def _suivre_clavier(self, _avant: QWidget | None, apres: QWidget | None) -> None:
        """Leave when somebody clicks or types elsewhere in the window: menus and dialogs are not of it."""
        ailleurs = apres is not None and apres.window() is self._fenetre and not self.isAncestorOf(apres)
        if ailleurs and apres is not self:
            self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass by Escape, and by Enter where no button has the keyboard: one that has takes it first."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = QApplication.focusWidget()
            if isinstance(focus, QPushButton) and event.key() != Qt.Key.Key_Escape:
                focus.click()
            else:
                self.quitter()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, suivant: bool) -> bool:
        """Go round the buttons of the page: what it covers is not to be reached."""
        tour = [*(bouton for bouton in self.boutons.values() if not bouton.isHidden()), self._passer]
        focus = QApplication.focusWidget()
        rang = tour.index(focus) + (1 if suivant else -1) if focus in tour else (0 if suivant else -1)
        raison = Qt.FocusReason.TabFocusReason if suivant else Qt.FocusReason.BacktabFocusReason
        vise = tour[rang % len(tour)]
        vise.setFocus(raison)
        self._defilement.ensureWidgetVisible(vise)
        return True

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Keep covering what lies under the header."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide) and not self.isHidden():
            self._placer()
        return False

    def _placer(self) -> None:
        haut = self._entete.geometry().bottom() + 1 if self._entete.isVisibleTo(self._fenetre) else 0
        self.setGeometry(self._fenetre.rect().adjusted(0, haut, 0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the cards on several rows where one row of them would be too narrow."""
        par_rangee = 1 if self.width() < UNE else 2 if self.width() < DEUX else len(CARTES)
        self._ranger(par_rangee)
        self._enseigne.setVisible(par_rangee == len(CARTES) and self.height() >= HAUTE)

    def _ranger(self, par_rangee: int) -> None:
        for rang, carte in enumerate(self._cartes):
            self._grille.addWidget(carte, *divmod(rang, par_rangee))
        for colonne in range(len(CARTES)):
            self._grille.setColumnStretch(colonne, int(colonne < par_rangee))

    def definir_theme(self, theme: Theme) -> None:
        """Draw the pictograms in the colours of ``theme``."""
        self._enseigne.setPixmap(self._fenetre.windowIcon().pixmap(QSize(ENSEIGNE, ENSEIGNE)))
        for nom, icone in self._icones.items():
            icone.setPixmap(pictogramme(ICONES[nom], theme).pixmap(QSize(ICONE, ICONE), state=QIcon.State.On))

    # Words.

    def _recomposer(self) -> None:
        for texte, part in ((self._titre, GRAND), *((titre, TITRE) for titre in self._titres.values())):
            police = QFont(self.font())
            police.setPointSizeF(police.pointSizeF() * part)
            police.setBold(True)
            texte.setFont(police)

    def _traduire(self) -> None:
        self._titre.setText(self.tr("Bienvenue dans Othellier"))
        self._sous_titre.setText(self.tr("Par quoi voulez-vous commencer ?"))
        self.setAccessibleName(self._titre.text())
        titres = {
            "jouer": self.tr("Jouer"),
            "regarder": self.tr("Regarder"),
            "apprendre": self.tr("Apprendre"),
            "etudier": self.tr("Étudier"),
        }
        textes = {
            "jouer": self.tr("Une partie d'Othello contre la machine. Vous avez les Noirs, et vous commencez."),
            "regarder": self.tr("Deux programmes jouent l'un contre l'autre : choisissez lesquels, comptez qui gagne."),
            "apprendre": self.tr("Les règles des quatre jeux, sur des plateaux qui bougent : deux minutes."),
            "etudier": self.tr(
                "Une partie ou une position à vous : ce que vaut chaque coup, et ce qu'il fallait jouer."
            ),
        }
        for nom in CARTES:
            self._titres[nom].setText(titres[nom])
            self._textes[nom].setText(textes[nom])
        for nom, texte in self._noms().items():
            self.boutons[nom].setText(texte)
            carte = next(carte for carte, noms in CARTES.items() if nom in noms)
            self.boutons[nom].setAccessibleName(f"{titres[carte]}, {texte}")
        self._passer.setText(self.tr("Passer"))
        self._pied.setText(self.tr("Échap ou Entrée pour passer. Cette page revient par Aide, Bienvenue."))
        self._recomposer()

    def _noms(self) -> dict[str, str]:
        return {
            **{f"niveau_{niveau}": nom_du_niveau(niveau) for niveau in NIVEAUX},
            "a_mon_niveau": self._a_mon_niveau,
            "une_partie": self.tr("Une partie"),
            "un_match": self.tr("Un match de {}").format(MATCH),
            "un_tournoi": self.tr("Un tournoi"),
            "premiers_coups": self.tr("Les premiers coups"),
            "regles": self.tr("Les règles"),
            "exercices": self.tr("Des exercices"),
            "comprendre": self.tr("Voir la machine réfléchir"),
            "bibliotheque": self.tr("Ce qui s'est joué"),
            "ouvrir": self.tr("Ouvrir un fichier…"),
            "coller": self.tr("Coller une partie"),
            "poser": self.tr("Poser une position"),
        }

    @property
    def _a_mon_niveau(self) -> str:
        estime = None if self._niveau is None else self._niveau.estime
        if estime is None:
            return ""
        return self.tr("À mon niveau, ≈ {} ({})").format(estime.niveau, bornes(estime.bas, estime.haut))
