from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from ecosysteme.bibliotheque.bibliotheque import PAGE_MAX, Bibliotheque, Exploration, Suivies
from ecosysteme.bibliotheque.fichier import NOM, BibliothequeAbimee
from ecosysteme.bibliotheque.filtres import TOUTES_LES_PARTIES, FiltreDeParties
from ecosysteme.bibliotheque.importation import importer
from ecosysteme.fautes import Faute
from ecosysteme.formats.pgn import ecrire_pgn
from ecosysteme.jeux.bits_othello import NOMS
from tests.ecosysteme.bibliotheque.fabrique import (
    JOUEURS,
    au_hasard,
    bibliotheque_de,
    dossier_wthor,
    enregistrement,
    position_de,
)

F5, D6, F4 = 37, 43, 29
LIGNES = [
    enregistrement("f5d6c3d3c4", "Ono Kenji", "Leader Imre", 2001, evenement="Coupe", ecart=8),
    enregistrement("f5d6c4d3c3", "Leader Imre", "Ono Kenji", 2005, ecart=-8),
    enregistrement("f5d6c4d3c3", "Éva Nagy", "Leader Imre", 2003, decision="B+R"),
    enregistrement("f5d6c3d3", "Leader Imre", "Éva Nagy", 0),
    enregistrement("f5f6e6f4", "Éva Nagy", "Ono Kenji", 1999, ecart=0),
]


@pytest.fixture
def bibliotheque(tmp_path: Path) -> Bibliotheque:
    return Bibliotheque(bibliotheque_de(tmp_path / "b", LIGNES))


def test_une_bibliotheque_absente_est_vide_et_n_est_pas_faite(tmp_path: Path) -> None:
    bibliotheque = Bibliotheque(tmp_path / "b")
    assert len(bibliotheque) == 0
    assert bibliotheque.explorer(position_de("")) == Exploration({}, Suivies(), Suivies())
    assert bibliotheque.parties_de(position_de("")) == ([], 0)
    assert (bibliotheque.chercher("joueur", "ono"), bibliotheque.collections()) == ([], [])
    assert bibliotheque.nommer("joueur", [1]) == {}
    assert not bibliotheque.actualiser()
    with pytest.raises(Faute, match="pas de partie 1"):
        bibliotheque.partie(1)
    assert not (tmp_path / "b").exists()


def test_ce_qui_a_ete_joue_ici_et_par_interversion(bibliotheque: Bibliotheque) -> None:
    lue = bibliotheque.explorer(position_de("f5d6c3d3c4"))
    assert lue.coups == {}
    assert lue.arretees == lue.toutes == Suivies(3, 1, 2, 0, 1, 64, 2, 6009, 3)
    assert (lue.toutes.score_moyen, lue.toutes.annee_moyenne) == (32, 2003)
    assert bibliotheque.explorer(position_de("f5d6c3d3c4", ligne=False)).toutes.ici == 0


def test_les_coups_suivants_les_plus_joues_d_abord(bibliotheque: Bibliotheque) -> None:
    lue = bibliotheque.explorer(position_de("f5"))
    assert [(case, suivies.parties) for case, suivies in lue.coups.items()] == [(D6, 4), (45, 1)]
    assert lue.coups[D6].comptees == 2
    assert lue.toutes.parties == 5
    assert lue.arretees.score_moyen is lue.arretees.annee_moyenne is None


def test_les_parties_d_une_position_les_plus_recentes_d_abord(bibliotheque: Bibliotheque) -> None:
    liste, nombre = bibliotheque.parties_de(position_de("f5d6c3d3"))
    assert nombre == 2
    assert [(partie.annee, partie.noir, partie.suivant, partie.ici) for partie in liste] == [
        (2001, "Ono Kenji", 26, True),
        (0, "Leader Imre", None, True),
    ]
    assert [NOMS[case] for case in bibliotheque.parties_de(position_de("f5"))[0][0].suite] == ["d6", "c4", "d3", "c3"]
    liste, nombre = bibliotheque.parties_de(position_de("f5d6c4d3c3"))
    assert [(partie.annee, partie.score, partie.issue, partie.ici) for partie in liste] == [
        (2005, 28, -1, True),
        (2003, None, 1, True),
        (2001, 36, 1, False),
    ]
    assert [partie.tournoi for partie in liste] == ["", "", "Coupe"]


def test_les_parties_viennent_par_pages(tmp_path: Path) -> None:
    _, lus = au_hasard(1, 40)
    bibliotheque = Bibliotheque(bibliotheque_de(tmp_path / "b", lus))
    depart = position_de("")
    tout, nombre = bibliotheque.parties_de(depart, TOUTES_LES_PARTIES, nombre=PAGE_MAX)
    assert nombre == len(tout) == 40
    assert [partie.annee for partie in tout] == sorted((partie.annee for partie in tout), reverse=True)
    pages = [bibliotheque.parties_de(depart, TOUTES_LES_PARTIES, debut=debut, nombre=15)[0] for debut in (0, 15, 30)]
    assert [len(page) for page in pages] == [15, 15, 10]
    assert [partie for page in pages for partie in page] == tout
    assert bibliotheque.parties_de(depart, TOUTES_LES_PARTIES, debut=100) == ([], 40)
    assert len(bibliotheque.parties_de(depart, TOUTES_LES_PARTIES, debut=-3, nombre=2)[0]) == 2


def test_par_defaut_les_programmes_ne_comptent_pas(tmp_path: Path) -> None:
    programme = enregistrement("f5d6", "Zebra (andersson)", "Ono Kenji", 2000)

    importer(tmp_path / "b", [dossier_wthor(tmp_path / "wthor", {2000: [programme, *LIGNES[:1]]})])
    bibliotheque = Bibliotheque(tmp_path / "b")
    assert bibliotheque.explorer(position_de("f5")).toutes.parties == 1
    assert bibliotheque.explorer(position_de("f5"), TOUTES_LES_PARTIES).toutes.parties == 2


def test_un_filtre_de_joueurs_et_de_couleurs(bibliotheque: Bibliotheque) -> None:
    (ono, *_), (leader, *_) = (bibliotheque.chercher("joueur", nom) for nom in ("ono kenji", "leader"))
    duo = FiltreDeParties(noirs=frozenset({ono.numero}), blancs=frozenset({leader.numero}))
    assert bibliotheque.explorer(position_de("f5"), duo).toutes.parties == 1
    assert bibliotheque.explorer(position_de("f5"), replace(duo, noirs=frozenset())).toutes.parties == 2
    assert (
        bibliotheque.explorer(position_de("f5"), FiltreDeParties(joueurs=frozenset({ono.numero}))).toutes.parties == 3
    )


def test_une_partie_revient_comme_elle_a_ete_jouee(tmp_path: Path) -> None:
    _, lus = au_hasard(2, 12)
    bibliotheque = Bibliotheque(bibliotheque_de(tmp_path / "b", lus))
    liste, _ = bibliotheque.parties_de(position_de(""), TOUTES_LES_PARTIES, nombre=100)
    for trouvee in liste:
        relue, ecrite = bibliotheque.partie(trouvee.numero), lus[trouvee.numero - 1]
        assert relue.compacte().cases == ecrite.compacte().cases
        assert (relue.entete.noir, relue.entete.blanc, relue.entete.date) == (
            ecrite.entete.noir,
            ecrite.entete.blanc,
            ecrite.entete.date,
        )
        assert relue.entete.evenement == ecrite.entete.evenement
        assert relue.ecart() == ecrite.ecart()


def test_qui_a_gagne_sans_score_reste_dit(bibliotheque: Bibliotheque) -> None:
    relue = bibliotheque.partie(3)
    assert (relue.entete.ecart, relue.entete.decision) == (None, "B+")
    assert '[Result "1-0"]' in ecrire_pgn([relue])


def test_des_tableaux_perdus_sont_refaits(tmp_path: Path) -> None:
    dossier = bibliotheque_de(tmp_path / "b", LIGNES)
    for nom in ("suites.brut", "annees.brut"):
        avant = Bibliotheque(dossier).explorer(position_de("f5"))
        (chemin,) = dossier.glob(f"index-*/{nom}")
        chemin.write_bytes(b"x")
        assert Bibliotheque(dossier).explorer(position_de("f5")) == avant


def test_un_fichier_abime_est_dit_et_reste(tmp_path: Path) -> None:
    dossier = bibliotheque_de(tmp_path / "b", LIGNES)
    (dossier / NOM).write_bytes(b"rien")
    with pytest.raises(BibliothequeAbimee):
        Bibliotheque(dossier)
    assert (dossier / NOM).read_bytes() == b"rien"


def test_une_partie_supprimee_ne_compte_plus(tmp_path: Path) -> None:
    dossier = bibliotheque_de(tmp_path / "b", LIGNES)
    with closing(sqlite3.connect(dossier / NOM)) as lien, lien:
        lien.execute("UPDATE partie SET supprimee = 1.0 WHERE numero = 1")
    bibliotheque = Bibliotheque(dossier)
    assert bibliotheque.explorer(position_de("f5d6"), TOUTES_LES_PARTIES).toutes.parties == 3
    assert bibliotheque.parties_de(position_de("f5d6"))[1] == 3
    assert bibliotheque.marques.supprimees.tolist() == [1]
    assert len(bibliotheque) == 4
    with pytest.raises(Faute, match="pas de partie 1"):
        bibliotheque.partie(1)


def test_les_noms_par_leur_numero(bibliotheque: Bibliotheque) -> None:
    trouves = {nom.numero: nom for nom in bibliotheque.chercher("joueur", "a", 50)}
    assert bibliotheque.nommer("joueur", [*trouves, 0, 999]) == trouves
    assert {nom.nom for nom in trouves.values()} <= set(JOUEURS)
    assert [lue.genre for lue in bibliotheque.collections()] == ["fichier"]
