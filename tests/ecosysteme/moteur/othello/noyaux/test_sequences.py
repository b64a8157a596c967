import random

import numpy as np

from ecosysteme.moteur.othello import symetries
from ecosysteme.moteur.othello.noyaux.sequences import (
    ARRETEE,
    COUPS,
    FIN_DE_SUITE,
    FINIE,
    ILLEGALE,
    REPERES,
    canoniser,
    image,
    partager,
    poser,
    reperer,
)
from ecosysteme.moteur.othello.recueil import canoniques
from tests.ecosysteme.moteur.othello.hasard import eparpille
from tests.ecosysteme.moteur.othello.recensement import (
    DU_DEPART,
    SYMETRIES,
    au_hasard,
    coups_de,
    demande_de,
    inventer,
    jouer,
    lire,
)


def test_les_images_sont_celles_de_python() -> None:
    source = random.Random(1)
    for _ in range(40):
        for mot in eparpille(source):
            for symetrie in symetries.SYMETRIES:
                assert int(image(np.int64(symetrie), np.uint64(mot))) == symetries.image(symetrie, mot)


def test_les_images_d_une_partie_s_ecrivent_de_meme() -> None:
    for partie in inventer(2, 30):
        vues = [jouer([SYMETRIES[rang](coup) for coup in partie.coups]) for rang in DU_DEPART]
        suites = canoniques(coups_de(vues)).suites
        assert (suites == suites[0]).all()


def test_une_suite_canonique_est_elle_meme_une_partie_et_sa_propre_suite() -> None:
    lues = canoniques(coups_de(inventer(3, 30)))
    relues = canoniques((lues.suites - 1).astype(np.uint8))
    assert (relues.suites == lues.suites).all()
    assert (relues.etats == lues.etats).all()
    assert (relues.longueurs == lues.longueurs).all()


def test_ce_qu_une_position_symetrique_echange_s_ecrit_de_meme() -> None:
    parties = [jouer(lire(ligne)) for ligne in ("f5f6e6f4", "f5f6e6d6", "e6f6f5d6")]
    assert len({bytes(suite) for suite in canoniques(coups_de(parties)).suites}) == 1


def test_une_partie_dit_si_elle_est_finie_arretee_ou_illegale() -> None:
    source = random.Random(4)
    coups = coups_de([jouer(au_hasard(source)), jouer(lire("f5d6")), jouer(lire("f5d6c3")), jouer(())])
    coups[2, 1] = coups[2, 0]  # the same square again
    suites, longueurs, etats = np.empty_like(coups), np.empty(4, np.uint8), np.empty(4, np.uint8)
    canoniser(coups, suites, longueurs, etats)
    assert etats.tolist() == [FINIE, ARRETEE, ILLEGALE, ARRETEE]
    assert longueurs.tolist()[1:] == [2, 1, 0]
    assert (suites[2, 1:] == FIN_DE_SUITE).all()
    assert (suites[3] == FIN_DE_SUITE).all()


def test_apres_la_fin_aucun_coup_n_est_legal() -> None:
    coups = coups_de([jouer(lire("e6f4e3f6g5d6e7f5c5"))])
    assert canoniques(coups).etats.tolist() == [FINIE]
    coups[0, 9] = 0
    lues = canoniques(coups)
    assert (lues.etats.tolist(), lues.longueurs.tolist()) == ([ILLEGALE], [9])


def test_les_coups_partages_avec_la_partie_d_avant() -> None:
    suites = np.full((4, COUPS), FIN_DE_SUITE, np.uint8)
    for rang, debut in enumerate(((5, 6), (5, 6, 7), (5, 6, 7), (9,))):
        suites[rang, : len(debut)] = debut
    communs = np.full(4, 99, np.uint8)
    partager(suites, communs)
    assert communs.tolist() == [0, 2, 60, 0]


def test_les_reperes_sont_les_plateaux_de_la_partie() -> None:
    parties = inventer(5, 20)
    suites = (coups_de(parties) + 1).astype(np.uint8)
    plateaux = np.zeros((20, len(REPERES), 2), np.uint64)
    traits = np.zeros((20, len(REPERES)), np.uint8)
    reperer(suites, plateaux, traits)
    for rang, partie in enumerate(parties):
        for place, coups in enumerate(REPERES):
            attendus = [0, 0]
            if len(partie.coups) >= coups:
                demande = demande_de(partie.vues[coups])
                attendus = [demande.noirs, demande.blancs]
            assert plateaux[rang, place].tolist() == attendus


def test_poser_passe_pour_qui_ne_peut_jouer() -> None:
    # White cannot play: Black does, on c1.
    apres = poser(np.uint64(0b1), np.uint64(0b10), np.int64(0), np.uint64(2))
    assert [int(mot) for mot in apres] == [0b111, 0, 0]
