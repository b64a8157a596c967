"""What is pasted or dropped: files before texts, and the addresses of files that come as texts."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl

from ui.documents.transfert import Transfert, lire_transfert, offre


def contenu(texte: str = "", *adresses: str) -> QMimeData:
    donnees = QMimeData()
    if texte:
        donnees.setText(texte)
    if adresses:
        donnees.setUrls([QUrl(adresse) for adresse in adresses])
    return donnees


def test_des_fichiers_passent_avant_leurs_noms_en_texte(tmp_path: Path) -> None:
    chemins = (tmp_path / "a b.ggf", tmp_path / "ç.txt")
    adresses = [QUrl.fromLocalFile(str(chemin)).toString() for chemin in chemins]
    assert lire_transfert(contenu("a b.ggf", *adresses)) == Transfert(chemins)


@pytest.mark.parametrize("avant", ["", "\n  "])
def test_l_adresse_d_un_fichier_copiee_en_texte_est_ce_fichier(tmp_path: Path, avant: str) -> None:
    adresse = QUrl.fromLocalFile(str(tmp_path / "é.ggf")).toString()
    assert lire_transfert(contenu(f"{avant}{adresse}\n")) == Transfert((tmp_path / "é.ggf",))


def test_le_reste_est_un_texte(tmp_path: Path) -> None:
    assert lire_transfert(contenu("f5d6c3")) == Transfert(texte="f5d6c3")
    assert lire_transfert(contenu("https://exemple.fr/partie", "https://exemple.fr/partie")).chemins == ()


def test_rien_n_est_rien() -> None:
    image = QMimeData()
    image.setData("image/png", b"...")
    for vide in (QMimeData(), contenu(" \n"), image):
        assert not lire_transfert(vide)
    assert not offre(image)
    assert offre(contenu("f5"))
    assert offre(contenu("", "file:///a"))


def test_un_presse_papiers_vide_n_a_parfois_pas_meme_de_contenu() -> None:
    assert not lire_transfert(None)
