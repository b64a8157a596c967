"""The compiler's door: what has code compiled again, where it is kept, and one version of each recursive kernel."""

from __future__ import annotations

import random
import shutil
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import cast

import pytest

from ecosysteme.moteur.commun.compiler import FONCTIONS_DE, MOTEUR, Noyau, dossier_cache, salle_de, version_salle
from ecosysteme.moteur.othello.noyaux import evaluation, finale, perft, profonde
from ecosysteme.moteur.othello.solveur import Solveur
from ecosysteme.moteur.puissance4 import regles
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard

ENGINS = ("othello", "puissance4")


def versions(moteur: Path) -> dict[str, str]:
    """Return the version of each engine among the sources at ``moteur``, as their own compiler module tells it."""
    spec = spec_from_file_location("compiler_copie", moteur / "commun" / "compiler.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return {nom: module.version_salle(moteur / nom) for nom in ENGINS}


@pytest.mark.parametrize(
    ("source", "changent"),
    [
        ("commun/memoire.py", ENGINS),
        ("commun/compiler.py", ENGINS),
        ("othello/noyaux/bits.py", ("othello",)),
        ("othello/session.py", ("othello",)),
        ("puissance4/regles.py", ("puissance4",)),
        ("chauffe.py", ()),
    ],
)
def test_ce_qui_change_fait_compiler_a_nouveau_ce_qui_en_depend(
    tmp_path: Path, source: str, changent: tuple[str, ...]
) -> None:
    copie = tmp_path / "moteur"
    shutil.copytree(MOTEUR, copie, ignore=shutil.ignore_patterns("__pycache__"))
    avant = versions(copie)
    assert avant == {nom: version_salle(MOTEUR / nom) for nom in ENGINS}
    with (copie / source).open("a", encoding="utf-8") as fichier:
        fichier.write("# corrected\n")
    apres = versions(copie)
    assert tuple(nom for nom in ENGINS if apres[nom] != avant[nom]) == changent


def test_chaque_engin_a_son_cache() -> None:
    for nom, noyau in (("othello", perft.perft), ("puissance4", regles.perft)):
        salle = MOTEUR / nom
        assert dossier_cache(salle).name == f"{nom}-{version_salle(salle)}"
        assert [ou for ou, noyaux in FONCTIONS_DE.items() if cast(Noyau, noyau) in noyaux] == [salle]
    assert salle_de(Path(__file__)) == MOTEUR, "un noyau de test dépend de tous les engins"


def test_un_seul_type_par_fonction_recursive() -> None:
    # A recursive kernel called with a literal is compiled twice, and its cached code then calls address 0.
    Solveur(mega=1).score(*bits_au_hasard(random.Random(15), 17))
    courtes = (finale.finale_courte, finale.finale_moyenne)
    for noyau in (evaluation.chercher, *courtes, profonde.recherche_profonde, perft.perft):
        assert len(cast(Noyau, noyau).signatures) <= 1
