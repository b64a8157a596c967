"""Coverage: what is left out counts for as much as people play it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.repertoire.couverture import Couverture, couvrir, explorateur, filtre_de
from ecosysteme.repertoire.positions import positions_de
from ecosysteme.repertoire.repertoire import FiltreAdversaires, Repertoire
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement
from tests.ecosysteme.repertoire.fabrique import USUELS, cases, coups, explorateur_de, repertoire_de, vue_apres


def _couvrir(*lignes: str, joues: Mapping[str, Mapping[str, int]] = USUELS) -> Couverture:
    return couvrir(positions_de(repertoire_de(*lignes)), explorateur_de(joues))


def test_la_couverture_est_la_part_des_reponses_tenues() -> None:
    couverture = _couvrir("f5d6c3", "f5f6e6")
    assert couverture.totale == pytest.approx(0.9)
    assert couverture.portees[vue_apres("f5d6").cle] == pytest.approx(0.6)
    assert couverture.par_coups[2] == pytest.approx(0.9)


def test_le_plus_grand_trou_est_le_plus_souvent_rencontre() -> None:
    couverture = _couvrir("f5d6c3d3c4", "f5f6e6")
    assert [(trou.ligne, trou.prolonge) for trou in couverture.trous[:2]] == [
        (cases("f5d6c3f4"), False),  # 0.6 × 0.2
        (cases("f5f4"), False),  # 0.1
    ]
    assert couverture.plus_grand is not None
    assert couverture.plus_grand.portee == pytest.approx(0.12)
    assert couverture.totale == pytest.approx(0.6 * 0.8 + 0.3)


def test_un_bout_de_ligne_se_prolonge_une_fois_les_trous_comblees() -> None:
    couverture = _couvrir("f5d6c3", "f5f6e6", "f5f4e3")
    assert couverture.totale == pytest.approx(1)
    assert couverture.plus_grand is not None
    assert (couverture.plus_grand.ligne, couverture.plus_grand.prolonge) == (cases("f5d6c3d3"), True)


def test_une_reponse_sans_coup_de_nous_est_un_trou() -> None:
    couverture = _couvrir("f5d6")
    assert couverture.totale == 0
    assert couverture.plus_grand is not None
    assert couverture.plus_grand.ligne == cases("f5d6")


def test_peu_de_parties_ne_disent_rien() -> None:
    assert _couvrir("f5f6e6f4g5", joues={**USUELS, "f5": {"f6": 30}, "f5f6e6": {"f4": 3, "d6": 2}}).totale == 1


def test_une_interversion_est_tenue() -> None:
    """At the second order of the Tiger, d3 comes into a position of the first one."""
    joues = {"f5": {"d6": 100}, "f5d6c4": {"d3": 100}, "f5d6c3": {"d3": 100}, "f5d6c3d3c4": {"f4": 100}}
    lignes = "f5d6c3d3c4f4f6", "f5d6c4d3c3"
    positions = positions_de(repertoire_de(*lignes).avec(coups("f5d6c4"), enseigner=True))
    assert couvrir(positions, explorateur_de(joues)).totale == pytest.approx(1)


def test_les_parties_sont_celles_des_adversaires(tmp_path: Path) -> None:
    parties = [enregistrement("f5d6c3", "Ada", "Bob", 2001), enregistrement("f5f6e6", "Bob", "Ada", 2010)]
    bibliotheque = Bibliotheque(bibliotheque_de(tmp_path / "b", parties))

    def reponses(camp: Camp, **filtre: object) -> set[int]:
        repertoire = Repertoire("x", camp, adversaires=FiltreAdversaires(**filtre))  # type: ignore[arg-type]
        return set(explorateur(bibliotheque, repertoire)(vue_apres("f5").cherchee))

    assert reponses(PREMIER) == {*cases("d6"), *cases("f6")}
    assert reponses(PREMIER, joueurs=("Bob",)) == set(cases("d6"))
    assert reponses(SECOND, joueurs=("Bob",)) == set(cases("f6"))
    assert reponses(PREMIER, depuis=2005) == set(cases("f6"))
    inconnu = Repertoire("x", PREMIER, adversaires=FiltreAdversaires(("Personne",)))
    with pytest.raises(Faute, match="pas de joueur Personne"):
        filtre_de(bibliotheque, inconnu)
