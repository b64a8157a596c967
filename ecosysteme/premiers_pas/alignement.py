"""What is asked where pieces in a row win, at Puissance 4 and at tic-tac-toe."""

from __future__ import annotations

from ecosysteme.fautes import Message
from ecosysteme.jeu import autre_camp
from ecosysteme.premiers_pas.etape import But, CoupEssaye
from ecosysteme.premiers_pas.regle import menaces, peut_forcer


def gagne(essai: CoupEssaye) -> Message | None:
    """Ask for the move that wins at once."""
    if essai.jeu.issue(essai.apres) == essai.camp:
        return None
    return Message("Ce coup ne gagne pas encore. Cherchez celui qui gagne tout de suite.")


def pare(essai: CoupEssaye) -> Message | None:
    """Ask that the other side cannot win at once."""
    if not menaces(essai.jeu, essai.apres, autre_camp(essai.camp)):
        return None
    return Message("Après ce coup, l'autre gagne tout de suite. Essayez ailleurs.")


def force(plis: int) -> But:
    """Ask for a win within ``plis`` more turns, whatever is answered."""

    def but(essai: CoupEssaye) -> Message | None:
        if peut_forcer(essai.jeu, essai.apres, essai.camp, plis):
            return None
        return pare(essai) or Message("Après ce coup, l'autre peut encore vous arrêter. Essayez ailleurs.")

    return but


def resiste(plis: int) -> But:
    """Ask that the other side cannot force a win within ``plis`` more turns."""

    def but(essai: CoupEssaye) -> Message | None:
        if not peut_forcer(essai.jeu, essai.apres, autre_camp(essai.camp), plis):
            return None
        return pare(essai) or Message("Après ce coup, l'autre peut menacer de deux côtés. Essayez ailleurs.")

    return but
