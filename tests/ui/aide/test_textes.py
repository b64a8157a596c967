"""The entries: each has a title and a meaning, and each link goes to one of them."""

from __future__ import annotations

import ast
from pathlib import Path

from ui.aide import textes as glossaire_textes
from ui.aide.glossaire import LIEN
from ui.aide.textes import entrees

ATTENDUES = {"minmax", "negamax", "alphabeta", "alpha", "beta", "coupure", "feuille", "evaluation", "profondeur"} | {
    *("ordre", "variante", "attracteur", "rang", "strategie", "grundy", "mex", "xor", "misere", "passe", "livre"),
    *("elagage", "noeud", "racine", "trait", "faute", "perte"),
}


def test_chaque_lien_mene_a_une_autre_entree() -> None:
    textes = entrees()
    assert set(textes) >= ATTENDUES
    for cle, texte in textes.items():
        assert "[" not in LIEN.sub("", texte), f"{cle} : un lien mal écrit"
        for _, vers in LIEN.findall(texte):
            assert vers in textes, f"{cle} renvoie à {vers}"
            assert vers != cle
        titre, _, sens = texte.partition("\n")
        assert titre
        assert "[" not in titre
        assert sens.endswith((".", "…"))
        assert "\n" not in sens
    titres = [texte.partition("\n")[0] for texte in textes.values()]
    assert len(set(titres)) == len(titres)


def test_chaque_entree_est_un_seul_texte_a_traduire() -> None:
    """A literal, which lupdate can read; under the one context of the glossary."""
    arbre = ast.parse(Path(glossaire_textes.__file__).read_text(encoding="utf-8"))
    appels = [
        noeud
        for noeud in ast.walk(arbre)
        if isinstance(noeud, ast.Call) and isinstance(noeud.func, ast.Name) and noeud.func.id == "translate"
    ]
    lus = [tuple(ast.literal_eval(argument) for argument in appel.args) for appel in appels]
    assert sorted(lus) == sorted(("Glossaire", texte) for texte in entrees().values())
