"""What plays a file: a program of the system, waited for, stopped when asked, its failure told."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Event, Thread

import pytest

from ecosysteme.fautes import Panne
from tests.fenetre import PATIENCE
from ui.sons import lecteur
from ui.sons.lecteur import PROGRAMMES, HautParleur, lecteur_de, trouver_lecteur


def programme(dossier: Path, texte: str) -> list[str]:
    (dossier / "joueur.py").write_text(texte, encoding="utf-8")
    return [sys.executable, str(dossier / "joueur.py")]


def test_le_premier_programme_present_joue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(lecteur, "which", lambda nom: None)
    assert trouver_lecteur() is None
    demandes: list[list[str]] = []

    def noter(commande: Sequence[str]) -> HautParleur:
        demandes.append(list(commande))
        return lambda *_: None

    monkeypatch.setattr(lecteur, "which", lambda nom: f"/usr/bin/{nom}" if nom in ("aplay", "afplay") else None)
    monkeypatch.setattr(lecteur, "lecteur_de", noter)
    assert trouver_lecteur() is not None
    assert demandes == [["/usr/bin/aplay", "-q"]]
    assert {nom for nom, *_ in PROGRAMMES} == {"pw-play", "paplay", "aplay", "afplay"}


def test_le_programme_recoit_le_fichier_et_l_on_attend_sa_fin(tmp_path: Path) -> None:
    commande = programme(tmp_path, "import sys, pathlib\npathlib.Path(sys.argv[1] + '.lu').write_text('lu')")
    lecteur_de(commande)(tmp_path / "coup.wav", Event())
    assert (tmp_path / "coup.wav.lu").read_text() == "lu"


def test_un_programme_qui_echoue_se_dit(tmp_path: Path) -> None:
    with pytest.raises(Panne, match="n'a pas pu jouer un son"):
        lecteur_de(programme(tmp_path, "raise SystemExit(3)"))(tmp_path / "coup.wav", Event())


def test_un_son_dont_on_ne_veut_plus_s_arrete(tmp_path: Path) -> None:
    commande = programme(tmp_path, "import sys, time, pathlib\npathlib.Path(sys.argv[1]).touch()\ntime.sleep(600)")
    arret, fichier = Event(), tmp_path / "coup.wav"
    fil = Thread(target=lecteur_de(commande), args=(fichier, arret))
    fil.start()
    arret.set()
    fil.join(PATIENCE / 1000)
    assert not fil.is_alive()
