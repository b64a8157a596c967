"""Who plays each camp."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import Humain, IAalea, IAalphabeta, IAexterne
from ecosysteme.joueurs.repertoire import MoteurEnregistre
from tests.moteurs_externes import PROCESSUS, faux, lances
from tests.positions import partie_jouee
from ui.fenetre.sieges import Sieges
from ui.joueurs.moteurs_memoire import enregistrer_moteurs
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.widgets.fenetre import FenetreDessinee

PATIENCE = 120_000  # ms


@pytest.fixture
def sieges(coquille: FenetreDessinee, memoire: Memoire) -> Sieges:
    return Sieges(PanneauxJoueurs(coquille, memoire))


def test_les_cases_cochees_s_assoient_et_une_seule_change(coquille: FenetreDessinee, sieges: Sieges) -> None:
    assert isinstance(sieges[PREMIER], Humain)
    blanc = sieges[SECOND]
    assert isinstance(blanc, IAalphabeta)
    trouver(coquille, QCheckBox, "noir_ia_alea").click()
    assert isinstance(sieges[PREMIER], Humain), "rien avant qu'on le dise"
    assert not sieges.entre_machines
    sieges.asseoir(PREMIER)
    assert isinstance(sieges[PREMIER], IAalea)
    assert sieges[SECOND] is blanc, "l'autre garde ce qu'il a en tête"
    assert sieges.entre_machines


def test_le_trait_est_a_une_personne_ou_a_une_machine_qui_a_un_nom(sieges: Sieges) -> None:
    depart, apres, finie = partie_jouee(""), partie_jouee("f5"), partie_jouee("e6f4e3f6g5d6e7f5c5")
    assert [sieges.humain_au_trait(partie) for partie in (depart, apres, finie)] == [True, False, False]
    assert [sieges.machine_au_trait(partie) for partie in (depart, apres, finie)] == [None, "Alpha-Bêta (4)", None]


@pytest.fixture
def externes(coquille: FenetreDessinee, memoire: Memoire) -> Iterator[tuple[PanneauxJoueurs, Sieges]]:
    enregistrer_moteurs(memoire, [faux("Un"), faux("Deux"), MoteurEnregistre("Absent", "moteur-absent")])
    panneaux = PanneauxJoueurs(coquille, memoire)
    for case in ("noir_externe", "blanc_externe"):
        trouver(coquille, QCheckBox, case).click()
    sieges = Sieges(panneaux)
    yield panneaux, sieges
    sieges.fermer()


def prendre(coquille: FenetreDessinee, camp: str, rang: int) -> None:
    trouver(coquille, QComboBox, f"{camp}_moteur_externe").setCurrentIndex(rang)
    trouver(coquille, QComboBox, f"{camp}_moteur_externe").activated.emit(rang)


@PROCESSUS
def test_un_moteur_externe_garde_son_programme_tant_qu_on_le_veut(
    qtbot: QtBot, coquille: FenetreDessinee, externes: tuple[PanneauxJoueurs, Sieges]
) -> None:
    panneaux, sieges = externes
    prendre(coquille, "blanc", 1)
    sieges.asseoir(PREMIER, SECOND)
    un, deux = sieges[PREMIER], sieges[SECOND]
    assert isinstance(un, IAexterne)
    un.preparer(Othello())
    panneaux.echanger()
    sieges.asseoir(PREMIER, SECOND)
    assert (sieges[PREMIER], sieges[SECOND]) == (deux, un)
    assert (deux.couleur, un.couleur) == ("N", "B")
    assert lances() == 1, "il est passé de l'autre côté avec son programme"
    sieges.liberer()
    qtbot.waitUntil(lambda: lances() == 0, timeout=PATIENCE)
    assert sieges[SECOND] is un, "il rejouera si on le lui demande"
    un.preparer(Othello())
    trouver(coquille, QCheckBox, "blanc_ia_alea").click()
    sieges.asseoir(SECOND)
    qtbot.waitUntil(lambda: lances() == 0, timeout=PATIENCE)


@PROCESSUS
def test_fermer_finit_les_deux(qtbot: QtBot, externes: tuple[PanneauxJoueurs, Sieges]) -> None:
    _, sieges = externes
    for camp in (PREMIER, SECOND):
        joueur = sieges[camp]
        assert isinstance(joueur, IAexterne)
        joueur.preparer(Othello())
    assert lances() == 2
    sieges.fermer()
    qtbot.waitUntil(lambda: lances() == 0, timeout=PATIENCE)


def test_qui_ne_peut_pas_s_asseoir_dit_pourquoi_quand_vient_son_tour(
    coquille: FenetreDessinee, externes: tuple[PanneauxJoueurs, Sieges]
) -> None:
    _, sieges = externes
    prendre(coquille, "noir", 2)
    sieges.asseoir(PREMIER)
    jeu = Othello()
    with pytest.raises(ValueError, match="programme 'moteur-absent' introuvable"):
        sieges[PREMIER].choisir(jeu, jeu.etat_initial())
