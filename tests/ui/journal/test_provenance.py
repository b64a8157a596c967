"""Who played a game: those whose boxes were ticked at its last move, or whoever is named by the one who opens it."""

from random import Random

from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeux import creer_jeu
from ecosysteme.journal.instantane import Origine
from ecosysteme.partie import Partie, PartieQuelconque
from tests.ecosysteme.journal.parties import jouer_au_hasard, partie_jouee
from tests.fenetre import cocher


def test_les_boites_disent_qui_joue_jusqu_au_dernier_coup(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    provenances = fenetre.salles.journal.provenances
    partie: PartieQuelconque = Partie(creer_jeu("othello"))
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    avant = provenances.de(partie)
    assert (avant.noms, avant.origine) == (("Humain", "Aléatoire"), Origine.FENETRE)
    jouer_au_hasard(partie, 3, Random(1))
    cocher(qtbot, fenetre, "noir_ia_max")
    apres = provenances.de(partie)
    assert (apres.noms, apres.origine) == (("Max", "Aléatoire"), Origine.SERIE)
    cocher(qtbot, fenetre, "blanc_ia_min")  # for another game
    partie.annuler()
    assert provenances.de(partie).noms == ("Max", "Aléatoire")


def test_une_partie_venue_d_ailleurs_garde_ses_noms(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    provenances = fenetre.salles.journal.provenances
    inconnue, nommee = partie_jouee(coups=5), partie_jouee(coups=5)
    provenances.nommer(nommee, ("Ada", "Émile"), Origine.CONSOLE)
    assert provenances.de(inconnue).noms == ("", "")
    jouer_au_hasard(nommee, 2, Random(1))
    assert provenances.de(nommee).noms == ("Ada", "Émile")
    assert provenances.de(nommee).origine is Origine.CONSOLE
