import pytest

from ecosysteme.bibliotheque import lot
from ecosysteme.bibliotheque.lot import SANS_THEORIQUE, Collecte, nom_propre, score_de
from ecosysteme.entete import Entete, NotreJoueur, Relais
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.wthor import FIN
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.moteur.othello.noyaux.exploration import BLANC_GAGNE, INCONNU, NOIR_GAGNE
from ecosysteme.partie import Partie
from tests.ecosysteme.bibliotheque.fabrique import compacte, depuis, enregistrement

BALAYAGE = "e6f4e3f6g5d6e7f5c5"  # White has no disc left


@pytest.mark.parametrize(
    ("coups", "entete", "score"),
    [
        ("f5", Entete(), INCONNU),
        ("f5", Entete(ecart=-4), 30),
        ("f5", Entete(decision="B+R"), NOIR_GAGNE),
        ("f5", Entete(decision="W+T"), BLANC_GAGNE),
        ("f5", Entete(ecart=10, decision="B+R"), 37),
        (BALAYAGE, Entete(), 64),
        (BALAYAGE, Entete(ecart=2), 64),
        (BALAYAGE, Entete(ecart=-2, decision="W+T"), 31),  # on time, whatever the board says
        ("f5", Entete(ecart=100), INCONNU),
    ],
)
def test_le_score_est_celui_du_plateau_ou_ce_qui_est_note(coups: str, entete: Entete, score: int) -> None:
    assert score_de(compacte(coups).ecart(), entete) == score


@pytest.mark.parametrize(
    ("nom", "attendu"),
    [
        ("???", ""),
        ("?", ""),
        ("", ""),
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("e\u0301", "é"),
        ("a" * 300, "a" * 200),
    ],
)
def test_un_nom_est_garde_sur_une_ligne(nom: str, attendu: str) -> None:
    assert nom_propre(nom) == attendu


def test_les_parties_deviennent_un_lot() -> None:
    collecte = Collecte()
    collecte.ajouter(4, enregistrement("f5d6", "Ada", "", 2001, evenement="Coupe", autres=(("theorique", "40"),)))
    collecte.ajouter(9, enregistrement("f5f6e6", "Bob", "Ada", 0))
    lu = collecte.lot("fichier", "x.pgn", "abc")
    assert (lu.genre, lu.nom, lu.empreinte, lu.rangs.tolist()) == ("fichier", "x.pgn", "abc", [4, 9])
    assert lu.coups[:, :4].tolist() == [[37, 43, FIN, FIN], [37, 45, 44, FIN]]
    assert [lu.joueurs[numero] for numero in lu.noirs] == ["Ada", "Bob"]
    assert [lu.joueurs[numero] for numero in lu.blancs] == ["", "Ada"]
    assert [lu.tournois[numero] for numero in lu.evenements] == ["Coupe", ""]
    assert lu.annees.tolist() == [2001, 0]
    assert lu.theoriques.tolist() == [40, SANS_THEORIQUE]


def test_ce_qui_n_est_pas_de_l_othello_est_compte_et_un_autre_depart_garde() -> None:
    collecte, suite = Collecte(), Collecte()
    collecte.ajouter(1, Enregistrement(Partie(Morpion())))
    posee = depuis("f5d6c3", "d3")
    suite.ajouter(1, enregistrement("f5"))
    suite.ajouter(2, posee)
    collecte.etendre(suite)
    collecte.etendre(suite)
    assert (collecte.refusees, collecte.rangs) == (1, [1, 2, 3, 4])
    lu = collecte.lot("fichier", "", "")
    assert lu.departs == {1: posee.compacte().depart, 3: posee.compacte().depart}
    assert lu.coups[:, 0].tolist() == [37, 19, 37, 19]


def test_une_partie_trop_longue_pour_les_tableaux_est_refusee(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lot, "COUPS", 1)  # in truth it takes a start of less than four discs
    collecte = Collecte()
    collecte.ajouter(1, depuis("f5d6c3", "d3c4"))
    collecte.ajouter(2, depuis("f5d6c3", "d3"))
    assert (collecte.refusees, collecte.rangs) == (1, [2])


def test_nos_joueurs_sont_des_programmes_sauf_qui_joue_a_la_main() -> None:
    collecte = Collecte()
    machine, personne = NotreJoueur("ia_max"), NotreJoueur("humain")
    entete = Entete(noir=Relais(("Ada", machine)), blanc=personne)
    collecte.ajouter(1, Enregistrement(compacte("f5"), entete))
    assert collecte.lot("journal", "", "").programmes == {"Ada, ia_max"}
