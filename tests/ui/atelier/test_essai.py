"""The window on trial: new, driven by its widgets, gone without a trace."""

import threading

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from ecosysteme.jeux import JEUX
from ecosysteme.reglages import JOUEUR_NOIR
from ui.atelier.essai import PARTIES, attendre, attendre_que, choisir_jeu, cliquer, fenetre_jetable, jouer_partie
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire


def test_la_fenetre_est_neuve_et_oubliee(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    ecrits: list[object] = []
    disparues: list[bool] = []
    monkeypatch.setattr(Memoire, "ecrire", lambda _memoire, reglage, valeur: ecrits.append((reglage, valeur)))
    with fenetre_jetable(a_l_ecran=False) as fenetre:
        assert trouver(fenetre, QCheckBox, "noir_humain").isChecked()
        widgets = fenetre.widgets
        cliquer(widgets.noir.ia_alea, widgets.blanc.ia_max, widgets.bouton_demarrer)
        fenetre.destroyed.connect(lambda: disparues.append(True))
    assert disparues == [True]
    assert (JOUEUR_NOIR, "ia_alea") in ecrits
    with fenetre_jetable(a_l_ecran=False) as fenetre:
        assert trouver(fenetre, QCheckBox, "noir_humain").isChecked()
    assert not [fil.name for fil in threading.enumerate() if fil.name.startswith("othellier")]


def test_la_fenetre_se_ferme_apres_une_erreur(qtbot: QtBot) -> None:
    disparues: list[bool] = []
    with pytest.raises(RuntimeError), fenetre_jetable(a_l_ecran=False) as fenetre:  # noqa: PT012
        fenetre.destroyed.connect(lambda: disparues.append(True))
        cliquer(fenetre.widgets.bouton_arreter)
    assert disparues == [True]


def test_ne_clique_que_ce_qu_un_utilisateur_cliquerait(qtbot: QtBot) -> None:
    with fenetre_jetable(a_l_ecran=False) as fenetre, pytest.raises(RuntimeError, match="bouton_arreter"):
        cliquer(fenetre.widgets.bouton_arreter)


def test_attendre_laisse_vivre_la_boucle(qtbot: QtBot) -> None:
    passes: list[int] = []
    QTimer.singleShot(1, lambda: passes.append(1))
    attendre(50)
    assert passes == [1]
    QTimer.singleShot(1, lambda: passes.append(2))
    attendre_que(lambda: 2 in passes)
    attendre_que(lambda: True)
    with pytest.raises(TimeoutError, match=r"0\.02 s"):
        attendre_que(lambda: False, delai=20)


@pytest.mark.parametrize("nom", JEUX)
def test_la_partie_de_chaque_jeu_se_joue_a_la_main(qtbot: QtBot, nom: str) -> None:
    with fenetre_jetable(a_l_ecran=False) as fenetre:
        avant: list[int] = []
        jouer_partie(fenetre, nom, lambda: avant.append(len(trouver(fenetre, PlateauVue, "plateau").vue.pions)))
        coups = len(PARTIES[nom].split())
        assert len(avant) == coups
        vue = trouver(fenetre, PlateauVue, "plateau").vue
        assert (vue.trait, vue.interactif) == (1, True)
        assert abs(len(vue.pions) - avant[0]) >= coups, "les coups sont sur le plateau"


def test_un_jeu_qui_n_est_pas_propose(qtbot: QtBot) -> None:
    with fenetre_jetable(a_l_ecran=False) as fenetre, pytest.raises(RuntimeError, match="go"):
        choisir_jeu(fenetre, "go")
