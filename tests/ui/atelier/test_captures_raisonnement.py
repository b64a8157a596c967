"""What the screenshots show of a search."""

from ecosysteme.arbre import GenreDePas
from tests.ui.arbres import OTHELLO, arbre
from ui.atelier.captures_raisonnement import grande_coupe


def test_la_coupe_montree_est_la_plus_grande() -> None:
    cultive = arbre(*OTHELLO)
    k, noeud = grande_coupe(cultive)
    assert cultive.etape(k) == (GenreDePas.COUPE, noeud)
    avant, apres = cultive.comptes(k - 1).elagues, cultive.comptes(k).elagues
    pas = range(1, cultive.nb_etapes + 1)
    assert apres - avant == max(cultive.comptes(i).elagues - cultive.comptes(i - 1).elagues for i in pas) > 0
