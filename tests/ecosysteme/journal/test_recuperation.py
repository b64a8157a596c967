"""What is found again of a damaged journal: every game that the damage did not touch, and nothing else."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from ecosysteme.journal.fichier import ouvrir
from ecosysteme.journal.journal import Journal
from ecosysteme.journal.lecture import lister, relire
from ecosysteme.journal.recuperation import recuperer
from tests.ecosysteme.journal.parties import (
    en_version_1,
    jouer_au_hasard,
    partie_etudiee,
    partie_jouee,
    plat,
    signer,
)

PAGE = 4096  # bytes


@pytest.fixture
def abime(tmp_path: Path) -> Path:
    """Thirty games, a page in the middle of which is lost."""
    chemin = tmp_path / "abime.sqlite"
    journal = Journal(chemin)
    for graine in range(30):
        journal.noter(signer(partie_jouee(graine=graine)))
    journal.supprimer([3])
    assert journal.fermer()
    octets = bytearray(chemin.read_bytes())
    milieu = len(octets) // PAGE // 2 * PAGE
    octets[milieu : milieu + PAGE] = b"\xff" * PAGE
    chemin.write_bytes(octets)
    return chemin


def test_les_parties_entieres_reviennent_sous_leur_numero(tmp_path: Path, abime: Path) -> None:
    neuf = tmp_path / "neuf.sqlite"
    with closing(ouvrir(neuf)) as lien:
        rendues = recuperer(abime, lien)
    assert 20 <= len(rendues) < 30
    assert {notee.numero for notee in lister(neuf)} == rendues - {3}
    assert [notee.numero for notee in lister(neuf, supprimees=True)] == [3]
    for numero in rendues:
        assert plat(relire(neuf, numero).racine) == plat(partie_jouee(graine=numero - 1).racine)


def test_un_journal_de_la_version_1_se_retrouve_aussi(tmp_path: Path) -> None:
    chemin, partie = tmp_path / "ancien.sqlite", partie_jouee()
    journal = Journal(chemin)
    journal.noter(signer(partie))
    assert journal.fermer()
    en_version_1(chemin)
    with closing(ouvrir(tmp_path / "neuf.sqlite")) as lien:
        assert recuperer(chemin, lien) == {1}
    assert plat(relire(tmp_path / "neuf.sqlite", 1).racine) == plat(partie.racine)


def test_rien_a_retrouver_dans_ce_qui_n_est_pas_une_base(tmp_path: Path) -> None:
    (tmp_path / "texte.sqlite").write_text("rien " * 1000)
    with closing(ouvrir(tmp_path / "neuf.sqlite")) as lien:
        assert recuperer(tmp_path / "texte.sqlite", lien) == set()
        assert recuperer(tmp_path / "absent.sqlite", lien) == set()


def test_rien_a_retrouver_dans_un_journal_sans_partie(tmp_path: Path) -> None:
    ouvrir(tmp_path / "vide.sqlite").close()
    with closing(ouvrir(tmp_path / "neuf.sqlite")) as lien:
        assert recuperer(tmp_path / "vide.sqlite", lien) == set()


@pytest.mark.parametrize(
    "ordre",
    [
        "UPDATE partie SET teneur = NULL WHERE numero = 2",  # what the columns of the new journal refuse
        "UPDATE partie SET premier = CAST(x'ff' AS TEXT) WHERE numero = 2",  # no text, in a column that no game needs
        "UPDATE noeud SET coup = 'z9' WHERE partie = 2 AND numero = 2",  # rows that are whole, and no game
    ],
)
def test_une_partie_qui_ne_passe_pas_dans_le_nouveau_journal_n_est_pas_dite_rendue(tmp_path: Path, ordre: str) -> None:
    """A game that was said to be there would not be written again: its player would lose it."""
    ancien, neuf = tmp_path / "ancien.sqlite", tmp_path / "neuf.sqlite"
    journal = Journal(ancien)
    for graine in range(3):
        journal.noter(signer(partie_jouee(graine=graine)))
    assert journal.fermer()
    with closing(sqlite3.connect(ancien)) as lien, lien:
        lien.execute("CREATE TABLE copie AS SELECT * FROM partie")  # the same, without what the columns demand
        lien.execute("DROP TABLE partie")
        lien.execute("ALTER TABLE copie RENAME TO partie")
        lien.execute(ordre)
    with closing(ouvrir(neuf)) as lien:
        assert recuperer(ancien, lien) == {1, 3}
    assert {notee.numero for notee in lister(neuf)} == {1, 3}


def test_une_partie_en_cours_continue_sans_etre_doublee(tmp_path: Path) -> None:
    """The damage is met while somebody plays: the game goes on in the new file, under its number if it came along."""
    chemin = tmp_path / "journal.sqlite"
    dits: list[str] = []
    journal, partie = Journal(chemin, lambda message: dits.append(str(message))), partie_etudiee()
    for autre in (partie, *(partie_jouee(graine=graine) for graine in range(2, 30))):
        journal.noter(signer(autre))
    assert journal.fermer()
    journal = Journal(chemin, lambda message: dits.append(str(message)))
    reprise = relire(chemin, 1)
    journal.adopter(reprise, 1)
    assert journal.attendre()
    octets = bytearray(chemin.read_bytes())
    milieu = len(octets) // PAGE // 2 * PAGE
    octets[milieu : milieu + PAGE] = b"\xff" * PAGE
    chemin.write_bytes(octets)
    journal.verifier(en_entier=True)
    jouer_au_hasard(reprise, 2, Random(5))
    journal.noter(signer(reprise))
    assert journal.fermer()
    assert len(dits) == 1
    numeros = [notee.numero for notee in lister(chemin)]
    assert numeros.count(1) == 1
    assert dits[0].endswith(f"parties retrouvées : {len(numeros)}")
    assert plat(relire(chemin, 1).racine) == plat(reprise.racine)


@pytest.mark.parametrize("place", [0, 16, 18, 19, 20, 21, 28, 31, 47, 55, 59, 100, 103, 105])
def test_un_octet_faux_en_tete_ne_perd_aucune_partie(tmp_path: Path, place: int) -> None:
    """SQLite refuses the whole file, or hides most of it, for one bit of what it says of it in front."""
    chemin = tmp_path / "journal.sqlite"
    journal = Journal(chemin)
    for graine in range(6):
        journal.noter(signer(partie_jouee(graine=graine)))
    assert journal.fermer()
    octets = bytearray(chemin.read_bytes())
    octets[place] ^= 0x24
    chemin.write_bytes(octets)
    with closing(ouvrir(tmp_path / "neuf.sqlite")) as lien:
        assert recuperer(chemin, lien) == {1, 2, 3, 4, 5, 6}
    assert chemin.read_bytes() == octets
    for numero in range(1, 7):
        relue = relire(tmp_path / "neuf.sqlite", numero)
        assert plat(relue.racine) == plat(partie_jouee(graine=numero - 1).racine)
