"""Writing a game: whole or not at all, off the GUI thread, even while the window closes."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QStandardPaths
from pytestqt.qtbot import QtBot

from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.reconnaitre import ouvrir
from ecosysteme.jeux.othello import Othello
from tests.ui.documents.parties import partie_de
from ui.documents import sauvegarde
from ui.documents.sauvegarde import DOSSIER, Sauvegarde, dossier_propose, ecrire_fichier
from ui.socle.memoire import Memoire

ENTETE = Entete(noir="Ève", blanc="Bob", commentaire="à revoir")


@pytest.fixture
def enregistrement() -> Enregistrement:
    return Enregistrement(partie_de(Othello(), "f5d6c3d3c4"), ENTETE)


@pytest.mark.parametrize("suffixe", [".sgf", ".ggf", ".GGF", ".pgn", ".txt"])
def test_ce_qui_est_ecrit_se_relit(tmp_path: Path, enregistrement: Enregistrement, suffixe: str) -> None:
    chemin = ecrire_fichier(tmp_path / "nouveau" / f"partie{suffixe}", enregistrement)
    [lue] = ouvrir(chemin).enregistrements
    assert lue.partie.racine.etat == enregistrement.partie.depart
    assert lue.nb_coups == 5
    assert lue.entete.noir == ("" if suffixe == ".txt" else ENTETE.noir)


def test_un_refus_laisse_le_fichier_d_avant(tmp_path: Path, enregistrement: Enregistrement) -> None:
    chemin = tmp_path / "partie.xyz"
    chemin.write_text("avant")
    with pytest.raises(ValueError, match=r"\.sgf"):
        ecrire_fichier(chemin, enregistrement)
    petit = Enregistrement(partie_de(Othello(6), "c2b4"))
    existant = tmp_path / "partie.ggf"
    existant.write_text("avant")
    with pytest.raises(ValueError, match="8 × 8"):
        ecrire_fichier(existant, petit)
    (tmp_path / "dossier.sgf").mkdir()
    with pytest.raises(ValueError, match=r"dossier\.sgf"):
        ecrire_fichier(tmp_path / "dossier.sgf", enregistrement)
    (tmp_path / "fichier").write_text("")
    with pytest.raises(ValueError, match="non écrit"):
        ecrire_fichier(tmp_path / "fichier" / "partie.sgf", enregistrement)
    assert [chemin.read_text(), existant.read_text()] == ["avant", "avant"]
    assert sorted(un.name for un in tmp_path.iterdir()) == ["dossier.sgf", "fichier", "partie.ggf", "partie.xyz"]


def test_une_ecriture_demandee_se_fait_meme_si_la_fenetre_se_ferme(
    qtbot: QtBot, tmp_path: Path, enregistrement: Enregistrement, monkeypatch: pytest.MonkeyPatch
) -> None:
    parti, ecrire, fils = threading.Event(), sauvegarde.ecrire_fichier, list[threading.Thread]()

    def lente(chemin: Path, quoi: Enregistrement) -> Path:
        fils.append(threading.current_thread())
        parti.wait()
        return ecrire(chemin, quoi)

    monkeypatch.setattr(sauvegarde, "ecrire_fichier", lente)
    parent = QObject()
    ecrivain = Sauvegarde(parent)
    chemins = [tmp_path / f"{rang}.sgf" for rang in range(3)]
    for chemin in chemins:
        ecrivain.ecrire(chemin, enregistrement, lambda: None)
    assert not any(chemin.exists() for chemin in chemins)
    parti.set()
    ecrivain.fermer()
    assert all(chemin.exists() for chemin in chemins)
    assert threading.main_thread() not in fils


def test_le_dossier_est_le_dernier_puis_les_documents(
    memoire: Memoire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = tmp_path / "Documents"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    assert dossier_propose(memoire) == documents
    assert not documents.exists()
    memoire.ecrire(DOSSIER, str(tmp_path))
    assert dossier_propose(memoire) == tmp_path
    memoire.ecrire(DOSSIER, str(tmp_path / "parti"))
    assert dossier_propose(memoire) == documents
