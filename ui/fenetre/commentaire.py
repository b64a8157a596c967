"""The commentary on games between programs: a neutral judge follows them, and the line tells when the chances swing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer, Signal

from ecosysteme.entete import NotreJoueur, Participant, successifs
from ecosysteme.joueurs import Humain
from ecosysteme.partie import Partie
from ecosysteme.retransmission import Basculement, chance, force_de_la_partie
from ecosysteme.retransmission.arbitre import a_arbitrer, arbitrable
from ecosysteme.retransmission.basculements import bascule, basculement, confirme
from ecosysteme.variantes.evaluation import Evaluation
from ui.fenetre.affichage import CADENCE_ANIMEE
from ui.jeux.chances import a_dire, dire_preuve
from ui.jeux.registre import adaptateur_de
from ui.reflexion.arbitre import ArbitreNeutre
from ui.situation import Marche, Salle, Situation
from ui.socle.langue import deux_points, pour_cent
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee

ENTRE_DEUX_LIGNES: Final = 3000  # ms: a line stays long enough to be read; the largest of those meanwhile comes next
REPEINDRE: Final = 100  # ms: the judge may answer more often than the window needs to be painted
RECENTS: Final = 2  # moves of a game under way that are still news


class Commentaire(Salle):
    """Has the moves of the game on the board judged, when programs play it, the last one first.

    At a pace at which no disc is seen to turn, the game is judged once it is over or stopped. What is found is noted in
    the game, where journal, curve and bar find it; it is noted nowhere else, and the game waits for nothing.
    """

    change = Signal()  # something was noted in the game on the board

    def __init__(self, fenetre: FenetreDessinee, messages: Messages, arbitre: ArbitreNeutre | None = None) -> None:
        """Judge nothing before the engine is compiled, see ``commencer``; ``arbitre`` replaces the judge in tests."""
        super().__init__(fenetre)
        self._messages, self._action = messages, fenetre.widgets.action_commentaire_matchs
        self._arbitre = arbitre or ArbitreNeutre(self)
        self._arbitre.dit.connect(self._noter)
        self._action.toggled.connect(self._basculer)
        self._pret = False
        self._situation: Situation | None = None
        self._retenu: Basculement | None = None  # the largest of those that wait to be told
        self._racontes: set[int] = set()  # the numbers of the moves whose swing was told, or gave way to a larger one
        self.attente = QTimer(self, singleShot=True, interval=ENTRE_DEUX_LIGNES)
        self.attente.timeout.connect(self._dire)
        self._bientot = QTimer(self, singleShot=True, interval=REPEINDRE)
        self._bientot.timeout.connect(self.change)

    def commencer(self, reussie: bool) -> None:
        """Begin once the engine was compiled, if it could be: the judge would compile it too."""
        self._pret = reussie
        self._demander()

    def _basculer(self, voulu: bool) -> None:
        if voulu:
            self._demander()
        else:
            self._arbitre.fermer()

    def suivre(self, situation: Situation) -> None:
        """Follow the game on the board."""
        autre = self._situation is None or situation.montree is not self._situation.montree
        if autre or situation.partie.terminee:
            self._retenu = None
            self._racontes.clear()
            self._messages.ecrire(self, "")  # what was told was told of another game, or the result is told now
        self._situation = situation
        self._demander()

    def _demander(self) -> None:
        """Have the last move judged that nobody has judged yet, unless the judge is busy: it is asked again then."""
        partie = self._suivie
        if partie is not None and not self._arbitre.occupe and (restants := a_arbitrer(partie)):
            self._arbitre.demander(partie, restants[0])

    @property
    def _suivie(self) -> Partie | None:
        """The game to judge now."""
        situation = self._situation
        if situation is None or not (self._pret and self._action.isChecked()):
            return None
        partie = situation.montree
        if not arbitrable(partie.jeu) or partie.provenance.d_autrui or not all(map(_programme, partie.entete.joueurs)):
            return None
        if partie.achevee or partie is not situation.partie:
            return partie
        if situation.cadence is None or (situation.marche is Marche.EN_COURS and situation.cadence < CADENCE_ANIMEE):
            return None
        return partie

    def _noter(self, partie: Partie, numero: int, evaluation: Evaluation) -> None:
        """Write what the judge says of a move, unless more is known of it by now, or it was taken away."""
        if any(noeud.numero == numero for noeud in a_arbitrer(partie)):
            partie.noter(numero, evaluation)
            self._raconter(partie, numero)
            if not self._bientot.isActive():
                self._bientot.start()
        self._demander()

    # The line under the board.

    def _raconter(self, partie: Partie, numero: int) -> None:
        """Tell the swings that a move just judged lets see, its own or its neighbours', or when the last was read."""
        situation = self._situation
        if situation is None or situation.marche is not Marche.EN_COURS or situation.revue:
            return
        if partie is not situation.partie or partie.achevee:
            return
        force = force_de_la_partie(partie)
        coups = [noeud for noeud in partie.historique if noeud.coup is not None]
        avant_eux = max(0, len(coups) - RECENTS - 2)
        vus = coups[avant_eux:]
        dites = [chance(partie, noeud, force) for noeud in vus]
        for rang in range(max(1, len(vus) - RECENTS), len(vus)):
            autour = [noeud.numero for noeud in vus[max(0, rang - 2) : rang + 2]]
            if vus[rang].numero in self._racontes or numero not in autour:
                continue
            avant, apres = dites[rang - 1], dites[rang]
            if avant is None or apres is None or not (bascule(avant, apres) or apres.prouvee > avant.prouvee):
                continue
            if not confirme(dites, rang - 1, rang):
                continue
            self._racontes.add(vus[rang].numero)
            trouve = basculement(vus[rang], avant_eux + rang + 1, avant, apres)
            if self._retenu is None or trouve.apres.prouvee or trouve.ampleur > self._retenu.ampleur:
                self._retenu = trouve
        prouve = self._retenu is not None and self._retenu.apres.prouvee
        if prouve or not self.attente.isActive():  # a line that a proof contradicts would be read beside it
            self._dire()

    def _dire(self) -> None:
        if self._retenu is not None and self._situation is not None and not self._situation.partie.terminee:
            self._messages.prevenir(self._phrase(self._situation.partie, self._retenu), auteur=self)
            self.attente.start()
        self._retenu = None

    def _phrase(self, partie: Partie, trouve: Basculement) -> str:
        """Say a swing: « g2 : Blanc passe de 62 à 31 % »."""
        vue, avant, apres = adaptateur_de(partie.jeu), trouve.avant, trouve.apres
        camp, avait = vue.sujet(trouve.camp), round(100 * a_dire(avant, trouve.camp))
        if not apres.prouvee:
            a = pour_cent(a_dire(apres, trouve.camp))
            quoi = self.tr("{} passe de {} à {}").format(camp, avait, a)
        else:
            gagnait, quoi = avant.gagnant, dire_preuve(vue, apres)
            if avant.prouvee:
                perdu = (
                    self.tr("{} gagnait").format(vue.sujet(gagnait)) if gagnait else self.tr("la partie était nulle")
                )
                quoi = f"{quoi}, {perdu}"
            elif bascule(avant, apres):
                quoi = self.tr("{}, {} avait {}").format(quoi, camp, pour_cent(avait / 100))
        return deux_points(partie.jeu.ecrire_coup(trouve.noeud.coup), quoi)

    def fermer(self) -> None:
        """End the judge; nothing begins afterwards."""
        self._situation = None
        self.attente.stop()
        self._bientot.stop()
        self._arbitre.fermer()


def _programme(participant: Participant) -> bool:
    """Tell whether programs of ours have had a camp, and nobody else."""
    return all(isinstance(seul, NotreJoueur) and str(seul) != Humain.nom for seul in successifs(participant))
