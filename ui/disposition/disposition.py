"""The layout of the window, assembled: header, modes, column of the board, projector, review, end, keyboard."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ui.disposition.appui_long import AppuiLong
from ui.disposition.carte_fin import CarteFin
from ui.disposition.cibles import CiblesDuDoigt
from ui.disposition.colonne import ColonnePlateau
from ui.disposition.entete import BarreEntete
from ui.disposition.etudier import DockEtudier
from ui.disposition.foyer import Foyer
from ui.disposition.modes import Modes
from ui.disposition.pas_a_pas import PasAPas
from ui.disposition.projecteur import Projecteur
from ui.socle.memoire import Memoire
from ui.socle.theme import Theme
from ui.widgets.fenetre import FenetreDessinee


class Disposition(QObject):
    """Holds what lays the window out; the controller asks for ``modes`` and ``fin``, rooms for the others."""

    plateau_pris = Signal(object)  # by a ``Calque``; the others give the board back

    def __init__(self, fenetre: FenetreDessinee, memoire: Memoire) -> None:
        super().__init__(fenetre)
        self._fenetre, self._memoire = fenetre, memoire
        self._entete = BarreEntete(fenetre)
        self.modes = Modes(fenetre, memoire)
        self.etudier = DockEtudier(fenetre)
        self.modes.ajouter("etudier", self.etudier)
        self.colonne = ColonnePlateau(fenetre)
        self._projecteur = Projecteur(fenetre, self.modes, self.colonne)
        self._pas_a_pas = PasAPas(fenetre, self.modes)
        self._appui_long = AppuiLong(fenetre.widgets.plateau)
        self._cibles = CiblesDuDoigt(fenetre)
        self.fin = CarteFin(fenetre)
        self.foyer = Foyer(fenetre)
        self.foyer.alt_seul.connect(self._entete.ouvrir_menu)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        for partie in (self._entete, self.modes, self.fin):
            partie.definir_theme(theme)

    def restaurer(self) -> None:
        """Put the window where the memory says; what the rooms add is put back by ``completer``.

        A key that is pressed before is heard: that of *Start* as soon as the window is seen.
        """
        self._entete.adopter_raccourcis()
        self._memoire.lire_fenetre(self._fenetre)
        self._fenetre.widgets.entete.show()  # hidden in what a kill at the projector left, where nothing shows it again
        self.modes.restaurer()

    def completer(self) -> None:
        """Take the keys and the docks of the rooms, which are there now; show the mode that waited for one of them."""
        self._entete.adopter_raccourcis()
        self.etudier.completer()
        self.modes.completer()
        self._cibles.guetter()
