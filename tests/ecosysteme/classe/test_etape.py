from ecosysteme.classe.etape import ChoixDemande, CoupDemande, EtapeDeSeance, ExerciceDonne, FeuilleDonnee, TexteDemande
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
