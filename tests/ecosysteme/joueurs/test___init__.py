"""The registry of the players, and the short text that describes one."""

from __future__ import annotations

from typing import Any

import pytest

from ecosysteme.jeu import Jeu
from ecosysteme.jeux import JEUX, creer_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import JOUEURS, Humain, IAalphabeta, Joueur, creer_joueur, lire_specification

RAPPORT = {"humain", "ia_alea", "ia_min", "ia_max", "ia_minmax", "ia_negamax", "ia_alphabeta"}


def test_les_joueurs_du_rapport_y_sont() -> None:
    assert set(JOUEURS) >= RAPPORT
    assert len({classe.libelle for classe in JOUEURS.values()}) == len(JOUEURS)


@pytest.mark.parametrize("nom", sorted(RAPPORT))
def test_chaque_joueur_se_cree_avec_ses_options_et_joue(nom: str) -> None:
    classe = JOUEURS[nom]
    options = ",".join(f"{reglage.nom}={reglage.defaut}" for reglage in classe.options)
    jeu = Othello(4)
    etat = jeu.etat_initial()
    joueur = creer_joueur(f"{nom}:{options}", "B", graine=1, profondeur=2, question=lambda jeu, etat: (0, 1))
    assert type(joueur) is classe
    assert joueur.couleur == "B"
    assert joueur.choisir(jeu, etat) in jeu.coups_legaux(etat)
    assert str(joueur).startswith(classe.libelle)


@pytest.mark.parametrize(
    ("texte", "classe", "options"),
    [
        ("humain", Humain, {}),
        (" ia_alphabeta: profondeur = 6 , egalites=premier,", IAalphabeta, {"profondeur": 6, "egalites": "premier"}),
        ("ia_alphabeta:graine=7", IAalphabeta, {"graine": 7}),
        ("IAalphabeta:profondeur=2", IAalphabeta, {"profondeur": 2}),  # as the report names it
        ("Humain", Humain, {}),
    ],
)
def test_une_specification_se_lit(texte: str, classe: type[Joueur], options: dict[str, Any]) -> None:
    assert lire_specification(texte) == (classe, options)


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        ("", "joueur '' inconnu : attendu humain"),
        ("ia_dieu", "joueur 'ia_dieu' inconnu"),
        ("IAmax:profondeur=3", "option 'profondeur=3' impossible pour ia_max"),
        ("ia_max:profondeur=3", "option 'profondeur=3' impossible pour ia_max : attendu graine"),
        ("humain:graine=1", "attendu aucune option"),
        ("ia_alphabeta:profondeur", "option 'profondeur' impossible"),
        ("ia_alphabeta:profondeur=0", "profondeur=0 : attendu un entier de 1 à 60"),
        ("ia_alphabeta:profondeur=", "profondeur= : attendu un entier"),
    ],
)
def test_une_specification_fausse_est_refusee_avec_sa_raison(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        creer_joueur(texte)


def test_le_texte_l_emporte_sur_les_options_offertes_a_tous() -> None:
    joueur = creer_joueur("ia_alphabeta:profondeur=2", profondeur=5, graine=3)
    assert isinstance(joueur, IAalphabeta)
    assert joueur.profondeur == 2
    assert joueur.hasard.getstate() == IAalphabeta(graine=3).hasard.getstate()
    assert isinstance(creer_joueur("humain", profondeur=5, graine=3), Humain)


@pytest.mark.parametrize("jeu", [*map(creer_jeu, JEUX), Othello(6)], ids=lambda jeu: f"{jeu.nom} {vars(jeu)}")
@pytest.mark.parametrize("specification", [*JOUEURS, "externe:gtp:python3"])
def test_un_joueur_refuse_les_jeux_que_son_espece_ne_connait_pas(specification: str, jeu: Jeu) -> None:
    joueur = creer_joueur(specification)
    if joueur.connait(jeu):
        joueur.verifier(jeu)
    else:
        with pytest.raises(ValueError, match="ne joue"):
            joueur.verifier(jeu)
