"""The lessons: what they promise is what the rules do."""

from __future__ import annotations

import pytest

from ecosysteme.partie import Partie
from ui.jeux.registre import ADAPTATEURS
from ui.regles.lecons import Etape, lecon, lecons, valeurs
from ui.socle.langue import Langue

MOTS_PAR_MINUTE = 200  # of somebody who reads for pleasure
MINUTES = 2


def derouler(etape: Etape) -> tuple[Partie, list[str]]:
    """Play a step; return where it ends, and the moves that were refused."""
    partie, refuses = etape.partie(), list[str]()
    for texte in etape.coups.split():
        try:
            partie.jouer(partie.jeu.lire_coup(texte))
        except ValueError:
            refuses.append(texte)
    return partie, refuses


def test_chaque_jeu_de_la_fenetre_a_sa_lecon() -> None:
    assert list(lecons()) == list(ADAPTATEURS)
    assert all(etape.partie().jeu.nom == nom for nom, etapes in lecons().items() for etape in etapes)


@pytest.mark.parametrize("langue_", ["fr", "en"])
def test_tout_se_lit_en_deux_minutes_et_aucun_blanc_ne_reste(langue: Langue, langue_: str) -> None:
    langue.choisir(langue_)
    textes = [etape.texte() for etapes in lecons().values() for etape in etapes]
    assert not [texte for texte in textes if "{" in texte]
    assert sum(len(texte.split()) for texte in textes) <= MINUTES * MOTS_PAR_MINUTE


@pytest.mark.parametrize("nom", ADAPTATEURS)
def test_chaque_lecon_va_jusqu_a_la_fin_d_une_partie(nom: str) -> None:
    assert any(derouler(etape)[0].terminee for etape in lecon(nom))


def test_othello_montre_un_refus_une_passe_et_une_fin_sur_un_plateau_qui_n_est_pas_plein() -> None:
    fins = [derouler(etape) for etape in lecon("othello")]
    assert [refuses for _, refuses in fins] == [[], [], [], ["c3"], [], []]
    assert any(tour.coup is None for tour in fins[4][0].historique)
    assert fins[4][0].trait is not None
    assert fins[5][0].terminee
    assert sum(fins[5][0].scores) < 64


def test_les_nombres_d_une_phrase_sont_ceux_des_regles() -> None:
    en_ligne, en_tous_sens = lecon("othello")[1:3]
    assert "h5 en retourne 3" in en_ligne.texte()
    assert "c5 en retourne 3" in en_tous_sens.texte()
    autre = Etape("{premier} {dernier} {change}", "d6", "f5", "othello")
    assert autre.texte() == "d6 d6 1"
    assert valeurs(Etape("", "f5 a1", jeu="othello"))["dernier"] == "f5"  # a refused move is no move


def test_puissance_4_finit_une_fois_sans_vainqueur_et_le_nim_une_fois_a_qui_perd_gagne() -> None:
    *_, pleine = (derouler(etape) for etape in lecon("puissance4"))
    assert (pleine[0].issue, pleine[1]) == (0, ["1"])
    *_, misere = (derouler(etape)[0] for etape in lecon("nim"))
    assert misere.issue == 1
    assert misere.dernier is not None
    assert misere.dernier.camp == 2  # who took the last object lost
