"""What the opening of a game is called, in the language of the moment: nothing where it has no name there."""

from __future__ import annotations

from collections.abc import Iterable

from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.ouvertures.fichier_noms import LANGUES, LangueDesNoms
from ecosysteme.ouvertures.noms import nommer, noms, reconnaitre
from ecosysteme.partie import Partie
from ui.socle.langue import langue_du_moment


def langue_des_noms() -> LangueDesNoms:
    """Return the language in which names are said now."""
    return next(langue for langue in LANGUES if langue == langue_du_moment())


def nom_ouverture(jeu: Jeu, coups: Iterable[CoupQuelconque], depart: EtatQuelconque = None) -> str:
    """Name the opening of a game by its moves; ``depart`` is where it begins, the usual start if ``None``."""
    return nommer(jeu, coups, langue_des_noms(), depart)


def nom_de_la_ligne(cases: bytes) -> str:
    """Name the opening of a game of Othello from the usual start by its squares, 0 to 63."""
    nommee = noms().de(cases, langue_des_noms()) if cases else None
    return nommee.texte if nommee is not None else ""


def ouverture_ici(partie: Partie) -> str:
    """Name the opening of ``partie`` at the moment at which it stands."""
    return nom_ouverture(partie.jeu, (tour.coup for tour in partie.historique), partie.depart)


def ouverture_de(partie: Partie) -> str:
    """Name the opening of ``partie``, moves that were taken back included."""
    tours = (*partie.historique, *partie.defaits)
    return nom_ouverture(partie.jeu, (tour.coup for tour in tours), partie.depart)


def ouverture_apres(partie: Partie, coup: CoupQuelconque) -> str:
    """Name what ``coup`` would lead to, if that has a name of its own."""
    coups = [*(tour.coup for tour in partie.historique), coup]
    nommee = reconnaitre(partie.jeu, coups, langue_des_noms(), partie.depart)
    return nommee.texte if nommee is not None and nommee.coups == partie.nb_coups + 1 else ""
