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
from ui.raisonnement.arbre import recherche as module_recherche
from ui.raisonnement.arbre.recherche import RechercheArbre, RechercheDemandee
from ui.socle.langue import Langue

PATIENCE = 120_000  # ms


@pytest.fixture
def recherche(qtbot: QtBot, langue: Langue) -> Iterator[RechercheArbre]:
    recherche = RechercheArbre()
    yield recherche
    recherche.fermer()


def sans_fin(*arguments: Any, arret: Event | None = None, **_: Any) -> Arbre:
    """Search until told to stop, in the place of ``cultiver`` or of ``comparer``, whose last argument is the flag."""
    (arret or arguments[-1]).wait()
    raise Interrompu


def demande(
    jeu: Any, algorithme: str = "ia_alphabeta", profondeur: int = 2, ordonne: bool = False
) -> RechercheDemandee:
    return RechercheDemandee(jeu, jeu.etat_initial(), algorithme, profondeur, ordonne)


def test_l_arbre_puis_les_comptes(qtbot: QtBot, recherche: RechercheArbre) -> None:
    recus: list[str] = []
    recherche.arbre_pret.connect(lambda _: recus.append("arbre"))
    recherche.comptes_prets.connect(lambda _: recus.append("comptes"))
    with qtbot.waitSignals([recherche.arbre_pret, recherche.comptes_prets], timeout=PATIENCE):
        assert recherche.demander(demande(Othello(), "ia_negamax", 3))
    assert recus == ["arbre", "comptes"]
    assert not recherche.occupee


def test_seule_la_derniere_question_a_une_reponse(qtbot: QtBot, recherche: RechercheArbre) -> None:
    arbres: list[Arbre] = []
    recherche.arbre_pret.connect(arbres.append)
    othello = Othello()
    with qtbot.waitSignal(recherche.comptes_prets, timeout=PATIENCE):
        recherche.demander(demande(othello, "ia_minmax", 4))
        recherche.demander(demande(othello, "ia_alphabeta", 4))
        recherche.demander(demande(othello, "ia_alphabeta", 1))
    assert [(arbre.algorithme, arbre.profondeur) for arbre in arbres] == [("ia_alphabeta", 1)]


def test_la_meme_question_ne_se_repose_pas_et_les_comptes_servent_encore(
    qtbot: QtBot, recherche: RechercheArbre
) -> None:
    jeu = Morpion()
    with qtbot.waitSignals([recherche.arbre_pret, recherche.comptes_prets], timeout=PATIENCE):
        recherche.demander(demande(jeu))
    assert not recherche.demander(demande(jeu))
    comptes: list[object] = []
    recherche.comptes_prets.connect(comptes.append)
    with qtbot.waitSignal(recherche.arbre_pret, timeout=PATIENCE):
        assert recherche.demander(demande(jeu, ordonne=True))
    assert not recherche.occupee
    recherche.oublier()
    with qtbot.waitSignals([recherche.arbre_pret, recherche.comptes_prets], timeout=PATIENCE):
        assert recherche.demander(demande(jeu, ordonne=True))
    assert len(comptes) == 1


def test_ce_qui_est_fini_ne_se_cherche_pas_deux_fois(
    qtbot: QtBot, recherche: RechercheArbre, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tree is there, its counters are awaited: whoever leaves and comes back waits for them alone."""
    recus: list[str] = []
    recherche.arbre_pret.connect(lambda _: recus.append("arbre"))
    recherche.comptes_prets.connect(lambda _: recus.append("comptes"))
    question = demande(Morpion(), profondeur=1)
    with monkeypatch.context() as entrave:
        entrave.setattr(module_recherche, "comparer", sans_fin)
        with qtbot.waitSignal(recherche.arbre_pret, timeout=PATIENCE):
            recherche.demander(question)
        recherche.suspendre()
        assert (recherche.occupee, recherche.inachevee) == (False, True)
    with qtbot.waitSignal(recherche.comptes_prets, timeout=PATIENCE):
        assert recherche.demander(question)
        assert (recherche.cultive, recherche.compare) == (False, True)
    assert recus == ["arbre", "comptes"]
    assert not recherche.inachevee
    recherche.suspendre()
    assert recherche.demander(question)
    assert not recherche.occupee, "tout est là"


def test_une_recherche_arretee_ne_repart_que_si_on_le_demande(
    qtbot: QtBot, recherche: RechercheArbre, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = demande(Morpion(), profondeur=1)
    with monkeypatch.context() as entrave:
        entrave.setattr(module_recherche, "cultiver", sans_fin)
        recherche.demander(question)
        recherche.arreter()
    assert not recherche.demander(question)
    assert (recherche.occupee, recherche.inachevee) == (False, True)
    recherche.suspendre()
    with qtbot.waitSignals([recherche.arbre_pret, recherche.comptes_prets], timeout=PATIENCE):
        assert recherche.demander(question)


def test_une_partie_finie_et_un_arbre_trop_grand_sont_refuses(
    qtbot: QtBot, recherche: RechercheArbre, monkeypatch: pytest.MonkeyPatch
) -> None:
    nim = Nim(tas=[1])
    with qtbot.waitSignal(recherche.arbre_refuse, timeout=PATIENCE) as refus:
        recherche.demander(RechercheDemandee(nim, nim.jouer(nim.etat_initial(), (0, 1)), "ia_minmax", 2, False))
    assert "terminée" in refus.args[0]
    monkeypatch.setattr(croissance, "NOEUDS_MAX", 20)
    with qtbot.waitSignals([recherche.arbre_refuse, recherche.comptes_refuses], timeout=PATIENCE) as deux:
        recherche.demander(demande(Othello(), "ia_minmax", 3))
    assert all("réduire la profondeur" in signal.args[0] for signal in deux.all_signals_and_args)


def test_fermer_en_pleine_recherche_n_attend_pas_sa_fin(qtbot: QtBot, recherche: RechercheArbre) -> None:
    arbres: list[Arbre] = []
    recherche.arbre_pret.connect(arbres.append)
    jeu = Othello()
    etat = jeu.etat_initial()
    for coup in ("d3", "c5", "d6", "c3", "c4"):
        etat = jeu.jouer(etat, jeu.lire_coup(coup))
    recherche.demander(RechercheDemandee(jeu, etat, "ia_minmax", 9, False))
    recherche.fermer()
    qtbot.wait(20)
    assert arbres == []
