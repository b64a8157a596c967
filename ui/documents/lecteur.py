"""Reads what comes in off the GUI thread, whatever it is and however much; one reading at a time, which can be stopped.

What is read is prepared on the same thread for who shows it: a single game is replayed, the lines of a list are made
ready to be searched.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ecosysteme.formats.a_part import lire_a_part
from ecosysteme.formats.autre_jeu import lire_autre_jeu
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.formats.plusieurs_fichiers import ouvrir_ensemble
from ecosysteme.formats.reconnaitre import Ambigu, Lecture, reconnaitre
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie
from ui.documents.contenus import ContenuQuelconque, contenu_de
from ui.documents.document import a_la_fin
from ui.documents.transfert import Transfert
from ui.socle.taches import Tache, Taches

T = TypeVar("T")

SEUIL: Final = 200_000  # bytes or characters: what is longer is read in another process
PATIENCE: Final = 300  # ms before a reading that goes on is worth a sentence


@dataclass(frozen=True)
class Arrivee:
    """What was read from ``chemins``, or from a text when there are none.

    ``partie`` is the game to show when there is one game or one position and no more, else ``contenu`` the list.
    """

    lecture: Lecture
    chemins: tuple[Path, ...]
    partie: Partie | None
    contenu: ContenuQuelconque | None

    @property
    def nom(self) -> str:
        """What it is called: the name of its file, nothing for a text or for several files."""
        return self.chemins[0].name if len(self.chemins) == 1 else ""


class Lecteur(QObject):
    """Reads, and tells of one end: ``lu``, ``ambigu`` when two readings fit, or ``refus``; of none once stopped."""

    lu = Signal(Arrivee)
    ambigu = Signal(object, object)  # the ``Ambigu``, the paths
    refus = Signal(object, object)  # an exception, the paths
    rejouee = Signal(object)  # a game of a list
    longue = Signal()  # a reading takes its time
    finie = Signal()  # of whatever end
    arretee = Signal()

    def __init__(self, fenetre: QWidget) -> None:
        """Read nothing yet; Escape in ``fenetre`` stops what is read."""
        super().__init__(fenetre)
        self._taches = Taches(self)
        self._tache: Tache | None = None
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self.longue)
        self._echap = QShortcut(QKeySequence(Qt.Key.Key_Escape), fenetre)
        self._echap.setEnabled(False)
        self._echap.activated.connect(self.arreter)
        self._echap.activatedAmbiguously.connect(self.arreter)

    @property
    def occupe(self) -> bool:
        """Whether something is being read."""
        return self._tache is not None

    def lire(self, transfert: Transfert, montree: Partie) -> None:
        """Read files or a text, instead of what is being read.

        A text may be about the game of ``montree``, the one on the board, and go on from its position.
        """
        etat = montree.etat if isinstance(montree.etat, EtatOthello) else None

        def travail(arret: Event) -> Arrivee:
            return _preparer(_reconnaitre(transfert, montree.jeu, etat, arret), transfert.chemins, arret)

        self._lancer(travail, self.lu.emit, transfert.chemins)

    def preparer(self, lecture: Lecture, chemins: Sequence[Path]) -> None:
        """Go on with the reading that somebody chose out of several."""
        self._lancer(lambda arret: _preparer(lecture, tuple(chemins), arret), self.lu.emit, tuple(chemins))

    def rejouer(self, enregistrement: Enregistrement) -> None:
        """Replay a game of a list."""
        self._lancer(lambda _: a_la_fin(enregistrement.partie), self.rejouee.emit, ())

    def _lancer(self, travail: Callable[[Event], T], succes: Callable[[T], object], chemins: tuple[Path, ...]) -> None:
        self._cesser()

        def fini(resultat: T) -> None:
            self._cesser()
            succes(resultat)

        def echec(erreur: BaseException) -> None:
            self._cesser()
            if isinstance(erreur, Ambigu):
                self.ambigu.emit(erreur, chemins)
            else:
                self.refus.emit(erreur, chemins)

        self._tache = self._taches.lancer(travail, fini, echec)
        self._patience.start()
        self._echap.setEnabled(True)

    def _cesser(self) -> None:
        if self._tache is not None:
            self._tache.annuler()
            self.finie.emit()
        self._tache = None
        self._patience.stop()
        self._echap.setEnabled(False)

    def arreter(self) -> None:
        """Stop reading; the window stays as it is."""
        if self._tache is not None:
            self._cesser()
            self.arretee.emit()

    def fermer(self) -> None:
        """Stop reading, and wait for the thread."""
        self._cesser()
        self._taches.fermer()


def _reconnaitre(transfert: Transfert, jeu: Jeu, montree: EtatOthello | None, arret: Event) -> Lecture:
    """Read files or a text, in a process of its own where there is much of it.

    A short text may be moves or a position of ``jeu`` where no format is that of this game.
    """
    chemins, texte = transfert.chemins, transfert.texte
    taille = sum(chemin.stat().st_size for chemin in chemins) or len(texte)
    if taille > SEUIL:
        ailleurs = partial(ouvrir_ensemble, chemins, montree) if chemins else partial(reconnaitre, texte, montree)
        return lire_a_part(ailleurs, arret)
    if chemins:
        return ouvrir_ensemble(chemins, montree, arret)
    if jeu.specification != Othello.nom:
        with suppress(ValueError):
            return Lecture("jeu", [lire_autre_jeu(texte, jeu)])
    return reconnaitre(texte, montree, arret)


def _preparer(lecture: Lecture, chemins: tuple[Path, ...], arret: Event) -> Arrivee:
    """Replay the one game or the one position, or make a list of many."""
    parties, positions = lecture.enregistrements, lecture.positions
    if len(parties) + len(positions) > 1:
        return Arrivee(lecture, chemins, None, contenu_de(lecture, arret))
    partie = a_la_fin(parties[0].partie) if parties else partie_depuis(positions[0])
    return Arrivee(lecture, chemins, partie, None)


def partie_depuis(position: PositionNotee) -> Partie:
    """Begin a game at a position that was read."""
    partie: Partie = Partie(Othello(position.etat.taille), position.etat)
    return partie
