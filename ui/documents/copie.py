"""Copying the game or the position to the clipboard, in the form that was chosen last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication

from ecosysteme.formats.ecrivains import ECRIVAINS
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.partie import Partie
from ecosysteme.reglages import Reglage
from ui.socle.memoire import Memoire
from ui.socle.raisons import dire, majuscule
from ui.widgets.fenetre import FenetreDessinee

PREMIERES: Final = ("transcription", "plateau", "ggf", "sgf", "obf", "pgn")  # as people want them, each with its key
FORMES: Final = (*PREMIERES, *(forme for forme in ECRIVAINS if forme not in PREMIERES))
FORME: Final = Reglage("forme_copiee", FORMES[0], "Forme dans laquelle Ctrl+C copie la partie.", choix=FORMES)
EXTRAIT: Final = 60  # characters of what was copied, as it is said


def forme_pour(forme: str, partie: Partie) -> str:
    """Return ``forme``, or one that also holds the position: moves alone do not say that a game began elsewhere.

    Where nothing is played, the position is all there is to copy.
    """
    if forme != "transcription" or (partie.nb_coups and partie.depart == partie.jeu.etat_initial()):
        return forme
    return "sgf" if partie.nb_coups else "plateau"


def ecrire(forme: str, enregistrement: Enregistrement) -> str:
    """Write a game, or the position where it stands, in one of ``FORMES``; ``ValueError`` when it cannot hold it."""
    partie = enregistrement.partie
    if forme == "transcription":  # up to where it stands, and of any game
        return partie.transcription
    if forme == "plateau":
        return str(partie.jeu.ecrire_etat(partie.etat))
    return ECRIVAINS[forme].ecrire([enregistrement])


class Copie(QObject):
    """Fills the submenu of forms; the one that is ticked is what Ctrl+C copies."""

    def __init__(
        self,
        fenetre: FenetreDessinee,
        memoire: Memoire,
        donner: Callable[[], Enregistrement],
        dire: Callable[[str], None],
    ) -> None:
        """Copy what ``donner`` gives, and tell ``dire`` what was copied, or why it could not be."""
        super().__init__(fenetre)
        self._memoire, self._donner, self._dire = memoire, donner, dire
        menu = fenetre.widgets.menu_copier_comme
        groupe = QActionGroup(self)
        avant = next(iter(menu.actions()), None)  # pictures stand below, if there are any
        self._entrees: dict[str, QAction] = {}
        for forme in FORMES:
            entree = self._entrees[forme] = QAction(groupe, checkable=True)
            entree.triggered.connect(lambda _coche=False, forme=forme: self._choisir(forme))
            menu.insertAction(avant, entree) if avant else menu.addAction(entree)
        self._entrees[str(memoire.lire(FORME))].setChecked(True)
        fenetre.widgets.action_copier.triggered.connect(lambda _coche=False: self.copier())
        self.traduire()

    def traduire(self) -> None:
        """Name the forms in the language of the moment."""
        self._noms = {
            "transcription": self.tr("&Transcription"),
            "plateau": self.tr("&Position (plateau)"),
            "ggf": self.tr("&GGF"),
            "sgf": self.tr("SG&F"),
            "obf": self.tr("&OBF"),
            "pgn": self.tr("PGN &d'Othello"),
        }
        for forme in FORMES:
            nom = self._noms.setdefault(forme, majuscule(dire(ECRIVAINS[forme].libelle)))
            self._entrees[forme].setText(nom)

    def _choisir(self, forme: str) -> None:
        self._memoire.ecrire(FORME, forme)
        self.copier()

    def copier(self) -> None:
        """Copy in the form that is ticked."""
        enregistrement = self._donner()
        forme = forme_pour(str(self._memoire.lire(FORME)), enregistrement.partie)
        try:
            texte = ecrire(forme, enregistrement)
        except ValueError as erreur:
            self._dire(dire(erreur))
            return
        QGuiApplication.clipboard().setText(texte)
        extrait = " ".join(texte.split())
        if len(extrait) > EXTRAIT:
            extrait = extrait[: EXTRAIT - 1] + "…"
        self._dire(self.tr("Copié, {} : {}").format(self._noms[forme].replace("&", ""), extrait))
