import pytest

from ecosysteme.atelier.entrainement.recette import MESURE, RECETTES, VIDES_MAX, EtapeEntrainement
from ecosysteme.moteur.othello.noyaux.reseau import RESEAUX_MAX, VIDES_APPRIS, vides_juges

ENTIERES = [nom for nom, recette in RECETTES.items() if not recette.livres]


@pytest.mark.parametrize("nom", ENTIERES)
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
    debut = 13 if RECETTES[nom].livres else VIDES_APPRIS
    assert vides == list(range(debut, vides[-1] + 1))
    assert vides[-1] in map(vides_juges, range(RESEAUX_MAX + 1)), "whole networks"
    lots = [lot for etape in RECETTES[nom].toutes for lot, _ in etape.lots]
    assert len(set(lots)) == len(lots)
    for etape in reseaux:
        for v in etape.vides:
            numeros = [int(lot[-4:]) for lot in lots if lot.startswith(f"{etape.prefixe}-{v:02d}-")]
            assert numeros == list(range(len(numeros)))


def test_les_poids_livres_jugent_ce_que_la_recette_complete_apprend() -> None:
    assert RECETTES["reseaux"].reseaux == RECETTES["complete"].reseaux[-len(RECETTES["reseaux"].reseaux) :]
    assert RECETTES["complete"].reseaux[-1].vides[-1] == vides_juges(RESEAUX_MAX)


def test_ce_qui_mesure_un_reseau_est_exact_quand_c_est_possible() -> None:
    suite = EtapeEntrainement("", range(13, 21), 4, 100, 10, 10, epoques=2)
    assert [suite.plis(v, tenue) for v in (16, 17) for tenue in (False, True)] == [4, None, 4, MESURE]
    assert EtapeEntrainement("", range(13, 21), 4, 100, 10, 10).plis(16, tenue=True) == 4
    assert suite.secondes(16, 10, tenue=True) > suite.secondes(17, 10, tenue=True) > suite.secondes(17, 10)


def test_les_noms_des_lots_de_la_recette_complete() -> None:
    """Folders made by an older version go on being read."""
    exacte, profonde = RECETTES["complete"].etapes[0], RECETTES["complete"].etapes[-1]
    assert (exacte.prefixe, profonde.prefixe) == ("exact", "profond8")


def test_le_temps_annonce_croit_avec_le_travail() -> None:
    exacte, profonde = (
        EtapeEntrainement("", range(9, 17), None, 100, 10, 10),
        EtapeEntrainement("", range(17, 25), 8, 100, 10, 10),
    )
    assert (
        0 < exacte.secondes(2, 1000) < exacte.secondes(12, 1000) < exacte.secondes(16, 1000) < exacte.secondes(16, 2000)
    )
    assert profonde.secondes(20, 10) == profonde.secondes(24, 10) > 0
    assert profonde.secondes_apprises > 0
