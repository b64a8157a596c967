from tests.ordre import CHAUFFE, ordonner

FORMATS = [f"tests/ecosysteme/formats/test_f.py::test_{rang}" for rang in range(3)]
MOTEUR = ["tests/ecosysteme/moteur/othello/test_m.py::test_a", f"{CHAUFFE}::test_b"]
UI = [f"tests/ui/test_u.py::test_{rang}" for rang in range(5)]


def test_chaque_moitie_commence_par_ce_qu_elle_doit() -> None:
    tests = ordonner([*FORMATS, *MOTEUR, *UI], str)
    assert tests == [*MOTEUR[::-1], *UI[:3], *FORMATS, *UI[3:]]


def test_peu_de_tests_gardent_les_leurs() -> None:
    for tests in ([], UI, MOTEUR, FORMATS):
        assert sorted(ordonner(tests, str)) == sorted(tests)
