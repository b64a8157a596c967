from inspect import signature
from types import ModuleType
from typing import Any

import pytest

from ecosysteme.facades import FACADES, facade_de, morpion, othello, othello_numpy, puissance4
from ecosysteme.jeux import JEUX, creer_jeu
from ecosysteme.jeux.othello import Othello


def test_chaque_jeu_a_sa_facade() -> None:
    assert list(FACADES) == list(JEUX)
    for nom in JEUX:
        assert facade_de(creer_jeu(nom)).jeu.nom == nom


def test_ce_qui_ne_se_joue_pas_dans_la_boucle(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="taille 6 : la boucle ne le joue que sur 8 × 8"):
        facade_de(creer_jeu("othello", taille=6))
    autre: Any = type("Dames", (Othello,), {"nom": "dames"})
    with pytest.raises(ValueError, match="ne joue pas à dames : attendu othello, puissance4"):
        facade_de(autre())


# The parameters of the functions that the four seeds write, in their order, as they name them.
PARAMETRES: list[tuple[ModuleType, dict[str, str]]] = [
    (othello, {
        "creer_config_init": "",
        "afficher_config": "config",
        "incrementer_joueur": "joueur",
        "est_coup_possible": "config joueur",
        "est_jeu_fini": "config",
        "coup_joueur": "config joueur",
        "incrementer_config": "config coup joueur",
        "choisir_premier_joueur": "",
        "afficher_fin": "config joueur",
    }),
    (puissance4, {
        "grille_vide": "",
        "afficher": "g",
        "coup_possible": "g c",
        "jouer": "g j c",
        "horiz": "g j l c",
        "vert": "g j l c",
        "diag": "g j l c",
        "victoire": "g j",
        "match_nul": "g",
        "afficher_dans_fenetre": "fen g",
        "lire_clic_colonne": "",
    }),
    (morpion, {
        "afficher": "g",
        "cases_libres": "g",
        "joueur": "g",
        "gagnant": "g",
        "successeurs": "g",
        "attracteurs": "grille",
        "any2": "l f",
        "strategie": "grille",
        "jeu": "",
    }),
    (othello_numpy, {
        "nv_plateau": "Mplateau",
        "surplateau": "i j",
        "dessine_plateau": "Mplateau",
        "poser_pion": "",
        "coup_possible": "Mplateau p istart jstart",
        "donne_coup_possible": "Mplateau p",
        "jouer": "Mplateau p istart jstart",
        "coup_joueur": "Mplateau joueurp",
        "first_joueur": "",
        "nscores": "Mplateau",
        "bscores": "Mplateau",
        "qui_gagne": "bscores nscores",
    }),
]  # fmt: skip


@pytest.mark.parametrize(
    ("module", "nom", "noms"),
    [(module, nom, noms.split()) for module, fonctions in PARAMETRES for nom, noms in fonctions.items()],
)
def test_les_parametres_sont_ceux_des_enonces(module: ModuleType, nom: str, noms: list[str]) -> None:
    """A call by position or by name runs as it is written there: what we add comes after, and may be left out."""
    assert nom in module.__all__
    parametres = list(signature(getattr(module, nom)).parameters.values())
    assert [parametre.name for parametre in parametres[: len(noms)]] == noms
    assert all(parametre.default is not parametre.empty for parametre in parametres[len(noms) :])
    signature(getattr(module, nom)).bind(**dict.fromkeys(noms))
