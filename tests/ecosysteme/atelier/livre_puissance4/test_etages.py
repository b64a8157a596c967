from itertools import islice

import numpy as np

from ecosysteme.atelier.livre_puissance4 import etages
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.puissance4.position import cle
from tests.ecosysteme.moteur.puissance4.parties import positions_au_hasard

# Positions that differ, by number of discs, finished games and mirror images included (OEIS A212693).
DISTINCTES = (1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275)


def distinctes(nombres: Mots) -> int:
    """Count what one move leads to from these positions and their images, games it wins included."""
    nous, masques = etages.depuis_cles(nombres)
    nous, masques = (np.concatenate([mots, etages.images(mots)]) for mots in (nous, masques))
    trouvees = []
    for colonne in range(7):
        coups = (masques + np.uint64(1 << 7 * colonne)) & np.uint64(0x3F << 7 * colonne)
        garde = coups != 0
        trouvees.append((nous ^ masques)[garde] + (masques | coups)[garde])
    return int(np.unique(np.concatenate(trouvees)).size)


def test_le_nombre_de_positions_de_chaque_etage() -> None:
    for attendu, nombres in zip(DISTINCTES[1:], islice(etages.etages(), len(DISTINCTES) - 1), strict=True):
        assert distinctes(nombres) == attendu


def test_une_cle_redonne_sa_position() -> None:
    for nous, masque in positions_au_hasard(6, 300):
        nombre = cle(nous, masque)
        assert cle(*etages.depuis_cle(nombre)) == nombre
        assert etages.depuis_cle(nous + masque) == (nous, masque)
