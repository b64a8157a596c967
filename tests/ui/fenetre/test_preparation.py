"""What the board says while the engine is compiled."""

from __future__ import annotations

from contextlib import suppress
from threading import Event

import pytest
from PySide6.QtWidgets import QLabel

from ecosysteme.arret import Interrompu
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ui.fenetre.preparation import PreparationMoteur
from ui.plateau.annonce import Annonce
from ui.reflexion.chauffe import Chauffe
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.messages import Messages
from ui.widgets.barre_etat import BarreEtat
from ui.widgets.fenetre import FenetreDessinee

DEBUT = "Moteur en préparation : 40 %, une seule fois"


@pytest.fixture
def partage() -> MoteurPartage:
    partage = MoteurPartage()
    partage.attendre()
    return partage


@pytest.fixture
def chauffe(coquille: FenetreDessinee, messages: Messages, langue: Langue, partage: MoteurPartage) -> Chauffe:
    chauffe = Chauffe(coquille)
    PreparationMoteur(chauffe, partage, messages, coquille)
    return chauffe


def demander(partage: MoteurPartage, jeu: Jeu) -> None:
    """Ask for the adviser on a game, and change one's mind."""
    arret = Event()
    arret.set()
    with suppress(Interrompu):
        partage.conseiller(jeu, arret)


def sur_le_plateau(coquille: FenetreDessinee) -> str:
    annonce = trouver(coquille, Annonce, "annonce")
    return annonce.text() if annonce.isVisible() else ""


def dans_la_barre(coquille: FenetreDessinee) -> list[str]:
    return [
        texte.text() for texte in trouver(coquille, BarreEtat, "barre_etat").findChildren(QLabel) if texte.isVisible()
    ]


def test_a_qui_l_attend_l_avancement_se_lit_sur_le_plateau_et_dans_la_barre(
    coquille: FenetreDessinee, chauffe: Chauffe, partage: MoteurPartage
) -> None:
    demander(partage, Othello())
    chauffe.avance.emit(40)
    assert sur_le_plateau(coquille) == DEBUT
    assert "Préparation : 40 %" in dans_la_barre(coquille)
    chauffe.finie.emit(True)
    assert sur_le_plateau(coquille) == "Moteur prêt"
    assert "Préparation : 40 %" not in dans_la_barre(coquille)


def test_le_plateau_d_une_partie_sans_moteur_reste_libre(
    coquille: FenetreDessinee, chauffe: Chauffe, partage: MoteurPartage
) -> None:
    demander(partage, Morpion())  # whose adviser waits for no compilation
    chauffe.avance.emit(40)
    assert (sur_le_plateau(coquille), "Préparation : 40 %" in dans_la_barre(coquille)) == ("", True)
    chauffe.finie.emit(True)
    assert sur_le_plateau(coquille) == ""
    assert trouver(coquille, BarreEtat, "barre_etat").currentMessage() == "Moteur prêt"


def test_qui_joue_a_sa_place_est_dit_et_quand_il_reprend(
    coquille: FenetreDessinee, chauffe: Chauffe, partage: MoteurPartage
) -> None:
    partage.remplaces.add("othello")
    chauffe.avance.emit(40)
    assert sur_le_plateau(coquille) == f"{DEBUT} ; un joueur plus simple répond en attendant"
    chauffe.finie.emit(True)
    assert sur_le_plateau(coquille) == "Moteur prêt : il joue à partir du prochain coup"


def test_le_moteur_que_l_on_attend_se_dit_pret_avant_les_autres(
    coquille: FenetreDessinee, chauffe: Chauffe, partage: MoteurPartage
) -> None:
    demander(partage, Othello())
    chauffe.avance.emit(40)
    chauffe.prete.emit("puissance4")
    assert sur_le_plateau(coquille) == DEBUT
    chauffe.prete.emit("othello")
    assert sur_le_plateau(coquille) == "Moteur prêt"
    assert "Préparation des autres jeux : 40 %" in dans_la_barre(coquille)
    chauffe.avance.emit(60)
    assert "60 %" not in sur_le_plateau(coquille), "personne n'attend plus"


def test_un_moteur_pret_ne_se_dit_qu_une_fois(
    coquille: FenetreDessinee, chauffe: Chauffe, partage: MoteurPartage, entendus: list[tuple[str, bool]]
) -> None:
    demander(partage, Othello())
    chauffe.avance.emit(40)
    chauffe.prete.emit("othello")
    chauffe.finie.emit(True)
    assert [phrase for phrase, _ in entendus] == [DEBUT, "Moteur prêt"]


def test_un_echec_se_dit(coquille: FenetreDessinee, chauffe: Chauffe) -> None:
    chauffe.avance.emit(40)
    chauffe.finie.emit(False)
    assert "a échoué" in sur_le_plateau(coquille)


def test_de_ce_qui_est_deja_pret_rien_n_est_dit(coquille: FenetreDessinee, chauffe: Chauffe) -> None:
    chauffe.finie.emit(True)
    assert sur_le_plateau(coquille) == ""
