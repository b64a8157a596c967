"""The two tables of the tab: the repertoires of the user, and what the position on the board has of the chosen one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTableWidget

from ecosysteme.cases import nom_case
from ecosysteme.formats.partie_compacte import JEU
from ecosysteme.repertoire.couverture import Couverture
from ecosysteme.repertoire.fonds import CoupEtudie, EtudeRepertoire
from ui.jeux.registre import adaptateur_de
from ui.plateau.icones import marquer
from ui.repertoire.mots import dire_coup, dire_etat, dire_lignes
from ui.socle.langue import pour_cent
from ui.socle.nombres import nombre
from ui.socle.retraduction import Retraduit
from ui.socle.tables import aider_ligne, aligner_nombres, ecrire_ligne, preparer


class TableRepertoires(Retraduit, QTableWidget):
    """The repertoires; ``choisi`` carries the name of the one that is chosen."""

    choisi = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("repertoires")
        preparer(self, 4, 0)
        self._etudes: Sequence[EtudeRepertoire] = ()
        self._couvertures: Mapping[str, Couverture | None] = {}
        self.itemSelectionChanged.connect(self._annoncer)
        self._traduire()

    @property
    def choisie(self) -> EtudeRepertoire | None:
        """The one that is chosen."""
        rang = self.currentRow()
        return self._etudes[rang] if 0 <= rang < len(self._etudes) else None

    def montrer(
        self, etudes: Sequence[EtudeRepertoire], couvertures: Mapping[str, Couverture | None], nom: str
    ) -> None:
        """Show them, with ``nom`` chosen if it is there, else the first one; a coverage may come later, or never."""
        self._etudes, self._couvertures = etudes, couvertures
        with QSignalBlocker(self):
            self._traduire()
            noms = [etude.repertoire.nom for etude in etudes]
            self.setCurrentCell(noms.index(nom) if nom in noms else 0 if noms else -1, 0)

    def _annoncer(self) -> None:
        if self.choisie is not None:
            self.choisi.emit(self.choisie.repertoire.nom)

    def _traduire(self) -> None:
        self.setAccessibleName(self.tr("Mes répertoires"))
        titres = self.tr("Répertoire"), self.tr("Lignes sues"), self.tr("À revoir"), self.tr("Couverture")
        self.setHorizontalHeaderLabels(titres)
        self.setRowCount(len(self._etudes))
        vue = adaptateur_de(JEU)
        for rang, etude in enumerate(self._etudes):
            nom, camp = etude.repertoire.nom, etude.repertoire.camp
            couverture = self._couvertures.get(nom)
            attente = "–" if nom in self._couvertures else "…"
            ecrire_ligne(
                self,
                rang,
                (
                    nom,
                    dire_lignes(etude),
                    str(len(etude.jour.dues)),
                    attente if couverture is None else pour_cent(couverture.totale),
                ),
            )
            marquer(self, rang, 0, camp, vue.style)
            if (cellule := self.item(rang, 0)) is not None:
                cellule.setData(Qt.ItemDataRole.AccessibleTextRole, f"{nom}, {vue.camp(camp)}")
        aligner_nombres(self, (1, 2, 3))


class TableCoups(Retraduit, QTableWidget):
    """The moves of the position on the board; ``joue`` carries the one that is to be played there."""

    joue = Signal(tuple)
    change = Signal()  # another one is chosen

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("coups_repertoire")
        preparer(self, 4, 3)
        self._coups: Sequence[CoupEtudie] = ()
        self.itemSelectionChanged.connect(self.change)
        self.cellDoubleClicked.connect(lambda _rang, _colonne: self._jouer())
        self._traduire()

    @property
    def choisi(self) -> CoupEtudie | None:
        """The move that is chosen."""
        rang = self.currentRow()
        return self._coups[rang] if 0 <= rang < len(self._coups) else None

    def montrer(self, coups: Sequence[CoupEtudie]) -> None:
        """Show the moves of another position; the same move stays chosen where it is there."""
        avant = None if self.choisi is None else self.choisi.coup
        self._coups = coups
        with QSignalBlocker(self):
            self._traduire()
            joues = [coup.coup for coup in coups]
            self.setCurrentCell(joues.index(avant) if avant in joues else 0 if joues else -1, 0)
        self.change.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play the chosen move on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._jouer()
        else:
            super().keyPressEvent(event)

    def _jouer(self) -> None:
        if self.choisi is not None:
            self.joue.emit(self.choisi.coup)

    def _traduire(self) -> None:
        self.setAccessibleName(self.tr("Coups de la position"))
        self.setHorizontalHeaderLabels((self.tr("Coup"), self.tr("Parties"), self.tr("Part"), self.tr("Répertoire")))
        self.setRowCount(len(self._coups))
        for rang, coup in enumerate(self._coups):
            parties = nombre(coup.parties) if coup.parties else ""
            part = pour_cent(coup.part) if coup.parties else ""
            ecrire_ligne(self, rang, (nom_case(coup.coup), parties, part, dire_etat(coup)))
            if (cellule := self.item(rang, 0)) is not None:
                cellule.setData(Qt.ItemDataRole.AccessibleTextRole, dire_coup(coup))
            aider_ligne(self, rang, coup.commentaire)
        aligner_nombres(self, (1, 2))
