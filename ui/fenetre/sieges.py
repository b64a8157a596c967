"""Who plays each camp: the players, made from the ticked boxes."""

from __future__ import annotations

from threading import Event

from PySide6.QtCore import QObject

from ecosysteme.jeu import PREMIER, SECOND, Camp, CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.joueurs import Humain, Joueur
from ecosysteme.partie import Partie
from ecosysteme.plateau import Couleur
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.socle.taches import Taches


class Empeche(Joueur):
    """Stands for a player that could not be made, such as a program that is not there; says why when it is asked."""

    nom = libelle = ""

    def __init__(self, couleur: Couleur, raison: ValueError) -> None:
        super().__init__(couleur)
        self._raison = raison

    def choisir(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> CoupQuelconque:
        """Raise the reason."""
        raise self._raison


class Sieges:
    """The two players of the game on the board; a box that is ticked seats another one at once.

    An external engine is a program: it keeps its seat from one game to the next, follows it to the other camp, and who
    leaves is ended on a thread of its own, since a program takes its time to go.
    """

    def __init__(self, panneaux: PanneauxJoueurs, parent: QObject | None = None) -> None:
        self._panneaux = panneaux
        self._sorties = Taches(parent)
        self._partants: set[Joueur] = set()
        self._specifications: dict[Camp, str] = {}
        self._joueurs: dict[Camp, Joueur] = {}
        self.asseoir(PREMIER, SECOND)

    def asseoir(self, *camps: Camp) -> None:
        """Make the players of ``camps`` anew; an engine that is still wanted stays."""
        anciens = [(self._specifications[camp], self._joueurs[camp]) for camp in camps if camp in self._joueurs]
        externes = [(texte, joueur) for texte, joueur in anciens if joueur.programme]
        for camp in camps:
            voulu = self._specifications[camp] = self._panneaux.specification(camp)
            garde = next((ancien for ancien in externes if ancien[0] == voulu), None)
            if garde is None:
                self._joueurs[camp] = self._creer(camp)
            else:
                externes.remove(garde)
                self._joueurs[camp] = garde[1]
                garde[1].asseoir(camp)
                garde[1].nouvelle_partie()
        for _, joueur in externes:
            self._congedier(joueur)

    def _creer(self, camp: Camp) -> Joueur:
        try:
            return self._panneaux.creer(camp)
        except ValueError as erreur:
            return Empeche(COULEUR_DE[camp], erreur)

    def liberer(self) -> None:
        """End the engines of both camps, which wait for nothing any more; the next question starts them again."""
        for joueur in self._joueurs.values():
            if joueur.programme:
                self._congedier(joueur)

    def _congedier(self, joueur: Joueur) -> None:
        def fini(_resultat: object) -> None:
            self._partants.discard(joueur)

        self._partants.add(joueur)
        self._sorties.lancer(lambda _arret: joueur.fermer(), fini, fini)

    def fermer(self) -> None:
        """End every engine, now; nobody may be thinking any more."""
        self._sorties.fermer()
        assis = {joueur for joueur in self._joueurs.values() if joueur.programme}
        for joueur in assis | self._partants:
            joueur.fermer()

    def __getitem__(self, camp: Camp) -> Joueur:
        """Return the player of ``camp``."""
        return self._joueurs[camp]

    def specification(self, camp: Camp) -> str:
        """Return the player of ``camp`` as the command line writes it."""
        return self._specifications[camp]

    @property
    def personnes(self) -> tuple[Camp, ...]:
        """The camps that are played in person."""
        return tuple(camp for camp, joueur in self._joueurs.items() if isinstance(joueur, Humain))

    def personne_de(self, partie: Partie) -> Camp | None:
        """Return the person who speaks in ``partie``: who has the turn, else the first one; ``None`` without any."""
        personnes = self.personnes
        return partie.trait if partie.trait in personnes else next(iter(personnes), None)

    @property
    def entre_machines(self) -> bool:
        """Whether nobody plays in person."""
        return not self.personnes

    def humain_au_trait(self, partie: Partie) -> bool:
        """Whether a person has the turn."""
        return partie.trait is not None and isinstance(self[partie.trait], Humain)

    def machine_au_trait(self, partie: Partie) -> str | None:
        """Name the program that has the turn, ``None`` when a person has it or the game is over."""
        camp = partie.trait
        return None if camp is None or self.humain_au_trait(partie) else self._panneaux.libelle(camp)
