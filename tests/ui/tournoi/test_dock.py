from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QSplitter, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.fautes import Message, citer
from ecosysteme.tournoi.execution import EtatTournoi
from ecosysteme.tournoi.plan import Plan, Reglement
from ecosysteme.tournoi.tableau import Tableau
from tests.ui.plateaux import DEPART_OTHELLO
from ui.socle.langue import Langue
from ui.tournoi.direct.spectateur import PlateauSuivi
from ui.tournoi.dock import CLASSEMENT, INCIDENTS, STATISTIQUES, DockTournoi
from ui.tournoi.fichiers import Dossier, Incident
from ui.tournoi.instantane import instantane

VIDE = instantane(Tableau(Reglement("othello:taille=6", ("ia_min", "ia_max"), 40, sprt=(0.0, 5.0))))
DOSSIER = Dossier(Path("t.sqlite"), 2, (1, 2), Plan(VIDE.reglement), VIDE, (Incident(0, 1, citer("panne sèche")),))


@pytest.fixture
def fenetre(qtbot: QtBot) -> QMainWindow:
    fenetre = QMainWindow()
    qtbot.addWidget(fenetre)
    return fenetre


@pytest.fixture
def dock(qtbot: QtBot, fenetre: QMainWindow, langue: Langue) -> DockTournoi:
    dock = DockTournoi(fenetre)
    fenetre.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    fenetre.show()
    qtbot.waitExposed(fenetre)
    return dock


def permis(dock: DockTournoi) -> set[str]:
    return {nom for nom, bouton in dock.boutons.items() if bouton.isEnabled()}


def partage_de(dock: DockTournoi) -> QSplitter:
    return next(ancetre for ancetre in _ancetres(dock.onglets) if isinstance(ancetre, QSplitter))


def ronde(dock: DockTournoi, joueurs: int, plateaux: int) -> None:
    """Show a running tournament of so many players and boards."""
    reglement = Reglement(
        "othello:taille=6", tuple(f"ia_alphabeta:profondeur={rang + 1}" for rang in range(joueurs)), 40
    )
    etat = instantane(Tableau(reglement))
    dock.presenter(replace(DOSSIER, plan=Plan(reglement), etat=etat, incidents=()), EtatTournoi.EN_COURS)
    dock.montrer_plateaux(tuple(PlateauSuivi(rang, rang, 0, 1, 3, DEPART_OTHELLO) for rang in range(plateaux)))


def test_large_la_salle_a_ses_tables_a_cote_de_ses_plateaux_et_plus_larges(qtbot: QtBot, dock: DockTournoi) -> None:
    partage = partage_de(dock)
    dock.presenter(DOSSIER, EtatTournoi.EN_COURS)
    dock.setFloating(True)
    dock.resize(1000, 560)
    qtbot.waitUntil(lambda: partage.orientation() == Qt.Orientation.Horizontal)
    tableaux, plateaux = partage.sizes()
    assert tableaux > 1.2 * plateaux


@pytest.mark.parametrize(("joueurs", "vues"), [(2, 2), (4, 4), (7, 7), (9, 7)])
def test_haute_la_salle_montre_le_classement_en_entier_sept_lignes_au_plus(
    qtbot: QtBot, dock: DockTournoi, joueurs: int, vues: int
) -> None:
    ronde(dock, joueurs, 3)
    dock.setFloating(True)
    dock.resize(900, 1000)
    table = dock.tableau
    qtbot.waitUntil(lambda: table.viewport().height() // table.rowHeight(0) == vues)
    assert (table.verticalScrollBar().maximum() > 0) == (joueurs > vues)
    dock.onglets.setCurrentIndex(STATISTIQUES)
    qtbot.waitUntil(lambda: partage_de(dock).sizes()[0] > 2 * partage_de(dock).sizes()[1])
    dock.onglets.setCurrentIndex(CLASSEMENT)
    qtbot.waitUntil(lambda: table.viewport().height() // table.rowHeight(0) == vues)


@pytest.mark.parametrize("largeur", [408, 560])
def test_les_plateaux_et_les_boutons_restent_en_vue_sous_un_classement(
    qtbot: QtBot, dock: DockTournoi, largeur: int
) -> None:
    ronde(dock, 4, 3)
    dock.setFloating(True)
    dock.resize(largeur, 690)
    vus = (*dock.plateaux.vignettes, dock.boutons["exporter"], dock.boutons["nouveau"])
    qtbot.waitUntil(lambda: all(vu.visibleRegion().boundingRect() == vu.rect() for vu in vus))
    assert dock.plateaux.vignettes[0].width() >= 120
    assert dock.tableau.verticalScrollBar().maximum() == 0, "et le classement se lit en entier"


def test_les_boutons_du_pied_ne_defilent_pas(qtbot: QtBot, dock: DockTournoi) -> None:
    ronde(dock, 9, 3)
    dock.setFloating(True)
    dock.resize(408, 400)
    bouton = dock.boutons["exporter"]
    qtbot.waitUntil(lambda: dock.height() == 400 and bouton.visibleRegion().boundingRect() == bouton.rect())


def test_sans_partie_en_cours_les_tables_ont_la_place_des_plateaux(dock: DockTournoi) -> None:
    dock.presenter(DOSSIER, EtatTournoi.EN_COURS)
    assert dock.plateaux.isVisible()
    dock.changer_etat(EtatTournoi.FINI)
    assert not dock.plateaux.isVisible()
    dock.changer_etat(EtatTournoi.EN_COURS)
    assert dock.plateaux.isVisible()


def _ancetres(widget: QWidget) -> Iterator[QWidget]:
    while (parent := widget.parentWidget()) is not None:
        yield (widget := parent)


@pytest.mark.parametrize(
    ("etat", "attendus"),
    [
        (EtatTournoi.PRET, {"demarrer", "nouveau", "ouvrir", "exporter"}),
        (EtatTournoi.EN_COURS, {"pause", "arreter", "exporter"}),
        (EtatTournoi.PAUSE, {"demarrer", "nouveau", "ouvrir", "exporter"}),
        (EtatTournoi.PANNE, {"demarrer", "nouveau", "ouvrir", "exporter"}),
        (EtatTournoi.FINI, {"allonger", "nouveau", "ouvrir", "exporter"}),  # its SPRT has no verdict yet
    ],
)
def test_les_boutons_possibles_sont_ceux_qui_font_quelque_chose(
    dock: DockTournoi, etat: EtatTournoi, attendus: set[str]
) -> None:
    assert permis(dock) == {"nouveau", "ouvrir"}
    assert dock.boutons["nouveau"].property("role") == "principal"
    dock.presenter(DOSSIER, etat)
    assert dock.boutons["nouveau"].property("role") == ""
    assert permis(dock) == attendus
    vus = {nom for nom, bouton in dock.boutons.items() if bouton.isVisible()}
    assert vus == attendus | {"nouveau", "ouvrir"}, "ce qui ne sert pas n'est pas là"
    for nom in ("nouveau", "ouvrir"):
        assert ("Un tournoi se joue" in dock.boutons[nom].toolTip()) == (nom not in attendus), "ou dit pourquoi"


def test_un_sprt_qui_a_son_verdict_ne_s_allonge_pas(dock: DockTournoi) -> None:
    assert VIDE.jauge is not None
    dock.presenter(replace(DOSSIER, etat=replace(VIDE, jauge=replace(VIDE.jauge, verdict="H1"))), EtatTournoi.FINI)
    assert permis(dock) == {"nouveau", "ouvrir", "exporter"}


def test_une_pause_demandee_se_dit_une_panne_aussi(dock: DockTournoi) -> None:
    dock.presenter(DOSSIER, EtatTournoi.EN_COURS)
    dock.boutons["pause"].click()
    assert "Pause demandée" in dock.phrase.text()
    assert permis(dock) == {"arreter", "exporter"}

    dock.changer_etat(EtatTournoi.PANNE, citer("disque plein"))
    assert dock.phrase.text() == "En panne : disque plein · 0 partie sur 40"


def test_un_dossier_montre_son_titre_ses_incidents_et_ses_voisins(dock: DockTournoi, qtbot: QtBot) -> None:
    dock.presenter(DOSSIER, EtatTournoi.PRET)
    assert dock.titre.text() == "Toutes rondes · 2 joueurs · Othello 6 × 6"
    assert (dock.incidents.rowCount(), dock.vues.tabText(INCIDENTS)) == (1, "Incidents")
    assert dock.vues.tabToolTip(INCIDENTS) == "Parties interrompues par une faute : 1"
    assert dock.numeros.currentData() == 2
    with qtbot.waitSignal(dock.numero_choisi, check_params_cb=lambda numero: numero == 1):
        dock.numeros.activated.emit(1)

    dock.presenter(replace(DOSSIER, incidents=(), numeros=(2,)), EtatTournoi.PRET)
    assert (dock.vues.isTabVisible(INCIDENTS), dock.numeros.isVisible()) == (False, False)


def test_le_titre_dit_ses_reglages(qtbot: QtBot, dock: DockTournoi, langue: Langue) -> None:
    reglement = replace(VIDE.reglement, graine=3, ouvertures="hasard:4", pendule="0:02", regle="stricte")
    dock.presenter(replace(DOSSIER, etat=replace(VIDE, reglement=reglement)), EtatTournoi.PRET)
    dits = "Graine 3 · ouvertures hasard:4 · pendule 0:02, règle stricte · SPRT de 0 et 5 Elo, risques 5 % et 5 %"
    assert dock.titre.accessibleDescription() == dits
    assert dits in dock.titre.toolTip()
    assert "t.sqlite" in dock.titre.toolTip()
    langue.choisir("en")
    qtbot.waitUntil(lambda: dock.titre.accessibleDescription().startswith("Seed 3 · "))


def test_le_rythme_dit_ce_qui_reste(dock: DockTournoi) -> None:
    dock.presenter(DOSSIER, EtatTournoi.EN_COURS)
    dock.montrer(replace(VIDE, parties=10, par_heure=1234.4, reste=125.0))

    assert "parties/h · encore 2 min 5 s" in dock.rythme.text()
    assert (dock.progression.value(), dock.progression.maximum()) == (10, 40)
    assert dock.boutons["demarrer"].text() == "Reprendre"


@pytest.mark.parametrize("etat", [EtatTournoi.PAUSE, EtatTournoi.FINI])
def test_un_tournoi_qui_ne_joue_plus_n_a_plus_de_partie_en_cours(dock: DockTournoi, etat: EtatTournoi) -> None:
    dock.presenter(DOSSIER, EtatTournoi.EN_COURS)
    dock.montrer_plateaux((PlateauSuivi(3, 0, 0, 1, 0, DEPART_OTHELLO),))
    assert len(dock.plateaux.vignettes) == 1
    dock.changer_etat(etat)
    assert dock.plateaux.vignettes == []
    dock.montrer_plateaux((PlateauSuivi(3, 0, 0, 1, 0, DEPART_OTHELLO),))
    assert dock.plateaux.vignettes == [], "le dernier plateau arrive après la fin"


def test_les_numeros_suivent_la_langue(qtbot: QtBot, dock: DockTournoi, langue: Langue) -> None:
    dock.presenter(DOSSIER, EtatTournoi.PRET)
    assert dock.numeros.currentText() == "n° 2"
    langue.choisir("en")
    qtbot.waitUntil(lambda: dock.numeros.currentText() == "No. 2")
    assert dock.numeros.currentData() == 2


def test_les_noms_et_les_raisons_suivent_la_langue(qtbot: QtBot, dock: DockTournoi, langue: Langue) -> None:
    etat = instantane(Tableau(Reglement("othello", ("ia_alea", "ia_max"), 40)))
    dock.presenter(
        Dossier(
            Path("t.sqlite"), 1, (1,), Plan(etat.reglement), etat, (Incident(0, 0, Message("abandonne la partie")),)
        ),
        EtatTournoi.PRET,
    )
    dock.plateaux.montrer((PlateauSuivi(3, 0, 0, 1, 0, DEPART_OTHELLO),))
    (vignette,) = dock.plateaux.vignettes

    def dits() -> list[str]:
        cellules = [dock.incidents.item(0, colonne) for colonne in (1, 2)]
        return [*("" if cellule is None else cellule.text() for cellule in cellules), vignette.accessibleName()]

    assert dits() == ["Aléatoire", "abandonne la partie", "Partie 1 : Aléatoire contre Max"]
    langue.choisir("en")
    qtbot.waitUntil(lambda: dits()[:2] == ["Random", "resigns the game"])
    assert "Random" in dits()[2]
    assert "Partie" not in dits()[2]
    assert dock.incidents.rowCount() == 1


def test_l_onglet_des_incidents_vient_avec_le_premier(dock: DockTournoi) -> None:
    dock.presenter(replace(DOSSIER, incidents=()), EtatTournoi.FINI)
    assert not dock.vues.isTabVisible(INCIDENTS)
    dock.ajouter_incidents(DOSSIER.incidents)
    assert dock.vues.isTabVisible(INCIDENTS)
    dock.vues.setCurrentIndex(INCIDENTS)
    assert dock.incidents.isVisible()
    dock.presenter(replace(DOSSIER, incidents=()), EtatTournoi.PRET)
    assert dock.onglets.currentIndex() != INCIDENTS
