"""What is said of exercises, in both languages."""

from __future__ import annotations

from datetime import date

import pytest

from ecosysteme.carnet.exercices_faits import ProgresExercices
from ecosysteme.exercices.essai import EssaiExercice
from ecosysteme.exercices.exercice import GenreExercice
from ecosysteme.exercices.force import estimer
from ecosysteme.exercices.paquet import exercices_fournis, lire_paquet
from ecosysteme.exercices.resolus import exercices_resolus
from ecosysteme.jeux.nim import Nim
from tests.ecosysteme.exercices.exemples import GAGNANT, premier
from ui.exercices.mots import (
    commenter,
    coter,
    demander,
    dire_force,
    dire_indice,
    dire_progres,
    dire_valeur,
    nommer_genre,
    preciser,
    resumer,
    situer,
)
from ui.exercices.seance import BilanExercices, ExerciceDemande
from ui.socle.langue import Langue

LUNDI = date(2026, 3, 2)


def posee(genre: GenreExercice, *, prouve: bool = True) -> ExerciceDemande:
    return ExerciceDemande(EssaiExercice(premier(genre)), False, prouve)


@pytest.mark.parametrize("genre", GenreExercice)
@pytest.mark.parametrize("nom", ["fr", "en"])
def test_rien_ne_manque_a_aucun_genre(langue: Langue, genre: GenreExercice, nom: str) -> None:
    langue.choisir(nom)
    demande = posee(genre)
    textes = [nommer_genre(genre), demander(demande.exercice), preciser(demande.exercice), situer(demande)]
    textes.append(coter(demande.exercice))
    demande.indices = 1
    textes.append(dire_indice(demande))
    demande.essai.essayer(demande.essai.attendus[0])
    textes.append(commenter(demande, LUNDI))
    assert all(texte and "{" not in texte for texte in textes)
    langue.choisir("fr")


@pytest.mark.parametrize(("misere", "fin"), [(False, "gagne"), (True, "perd")])
def test_au_nim_la_regle_est_dite(langue: Langue, misere: bool, fin: str) -> None:
    demande = ExerciceDemande(EssaiExercice(next(exercices_resolus(Nim(misere=misere), 1))), False, True)
    assert situer(demande).endswith(f" · qui prend le dernier objet {fin}")


def test_ce_qui_est_demande(langue: Langue) -> None:
    assert demander(premier(GenreExercice.SEUL_GAGNANT)) in ("Noir joue et gagne", "Blanc joue et gagne")
    assert preciser(premier(GenreExercice.SEUL_NUL, plis=1)) == "Un seul coup sauve la nulle."
    assert preciser(premier(GenreExercice.MEILLEUR)).startswith("À chaque fois, ")


def test_qui_joue_a_nim_est_nomme_comme_un_joueur(langue: Langue) -> None:
    exercice = next(exercices_resolus(Nim(), 1))
    assert demander(exercice) in ("Le premier joueur joue et gagne", "Le second joueur joue et gagne")


def test_seul_ce_qui_est_prouve_se_dit_prouve(langue: Langue) -> None:
    for prouve, debut in ((True, "Prouvé : "), (False, "Selon le paquet : ")):
        demande = posee(GenreExercice.SEUL_GAGNANT, prouve=prouve)
        demande.essai.essayer(demande.essai.attendus[0])
        assert commenter(demande, LUNDI).startswith(debut)


def test_les_nombres_s_accordent(langue: Langue) -> None:
    exercice = premier()
    assert dire_valeur(exercice, 1) == "gagne de 1 pion"
    assert dire_valeur(exercice, -2) == "perd de 2 pions"
    assert dire_valeur(exercice, 0) == "fait nulle"


def test_ce_qu_aucun_niveau_ne_trouve_le_dit(langue: Langue) -> None:
    assert "et plus · le niveau 20 ne le trouve pas" in coter(exercices_fournis()[-1])
    assert "ne le trouve pas" not in coter(premier())


def test_les_progres_et_la_force(langue: Langue) -> None:
    assert dire_progres(BilanExercices()) == "Aujourd'hui : 0 exercice · 0 trouvé"
    etat = BilanExercices(ProgresExercices(faits=3, trouves=2, jours=4), estimer([(900, True)] * 5), 1)
    assert dire_progres(etat) == "Aujourd'hui : 3 exercices · 2 trouvés · 4 jours de suite · 1 à revoir"
    assert "niveau " in dire_force(etat)
    assert dire_force(BilanExercices(force=estimer([(900, True)] * 4))).startswith("Votre cote : encore 1 exercice ")


def test_un_exercice_fait_se_resume_en_une_ligne(langue: Langue) -> None:
    assert resumer(lire_paquet(GAGNANT)[0]) == "Blanc joue et gagne · Seul coup gagnant · cote 350"
    langue.choisir("en")
    assert resumer(lire_paquet(GAGNANT)[0]) == "White to play and win · Only winning move · rated 350"
