from pathlib import Path

import pytest

from ecosysteme.ouvertures.livre import Livre, livre_fourni
from ecosysteme.ouvertures.livre_personnel import chemin_du_livre, lire_les_livres, livre_en_usage
from ecosysteme.ouvertures.note_livre import NoteLivre
from ecosysteme.plateau import Plateau
from tests.ecosysteme.ouvertures.test_livre import DEPART


def test_sans_fichier_le_livre_fourni_parle_seul(tmp_path: Path) -> None:
    lus = lire_les_livres(tmp_path / "absent.npz")
    fourni = livre_fourni()
    assert fourni is not None
    assert len(lus.livre) == 0
    assert lus.faute is None
    assert lus.livre.notes(Plateau(), "N") == fourni.notes(Plateau(), "N") != {}


def test_le_livre_de_l_utilisateur_l_emporte_et_se_relit_quand_il_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTHELLIER_LIVRE", str(tmp_path / "mien.npz"))
    for valeur in (5, 6, 7):
        Livre({DEPART: {19: NoteLivre(valeur, 30)}}).ecrire(chemin_du_livre())
        assert set(livre_en_usage().coups(Plateau(), "N").values()) == {valeur}
        assert livre_en_usage() is livre_en_usage()
    chemin_du_livre().unlink()
    assert 7 not in livre_en_usage().coups(Plateau(), "N").values()


def test_un_fichier_illisible_se_dit_et_n_arrete_personne(tmp_path: Path) -> None:
    for octets in (b"", b"rien"):
        (tmp_path / "mien.npz").write_bytes(octets)
        lus = lire_les_livres(tmp_path / "mien.npz")
        assert lus.abime
        assert "mien.npz" in str(lus.faute)
        assert lus.livre.coups(Plateau(), "N")
    dossier = lire_les_livres(tmp_path)
    assert str(dossier.faute) == f"{tmp_path} : c'est un dossier, attendu un fichier"
