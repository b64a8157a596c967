"""A program loses on time in a series: the window, the list of games, the statistics and the files say so."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.joueurs import IAmax
from tests.fenetre import PATIENCE, cocher, message
from ui.situation import Marche
from ui.widgets.fenetre import FenetreDessinee

TROP: float = 61.0  # s that it thinks, more than the minute of its clock


@pytest.fixture
def lente(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let IA Max have thought too long of its move number ``request.param`` in each game."""
    retard, choisir = [0.0], IAmax.choisir

    def penser(joueur: IAmax, jeu: Any, etat: Any, arret: Any = None) -> Any:
        rang = (len(etat.plateau) - 4) // 2 + 1
        retard[0] += TROP if type(joueur) is IAmax and rang == request.param else 0.0
        return choisir(joueur, jeu, etat, arret)

    monkeypatch.setattr(IAmax, "choisir", penser)
    monkeypatch.setattr("ui.reflexion.coup.perf_counter", lambda: perf_counter() + retard[0])


def jouer_serie(qtbot: QtBot, fenetre: ApplicationIHM, parties: int) -> None:
    widgets = fenetre.widgets
    widgets.action_mode_matchs.trigger()
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    widgets.nombre_parties.setValue(parties)
    widgets.cadence.setValue(0)
    widgets.regle_temps.setCurrentIndex(widgets.regle_temps.findData("stricte"))
    widgets.choix_pendule.activated.emit(widgets.choix_pendule.findData("1:00"))
    fenetre.demarrer()
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE, timeout=PATIENCE)


def textes(fenetre: FenetreDessinee) -> list[list[str]]:
    table = fenetre.widgets.parties_jouees
    cellules = [[table.item(rang, colonne) for colonne in range(6)] for rang in range(table.rowCount())]
    return [[cellule.text() for cellule in ligne if cellule is not None] for ligne in cellules]


@pytest.mark.parametrize("lente", [3], indirect=True)
@pytest.mark.usefixtures("lente")
def test_la_fenetre_la_liste_les_comptes_et_le_fichier_le_disent(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    jouer_serie(qtbot, fenetre, parties=2)
    assert message(fenetre) == "Noir gagne au temps, 64 – 0 ; Min bat Max : 2 à 0 en points"
    assert [(ligne[1:4], ligne[5]) for ligne in textes(fenetre)] == [
        (["Min", "64 - 0", "Max"], "au temps"),
        (["Max", "0 - 64", "Min"], "au temps"),
    ]
    assert [ligne[4] for ligne in textes(fenetre)] == ["61,0 s"] * 2, "le tour que le drapeau a fini y est"
    bilans = {bilan.nom: bilan for bilan in fenetre.situation.serie.bilans}
    assert (bilans["ia_max"].resultat.defaites, bilans["ia_min"].marge_moyenne) == (2, 64)
    fenetre.revue.export.exporter(tmp_path / "serie.sgf")
    qtbot.waitUntil(lambda: "Parties écrites" in message(fenetre), timeout=PATIENCE)
    texte = (tmp_path / "serie.sgf").read_text(encoding="utf-8")
    assert (texte.count("RE[W+T]"), texte.count("RE[B+T]")) == (1, 1)
    assert [lue.entete.ecart for lue in lire_sgf(texte)] == [-64, 64]


@pytest.mark.parametrize("lente", [1], indirect=True)
@pytest.mark.usefixtures("lente")
def test_une_partie_perdue_au_premier_coup_reste_a_ceux_qui_l_ont_jouee(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Nobody has played a move in it, and it is no game to come."""
    jouer_serie(qtbot, fenetre, parties=1)
    partie = fenetre.partie_en_cours
    assert (partie.nb_coups_total, partie.entete.decision) == (0, "W+T")
    cocher(qtbot, fenetre, "noir_ia_alea")
    assert [str(qui) for qui in partie.entete.joueurs] == ["ia_max", "ia_min"]
    assert [str(nom) for nom, _ in fenetre.situation.cartes] == ["ia_max", "ia_min"]
    assert textes(fenetre)[0][1:4] == ["Max", "0 - 64", "Min"]
