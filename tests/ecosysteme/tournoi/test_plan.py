"""The plan of a tournament: every pairing as often, both colours, and rules that are stored and compared."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.fautes import Faute
from ecosysteme.pendules import Horloge, Pendules, Regle
from ecosysteme.tournoi.plan import Plan, Reglement, choisir_ouvertures, prolonger

JUSTE: dict[str, Any] = {"jeu": "othello", "joueurs": ("ia_alea", "ia_max"), "parties": 10}
CINQ = ("ia_alea", "ia_max", "ia_min", "ia_alphabeta:profondeur=1", "ia_negamax:profondeur=1")


def test_toutes_rondes_chacun_rencontre_chacun_autant_avec_les_deux_camps() -> None:
    plan = Plan(Reglement("othello", CINQ, 200), ("a", "b", "c"))
    parties = [plan[rang] for rang in range(200)]
    assert Counter((p.premier, p.second) for p in parties) == {(a, b): 10 for a in range(5) for b in range(5) if a != b}
    for aller, retour in zip(parties[::2], parties[1::2], strict=True):
        assert (aller.premier, aller.second, aller.ouverture) == (retour.second, retour.premier, retour.ouverture)
    # A round is one opening for everybody; they begin again when there are too few.
    assert [p.ouverture for p in parties] == [debut for tour in range(10) for debut in ["abc"[tour % 3]] * 20]
    assert [p.rang for p in parties] == list(range(200))
    with pytest.raises(IndexError):
        plan[200]


def test_gantelet_et_match() -> None:
    gantelet = Reglement("othello", CINQ, 16, "gantelet")
    assert gantelet.rencontres == ((0, 1), (0, 2), (0, 3), (0, 4))
    assert gantelet.tours == 2
    match = Reglement("othello", CINQ[:2], 3, "match")
    assert [(p.premier, p.second) for p in map(Plan(match).__getitem__, range(3))] == [(0, 1), (1, 0), (0, 1)]


def test_sans_alterner_le_premier_nomme_commence_toujours() -> None:
    fixe = Plan(Reglement("othello", CINQ[:2], 4, "match", alterner=False))
    assert [(p.premier, p.second) for p in map(fixe.__getitem__, range(4))] == [(0, 1)] * 4


def test_un_reglement_range_avant_qu_on_puisse_fixer_les_couleurs_se_lit_encore() -> None:
    reglement = Reglement("othello", CINQ[:2], 50)
    ancien = {cle: valeur for cle, valeur in json.loads(reglement.en_json()).items() if cle != "alterner"}
    assert Reglement.depuis_json(json.dumps(ancien)) == reglement


def test_un_reglement_se_range_et_se_compare() -> None:
    reglement = Reglement("othello:taille=6", CINQ[:2], 50, graine=3, ouvertures="hasard:4", sprt=(-5.0, 10.5))
    assert Reglement.depuis_json(reglement.en_json()) == reglement
    assert reglement.differences(reglement) == []
    autre = Reglement("othello:taille=6", ("ia_alea", "ia_min"), 60, graine=3, sprt=(-5.0, 10.5))
    assert reglement.differences(autre) == [
        "joueurs ia_alea ia_min au lieu de ia_alea ia_max",
        "parties 60 au lieu de 50",
        "ouvertures aucune au lieu de hasard:4",
    ]


def test_les_graines_sont_propres_a_chacun_ou_dites() -> None:
    reglement = Reglement("othello", ("ia_alea", "ia_alea", "ia_alea:graine=7"), 6, graine=5)
    assert [reglement.graine_de(place) for place in range(3)] == [15, 16, 7]


@pytest.mark.parametrize("texte", ["", "[]", "{}", '{"jeu": "othello"}', '{"joueurs": ["ia_alea", "ia_max"], "v": 2}'])
def test_un_reglement_illisible(texte: str) -> None:
    with pytest.raises(ValueError, match="illisible"):
        Reglement.depuis_json(texte)


@pytest.mark.parametrize(
    ("autres", "phrase"),
    [
        ({"joueurs": ("ia_alea",)}, "deux joueurs au moins"),
        ({"joueurs": CINQ, "format": "match"}, "deux joueurs, pas 5"),
        ({"joueurs": ("ia_alea", "humain")}, "humain n'y a pas sa place"),
        ({"joueurs": ("ia_alea", "ia_rien")}, "joueur 'ia_rien' inconnu"),
        ({"format": "coupe"}, "attendu toutes-rondes, gantelet, match"),
        ({"jeu": "dames"}, "jeu 'dames' inconnu"),
        ({"parties": 0}, "parties 0 : attendu un entier de 1"),
        ({"arbitrage": 30}, "arbitrage 30 : attendu un entier de 0 à 20"),
        ({"jeu": "othello:taille=6", "arbitrage": 8}, "8 × 8"),
        ({"sprt": (5, 0)}, "le plus petit d'abord"),
        ({"joueurs": CINQ, "sprt": (0, 5)}, "le sprt juge deux joueurs"),
        ({"alterner": False, "ouvertures": "hasard:4"}, "échangent les couleurs"),
        ({"alterner": False, "sprt": (0, 5)}, "échangent les couleurs"),
    ],
)
def test_refus(autres: dict[str, Any], phrase: str) -> None:
    with pytest.raises(ValueError, match=phrase):
        Reglement(**JUSTE | autres)


@pytest.mark.parametrize(
    ("jeu", "joueur", "raison"),
    [
        ("othello:taille=6", "ia_moteur", "que sur 8 × 8, pas sur 6 × 6"),
        ("othello", "ia_moteur:poids=typo.npz", "poids 'typo.npz' illisibles"),
        ("nim", "externe:gtp:python3", "ne joue qu'à othello sur 8 × 8"),
    ],
)
def test_qui_ne_peut_pas_jouer_est_refuse_avant_la_premiere_partie(jeu: str, joueur: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        Reglement(jeu, ("ia_alea", joueur), 10).verifier()


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=4)),
    lambda petits: st.one_of(st.lists(petits, max_size=3), st.dictionaries(st.text(max_size=4), petits, max_size=2)),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from([*asdict(Reglement("othello", ("ia_max", "ia_min"), 4)), "autre"]), JSON))
def test_des_regles_quelconques_sont_des_regles_ou_une_faute(changees: dict[str, Any]) -> None:
    """A file that was received may hold any."""
    lues = asdict(Reglement("othello", ("ia_max", "ia_min"), 4)) | changees
    try:
        reglement = Reglement.depuis_json(json.dumps(lues))
    except Faute:
        return
    assert Reglement.depuis_json(reglement.en_json()) == reglement


def test_trop_de_joueurs_ou_de_chiffres_sont_une_faute() -> None:
    with pytest.raises(Faute, match="à 500 joueurs au plus"):
        Reglement("othello", ("ia_max",) * 501, 4)
    with pytest.raises(Faute, match="graine trop grande"):
        Reglement("othello", ("ia_max", "ia_min"), 4, graine=10**4000)
    with pytest.raises(Faute, match="illisible"):
        Reglement.depuis_json(f'{{"joueurs": ["ia_max", "ia_min"], "graine": {"9" * 5000}}}')


def test_une_pendule_s_ecrit_d_une_seule_facon_et_sa_regle_se_verifie() -> None:
    regles = Reglement("othello", ("ia_alea", "ia_max"), 2, pendule="1+1", regle="stricte")
    assert regles.pendule == "1:00/0:01"
    assert regles == Reglement("othello", ("ia_alea", "ia_max"), 2, pendule="1:00/0:01", regle="stricte")
    assert regles.pendules == Pendules.reglees(Horloge(60, 1), regle=Regle.STRICTE)
    assert Reglement.depuis_json(regles.en_json()) == regles
    mondiale = replace(regles, regle="mondiale")
    assert mondiale.pendule == "1:00/0:01/2:00"
    assert regles.differences(mondiale)[-1] == "regle mondiale au lieu de stricte"
    sans = replace(regles, pendule="", sprt=(0.0, 5.0))
    assert regles.differences(sans) == ["sprt 0.0 5.0 au lieu de aucun", "pendule aucune au lieu de 1:00/0:01"]
    assert Reglement("othello", ("ia_alea", "ia_max"), 2).pendules is None
    with pytest.raises(ValueError, match=r"^règle 'japonaise' inconnue : attendu mondiale ou stricte$"):
        replace(regles, regle="japonaise")
    with pytest.raises(ValueError, match=r"^horloge 'bientôt' illisible"):
        replace(regles, pendule="bientôt")


def test_un_reglement_d_avant_les_pendules_se_relit() -> None:
    regles = Reglement("othello", ("ia_alea", "ia_max"), 2)
    anciennes = {nom: valeur for nom, valeur in json.loads(regles.en_json()).items() if nom not in ("pendule", "regle")}
    assert Reglement.depuis_json(json.dumps(anciennes)) == regles


def test_prolonge_un_tournoi_garde_ses_parties_et_en_a_d_autres(tmp_path: Path) -> None:
    debuts = tmp_path / "debuts.txt"
    debuts.write_text("f5d6\nf5f6\nf5f4\n", encoding="utf-8")
    for demande in (None, "hasard:4", "equilibrees", str(debuts)):
        court = Reglement("othello", ("ia_alea", "ia_max", "ia_min"), 7, graine=3, ouvertures=demande)
        plan = Plan(court, choisir_ouvertures(court))
        long = prolonger(plan, 16)
        assert len(long) == 16
        assert [long[rang] for rang in range(7)] == [plan[rang] for rang in range(7)]
        assert demande is None or long[12].ouverture not in {plan[rang].ouverture for rang in range(7)}
        with pytest.raises(ValueError, match="en a déjà 7"):
            prolonger(plan, 6)
    debuts.write_text("f5f6\n", encoding="utf-8")
    with pytest.raises(ValueError, match="ne sont plus celles"):
        prolonger(plan, 16)
