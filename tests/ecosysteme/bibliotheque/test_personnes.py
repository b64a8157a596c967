"""Two names of one person: pages, filters, counts and lists follow, until it is unsaid."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.bilans import page_de_joueur
from ecosysteme.bibliotheque.fichier import NOM
from ecosysteme.bibliotheque.filtres import HUMAINS, FiltreDeParties
from ecosysteme.bibliotheque.personnes import dire_programme, lire_reunis, reunir, separer
from ecosysteme.fautes import Faute
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement, position_de

LIGNES = [
    enregistrement("f5d6", "Shaman David", "Ono Kenji", 2001),
    enregistrement("f5d6c3", "Sharman David", "Leader Imre", 2002),
    enregistrement("f5f6", "Leader Imre", "Davidson", 2003),
]


@pytest.fixture
def bibliotheque(tmp_path: Path) -> Bibliotheque:
    return Bibliotheque(bibliotheque_de(tmp_path / "b", LIGNES))


def numero(bibliotheque: Bibliotheque, nom: str) -> int:
    return next(lu.numero for lu in bibliotheque.chercher("joueur", nom) if lu.nom == nom)


def test_pages_filtres_listes_et_recherche_suivent(bibliotheque: Bibliotheque) -> None:
    shaman, sharman = (numero(bibliotheque, nom) for nom in ("Shaman David", "Sharman David"))
    assert reunir(bibliotheque.dossier, sharman, shaman) == sharman
    assert bibliotheque.actualiser()
    for un in (shaman, sharman):
        page = page_de_joueur(bibliotheque, un)
        assert (page.joueur.nom, page.noir.parties, page.blanc.parties) == ("Shaman David", 2, 0)
        filtre = FiltreDeParties(noirs=frozenset({un}))
        assert bibliotheque.explorer(position_de("f5"), filtre).toutes.parties == 2
    liste, _ = bibliotheque.parties_de(position_de("f5d6"))
    assert [lue.noir for lue in liste] == ["Shaman David", "Shaman David"]
    assert [lu.nom for lu in bibliotheque.chercher("joueur", "sharman david", 1)] == ["Shaman David"]
    assert [lu.nom for lu in bibliotheque.chercher("joueur", "david")] == ["Davidson", "Shaman David"]
    separer(bibliotheque.dossier, sharman)
    assert bibliotheque.actualiser()
    assert page_de_joueur(bibliotheque, shaman).noir.parties == 1
    assert bibliotheque.chercher("joueur", "sharman david")[0].nom == "Sharman David"
    separer(bibliotheque.dossier, sharman)
    assert not bibliotheque.actualiser()


def test_une_chaine_de_noms_se_defait_comme_elle_s_est_faite(bibliotheque: Bibliotheque) -> None:
    shaman, sharman, scharman = (numero(bibliotheque, nom) for nom in ("Shaman David", "Sharman David", "Davidson"))
    assert reunir(bibliotheque.dossier, scharman, sharman) == scharman
    assert reunir(bibliotheque.dossier, scharman, shaman) == sharman  # whose name was the one kept
    assert reunir(bibliotheque.dossier, shaman, scharman) is None
    assert reunir(bibliotheque.dossier, shaman, shaman) is None
    assert [(un.nom, autre.nom) for un, autre in lire_reunis(bibliotheque.dossier)] == [
        ("Davidson", "Sharman David"),
        ("Sharman David", "Shaman David"),
    ]
    bibliotheque.actualiser()
    page = page_de_joueur(bibliotheque, scharman)
    assert (page.joueur.nom, page.noir.parties, page.blanc.parties) == ("Shaman David", 2, 1)
    separer(bibliotheque.dossier, sharman)
    bibliotheque.actualiser()
    assert page_de_joueur(bibliotheque, scharman).joueur.nom == "Sharman David"


def test_un_programme_ne_compte_plus_parmi_les_humains(bibliotheque: Bibliotheque) -> None:
    shaman, sharman = (numero(bibliotheque, nom) for nom in ("Shaman David", "Sharman David"))
    reunir(bibliotheque.dossier, sharman, shaman)
    dire_programme(bibliotheque.dossier, shaman, True)
    bibliotheque.actualiser()
    assert bibliotheque.explorer(position_de("f5"), HUMAINS).toutes.parties == 1
    dire_programme(bibliotheque.dossier, shaman, False)
    bibliotheque.actualiser()
    assert bibliotheque.explorer(position_de("f5"), HUMAINS).toutes.parties == 3


def test_un_numero_inconnu_est_refuse(bibliotheque: Bibliotheque, tmp_path: Path) -> None:
    with pytest.raises(Faute, match="99"):
        reunir(bibliotheque.dossier, 1, 99)
    with pytest.raises(Faute, match="99"):
        dire_programme(bibliotheque.dossier, 99, True)
    assert lire_reunis(tmp_path / "absente") == []


def test_un_cercle_de_noms_dans_un_fichier_venu_d_ailleurs_ne_tourne_pas(bibliotheque: Bibliotheque) -> None:
    with closing(sqlite3.connect(bibliotheque.dossier / NOM)) as lien, lien:
        lien.executemany("INSERT INTO meme_joueur VALUES (?, ?)", [(1, 2), (2, 1), (3, 1 << 60), (1 << 60, 3)])
    relue = Bibliotheque(bibliotheque.dossier)
    assert set(relue.marques.memes) == {1, 2}
    assert relue.explorer(position_de("f5")).toutes.parties == 3
