"""The shortcuts: all keys in one list that is searched, those of the entries of the menus to be changed in it."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QTableWidget, QVBoxLayout

from ui.aide.inventaire import actions_des_menus, lectures, sans_marque
from ui.aide.mots_cherches import eloignement
from ui.aide.touches import MODIFICATEURS_SEULS, Touches, nommer, sequence_de
from ui.socle.devant import dimensionner, mettre_devant
from ui.socle.messages import annoncer
from ui.socle.retraduction import Retraduit
from ui.socle.tables import preparer
from ui.socle.textes import Etiquette, nouvelle_cellule, touche_de
from ui.widgets.fenetre import FenetreDessinee

TAILLE: Final = QSize(760, 640)  # px, where the screen has them
EFFET, TOUCHE, CHEMIN = range(3)
LAISSEES: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape)  # to leave the field, and the window


class LigneTouche(NamedTuple):
    """A key: what it does, where that is found; ``nom`` of the entry that has it, empty for the keys of the board."""

    effet: str
    touche: str
    chemin: str
    nom: str = ""


class ChampTouche(QLineEdit):
    """A field that takes the key that is pressed in it, whatever it does elsewhere."""

    pressee = Signal(QKeySequence)

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)  # a dead key is a key like the others

    def event(self, event: QEvent) -> bool:
        """Take a key before the entry that has it."""
        prise = isinstance(event, QKeyEvent) and event.key() not in LAISSEES
        if event.type() == QEvent.Type.ShortcutOverride and prise:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell of the key, unless it is one of those that only change others, or that lead away."""
        if event.key() in LAISSEES and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            super().keyPressEvent(event)
        elif event.key() not in MODIFICATEURS_SEULS:
            self.pressee.emit(sequence_de(event.keyCombination()))


class Raccourcis(Retraduit, QDialog):
    """Lists the keys in the language of the moment, and changes them; the game goes on meanwhile."""

    def __init__(self, fenetre: FenetreDessinee, touches: Touches) -> None:
        super().__init__(fenetre)
        self.setObjectName("raccourcis")
        self.setModal(False)
        self._fenetre, self._touches = fenetre, touches
        self._lignes: list[LigneTouche] = []
        self._voulue: QKeySequence | None = None  # the key that another entry has, until it is taken over
        self.recherche, self.table, self.champ = QLineEdit(), QTableWidget(), ChampTouche()
        self.champ.setObjectName("raccourcis_champ")
        self.titre, self.avis = Etiquette(), Etiquette(pliee=True)
        self.titre.setBuddy(self.champ)
        self._boutons = {nom: QPushButton() for nom in ("prendre", "aucune", "defaut", "tout", "fermer")}
        for nom, bouton in self._boutons.items():
            bouton.setObjectName(f"bouton_{nom}_raccourcis")
            bouton.setAutoDefault(False)
        self._disposer()
        self._brancher()
        self._traduire()
        dimensionner(self, TAILLE)

    def _disposer(self) -> None:
        preparer(self.table, 3, EFFET)
        self.recherche.setClearButtonEnabled(True)
        self.avis.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        colonne, saisie, pied = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        for widget in (self.titre, self.champ, *(self._boutons[nom] for nom in ("aucune", "defaut"))):
            saisie.addWidget(widget, int(widget is self.titre))
        for nom in ("tout", "fermer"):
            pied.addWidget(self._boutons[nom])
        pied.insertStretch(1)
        dire = QHBoxLayout()
        dire.addWidget(self.avis, 1)
        dire.addWidget(self._boutons["prendre"])
        self.champ.setFixedWidth(24 * self.fontMetrics().averageCharWidth())
        self._boutons["prendre"].hide()
        for element in (self.recherche, self.table):
            colonne.addWidget(element)
        for ligne in (saisie, dire, pied):
            colonne.addLayout(ligne)

    def _brancher(self) -> None:
        self.recherche.textChanged.connect(lambda _: self._remplir())
        self.table.currentCellChanged.connect(lambda *_: self._choisir())
        self.table.cellActivated.connect(lambda *_: self.champ.setFocus())
        self.champ.pressee.connect(self.proposer)
        self._touches.change.connect(self._remplir)
        gestes = {
            "prendre": self._prendre,
            "aucune": lambda: self.proposer(QKeySequence()),
            "defaut": lambda: self.proposer(self._touches.defauts[self._nom]),
            "tout": self._touches.retablir,
            "fermer": self.close,
        }
        for nom, geste in gestes.items():
            self._boutons[nom].clicked.connect(lambda _=False, geste=geste: geste())

    def _traduire(self) -> None:
        self.setWindowTitle(QCoreApplication.translate("Aide", "Raccourcis"))
        self.recherche.setPlaceholderText(self.tr("Chercher un raccourci : ce qu'il fait, ou sa touche"))
        self.recherche.setAccessibleName(self.tr("Chercher un raccourci"))
        self.table.setAccessibleName(self.windowTitle())
        self.table.setHorizontalHeaderLabels([self.tr("Ce qu'elle fait"), self.tr("Touche"), self.tr("Où")])
        self.champ.setPlaceholderText(self.tr("Pressez une touche"))
        self._boutons["prendre"].setText(self.tr("&Prendre cette touche"))
        self._boutons["aucune"].setText(self.tr("&Aucune"))
        self._boutons["defaut"].setText(self.tr("Celle d'&origine"))
        self._boutons["tout"].setText(self.tr("&Toutes celles d'origine"))
        self._boutons["fermer"].setText(self.tr("&Fermer"))
        self._remplir()

    # The list.

    @property
    def _nom(self) -> str:
        """The entry that is chosen; empty for a key of the board, and for none."""
        rang = self.table.currentRow()
        return self._lignes[rang].nom if 0 <= rang < len(self._lignes) else ""

    def _remplir(self) -> None:
        """List what has the words that are searched; the line that was chosen stays chosen."""
        choisie = self._nom
        self._voulue = None
        cherche = self.recherche.text()
        self._lignes = [ligne for ligne in lignes(self._fenetre) if eloignement(cherche, *ligne[:3]) is not None]
        self.table.setRowCount(len(self._lignes))
        grasse = QFont(self.table.font())
        grasse.setBold(True)
        for rang, ligne in enumerate(self._lignes):
            for colonne, texte in ((EFFET, ligne.effet), (TOUCHE, ligne.touche), (CHEMIN, ligne.chemin)):
                cellule = nouvelle_cellule(texte)
                cellule.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(filter(None, ligne[:3])))
                if ligne.nom and self._touches.differe(ligne.nom):
                    cellule.setFont(grasse)
                self.table.setItem(rang, colonne, cellule)
        noms = [ligne.nom for ligne in self._lignes]
        self.table.setCurrentCell(noms.index(choisie) if choisie in noms else 0, EFFET)
        self._choisir()

    def _choisir(self) -> None:
        """Be ready for another key of the line that is chosen."""
        nom = self._nom
        self._voulue = None
        self._boutons["prendre"].hide()
        for widget in (self.champ, self._boutons["aucune"], self._boutons["defaut"]):
            widget.setEnabled(bool(nom))
        self._boutons["aucune"].setEnabled(bool(nom) and not self._touches.actions[nom].shortcut().isEmpty())
        self._boutons["defaut"].setEnabled(bool(nom) and self._touches.differe(nom))
        self._boutons["tout"].setEnabled(any(map(self._touches.differe, self._touches.actions)))
        self.champ.setText(touche_de(self._touches.actions[nom]) if nom else "")
        qui = nommer(self._touches.actions[nom]) if nom else ""
        self.titre.setText(self.tr("Touche de {}").format(qui) if nom else self.tr("Cette touche ne se change pas."))
        self.champ.setAccessibleName(self.titre.text())
        self.avis.setText("")

    # Another key.

    def proposer(self, touche: QKeySequence) -> None:
        """Give the chosen entry ``touche``, unless it is refused, or another entry has it: that is said first."""
        nom = self._nom
        if not nom:
            return
        ecrite = touche.toString(QKeySequence.SequenceFormat.NativeText)
        refus = "" if touche.isEmpty() else self._touches.refus(touche)
        autre = None if touche.isEmpty() else self._touches.autre(nom, touche)
        self._voulue = touche if autre is not None and not refus else None
        self._boutons["prendre"].setVisible(self._voulue is not None)
        if refus:
            self._dire(self.tr("{}, non. {}").format(ecrite, refus))
        elif autre is not None:
            self._dire(self.tr("{} est la touche de {}, qui n'en aurait plus.").format(ecrite, nommer(autre)))
        else:
            self._donner(nom, touche)

    def _prendre(self) -> None:
        if self._voulue is not None:
            self._donner(self._nom, self._voulue)

    def _donner(self, nom: str, touche: QKeySequence) -> None:
        self._touches.donner(nom, touche)  # the list is written again
        action = self._touches.actions[nom]
        sans = self.tr("{} n'a plus de touche.").format(nommer(action))
        self._dire(self.tr("{} : {}").format(nommer(action), touche_de(action)) if touche_de(action) else sans)
        self.champ.setFocus()

    def _dire(self, texte: str) -> None:
        self.avis.setText(texte)
        annoncer(self.champ, texte, presse=True)


def montrer_raccourcis(fenetre: FenetreDessinee, touches: Touches) -> Raccourcis:
    """Show the shortcuts of ``fenetre``, in the same window whenever they are asked for."""
    raccourcis = fenetre.findChild(Raccourcis) or Raccourcis(fenetre, touches)
    mettre_devant(raccourcis)
    raccourcis.recherche.setFocus()
    return raccourcis


def lignes(fenetre: FenetreDessinee) -> list[LigneTouche]:
    """List the keys of the board, then the entries of the menus, with a key or without."""
    plateau = QCoreApplication.translate("Aide", "Sur le plateau")
    du_plateau = [LigneTouche(effet, touche, plateau) for touche, effet in _plateau()]
    des_menus = [
        LigneTouche(sans_marque(action.text()), touche_de(action), chemin, action.objectName())
        for action, chemin in actions_des_menus(fenetre)
        if action.objectName()
    ]
    return [*du_plateau, *des_menus]


def _plateau() -> list[tuple[str, str]]:
    return [
        (QCoreApplication.translate("Aide", "Flèches"), QCoreApplication.translate("Aide", "déplacer le curseur")),
        (QCoreApplication.translate("Aide", "Entrée ou espace"), QCoreApplication.translate("Aide", "jouer la case")),
        ("d 3", QCoreApplication.translate("Aide", "désigner une case par son nom, puis Entrée")),
        ("4", QCoreApplication.translate("Aide", "à Puissance 4, désigner une colonne, puis Entrée")),
        ("a 2", QCoreApplication.translate("Aide", "au Nim, prendre deux objets du tas a, puis Entrée")),
        *lectures().items(),
        ("o x v k", QCoreApplication.translate("Aide", "marquer la case : rond, croix, triangle, carré")),
        ("n", QCoreApplication.translate("Aide", "mettre une lettre sur la case")),
        ("w", QCoreApplication.translate("Aide", "commencer une flèche, puis la finir")),
        (QCoreApplication.translate("Aide", "Clic droit"), QCoreApplication.translate("Aide", "marquer la case")),
        (QCoreApplication.translate("Aide", "Glissé droit"), QCoreApplication.translate("Aide", "tracer une flèche")),
    ]
