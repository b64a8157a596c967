"""The buttons and the menu entries: what each does, and when it may be used."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton

from ecosysteme.partie import Partie
from ui.jeux.lectures import lire_dernier
from ui.situation import Marche, Situation
from ui.socle.icones import DESSINS, TAILLE_ICONE, icone
from ui.socle.langue import translate
from ui.socle.retraduction import SuiviLangue
from ui.socle.textes import justifier_refus
from ui.socle.theme import Theme
from ui.widgets.index import Widgets


class Actions:
    """Every command of the window, under one name for its button and its menu entry."""

    def __init__(self, widgets: Widgets, gestes: Mapping[str, Callable[[], object]]) -> None:
        """Connect ``bouton_NOM`` and ``action_NOM`` to ``gestes[NOM]``; ``LookupError`` when neither exists."""
        self._boutons = {nom: widgets.trouver(QPushButton, f"bouton_{nom}") for nom in DESSINS}
        self._actions = {nom: widgets.trouver(QAction, f"action_{nom}") for nom in gestes}
        for nom, geste in gestes.items():
            # Both signals carry a checked state that no gesture wants.
            self._actions[nom].triggered.connect(lambda _coche=False, geste=geste: geste())
            if nom in self._boutons:
                self._boutons[nom].clicked.connect(lambda _coche=False, geste=geste: geste())
                # A click leaves the keyboard where it was: on the board, where squares are typed.
                self._boutons[nom].setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._prolonger = widgets.bouton_prolonger
        self._prolonger.clicked.connect(lambda _coche=False: self._actions["prolonger"].trigger())
        self._prolonger.hide()
        self._reprend = False
        SuiviLangue(self._boutons["demarrer"], self._dire)  # the file's texts come back with the other language
        case = widgets.alterner_couleurs
        entree = widgets.action_alterner
        entree.setChecked(case.isChecked())
        entree.toggled.connect(case.setChecked)
        case.toggled.connect(entree.setChecked)

    def definir_theme(self, theme: Theme) -> None:
        """Draw the icons of the buttons in the colours of ``theme``."""
        for nom, bouton in self._boutons.items():
            bouton.setIcon(icone(nom, theme))
            bouton.setIconSize(TAILLE_ICONE)

    def suivre(self, situation: Situation) -> None:
        """Enable exactly what would do something; an analysis under way is one more thing to stop."""
        partie, en_cours = situation.montree, situation.marche is Marche.EN_COURS
        commencee = bool(partie.nb_coups_total or situation.serie.jouees)
        permis = {
            "demarrer": not en_cours,
            "recommencer": en_cours or commencee,
            "arreter": en_cours or situation.analyse,
            "prolonger": situation.prolongeable,
            "annuler": partie.nb_coups > 0 or partie.decidee,
            **dict.fromkeys(("debut", "precedent"), partie.nb_coups > 0),
            **dict.fromkeys(("retablir", "suivant", "fin"), bool(partie.defaits)),
        }
        self._prolonger.setVisible(situation.prolongeable)
        self._reprend = situation.reprend
        self._dire()
        for nom, etat in permis.items():
            self._actions[nom].setEnabled(etat)
            if nom in self._boutons:
                self._boutons[nom].setEnabled(etat)
        self._justifier(partie)

    def _justifier(self, partie: Partie) -> None:
        """Keep why what steps through the game is asleep: it stands at one end of it."""
        debut = "" if partie.nb_coups else lire_dernier(partie)
        fin = translate("Actions", "Aucun coup ne suit")
        refus = dict.fromkeys(("recommencer", "annuler", "debut", "precedent"), debut)
        for nom, pourquoi in (refus | dict.fromkeys(("retablir", "suivant", "fin"), fin)).items():
            justifier_refus(self._actions[nom], pourquoi)

    def _dire(self) -> None:
        """Say whether starting goes on with what was stopped, in the language of the moment."""
        bouton = translate("Actions", "Reprendre") if self._reprend else translate("ApplicationIHM", "Démarrer")
        entree = translate("Actions", "&Reprendre") if self._reprend else translate("ApplicationIHM", "&Démarrer")
        for objet, texte in ((self._boutons["demarrer"], bouton), (self._actions["demarrer"], entree)):
            if objet.text() != texte:  # told at each move
                objet.setText(texte)
