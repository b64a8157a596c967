"""The opponent: as people answer, where something is due first, by the weights that were given."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection

from ecosysteme.repertoire.adversaire import Adversaire, Repartie
from ecosysteme.repertoire.positions import positions_de
from ecosysteme.repertoire.repertoire import Repertoire
from tests.ecosysteme.repertoire.fabrique import USUELS, cases, explorateur_de, repertoire_de, vue_apres


def _repliques(
    repertoire: Repertoire, attendues: Collection[str], *, surprises: bool = False, nombre: int = 400
) -> Counter[Repartie]:
    adversaire = Adversaire(positions_de(repertoire), explorateur_de(USUELS), random.Random(1), surprises=surprises)
    jouees = [adversaire.jouer(vue_apres("f5"), attendues) for _ in range(nombre)]
    return Counter(jouee for jouee in jouees if jouee is not None)


D6, F6, F4 = (Repartie(*cases(nom)) for nom in ("d6", "f6", "f4"))


def test_les_reponses_viennent_comme_les_gens_les_jouent() -> None:
    comptes = _repliques(repertoire_de("f5d6c3", "f5f6e6"), ())
    assert set(comptes) == {D6, F6}
    assert 1.5 < comptes[D6] / comptes[F6] < 2.7  # 60 to 30


def test_ce_qui_est_du_vient_d_abord() -> None:
    due = vue_apres("f5f6").cle
    assert set(_repliques(repertoire_de("f5d6c3", "f5f6e6"), {due})) == {F6}


def test_les_poids_comptent_et_zero_est_jamais() -> None:
    repertoire = repertoire_de("f5d6c3", "f5f6e6")
    d6, f6 = repertoire.racine.suites[0].suites
    assert set(_repliques(repertoire.peser(d6.numero, 0), {vue_apres("f5d6").cle})) == {F6}
    comptes = _repliques(repertoire.peser(f6.numero, 5), ())
    assert 1.7 < comptes[F6] / comptes[D6] < 3.5  # 150 to 60


def test_une_reponse_que_personne_n_a_jouee_vient_parfois() -> None:
    comptes = _repliques(repertoire_de("f5d6c3", "f5f4e3", "f5f6e6"), ())
    assert comptes[F4] > 0


def test_les_surprises_viennent_comme_les_trous() -> None:
    comptes = _repliques(repertoire_de("f5d6c3", "f5f6e6"), (), surprises=True)
    dehors = Repartie(F4.case, tenue=False)
    assert 0.05 < comptes[dehors] / 400 < 0.16  # 0.1
    assert dehors not in _repliques(repertoire_de("f5d6c3", "f5f6e6"), ())


def test_sans_reponse_tenue_il_n_y_a_rien_a_jouer() -> None:
    adversaire = Adversaire(positions_de(repertoire_de("f5")), explorateur_de(USUELS), random.Random(1))
    assert adversaire.jouer(vue_apres("f5"), ()) is None
