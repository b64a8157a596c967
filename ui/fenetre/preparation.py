"""What is said while the engine is compiled, once a machine: how far it is, who plays meanwhile, when it is ready."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.fenetre.affichage import Affichage
from ui.reflexion.chauffe import Chauffe
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.langue import points_virgules


class Preparation(QObject):
    """Tells what ``chauffe`` does for ``moteur``, on the board when that is waited for; of one done before, nothing."""

    def __init__(self, chauffe: Chauffe, moteur: MoteurPartage, affichage: Affichage, parent: QObject) -> None:
        """Listen; nothing is said before the first progress."""
        super().__init__(parent)
        self._moteur, self._affichage = moteur, affichage
        self._dite = False
        chauffe.avance.connect(self._avancer)
        chauffe.finie.connect(self._finir)

    def _avancer(self, pour_cent: int) -> None:
        self._dite = True
        phrase = self.tr("Moteur en préparation : {} %, une seule fois").format(pour_cent)
        qui = self.tr("un joueur plus simple répond en attendant") if self._moteur.remplace else ""
        bref = self.tr("Préparation : {} %").format(pour_cent)
        self._affichage.dire_preparation(points_virgules(phrase, qui) if self._utile else "", bref)

    @property
    def _utile(self) -> bool:
        """Whether somebody waits for the engine: to others it is no reason to cover the board."""
        return self._moteur.attendu or self._moteur.remplace

    def _finir(self, reussie: bool) -> None:
        if not self._dite:
            return
        self._dite = False
        self._affichage.dire_preparation("", "")
        if not reussie:
            self._affichage.dire(self.tr("La préparation du moteur a échoué : il sera préparé quand il devra jouer"))
        elif self._moteur.remplace:
            self._affichage.dire(self.tr("Moteur prêt : il joue à partir du prochain coup"))
        else:
            self._affichage.dire(self.tr("Moteur prêt"), sur_le_plateau=self._utile)
