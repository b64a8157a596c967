"""The referee of the clocks: when they stand still, what running out of time costs, and what is said of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from ecosysteme.jeu import Camp, autre_camp
from ecosysteme.joueurs import Humain
from ecosysteme.partie import Partie
from ecosysteme.pendules import CADEAU
from ui.fenetre.accords import Accords
from ui.fenetre.sieges import Sieges
from ui.jeux.registre import adaptateur_de
from ui.pendules import mots
from ui.pendules.cadrans import Cadrans
from ui.pendules.choix import ChoixPendule
from ui.pendules.decompte import Decompte
from ui.situation import Marche, Situation
from ui.socle.filtres_evenements import filtrer
from ui.socle.messages import Messages
from ui.socle.textes import infobulle
from ui.widgets.fenetre import FenetreDessinee


class Arbitre(QObject):
    """Follows the clocks of the game under way.

    A person's clock stands still while they look at another game or set up a position; against a machine, also while a
    box of the window is open, or they read another window of the program, such as its rules. Between two people it
    runs on then. A machine claims on time as soon as it may.
    """

    decidee = Signal()  # the game under way is over, by the clock or by word
    suspendue = Signal()  # it should stop
    change = Signal()  # a clock was given some time, or another one was chosen
    reglee = Signal()  # the first turn, which is being played, begins again with other clocks

    def __init__(
        self,
        fenetre: FenetreDessinee,
        decompte: Decompte,
        choix: ChoixPendule,
        sieges: Sieges,
        messages: Messages,
    ) -> None:
        super().__init__(fenetre)
        self._decompte, self._choix, self._sieges, self._messages = decompte, choix, sieges, messages
        self._plateau = fenetre.widgets.plateau
        self._ajouter, self._reclamer = fenetre.widgets.action_ajouter_temps, fenetre.widgets.action_reclamer
        self.cadrans = Cadrans(fenetre, decompte, choix.ouvrir_menu)
        self._accords = Accords(fenetre, decompte, sieges, messages)
        self._accords.decidee.connect(self.decidee)
        self._situation: Situation | None = None
        self._boite = False  # whether a box of the window is open, which may be the system's, unknown to Qt
        self._a_cote = False  # whether the person was last seen in another window of the program
        choix.change.connect(self._changer)
        decompte.chute.connect(self._chuter)
        decompte.echeance.connect(self._juger)
        decompte.alerte.connect(self._alerter)
        decompte.sommeil.connect(self._dormir)
        self.cadrans.ajoute.connect(self.ajouter)
        self._ajouter.triggered.connect(lambda _: self._ajouter_a_l_adversaire())
        self._reclamer.triggered.connect(lambda _: self.reclamer())
        filtrer(fenetre, self, QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked)
        self._plateau.installEventFilter(self)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication), "une fenêtre a son application"
        application.focusWindowChanged.connect(self._suivre_regard)

    @property
    def _partie(self) -> Partie | None:
        return self._decompte.partie

    def regler(self, partie: Partie) -> bool:
        """Give a game that has not begun the clocks that are chosen; another one keeps its own: return ``False``."""
        neuve = not (partie.nb_coups_total or partie.provenance.apportee or partie.terminee)
        if neuve:
            partie.pendules = self._choix.pendules
        return neuve

    def _changer(self) -> None:
        """Other clocks were chosen: no first turn pays for the time before, and a game that has moves keeps its own."""
        if self._situation is None:
            return
        engage = self._decompte.engage
        if engage and not self._situation.partie.nb_coups_total:
            self._decompte.terminer()
        if not self.regler(self._situation.partie):
            self._messages.dire(self.tr("Ce choix de pendule vaut pour la prochaine partie"), sur_le_plateau=False)
        elif engage:
            self.reglee.emit()
            return
        self.change.emit()

    def suivre(self, situation: Situation) -> None:
        """Show the clocks of the game on the board, and let those of the game under way run or stand still."""
        self._situation = situation
        self._suivre_pauses()
        self.cadrans.suivre(situation)
        self._accords.suivre(situation)
        partie, en_cours = situation.partie, situation.marche is Marche.EN_COURS and not situation.revue
        for action in (self._ajouter, self._reclamer):
            action.setVisible(partie.pendules is not None)
        self._ajouter.setEnabled(en_cours and partie.pendules is not None and bool(self._sieges.personnes))
        self._permettre_reclamation()

    def _permettre_reclamation(self) -> None:
        """Let a person claim, or say why there is nothing to be claimed."""
        possible = self._reclamable is not None
        self._reclamer.setEnabled(possible)
        infobulle(self._reclamer, "" if possible else self.tr("Personne n'a dépassé son temps, ou il a déjà compté"))

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the boxes of the window, and the board, which is put aside while a position is set up."""
        if event.type() in (QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked):
            self._boite = event.type() == QEvent.Type.WindowBlocked
            self._suivre_pauses()
        elif objet is self._plateau and event.type() == QEvent.Type.EnabledChange:
            self._suivre_pauses()
        return False

    def _suivre_regard(self) -> None:
        """Follow the person from one window of the program to another; elsewhere they are where they were."""
        if (active := QApplication.activeWindow()) is not None:
            self._a_cote = isinstance(active, QDialog)
            self._suivre_pauses()

    def _suivre_pauses(self) -> None:
        partie = self._partie
        if partie is None or partie.trait is None or self._situation is None:
            return
        personne = self._sieges.humain_au_trait(partie)
        boite = (self._boite or self._a_cote) and not isinstance(self._sieges[autre_camp(partie.trait)], Humain)
        ailleurs = self._situation.revue or not self._plateau.isEnabled()
        self._decompte.pauser("ailleurs", personne and (boite or ailleurs))

    def _chuter(self, camp: Camp) -> None:
        """Say that the time of ``camp`` is used up, unless that ends the game, which is said as its end."""
        partie = self._partie
        pendules = None if partie is None else self._decompte.pendules(partie)
        if partie is None or pendules is None or pendules.perdante is not None:
            return
        plafond = None
        if partie.jeu.unite and pendules.premiere == camp:
            plafond = sum(partie.jeu.departager(partie.scores)) // 2 - 1
        phrase = mots.dire_chute(adaptateur_de(partie.jeu).sujet_en_tete(camp), pendules.regle, plafond)
        self._messages.prevenir(phrase)

    def _juger(self) -> None:
        """End the game that somebody has lost on time, or that a machine may claim."""
        partie = self._partie
        pendules = None if partie is None else self._decompte.pendules(partie)
        if partie is None or pendules is None or not self._decompte.court:
            return
        reclamable = pendules.reclamable
        if pendules.perdante is not None:
            self._decompte.solder()  # to pay what it does not have ends the game
            self.decidee.emit()
        elif reclamable is not None and not isinstance(self._sieges[autre_camp(reclamable)], Humain):
            self._conclure_reclamation(partie)
        self._permettre_reclamation()

    @property
    def _reclamable(self) -> Camp | None:
        """The camp against which a person may claim the game under way."""
        partie = self._partie
        if partie is None or partie.terminee or not self._decompte.court:
            return None
        pendules = self._decompte.pendules(partie)
        camp = None if pendules is None else pendules.reclamable
        return camp if camp is not None and isinstance(self._sieges[autre_camp(camp)], Humain) else None

    def reclamer(self) -> None:
        """Let the person who may claim the game on time do so; nothing happens when nobody may."""
        if self._reclamable is not None and self._partie is not None:
            self._conclure_reclamation(self._partie)

    def _conclure_reclamation(self, partie: Partie) -> None:
        self._decompte.conclure(partie.reclamer)
        self.decidee.emit()

    def _alerter(self, secondes: int) -> None:
        """Tell the person who plays that little is left."""
        if self._partie is not None and self._sieges.humain_au_trait(self._partie):
            self._messages.dire(mots.dire_reste(secondes), sur_le_plateau=False)

    def _dormir(self) -> None:
        """The machine slept: nobody knows how much of that time was thought."""
        self.suspendue.emit()
        self._messages.prevenir(self.tr("L'ordinateur a dormi : ce temps n'est pas compté, Reprendre pour continuer"))

    def _ajouter_a_l_adversaire(self) -> None:
        partie = self._partie
        if partie is not None and (donneur := self._sieges.personne_de(partie)) is not None:
            self.ajouter(autre_camp(donneur))

    def ajouter(self, camp: Camp) -> None:
        """Give ``camp`` some more time."""
        partie = self._partie
        if partie is not None and partie.pendules is not None and not partie.terminee:
            partie.pendules = partie.pendules.ajouter(camp)
            phrase = self.tr("{} secondes de plus pour {}")
            self._messages.dire(phrase.format(round(CADEAU), adaptateur_de(partie.jeu).sujet(camp)))
            self.change.emit()
