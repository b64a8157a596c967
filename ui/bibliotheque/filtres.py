"""Which games count: the fields above the next moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QValidator
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.bibliotheque.filtres import FiltreDeParties
from ui.bibliotheque.acces import AccesBibliotheque
from ui.bibliotheque.jetons import ChampNoms, Choisi, CouleurCherchee, Jeton
from ui.bibliotheque.question import ORDRE
from ui.disposition.tabulation import arrets, tabuler
from ui.socle.chargeur import attendre_la_fin
from ui.socle.messages import annoncer
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.noms import NomConnu

AUCUNE: Final = 1899  # the year that stands for none
DERNIERE: Final = 2100
DEPARTS: Final = {"debut": 1977, "fin": 2025}  # where the arrows begin: the first world championship, about now
PAR_RANGEE: Final = 2  # chips


class ChampAnnee(QSpinBox):
    """A year, or none where it is emptied, from which the arrows go to ``depart``; Escape gives the keyboard back."""

    rendu = Signal()

    def __init__(self, depart: int) -> None:
        super().__init__()
        self._depart = depart
        self.setRange(AUCUNE, DERNIERE)
        self.setSpecialValueText("…")
        attendre_la_fin(self)

    @property
    def annee(self) -> int | None:
        """The year that is chosen."""
        return None if self.value() == AUCUNE else self.value()

    def validate(self, texte: str, position: int) -> tuple[QValidator.State, str, int]:
        """Let the field be emptied."""
        if not texte.strip():
            return QValidator.State.Acceptable, texte, position  # as C++ would leave them in its arguments
        return super().validate(texte, position)

    def valueFromText(self, texte: str) -> int:
        """Read a year, none of an empty field."""
        return super().valueFromText(texte) if texte.strip() else AUCUNE

    def stepBy(self, pas: int) -> None:
        """Begin where years are likely."""
        if self.annee is None:
            self.setValue(self._depart)
        else:
            super().stepBy(pas)

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        """Step both ways, from none too."""
        pas = QAbstractSpinBox.StepEnabledFlag
        return pas.StepUpEnabled | pas.StepDownEnabled

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the keyboard back by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.rendu.emit()
        else:
            super().keyPressEvent(event)


class FiltresBibliotheque(Retraduit, QFrame):
    """The block of the filters; ``change`` when other games count."""

    change = Signal()
    rendu = Signal()  # the keyboard goes back to the board
    page_demandee = Signal(str, str)  # of which kind of name, and of which

    def __init__(self, acces: AccesBibliotheque) -> None:
        super().__init__()
        self.setObjectName("cadre_filtres")
        self.setProperty("role", "carte")
        self._choisis: list[Choisi] = []
        self._jetons: list[Jeton] = []
        self.joueur, self.tournoi = ChampNoms("joueur", acces), ChampNoms("tournoi", acces)
        self.debut, self.fin = (ChampAnnee(depart) for depart in DEPARTS.values())
        for nom, annee in zip(DEPARTS, (self.debut, self.fin), strict=True):
            annee.setObjectName(f"filtre_{nom}")
            annee.valueChanged.connect(lambda _: self.change.emit())
            annee.rendu.connect(self.rendu)
        self.humains, self.interversions, self.xot = QCheckBox(), QCheckBox(), QCheckBox()
        self.humains.setChecked(True)
        for nom, case in (("humains", self.humains), ("interversions", self.interversions), ("xot", self.xot)):
            case.setObjectName(f"filtre_{nom}")
            case.toggled.connect(lambda _: self.change.emit())
        self._annees, self._tiret = Etiquette(), Etiquette("–")
        self._annees.setBuddy(self.debut)
        for champ in (self.joueur, self.tournoi):
            champ.trouve.connect(lambda connu, champ=champ: self._choisir(connu, joueur=champ is self.joueur))
            champ.rendu.connect(self.rendu)
        self._disposer()
        self._traduire()

    def _disposer(self) -> None:
        champs, cases, self._grille = QHBoxLayout(), QHBoxLayout(), QGridLayout()
        champs.setSpacing(6)
        champs.addWidget(self.joueur, 3)
        champs.addWidget(self.tournoi, 3)
        for widget in (self._annees, self.debut, self._tiret, self.fin):
            champs.addWidget(widget)
        cases.setSpacing(12)
        for case in (self.humains, self.interversions, self.xot):
            cases.addWidget(case)
        for champ in (self.joueur, self.tournoi):
            champ.setMinimumHeight(self.debut.sizeHint().height())
        cases.addStretch(1)
        self._grille.setHorizontalSpacing(6)
        self._grille.setVerticalSpacing(4)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(10, 8, 10, 8)
        colonne.setSpacing(6)
        colonne.addLayout(champs)
        colonne.addLayout(self._grille)
        colonne.addLayout(cases)

    # What is chosen.

    @property
    def voulu(self) -> FiltreDeParties:
        """What games must be."""
        par_couleur: dict[CouleurCherchee | None, frozenset[int]] = {}
        for couleur in (*CouleurCherchee, None):
            par_couleur[couleur] = frozenset(un.numero for un in self._choisis if un.couleur is couleur)
        return FiltreDeParties(
            joueurs=par_couleur[CouleurCherchee.LES_DEUX],
            noirs=par_couleur[CouleurCherchee.NOIR],
            blancs=par_couleur[CouleurCherchee.BLANC],
            tournois=par_couleur[None],
            depuis=self.debut.annee,
            jusqu_a=self.fin.annee,
            programmes=not self.humains.isChecked(),
            xot=True if self.xot.isChecked() else None,
        )

    def _choisir(self, connu: NomConnu, *, joueur: bool) -> None:
        """Have games be of a player or of a tournament too; a program is none among humans only."""
        choisi = Choisi(connu.numero, connu.nom, CouleurCherchee.LES_DEUX if joueur else None)
        memes = [un for un in self._choisis if (un.numero, un.couleur is None) == (choisi.numero, not joueur)]
        if not memes:
            self._choisis.append(choisi)
            if joueur and connu.marque:
                self.humains.setChecked(False)
            self._refaire()
            annoncer(self, self._jetons[-1].phrase)

    def restreindre(self, genre: str, connu: NomConnu) -> None:
        """Have games be of one player or tournament, whatever else was asked, as its page counts them."""
        self._choisis = []
        for nom in ("annees", "xot", "humains"):
            self.lever(nom)
        self._choisir(connu, joueur=genre == "joueur")

    def lever(self, nom: str) -> QWidget:
        """Let a part of the filter leave no game out, by its name in ``FiltreDeParties.sans``; return its field."""
        cases = {"humains": (self.humains, False), "xot": (self.xot, False), ORDRE: (self.interversions, True)}
        if nom in cases:
            case, cochee = cases[nom]
            case.setChecked(cochee)
            return case
        if nom == "annees":
            for annee in (self.debut, self.fin):
                annee.setValue(AUCUNE)
            return self.debut
        joueurs = nom == "joueurs"
        self._choisis = [un for un in self._choisis if (un.couleur is None) is joueurs]
        self._refaire()
        return self.joueur if joueurs else self.tournoi

    def _refaire(self) -> None:
        """Lay the chips out again, and tell."""
        vise = QApplication.focusWidget()
        if vise is not None and any(jeton.isAncestorOf(vise) for jeton in self._jetons):
            self.joueur.setFocus()  # before the chip that had the keyboard goes
        for jeton in self._jetons:
            self._grille.removeWidget(jeton)
            jeton.hide()
            jeton.deleteLater()
        self._jetons = []
        for rang, choisi in enumerate(self._choisis):
            jeton = Jeton(choisi)
            jeton.change.connect(lambda autre, rang=rang: self._remplacer(rang, autre))
            jeton.page_demandee.connect(self.page_demandee)
            jeton.retire.connect(lambda rang=rang: self._retirer(rang))
            self._grille.addWidget(jeton, *divmod(rang, PAR_RANGEE))
            self._jetons.append(jeton)
        tabuler(self.fin, *(arret for jeton in self._jetons for arret in arrets(jeton)))
        self.change.emit()

    def _remplacer(self, rang: int, autre: Choisi) -> None:
        self._choisis[rang] = autre
        self.change.emit()

    def _retirer(self, rang: int) -> None:
        del self._choisis[rang]
        self._refaire()

    def _traduire(self) -> None:
        self.joueur.setPlaceholderText(self.tr("Joueur"))
        self.joueur.setAccessibleName(self.tr("Joueur"))
        self.tournoi.setPlaceholderText(self.tr("Tournoi"))
        self.tournoi.setAccessibleName(self.tr("Tournoi"))
        self._annees.setText(self.tr("Années"))
        self.debut.setAccessibleName(self.tr("Première année"))
        self.fin.setAccessibleName(self.tr("Dernière année"))
        infobulle(self.debut, self.tr("Première année ; vide : toutes"))
        infobulle(self.fin, self.tr("Dernière année ; vide : toutes"))
        self.humains.setText(self.tr("Humains seulement"))
        infobulle(self.humains, self.tr("Laisser de côté les parties où un programme joue"))
        self.interversions.setText(self.tr("Avec les interversions"))
        infobulle(self.interversions, self.tr("Compter aussi les parties venues ici par d'autres coups"))
        self.xot.setText(self.tr("XOT"))
        infobulle(self.xot, self.tr("Seulement les tournois dont les huit premiers coups sont tirés au sort"))
