from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest

from ecosysteme.fautes import Panne
from ecosysteme.livre.rangement import modifier, seul
from ecosysteme.ouvertures.livre import VERSION, Livre
from ecosysteme.ouvertures.livre_personnel import lire_les_livres
from ecosysteme.ouvertures.note_livre import NoteLivre
from tests.ecosysteme.ouvertures.test_livre import DEPART

AJOUT = Livre({DEPART: {19: NoteLivre(4, 20)}})


def test_un_changement_se_relit_et_son_dossier_se_fait(tmp_path: Path) -> None:
    chemin = tmp_path / "donnees" / "livre.npz"
    range_ = modifier(chemin, lambda livre: livre.avec(AJOUT))
    assert range_.ecarte is None
    assert range_.livre.notes_de(DEPART)[19] == NoteLivre(4, 20)
    assert lire_les_livres(chemin).livre.notes_de(DEPART)[19] == NoteLivre(4, 20)
    assert len(modifier(chemin, lambda livre: livre).livre) == 1


def test_un_changement_refuse_laisse_le_livre_comme_il_etait(tmp_path: Path) -> None:
    chemin = tmp_path / "livre.npz"
    modifier(chemin, lambda livre: livre.avec(AJOUT))
    avant = chemin.read_bytes()

    def refuser(_: Livre) -> Livre:
        raise ZeroDivisionError

    with suppress(ZeroDivisionError):
        modifier(chemin, refuser)
    assert chemin.read_bytes() == avant


def test_un_livre_abime_est_mis_de_cote(tmp_path: Path) -> None:
    chemin = tmp_path / "livre.npz"
    chemin.write_bytes(b"rien")
    range_ = modifier(chemin, lambda livre: livre.avec(AJOUT))
    assert range_.ecarte is not None
    assert range_.ecarte.read_bytes() == b"rien"
    assert len(Livre.lire(chemin)) == 1


def test_le_livre_d_une_version_plus_recente_reste(tmp_path: Path) -> None:
    chemin = tmp_path / "livre.npz"
    np.savez(chemin, version=np.array([VERSION + 1]))
    avant = chemin.read_bytes()
    with pytest.raises(ValueError, match="plus récente"):
        modifier(chemin, lambda livre: livre.avec(AJOUT))
    assert [chemin.read_bytes()] == [avant]


def test_deux_a_la_fois_ne_changent_pas_le_meme_livre(tmp_path: Path) -> None:
    occupe = Panne("occupé")
    with (
        seul(tmp_path / "verrou", occupe),
        pytest.raises(Panne, match="occupé"),
        seul(tmp_path / "verrou", occupe, patience=0),
    ):
        pass
    with seul(tmp_path / "verrou", occupe, patience=0):
        pass


def test_un_dossier_ou_rien_ne_s_ecrit_se_dit(tmp_path: Path) -> None:
    (tmp_path / "occupe").write_text("un fichier")
    with pytest.raises(ValueError, match="non écrit"):
        modifier(tmp_path / "occupe" / "livre.npz", lambda livre: livre)
