from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.bibliotheque import textes
from ecosysteme.bibliotheque.importation import importer
from ecosysteme.bibliotheque.textes import collecter, collecter_en_morceaux, decouper_texte, lire_morceau
from ecosysteme.formats.ecrivains import ECRIVAINS
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import Detail, PartieCompacte
from ecosysteme.formats.reconnaitre import reconnaitre
from tests.ecosysteme.bibliotheque.fabrique import au_hasard, compacte, enregistrement
from tests.tailles import taille

FORMATS = ("sgf", "ggf", "pgn")


@contextmanager
def fils(taches: int) -> Iterator[Executor]:
    with ThreadPoolExecutor(taches) as executeur:
        yield executeur


@pytest.fixture(autouse=True)
def _petits_morceaux(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.setattr(textes, "MORCEAU", 3_000)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    if (
        taille(1, 0) and "pgn" not in request.node.name
    ):  # processes take longer to start than to read, and one shows them
        monkeypatch.setattr(textes, "processus", fils)


def commentee(commentaire: str) -> Enregistrement:
    return Enregistrement(PartieCompacte(compacte("f5d6").cases, None, {0: Detail(commentaire=commentaire)}))


@pytest.mark.parametrize("nom", FORMATS)
def test_les_morceaux_disent_ce_que_dit_le_texte_entier(nom: str) -> None:
    _, lus = au_hasard(1, 40)
    texte = ECRIVAINS[nom].ecrire(lus)
    assert len(decouper_texte(texte)) >= 3
    attendu = collecter(reconnaitre(texte)).lot("fichier", "x", "y")
    collecte = collecter_en_morceaux(texte.encode())
    assert collecte is not None
    lot = collecte.lot("fichier", "x", "y")
    for champ, valeur in vars(attendu).items():
        trouve = getattr(lot, champ)
        assert (trouve == valeur).all() if hasattr(valeur, "dtype") else trouve == valeur, champ


def test_un_commentaire_qui_ressemble_a_une_fin_de_partie_n_en_est_pas_une() -> None:
    faux = "x" * 3_000 + ")\n\n(;GM[2]B[f5])"
    texte = ECRIVAINS["sgf"].ecrire([commentee(faux), *au_hasard(2, 20)[1]])
    assert decouper_texte(texte)[1].startswith("(;GM[2")
    assert collecter_en_morceaux(texte.encode()) is None
    assert len(collecter(reconnaitre(texte)).rangs) == 21


def test_un_commentaire_de_pgn_non_plus() -> None:
    _, lus = au_hasard(2, 20)
    faux = '[Event "x"]\n\n1. f5 {' + "x" * 3_000 + '\n\n[Event "y"]\n\n1. f5 } d6 *\n\n'
    texte = faux + ECRIVAINS["pgn"].ecrire(lus)
    assert decouper_texte(texte)[1].startswith('[Event "y"]')
    assert collecter_en_morceaux(texte.encode()) is None
    assert len(collecter(reconnaitre(texte)).rangs) == 21


def test_une_faute_quelque_part_fait_lire_le_texte_entier(tmp_path: Path) -> None:
    _, lus = au_hasard(3, 30)
    texte = ECRIVAINS["sgf"].ecrire(lus).replace("B[", "B[z9", 1)
    assert collecter_en_morceaux(texte.encode()) is None
    fichier = tmp_path / "x.sgf"
    fichier.write_text(texte, encoding="utf-8")
    bilan = importer(tmp_path / "b", [fichier], doublons=True)
    assert (bilan.parties + bilan.illisibles, bilan.refusees) == (30, 0)
    assert bilan.illisibles >= 1


def test_un_texte_court_ou_un_seul_processeur_se_lisent_ici(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuser(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(textes, "processus", refuser)
    lus = au_hasard(4, 30)[1]
    texte = ECRIVAINS["sgf"].ecrire(lus[:3])
    assert collecter_en_morceaux(texte.encode()) == collecter(reconnaitre(texte))
    assert collecter_en_morceaux(ECRIVAINS["pgn"].ecrire(lus[:3]).encode()) is None
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    texte = ECRIVAINS["sgf"].ecrire(lus)
    assert collecter_en_morceaux(texte.encode()) == collecter(reconnaitre(texte))
    assert collecter_en_morceaux(ECRIVAINS["sgf"].ecrire([*lus, commentee("[")]).encode()) is not None
    assert collecter_en_morceaux(b"(;GM[2]B[zz])") is None


def test_ce_qui_n_a_pas_de_structure_n_est_pas_coupe() -> None:
    assert collecter_en_morceaux(b"f5d6c3\n" * 2_000) is None
    assert lire_morceau("f5d6c3") is None
    assert lire_morceau("rien") is None
    lu = lire_morceau(ECRIVAINS["sgf"].ecrire([enregistrement("f5d6")]))
    assert lu is not None
    assert lu.rangs == [1]


def test_la_lecture_s_arrete_quand_on_le_demande() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        collecter_en_morceaux(ECRIVAINS["sgf"].ecrire(au_hasard(5, 40)[1]).encode(), arret)
