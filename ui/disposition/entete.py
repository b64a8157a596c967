"""The slim header: the menus behind one button, the modes, the game, and what concerns the whole window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QSizePolicy, QToolBar, QToolButton, QWidget

from ui.socle.chargeur import trouver
from ui.socle.pictogrammes import pictogramme
from ui.socle.theme import CLAIR, Theme

COTE_ICONE: Final = 20  # px
LARGEUR_TEXTES: Final = 900  # px of window under which the modes keep their words but lose their icons
LARGEUR_ICONES: Final = 700  # px under which they keep their icons alone
BANDE: Final = ("debut", "precedent", "suivant", "fin", "annuler", "retablir", "indices")  # the buttons of the strip
MODES: Final = ("mode_jouer", "mode_analyser", "mode_matchs", "mode_comprendre")


class Entete(QObject):
    """Fills the tool bar ``entete`` of the loaded window, and follows its width."""

    def __init__(self, fenetre: QMainWindow) -> None:
        """Put the menu button, the game's boxes and the window's switches beside the modes that the file holds."""
        super().__init__(fenetre)
        self._fenetre = fenetre
        self._theme = CLAIR
        self._barre = trouver(fenetre, QToolBar, "entete")
        self._menus = trouver(fenetre, QMenuBar, "barre_menus")
        self._barre.setIconSize(QSize(COTE_ICONE, COTE_ICONE))
        self._barre.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._menu = QMenu(fenetre)
        self._bouton_menu = QToolButton()
        self._bouton_menu.setObjectName("bouton_menu")
        self._bouton_menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._bouton_menu.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._remplir_menu)
        self._garnir()
        self._brancher_menus()
        for nom in BANDE:
            trouver(fenetre, QToolButton, f"bouton_{nom}").setDefaultAction(trouver(fenetre, QAction, f"action_{nom}"))
        fenetre.installEventFilter(self)
        self._traduire()

    def _garnir(self) -> None:
        self._barre.insertWidget(self._barre.actions()[0], self._bouton_menu)
        vide = QWidget()
        vide.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        # The boxes that only some games have come and go on the right of the game's own, which does not move.
        self._barre.addWidget(trouver(self._fenetre, QWidget, "entete_jeu"))
        self._barre.addWidget(vide)
        self._bouton_theme, self._bouton_langue = QToolButton(), QToolButton()
        for nom, bouton in (("theme", self._bouton_theme), ("langue", self._bouton_langue)):
            bouton.setObjectName(f"bouton_{nom}")
            self._barre.addWidget(bouton)
        self._bouton_theme.clicked.connect(lambda: self._basculer("clair", "sombre"))
        self._bouton_langue.clicked.connect(lambda: self._basculer("fr", "en"))
        for nom in ("projecteur", "panneau"):
            self._barre.addAction(trouver(self._fenetre, QAction, f"action_{nom}"))
            self._bouton_de(nom).setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _bouton_de(self, nom: str) -> QToolButton:
        """Return the button that the tool bar made for ``action_NOM``."""
        bouton = self._barre.widgetForAction(trouver(self._fenetre, QAction, f"action_{nom}"))
        assert isinstance(bouton, QToolButton), f"l'entrée {nom} est dans l'en-tête"
        return bouton

    def _brancher_menus(self) -> None:
        """Hide the menu bar until it is asked for; its shortcuts go on, since the window has its actions too."""
        self._menus.hide()
        montrer = trouver(self._fenetre, QAction, "action_barre_menus")
        montrer.toggled.connect(self._menus.setVisible)

    def _basculer(self, premier: str, second: str) -> None:
        """Trigger that of two exclusive entries which is not ticked."""
        actions = [trouver(self._fenetre, QAction, f"action_{nom}") for nom in (premier, second)]
        next(action for action in actions if not action.isChecked()).trigger()

    def _remplir_menu(self) -> None:
        """Offer the menus of the bar, whatever was plugged into it meanwhile."""
        self._menu.clear()
        self._menu.addActions(self._menus.actions())

    def adopter_raccourcis(self) -> None:
        """Give the window every action of the menus, so that the keys work while the bar is hidden."""
        for menu in self._menus.findChildren(QMenu) + self._fenetre.findChildren(QMenu):
            self._fenetre.addActions([action for action in menu.actions() if not action.menu()])

    def definir_theme(self, theme: Theme) -> None:
        """Draw the pictograms in the colours of ``theme``."""
        self._theme = theme
        for nom in (*MODES, "projecteur", "panneau", *BANDE):
            trouver(self._fenetre, QAction, f"action_{nom}").setIcon(pictogramme(nom, theme))
        self._bouton_menu.setIcon(pictogramme("menu", theme))
        self._bouton_theme.setIcon(pictogramme("sombre" if theme.nom == "clair" else "clair", theme))

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the language and the width of the window."""
        if event.type() == QEvent.Type.LanguageChange:
            self._traduire()
        elif event.type() == QEvent.Type.Resize:
            self._serrer(self._fenetre.width())
        return False

    def _serrer(self, largeur: int) -> None:
        """Leave the modes their icons and words, their words alone, or their icons alone, as the width allows."""
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        if largeur < LARGEUR_ICONES:
            style = Qt.ToolButtonStyle.ToolButtonIconOnly
        elif largeur < LARGEUR_TEXTES:
            style = Qt.ToolButtonStyle.ToolButtonTextOnly
        for nom in MODES:
            self._bouton_de(nom).setToolButtonStyle(style)

    def _traduire(self) -> None:
        self._bouton_menu.setToolTip(self.tr("Menus"))
        self._bouton_menu.setAccessibleName(self.tr("Menus"))
        self._bouton_theme.setToolTip(self.tr("Changer de thème"))
        self._bouton_theme.setAccessibleName(self.tr("Changer de thème"))
        self._bouton_langue.setText(self.tr("FR"))
        self._bouton_langue.setToolTip(self.tr("Speak English"))
        self._bouton_langue.setAccessibleName(self.tr("Speak English"))
