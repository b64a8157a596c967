"""The book as the window uses it: read and changed on one thread, made longer on another, which may take an hour."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from ecosysteme.cases import Position
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.ouvertures.note_livre import NoteLivre
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Tache, Taches

if TYPE_CHECKING:
    from ecosysteme.livre.demande import DemandeDExtension
    from ecosysteme.livre.extension import BilanExtension
    from ecosysteme.livre.rangement import LivreRange
    from ecosysteme.ouvertures.livre import Livre

HASH = 16  # MB of table for the engine that extends the book: its searches are short


class NotesLues(NamedTuple):
    """What both books say of a position, best first, how large the user's is, and why it could not be read.

    ``inachevee``: the extension that was stopped, or was under way when the program ended.
    """

    notes: dict[Position, NoteLivre]
    siennes: int
    faute: Exception | None
    inachevee: DemandeDExtension | None


class AccesLivre(QObject):
    """Asks the book of ``chemin``, the user's own by default."""

    manquee = Signal(object)  # what was raised
    refusee = Signal(object)  # what was raised by a file, of another program, that cannot be read or written
    avance = Signal(object)  # an ``AvanceeExtension``

    def __init__(self, moteur: MoteurPartage, parent: QObject, chemin: Path | None = None) -> None:
        super().__init__(parent)
        self._chemin = chemin
        self._moteur = moteur
        self._taches, self._longues = Taches(self), Taches(self)
        self._arret = Event()
        self.en_cours = False  # an extension is under way

    def _lieu(self) -> Path:
        """Return where the book is; only a task may ask, for NumPy is long to import."""
        from ecosysteme.ouvertures.livre_personnel import chemin_du_livre

        return self._chemin or chemin_du_livre()

    def noter(self, etat: EtatOthello, succes: Callable[[NotesLues], None]) -> Tache:
        """Call ``succes`` with what the books say of a position."""

        def lire(_arret: Event) -> NotesLues:
            from ecosysteme.livre.demande import lire_inachevee
            from ecosysteme.ouvertures.livre_personnel import lire_les_livres

            lus = lire_les_livres(self._lieu())
            notes = lus.livre.notes(etat.plateau, COULEUR_DE[etat.trait])
            return NotesLues(notes, len(lus.livre), lus.faute, lire_inachevee(self._lieu()))

        return self._taches.lancer(lire, succes, self.manquee.emit)

    def modifier(self, changement: Callable[[Livre], Livre], succes: Callable[[LivreRange], None]) -> None:
        """Change the book, and call ``succes`` with what it is now."""

        def faire(_arret: Event) -> LivreRange:
            from ecosysteme.livre.rangement import modifier

            return modifier(self._lieu(), changement)

        self._taches.lancer(faire, succes, self.manquee.emit)

    def importer(self, fichier: Path, succes: Callable[[int], None]) -> None:
        """Add another book, and call ``succes`` with how many positions it had."""

        def faire(_arret: Event) -> int:
            from ecosysteme.livre.echanges import importer

            return importer(self._lieu(), [fichier]).lues

        self._taches.lancer(faire, succes, self.refusee.emit)

    def exporter(self, fichier: Path, succes: Callable[[int], None]) -> None:
        """Write both books for another program, and call ``succes`` with how many positions they have."""

        def faire(_arret: Event) -> int:
            from ecosysteme.livre.echanges import ecrire_livre
            from ecosysteme.ouvertures.livre_personnel import lire_les_livres

            entier = lire_les_livres(self._lieu()).livre.entier()
            ecrire_livre(entier, fichier)
            return len(entier)

        self._taches.lancer(faire, succes, self.refusee.emit)

    def etendre(self, demande: DemandeDExtension, succes: Callable[[BilanExtension], None]) -> None:
        """Make the book longer until it is done or ``arreter`` is called; ``succes`` is told in both cases."""
        self._arret = arret = Event()
        self.en_cours = True

        def faire(_ferme: Event) -> BilanExtension:
            from ecosysteme.experts.othello import empreinte_moteur
            from ecosysteme.livre.extension import etendre
            from ecosysteme.moteur.othello.facade import Moteur

            self._moteur.conseiller(Othello(), arret)  # waits for the compilation
            return etendre(self._lieu(), demande, empreinte_moteur(), [Moteur(HASH, 1)], arret, self.avance.emit)

        def finir(bilan: BilanExtension) -> None:
            self.en_cours = False
            succes(bilan)

        def manquer(erreur: BaseException) -> None:
            self.en_cours = False
            self.manquee.emit(erreur)

        self._longues.lancer(faire, finir, manquer)

    def arreter(self) -> None:
        """Ask the extension to stop; it keeps what it has."""
        self._arret.set()

    def fermer(self) -> None:
        """Stop, once what was judged is in the book; no answer comes any more."""
        self.arreter()
        self._taches.fermer(finir=True)
        self._longues.fermer()
