"""``console``: the game it starts, and the players it refuses."""

import builtins
from collections.abc import Callable
from pathlib import Path

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.journal.lecture import lister
from ecosysteme.journal.lieu import VARIABLE


def test_joue_le_jeu_demande(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(builtins, "input", lambda question: "q")
    assert principal(["console", "--noir", "ia_max", "--blanc", "humain", "--taille", "4", "--graine", "1"]) == 0
    sortie = capsys.readouterr().out
    assert "Noir : IA Max\nBlanc : Humain" in sortie
    assert "  A B C D\n1 " in sortie
    assert "Partie quittée." in sortie


@pytest.mark.parametrize(
    ("jeu", "attendu"),
    [
        ("puissance4", "Rouge : IA Max\nJaune : Humain"),
        ("morpion", "X : IA Max\nO : Humain"),
        ("nim:tas=3-4-5", "Premier : IA Max\nSecond : Humain"),
    ],
)
def test_joue_aux_autres_jeux(
    jeu: str, attendu: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reponses = iter(["x", "", "99"])
    monkeypatch.setattr(builtins, "input", lambda question: next(reponses, "q"))
    assert principal(["console", "--jeu", jeu, "--premier", "ia_max", "--second", "humain"]) == 0
    sortie = capsys.readouterr().out
    assert attendu in sortie
    assert "Partie quittée." in sortie


@pytest.mark.parametrize(
    ("arguments", "phrase"),
    [
        (["console", "--blanc", "ia_forte"], "joueur 'ia_forte' inconnu : attendu humain"),
        (["console", "--second", "ia_moteur", "--taille", "6"], "que sur 8 × 8, pas sur 6 × 6"),
    ],
)
def test_refus_en_une_phrase(arguments: list[str], phrase: str, refus: Callable[[list[str]], str]) -> None:
    assert phrase in refus(arguments)


@pytest.mark.parametrize("abime", [False, True])
def test_la_partie_est_dans_le_journal(
    abime: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    chemin = tmp_path / "journal.sqlite"
    if abime:
        chemin.write_text("rien de lisible " * 100)
    monkeypatch.setenv(VARIABLE, str(chemin))
    monkeypatch.setattr(builtins, "input", lambda question: "q")
    assert principal(["console", "--noir", "ia_alea", "--blanc", "ia_max", "--taille", "4", "--graine", "1"]) == 0
    (notee,) = lister(chemin)
    assert notee.issue is not None
    assert (notee.jeu, notee.joueurs) == ("othello:taille=4", ("IA Aléatoire", "IA Max"))
    erreurs = capsys.readouterr().err
    assert ("est abîmé : il est mis de côté sous le nom journal-abime-" in erreurs) == abime


def test_un_journal_inutilisable_n_empeche_pas_de_jouer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "dossier").touch()
    monkeypatch.setenv(VARIABLE, str(tmp_path / "dossier" / "journal.sqlite"))
    assert principal(["console", "--noir", "ia_alea", "--blanc", "ia_max", "--taille", "4"]) == 0
    sortie = capsys.readouterr()
    assert "gagne" in sortie.out or "nulle" in sortie.out
    assert sortie.err.count("Cette partie n'est pas gardée : ") == 1


def test_une_pendule_se_montre_et_ce_qui_n_en_est_pas_une_est_refuse(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    invites = list[str]()

    def repondre(question: str) -> str:
        invites.append(question)
        return "q"

    monkeypatch.setattr(builtins, "input", repondre)
    assert (
        principal(["console", "--noir", "humain", "--taille", "4", "--pendule", "1:00:00", "--regle", "japonaise"]) == 0
    )
    assert invites[0].startswith(("Noir 1:00:00 ▸", "Noir 59:59 ▸"))
    assert principal(["console", "--noir", "humain", "--pendule", "bientôt"]) == 2
    assert "bientôt" in capsys.readouterr().err


def test_une_regle_inconnue_est_refusee(refus: Callable[[list[str]], str]) -> None:
    dit = refus(["console", "--pendule", "5:00", "--regle", "autre"])
    assert "règle 'autre' inconnue : attendu mondiale, stricte" in dit
