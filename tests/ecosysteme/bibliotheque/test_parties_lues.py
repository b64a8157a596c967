import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, position_apres
from ecosysteme.bibliotheque.fichier import NOM, lecture
from ecosysteme.bibliotheque.parties_lues import issue_de, lire_cases, lire_parties, relire_partie
from ecosysteme.entete import NotreJoueur, Relais
from ecosysteme.fautes import Faute
from ecosysteme.ouvertures.noms import noms
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, depuis, enregistrement


@pytest.mark.parametrize(
    ("score", "issue"), [(0, -1), (31, -1), (32, 0), (33, 1), (64, 1), (200, 1), (201, 0), (202, -1), (255, None)]
)
def test_l_issue_d_un_score(score: int, issue: int | None) -> None:
    assert issue_de(score) == issue


def test_une_partie_est_dite_et_relue_comme_elle_a_ete_jouee(tmp_path: Path) -> None:
    lus = [enregistrement("d3c5f6", "Ada", "Bob", 2001, ecart=4), depuis("f5d6c3", "d3c4", "Bob", "")]
    with lecture(bibliotheque_de(tmp_path / "b", lus)) as lien:
        assert lien is not None
        assert lire_parties(lien, [1, 2, 3], {}) == {
            1: ("Ada", "Bob", "", 2001, 34, 1),
            2: ("Bob", "", "", 2020, None, None),
        }
        assert lire_parties(lien, [1], {2: 1})[1][:2] == ("Ada", "Ada")
        assert lire_cases(lien, [1, 2, 3]) == {1: bytes([19, 34, 45])}, "seulement depuis le départ usuel"
        for rang, lu in enumerate(lus, start=1):
            relue = relire_partie(lien, rang, {})
            assert relue is not None
            assert (relue.compacte(), relue.ecart()) == (lu.compacte(), lu.ecart())
        assert relire_partie(lien, 3, {}) is None


def test_nos_joueurs_le_redeviennent(tmp_path: Path) -> None:
    niveau, qui = "ia_moteur:niveau=14,temps=1.0", "humain, ia_max"
    dossier = bibliotheque_de(
        tmp_path / "b", [enregistrement("d3c5f6", niveau, qui), enregistrement("d3c5", "Leader, Imre")]
    )
    relues = [Bibliotheque(dossier).partie(numero).entete for numero in (1, 2)]
    assert relues[0].joueurs == (NotreJoueur(niveau), Relais((NotreJoueur("humain"), NotreJoueur("ia_max"))))
    assert relues[1].noir == "Leader, Imre"


@pytest.mark.parametrize("coups", [b"\x25\x25", b"\x25\xff", "f5d6", 7])
def test_des_coups_abimes_sont_une_faute(tmp_path: Path, coups: object) -> None:
    dossier = bibliotheque_de(tmp_path / "b", [enregistrement("f5d6")])
    with closing(sqlite3.connect(dossier / NOM)) as lien, lien:
        lien.execute("UPDATE partie SET coups = ?", (coups,))
    with pytest.raises(Faute):
        Bibliotheque(dossier).partie(1)
    ((trouvee,), _) = Bibliotheque(dossier).parties_de(position_apres(b""))
    assert noms().de(trouvee.cases, "fr") is None
