from pathlib import Path

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.equilibrees import CRIBLE, EGALITE, chercher, ecrire, enumerer
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.livre.jury import JournalDuJury, Jury
from ecosysteme.moteur.othello.conversion import Bits, depuis_pions
from ecosysteme.moteur.othello.symetries import canonique
from tests.ecosysteme.livre.faux import FauxMoteur, juger


def _forme(transcription: str) -> Bits:
    partie = lire_transcription(transcription)
    assert partie.transcription == transcription
    assert len(partie.historique) == len(transcription) // 2  # no pass
    return canonique(depuis_pions(partie.etat.plateau, COULEUR_DE[partie.etat.trait]))[0]


def test_les_positions_sont_comptees_une_fois_a_symetrie_pres() -> None:
    """A quarter of the 12, 54, 236 and 1288 positions that are known from the start: it has four symmetries."""
    assert [len(enumerer(plis)) for plis in (1, 2, 3, 4, 5)] == [1, 3, 14, 60, 322]
    appels: list[None] = []
    positions = enumerer(4, lambda: appels.append(None))
    assert len(appels) == 1 + 1 + 3 + 14
    assert all(_forme(transcription) == bits for bits, transcription in positions.items())


def test_ne_garde_que_ce_que_les_deux_regards_disent_egal(tmp_path: Path) -> None:
    positions = enumerer(5)
    with Jury([FauxMoteur()], JournalDuJury(None, "essai")) as jury:
        trouvees = chercher(positions, jury, 9)
        quelques = chercher(positions, jury, 9, 20)
    cribles, justes = juger(dict.fromkeys(positions, 8)), juger(dict.fromkeys(positions, 9))
    attendues = sorted(
        transcription
        for bits, transcription in positions.items()
        if abs(max(cribles[bits].values())) <= CRIBLE and abs(max(justes[bits].values())) <= EGALITE
    )
    assert 0 < len(attendues) < len(positions)
    assert list(trouvees) == attendues
    assert len(quelques) == 20
    assert set(quelques) < set(attendues)
    fichier = tmp_path / "journal"
    with Jury([FauxMoteur(100)], JournalDuJury(fichier, "essai")) as jury, pytest.raises(Interrompu):
        chercher(positions, jury, 9)
    with Jury([FauxMoteur()], JournalDuJury(fichier, "essai")) as jury:
        assert chercher(positions, jury, 9) == trouvees


def test_le_fichier_dit_comment_il_a_ete_fait(tmp_path: Path) -> None:
    fichier = tmp_path / "equilibrees.txt"
    ecrire(fichier, ("f5d6", "f5f6"), 3, "othellier ouvertures equilibrees --nombre 2")
    *entete, premiere, seconde = fichier.read_text("utf-8").splitlines()
    assert all(ligne.startswith("# ") for ligne in entete)
    assert "othellier ouvertures equilibrees --nombre 2" in "".join(entete)
    assert (premiere, seconde) == ("f5d6", "f5f6")
    assert list(tmp_path.iterdir()) == [fichier]
