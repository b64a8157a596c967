"""How mistakes come into the notebook: kept, then sorted by kind as soon as each is explained."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from ecosysteme.carnet.carnet import Carnet
from ecosysteme.carnet.releve import coups_fautifs, erreurs_de, revue_finie
from ecosysteme.carnet.tableau import Carte
from ecosysteme.entete import NotreJoueur, successifs
from ecosysteme.jeu import PREMIER, SECOND, Camp, autre_camp
from ecosysteme.joueurs import Humain
from ecosysteme.partie import Partie
from ui.erreurs.acces import AccesCarnet
from ui.erreurs.explications import Explications


class EntreeAuCarnet(QObject):
    """Puts mistakes into the notebook: by itself when a review of the game of one person ends, or when it is asked."""

    entrees = Signal(int, int)  # how many came in by themselves, and how many times the most frequent one was made

    def __init__(self, acces: AccesCarnet, explications: Explications, parent: QObject) -> None:
        super().__init__(parent)
        self._acces, self._explications = acces, explications

    def suivre_revue(self, partie: Partie) -> None:
        """Keep the mistakes of the person who played ``partie``, whose review has ended.

        Where both are people nobody can tell which of them is the user, and nothing comes in before one is chosen.
        """
        gens = personnes(partie)
        if len(gens) == 1 and revue_finie(partie):
            self.noter(partie, gens[0], self._annoncer)

    def _annoncer(self, neuves: int, cartes: list[Carte]) -> None:
        if neuves:
            self.entrees.emit(neuves, max(carte.fois for carte in cartes))

    def noter(self, partie: Partie, camp: Camp, succes: Callable[[int, list[Carte]], None]) -> None:
        """Keep the mistakes of ``camp``; ``succes`` gets how many are new, and all their cards."""
        erreurs = erreurs_de(partie, camp, str(partie.entete.joueurs[autre_camp(camp) - 1]))
        if not erreurs:
            return

        def travail(carnet: Carnet) -> tuple[int, list[Carte]]:
            return carnet.noter(erreurs), carnet.cartes([erreur.cle for erreur in erreurs])

        self._acces.consulter(travail, lambda trouve: succes(*trouve))
        for erreur, coup in zip(erreurs, coups_fautifs(partie, camp), strict=True):
            evaluation, joue = coup.noeud.evaluation, coup.noeud.coup
            if evaluation is not None and joue is not None:
                classer = partial(self._acces.classer, erreur.occurrence)
                self._explications.demander(coup.avant, joue, evaluation, classer)


def personnes(partie: Partie) -> list[Camp]:
    """List the camps that a person of ours has, or had for a while."""
    return [camp for camp in (PREMIER, SECOND) if _est_une_personne(partie, camp)]


def _est_une_personne(partie: Partie, camp: Camp) -> bool:
    suivis = successifs(partie.entete.joueurs[camp - 1])
    return any(isinstance(un, NotreJoueur) and un.specification.split(":")[0] == Humain.nom for un in suivis)
