import random

import numpy as np
import pytest

from ecosysteme.livre.assemblage import CoupsLus, assembler, relier
from ecosysteme.livre.regles import DEPART, coups_legaux, jouer, plateau_de
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.moteur.othello.symetries import CASES, SYMETRIES, canonique, image, modeles
from ecosysteme.ouvertures.livre import Livre, livre_fourni
from ecosysteme.ouvertures.note_livre import NoteLivre, SourceLivre
from tests.ecosysteme.livre.positions import atteintes

FICHIER, MOI = SourceLivre.FICHIER, SourceLivre.MOI


def tourne(bits: Bits, symetrie: int) -> Bits:
    return image(symetrie, bits[0]), image(symetrie, bits[1])


def assemble(dites: list[tuple[Bits, list[tuple[int, int, int]]]]) -> Livre:
    """Make a book of positions and their moves: square, value, level."""
    coups = np.array([(rang, *coup) for rang, (_, siens) in enumerate(dites) for coup in siens], np.int64).reshape(
        -1, 4
    )
    nous, eux = (np.array([bits[camp] for bits, _ in dites], np.uint64) for camp in (0, 1))
    return assembler(nous, eux, CoupsLus(*(coups[:, colonne] for colonne in range(4))))


def test_des_positions_vues_de_tous_cotes_font_le_livre_des_canoniques() -> None:
    source = random.Random(1)
    dites, attendu = list[tuple[Bits, list[tuple[int, int, int]]]](), dict[Bits, dict[int, NoteLivre]]()
    for bits in atteintes(source, 150):
        symetrie = source.choice(SYMETRIES)
        forme, vers = canonique(bits)
        case = source.choice(coups_legaux(bits))
        valeur, niveau = source.randint(-64, 64), source.randint(1, 60)
        dites.append((tourne(bits, symetrie), [(CASES[symetrie][case], valeur, niveau)]))
        place = min(CASES[vue][case] for vue in vers)
        ancienne = attendu.setdefault(forme, {}).get(place)
        if ancienne is None or ancienne.profondeur <= niveau:
            attendu[forme][place] = NoteLivre(valeur, niveau, FICHIER)
    livre = assemble(dites)
    assert len(livre) == len(attendu)
    assert all(livre.notes_de(bits) == notes for bits, notes in attendu.items())


def test_une_position_sans_coup_n_est_pas_gardee() -> None:
    assert len(assemble([(DEPART, [])])) == 0
    assert len(assemble([])) == 0


@pytest.mark.parametrize(
    ("bits", "coup", "raison"),
    [
        ((1, 1), (19, 0, 1), "deux pions"),
        (DEPART, (0, 0, 1), "impossible"),  # turns nothing
        (DEPART, (28, 0, 1), "impossible"),  # taken
        (DEPART, (200, 0, 1), "impossible"),
        (DEPART, (19, 65, 1), "impossible"),
        (DEPART, (19, -65, 1), "impossible"),
    ],
)
def test_ce_qui_ne_peut_pas_etre_est_refuse(bits: Bits, coup: tuple[int, int, int], raison: str) -> None:
    with pytest.raises(ValueError, match=raison) as refus:
        assemble([(DEPART, [(19, 0, 1)]), (bits, [coup])])
    assert "position 2" in str(refus.value)


def test_un_livre_relie_dit_ou_menent_ses_coups() -> None:
    livre = livre_fourni()
    assert livre is not None
    relie = relier(livre)
    positions = list(zip(relie.nous.tolist(), relie.eux.tolist(), strict=True))
    assert len(positions) == len(livre)
    for rang in range(0, relie.places.size, 97):
        bits, case = positions[relie.places[rang]], int(relie.cases[rang])
        suite = jouer(bits, case)
        assert suite is not None
        cible = canonique(suite[0])[0]
        assert livre.notes_de(bits)[case].valeur == relie.valeurs[rang]
        assert (relie.enfants[rang] >= 0) == bool(livre.notes_de(cible))
        if relie.enfants[rang] >= 0:
            assert positions[relie.enfants[rang]] == cible
        assert (int(relie.suites_nous[rang]), int(relie.suites_eux[rang])) == cible
        assert not relie.encore[rang]
        assert not relie.finis[rang]
    meilleurs = relie.meilleurs()
    for place in range(0, len(positions), 50):
        coups = livre.coups(plateau_de(positions[place]), "N")
        assert relie.valeurs[meilleurs[place]] == max(coups.values())


def test_les_lignes_se_comptent_et_une_personne_parle_pour_son_coup() -> None:
    apres = jouer(DEPART, 19)
    assert apres is not None
    bits = canonique(apres[0])[0]
    cases = sorted(set(modeles(bits, coups_legaux(bits)).values()))
    dessous = Livre({DEPART: {19: NoteLivre(0, 9)}, bits: {case: NoteLivre(1, 9) for case in cases}})
    relie = relier(dessous.avec(Livre({DEPART: {19: NoteLivre(8, 0, MOI)}})))
    assert relie.lignes.tolist() == [1, 1]
    assert 8 in relie.valeurs.tolist()
    assert relie.valeurs.size == 1 + len(cases)
    suites = {}
    for case in cases[:2]:
        suite = jouer(bits, case)
        assert suite is not None
        suites[canonique(suite[0])[0]] = {min(coups_legaux(canonique(suite[0])[0])): NoteLivre(0, 9)}
    relie = relier(dessous.avec(Livre(suites)))
    assert sorted(relie.lignes.tolist()) == [1, 1, 2, 2]
