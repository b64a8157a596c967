import json
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.classe.champs import Champs, entier_borne, texte_borne
from ecosysteme.fautes import Faute


def test_chaque_champ_a_son_genre() -> None:
    objet = {"nom": " Zoé\x1b ", "rangs": [1], "n": 3, "s": 1.5, "juste": None, "mots": ["a", "b"], "dedans": {}}
    champs = Champs(objet)
    assert champs.texte("nom", 10, vide=False) == "Zoé"
    assert champs.texte("absent", 10) == ""
    assert "nom" in champs
    assert "absent" not in champs
    assert champs.liste("rangs", 1) == [1]
    assert champs.entier("n", 0, 3) == 3
    assert champs.secondes("s", 2) == 1.5
    assert champs.verdict("juste") is None
    assert champs.textes("mots", 2, 1) == ("a", "b")
    champs.objet("dedans").finir()
    champs.finir()


@pytest.mark.parametrize("lu", [None, True, "3", 4, -1, 2.0])
def test_un_entier_est_un_entier_dans_ses_bornes(lu: object) -> None:
    with pytest.raises(Faute, match="n : attendu un entier de 0 à 3"):
        entier_borne("n", lu, 0, 3)


@pytest.mark.parametrize("lu", [None, 3, "abcd", ["a"]])
def test_un_texte_est_un_texte_assez_court(lu: object) -> None:
    with pytest.raises(Faute, match="nom : attendu un texte de 3 signes au plus"):
        texte_borne("nom", lu, 3, True)


def test_un_texte_sans_rien_qui_se_voie_est_vide() -> None:
    with pytest.raises(Faute, match=r"nom : attendu un texte$"):
        texte_borne("nom", "\u202e ", 3, False)


@pytest.mark.parametrize(
    ("methode", "lu", "raison"),
    [
        ("secondes", float("nan"), "attendu une durée"),
        ("secondes", True, "attendu une durée"),
        ("secondes", -1, "attendu une durée"),
        ("verdict", 1, "attendu true, false ou null"),
    ],
)
def test_une_duree_et_un_verdict(methode: str, lu: object, raison: str) -> None:
    champs = Champs({"x": lu})
    with pytest.raises(Faute, match=raison):
        champs.secondes("x", 10) if methode == "secondes" else champs.verdict("x")


def test_les_listes_ont_des_bornes_et_rien_en_double() -> None:
    champs = Champs({"longue": ["a", "b", "c"], "double": ["a", "a "], "autre": {}})
    for nom in ("longue", "autre", "absent"):
        with pytest.raises(Faute, match=f"{nom} : attendu une liste de 2 éléments au plus"):
            champs.liste(nom, 2)
    with pytest.raises(Faute, match="attendu des textes différents"):
        champs.textes("double", 2, 5)


def test_un_champ_de_trop_est_nomme() -> None:
    champs = Champs({"titre": "a", "tritre": "b"})
    champs.texte("titre", 5)
    with pytest.raises(Faute, match="champ 'tritre' inconnu : attendu titre"):
        champs.finir()


@pytest.mark.parametrize(
    ("objet", "raison"),
    [
        ([], "attendu un objet JSON"),
        ({"version": 1}, "attendu un fichier .voulu"),
        ({"format": "autre", "version": 1}, "attendu un fichier .voulu"),
        ({"format": "voulu", "version": 2}, "version 2 du format : attendu 1"),
        ({"format": "voulu", "version": True}, "version : attendu un entier"),
    ],
)
def test_le_format_et_la_version_sont_lus_d_abord(objet: Any, raison: str) -> None:
    with pytest.raises(Faute, match=raison):
        Champs.du_texte(json.dumps(objet), "voulu", ".voulu")


def test_un_fichier_a_une_taille(tmp_path: Path) -> None:
    chemin = tmp_path / "f"
    chemin.write_text(json.dumps({"format": "voulu", "version": 1}))
    Champs.du_fichier(chemin, "voulu", ".voulu", 100).finir()
    with pytest.raises(Faute, match="Mo à lire"):
        Champs.du_fichier(chemin, "voulu", ".voulu", 10)
