from ecosysteme.atelier.epreuve.toutes import EPREUVES


def test_chaque_promesse_a_son_epreuve() -> None:
    noms = [epreuve.nom for epreuve in EPREUVES]
    assert len(set(noms)) == len(noms)
    assert {"coups, noyaux", "finales", "bases abîmées", "bases piégées", "tournois tués", "signaux"} <= {*noms}
    assert sum(nom.startswith("entrées abîmées") for nom in noms) >= 14
    assert all(epreuve.risque and epreuve.part > 0 for epreuve in EPREUVES)


def test_ce_qui_prend_des_secondes_a_plus_de_temps_que_les_lecteurs() -> None:
    parts = {epreuve.nom: epreuve.part for epreuve in EPREUVES}
    lecteurs = sum(part for nom, part in parts.items() if nom.startswith("entrées abîmées"))
    assert parts["signaux"] > lecteurs
