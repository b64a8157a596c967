"""Exercises asked one after the other, their first try kept: found, with hints, missed, shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.carnet.exercices_faits import ExercicesFaits
from ecosysteme.carnet.fichier import chemin_du_carnet
from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.exercices.essai import NatureEssai
from ecosysteme.exercices.exercice import GenreExercice
from ecosysteme.exercices.paquet import exercices_fournis
from tests.ecosysteme.exercices.exemples import premier
from tests.fenetre import PATIENCE
from ui.exercices.entrainement import Demande, Entrainement, Souhait
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Taches


@pytest.fixture
def entrainement(taches: Taches, parent: QObject) -> Iterator[Entrainement]:
    entrainement = Entrainement(taches, MoteurPartage(), ExercicesFaits(chemin_du_carnet()), parent, 1)
    yield entrainement
    entrainement.fermer()


def demander(qtbot: QtBot, entrainement: Entrainement, souhait: Souhait) -> Demande:
    entrainement.souhait = souhait
    entrainement.suivante()
    qtbot.waitUntil(lambda: not entrainement.cherche, timeout=PATIENCE)
    assert entrainement.demande is not None
    return entrainement.demande


@pytest.mark.parametrize(("indices", "note"), [(0, NoteReprise.TROUVE), (1, NoteReprise.INDICE), (2, NoteReprise.RATE)])
def test_les_indices_font_la_note(qtbot: QtBot, entrainement: Entrainement, indices: int, note: NoteReprise) -> None:
    demande = demander(qtbot, entrainement, Souhait(paquet=(premier(),)))
    for _ in range(indices):
        entrainement.indiquer()
    natures = [entrainement.jouer(pli.acceptes[0]) for pli in demande.exercice.plis]
    assert natures == [NatureEssai.JUSTE, NatureEssai.JUSTE, NatureEssai.TROUVEE]
    assert demande.note is note
    qtbot.waitUntil(lambda: demande.retour is not None, timeout=PATIENCE)
    assert entrainement.etat.progres.faits == 1
    assert bool(entrainement.etat.progres.resultats) is (indices != 1)


def test_l_exercice_vient_pres_de_la_force_et_n_est_pas_redemande(qtbot: QtBot, entrainement: Entrainement) -> None:
    vus = []
    for _ in range(5):
        demande = demander(qtbot, entrainement, Souhait(genre=GenreExercice.PARITE))
        assert demande.prouve
        vus.append(demande.exercice)
    assert len({exercice.cle for exercice in vus}) == 5
    cotes = [exercice.cote for exercice in exercices_fournis()]
    assert min(cotes) <= min(exercice.cote for exercice in vus)
    assert max(abs(exercice.cote - entrainement.etat.force.moyenne) for exercice in vus) < 400


def test_le_paquet_d_un_autre_n_est_pas_dit_prouve(qtbot: QtBot, entrainement: Entrainement) -> None:
    autre = replace(premier(), valeur=premier().valeur + 2)
    assert not demander(qtbot, entrainement, Souhait(paquet=(autre,))).prouve
    assert demander(qtbot, entrainement, Souhait(paquet=(premier(),))).prouve


def test_sans_exercice_du_genre_rien_n_est_demande(qtbot: QtBot, entrainement: Entrainement) -> None:
    entrainement.souhaiter(Souhait(genre=GenreExercice.SEUL_NUL, paquet=(premier(),)))
    qtbot.waitUntil(lambda: not entrainement.cherche, timeout=PATIENCE)
    assert entrainement.demande is None


def test_la_solution_note_un_echec_et_se_reessaie(qtbot: QtBot, entrainement: Entrainement) -> None:
    demande = demander(qtbot, entrainement, Souhait(paquet=(premier(),)))
    entrainement.jouer(demande.essai.attendus[0])
    coups = entrainement.resoudre()
    assert coups[::2] == tuple(pli.acceptes[0] for pli in demande.exercice.plis)
    assert (demande.note, demande.finie) == (NoteReprise.RATE, True)
    entrainement.reessayer()
    assert not demande.finie
    assert demande.essai.rang == 0
    qtbot.waitUntil(lambda: demande.retour is not None, timeout=PATIENCE)
    assert entrainement.serie == [NoteReprise.RATE]


def test_un_carnet_inutilisable_se_dit(qtbot: QtBot, entrainement: Entrainement) -> None:
    chemin_du_carnet().mkdir()
    with qtbot.waitSignal(entrainement.manquee):
        entrainement.suivante()
    assert not entrainement.cherche
