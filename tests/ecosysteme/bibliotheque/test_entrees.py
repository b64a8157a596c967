from pathlib import Path

from ecosysteme.bibliotheque.entrees import Entrees
from ecosysteme.bibliotheque.fichier import ecriture
from ecosysteme.bibliotheque.lot import Collecte, LotImporte
from ecosysteme.bibliotheque.tableaux import vides
from ecosysteme.formats.enregistrement import Enregistrement
from tests.ecosysteme.bibliotheque.fabrique import compacte, depuis, enregistrement


def lot(nom: str, *lus: Enregistrement) -> LotImporte:
    collecte = Collecte()
    for rang, lu in enumerate(lus, start=1):
        collecte.ajouter(rang, lu)
    return collecte.lot("fichier", nom, nom)


def test_les_parties_de_plusieurs_lots_et_leurs_departs(tmp_path: Path) -> None:
    posee = depuis("f5d6c3", "d3c4")
    lots = [lot("a", enregistrement("f5d6"), posee), lot("b", posee, enregistrement("f5f6", "Ada"))]
    with ecriture(tmp_path) as lien:
        entrees = Entrees(lots, vides(), doublons=False)
        colonnes = entrees.inscrire(lien, 1.0)
        assert (entrees.ajoutees, entrees.posees, entrees.doublons, entrees.refusees) == (3, 1, 1, 0)
        assert sorted(colonnes["numeros"].tolist()) == [1, 3]  # the second begins elsewhere
        rangees = lien.execute("SELECT numero, source, rang, etat, coups FROM partie ORDER BY numero").fetchall()
        assert rangees == [
            (1, 1, 1, 2, compacte("f5d6").cases),
            (2, 1, 2, 2, posee.compacte().cases),
            (3, 2, 2, 2, compacte("f5f6").cases),
        ]
        assert lien.execute("SELECT partie FROM posee").fetchall() == [(2,)]
