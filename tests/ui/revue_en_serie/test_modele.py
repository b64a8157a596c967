from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from ecosysteme.analyse.bilan import Phase
from ecosysteme.bibliotheque.filtres import HUMAINS
from ecosysteme.revue_en_serie.tableau import Axe, Pertes, RangeeErreurs, TableauErreurs
from ui.revue_en_serie.modele import ColonneErreurs, ModeleErreurs
from ui.socle.theme import SOMBRE

pytestmark = pytest.mark.usefixtures("langue")  # whose figures are read
ASSEZ = Pertes(40, 400, 300.0, 10.0, 80, 20)
PEU = Pertes(2, 8, 12.0, 0.5, 3, 1)


def rangee(numero: int, nom: str, toutes: Pertes) -> RangeeErreurs:
    phases = {Phase.OUVERTURE: toutes, Phase.MILIEU: PEU, Phase.FIN: Pertes()}
    return RangeeErreurs(numero, nom, phases, toutes, HUMAINS)


def modele_de(axe: Axe, *rangees: RangeeErreurs) -> ModeleErreurs:
    modele = ModeleErreurs()
    modele.montrer(TableauErreurs(axe, rangees, 3, 5))
    return modele


def lire(modele: ModeleErreurs, ligne: int, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[object]:
    return [modele.data(modele.index(ligne, colonne), role) for colonne in ColonneErreurs]


def test_une_ligne_dit_ce_qui_est_perdu_dans_chaque_phase() -> None:
    modele = modele_de(Axe.JOUEUR, rangee(7, "Ada", ASSEZ), rangee(0, "", PEU))
    assert (modele.rowCount(), modele.columnCount()) == (2, len(ColonneErreurs))
    assert lire(modele, 0) == ["Ada", "40", "0,75", "0,75", "(1,50)", "", "2,00"]
    assert lire(modele, 1)[:3] == ["sans nom", "2", "(1,50)"]
    assert modele.rangee(0).numero == 7
    assert modele.noms() == {7: "Ada", 0: "sans nom"}


def test_ce_qui_dit_peu_est_gris() -> None:
    modele = modele_de(Axe.JOUEUR, rangee(7, "Ada", ASSEZ))
    modele.definir_theme(SOMBRE)
    couleurs = lire(modele, 0, Qt.ItemDataRole.ForegroundRole)
    grises = (ColonneErreurs.MILIEU, ColonneErreurs.FIN)
    assert couleurs == [QColor(SOMBRE.discret) if colonne in grises else None for colonne in ColonneErreurs]


def test_une_bulle_dit_de_quoi_les_chiffres_sont_faits() -> None:
    modele = modele_de(Axe.JOUEUR, rangee(7, "Ada", ASSEZ))
    bulles = lire(modele, 0, Qt.ItemDataRole.ToolTipRole)
    assert "Ada" in str(bulles[ColonneErreurs.NOM])
    assert "2,50 en centièmes" in str(bulles[ColonneErreurs.PERTE])
    assert "Erreurs : 3, dont gaffes : 1" in str(bulles[ColonneErreurs.MILIEU])
    assert "Ada" in str(bulles[ColonneErreurs.FIN])  # no move there


def test_les_titres_et_les_noms_suivent_ce_que_sont_les_lignes() -> None:
    premiers = {}
    for axe, numero in ((Axe.JOUEUR, 7), (Axe.CAMP, 1), (Axe.OUVERTURE, 0), (Axe.ANNEE, 1999), (Axe.ANNEE, 0)):
        modele = modele_de(axe, rangee(numero, "", PEU))
        titre = modele.headerData(0, Qt.Orientation.Horizontal)
        premiers[(titre, numero)] = lire(modele, 0)[0]
    assert premiers == {
        ("Joueur", 7): "sans nom",
        ("Camp", 1): "Blanc",
        ("Ouverture", 0): "sans nom",
        ("Année", 1999): "1999",
        ("Année", 0): "sans date",
    }
    modele = ModeleErreurs()
    assert (modele.rowCount(), modele.headerData(2, Qt.Orientation.Horizontal)) == (0, "Perte")
    assert modele.headerData(2, Qt.Orientation.Vertical) is None
    bulle = modele.headerData(ColonneErreurs.MILIEU, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert "21–40" in str(bulle)
