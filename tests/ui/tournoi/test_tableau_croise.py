from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.tableau import Tableau
from tests.lecteur_ecran import LecteurEcran
from tests.ui.lecture import ligne
from ui.socle.langue import Langue
from ui.tournoi.instantane import instantane
from ui.tournoi.tableau_croise import TableauCroise


@pytest.fixture
def table(qtbot: QtBot, langue: Langue) -> TableauCroise:
    table = TableauCroise()
    qtbot.addWidget(table)
    return table


def lignes(table: TableauCroise) -> list[list[str]]:
    return [ligne(table, rang) for rang in range(table.rowCount())]


def test_un_gantelet_laisse_vide_ce_qui_ne_se_joue_pas(table: TableauCroise) -> None:
    tableau = Tableau(Reglement("morpion", ("ia_min", "ia_max", "ia_alea"), 40, format="gantelet"))
    tableau.noter_tout([(0, 0, 1, 2), (1, 1, 0, 0), (2, 0, 2, 1)])
    table.montrer(instantane(tableau))

    premier, *_ = lignes(table)
    assert [ligne[1] for ligne in lignes(table)] == ["Max", "Min", "Aléatoire"]
    assert (premier[0], premier[3:]) == ("1", ["1,5/2", "—", "1,5/2", ""])
    assert premier[2].startswith("+")
    nom, aide = table.item(0, 1), table.item(0, 5)
    assert nom is not None
    assert nom.toolTip() == "Max\nia_max", "the name whole, and what it is made by"
    assert aide is not None
    titre = table.horizontalHeaderItem(5)
    assert titre is not None
    assert (titre.text(), titre.toolTip()) == ("2", "Min")
    assert aide.toolTip() == "Max contre Min : 1 gagnées, 1 nulles, 0 perdues\nDouble clic ou Entrée : ses parties"


def test_un_autre_tournoi_change_les_colonnes(table: TableauCroise) -> None:
    for joueurs in (("ia_min", "ia_max", "ia_alea"), ("ia_min", "ia_max")):
        table.montrer(instantane(Tableau(Reglement("morpion", joueurs, 12))))
        assert (table.rowCount(), table.columnCount()) == (len(joueurs), 4 + len(joueurs))
    assert lignes(table)[0] == ["1", "Min", "", "0/0", "—", ""]


def test_les_titres_des_colonnes_nomment_les_joueurs_dans_l_ordre_du_classement(table: TableauCroise) -> None:
    tableau = Tableau(Reglement("morpion", ("ia_min", "ia_max"), 12))
    table.montrer(instantane(tableau))

    def nommes() -> list[str]:
        titres = (table.horizontalHeaderItem(colonne) for colonne in (4, 5))
        return [titre.toolTip() for titre in titres if titre is not None]

    assert nommes() == ["Min", "Max"]
    tableau.noter_tout([(0, 0, 1, 2)])
    table.montrer(instantane(tableau))
    assert nommes() == [ligne[1] for ligne in lignes(table)] == ["Max", "Min"]
    table.montrer(instantane(Tableau(Reglement("morpion", ("ia_alea", "ia_max"), 12))))
    assert nommes() == ["Aléatoire", "Max"]


def test_un_forfait_a_sa_colonne_ou_un_troisieme_joueur_avait_la_sienne(table: TableauCroise) -> None:
    table.montrer(instantane(Tableau(Reglement("morpion", ("ia_min", "ia_max", "ia_alea"), 12))))
    a_deux = instantane(Tableau(Reglement("morpion", ("ia_min", "ia_max"), 12)))
    a_deux = replace(a_deux, lignes=tuple(replace(ligne, forfaits=1) for ligne in a_deux.lignes))
    table.montrer(a_deux)
    titres = [table.horizontalHeaderItem(colonne) for colonne in range(4, table.columnCount())]
    dits = [(titre.text(), titre.toolTip()) for titre in titres if titre is not None]
    assert dits == [("1", "Min"), ("2", "Max"), ("Forf.", "Parties perdues par forfait : un coup illégal ou une panne")]


# Four players, each of whom meets the others once: the first two have a point and a half, and met in a draw.
A_EGALITE = ((1, 2, 1), (1, 3, 2), (0, 2, 2), (0, 3, 1), (0, 1, 0), (2, 3, 1))


def test_les_joueurs_de_meme_elo_ont_leur_departage(table: TableauCroise) -> None:
    """Max, named after Min in the rules, took its points from the stronger one."""
    tableau = Tableau(Reglement("morpion", ("ia_min", "ia_max", "ia_alea", "ia_minmax"), 12, alterner=False))
    tableau.noter_tout((rang, *partie) for rang, partie in enumerate(A_EGALITE))
    table.montrer(instantane(tableau))
    assert [(ligne[1], ligne[8]) for ligne in lignes(table)] == [
        ("Aléatoire", ""),
        ("Max", "2,75"),
        ("Min", "1,75"),
        ("Min-Max", ""),
    ]
    titre, elo = table.horizontalHeaderItem(8), table.item(1, 2)
    assert titre is not None
    assert elo is not None
    assert (titre.text(), "puis l'ordre d'inscription" in titre.toolTip()) == ("Départage", True)
    assert elo.toolTip().startswith("Départage de Sonneborn-Berger : 2,75\nÀ Elo égal")


def test_mille_parties_ou_plus_se_lisent_en_pour_cent(table: TableauCroise) -> None:
    tableau = Tableau(Reglement("morpion", ("ia_min", "ia_max"), 1002))
    tableau.noter_tout((rang, rang % 2, 1 - rang % 2, 1 + (rang % 2) * (rang < 200)) for rang in range(1000))
    table.montrer(instantane(tableau))
    assert lignes(table)[0][3:] == ["600/1\N{NARROW NO-BREAK SPACE}000", "—", "60,0 %"]
    aide = table.item(0, 5)
    assert aide is not None
    assert "gagnées" in aide.toolTip()


def test_etroit_les_noms_restent_entiers_et_les_points_se_disent_seuls(qtbot: QtBot, table: TableauCroise) -> None:
    joueurs = ("ia_alphabeta:profondeur=4", "ia_max", "ia_alea", "ia_minmax")
    tableau = Tableau(Reglement("morpion", joueurs, 12, alterner=False))
    tableau.noter_tout((rang, *partie) for rang, partie in enumerate(A_EGALITE))
    table.show()
    for largeur, total, duel, cachee in ((900, "1,5/3", "0,5/1", False), (430, "1,5", "0,5", True)):
        table.resize(largeur, 300)
        table.montrer(instantane(tableau))
        premiere = next(rang for rang, ligne in enumerate(lignes(table)) if ligne[1] == "Max")
        assert lignes(table)[premiere][3] == total
        assert duel in lignes(table)[premiere][4:8]
        assert table.isColumnHidden(8) == cachee
        assert table.columnWidth(1) >= table.sizeHintForColumn(1), "le nom le plus long se lit"


def test_une_ligne_se_lit_en_une_phrase_et_ce_qui_est_vide_ne_se_lit_pas(table: TableauCroise) -> None:
    def lue(rang: int, colonne: int) -> tuple[str, str]:
        cellule = table.item(rang, colonne)
        assert cellule is not None
        roles = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole
        texte, description = (str(cellule.data(role) or "") for role in roles)
        return texte or cellule.text(), description

    tableau = Tableau(Reglement("morpion", ("ia_min", "ia_max"), 12))
    table.montrer(instantane(tableau))
    assert [lue(0, colonne)[0] for colonne in (0, 2, 3)] == ["1. Min, aucune partie", "", "aucune partie"]
    assert [lue(0, colonne)[1] for colonne in (0, 3, 5)] == ["", "", ""]
    tableau.noter_tout([(0, 0, 1, 2), (1, 1, 0, 0)])
    table.montrer(instantane(tableau))
    phrase = lue(0, 0)[0]
    assert phrase.startswith("1. Max, Elo +")
    assert phrase.endswith(", points : 1,5 sur 2")


def test_la_ligne_qui_a_le_clavier_ne_se_relit_pas_a_chaque_partie(
    qtbot: QtBot, table: TableauCroise, lecteur: LecteurEcran
) -> None:
    tableau = Tableau(Reglement("morpion", ("ia_min", "ia_max"), 12))
    table.montrer(instantane(tableau))
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    table.setFocus()
    assert lecteur.lu() == ["→ Tableau croisé du tournoi"], "et rien d'une ligne"
    for partie in ((0, 0, 1, 2), (1, 1, 0, 2), (2, 0, 1, 1)):
        tableau.noter_tout([partie])
        table.montrer(instantane(tableau))
    assert lecteur.tout == []
