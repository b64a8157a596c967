"""The compiler's door: what has code compiled again, where it is kept, and one version of each recursive kernel."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import time
from typing import cast

import pytest

from ecosysteme.moteur.commun.compiler import (
    FONCTIONS_DE,
    MOTEUR,
    Noyau,
    config,
    dossier_cache,
    salle_de,
    types_de,
    version_machine,
    version_salle,
)
from ecosysteme.moteur.commun.niveaux import niveaux_presents
from ecosysteme.moteur.othello.noyaux import evaluation, exploration, perft, profonde
from ecosysteme.moteur.othello.solveur import SolveurFinales
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
        assert dossier_cache(salle).name == f"{nom}-{version_salle(salle)}-{version_machine()}"
        assert [ou for ou, noyaux in FONCTIONS_DE.items() if cast(Noyau, noyau) in noyaux] == [salle]
    assert salle_de(Path(__file__)) == MOTEUR, "un noyau de test dépend de tous les engins"


COMPTER = """
import sys
import numpy as np
sys.frozen = sys.argv[1] == "figé"
from ecosysteme.moteur.commun.compiler import FONCTIONS_DE, MOTEUR, dossier_cache
from ecosysteme.moteur.puissance4.regles import perft
perft(np.uint64(0), np.uint64(0), np.int64(3))
noyaux = FONCTIONS_DE[MOTEUR / "puissance4"]
chiffres = [noyau.stats for noyau in noyaux]
print(*("compilé" for un in chiffres if un.cache_misses), *("lu" for un in chiffres if un.cache_hits))
print(dossier_cache(MOTEUR / "puissance4"))
"""


def origines(racine: Path, comment: str, **environnement: str) -> tuple[set[str], Path]:
    """Return how a program of the sources at ``racine`` came by its kernels, compiled or read, and their folder."""
    propre = {nom: valeur for nom, valeur in os.environ.items() if nom != "NUMBA_CACHE_DIR"}
    lance = subprocess.run(
        [sys.executable, "-c", COMPTER, comment],
        env={**propre, "PYTHONPATH": str(racine), "PYTHONIOENCODING": "utf-8", **environnement},
        cwd=racine,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    comment_venus, dossier = lance.stdout.splitlines()
    return set(comment_venus.split()), Path(dossier)


def test_le_code_compile_ne_depend_ni_du_chemin_ni_des_dates(tmp_path: Path) -> None:
    copies = [tmp_path / nom / "ecosysteme" / "moteur" for nom in ("ici", "là-bas")]
    for copie in copies:
        shutil.copytree(MOTEUR, copie, ignore=shutil.ignore_patterns("__pycache__", "*.npz"))
        copie.with_name("__init__.py").touch()
    venus, dossier = origines(tmp_path / "ici", "source")
    assert (venus, dossier.parent) == ({"compilé"}, copies[0] / "__pycache__")
    shutil.copytree(dossier.parent, copies[1] / "__pycache__", dirs_exist_ok=True)
    for source in copies[1].rglob("*.py"):
        os.utime(source, (0, 0))
    assert origines(tmp_path / "là-bas", "source") == ({"lu"}, copies[1] / "__pycache__" / dossier.name)


def test_un_programme_fige_laisse_son_dossier_comme_il_est(tmp_path: Path) -> None:
    racine, moi = MOTEUR.parents[1], dict.fromkeys(("HOME", "LOCALAPPDATA", "XDG_CACHE_HOME"), str(tmp_path))
    venus, dossier = origines(racine, "figé", **moi)
    assert venus == {"compilé"}
    assert tmp_path in dossier.parents
    assert origines(racine, "figé", **moi) == ({"lu"}, dossier)


def test_un_programme_fige_lit_le_code_qu_il_apporte(tmp_path: Path) -> None:
    niveau = next(iter(niveaux_presents()), None)
    if niveau is None:
        pytest.skip("aucun code n'est livré pour un tel processeur")
    copie, maison = tmp_path / "programme" / "ecosysteme" / "moteur", tmp_path / "maison"
    shutil.copytree(MOTEUR, copie, ignore=shutil.ignore_patterns("__pycache__", "*.npz"))
    copie.with_name("__init__.py").touch()
    pour = {"NUMBA_CPU_NAME": niveau, "NUMBA_CPU_FEATURES": "", "NUMBA_CACHE_DIR": str(copie / "code" / niveau)}
    assert origines(tmp_path / "programme", "source", **pour)[0] == {"compilé"}
    moi = dict.fromkeys(("HOME", "LOCALAPPDATA", "XDG_CACHE_HOME"), str(maison))
    venus, dossier = origines(tmp_path / "programme", "figé", **moi)
    assert venus == {"lu"}
    assert maison in dossier.parents
    assert list(maison.rglob("*.nbc")) == []


def test_un_nouveau_dossier_prend_la_place_de_ceux_qui_ne_servent_plus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path / "cache"))
    ailleurs, jour = tmp_path / "ailleurs", 86_400
    ailleurs.mkdir()
    ages = {
        "othello-0123456789abcdef-01234567": 31,
        "commun-0123456789abcdef-01234567": 29,
        "moteur-0123456789abcdef-01234567.perime": 31,  # the machine stopped while it was removed
        "moteur-0123456789abcdef": 99,
        "Mes parties": 99,
    }
    for nom, age in ages.items():
        dossier = tmp_path / "cache" / nom
        dossier.mkdir(parents=True)
        (dossier / "complet").touch()
        os.utime(dossier, (0, time() - age * jour))
    lien = tmp_path / "cache" / "puissance4-0123456789abcdef-01234567"
    lien.symlink_to(ailleurs)
    os.utime(ailleurs, (0, 0))
    nouveau = dossier_cache.__wrapped__(MOTEUR / "othello")
    restent = {lien.name, *(nom for nom, age in ages.items() if age == 29 or age == 99)}
    assert {dossier.name for dossier in nouveau.parent.iterdir()} == restent
    assert ailleurs.is_dir()
    # Whoever uses one says so: it is young again, and goes with no other.
    nouveau.mkdir()
    os.utime(nouveau, (0, 0))
    dossier_cache.__wrapped__(MOTEUR / "othello")
    dossier_cache.__wrapped__(MOTEUR / "puissance4")
    assert {dossier.name for dossier in nouveau.parent.iterdir()} == {*restent, nouveau.name}


def test_deux_programmes_oublient_les_memes_en_meme_temps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))
    for rang in range(50):
        dossier = tmp_path / f"othello-{rang:016x}-01234567"
        dossier.mkdir()
        for fichier in range(10):
            (dossier / f"{fichier}.nbc").touch()
        os.utime(dossier, (0, 0))
    with ThreadPoolExecutor(4) as fils:
        trouves = set(fils.map(dossier_cache.__wrapped__, [MOTEUR / "othello"] * 4))
    assert len(trouves) == 1
    assert list(tmp_path.iterdir()) == []


SURVIVRE = """
import shutil
from pathlib import Path
import numpy as np
from ecosysteme.moteur.commun.compiler import compiler, config
@compiler
def double(un):
    return un + un
print(double(np.int64(2)))
[dossier] = Path(config.CACHE_DIR).iterdir()
shutil.rmtree(dossier)
print(double(np.float64(2)), len(list(dossier.iterdir())) > 0)
"""


def test_un_programme_continue_quand_son_dossier_disparait(tmp_path: Path) -> None:
    fichier = tmp_path / "noyau.py"
    fichier.write_text(SURVIVRE)
    lance = subprocess.run(
        [sys.executable, str(fichier)],
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": str(MOTEUR.parents[1])},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert lance.stdout.split() == ["4", "4.0", "True"]


def test_un_noyau_a_les_types_qu_il_declare() -> None:
    assert str(types_de(cast(Noyau, perft.perft))) == "(uint64, uint64, int64)"
    assert types_de(cast(Noyau, exploration.chercher)) is None, "ceux qui reçoivent des tableaux ont ceux des appels"


def test_un_seul_type_par_fonction_recursive() -> None:
    # A recursive kernel called with other types is compiled twice, and its cached code then calls address 0.
    SolveurFinales(mega=1).score(*bits_au_hasard(random.Random(15), 17))
    noyaux = FONCTIONS_DE[MOTEUR / "othello"]
    recursives = [noyau for noyau in noyaux if noyau.py_func.__name__ in noyau.py_func.__code__.co_names]
    assert {cast(Noyau, evaluation.chercher), cast(Noyau, profonde.recherche_profonde)} <= set(recursives)
    assert all(len(noyau.signatures) <= 1 for noyau in recursives)
