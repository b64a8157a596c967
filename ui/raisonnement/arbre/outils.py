"""What one does with a tree on show: search it, fold it, zoom, take a picture away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QPushButton, QWidget

from ui.raisonnement.arbre.toile import ToileArbre
from ui.socle.canevas import PAS_DE_ZOOM
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle

DELAI: Final = 250  # ms after the last letter: a large tree is not searched at each of them
FORMATS: Final = ("svg", "png", "a4")


class OutilsArbre(Retraduit, QWidget):
    """Acts on a canvas; ``exporter`` asks for a picture, by one of ``FORMATS``."""

    exporter = Signal(str)

    def __init__(self, toile: ToileArbre, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._toile = toile
        self._cherche = ""  # what the count is of
        self._trouves = 0
        self.texte = QLineEdit()
        self.texte.setObjectName("arbre_recherche_texte")
        self.texte.setClearButtonEnabled(True)
        self.texte.installEventFilter(self)
        self.compte = Etiquette()
        self.compte.setObjectName("arbre_trouves")
        self.compte.setProperty("role", "discret")
        noms = ("precedent", "suivant", "plier", "moins", "ajuster", "plus", "exporter")
        self.boutons = {nom: QPushButton() for nom in noms}
        for nom, bouton in self.boutons.items():
            bouton.setObjectName(f"arbre_{nom}")
        for nom, signe in (("precedent", "‹"), ("suivant", "›"), ("moins", "−"), ("plus", "+")):
            self.boutons[nom].setText(signe)
            self.boutons[nom].setFixedWidth(38)
        self._attente = QTimer(self, singleShot=True, interval=DELAI)
        self._attente.timeout.connect(self.chercher)
        self.texte.textChanged.connect(lambda _: self._attente.start())
        self.boutons["precedent"].clicked.connect(lambda: self.suivre(-1))
        self.boutons["suivant"].clicked.connect(lambda: self.suivre(1))
        self.boutons["moins"].clicked.connect(lambda: toile.zoomer(1 / PAS_DE_ZOOM))
        self.boutons["plus"].clicked.connect(lambda: toile.zoomer(PAS_DE_ZOOM))
        self.boutons["ajuster"].clicked.connect(lambda: toile.ajuster())
        self._faire_menus()
        self._disposer()
        self._traduire()
        self.permettre(False)

    def _faire_menus(self) -> None:
        self.actions_: dict[str, QAction] = {}
        plier, exporter = QMenu(self), QMenu(self)
        for nom in ("plier_choisi", "plier_1", "plier_2", "plier_3", "deplier"):
            self.actions_[nom] = plier.addAction("")
            self.actions_[nom].setObjectName(f"arbre_{nom}")
        self.actions_["plier_choisi"].triggered.connect(self._plier_choisi)
        for niveau in (1, 2, 3):
            action = self.actions_[f"plier_{niveau}"]
            action.triggered.connect(lambda _coche=False, niveau=niveau: self._toile.plier_profondeur(niveau))
        self.actions_["deplier"].triggered.connect(lambda: self._toile.deplier_tout())
        for nom in FORMATS:
            action = self.actions_[nom] = exporter.addAction("")
            action.setObjectName(f"arbre_exporter_{nom}")
            action.triggered.connect(lambda _coche=False, nom=nom: self.exporter.emit(nom))
        plier.aboutToShow.connect(self._permettre_pli)
        self.boutons["plier"].setMenu(plier)
        self.boutons["exporter"].setMenu(exporter)

    def _disposer(self) -> None:
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(0, 0, 0, 0)
        ligne.setSpacing(4)
        ligne.addWidget(self.texte, 1)
        ligne.addWidget(self.compte)
        for bouton in self.boutons.values():
            ligne.addWidget(bouton)

    def permettre(self, la: bool) -> None:
        """Let the tools be used when there is a tree."""
        for nom, bouton in self.boutons.items():
            bouton.setEnabled(la)
            if nom in ("precedent", "suivant"):  # the room is the text's until something is found
                bouton.setVisible(la and self._trouves > 0)
        self.texte.setEnabled(la)

    def oublier(self) -> None:
        """The tree is another one: search it too when something is searched."""
        self._cherche, self._trouves = "", 0
        self.compte.clear()
        if self.texte.text().strip():
            self._attente.start()
        self.permettre(True)

    def chercher(self) -> None:
        """Look for what is typed, and say how many nodes match."""
        self._attente.stop()
        texte = self.texte.text().strip()
        if texte == self._cherche:
            return
        self._cherche, self._trouves = texte, self._toile.chercher(texte)
        self._ecrire_compte()
        self.permettre(True)

    def _ecrire_compte(self) -> None:
        nombre = QLocale().toString(self._trouves)
        if self._trouves:
            self.compte.setText((self.tr("{} nœud") if self._trouves == 1 else self.tr("{} nœuds")).format(nombre))
        else:
            self.compte.setText(self.tr("aucun") if self._cherche else "")

    def suivre(self, sens: int) -> None:
        """Go to the next match, or to the previous one."""
        if self._trouves:
            self._toile.suivant(sens)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Enter searches at once, then goes to the next match; with Shift, to the previous one."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if self.texte.text().strip() != self._cherche:
            self.chercher()
        else:
            self.suivre(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        return True

    def _permettre_pli(self) -> None:
        self.actions_["plier_choisi"].setEnabled(self._toile.selection is not None)

    def _plier_choisi(self) -> None:
        if self._toile.selection is not None:
            self._toile.plier(self._toile.selection)

    def _traduire(self) -> None:
        self.texte.setPlaceholderText(self.tr("Chercher un coup"))
        self.texte.setAccessibleName(self.tr("Chercher un coup, ou une suite de coups"))
        infobulle(self.texte, self.texte.accessibleName())
        aides = {
            "precedent": self.tr("Nœud trouvé précédent"),
            "suivant": self.tr("Nœud trouvé suivant"),
            "plier": self.tr("Plier des branches"),
            "moins": self.tr("Réduire"),
            "ajuster": self.tr("Voir tout l'arbre"),
            "plus": self.tr("Agrandir"),
            "exporter": self.tr("Enregistrer une image de l'arbre"),
        }
        for nom, aide in aides.items():
            self.boutons[nom].setAccessibleName(aide)
            infobulle(self.boutons[nom], aide)
        self.boutons["plier"].setText(self.tr("Plier"))
        self.boutons["ajuster"].setText(self.tr("Ajuster"))
        self.boutons["exporter"].setText(self.tr("Image"))
        textes = {
            "plier_choisi": self.tr("Plier ou déplier le nœud choisi"),
            "plier_1": self.tr("Ne garder qu'un demi-coup"),
            "plier_2": self.tr("Ne garder que 2 demi-coups"),
            "plier_3": self.tr("Ne garder que 3 demi-coups"),
            "deplier": self.tr("Tout déplier"),
            "svg": self.tr("Image SVG…"),
            "png": self.tr("Image PNG, comme à l'écran…"),
            "a4": self.tr("Image PNG, page A4…"),
        }
        for nom, texte in textes.items():
            self.actions_[nom].setText(texte)
        self._ecrire_compte()
