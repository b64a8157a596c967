import pytest

from ecosysteme.entrainement.recette import RECETTES, VIDES_MAX, Etape
from ecosysteme.moteur.othello.noyaux.evaluation import phase
from ecosysteme.moteur.othello.noyaux.reseau import PHASES_RESEAU


@pytest.mark.parametrize("nom", RECETTES)
def test_chaque_nombre_de_cases_vides_est_appris_une_fois(nom: str) -> None:
    etapes = RECETTES[nom].etapes
    assert [v for etape in etapes for v in etape.vides] == list(range(1, VIDES_MAX + 1))
    assert all((etape.profondeur is None) == (etape.vides.stop <= 17) for etape in etapes)
    for nom_etape in {etape.nom for etape in etapes}:
        vides = [v for etape in etapes if etape.nom == nom_etape for v in etape.vides]
        assert (vides[0] % 4, vides[-1] % 4) == (1, 0)  # whole phases


@pytest.mark.parametrize("nom", RECETTES)
def test_les_reseaux_apprennent_ce_qu_ils_jugent_de_lots_qui_suivent(nom: str) -> None:
    reseaux = RECETTES[nom].reseaux
    vides = [v for etape in reseaux for v in etape.vides]
    assert {phase(v) for v in vides} == set(PHASES_RESEAU)
    assert vides == sorted(v for v in range(1, 61) if phase(v) in PHASES_RESEAU)
    lots = [lot for etape in RECETTES[nom].toutes for lot, _ in etape.lots]
    assert len(set(lots)) == len(lots)
    for v in vides:
        numeros = [int(lot[-4:]) for lot in lots if lot.startswith(f"exact-{v:02d}-")]
        assert numeros == list(range(len(numeros)))


def test_les_noms_des_lots_de_la_recette_complete() -> None:
    """Folders made by an older version go on being read."""
    exacte, profonde = RECETTES["complete"].etapes[0], RECETTES["complete"].etapes[-1]
    assert (exacte.prefixe, profonde.prefixe) == ("exact", "profond8")


def test_le_temps_annonce_croit_avec_le_travail() -> None:
    exacte, profonde = Etape("", range(9, 17), None, 100, 10, 10), Etape("", range(17, 25), 8, 100, 10, 10)
    assert (
        0 < exacte.secondes(2, 1000) < exacte.secondes(12, 1000) < exacte.secondes(16, 1000) < exacte.secondes(16, 2000)
    )
    assert profonde.secondes(20, 10) == profonde.secondes(24, 10) > 0
    assert profonde.secondes_apprises > 0
