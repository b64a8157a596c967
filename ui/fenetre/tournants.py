"""After a game between programs, the moves at which its chances swung most, as buttons in the place of the line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QWidget

from ecosysteme.retransmission import Basculement
from ecosysteme.retransmission.basculements import PRINCIPAUX
from ui.fenetre.parcours import Parcours
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.chances import dire_preuve, suite_des_chances
from ui.jeux.registre import adaptateur_de
from ui.situation import Marche, Situation
from ui.socle.langue import deux_points, pour_cent
from ui.socle.messages import Messages, annoncer
from ui.socle.textes import infobulle, sans_raccourci
from ui.widgets.fenetre import FenetreDessinee

ESPACE: Final = 6  # px between the buttons


class Tournants(QWidget):
    """Up to three buttons, each of which goes to its move; they stay while one walks through that game.

    The message line hides them while it says something else.
    """

    def __init__(self, fenetre: FenetreDessinee, parcours: Parcours, messages: Messages) -> None:
        """Take a place in the message line, empty until a game has ended."""
        super().__init__(fenetre)
        self.setObjectName("tournants")
        self._barre, self._parcours, self._messages = fenetre.widgets.barre_etat, parcours, messages
        self._montres: tuple[Basculement, ...] = ()
        self._textes: list[tuple[str, str]] = []  # of each button, the long and the short one
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(0, 0, 0, 0)
        ligne.setSpacing(ESPACE)
        ligne.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        avant: QWidget = fenetre.widgets.plateau
        self._boutons = [QPushButton() for _ in range(PRINCIPAUX)]
        for rang, bouton in enumerate(self._boutons):
            bouton.setObjectName(f"bouton_tournant_{rang + 1}")
            bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            bouton.clicked.connect(partial(self._aller, rang))
            bouton.hide()
            ligne.addWidget(bouton)
            QWidget.setTabOrder(avant, bouton)
            avant = bouton
        ligne.addStretch(1)
        self._barre.addWidget(self)

    def suivre(self, situation: Situation) -> None:
        """Show them once the game that programs played rests at its end, as far as a judge has seen it."""
        partie = situation.montree
        repose = situation.marche is not Marche.EN_COURS and not (situation.entre_parties or situation.d_ailleurs)
        suite = suite_des_chances(partie) if repose and situation.cadence is not None and situation.finie else None
        tournants = suite.basculements if suite else ()
        if tournants and not self._montres:
            self._messages.taire()  # who won stands on the players' card
        nouveaux = [un.noeud.numero for un in tournants] != [un.noeud.numero for un in self._montres]
        self._montres = tournants
        self._barre.ceder(bool(tournants))
        self._ecrire(adaptateur_de(partie.jeu), tournants)
        if nouveaux and tournants:
            cases = ", ".join(partie.jeu.ecrire_coup(un.noeud.coup) for un in tournants)
            annoncer(self._barre, deux_points(self.tr("Tournants de la partie"), cases))

    def _ecrire(self, vue: AdaptateurJeu, tournants: Sequence[Basculement]) -> None:
        self._textes = []
        for rang, bouton in enumerate(self._boutons):
            bouton.setVisible(rang < len(tournants))
            if rang < len(tournants):
                un = tournants[rang]
                court = f"{rang + 1} · {vue.jeu.ecrire_coup(un.noeud.coup)}"
                self._textes.append((f"{court} −{pour_cent(un.chute)}", court))
                avant, apres = (pour_cent(chances.pour(un.camp)) for chances in (un.avant, un.apres))
                phrase = self.tr("coup {}, {} : {} passe de {} à {}")
                phrase = phrase.format(un.nb_coups, vue.nommer_coup(un.noeud.coup), vue.camp(un.camp), avant, apres)
                if un.apres.prouvee:
                    phrase = f"{phrase}, {dire_preuve(vue, un.apres)}"
                infobulle(bouton, phrase)
                bouton.setAccessibleName(phrase)
        self._serrer()
        self.updateGeometry()

    def _aller(self, rang: int) -> None:
        self._parcours.aller_a(self._montres[rang].nb_coups)

    def _serrer(self) -> None:
        """Leave out how much was lost where there is no room for it."""
        long = self._largeur(0) <= self.width()
        for bouton, textes in zip(self._boutons, self._textes, strict=False):
            bouton.setText(sans_raccourci(textes[0 if long else 1]))

    def _largeur(self, rang: int) -> int:
        """Return the room that the long texts, or the short ones, take, px."""
        lettres = self._boutons[0].fontMetrics()
        autour = self._boutons[0].sizeHint().width() - lettres.horizontalAdvance(self._boutons[0].text())
        return sum(lettres.horizontalAdvance(textes[rang]) + autour + ESPACE for textes in self._textes)

    def sizeHint(self) -> QSize:
        """As wide as the long texts; nothing when there is none."""
        return QSize(self._largeur(0), self._boutons[0].sizeHint().height() if self._textes else 0)

    def minimumSizeHint(self) -> QSize:
        """As wide as the short texts."""
        return QSize(self._largeur(1), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width of the line."""
        super().resizeEvent(event)
        self._serrer()
