from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.analyse.bilan import Phase
from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, position_apres
from ecosysteme.bibliotheque.filtres import HUMAINS, TOUTES_LES_PARTIES, FiltreDeParties
from ecosysteme.bibliotheque.personnes import reunir
from ecosysteme.revue_en_serie.file import ORDINAIRE, DemandeDAnalyse, enregistrer, suites_de
from ecosysteme.revue_en_serie.ouvrier import BLANC, EXACT
from ecosysteme.revue_en_serie.tableau import ASSEZ, Axe, Pertes, pertes_du_joueur, tableau_des_erreurs
from ecosysteme.variantes.gravite import points_perdus
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement

TIGRE = "f5d6c3d3c4f4f6"
PARTIES = [
    enregistrement(TIGRE, "Ada", "Bob", 2001),
    enregistrement("f5f6e6f4", "Bob", "Ada", 2001),
    enregistrement("f5f6e6f4", "Cléo", "Ada", 2002),  # the same moves: judged once, counted twice
    enregistrement("f5d6c3d3c4b3", "Cléo", "Dora", 1990),
    enregistrement("f5f4", "Ada", "Bob", 1989),  # never judged
]


def juges(*coups: tuple[int, int, int]) -> bytes:
    return b"".join(bytes((perte, valeur & 255, bits)) for perte, valeur, bits in coups)


@pytest.fixture
def dossier(tmp_path: Path) -> Path:
    dossier = bibliotheque_de(tmp_path / "b", PARTIES)
    par_longueur = {
        7: juges((0, 0, 0), (10, -10, BLANC), (0, 10, 0), (0, -10, BLANC), (4, 6, 0), (0, -6, BLANC), (1, 5, 0)),
        4: juges((0, 0, 0), (0, 0, BLANC), (2, -2, 0), (10, -8, BLANC | EXACT)),
        6: juges(*[(0, 0, BLANC * (rang % 2)) for rang in range(6)]),
    }
    for suite in suites_de(Bibliotheque(dossier), position_apres(b""), TOUTES_LES_PARTIES):
        if len(suite) in par_longueur:
            enregistrer(dossier, DemandeDAnalyse(suite, ORDINAIRE), par_longueur[len(suite)])
    return dossier


def par_nom(dossier: Path, axe: Axe, filtre: FiltreDeParties = HUMAINS) -> dict[str, Pertes]:
    tableau = tableau_des_erreurs(Bibliotheque(dossier), axe, filtre)
    return {rangee.nom or str(rangee.numero): rangee.toutes for rangee in tableau.rangees}


def test_par_joueur(dossier: Path) -> None:
    tableau = tableau_des_erreurs(Bibliotheque(dossier), Axe.JOUEUR)
    assert (tableau.jugees, tableau.parties) == (4, 5)
    assert [rangee.nom for rangee in tableau.rangees] == ["Ada", "Bob", "Cléo", "Dora"]
    ada = tableau.rangees[0].toutes
    assert (ada.parties, ada.coups, ada.pions) == (3, 4 + 2 + 2, 5 + 10 + 10)
    perdus = points_perdus(6, 10, 56) + points_perdus(5, 6, 54) + 2 * points_perdus(-8, 2, 57)
    assert ada.points == pytest.approx(perdus)
    assert ada.perte_moyenne == pytest.approx(25 / 8)
    assert ada.points_moyens == pytest.approx(perdus / 8)
    assert (ada.erreurs, ada.gaffes) == (2, 0)
    assert ada.par_partie == pytest.approx(2 / 3)
    bob = tableau.rangees[1].toutes
    assert (bob.parties, bob.pions, bob.erreurs, bob.gaffes) == (2, 12, 1, 0)


def test_ce_qui_n_est_pas_prouve_a_le_benefice_du_doute(dossier: Path) -> None:
    perte = next(pions for pions in range(64) if points_perdus(-pions, 0, 59) >= 0.10)
    assert points_perdus(-perte, 0, 59) < 0.12
    (suite,) = (suite for suite in suites_de(Bibliotheque(dossier), position_apres(b""), HUMAINS) if len(suite) == 2)
    erreurs = []
    for bits in (BLANC, BLANC | EXACT):
        enregistrer(dossier, DemandeDAnalyse(suite, ORDINAIRE), juges((0, 0, 0), (perte, -perte, bits)))
        erreurs.append(par_nom(dossier, Axe.ANNEE)["1989"].erreurs)
    assert erreurs == [0, 1]


def test_par_camp_par_annee_et_par_ouverture(dossier: Path) -> None:
    camps = par_nom(dossier, Axe.CAMP)
    assert (camps["0"].pions, camps["1"].pions) == (5 + 2 * 2, 10 + 2 * 10)
    annees = par_nom(dossier, Axe.ANNEE)
    assert list(annees) == ["1990", "2001", "2002"]
    assert (annees["2001"].parties, annees["2001"].pions) == (4, 15 + 12)
    ouvertures = tableau_des_erreurs(Bibliotheque(dossier), Axe.OUVERTURE)
    assert sum(rangee.toutes.parties for rangee in ouvertures.rangees) == 8
    for rangee in ouvertures.rangees:
        trouvees = Bibliotheque(dossier).places_de(position_apres(rangee.ligne), rangee.filtre)
        assert len(trouvees) * 2 >= rangee.toutes.parties


def test_un_joueur_nomme_n_est_pas_compte_avec_ses_adversaires(dossier: Path) -> None:
    bibliotheque = Bibliotheque(dossier)
    (ada,) = (nom.numero for nom in bibliotheque.chercher("joueur", "ada") if nom.nom == "Ada")
    sien = FiltreDeParties(joueurs=frozenset({ada}))
    tableau = tableau_des_erreurs(bibliotheque, Axe.CAMP, sien)
    assert [(rangee.numero, rangee.toutes.parties, rangee.toutes.pions) for rangee in tableau.rangees] == [
        (0, 1, 5),
        (1, 2, 20),
    ]
    assert [rangee.filtre for rangee in tableau.rangees] == [
        FiltreDeParties(noirs=frozenset({ada})),
        FiltreDeParties(blancs=frozenset({ada})),
    ]
    noire = FiltreDeParties(noirs=frozenset({ada}))
    assert par_nom(dossier, Axe.JOUEUR, noire) == {"Ada": par_nom(dossier, Axe.CAMP, sien)["0"]}


def test_les_pertes_d_un_joueur_sont_celles_de_sa_ligne(dossier: Path) -> None:
    bibliotheque = Bibliotheque(dossier)
    for rangee in tableau_des_erreurs(bibliotheque, Axe.JOUEUR).rangees:
        assert pertes_du_joueur(bibliotheque, rangee.numero) == rangee.phases
    assert pertes_du_joueur(bibliotheque, 99) == {}


def test_deux_noms_d_une_personne_n_ont_qu_une_ligne(dossier: Path) -> None:
    bibliotheque = Bibliotheque(dossier)
    numeros = {rangee.nom: rangee.numero for rangee in tableau_des_erreurs(bibliotheque, Axe.JOUEUR).rangees}
    reunir(dossier, numeros["Dora"], numeros["Bob"])
    bibliotheque.actualiser()
    rangees = {rangee.nom: rangee.toutes.parties for rangee in tableau_des_erreurs(bibliotheque, Axe.JOUEUR).rangees}
    assert rangees == {"Ada": 3, "Bob": 3, "Cléo": 2}
    assert pertes_du_joueur(bibliotheque, numeros["Dora"]) == pertes_du_joueur(bibliotheque, numeros["Bob"])


def test_chaque_rangee_laisse_ses_parties(dossier: Path) -> None:
    bibliotheque = Bibliotheque(dossier)
    for axe in (Axe.JOUEUR, Axe.ANNEE):
        for rangee in tableau_des_erreurs(bibliotheque, axe).rangees:
            seules = tableau_des_erreurs(bibliotheque, axe, rangee.filtre)
            assert [sienne.toutes for sienne in seules.rangees] == [rangee.toutes]


def test_les_phases_sont_celles_de_la_revue(tmp_path: Path) -> None:
    longue = (
        "d3c3e6d2c4c5b4a5a4d6b2a3e1b3b6b1a1f6c7d1g6f3a2d8a7c6c8b7e8a6"
        "e2c2e3f5g3g2c1h6f7d7h7h8g7f2b5g5h2f4h4f1g4h5e7h1g1h3b8f8g8a8"
    )
    dossier = bibliotheque_de(tmp_path / "b", [enregistrement(longue, "Ada", "Bob")])
    (suite,) = suites_de(Bibliotheque(dossier), position_apres(b""), HUMAINS)
    enregistrer(dossier, DemandeDAnalyse(suite, ORDINAIRE), juges(*[(1 + rang // 20, 0, 0) for rang in range(60)]))
    (rangee,) = tableau_des_erreurs(Bibliotheque(dossier), Axe.CAMP).rangees
    assert {phase: (une.parties, une.coups, une.pions) for phase, une in rangee.phases.items()} == {
        Phase.OUVERTURE: (1, 20, 20),
        Phase.MILIEU: (1, 20, 40),
        Phase.FIN: (1, 20, 60),
    }
    assert rangee.toutes.assez is False
    assert Pertes(ASSEZ).assez


def test_sans_rien_de_juge_il_n_y_a_pas_de_rangee(tmp_path: Path) -> None:
    vide = tableau_des_erreurs(Bibliotheque(tmp_path / "rien"), Axe.JOUEUR)
    assert (vide.rangees, vide.jugees, vide.parties) == ((), 0, 0)
    pleine = tableau_des_erreurs(Bibliotheque(bibliotheque_de(tmp_path / "b", PARTIES)), Axe.JOUEUR)
    assert (pleine.rangees, pleine.jugees, pleine.parties) == ((), 0, 5)
    assert (Pertes().perte_moyenne, Pertes().points_moyens, Pertes().par_partie) == (None, None, None)
