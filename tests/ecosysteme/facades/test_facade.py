"""What the four façades share: seats, refusals, and how a person leaves."""

import signal
from collections.abc import Callable, Iterator
from copy import deepcopy
from threading import Event, current_thread, main_thread
from typing import Any

import numpy as np
import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.facades import FACADES, facade_de, morpion, nim, othello, othello_numpy, puissance4
from ecosysteme.facades.facade import Facade, PartieQuittee, depart_poli
from ecosysteme.jeux import creer_jeu
from ecosysteme.joueurs import IAalea, IAmoteur
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


COUPS_MAL_FORMES = [
    None, 34, -1, 7, "34", "3", "a1", "", 6.0, 0.5, True, (), (3,), (0, 1, 1), (0.0, 0), (0, 1.5), ("0", "1"),
    (True, 1), ((0, 1), 2), {0: 1, 1: 2}, [None, 1], np.array([0.0, 1.0]), np.array([[0, 1], [1, 0]]), ...,
]  # fmt: skip


@pytest.mark.parametrize("coup", COUPS_MAL_FORMES, ids=repr)
@pytest.mark.parametrize("facade", [*facades(), othello_numpy.FACADE], ids=[*FACADES, "othello_numpy"])
def test_ce_qui_n_est_pas_un_coup_dit_ce_qui_est_attendu(facade: Facade[Any], coup: Any) -> None:
    config = facade.creer_config_init()
    temoin = deepcopy(config)
    with pytest.raises(ValueError, match="refusé : attendu un"):
        facade.incrementer_config(config, coup, 1)
    assert np.array_equal(config, temoin)


@pytest.mark.parametrize(
    ("facade", "coup"),
    [
        (othello.FACADE, np.array([3, 4])),
        (puissance4.FACADE, np.int8(6)),
        (morpion.FACADE, [np.int64(2), 1]),
        (nim.FACADE, np.array([1, 2])),
        (othello_numpy.FACADE, np.array([2, 3])),
    ],
)
def test_les_entiers_de_numpy_sont_des_coups(facade: Facade[Any], coup: Any) -> None:
    config = facade.incrementer_config(facade.creer_config_init(), coup, 1)
    assert not np.array_equal(config, facade.creer_config_init())
    assert {type(valeur) for rangee in config for valeur in np.ravel(rangee).tolist()} == {int}


@pytest.mark.parametrize(
    ("facade", "coup", "phrase"),
    [
        (othello.FACADE, (3, 3), r"un pion en \(3, 3\) n'encadre aucun pion adverse"),
        (othello.FACADE, (4, 4), r"la case \(4, 4\) est déjà occupée"),
        (othello.FACADE, (0, 0), r"coup \(0, 0\) refusé : attendu un couple \(x, y\) d'entiers de 1 à 8"),
        (othello_numpy.FACADE, [3, 3], r"la case \[3, 3\] est déjà occupée"),
        (othello_numpy.FACADE, [8, 0], r"attendu une liste \[i, j\] d'entiers de 0 à 7"),
        (puissance4.FACADE, -1, "attendu une colonne, un entier de 0 à 6"),
        (morpion.FACADE, (3, 0), r"attendu un couple \(i, j\) d'entiers de 0 à 2"),
        (nim.FACADE, (3, 1), r"coup \(3, 1\) : il n'y a que 3 tas"),
        (nim.FACADE, (0, 4), "le tas a n'a que 3 objets, pas 4"),
    ],
)
def test_un_refus_parle_comme_le_coup_est_donne(facade: Facade[Any], coup: Any, phrase: str) -> None:
    with pytest.raises(ValueError, match=phrase):
        facade.incrementer_config(facade.creer_config_init(), coup, 1)


def test_une_case_ou_une_colonne_prise_se_nomme_comme_on_la_donne() -> None:
    grille = morpion.incrementer_config(morpion.creer_config_init(), (0, 2), 1)
    with pytest.raises(ValueError, match=r"la case \(0, 2\) est déjà occupée"):
        morpion.incrementer_config(grille, (0, 2), 2)
    colonne = puissance4.grille_vide()
    for rang in range(6):
        puissance4.incrementer_config(colonne, 6, 1 + rang % 2)
    with pytest.raises(ValueError, match="la colonne 6 est pleine"):
        puissance4.incrementer_config(colonne, 6, 1)


@pytest.mark.parametrize("config", [None, 3, "345", [None], [[0, 1], [2, 3]], {}, ..., [1.5, 4, 5]], ids=repr)
@pytest.mark.parametrize("facade", [*facades(), othello_numpy.FACADE], ids=[*FACADES, "othello_numpy"])
def test_une_position_illisible_est_refusee_en_francais(facade: Facade[Any], config: Any) -> None:
    fonctions = (facade.est_jeu_fini, facade.afficher_config, lambda lue: facade.incrementer_config(lue, (0, 1), 1))
    for fonction in fonctions[: 1 if facade is othello_numpy.FACADE else None]:  # a matrix prints whatever it is
        with pytest.raises(ValueError, match="attendu"):
            fonction(config)


def test_une_position_en_tuples_ne_se_change_pas() -> None:
    for module, vide, coup in ((morpion, ((0,) * 3,) * 3, (0, 0)), (puissance4, ((0,) * 7,) * 6, 0)):
        with pytest.raises(ValueError, match="attendu des listes"):
            module.FACADE.incrementer_config(vide, coup, 1)


@pytest.mark.parametrize(
    "module", [morpion, nim, othello, othello_numpy, puissance4], ids=lambda module: module.__name__
)
def test_l_etoile_donne_les_fonctions_et_rien_d_autre(module: Any) -> None:
    for nom in module.__all__:
        assert getattr(module, nom) is not None
    assert "annotations" not in module.__all__
    assert "coup_joueur" in module.__all__


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


def test_ctrl_c_arrete_une_recherche_qui_ne_rend_pas_la_main(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The signal only reaches Python code on the main thread: the machine thinks elsewhere, and hears of it."""

    def penser(self: IAmoteur, jeu: Any, etat: Any, arret: Event | None = None) -> Any:
        assert current_thread() is not main_thread()  # where a compiled search would not let the signal in
        signal.raise_signal(signal.SIGINT)
        assert arret is not None
        assert arret.wait(60)
        raise Interrompu

    monkeypatch.setattr(IAmoteur, "choisir", penser)
    with pytest.raises(PartieQuittee):
        puissance4.coup_ordinateur(puissance4.grille_vide(), 1, "ia_moteur")
    puissance4.partie("ia_moteur", "ia_alea")
    assert capsys.readouterr().out.count("Partie quittée.") == 2


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


def test_le_depart_ne_cache_pas_une_faute() -> None:
    with pytest.raises(KeyError), depart_poli():
        raise KeyError
