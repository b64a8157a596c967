"""What the four façades share: seats, refusals, and how a person leaves."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ecosysteme.facades import FACADES, facade_de, nim, othello
from ecosysteme.facades.facade import Facade, PartieQuittee, depart_poli, verifier_grille
from ecosysteme.jeux import creer_jeu
from ecosysteme.joueurs import IAalea
from ecosysteme.protocoles import MoteurDefaillant


@pytest.fixture(autouse=True)
def _personnes() -> Iterator[None]:
    yield
    for module in (nim, othello):
        module.asseoir()


def facades() -> list[Facade[Any]]:
    return [facade_de(creer_jeu(nom)) for nom in FACADES]


@pytest.mark.parametrize("facade", facades(), ids=list(FACADES))
@pytest.mark.parametrize("joueur", [0, 3, "1", None, -1])
def test_un_joueur_inconnu_est_refuse(facade: Facade[Any], joueur: Any) -> None:
    config = facade.creer_config_init()
    for fonction in (facade.est_coup_possible, facade.coup_joueur, facade.coup_ordinateur, facade.afficher_fin):
        with pytest.raises(ValueError, match="attendu 1 ou 2"):
            fonction(config, joueur)
    with pytest.raises(ValueError, match="attendu 1 ou 2"):
        facade.incrementer_joueur(joueur)


@pytest.mark.parametrize("facade", facades(), ids=list(FACADES))
def test_chaque_partie_a_sa_position(facade: Facade[Any], capsys: pytest.CaptureFixture[str]) -> None:
    config = facade.creer_config_init()
    temoin = facade.creer_config_init()
    coup = facade.coup_ordinateur(config, 1)
    assert config == temoin
    assert facade.incrementer_config(config, coup, 1) is config
    assert config != temoin
    assert facade.creer_config_init() == temoin
    facade.afficher_fin(config, 2)
    assert capsys.readouterr().out.endswith("La partie n'est pas terminée.\n")


def test_un_coup_illegal_ne_change_rien() -> None:
    cas: list[tuple[Facade[Any], list[tuple[int, int]]]] = [
        (othello.FACADE, [(1, 1), (4, 4), (0, 5)]),
        (nim.FACADE, [(3, 1), (0, 4), (0, 0)]),
    ]
    for facade, coups in cas:
        for coup in coups:
            config = facade.creer_config_init()
            with pytest.raises(ValueError, match=r"\w"):
                facade.incrementer_config(config, coup, 1)
            assert config == facade.creer_config_init()


@pytest.mark.parametrize("sortie", ["q", " Quitter ", EOFError(), KeyboardInterrupt()])
def test_partir_ne_montre_aucune_trace(
    clavier: Callable[..., None], capsys: pytest.CaptureFixture[str], sortie: str | BaseException
) -> None:
    clavier("zz", sortie)
    with pytest.raises(SystemExit) as depart:
        othello.coup_joueur(othello.creer_config_init(), othello.NOIR)
    assert depart.value.code == 0
    assert capsys.readouterr().out.rstrip().endswith("Partie quittée.")


def test_ctrl_c_pendant_la_reflexion(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrompre(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(IAalea, "choisir", interrompre)
    with pytest.raises(PartieQuittee):
        nim.coup_ordinateur([1], 1)


@pytest.mark.parametrize("faute", [MoteurDefaillant("le moteur s'est arrêté"), ValueError("le jeu est inconnu")])
def test_une_machine_en_panne_arrete_la_partie(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], faute: Exception
) -> None:
    def defaillir(*_: Any) -> None:
        raise faute

    monkeypatch.setattr(IAalea, "choisir", defaillir)
    with pytest.raises(PartieQuittee):
        nim.coup_ordinateur([1], 1)
    assert capsys.readouterr().out == f"L{str(faute)[1:]}.\nPartie arrêtée.\n"


def test_une_mauvaise_specification_ne_change_pas_les_places(clavier: Callable[..., None]) -> None:
    nim.asseoir("ia_alea", "ia_alea")
    with pytest.raises(ValueError, match="inconnu"):
        nim.asseoir("humain", "ia_forte")
    clavier()  # a person would leave
    assert nim.coup_joueur([1], 1) == (0, 1)


def test_la_graine_repete_les_tirages() -> None:
    tirages = []
    for graine in (4, 4, 5):
        nim.asseoir("ia_alea", "ia_alea", graine)
        tirages.append([nim.coup_joueur([9, 9, 9], 1 + rang % 2) for rang in range(20)])
    assert tirages[0] == tirages[1] != tirages[2]


def test_une_personne_n_est_pas_un_ordinateur() -> None:
    with pytest.raises(ValueError, match="attendu par exemple ia_alea"):
        nim.coup_ordinateur([1], 1, "humain")


def test_sans_coup_personne_n_est_interroge(clavier: Callable[..., None]) -> None:
    clavier("a1")
    with pytest.raises(ValueError, match="Premier n'a aucun coup possible"):
        nim.coup_joueur([0, 0, 0], 1)


@pytest.mark.parametrize("grille", [None, 3, [1, 2], [[1, 2]], [[1, 2], [1]], [[0, 3], [0, 0]], [["0", 0], [0, 0]]])
def test_une_grille_illisible_est_refusee(grille: Any) -> None:
    with pytest.raises(ValueError, match="attendu"):
        verifier_grille(grille, 2, 2)
    verifier_grille([[0, 1], [2, 0]], 2, 2)


def test_le_depart_ne_cache_pas_une_faute() -> None:
    with pytest.raises(KeyError), depart_poli():
        raise KeyError
