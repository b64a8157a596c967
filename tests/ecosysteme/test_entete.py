"""The header of a game: who plays it, as kept texts have it, and what a format said that nothing else holds."""

from __future__ import annotations

import pytest

from ecosysteme.entete import (
    Entete,
    NotreJoueur,
    Participant,
    Relais,
    garder_participant,
    lire_participant,
    relayer,
    successifs,
    tenant,
)
from ecosysteme.partie import Partie
from tests.positions import partie_jouee

HUMAIN, MOTEUR = NotreJoueur("humain"), NotreJoueur("ia_moteur:niveau=8")


@pytest.mark.parametrize(
    ("texte", "participant"),
    [
        ("", ""),
        ("Ève", "Ève"),
        ("n° 346", "n° 346"),
        ("joueur:humain", HUMAIN),
        ("joueur:ia_moteur:niveau=8", MOTEUR),
        ("joueur:humain\x1fjoueur:ia_moteur:niveau=8\x1fEdax 5", Relais((HUMAIN, MOTEUR, "Edax 5"))),
        ("\x1fjoueur:humain", Relais(("", HUMAIN))),
    ],
)
def test_qui_joue_se_lit_et_se_garde_comme_les_journaux_l_ont(texte: str, participant: Participant) -> None:
    assert lire_participant(texte) == participant
    assert garder_participant(participant) == texte


@pytest.mark.parametrize("nom", ["joueur:ia_max", "Ada\x1fjoueur:humain", "\x1fjoueur:humain"])
def test_un_nom_de_fichier_ne_passe_pas_pour_un_des_notres(nom: str) -> None:
    relu = lire_participant(garder_participant(nom))
    assert isinstance(relu, str)
    assert relu.split() == nom.replace("\x1f", " ").split()


def test_qui_prend_un_camp_vient_apres_ceux_qui_l_avaient() -> None:
    assert relayer(HUMAIN, HUMAIN) == HUMAIN
    relais = relayer(relayer(HUMAIN, MOTEUR), "Ève")
    assert relais == Relais((HUMAIN, MOTEUR, "Ève"))
    assert relayer(relais, "Ève") is relais
    assert (successifs(relais), tenant(relais)) == ((HUMAIN, MOTEUR, "Ève"), "Ève")
    assert (successifs("Ève"), tenant("Ève")) == (("Ève",), "Ève")


def test_sans_langue_un_des_notres_est_sa_specification() -> None:
    assert str(MOTEUR) == "ia_moteur:niveau=8"
    assert str(Relais((MOTEUR, "Ève"))) == "ia_moteur:niveau=8, Ève"


def test_ce_qu_un_format_dit_de_plus_se_retrouve() -> None:
    entete = Entete("Ève", HUMAIN, autres=(("theorique", "32"),))
    assert entete.joueurs == ("Ève", HUMAIN)
    assert (entete.autre("theorique"), entete.autre("creation")) == ("32", "")


def test_une_partie_garde_son_entete_ou_qu_on_la_reprenne() -> None:
    entete, jouee = Entete("Ève", "Bob"), partie_jouee("f5d6")
    assert jouee.entete == Entete()
    assert Partie(jouee.jeu, jouee.etat, entete).entete is entete
    assert Partie.depuis_arbre(jouee.jeu, jouee.racine, entete).entete is entete
