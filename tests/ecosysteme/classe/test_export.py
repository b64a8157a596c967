"""What a spreadsheet reads of a class: titles that are told apart, numbers that are numbers, words that do nothing."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

from ecosysteme.classe.copie import MOITIE, ReponseEleve, enregistrer_copie
from ecosysteme.classe.corrections import AUCUNE, enregistrer_corrections
from ecosysteme.classe.export import csv_de_classe
from ecosysteme.classe.tableau import LigneDeClasse, TableauDeClasse, lire_dossier
from tests.ecosysteme.classe.exemples import copie_de_test


def lire(tableau: TableauDeClasse, *, francais: bool = True) -> list[list[str]]:
    texte = "".join(csv_de_classe(tableau, francais=francais))
    assert texte.startswith("\ufeff"), "or accents are lost"
    return list(csv.reader(texte[1:].splitlines(), delimiter=";" if francais else ","))


def test_chaque_question_a_son_titre_et_trois_colonnes(tmp_path: Path) -> None:
    enregistrer_copie(tmp_path / "zoe.copie", copie_de_test("Zoé"))
    titres, rangee = lire(lire_dossier(tmp_path))
    lue = dict(zip(titres, rangee, strict=True))
    assert titres[:8] == ["Élève", "Séance", "Justes", "Jugées", "Secondes", "Commencée", "Rendue", "Fichier"]
    assert rangee[:8] == ["Zoé", "Les coins", "1", "3", "14,0", *["2026-01-31 10:30:00"] * 2, "zoe.copie"]
    assert titres[8:11] == ["2. Le premier coup", "2. Le premier coup : note", "2. Le premier coup : secondes"]
    notes = {titre: valeur for titre, valeur in lue.items() if titre.endswith(" : note")}
    assert list(notes.values()) == ["1", "0", "", "0", ""]
    assert lue["4. Pourquoi"] == "Parce que"


def test_deux_questions_d_un_titre_ont_deux_colonnes() -> None:
    une = replace(
        copie_de_test(), reponses=(ReponseEleve("a", True, 1.0, "Jouez"), ReponseEleve("b", False, 1.5, "Jouez"))
    )
    courte = replace(une, eleve="Adam", reponses=(ReponseEleve("c", None, 0.0, "Autre"),))
    tableau = TableauDeClasse((LigneDeClasse("a.copie", une), LigneDeClasse("b.copie", courte)), ())
    titres, *rangees = lire(tableau)
    assert titres[8::3] == ["Étape 1", "2. Jouez"], "sessions that differ share no title"
    assert len(set(titres)) == len(titres)
    assert [len(rangee) for rangee in rangees] == [len(titres)] * 2
    assert lire(replace(tableau, rendues=tableau.rendues[:1]))[0][8::3] == ["1. Jouez", "2. Jouez"]


def test_une_demi_note_se_compte_comme_le_tableur_l_ecrit(tmp_path: Path) -> None:
    enregistrer_copie(tmp_path / "zoé.copie", copie_de_test("Zoé"))
    enregistrer_corrections(tmp_path, AUCUNE.noter(lire_dossier(tmp_path).lignes[0].copie, 3, MOITIE))
    for francais, attendus in ((True, ["1,5", "0,5", "4"]), (False, ["1.5", "0.5", "4"])):
        titres, rangee = lire(lire_dossier(tmp_path), francais=francais)
        lue = dict(zip(titres, rangee, strict=True))
        assert [lue["Justes"], lue["4. Pourquoi : note"], lue["Jugées"]] == attendus


def test_les_mots_d_un_eleve_ne_font_rien() -> None:
    textes = ("=1+1", "+A1", "-A1", "@SOMME", "\t=2", "deux ; =3", 'un "mot"')
    une = replace(copie_de_test("=Zoé"), reponses=tuple(ReponseEleve(texte, None, 0.0, "=Titre") for texte in textes))
    titres, rangee = lire(TableauDeClasse((LigneDeClasse("+a.copie", une),), ()))
    assert not any(cellule.lstrip().startswith(tuple("=+-@")) for cellule in (*titres, *rangee))
    assert rangee[-6] == "deux ; =3", "in one cell"
