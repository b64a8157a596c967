"""What a tournament of many games costs: written, opened again, ranked, counted, listed and searched."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final

import numpy as np

from ecosysteme.atelier.bancs.bibliotheque import D_UN_COUP, inventer
from ecosysteme.atelier.bancs.chronometre import LigneChronometree, chronometrer, chronometrer_questions
from ecosysteme.fautes import citer
from ecosysteme.formats.wthor import FIN
from ecosysteme.jeu import PREMIER, SECOND, Issue
from ecosysteme.jeux.bits_othello import CASES, NOMS
from ecosysteme.moteur.othello.noyaux.sequences import COUPS
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.bilans import bilans
from ecosysteme.tournoi.deroulement import Deroulement
from ecosysteme.tournoi.exports import lire_tableau
from ecosysteme.tournoi.fiche import Micros, PartieFinie
from ecosysteme.tournoi.plan import Plan, Reglement

JOUEURS: Final = tuple(f"ia_moteur:niveau={niveau}" for niveau in range(1, 11))
LOT: Final = 100  # games of a transaction, as those of a fast tournament
PANNES: Final = 1_000  # a game in so many is forfeited
DEBUT: Final = 1_700_000_000  # seconds since 1970 of the first end of a game
MINUTEES: Final = 500  # sequences of times that games share
LISTEES: Final = 500  # games of a list


def mesurer_tournoi(fichier: Path, parties: int, questions: int, graine: int) -> Iterator[LigneChronometree]:
    """Write a tournament of so many games into ``fichier``, unless it has one, then ask what a user asks of it."""
    if not fichier.exists():
        yield _ecrire(fichier, parties, graine)
    base, ouverture = chronometrer("ouverture du fichier", partial(Base, fichier))
    with base:
        numero = base.dernier()
        plan, source = base.plan(numero), random.Random(graine)
        yield ouverture
        tableau, lecture = chronometrer("lecture du classement", partial(lire_tableau, base, numero))
        yield replace(lecture, nombre=tableau.parties)
        lignes, classement = chronometrer("classement et tableau croisé", tableau.lignes)
        yield replace(classement, nombre=len(lignes))
        comptes, statistiques = chronometrer("statistiques des joueurs", partial(bilans, base))
        yield replace(statistiques, nombre=len(comptes))
        trouves, incidents = chronometrer("incidents", lambda: list(base.incidents(numero, LISTEES)))
        yield replace(incidents, nombre=len(trouves))
        listees, liste = chronometrer("dernières parties", lambda: list(base.dernieres(numero, LISTEES)))
        yield replace(liste, nombre=len(listees))
        joueurs = range(len(plan.reglement.joueurs))
        tirees = [source.sample(joueurs, 2) for _ in range(questions)]
        rangs = [source.randrange(len(plan)) for _ in range(questions)]
        yield chronometrer_questions("une partie", [partial(base.fiche, numero, rang) for rang in rangs])
        for quoi, paires in (("un duel", tirees), ("un joueur", [(place, None) for place, _ in tirees])):
            faire = [partial(base.rencontres, numero, place, autre, LISTEES) for place, autre in paires]
            yield chronometrer_questions(f"parties d'{quoi}", faire)
        yield chronometrer("reprise", lambda: Deroulement(base, numero, _personne))[1]


def _ecrire(fichier: Path, parties: int, graine: int) -> LigneChronometree:
    """Write all games as a tournament does, a lot at a time; their making up is not measured."""
    mur = processeur = 0.0
    with Base(fichier) as base, base.reservee():
        numero = base.creer(reglement_invente(parties, graine))
        fiches = fiches_inventees(base.plan(numero), graine)
        while lot := list(islice(fiches, LOT)):
            _, ligne = chronometrer("", partial(base.ajouter, numero, lot))
            mur, processeur = mur + ligne.mur, processeur + ligne.processeur
    return LigneChronometree("écriture", processeur, mur, nombre=parties)


def _personne() -> AbstractContextManager[tuple[Executor, int]]:
    """Give nobody who plays: the run is only prepared."""
    return nullcontext((ThreadPoolExecutor(1), 1))


def reglement_invente(parties: int, graine: int) -> Reglement:
    """Return the rules of a tournament of so many games between ten players."""
    return Reglement("othello", JOUEURS, parties, graine=graine)


def fiches_inventees(plan: Plan, graine: int) -> Iterator[PartieFinie]:
    """Make up all the games of a plan, their results being those of their moves."""
    source, alea = random.Random(graine), np.random.default_rng(graine)
    durees = [tuple(source.randrange(50, 200_000) for _ in range(COUPS // 2)) for _ in range(MINUTEES)]
    modeles = np.full((1, COUPS), FIN, np.uint8)
    for debut in range(0, len(plan), D_UN_COUP):
        modeles, scores = inventer(min(D_UN_COUP, len(plan) - debut), alea, modeles)
        for rang, (cases, score) in enumerate(zip(modeles.tolist(), scores.tolist(), strict=True), debut):
            yield _fiche(plan, rang, [case for case in cases if case < FIN], score, source, durees)


def _fiche(
    plan: Plan, rang: int, cases: list[int], noirs: int, source: random.Random, durees: list[Micros]
) -> PartieFinie:
    paire, fautif = plan[rang], source.choice((PREMIER, SECOND)) if rang % PANNES == PANNES - 1 else None
    issue: Issue = 0 if 2 * noirs == CASES else PREMIER if 2 * noirs > CASES else SECOND
    if fautif is not None:
        issue = SECOND if fautif == PREMIER else PREMIER
    return PartieFinie(
        rang=rang,
        premier=paire.premier,
        second=paire.second,
        graine=f"{paire.premier}/{rang} {paire.second}/{rang}",
        ouverture=paire.ouverture,
        coups=" ".join([NOMS[case] for case in cases]),
        temps=(source.choice(durees), source.choice(durees)),
        issue=issue,
        points=(noirs, CASES - noirs) if fautif is None else (0, 0),
        mobilite=(source.uniform(5, 12), source.uniform(5, 12)),
        quand=DEBUT + rang,
        raison=None if fautif is None else citer("panne inventée"),
        fautif=fautif,
    )
