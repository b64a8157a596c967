"""The engine behind the protocols: within its limits, cut short or not, it always has a legal move."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event, Thread, Timer
from time import perf_counter

import pytest

from ecosysteme.formats.position import lire_position
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux.othello import Othello
from ecosysteme.moteur.othello.avis import Avis, Limites
from ecosysteme.plateau import lire_case
from ecosysteme.serveur.penseur import PenseurMoteur

DEPART = Othello().etat_initial()
HORS_LIVRE = lire_transcription("e6f6g6g7").etat
LENTE = Limites(secondes=600)


@pytest.fixture(scope="module")
def penseur() -> Iterator[PenseurMoteur]:
    penseur = PenseurMoteur(hash=1, livre=False)
    yield penseur
    penseur._chargement.join()


@pytest.fixture
def faible() -> PenseurMoteur:
    return PenseurMoteur(hash=1, niveau=5, graine=1)


def test_le_temps_est_tenu_et_les_avis_s_approfondissent(penseur: PenseurMoteur) -> None:
    penseur.choisir(DEPART, Limites(profondeur=1), Event())
    avis: list[Avis] = []
    debut = perf_counter()
    reflexion = penseur.choisir(HORS_LIVRE, Limites(secondes=0.3), Event(), avis.append)
    assert perf_counter() - debut < 300, "une machine occupée, mais pas une recherche sans limite"
    assert reflexion.coup in HORS_LIVRE.coups
    profondeurs = [un.profondeur for un in avis]
    assert profondeurs == sorted(profondeurs)
    assert not reflexion.du_livre


def test_la_profondeur_est_tenue(penseur: PenseurMoteur) -> None:
    assert penseur.choisir(HORS_LIVRE, Limites(profondeur=4), Event()).avis.profondeur == 4
    avis = penseur.noter(HORS_LIVRE, Limites(profondeur=3), Event())
    assert avis.profondeur == 3
    assert {*avis.coups} == {*HORS_LIVRE.coups}


@pytest.mark.parametrize("d_avance", [True, False])
@pytest.mark.parametrize("tous", [True, False])
def test_coupe_il_repond_ce_qu_il_sait(penseur: PenseurMoteur, d_avance: bool, tous: bool) -> None:
    penseur.choisir(DEPART, Limites(profondeur=1), Event())
    arret = Event()
    if d_avance:
        arret.set()
    else:
        Timer(0.2, arret.set).start()
    debut = perf_counter()
    if tous:
        assert penseur.noter(HORS_LIVRE, LENTE, arret).meilleur in HORS_LIVRE.coups
    else:
        assert penseur.choisir(HORS_LIVRE, LENTE, arret).coup in HORS_LIVRE.coups
    assert perf_counter() - debut < 300


def test_ni_la_passe_ni_la_fin_ne_le_troublent(penseur: PenseurMoteur) -> None:
    passe = lire_transcription("d3c3e6d2d1e1b2c1")
    bloque = next(tour.etat for tour in passe.historique if not tour.etat.coups)
    avis = penseur.noter(bloque, Limites(profondeur=3), Event())
    assert (avis.meilleur, avis.coups) == (None, {})
    finie = lire_position("X" * 40 + "O" * 24 + "O")
    assert penseur.noter(finie, Limites(profondeur=3), Event()).score == -16


def test_le_livre_repond_au_niveau_plein_et_pas_aux_autres(faible: PenseurMoteur) -> None:
    fort = PenseurMoteur(hash=1, graine=1)
    reflexion = fort.choisir(DEPART, LENTE, Event())
    assert reflexion.du_livre
    coups, profondeur = fort.livre(DEPART)
    assert {*coups} == {*map(lire_case, ("d3", "c4", "f5", "e6"))}
    assert profondeur > 0
    assert fort.livre(HORS_LIVRE)[0].keys() <= {*HORS_LIVRE.coups}
    assert faible.livre(DEPART) == ({}, 0)
    assert not faible.choisir(DEPART, LENTE, Event()).du_livre
    for penseur in (fort, faible):
        penseur._chargement.join()


def test_qui_n_attend_pas_le_compilateur_a_un_coup_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecosysteme.serveur.penseur.GRACE", 0.0)
    jamais = Event()
    monkeypatch.setattr(PenseurMoteur, "_charger", lambda _: jamais.wait())
    lent, arret = PenseurMoteur(hash=1), Event()
    assert not lent.charge
    lent.nouvelle_partie()
    Timer(0.1, arret.set).start()
    assert lent.choisir(DEPART, LENTE, arret).coup in DEPART.coups
    assert {*lent.noter(DEPART, LENTE, arret).coups} == {*DEPART.coups}
    jamais.set()


def test_un_moteur_qui_ne_se_charge_pas_le_dit_a_la_premiere_question(penseur: PenseurMoteur) -> None:
    impossible = PenseurMoteur(poids="absent.npz")
    with pytest.raises((ValueError, OSError), match=r"absent\.npz"):
        impossible.choisir(HORS_LIVRE, LENTE, Event())


def test_une_option_impossible_est_refusee_avant_tout() -> None:
    with pytest.raises(TypeError):
        PenseurMoteur(vitesse=3)


def test_il_n_anticipe_que_si_on_le_lui_a_demande(penseur: PenseurMoteur) -> None:
    penseur.choisir(HORS_LIVRE, Limites(profondeur=1), Event())
    penseur.anticiper(HORS_LIVRE, Event())  # returns at once
    ponder, arret = PenseurMoteur(hash=1, ponder=True), Event()
    ponder.preparer(Event())
    ponder.choisir(HORS_LIVRE, Limites(profondeur=1), Event())
    fil = Thread(target=ponder.anticiper, args=(HORS_LIVRE, arret))
    fil.start()
    arret.set()
    fil.join(60)
    assert not fil.is_alive()
    assert ponder.choisir(HORS_LIVRE, Limites(profondeur=3), Event()).avis.profondeur >= 3
