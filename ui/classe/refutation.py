"""Why the wrong move of an exercise is wrong: what answers it, looked for off the GUI thread."""

from __future__ import annotations

from threading import Event

from PySide6.QtCore import QObject, Signal

from ecosysteme.classe.etape import ExerciceDonne
from ecosysteme.classe.passage import PassageEleve
from ecosysteme.conseiller import Suite
from ecosysteme.partie import Partie
from ui.exercices.seance import ExerciceDemande, est_prouve, jouer_au_mieux
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Tache, Taches


class RefutationExercice(QObject):
    """Follows a pupil: ``demande`` is the exercise of the step once it is failed and corrected, else ``None``."""

    change = Signal()  # more is known of it

    def __init__(self, taches: Taches, moteur: MoteurPartage, parent: QObject) -> None:
        """Ask ``moteur`` through ``taches``, which the window shares."""
        super().__init__(parent)
        self._taches, self._moteur = taches, moteur
        self._tache: Tache | None = None
        self._suivi: tuple[PassageEleve, int, str, bool] | None = None  # the answer that was looked at last
        self.demande: ExerciceDemande | None = None

    def suivre(self, passage: PassageEleve) -> None:
        """Look at the answer to the step where ``passage`` is, unless that was done."""
        rang = passage.rang
        suivi = passage, rang, passage.reponse(rang), passage.corrigee(rang)
        if suivi == self._suivi:
            return
        self.arreter()
        self._suivi = suivi
        donne = passage.etape.demande
        if not isinstance(donne, ExerciceDonne) or not passage.corrigee(rang):
            return
        essai = donne.rejouer(passage.reponse(rang))
        if essai.faux is not None:
            self.demande = ExerciceDemande(essai, revient=False, prouve=False)
            self._chercher(self.demande)

    def _chercher(self, demande: ExerciceDemande) -> None:
        partie, exercice = demande.essai.partie, demande.exercice

        def travail(arret: Event) -> tuple[bool, Suite | None]:
            finie = partie.terminee
            suite = None if finie else jouer_au_mieux(self._moteur, partie.jeu, partie.etat, arret)
            return est_prouve(exercice), suite

        def succes(trouve: tuple[bool, Suite | None]) -> None:
            self._tache = None
            demande.prouve, demande.suite = trouve
            self.change.emit()

        self._tache = self._taches.lancer(travail, succes, self._manquer)

    def _manquer(self, _erreur: BaseException) -> None:
        """Say no more than that the move is wrong."""
        self._tache = self.demande = None
        self.change.emit()

    def repondre(self, partie: Partie) -> None:
        """Play what answers the wrong move after which ``partie`` stands, once it is known."""
        demande = self.demande
        suite = None if demande is None else demande.suite
        if demande is not None and suite is not None and suite.coups and partie.trait != demande.exercice.camp:
            partie.jouer(suite.coups[0])

    def arreter(self) -> None:
        """Look for nothing more."""
        if self._tache is not None:
            self._tache.annuler()
        self._tache = self._suivi = self.demande = None
