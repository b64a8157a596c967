"""The index says what the file holds: written anew, it is the same; each name is there, of its exact class."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel

from tests.modeles import arbres
from tests.widgets import INDEX, dessines, rediger
from ui.widgets.fenetre import FICHIER_UI, FenetreDessinee
from ui.widgets.index import Widgets, WidgetsDeCamp
from ui.widgets.par_nom import noms

AJOUT = """
<ui version="4.0"><widget class="QMainWindow" name="F"><widget class="QWidget" name="centre"><layout class="QHBoxLayout"
name="ligne"><item><widget class="QLabel" name="titre_noir"/></item><item><spacer name="ressort"/></item><item><widget
class="QLabel" name="titre_blanc"/></item><item><widget class="QSpinBox" name="tours_noir"/></item></layout></widget>
<action name="action_finir"/></widget></ui>
"""


def test_l_index_est_a_jour() -> None:
    assert INDEX.read_text(encoding="utf-8") == rediger(FICHIER_UI), "python -m tests.widgets"


def test_un_camp_se_lit_comme_l_autre_et_le_reste_par_son_nom(tmp_path: Path) -> None:
    fichier = tmp_path / "autre.ui"
    fichier.write_text(AJOUT, encoding="utf-8")
    lignes = [ligne.strip() for ligne in rediger(fichier).splitlines() if "= ParNom" in ligne]
    assert lignes == [
        'titre = ParNom(QLabel, "titre_{}")',
        "centre = ParNom(QWidget)",
        "ligne = ParNom(QHBoxLayout)",
        "tours_noir = ParNom(QSpinBox)",
        "action_finir = ParNom(QAction)",
    ]


def test_chaque_objet_du_fichier_est_trouve_de_sa_classe(coquille: FenetreDessinee) -> None:
    index = coquille.widgets
    assert (index.camps["noir"], index.camps["blanc"]) == (index.noir, index.blanc)
    objets: list[QObject] = [getattr(index, nom) for nom in noms(Widgets)]
    objets += [getattr(camp, nom) for camp in index.camps.values() for nom in noms(WidgetsDeCamp)]
    classes = {objet.objectName(): type(objet).__name__ for objet in objets}
    # The labels are ours: those of Qt take a text for HTML.
    attendues = {objet.nom: objet.classe.replace("QLabel", "Etiquette") for objet in dessines(FICHIER_UI)}
    assert classes == attendues


@pytest.mark.parametrize(("camp", "nom"), [("noir", "Noir"), ("blanc", "Blanc")])
def test_ce_qui_est_d_un_camp_porte_son_nom(coquille: FenetreDessinee, camp: str, nom: str) -> None:
    assert coquille.widgets.camps[camp].titre is coquille.findChild(QLabel, f"titre_{camp}")
    assert nom in coquille.widgets.camps[camp].titre.text()


@cache
def dessinees() -> frozenset[str]:
    return frozenset(objet.nom for objet in dessines(FICHIER_UI))


def cherches(arbre: ast.Module) -> Iterator[str]:
    """Yield the names of objects of the file that a source asks Qt for, which mypy cannot check."""
    for noeud in ast.walk(arbre):
        match noeud:
            case ast.Call(func=ast.Name(id=fonction) | ast.Attribute(attr=fonction), args=arguments):
                if fonction in ("trouver", "findChild"):
                    yield from {
                        str(ecrit.value) for ecrit in arguments if isinstance(ecrit, ast.Constant)
                    } & dessinees()


def test_aucun_widget_du_fichier_n_est_cherche_par_son_nom() -> None:
    trouves = {fichier: list(cherches(arbre)) for fichier, arbre in arbres().items() if fichier.startswith("ui")}
    assert len(trouves) > 100
    assert {fichier: noms for fichier, noms in trouves.items() if noms} == {}, "fenetre.widgets.NOM a un type"


@pytest.mark.parametrize(
    ("ligne", "vus"),
    [
        ('trouver(fenetre, QLabel, "trait")', ["trait"]),
        ('self.fenetre.findChild(QLabel, "trait")', ["trait"]),
        ('trouver(fenetre, QLabel, "d_ailleurs")', []),
        ('trouver(fenetre, QLabel, f"score_{nom}")', []),
        ("fenetre.widgets.trait", []),
    ],
)
def test_un_widget_cherche_par_son_nom_est_vu(ligne: str, vus: list[str]) -> None:
    assert list(cherches(ast.parse(ligne))) == vus
