"""What the commands share to print and to stop."""

import json
import signal

import pytest

from ecosysteme.commandes.sortie import ecrire_json, imprimer, progression, sur_interruption


def test_json_lisible_et_relisible(capsys: pytest.CaptureFixture[str]) -> None:
    ecrire_json({"nœuds": 3, "joueur": "IA Alpha-Bêta"})
    sortie = capsys.readouterr().out
    assert "IA Alpha-Bêta" in sortie
    assert json.loads(sortie) == {"nœuds": 3, "joueur": "IA Alpha-Bêta"}


def test_tableau_mots_a_gauche_nombres_a_droite(capsys: pytest.CaptureFixture[str]) -> None:
    imprimer(("Joueur", "Victoires"), [("[b]max", "7"), ("hasard", "12")])
    lignes = [ligne.strip() for ligne in capsys.readouterr().out.splitlines() if ligne.strip()]
    assert lignes[-2].split() == ["[b]max", "7"]  # a player's name is no markup
    assert len(lignes[-2]) == len(lignes[-1]) == len("Joueur   Victoires")


def test_progression_muette_hors_d_un_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with progression() as barre:
        barre.advance(barre.add_task("parties", total=2))
    assert capsys.readouterr() == ("", "")


def test_le_premier_ctrl_c_previent_le_second_arrete() -> None:
    habituel = signal.getsignal(signal.SIGINT)
    with sur_interruption() as arret:
        assert not arret.is_set()
        signal.raise_signal(signal.SIGINT)
        assert arret.is_set()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    with sur_interruption() as arret:
        assert not arret.is_set()
    assert signal.getsignal(signal.SIGINT) is habituel
