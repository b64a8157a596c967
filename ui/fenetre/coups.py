"""The moves of the game on the board: asked of who has the turn, and played by them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from ecosysteme.cases import Position
from ecosysteme.conseiller import Conseil
from ecosysteme.jeu import CoupQuelconque, autre_camp
from ecosysteme.joueurs import Joueur
from ecosysteme.partie import Partie
from ecosysteme.protocoles import Abandon
from ui.fenetre.affichage import Affichage
from ui.fenetre.sieges import Sieges
from ui.jeux.registre import adaptateur_de
from ui.pendules.decompte import Decompte
from ui.reflexion.coup import Reflexion
from ui.situation import Marche
from ui.socle.messages import Messages
from ui.socle.raisons import dire

DELAI_FACE_A_HUMAIN = 400  # ms: a machine that answers at once gives no time to see one's own move


class Coups(QObject):
    """Lets each seated player play its own move, by ``Partie.jouer``: at Othello, ``retourner`` turns the discs.

    A person's move comes with a click, a machine's from the thread where it thinks.
    """

    machine_a_joue = Signal(object)  # the player
    machine_a_echoue = Signal()  # it raised instead of playing; the board is as it was

    def __init__(
        self,
        parent: QObject,
        reflexion: Reflexion,
        sieges: Sieges,
        affichage: Affichage,
        messages: Messages,
        decompte: Decompte,
    ) -> None:
        """Play for who sits at ``sieges``; machines think in ``reflexion``, even while another game is looked at."""
        super().__init__(parent)
        self._reflexion, self._sieges, self._affichage, self._messages = reflexion, sieges, affichage, messages
        affichage.pendules = decompte.pendules
        self._decompte = decompte
        self._partie: Partie | None = None
        reflexion.coup_pret.connect(self._jouer_machine)
        reflexion.manquee.connect(self._abandonner)
        reflexion.avis_change.connect(self._dire_avis)
        reflexion.commencee.connect(decompte.lancer)
        reflexion.trouvee.connect(decompte.figer)

    def chronometrer(self, partie: Partie, marche: Marche) -> None:
        """Time the person who has the turn in ``partie`` from now on; their clock runs if the game does."""
        self._decompte.commencer(partie, court=marche is Marche.EN_COURS)

    def demander(self, partie: Partie, cadence: int) -> None:
        """Ask who has the turn in ``partie`` for a move: wait for a person's, let a machine think.

        Between machines, a move comes ``cadence`` milliseconds from now at the earliest.
        """
        self._partie = partie
        machine = partie.trait is not None and not self._sieges.humain_au_trait(partie)
        self._decompte.commencer(partie, court=True, attend=machine)
        delai = cadence if self._sieges.entre_machines else DELAI_FACE_A_HUMAIN
        if partie.trait is not None and machine:
            joueur = self._sieges[partie.trait]
            joueur.horloge = partie.temps(partie.trait)
            self._reflexion.demander(joueur, partie.jeu, partie.etat, delai)
        elif partie.trait is not None:
            self._reflexion.anticiper(self._sieges[autre_camp(partie.trait)], partie.jeu, partie.etat)

    def cesser(self) -> None:
        """Stop what a machine thinks during a person's turn: somebody else may have its seat."""
        self._reflexion.cesser()

    def oublier(self) -> None:
        """Stop the machine that thinks; it is not asked any more. Who has the turn pays for what was used of it."""
        self._reflexion.oublier()
        self._decompte.solder()
        if self._partie is None or self._affichage.montre(self._partie):
            self._affichage.dire_calcul("")  # it may have been about this search

    def _dire_avis(self, avis: Conseil) -> None:
        """Say what the machine that thinks makes of the position."""
        if self._partie is not None and self._affichage.montre(self._partie):
            self._affichage.dire_avis(avis, self._sieges.machine_au_trait(self._partie))

    def jouer_personne(self, partie: Partie, case: Position, marche: Marche) -> bool:
        """Let the person who has the turn play what choosing ``case`` means; return whether a move was played.

        Of an illegal move, for which the player's ``retourner`` raises ``ValueError`` as the report has it, the reason
        is said in the message line, the board is left as it was, and the person plays again. So it is when nobody may
        play by hand now.
        """
        machine = self._sieges.machine_au_trait(partie)
        empechement = self._affichage.empechement(partie, marche, machine)
        if empechement or partie.trait is None:
            self._affichage.refuser(case, empechement)
            return False
        secondes = self._decompte.secondes
        try:
            self._jouer(partie, adaptateur_de(partie.jeu).coup(partie.etat, case), secondes, self._sieges[partie.trait])
        except ValueError as erreur:
            self._affichage.refuser(case, dire(erreur))
            return False
        self._reflexion.cesser()
        return True

    def permet(self, partie: Partie, case: Position, marche: Marche) -> bool:
        """Tell whether ``jouer_personne`` would play, after it said why not; ``partie`` stays as it is."""
        return self.jouer_personne(Partie(partie.jeu, partie.etat), case, marche)

    def essayer(self, partie: Partie, case: Position) -> bool:
        """Play a move of either camp in a game that is looked at, by nobody's hand; return whether it was played.

        Nobody answers, and nothing is lost: another move than the one played there is a variation.
        """
        libre = partie.numero_libre
        try:
            partie.jouer(adaptateur_de(partie.jeu).coup(partie.etat, case))
        except ValueError as erreur:
            self._affichage.refuser(case, dire(erreur))
            return False
        partie.provenance = partie.provenance.essayer(range(libre, partie.numero_libre))
        self._affichage.annoncer_coup(passes=False)
        self._messages.dire(self._affichage.phrases.apres_coup(partie))
        return True

    def _jouer(self, partie: Partie, coup: CoupQuelconque, secondes: float, joueur: Joueur) -> None:
        avant = partie.noeud
        partie.jouer(coup, secondes, joueur)
        if partie is self._decompte.partie:
            self._decompte.terminer()
        if partie.noeud is avant:
            return  # it came too late: the game is lost on time
        self._affichage.annoncer_coup(passes=False)  # before what comes of it
        joues = (tour.numero for tour in partie.historique[-1 - len(partie.passes_depuis_dernier()) :])
        partie.provenance = partie.provenance.jouer(joues)

    def dire_suite(self, partie: Partie, joueur: Joueur | None) -> None:
        """Say what the move just played by ``joueur``, ``None`` for a person, leads to: a pass, or nothing any more.

        Nothing is said where the next move would take it away before anybody has read it.
        """
        phrase = self._affichage.phrases.apres_coup(partie) if self._messages.lisible else ""
        if phrase or joueur is None or self._sieges.entre_machines:  # an answer leaves a person time to read
            self._messages.dire(phrase)

    def _jouer_machine(self, coup: CoupQuelconque, secondes: float) -> None:
        partie = self._partie
        assert partie is not None, "personne n'a été interrogé"
        assert partie.trait is not None, "la partie est terminée"
        joueur, nom = self._sieges[partie.trait], self._sieges.machine_au_trait(partie) or ""
        try:
            self._jouer(partie, coup, secondes, joueur)
        except (TypeError, ValueError) as erreur:
            self._abandonner(erreur)
            return
        if self._affichage.montre(partie):
            self._affichage.dire_calcul(self._affichage.phrases.recherche(partie, nom, joueur, secondes, coup))
        self.machine_a_joue.emit(joueur)

    def _abandonner(self, erreur: BaseException) -> None:
        """Let a machine that resigns lose; of another, let the game stop, then say why its player cannot go on."""
        partie = self._partie
        if isinstance(erreur, Abandon) and partie is not None and partie.trait is not None:
            joueur = self._sieges[partie.trait]
            self._decompte.conclure(partial(partie.abandonner, partie.trait))
            self.machine_a_joue.emit(joueur)
            return
        self.machine_a_echoue.emit()
        self._messages.dire(self.tr("Ce joueur a échoué : {}").format(dire(erreur)))
