import pytest

from ecosysteme.classe.etape import (
    ChoixDemande,
    CoupDemande,
    EtapeDeSeance,
    ExerciceDonne,
    FeuilleDonnee,
    PositionMontree,
    TexteDemande,
)
from ecosysteme.jeux import lire_jeu
from tests.ecosysteme.classe.exemples import DEBUT, seance_de_test
from tests.ecosysteme.exercices.exemples import premier


def test_chaque_demande_juge_un_texte() -> None:
    assert CoupDemande(("d3", "c4")).juger("c4") is True
    assert CoupDemande(("d3",)).juger("c4") is False
    choix = ChoixDemande(("oui", "non"), (1,))
    assert (choix.juger("non"), choix.juger("oui"), choix.juger("")) == (True, False, False)
    assert TexteDemande(("Le  Coin",)).juger(" le coin ") is True
    assert TexteDemande(("le coin",)).juger("le bord") is False


def test_sans_bonne_reponse_rien_n_est_juge() -> None:
    for demande in (CoupDemande(()), ChoixDemande(("oui", "non"), ()), TexteDemande(), FeuilleDonnee("3")):
        assert demande.juger("oui") is None
        assert not EtapeDeSeance("Titre", demande=demande).jugeable


@pytest.mark.parametrize(
    ("jeu", "coups", "tous", "sans"),
    [
        ("othello", ("f5",), ("f5", "d3", "c4", "e6"), ("f5",)),
        ("othello", ("f5", "e6"), ("f5", "e6", "d3", "c4"), ("f5",)),
        ("morpion", ("b2",), ("b2",), ("b2",)),
        ("morpion", ("a1", "zz"), ("a1", "zz", "c1", "a3", "c3"), ("a1", "zz")),
        ("puissance4", ("1",), ("1", "7"), ("1",)),
        ("nim:tas=3-3-1", ("a2",), ("a2", "b2"), ("a2",)),
    ],
)
def test_les_coups_symetriques_d_une_position(
    jeu: str, coups: tuple[str, ...], tous: tuple[str, ...], sans: tuple[str, ...]
) -> None:
    regles = lire_jeu(jeu)
    position = PositionMontree(regles.specification, regles.etat_initial())
    assert position.avec_symetriques(coups) == tous
    assert position.sans_symetriques(tous) == sans


def test_un_exercice_est_rejoue() -> None:
    exercice = premier()
    donne = ExerciceDonne(exercice)
    bons = [exercice.regles.ecrire_coup(pli.acceptes[0]) for pli in exercice.plis]
    assert donne.juger(" ".join(bons)) is True
    assert donne.juger(" ".join(bons[:1])) is False
    assert donne.rejouer(" ".join(bons[:1])).trouves == 1
    assert donne.rejouer("zz").partie.etat == exercice.etat


def test_la_position_d_une_etape() -> None:
    mots, coup, _, texte, donne, feuille = seance_de_test().etapes
    assert mots.depart is texte.depart is feuille.depart is None
    assert coup.depart == DEBUT
    assert isinstance(donne.demande, ExerciceDonne)
    depart = donne.depart
    assert depart is not None
    assert depart.partie.etat == donne.demande.exercice.etat
    assert [etape.repondable for etape in seance_de_test().etapes] == [False, True, True, True, True, False]
    assert [etape.jugeable for etape in seance_de_test().etapes] == [False, True, True, False, True, False]
