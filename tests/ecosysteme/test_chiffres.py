from ecosysteme.chiffres import duree, en_chiffres


def test_les_milliers_sont_separes_et_la_virgule_est_francaise() -> None:
    assert en_chiffres(1234567.891, 2) == "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567,89"
    assert en_chiffres(-1234) == "-1\N{NO-BREAK SPACE}234"
    assert en_chiffres(0.5, 1) == "0,5"


def test_une_duree_est_dite_dans_l_unite_qui_la_montre() -> None:
    assert [duree(secondes) for secondes in (1.0, 0.999, 0.001, 0.0009)] == [
        "1,00 s",
        "999,00 ms",
        "1,00 ms",
        "900,00 µs",
    ]
    assert duree(1234.5) == "1\N{NO-BREAK SPACE}234,50 s"
