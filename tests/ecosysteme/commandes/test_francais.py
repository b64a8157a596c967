"""Help and refusals in French, whatever the command."""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Annotated

import pytest
import typer

from ecosysteme.commandes.francais import REGLES_DE_MARCHE, Commande

MATCH = ["match", "--noir", "ia_alea", "--blanc", "ia_max", "--taille", "4"]


@pytest.mark.parametrize(
    ("arguments", "phrase"),
    [
        (["match", "--noir", "ia_alea"], "il manque --blanc"),
        ([*MATCH, "--graine"], "--graine attend une valeur"),
        ([*MATCH, "--json=1"], "--json ne prend pas de valeur"),
        ([*MATCH, "--premier", "ia_max"], "--noir/--premier donnée deux fois"),
        ([*MATCH, "--graine", "1", "--graine=2"], "--graine donnée deux fois"),
        ([*MATCH, "de", "trop"], "argument en trop : de trop"),
        (["banc", "recherche", "--vite"], "option --vite inconnue"),
        (["jouer"], "commande 'jouer' inconnue : attendu console, menu, match, boucle, "),
    ],
)
def test_refus_en_une_phrase(arguments: list[str], phrase: str, refus: Callable[[list[str]], str]) -> None:
    assert phrase in refus(arguments)


def test_aide_d_une_commande_a_argument(capsys: pytest.CaptureFixture[str]) -> None:
    """Arguments have a heading of their own, and only what needs the window takes any so far."""

    def peindre(dossier: Annotated[str, typer.Argument(metavar="DOSSIER", help="Où peindre.")]) -> None:
        raise AssertionError(dossier)

    application = typer.Typer(**REGLES_DE_MARCHE)
    application.command("peindre", cls=Commande)(peindre)
    application.command("repeindre", cls=Commande)(peindre)
    with pytest.raises(SystemExit) as fin:
        application(args=["peindre", "--help"], prog_name="essai")
    assert fin.value.code == 0
    aide = capsys.readouterr().out
    for mots in ("Usage : essai peindre", "Arguments :\n", "Options :\n", "Où peindre.", "[obligatoire]"):
        assert mots in aide


def test_les_noms_de_l_aide_viennent_toujours_dans_le_meme_ordre() -> None:
    """Whatever the order of a set, which changes from one process to the next."""
    commande = [sys.executable, "-m", "ecosysteme", "--help"]
    for graine in "1234":
        environnement = {**os.environ, "PYTHONHASHSEED": graine, "PYTHONIOENCODING": "utf-8"}
        aide = subprocess.run(commande, env=environnement, capture_output=True, encoding="utf-8", check=True).stdout
        assert "  -h, --help, --aide  Affiche cette aide." in aide
