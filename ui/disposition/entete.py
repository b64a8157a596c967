"""The slim header: the menus behind one button, the modes, the game, and what concerns the whole window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import (
    QBoxLayout,
    QLayout,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from ui.disposition.bouton_mode import BoutonMode
from ui.disposition.tabulation import tabuler
from ui.socle.filtres_evenements import filtrer
from ui.socle.pictogrammes import AFFICHE, pictogramme
from ui.socle.textes import InfobulleATouche, infobulle
from ui.socle.theme import CLAIR, Theme
from ui.widgets.fenetre import FenetreDessinee

APRES_LES_MODES: Final = 16  # px before the game's boxes, as in the file
STYLES: Final = (  # of the modes, from the widest: the first one that fits is taken
    Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
    Qt.ToolButtonStyle.ToolButtonTextOnly,
    Qt.ToolButtonStyle.ToolButtonIconOnly,
)
BANDE: Final = ("debut", "precedent", "suivant", "fin", "annuler", "retablir", "indices")  # the buttons of the strip
MODES: Final = ("mode_jouer", "mode_analyser", "mode_etudier", "mode_matchs", "mode_comprendre")
REGLAGES: Final = ("projecteur", "panneau")  # the switches at the right end


class BarreEntete(QObject):
    """Fills the tool bar ``entete`` of the loaded window, and follows its width."""

    def __init__(self, fenetre: FenetreDessinee) -> None:
        """Put the menu button, the game's boxes and the window's switches beside the modes that the file holds."""
        super().__init__(fenetre)
        self._fenetre = fenetre
        self._theme = CLAIR
        self._barre = fenetre.widgets.entete
        self._menus = fenetre.widgets.barre_menus
        noms = (*MODES, *REGLAGES, *BANDE)
        self._actions = {nom: fenetre.widgets.trouver(QAction, f"action_{nom}") for nom in noms}
        self._barre.setIconSize(QSize(AFFICHE, AFFICHE))
        self._barre.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._menu = QMenu(fenetre)
        self._bouton_menu = QToolButton()
        self._bouton_menu.setObjectName("bouton_menu")
        self._bouton_menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._bouton_menu.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._remplir_menu)
        self._menu.aboutToHide.connect(lambda: QTimer.singleShot(0, self, self._quitter_bouton))
        for nom in (*MODES, "panneau", "plateau"):
            InfobulleATouche(fenetre.widgets.trouver(QAction, f"action_{nom}"))
        self._garnir()
        self._brancher_menus()
        for nom in BANDE:
            fenetre.widgets.trouver(QToolButton, f"bouton_{nom}").setDefaultAction(self._actions[nom])
        self._plus_tard = QTimer(self, singleShot=True, interval=0)
        self._plus_tard.timeout.connect(self._serrer)
        genres = QEvent.Type
        filtrer(fenetre, self, genres.LanguageChange, genres.WindowStateChange, genres.Resize)
        self._jeu.installEventFilter(self)
        self._traduire()

    def _garnir(self) -> None:
        self._barre.insertWidget(self._barre.actions()[0], self._bouton_menu)
        self._modes = [BoutonMode(self._actions[nom]) for nom in MODES]
        for nom, bouton in zip(MODES, self._modes, strict=True):
            bouton.setIconSize(self._barre.iconSize())
            self._barre.insertWidget(self._actions[nom], bouton)
            self._barre.removeAction(self._actions[nom])
        vide = QWidget()
        vide.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        # The boxes that only some games have come and go on the right of the game's own, which does not move.
        self._jeu = self._fenetre.widgets.entete_jeu
        self._ligne_jeu = self._fenetre.widgets.ligne_jeu
        self._place_jeu = self._barre.addWidget(self._jeu)
        self._apres_jeu = self._barre.addWidget(vide)
        self._bouton_theme, self._bouton_langue = QToolButton(), QToolButton()
        for nom, bascule in (("theme", self._bouton_theme), ("langue", self._bouton_langue)):
            bascule.setObjectName(f"bouton_{nom}")
            self._barre.addWidget(bascule)
        widgets = self._fenetre.widgets
        self._bouton_theme.clicked.connect(lambda: _basculer(widgets.action_clair, widgets.action_sombre))
        self._bouton_langue.clicked.connect(lambda: _basculer(widgets.action_fr, widgets.action_en))
        self._ranger(dans_l_entete=True)
        for nom in REGLAGES:
            self._barre.addAction(self._actions[nom])
            bouton_nu = self._barre.widgetForAction(self._actions[nom])
            assert isinstance(bouton_nu, QToolButton), f"l'entrée {nom} est dans l'en-tête"
            bouton_nu.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _ranger(self, dans_l_entete: bool) -> None:
        """Have the Tab key go through it as the eye does, and through the game's boxes where they are."""
        widgets = self._fenetre.widgets
        jeu = widgets.jeu, widgets.taille, widgets.coins, widgets.tas, widgets.maximum, widgets.misere
        bascules = self._bouton_theme, self._bouton_langue
        if dans_l_entete:
            tabuler(widgets.centre, self._bouton_menu, *jeu, *bascules)
        else:
            tabuler(widgets.panneau, *jeu)

    def _brancher_menus(self) -> None:
        """Hide the menu bar until it is asked for; its shortcuts go on, since the window has its actions too."""
        self._menus.hide()
        montrer = self._fenetre.widgets.action_barre_menus
        montrer.toggled.connect(self._menus.setVisible)
        self._plein_ecran = self._fenetre.widgets.action_plein_ecran
        self._plein_ecran.toggled.connect(self._occuper_l_ecran)

    def _occuper_l_ecran(self, plein: bool) -> None:
        """Take the whole screen, or be normal or maximised as before."""
        sans = self._fenetre.windowState() & ~Qt.WindowState.WindowFullScreen
        self._fenetre.setWindowState(sans | Qt.WindowState.WindowFullScreen if plein else sans)

    def _remplir_menu(self) -> None:
        """Offer the menus of the bar, whatever was plugged into it meanwhile."""
        self._menu.clear()
        self._menu.addActions(self._menus.actions())

    def ouvrir_menu(self) -> None:
        """Open the menus for the arrows, from the first one on; the bar of menus, while it is there, does so itself."""
        if not self._menus.isVisible():
            self._menu.popup(self._bouton_menu.mapToGlobal(self._bouton_menu.rect().bottomLeft()))
            self._menu.setActiveAction(self._menu.actions()[0])

    def _quitter_bouton(self) -> None:
        """Let the button know that the mouse left it while the menu, which has the mouse to itself, was open."""
        bouton = self._bouton_menu
        if not bouton.rect().contains(bouton.mapFromGlobal(QCursor.pos())):
            bouton.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
            bouton.update()

    def adopter_raccourcis(self) -> None:
        """Give the window's middle every action of the menus, so that the keys work while the bar is hidden.

        Not the window itself: each action would be news to a dozen filters in Python, two thousand calls an opening.
        """
        menus = self._menus.findChildren(QMenu) + self._fenetre.findChildren(QMenu)
        titres = [menu.menuAction() for menu in menus]  # an action that is asked loses its menu in PySide6 6.8
        milieu = self._fenetre.widgets.centre
        for menu in menus:
            milieu.addActions([action for action in menu.actions() if action not in titres])

    def definir_theme(self, theme: Theme) -> None:
        """Draw the pictograms in the colours of ``theme``."""
        self._theme = theme
        for nom, action in self._actions.items():
            action.setIcon(pictogramme(nom, theme))
        self._bouton_menu.setIcon(pictogramme("menu", theme))
        self._bouton_theme.setIcon(pictogramme("sombre" if theme.nom == "clair" else "clair", theme))

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the language, the width of the window, and what the game asks for."""
        if event.type() == QEvent.Type.LayoutRequest and objet is self._jeu:
            self._plus_tard.start()
        elif event.type() == QEvent.Type.LanguageChange and objet is self._fenetre:
            self._traduire()
            self._plus_tard.start()
        elif event.type() == QEvent.Type.WindowStateChange and objet is self._fenetre:
            self._plein_ecran.setChecked(self._fenetre.isFullScreen())  # the system has keys for it too
        elif event.type() == QEvent.Type.Resize and objet is self._fenetre:
            self._serrer()
        return False

    def _serrer(self) -> None:
        """Leave the modes their icons and words, their words alone, or their icons alone, as the width allows.

        Where even that is too much, the game's boxes go to the top of the panel.
        """
        for jeu in (True, False):
            for style in STYLES:
                for bouton in self._modes:
                    bouton.serrer(style)
                if self._largeur_voulue(jeu) <= self._fenetre.width():
                    self._placer_jeu(jeu)
                    return

    def _largeur_voulue(self, jeu: bool) -> int:
        """Return the width that the header asks for, with the game's boxes or without them, px."""
        largeur = self._barre.sizeHint().width()
        if self._place_jeu in self._barre.actions():
            largeur -= self._jeu.sizeHint().width()
        groupes = self._ligne_jeu.findChildren(QLayout, options=Qt.FindChildOption.FindDirectChildrenOnly)
        cote_a_cote = sum(groupe.sizeHint().width() + self._ligne_jeu.spacing() for groupe in groupes)
        return largeur + jeu * cote_a_cote

    def _placer_jeu(self, dans_l_entete: bool) -> None:
        """Put the game's boxes in the header, or above the panel."""
        if dans_l_entete == (self._place_jeu in self._barre.actions()):
            return
        if dans_l_entete:
            self._barre.insertAction(self._apres_jeu, self._place_jeu)
        else:
            self._barre.removeAction(self._place_jeu)
            self._fenetre.widgets.colonne_panneau.insertWidget(0, self._jeu)
            self._jeu.show()
        self._ranger(dans_l_entete)  # Qt puts what comes back at the end
        marges = self._ligne_jeu.contentsMargins()
        marges.setLeft(APRES_LES_MODES if dans_l_entete else 0)
        self._ligne_jeu.setContentsMargins(marges)
        sens = QBoxLayout.Direction
        self._ligne_jeu.setDirection(sens.LeftToRight if dans_l_entete else sens.TopToBottom)

    def _traduire(self) -> None:
        infobulle(self._bouton_menu, self.tr("Menus"))
        self._bouton_menu.setAccessibleName(self.tr("Menus"))
        infobulle(self._bouton_theme, self.tr("Changer de thème"))
        self._bouton_theme.setAccessibleName(self.tr("Changer de thème"))
        self._bouton_langue.setText(self.tr("FR"))
        infobulle(self._bouton_langue, self.tr("Speak English"))
        self._bouton_langue.setAccessibleName(self.tr("Speak English"))


def _basculer(premier: QAction, second: QAction) -> None:
    """Trigger that of two exclusive entries which is not ticked."""
    (second if premier.isChecked() else premier).trigger()
