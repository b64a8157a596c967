"""The sounds as they are computed: short, never too loud, each different, the flip higher with more discs."""

from __future__ import annotations

import io
import wave
from array import array
from itertools import combinations, pairwise
from typing import get_args

import numpy as np
import pytest

from ui.sons.synthese import AMPLITUDE, CADENCE, RETOURNES_MAX, NomSon, hauteur_retournes, notes, onde, son

NOMS: tuple[NomSon, ...] = get_args(NomSon)
chaque = pytest.mark.parametrize("nom", NOMS)


def lire(octets: bytes) -> array[int]:
    with wave.open(io.BytesIO(octets)) as lu:
        assert (lu.getnchannels(), lu.getsampwidth(), lu.getframerate()) == (1, 2, CADENCE)
        return array("h", lu.readframes(lu.getnframes()))


def dominante(echantillons: array[int]) -> float:
    """The strongest frequency, in Hz."""
    spectre = np.abs(np.fft.rfft(np.array(echantillons, dtype=float)))
    return float(np.argmax(spectre)) * CADENCE / len(echantillons)


@chaque
def test_un_son_est_bref_leger_et_ne_sature_pas(nom: NomSon) -> None:
    octets = son(nom, 1.0, 20)
    echantillons = lire(octets)
    assert len(octets) < 50_000
    assert len(echantillons) < CADENCE
    assert 0.3 * 32_767 < max(map(abs, echantillons)) <= AMPLITUDE * 32_767 + 1
    assert abs(echantillons[0]) < 200
    assert abs(echantillons[-1]) < 200, "sans claquement à la fin"


@chaque
def test_le_volume_va_jusqu_au_silence(nom: NomSon) -> None:
    forts = [max(map(abs, lire(son(nom, volume)))) for volume in (0.0, 0.2, 0.5, 1.0)]
    assert forts[0] == 0
    assert forts == sorted(forts)
    assert forts[1] == pytest.approx(0.2 * forts[3], rel=0.01)


def test_les_sons_se_distinguent_et_se_refont_les_memes() -> None:
    assert all(son(une, 0.5) != son(autre, 0.5) for une, autre in combinations(NOMS, 2))
    assert son("coup", 0.5, 3) == son("coup", 0.5, 3)


def test_le_retournement_monte_avec_le_nombre_de_pions() -> None:
    hauteurs = [hauteur_retournes(nombre) for nombre in range(1, RETOURNES_MAX + 2)]
    assert all(avant < apres for avant, apres in pairwise(hauteurs[:-1]))
    assert hauteurs[-1] == hauteurs[-2], "aucun coup n'en retourne davantage"
    entendues = [dominante(onde(notes("coup", nombre)[1:], 0.5)) for nombre in (1, 5, 10, 18)]
    assert entendues == sorted(entendues)
    assert entendues[0] == pytest.approx(hauteur_retournes(1), abs=8)


def test_un_coup_qui_ne_retourne_rien_n_est_qu_un_pion_pose() -> None:
    assert len(notes("coup")) == 1
    assert len(lire(son("coup", 0.5))) < len(lire(son("coup", 0.5, 1))) / 3


def test_un_son_inconnu_se_dit() -> None:
    with pytest.raises(ValueError, match="cloche"):
        notes("cloche")  # type: ignore[arg-type]
