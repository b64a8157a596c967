"""The tab of the book: the moves of the position, what a person makes of their values, and how the book grows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QTableWidget,
    QWidget,
)

from ecosysteme.cases import Position
from ecosysteme.ouvertures.note_livre import VALEUR_MAX, NoteLivre, SourceLivre
from ecosysteme.plateau import nom_case
from ui.disposition.titre_page import TitreDePage, colonne_de_page
from ui.livre.mots import dire_avancee, dire_coup, dire_inachevee, dire_profondeur, dire_source, dire_taille
from ui.plateau.indices import signe
from ui.socle.messages import annoncer
from ui.socle.retraduction import Retraduit
from ui.socle.tables import aligner_nombres, ecrire_ligne, preparer
from ui.socle.textes import Etiquette, infobulle

if TYPE_CHECKING:
    from ecosysteme.livre.demande import DemandeDExtension
    from ecosysteme.livre.extension import AvanceeExtension

COLONNES: Final = 4
NOMBRES: Final = (1, 2)
PROFONDEUR, POSITIONS, MINUTES = (4, 30, 14), (1, 60_000, 200), (0, 6_000, 10)  # least, most, by default
Bouton = Literal["corriger", "retirer", "etendre", "continuer", "ranger", "annuler", "importer", "exporter"]
BOUTONS: Final[tuple[Bouton, ...]] = (
    "corriger",
    "retirer",
    "etendre",
    "continuer",
    "ranger",
    "annuler",
    "importer",
    "exporter",
)


class TableDuLivre(QTableWidget):
    """The moves of the position: Enter plays the chosen one, Delete takes the value by hand back, F2 gives one."""

    touche = Signal(int)

    def event(self, event: QEvent) -> bool:
        """Keep F2, which leads elsewhere in the window."""
        touche = event.key() if isinstance(event, QKeyEvent) else None
        if touche == Qt.Key.Key_F2 and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell of these keys; the others walk through the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Delete, Qt.Key.Key_F2):
            self.touche.emit(event.key())
        else:
            super().keyPressEvent(event)


class PageLivre(Retraduit, QWidget):
    """Shows what it is told and says what is wanted; it asks nothing itself."""

    geste = Signal(str)  # one of ``BOUTONS``
    joue = Signal(object)  # the square of a move to play

    def __init__(self) -> None:
        super().__init__()
        self._coups: Sequence[tuple[Position, NoteLivre | None]] = ()
        self._siennes, self._ailleurs = 0, False
        self._faute = ""  # what is wrong with the user's book
        self.resume = Etiquette()
        self.resume.setObjectName("resume_livre")
        self.table = TableDuLivre()
        self.table.setObjectName("coups_livre")
        preparer(self.table, COLONNES, 3)
        self.valeur = QSpinBox(minimum=-VALEUR_MAX, maximum=VALEUR_MAX)
        self.valeur.setObjectName("valeur_livre")
        self.profondeur, self.positions, self.minutes = (
            QSpinBox(minimum=moins, maximum=plus, value=defaut)
            for moins, plus, defaut in (PROFONDEUR, POSITIONS, MINUTES)
        )
        self.boutons: dict[Bouton, QPushButton] = {nom: QPushButton() for nom in BOUTONS}
        for nom, bouton in self.boutons.items():
            bouton.setObjectName(f"livre_{nom}")
            bouton.clicked.connect(lambda _=False, nom=nom: self.geste.emit(nom))
        self.avancement = QProgressBar()
        self.avancement.setObjectName("avancement_livre")
        self._demande: DemandeDExtension | None = None  # one that may be gone on with
        self.inachevee = Etiquette(pliee=True)
        self.inachevee.setObjectName("inachevee_livre")
        self.ou = Etiquette(pliee=True)  # where an extension is
        self.ou.setObjectName("ou_livre")
        self.ou.setProperty("role", "discret")
        self._libelle_valeur, self._etiquettes = Etiquette(), [Etiquette() for _ in range(3)]
        self._disposer()
        self.table.currentCellChanged.connect(lambda *_: self._suivre_choix())
        self.table.cellDoubleClicked.connect(lambda *_: self._jouer())
        self.table.touche.connect(self._suivre_touche)
        self.etendre(None)
        self._traduire()

    def _disposer(self) -> None:
        self.titre = TitreDePage("livre", self.resume, self.boutons["etendre"])
        colonne = colonne_de_page(self, self.titre)
        colonne.addWidget(self.table, 1)
        self._libelle_valeur.setBuddy(self.valeur)
        valeur = QHBoxLayout()
        valeur.addWidget(self._libelle_valeur)
        valeur.addWidget(self.valeur, 1)
        main = _rangee(self.boutons["corriger"], self.boutons["retirer"])
        main.insertLayout(0, valeur, 1)
        colonne.addLayout(main)
        grille = QGridLayout()
        for rang, (etiquette, nom) in enumerate(
            zip(self._etiquettes, ("profondeur", "positions", "minutes"), strict=True)
        ):
            champ: QSpinBox = getattr(self, nom)
            champ.setObjectName(f"{nom}_livre")
            etiquette.setBuddy(champ)
            grille.addWidget(etiquette, 0, rang)
            grille.addWidget(champ, 1, rang)
        colonne.addLayout(grille)
        colonne.addLayout(_rangee(self.inachevee, self.boutons["continuer"]))
        colonne.addLayout(_rangee(self.avancement, self.boutons["annuler"]))
        colonne.addWidget(self.ou)
        colonne.addLayout(_rangee(*(self.boutons[nom] for nom in ("ranger", "importer", "exporter"))))

    # What is shown.

    def montrer(self, coups: Sequence[Position], notes: Mapping[Position, NoteLivre], siennes: int) -> None:
        """Show the moves of a position, those of the book first, best first."""
        choisi = self.choisi
        self._ailleurs, self._siennes = False, siennes
        self._coups = [*notes.items(), *((coup, None) for coup in coups if coup not in notes)]
        self._ecrire()
        places = [coup for coup, _ in self._coups]
        self.table.setCurrentCell(places.index(choisi) if choisi in places else 0 if places else -1, 0)
        self._suivre_choix()

    def eteindre(self) -> None:
        """Say that the book knows nothing of the game on the board."""
        self._ailleurs, self._coups = True, ()
        self._ecrire()
        self._suivre_choix()

    def etendre(self, total: int | None) -> None:
        """Show that an extension of ``total`` positions is under way; ``None``: none is."""
        en_cours = total is not None
        self.proposer(None)
        self.avancement.setVisible(en_cours)
        self.ou.setVisible(en_cours)
        self.ou.setText(self.tr("Le moteur s'y met…"))
        self.avancement.setMaximum(total or 1)
        self.avancement.setValue(0)
        departs = [self.boutons[nom] for nom in ("etendre", "ranger")]
        arret = self.boutons["annuler"]
        if en_cours:
            arret.show()
            if any(depart.hasFocus() for depart in departs):
                arret.setFocus()  # before the button that was pressed falls asleep
            annoncer(self, self.ou.text())
        for depart in departs:
            depart.setEnabled(not en_cours and not self._ailleurs)
        if not en_cours:
            if arret.hasFocus():
                departs[0].setFocus()
            arret.hide()

    def proposer(self, demande: DemandeDExtension | None) -> None:
        """Offer to go on with an extension that was stopped, if there is one."""
        self._demande = demande
        self.boutons["continuer"].setVisible(demande is not None)
        self.inachevee.setVisible(demande is not None)
        self.inachevee.setText("" if demande is None else dire_inachevee(demande))

    def plaindre(self, faute: str) -> None:
        """Say at the top that the user's book cannot be read; an empty text: it can."""
        self._faute = faute
        self._ecrire()

    def avancer(self, avancee: AvanceeExtension) -> None:
        """Show where an extension is."""
        self.avancement.setValue(avancee.faites)
        self.ou.setText(dire_avancee(avancee, self.avancement.maximum()))

    @property
    def choisi(self) -> Position | None:
        """The move that is chosen in the table."""
        rang = self.table.currentRow()
        return self._coups[rang][0] if 0 <= rang < len(self._coups) else None

    # What is done.

    def _jouer(self) -> None:
        if self.choisi is not None:
            self.joue.emit(self.choisi)

    def _suivre_touche(self, touche: int) -> None:
        if touche == Qt.Key.Key_F2:
            self.valeur.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.valeur.selectAll()
        elif touche == Qt.Key.Key_Delete:
            if self.boutons["retirer"].isEnabled():
                self.geste.emit("retirer")
        else:
            self._jouer()

    def _suivre_choix(self) -> None:
        rang = self.table.currentRow()
        note = self._coups[rang][1] if 0 <= rang < len(self._coups) else None
        self.boutons["corriger"].setEnabled(self.choisi is not None)
        retirable = note is not None and note.source is SourceLivre.MOI
        if not retirable and self.boutons["retirer"].hasFocus():
            self.boutons["corriger"].setFocus()  # before the button that was pressed falls asleep
        self.boutons["retirer"].setEnabled(retirable)
        self.valeur.setEnabled(self.choisi is not None)
        if note is not None:
            self.valeur.setValue(note.valeur)
        for nom in ("etendre", "ranger"):
            self.boutons[nom].setEnabled(not self._ailleurs and self.avancement.isHidden())

    # What is written.

    def _ecrire(self) -> None:
        self.table.setRowCount(len(self._coups))
        for rang, (coup, note) in enumerate(self._coups):
            nom = nom_case(coup)
            dits = (
                ("", "", "") if note is None else (signe(note.valeur), dire_profondeur(note), dire_source(note.source))
            )
            ecrire_ligne(self.table, rang, (nom, *dits))
            cellule = self.table.item(rang, 0)
            if cellule is not None:
                cellule.setData(Qt.ItemDataRole.AccessibleTextRole, dire_coup(nom, note))
        aligner_nombres(self.table, NOMBRES)
        connue = any(note is not None for _, note in self._coups)
        taille = self._faute or dire_taille(self._siennes, connue)
        self.resume.setText(self.tr("Le livre est celui de l'Othello 8 × 8.") if self._ailleurs else taille)

    def _traduire(self) -> None:
        self.titre.titre.setText(self.tr("Livre"))
        self.table.setHorizontalHeaderLabels(
            [self.tr("Coup"), self.tr("Valeur"), self.tr("Profondeur"), self.tr("Source")]
        )
        self.table.setAccessibleName(self.tr("Coups du livre"))
        for etiquette, texte in zip(
            self._etiquettes, (self.tr("Profondeur"), self.tr("Positions"), self.tr("Minutes")), strict=True
        ):
            etiquette.setText(texte)
        self._libelle_valeur.setText(self.tr("Ma valeur"))
        self.valeur.setAccessibleName(self.tr("Valeur de ma main"))
        self.avancement.setAccessibleName(self.tr("Positions jugées"))
        self.minutes.setSpecialValueText(self.tr("sans fin"))
        for nom, texte, aide in (
            ("corriger", self.tr("Corriger"), self.tr("Donner cette valeur au coup : elle l'emporte sur toute autre")),
            ("retirer", self.tr("Retirer"), self.tr("Enlever la valeur de votre main (Suppr)")),
            ("etendre", self.tr("Étendre d'ici"), self.tr("Faire juger les suites les plus probables de la position")),
            ("continuer", self.tr("La finir"), self.tr("Reprendre là où elle s'est arrêtée, avec ses réglages")),
            ("ranger", self.tr("Ranger la partie"), self.tr("Faire juger les positions de cette partie")),
            ("annuler", self.tr("Arrêter"), self.tr("Ce qui est jugé est gardé")),
            ("importer", self.tr("Importer…"), self.tr("Ajouter un livre d'Egaroucid, d'Edax ou d'Othellier")),
            ("exporter", self.tr("Exporter…"), self.tr("Écrire les deux livres pour Egaroucid ou Edax")),
        ):
            self.boutons[nom].setText(texte)  # type: ignore[index]
            infobulle(self.boutons[nom], aide)  # type: ignore[index]
        self.proposer(self._demande)
        infobulle(self.valeur, self.tr("En pions, pour qui joue le coup"))
        infobulle(self.table, self.tr("Entrée joue le coup, F2 en change la valeur"))
        self._ecrire()


def _rangee(*widgets: QWidget) -> QHBoxLayout:
    ligne = QHBoxLayout()
    for widget in widgets:
        ligne.addWidget(widget, 1)
    return ligne
