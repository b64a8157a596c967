from __future__ import annotations

from threading import Event, Thread

import pytest

from ecosysteme.arret import Echeance, Interrompu, attendre, relayer_arret, verifier_arret


def test_a_flag_that_is_set_stops_the_work_and_no_flag_never_does() -> None:
    arret = Event()
    verifier_arret(None)
    verifier_arret(arret)
    arret.set()
    with pytest.raises(Interrompu):
        verifier_arret(arret)


def test_a_deadline_is_set_by_itself_or_with_the_flag() -> None:
    arret = Event()
    longue, courte = Echeance(60.0, arret), Echeance(0.0, None)
    assert (longue.is_set(), courte.is_set()) == (False, True)
    arret.set()
    assert longue.is_set()
    longue = Echeance(60.0, None)
    longue.set()
    assert longue.is_set()


def test_waiting_gives_what_the_last_try_found() -> None:
    essais = iter([None, "", "trouvé"])
    durees: list[float] = []

    def essayer(secondes: float) -> str | None:
        durees.append(secondes)
        return next(essais)

    assert attendre(essayer, Event()) == "trouvé"
    assert len(durees) == 3
    assert all(0 < duree < 1 for duree in durees)


def test_waiting_ends_when_the_flag_goes_up_meanwhile() -> None:
    arret, jamais, essaye = Event(), Event(), Event()

    def essayer(secondes: float) -> bool:
        essaye.set()
        return jamais.wait(secondes)

    def lever() -> None:
        essaye.wait()
        arret.set()

    fil = Thread(target=lever)
    fil.start()
    with pytest.raises(Interrompu):
        attendre(essayer, arret)
    fil.join()


def test_a_flag_that_is_already_set_lets_nothing_be_tried() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        attendre(lambda _: pytest.fail("essayé"), arret)


def test_a_search_is_told_to_stop_again_and_again_until_it_has_heard() -> None:
    arret, entendu, appels = Event(), Event(), 0

    def arreter() -> None:
        nonlocal appels
        appels += 1
        if appels == 3:
            entendu.set()

    with relayer_arret(arret, arreter):
        arret.set()
        assert entendu.wait(60)
    assert appels >= 3


def test_a_search_that_nobody_stops_is_left_alone() -> None:
    with relayer_arret(Event(), lambda: pytest.fail("arrêté")):
        pass
