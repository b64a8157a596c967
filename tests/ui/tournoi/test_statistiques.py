import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.tournoi.comptes.bilan_joueur import BilanJoueur
from ecosysteme.tournoi.elo import Resultat
from tests.ui.lecture import ligne
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR
from ui.tournoi.statistiques import FAUTES, NOM_MINIMAL, PanneauStatistiques


def bilan(jeu: str, nom: str, gagnees: int, perdues: int) -> BilanJoueur:
    bilan = BilanJoueur(jeu, nom, {PREMIER: Resultat(gagnees, 0, perdues), SECOND: Resultat()})
    bilan.marge_totale, bilan.finies, bilan.coups, bilan.micros = -25, 10, 4, 6000
    bilan.ouvertures = {"f5 d6": Resultat(gagnees), "f5 f6": Resultat(defaites=perdues)}
    return bilan


@pytest.fixture
def panneau(qtbot: QtBot, langue: Langue) -> PanneauStatistiques:
    panneau = PanneauStatistiques()
    qtbot.addWidget(panneau)
    panneau.resize(800, 500)
    panneau.show()
    qtbot.waitExposed(panneau)
    return panneau


def test_une_ligne_dit_tout_d_un_joueur(panneau: PanneauStatistiques) -> None:
    panneau.montrer([bilan("othello", "ia_max", 6, 4)])

    assert ligne(panneau.table, 0) == ["Max", "10", "6 · 0 · 4", "0 · 0 · 0", "−2,5", "1,5 ms", "0,0", ""]


def test_les_barres_ont_la_longueur_des_resultats(panneau: PanneauStatistiques) -> None:
    panneau.montrer([bilan("othello", "ia_alea", 1, 1), bilan("othello", "ia_max", 9, 1)])
    image = panneau.table.viewport().grab().toImage()
    zone = panneau.table.visualRect(panneau.table.model().index(1, 2))

    def part(couleur: str) -> int:
        """Return how many pixels across the bar have ``couleur``, a veil of it."""
        barre, fond = QColor(couleur), QColor(CLAIR.carte)
        vus = (image.pixelColor(x, zone.top() + 8) for x in range(zone.left(), zone.right()))
        attendus = [
            round(0.45 * getattr(barre, ton)() + 0.55 * getattr(fond, ton)()) for ton in ("red", "green", "blue")
        ]
        return sum(
            abs(vu.red() - attendus[0]) + abs(vu.green() - attendus[1]) + abs(vu.blue() - attendus[2]) < 9 for vu in vus
        )

    assert part(CLAIR.accent) == pytest.approx(9 * part(CLAIR.curseur), rel=0.3)
    assert part(CLAIR.curseur) > 3


def test_les_debuts_sont_ceux_du_joueur_choisi_qui_le_reste(panneau: PanneauStatistiques, qtbot: QtBot) -> None:
    panneau.montrer([bilan("othello", "ia_alea", 3, 1), bilan("othello", "ia_max", 2, 7)])
    rang = panneau.table.visualRect(panneau.table.model().index(1, 0)).center()
    qtbot.mouseClick(panneau.table.viewport(), Qt.MouseButton.LeftButton, pos=rang)
    premier = panneau.ouvertures.model().index(0, 0)
    assert premier.data() == premier.data(Qt.ItemDataRole.ToolTipRole) == "f5 f6 · Diagonale"

    panneau.montrer(
        [bilan("morpion", "ia_alea", 1, 1), bilan("othello", "ia_alea", 3, 1), bilan("othello", "ia_max", 2, 8)]
    )
    assert panneau.ouvertures.model().index(0, 1).data() == "8"
    assert [ligne(panneau.table, rang)[0] for rang in range(3)] == [
        "Aléatoire · Morpion",
        "Aléatoire · Othello",
        "Max · Othello",
    ]


@pytest.mark.parametrize("largeur", [400, 560])
def test_rien_ne_defile_de_cote_dans_le_panneau_d_un_petit_ecran(
    qtbot: QtBot, panneau: PanneauStatistiques, largeur: int
) -> None:
    panneau.montrer([bilan("othello", "ia_alphabeta:profondeur=4", 12, 8), bilan("othello", "ia_max", 2, 7)])
    panneau.resize(largeur, 400)
    table = panneau.table
    qtbot.waitUntil(lambda: table.width() <= largeur and table.horizontalScrollBar().maximum() == 0)
    assert table.columnWidth(0) >= NOM_MINIMAL
    assert table.isColumnHidden(FAUTES), "personne n'en a fait"
