"""A match: the same opening from both sides, the same table on two processes, faults that cost a game."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from threading import Event, current_thread, main_thread
from time import perf_counter
from typing import Any

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.jeu import PREMIER, JeuQuelconque
from ecosysteme.jeux import JEUX, lire_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAalea, IAmax, IAmoteur
from ecosysteme.tournoi import rencontre as rencontres
from ecosysteme.tournoi.departs import tirer_ouvertures
from ecosysteme.tournoi.fiche import Rendu
from ecosysteme.tournoi.plan import Appariement
from ecosysteme.tournoi.poste import Consigne
from ecosysteme.tournoi.rencontre import Affiche, Faute, Jouee, Rencontre, Table, affiches, jouer_affiches

JEU = Othello(6)
REFLECHIS = Rencontre(JEU, ("ia_alphabeta:profondeur=2", "ia_max"), graine=5)


def jouer(rencontre: Rencontre, a_jouer: list[Affiche], taches: int = 1, arret: Event | None = None) -> list[Jouee]:
    jouees = jouer_affiches(rencontre, a_jouer, arret or Event(), taches)
    return sorted(jouees, key=lambda jouee: jouee.rang)


def table(rencontre: Rencontre, jouees: list[Jouee], jumelees: bool = True) -> Table:
    compte = Table(rencontre.specifications, rencontre.joueurs(), jumelees)
    for jouee in jouees:
        compte.noter(jouee)
    return compte


def test_chaque_ouverture_se_joue_deux_fois_couleurs_echangees() -> None:
    a, b = tirer_ouvertures(JEU, 4, 2, graine=1)
    liste = affiches(5, [a, b])
    assert [(affiche.ouverture, affiche.place(PREMIER)) for affiche in liste] == [
        (a, 0),
        (a, 1),
        (b, 0),
        (b, 1),
        (a, 0),
    ]
    assert [affiche.noir for affiche in affiches(3, alterner=False)] == [0, 0, 0]


def test_deux_joueurs_egaux_font_jeu_egal_sur_chaque_ouverture() -> None:
    """The same player on both sides plays the same game twice: what it wins as black, it loses as white."""
    egaux = Rencontre(JEU, ("ia_alphabeta:profondeur=1,egalites=premier",) * 2, graine=1)
    jouees = jouer(egaux, affiches(8, tirer_ouvertures(JEU, 4, 4, graine=2)))
    assert [jouee.marge for jouee in jouees[::2]] == [-jouee.marge for jouee in jouees[1::2]]
    assert any(jouee.marge for jouee in jouees)
    assert table(egaux, jouees).paires() == (0, 0, 4, 0, 0)


def test_deux_processus_donnent_la_meme_table_qu_un_seul() -> None:
    a_jouer = affiches(9, tirer_ouvertures(JEU, 4, 5, graine=3))
    seul, deux = (
        [(j.rang, j.points, j.marge, len(j.secondes[0])) for j in jouer(REFLECHIS, a_jouer, t)] for t in (1, 2)
    )
    assert seul == deux
    assert len(seul) == 9


def test_les_parties_d_un_meme_depart_different_et_se_rejouent() -> None:
    marges = [[jouee.marge for jouee in jouer(REFLECHIS, affiches(8, alterner=False))] for _ in range(2)]
    assert marges[0] == marges[1]
    assert len(set(marges[0])) > 1


def test_une_panne_ou_un_coup_illegal_perd_la_partie_et_dit_pourquoi(monkeypatch: pytest.MonkeyPatch) -> None:
    def tomber(*_: Any) -> Any:
        raise ZeroDivisionError("en panne")

    monkeypatch.setattr(IAalea, "choisir", tomber)
    monkeypatch.setattr(IAmax, "choisir", lambda *_: (0, 0))
    ouverture = tirer_ouvertures(JEU, 3, 1, graine=1)  # white moves first
    rencontre = Rencontre(JEU, ("ia_alea", "ia_max"), 0)
    jouees = jouer(rencontre, affiches(2, ouverture))
    fautes = [jouee.faute for jouee in jouees]
    assert [(faute.place, jouee.points) for faute, jouee in zip(fautes, jouees, strict=True) if faute] == [
        (1, 1),
        (0, 0),
    ]
    assert fautes[1] is not None
    assert fautes[1].raison == "ZeroDivisionError : en panne"
    assert fautes[1].transcription == "".join(map(JEU.ecrire_coup, ouverture[0]))
    assert fautes[0] is not None
    assert "IA Max a joué un coup illégal" in fautes[0].raison
    comptes = table(rencontre, jouees).comptes
    assert [(compte.victoires, compte.defaites, len(compte.fautes)) for compte in comptes] == [(1, 1, 1), (1, 1, 1)]


def test_les_comptes_et_les_depassements() -> None:
    rencontre = Rencontre(JEU, ("ia_moteur:temps=0.5", "ia_alea"), 0)
    compte = Table(rencontre.specifications, rencontre.joueurs(), jumelees=True)
    assert compte.estimation() is None
    compte.noter(Jouee(1, 0.5, 0, ((0.5, 0.53), (9.0,))))  # 20 ms are allowed, and only who has a time can overrun it
    compte.noter(Jouee(0, 1.0, 12, ((0.519, 0.25), (1.0,))))
    compte.noter(Jouee(2, 1.0, 0, ((), ()), Faute(1, "perdu", "f5")))
    premier, second = compte.comptes
    assert (premier.points, premier.victoires, premier.nulles, premier.marge_moyenne) == (2.5, 2, 1, 4)
    assert (second.points, second.defaites, second.marge_totale, second.fautes) == (
        0.5,
        2,
        -12,
        [(2, Faute(1, "perdu", "f5"))],
    )
    assert (premier.depassements, premier.secondes_max, second.depassements, second.secondes_max) == (1, 0.53, 0, 9.0)
    assert compte.paires() == (0, 0, 0, 1, 0)  # game 2 has no pair yet
    estimation = compte.estimation()
    assert estimation is not None
    assert estimation.score == pytest.approx(2.5 / 3)


@pytest.mark.parametrize("taches", [1, 2])
def test_l_arret_laisse_les_parties_finies(taches: int) -> None:
    arret, jouees = Event(), []
    for jouee in jouer_affiches(REFLECHIS, affiches(10_000), arret, taches):
        jouees.append(jouee)
        arret.set()
    assert 1 <= len(jouees) < 100
    assert {jouee.faute for jouee in jouees} == {None}


def test_une_interruption_n_est_pas_une_faute(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrompre(*_: Any) -> Any:
        raise Interrompu

    monkeypatch.setattr(IAalea, "choisir", interrompre)
    assert jouer(Rencontre(JEU, ("ia_alea", "ia_max"), 0), affiches(3)) == []


@pytest.mark.parametrize("nom", JEUX)
@pytest.mark.parametrize("adverse", ["ia_alphabeta:profondeur=2", "ia_moteur:niveau=5,temps=0.02,hash=1"])
def test_tous_les_jeux_se_jouent(nom: str, adverse: str) -> None:
    rencontre = Rencontre(lire_jeu(nom), (adverse, "ia_alea"), 1)
    rencontre.verifier()
    jouees = jouer(rencontre, affiches(4, tirer_ouvertures(rencontre.jeu, 2, 2, graine=1)))
    assert len(jouees) == 4
    assert {jouee.faute for jouee in jouees} == {None}
    assert all(jouee.points in (0, 0.5, 1) for jouee in jouees)
    if nom != "othello":
        assert all(jouee.marge == 2 * jouee.points - 1 for jouee in jouees)


@pytest.mark.parametrize(
    ("jeu", "joueur", "raison"),
    [
        (Othello(6), "ia_moteur", "que sur 8 × 8, pas sur 6 × 6"),
        (Othello(), "ia_moteur:poids=typo.npz", "poids 'typo.npz' illisibles"),
        (lire_jeu("nim"), "externe:gtp:python3", "ne joue qu'à othello sur 8 × 8"),
    ],
)
def test_ce_qu_un_joueur_ne_peut_pas_jouer_est_refuse_avant_la_premiere_partie(
    jeu: JeuQuelconque, joueur: str, raison: str
) -> None:
    with pytest.raises(ValueError, match=raison):
        Rencontre(jeu, ("ia_alea", joueur), 0).verifier()


def test_les_joueurs_pensent_hors_du_fil_principal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or Ctrl+C, which only the main thread hears, would wait for the end of a compiled search."""
    fils = []
    choisir = IAalea.choisir

    def noter(*arguments: Any) -> Any:
        fils.append(current_thread())
        return choisir(*arguments)

    monkeypatch.setattr(IAalea, "choisir", noter)
    assert len(jouer(Rencontre(JEU, ("ia_alea", "ia_alea"), 0), affiches(2))) == 2
    assert fils
    assert main_thread() not in fils


def test_un_moteur_qui_charge_ne_retient_pas_le_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor what leaves with it: importing and compiling do not look at the flag."""
    arret, charge = Event(), Event()

    def charger(*_: Any) -> None:
        arret.set()
        charge.wait(600)

    monkeypatch.setattr(IAmoteur, "preparer", charger)
    debut = perf_counter()
    try:
        assert jouer(Rencontre(Othello(), ("ia_moteur", "ia_alea"), 0), affiches(3), arret=arret) == []
    finally:
        charge.set()
    assert perf_counter() - debut < 60


class BassinMourant:
    """A pool whose process dies after four games: nothing can be submitted any more."""

    def __init__(self) -> None:
        self.soumises = 0

    def submit(self, fonction: Callable[..., Rendu], consigne: Consigne, lot: tuple[Appariement, ...]) -> Future[Rendu]:
        self.soumises += 1
        if self.soumises > 4:
            raise BrokenProcessPool
        future: Future[Rendu] = Future()
        if lot[0].rang == 1:
            future.set_exception(BrokenProcessPool())
        else:
            future.set_result(fonction(consigne, lot))
        return future


def test_un_processus_mort_ne_perd_pas_les_parties_finies_au_meme_instant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rencontres, "processus", lambda taches: nullcontext(BassinMourant()))
    jouees = jouer_affiches(REFLECHIS, affiches(100), Event(), 2)
    assert sorted(next(jouees).rang for _ in range(3)) == [0, 2, 3]
    with pytest.raises(BrokenProcessPool):
        next(jouees)
