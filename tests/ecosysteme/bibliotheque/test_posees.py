"""Games that begin elsewhere are counted with the others, wherever they could have passed."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.fichier import NOM, lecture
from ecosysteme.bibliotheque.filtres import TOUTES_LES_PARTIES, FiltreDeParties
from ecosysteme.bibliotheque.importation import importer
from ecosysteme.bibliotheque.posees import PartiesPosees
from ecosysteme.bibliotheque.suppressions import retablir, supprimer
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import PartieCompacte
from tests.ecosysteme.bibliotheque.fabrique import (
    au_hasard,
    bibliotheque_de,
    depuis,
    enregistrement,
    fichier_pgn,
    position_de,
)
from tests.ecosysteme.moteur.othello.recensement import demande_de, recenser


def test_elles_sont_comptees_comme_si_elles_avaient_commence_au_debut(tmp_path: Path) -> None:
    """The same games, half of them begun in their middle: from there on, every count is that of whole games."""
    parties, lus = au_hasard(21, 40)
    coupes, source = [], random.Random(21)
    for lu in lus:
        compacte = lu.compacte()
        coupe = min(source.randrange(2, 30), compacte.nb_coups) if source.random() < 0.5 else 0
        depart = PartieCompacte(compacte.cases[:coupe]).partie().etat
        coupes.append(Enregistrement(PartieCompacte(compacte.cases[coupe:], depart), lu.entete))
    bibliotheque = Bibliotheque(bibliotheque_de(tmp_path / "b", coupes))
    assert len(bibliotheque) == 40
    assert 10 < len(bibliotheque.colonnes["numeros"]) < 30
    for rang in (30, 41, 50, 58):
        for vue in [partie.vues[rang] for partie in parties if len(partie.coups) > rang][::5]:
            comptees = bibliotheque.explorer(demande_de(vue), TOUTES_LES_PARTIES)
            attendues = recenser(parties, vue)
            assert {case: suivies.parties for case, suivies in comptees.coups.items()} == {
                case: nombres[0] for (_, case), nombres in attendues.items() if case < 64
            }
            assert bibliotheque.parties_de(demande_de(vue), TOUTES_LES_PARTIES)[1] == comptees.toutes.parties


@pytest.fixture
def bibliotheque(tmp_path: Path) -> Bibliotheque:
    lus = [enregistrement("f5d6c3d3c4f4"), depuis("f5d6c3", "d3c4", "Éva Nagy"), depuis("f5d6", "c4d3")]
    return Bibliotheque(bibliotheque_de(tmp_path / "b", lus))


def test_une_partie_posee_vient_par_interversion_et_suit_les_filtres(bibliotheque: Bibliotheque) -> None:
    lue = bibliotheque.explorer(position_de("f5d6c3d3"))
    assert (lue.toutes.parties, lue.toutes.ici, {case: vues.parties for case, vues in lue.coups.items()}) == (
        2,
        1,
        {26: 2},
    )
    assert bibliotheque.explorer(position_de("f5")).toutes.parties == 1  # the others have no first move
    liste, _ = bibliotheque.parties_de(position_de("f5d6c3d3"))
    assert [(lue.noir, lue.annee, lue.suivant, lue.ici) for lue in liste] == [
        ("Éva Nagy", 2020, 26, False),
        ("Ono Kenji", 1999, 26, True),
    ]
    (eva,) = bibliotheque.chercher("joueur", "eva")
    assert bibliotheque.explorer(position_de("f5d6c3d3"), FiltreDeParties(frozenset({eva.numero}))).toutes.parties == 1
    assert bibliotheque.parties_de(position_de("f5d6c4d3"))[0][0].suivant is None
    assert bibliotheque.partie(liste[0].numero).partie.depart == depuis("f5d6c3", "").partie.depart


def test_elles_ne_sont_importees_qu_une_fois(bibliotheque: Bibliotheque, tmp_path: Path) -> None:
    encore = [depuis("f5d6c3", "d3c4", "Éva Nagy"), depuis("f5d6c3", "d3", "Éva Nagy"), depuis("f5d6c3", "d3", "", "")]
    bilan = importer(bibliotheque.dossier, [fichier_pgn(tmp_path / "x.pgn", encore)])
    assert (bilan.parties, bilan.doublons) == (2, 1)
    assert bibliotheque.actualiser()
    assert len(bibliotheque) == 5


def test_une_partie_posee_supprimee_revient(bibliotheque: Bibliotheque) -> None:
    liste, _ = bibliotheque.parties_de(position_de("f5d6c3d3"))
    supprimee = supprimer(bibliotheque.dossier, [liste[0].numero])
    assert supprimee is not None
    assert bibliotheque.actualiser()
    assert (len(bibliotheque), bibliotheque.explorer(position_de("f5d6c3d3")).toutes.parties) == (2, 1)
    assert retablir(bibliotheque.dossier, supprimee.quand) == 1
    bibliotheque.actualiser()
    assert (len(bibliotheque), bibliotheque.explorer(position_de("f5d6c3d3")).toutes.parties) == (3, 2)


@pytest.mark.parametrize("depart", ["", "X" * 64, 7, "-" * 64 + " ?"])
def test_un_depart_qui_ne_dit_rien_est_laisse_de_cote(bibliotheque: Bibliotheque, depart: object) -> None:
    with closing(sqlite3.connect(bibliotheque.dossier / NOM)) as lien, lien:
        lien.execute("UPDATE posee SET depart = ? WHERE partie = (SELECT max(partie) FROM posee)", (depart,))
    with lecture(bibliotheque.dossier) as lu:
        assert len(PartiesPosees(lu)) == 1
    assert len(PartiesPosees(None)) == 0
