"""Play by a solver: never beaten where it cannot be, human below the full level, stopped and timed as any player."""

from __future__ import annotations

import random
from threading import Event
from time import perf_counter
from typing import Any

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.derouler import derouler
from ecosysteme.jeu import PREMIER, SECOND, Camp, Jeu
from ecosysteme.jeux import JEUX, creer_jeu, lire_jeu
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.jeux.nim import EtatNim, Nim
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.joueurs import JOUEURS, IAalea, IAmoteur, creer_joueur
from ecosysteme.joueurs.parfait import Parfait, coups_de_debutant
from ecosysteme.partie import Partie
from ecosysteme.reglages import NIVEAU_LIVRE, NIVEAU_PLEIN
from ecosysteme.solveurs import Verdict, solveur_de

MORPION = Morpion()
PARTIES = 1000
SOLVEUR_DE = "ecosysteme.joueurs.parfait.solveur_de"


def issues(jeu: Jeu, parfait: Camp, parties: int, niveau: int = NIVEAU_PLEIN) -> dict[int, int]:
    """Play against a random player; count the games by issue."""
    compte = {0: 0, PREMIER: 0, SECOND: 0}
    moteur, hasard = IAmoteur(graine=1, niveau=niveau, temps=600.0), IAalea(graine=2)
    joueurs = {PREMIER: moteur, SECOND: hasard} if parfait == PREMIER else {PREMIER: hasard, SECOND: moteur}
    for _ in range(parties):
        issue = derouler(Partie(jeu), joueurs).issue
        assert issue is not None
        compte[issue] += 1
    return compte


@pytest.mark.parametrize(("camp", "autre"), [(PREMIER, SECOND), (SECOND, PREMIER)])
def test_au_morpion_il_ne_perd_jamais(camp: Camp, autre: Camp) -> None:
    compte = issues(MORPION, camp, PARTIES)
    assert compte[autre] == 0
    assert compte[camp] > PARTIES / 2


@pytest.mark.parametrize(
    "specification",
    [
        "nim:tas=3-4-5",
        "nim:tas=3-4-5,misere=oui",
        "nim:tas=2-5-6-9",
        "nim:tas=21,maximum=3",
        "nim:tas=20,maximum=3,misere=oui",
        "nim:tas=30-40-50-60",  # distances are only guaranteed
    ],
)
def test_au_nim_il_gagne_de_toute_position_gagnante(specification: str) -> None:
    jeu = lire_jeu(specification)
    parties = PARTIES if "30" not in specification else 20
    assert issues(jeu, PREMIER, parties) == {0: 0, PREMIER: parties, SECOND: 0}


@pytest.mark.parametrize("misere", [False, True])
def test_au_nim_le_second_gagne_quand_le_premier_a_perdu(misere: bool) -> None:
    assert issues(Nim((1, 3, 5, 7), misere=misere), SECOND, 100)[SECOND] >= 95  # random play may hit the only reply


def test_un_niveau_faible_perd_parfois_et_un_fort_jamais() -> None:
    """From a won position: the share of the games lost falls with the level, to nothing at ``NIVEAU_LIVRE``."""
    pertes = [issues(Nim((3, 4, 5)), PREMIER, 300, niveau)[SECOND] for niveau in (1, 10, NIVEAU_LIVRE)]
    assert pertes[0] > pertes[1] > pertes[2] == 0


def test_le_debutant_voit_le_gain_et_la_menace_immediats() -> None:
    deux = EtatMorpion(((1, 1, 0), (2, 2, 0), (0, 0, 0)))
    assert coups_de_debutant(MORPION, deux) == [(0, 2)]
    menace = EtatMorpion(((1, 0, 0), (2, 2, 0), (0, 1, 0)))
    assert coups_de_debutant(MORPION, menace) == [(1, 2)]
    assert len(coups_de_debutant(MORPION, MORPION.etat_initial())) == 9
    assert coups_de_debutant(Nim(misere=True), EtatNim((2,))) == [(0, 1)]  # the last object loses
    assert coups_de_debutant(Nim((1, 1)), EtatNim((1, 1))) == [(0, 1), (1, 1)]  # lost in any case: all of them


def test_les_coups_egaux_sont_tires_au_sort_et_la_graine_les_rejoue() -> None:
    def premier_coup(graine: int) -> Any:
        return IAmoteur(graine=graine).choisir(MORPION, MORPION.etat_initial())

    assert len({premier_coup(graine) for graine in range(60)}) == 9
    assert premier_coup(3) == premier_coup(3)


def test_les_verdicts_restent_a_lire() -> None:
    joueur = IAmoteur(graine=1)
    coup = joueur.choisir(MORPION, EtatMorpion(((1, 2, 0), (0, 0, 0), (0, 0, 0))))
    assert joueur.avis is not None
    assert joueur.avis.coups[coup] == Verdict(1, 5)
    assert joueur.avis.coups[2, 2].valeur == 0
    debutant = IAmoteur(graine=1, niveau=1)
    debutant.choisir(MORPION, MORPION.etat_initial())
    assert debutant.avis is None


def test_le_plus_court_gain_et_la_plus_longue_perte(monkeypatch: pytest.MonkeyPatch) -> None:
    class Juge:
        jeu = MORPION

        def preparer(self) -> None:
            pass

        def juger(self, etat: Any, arret: Event) -> dict[Any, Verdict]:
            return {"a": Verdict(-1, 2), "b": Verdict(-1, 8), "c": Verdict(-1, 4)}

    parfait = Parfait(NIVEAU_PLEIN)
    monkeypatch.setattr(SOLVEUR_DE, lambda *_, **__: Juge())
    assert parfait.choisir(MORPION, MORPION.etat_initial(), random.Random(1), 1.0, None)[0] == "b"


class Interminable:
    """A solver that thinks until its flag goes up."""

    def __init__(self, jeu: Jeu) -> None:
        self.jeu = jeu

    def preparer(self) -> None:
        pass

    def juger(self, etat: Any, arret: Event) -> dict[Any, Verdict]:
        while not arret.is_set():
            pass
        raise Interrompu

    def meilleur(self, etat: Any, arret: Event) -> tuple[Any, Verdict]:
        self.juger(etat, arret)
        raise AssertionError(etat)


class Livresque(Interminable):
    """One that is long to value all moves, and knows the best one by heart."""

    def meilleur(self, etat: Any, arret: Event) -> tuple[Any, Verdict]:
        return 3, Verdict(1, 41)


def test_le_meilleur_coup_suffit_quand_les_autres_sont_longs_a_juger(monkeypatch: pytest.MonkeyPatch) -> None:
    jeu = Puissance4()
    parfait = Parfait(NIVEAU_PLEIN)
    monkeypatch.setattr(SOLVEUR_DE, lambda *_, **__: Livresque(jeu))
    debut = perf_counter()
    assert parfait.choisir(jeu, jeu.etat_initial(), random.Random(1), 60.0, None) == (3, {3: Verdict(1, 41)})
    assert perf_counter() - debut < 30


def test_faute_de_temps_une_courte_recherche_joue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three in a row below: alpha-beta takes the win that the solver had no time to see."""
    jeu = Puissance4()
    etat = jeu.etat_initial()
    for colonne in (2, 2, 3, 3, 4):
        etat = jeu.jouer(etat, colonne)
    etat = jeu.jouer(etat, 0)  # yellow looks elsewhere
    parfait = Parfait(NIVEAU_PLEIN)
    monkeypatch.setattr(SOLVEUR_DE, lambda *_, **__: Interminable(jeu))
    debut = perf_counter()
    coup, verdicts = parfait.choisir(jeu, etat, random.Random(1), 0.1, None)
    assert (coup in (1, 5), verdicts) == (True, {})
    assert 0.08 <= perf_counter() - debut < 60


def test_un_drapeau_interrompt(monkeypatch: pytest.MonkeyPatch) -> None:
    arret = Event()
    arret.set()
    parfait = Parfait(NIVEAU_PLEIN)
    monkeypatch.setattr(SOLVEUR_DE, lambda *_, **__: Interminable(MORPION))
    with pytest.raises(Interrompu):
        parfait.choisir(MORPION, MORPION.etat_initial(), random.Random(1), 60.0, arret)


def test_le_solveur_sert_tant_que_le_jeu_est_le_meme(monkeypatch: pytest.MonkeyPatch) -> None:
    parfait = Parfait(NIVEAU_PLEIN)
    faits: list[Jeu] = []

    def faire(jeu: Jeu) -> Any:
        faits.append(jeu)
        return solveur_de(jeu)

    monkeypatch.setattr(SOLVEUR_DE, faire)
    for jeu in (Nim((3, 4)), Nim((3, 4)), Nim((3, 4), misere=True)):
        parfait.preparer(jeu)
    assert [jeu.misere for jeu in faits if isinstance(jeu, Nim)] == [False, True]
    with pytest.raises(ValueError, match="le moteur ne joue pas à othello"):
        parfait.preparer(creer_jeu("othello"))


@pytest.mark.parametrize("nom_jeu", JEUX)
@pytest.mark.parametrize("nom", sorted(set(JOUEURS) - {"humain", "ia_moteur"}))
def test_chaque_joueur_generique_joue_a_tout_jusqu_au_bout(nom_jeu: str, nom: str) -> None:
    jeu = creer_jeu(nom_jeu, **({"taille": 6} if nom_jeu == "othello" else {}))
    joueurs = {camp: creer_joueur(nom, profondeur=2, graine=camp) for camp in (PREMIER, SECOND)}
    partie = derouler(Partie(jeu), joueurs)
    assert partie.terminee
    assert partie.transcription
