"""Both camps' boxes. Where the colours alternate, each program keeps its boxes, and these change camp."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QBoxLayout

from ecosysteme.entete import Participant, tenant
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.joueurs import Joueur, creer_joueur
from ecosysteme.reglages import Reglage, ValeurReglage
from ecosysteme.tournoi.serie import Place
from ui.jeux.adaptateur import AdaptateurJeu
from ui.joueurs.cotes import COTES
from ui.joueurs.noms import libelle
from ui.joueurs.panneau import PanneauJoueur
from ui.joueurs.pliage import PliageMatch, PliageStatistiques
from ui.situation import Marche, Situation
from ui.socle.memoire import Memoire
from ui.widgets.fenetre import FenetreDessinee


class PanneauxJoueurs(QObject):
    """Both camps' boxes, and which seat of a series each shows.

    An even game of a series may swap the camps: the boxes stay where they are with who is ticked in them, so that
    nothing moves under the mouse; their titles tell the other camp.
    """

    change = Signal(int)  # the camp whose player was just ticked
    gestion = Signal(int)  # the camp that asks for the dialog of the external engines
    moteur_parti = Signal(str)  # an external engine that played, by its name, is no longer saved: alpha-beta plays

    def __init__(self, fenetre: FenetreDessinee, memoire: Memoire) -> None:
        super().__init__(fenetre)
        self._panneaux = {camp: PanneauJoueur(fenetre, cote, memoire) for camp, cote in COTES.items()}
        self._premier_dessine = self._panneaux[PREMIER]  # the upper one
        self._lignes, self._reglages = fenetre.widgets.lignes_joueurs, PliageMatch(fenetre.widgets, self)
        self._statistiques = PliageStatistiques(fenetre.widgets, self)
        for panneau in self._panneaux.values():
            panneau.change.connect(lambda panneau=panneau: self.change.emit(self._camp(panneau)))
            panneau.gestion.connect(lambda panneau=panneau: self.gestion.emit(self._camp(panneau)))
            panneau.moteur_parti.connect(self.moteur_parti)
            panneau.pliage.change.connect(self._aligner)
        self._echange = self._en_cours = self._bilan = False

    def _camp(self, panneau: PanneauJoueur) -> Camp:
        return PREMIER if panneau is self._panneaux[PREMIER] else SECOND

    def suivre(self, situation: Situation) -> None:
        """Fold the boxes to a line each when a game begins to run, and show them again when nothing is played any more.

        So does what a series was set with: the finished games need the room. In a game of a person the moves do, and
        the statistics are folded too.
        Games that are stopped or over leave them as they are: what was played is what is looked at, and nothing jumps.
        """
        en_cours = situation.marche is Marche.EN_COURS
        bilan = bool(situation.partie.nb_coups_total or situation.serie.jouees)
        commence, repose = en_cours and not self._en_cours, (self._en_cours or self._bilan) and not (en_cours or bilan)
        self._en_cours, self._bilan = en_cours, bilan
        if commence or repose:
            for panneau in self._panneaux.values():
                panneau.pliage.plier(commence)
            seule = commence and situation.cadence is None
            self._reglages.plier(commence, seule=seule)
            self._statistiques.plier(seule)

    def _aligner(self) -> None:
        """Let both stand on one line while both are folded."""
        pliages = [panneau.pliage for panneau in self._panneaux.values()]
        serres = not any(pliage.deplie for pliage in pliages)
        sens = QBoxLayout.Direction
        self._lignes.setDirection(sens.LeftToRight if serres else sens.TopToBottom)
        for rang, pliage in enumerate(pliages):
            self._lignes.setStretch(rang, int(serres))
            pliage.serrer(serres)

    def valeurs(self) -> dict[Reglage, ValeurReglage]:
        """What is worth remembering."""
        cotes = (self._panneaux[camp].valeurs(cote) for camp, cote in COTES.items())
        return {reglage: valeur for cote in cotes for reglage, valeur in cote.items()}

    def presenter(self, adaptateur: AdaptateurJeu) -> None:
        """Be the boxes of both camps of a game, in the language of the moment; no ``change`` is emitted."""
        for camp, panneau in self._panneaux.items():
            panneau.presenter(adaptateur, camp)

    def cocher_externe(self, camp: Camp) -> None:
        """Tick the external engine that the box of ``camp`` shows, if it can play."""
        self._panneaux[camp].cocher_externe()

    @property
    def specifications(self) -> tuple[str, str]:
        """The ticked players, black then white."""
        return self.specification(PREMIER), self.specification(SECOND)

    def specification(self, camp: Camp) -> str:
        """The player ticked for ``camp``."""
        return self._panneaux[camp].specification

    @property
    def cartes(self) -> list[tuple[str, str]]:
        """Who plays each camp, black first: a name, and in a few words how strong."""
        return [panneau.carte for panneau in self._panneaux.values()]

    def libelle(self, camp: Camp) -> str:
        """The name of the player ticked for ``camp``, in the language of the moment."""
        return libelle(self.specification(camp))

    def creer(self, camp: Camp) -> Joueur:
        """Make the player ticked for ``camp``."""
        return creer_joueur(self.specification(camp), COULEUR_DE[camp])

    def place(self, camp: Camp) -> Place:
        """The seat of the player that now has ``camp``."""
        return 1 if (camp == SECOND) != self._echange else 0

    def placer(self, *, echange: bool) -> None:
        """Show who has which colour in the game to come, swapped or not; no ``change`` is emitted."""
        if echange != self._echange:
            self._retourner()

    def ranger(self) -> None:
        """Give the upper boxes the first camp, with who is ticked in them; no ``change`` is emitted."""
        if self._panneaux[PREMIER] is not self._premier_dessine:
            self._retourner()

    def _retourner(self) -> None:
        self._echange = not self._echange
        self._panneaux = {PREMIER: self._panneaux[SECOND], SECOND: self._panneaux[PREMIER]}
        for camp, panneau in self._panneaux.items():
            panneau.placer(camp)

    def adopter(self) -> None:
        """Begin a series with the colours as they stand: whoever has black takes the first seat."""
        self._echange = False

    def reprendre(self, joueurs: tuple[Participant, Participant]) -> None:
        """Tick who played last a game that was kept, as ``PanneauJoueur.reprendre``; no ``change`` is emitted."""
        self.ranger()
        for panneau, qui in zip(self._panneaux.values(), joueurs, strict=True):
            panneau.reprendre(tenant(qui))

    def asseoir(self, premier: str, second: str) -> None:
        """Tick the players of a series, who takes the first seat above, with the first camp; no ``change`` is emitted.

        Raises ``ValueError`` when one of them is none that can play here.
        """
        self.ranger()
        self.adopter()
        for panneau, specification in zip(self._panneaux.values(), (premier, second), strict=True):
            panneau.choisir(specification)

    def echanger(self) -> None:
        """Swap the two ticked players; no ``change`` is emitted."""
        noir, blanc = self.specifications
        self._panneaux[PREMIER].choisir(blanc)
        self._panneaux[SECOND].choisir(noir)
