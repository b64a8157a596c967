"""The notebook summed up: today, the days around it, the days on end, kinds and phases, what comes again."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from ecosysteme.analyse.bilan import Phase
from ecosysteme.carnet.carnet import Carnet
from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.carnet.tableau import A_VENIR, ESSAIS, PASSES, CompteGenre, EssaiGarde
from ecosysteme.jeux.othello import Othello
from tests.ecosysteme.carnet.test_carnet import ERREUR
from tests.ecosysteme.carnet.test_repetition import Heure

LUNDI = date(2026, 3, 2)


@pytest.fixture
def heure() -> Heure:
    return Heure()


@pytest.fixture
def carnet(tmp_path: Path, heure: Heure) -> Carnet:
    return Carnet(tmp_path / "carnet.sqlite", heure)


def test_un_carnet_vide(carnet: Carnet) -> None:
    vide = carnet.tableau()
    assert (vide.aujourd_hui, vide.dues, vide.notes, vide.serie, vide.erreurs) == (LUNDI, 0, (), 0, 0)
    assert list(vide.passes) == [LUNDI - timedelta(days=ecart) for ecart in range(PASSES, 0, -1)]
    assert list(vide.a_venir) == [LUNDI + timedelta(days=ecart) for ecart in range(1, A_VENIR + 1)]
    assert (vide.genres, vide.essais, vide.repetee) == ((), (), None)


def test_les_jours_et_leur_suite(carnet: Carnet, heure: Heure) -> None:
    carnet.noter([replace(ERREUR, cle=str(rang), occurrence=str(rang)) for rang in range(3)])
    assert carnet.tableau().dues == 3
    carnet.repondre("0", NoteReprise.TROUVE, "d3")
    carnet.repondre("1", NoteReprise.RATE, "e3")
    apres = carnet.tableau()
    assert (apres.dues, apres.notes, apres.serie) == (1, (NoteReprise.TROUVE, NoteReprise.RATE), 1)
    assert (apres.a_venir[LUNDI + timedelta(days=1)], apres.a_venir[LUNDI + timedelta(days=2)]) == (1, 1)
    heure.instant += timedelta(days=1)
    mardi = carnet.tableau()
    assert (mardi.dues, mardi.notes, mardi.serie) == (2, (), 1)  # nothing was answered yet: the days are not broken
    assert mardi.passes[LUNDI] == (1, 2)
    carnet.repondre("1", NoteReprise.INDICE, "d3")
    assert carnet.tableau().serie == 2
    heure.instant += timedelta(days=2)
    assert carnet.tableau().serie == 0


def test_les_derniers_essais(carnet: Carnet, heure: Heure) -> None:
    carnet.noter([ERREUR])
    for rang in range(ESSAIS + 1):
        heure.instant += timedelta(minutes=1)
        carnet.repondre("cle", NoteReprise.RATE, f"d{rang}")
    carnet.noter([replace(ERREUR, occurrence="plus tard", numero=ERREUR.numero + 2)])
    heure.instant += timedelta(minutes=1)
    carnet.repondre("cle", NoteReprise.RATE, "")
    essais = carnet.tableau().essais
    assert essais[0] == EssaiGarde(LUNDI, NoteReprise.RATE, ERREUR.numero + 2, solution=True)
    assert not essais[1].solution
    assert len(essais) == ESSAIS


def test_les_genres_et_les_raisons(carnet: Carnet) -> None:
    carnet.noter([replace(ERREUR, occurrence=str(rang)) for rang in range(3)])  # one card
    carnet.noter([replace(ERREUR, cle="autre", occurrence="autre")])
    carnet.classer({"0": "mur", "1": "mur", "2": "coin"})
    carnet.classer({"autre": "mur"})
    carnet.declarer("cle", "mur", juste=True)
    carnet.declarer("autre", "mur", juste=False)
    assert carnet.tableau().genres == (CompteGenre("mur", 3, 2, 2, 1), CompteGenre("coin", 1, 1, 0, 0))
    carnet.repondre("cle", NoteReprise.TROUVE, "d3")
    assert [genre.dues for genre in carnet.tableau().genres] == [1, 0]


def test_les_phases(carnet: Carnet) -> None:
    depart = Othello().ecrire_etat(Othello().etat_initial())
    fin = depart.replace("-", "X", 50)
    for rang, (numero, etat) in enumerate([(3, depart), (30, depart), (52, fin)]):
        carnet.noter([replace(ERREUR, occurrence=str(rang), numero=numero, etat=etat)])
    assert carnet.tableau().phases == {Phase.OUVERTURE: 1, Phase.MILIEU: 1, Phase.FIN: 1}
    assert carnet.tableau().erreurs == 3


def test_la_meme_erreur_trois_fois(carnet: Carnet) -> None:
    carnet.noter([replace(ERREUR, occurrence=str(rang)) for rang in range(2)])
    assert carnet.tableau().repetee is None
    carnet.noter([replace(ERREUR, occurrence="2")])
    repetee = carnet.tableau().repetee
    assert repetee is not None
    assert (repetee.cle, repetee.fois) == ("cle", 3)
