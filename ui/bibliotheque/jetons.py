"""A field in which a player or a tournament is searched as one types, and the chips of those that were chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QStringListModel, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QFrame, QHBoxLayout, QLineEdit, QToolButton

from ui.bibliotheque.acces import AccesBibliotheque
from ui.joueurs.noms import dire_garde, mots_gardes
from ui.socle.raisons import majuscule
from ui.socle.retraduction import Retraduit
from ui.socle.taches import Tache
from ui.socle.textes import infobulle, sans_raccourci

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.noms import NomConnu

PAGE: Final = "⋯"  # leads to the page of a name
DELAI: Final = 120  # ms after the last letter: a question a word, and not a letter


class CouleurCherchee(Enum):
    """Which colour a player that is looked for had."""

    LES_DEUX = "◐"
    NOIR = "●"
    BLANC = "○"

    @property
    def suivante(self) -> CouleurCherchee:
        """The one that a click on the chip leads to."""
        toutes = list(CouleurCherchee)
        return toutes[(toutes.index(self) + 1) % len(toutes)]


@dataclass(frozen=True)
class Choisi:
    """A name that games must have; ``couleur`` is that of a player, ``None`` for a tournament."""

    numero: int
    nom: str
    couleur: CouleurCherchee | None


class Jeton(Retraduit, QFrame):
    """A chip: a click on the name of a player asks for another colour, one on the cross takes it away.

    Its button, or a click on a tournament, asks for its page.
    """

    change = Signal(object)  # a ``Choisi``
    retire = Signal()
    page_demandee = Signal(str, str)  # of which kind of name, ``joueur`` or ``tournoi``, and of which

    def __init__(self, choisi: Choisi) -> None:
        super().__init__()
        self._choisi = choisi
        self.setProperty("role", "jeton")
        self._nom, self._page, self._fermer = (QToolButton(autoRaise=True) for _ in range(3))
        self._page.setObjectName("jeton_page")
        self._page.setText(PAGE)
        self._page.clicked.connect(self._demander_page)
        self._nom.setObjectName("jeton_nom")
        self._fermer.setObjectName("jeton_fermer")
        self._fermer.setText("×")
        self._nom.clicked.connect(self._changer)
        self._fermer.clicked.connect(self.retire)
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(6, 0, 2, 0)
        ligne.setSpacing(0)
        ligne.addWidget(self._nom, 1)
        ligne.addWidget(self._page)
        ligne.addWidget(self._fermer)
        self._traduire()

    @property
    def phrase(self) -> str:
        """What a screen reader says of it."""
        return self._nom.accessibleName()

    def _changer(self) -> None:
        if self._choisi.couleur is None:
            self._demander_page()
        else:
            self._choisi = Choisi(self._choisi.numero, self._choisi.nom, self._choisi.couleur.suivante)
            self._traduire()
            self.change.emit(self._choisi)

    def _demander_page(self) -> None:
        self.page_demandee.emit("tournoi" if self._choisi.couleur is None else "joueur", self._choisi.nom)

    def _traduire(self) -> None:
        couleur = self._choisi.couleur
        mots = {
            CouleurCherchee.LES_DEUX: self.tr("avec l'une ou l'autre couleur"),
            CouleurCherchee.NOIR: self.tr("avec les Noirs"),
            CouleurCherchee.BLANC: self.tr("avec les Blancs"),
            None: "",
        }
        dit = dire_garde(self._choisi.nom)
        nom = sans_raccourci(dit)
        self._nom.setText(nom if couleur is None else f"{couleur.value} {nom}")
        self._nom.setAccessibleName(", ".join(filter(None, (dit, mots[couleur]))))
        self._page.setAccessibleName(self.tr("Page de {}").format(nom))
        infobulle(self._page, self.tr("Sa page : ses résultats, ses ouvertures, ses adversaires"))
        clic = self.tr("Clic : sa page") if couleur is None else self.tr("Clic : une autre couleur")
        infobulle(self._nom, " · ".join(filter(None, (majuscule(mots[couleur]), clic))))
        self._fermer.setAccessibleName(self.tr("Retirer {}").format(dit))
        infobulle(self._fermer, self.tr("Retirer"))


class ChampNoms(QLineEdit):
    """Searches names of a kind, ``joueur`` or ``tournoi``, as one types; ``trouve`` is the one that is chosen."""

    trouve = Signal(object)  # a ``NomConnu``
    rendu = Signal()  # Escape: the keyboard goes back to the board

    def __init__(self, genre: str, acces: AccesBibliotheque) -> None:
        super().__init__(clearButtonEnabled=True)
        self.setObjectName(f"filtre_{genre}")
        self.setAcceptDrops(False)
        self._genre, self._acces = genre, acces
        self._tache: Tache | None = None
        self._connus: dict[str, NomConnu] = {}  # by the words that propose them
        self._liste = QStringListModel(self)
        self.propositions = QCompleter(self._liste, self)
        self.propositions.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.propositions.setWidget(self)
        self.propositions.activated.connect(self._choisir)
        self._bientot = QTimer(self, singleShot=True, interval=DELAI)
        self._bientot.timeout.connect(self._chercher)
        self.textEdited.connect(lambda _: self._bientot.start())
        self.returnPressed.connect(self._choisir_premier)

    def _chercher(self) -> None:
        if self._tache is not None:
            self._tache.annuler()
        texte = self.text()
        if not texte.strip():
            self._montrer([])
            return
        genre = self._genre
        self._tache = self._acces.consulter(
            lambda une, _arret: une.chercher(genre, texte, dire=mots_gardes), self._montrer
        )

    def _montrer(self, connus: Sequence[NomConnu]) -> None:
        dits = Counter(dire_garde(connu.nom) for connu in connus)
        courts = [(dire_garde(connu.nom), connu) for connu in connus]
        self._connus = {court if dits[court] == 1 else connu.nom: connu for court, connu in courts}
        self._liste.setStringList(list(self._connus))
        if connus and self.hasFocus():
            self.propositions.complete()
        else:
            self._replier()

    def _replier(self) -> None:
        if (liste := self.propositions.popup()) is not None:
            liste.hide()

    def _choisir_premier(self) -> None:
        if self._connus:
            self._choisir(next(iter(self._connus)))

    def _choisir(self, dit: str) -> None:
        if (connu := self._connus.get(dit)) is not None:
            self._connus = {}
            QTimer.singleShot(0, self, self.clear)  # the completer writes the name after it has said so
            self.trouve.emit(connu)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the keyboard back by Escape, and show the proposals by the arrow that goes down."""
        if event.key() == Qt.Key.Key_Escape:
            self._replier()
            self.rendu.emit()
        elif event.key() == Qt.Key.Key_Down and self._connus:
            self.propositions.complete()
        else:
            super().keyPressEvent(event)
