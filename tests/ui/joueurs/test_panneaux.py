"""Both camps' boxes: who has which camp, and what stays in its place when the colours alternate."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from ecosysteme.entete import NotreJoueur
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.joueurs import JOUEURS
from ecosysteme.reglages import (
    JOUEUR_BLANC,
    JOUEUR_NOIR,
    NIVEAU_BLANC,
    NIVEAU_NOIR,
    PONDER_BLANC,
    PONDER_NOIR,
    PROFONDEUR_BLANC,
    PROFONDEUR_NOIR,
    TEMPS_BLANC,
    TEMPS_NOIR,
)
from tests.ui.joueurs.cases import Cliquer, cochees
from ui.jeux.registre import adaptateur_de
from ui.joueurs.noms import NOMS, libelle
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.plateau.disque import Disque
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.widgets.fenetre import FenetreDessinee
from ui.widgets.niveau import BoiteNiveau, GlissiereNiveau


@pytest.fixture
def panneaux(coquille: FenetreDessinee, memoire: Memoire) -> PanneauxJoueurs:
    return PanneauxJoueurs(coquille, memoire)


@pytest.mark.parametrize("souvenir", ["ia_disparue", "ia_alphabeta:profondeur=999", ""])
def test_un_joueur_retenu_mais_inconnu_donne_le_defaut(
    coquille: FenetreDessinee, memoire: Memoire, souvenir: str
) -> None:
    for reglage in (JOUEUR_NOIR, JOUEUR_BLANC):
        memoire.ecrire(reglage, souvenir)
    assert PanneauxJoueurs(coquille, memoire).specifications == (JOUEUR_NOIR.defaut, JOUEUR_BLANC.defaut)


def test_les_joueurs_coches_reviennent(coquille: FenetreDessinee, memoire: Memoire) -> None:
    memoire.ecrire(JOUEUR_NOIR, "ia_minmax:profondeur=2")
    memoire.ecrire(JOUEUR_BLANC, "ia_alea")
    memoire.ecrire(PROFONDEUR_BLANC, 7)
    memoire.ecrire(NIVEAU_BLANC, 12)
    memoire.ecrire(TEMPS_BLANC, 2.5)
    panneaux = PanneauxJoueurs(coquille, memoire)
    assert panneaux.valeurs() == {
        JOUEUR_NOIR: "ia_minmax:profondeur=2",
        PROFONDEUR_NOIR: 2,
        JOUEUR_BLANC: "ia_alea",
        PROFONDEUR_BLANC: 7,
        NIVEAU_NOIR: 8,
        NIVEAU_BLANC: 12,
        TEMPS_NOIR: 1.0,
        TEMPS_BLANC: 2.5,
        PONDER_NOIR: False,
        PONDER_BLANC: False,
    }, "la profondeur, le niveau et le temps attendent même qui ne s'en sert pas"
    assert [panneaux.creer(camp).couleur for camp in (PREMIER, SECOND)] == ["N", "B"]


def test_echanger_croise_les_joueurs_et_leurs_profondeurs(qtbot: QtBot, panneaux: PanneauxJoueurs) -> None:
    with qtbot.assertNotEmitted(panneaux.change):
        panneaux.placer(echange=True)
        assert panneaux.specifications == (JOUEUR_BLANC.defaut, JOUEUR_NOIR.defaut)
        assert [panneaux.place(camp) for camp in (PREMIER, SECOND)] == [1, 0]
        panneaux.placer(echange=True)
        assert panneaux.specifications == (JOUEUR_BLANC.defaut, JOUEUR_NOIR.defaut), "une fois suffit"
        panneaux.placer(echange=False)
    assert panneaux.specifications == (JOUEUR_NOIR.defaut, JOUEUR_BLANC.defaut)


def test_quand_les_couleurs_alternent_chaque_programme_garde_ses_cases(
    qtbot: QtBot, coquille: FenetreDessinee, panneaux: PanneauxJoueurs, cliquer: Cliquer
) -> None:
    cliquer("noir_ia_max")
    cliquer("blanc_ia_alphabeta")
    titres = [trouver(coquille, QLabel, f"titre_{couleur}") for couleur in ("noir", "blanc")]
    disques = [trouver(coquille, Disque, f"disque_{couleur}") for couleur in ("noir", "blanc")]
    with qtbot.assertNotEmitted(panneaux.change):
        panneaux.placer(echange=True)
    assert (cochees(coquille, "noir"), cochees(coquille, "blanc")) == (["ia_max"], ["ia_alphabeta"])
    assert [titre.text() for titre in titres] == ["Blanc", "Noir"]
    assert [disque.property("camp") for disque in disques] == [SECOND, PREMIER]
    assert panneaux.specification(SECOND) == "ia_max"
    assert panneaux.valeurs()[JOUEUR_BLANC] == "ia_max", "on retient qui a quel camp"
    with qtbot.waitSignal(panneaux.change, check_params_cb=lambda camp: camp == SECOND):
        cliquer("noir_ia_min")
    panneaux.ranger()
    assert [titre.text() for titre in titres] == ["Noir", "Blanc"]
    assert panneaux.specification(PREMIER) == "ia_min"
    panneaux.placer(echange=True)
    panneaux.reprendre((NotreJoueur("ia_alea"), NotreJoueur("ia_max")))
    assert (cochees(coquille, "noir"), cochees(coquille, "blanc")) == (["ia_alea"], ["ia_max"])
    assert titres[0].text() == "Noir", "une partie reprise a les siens, à leur place"


def test_chaque_camp_previent_pour_lui_seul(qtbot: QtBot, panneaux: PanneauxJoueurs, cliquer: Cliquer) -> None:
    camps: list[int] = []
    panneaux.change.connect(camps.append)
    cliquer("blanc_ia_min")
    cliquer("noir_ia_max")
    assert camps == [SECOND, PREMIER]


def lui_ressemble(case: QCheckBox, joueur: str) -> bool:
    return case.text() == libelle(joueur)


def test_les_noms_sont_ceux_des_cases_dans_les_deux_langues(
    qtbot: QtBot, coquille: FenetreDessinee, panneaux: PanneauxJoueurs, langue: Langue
) -> None:
    assert NOMS.keys() == JOUEURS.keys()
    for nom, attendu in (("en", "Nega-Max (3)"), ("fr", "Néga-Max (3)")):
        langue.choisir(nom)
        assert libelle("ia_negamax:profondeur=3") == attendu
        for joueur in JOUEURS:
            case = trouver(coquille, QCheckBox, f"noir_{joueur}")
            qtbot.waitUntil(partial(lui_ressemble, case, joueur))  # the boxes hear of it through an event


def test_le_resume_suit_la_langue_de_lui_meme(
    qtbot: QtBot, coquille: FenetreDessinee, panneaux: PanneauxJoueurs, langue: Langue
) -> None:
    resume = trouver(coquille, QLabel, "resume_noir")
    langue.choisir("en")
    qtbot.waitUntil(lambda: resume.text() == "With the mouse or the keyboard")
    langue.choisir("fr")
    qtbot.waitUntil(lambda: resume.text() == "À la souris ou au clavier")


def test_le_panneau_porte_le_nom_de_son_camp(coquille: FenetreDessinee, panneaux: PanneauxJoueurs) -> None:
    panneaux.presenter(adaptateur_de(Puissance4()))
    assert trouver(coquille, QLabel, "titre_blanc").text() == "Jaune"
    assert trouver(coquille, QDoubleSpinBox, "blanc_temps").accessibleName() == "Temps par coup, Jaune"
    assert "parfait" in trouver(coquille, QSpinBox, "noir_niveau").toolTip()
    panneaux.presenter(adaptateur_de(Othello()))
    assert trouver(coquille, QLabel, "titre_blanc").text() == "Blanc"
    assert "Elo" in trouver(coquille, QSpinBox, "noir_niveau").toolTip()


def test_ce_qui_montre_le_niveau_le_suit_aussi_quand_les_camps_s_echangent(
    coquille: FenetreDessinee, panneaux: PanneauxJoueurs, cliquer: Cliquer
) -> None:
    noir, blanc = (trouver(coquille, GlissiereNiveau, f"{couleur}_glissiere") for couleur in ("noir", "blanc"))
    boite = trouver(coquille, BoiteNiveau, "blanc_niveau")
    cliquer("noir_ia_moteur")
    cliquer("blanc_ia_moteur")
    noir.setValue(3)
    blanc.setValue(12)
    panneaux.echanger()
    assert (noir.value(), blanc.value()) == (12, 3)
    assert boite.toolTip() == boite.presentation(3)
