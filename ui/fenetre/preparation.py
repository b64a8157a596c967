"""What is said while the engine is compiled, once a machine: how far it is, who plays meanwhile, when it is ready."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.reflexion.chauffe import Chauffe
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.langue import points_virgules
from ui.socle.messages import Messages
from ui.widgets.barre_etat import TexteDeBarre
from ui.widgets.fenetre import FenetreDessinee


class PreparationMoteur(QObject):
    """Tells what ``chauffe`` does for ``moteur``, on the board when that is waited for; of one done before, nothing."""

    def __init__(self, chauffe: Chauffe, moteur: MoteurPartage, messages: Messages, fenetre: FenetreDessinee) -> None:
        """Listen; nothing is said before the first progress."""
        super().__init__(fenetre)
        self._moteur, self._messages = moteur, messages
        self._bref = TexteDeBarre(fenetre)  # what lasts of it in the message line
        self._bref.hide()
        fenetre.widgets.barre_etat.addPermanentWidget(self._bref)
        self._dite = False
        self._fait = 0  # per cent
        self._prete = False  # the engine that was waited for is, those of other games are not
        chauffe.avance.connect(self._avancer)
        chauffe.prete.connect(self._preter)
        chauffe.finie.connect(self._finir)

    def _avancer(self, pour_cent: int) -> None:
        self._dite = True
        phrase = self.tr("Moteur en préparation : {} %, une seule fois").format(pour_cent)
        qui = self.tr("un joueur plus simple répond en attendant") if self._moteur.remplaces else ""
        self._fait = pour_cent
        self._compter()
        self._bref.show()
        self._messages.bandeau.tenir(points_virgules(phrase, qui) if self._utile else "")

    def _compter(self) -> None:
        """Write how far it is, beside a game whose own engine may be ready."""
        modele = self.tr("Préparation des autres jeux : {} %") if self._prete else self.tr("Préparation : {} %")
        self._bref.dire(modele.format(self._fait))

    @property
    def _utile(self) -> bool:
        """Whether somebody waits for an engine: to others it is no reason to cover the board."""
        return bool(self._moteur.attendus or self._moteur.remplaces)

    def _preter(self, jeu: str) -> None:
        """Tell who waits for this engine, while another is still compiled."""
        if self._dite and jeu in self._moteur.attendus | self._moteur.remplaces:
            self._messages.bandeau.tenir("")
            self._prete = True
            self._compter()
            self._annoncer()
            for noms in (self._moteur.attendus, self._moteur.remplaces):
                noms.discard(jeu)

    def _annoncer(self) -> None:
        if self._moteur.remplaces:
            self._messages.dire(self.tr("Moteur prêt : il joue à partir du prochain coup"))
        else:
            self._messages.dire(self.tr("Moteur prêt"), sur_le_plateau=self._utile)

    def _finir(self, reussie: bool) -> None:
        if not self._dite:
            return
        self._dite = False
        self._bref.hide()
        self._messages.bandeau.tenir("")
        if not reussie:
            self._messages.dire(self.tr("La préparation du moteur a échoué : il sera préparé quand il devra jouer"))
        elif self._utile or not self._prete:  # else it was said
            self._annoncer()
