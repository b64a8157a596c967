"""Everything that shows a game, repainted from the state."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QTableWidget
from pytestqt.qtbot import QtBot

from ecosysteme.pendules import Horloge, Pendules
from ecosysteme.tournoi.serie import Serie
from tests.positions import partie_jouee
from tests.ui.situations import situation_de
from ui.fenetre.affichage import Affichage
from ui.fenetre.panneau_match import PanneauMatch
from ui.fenetre.preferences import Preferences
from ui.jeux.registre import adaptateur_de
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.widgets.barre_etat import BarreEtat
from ui.widgets.fenetre import FenetreDessinee

DIX_COUPS = "f5d6c3d3c4f4c5b3c2e3"


@pytest.fixture
def serie() -> Serie:
    return Serie(("humain", "ia_alea"), nombre=3)


def etat(coquille: FenetreDessinee) -> str:
    return trouver(coquille, BarreEtat, "barre_etat").currentMessage()


def avancement(coquille: FenetreDessinee) -> list[str]:
    """What the bottom of the window shows beside the passing message."""
    return [texte.text() for texte in trouver(coquille, BarreEtat, "barre_etat").findChildren(QLabel)]


def test_le_plateau_et_le_score_suivent_aussitot_les_tables_bientot(
    qtbot: QtBot, coquille: FenetreDessinee, affichage: Affichage, serie: Serie
) -> None:
    partie, coups = partie_jouee("f5d6"), trouver(coquille, QTableWidget, "liste_coups")
    affichage.montrer(situation_de(partie, serie))
    assert (affichage.plateau.vue.trait, len(affichage.plateau.vue.pions)) == (1, 6)
    assert affichage.plateau.vue.interactif
    assert trouver(coquille, QLabel, "trait").text() == "Trait aux Noirs"
    assert "Tour 2 · coup 2 · Trait aux Noirs\nPerpendiculaire" in avancement(coquille)
    qtbot.waitUntil(lambda: coups.rowCount() == 1)
    assert trouver(coquille, QTableWidget, "statistiques").rowCount() == 2
    assert trouver(coquille, QProgressBar, "progression").maximum() == 3


def test_ou_l_on_etudie_rien_n_attend_que_l_on_demarre(
    coquille: FenetreDessinee, affichage: Affichage, serie: Serie
) -> None:
    affichage.montrer(situation_de(partie_jouee("f5"), serie, machine="Aléatoire", marche=Marche.PRETE))
    assert "Tour 1 · coup 1 · en pause : Démarrer (F5) pour continuer" in avancement(coquille)
    for mode in ("etudier", "analyser", "comprendre"):
        affichage.suivre_mode(mode)
        assert "Tour 1 · coup 1 · Trait aux Blancs" in avancement(coquille)
    affichage.montrer(situation_de(partie_jouee("f5"), serie, machine="Aléatoire", marche=Marche.EN_COURS))
    assert "Tour 1 · coup 1 · Aléatoire réfléchit…" in avancement(coquille)


def test_une_rafale_de_coups_finit_sur_le_dernier(
    qtbot: QtBot, coquille: FenetreDessinee, affichage: Affichage, serie: Serie, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fast series stay fast: the tables skip most positions, but never the last."""
    coups, ecritures = trouver(coquille, QTableWidget, "liste_coups"), list[int]()
    monkeypatch.setattr(affichage.graphique, "montrer", lambda partie: ecritures.append(partie.nb_coups))
    for fin in range(2, len(DIX_COUPS) + 2, 2):
        affichage.montrer(situation_de(partie_jouee(DIX_COUPS[:fin]), serie, cliquable=False))
    qtbot.waitUntil(lambda: coups.rowCount() == 5)
    assert ecritures == [10], "une seule écriture pour toute la rafale"


def test_les_options_d_affichage_valent_pour_le_plateau(
    coquille: FenetreDessinee, qapp: QApplication, memoire: Memoire, messages: Messages, serie: Serie
) -> None:
    preferences = Preferences(coquille, qapp, memoire)
    affichage = Affichage(coquille, PanneauMatch(coquille, memoire), preferences, messages)
    for marques, animations in ((False, True), (True, False)):
        preferences.coups_legaux.setChecked(marques)
        preferences.animations.setChecked(animations)
        affichage.montrer(situation_de(partie_jouee("f5"), serie))
        assert (affichage.plateau.vue.marques, affichage.plateau.animations) == (marques, animations)


@pytest.mark.parametrize(
    ("cadence", "visible", "duree"),
    [(None, True, 300), (0, False, 0), (99, False, 79), (100, True, 80), (2000, True, 400)],
)
def test_les_pions_ont_fini_de_se_retourner_avant_le_coup_suivant(
    affichage: Affichage, cadence: int | None, visible: bool, duree: int
) -> None:
    assert affichage.cadencer(cadence) is visible
    assert affichage.plateau.duree_retournement == duree


def test_un_refus_secoue_la_case_et_se_dit(coquille: FenetreDessinee, affichage: Affichage) -> None:
    avant = affichage.plateau.grab().toImage()
    affichage.refuser((0, 0), "a1 ne se peut pas")
    assert etat(coquille) == "A1 ne se peut pas"
    assert affichage.plateau.grab().toImage() != avant


def test_ce_que_l_on_tape_s_ecrit_dans_la_barre(qtbot: QtBot, coquille: FenetreDessinee, affichage: Affichage) -> None:
    qtbot.keyClicks(affichage.plateau, "d3")
    assert etat(coquille) == "d3"


def test_ferme_l_affichage_n_ecrit_plus_rien(affichage: Affichage, serie: Serie) -> None:
    affichage.montrer(situation_de(partie_jouee("f5"), serie))
    affichage.fermer()
    assert not any(minuteur.isActive() for minuteur in affichage.findChildren(QTimer))


def test_un_changement_de_langue_ne_laisse_aucune_phrase_de_l_autre(
    coquille: FenetreDessinee, affichage: Affichage, messages: Messages, langue: Langue, serie: Serie
) -> None:
    affichage.montrer(situation_de(partie_jouee("f5"), serie))
    messages.dire("Partie nulle")
    affichage.dire_calcul("Alpha-Bêta (4) · 14 nœuds")
    langue.choisir("en")
    affichage.presenter(adaptateur_de(partie_jouee("").jeu))
    affichage.montrer(situation_de(partie_jouee("f5"), serie))
    assert etat(coquille) == ""
    assert [texte for texte in avancement(coquille) if texte] == ["Turn 1 · move 1 · White to move"]
    entete = trouver(coquille, QTableWidget, "statistiques").horizontalHeaderItem(0)
    assert entete is not None
    assert entete.text() == "Player"


def pointer(qtbot: QtBot, affichage: Affichage, case: tuple[int, int]) -> None:
    """Leave the mouse on a square until its move is previewed."""
    qtbot.mouseMove(affichage.plateau, affichage.plateau.centre(case))
    qtbot.waitUntil(lambda: affichage.plateau.apercu == case)


def test_l_ouverture_se_dit_sous_l_avancement_et_le_coup_vise_dit_la_sienne(
    qtbot: QtBot, coquille: FenetreDessinee, affichage: Affichage, langue: Langue, serie: Serie
) -> None:
    coquille.show()
    partie = partie_jouee("f5d6c3d3c4f4f6")
    affichage.montrer(situation_de(partie, serie))
    assert "Tour 4 · coup 7 · Trait aux Blancs\nTigre diagonale" in avancement(coquille)
    pointer(qtbot, affichage, (2, 5))
    attendu = "Tour 4 · coup 7 · Trait aux Blancs\nf3 : Tigre diagonale moderne · Tigre diagonale"
    assert attendu in avancement(coquille)
    langue.choisir("en")
    affichage.presenter(adaptateur_de(partie.jeu))
    affichage.montrer(situation_de(partie, serie))
    assert "Turn 4 · move 7 · White to move\nf3: Comp'Oth · Stephenson" in avancement(coquille)
    pointer(qtbot, affichage, (5, 6))  # g6, which leads to no name
    assert "Turn 4 · move 7 · White to move\nStephenson" in avancement(coquille)


def test_a_qui_joue_a_la_pendule_le_coup_vise_ne_dit_rien(
    qtbot: QtBot, coquille: FenetreDessinee, affichage: Affichage, serie: Serie
) -> None:
    coquille.show()
    partie = partie_jouee("f5d6c3d3c4f4f6")
    partie.pendules = Pendules.reglees(Horloge(300.0))
    affichage.montrer(situation_de(partie, serie))
    pointer(qtbot, affichage, (2, 5))
    assert "Tour 4 · coup 7 · Trait aux Blancs\nTigre diagonale" in avancement(coquille)
    affichage.montrer(situation_de(partie, serie, d_ailleurs=True))
    assert any("f3 : " in texte for texte in avancement(coquille))
