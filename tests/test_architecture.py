"""What the house looks like: who may import whom, how long and how full things are, and where each test is.

Each guard is also shown what it must refuse: one that lets a fault through is worth less than none.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.tailles import quelques

RACINE = Path(__file__).parents[1]
LIGNES_FICHIER = 400
LIGNES_FONCTION = 40
FICHIERS_DOSSIER = 25
# An engine kernel may be longer when its docstring argues for it in a sentence that begins so.
RAISON = "One function, and long:"

SOURCES = sorted(
    source.relative_to(RACINE)
    for source in [*RACINE.glob("ecosysteme/**/*.py"), *RACINE.glob("ui/**/*.py"), RACINE / "applicationIHM.py"]
)


def lint_imports(racine: Path) -> subprocess.CompletedProcess[str]:
    """Run ``lint-imports`` on the tree at ``racine``, not on an installed copy: ``-c`` looks in ``cwd`` first."""
    commande = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    return subprocess.run(
        [sys.executable, "-c", commande], cwd=racine, capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_les_imports_vont_vers_le_bas() -> None:
    resultat = lint_imports(RACINE)
    assert resultat.returncode == 0, resultat.stdout + resultat.stderr


# Imports that must be refused, ordered so that one in two shows every contract.
INTERDITS = [
    ("ecosysteme/plateau.py", "import ui.socle.theme", "The window stands on the ecosystem"),
    ("ecosysteme/fautes.py", "import ecosysteme.reglages", "The rooms of the ecosystem import downwards"),
    ("ecosysteme/plateau.py", "from ecosysteme import jeu", "The rooms of the ecosystem import downwards"),
    ("ecosysteme/joueurs/alea.py", "import ecosysteme.partie", "The rooms of the ecosystem import downwards"),
    ("ecosysteme/inconnu.py", "", "The rooms of the ecosystem import downwards"),
    ("ecosysteme/console.py", "import ecosysteme.commandes", "The rooms of the ecosystem import downwards"),
    (
        "ecosysteme/commandes/match.py",
        "def f(): import ecosysteme.atelier.epreuve.toutes",
        "Only the commands that need it import the workshop",
    ),
    (
        "ecosysteme/moteur/othello/session.py",
        "def f(): import ecosysteme.moteur.othello.noyaux.tirage",
        "Only the commands that need it import the workshop",
    ),
    (
        "ecosysteme/atelier/entrainement/lots.py",
        "import ecosysteme.atelier.bancs.regles",
        "The rooms of the workshop import downwards",
    ),
    ("ecosysteme/moteur/puissance4/table.py", "from ..othello import avis", "The engines ignore each other"),
    ("ecosysteme/moteur/commun/blocs.py", "from ..othello import avis", "The engines ignore each other"),
    ("ecosysteme/moteur/othello/noyaux/bits.py", "from .. import session", "The kernels of Othello stand below"),
    ("ecosysteme/commandes/match.py", "import ecosysteme.commandes.jouer", "Commands ignore each other"),
    ("ecosysteme/commandes/sortie.py", "import ecosysteme.commandes.banc.banc", "Commands ignore each other"),
    ("ecosysteme/commandes/inconnue.py", "", "Commands ignore each other"),
    ("ecosysteme/partie.py", "def f(): import PySide6.QtCore", "The ecosystem runs without Qt"),
    ("ui/socle/theme.py", "import ui.plateau.vue", "The rooms of the window import downwards"),
    ("ui/socle/theme.py", "import applicationIHM", "Only the commands import the controller"),
    (
        "ui/commandes/papier.py",
        "import ui.atelier.essai",
        "Only the commands that need it import the workshop",
    ),
    ("ui/jeux/registre.py", "import ui.reflexion.coup", "The rooms of the window import downwards"),
    ("ui/inconnu.py", "", "The rooms of the window import downwards"),
    (
        "ui/raisonnement/arbre/vue.py",
        "import ui.raisonnement.dock",
        "The rooms of the reasoning import downwards",
    ),
    ("ui/raisonnement/inconnu.py", "", "The rooms of the reasoning import downwards"),
]


@pytest.mark.parametrize(("fichier", "ajout", "contrat"), quelques(INTERDITS, 4))
def test_un_import_vers_le_haut_est_refuse(tmp_path: Path, fichier: str, ajout: str, contrat: str) -> None:
    for dossier in ("ecosysteme", "ui"):
        shutil.copytree(RACINE / dossier, tmp_path / dossier, ignore=shutil.ignore_patterns("__pycache__"))
    for nom in ("pyproject.toml", "applicationIHM.py"):
        shutil.copy(RACINE / nom, tmp_path)
    with (tmp_path / fichier).open("a", encoding="utf-8") as source:
        source.write(f"\n{ajout}\n")
    resultat = lint_imports(tmp_path)
    assert resultat.returncode == 1
    assert f"{contrat} BROKEN" in resultat.stdout


def trop_long(texte: str) -> Iterator[str]:
    """Name what is longer than it may be in a source file."""
    nombre = len(texte.splitlines())
    if nombre > LIGNES_FICHIER:
        yield f"{nombre} lines, {LIGNES_FICHIER} at most"
    for noeud in ast.walk(ast.parse(texte)):
        if isinstance(noeud, ast.FunctionDef | ast.AsyncFunctionDef):
            nombre = (noeud.end_lineno or 0) - noeud.lineno + 1
            if nombre > LIGNES_FONCTION and RAISON not in (ast.get_docstring(noeud) or ""):
                yield f"{noeud.name}: {nombre} lines, {LIGNES_FONCTION} at most"


def test_aucun_fichier_ni_aucune_fonction_n_est_trop_long() -> None:
    fautes = {str(source): list(trop_long((RACINE / source).read_text(encoding="utf-8"))) for source in SOURCES}
    assert {source: longs for source, longs in fautes.items() if longs} == {}


def test_un_fichier_ou_une_fonction_trop_longs_sont_vus() -> None:
    juste = "class A:\n    def f(self):\n" + "        pass\n" * (LIGNES_FONCTION - 1)
    assert list(trop_long(juste)) == []
    assert list(trop_long(juste + "        pass\n")) == ["f: 41 lines, 40 at most"]
    assert list(trop_long("\n" * LIGNES_FICHIER)) == []
    assert list(trop_long("\n" * (LIGNES_FICHIER + 1))) == ["401 lines, 400 at most"]


def trop_pleins(sources: Iterable[Path]) -> dict[str, int]:
    """Return how many source files each folder that holds too many has."""
    nombres = Counter(str(source.parent) for source in sources)
    return {dossier: nombre for dossier, nombre in nombres.items() if nombre > FICHIERS_DOSSIER}


def test_aucun_dossier_n_est_trop_plein() -> None:
    assert trop_pleins(SOURCES) == {}


def test_un_dossier_trop_plein_est_vu() -> None:
    pleins = [Path("ui/socle", f"{k}.py") for k in range(FICHIERS_DOSSIER)]
    ailleurs = [Path("ui/socle/dessous", f"{k}.py") for k in range(FICHIERS_DOSSIER)]
    assert trop_pleins([*pleins, *ailleurs]) == {}
    assert trop_pleins([*pleins, *ailleurs, Path("ui/socle/de_trop.py")]) == {"ui/socle": FICHIERS_DOSSIER + 1}


def se_presente(texte: str) -> bool:
    """Tell whether a file opens with a docstring that holds at least one sentence: several words, then a full stop."""
    return re.match(r"\w+(\W+\w+)+[^.]*\.(\s|$)", ast.get_docstring(ast.parse(texte)) or "") is not None


def test_chaque_salle_dit_ce_a_quoi_elle_repond() -> None:
    salles = {source.parent for source in SOURCES if source.parts[0] != "applicationIHM.py"}
    presentations = {salle: RACINE / salle / "__init__.py" for salle in salles}
    assert [salle for salle, fichier in presentations.items() if not fichier.is_file()] == []
    assert [
        salle for salle, fichier in presentations.items() if not se_presente(fichier.read_text(encoding="utf-8"))
    ] == []


def test_une_salle_qui_ne_se_presente_pas_est_vue() -> None:
    assert se_presente('"""What knows no game: loading, languages, themes."""')
    assert se_presente('"""What shows the search tree (see ``arbre.scene``).\n\nMore.\n"""\nimport os\n')
    for muette in ("", "import os\n", '"""."""', '"""Socle."""', '"""What knows no game"""', "# What knows no game.\n"):
        assert not se_presente(muette)


ELEMENT = re.compile(r"\.(itemAt|takeAt)\(")


def test_aucun_element_d_une_disposition_n_est_emballe() -> None:
    """Shiboken keeps the wrapper of a layout's item after Qt deleted it, and takes whoever comes there next for it."""
    sources = [*RACINE.glob("ui/**/*.py"), *RACINE.glob("tests/**/*.py"), RACINE / "applicationIHM.py"]
    fautes = [str(source) for source in sources if ELEMENT.search(source.read_text(encoding="utf-8"))]
    assert fautes == []
    assert all(ELEMENT.search(f"case = grille.{geste}(rang)") for geste in ("itemAt", "takeAt"))


# What shows a text as Qt likes, HTML and pictures included; ``ui/socle/textes.py`` has a plain one of each.
BRUT = re.compile(
    r"\b(?:QLabel|QMessageBox|QErrorMessage|QTableWidgetItem)\(|^class .*\b(?:QLabel|QMessageBox)\b"
    r"|\b(?:QInputDialog|QToolTip)\.|\bQMessageBox\.(?:about|critical|information|question|warning)\("
    r"|\.(?:setToolTip|setStatusTip|setWhatsThis|setTextFormat|setMarkdown)\(",
    re.MULTILINE,
)
RICHE = re.compile(r"\.(?:setHtml|insertHtml|appendHtml)\(")
# Pages that are ours; what comes from elsewhere is escaped there, and their own tests see it.
PAGES = {"ui/aide/glossaire.py", "ui/aide/raccourcis.py", "ui/documents/apercu.py", "ui/guide/dialogue.py"}


def montre_du_html(fichier: str, texte: str) -> bool:
    """Tell whether a source file gives Qt a text that may be taken for HTML."""
    return bool(fichier != "ui/socle/textes.py" and BRUT.search(texte)) or (
        fichier not in PAGES and bool(RICHE.search(texte))
    )


def test_aucun_texte_n_est_montre_que_par_ses_constructeurs() -> None:
    textes = {source.as_posix(): (RACINE / source).read_text(encoding="utf-8") for source in SOURCES}
    assert [fichier for fichier, texte in textes.items() if montre_du_html(fichier, texte)] == []


@pytest.mark.parametrize(
    "ligne",
    [
        "nom = QLabel(texte)",
        "class Nom(QLabel):",
        "boite = QMessageBox(fenetre)",
        "QMessageBox.warning(fenetre, titre, texte)",
        "case.setToolTip(texte)",
        "QToolTip.showText(ou, texte)",
        "table.setItem(0, 0, QTableWidgetItem(texte))",
        "etiquette.setTextFormat(Qt.TextFormat.RichText)",
        "page.setHtml(texte)",
    ],
)
def test_un_texte_nu_est_vu(ligne: str) -> None:
    assert montre_du_html("ui/suivi/graphique.py", f"{ligne}\n")
    assert not montre_du_html("ui/suivi/graphique.py", "nom = Etiquette(texte)\nlu = trouver(page, QLabel, 'nom')\n")


IMPRESSION = re.compile(r"(?<![\w.])print\(|\bsys\.std(?:out|err)\.write\(|\btyper\.(?:echo|secho)\(")


def tables_par_partie(texte: str) -> list[str]:
    """Return the tables in which ``texte`` keeps something of games beside them, instead of on them."""
    return re.findall(r"\bWeakKeyDictionary\[Partie\b[^\]]*\]", texte)


def test_ce_qu_on_sait_d_une_partie_est_sur_elle() -> None:
    """But what one file of the journal holds of it: the game does not know who keeps it."""
    textes = {source.as_posix(): (RACINE / source).read_text(encoding="utf-8") for source in SOURCES}
    assert {fichier for fichier, texte in textes.items() if tables_par_partie(texte)} == {
        "ecosysteme/journal/journal.py"
    }


def test_une_table_par_partie_est_vue() -> None:
    assert tables_par_partie("self._lus: WeakKeyDictionary[Partie, int] = WeakKeyDictionary()")
    assert not tables_par_partie("CASES: WeakKeyDictionary[QWidget, Partie] = WeakKeyDictionary()")


def test_les_commandes_ne_parlent_que_par_la_sortie() -> None:
    """``dire`` writes out what a terminal would obey; what says refusals has its own, below it."""
    permis = {"ecosysteme/commandes/sortie.py", "ecosysteme/commandes/francais.py"}
    commandes = {source.as_posix() for source in SOURCES if source.is_relative_to("ecosysteme/commandes")} - permis
    assert [chemin for chemin in sorted(commandes) if IMPRESSION.search((RACINE / chemin).read_text("utf-8"))] == []
    assert IMPRESSION.search("        print(texte)")
    assert not IMPRESSION.search("barre.console.print(texte)")


def test_chaque_module_a_ses_tests_au_meme_chemin() -> None:
    attendus = [Path("tests") / source.with_name(f"test_{source.name}") for source in SOURCES]
    absents = [str(test) for test in attendus if test.name != "test___init__.py" and not (RACINE / test).is_file()]
    assert absents == []
