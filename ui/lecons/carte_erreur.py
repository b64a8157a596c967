"""The card of the mistake: three moments of the game as buttons, what the move on the board lost, and why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ecosysteme.analyse.bilan import MOMENTS, CoupRevu, moments
from ecosysteme.explication import PHRASES
from ecosysteme.jeu import Jeu
from ui.jeux.registre import adaptateur_de
from ui.lecons import mots
from ui.lecons.suites import LigneDeCoups, SuitesDeCoups
from ui.plateau.icones import icone_pion
from ui.socle.messages import annoncer
from ui.socle.textes import Etiquette, infobulle, sans_raccourci

MOINDRE: Final = 60  # px of a button


class CarteErreur(QWidget):
    """Shows what a review says of the move on the board, and leads from mistake to mistake."""

    coup_choisi = Signal(int)  # a number of moves to stand after

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("carte_erreur")
        self._revus: Sequence[CoupRevu] = ()
        self._coups = 0
        self._annonce: tuple[int, ...] = ()
        self._moments = [self._bouton(f"bouton_moment_{rang + 1}") for rang in range(MOMENTS)]
        for rang, bouton in enumerate(self._moments):
            bouton.clicked.connect(partial(self._aller_au_moment, rang))
        self._precedente, self._suivante = self._bouton("erreur_precedente"), self._bouton("erreur_suivante")
        self.suites, self._voir = SuitesDeCoups("suites_erreur", 2, self), self._bouton("voir_suite")
        self._voir.setCheckable(True)
        self._voir.clicked.connect(lambda _: self.suites.lire())
        self.suites.lecture_change.connect(self._voir.setChecked)
        self._precedente.clicked.connect(lambda: self.aller(-1))
        self._suivante.clicked.connect(lambda: self.aller(1))
        self.titre, self.detail = Etiquette(parent=self, pliee=True), Etiquette(parent=self, pliee=True)
        self.raisons = tuple(Etiquette(parent=self, pliee=True) for _ in range(PHRASES))
        self.titre.setObjectName("titre_erreur")
        self.titre.setProperty("role", "titre")
        self.detail.setObjectName("detail_erreur")
        for rang, raison in enumerate(self.raisons, 1):
            raison.setObjectName(f"raison_erreur_{rang}")
        haut = QHBoxLayout()
        for bouton in self._moments:
            haut.addWidget(bouton, 1)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(4, 4, 4, 2)
        colonne.setSpacing(4)
        colonne.addLayout(haut)
        for etiquette in (self.titre, self.detail, *self.raisons):
            colonne.addWidget(etiquette)
        colonne.addWidget(self.suites)
        self.gestes = QWidget(parent)  # apart: they stay where they are, however long the words of a mistake are
        ligne = QHBoxLayout(self.gestes)
        ligne.setContentsMargins(4, 4, 4, 0)
        for bouton in (self._precedente, self._suivante, self._voir):
            ligne.addWidget(bouton, 1)
        self.hide()
        self.gestes.hide()

    def _bouton(self, nom: str) -> QPushButton:
        bouton = QPushButton(self)
        bouton.setObjectName(nom)
        # Three share a line: they take what there is, and never make the window wider than its screen.
        bouton.setMinimumWidth(MOINDRE)
        return bouton

    def montrer(self, jeu: Jeu, revus: Sequence[CoupRevu], coups: int) -> CoupRevu | None:
        """Show what ``revus`` say after ``coups`` moves, nothing without them; return the mistake that is shown."""
        self._revus, self._coups = revus, coups
        self.setVisible(bool(revus))
        self.gestes.setVisible(bool(revus))
        if not revus:
            self._annonce = ()
            return None
        self._montrer_moments(jeu)
        textes = {-1: self.tr("Erreur précédente"), 1: self.tr("Erreur suivante")}
        courts = {-1: self.tr("‹ Erreur"), 1: self.tr("Erreur ›")}
        for sens, bouton in ((-1, self._precedente), (1, self._suivante)):
            bouton.setText(courts[sens])
            bouton.setAccessibleName(textes[sens])
            infobulle(bouton, textes[sens])
            bouton.setEnabled(self.prochaine(sens) is not None)
        self._voir.setText(self.tr("Voir la suite"))
        infobulle(self._voir, self.tr("Jouer la meilleure suite sur le plateau, puis revenir à la partie"))
        montre = next((revu for revu in revus if revu.numero == coups), None)
        self.titre.setText(self._sans_jugement() if montre is None else mots.titre(jeu, montre))
        self.detail.setText("" if montre is None else mots.detail(jeu, montre))
        faute = montre if montre is not None and montre.gravite is not None else None
        cle = () if faute is None else (id(faute.noeud.etat), faute.numero, faute.perte)
        if faute is not None and cle != self._annonce:
            annoncer(self, " ".join(filter(None, (mots.lu(jeu, faute), mots.mieux(jeu, faute)))))
        self._annonce = cle
        return faute

    def _sans_jugement(self) -> str:
        """Head the card of a move that is not judged; at the start, say where the first mistake is."""
        if self._coups:
            return self.tr("Ce coup n'est pas jugé.")
        premiere = self.prochaine(1)
        debut = self.tr("Début de la partie.")
        erreur = "" if premiere is None else self.tr("Première erreur : coup {}.").format(premiere)
        return " ".join(filter(None, (debut, erreur)))

    def expliquer(self, phrases: Sequence[str], lignes: Sequence[LigneDeCoups]) -> None:
        """Say why, nothing for nothing, aloud too once it is known; show the line played and the better one."""
        textes = [*phrases, *[""] * (PHRASES - len(phrases))]
        if textes != [raison.text() for raison in self.raisons]:
            annoncer(self, " ".join(phrases))
        for raison, texte in zip(self.raisons, textes, strict=True):
            raison.setText(texte)
            raison.setVisible(bool(texte))
        self.suites.montrer(lignes)
        self._voir.setEnabled(bool(lignes))

    def _montrer_moments(self, jeu: Jeu) -> None:
        trouves = moments(self._revus)
        for rang, bouton in enumerate(self._moments):
            bouton.setVisible(rang < len(trouves))
            if rang < len(trouves):
                revu = trouves[rang]
                texte = f"{rang + 1} · {mots.abreger(jeu, revu)}"
                bouton.setText(sans_raccourci(texte))
                bouton.setIcon(icone_pion(revu.camp, adaptateur_de(jeu).style))  # who played it
                infobulle(bouton, mots.lu(jeu, revu))
                bouton.setAccessibleName(mots.lu(jeu, revu))

    def _aller_au_moment(self, rang: int) -> None:
        self.coup_choisi.emit(moments(self._revus)[rang].numero)

    def prochaine(self, sens: int) -> int | None:
        """Return the next mistake, 1, or the one before, -1, by its number; ``None`` where there is none."""
        fautes = [revu.numero for revu in self._revus if revu.gravite is not None]
        plus_loin = [numero for numero in fautes if (numero - self._coups) * sens > 0]
        return min(plus_loin, key=lambda numero: abs(numero - self._coups), default=None)

    def aller(self, sens: int) -> None:
        """Go to the next mistake, 1, or to the one before, -1."""
        if (numero := self.prochaine(sens)) is not None:
            self.coup_choisi.emit(numero)
