"""What a reader is told of a tournament: each change once, and its end when the last game is counted."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from ecosysteme.tournoi.execution import EtatTournoi
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.tableau import Tableau
from ui.tournoi.annonces import AnnoncesTournoi
from ui.tournoi.instantane import instantane

TITRE = "Toutes rondes · 2 joueurs · Morpion."


@pytest.mark.usefixtures("langue")
def test_la_fin_attend_la_derniere_partie_et_rien_ne_se_dit_deux_fois(
    page: QWidget, entendus: list[tuple[str, bool]]
) -> None:
    tableau, annonces = Tableau(Reglement("morpion", ("ia_min", "ia_max"), 2)), AnnoncesTournoi(page)
    for etat, mot in (
        (EtatTournoi.PRET, "Prêt"),
        (EtatTournoi.EN_COURS, "En cours"),
        (EtatTournoi.EN_COURS, "En cours"),
        (EtatTournoi.FINI, "Terminé"),
    ):
        annonces.suivre(instantane(tableau), etat, mot, f"{mot} · rien")
    assert [phrase for phrase, _ in entendus] == [f"{TITRE} Prêt · rien", "Tournoi : En cours"]
    tableau.noter_tout([(0, 0, 1, 1), (1, 1, 0, 0)])
    for _ in range(2):
        annonces.suivre(instantane(tableau), EtatTournoi.FINI, "Terminé", "Terminé · tout")
    assert [phrase for phrase, _ in entendus[2:]] == [f"{TITRE} Terminé · tout ; 1. Min 1,5/2, 2. Max 0,5/2"]
    annonces.oublier()
    annonces.suivre(instantane(tableau), EtatTournoi.FINI, "Terminé", "Terminé · tout")
    assert len(entendus) == 4
