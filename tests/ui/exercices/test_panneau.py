"""The panel: it says how things stand, and wakes what has a use."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ecosysteme.carnet.exercices_faits import ExercicesFaits
from ecosysteme.carnet.fichier import chemin_du_carnet
from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.exercices.essai import EssaiExercice
from tests.ecosysteme.exercices.exemples import premier
from ui.disposition.modes import PANNEAU_MIN
from ui.exercices.mots import resumer
from ui.exercices.panneau import FAITS, PanneauExercices
from ui.exercices.seance import ExerciceDemande, SeanceExercices
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.langue import Langue
from ui.socle.taches import Taches


@pytest.fixture
def panneau(page: QWidget, langue: Langue, taches: Taches, parent: QObject) -> PanneauExercices:
    seance = SeanceExercices(taches, MoteurPartage(), ExercicesFaits(chemin_du_carnet()), parent)
    seance.demande = ExerciceDemande(EssaiExercice(premier()), False, True)
    return PanneauExercices(page, seance)


def eveilles(panneau: PanneauExercices) -> set[str]:
    panneau.montrer()
    return {nom for nom, bouton in panneau.boutons.items() if bouton.isEnabled()} - {"erreurs", "quitter"}


def test_les_boutons_suivent_l_exercice(panneau: PanneauExercices) -> None:
    demande = panneau.seance.demande
    assert demande is not None
    assert eveilles(panneau) == {"indice", "solution", "suivante"}
    assert panneau.boutons["suivante"].text() == "Passer"
    demande.indices = 2
    assert eveilles(panneau) == {"solution", "suivante"}
    demande.essai.essayer(next(coup for coup in demande.exercice.etat.coups if coup not in demande.essai.attendus))
    assert eveilles(panneau) == {"solution", "reessayer", "suivante"}
    assert panneau.boutons["suivante"].text() == "Suivant"
    panneau.seance.demande = None
    assert eveilles(panneau) == {"suivante"}
    assert panneau.textes["demande"].text() == "Aucun exercice"


def test_la_serie_se_voit(panneau: PanneauExercices) -> None:
    assert panneau.textes["faits"].isHidden()
    notes = [NoteReprise.TROUVE, NoteReprise.RATE, NoteReprise.INDICE]
    panneau.seance.serie += [(note, premier()) for note in notes]
    panneau.montrer()
    assert panneau.textes["serie"].text() == "1 trouvé sur 3 · ✓ ✕ ~"
    lignes = panneau.textes["faits"].text().splitlines()
    assert lignes == [f"{signe}  {resumer(premier())}" for signe in "~✕✓"]
    panneau.seance.serie += [(NoteReprise.TROUVE, premier())] * FAITS
    panneau.montrer()
    assert len(panneau.textes["faits"].text().splitlines()) == FAITS


def test_le_lecteur_entend_ce_qui_est_demande(panneau: PanneauExercices) -> None:
    panneau.montrer()
    assert "joue et gagne" in panneau.phrase
    assert "3 coups à trouver" in panneau.phrase


def test_le_panneau_le_plus_etroit_le_contient(panneau: PanneauExercices) -> None:
    panneau.montrer()
    barre = panneau.verticalScrollBar().sizeHint().width()
    contenu = panneau.widget()
    assert contenu is not None
    assert contenu.minimumSizeHint().width() <= PANNEAU_MIN - barre
