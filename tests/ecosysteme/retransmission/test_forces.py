import pytest

from ecosysteme.chances import Force
from ecosysteme.entete import Entete, NotreJoueur, Relais
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.retransmission import force_de, force_de_la_partie


@pytest.mark.parametrize(
    ("specification", "force"),
    [
        ("humain", Force.PERSONNES),
        ("ia_alea", Force.DEBUTANTS),
        ("ia_min", Force.DEBUTANTS),
        ("ia_max", Force.DEBUTANTS),
        ("ia_alphabeta", Force.DEBUTANTS),
        ("ia_minmax:profondeur=5", Force.DEBUTANTS),
        ("ia_negamax:profondeur=6", Force.DEBUTANTS),
        ("ia_moteur", Force.PROGRAMMES),
        ("ia_moteur:niveau=4", Force.DEBUTANTS),
        ("ia_moteur:niveau=8,temps=60", Force.APPRENTIS),
        ("ia_moteur:niveau=9", Force.PERSONNES),
        ("ia_moteur:niveau=19", Force.FORTS),
        ("ia_moteur:niveau=25", Force.PROGRAMMES),
        ("ia_moteur:profondeur_max=1", Force.PERSONNES),
        ("ia_moteur:profondeur_max=10", Force.FORTS),
        ("ia_moteur:niveau=3,profondeur_max=20", Force.DEBUTANTS),
        ("externe:gtp:edax -gtp", Force.PROGRAMMES),
        ("ia_de_demain:niveau=3", Force.PROGRAMMES),
    ],
)
def test_un_de_nos_joueurs_a_la_force_de_son_niveau(specification: str, force: Force) -> None:
    assert force_de(NotreJoueur(specification)) is force


def test_un_nom_est_celui_d_une_personne() -> None:
    assert force_de("Ada") is force_de("") is Force.PERSONNES


def test_qui_se_relaie_est_aussi_fort_que_le_plus_faible() -> None:
    assert force_de(Relais((NotreJoueur("ia_moteur"), NotreJoueur("ia_moteur:niveau=5")))) is Force.APPRENTIS


def test_une_partie_a_la_force_du_plus_faible() -> None:
    entete = Entete(NotreJoueur("ia_moteur"), NotreJoueur("ia_moteur:niveau=21"))
    assert force_de_la_partie(Partie(Othello(), entete=entete)) is Force.FORTS
    assert force_de_la_partie(Partie(Othello())) is Force.PERSONNES
