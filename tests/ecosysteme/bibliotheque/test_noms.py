import random
import sqlite3

import pytest

from ecosysteme.bibliotheque.noms import NomConnu, chercher_noms, cle_de

NOMS = ("Leader Imre", "Éva Nagy", "Tastet Marc", "Tastet Remi", "Shaman David", "Sharman David", "Zebra (andersson)")


@pytest.fixture
def lien() -> sqlite3.Connection:
    lien = sqlite3.connect(":memory:")
    lien.execute("CREATE TABLE joueur (numero INTEGER, nom TEXT, cle TEXT, programme INTEGER)")
    lien.executemany(
        "INSERT INTO joueur VALUES (?, ?, ?, ?)",
        [(rang, nom, cle_de(nom), "(" in nom) for rang, nom in enumerate(NOMS, start=1)],
    )
    return lien


def trouver(lien: sqlite3.Connection, texte: str, nombre: int = 10) -> list[str]:
    return [trouve.nom for trouve in chercher_noms(lien, "joueur", texte, nombre)]


@pytest.mark.parametrize(
    ("texte", "attendus"),
    [
        ("lea", ["Leader Imre"]),
        ("IMRE lead", ["Leader Imre"]),
        ("eva", ["Éva Nagy"]),
        ("ÉVA", ["Éva Nagy"]),
        ("Näg", ["Éva Nagy"]),
        ("tastet", ["Tastet Marc", "Tastet Remi"]),
        ("shaman", ["Shaman David", "Sharman David"]),
        ("sharman", ["Sharman David", "Shaman David"]),
        ("andersson", ["Zebra (andersson)"]),
        ("leder imre", ["Leader Imre"]),
        ("imr leaedr", ["Leader Imre"]),
        ("davdi sharamn", ["Sharman David"]),
    ],
)
def test_les_debuts_de_mots_d_abord(lien: sqlite3.Connection, texte: str, attendus: list[str]) -> None:
    assert trouver(lien, texte)[: len(attendus)] == attendus


def test_une_faute_de_frappe_trouve_encore(lien: sqlite3.Connection) -> None:
    source = random.Random(1)
    for nom in ("Leader", "Tastet", "Sharman", "Andersson"):
        for _ in range(8):
            lettres = list(nom)
            place = source.randrange(1, len(lettres))
            faute = source.choice(("sans", "double", "autre", "echange"))
            if faute == "sans":
                del lettres[place]
            elif faute == "double":
                lettres.insert(place, lettres[place])
            elif faute == "autre":
                lettres[place] = source.choice("bcdfg")
            else:
                lettres[place - 1 : place + 1] = lettres[place - 1 : place + 1][::-1]
            assert any(nom.lower() in trouve.lower() for trouve in trouver(lien, "".join(lettres)))


@pytest.mark.parametrize("texte", ["", "  ", "(", "%", "x" * 5000, "l'", "\0"])
def test_rien_ou_n_importe_quoi_ne_trouve_pas_tout(lien: sqlite3.Connection, texte: str) -> None:
    assert trouver(lien, texte) in ([], ["Leader Imre"])


def test_il_n_y_en_a_jamais_plus_que_demande_et_la_marque_suit(lien: sqlite3.Connection) -> None:
    assert len(trouver(lien, "a", 3)) <= 3
    assert chercher_noms(lien, "joueur", "zebra", 1) == [NomConnu(7, "Zebra (andersson)", True)]
