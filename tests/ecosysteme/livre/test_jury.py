from pathlib import Path

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.livre.jury import JournalDuJury, Jury
from ecosysteme.livre.regles import DEPART, coups_legaux, jouer
from tests.ecosysteme.livre.faux import FauxMoteur, juger

DEMANDES = {suite[0]: 4 for case in coups_legaux(DEPART) if (suite := jouer(DEPART, case))} | {DEPART: 3}


def test_plusieurs_juges_disent_ce_qu_un_seul_dirait() -> None:
    faits: list[None] = []
    juges = [FauxMoteur() for _ in range(3)]
    with Jury(juges, JournalDuJury(None, "essai")) as jury:
        assert jury.juger(DEMANDES, tous=True, rappel=lambda: faits.append(None)) == juger(DEMANDES)
        meilleurs = jury.juger(dict.fromkeys(DEMANDES, 9), tous=False)
    assert len(faits) == sum(len(juge.vues) for juge in juges) // 2 == len(DEMANDES)
    assert all(juge.oublis == len(juge.vues) for juge in juges)
    attendus = juger(dict.fromkeys(DEMANDES, 9))
    assert all([*meilleurs[bits].values()] == [max(attendus[bits].values())] for bits in DEMANDES)


def test_ce_qui_est_au_journal_n_est_pas_juge_de_nouveau(tmp_path: Path) -> None:
    fichier = tmp_path / "essai.journal"
    with Jury([FauxMoteur(2)], JournalDuJury(fichier, "essai")) as jury, pytest.raises(Interrompu):
        jury.juger(DEMANDES, tous=True)
    fichier.write_text(fichier.read_text() + "00000000000", newline="\n")  # the process was killed while it wrote
    second = FauxMoteur()
    faits: list[None] = []
    with Jury([second], JournalDuJury(fichier, "essai")) as jury:
        assert jury.juger(DEMANDES, tous=True, rappel=lambda: faits.append(None)) == juger(DEMANDES)
    assert second.vues == list(DEMANDES)[2:]
    assert len(faits) == len(DEMANDES)
    with Jury([troisieme := FauxMoteur()], JournalDuJury(fichier, "essai")) as jury:
        assert jury.juger(DEMANDES, tous=True) == juger(DEMANDES)
    assert troisieme.vues == []


@pytest.mark.parametrize("texte", ["# autre chose\n", "n'importe quoi\n", "# essai\nn'importe quoi\n"])
def test_un_journal_etranger_est_refuse_et_reste_entier(tmp_path: Path, texte: str) -> None:
    fichier = tmp_path / "essai.journal"
    fichier.write_text(texte, newline="\n")
    with pytest.raises(ValueError, match="l'effacer d'abord"):
        JournalDuJury(fichier, "essai")
    assert fichier.read_text() == texte
