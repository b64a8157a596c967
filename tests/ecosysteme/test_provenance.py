"""Where a game comes from: what of it others played, what was only tried, whether it is still what a file holds."""

from __future__ import annotations

import pytest

from ecosysteme.partie import Partie
from ecosysteme.provenance import LES_DEUX, Document, Provenance, juges
from ecosysteme.variantes.edition import annoter, supprimer
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.positions import partie_jouee


@pytest.fixture
def partie() -> Partie:
    """A game that was brought with three moves."""
    partie = partie_jouee("f5d6c3")
    partie.provenance = partie.provenance.apporter(partie.ligne, partie.numero_libre)
    return partie


def menee(partie: Partie) -> bool:
    return partie.provenance.menee(partie.historique)


def test_ils_ont_mene_partout_dans_leur_partie(partie: Partie) -> None:
    for nb_coups in (3, 0, 2):
        partie.aller_a(nb_coups)
        assert menee(partie)


@pytest.mark.parametrize(("depuis", "coup"), [(3, "d3"), (2, "c5")])
def test_ce_n_est_plus_eux_des_qu_on_joue_autre_chose_et_eux_de_nouveau_en_revenant(
    partie: Partie, depuis: int, coup: str
) -> None:
    partie.aller_a(depuis)
    partie.jouer(partie.jeu.lire_coup(coup))
    assert not menee(partie)
    partie.annuler()
    assert menee(partie)


def test_rejouer_leur_coup_reste_leur_partie(partie: Partie) -> None:
    partie.aller_a(2)
    partie.jouer(partie.jeu.lire_coup("c3"))
    assert menee(partie)


def test_elle_reste_d_autrui_quoi_qu_on_y_essaie_et_la_sienne_ne_l_est_pas(partie: Partie) -> None:
    sienne, commencee = partie_jouee("f5"), partie_jouee("f5")
    sienne.provenance = sienne.provenance.apporter(sienne.ligne, sienne.numero_libre, sienne=True)
    partie.jouer(partie.jeu.lire_coup("d3"))
    assert [une.provenance.d_autrui for une in (partie, sienne, commencee)] == [True, False, False]
    assert [une.provenance.apportee for une in (partie, sienne, commencee)] == [True, True, False]
    assert menee(sienne)
    assert not menee(commencee), "qui l'a jouée, ses boîtes le disent"


def test_qui_apporte_une_partie_a_joue_les_deux_camps_sauf_si_on_sait_mieux() -> None:
    assert Provenance().apporter((), 1).joues == LES_DEUX
    assert Provenance(joues=frozenset({1})).apporter((), 1).joues == {1}
    assert [venue.connue for venue in (Provenance(), Provenance().apporter((), 1))] == [False, True]


def test_un_coup_essaye_le_reste_jusqu_a_ce_qu_on_le_joue(partie: Partie) -> None:
    libre = partie.numero_libre
    partie.jouer(partie.jeu.lire_coup("d3"))
    essayee = partie.provenance.essayer(range(libre, partie.numero_libre))
    assert essayee.essayee(partie.historique)
    assert not essayee.essayee(partie.historique[:-1])
    assert not essayee.jouer([libre]).essayee(partie.historique)
    assert essayee.jouer([1]).essayee(partie.historique)


def test_seuls_les_coups_juges_se_comptent(partie: Partie) -> None:
    partie.noter(1, Evaluation(2))
    assert juges(partie.racine) == 0
    partie.noter(2, Evaluation(2, 0, meilleurs=(partie.historique[1].coup,), juge=Juge("essai", 5)))
    assert juges(partie.racine) == 1


def document(partie: Partie) -> Document:
    return Document("finale.ggf", None, partie.racine)


def test_une_variante_change_le_document(partie: Partie) -> None:
    lu = document(partie)
    assert not lu.change(partie.racine)
    partie.aller_a(2)
    assert not lu.change(partie.racine), "s'y promener n'y change rien"
    partie.jouer(partie.jeu.lire_coup("c5"))
    assert lu.change(partie.racine)


def test_ce_que_l_analyse_mesure_ne_change_pas_le_document(partie: Partie) -> None:
    lu = document(partie)
    for noeud in partie.historique:
        partie.noter(noeud.numero, evaluation=Evaluation(2))
    assert not lu.change(partie.racine)
    partie.modifier(annoter(partie.racine, 2, glyphe="?"))
    assert lu.change(partie.racine)
    partie.annuler_edition()
    assert not lu.change(partie.racine), "rien n'y reste de ce qui y fut écrit"
    partie.modifier(supprimer(partie.racine, 3))
    assert lu.change(partie.racine)
