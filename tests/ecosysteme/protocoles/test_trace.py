"""What is said to an engine and what it says, on paper: in order, as plain text, and never more than was agreed."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from time import monotonic

import pytest

from ecosysteme.fautes import Faute
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.processus import Processus
from ecosysteme.protocoles.trace import LIGNE_MAX, NOTE, RECU, TraceMoteur, nommer, verifier_dossier

LONGTEMPS = 60.0  # s


def sans_heures(fichier: Path) -> list[str]:
    lignes = fichier.read_text(encoding="utf-8").splitlines()
    assert all(re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} [<>!#] ", ligne) for ligne in lignes)
    return [ligne[24:] for ligne in lignes]


def test_chaque_ligne_a_son_heure_et_qui_l_a_dite(tmp_path: Path) -> None:
    fichier = tmp_path / "la" / "trace.txt"
    programme = "import sys\nfor ligne in sys.stdin: print('=', ligne, end=''); sys.exit('adieu')"
    processus = Processus([sys.executable, "-uc", programme], TraceMoteur(fichier))
    processus.ecrire("1 genmove black")
    assert processus.lire(monotonic() + LONGTEMPS) == "= 1 genmove black"
    with pytest.raises(MoteurDefaillant, match="adieu"):
        processus.lire(monotonic() + LONGTEMPS)
    processus.fermer()
    commande, *dites = sans_heures(fichier)
    assert commande.startswith(f"# {sys.executable} -uc 'import sys")
    assert dites[0] == "> 1 genmove black"
    assert sorted(dites[1:]) == ["! adieu", "< = 1 genmove black"]


def test_ce_qu_un_moteur_ecrit_reste_du_texte_et_une_ligne_ne_dure_pas(tmp_path: Path) -> None:
    trace = TraceMoteur(tmp_path / "t.txt")
    trace.noter(RECU, "\x1b[31m= d3", "x" * (LIGNE_MAX + 7))
    assert sans_heures(tmp_path / "t.txt") == ["< \\x1b[31m= d3", f"< {'x' * LIGNE_MAX}… (+ 7)"]


def test_deux_fichiers_au_plus_et_les_dernieres_lignes_y_sont(tmp_path: Path) -> None:
    trace = TraceMoteur(tmp_path / "t.txt", volume=1_000)
    for rang in range(500):
        trace.noter(NOTE, f"ligne {rang}")
    assert sorted(fichier.name for fichier in tmp_path.iterdir()) == ["t.ancien.txt", "t.txt"]
    assert all(fichier.stat().st_size < 1_100 for fichier in tmp_path.iterdir())
    gardees = sans_heures(tmp_path / "t.ancien.txt") + sans_heures(tmp_path / "t.txt")
    assert gardees == [f"# ligne {rang}" for rang in range(500 - len(gardees), 500)]


def test_ce_qui_ne_peut_pas_s_ecrire_n_arrete_personne(tmp_path: Path) -> None:
    (tmp_path / "pris").touch()
    TraceMoteur(tmp_path / "pris" / "t.txt").noter(NOTE, "perdue")
    with pytest.raises(Faute, match="pris"):
        verifier_dossier(tmp_path / "pris")
    verifier_dossier(tmp_path / "un" / "autre")
    assert (tmp_path / "un" / "autre").is_dir()


def test_un_nom_de_moteur_ne_sort_pas_du_dossier() -> None:
    assert nommer(1, "../../etc/passwd").startswith("2-..-..-etc-passwd-")
