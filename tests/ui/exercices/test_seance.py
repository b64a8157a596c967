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
from ecosysteme.exercices.exercice import FACILES, GenreExercice
from ecosysteme.exercices.paquet import exercices_fournis
from tests.ecosysteme.exercices.exemples import premier
from tests.fenetre import PATIENCE
from ui.exercices.mots import dire_indice
from ui.exercices.seance import ExerciceDemande, SeanceExercices, Souhait
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Taches


@pytest.fixture
def seance(taches: Taches, parent: QObject) -> Iterator[SeanceExercices]:
    seance = SeanceExercices(taches, MoteurPartage(), ExercicesFaits(chemin_du_carnet()), parent, 1)
    yield seance
    seance.fermer()


def demander(qtbot: QtBot, seance: SeanceExercices, souhait: Souhait) -> ExerciceDemande:
    seance.souhait = souhait
    seance.suivante()
    qtbot.waitUntil(lambda: not seance.cherche, timeout=PATIENCE)
    assert seance.demande is not None
    return seance.demande


@pytest.mark.parametrize(("indices", "note"), [(0, NoteReprise.TROUVE), (1, NoteReprise.INDICE), (2, NoteReprise.RATE)])
def test_les_indices_font_la_note(qtbot: QtBot, seance: SeanceExercices, indices: int, note: NoteReprise) -> None:
    demande = demander(qtbot, seance, Souhait(paquet=(premier(),)))
    for _ in range(indices):
        seance.indiquer()
    natures = [seance.jouer(pli.acceptes[0]) for pli in demande.exercice.plis]
    assert natures == [NatureEssai.JUSTE, NatureEssai.JUSTE, NatureEssai.TROUVEE]
    assert demande.note is note
    qtbot.waitUntil(lambda: demande.retour is not None, timeout=PATIENCE)
    assert seance.etat.progres.faits == 1
    assert bool(seance.etat.progres.resultats) is (indices != 1)


def test_un_indice_n_est_que_du_coup_pour_lequel_il_est_demande(qtbot: QtBot, seance: SeanceExercices) -> None:
    demande = demander(qtbot, seance, Souhait(paquet=(premier(),)))
    for _ in range(2):
        seance.indiquer()
    seance.jouer(demande.exercice.plis[0].acceptes[0])
    assert (demande.indices, demande.aide) == (0, 2)
    assert not dire_indice(demande), "le coup suivant n'est pas dit"
    seance.indiquer()
    assert (demande.indices, demande.aide) == (1, 2)


def test_l_exercice_vient_pres_de_la_force_et_n_est_pas_redemande(qtbot: QtBot, seance: SeanceExercices) -> None:
    vus = []
    for _ in range(5):
        demande = demander(qtbot, seance, Souhait(genre=GenreExercice.PARITE))
        assert demande.prouve
        vus.append(demande.exercice)
    assert len({exercice.cle for exercice in vus}) == 5
    cotes = [exercice.cote for exercice in exercices_fournis()]
    assert min(cotes) <= min(exercice.cote for exercice in vus)
    assert max(abs(exercice.cote - seance.etat.force.moyenne) for exercice in vus) < 400


def test_qui_commence_a_les_plus_faciles_et_monte(qtbot: QtBot, seance: SeanceExercices) -> None:
    premiers = [demander(qtbot, seance, Souhait()) for _ in range(3)]
    for demande in premiers:
        assert demande.exercice.genre in FACILES
        assert demande.prouve
        assert demande.exercice.cote < 200
    cote = premiers[-1].exercice.cote
    seance.jouer(premiers[-1].essai.attendus[0])
    assert demander(qtbot, seance, Souhait()).exercice.cote > cote


def test_le_paquet_d_un_autre_n_est_pas_dit_prouve(qtbot: QtBot, seance: SeanceExercices) -> None:
    autre = replace(premier(), valeur=premier().valeur + 2)
    assert not demander(qtbot, seance, Souhait(paquet=(autre,))).prouve
    assert demander(qtbot, seance, Souhait(paquet=(premier(),))).prouve


def test_sans_exercice_du_genre_rien_n_est_demande(qtbot: QtBot, seance: SeanceExercices) -> None:
    seance.souhaiter(Souhait(genre=GenreExercice.SEUL_NUL, paquet=(premier(),)))
    qtbot.waitUntil(lambda: not seance.cherche, timeout=PATIENCE)
    assert seance.demande is None


def test_la_solution_note_un_echec_et_se_reessaie(qtbot: QtBot, seance: SeanceExercices) -> None:
    demande = demander(qtbot, seance, Souhait(paquet=(premier(),)))
    seance.jouer(demande.essai.attendus[0])
    coups = seance.resoudre()
    assert coups[::2] == tuple(pli.acceptes[0] for pli in demande.exercice.plis)
    assert (demande.note, demande.finie) == (NoteReprise.RATE, True)
    seance.reessayer()
    assert not demande.finie
    assert demande.essai.rang == 0
    qtbot.waitUntil(lambda: demande.retour is not None, timeout=PATIENCE)
    assert [note for note, _ in seance.serie] == [NoteReprise.RATE]


def test_un_carnet_inutilisable_se_dit(qtbot: QtBot, seance: SeanceExercices) -> None:
    chemin_du_carnet().mkdir()
    with qtbot.waitSignal(seance.manquee):
        seance.suivante()
    assert not seance.cherche


def test_la_preuve_d_un_coup_repris_ne_se_dit_plus(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    moteur = MoteurPartage()
    seance = SeanceExercices(taches, moteur, ExercicesFaits(chemin_du_carnet()), parent, 1)
    demande = demander(qtbot, seance, Souhait(paquet=(premier(),)))
    moteur.attendre()
    seance.jouer(next(coup for coup in demande.exercice.etat.coups if coup not in demande.essai.attendus))
    seance.reessayer()
    moteur.liberer()
    faite: list[bool] = []
    taches.lancer(lambda _arret: True, faite.append, lambda _: None)  # after the proof, on the same thread
    qtbot.waitUntil(lambda: bool(faite), timeout=PATIENCE)
    assert demande.suite is None
    seance.fermer()
