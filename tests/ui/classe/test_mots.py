"""What a pupil is told, and no more than they may know."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from ecosysteme.classe.etape import ExerciceDonne, TexteDemande
from ecosysteme.classe.passage import PassageEleve
from ecosysteme.classe.seance import Correction
from ecosysteme.exercices.exercice import GenreExercice
from tests.ecosysteme.classe.exemples import copie_de_test, seance_de_test
from tests.ecosysteme.exercices.exemples import premier
from ui.classe.mots import (
    NOMS_MAX,
    attendre,
    consigner,
    faire_le_bilan,
    intituler_demande,
    juger,
    marquer_etape,
    nommer_demande,
    presenter,
    rappeler,
)

pytestmark = pytest.mark.usefixtures("qapp")


def net(texte: str) -> str:
    return texte.replace("\xa0", " ").replace("\u202f", " ")


def test_une_seance_se_presente(qapp: QApplication) -> None:
    assert presenter(seance_de_test()).startswith("Mme Martin · 6 étapes · 4 questions\nChaque réponse est corrigée")
    assert "Tout est corrigé à la fin" in presenter(seance_de_test(Correction.A_LA_FIN))


def test_chaque_demande_a_son_nom_et_sa_consigne(qapp: QApplication) -> None:
    genres = ["" if etape.demande is None else etape.demande.genre for etape in seance_de_test().etapes]
    assert len({nommer_demande(genre) for genre in genres}) == 6
    consignes = list(map(consigner, seance_de_test().etapes))
    assert consignes[0] == ""
    assert len(set(consignes)) == 6
    exercice = seance_de_test().etapes[4]
    assert consignes[4].startswith("Blanc joue et annule. ") or consignes[4].startswith("Noir joue et annule. ")
    sans = consigner(replace(exercice, titre=intituler_demande(exercice.demande)))
    assert sans == "Un seul coup sauve la nulle. Jouez sur le plateau.", "its title has said the rest"


def test_ce_qui_est_attendu(qapp: QApplication) -> None:
    mots, coup, choix, texte, exercice, feuille = seance_de_test().etapes
    demandes = [une.demande for une in (mots, coup, choix, texte, feuille)]
    assert list(map(attendre, demandes)) == ["", "d3", "Le coin", "", ""]
    assert len(attendre(exercice.demande)) == 2
    assert attendre(TexteDemande(("oui", "si"))) == "oui ou si"
    trois = premier(GenreExercice.SEUL_GAGNANT, 3)
    un, deux, dernier = (trois.regles.ecrire_coup(pli.acceptes[0]) for pli in trois.plis)
    assert attendre(ExerciceDonne(trois)) == f"{un}, puis {deux}, puis {dernier}", "one after the other, not as good"


def test_ce_qui_est_dit_d_une_reponse(qapp: QApplication) -> None:
    passage = PassageEleve(seance_de_test(Correction.A_LA_FIN), "Zoé")
    assert juger(passage, 1) == ""
    passage.aller(1)
    passage.repondre("c4")
    assert net(juger(passage, 1)) == "Réponse notée : c4."
    assert [marquer_etape(passage, rang) for rang in (0, 1, 2)] == ["1", "•", "3"]
    passage.rendre()
    assert net(juger(passage, 1)) == "Ce n'est pas cela. Attendu : d3. d3 retourne d4."
    assert net(juger(passage, 2)) == "Sans réponse. Attendu : Le coin."
    assert juger(passage, 3) == "Sans réponse."
    assert juger(passage, 0) == ""
    assert marquer_etape(passage, 1) == "✗"


def test_le_bilan_compte_ce_qui_est_juge_et_ce_qui_sera_lu(qapp: QApplication) -> None:
    copie = copie_de_test()
    assert faire_le_bilan(copie) == "1 réponse juste sur 3. 1 réponse sera lue par votre professeur."
    vide = replace(copie, reponses=())
    assert faire_le_bilan(vide) == "La séance est finie."


def test_on_demande_a_qui_est_la_copie(qapp: QApplication) -> None:
    assert net(rappeler(1)) == "Une copie est commencée : est-ce la vôtre ?"
    assert "laquelle" in rappeler(2)
    assert "revient sous son nom" in rappeler(NOMS_MAX + 1), "the others have no button"
