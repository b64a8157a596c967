"""What was played in a position, compared with games counted one after the other; every trap of it has its test."""

from __future__ import annotations

import random
from functools import cache
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.jeux.bits_othello import jouer_cases
from ecosysteme.moteur.commun.compiler import Noyau
from ecosysteme.moteur.othello.noyaux.exploration import PARTIES, chercher, chercher_ailleurs, cumuler, trait_de
from ecosysteme.moteur.othello.noyaux.sequences import (
    FAUSSE,
    PAS_FINIE,
    canoniser,
    partager,
    reperer,
    suivre,
)
from ecosysteme.moteur.othello.recueil import (
    ColonneQuelconque,
    PositionCherchee,
    Recueil,
    canoniques,
    communs_de,
    ecarts_de,
    preparer,
)
from tests.ecosysteme.moteur.othello.recensement import (
    SYMETRIES,
    PartieInventee,
    au_hasard,
    coups_de,
    demande_de,
    inventer,
    jouer,
    lire,
    non_nuls,
    recenser,
    recueil_de,
    vue_par,
)
from tests.tailles import taille

DEPART = jouer(()).vues[0]


@cache
def inventees() -> tuple[list[PartieInventee], Recueil]:
    parties = inventer(1, taille(150, 500))
    return parties, recueil_de(parties)[0]


def suivants(recueil: Recueil, demande: PositionCherchee) -> dict[tuple[int, int], list[int]]:
    return non_nuls(recueil.coups_suivants(recueil.chercher(demande)))


def verifier(parties: list[PartieInventee], partie: PartieInventee, coups: int) -> None:
    """Compare both counts of the position of a game after so many moves, seen from each side."""
    recueil = recueil_de(parties)[0]
    for symetrie in SYMETRIES:
        vue = vue_par(symetrie, partie.vues[coups])
        assert suivants(recueil, demande_de(vue)) == recenser(parties, vue)
    vue = partie.vues[coups]
    assert suivants(recueil, demande_de(vue, partie.coups[:coups])) == recenser(parties, vue, partie)


def test_toute_position_de_parties_inventees_est_comptee_comme_une_a_une() -> None:
    parties, recueil = inventees()
    source = random.Random(2)
    for essai in range(taille(60, 600)):
        partie = source.choice(parties)
        coups = source.randrange(len(partie.coups) + 1) if essai % 4 else min(essai // 4, len(partie.coups))
        vue = vue_par(source.choice(SYMETRIES), partie.vues[coups])
        assert suivants(recueil, demande_de(vue)) == recenser(parties, vue)
        ici = demande_de(partie.vues[coups], partie.coups[:coups])
        assert suivants(recueil, ici) == recenser(parties, partie.vues[coups], partie)


@given(st.integers(0, 10**6), st.integers(1, 12), st.data())
def test_un_recueil_de_quelques_parties_repond_juste(graine: int, nombre: int, donnees: st.DataObject) -> None:
    parties = inventer(graine, nombre)
    partie = donnees.draw(st.sampled_from(parties))
    verifier(parties, partie, donnees.draw(st.integers(0, len(partie.coups))))


def test_le_depart_vu_dans_un_miroir_a_son_coup_sur_la_bonne_case() -> None:
    parties = [jouer(lire(coup), 40) for coup in ("f5", "d3", "c4", "e6")]
    for symetrie in SYMETRIES:
        vue = vue_par(symetrie, DEPART)
        table = suivants(recueil_de(parties)[0], demande_de(vue))
        assert table == recenser(parties, vue)
        ((_, case),) = table
        coups = {8 * y + x for y, x in map(symetrie, lire("f5d3c4e6"))}
        assert case == max(coups, key=lambda case: case % 8)
        if symetrie is SYMETRIES[0]:
            assert case == 8 * 4 + 5, "f5, as games are written"
        assert table[1, case][PARTIES] == 4


def test_aux_positions_symetriques_les_coups_echanges_n_en_font_qu_un() -> None:
    lignes = ("f5f6e6f4", "f5f6e6d6", "e6f6f5d6", "e6f6f5f4", "d3c3c4c5")
    parties = [jouer(lire(ligne), 20 + rang) for rang, ligne in enumerate(lignes)]
    partie = parties[0]
    table = suivants(recueil_de(parties)[0], demande_de(partie.vues[3]))
    assert [case for _, case in table] == [8 * 3 + 5]  # f4 stands for d6
    verifier(parties, partie, 3)
    verifier(parties, partie, 4)


def test_une_position_symetrique_au_24e_coup() -> None:
    source = random.Random(3)
    debut = lire("f5d6c3d3c4f4f6g5e3f3g6e2e6c5h5e7f7c6e8b5c2d2b3b4")
    vue = jouer(debut).vues[24]
    assert sum(vue_par(symetrie, vue) == vue for symetrie in SYMETRIES) == 2
    parties = [jouer(au_hasard(source, debut, 28), 33, 2000) for _ in range(12)]
    verifier(parties, parties[0], 24)
    verifier(parties, parties[0], 25)


def avec_passes(graine: int, de_suite: bool) -> PartieInventee:
    """Find a game in which a side plays twice running, or three times where ``de_suite``."""
    source = random.Random(graine)
    while True:
        partie = jouer(au_hasard(source), 32)
        traits = "".join(vue[1] for vue in partie.vues)
        if ("NNN" in traits or "BBB" in traits) if de_suite else ("NN" in traits or "BB" in traits):
            return partie


@pytest.mark.parametrize("de_suite", [False, True])
def test_les_passes_ne_trompent_ni_le_trait_ni_la_position(de_suite: bool) -> None:
    parties = [avec_passes(graine, de_suite) for graine in range(4)]
    for partie in parties:
        for coups in range(20, len(partie.coups) + 1, 3):
            verifier(parties, partie, coups)


def test_le_meme_plateau_avec_l_autre_trait_est_une_autre_position() -> None:
    partie = jouer(lire("f5d6c3"), 40)
    recueil = recueil_de([partie])[0]
    pions, trait = partie.vues[2]
    assert trait == "N"
    assert suivants(recueil, demande_de((pions, "N")))
    assert suivants(recueil, demande_de((pions, "B"))) == {}


def test_ou_le_trait_ne_peut_que_passer_les_deux_traits_sont_une_position() -> None:
    partie = avec_passes(5, de_suite=False)
    traits = [vue[1] for vue in partie.vues]
    rang = next(rang for rang in range(1, len(traits)) if traits[rang] == traits[rang - 1])
    recueil = recueil_de([partie])[0]
    demande = demande_de(partie.vues[rang])
    autre = PositionCherchee(demande.noirs, demande.blancs, not demande.trait_noir)
    assert suivants(recueil, autre) == suivants(recueil, demande) != {}


def test_une_partie_arretee_finit_ici_et_garde_son_score() -> None:
    parties = [jouer(lire("f5d6"), 10, 1999), jouer(lire("f5d6c3"), 50, 2001)]
    recueil = recueil_de(parties)[0]
    assert canoniques(coups_de(parties)).etats.tolist() == [2, 2]
    table = suivants(recueil, demande_de(parties[0].vues[2], parties[0].coups))
    assert table[0, 64] == [1, 0, 0, 1, 10, 1, 1999, 1]
    assert table[0, 18] == [1, 1, 0, 0, 50, 1, 2001, 1]


def test_une_partie_finie_par_un_plateau_d_une_seule_couleur() -> None:
    source = random.Random(4)
    coups = lire("e6f4e3f6g5d6e7f5c5")  # White has no disc left
    parties = [jouer(coups, 64), *(jouer(au_hasard(source, coups[:6]), 30) for _ in range(6))]
    assert parties[0].vues[-1][1] == "-"
    assert canoniques(coups_de(parties)).etats.tolist()[0] == 0
    verifier(parties, parties[0], len(coups))
    verifier(parties, parties[0], 5)


def test_deux_parties_qui_ne_different_que_par_leur_dernier_coup_en_a1_sont_deux() -> None:
    source = random.Random(6)
    while True:
        partie = jouer(au_hasard(source), 30)
        if partie.coups[-1] == (0, 0):
            break
    courte = jouer(partie.coups[:-1], 30)
    parties = [partie, courte]
    lues = canoniques(coups_de(parties))
    assert lues.suites.tobytes().count(b"\0") == 0
    assert communs_de(lues.suites[lues.ordre()]).tolist() == [0, len(courte.coups)]
    verifier(parties, partie, len(courte.coups))


def test_l_essai_du_coup_suivant_n_ecarte_pas_les_parties_plus_courtes() -> None:
    # The second game shares the two moves asked about, and not the third, which alone cannot be in that position.
    parties = [jouer(lire(ligne), 40) for ligne in ("f5d6c3d3c4", "f5d6c4d3c3", "f5d6c5f4d3", "f5f4e3f6")]
    for partie in parties:
        for coups in range(len(partie.coups) + 1):
            verifier(parties, partie, coups)


def test_joues_ici_et_par_interversion_sont_deux_comptes() -> None:
    parties = [jouer(lire("f5d6c3d3c4"), 40), jouer(lire("f5d6c4d3c3"), 20), jouer(lire("f5d6c4d3c3"), 30)]
    assert parties[0].vues[5] == parties[1].vues[5]
    recueil = recueil_de(parties)[0]
    ici, ailleurs = (demande_de(partie.vues[5], partie.coups) for partie in parties[:2])
    assert {cle: nombres[PARTIES] for cle, nombres in suivants(recueil, ici).items()} == {(0, 64): 1, (1, 64): 2}
    assert {cle: nombres[PARTIES] for cle, nombres in suivants(recueil, ailleurs).items()} == {(0, 64): 2, (1, 64): 1}


def test_des_positions_que_personne_n_a_jouees_ne_sont_pas_trouvees() -> None:
    recueil = inventees()[1]
    for demande in (
        PositionCherchee(0, 0, True),
        PositionCherchee(1, 0, True),
        PositionCherchee((1 << 64) - 1, 0, True),
        PositionCherchee(1 << 27 | 1 << 36, 1 << 28 | 1 << 35, False),
        PositionCherchee(0xFF, 0xFF00, True),
    ):
        assert suivants(recueil, demande) == {}
    assert suivants(recueil_de([])[0], demande_de(DEPART)) == {}


def test_un_masque_laisse_les_autres_parties_de_cote() -> None:
    parties = inventer(7, 80)
    recueil, ordre = recueil_de(parties)
    gardees = [rang for rang in range(80) if rang % 3]
    masque = np.array([rang % 3 != 0 for rang in ordre], np.uint8)
    seules = [parties[rang] for rang in gardees]
    for coups in (0, 1, 4, 20):
        vue = next(partie.vues[coups] for partie in parties if len(partie.coups) > coups)
        trouvees = recueil.chercher(demande_de(vue))
        assert non_nuls(recueil.coups_suivants(trouvees, masque)) == recenser(seules, vue)
        assert len(recueil.parties(trouvees, masque)[0]) == sum(
            nombres[0] for nombres in recenser(seules, vue).values()
        )


def test_les_parties_d_une_position_disent_leur_coup_et_si_elles_y_sont_venues_de_meme() -> None:
    parties, recueil = inventees()
    partie = next(partie for partie in parties if len(partie.coups) > 8)
    demande = demande_de(partie.vues[6], partie.coups[:6])
    trouvees = recueil.chercher(demande)
    places, ici = recueil.parties(trouvees)
    table = recueil.coups_suivants(trouvees)
    assert trouvees.nombre == len(places) == len(set(places.tolist()))
    suites = [recueil.suite(demande, trouvees, place, 1) for place in places.tolist()]
    suivant = np.array([suite[0] if suite else 64 for suite in suites])
    for moitie, voulu in enumerate((True, False)):
        comptes = np.bincount(suivant[ici == voulu], minlength=65)
        assert comptes.tolist() == table[moitie, :, PARTIES].tolist()
    finale = demande_de(next(p.vues[60] for p in parties if len(p.coups) == 60))
    trouvees = recueil.chercher(finale)
    (place,) = recueil.parties(trouvees)[0].tolist()
    assert recueil.suite(finale, trouvees, place, 4) == b""


@pytest.mark.parametrize("coups", [0, 1, 2, 3, 6, 20, 40, 58])
def test_la_suite_d_une_partie_se_joue_sur_le_plateau_demande_et_y_reste(coups: int) -> None:
    """In every orientation, where symmetries of the position exchange moves too."""
    parties, recueil = inventees()
    for partie in parties[:20]:
        if len(partie.coups) < coups:
            continue
        for symetrie in SYMETRIES:
            demande = demande_de(vue_par(symetrie, partie.vues[coups]))
            trouvees = recueil.chercher(demande)
            for place in recueil.parties(trouvees)[0][:5].tolist():
                suite = recueil.suite(demande, trouvees, place, 4)
                ensuite = apres(demande, suite)
                assert ensuite.coups == coups + len(suite)
                assert place in recueil.parties(recueil.chercher(ensuite))[0]
                assert len(suite) == 4 or recueil.coups_suivants(recueil.chercher(ensuite))[:, 64, PARTIES].sum()


def apres(demande: PositionCherchee, suite: bytes) -> PositionCherchee:
    """Return the position after these moves, passes played where they are forced."""
    couleurs = (demande.noirs, demande.blancs)
    noir = demande.trait_noir
    nous, eux = couleurs if noir else couleurs[::-1]
    for siens, autres, passe in jouer_cases(suite, nous, eux):
        nous, eux = siens, autres
        noir ^= not passe
    return PositionCherchee(nous if noir else eux, eux if noir else nous, noir)


def test_plus_de_plages_qu_il_n_y_a_de_place_d_abord(monkeypatch: pytest.MonkeyPatch) -> None:
    parties = [jouer(lire(ligne), 40) for ligne in ("f5d6c3d3c4", "f5d6c4d3c3", "f5d6c4d3c3")]
    recueil = recueil_de(parties)[0]
    demande = demande_de(parties[0].vues[5])
    attendue = suivants(recueil, demande)
    monkeypatch.setattr("ecosysteme.moteur.othello.recueil.PLAGES", 1)
    assert suivants(recueil, demande) == attendue
    assert len(recueil.chercher(demande).plages) >= 2


def test_des_tableaux_abimes_repondent_sans_sortir_de_la_memoire() -> None:
    alea = np.random.default_rng(8)
    for _ in range(20):
        tableaux: dict[str, ColonneQuelconque] = {
            "suites": alea.integers(0, 256, (64, 60), np.uint8),
            "communs": alea.integers(0, 256, 64, np.uint8),
            "plateaux": alea.integers(0, 1 << 63, (64, 3, 2), np.uint64),
            "traits": alea.integers(0, 256, (64, 3), np.uint8),
            "scores": alea.integers(0, 256, 64, np.uint8),
            "annees": alea.integers(0, 65536, 64, np.uint16),
        }
        recueil = Recueil(tableaux)
        partie = alea.choice(np.array(inventees()[0], object))
        for vue in partie.vues[::5]:
            trouvees = recueil.chercher(demande_de(vue))
            assert recueil.coups_suivants(trouvees)[:, :, PARTIES].sum() == trouvees.nombre <= 64


def test_preparer_compile_tout_ce_qui_est_appele() -> None:
    preparer()
    for noyau in (canoniser, suivre, partager, reperer, trait_de, chercher, chercher_ailleurs, cumuler):
        assert len(cast(Noyau, noyau).signatures) == 1


def test_une_partie_dite_tour_par_tour_est_suivie_ou_fausse() -> None:
    def dire(tours: str) -> int:
        lettres = {"B": 0, "W": 128}
        noms = {
            f"{colonne}{ligne + 1}": 8 * ligne + rang for ligne in range(8) for rang, colonne in enumerate("abcdefgh")
        }
        dits = bytes(lettres[tour[0]] + noms.get(tour[1:], 64) for tour in tours.split())
        return int(ecarts_de(np.frombuffer(dits.ljust(70, b"\xff"), np.uint8).reshape(1, -1))[0])

    balayage = "Be6 Wf4 Be3 Wf6 Bg5 Wd6 Be7 Wf5 Bc5"
    assert dire(balayage) == 64
    assert dire("Bf5 Wd6 Bc3") == dire("") == PAS_FINIE
    for faux in (
        "Bf5 Bd6",
        "Wf5",
        "Bf5 Wf5",
        "Bf5 W-",
        "Bf5 W- Bd6",
        "Ba1",
        f"{balayage} W-",
        f"{balayage} Wa1",
        "Bf5 Wc3",
    ):
        assert dire(faux) == FAUSSE, faux


def test_une_passe_forcee_se_dit_ou_se_tait() -> None:
    partie = avec_passes(3, de_suite=False)
    tours, blanc = [], 0
    for coup, (_, trait) in zip(partie.coups, partie.vues, strict=False):
        joueur = int(trait == "B")
        tours += [64 + 128 * blanc] * (joueur != blanc)
        tours.append(8 * coup[0] + coup[1] + 128 * joueur)
        blanc = 1 - joueur
    for dits in (tours, [tour for tour in tours if tour % 128 < 64]):
        (ecart,) = ecarts_de(np.array([[*dits, 255]], np.uint8)).tolist()
        noirs, blancs = (sum(couleur == camp for _, couleur in partie.vues[-1][0]) for camp in "NB")
        finie = partie.vues[-1][1] == "-"
        vides = (64 - noirs - blancs) * ((noirs > blancs) - (noirs < blancs))
        assert ecart == (noirs - blancs + vides if finie else PAS_FINIE)
