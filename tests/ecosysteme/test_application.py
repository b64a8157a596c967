"""The command line assembled: every command has its help, whichever way it is asked for."""

import subprocess
import sys
from functools import partial

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.application import COMMANDES, groupe, lire_fichiers

LARGE = 1000  # columns: no sentence is cut


def test_l_aide_se_demande_en_francais_aussi(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Another test of this process may have added the commands that need Qt.
    seules = {nom: faite for nom, faite in COMMANDES.items() if not isinstance(faite.faire, partial)}
    monkeypatch.setattr("ecosysteme.application.COMMANDES", seules)
    aides = []
    for demande in (["--help"], ["--aide"], ["-h"]):
        assert principal(demande) == 0
        aides.append(capsys.readouterr().out)
    assert aides[0] == aides[1] == aides[2]
    assert "sans fenêtre" not in aides[0]
    assert principal(["match", "--aide"]) == 0
    assert "--parties" in capsys.readouterr().out


def test_la_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["--version"]) == 0
    assert capsys.readouterr().out.startswith("Othellier ")


def test_une_commande_ne_charge_que_ce_qu_elle_demande() -> None:
    """Who wants the version does not wait for NumPy, nor for the games."""
    programme = (
        "import sys; from ecosysteme.__main__ import principal; principal(['--version']);"
        "print({'numpy', 'rich', 'sqlite3', 'ecosysteme.jeu'} & set(sys.modules) or 'rien')"
    )
    lance = subprocess.run([sys.executable, "-c", programme], capture_output=True, text=True, check=True)
    assert lance.stdout.splitlines()[1] == "rien"


def test_l_aide_de_toutes_ne_charge_aucune_commande() -> None:
    programme = (
        "import sys; from ecosysteme.__main__ import principal; principal(['--help']);"
        "print({'ecosysteme.jeu', 'ecosysteme.commandes.match'} & set(sys.modules) or 'rien')"
    )
    lance = subprocess.run([sys.executable, "-c", programme], capture_output=True, text=True, check=True)
    assert lance.stdout.splitlines()[-1] == "rien"


@pytest.mark.parametrize("nom", COMMANDES)
def test_chaque_commande_dit_dans_l_aide_de_toutes_ce_qu_elle_dit_dans_la_sienne(nom: str) -> None:
    assert groupe().get_command(None, nom).get_short_help_str(LARGE) == COMMANDES[nom].phrase


def test_l_aide_ne_charge_aucune_bibliotheque_de_calcul() -> None:
    """None of the commands may import at its top what only its run needs."""
    programme = (
        "import sys; from ecosysteme.application import COMMANDES, groupe;"
        "[groupe().get_command(None, nom) for nom in COMMANDES];"
        "print({'numpy', 'numba'} & set(sys.modules) or 'rien')"
    )
    lance = subprocess.run([sys.executable, "-c", programme], capture_output=True, text=True, check=True)
    assert lance.stdout.splitlines()[-1] == "rien"


@pytest.mark.parametrize("fichiers", [[], ["partie.sgf"], ["une partie.sgf", "deux.ggf"]])
def test_les_fichiers_sont_rendus_tels_quels(fichiers: list[str]) -> None:
    assert lire_fichiers(fichiers, "fenetre") == fichiers
    assert lire_fichiers(["--", *fichiers], "fenetre") == fichiers


@pytest.mark.parametrize("option", ["--absente", "-x", "--absente=3"])
def test_une_option_inconnue_est_refusee(capsys: pytest.CaptureFixture[str], option: str) -> None:
    with pytest.raises(SystemExit) as sortie:
        lire_fichiers(["partie.sgf", option], "fenetre")
    assert sortie.value.code == 2
    erreur = capsys.readouterr().err
    assert erreur == f"Erreur : option {option.partition('=')[0]} inconnue (voir fenetre --help).\n"
