"""What the engine thinks of the position shown: said as it deepens, walked through on the board, silent to a reader."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.cases import lire_case
from ecosysteme.experts import ConseillerOthello
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.moteur.othello.avis import Avis, Note
from ecosysteme.partie import Partie
from ecosysteme.solveurs.base import Verdict, Verdicts
from tests.fenetre import GAUCHE
from tests.lecteur_ecran import LecteurEcran
from tests.positions import partie_jouee
from tests.ui.moteurs import PATIENCE, FauxMoteur
from tests.ui.situations import situation_de
from ui.disposition.modes import Modes
from ui.fenetre.affichage import Affichage
from ui.lecons.en_direct import EnDirect
from ui.lecons.suites import SuitesDeCoups
from ui.plateau.fantome import CoucheFantome
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.widgets.fenetre import FenetreDessinee

VALEURS = {"d6": 2, "f4": 1, "f6": -3}


def avis(ligne: str, profondeur: int) -> Avis:
    coups = {lire_case(nom): Note(valeur, profondeur, 91, False) for nom, valeur in VALEURS.items()}
    return Avis(2, profondeur, 91, False, tuple(map(lire_case, ligne.split())), 1000, 0.5, coups)


@pytest.fixture
def direct(coquille: FenetreDessinee, affichage: Affichage, memoire: Memoire) -> EnDirect:
    modes = Modes(coquille, memoire)
    modes.choisir("analyser")
    coquille.widgets.action_indices.setChecked(True)
    return EnDirect(coquille, affichage, modes)


def phrase(fenetre: FenetreDessinee) -> str:
    return trouver(fenetre, QLabel, "phrase_en_direct").text()


def plis(fenetre: FenetreDessinee) -> Sequence[str]:
    boutons = trouver(fenetre, SuitesDeCoups, "suite_en_direct").findChildren(QToolButton)
    return [bouton.text() for bouton in boutons if bouton.isVisible()]


def test_elle_dit_les_meilleurs_coups_la_profondeur_et_la_suite(coquille: FenetreDessinee, direct: EnDirect) -> None:
    partie = partie_jouee("f5")
    direct.suivre(situation_de(partie))
    assert phrase(coquille) == "Réflexion…"
    direct.montrer(partie.etat, avis("d6 c3 d3", 12))
    assert phrase(coquille).split(" · ") == ["Blanc : d6 +2", "f4 +1", "f6 −3", "prof. 12 (91 %)"]
    assert plis(coquille) == ["d6", "c3", "d3"]
    partie.jouer(lire_case("d6"))
    direct.suivre(situation_de(partie))
    assert (phrase(coquille), plis(coquille)) == ("Réflexion…", []), "c'était une autre position"


def test_qui_parcourt_la_suite_la_garde_pendant_que_le_moteur_approfondit(
    qtbot: QtBot, coquille: FenetreDessinee, affichage: Affichage, direct: EnDirect
) -> None:
    partie = partie_jouee("f5")
    affichage.montrer(situation_de(partie))
    direct.suivre(situation_de(partie))
    direct.montrer(partie.etat, avis("d6 c3 d3", 12))
    qtbot.mouseClick(trouver(direct.suite, QToolButton, "suite_0_2"), GAUCHE)
    fantome = trouver(coquille, CoucheFantome, "fantome")
    assert fantome.legende.endswith("d6 c3")
    direct.montrer(partie.etat, avis("f4 e3", 14))
    assert phrase(coquille).endswith("prof. 14 (91 %)")
    assert plis(coquille) == ["d6", "c3", "d3"]
    qtbot.mouseClick(trouver(direct.suite, QToolButton, "suite_0_2"), GAUCHE)
    assert (fantome.vue, plis(coquille)) == (None, ["f4", "e3"])


def test_un_jeu_resolu_dit_le_verdict_de_ses_coups(coquille: FenetreDessinee, direct: EnDirect) -> None:
    partie = Partie(Morpion())
    direct.suivre(situation_de(partie))
    direct.montrer(partie.etat, Verdicts({(1, 1): Verdict(0, 9), (0, 0): Verdict(-1, 6)}))
    assert (phrase(coquille), plis(coquille)) == ("X : b2 N · a1 P 6", [])


def test_ce_qui_n_est_pas_demande_dit_sa_touche_et_ce_qui_est_fini_le_dit(
    coquille: FenetreDessinee, direct: EnDirect
) -> None:
    coquille.widgets.action_indices.setChecked(False)
    direct.suivre(situation_de(partie_jouee("f5")))
    assert phrase(coquille) == "Valeur et meilleure suite de la position (F1)"
    direct.suivre(situation_de(partie_jouee("", 10)))
    assert phrase(coquille) == "Le moteur ne joue que sur le plateau 8 × 8"


def test_f1_la_remplit_sans_que_rien_ne_bouge_et_ne_dit_le_meilleur_coup_qu_une_fois(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch, lecteur: LecteurEcran
) -> None:
    moteur = FauxMoteur(profondeurs=5)

    def conseiller(_partage: MoteurPartage, jeu: Jeu, _arret: Event) -> ConseillerOthello:
        assert isinstance(jeu, Othello)
        return ConseillerOthello(jeu, moteur=moteur)  # type: ignore[arg-type]

    monkeypatch.setattr(MoteurPartage, "conseiller", conseiller)
    qtbot.keyClick(fenetre, Qt.Key.Key_F7)
    fenetre.ouvrir_partie(partie_jouee("f5d6c3"))
    avant = fenetre.widgets.plateau.geometry()
    lecteur.phrases.clear()
    qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: "prof. 5" in phrase(fenetre), timeout=PATIENCE)
    qtbot.waitUntil(lambda: any("Meilleur coup" in dite for dite in lecteur.phrases), timeout=PATIENCE)
    assert not any("prof. " in dite for dite in lecteur.phrases)
    assert fenetre.widgets.plateau.geometry() == avant
    fenetre.parcours.aller_a(1)
    assert phrase(fenetre) == "Réflexion…"
    qtbot.waitUntil(lambda: phrase(fenetre).startswith("Blanc"), timeout=PATIENCE)
    qtbot.mouseClick(trouver(trouver(fenetre, SuitesDeCoups, "suite_en_direct"), QToolButton, "suite_0_1"), GAUCHE)
    fantome = trouver(fenetre, CoucheFantome, "fantome")
    assert fantome.vue is not None
    qtbot.keyClick(fenetre, Qt.Key.Key_F2)
    assert fantome.vue is None
    assert not trouver(fenetre, QLabel, "phrase_en_direct").isVisible()
    fenetre.widgets.action_indices.setChecked(False)
    qtbot.keyClick(fenetre, Qt.Key.Key_F7)
    assert phrase(fenetre) == "Valeur et meilleure suite de la position (F1)", "as it is when one comes back"
