from pathlib import Path

import numpy as np

from ecosysteme.bibliotheque.fichier import lecture
from ecosysteme.bibliotheque.generations import actuelles, ajouter_rangees, lire_rangees, reconstruire, sans_supprimees
from ecosysteme.bibliotheque.suppressions import supprimer
from ecosysteme.bibliotheque.tableaux import FUSIONNES, vides
from tests.ecosysteme.bibliotheque.fabrique import au_hasard, bibliotheque_de


def test_des_tableaux_abimes_sont_refaits_du_fichier(tmp_path: Path) -> None:
    dossier = bibliotheque_de(tmp_path / "b", au_hasard(1, 12)[1])
    with lecture(dossier) as lien:
        assert lien is not None
        intacts = {nom: np.array(tableau) for nom, tableau in actuelles(lien, dossier)[1].items()}
        (dossier / "index-1" / "suites.brut").write_bytes(b"court")
        refaits = actuelles(lien, dossier)[1]
    assert all(np.array_equal(intacts[nom], refaits[nom]) for nom in intacts)


def test_sans_les_supprimees_comme_si_elles_n_avaient_jamais_ete_la(tmp_path: Path) -> None:
    dossier = bibliotheque_de(tmp_path / "b", au_hasard(2, 12)[1])
    with lecture(dossier) as lien:
        assert lien is not None
        avant = reconstruire(lien)
        assert sans_supprimees(lien, avant) is avant
    supprimer(dossier, [1, 6, 12])
    with lecture(dossier) as lien:
        assert lien is not None
        restantes, refaites = sans_supprimees(lien, avant), reconstruire(lien)
    assert all(np.array_equal(restantes[nom], refaites[nom]) for nom in FUSIONNES)


def test_aucune_rangee_n_ajoute_rien() -> None:
    assert ajouter_rangees(tous := vides(), []) is tous
    faits, coups = lire_rangees([])
    assert (coups.shape, len(faits["noirs"])) == ((0, 60), 0)
