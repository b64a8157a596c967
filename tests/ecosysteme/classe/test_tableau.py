import json
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.classe.copie import ReponseEleve, ecrire_copie, enregistrer_copie
from ecosysteme.classe.fichier import ecrire_seance
from ecosysteme.classe.tableau import lire_dossier
from tests.ecosysteme.classe.exemples import copie_de_test, seance_de_test


def remplir(dossier: Path) -> None:
    for nom in ("Zoé", "adam", "Inès"):
        enregistrer_copie(dossier / f"{nom}.copie", copie_de_test(nom))


def test_un_dossier_donne_ses_eleves_par_ordre(tmp_path: Path) -> None:
    remplir(tmp_path)
    enregistrer_copie(tmp_path / "x.txt", copie_de_test("Bob", "Autre"))
    (tmp_path / "sous").mkdir()
    (tmp_path / ".cache").write_text("rien")
    (tmp_path / "ancien.csv").write_text("rien")
    tableau = lire_dossier(tmp_path)
    assert [ligne.copie.eleve for ligne in tableau.lignes] == ["Bob", "adam", "Inès", "Zoé"]
    assert tableau.refuses == ()
    assert tableau.questions == (1, 2, 3, 4, 5), "the first one asks for no answer, that of the last one is on paper"


def test_ce_qui_ne_se_lit_pas_est_nomme_et_ne_coute_rien(tmp_path: Path) -> None:
    remplir(tmp_path)
    (tmp_path / "abimee.copie").write_text(ecrire_copie(copie_de_test())[:-30])
    (tmp_path / "photo.png").write_bytes(b"\x89PNG")
    (tmp_path / "vide.copie").write_text("")
    (tmp_path / "corrections.json.bak").write_text("{}")
    (tmp_path / "fausse.seance").write_text("{}")
    tableau = lire_dossier(tmp_path)
    assert len(tableau.lignes) == 3
    assert [nom for nom, _ in tableau.refuses] == [
        *("abimee.copie", "corrections.json.bak", "fausse.seance", "photo.png", "vide.copie")
    ]
    json_lu = ("corrections.json.bak", "fausse.seance")
    assert all("JSON illisible" in str(raison) for nom, raison in tableau.refuses if nom not in json_lu)


def test_un_travail_ne_compte_qu_une_fois(tmp_path: Path) -> None:
    entiere = copie_de_test("Zoé")
    for nom, copie in {
        "avant": replace(entiere, rendue="2026-01-31T09:00:00"),
        "entiere": entiere,
        "entiere (1)": entiere,
        "tard": replace(
            entiere, eleve="zoé ", rendue="2026-02-01T09:00:00", reponses=(ReponseEleve(),) * len(entiere.reponses)
        ),
        "un autre": copie_de_test("Zoé B."),
        "une autre": copie_de_test("Zoé", "Autre"),
    }.items():
        enregistrer_copie(tmp_path / f"{nom}.copie", copie)
    tableau = lire_dossier(tmp_path)
    assert [ligne.fichier for ligne in tableau.lignes] == ["une autre.copie", "entiere.copie", "un autre.copie"]
    assert [nom for nom, _ in tableau.refuses] == ["avant.copie", "entiere (1).copie", "tard.copie"]
    assert all("entiere.copie" in str(raison) for _, raison in tableau.refuses)
    assert str(tableau.refuses[1][1]) == "la même copie que entiere.copie"
    assert tableau.bilans[1] == (3, 3)


def test_deux_eleves_d_un_nom_sont_deux(tmp_path: Path) -> None:
    camille, autre = copie_de_test("Camille"), copie_de_test("camille")
    assert camille.commencee == autre.commencee, "in a class all begin at once"
    for nom, copie in {
        "poste 1": camille,
        "poste 1 (copie)": camille,
        "poste 2": autre,
        "poste 3": replace(autre, travail="", commencee="2026-01-31T11:00:00+00:00"),
    }.items():
        enregistrer_copie(tmp_path / f"{nom}.copie", copie)
    tableau = lire_dossier(tmp_path)
    assert [(ligne.nom, ligne.fichier) for ligne in tableau.lignes] == [
        ("Camille", "poste 1.copie"),
        ("camille (2)", "poste 2.copie"),
        ("camille (3)", "poste 3.copie"),
    ]
    assert [nom for nom, _ in tableau.refuses] == ["poste 1 (copie).copie"]


def test_la_seance_du_dossier_juge_de_nouveau(tmp_path: Path) -> None:
    copie = copie_de_test()
    objet = json.loads(ecrire_copie(copie))
    objet["reponses"][2]["juste"] = True
    (tmp_path / "zoe.copie").write_text(json.dumps(objet))
    assert lire_dossier(tmp_path).lignes[0].copie.justes == 2
    (tmp_path / "coins.seance").write_text(ecrire_seance(seance_de_test()))
    assert lire_dossier(tmp_path).lignes[0].copie == copie


def test_un_dossier_vide_ou_absent(tmp_path: Path) -> None:
    assert lire_dossier(tmp_path).lignes == ()
    assert lire_dossier(tmp_path).questions == ()
    with pytest.raises(OSError, match="absent"):
        lire_dossier(tmp_path / "absent")


def test_une_lecture_s_arrete(tmp_path: Path) -> None:
    remplir(tmp_path)
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        lire_dossier(tmp_path, arret)
