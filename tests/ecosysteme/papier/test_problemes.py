"""Endgame problems found in a game, and read from a file."""

from __future__ import annotations

from threading import Event

import pytest

from ecosysteme.analyse.regards import VIDES_EXACTS
from ecosysteme.arret import Interrompu
from ecosysteme.conseiller import Conseiller
from ecosysteme.experts import conseiller_de
from ecosysteme.formats.obf import lire_obf
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.problemes import problemes_de, problemes_du_fichier
from ecosysteme.partie import Partie
from tests.papier import COUPS, fiche_de

# Two empty squares, a1 and h8; Black takes nine discs at a1 and cannot play the other one.
UNE = "-OOOOOOX" + "X" * 48 + "XXXXXXX- X"


def expert(jeu: Jeu) -> Conseiller:
    conseiller = conseiller_de(jeu)
    assert conseiller is not None
    return conseiller


def test_dans_une_partie_ce_sont_les_positions_ou_un_seul_coup_gagne() -> None:
    fiche = fiche_de()
    conseiller = expert(fiche.jeu)
    trouves = list(problemes_de(fiche, conseiller))
    assert trouves, "White won by two discs: it was close"
    for probleme in trouves:
        valeurs = {coup: note.valeur for coup, note in conseiller.juger(probleme.etat).coups.items()}
        assert len(valeurs) > 1
        assert {coup: valeur for coup, valeur in valeurs.items() if valeur > 0} == probleme.solutions
        assert probleme.gagnant
        assert probleme.etat == fiche.coups[probleme.numero - 1].avant
        assert probleme.numero > len(fiche.coups) - VIDES_EXACTS
    assert len(COUPS) == 120


def test_les_autres_jeux_sont_resolus_des_le_debut() -> None:
    partie: Partie = Partie(Nim((1, 2)))
    partie.jouer((1, 1))
    [probleme] = problemes_de(Fiche.de(partie), expert(partie.jeu))
    assert (probleme.numero, probleme.solutions) == (1, {(1, 1): 1})
    jeu: Partie = Partie(Morpion())
    jeu.jouer((1, 1))
    assert list(problemes_de(Fiche.de(jeu), expert(jeu.jeu))) == [], "nobody wins from the start"


def test_un_arret_interrompt() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        list(problemes_de(fiche_de(), expert(Othello()), arret))


def test_un_fichier_dit_ses_solutions() -> None:
    depart = "---------------------------OX------XO---------------------------"
    [notee] = lire_obf(f"{depart} X; D3:+2; C4:+2; F5:-4; % d'ouverture")
    [probleme] = problemes_du_fichier([notee], expert(Othello()))
    assert probleme.solutions == {(2, 3): 2, (3, 2): 2}
    assert (probleme.commentaire, probleme.numero) == ("d'ouverture", 0)
    assert not probleme.gagnant, "two moves win, and one is not judged"
    [notee] = lire_obf(f"{depart} X; D3:+2; C4:-2; F5:-4; E6:0;")
    assert problemes_du_fichier([notee], expert(Othello()))[0].gagnant


def test_ce_que_le_fichier_ne_juge_pas_est_resolu() -> None:
    [probleme] = problemes_du_fichier(lire_obf(UNE), expert(Othello()))
    assert probleme.solutions == {(0, 0): 64}


def test_une_position_qui_ne_peut_etre_resolue_est_nommee() -> None:
    depart = "---------------------------OX------XO---------------------------"
    with pytest.raises(ValueError, match="position 2 : attendu les scores de ses coups, ou 20 cases vides au plus"):
        problemes_du_fichier(lire_obf(f"{UNE}\n{depart} X; +2;"), expert(Othello()))
    with pytest.raises(ValueError, match="position 1 : le trait n'a aucun coup"):
        problemes_du_fichier(lire_obf("X" * 63 + "- X"), expert(Othello()))
