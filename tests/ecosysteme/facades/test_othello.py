"""Seed 000's Othello: the outputs that it prints, then its functions against the rule book on any position."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecosysteme.facades import othello as jeu
from ecosysteme.facades.othello import BLANC, FACADE, JOUEUR_BLANC, JOUEUR_NOIR, NOIR, Direction
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.plateau import DIRECTIONS
from tests.positions import etats_epars

DEPART = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 2, 1, 0, 0, 0, 0],
    [0, 0, 0, 0, 1, 2, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
]
# To the last space: every line ends with two, but the eighth with one.
AFFICHAGE = """\
    1  2  3  4  5  6  7  8__
1   ·  ·  ·  ·  ·  ·  ·  ·__
2   ·  ·  ·  ·  ·  ·  ·  ·__
3   ·  ·  ·  ·  ·  ·  ·  ·__
4   ·  ·  ·  ◎  ◉  ·  ·  ·__
5   ·  ·  ·  ◉  ◎  ·  ·  ·__
6   ·  ·  ·  ·  ·  ·  ·  ·__
7   ·  ·  ·  ·  ·  ·  ·  ·__
8   ·  ·  ·  ·  ·  ·  ·  ·_
""".replace("_", " ")
TOUT_NOIR = [[NOIR] * 10 for _ in range(10)]


def test_les_exemples_de_l_enonce(capsys: pytest.CaptureFixture[str]) -> None:
    config = jeu.creer_config_init()
    assert config == DEPART
    jeu.afficher_config(config)
    assert capsys.readouterr().out == AFFICHAGE
    assert (NOIR, BLANC, JOUEUR_NOIR, JOUEUR_BLANC) == (1, 2, 1, 2)
    assert (jeu.incrementer_joueur(JOUEUR_NOIR), jeu.incrementer_joueur(JOUEUR_BLANC)) == (2, 1)
    assert jeu.test_dir_valide(config, (3, 3), Direction(0, -1), JOUEUR_BLANC) is False
    assert jeu.test_dir_valide(config, (3, 4), Direction(1, 0), JOUEUR_NOIR) is True
    assert jeu.est_coup_possible(config, NOIR) is True
    assert jeu.est_coup_possible(TOUT_NOIR, BLANC) is False
    assert jeu.est_jeu_fini(config) is False
    assert jeu.est_jeu_fini(TOUT_NOIR) is True
    assert jeu.verif_coup_valide(config, (3, 4), JOUEUR_NOIR) is True
    assert jeu.verif_coup_valide(config, (3, 4), JOUEUR_BLANC) is False
    assert jeu.incrementer_config(config, (3, 4), JOUEUR_NOIR) is config
    assert config == [*DEPART[:4], [0, 0, 0, 1, 1, 1, 0, 0, 0, 0], *DEPART[5:]]


def test_la_question_de_l_enonce_et_les_mauvaises_reponses(
    clavier: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    clavier(
        "aide", UnicodeDecodeError("utf-8", b"\xff", 0, 1, "?"), "", "3", "345", "99", "03", "٣٤", "33", "44", " 3,4 "
    )
    assert jeu.coup_joueur(jeu.creer_config_init(), JOUEUR_NOIR) == (3, 4)
    lignes = capsys.readouterr().out.splitlines()
    assert lignes[:2] == [
        "Aux joueur pions NOIR de jouer...",
        "Donner les coordonnées de la case choisie pour jouer au format xy",
    ]
    refus = [ligne for ligne in lignes if ligne.startswith("Refusé : ")]
    assert len(refus) == 10
    assert all("attendu deux chiffres de 1 à 8" in ligne for ligne in refus[:8])
    assert refus[8:] == [
        "Refusé : un pion en 33 n'encadre aucun pion adverse.",
        "Refusé : la case 44 est déjà occupée.",
    ]
    assert lignes.count("Coups possibles : 43, 34, 65, 56. Votre coup ?") == 10
    clavier("53")
    assert jeu.coup_joueur(jeu.creer_config_init(), JOUEUR_BLANC) == (5, 3)
    assert "pions BLANC" in capsys.readouterr().out


@settings(max_examples=30)  # hundreds of squares each
@given(etats_epars((8,)))
def test_les_fonctions_disent_ce_que_dit_la_regle(etat: EtatOthello) -> None:
    """Whatever lies on the border: the seed's own example fills it."""
    config = [[NOIR] * 10 for _ in range(10)]
    for rangee in config[1:9]:
        rangee[1:9] = [0] * 8
    FACADE.ecrire(etat, config)
    assert FACADE.etat(config, etat.trait) == etat
    legaux = {FACADE.vers_boucle(coup) for coup in etat.coups}
    assert jeu.est_coup_possible(config, etat.trait) == bool(legaux)
    assert jeu.est_jeu_fini(config) == (Othello().issue(etat) is not None)
    toutes = [Direction(dx, dy) for dy, dx in DIRECTIONS]
    for case in [(x, y) for x in range(-1, 11) for y in range(-1, 11)]:
        assert jeu.verif_coup_valide(config, case, etat.trait) == (case in legaux)
        assert jeu.test_dir_valide(config, case, toutes, etat.trait) == (case in legaux)


@given(etats_epars((8,)), st.sampled_from(DIRECTIONS))
def test_une_direction_est_marchee_jusqu_au_pion_qui_encadre(etat: EtatOthello, pas: tuple[int, int]) -> None:
    """Against a walk of our own, square by square."""
    config = jeu.creer_config_init()
    FACADE.ecrire(etat, config)
    for rangee in config[1:9]:
        rangee[1:9] = [0] * 8
    FACADE.ecrire(etat, config)
    dy, dx = pas
    for x, y in [(x, y) for x in range(1, 9) for y in range(1, 9)]:
        rayon: list[int] = []
        while 1 <= x + dx * (len(rayon) + 1) <= 8 and 1 <= y + dy * (len(rayon) + 1) <= 8:
            rayon.append(config[y + dy * (len(rayon) + 1)][x + dx * (len(rayon) + 1)])
        suite = "".join(map(str, rayon)).lstrip(str(3 - etat.trait))
        encadre = 0 < len(rayon) - len(suite) < len(rayon) and suite[0] == str(etat.trait) and not config[y][x]
        assert jeu.test_dir_valide(config, (x, y), Direction(dx, dy), etat.trait) == encadre


@pytest.mark.parametrize("direction", [(0, 0), (2, 0), Direction(1, -2), [Direction(1, 0), (0, 3)]])
def test_une_direction_inconnue_est_refusee(direction: Direction) -> None:
    with pytest.raises(ValueError, match="attendu deux nombres -1, 0 ou 1"):
        jeu.test_dir_valide(jeu.creer_config_init(), (3, 4), direction, NOIR)


@pytest.mark.parametrize(("noirs", "blancs", "phrase"), [
    (64, 0, "Noir gagne, 64 à 0."),
    (30, 34, "Blanc gagne, 34 à 30."),
    (32, 32, "Partie nulle, 32 à 32."),
    (0, 5, "Blanc gagne, 64 à 0."),
])  # fmt: skip
@pytest.mark.parametrize("joueur", [JOUEUR_NOIR, JOUEUR_BLANC])
def test_la_fin_compte_les_pions_quel_que_soit_le_joueur(
    capsys: pytest.CaptureFixture[str], noirs: int, blancs: int, phrase: str, joueur: int
) -> None:
    pions = [NOIR] * noirs + [BLANC] * blancs + [0] * (64 - noirs - blancs)
    jeu.afficher_fin([[0] * 10, *([0, *pions[8 * y : 8 * y + 8], 0] for y in range(8)), [0] * 10], joueur)
    assert capsys.readouterr().out == phrase + "\n"


def test_la_couleur_d_un_joueur() -> None:
    assert {NOIR: "N", BLANC: "B"} == COULEUR_DE
