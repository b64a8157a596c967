"""The statistics tab: one line a player, one sentence for the series."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.releve import Releve
from ecosysteme.tournoi.serie import PLACES, Bilan, Serie
from tests.positions import partie_jouee
from tests.ui.lecture import disques, ligne
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import Langue
from ui.suivi.statistiques import ENTRE, TableauStatistiques
from ui.widgets.fenetre import FenetreDessinee

OTHELLO = adaptateur_de(Othello())
CAMPS: tuple[Camp, Camp] = (PREMIER, SECOND)
NOIR_GAGNE, NULLE = "c4b4a1d2d4d3a2c1a4a3b1d1", "a2a3a4c1d1a1d3d4c4d2b1b4"


@pytest.fixture
def tableau(coquille: FenetreDessinee, langue: Langue) -> TableauStatistiques:
    return TableauStatistiques(coquille)


def test_une_ligne_par_joueur_avec_ses_comptes(tableau: TableauStatistiques) -> None:
    serie = Serie(("ia_max", "ia_alphabeta:profondeur=4"), nombre=3, alterner=False)
    for transcription in (NOIR_GAGNE, NOIR_GAGNE, NULLE):
        serie.noter(partie_jouee(transcription, taille=4))
    tableau.montrer(serie, OTHELLO)
    assert ligne(tableau.table, 0)[:6] == ["Max", "3", "2", "1", "0", "+8,0"]
    assert ligne(tableau.table, 1)[:6] == ["Alpha-Bêta (4)", "3", "0", "1", "2", "−8,0"]
    assert disques(tableau.table, 0) == [1, 2]
    tableau.montrer(serie, OTHELLO, place_noire=1)
    assert disques(tableau.table, 0) == [2, 1], "le disque dit la couleur du moment"


def test_deux_joueurs_du_meme_nom_sont_numerotes(tableau: TableauStatistiques) -> None:
    serie = Serie(("humain", "humain"), nombre=2, alterner=False)
    tableau.montrer(serie, OTHELLO)
    assert [ligne(tableau.table, rang)[0] for rang in range(2)] == ["Humain n° 1", "Humain n° 2"]
    serie.remplacer(1, "ia_alea")
    tableau.montrer(serie, OTHELLO)
    assert [ligne(tableau.table, rang)[0] for rang in range(2)] == ["Humain", "Aléatoire"]


def test_celui_qui_a_quitte_la_table_garde_sa_ligne_sans_disque(tableau: TableauStatistiques) -> None:
    serie = Serie(("ia_max", "ia_alea"), nombre=5, alterner=False)
    serie.noter(partie_jouee(NOIR_GAGNE, taille=4))
    serie.remplacer(0, "ia_min")
    tableau.montrer(serie, OTHELLO)
    assert [ligne(tableau.table, rang)[0] for rang in range(3)] == ["Max", "Aléatoire", "Min"]
    assert disques(tableau.table, 0) == [None, 2, 1]
    tableau.montrer(Serie(("ia_max", "ia_alea")), OTHELLO)
    assert tableau.table.rowCount() == 2, "une autre série recommence la table"


@pytest.mark.parametrize(
    ("nom", "marge", "secondes", "francais", "anglais"),
    [
        ("ia_max", 7, 0.0042, ["+7,0", "2", "4,2 ms", "8,4 ms"], ["+7.0", "2", "4.2 ms", "8.4 ms"]),
        ("ia_max", -7, 0.25, ["−7,0", "2", "250 ms", "500 ms"], ["−7.0", "2", "250 ms", "500 ms"]),
        ("ia_max", 0, 12.34, ["0,0", "2", "12,3 s", "24,7 s"], ["0.0", "2", "12.3 s", "24.7 s"]),
        ("humain", 0, 0.25, ["0,0", "2", "0,3 s", "0,5 s"], ["0.0", "2", "0.3 s", "0.5 s"]),
    ],
)
def test_signes_decimales_et_unites_suivent_la_langue(
    tableau: TableauStatistiques,
    langue: Langue,
    nom: str,
    marge: int,
    secondes: float,
    francais: list[str],
    anglais: list[str],
) -> None:
    serie = Serie((nom, "ia_alea"))
    releve = Releve(coups=2, coups_minutes=2, secondes=2 * secondes, secondes_max=2 * secondes, choix=15, pris=4)
    serie.bilans[0].__dict__.update(Bilan(nom, Resultat(1), marge_totale=marge, comptees=1, releve=releve).__dict__)
    for code, attendu, moyennes in (("fr", francais, ["7,5", "2,0"]), ("en", anglais, ["7.5", "2.0"])):
        langue.choisir(code)
        tableau.montrer(serie, OTHELLO)
        assert ligne(tableau.table, 0)[5:] == attendu + moyennes
        moyen = tableau.table.item(0, 7)
        assert moyen is not None
        assert bool(moyen.toolTip()) is moyen.font().italic() is (nom == "humain"), "le temps d'une personne se dit tel"


def test_rien_n_est_mesure_avant_le_premier_coup_et_la_partie_en_cours_compte(tableau: TableauStatistiques) -> None:
    serie, partie = Serie(("humain", "ia_alea")), partie_jouee("")
    for place_noire in PLACES:
        tableau.montrer(serie, OTHELLO, place_noire, {camp: Releve.de(partie, camp) for camp in CAMPS})
        assert ligne(tableau.table, 0)[6:] == ["0", "–", "–", "–", "–"]
    partie.jouer((2, 3))  # what a click began the game with was not timed
    partie.jouer((2, 2), 0.02)
    directs = {camp: Releve.de(partie, camp) for camp in CAMPS}
    tableau.montrer(serie, OTHELLO, 0, directs)
    assert ligne(tableau.table, 0)[6:] == ["1", "–", "–", "4,0", "1,0"]
    assert ligne(tableau.table, 1)[6:] == ["1", "20 ms", "20 ms", "3,0", "1,0"]
    tableau.montrer(serie, OTHELLO, 1, directs)
    assert ligne(tableau.table, 1)[6:] == ["1", "–", "–", "4,0", "1,0"], "les couleurs sont échangées"
    tableau.montrer(serie, OTHELLO)
    assert ligne(tableau.table, 0)[6:] == ["0", "–", "–", "–", "–"], "la partie n'est pas dans les comptes"


def test_les_entetes_suivent_la_langue_avec_leurs_explications(tableau: TableauStatistiques, langue: Langue) -> None:
    for nom, entetes, aide in (("fr", "GNP", "Perdues"), ("en", "WDL", "Lost")):
        langue.choisir(nom)
        tableau.presenter(OTHELLO)
        cellules = [tableau.table.horizontalHeaderItem(colonne) for colonne in (2, 3, 4)]
        assert "".join(cellule.text() for cellule in cellules if cellule) == entetes
        assert cellules[2] is not None
        assert cellules[2].toolTip() == aide


def test_les_colonnes_et_les_mots_sont_ceux_du_jeu(coquille: FenetreDessinee, tableau: TableauStatistiques) -> None:
    jeu = Nim((1,))
    tableau.presenter(adaptateur_de(jeu))
    assert [colonne for colonne in range(11) if tableau.table.isColumnHidden(colonne)] == [3, 5, 10]
    serie, partie = Serie(("ia_max", "ia_alea"), nombre=2, alterner=False), Partie(jeu)
    partie.jouer((0, 1))
    serie.noter(partie)
    tableau.montrer(serie, adaptateur_de(jeu))
    assert coquille.widgets.resume_serie.text() == "Partie 2 sur 2\nvictoires : 1 pour Max, 0 pour Aléatoire"
    tableau.presenter(OTHELLO)
    assert not any(tableau.table.isColumnHidden(colonne) for colonne in range(11))


def test_une_table_etroite_met_deux_chiffres_par_case_avant_de_couper_un_nom(
    qtbot: QtBot, tableau: TableauStatistiques
) -> None:
    """All figures are seen and names are whole; past that one scrolls to what is there."""
    serie = Serie(("ia_alphabeta:profondeur=4", "humain"), nombre=2)
    tableau.presenter(OTHELLO)
    tableau.montrer(serie, OTHELLO)
    table, nom = tableau.table, tableau.table.fontMetrics().horizontalAdvance("Alpha-Bêta (4)")
    table.show()

    def verifier(cachees: list[int], defile: bool) -> None:
        assert (table.horizontalScrollBar().maximum() > 0) == defile
        assert [rang for rang in range(11) if table.isColumnHidden(rang)] == cachees
        entete = table.horizontalHeaderItem(1)
        assert entete is not None
        assert entete.text() == ("Parties\nCoups" if cachees else "Parties")

    mesures = list(range(6, 11))
    for largeur, cachees, defile in ((700, [], False), (420, mesures, False), (200, mesures, True), (700, [], False)):
        table.setFixedWidth(largeur)
        qtbot.waitUntil(partial(verifier, cachees, defile), timeout=10_000)
        assert defile or table.columnWidth(0) > nom
        assert table.verticalScrollBar().maximum() == 0 or defile, "les deux joueurs se voient"
        assert [len(ligne) for ligne in tableau.affichees()] == [11] * 3, "ce qui est copié est entier"
        assert tableau.affichees()[0][6] == tableau.chiffres()[0][6] == "Coups"
    cellule = table.item(0, 0)
    assert cellule is not None
    assert cellule.toolTip() == "Alpha-Bêta (4)", "un nom coupé reste lisible"


def test_une_partie_seule_qui_n_est_pas_finie_n_a_que_des_mesures(qtbot: QtBot, tableau: TableauStatistiques) -> None:
    """They too stand two in a cell before a name is cut."""
    table, nom = tableau.table, tableau.table.fontMetrics().horizontalAdvance("Alpha-Bêta (4)")
    table.show()
    tableau.presenter(OTHELLO)
    tableau.montrer(Serie(("ia_alphabeta:profondeur=4", "humain")), OTHELLO)

    def montre(colonnes: list[int]) -> bool:
        return [rang for rang in range(11) if not table.isColumnHidden(rang)] == colonnes and table.columnWidth(0) > nom

    for largeur, colonnes in ((700, [0, *range(6, 11)]), (320, [0, 6, 7, 8])):
        table.setFixedWidth(largeur)
        qtbot.waitUntil(partial(montre, colonnes), timeout=10_000)


def test_un_en_tete_ne_prend_pas_plus_que_ce_qui_lui_est_compte(fenetre: ApplicationIHM) -> None:
    """Else the names, which have what is left, would be cut in a table that takes itself for wide enough."""
    entete = fenetre.widgets.statistiques.horizontalHeader()
    largeurs = []
    for rang in range(entete.count()):
        titre = str(entete.model().headerData(rang, Qt.Orientation.Horizontal))
        if not entete.isSectionHidden(rang) and "\n" not in titre:
            compte = max(entete.fontMetrics().horizontalAdvance(titre) + ENTRE, entete.minimumSectionSize())
            largeurs.append((titre, entete.sectionSizeHint(rang), compte))
    assert largeurs
    assert [prise for prise in largeurs if prise[1] > prise[2]] == []


def test_les_chiffres_ont_l_elo_de_chacun_avec_ses_bornes(tableau: TableauStatistiques) -> None:
    serie = Serie(("ia_min", "ia_max"), nombre=8, alterner=False)
    for _ in range(3):
        serie.noter(partie_jouee(NOIR_GAGNE, taille=4))
    tableau.montrer(serie, OTHELLO)
    titres, *lignes = tableau.chiffres()
    assert titres[-3:] == ["Elo", "Elo, borne basse", "Elo, borne haute"]
    mieux, moins = (ligne[-3:] for ligne in lignes)
    assert mieux[0] == mieux[2] == moins[0] == moins[1] == "", "sans borne connue"
    assert float(mieux[1]) == -float(moins[2])
    tableau.montrer(Serie(("ia_min", "ia_max")), OTHELLO)
    assert tableau.chiffres()[1][-3:] == ["", "", ""], "avant une partie finie"
