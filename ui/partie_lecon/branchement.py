"""The lesson plugged into the window: each move of a person is judged, and a serious mistake asked about at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QTimer, Signal

from ecosysteme.explication import PERSONNE, Pourquoi, fautif_de
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.lecon.severite import Severite, se_dit
from ecosysteme.niveau_personnel.choix import NiveauPersonnel
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.gravite import gravite_du_coup
from ecosysteme.variantes.noeud import Noeud
from ui.disposition.disposition import Disposition
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.jeux.suites import jouer_suite
from ui.partie_lecon.anneau import AnneauFaute
from ui.partie_lecon.barre import BarreLecon, BarrePourquoi
from ui.partie_lecon.choix import ChoixLecon, eleve_de
from ui.partie_lecon.mots import dire_bilan, dire_faute, dire_sans_le_mieux
from ui.reflexion.coup import Reflexion
from ui.reflexion.eclairage import Eclairage
from ui.reflexion.explication import demander_pourquoi
from ui.reflexion.juge import JugeDeCoups
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Marche, Salle, Situation
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.retraduction import SuiviLangue
from ui.socle.taches import Tache, Taches
from ui.socle.theme import Theme

ATTENTE: Final = 1500  # ms that the answer of the machine waits for the judge, at most
PLIS: Final = 6  # of best play after the mistake, in the position shown over the board


@dataclass(frozen=True)
class CoupJoue:
    """A move of the person: the ``coups``-th of ``partie``, played in ``avant``."""

    partie: Partie
    coups: int
    noeud: Noeud
    avant: EtatOthello

    def la(self, situation: Situation) -> bool:
        """Whether the game goes on, or was ended by this move, and stands where it led.

        In a series the next game begins by itself: the move that ends one is not asked about there.
        """
        partie = situation.partie
        if partie is not self.partie or situation.revue or _numero(partie) != self.noeud.numero:
            return False
        if partie.terminee:
            return situation.marche is Marche.PRETE and partie.decidee_en is None
        return situation.marche is Marche.EN_COURS


def _numero(partie: Partie) -> int | None:
    return None if partie.dernier is None else partie.dernier.numero


class BranchementPartieLecon(Salle):
    """Has a mistake of the person kept or tried again before the machine's answer, which waits meanwhile.

    The machine thinks while the move is judged: its clock, and the person's, stand still once it has its answer.
    """

    enseigne = Signal(bool)  # a move of the game is judged for the person: it does not tell how strong they are

    def __init__(
        self,
        fenetre: Cadre,
        affichage: Affichage,
        disposition: Disposition,
        messages: Messages,
        reflexion: Reflexion,
        memoire: Memoire,
        moteur: MoteurPartage,
    ) -> None:
        super().__init__(fenetre)
        self._fenetre, self._affichage, self._fin = fenetre, affichage, disposition.fin
        self._reflexion, self._moteur = reflexion, moteur
        self._taches = Taches(self)  # its own: a question is not to wait for what hints search
        self.juge = JugeDeCoups(self)
        self.juge.dit.connect(self._juger)
        self.choix = ChoixLecon(fenetre, memoire, messages)
        self.choix.change.connect(self._preparer)
        self.barre = BarreLecon(fenetre)
        self.barre.geste.connect(self._suivre_geste)
        self.anneau, self.eclairage = AnneauFaute(fenetre.widgets.plateau), Eclairage(fenetre.widgets.plateau)
        SuiviLangue(fenetre, self._redire)
        self.pourquoi = BarrePourquoi(fenetre.widgets.cadre_joueurs)
        disposition.colonne.doubler(fenetre.widgets.cadre_joueurs, self.pourquoi)
        self._situation: Situation | None = None
        self._vu: tuple[Partie | None, int] = (None, 0)  # the game, and the moves played in it, when it was last told
        self._questions = 0
        self._niveau: int | None = None  # of the person
        self._coup: CoupJoue | None = None  # what is judged, or asked about
        self._faute: Evaluation | None = None  # of the move that is asked about
        self._tache: Tache | None = None
        self._lecon: Partie | None = None  # the game in which moves were judged
        self.reessayes = 0  # in that game
        self._patience = QTimer(self, singleShot=True, interval=ATTENTE)
        self._patience.timeout.connect(self._laisser)

    def situer(self, niveau: NiveauPersonnel) -> None:
        """Explain mistakes as those of a person of that level."""
        self._niveau = niveau.niveau

    # Moves.

    def suivre(self, situation: Situation) -> None:
        """Have the move just played by the person judged; leave one that is no more that on the board."""
        self._situation, partie = situation, situation.partie
        self.choix.suivre(situation)
        self._preparer()
        avant, self._vu = self._vu, (partie, partie.nb_coups)
        if self._coup is not None and not self._coup.la(situation):
            self._quitter(situation)
        if avant == (partie, partie.nb_coups - 1):
            self._demander(situation)
        self._conclure()

    def _conclure(self) -> None:
        """Say what the lesson came to, once the game is over and its last move is no question any more."""
        partie = None if self._situation is None else self._situation.partie
        if partie is not None and partie.terminee and partie is self._lecon and self._coup is None:
            self._fin.completer(dire_bilan(self.reessayes))

    def _preparer(self) -> None:
        """Start the judge where it is soon needed, and the engine is compiled: it would compile it too."""
        situation = self._situation
        if self.choix.severite is Severite.SANS or situation is None or eleve_de(situation) is None:
            return
        if self._moteur.pret(situation.partie.jeu):
            self.juge.preparer()

    def _demander(self, situation: Situation) -> None:
        partie = situation.partie
        dernier, eleve = partie.dernier, eleve_de(situation)
        if self.choix.severite is Severite.SANS or dernier is None or dernier.auteur != eleve or partie.defaits:
            return
        noeuds = (partie.racine, *partie.historique)
        avant = noeuds[noeuds.index(dernier) - 1].etat
        coup = CoupJoue(partie, partie.nb_coups, dernier, avant)
        if not coup.la(situation) or len(avant.coups) == 1 or not self._moteur.pret(partie.jeu):
            return
        if partie is not self._lecon:
            self._lecon, self.reessayes = partie, 0
        self.enseigne.emit(True)
        self._questions += 1
        assert dernier.coup is not None, "un coup a été joué"
        if self.juge.demander(self._questions, avant, dernier.coup):
            self._coup = coup
            self._retenir(True)
            self._patience.start()

    def _juger(self, numero: int, evaluation: Evaluation | None) -> None:
        """Ask about a move that lost as much as the lesson tells; let the machine answer any other."""
        coup = self._coup
        if coup is None or numero != self._questions or self._faute is not None:
            return
        self._patience.stop()
        juge = replace(coup.noeud, evaluation=evaluation)
        if evaluation is None or not se_dit(self.choix.severite, gravite_du_coup(coup.partie.jeu, juge)):
            self._laisser()
            return
        self._faute = evaluation
        self.barre.demander(dire_faute(coup.partie.jeu, juge, evaluation))
        self.anneau.entourer(coup.noeud.coup)

    def _redire(self) -> None:
        if self._coup is not None and self._faute is not None:
            self.barre.dire(dire_faute(self._coup.partie.jeu, self._coup.noeud, self._faute))

    # Answers.

    def _suivre_geste(self, nom: str) -> None:
        if nom == "revenir" and self._affichage.fantome.revenir():
            return  # what is shown over the board goes first
        if nom in ("reessayer", "revenir"):
            self._affichage.plateau.setFocus()  # before the position is told: a reader would cut that short
            self._fenetre.widgets.action_annuler.trigger()
        elif nom == "garder":
            self._laisser()
        else:
            self._expliquer()

    def _laisser(self) -> None:
        """Let the machine answer, or the game be over."""
        self._oublier()
        self._retenir(False)
        self._conclure()

    def _retenir(self, retenue: bool) -> None:
        """Have what follows the move wait: the machine's answer, or the card of the end."""
        self._reflexion.retenir(retenue)
        self._fin.retenir("question", retenue)

    def _quitter(self, situation: Situation) -> None:
        """The move is no more that on the board: it was taken back, or the game was left."""
        coup, demandee = self._coup, self._faute is not None
        if demandee and coup is not None and situation.partie is coup.partie and coup.partie.nb_coups < coup.coups:
            self.reessayes += 1
        self._laisser()

    def _oublier(self) -> None:
        self._patience.stop()
        if self._tache is not None:
            self._tache.annuler()
        self._coup = self._faute = self._tache = None
        if self.barre.montree:
            self._affichage.fantome.quitter()
            self.barre.retirer()
            self.anneau.entourer(None)
        self.pourquoi.retirer()
        self.eclairage.suivre(())

    def _expliquer(self) -> None:
        coup, faute = self._coup, self._faute
        if coup is None or faute is None or coup.noeud.coup is None or self._tache is not None:
            return
        self.barre.boutons["pourquoi"].setEnabled(False)
        fautif = fautif_de(PERSONNE, self._niveau)
        self._tache = demander_pourquoi(
            self._taches, self._moteur, coup.avant, coup.noeud.coup, faute, self._dire_pourquoi, fautif
        )

    def _dire_pourquoi(self, pourquoi: Pourquoi | None) -> None:
        self._tache = None
        coup = self._coup
        if coup is None or pourquoi is None:
            return
        self.barre.boutons["pourquoi"].setEnabled(True)
        self.pourquoi.montrer(dire_sans_le_mieux(pourquoi))
        cases = next(filter(None, (phrase.cases_apres(coup.noeud.coup) for phrase in pourquoi.phrases)), frozenset())
        self.eclairage.suivre([(self.pourquoi, cases)])
        jeu, suite = coup.partie.jeu, pourquoi.suite_jouee[:PLIS]
        if suite and not cases:  # else what punishes it is seen where it stands
            joues = (coup.noeud.coup, *suite)
            self._affichage.montrer_fantome(jouer_suite(jeu, coup.avant, joues), " ".join(map(jeu.ecrire_coup, joues)))

    def definir_theme(self, theme: Theme) -> None:
        """Take the red of ``theme``."""
        self.anneau.definir_theme(theme)

    def fermer(self) -> None:
        """Judge nothing more."""
        self._oublier()
        self._taches.fermer()
        self.juge.fermer()
