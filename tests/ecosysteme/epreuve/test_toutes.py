from ecosysteme.epreuve.toutes import EPREUVES


def test_chaque_promesse_a_son_epreuve() -> None:
    assert {"coups, noyaux", "finales", "bases abîmées", "tournois tués", "signaux"} <= EPREUVES.keys()
    assert sum(nom.startswith("entrées abîmées") for nom in EPREUVES) >= 14
