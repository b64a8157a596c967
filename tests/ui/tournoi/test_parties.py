"""The finished games of a tournament on the board of the window: from the cross-table and from a live board."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton, QTableWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.fautes import citer
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.reglages import MODE
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.execution import EtatTournoi
from ecosysteme.tournoi.fiche import EN_RALLONGE, PartieFinie
from ecosysteme.tournoi.plan import Reglement
from tests.fenetre import PATIENCE, a_deux, cliquer, fermer, memoire_dans, message, ouvrir
from tests.ui.plateaux import DEPART_OTHELLO
from ui.jeux.registre import adaptateur_de
from ui.socle.chargeur import trouver
from ui.tournoi.direct.spectateur import PlateauSuivi
from ui.tournoi.dock import CLASSEMENT, STATISTIQUES
from ui.tournoi.fichiers import inscrire
from ui.tournoi.parties import ChoixPartie, TableParties
from ui.tournoi.tableau_croise import FIXES

GAUCHE = Qt.MouseButton.LeftButton
GAGNEE, NULLE = "a1 b1 a2 b2 a3", "a1 b2 c3 b1 b3 a3 c1 c2 a2"


def fiche(rang: int, premier: int, second: int, coups: str, issue: int, **autres: object) -> PartieFinie:
    nb = len(coups.split())
    temps = ((250_000,) * -(-nb // 2), (250_000,) * (nb // 2))
    points = (int(issue == 1), int(issue == 2))
    return PartieFinie(rang, premier, second, "", "", coups, temps, issue, points, (0.0, 0.0), 0.0, **autres)  # type: ignore[arg-type]


@pytest.fixture
def salle(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> ApplicationIHM:
    """The window at Othello, and three of four games of a tournament of noughts and crosses in its room."""
    chemin = tmp_path / "essai.sqlite"
    inscrire(Reglement("morpion", ("ia_max", "ia_min", "ia_alea"), 12), chemin)
    with Base(chemin) as base:
        panne = {"raison": citer("panne sèche"), "fautif": 1}
        base.ajouter(1, [fiche(0, 0, 1, GAGNEE, 1), fiche(1, 1, 0, NULLE, 0), fiche(2, 1, 0, "b2 a1", 2, **panne)])
        base.ajouter(1, [fiche(3, 2, 0, GAGNEE, 1)])
    fenetre.salles.tournois.ouvrir(chemin)
    qtbot.waitUntil(lambda: fenetre.salles.tournois.dock.tableau.rowCount() == 3, timeout=PATIENCE)
    return fenetre


def activer(qtbot: QtBot, fenetre: ApplicationIHM, place: int, autre: int | None) -> None:
    """Double-click on what one player did against another, or on its name."""
    table = fenetre.salles.tournois.dock.tableau
    rangs = {table.model().index(rang, 1).data(): rang for rang in range(3)}
    noms = ("Max", "Min", "Aléatoire")
    colonne = 1 if autre is None else FIXES + rangs[noms[autre]]
    centre = table.visualRect(table.model().index(rangs[noms[place]], colonne)).center()
    qtbot.mouseClick(table.viewport(), GAUCHE, pos=centre)
    qtbot.mouseDClick(table.viewport(), GAUCHE, pos=centre)


def revue(qtbot: QtBot, fenetre: ApplicationIHM) -> str:
    """Wait for a game to be looked at, and return what is said of it."""
    qtbot.waitUntil(lambda: fenetre.revue.partie is not None, timeout=PATIENCE)
    return trouver(fenetre, QLabel, "texte_revue").text()


def liste(qtbot: QtBot, fenetre: ApplicationIHM) -> TableParties:
    qtbot.waitUntil(lambda: bool(fenetre.findChildren(ChoixPartie)), timeout=PATIENCE)
    return trouver(fenetre, TableParties, "parties_tournoi")


def test_la_seule_partie_d_une_case_s_ouvre_dans_son_jeu(qtbot: QtBot, salle: ApplicationIHM) -> None:
    en_cours = salle.partie_en_cours
    activer(qtbot, salle, 2, 0)
    assert revue(qtbot, salle) == "Tournoi 1, partie 4 : Aléatoire – Max, X gagne"
    montree = salle.partie_montree
    assert (montree.transcription, montree.terminee) == ("a1b1a2b2a3", True)
    assert [tour.secondes for tour in montree.historique] == [0.25] * 5
    assert trouver(salle, QLabel, "score_noir").toolTip(), "le score est habillé pour ce jeu"
    assert salle.disposition.modes.nom == "analyser"
    assert [trouver(salle, QLabel, f"nom_{couleur}").text() for couleur in ("noir", "blanc")] == ["Aléatoire", "Max"]
    trouver(salle, QAction, "action_debut").trigger()
    assert salle.partie_montree.nb_coups == 0
    qtbot.mouseClick(trouver(salle, QPushButton, "bouton_revenir_tournoi"), GAUCHE)
    assert salle.partie_montree is salle.partie_en_cours is en_cours
    assert not trouver(salle, QLabel, "score_noir").toolTip()


def test_plusieurs_parties_se_choisissent_dans_une_liste(qtbot: QtBot, salle: ApplicationIHM) -> None:
    activer(qtbot, salle, 0, 1)
    table = liste(qtbot, salle)
    lignes = [[table.model().index(rang, colonne).data() for colonne in (0, 1, 2, 3, 4, 6)] for rang in range(3)]
    assert lignes == [
        ["3", "Min", "0 - 1", "Max", "2", "X : panne sèche"],
        ["2", "Min", "½ - ½", "Max", "9", ""],
        ["1", "Max", "1 - 0", "Min", "5", ""],
    ]
    table.setCurrentIndex(table.model().index(1, 0))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert revue(qtbot, salle) == "Tournoi 1, partie 2 : Min – Max, Partie nulle"
    assert salle.partie_montree.transcription == NULLE.replace(" ", "")
    qtbot.waitUntil(lambda: not salle.findChildren(ChoixPartie))


def test_la_liste_reste_ouverte_pendant_que_le_tournoi_se_joue_et_le_suit(qtbot: QtBot, salle: ApplicationIHM) -> None:
    activer(qtbot, salle, 0, None)
    table = liste(qtbot, salle)
    assert numeros(table) == ["4", "3", "2", "1"]
    qtbot.mouseClick(trouver(salle, QPushButton, "tournoi_demarrer"), GAUCHE)
    qtbot.waitUntil(lambda: len(numeros(table)) == 8, timeout=PATIENCE)  # each plays 8 of the 12 games
    qtbot.waitUntil(lambda: salle.salles.tournois.pilote.etat is EtatTournoi.FINI, timeout=PATIENCE)


def test_le_nom_donne_toutes_les_parties_et_une_case_vide_le_dit(qtbot: QtBot, salle: ApplicationIHM) -> None:
    activer(qtbot, salle, 1, 2)
    qtbot.waitUntil(lambda: "Aucune partie finie" in message(salle), timeout=PATIENCE)
    activer(qtbot, salle, 0, None)
    table = liste(qtbot, salle)
    assert [table.model().index(rang, 0).data() for rang in range(table.model().rowCount())] == ["4", "3", "2", "1"]


def test_la_salle_au_repos_liste_ses_parties_et_un_double_clic_en_ouvre_une(
    qtbot: QtBot, salle: ApplicationIHM
) -> None:
    table = salle.salles.tournois.dock.parties.table
    qtbot.waitUntil(lambda: table.model().rowCount() == 4 and table.isVisible(), timeout=PATIENCE)
    centre = table.visualRect(table.model().index(0, 1)).center()
    qtbot.mouseClick(table.viewport(), GAUCHE, pos=centre)
    qtbot.mouseDClick(table.viewport(), GAUCHE, pos=centre)
    assert revue(qtbot, salle).startswith("Tournoi 1, partie 4 : ")


@pytest.mark.parametrize(
    ("largeur", "remarque", "cachees"), [(900, True, []), (900, False, [6]), (390, True, [4, 5]), (390, False, [4, 6])]
)
def test_une_table_etroite_garde_les_noms_et_les_remarques(
    qtbot: QtBot, largeur: int, remarque: bool, cachees: list[int]
) -> None:
    table = TableParties("table")
    qtbot.addWidget(table)
    table.resize(largeur, 200)
    table.show()
    fin: dict[str, object] = {"raison": citer("panne"), "fautif": 1} if remarque else {}
    table.montrer([fiche(0, 0, 1, GAGNEE, 1, **fin)], ["Max", "Min"], adaptateur_de(Morpion()))
    qtbot.waitUntil(lambda: [rang for rang in range(7) if table.isColumnHidden(rang)] == cachees)
    assert "5 coups" in table.model().index(0, 1).data(Qt.ItemDataRole.ToolTipRole)


def test_l_ouverture_se_lit_dans_l_infobulle(qtbot: QtBot) -> None:
    table = TableParties("table")
    qtbot.addWidget(table)
    table.montrer([fiche(0, 0, 1, "f5 d6 c3 d3 c4 f4", 1)], ["Max", "Min"], adaptateur_de(Othello()))
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
        assert "Max – Min\nTigre\n" in table.model().index(0, 1).data(role)


def test_un_incident_ouvre_sa_partie(qtbot: QtBot, salle: ApplicationIHM) -> None:
    dock = salle.salles.tournois.dock
    dock.onglets.setCurrentWidget(dock.incidents)
    dock.incidents.setFocus()
    dock.incidents.setCurrentCell(0, 0)
    qtbot.keyClick(dock.incidents, Qt.Key.Key_Return)
    assert revue(qtbot, salle) == "Tournoi 1, partie 3 : Min – Max, O gagne par forfait"


def test_un_plateau_en_direct_mene_aux_parties_finies_de_ses_joueurs(qtbot: QtBot, salle: ApplicationIHM) -> None:
    plateaux = salle.salles.tournois.dock.plateaux
    plateaux.montrer((PlateauSuivi(0, 5, 2, 0, 0, DEPART_OTHELLO),))
    qtbot.mouseClick(plateaux.vignettes[0], GAUCHE)
    qtbot.mouseClick(plateaux.regardee.rencontres, GAUCHE)
    assert revue(qtbot, salle).startswith("Tournoi 1, partie 4 : ")


def test_la_partie_en_cours_reste_celle_que_l_on_jouait(qtbot: QtBot, salle: ApplicationIHM) -> None:
    a_deux(qtbot, salle, "othello")
    trouver(salle, QAction, "action_mode_jouer").trigger()
    cliquer(qtbot, salle, salle.partie_en_cours.jeu.lire_coup("f5"))
    trouver(salle, QAction, "action_dock_tournoi").trigger()
    activer(qtbot, salle, 2, 0)
    revue(qtbot, salle)
    trouver(salle, QAction, "action_mode_jouer").trigger()
    assert salle.partie_montree.transcription == "f5"


def numeros(table: TableParties) -> list[str]:
    return [table.model().index(rang, 0).data() for rang in range(table.model().rowCount())]


def test_un_clic_sur_un_titre_trie_et_garde_la_partie_choisie(qtbot: QtBot) -> None:
    table = TableParties("table")
    qtbot.addWidget(table)
    table.resize(700, 200)
    fiches = [fiche(2, 1, 0, NULLE, 0), fiche(1, 0, 1, GAGNEE, 1), fiche(0, 1, 0, "b2 a1", 2)]
    table.montrer(fiches, ["Max", "Min"], adaptateur_de(Morpion()))
    table.show()
    table.setCurrentIndex(table.model().index(0, 2))
    entete = table.horizontalHeader()

    def cliquer_sur(colonne: int) -> list[str]:
        centre = entete.sectionViewportPosition(colonne) + entete.sectionSize(colonne) // 2
        qtbot.mouseClick(entete.viewport(), GAUCHE, pos=QPoint(centre, entete.height() // 2))
        return numeros(table)

    assert numeros(table) == ["3", "2", "1"]
    assert cliquer_sur(4) == ["1", "2", "3"], "par le nombre de coups"
    assert cliquer_sur(4) == ["3", "2", "1"]
    assert cliquer_sur(2) == ["1", "3", "2"], "par le score : perdue, nulle, gagnée"
    assert table.currentIndex().row() == 1
    assert cliquer_sur(2) == ["2", "3", "1"]
    assert cliquer_sur(2) == ["3", "2", "1"], "le premier ordre"


@pytest.mark.parametrize(
    ("cherche", "trouvees"),
    [
        ("aléa", ["4"]),
        ("min", ["3", "2", "1"]),
        ("3", ["3"]),
        ("max contre ALEA", ["4"]),
        ("min – alea", []),
        ("9", []),
    ],
)
def test_la_liste_se_cherche_par_joueur_par_duel_ou_par_numero(
    qtbot: QtBot, salle: ApplicationIHM, cherche: str, trouvees: list[str]
) -> None:
    liste = salle.salles.tournois.dock.parties
    qtbot.waitUntil(lambda: numeros(liste.table) == ["4", "3", "2", "1"], timeout=PATIENCE)
    liste.recherche.setText(cherche)
    qtbot.keyClick(liste.recherche, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: numeros(liste.table) == trouvees, timeout=PATIENCE)
    assert liste.isVisible(), "même sans partie : on y efface la recherche"
    qtbot.keyClick(liste.recherche, Qt.Key.Key_Return)
    liste.recherche.clear()
    qtbot.waitUntil(lambda: len(numeros(liste.table)) == 4, timeout=PATIENCE)


def test_une_partie_en_rallonge_dit_qui_et_l_explique_une_partie_sans_temps_n_a_pas_de_duree(qtbot: QtBot) -> None:
    table = TableParties("table")
    qtbot.addWidget(table)
    capee = replace(fiche(0, 0, 1, "f5 d6 c3 d3 c4 f4", 2, raison=EN_RALLONGE), temps=((), ()))
    table.montrer([capee], ["Max", "Min"], adaptateur_de(Othello()))
    assert [table.model().index(0, colonne).data() for colonne in (5, 6)] == ["", "Noir : rallonge"]
    aide = table.model().index(0, 6).data(Qt.ItemDataRole.ToolTipRole)
    assert "le résultat est plafonné\n6 coups" in aide
    assert not aide.endswith(", ")


@pytest.mark.parametrize("mode", ["tournoi", "jouer"])
def test_le_tournoi_revient_le_lendemain_avec_ses_parties(
    qtbot: QtBot, salle: ApplicationIHM, fichier_memoire: Path, mode: str
) -> None:
    """The room that was seen when the window closed is put back before anybody asks for it."""
    salle.close()
    reglages = memoire_dans(fichier_memoire)
    reglages.ecrire(MODE, mode)
    lendemain = ouvrir(qtbot, reglages)
    lendemain.disposition.modes.choisir("tournoi")
    dock = lendemain.salles.tournois.dock
    qtbot.waitUntil(lambda: dock.parties.table.modele.rowCount() == 4, timeout=PATIENCE)
    dock.onglets.setCurrentIndex(STATISTIQUES)
    table = trouver(lendemain, QTableWidget, "tournoi_statistiques")
    qtbot.waitUntil(lambda: table.rowCount() == 3, timeout=PATIENCE)
    dock.onglets.setCurrentIndex(CLASSEMENT)
    activer(qtbot, lendemain, 2, 0)
    assert revue(qtbot, lendemain) == "Tournoi 1, partie 4 : Aléatoire – Max, X gagne"
    fermer(lendemain)
