"""Who plays the games of the window: who sits here for one that goes on, its own header for one that was brought."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Final

from ecosysteme.entete import NotreJoueur, Participant, Relais, Seul, relayer, successifs, tenant
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.joueurs import Humain
from ecosysteme.journal.instantane import ligne_retenue
from ecosysteme.partie import Partie
from ecosysteme.provenance import Origine, juges
from ui.joueurs.noms import qui_joue

CAMPS: Final = (PREMIER, SECOND)
PERSONNE: Final = NotreJoueur(Humain.nom)


class Attribution:
    """Keeps the header and the provenance of games in step with the boxes, which may change for another game."""

    def __init__(self, assis: Callable[[Camp], str]) -> None:
        """Ask ``assis`` for the specification of the player that sits at a camp."""
        self._assis = assis

    def suivre(self, partie: Partie) -> None:
        """Say of ``partie`` what it has become: a game that grew goes on here, with those who sit here."""
        venue = partie.provenance
        vierge = not (venue.apportee or partie.nb_coups_total or partie.terminee)  # a flag may fall at the first turn
        if vierge or venue.libre != partie.numero_libre:
            joueurs = self._joueurs(partie, tenus=True)
            personne = venue.apportee or any(PERSONNE in successifs(qui) for qui in joueurs)
            self._nommer(partie, joueurs)
            origine = Origine.FENETRE if personne else Origine.SERIE
            partie.provenance = venue = replace(venue, origine=origine, libre=partie.numero_libre)
        if venue.intacte is not None and (_mesurer(partie) != venue.intacte or partie.edition_annulable):
            partie.provenance = replace(venue, intacte=None)  # for good: the journal follows what is undone too

    def jouer(self, partie: Partie) -> None:
        """Take whoever sits here as those who play ``partie`` now, the last move included.

        Who played for a camp before stays named beside who has it now.
        """
        self.suivre(partie)
        venue, dernier = partie.provenance, partie.dernier
        self._nommer(partie, self._joueurs(partie, tenus=False))
        joues = venue.joues | ({dernier.auteur} if dernier is not None else set())
        partie.provenance = replace(venue, joues=joues)

    def a_d_autres(self, partie: Partie) -> bool:
        """Tell whether somebody else than those who sit here played last for a camp of ``partie``."""
        paires = zip(CAMPS, partie.entete.joueurs, strict=True)
        return any(camp in partie.provenance.joues and tenant(qui) != self._ici(camp) for camp, qui in paires)

    def _joueurs(self, partie: Partie, *, tenus: bool) -> tuple[Participant, Participant]:
        """Return who has each camp: whoever sits there, unless the header names who has played for it.

        These keep the camp where it is ``tenus``, else hand it over to whoever sits there.
        """

        def un(camp: Camp, qui: Participant) -> Participant:
            if camp not in partie.provenance.joues:
                return self._ici(camp)
            return qui if tenus else relayer(qui, self._ici(camp))

        noir, blanc = partie.entete.joueurs
        return un(PREMIER, noir), un(SECOND, blanc)

    def _ici(self, camp: Camp) -> Seul:
        return qui_joue(self._assis(camp))

    @staticmethod
    def _nommer(partie: Partie, joueurs: tuple[Participant, Participant]) -> None:
        """Name the players of ``partie``; one that begins here is played today."""
        noir, blanc = joueurs
        entete, commence = partie.entete, not (partie.provenance.connue and partie.nb_coups_total)
        sienne = commence and not partie.provenance.apportee
        if sienne:
            entete = replace(entete, date=date.today().isoformat(), cadence="", regle="")
            entete = entete if partie.pendules is None else partie.pendules.annoncer(entete)
        partie.entete = replace(entete, noir=noir, blanc=blanc)


def apporter(partie: Partie, *, sienne: bool = False) -> None:
    """Note that ``partie`` is brought to the board: a game of others, unless it is ``sienne``, of those who sit here.

    One that nothing is known of yet is a mere copy, of a file or of a tournament, until something is changed in it.
    """
    venue = partie.provenance
    if sienne and not venue.apportee and (venue.connue or not partie.nb_coups_total):
        return  # it began here
    intacte = venue.intacte if venue.connue else _mesurer(partie)
    partie.provenance = replace(venue.apporter(partie.ligne, partie.numero_libre, sienne=sienne), intacte=intacte)


def relayes(partie: Partie) -> tuple[Camp, ...]:
    """List the camps of ``partie`` that several players had, one after the other."""
    return tuple(camp for camp, qui in zip(CAMPS, partie.entete.joueurs, strict=True) if isinstance(qui, Relais))


def reprenable(partie: Partie) -> bool:
    """Tell whether ``partie`` is a game of those who play here, and goes on as itself: one that is not over."""
    if partie.issue_en(ligne_retenue(partie)[-1]) is not None:
        return False
    tous = (un for qui in partie.entete.joueurs for un in successifs(qui))
    return partie.provenance.origine is Origine.SERIE or any(isinstance(un, NotreJoueur) for un in tous)


def _mesurer(partie: Partie) -> tuple[int, int]:
    """Tell what shows whether somebody works on a game: its nodes, and those that a review judged."""
    return partie.numero_libre, juges(partie.racine)
