from pathlib import Path

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.importation import completer, importer
from ecosysteme.journal.journal import Journal
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.fiche import ABANDONNEE
from ecosysteme.tournoi.plan import Reglement
from tests.ecosysteme.bibliotheque.fabrique import enregistrement, fichier_pgn
from tests.ecosysteme.bibliotheque.test_sources import fiche
from tests.ecosysteme.journal.parties import partie_jouee, signer

ENTIERE = "e6 f4 e3 f6 g5 d6 e7 f5 c5"
ABANDON = {"points": (0, 0), "raison": ABANDONNEE}


def noter(chemin: Path, graine: int) -> None:
    journal = Journal(chemin)
    journal.noter(signer(partie_jouee(graine=graine)))
    assert journal.fermer()


def test_le_journal_et_les_tournois_sont_completes_quand_on_le_demande(tmp_path: Path) -> None:
    dossier, chemin, tournois = tmp_path / "b", tmp_path / "journal.sqlite", tmp_path / "t.sqlite"
    assert completer(dossier).parties == 0
    assert not dossier.exists()
    noter(chemin, 1)
    with Base(tournois) as base:
        numero = base.creer(Reglement("othello", ("ia_max", "ia_alea"), 10))
        base.ajouter(numero, [fiche(0, ENTIERE)])
    importer(dossier, [chemin, tournois, fichier_pgn(tmp_path / "x.pgn", [enregistrement("f5f6e6")])])
    collections = Bibliotheque(dossier).collections()
    assert [(lue.genre, lue.nom, lue.parties, lue.refusees, lue.lieu) for lue in collections] == [
        ("journal", "journal.sqlite", 1, 0, chemin),
        ("tournoi", "t 1", 1, 0, tournois),
        ("fichier", "x.pgn", 1, 0, None),
    ]
    assert completer(dossier).parties == 0
    noter(chemin, 2)
    with Base(tournois) as base:
        base.ajouter(numero, [fiche(1, "f5 d6", **ABANDON)])
        base.ajouter(base.creer(Reglement("othello", ("ia_max", "ia_alea"), 10)), [fiche(0, "f5 d6 c4", **ABANDON)])
    assert completer(dossier).parties == 3
    assert [lue.parties for lue in Bibliotheque(dossier).collections()] == [2, 2, 1, 1]
    chemin.unlink()
    assert completer(dossier).connues == ("t.sqlite",)
