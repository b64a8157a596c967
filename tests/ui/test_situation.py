"""A reading of the window: it says who plays and how far things are, and what it holds does not move afterwards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import choisir, cocher, jouer, plateau, presser
from ui.jeux.registre import adaptateur_de
from ui.joueurs.noms import libelle
from ui.situation import Marche, Rafraichissement, Situation

FIN = "e6f4e3f6g5d6e7f5c5"  # black takes everything in nine moves


def test_une_lecture_ne_change_plus_quand_la_partie_continue(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    debut = fenetre.situation
    assert (debut.marche, debut.serie.jouees, debut.machine, debut.occupe) == (Marche.PRETE, 0, None, False)
    jouer(qtbot, fenetre, FIN)
    fin = fenetre.situation
    assert (fin.serie.jouees, fin.joueurs[1].bilan.resultat.victoires, fin.joueurs[2].bilan.resultat.defaites) == (
        1,
        1,
        1,
    )
    assert (debut.serie.jouees, debut.joueurs[1].bilan.resultat.victoires, debut.serie.bilans[0].parties) == (0, 0, 0)


def test_elle_nomme_la_machine_au_trait_et_chaque_joueur(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_humain")
    situation = fenetre.situation
    assert situation.machine == libelle(situation.joueurs[1].specification) == "Max"
    assert [occupant.specification for occupant in situation.joueurs.values()] == ["ia_max", "humain"]
    assert str(situation.joueurs[1].joueur) == "IA Max"
    assert situation.partie is fenetre.partie_en_cours


class Diseur(QObject):
    """What tells where it stands when it is asked to, and how often it did."""

    dite = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.fois = 0
        self.rafraichissement = Rafraichissement(self, self.dire, self.dite)

    def dire(self) -> None:
        self.fois += 1
        self.dite.emit(None)


def test_une_rafale_est_dite_des_son_debut_puis_une_fois_pour_toutes(qtbot: QtBot) -> None:
    diseur, ferme = Diseur(), Diseur()
    for _ in range(5):
        ferme.rafraichissement.demander()
        diseur.rafraichissement.demander()
    assert diseur.fois == ferme.fois == 1
    ferme.rafraichissement.fermer()
    qtbot.waitUntil(lambda: diseur.fois == 2)
    assert ferme.fois == 1
    diseur.rafraichissement.demander()
    diseur.dire()  # by itself: what was asked for is told with it
    temoin = Diseur()
    for _ in range(2):
        temoin.rafraichissement.demander()
    qtbot.waitUntil(lambda: temoin.fois == 2)
    assert diseur.fois == 3


@pytest.fixture
def une_image_par_partie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.situation.IMAGE", 3_600_000)


@pytest.mark.usefixtures("une_image_par_partie")
def test_une_serie_sans_cadence_dit_chaque_partie_mais_non_chaque_coup(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dites: list[tuple[int, int, bool]] = []

    def suivre(situation: Situation) -> None:
        dites.append((situation.serie.jouees, situation.partie.nb_coups, situation.partie.terminee))

    choisir(fenetre, "taille", 4)
    fenetre.widgets.nombre_parties.setValue(3)
    fenetre.widgets.cadence.setValue(0)
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_alea")
    fenetre.situation_changee.connect(suivre)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE and fenetre.situation.serie.jouees == 3)
    assert sorted({jouees for jouees, _, terminee in dites if terminee}) == [1, 2, 3]
    assert not [coups for _, coups, terminee in dites if coups > 1 and not terminee], "ce que nul ne verrait"
    partie = fenetre.partie_en_cours
    assert plateau(fenetre).vue.pions == adaptateur_de(partie.jeu).plateau(partie, interactif=False).pions
