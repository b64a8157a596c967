"""A session to test with: a step of each kind."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from ecosysteme.classe.copie import CopieEleve
from ecosysteme.classe.etape import (
    ChoixDemande,
    CoupDemande,
    EtapeDeSeance,
    ExerciceDonne,
    FeuilleDonnee,
    PositionMontree,
    TexteDemande,
)
from ecosysteme.classe.passage import PassageEleve
from ecosysteme.classe.seance import Correction, SeanceDeClasse
from ecosysteme.exercices.paquet import lire_paquet
from ecosysteme.jeux import lire_jeu
from tests.ecosysteme.exercices.exemples import NULLE

DEBUT: Final = PositionMontree("othello", lire_jeu("othello").etat_initial())
QUAND: Final = datetime(2026, 1, 31, 10, 30, tzinfo=UTC)


def seance_de_test(correction: Correction = Correction.TOUT_DE_SUITE) -> SeanceDeClasse:
    """Return one of six steps: words, a move, a choice, free words, an exercise of one move, a sheet."""
    choix = ChoixDemande(("Le centre", "Le coin", "Le bord"), (1,))
    etapes = (
        EtapeDeSeance("Les coins", "Un coin ne se retourne jamais.\nRegardez bien."),
        EtapeDeSeance("Le premier coup", "Jouez vers d3.", DEBUT, CoupDemande(("d3",)), "d3 retourne d4."),
        EtapeDeSeance("La case sûre", "Laquelle ne se retourne jamais ?", DEBUT, choix),
        EtapeDeSeance("Pourquoi", "Dites pourquoi.", None, TexteDemande()),
        EtapeDeSeance("Un exercice", "", None, ExerciceDonne(lire_paquet(NULLE)[0])),
        EtapeDeSeance("Sur papier", "Remplissez l'arbre.", None, FeuilleDonnee("Feuille 3")),
    )
    return SeanceDeClasse("Les coins", "Mme Martin", "fr", correction, etapes)


def copie_de_test(eleve: str = "Zoé", titre: str = "Les coins") -> CopieEleve:
    """Return the work of a pupil who found the move, missed the choice, and spent 2 s on a step."""
    temps = iter(range(0, 1000, 2))
    seance = replace(seance_de_test(), titre=titre)
    passage = PassageEleve(seance, eleve, lambda: next(temps), lambda: QUAND)
    for rang, reponse in enumerate(("", "d3", "Le bord", "Parce que", "a1", "")):
        passage.aller(rang)
        passage.repondre(reponse)
    return passage.rendre()
