"""Games come in: all of an import or nothing, each game once, what is left out said."""

from __future__ import annotations

import signal
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.bibliotheque import generations, importation
from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.fichier import GENRE, NOM, BibliothequeIndisponible, lecture
from ecosysteme.bibliotheque.filtres import TOUTES_LES_PARTIES
from ecosysteme.bibliotheque.generations import reconstruire, reparer
from ecosysteme.bibliotheque.importation import BilanImport, EtapeImport, importer
from ecosysteme.bibliotheque.lot import Collecte, LotImporte
from ecosysteme.bibliotheque.tableaux import TOUS, lire
from ecosysteme.fautes import Faute
from ecosysteme.journal.fichier import ouvrir_genre
from tests.ecosysteme.bibliotheque.fabrique import (
    au_hasard,
    bibliotheque_de,
    dossier_wthor,
    enregistrement,
    fichier_pgn,
    position_de,
)
from tests.ecosysteme.moteur.othello.recensement import demande_de, recenser

F5D6 = ("f5d6", "f5d6c3", "f5f6e6f4")


def verifier_entiere(dossier: Path, parties: int) -> None:
    """Look whether rows and arrays tell of the same games, and nothing else lies about."""
    with lecture(dossier) as lien:
        assert lien is not None
        assert lien.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        generation, nombre = lien.execute("SELECT generation, parties FROM rangement").fetchone()
        assert nombre == parties == lien.execute("SELECT count(*) FROM partie").fetchone()[0]
        refaites, lues = reconstruire(lien), lire(dossier, generation, parties)
    assert lues is not None
    for nom in TOUS:
        if nom != "numeros":  # equal games may change places
            assert (lues[nom] == refaites[nom]).all(), nom
    assert sorted(lues["numeros"].tolist()) == sorted(refaites["numeros"].tolist())


def test_une_annee_de_plus_vaut_tout_ensemble(tmp_path: Path) -> None:
    parties, lus = au_hasard(1, 60)
    wthor = dossier_wthor(tmp_path / "wthor", {1990: lus[:40], 1991: lus[40:]})
    annees = sorted(wthor.glob("*.wtb"))
    for un in annees:
        importer(tmp_path / "une", [un], doublons=True)
    bilan = importer(tmp_path / "tout", [wthor], doublons=True)
    assert (bilan.sources, bilan.parties, bilan.refusees) == (2, 60, 0)
    for dossier in ("une", "tout"):
        verifier_entiere(tmp_path / dossier, 60)
        bibliotheque = Bibliotheque(tmp_path / dossier)
        for rang in (0, 3, 8, 30):
            vue = next(partie.vues[rang] for partie in parties if len(partie.coups) > rang)
            comptees = bibliotheque.explorer(demande_de(vue), TOUTES_LES_PARTIES)
            attendues = recenser(parties, vue)
            assert {case: suivies.parties for case, suivies in comptees.coups.items()} == {
                case: nombres[0] for (_, case), nombres in attendues.items() if case < 64
            }
            assert comptees.arretees.parties == attendues.get((1, 64), [0])[0]
    assert sorted(lieu.name for lieu in (tmp_path / "une").iterdir() if lieu.is_dir()) == ["index-2"]


def test_le_meme_fichier_n_apporte_rien_de_nouveau(tmp_path: Path) -> None:
    _, lus = au_hasard(2, 10)
    fichier = fichier_pgn(tmp_path / "x.pgn", lus)
    importer(tmp_path / "b", [fichier])
    avant = (tmp_path / "b" / NOM).read_bytes()
    renomme = fichier.rename(tmp_path / "autre.pgn")
    assert importer(tmp_path / "b", [renomme]) == BilanImport(connues=("autre.pgn",))
    assert (tmp_path / "b" / NOM).read_bytes() == avant


def test_les_doublons_sont_dits_et_laisses_les_memes_coups_gardes(tmp_path: Path) -> None:
    une = enregistrement("f5d6c3", "Ada", "Bob", 2001)
    images = enregistrement("d3c5f6", "Ada", "Bob", 2001)  # the same, seen from elsewhere
    autres = [
        enregistrement("f5d6c3", "Bob", "Ada", 2001),
        enregistrement("f5d6c3", "Ada", "Bob", 2002),
        enregistrement("f5d6c3", "", "", 2001),
        enregistrement("f5d6c3", "", "", 2001),  # nobody knows whether they are the same two
    ]
    bilan = importer(tmp_path / "b", [fichier_pgn(tmp_path / "a.pgn", [une, images])])
    assert (bilan.parties, bilan.doublons, bilan.memes_coups) == (1, 1, 0)
    bilan = importer(tmp_path / "b", [fichier_pgn(tmp_path / "b.pgn", [une, *autres])])
    assert (bilan.parties, bilan.doublons, bilan.memes_coups) == (4, 1, 4)
    bilan = importer(tmp_path / "b", [fichier_pgn(tmp_path / "c.pgn", [une, une, autres[0]])], doublons=True)
    assert (bilan.parties, bilan.doublons) == (3, 0)
    verifier_entiere(tmp_path / "b", 8)


def test_ce_qui_ne_se_joue_pas_est_refuse_et_compte(tmp_path: Path) -> None:
    _, lus = au_hasard(3, 6)
    wthor = dossier_wthor(tmp_path / "wthor", {1990: lus})
    octets = bytearray((wthor / "WTH_1990.wtb").read_bytes())
    octets[16 + 68 + 8 + 4] = octets[16 + 68 + 8 + 3]  # the second game plays twice on a square
    (wthor / "WTH_1990.wtb").write_bytes(octets)
    bilan = importer(tmp_path / "b", [wthor], doublons=True)
    assert (bilan.parties, bilan.refusees) == (5, 1)
    with lecture(tmp_path / "b") as lien:
        assert lien is not None
        assert lien.execute("SELECT parties, refusees FROM source").fetchall() == [(5, 1)]
        assert [rang for (rang,) in lien.execute("SELECT rang FROM partie ORDER BY rang")] == [1, 3, 4, 5, 6]


@pytest.mark.parametrize("etape", [etape for etape in EtapeImport if etape != EtapeImport.FIN])
def test_un_import_annule_ne_laisse_rien(tmp_path: Path, etape: EtapeImport) -> None:
    _, lus = au_hasard(4, 12)
    bibliotheque_de(tmp_path / "b", lus[:5])
    arret = Event()

    def suivre(atteinte: EtapeImport, _: int) -> None:
        if atteinte == etape:
            arret.set()

    fichier = fichier_pgn(tmp_path / "x.pgn", lus[5:])
    with pytest.raises(Interrompu):
        importer(tmp_path / "b", [fichier], doublons=True, arret=arret, suivi=suivre)
    verifier_entiere(tmp_path / "b", 5)
    assert [lieu.name for lieu in (tmp_path / "b").iterdir() if lieu.is_dir()] == ["index-1"]
    assert importer(tmp_path / "b", [fichier], doublons=True).parties == 7
    verifier_entiere(tmp_path / "b", 12)


@pytest.mark.parametrize("etape", list(EtapeImport))
def test_un_import_tue_laisse_l_ancienne_ou_la_nouvelle(tmp_path: Path, etape: EtapeImport) -> None:
    _, lus = au_hasard(5, 12)
    bibliotheque_de(tmp_path / "b", lus[:5])
    fichier = fichier_pgn(tmp_path / "x.pgn", lus[5:])
    programme = f"""
        import os, signal
        from pathlib import Path
        from ecosysteme.bibliotheque.importation import importer

        def suivre(etape, _):
            if etape == {etape.value!r}:
                os.kill(os.getpid(), signal.SIGKILL)

        importer(Path({str(tmp_path / "b")!r}), [Path({str(fichier)!r})], doublons=True, suivi=suivre)
    """
    essai = subprocess.run([sys.executable, "-c", textwrap.dedent(programme)], check=False)
    assert essai.returncode == -signal.SIGKILL
    fini = etape == EtapeImport.FIN
    verifier_entiere(tmp_path / "b", 12 if fini else 5)
    assert importer(tmp_path / "b", [fichier], doublons=True).parties == (0 if fini else 7)
    verifier_entiere(tmp_path / "b", 12)
    assert len(Bibliotheque(tmp_path / "b")) == 12


def test_un_disque_plein_laisse_l_ancienne(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, lus = au_hasard(6, 8)
    bibliotheque_de(tmp_path / "b", lus[:5])

    def refuser(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(generations, "ecrire", refuser)
    with pytest.raises(BibliothequeIndisponible):
        importer(tmp_path / "b", [fichier_pgn(tmp_path / "x.pgn", lus[5:])])
    verifier_entiere(tmp_path / "b", 5)


def test_un_second_ecrivain_apprend_qu_elle_est_occupee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, lus = au_hasard(7, 8)
    bibliotheque_de(tmp_path / "b", lus[:5])
    monkeypatch.setattr("ecosysteme.journal.fichier.PATIENCE", 0)
    with closing(ouvrir_genre(tmp_path / "b" / NOM, GENRE)) as lien:
        lien.execute("BEGIN IMMEDIATE")
        with pytest.raises(BibliothequeIndisponible, match="occupé"):
            importer(tmp_path / "b", [fichier_pgn(tmp_path / "x.pgn", lus[5:])])
    verifier_entiere(tmp_path / "b", 5)


def test_qui_lit_garde_ses_tableaux_pendant_un_import(tmp_path: Path) -> None:
    _, lus = au_hasard(8, 20)
    bibliotheque = Bibliotheque(bibliotheque_de(tmp_path / "b", lus[:12]))
    depart = position_de("")
    avant = bibliotheque.explorer(depart, TOUTES_LES_PARTIES)
    importer(tmp_path / "b", [fichier_pgn(tmp_path / "x.pgn", lus[12:])], doublons=True)
    assert bibliotheque.explorer(depart, TOUTES_LES_PARTIES) == avant
    assert bibliotheque.actualiser()
    assert not bibliotheque.actualiser()
    assert bibliotheque.explorer(depart, TOUTES_LES_PARTIES).toutes.parties == 20


def test_reparer_refait_les_tableaux_sans_les_parties_supprimees(tmp_path: Path) -> None:
    _, lus = au_hasard(9, 10)
    dossier = bibliotheque_de(tmp_path / "b", lus)
    with closing(ouvrir_genre(dossier / NOM, GENRE)) as lien:
        lien.execute("UPDATE partie SET supprimee = 1.0 WHERE numero = 3")
    reparer(dossier)
    bibliotheque = Bibliotheque(dossier)
    assert len(bibliotheque) == 9
    assert 3 not in bibliotheque.colonnes["numeros"].tolist()


def test_au_dela_de_ce_que_la_bibliotheque_tient_rien_n_est_importe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, lus = au_hasard(10, 8)
    dossier = bibliotheque_de(tmp_path / "b", lus[:5])
    for module in (importation, generations):
        monkeypatch.setattr(module, "PARTIES_MAX", 6)
    with pytest.raises(Faute, match="plus de 6 parties"):
        importer(dossier, [fichier_pgn(tmp_path / "x.pgn", lus[5:])], doublons=True)
    with pytest.raises(Faute, match="plus de 6 parties"):
        importer(dossier, [fichier_pgn(tmp_path / "y.pgn", lus)], doublons=True)
    verifier_entiere(dossier, 5)


def test_un_lot_vide_ne_fait_pas_de_bibliotheque(tmp_path: Path) -> None:
    assert importation.importer_lots(tmp_path / "b", [Collecte().lot("fichier", "", "")]) == BilanImport()
    assert not (tmp_path / "b").exists()


def test_une_source_qui_grandit_reste_une_source(tmp_path: Path) -> None:
    def lot(premier: int, coups: str) -> LotImporte:
        collecte = Collecte()
        collecte.ajouter(premier, enregistrement(coups))
        return collecte.lot("journal", "journal", "journal x")

    importation.importer_lots(tmp_path / "b", [lot(1, "f5d6")])
    importation.importer_lots(tmp_path / "b", [lot(2, "f5d6c3")])
    assert [lue.parties for lue in Bibliotheque(tmp_path / "b").collections()] == [2]


def test_la_marque_xot_est_a_la_fin_du_nom(tmp_path: Path) -> None:
    noms = ("Cambridge (XOT)", "Xotic Open", "XOT (2020)")
    lus = [enregistrement(coups, evenement=nom) for coups, nom in zip(F5D6, noms, strict=True)]
    bibliotheque = Bibliotheque(bibliotheque_de(tmp_path / "b", lus))
    trouves = [bibliotheque.chercher("tournoi", nom)[0] for nom in noms]
    assert [trouve.marque for trouve in trouves] == [True, False, False]
