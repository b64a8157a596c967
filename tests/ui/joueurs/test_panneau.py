"""One colour's boxes: always exactly one ticked, by whatever means."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.joueurs import JOUEURS
from ecosysteme.joueurs.repertoire import MoteurEnregistre
from ecosysteme.reglages import (
    NIVEAU,
    NIVEAU_LIVRE,
    NIVEAU_PLEIN,
    PONDER_NOIR,
    PROFONDEUR,
    TEMPS,
)
from tests.ui.joueurs.cases import Cliquer, cochees
from ui.jeux.registre import adaptateur_de
from ui.joueurs.cotes import COTES
from ui.joueurs.moteurs_memoire import enregistrer_moteurs
from ui.joueurs.noms import libelle
from ui.joueurs.panneau import PanneauJoueur
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.widgets.fenetre import FenetreDessinee
from ui.widgets.niveau import BoiteNiveau


@pytest.fixture
def panneau(coquille: FenetreDessinee, memoire: Memoire) -> PanneauJoueur:
    return PanneauJoueur(coquille, COTES[PREMIER], memoire)


def test_une_seule_case_est_cochee_quoi_qu_on_clique(
    coquille: FenetreDessinee, panneau: PanneauJoueur, cliquer: Cliquer
) -> None:
    changements: list[str] = []
    panneau.change.connect(lambda: changements.append(panneau.specification.partition(":")[0]))
    for nom in JOUEURS:
        cliquer(f"noir_{nom}")
        assert cochees(coquille) == [nom]
        cliquer(f"noir_{nom}")
        assert cochees(coquille) == [nom], "un second clic ne décoche pas"
    assert changements == [nom for nom in JOUEURS if nom != "humain"], "un changement par clic utile, et un seul"


def test_un_moteur_refuse_ne_rend_pas_les_cases_muettes(qtbot: QtBot, panneau: PanneauJoueur, cliquer: Cliquer) -> None:
    with pytest.raises(ValueError, match="attendu un moteur enregistré"):
        panneau.choisir("externe:gtp:absent")
    with qtbot.waitSignal(panneau.change, timeout=5000):
        cliquer("noir_ia_max")


def test_sans_moteur_enregistre_la_case_externe_mene_a_leur_dialogue(
    qtbot: QtBot, coquille: FenetreDessinee, panneau: PanneauJoueur, cliquer: Cliquer
) -> None:
    panneau.choisir("ia_minmax:profondeur=2")
    with qtbot.assertNotEmitted(panneau.change), qtbot.waitSignal(panneau.gestion):
        cliquer("noir_externe")
    assert cochees(coquille) == ["ia_minmax"], "qui était là reste"
    assert panneau.specification == "ia_minmax:profondeur=2"
    assert "cocher pour en ajouter" in trouver(coquille, QCheckBox, "noir_externe").toolTip()


def test_un_moteur_enregistre_se_coche_et_ses_reglages_sont_les_siens(
    qtbot: QtBot, coquille: FenetreDessinee, memoire: Memoire, panneau: PanneauJoueur, cliquer: Cliquer
) -> None:
    liste = trouver(coquille, QComboBox, "noir_moteur_externe")
    edax = MoteurEnregistre("Edax", "edax -gtp", temps=2.0)
    enregistrer_moteurs(memoire, [edax, MoteurEnregistre("", "/usr/games/gtp-rhino -l 3")])
    assert not liste.isEnabled()
    with qtbot.waitSignal(panneau.change):
        cliquer("noir_externe")
    assert panneau.specification == edax.specification
    assert libelle(panneau.specification) == "Edax"
    assert liste.isEnabled()
    for boite in ("profondeur", "niveau"):
        assert not trouver(coquille, QSpinBox, f"noir_{boite}").isEnabled()
    with qtbot.waitSignal(panneau.change):
        qtbot.keyClick(liste, Qt.Key.Key_Down)
    assert libelle(panneau.specification) == "gtp-rhino"
    with qtbot.assertNotEmitted(panneau.change), qtbot.assertNotEmitted(panneau.gestion):
        qtbot.keyClick(liste, Qt.Key.Key_Down)
    assert liste.currentText() == "gtp-rhino", "la flèche s'arrête au dernier moteur"


def test_chaque_option_ne_sert_qu_aux_joueurs_qui_l_ont(
    coquille: FenetreDessinee, panneau: PanneauJoueur, cliquer: Cliquer
) -> None:
    profondeur, niveau = (trouver(coquille, QSpinBox, f"noir_{nom}") for nom in ("profondeur", "niveau"))
    temps = trouver(coquille, QDoubleSpinBox, "noir_temps")
    for nom, classe in JOUEURS.items():
        cliquer(f"noir_{nom}")
        assert profondeur.isEnabled() == (PROFONDEUR in classe.options), nom
        for valeur in (NIVEAU_LIVRE, NIVEAU_LIVRE + 1):  # up to the first, the engine answers at once
            niveau.setValue(valeur)
            assert niveau.isEnabled() == (NIVEAU in classe.options), nom
            assert temps.isEnabled() == (TEMPS in classe.options and valeur > NIVEAU_LIVRE), nom
        for boite in (profondeur, niveau, temps):
            assert boite.isVisible() == boite.isEnabled(), "seules les options de qui est coché se voient"
        bulle = trouver(coquille, QCheckBox, f"noir_{nom}").toolTip()
        resume = trouver(coquille, QLabel, "resume_noir").text()
        assert resume == (trouver(coquille, BoiteNiveau, "noir_niveau").resume if nom == "ia_moteur" else bulle)


def test_la_profondeur_change_le_joueur(qtbot: QtBot, coquille: FenetreDessinee, panneau: PanneauJoueur) -> None:
    panneau.choisir("ia_negamax:profondeur=2")
    with qtbot.waitSignal(panneau.change):
        trouver(coquille, QSpinBox, "noir_profondeur").setValue(5)
    assert panneau.specification == "ia_negamax:profondeur=5"


def test_choisir_ne_previent_personne_et_refuse_un_inconnu(qtbot: QtBot, panneau: PanneauJoueur) -> None:
    with qtbot.assertNotEmitted(panneau.change):
        for specification in (
            "ia_minmax:profondeur=3",
            "ia_moteur:niveau=21,temps=0.5",
            "ia_alea",
            "ia_alphabeta:profondeur=7",
        ):
            panneau.choisir(specification)
            assert panneau.specification == specification
        for mauvaise in ("ia_inconnue", "ia_alea:profondeur=3", "ia_alphabeta:profondeur=0"):
            with pytest.raises(ValueError, match="attendu"):
                panneau.choisir(mauvaise)
    assert panneau.specification == "ia_alphabeta:profondeur=7"


def test_le_moteur_se_regle_par_niveau_et_par_temps(
    qtbot: QtBot, coquille: FenetreDessinee, panneau: PanneauJoueur, cliquer: Cliquer, langue: Langue
) -> None:
    cliquer("noir_ia_moteur")
    assert panneau.specification == "ia_moteur:niveau=8,temps=1.0", "un niveau de club pour commencer"
    niveau, temps = trouver(coquille, QSpinBox, "noir_niveau"), trouver(coquille, QDoubleSpinBox, "noir_temps")
    with qtbot.waitSignal(panneau.change):
        niveau.setValue(NIVEAU_PLEIN)
    with qtbot.waitSignal(panneau.change):
        temps.setValue(0.3)
    assert panneau.specification == f"ia_moteur:niveau={NIVEAU_PLEIN},temps=0.3"
    assert libelle(panneau.specification) == "Moteur (0,3 s)"


def test_le_moteur_cede_la_place_sur_un_autre_plateau_et_revient(
    qtbot: QtBot, coquille: FenetreDessinee, panneau: PanneauJoueur, langue: Langue
) -> None:
    moteur = trouver(coquille, QCheckBox, "noir_ia_moteur")
    panneau.choisir("ia_moteur:niveau=3,temps=2.0")
    with qtbot.assertNotEmitted(panneau.change):
        panneau.presenter(adaptateur_de(Othello(6)), PREMIER)
    assert panneau.specification == "ia_alphabeta:profondeur=4"
    assert not moteur.isEnabled()
    assert "8 × 8" in moteur.toolTip()
    langue.choisir("en")
    qtbot.waitUntil(lambda: moteur.toolTip() == "The engine only plays on the 8 × 8 board")
    panneau.presenter(adaptateur_de(Othello()), PREMIER)
    assert panneau.specification == "ia_moteur:niveau=3,temps=2.0"
    panneau.presenter(adaptateur_de(Othello(6)), PREMIER)
    panneau.choisir("ia_alea")
    panneau.presenter(adaptateur_de(Othello()), PREMIER)
    assert panneau.specification == "ia_alea", "qui a choisi quelqu'un d'autre le garde"


def test_le_temps_ne_sert_qu_aux_jeux_qui_en_prennent(coquille: FenetreDessinee, panneau: PanneauJoueur) -> None:
    panneau.choisir(f"ia_moteur:niveau={NIVEAU_PLEIN},temps=2.0")
    temps = trouver(coquille, QDoubleSpinBox, "noir_temps")
    for jeu, sert in ((Othello(), True), (Puissance4(), True), (Morpion(), False), (Othello(), True)):
        panneau.presenter(adaptateur_de(jeu), PREMIER)
        assert temps.isEnabled() is sert
        assert ("temps=2.0" in panneau.specification) is sert
        assert trouver(coquille, QSpinBox, "noir_niveau").isEnabled()
        assert libelle(panneau.specification) == ("Moteur (2 s)" if sert else "Moteur (max)")
        moteur = trouver(coquille, QCheckBox, "noir_ia_moteur").toolTip()
        assert ("s'il a le temps" in moteur) is (isinstance(jeu, Puissance4)), "à Puissance 4 le temps peut manquer"


def test_le_ponder_se_coche_au_niveau_plein_et_se_retient(
    qtbot: QtBot, coquille: FenetreDessinee, panneau: PanneauJoueur, cliquer: Cliquer, memoire: Memoire
) -> None:
    ponder, niveau = trouver(coquille, QCheckBox, "noir_ponder"), trouver(coquille, QSpinBox, "noir_niveau")
    cliquer("noir_ia_moteur")
    for valeur in (NIVEAU_PLEIN - 1, NIVEAU_PLEIN):
        niveau.setValue(valeur)
        assert ponder.isVisible() == ponder.isEnabled() == (valeur == NIVEAU_PLEIN)
    assert "ponder" not in panneau.specification
    with qtbot.waitSignal(panneau.change):
        cliquer("noir_ponder")
    assert panneau.specification == "ia_moteur:niveau=30,temps=1.0,ponder=oui"
    assert panneau.valeurs(COTES[PREMIER])[PONDER_NOIR] is True
    niveau.setValue(8)
    assert "ponder" not in panneau.specification
    for reglage, valeur_retenue in panneau.valeurs(COTES[PREMIER]).items():
        memoire.ecrire(reglage, valeur_retenue)
    with qtbot.assertNotEmitted(panneau.change):
        panneau.choisir("ia_moteur:niveau=30")
        assert not ponder.isChecked()
        panneau.choisir("ia_moteur:niveau=30,ponder=oui")
        assert ponder.isChecked()
    assert memoire.lire(PONDER_NOIR) is True
