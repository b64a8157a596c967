"""Which mistakes a lesson tells."""

from __future__ import annotations

from ecosysteme.lecon.severite import Severite, se_dit, seuil
from ecosysteme.reglages import LECON
from ecosysteme.variantes.gravite import Gravite


def test_plus_elle_est_stricte_plus_elle_en_dit() -> None:
    gravites = (None, Gravite.IMPRECISION, Gravite.ERREUR, Gravite.GAFFE)
    dites = {severite: [gravite for gravite in gravites if se_dit(severite, gravite)] for severite in Severite}
    assert dites == {
        Severite.SANS: [],
        Severite.DOUCE: [Gravite.GAFFE],
        Severite.NORMALE: [Gravite.ERREUR, Gravite.GAFFE],
        Severite.STRICTE: [Gravite.IMPRECISION, Gravite.ERREUR, Gravite.GAFFE],
    }
    assert [seuil(severite) for severite in Severite] == [None, 0.2, 0.1, 0.05]


def test_chacune_est_un_choix_du_reglage() -> None:
    assert LECON.choix == tuple(Severite)
    assert Severite(str(LECON.defaut)) is Severite.SANS
