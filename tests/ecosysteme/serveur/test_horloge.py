"""The clocks of a referee, as they run."""

from __future__ import annotations

import pytest

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs.pendule import Part
from ecosysteme.serveur.horloge import HorlogeGTP


def test_sans_temps_il_n_y_a_pas_de_limite() -> None:
    assert HorlogeGTP().allouer(PREMIER, 60) is None
    assert HorlogeGTP(100, 10, 0).allouer(PREMIER, 60) is None
    with pytest.raises(ValueError, match="négatif"):
        HorlogeGTP(1, -1, 0)
    with pytest.raises(ValueError, match="négatif"):
        HorlogeGTP(1).regler(PREMIER, 1, -1)


@pytest.mark.parametrize("total", [0.5, 5.0, 300.0])
@pytest.mark.parametrize("periode", [(0.0, 0), (10.0, 5)])
def test_une_partie_entiere_tient_dans_le_temps(total: float, periode: tuple[float, int]) -> None:
    horloge, reste, passes = HorlogeGTP(total, *periode), total, 0.0
    for vides in range(60, 0, -2):
        donnee = horloge.allouer(PREMIER, vides)
        assert donnee is not None
        secondes = donnee.maximum if donnee.visees is None else donnee.visees
        assert 0 < secondes <= donnee.maximum
        horloge.compter(PREMIER, secondes)
        reste, passes = reste - secondes, passes + secondes
    supplement = periode[0] / periode[1] * 30 if periode[1] else 0
    assert 0.5 * total < passes <= total + supplement + 30 * 0.005


def test_une_periode_recommence_quand_ses_coups_sont_joues() -> None:
    horloge = HorlogeGTP(0, 10, 2)
    alloues = []
    for duree in (8.0, 1.0, 0.1, 5.0):
        alloues.append(horloge.allouer(PREMIER, 40))
        horloge.compter(PREMIER, duree)
    attendus = [Part(None, secondes) for secondes in (5.0, 2.0, 5.0, 5.0)]
    assert alloues == attendus, "ni plus que le reste, ni plus que sa part"
    assert horloge.allouer(SECOND, 40) == Part(None, 5.0), "chaque camp a la sienne"


def test_le_temps_de_la_partie_finit_par_une_periode() -> None:
    horloge = HorlogeGTP(6, 10, 3)
    horloge.compter(PREMIER, 8.0)  # 2 s of the period, and one of its moves
    assert horloge.allouer(PREMIER, 40) == Part(None, 10 / 3)
    horloge.compter(PREMIER, 7.0)
    assert horloge.allouer(PREMIER, 40) == Part(None, 1.0)
