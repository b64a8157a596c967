"""All that a window asks: repertoires, their cards and the games, in one place."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER
from ecosysteme.repertoire.fonds import FondsRepertoires
from ecosysteme.repertoire.repertoire import Repertoire
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement
from tests.ecosysteme.carnet.test_repetition import Heure
from tests.ecosysteme.repertoire.fabrique import coups, repertoire_de, vue_apres

JOUEES = {"f5d6c3d3c4": 30, "f5f6e6f4g5": 20}


@pytest.fixture(scope="module")
def parties(tmp_path_factory: pytest.TempPathFactory) -> Path:
    lues = [enregistrement(ligne, annee=1950 + rang) for ligne, fois in JOUEES.items() for rang in range(fois)]
    return bibliotheque_de(tmp_path_factory.mktemp("bibliotheque") / "b", lues)


@pytest.fixture
def fonds(tmp_path: Path, parties: Path) -> FondsRepertoires:
    return FondsRepertoires(tmp_path / "r", parties, Heure())


def test_ce_qui_est_propose_est_liste(fonds: FondsRepertoires) -> None:
    assert fonds.lister().etudes == ()
    (etude,) = fonds.creer(Repertoire("Le mien", PREMIER), 2, 4).etudes
    assert (len(etude.positions.lignes), len(etude.jour.dues), etude.sues) == (2, 5, 0)
    assert fonds.couvrir(etude).totale == 1
    with pytest.raises(Faute, match="s'appelle déjà"):
        fonds.creer(Repertoire("Le mien", PREMIER))


def test_un_changement_dit_ce_qu_il_fait_aux_cartes(fonds: FondsRepertoires) -> None:
    fonds.creer(repertoire_de("f5d6c3"))
    etat = fonds.changer(repertoire_de("f5d6c3", "f5f6e6"))
    assert str(etat.change) == "+1 −0"
    assert len(etat.etudes[0].positions.cartes) == 3
    etat = fonds.supprimer("Le mien")
    assert (etat.etudes, str(etat.change)) == ((), "+0 −3")


def test_un_repertoire_renomme_garde_ses_cartes(fonds: FondsRepertoires) -> None:
    cle = fonds.creer(repertoire_de("f5d6c3")).etudes[0].jour.dues[0]
    fonds.cartes.repondre("Le mien", cle, NoteReprise.TROUVE, "f5")
    (etude,) = fonds.renommer("Le mien", "Un autre").etudes
    assert (etude.repertoire.nom, cle in etude.positions.cartes, cle in etude.jour.dues) == ("Un autre", True, False)
    with pytest.raises(Faute, match="s'appelle déjà"):
        fonds.renommer("Un autre", "Un autre")


def test_les_coups_d_une_position_ceux_des_gens_et_les_notres(fonds: FondsRepertoires) -> None:
    (etude,) = fonds.creer(repertoire_de("f5d6c3", "f5d6c4", "f5f4e3")).etudes
    adverses = fonds.coups(etude, vue_apres("f5"))
    assert [(lu.coup, round(lu.part, 1), lu.noeud is not None) for lu in adverses] == [
        (coups("d6")[0], 0.6, True),
        (coups("f6")[0], 0.4, False),
        (coups("f4")[0], 0.0, True),
    ]
    assert not any(lu.a_nous for lu in adverses)
    notres = fonds.coups(etude, vue_apres("f5d6"))
    assert [(lu.coup, lu.enseigne, lu.noeud is not None, lu.parties) for lu in notres] == [
        (coups("c3")[0], True, True, 30),
        (coups("c4")[0], False, True, 0),
    ]
    (hors,) = fonds.coups(etude, vue_apres("f5f6"))
    assert (hors.coup, hors.noeud, hors.parties) == (coups("e6")[0], None, 20)


def test_une_seance_ne_demande_plus_rien_aux_parties(fonds: FondsRepertoires, monkeypatch: pytest.MonkeyPatch) -> None:
    fonds.creer(repertoire_de("f5d6c3", "f5f6e6"))
    etude, seance = fonds.seance("Le mien", random.Random(1), surprises=False)
    monkeypatch.setattr("ecosysteme.bibliotheque.bibliotheque.Bibliotheque.explorer", None)
    reponse = seance.repondre(*coups("f5"))
    assert reponse.note is NoteReprise.TROUVE
    assert seance.avancer() is not None
    fonds.cartes.repondre("Le mien", reponse.cle, reponse.note, "f5")
    assert len(fonds.lister().etudes[0].jour.dues) == len(etude.jour.dues) - 1


def test_un_repertoire_sans_coup_a_nous_ne_s_apprend_pas(fonds: FondsRepertoires) -> None:
    fonds.creer(Repertoire("Vide", PREMIER))
    with pytest.raises(Faute, match="aucun coup à apprendre"):
        fonds.seance("Vide", random.Random(1), surprises=False)
