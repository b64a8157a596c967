"""An evaluation as text: read back the same for the move that it is about, and as nothing but its value for another."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie
from ecosysteme.variantes.avis_ecrit import ecrire_avis, lire_avis
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.ecosysteme.variantes.avis import evaluations_de
from tests.positions import partie_jouee

JEUX = ("othello", "othello:taille=6", "puissance4", "morpion", "nim:tas=3-4-5")


@st.composite
def coups(draw: st.DrawFn) -> tuple[Partie, Any, Any, Evaluation | None]:
    """A game, a state of it, a legal move there, what is known of it."""
    partie: Partie = Partie(lire_jeu(draw(st.sampled_from(JEUX))))
    hasard = Random(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 20))):
        if not partie.terminee:
            partie.jouer(hasard.choice(partie.jeu.coups_legaux(partie.etat)))
    if partie.terminee:
        partie.annuler()
    avant = partie.etat
    coup = draw(st.sampled_from(list(partie.jeu.coups_legaux(avant))))
    return partie, avant, coup, draw(evaluations_de(partie.jeu, avant, coup))


@given(coups())
def test_ce_qui_est_su_d_un_coup_se_relit(tire: tuple[Partie, Any, Any, Evaluation | None]) -> None:
    partie, avant, coup, evaluation = tire
    texte = ecrire_avis(partie.jeu, avant, coup, evaluation)
    valeur = None if evaluation is None else evaluation.valeur
    assert lire_avis(partie.jeu, avant, coup, valeur, texte) == evaluation


@given(coups(), st.data())
def test_un_texte_abime_ne_laisse_que_la_valeur(
    tire: tuple[Partie, Any, Any, Evaluation | None], data: st.DataObject
) -> None:
    partie, avant, coup, evaluation = tire
    texte = ecrire_avis(partie.jeu, avant, coup, evaluation)
    if not texte or evaluation is None:
        return
    place = data.draw(st.integers(0, len(texte) - 1))
    abime = texte[:place] + data.draw(st.text(max_size=2)) + texte[place + 1 :]
    lue = lire_avis(partie.jeu, avant, coup, evaluation.valeur, abime)
    assert lue in (evaluation, Evaluation(evaluation.valeur))


REVUE = Evaluation(-4, 2, exact=True, meilleurs=((2, 3),), profondeur=12, juge=Juge("moteur 1", 1000))


def test_une_revue_d_une_autre_position_d_un_autre_coup_ou_d_une_autre_valeur_n_est_pas_montree() -> None:
    partie = partie_jouee("f5")
    jeu, avant, coup = partie.jeu, partie.etat, partie.etat.coups[0]
    revue = replace(REVUE, meilleurs=partie.etat.coups[1:2])
    texte = ecrire_avis(jeu, avant, coup, revue)
    assert lire_avis(jeu, avant, coup, -4, texte) == revue
    assert lire_avis(jeu, avant, partie.etat.coups[1], -4, texte) == Evaluation(-4)
    assert lire_avis(jeu, partie.depart, (4, 5), -4, texte) == Evaluation(-4)
    assert lire_avis(jeu, avant, coup, -3, texte) == Evaluation(-3)
    assert lire_avis(jeu, avant, coup, None, texte) is None


@pytest.mark.parametrize(
    "menti",
    [
        {"meilleurs": ["a1"]},
        {"meilleurs": ["z99"]},
        {"meilleurs": [5]},
        {"meilleurs": "d3"},
        {"perte": -1},
        {"perte": 10**30},
        {"perte": 2.5},
        {"perte": True},
        {"perte": 0},
        {"profondeur": "12"},
        {"exact": "oui"},
        {"moteur": 3},
        {"distance": -1},
    ],
    ids=str,
)
def test_une_revue_signee_qui_se_contredit_n_est_pas_lue(
    monkeypatch: pytest.MonkeyPatch, menti: dict[str, Any]
) -> None:
    """Whoever knows the format can make the digest fit."""
    partie = partie_jouee("")
    coup, signees = (4, 5), []

    def signer(*_: Any) -> str:
        signees.append(True)
        return "0"

    monkeypatch.setattr("ecosysteme.variantes.avis_ecrit._cle", signer)
    honnete = json.loads(ecrire_avis(partie.jeu, partie.depart, coup, REVUE))
    assert lire_avis(partie.jeu, partie.depart, coup, -4, json.dumps(honnete)) == REVUE
    assert lire_avis(partie.jeu, partie.depart, coup, -4, json.dumps({**honnete, **menti})) == Evaluation(-4)
    assert signees


@pytest.mark.parametrize(
    "texte", ["[", "[]", "null", "5", '{"cle":5}', "{}", "[" * 9_000, '{"cle":' + "9" * 9_000 + "}", "x" * 20_000]
)
def test_ce_qui_n_est_pas_un_avis_ne_coute_que_lui_meme(texte: str) -> None:
    partie = partie_jouee("")
    assert lire_avis(partie.jeu, partie.depart, (4, 5), 2.5, texte) == Evaluation(2.5)
