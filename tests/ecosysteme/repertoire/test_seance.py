"""A session: what is due is asked once, graded once, and asked again where it was missed."""

from __future__ import annotations

import random
from collections.abc import Collection

import pytest

from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.cases import Position
from ecosysteme.fautes import Faute
from ecosysteme.repertoire.positions import positions_de
from ecosysteme.repertoire.repertoire import Repertoire
from ecosysteme.repertoire.seance import MomentDeLigne, SeanceDeRepertoire
from tests.ecosysteme.repertoire.fabrique import USUELS, coups, explorateur_de, repertoire_de, vue_apres

LIGNES = "f5d6c3d3c4", "f5f6e6"


def _seance(
    *dues: str, repertoire: Repertoire | None = None, surprises: bool = False, graine: int = 1
) -> SeanceDeRepertoire:
    positions = positions_de(repertoire or repertoire_de(*LIGNES))
    cles = [vue_apres(ligne).cle for ligne in dues]
    return SeanceDeRepertoire(positions, cles, explorateur_de(USUELS), random.Random(graine), surprises)


def _jusqu_a_la_question(seance: SeanceDeRepertoire) -> list[Position]:
    joues = []
    while (coup := seance.avancer()) is not None:
        joues.append(coup)
    return joues


def test_seul_ce_qui_est_du_est_demande() -> None:
    seance = _seance("f5d6c3d3")
    assert _jusqu_a_la_question(seance) == coups("f5d6c3d3")
    assert (seance.moment, seance.attendus) == (MomentDeLigne.QUESTION, tuple(coups("c4")))
    reponse = seance.repondre(*coups("c4"))
    assert (reponse.juste, reponse.note) == (True, NoteReprise.TROUVE)
    assert (seance.moment, seance.terminee, seance.lignes) == (MomentDeLigne.BOUT, True, 1)


def test_la_reponse_dit_ce_qui_est_note_du_coup_enseigne() -> None:
    repertoire = repertoire_de("f5d6c3", "f5d6c4")
    c3 = repertoire.racine.suites[0].suites[0].suites[0]
    seance = SeanceDeRepertoire(
        positions_de(repertoire.commenter(c3.numero, "le Tigre")), (), explorateur_de(USUELS), random.Random(1)
    )
    assert seance.repondre(coups("f5")[0]).commentaire == ""
    seance.avancer()
    manquee = seance.renoncer()
    assert manquee is not None
    assert manquee.commentaire == "le Tigre"


def test_un_indice_est_note_difficile() -> None:
    seance = _seance("")
    assert seance.indiquer() == "f"
    assert seance.repondre(*coups("f5")).note is NoteReprise.INDICE


def test_une_faute_est_notee_une_fois_et_redemandee() -> None:
    seance = _seance("f5f6")
    _jusqu_a_la_question(seance)
    reponse = seance.repondre(next(coup for coup in seance.partie.etat.coups if coup not in seance.attendus))
    assert (reponse.juste, reponse.note, seance.moment) == (False, NoteReprise.RATE, MomentDeLigne.MANQUEE)
    assert [seance.montrer()] == coups("e6")
    assert (seance.moment, seance.terminee, seance.restantes) == (MomentDeLigne.BOUT, False, 1)
    assert (seance.fautes, seance.lignes) == (1, 1)
    seance.nouvelle_ligne()
    _jusqu_a_la_question(seance)
    assert seance.partie.transcription == "f5f6"
    reponse = seance.repondre(*coups("e6"))
    assert (reponse.juste, reponse.note, seance.terminee) == (True, None, True)
    assert seance.notes == [NoteReprise.RATE]


def test_renoncer_est_une_faute() -> None:
    seance = _seance("")
    reponse = seance.renoncer()
    assert reponse is not None
    assert reponse.note is NoteReprise.RATE
    assert seance.moment is MomentDeLigne.MANQUEE
    assert seance.renoncer() is None


def test_un_coup_illegal_ne_compte_pas() -> None:
    seance = _seance("")
    with pytest.raises(Faute):
        seance.repondre((0, 0))
    assert seance.moment is MomentDeLigne.QUESTION
    assert seance.restantes == 1


def test_tous_les_coups_du_repertoire_sont_justes() -> None:
    seance = _seance("f5d6", repertoire=repertoire_de("f5d6c3d3c4", "f5d6c4d3c3"))
    _jusqu_a_la_question(seance)
    assert seance.attendus == tuple(coups("c3") + coups("c4"))
    assert seance.repondre(*coups("c4")).juste
    assert _jusqu_a_la_question(seance) == coups("d3c3")


def test_une_autre_orientation_est_la_meme_position() -> None:
    seance = _seance("", "f5d6", repertoire=repertoire_de("f5d6c3"))
    assert seance.repondre(*coups("d3")).juste
    _jusqu_a_la_question(seance)
    assert seance.partie.transcription == "d3c5"
    assert seance.repondre(*coups("f6")).juste


def test_un_coup_non_enseigne_est_joue_pour_aller_a_ce_qui_est_du() -> None:
    repertoire = repertoire_de("f5d6c3d3c4", "f5d6c4f4e6")
    seance = _seance("f5d6c4f4", repertoire=repertoire)
    assert _jusqu_a_la_question(seance) == coups("f5d6c4f4")


def test_sans_rien_de_du_tout_est_demande_et_rien_n_est_note() -> None:
    seance = _seance()
    assert seance.libre
    assert seance.moment is MomentDeLigne.QUESTION
    assert seance.repondre(*coups("f5")).note is None
    assert len(_jusqu_a_la_question(seance)) == 1
    assert seance.repondre(seance.attendus[0]).note is None
    assert not seance.terminee


def test_une_surprise_quitte_le_repertoire() -> None:
    fins: Collection[MomentDeLigne] = set()
    for graine in range(40):
        seance = _seance("f5d6", repertoire=repertoire_de("f5d6c3"), surprises=True, graine=graine)
        _jusqu_a_la_question(seance)
        fins = {*fins, seance.moment}
    assert fins == {MomentDeLigne.QUESTION, MomentDeLigne.HORS}


def test_des_reponses_toutes_de_poids_nul_finissent_la_ligne() -> None:
    repertoire = repertoire_de("f5d6c3")
    seance = _seance(repertoire=repertoire.peser(repertoire.racine.suites[0].suites[0].numero, 0))
    seance.repondre(*coups("f5"))
    assert seance.avancer() is None
    assert seance.moment is MomentDeLigne.BOUT


@pytest.mark.parametrize("graine", range(5))
def test_la_meme_graine_pose_les_memes_questions(graine: int) -> None:
    def lignes() -> list[str]:
        seance, jouees = _seance("f5d6", "f5f6", "f5d6c3d3", graine=graine), []
        while not seance.terminee:
            _jusqu_a_la_question(seance)
            if seance.moment is MomentDeLigne.QUESTION:
                seance.repondre(seance.attendus[0])
            else:
                jouees.append(seance.partie.transcription)
                seance.nouvelle_ligne()
        return jouees

    assert lignes() == lignes()
    assert len(lignes()) >= 1
