from pathlib import Path

import pytest

from ecosysteme.livre.echanges import SUFFIXES, ecrire_livre, importer, lire_livre
from ecosysteme.ouvertures.livre import Livre, livre_fourni
from ecosysteme.ouvertures.note_livre import NoteLivre, SourceLivre
from tests.ecosysteme.ouvertures.test_livre import DEPART


@pytest.mark.parametrize("suffixe", SUFFIXES)
def test_chaque_format_ecrit_se_relit_sans_qu_on_dise_lequel(tmp_path: Path, suffixe: str) -> None:
    corrige = Livre({DEPART: {19: NoteLivre(5, 0, SourceLivre.MOI)}}).sur(livre_fourni())
    fichier = tmp_path / f"livre{suffixe.upper()}"
    ecrire_livre(corrige, fichier)
    fichier = fichier.rename(tmp_path / "sans suffixe")
    relu = lire_livre(fichier)
    assert len(relu) >= len(corrige.entier()) > 1000
    assert {note.valeur for note in relu.notes_de(DEPART).values()} == {5}


def test_un_autre_nom_et_un_autre_fichier_sont_refuses(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="egbk3"):
        ecrire_livre(Livre(), tmp_path / "livre.txt")
    (tmp_path / "rien").write_bytes(b"rien")
    for fichier in (tmp_path / "rien", tmp_path / "absent", tmp_path):
        with pytest.raises(ValueError, match=str(fichier)):
            lire_livre(fichier)


def test_des_livres_s_importent_tous_ou_aucun(tmp_path: Path) -> None:
    chemin, bon = tmp_path / "mien.npz", tmp_path / "bon.npz"
    Livre({DEPART: {19: NoteLivre(4, 30)}}).ecrire(bon)
    (tmp_path / "mauvais").write_bytes(b"rien")
    with pytest.raises(ValueError, match="mauvais"):
        importer(chemin, [bon, tmp_path / "mauvais"])
    assert not chemin.exists()
    importe = importer(chemin, [bon, bon])
    assert importe.lues == 2
    assert len(importe.range_.livre) == len(lire_livre(chemin)) == 1
