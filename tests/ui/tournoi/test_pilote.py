from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from threading import Event
from time import perf_counter

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.bilans import bilans
from ecosysteme.tournoi.comptes.bilan_joueur import BilanJoueur
from ecosysteme.tournoi.execution import EtatChange, EtatTournoi
from ecosysteme.tournoi.ouvrier import Consigne, Ouvrier
from ecosysteme.tournoi.plan import Reglement
from tests.tailles import taille
from ui.tournoi import pilote as module_pilote
from ui.tournoi.fichiers import Dossier
from ui.tournoi.pilote import CADENCE_TABLE, PiloteTournoi

PATIENCE = 120_000  # ms
REGLEMENT = Reglement("morpion", ("ia_alea", "ia_max"), taille(1_000, 3_000))
LONG = replace(REGLEMENT, parties=100_000)  # nobody sees its end


def refuser(erreur: BaseException) -> None:
    raise erreur


@pytest.fixture
def pilote(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[PiloteTournoi]:
    monkeypatch.setattr(module_pilote, "PATIENCE", PATIENCE / 1000)  # for its processes to be gone
    parent = QObject()
    pilote = PiloteTournoi(parent)
    yield pilote
    pilote.fermer()
    assert active_children() == []


def test_les_nouvelles_viennent_au_pas_de_l_oeil_et_la_derniere_ne_se_perd_pas(
    qtbot: QtBot, pilote: PiloteTournoi, tmp_path: Path
) -> None:
    tables: list[int] = []
    pilote.tableau_change.connect(lambda etat: tables.append(etat.parties))
    debut = perf_counter()
    pilote.inscrire(REGLEMENT, tmp_path / "t.sqlite", lambda: None, refuser)
    qtbot.waitUntil(lambda: pilote.etat is EtatTournoi.FINI, timeout=PATIENCE)
    qtbot.waitUntil(lambda: tables[-1:] == [REGLEMENT.parties], timeout=PATIENCE)

    assert len(tables) <= (perf_counter() - debut) / CADENCE_TABLE + 2
    assert tables == sorted(tables)


def test_un_autre_tournoi_ne_se_montre_qu_une_fois_le_premier_arrete(
    qtbot: QtBot, pilote: PiloteTournoi, tmp_path: Path
) -> None:
    ouverts: list[Dossier] = []
    etats: list[EtatChange] = []
    pilote.ouvert.connect(ouverts.append)
    pilote.etat_change.connect(etats.append)
    pilote.inscrire(LONG, tmp_path / "t.sqlite", lambda: None, refuser)
    qtbot.waitUntil(lambda: pilote.en_cours, timeout=PATIENCE)
    pilote.ouvrir(tmp_path / "t.sqlite", 1)
    pilote.arreter()
    qtbot.waitUntil(
        lambda: [etat.etat for etat in etats] == [EtatTournoi.EN_COURS, EtatTournoi.PAUSE], timeout=PATIENCE
    )
    assert len(ouverts) == 1

    pilote.ouvrir(tmp_path / "t.sqlite", 1)
    qtbot.waitUntil(lambda: len(ouverts) == 2, timeout=PATIENCE)
    assert pilote.etat in (EtatTournoi.PRET, EtatTournoi.PAUSE)


def test_un_pilote_ferme_ne_repart_pas(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QObject()
    pilote = PiloteTournoi(parent)
    faits: list[bool] = []
    pilote.inscrire(REGLEMENT, tmp_path / "t.sqlite", lambda: faits.append(True), refuser)
    qtbot.waitUntil(lambda: bool(faits), timeout=PATIENCE)
    pilote.fermer()  # before the window had the time to show it
    qtbot.wait(300)

    assert not pilote.en_cours
    assert active_children() == []


def test_les_statistiques_sont_celles_du_fichier_montre(
    qtbot: QtBot, pilote: PiloteTournoi, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of the first file are still being read when the second is opened, and end afterwards."""
    premier, second = tmp_path / "premier.sqlite", tmp_path / "second.sqlite"
    for chemin, joueurs in ((premier, ("ia_alea", "ia_max")), (second, ("ia_min", "ia_max"))):
        remplir(chemin, joueurs)
    commencee, libre = Event(), Event()

    def lents(base: Base, numeros: Iterable[int]) -> list[BilanJoueur]:
        if base.chemin == premier:
            commencee.set()
            libre.wait(PATIENCE / 1000)
        return bilans(base, numeros)

    monkeypatch.setattr(module_pilote, "bilans", lents)
    montres: list[list[str]] = []
    ouverts: list[Dossier] = []
    pilote.bilans_prets.connect(lambda lus: montres.append([bilan.nom for bilan in lus]))
    pilote.ouvert.connect(ouverts.append)
    try:
        pilote.suivre_bilans(True)
        pilote.ouvrir(premier)
        qtbot.waitUntil(commencee.is_set, timeout=PATIENCE)
        pilote.ouvrir(second)
        qtbot.waitUntil(lambda: len(ouverts) == 2, timeout=PATIENCE)
    finally:
        libre.set()
    qtbot.waitUntil(lambda: bool(montres and montres[-1]), timeout=PATIENCE)
    assert montres == [[], [], ["ia_min", "ia_max"]]


def test_les_statistiques_sont_celles_du_tournoi_choisi(qtbot: QtBot, pilote: PiloteTournoi, tmp_path: Path) -> None:
    chemin = tmp_path / "deux.sqlite"
    remplir(chemin, ("ia_alea", "ia_max"))
    remplir(chemin, ("ia_min", "ia_max"))
    montres: list[list[tuple[str, int]]] = []
    pilote.bilans_prets.connect(lambda lus: montres.append([(bilan.nom, bilan.total.parties) for bilan in lus]))
    pilote.suivre_bilans(True)
    for numero, premier in ((1, "ia_alea"), (2, "ia_min")):
        montres.clear()
        pilote.ouvrir(chemin, numero)
        qtbot.waitUntil(lambda: bool(montres and montres[-1]), timeout=PATIENCE)
        assert montres[-1] == [(premier, 2), ("ia_max", 2)]


def remplir(chemin: Path, joueurs: tuple[str, str]) -> None:
    """Play two games into a file."""
    reglement = Reglement("morpion", joueurs, 2)
    with Base(chemin) as base:
        numero, ouvrier = base.creer(reglement), Ouvrier(Consigne.de(reglement))
        base.ajouter(
            numero, [ouvrier.jouer(appariement) for appariement in map(base.plan(numero).__getitem__, range(2))]
        )
