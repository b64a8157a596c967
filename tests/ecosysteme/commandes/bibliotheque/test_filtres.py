from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.filtres import HUMAINS, FiltreDeParties
from ecosysteme.commandes.bibliotheque.filtres import filtre_de
from ecosysteme.fautes import Faute
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement

PARTIES = [
    enregistrement("f5d6", "Ada", "Bob Martin", 2001, evenement="Coupe (XOT)"),
    enregistrement("f5f6", "Bob Durand", "Ada", 2005),
]


@pytest.fixture
def ouverte(tmp_path: Path) -> Bibliotheque:
    return Bibliotheque(bibliotheque_de(tmp_path / "b", PARTIES))


def test_des_noms_deviennent_des_numeros(ouverte: Bibliotheque) -> None:
    ada, martin = (frozenset({ouverte.chercher("joueur", nom)[0].numero}) for nom in ("ada", "martin"))
    coupe = frozenset({ouverte.chercher("tournoi", "coupe")[0].numero})
    assert filtre_de(ouverte, None, None, None, None, None, None, False, None) == HUMAINS
    tout = filtre_de(ouverte, ["ada", "bob martin"], ["ada"], ["martin"], ["coupe"], 2000, 2004, True, True)
    assert tout == FiltreDeParties(ada | martin, ada, martin, coupe, 2000, 2004, True, True)


@pytest.mark.parametrize(("nom", "raison"), [("bob", "plusieurs noms"), ("xyzw", "aucun nom")])
def test_un_nom_douteux_est_refuse(ouverte: Bibliotheque, nom: str, raison: str) -> None:
    with pytest.raises(Faute, match=raison):
        filtre_de(ouverte, [nom], None, None, None, None, None, False, None)
