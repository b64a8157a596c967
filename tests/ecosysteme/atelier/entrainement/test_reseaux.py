import pytest

from ecosysteme.atelier.entrainement.recette import RECETTES
from ecosysteme.atelier.entrainement.reseaux import definitifs, exacts, juges, suites, travaux

COMPLETE = RECETTES["complete"]


def test_chaque_reseau_part_de_celui_d_avant() -> None:
    travaux = [travail for _, travail in suites(COMPLETE)]
    assert [travail.depart for travail in travaux] == ["reseau-12", *(travail.nom for travail in travaux[:-1])]
    # The table of the most empty squares that the one before knows.
    assert [travail.table for travail in travaux] == [7, 3, 7, 3, 7, 3]


def test_les_reseaux_livres_apprennent_tout_ce_qu_ils_jugent() -> None:
    assert [(travail.nom, travail.vides) for travail in definitifs(COMPLETE)] == [
        (f"reseau-{fin}", tuple(range(fin - 7, fin + 1))) for fin in (20, 28, 36)
    ]
    assert [travail.depart for travail in definitifs(COMPLETE)] == ["suite-16", "suite-24", "suite-32"]


def test_le_reseau_de_la_derniere_etape_ne_servirait_a_personne() -> None:
    noms = [travail.nom for travail in travaux(COMPLETE)]
    assert noms == [*(f"suite-{v}" for v in range(16, 36, 4)), "reseau-20", "reseau-28", "reseau-36"]


@pytest.mark.parametrize("recette", ["complete", "reseaux"])
def test_les_feuilles_des_etiquettes_sont_jugees_par_l_etape_d_avant(recette: str) -> None:
    noms = [juges(RECETTES[recette], etape)[2:] for etape, _ in suites(RECETTES[recette])]
    assert noms[:4] == [[], ["suite-16"], ["suite-20"], ["suite-20", "suite-24"]]
    assert noms[-1] == ["suite-20", "suite-28", "suite-32"]


def test_les_deux_premiers_n_ont_que_des_etiquettes_exactes() -> None:
    assert {v for etape in exacts(COMPLETE) for v in etape.vides} == set(range(9, 13))
    assert all(juges(COMPLETE, etape) == [] for etape in exacts(COMPLETE))
