"""What the pages of players and tournaments say."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, position_apres
from ecosysteme.bibliotheque.filtres import TOUTES_LES_PARTIES
from ecosysteme.fautes import Faute
from ecosysteme.revue_en_serie.file import ORDINAIRE, DemandeDAnalyse, enregistrer, suites_de
from ecosysteme.revue_en_serie.ouvrier import OCTETS
from tests.ui.bibliotheque.livres import remplir
from ui.bibliotheque.fiche_lue import FicheLue, lire_fiche


@pytest.fixture
def bibliotheque(tmp_path: Path) -> Bibliotheque:
    return Bibliotheque(remplir(tmp_path / "bibliotheque"))


def lire(bibliotheque: Bibliotheque, genre: str, nom: str) -> FicheLue:
    return lire_fiche(bibliotheque, genre, bibliotheque.chercher(genre, nom)[0].numero, "fr")


def test_un_joueur_par_couleur_par_adversaire_et_par_ouverture(bibliotheque: Bibliotheque) -> None:
    fiche = lire(bibliotheque, "joueur", "Ono Kenji")
    assert (fiche.parties, [vus.parties for vus in fiche.couleurs]) == (13, [11, 2])
    assert fiche.autres[0][0] == "Leader Imre"
    assert fiche.autres[0][1].parties == 10
    assert fiche.annees[0][0] == "2015"
    (_, vus), *rares = fiche.ouvertures
    assert (vus.parties, vus.gagnees, vus.pions) == (11, 10, 10 * 36 + 22), "celle contre un programme aussi"
    assert [rare.parties for _, rare in rares] == [1, 1], "celles d'une seule partie sont dites"


def test_les_phases_viennent_des_parties_jugees(bibliotheque: Bibliotheque) -> None:
    assert lire(bibliotheque, "joueur", "Ono Kenji").phases == {}
    for suite in suites_de(bibliotheque, position_apres(b""), TOUTES_LES_PARTIES):
        enregistrer(bibliotheque.dossier, DemandeDAnalyse(suite, ORDINAIRE), bytes(OCTETS * len(suite)))
    phases = lire(bibliotheque, "joueur", "Ono Kenji").phases
    assert [pertes.coups > 0 for pertes in phases.values()] == [True, False, False]
    assert lire(bibliotheque, "tournoi", "Open de Dinard").phases == {}


def test_un_tournoi_a_ses_joueurs_et_n_a_pas_de_couleur(bibliotheque: Bibliotheque) -> None:
    fiche = lire(bibliotheque, "tournoi", "Open de Dinard")
    assert (fiche.parties, fiche.couleurs, fiche.ouvertures) == (12, (), [])
    assert {nom for nom, _ in fiche.autres} == {"Ono Kenji", "Leader Imre", "Tastet Marc", "Eva Nagy"}


def test_un_numero_inconnu_est_refuse(bibliotheque: Bibliotheque) -> None:
    with pytest.raises(Faute, match="99"):
        lire_fiche(bibliotheque, "joueur", 99, "fr")
