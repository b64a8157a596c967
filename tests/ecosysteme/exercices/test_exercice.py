from dataclasses import replace

from ecosysteme.composition import Composition, composeur_de
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from tests.ecosysteme.exercices.exemples import premier


def test_une_position_tournee_est_le_meme_exercice() -> None:
    exercice = premier()
    pose = Composition(composeur_de(Othello()), exercice.etat)
    assert pose.transformer("quart_droite")
    assert pose.etat != exercice.etat
    assert replace(exercice, etat=pose.etat).cle == exercice.cle
    autre = Othello().jouer(exercice.etat, exercice.plis[0].acceptes[0])
    assert replace(exercice, etat=autre).cle != exercice.cle


def test_un_autre_jeu_a_sa_propre_cle() -> None:
    etat = Morpion().etat_initial()
    exercice = replace(premier(), jeu="morpion", etat=etat)
    assert exercice.cle == Morpion().cle(etat)
    assert exercice.camp == 1


def test_la_seconde_est_celle_du_premier_coup() -> None:
    exercice = premier()
    assert exercice.seconde == exercice.plis[0].seconde <= 0 < exercice.valeur
