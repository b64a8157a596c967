from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pytest

from ecosysteme.tournoi.confiance import inconnus, programmes, retenir

MOTEUR = f"externe:gtp:{shlex.quote(sys.executable)} -l 3"
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


def test_un_programme_est_connu_par_ce_qu_il_est_ici_non_par_son_texte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same words in another folder, or with another PATH, start something else."""
    for nom in ("le_mien", "recu"):
        (tmp_path / nom).mkdir()
        for fichier in ("moteur", "moteur.py"):
            (tmp_path / nom / fichier).write_text("#!/bin/sh\n")
            (tmp_path / nom / fichier).chmod(0o755)
    textes = ("./moteur", f"{shlex.quote(sys.executable)} moteur.py", f"{shlex.quote(sys.executable)} -m moteur")
    joueurs = tuple(f"externe:gtp:{texte}" for texte in textes)
    monkeypatch.chdir(tmp_path / "le_mien")
    retenir(joueurs)
    assert inconnus(joueurs) == ()
    assert inconnus([f"externe:gtp:{tmp_path / 'le_mien' / 'moteur'}"]) == ()  # the same program, said otherwise
    envoi = f"externe:gtp,envoi=shell rm:{tmp_path / 'le_mien' / 'moteur'}"
    assert inconnus([envoi]) == (envoi,)
    monkeypatch.chdir(tmp_path / "recu")
    assert inconnus(joueurs) == joueurs
    monkeypatch.chdir(tmp_path / "le_mien")
    par_nom = "externe:gtp:moteur"
    for dossier, attendus in (("le_mien", ()), ("recu", (par_nom,)), ("nulle-part", (par_nom,))):
        monkeypatch.setenv("PATH", str(tmp_path / dossier))
        assert inconnus([par_nom]) == attendus


@pytest.mark.skipif(os.name == "nt", reason="créer un lien y demande un privilège")
@pytest.mark.parametrize(
    "specification",
    [
        "externe:gtp:{lien}/moteur",
        "externe:gtp:{python} {lien}/moteur",
        "externe:gtp:{python} --livre={lien}",
        "externe:gtp:{python} -I{lien}/moteur",
        "externe:gtp:/bin/sh -c 'exec {lien}/moteur'",
        "externe:gtp:{python} direct",
        "externe:gtp:{python} relais",
        "externe:gtp:{lien}/bin/python",
        "ia_moteur:poids={lien}/moteur",
    ],
)
def test_un_lien_qui_mene_ailleurs_fait_reposer_la_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, specification: str
) -> None:
    """The folder of a Python environment is one too, though both lead to the same Python."""
    monkeypatch.chdir(tmp_path)
    lien, direct, relais = (tmp_path / nom for nom in ("lien", "direct", "relais"))
    for nom in ("un", "autre"):
        (tmp_path / nom / "bin").mkdir(parents=True)
        (tmp_path / nom / "bin" / "python").symlink_to(sys.executable)
        (tmp_path / nom / "moteur").write_text("#!/bin/sh\n")
        (tmp_path / nom / "moteur").chmod(0o755)
    relais.symlink_to(direct)
    joueur = specification.format(lien=lien, python=shlex.quote(sys.executable))
    for nom in ("un", "autre"):
        for place, but in ((lien, tmp_path / nom), (direct, tmp_path / nom / "moteur")):
            place.unlink(missing_ok=True)
            place.symlink_to(but)
        assert inconnus([joueur]) == (joueur,)
        retenir([joueur])
        assert inconnus([joueur]) == ()


def test_un_fichier_que_le_moteur_ecrit_ne_fait_pas_reposer_la_question(tmp_path: Path) -> None:
    joueur = f"{MOTEUR} --notes={tmp_path / 'notes.txt'}"
    retenir([joueur])
    (tmp_path / "notes.txt").touch()
    assert inconnus([joueur]) == ()


def test_ce_qui_n_est_pas_la_ne_se_retient_pas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who puts a program there later has not been agreed to."""
    monkeypatch.chdir(tmp_path)
    retenir(["externe:gtp:./absent"])
    assert inconnus(["externe:gtp:./absent"]) == ("externe:gtp:./absent",)


def test_un_fichier_que_nomme_un_joueur_est_demande(tmp_path: Path) -> None:
    lit = f"ia_moteur:poids={tmp_path / 'poids.npz'}"
    assert inconnus(["ia_moteur:poids=livres", "ia_moteur:poids=disques", "ia_moteur", lit]) == (lit,)
    retenir([lit])
    assert inconnus([lit]) == ()


@pytest.mark.parametrize("contenu", [b"", b"{}", b'[1, null, [2], "x"]', b"\xff", b"[" * 100_000])
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
