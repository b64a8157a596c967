"""The calendar of the notebook: the days that were, today and those that come, and how the questions of now went."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.carnet.tableau import A_VENIR, PASSES, BilanCarnet
from ui.socle.langue import accorder, deux_points
from ui.socle.nombres import dire_lever
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import marquer

SIGNES: Final = {NoteReprise.TROUVE: "✓", NoteReprise.INDICE: "½", NoteReprise.RATE: "✗"}
RIEN: Final = ("–", "0")  # what the square of a day without a mistake shows
SEGMENTS: Final = 12  # questions shown one by one; of more, those around the one that is asked


class Calendrier(Retraduit, QFrame):
    """Says how many mistakes are due, on which days some were answered, and how many come back on the next ones.

    ``jour_demande`` carries a day whose mistakes are to be asked about.
    """

    jour_demande = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("erreurs_calendrier")
        self.setProperty("role", "carte")
        self._bilan: BilanCarnet | None = None
        self._notes: Sequence[NoteReprise | None] = ()
        self._rang = 0
        self._titre, self._place, self._serie = Etiquette(), Etiquette(), Etiquette()
        self._titre.setProperty("role", "titre")
        self._place.setProperty("role", "discret")
        self._serie.setObjectName("erreurs_serie")
        self._segments = [_case("segment") for _ in range(SEGMENTS)]
        self._noms = [_case("nom_jour") for _ in range(PASSES + 1 + A_VENIR)]
        self._jours = [self._bouton(rang) for rang in range(len(self._noms))]
        self._disposer()
        self._traduire()

    def _bouton(self, rang: int) -> QPushButton:
        bouton = QPushButton()
        bouton.setObjectName(f"erreurs_jour_{rang + 1}")
        bouton.setProperty("role", "jour")
        bouton.setMinimumWidth(0)
        bouton.setEnabled(False)  # until its day is known, which is its name
        bouton.clicked.connect(partial(self._demander, rang))
        return bouton

    def _demander(self, rang: int, _coche: bool = False) -> None:
        if self._bilan is not None:
            self.jour_demande.emit(self._bilan.jours[rang])

    def _disposer(self) -> None:
        haut, questions, jours = QHBoxLayout(), QHBoxLayout(), QGridLayout()
        haut.addWidget(self._titre)
        haut.addWidget(self._place, 1)
        haut.addWidget(self._serie)
        questions.setSpacing(4)
        jours.setSpacing(2)
        for segment in self._segments:
            questions.addWidget(segment, 1)
        for rang, (nom, jour) in enumerate(zip(self._noms, self._jours, strict=True)):
            jours.addWidget(nom, 0, rang)
            jours.addWidget(jour, 1, rang)
            jours.setColumnStretch(rang, 1)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(10, 8, 10, 8)
        colonne.setSpacing(6)
        for ligne in (haut, questions, jours):
            colonne.addLayout(ligne)

    def montrer(self, bilan: BilanCarnet) -> None:
        """Show what the notebook says."""
        self._bilan = bilan
        self._traduire()

    def suivre(self, notes: Sequence[NoteReprise | None], rang: int) -> None:
        """Show how the questions went, ``None`` for those that were not graded; the ``rang``-th is asked."""
        self._notes, self._rang = notes, rang
        self._traduire()

    @property
    def phrase(self) -> str:
        """What a screen reader says of it."""
        dits = (self._titre.text(), self._place.text(), self._serie.text())
        return ", ".join(filter(None, dits))

    def _traduire(self) -> None:
        self._titre.setText(self.tr("Aujourd'hui"))
        for texte in (self._titre, self._serie):
            infobulle(texte, dire_lever())
        self._place.setText(self.tr("{} sur {}").format(self._rang + 1, len(self._notes)) if self._notes else "")
        self._montrer_segments()
        if self._bilan is not None:
            serie = self._bilan.serie
            self._serie.setText(self.tr("{} jours de suite").format(serie) if serie > 1 else "")
            self._montrer_jours(self._bilan)
        self.setAccessibleName(self.phrase)

    def _montrer_segments(self) -> None:
        debut = max(0, min(self._rang - SEGMENTS // 2, len(self._notes) - SEGMENTS))
        vues = list(enumerate(self._notes))[debut : debut + SEGMENTS]
        for segment in self._segments:
            segment.hide()
        for (rang, note), segment in zip(vues, self._segments, strict=False):
            segment.setText("" if note is None else SIGNES[note])
            marquer(segment, "etat", "ici" if rang == self._rang and note is None else _etat(note))
            infobulle(segment, self._dire_question(rang, note))
            segment.show()

    def _dire_question(self, rang: int, note: NoteReprise | None) -> str:
        mots = {
            None: self.tr("à venir"),
            NoteReprise.TROUVE: self.tr("trouvée"),
            NoteReprise.INDICE: self.tr("à moitié trouvée"),
            NoteReprise.RATE: self.tr("ratée"),
        }
        return deux_points(self.tr("Erreur {}").format(rang + 1), mots[note])

    def _montrer_jours(self, bilan: BilanCarnet) -> None:
        for jour, nom, case in zip(bilan.jours, self._noms, self._jours, strict=True):
            court = QLocale().standaloneDayName(jour.isoweekday(), QLocale.FormatType.ShortFormat)[0].lower()
            nom.setText(f"{court}\n{jour.day}")
            texte, etat, dit = self._dire_jour(bilan, jour)
            case.setText(texte)
            case.setEnabled(texte not in RIEN)
            marquer(case, "etat", etat)
            long = QLocale().toString(_minuit(jour), "dddd d MMMM")
            montrer = self.tr("Cliquer : revoir ces erreurs")
            infobulle(case, "\n".join([deux_points(long, dit), *([montrer] if case.isEnabled() else [])]))
            case.setAccessibleName(deux_points(long, dit))

    def _dire_jour(self, bilan: BilanCarnet, jour: date) -> tuple[str, str, str]:
        """Return what the square of a day shows, how it is dressed, and what is said of it."""
        a_revoir = self.tr("{} à revoir"), self.tr("{} à revoir")
        if jour == bilan.aujourd_hui:
            return str(bilan.dues), "ici", accorder(bilan.dues, *a_revoir)
        if jour in bilan.a_venir:
            dues = bilan.a_venir[jour]
            return str(dues) if dues else "–", "venir", accorder(dues, *a_revoir)
        trouvees, toutes = bilan.passes[jour]
        if not toutes:
            return "–", "rien", self.tr("rien")
        reponses = accorder(toutes, self.tr("{} réponse"), self.tr("{} réponses"))
        justes = accorder(trouvees, self.tr("{} trouvée"), self.tr("{} trouvées"))
        signe = SIGNES[NoteReprise.TROUVE if trouvees else NoteReprise.RATE]
        return signe, "fait", f"{reponses}, {justes}"


def _minuit(jour: date) -> QDate:
    return QDate(jour.year, jour.month, jour.day)


def _etat(note: NoteReprise | None) -> str:
    if note is None:
        return "rien"
    return "rate" if note is NoteReprise.RATE else "trouve"


def _case(role: str) -> Etiquette:
    case = Etiquette()
    case.setProperty("role", role)
    case.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return case
