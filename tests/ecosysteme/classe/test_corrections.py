from dataclasses import replace
from pathlib import Path

import pytest

from ecosysteme.classe.copie import MOITIE, enregistrer_copie
from ecosysteme.classe.corrections import AUCUNE, FICHIER, enregistrer_corrections, lire_corrections
from ecosysteme.classe.tableau import lire_dossier
from tests.ecosysteme.classe.exemples import copie_de_test


def test_elles_reviennent_telles_quelles(tmp_path: Path) -> None:
    assert lire_corrections(tmp_path) == AUCUNE
    zoe, adam = copie_de_test("Zoé"), copie_de_test("Adam")
    corrections = AUCUNE.noter(zoe, 3, True).noter(adam, 3, False).noter(zoe, 2, True).noter(zoe, 2, None)
    enregistrer_corrections(tmp_path, corrections)
    assert "moities" not in (tmp_path / FICHIER).read_text(), "a version that knows no half marks reads it"
    corrections = corrections.noter(adam, 2, True).noter(adam, 2, MOITIE)
    enregistrer_corrections(tmp_path, corrections)
    assert lire_corrections(tmp_path) == corrections
    assert [corrections.verdict(*une) for une in ((zoe, 3), (adam, 3), (zoe, 2), (adam, 2))] == [
        *(True, False, None, MOITIE)
    ]


def test_une_reponse_refaite_n_est_plus_jugee() -> None:
    zoe = copie_de_test("Zoé")
    corrections = AUCUNE.noter(zoe, 3, True)
    reponses = list(zoe.reponses)
    reponses[3] = replace(reponses[3], texte="Autre chose")
    refaite = replace(zoe, reponses=tuple(reponses))
    assert corrections.appliquer(zoe).reponses[3].juste is True
    assert corrections.appliquer(refaite).reponses[3].juste is None


def test_ce_qui_n_est_pas_repondu_n_est_pas_juge_sauf_sur_papier() -> None:
    zoe = copie_de_test("Zoé")
    assert AUCUNE.noter(zoe, 0, True).appliquer(zoe) == zoe
    assert AUCUNE.noter(zoe, 5, MOITIE).appliquer(zoe).jugees == zoe.jugees + 1


def test_elles_comptent_dans_le_tableau(tmp_path: Path) -> None:
    enregistrer_copie(tmp_path / "zoé.copie", copie_de_test("Zoé"))
    avant = lire_dossier(tmp_path).lignes[0].copie
    enregistrer_corrections(tmp_path, AUCUNE.noter(avant, 3, True))
    tableau = lire_dossier(tmp_path)
    apres = tableau.lignes[0].copie
    assert (apres.justes, apres.jugees) == (avant.justes + 1, avant.jugees + 1)
    assert tableau.a_la_main(0, 3)
    assert not tableau.a_la_main(0, 2)
    assert tableau.corriger(0, 3, MOITIE).lignes[0].copie.justes == avant.justes + MOITIE
    assert tableau.corriger(0, 3, MOITIE).bilans[3] == (MOITIE, 1)
    assert tableau.corriger(0, 3, None).lignes[0].copie == avant


DEBUT = '{"format": "othellier-corrections", "version": 1, "justes": [], "fausses": []'


@pytest.mark.parametrize(
    "contenu",
    [
        *("", "{}", '{"format": "othellier-corrections", "version": 2}'),
        *(DEBUT + ', "moities": 1}', DEBUT + ', "moities": ["' + "a" * 33 + '"]}', DEBUT + ', "quarts": []}'),
    ],
)
def test_un_fichier_abime_est_nomme_et_reste(tmp_path: Path, contenu: str) -> None:
    enregistrer_copie(tmp_path / "zoé.copie", copie_de_test("Zoé"))
    (tmp_path / FICHIER).write_text(contenu)
    tableau = lire_dossier(tmp_path)
    assert [nom for nom, _ in tableau.refuses] == [FICHIER]
    assert tableau.corrections is None
    assert len(tableau.lignes) == 1
