"""Split points: how several threads search one position together.

Once a node's first move has failed to cut (then the others probably fail too, and all must be searched), a thread that
sees another idle publishes the remaining moves. Both take them one by one, with atomic counters and no lock; the first
that cuts tells the rest to drop theirs. An owner with nothing left waits by helping those who help it. Who finds no
work looks again and again, then sleeps between two looks (``sommeil``).

A split point lives in its owner's context, one for each number of empty squares. A latecomer may raise ``PENDANTS`` of
a closed or reused one: it then finds it closed and leaves, or joins the new one, both harmless.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import (
    ajouter_partage,
    charger,
    charger_partage,
    echanger_si,
    non_signe,
    ranger,
    ranger_partage,
    signe,
)
from ecosysteme.moteur.commun.sommeil import patienter
from ecosysteme.moteur.commun.typage import Adresse, Booleen, Case, Compte, Mot, Plis, Score
from ecosysteme.moteur.othello.noyaux.contexte import (
    ARRET,
    BUREAU,
    FIL,
    FILS,
    LIMITE,
    NOEUDS,
    OISIFS,
    PARTAGE,
    PLACES_PAR_FIL,
    SCISSION,
    SCISSIONS,
    TAILLE_COUP,
    TAILLE_SCISSION,
)

ZERO, UN, HUIT, OCTET = (np.uint64(n) for n in (0, 1, 8, 255))

# Fields of a split point, in bytes.
OUVERTE = 0  # 1 while moves may be taken
PENDANTS = 8  # threads at work on it besides its owner
SUIVANT = 16  # rank of the next move to take
NOMBRE = 24  # how many there are
LISTE = 32  # address of the first
ALPHA = 40  # the null window, seen from the node
VIDES = 48  # empty squares of the node
PROFONDEUR = 88  # plies to search from it
RESULTAT = 56  # best so far: (score + 128) * 256 + square
COUPEE = 64  # 1 once a score is above ALPHA
PARENTE = 72  # the split point that its owner was working for, 0 at the root
PLACE = 80  # address of its line in the shared directory


@deplier
def arret(ctx: Adresse) -> bool:
    """Tell whether to return at once: stopped, out of nodes, or somebody cut at a node above."""
    if charger_partage(charger(ctx, PARTAGE), ARRET) != ZERO:
        return True
    if charger(ctx, NOEUDS) >= charger(ctx, LIMITE):
        ranger_partage(charger(ctx, PARTAGE), ARRET, UN)
        return True
    scission = charger(ctx, SCISSION)
    while scission != ZERO:
        if charger_partage(scission, COUPEE) != ZERO:
            return True
        scission = charger(scission, PARENTE)
    return False


@deplier
def aide_possible(ctx: Adresse) -> Booleen:
    """Tell whether a thread is idle, so that opening a split point is worth its cost."""
    oisif: Booleen = charger_partage(charger(ctx, PARTAGE), OISIFS) != ZERO
    return oisif


@compiler
def ouvrir(
    ctx: Adresse, coup: Adresse, nombre: Mot, alpha: Score, vides: Compte, profondeur: Plis, resultat: Mot
) -> Adresse:
    """Publish ``nombre`` sorted moves from address ``coup``; return the split point, 0 when the directory is full."""
    partage = charger(ctx, PARTAGE)
    place = partage + np.uint64(BUREAU) + charger(ctx, FIL) * np.uint64(8 * PLACES_PAR_FIL)
    fin = place + np.uint64(8 * PLACES_PAR_FIL)
    while charger_partage(place, 0) != ZERO:
        place += HUIT
        if place == fin:
            return ZERO
    scission = ctx + np.uint64(SCISSIONS) + non_signe(vides * TAILLE_SCISSION)
    ranger(scission, NOMBRE, nombre)
    ranger(scission, LISTE, coup)
    ranger(scission, ALPHA, alpha)
    ranger(scission, VIDES, vides)
    ranger(scission, PROFONDEUR, profondeur)
    ranger(scission, PARENTE, charger(ctx, SCISSION))
    ranger(scission, PLACE, place)
    ranger_partage(scission, SUIVANT, ZERO)
    ranger_partage(scission, RESULTAT, resultat)
    ranger_partage(scission, COUPEE, ZERO)
    ranger_partage(scission, OUVERTE, UN)
    ranger_partage(place, 0, scission)
    ranger(ctx, SCISSION, scission)
    return scission


@deplier
def prendre(scission: Adresse) -> Adresse:
    """Take a move: return its address, 0 when none is left or somebody has cut."""
    if charger_partage(scission, COUPEE) != ZERO:
        return ZERO
    rang = ajouter_partage(scission, SUIVANT, UN)
    if rang >= charger(scission, NOMBRE):
        return ZERO
    return charger(scission, LISTE) + rang * np.uint64(TAILLE_COUP)


@deplier
def resume(score: Score, case: Case) -> Mot:
    """Pack a score and its move so that the better of two is the larger."""
    return non_signe(score + 128) << HUIT | case


@deplier
def score_resume(resultat: Mot) -> Score:
    """Return the score that ``resume`` packed."""
    return signe(resultat >> HUIT) - 128


@compiler
def rapporter(ctx: Adresse, scission: Adresse, score: Score, case: Case) -> None:
    """Report a move's score, unless the search was told to stop meanwhile."""
    if arret(ctx):
        return
    nouveau = resume(score, case)
    ancien = charger_partage(scission, RESULTAT)
    while nouveau > ancien:
        if echanger_si(scission, RESULTAT, ancien, nouveau) != ZERO:
            break
        ancien = charger_partage(scission, RESULTAT)
    if score > signe(charger(scission, ALPHA)):
        ranger_partage(scission, COUPEE, UN)


@deplier
def _offre(scission: Adresse) -> Booleen:
    """Tell whether ``prendre`` may find a move: who joins for nothing leaves and comes back, and never rests."""
    if charger_partage(scission, COUPEE) != ZERO:
        return False
    reste: Booleen = charger_partage(scission, SUIVANT) < charger(scission, NOMBRE)
    return reste


@compiler
def rejoindre(ctx: Adresse, vides: Compte) -> Adresse:
    """Join the open split point with the most empty squares, ``vides`` at most; return it, 0 when there is none.

    The bound keeps the move lists that this thread still needs: a split point's moves use those below its own.
    """
    partage = charger(ctx, PARTAGE)
    place = partage + np.uint64(BUREAU)
    fin = place + charger(partage, FILS) * np.uint64(8 * PLACES_PAR_FIL)
    choisie, plus = ZERO, 0
    while place < fin:
        scission = charger_partage(place, 0)
        if scission != ZERO:
            v = signe(charger(scission, VIDES))
            if plus < v <= vides and _offre(scission):
                choisie, plus = scission, v
        place += HUIT
    if choisie == ZERO:
        return ZERO
    ajouter_partage(choisie, PENDANTS, UN)
    # Read again now that the owner waits for us: it may have closed, or opened another node there.
    if charger_partage(choisie, OUVERTE) == ZERO or signe(charger(choisie, VIDES)) > vides:
        ajouter_partage(choisie, PENDANTS, ~ZERO)
        return ZERO
    ranger(ctx, SCISSION, choisie)
    return choisie


@compiler
def quitter(ctx: Adresse, scission: Adresse, sienne: Adresse) -> None:
    """Leave a joined split point, and return to working for ``sienne`` (0 for a pure helper)."""
    ranger(ctx, SCISSION, sienne)
    ajouter_partage(scission, PENDANTS, ~ZERO)


@compiler
def fermer(ctx: Adresse, scission: Adresse) -> None:
    """Close a split point: nobody joins it any more, those at work on it finish."""
    echanger_si(scission, OUVERTE, UN, ZERO)
    ranger_partage(charger(scission, PLACE), 0, ZERO)


@compiler
def attendre(ctx: Adresse, scission: Adresse, vides: Compte) -> Adresse:
    """Wait for work or for the end of ``scission``; return a split point to work on, 0 at the end."""
    oisif, regards = False, 0
    partage = charger(ctx, PARTAGE)
    while charger_partage(scission, PENDANTS) != ZERO:
        if not oisif:
            ajouter_partage(partage, OISIFS, UN)
            oisif = True
        autre = rejoindre(ctx, vides)
        if autre != ZERO:
            ajouter_partage(partage, OISIFS, ~ZERO)
            return autre
        patienter(regards)
        regards += 1
    if oisif:
        ajouter_partage(partage, OISIFS, ~ZERO)
    return ZERO


@deplier
def conclure(ctx: Adresse, scission: Adresse) -> Mot:
    """Return the packed result of a finished split point, and work again for whom its owner did."""
    ranger(ctx, SCISSION, charger(scission, PARENTE))
    return charger_partage(scission, RESULTAT)
