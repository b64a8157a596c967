"""Theme, language and display options: their menu entries, their effect, and their place in the memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication

from ecosysteme.reglages import (
    A_MON_NIVEAU,
    ANIMATIONS,
    COMMENTAIRE_MATCHS,
    COUPS_LEGAUX,
    LANGUE,
    ORIENTATION,
    PIONS,
    PLATEAU,
    THEME,
    Reglage,
)
from ui.socle.langue import Langue, langue_du_systeme
from ui.socle.memoire import Memoire
from ui.socle.mouvement import ecouter_mouvement
from ui.socle.theme import THEMES, Theme, habiller, theme_du_systeme
from ui.widgets.fenetre import FenetreDessinee


class Preferences(QObject):
    """Applies the display settings, and tells the window when one changed."""

    theme_change = Signal(object)
    affichage_change = Signal()

    def __init__(self, fenetre: FenetreDessinee, application: QApplication, memoire: Memoire) -> None:
        """Read the settings; ``appliquer`` must be called once the window listens."""
        super().__init__(fenetre)
        self._fenetre, self._application = fenetre, application
        self._memoire = memoire
        self._langue = Langue(application)
        memoire.supposer(THEME, theme_du_systeme())
        memoire.supposer(LANGUE, langue_du_systeme())
        self._nom_theme = str(memoire.lire(THEME))
        widgets = fenetre.widgets
        self._actions = {
            "clair": widgets.action_clair,
            "sombre": widgets.action_sombre,
            "fr": widgets.action_fr,
            "en": widgets.action_en,
        }
        self._exclusif(("clair", "sombre"), self.choisir_theme)
        self._exclusif(("fr", "en"), self.choisir_langue)
        for reglage in (PLATEAU, PIONS, ORIENTATION):
            self._aspect(reglage)
        self.coups_legaux, self.animations = widgets.action_coups_legaux, widgets.action_animations
        self.commentaire_matchs = widgets.action_commentaire_matchs
        self.projecteur = widgets.action_projecteur
        self._option(self.coups_legaux, COUPS_LEGAUX)
        self._option(self.animations, ANIMATIONS)
        self._option(self.commentaire_matchs, COMMENTAIRE_MATCHS)
        self._option(widgets.action_a_mon_niveau, A_MON_NIVEAU)
        ecouter_mouvement(self, self._calmer)

    def _calmer(self) -> None:
        """Move little, until somebody wants more: the system was asked for that."""
        self._memoire.supposer(ANIMATIONS, False)
        self.animations.setChecked(bool(self._memoire.lire(ANIMATIONS)))

    def _aspect(self, reglage: Reglage) -> None:
        """Plug the choices of a setting of the board, ``action_pions_plats`` and its like."""
        noms = [f"{reglage.nom}_{nom}" for nom in reglage.choix]
        for nom in noms:
            self._actions[nom] = self._fenetre.widgets.trouver(QAction, f"action_{nom}")
        self._exclusif(noms, lambda nom: self._choisir_aspect(reglage, nom.removeprefix(f"{reglage.nom}_")))
        self._actions[f"{reglage.nom}_{self._memoire.lire(reglage)}"].setChecked(True)

    def _choisir_aspect(self, reglage: Reglage, nom: str) -> None:
        """Give every board another look; the rest of the window is dressed already."""
        self._memoire.ecrire(reglage, nom)
        self.theme_change.emit(self.theme)

    def _exclusif(self, noms: Iterable[str], choisir: Callable[[str], None]) -> None:
        groupe = QActionGroup(self)
        for nom in noms:
            groupe.addAction(self._actions[nom])
            self._actions[nom].triggered.connect(lambda _coche, nom=nom: choisir(nom))

    def _option(self, action: QAction, reglage: Reglage) -> None:
        action.setChecked(bool(self._memoire.lire(reglage)))
        action.toggled.connect(lambda coche: self._memoire.ecrire(reglage, coche))
        action.toggled.connect(self.affichage_change)

    @property
    def theme(self) -> Theme:
        """The colours of the moment, the look of the board with them."""
        choix = (str(self._memoire.lire(reglage)) for reglage in (PLATEAU, PIONS, ORIENTATION))
        return THEMES[self._nom_theme].avec(*choix)

    @property
    def langue(self) -> str:
        """The language of the moment, ``'fr'`` or ``'en'``."""
        return self._langue.nom

    def appliquer(self) -> None:
        """Dress and word the window as the memory says, or as the system does until somebody chooses."""
        self._habiller(self._nom_theme)
        self._parler(str(self._memoire.lire(LANGUE)))

    def choisir_theme(self, nom: str) -> None:
        """Dress the application in ``'clair'`` or ``'sombre'``, and remember it."""
        self._habiller(nom)
        self._memoire.retenir(THEME, nom)

    def _habiller(self, nom: str) -> None:
        self._nom_theme = nom
        self._actions[nom].setChecked(True)
        habiller(self._application, self._fenetre, self.theme)
        self.theme_change.emit(self.theme)

    def choisir_langue(self, nom: str) -> None:
        """Speak ``'fr'`` or ``'en'``, and remember it."""
        self._memoire.retenir(LANGUE, self._parler(nom))

    def _parler(self, nom: str) -> str:
        """Return the language that could be spoken: an installation without the translation has that of the sources."""
        try:
            self._langue.choisir(nom)
        except OSError:
            nom = "fr"
            self._langue.choisir(nom)
        self._actions[nom].setChecked(True)
        return nom

    def fermer(self) -> None:
        """Leave the application as it was before the window."""
        self.projecteur.setChecked(False)
        self._langue.retirer()
