from collections.abc import Mapping
from functools import partial
from pathlib import Path

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.livre.construire import PERTE, construire, profondeur_de
from ecosysteme.livre.jury import JournalDuJury, Jury
from ecosysteme.livre.regles import DEPART, coups_legaux, jouer, plateau_de
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.moteur.othello.symetries import canonique
from ecosysteme.ouvertures.livre import Livre
from tests.ecosysteme.livre.faux import FauxMoteur, juger, opinion


def octets(livre: Livre, dossier: Path) -> bytes:
    livre.ecrire(dossier / "livre.npz")
    return (dossier / "livre.npz").read_bytes()


def test_une_construction_interrompue_donne_le_meme_livre(tmp_path: Path) -> None:
    entier = octets(construire(juger, 150, 3), tmp_path)
    fichier = tmp_path / "journal"
    vues: list[Bits] = []
    for patience in (40, 30, 10**9):
        moteur = FauxMoteur(patience)
        with Jury([moteur], JournalDuJury(fichier, "livre")) as jury:
            if patience < 10**9:
                with pytest.raises(Interrompu):
                    construire(partial(jury.juger, tous=True), 150, 3)
            else:
                assert octets(construire(partial(jury.juger, tous=True), 150, 3), tmp_path) == entier
        vues += moteur.vues
    assert len(vues) == len(set(vues)) == 150


def test_un_livre_fini_se_complete_sans_rien_juger_deux_fois() -> None:
    demandees: list[Bits] = []

    def noter(demandes: Mapping[Bits, int]) -> Mapping[Bits, Mapping[int, int]]:
        demandees.extend(demandes)
        return juger(demandes)

    construire(noter, 90, 3)
    petit = list(demandees)
    demandees.clear()
    construire(noter, 150, 3)
    assert demandees[:90] == petit
    assert demandees[0] == canonique(DEPART)[0]
    assert len(set(demandees)) == len(demandees) == 150


def test_une_valeur_est_celle_de_la_suite_si_elle_est_connue() -> None:
    """The rules of the backing up, told again from the outside, on every position of a small book."""
    demandees: list[Bits] = []

    def noter(demandes: Mapping[Bits, int]) -> Mapping[Bits, Mapping[int, int]]:
        demandees.extend(demandes)
        return juger(demandes)

    livre = construire(noter, 60, 4)
    for bits in demandees:
        coups = livre.coups(plateau_de(bits), "N")
        assert len(coups) == len(coups_legaux(bits))
        for (ligne, colonne), valeur in coups.items():
            suite = jouer(bits, 8 * ligne + colonne)
            assert suite is not None
            assert not suite[1]
            connus = livre.coups(plateau_de(suite[0]), "N")
            attendu = -max(connus.values()) if connus else opinion(bits, 8 * ligne + colonne, profondeur_de(bits, 4))
            assert valeur == attendu


def test_les_mauvais_coups_ne_sont_pas_suivis() -> None:
    """One good move everywhere, the others beyond what may be lost: the book is one line."""

    def severe(demandes: Mapping[Bits, int]) -> dict[Bits, dict[int, int]]:
        return {bits: {case: -10 * rang for rang, case in enumerate(coups_legaux(bits))} for bits in demandes}

    livre = construire(severe, 1000, 2)
    assert PERTE < 10
    assert len(livre) <= 37


@pytest.mark.parametrize("profondeur", [8, 9])
def test_toutes_les_recherches_finissent_sur_le_meme_trait(profondeur: int) -> None:
    suite = jouer(DEPART, 37)
    assert suite is not None
    plis = [profondeur_de(DEPART, profondeur), 1 + profondeur_de(suite[0], profondeur)]
    assert {pli % 2 for pli in plis} == {0}
    assert all(profondeur <= pli <= profondeur + 2 for pli in plis)
