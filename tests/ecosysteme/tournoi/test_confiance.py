from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.tournoi.confiance import inconnus, programmes, retenir

MOTEUR = "externe:gtp:gtp-rhino -l 3"
JOUEURS = ("ia_alea", MOTEUR, "ia_max", MOTEUR)


@pytest.fixture(autouse=True)
def dossier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for nom in ("XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(nom, str(tmp_path / "etat"))
    return tmp_path / "etat"


def test_un_programme_est_inconnu_tant_qu_il_n_a_pas_ete_donne(dossier: Path) -> None:
    assert programmes(JOUEURS) == inconnus(JOUEURS) == (MOTEUR,)
    retenir(("ia_alea", "ia_max"))
    assert not dossier.exists()  # machines of ours start nothing
    retenir(JOUEURS)
    assert inconnus(JOUEURS) == ()
    assert inconnus([f"{MOTEUR} ; autre chose"]) != ()


@pytest.mark.parametrize("contenu", [b"", b"{}", b"[1, null]", b"\xff", b"[" * 100_000])
def test_une_memoire_abimee_fait_reposer_la_question(dossier: Path, contenu: bytes) -> None:
    retenir(JOUEURS)
    (fichier,) = dossier.rglob("*.json")
    fichier.write_bytes(contenu)
    assert inconnus(JOUEURS) == (MOTEUR,)
    retenir(JOUEURS)
    assert inconnus(JOUEURS) == ()


def test_sans_place_ou_ecrire_la_question_revient(dossier: Path) -> None:
    dossier.write_text("un fichier où un dossier est attendu")
    retenir(JOUEURS)
    assert inconnus(JOUEURS) == (MOTEUR,)
