"""The bar of chances: when it is seen, what it says, and that nothing moves for it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.partie import Partie
from tests.fenetre import cocher
from tests.jugees import FINIE, partie_jugee
from tests.positions import partie_jouee
from tests.ui.disposition.mesures import dimensionner, etroits, reposer
from tests.ui.situations import situation_de
from ui.fenetre.chances import PanneauChances
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.widgets.barre_score import BarreScore
from ui.widgets.fenetre import FenetreDessinee
from ui.widgets.texte_chances import TexteChances

DES_MACHINES: dict[str, Any] = {"cadence": 800}


@pytest.fixture
def panneau(coquille: FenetreDessinee, langue: Langue) -> PanneauChances:
    return PanneauChances(coquille)


@pytest.fixture
def barre(coquille: FenetreDessinee) -> BarreScore:
    return coquille.widgets.barre_chances


@pytest.fixture
def texte(coquille: FenetreDessinee) -> TexteChances:
    return coquille.widgets.texte_chances


def noire(barre: BarreScore) -> float:
    """Which share of the bar is black, from the left."""
    QApplication.processEvents()
    image = barre.grab().toImage()
    milieu = [image.pixelColor(x, image.height() // 2).lightnessF() < 0.5 for x in range(3, image.width() - 3)]
    assert milieu == sorted(milieu, reverse=True), "d'un seul tenant"
    return milieu.count(True) / len(milieu)


def test_elle_est_noire_de_la_part_des_noirs_et_le_dit_en_mots(
    panneau: PanneauChances, barre: BarreScore, texte: TexteChances
) -> None:
    panneau.montrer(situation_de(partie_jugee({24: 0}), **DES_MACHINES))
    assert barre.isVisible()
    assert noire(barre) == pytest.approx(0.5, abs=0.02)
    assert texte.text().replace("\N{NO-BREAK SPACE}", " ") == "Noir 50 %"
    for objet in (barre, texte):
        mots = (objet.accessibleName(), objet.toolTip())
        assert {mot.replace("\N{NO-BREAK SPACE}", " ") for mot in mots} == {"Chances de Noir : 50 %, selon l'arbitre"}
    panneau.montrer(situation_de(partie_jugee({24: -40}), **DES_MACHINES))
    assert noire(barre) < 0.1
    panneau.montrer(situation_de(partie_jugee({24: 4}, exacts=20), **DES_MACHINES))
    assert noire(barre) == 1
    assert texte.text().replace("\N{NO-BREAK SPACE}", " ") == "gain de Noir prouvé"
    assert barre.toolTip() == texte.accessibleName() == "Le gain de Noir est prouvé"
    for valeur, dite in ((-4, "gain de Blanc prouvé"), (0, "nulle prouvée")):
        panneau.montrer(situation_de(partie_jugee({24: valeur}, exacts=20), **DES_MACHINES))
        assert texte.text() == dite


@pytest.mark.parametrize(
    ("quand", "vue"),
    [
        ("machines", True),
        ("une personne joue", False),
        ("ouverte", True),
        ("finie", True),
        ("jamais jugée", False),
        ("jugée il y a longtemps", False),
    ],
)
def test_on_ne_la_voit_que_si_elle_ne_souffle_rien(
    panneau: PanneauChances, barre: BarreScore, texte: TexteChances, quand: str, vue: bool
) -> None:
    jugees: dict[str, Partie] = {
        "finie": partie_jugee({8: 5}, FINIE),
        "jamais jugée": partie_jouee(FINIE),
        "jugée il y a longtemps": partie_jugee({10: 5}),
    }
    champs: dict[str, Any] = {"une personne joue": {}, "ouverte": {"d_ailleurs": True}, "finie": {}}.get(
        quand, DES_MACHINES
    )
    panneau.montrer(situation_de(partie_jugee({24: 5}), **DES_MACHINES))
    panneau.montrer(situation_de(jugees.get(quand, partie_jugee({24: 5})), **champs))
    assert (barre.isVisible(), bool(texte.text())) == (vue, vue)
    for objet in (barre, texte):
        assert (bool(objet.accessibleName()), bool(objet.toolTip())) == (vue, vue), "ce qui est tu n'est lu nulle part"


def test_la_partie_finie_d_une_personne_se_revoit_avec_ses_chances(panneau: PanneauChances, barre: BarreScore) -> None:
    partie = partie_jugee({4: 5}, FINIE)
    partie.aller_a(4)
    panneau.montrer(situation_de(partie))
    assert barre.isVisible()


def test_un_juge_en_retard_laisse_la_derniere_valeur_puis_elle_palit(
    qtbot: QtBot, panneau: PanneauChances, barre: BarreScore, texte: TexteChances
) -> None:
    partie = partie_jugee({23: 0})
    panneau.montrer(situation_de(partie, **DES_MACHINES))
    assert (barre.isVisible(), texte.property("ancien")) == (True, None), "rien ne clignote"
    assert barre.toolTip().endswith("un peu plus tôt")
    qtbot.waitUntil(lambda: texte.property("ancien") is True)
    partie.noter(partie.noeud.numero, partie.historique[-2].evaluation)
    panneau.montrer(situation_de(partie, **DES_MACHINES))
    assert texte.property("ancien") is False
    assert barre.toolTip().endswith("l'arbitre")


@pytest.mark.parametrize(("largeur", "langue_"), [(1366, "fr"), (1024, "en"), (640, "fr")])
def test_rien_ne_bouge_quand_elle_vient_et_rien_n_est_rogne(
    qtbot: QtBot, fenetre: ApplicationIHM, largeur: int, langue_: str
) -> None:
    dimensionner(fenetre, largeur, 738 if largeur > 640 else 520)
    fenetre.widgets.trouver(type(fenetre.widgets.action_en), f"action_{langue_}").trigger()
    cocher(qtbot, fenetre, "noir_ia_moteur", "blanc_ia_alphabeta")
    reposer()

    def places() -> list[QRect]:
        fixes = ("cadre_joueurs", "plateau", "bande", "nom_noir", "score_noir", "score_blanc", "pion_blanc")
        return [trouver(fenetre, QWidget, nom).geometry() for nom in fixes]

    avant = places()
    for partie in (partie_jouee("f5"), partie_jugee({24: 5}), partie_jugee({24: 5}, exacts=20)):
        fenetre.ouvrir_partie(partie)
        reposer()
        assert places() == avant
        assert etroits(fenetre.widgets.cadre_joueurs) == []
    assert trouver(fenetre, QLabel, "texte_chances").text() in ("gain de Noir prouvé", "win for Black proved")
    barre, points = fenetre.widgets.barre_chances, fenetre.widgets.barre_score
    assert barre.size() == points.size()
    assert barre.y() > points.geometry().bottom()
    assert fenetre.widgets.cadre_joueurs.rect().contains(barre.geometry())
