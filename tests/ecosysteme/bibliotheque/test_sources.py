"""What games are read from: WTHOR, texts, the journal, tournaments; and what is new in them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.filtres import TOUTES_LES_PARTIES
from ecosysteme.bibliotheque.importation import BilanImport, importer
from ecosysteme.bibliotheque.lot import LotImporte
from ecosysteme.bibliotheque.sources import fichiers_de, lots_de
from ecosysteme.entete import NotreJoueur
from ecosysteme.fautes import Faute
from ecosysteme.formats import reconnaitre
from ecosysteme.formats.ggf import ecrire_ggf
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.formats.transcription import ecrire_transcriptions
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.journal.journal import Journal
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.fiche import ABANDONNEE, PartieFinie
from ecosysteme.tournoi.plan import Reglement
from tests.ecosysteme.bibliotheque.fabrique import au_hasard, dossier_wthor, enregistrement, fichier_pgn, position_de
from tests.ecosysteme.journal.parties import partie_jouee, signer


def lots(chemins: list[Path]) -> list[LotImporte | Path]:
    return list(lots_de(fichiers_de(chemins), lambda empreinte: None))


def lot(chemin: Path) -> LotImporte:
    (lu,) = lots([chemin])
    assert isinstance(lu, LotImporte)
    return lu


def test_un_dossier_de_wthor_donne_ses_annees_avec_les_noms(tmp_path: Path) -> None:
    _, lus = au_hasard(1, 9)
    dossier = dossier_wthor(tmp_path, {1990: lus[:4], 1989: lus[4:]})
    (tmp_path / "autre.pgn").write_text("rien")
    premiers, seconds = lots([dossier])
    assert isinstance(premiers, LotImporte)
    assert isinstance(seconds, LotImporte)
    assert (premiers.nom, len(premiers.coups), seconds.nom, len(seconds.coups)) == (
        "WTH_1989.wtb",
        5,
        "WTH_1990.wtb",
        4,
    )
    for un, ecrits in ((premiers, lus[4:]), (seconds, lus[:4])):
        noms = [(un.joueurs[noir], un.joueurs[blanc]) for noir, blanc in zip(un.noirs, un.blancs, strict=True)]
        assert noms == [ecrit.entete.joueurs for ecrit in ecrits]
        assert [un.tournois[rang] for rang in un.evenements] == [ecrit.entete.evenement for ecrit in ecrits]
        assert [bytes(case for case in coups if case < 64) for coups in un.coups] == [
            ecrit.compacte().cases for ecrit in ecrits
        ]
    assert premiers.programmes == {"Zebra (andersson)"}


def test_sans_les_noms_les_joueurs_ont_leur_numero(tmp_path: Path) -> None:
    dossier = dossier_wthor(tmp_path, {1990: [enregistrement("f5d6", "Ada", "Bob")]})
    (dossier / "WTHOR.JOU").unlink()
    lu = lot(dossier / "WTH_1990.wtb")
    assert [lu.joueurs[rang] for rang in (*lu.noirs, *lu.blancs)] == ["n° 1", "n° 2"]


@pytest.mark.parametrize("suffixe", [".pgn", ".sgf", ".ggf", ".txt"])
def test_chaque_format_qui_est_lu_est_importe(tmp_path: Path, suffixe: str) -> None:
    _, lus = au_hasard(2, 5)
    ecrire = {".sgf": ecrire_sgf, ".txt": ecrire_transcriptions}
    fichier = tmp_path / f"x{suffixe}"
    if suffixe == ".pgn":
        fichier_pgn(fichier, lus)
    else:
        texte = "\n".join(map(ecrire_ggf, lus)) if suffixe == ".ggf" else ecrire[suffixe](lus)
        fichier.write_text(texte, encoding="utf-8")
    lu = lot(tmp_path)
    assert (lu.genre, lu.nom, lu.rangs.tolist()) == ("fichier", fichier.name, [1, 2, 3, 4, 5])
    assert [bytes(case for case in coups if case < 64) for coups in lu.coups] == [un.compacte().cases for un in lus]


def test_un_long_texte_n_est_lu_que_par_morceaux(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconnaitre, "LIMITE", 1_000)
    fichier = tmp_path / "x.sgf"
    fichier.write_text(ecrire_sgf(au_hasard(2, 5)[1]), encoding="utf-8")
    assert fichier.stat().st_size > 1_000
    assert len(lot(fichier).rangs) == 5
    with fichier.open("a", encoding="utf-8") as suite:
        suite.write("(;GM[2]B[zz])")
    with pytest.raises(Faute, match=r"^x\.sgf : .* au plus"):
        lots([fichier])


def test_ce_qui_ne_se_lit_pas_est_nomme(tmp_path: Path) -> None:
    with pytest.raises(Faute, match="aucun fichier de parties"):
        fichiers_de([tmp_path])
    with pytest.raises(Faute, match="absent"):
        fichiers_de([tmp_path / "absent.pgn"])
    for nom, contenu in (("x.pgn", b"rien qui se lise"), ("x.wtb", b"court")):
        (tmp_path / nom).write_bytes(contenu)
        with pytest.raises(Faute, match=nom):
            lots([tmp_path / nom])
    with closing(sqlite3.connect(tmp_path / "x.sqlite")) as lien, lien:
        lien.execute("CREATE TABLE autre (x)")
    with pytest.raises(Faute, match="ni un journal ni une base de tournois"):
        lots([tmp_path / "x.sqlite"])


def test_la_lecture_s_arrete_quand_on_le_demande(tmp_path: Path) -> None:
    arret = Event()
    arret.set()
    fichier = fichier_pgn(tmp_path / "x.pgn", au_hasard(1, 2)[1])
    with pytest.raises(Interrompu):
        list(lots_de([fichier], lambda empreinte: None, arret))


def test_le_journal_apporte_ses_parties_finies_une_seule_fois(tmp_path: Path) -> None:
    chemin = tmp_path / "journal.sqlite"
    journal = Journal(chemin)
    finie = signer(partie_jouee(graine=1), ("Ada", NotreJoueur("ia_max")))
    for partie in (finie, signer(partie_jouee("othello:taille=6")), signer(partie_jouee("morpion"))):
        journal.noter(partie)
    journal.noter(signer(partie_jouee(coups=20, graine=2)))
    assert journal.fermer()
    bilan = importer(tmp_path / "b", [chemin])
    assert (bilan.parties, bilan.refusees, bilan.inachevees, bilan.connues) == (1, 0, 1, ())
    assert importer(tmp_path / "b", [chemin]) == BilanImport(inachevees=1, connues=("journal.sqlite",))
    bibliotheque = Bibliotheque(tmp_path / "b")
    (trouvee,), _ = bibliotheque.parties_de(position_de(""), TOUTES_LES_PARTIES)
    assert (trouvee.noir, trouvee.blanc) == ("Ada", "ia_max")
    assert bibliotheque.parties_de(position_de(""))[1] == 0  # a program has White
    assert bibliotheque.partie(trouvee.numero).compacte().transcription == finie.transcription
    journal = Journal(chemin)
    journal.noter(signer(partie_jouee(graine=3)))
    assert journal.fermer()
    assert importer(tmp_path / "b", [chemin]).parties == 1
    assert len(bibliotheque.collections()) == 1


def test_un_journal_que_la_fenetre_vient_de_faire_se_lit_pendant_qu_elle_y_ecrit(tmp_path: Path) -> None:
    chemin = tmp_path / "journal.sqlite"
    journal = Journal(chemin)
    journal.noter(signer(partie_jouee(graine=1)))
    assert journal.attendre()
    assert not any(chemin.read_bytes()[68:72]), "son genre n'est encore que dans le journal d'écriture de SQLite"
    assert importer(tmp_path / "b", [chemin]).parties == 1
    assert journal.fermer()


def fiche(rang: int, coups: str, **traits: object) -> PartieFinie:
    valeurs = {
        "rang": rang, "premier": rang % 2, "second": 1 - rang % 2, "graine": "", "ouverture": "", "coups": coups,
        "temps": ((), ()), "issue": PREMIER, "points": (64, 0), "mobilite": (1.0, 1.0), "quand": 1e9,
    }  # fmt: skip
    return PartieFinie(**{**valeurs, **traits})  # type: ignore[arg-type]


def test_un_tournoi_apporte_ses_parties_une_seule_fois(tmp_path: Path) -> None:
    chemin = tmp_path / "tournois.sqlite"
    coups = "e6 f4 e3 f6 g5 d6 e7 f5 c5"
    with Base(chemin) as base:
        numero = base.creer(Reglement("othello", ("ia_max", "ia_alea"), 10))
        base.ajouter(numero, [fiche(0, coups), fiche(1, "f5 d6", issue=SECOND, points=(0, 0), raison=ABANDONNEE)])
        base.creer(Reglement("morpion", ("ia_max", "ia_alea"), 2))
    assert importer(tmp_path / "b", [chemin]).parties == 2
    assert importer(tmp_path / "b", [chemin]) == BilanImport(connues=("tournois.sqlite",))
    bibliotheque = Bibliotheque(tmp_path / "b")
    trouvees, _ = bibliotheque.parties_de(position_de(""), TOUTES_LES_PARTIES)
    assert [(partie.noir, partie.blanc, partie.score, partie.issue) for partie in trouvees] == [
        ("ia_max", "ia_alea", 64, 1),
        ("ia_alea", "ia_max", None, -1),
    ]
    assert {partie.tournoi for partie in trouvees} == {"tournois 1"}
    with Base(chemin) as base:
        base.ajouter(numero, [fiche(2, "f5 d6 c3", points=(0, 0), raison=ABANDONNEE)])
    assert importer(tmp_path / "b", [chemin]).parties == 1
