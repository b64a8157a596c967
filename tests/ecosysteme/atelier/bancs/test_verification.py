"""The library against a reading of its games one by one: a fault of either is seen."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from ecosysteme.atelier.bancs.bibliotheque import lot_invente, tirer, verifier_bibliotheque
from ecosysteme.atelier.bancs.verification import compter_autrement, differences, relire
from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, position_apres
from ecosysteme.bibliotheque.fichier import NOM
from ecosysteme.bibliotheque.importation import importer, importer_lots
from ecosysteme.bibliotheque.sources import fichiers_de
from tests.ecosysteme.bibliotheque.fabrique import au_hasard, dossier_wthor


def test_les_reponses_sont_celles_d_une_lecture_sans_index(tmp_path: Path) -> None:
    importer_lots(tmp_path / "b", [lot_invente(300, 7, "x")], doublons=True)
    bilan = verifier_bibliotheque(tmp_path / "b", None, 60, 1)
    assert bilan == (60, 0, 0, 0)
    assert len(relire(tmp_path / "b").coups) == 300


def test_une_reponse_fausse_se_voit(tmp_path: Path) -> None:
    importer_lots(tmp_path / "b", [lot_invente(300, 7, "x")], doublons=True)
    ouverte = Bibliotheque(tmp_path / "b")
    positions = [position_apres(b""), *tirer(ouverte, 3, 4, random.Random(1))]
    assert differences(ouverte, positions) == []
    with closing(sqlite3.connect(tmp_path / "b" / NOM)) as lien, lien:
        lien.execute("UPDATE partie SET score = 64 - score WHERE numero = 5 AND score != 32")
    assert positions[0] in differences(ouverte, positions)


def test_les_parties_sont_celles_des_fichiers(tmp_path: Path) -> None:
    _, lus = au_hasard(1, 30)
    wthor = dossier_wthor(tmp_path / "wthor", {1990: lus[:20], 1991: lus[20:]})
    importer(tmp_path / "b", fichiers_de([wthor]), doublons=True)
    fichiers = sorted(wthor.glob("*.wtb"))
    assert compter_autrement(tmp_path / "b", fichiers) == (30, 0)
    assert compter_autrement(tmp_path / "b", fichiers[:1]) == (20, 10)
