from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.travail_repris import AVANCE, rendre


def test_chaque_part_est_rendue_des_qu_elle_finit_et_peu_sont_demandees_d_avance() -> None:
    demandees, rendues = list[int](), dict[int, int]()

    def demandes() -> Iterator[tuple[int, int]]:
        for rang in range(20):
            demandees.append(rang)
            yield rang, rang
            assert len(demandees) - len(rendues) <= AVANCE * 2

    with ThreadPoolExecutor(2) as fils:
        for cle, reponse in rendre(fils, 2, lambda rang: rang**2, demandes(), Event()):
            rendues[cle] = reponse
    assert rendues == {rang: rang**2 for rang in range(20)}


def test_une_part_qui_echoue_arrete_tout() -> None:
    def faire(rang: int) -> int:
        raise ValueError(f"part {rang}")

    with ThreadPoolExecutor(1) as fils, pytest.raises(ValueError, match="part 0"):
        list(rendre(fils, 1, faire, [(0, 0), (1, 1)], Event()))


def test_arrete_il_rend_ce_qui_est_fini_et_rien_de_plus() -> None:
    arret, rendues = Event(), list[int]()

    def travailler(fils: ThreadPoolExecutor) -> None:
        for cle, _ in rendre(fils, 1, abs, ((rang, rang) for rang in range(100)), arret):
            rendues.append(cle)
            arret.set()

    with ThreadPoolExecutor(1) as fils, pytest.raises(Interrompu):
        travailler(fils)
    assert 0 < len(rendues) <= AVANCE
