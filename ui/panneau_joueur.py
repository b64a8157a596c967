"""One colour's boxes: which player is ticked, with which depth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QDoubleSpinBox, QLabel, QMainWindow, QSpinBox

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.joueurs import JOUEURS, Joueur, creer_joueur, lire_specification
from ecosysteme.reglages import (
    JOUEUR_BLANC,
    JOUEUR_NOIR,
    PROFONDEUR,
    PROFONDEUR_BLANC,
    PROFONDEUR_NOIR,
    TEMPS,
    Reglage,
    Valeur,
)
from ecosysteme.tournoi.serie import Place
from ui.chargeur import borner, exiger_attention, trouver
from ui.memoire import Memoire


def libelle(specification: str) -> str:
    """Name a player in the language of the window, with its depth if it has one.

    >>> libelle("ia_alphabeta:profondeur=6")
    'Alpha-Bêta (6)'
    """
    classe, options = lire_specification(specification)
    nom = QCoreApplication.translate("ApplicationIHM", NOMS[classe.nom])
    return f"{nom} ({options['profondeur']})" if "profondeur" in options else nom


# The texts of the boxes, which the .ui file translates in the context of the window.
NOMS = {
    "humain": "Humain",
    "ia_alea": "Aléatoire",
    "ia_min": "Min",
    "ia_max": "Max",
    "ia_minmax": "Min-Max",
    "ia_negamax": "Néga-Max",
    "ia_alphabeta": "Alpha-Bêta",
}


class PanneauJoueur(QObject):
    """The boxes of ``noir`` or ``blanc``; exactly one is ticked at any time."""

    change = Signal()

    def __init__(self, fenetre: QMainWindow, couleur: str, joueur: str, profondeur: int) -> None:
        """Take the widgets whose names begin with ``couleur``, and tick ``joueur``, a specification.

        ``profondeur`` waits in its box when that player does not use it.
        """
        super().__init__(fenetre)
        self._groupe = QButtonGroup(self)
        self._cases = {nom: trouver(fenetre, QCheckBox, f"{couleur}_{nom}") for nom in JOUEURS}
        for case in self._cases.values():
            self._groupe.addButton(case)
            case.installEventFilter(self)
        self._profondeur = trouver(fenetre, QSpinBox, f"{couleur}_profondeur")
        self._etiquette = trouver(fenetre, QLabel, f"etiquette_{couleur}_profondeur")
        borner(self._profondeur, PROFONDEUR)
        exiger_attention(self._profondeur)
        borner(trouver(fenetre, QDoubleSpinBox, f"{couleur}_temps"), TEMPS)
        trouver(fenetre, QLabel, f"etiquette_{couleur}_temps").setEnabled(False)
        self._resume = trouver(fenetre, QLabel, f"resume_{couleur}")
        self._profondeur.setValue(profondeur)
        self.choisir(joueur)
        self._groupe.buttonToggled.connect(self._bascule)
        self._profondeur.valueChanged.connect(self._signaler)

    @property
    def specification(self) -> str:
        """The ticked player, as the command line would write it."""
        nom = next(nom for nom, case in self._cases.items() if case.isChecked())
        return f"{nom}:profondeur={self._profondeur.value()}" if self._a_profondeur(nom) else nom

    @property
    def profondeur(self) -> int:
        """The depth in the box, used or not, in plies."""
        return self._profondeur.value()

    @staticmethod
    def _a_profondeur(nom: str) -> bool:
        return PROFONDEUR in JOUEURS[nom].options

    def choisir(self, specification: str) -> None:
        """Tick the player of ``specification`` without emitting ``change``; ``ValueError`` when it is none of ours."""
        classe, options = lire_specification(specification)
        with QSignalBlocker(self._groupe), QSignalBlocker(self._profondeur):
            self._cases[classe.nom].setChecked(True)
            if "profondeur" in options:
                self._profondeur.setValue(int(options["profondeur"]))
        self._actualiser()

    def _bascule(self, _case: object, cochee: bool) -> None:
        if cochee:  # the group also tells which box was left
            self._signaler()

    def _signaler(self) -> None:
        self._actualiser()
        self.change.emit()

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the tool tips: the language reaches the boxes after the window, which could only repeat the old."""
        if event.type() == QEvent.Type.ToolTipChange:
            self._actualiser()
        return super().eventFilter(objet, event)

    def _actualiser(self) -> None:
        """Enable what the ticked player uses, and say what it is, in the language of the moment."""
        classe, options = lire_specification(self.specification)
        for widget in (self._profondeur, self._etiquette):
            widget.setEnabled("profondeur" in options)
        self._resume.setText(self._cases[classe.nom].toolTip())


# Each camp's widgets begin with its colour; its player and its depth are remembered.
COTES: tuple[tuple[Camp, str, Reglage, Reglage], ...] = (
    (PREMIER, "noir", JOUEUR_NOIR, PROFONDEUR_NOIR),
    (SECOND, "blanc", JOUEUR_BLANC, PROFONDEUR_BLANC),
)


class PanneauxJoueurs(QObject):
    """Both colours' boxes, and which seat of a series each shows: an even game of a series may swap the colours."""

    change = Signal(int)  # the camp whose player was just ticked

    def __init__(self, fenetre: QMainWindow, memoire: Memoire) -> None:
        """Tick the players that ``memoire`` holds."""
        super().__init__(fenetre)
        self._panneaux: dict[Camp, PanneauJoueur] = {
            camp: PanneauJoueur(fenetre, couleur, self._connu(memoire, joueur), int(memoire.lire(profondeur)))
            for camp, couleur, joueur, profondeur in COTES
        }
        for camp, panneau in self._panneaux.items():
            panneau.change.connect(lambda camp=camp: self.change.emit(camp))
        self._echange = False

    @staticmethod
    def _connu(memoire: Memoire, reglage: Reglage) -> str:
        """Return the remembered player, or the default when this version does not know it."""
        specification = str(memoire.lire(reglage))
        try:
            lire_specification(specification)
        except ValueError:
            return str(reglage.defaut)
        return specification

    def valeurs(self) -> dict[Reglage, Valeur]:
        """What is worth remembering."""
        valeurs: dict[Reglage, Valeur] = {}
        for camp, _, joueur, profondeur in COTES:
            valeurs |= {joueur: self.specification(camp), profondeur: self._panneaux[camp].profondeur}
        return valeurs

    @property
    def specifications(self) -> tuple[str, str]:
        """The ticked players, black then white."""
        return self.specification(PREMIER), self.specification(SECOND)

    def specification(self, camp: Camp) -> str:
        """The player ticked for ``camp``."""
        return self._panneaux[camp].specification

    def libelle(self, camp: Camp) -> str:
        """The name of the player ticked for ``camp``, in the language of the moment."""
        return libelle(self.specification(camp))

    def creer(self, camp: Camp) -> Joueur:
        """Make the player ticked for ``camp``."""
        return creer_joueur(self.specification(camp), COULEUR_DE[camp])

    def place(self, camp: Camp) -> Place:
        """The seat of the player that now has ``camp``."""
        return 1 if (camp == SECOND) != self._echange else 0

    def placer(self, *, echange: bool) -> None:
        """Show who has which colour in the game to come, swapped or not; no ``change`` is emitted."""
        if echange != self._echange:
            self._echange = echange
            self.echanger()

    def adopter(self) -> None:
        """Begin a series with the colours as they stand: whoever has black takes the first seat."""
        self._echange = False

    def echanger(self) -> None:
        """Swap the two ticked players; no ``change`` is emitted."""
        noir, blanc = self.specifications
        self._panneaux[PREMIER].choisir(blanc)
        self._panneaux[SECOND].choisir(noir)
