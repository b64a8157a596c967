"""What there is to show of the game on the board, gathered from who plays it, the series and the pace."""

from __future__ import annotations

from typing import Final

from ecosysteme.jeu import PREMIER
from ecosysteme.partie import Partie
from ui.fenetre.affichage import Affichage
from ui.fenetre.attribution import apporter
from ui.fenetre.cadre import Cartes
from ui.fenetre.panneau_match import PanneauMatch
from ui.fenetre.revue import Revue
from ui.fenetre.serie import SerieEnCours
from ui.fenetre.sieges import Sieges
from ui.jeux.phrases import Marche
from ui.jeux.registre import adaptateur_de
from ui.joueurs.panneau import PanneauxJoueurs

INCONNUS: Final[Cartes] = (("", ""), ("", ""))


class Presentation:
    """Tells ``affichage`` what to show, and who plays: for a game that came from elsewhere, who played it there."""

    def __init__(
        self,
        affichage: Affichage,
        match: PanneauMatch,
        panneaux: PanneauxJoueurs,
        sieges: Sieges,
        serie: SerieEnCours,
        revue: Revue,
    ) -> None:
        """Take those who know."""
        self._affichage, self._match, self._panneaux = affichage, match, panneaux
        self._sieges, self._serie, self._revue = sieges, serie, revue

    def habiller(self) -> None:
        """Dress and word the window for the chosen game, in the language of the moment."""
        relue = self._revue.partie
        adaptateur = adaptateur_de(self._match.jeu_choisi)
        self._match.traduire()
        self._panneaux.presenter(adaptateur)
        self._affichage.presenter(adaptateur if relue is None else adaptateur_de(relue.jeu))
        self._revue.presenter(adaptateur)

    def montrer(self, partie: Partie, marche: Marche, *, animer: bool) -> None:
        """Show ``partie``, its last move being seen if ``animer`` and if the pace leaves time for it.

        A finished game that is looked at is shown in its place: a click tries a move there.
        """
        relue = self._revue.partie
        serie = self._serie.serie
        self._panneaux.suivre(en_cours=marche is Marche.EN_COURS, bilan=serie.finie and serie.nombre > 1)
        self._affichage.habiller(adaptateur_de((relue or partie).jeu))
        visible = self._affichage.cadencer(self._match.cadence.value() if self._sieges.entre_machines else None)
        self._affichage.montrer(
            relue or partie,
            serie,
            Marche.PRETE if relue else marche,
            None if self.d_ailleurs(relue or partie) else self._sieges.machine_au_trait(partie),
            place_noire=self._panneaux.place(PREMIER),
            depuis=None if self.d_ailleurs(relue or partie) else self._serie.depuis(partie),
            chrono=self._serie.chrono,
            interactif=self._cliquable(partie, marche),
            anime=animer and visible,
        )
        self._affichage.nommer(self._cartes(relue or partie))

    def accueillir(self, partie: Partie, *, sienne: bool = False) -> None:
        """Dress the window for ``partie``, which others played unless it is ``sienne``, of those who play here."""
        self._match.adopter(partie.jeu)
        apporter(partie, sienne=sienne)
        self.habiller()

    def d_ailleurs(self, partie: Partie) -> bool:
        """Tell whether ``partie`` is a game of others: opened, or looked at while another one is played."""
        return partie is self._revue.partie or partie.provenance.d_autrui

    def _cartes(self, partie: Partie) -> Cartes:
        """Return who led ``partie`` to where it stands: those of its header, nobody known, or those who sit here."""
        entete, venue = partie.entete, partie.provenance
        menee = partie is self._revue.partie or (venue.apportee and venue.menee(partie.historique))
        if menee and any(entete.joueurs):
            return (entete.noir, entete.cote_noir), (entete.blanc, entete.cote_blanc)
        return INCONNUS if self.d_ailleurs(partie) and partie.nb_coups_total else self._panneaux.cartes

    def _cliquable(self, partie: Partie, marche: Marche) -> bool:
        """Whether a click may play: for either camp where moves are tried, else for the person at the turn."""
        if (essayee := self._revue.essayee(partie, marche)) is not None:
            return not essayee.terminee
        return self._sieges.humain_au_trait(partie) and marche is not Marche.ARRETEE
