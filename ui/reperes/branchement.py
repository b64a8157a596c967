"""Plugs into the board what is shown over its position: overlays of the menu, and what is drawn there by hand."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal

from ecosysteme.cases import Position
from ecosysteme.formats.sgf.dessins import SANS_DESSINS, Dessins, Figure, Fleche, etendue, noeuds_montres, redessiner
from ecosysteme.partie import Partie
from ecosysteme.reglages import REPERES_NUMEROS, REPERES_RETOURNES, REPERES_STABLES, REPERES_SUIVANT
from ecosysteme.variantes.noeud import RACINE
from ui.disposition.modes import Modes
from ui.plateau.reperes import SANS_REPERES
from ui.plateau.vue import PlateauVue
from ui.reperes.calcul import Surimpression, reperes_de
from ui.reperes.crayon import FLECHE, Crayon
from ui.situation import Salle, Situation
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages, annoncer
from ui.widgets.fenetre import FenetreDessinee


class BranchementReperes(Salle):
    """Shows over the board what is ticked in its menu, and keeps with the move what is drawn there."""

    modifiee = Signal()  # something was drawn or erased: the tree of the game is another one

    def __init__(self, fenetre: FenetreDessinee, modes: Modes, messages: Messages, memoire: Memoire) -> None:
        """Tick the entries of ``menu_reperes`` as they were left."""
        super().__init__(fenetre)
        widgets = fenetre.widgets
        self._plateau: PlateauVue = widgets.plateau
        self._modes, self._messages = modes, messages
        modes.change.connect(lambda _: self._calculer())
        self._partie: Partie | None = None
        self._numero = RACINE  # of the node where it stands
        self._reperes = SANS_REPERES
        self._trace: Fleche | None = None
        self._actions = {
            Surimpression.RETOURNES: (widgets.action_reperes_retournes, REPERES_RETOURNES),
            Surimpression.STABLES: (widgets.action_reperes_stables, REPERES_STABLES),
            Surimpression.NUMEROS: (widgets.action_reperes_numeros, REPERES_NUMEROS),
            Surimpression.SUIVANT: (widgets.action_reperes_suivant, REPERES_SUIVANT),
        }
        for action, reglage in self._actions.values():
            action.setChecked(bool(memoire.lire(reglage)))
            action.toggled.connect(lambda coche, reglage=reglage: memoire.ecrire(reglage, coche))
            action.toggled.connect(self._calculer)
        widgets.action_effacer_dessins.triggered.connect(lambda _=False: self._effacer())
        self._crayon = Crayon(self._plateau)
        self._crayon.figure.connect(self._marquer)
        self._crayon.lettre.connect(self._lettrer)
        self._crayon.fleche.connect(self._tirer)
        self._crayon.trace.connect(self._tracer)
        self._crayon.depart_change.connect(self._partir)

    def suivre(self, situation: Situation) -> None:
        """Show what belongs to the position on the board."""
        autre = situation.montree
        if self._partie is not autre or self._numero != autre.noeud.numero:
            self._crayon.oublier()
        self._partie, self._numero = autre, autre.noeud.numero
        self._calculer()

    def _calculer(self) -> None:
        if self._partie is not None:
            montres = [repere for repere, (action, _) in self._actions.items() if action.isChecked()]
            if self._modes.nom == "analyser":  # elsewhere what is worth looking at is the move to come
                montres.append(Surimpression.MIEUX)
            self._reperes = reperes_de(self._partie, montres)
            self._montrer()

    def _montrer(self) -> None:
        trace = self._trace
        self._plateau.montrer_reperes(replace(self._reperes, trace=trace) if trace else self._reperes)

    # Drawing.

    def _tracer(self, fleche: Fleche | None) -> None:
        self._trace = fleche
        self._montrer()

    def _marquer(self, case: Position, figure: Figure) -> None:
        self._dessiner(self._reperes.dessins.marquer(case, figure), case)

    def _lettrer(self, case: Position) -> None:
        self._dessiner(self._reperes.dessins.lettrer(case), case)

    def _tirer(self, fleche: Fleche) -> None:
        self._dessiner(self._reperes.dessins.tirer(fleche), fleche[1])

    def _effacer(self) -> None:
        """Take away all that is drawn over this position."""
        if self._reperes.dessins:
            self._dessiner(SANS_DESSINS)
            self._messages.dire(self.tr("Flèches et marques effacées : Annuler la modification les rend"))
        else:
            self._messages.dire(self.tr("Rien n'est dessiné sur cette position"))

    def _dessiner(self, dessins: Dessins, case: Position | None = None) -> None:
        """Keep with the move what is drawn over it, as an edit that can be undone; a reader is told of ``case``."""
        if (partie := self._partie) is None:
            return
        if etendue(partie.jeu) == (0, 0):
            self._messages.dire(self.tr("On ne dessine pas sur le plateau de ce jeu"))
            return
        noeuds = noeuds_montres(partie.racine, partie.historique)
        if partie.modifier(redessiner(partie.jeu, partie.racine, noeuds, dessins)):
            self.modifiee.emit()
            if case is not None:
                annoncer(self._plateau, self._plateau.description_case(case), presse=True)

    def _partir(self, case: Position | None) -> None:
        if case is not None:
            nom = self._plateau.vue.style.nommer_case(case, self._plateau.vue)
            phrase = self.tr("Flèche depuis {case} : {touche} sur la case où elle arrive, Échap pour y renoncer")
            self._messages.dire(phrase.format(case=nom, touche=FLECHE))
