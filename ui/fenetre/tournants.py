"""After a game between programs, in the place of the line: who won, and the moves at which its chances swung most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QWidget

from ecosysteme.partie import Partie
from ecosysteme.retransmission import Basculement
from ecosysteme.retransmission.basculements import PRINCIPAUX
from ui.fenetre.parcours import Parcours
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.chances import dire_preuve, suite_des_chances
from ui.jeux.registre import adaptateur_de
from ui.plateau.icones import icone_pion
from ui.situation import Marche, Situation
from ui.socle.langue import deux_points, pour_cent
from ui.socle.messages import Messages, annoncer
from ui.socle.textes import Etiquette, infobulle, sans_raccourci
from ui.widgets.fenetre import FenetreDessinee

ESPACE: Final = 6  # px between the buttons
DISQUE: Final = 12  # px of the disc of whose chances fall
COURT: Final = 1  # the rank of the shortest of a button's texts


class Tournants(QWidget):
    """The result and up to three buttons, each of which goes to its move; they stay while one walks through that game.

    The message line hides them while it says something else.
    """

    def __init__(self, fenetre: FenetreDessinee, parcours: Parcours, messages: Messages) -> None:
        """Take a place in the message line, empty until a game has ended."""
        super().__init__(fenetre)
        self.setObjectName("tournants")
        self._barre, self._parcours, self._messages = fenetre.widgets.barre_etat, parcours, messages
        self._montres: tuple[Basculement, ...] = ()
        self._textes: list[tuple[str, ...]] = []  # of each button, from the longest to the shortest
        self._resultats: tuple[str, ...] = ()  # with what the buttons are: on a line, on two, and shorter
        self._resultat = Etiquette()
        self._resultat.setObjectName("resultat_tournants")
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(0, 0, 0, 0)
        ligne.setSpacing(ESPACE)
        ligne.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        ligne.addWidget(self._resultat)
        avant: QWidget = fenetre.widgets.plateau
        self._boutons = [QPushButton() for _ in range(PRINCIPAUX)]
        for rang, bouton in enumerate(self._boutons):
            bouton.setObjectName(f"bouton_tournant_{rang + 1}")
            bouton.setIconSize(QSize(DISQUE, DISQUE))
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
        if tournants and not self._montres and situation.serie.faites < 2:
            self._messages.taire()  # who won is told beside them, but not who won a series
        nouveaux = [un.noeud.numero for un in tournants] != [un.noeud.numero for un in self._montres]
        self._montres = tournants
        self._barre.ceder(bool(tournants))
        self._resultats = self._intitules(dire_fin(partie)) if tournants else ()
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
                coup, chute = vue.jeu.ecrire_coup(un.noeud.coup), f"−{pour_cent(un.chute)}"
                self._textes.append((f"{coup} {chute}", coup))
                avant, apres = (pour_cent(chances.pour(un.camp)) for chances in (un.avant, un.apres))
                phrase = self.tr("coup {}, {} : {} passe de {} à {}")
                phrase = phrase.format(un.nb_coups, vue.nommer_coup(un.noeud.coup), vue.camp(un.camp), avant, apres)
                if un.apres.prouvee:
                    phrase = f"{phrase}, {dire_preuve(vue, un.apres)}"
                bouton.setIcon(icone_pion(un.camp, vue.style))  # whose chances fall
                infobulle(bouton, phrase)
                bouton.setAccessibleName(phrase)
        self._serrer()
        self.updateGeometry()

    def _intitules(self, resultat: str) -> tuple[str, ...]:
        """Write how the game ended, and what the buttons after it are, from the longest to the shortest."""
        titre = self.tr("Tournants :")
        return self.tr("{} · tournants :").format(resultat), f"{resultat}\n{titre}", titre

    def _aller(self, rang: int) -> None:
        self._parcours.aller_a(self._montres[rang].nb_coups)

    def _serrer(self) -> None:
        """Fold the result, then leave it to the players' card, as far as the room asks it: all buttons say as much.

        Where three of them do not fit beside what they are, their texts leave out what they can do without.
        """
        essais = [*((resultat, 0) for resultat in self._resultats), (self.tr("Tournants :"), COURT), ("", COURT)]
        resultat, rang = next((un for un in essais if self._largeur(*un) <= self.width()), essais[-1])
        self._resultat.setText(resultat)
        self._resultat.setVisible(bool(resultat))
        for bouton, textes in zip(self._boutons, self._textes, strict=False):
            bouton.setText(sans_raccourci(textes[rang]))

    def _largeur(self, resultat: str, rang: int) -> int:
        """Return the room that ``resultat`` and the texts of that ``rang`` take, px."""
        lettres = self._boutons[0].fontMetrics()
        autour = self._boutons[0].sizeHint().width() - lettres.horizontalAdvance(self._boutons[0].text())
        boutons = sum(lettres.horizontalAdvance(textes[rang]) + autour + ESPACE for textes in self._textes)
        return boutons + (_large(resultat, self._resultat.fontMetrics()) + ESPACE if resultat else 0)

    def sizeHint(self) -> QSize:
        """As wide as the long texts; nothing when there is none."""
        resultat = self._resultats[0] if self._resultats else ""
        return QSize(self._largeur(resultat, 0), self._boutons[0].sizeHint().height() if self._textes else 0)

    def minimumSizeHint(self) -> QSize:
        """As wide as the short texts."""
        return QSize(self._largeur("", COURT), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width of the line."""
        super().resizeEvent(event)
        self._serrer()


def dire_fin(partie: Partie) -> str:
    """Say how the line of ``partie`` ended, wherever one stands in it; empty when it goes on."""
    vue, fin = adaptateur_de(partie.jeu), partie.ligne[-1]
    issue, points = partie.issue_en(fin), partie.resultat_en(fin)
    if issue is None:
        return ""
    if partie.decidee_en == fin.numero:
        return vue.resultat_decide(issue, points, partie.entete.decision)
    return vue.resultat(issue, points)


def _large(texte: str, police: QFontMetrics) -> int:
    """Return the width of the longest line of ``texte``, px."""
    return max(map(police.horizontalAdvance, texte.split("\n")))
