"""What is asked for next: by game, kind, difficulty and pack."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ecosysteme.exercices.etoiles import Reussite
from ecosysteme.exercices.exercice import GenreExercice
from ecosysteme.exercices.seance import Difficulte
from tests.ecosysteme.exercices.exemples import premier
from ui.exercices.choix import ChoixExercices
from ui.exercices.seance import Souhait
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.textes import Etiquette


@pytest.fixture
def choix(qtbot: QtBot, langue: Langue) -> ChoixExercices:
    choix = ChoixExercices()
    qtbot.addWidget(choix)
    return choix


def regler(choix: ChoixExercices, nom: str, valeur: object) -> None:
    boite = choix.boites[nom]
    boite.setCurrentIndex(boite.findData(valeur))


def test_chaque_boite_change_le_souhait(qtbot: QtBot, choix: ChoixExercices) -> None:
    assert choix.souhait == Souhait()
    with qtbot.waitSignal(choix.souhaite):
        regler(choix, "genre", GenreExercice.PARITE.value)
    regler(choix, "difficulte", int(Difficulte.DIFFICILE))
    assert choix.souhait == Souhait(genre=GenreExercice.PARITE, difficulte=Difficulte.DIFFICILE)
    regler(choix, "jeu", "nim")  # one kind, no rating
    assert (choix.souhait.jeu, choix.souhait.genre) == ("nim", None)
    assert not choix.boites["genre"].isEnabled()
    paquet = trouver(choix, Etiquette, "exercice_paquet")
    assert paquet.text() == "–", "aucun paquet n'a de ceux-là"
    regler(choix, "jeu", "othello")
    assert paquet.text() == "celui du programme"


def test_un_paquet_est_d_othello_et_de_tout_genre(qtbot: QtBot, choix: ChoixExercices) -> None:
    regler(choix, "jeu", "nim")
    with qtbot.waitSignal(choix.souhaite):
        choix.prendre("mien.obf", (premier(),))
    assert choix.souhait == Souhait(paquet=(premier(),))


def test_un_refus_se_dit_jusqu_au_choix_suivant(choix: ChoixExercices) -> None:
    choix.refuser("Ce n'est pas un paquet")
    refus = trouver(choix, Etiquette, "exercice_refus")
    assert not refus.isHidden()
    assert refus.text() == "Ce n'est pas un paquet"
    regler(choix, "jeu", "morpion")
    assert refus.isHidden()


def test_les_deux_langues(qtbot: QtBot, choix: ChoixExercices, langue: Langue) -> None:
    assert choix.boites["difficulte"].itemText(0) == "Plus facile"
    langue.choisir("en")
    qtbot.waitUntil(lambda: choix.boites["difficulte"].itemText(0) == "Easier")
    assert choix.boites["difficulte"].accessibleName() == "Difficulty"


def test_chaque_genre_montre_ses_etoiles_et_les_dit(choix: ChoixExercices) -> None:
    choix.compter({GenreExercice.PARITE.value: Reussite(6, 9), "nim": Reussite(1, 1)})
    montres = {}
    for boite in choix.boites.values():
        for rang in range(boite.count()):
            montres[boite.itemText(rang)] = boite.itemData(rang, Qt.ItemDataRole.AccessibleTextRole)
    assert montres["Parité  ★★☆"] == "Parité, 2 étoiles, 6 trouvés du premier coup sur 9"
    assert montres["Nim  ★☆☆"] == "Nim, 1 étoile, 1 trouvé du premier coup sur 1"
    assert montres["Sacrifice du coin  ☆☆☆"].startswith("Sacrifice du coin, 0 étoile")
    assert montres["Tous les genres"] == "Tous les genres"
    assert montres["Othello"] == "Othello", "its kinds have them"
