"""Trees grown on a thread: the answers that arrive, those that must not, and the refusals."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ecosysteme.arbre import Arbre, croissance
from ecosysteme.arret import Interrompu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ui.raisonnement.arbre import recherche as arbre_regie
from ui.raisonnement.arbre.recherche import Demande, RegieArbre
from ui.socle.langue import Langue

PATIENCE = 120_000  # ms


@pytest.fixture
def regie(qtbot: QtBot, langue: Langue) -> Iterator[RegieArbre]:
    regie = RegieArbre()
    yield regie
    regie.fermer()


def sans_fin(*arguments: Any, arret: Event | None = None, **_: Any) -> Arbre:
    """Search until told to stop, in the place of ``cultiver`` or of ``comparer``, whose last argument is the flag."""
    (arret or arguments[-1]).wait()
    raise Interrompu


def demande(jeu: Any, algorithme: str = "ia_alphabeta", profondeur: int = 2, ordonne: bool = False) -> Demande:
    return Demande(jeu, jeu.etat_initial(), algorithme, profondeur, ordonne)


def test_l_arbre_puis_les_comptes(qtbot: QtBot, regie: RegieArbre) -> None:
    recus: list[str] = []
    regie.arbre_pret.connect(lambda _: recus.append("arbre"))
    regie.comptes_prets.connect(lambda _: recus.append("comptes"))
    with qtbot.waitSignals([regie.arbre_pret, regie.comptes_prets], timeout=PATIENCE):
        assert regie.demander(demande(Othello(), "ia_negamax", 3))
    assert recus == ["arbre", "comptes"]
    assert not regie.occupee


def test_seule_la_derniere_question_a_une_reponse(qtbot: QtBot, regie: RegieArbre) -> None:
    arbres: list[Arbre] = []
    regie.arbre_pret.connect(arbres.append)
    othello = Othello()
    with qtbot.waitSignal(regie.comptes_prets, timeout=PATIENCE):
        regie.demander(demande(othello, "ia_minmax", 4))
        regie.demander(demande(othello, "ia_alphabeta", 4))
        regie.demander(demande(othello, "ia_alphabeta", 1))
    assert [(arbre.algorithme, arbre.profondeur) for arbre in arbres] == [("ia_alphabeta", 1)]


def test_la_meme_question_ne_se_repose_pas_et_les_comptes_servent_encore(qtbot: QtBot, regie: RegieArbre) -> None:
    jeu = Morpion()
    with qtbot.waitSignals([regie.arbre_pret, regie.comptes_prets], timeout=PATIENCE):
        regie.demander(demande(jeu))
    assert not regie.demander(demande(jeu))
    comptes: list[object] = []
    regie.comptes_prets.connect(comptes.append)
    with qtbot.waitSignal(regie.arbre_pret, timeout=PATIENCE):
        assert regie.demander(demande(jeu, ordonne=True))
    assert not regie.occupee
    regie.oublier()
    with qtbot.waitSignals([regie.arbre_pret, regie.comptes_prets], timeout=PATIENCE):
        assert regie.demander(demande(jeu, ordonne=True))
    assert len(comptes) == 1


def test_ce_qui_est_fini_ne_se_cherche_pas_deux_fois(
    qtbot: QtBot, regie: RegieArbre, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tree is there, its counters are awaited: whoever leaves and comes back waits for them alone."""
    recus: list[str] = []
    regie.arbre_pret.connect(lambda _: recus.append("arbre"))
    regie.comptes_prets.connect(lambda _: recus.append("comptes"))
    question = demande(Morpion(), profondeur=1)
    with monkeypatch.context() as entrave:
        entrave.setattr(arbre_regie, "comparer", sans_fin)
        with qtbot.waitSignal(regie.arbre_pret, timeout=PATIENCE):
            regie.demander(question)
        regie.suspendre()
        assert (regie.occupee, regie.inachevee) == (False, True)
    with qtbot.waitSignal(regie.comptes_prets, timeout=PATIENCE):
        assert regie.demander(question)
        assert (regie.cultive, regie.compare) == (False, True)
    assert recus == ["arbre", "comptes"]
    assert not regie.inachevee
    regie.suspendre()
    assert regie.demander(question)
    assert not regie.occupee, "tout est là"


def test_une_recherche_arretee_ne_repart_que_si_on_le_demande(
    qtbot: QtBot, regie: RegieArbre, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = demande(Morpion(), profondeur=1)
    with monkeypatch.context() as entrave:
        entrave.setattr(arbre_regie, "cultiver", sans_fin)
        regie.demander(question)
        regie.arreter()
    assert not regie.demander(question)
    assert (regie.occupee, regie.inachevee) == (False, True)
    regie.suspendre()
    with qtbot.waitSignals([regie.arbre_pret, regie.comptes_prets], timeout=PATIENCE):
        assert regie.demander(question)


def test_une_partie_finie_et_un_arbre_trop_grand_sont_refuses(
    qtbot: QtBot, regie: RegieArbre, monkeypatch: pytest.MonkeyPatch
) -> None:
    nim = Nim(tas=[1])
    with qtbot.waitSignal(regie.arbre_refuse, timeout=PATIENCE) as refus:
        regie.demander(Demande(nim, nim.jouer(nim.etat_initial(), (0, 1)), "ia_minmax", 2, False))
    assert "terminée" in refus.args[0]
    monkeypatch.setattr(croissance, "NOEUDS_MAX", 20)
    with qtbot.waitSignals([regie.arbre_refuse, regie.comptes_refuses], timeout=PATIENCE) as deux:
        regie.demander(demande(Othello(), "ia_minmax", 3))
    assert all("réduire la profondeur" in signal.args[0] for signal in deux.all_signals_and_args)


def test_fermer_en_pleine_recherche_n_attend_pas_sa_fin(qtbot: QtBot, regie: RegieArbre) -> None:
    arbres: list[Arbre] = []
    regie.arbre_pret.connect(arbres.append)
    jeu = Othello()
    etat = jeu.etat_initial()
    for coup in ("d3", "c5", "d6", "c3", "c4"):
        etat = jeu.jouer(etat, jeu.lire_coup(coup))
    regie.demander(Demande(jeu, etat, "ia_minmax", 9, False))
    regie.fermer()
    qtbot.wait(20)
    assert arbres == []
