from pathlib import Path

from ecosysteme.bibliotheque.doublons import RaisonDeDoublon, doublons_possibles
from ecosysteme.bibliotheque.personnes import reunir
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement

ORDRE, GRAPHIE, LETTRE = RaisonDeDoublon


def test_les_noms_qui_peuvent_etre_d_une_personne(tmp_path: Path) -> None:
    paires = [
        ("Manlai Erdenemunkh", "Erdenemunkh Manlai"),
        ("Satou Yuuki", "Sato Yuki"),
        ("Joergensen Jan", "Jörgensen Jan"),
        ("Sharman David", "Shaman David"),
        ("Zebra 3 (andersson)", "Zebra 4 (andersson)"),  # two versions
        ("Ada", "Ida"),  # too short for a letter to mean nothing
        ("n° 123456", "n° 123457"),
        ("Leader Imre", "Tastet Marc"),
    ]
    lus = [enregistrement("f5d6", un, autre) for un, autre in paires]
    lus += [enregistrement("f5d6c3", autre, "") for _, autre in paires]
    dossier = bibliotheque_de(tmp_path / "b", lus)
    trouves = [(lu.double.nom, lu.garde.nom, lu.raison, lu.parties) for lu in doublons_possibles(dossier)]
    assert trouves == [
        ("Manlai Erdenemunkh", "Erdenemunkh Manlai", ORDRE, (1, 2)),
        ("Joergensen Jan", "Jörgensen Jan", GRAPHIE, (1, 2)),
        ("Satou Yuuki", "Sato Yuki", GRAPHIE, (1, 2)),
        ("Sharman David", "Shaman David", LETTRE, (1, 2)),
    ]
    premier = doublons_possibles(dossier)[0]
    reunir(dossier, premier.double.numero, premier.garde.numero)
    assert len(doublons_possibles(dossier)) == 3
    assert doublons_possibles(tmp_path / "absente") == []
