from itertools import count

from ecosysteme.classe.copie import ecrire_copie, lire_copie
from ecosysteme.classe.etape import ExerciceDonne
from ecosysteme.classe.passage import PassageEleve
from ecosysteme.classe.seance import Correction
from tests.ecosysteme.classe.exemples import QUAND, seance_de_test


def passage_de_test(correction: Correction) -> PassageEleve:
    temps = count()
    return PassageEleve(seance_de_test(correction), "Zoé", lambda: next(temps), lambda: QUAND)


def test_la_correction_immediate_fixe_la_reponse() -> None:
    passage = passage_de_test(Correction.TOUT_DE_SUITE)
    passage.aller(2)
    assert not passage.corrigee(2)
    passage.repondre("Le bord")
    assert passage.corrigee(2)
    assert passage.fixee(2)
    passage.repondre("Le coin")
    assert passage.reponse(2) == "Le bord"
    assert passage.juste(2) is False


def test_la_correction_a_la_fin_laisse_changer() -> None:
    passage = passage_de_test(Correction.A_LA_FIN)
    passage.aller(2)
    passage.repondre("Le bord")
    passage.repondre("Le coin")
    assert not passage.corrigee(2)
    assert passage.manquantes == 3
    copie = passage.rendre()
    assert passage.rendu
    assert passage.corrigee(2)
    passage.repondre("Le bord")
    assert copie.reponses[2].juste is True
    assert passage.rendre() == copie


def test_un_exercice_fini_le_reste() -> None:
    passage = passage_de_test(Correction.A_LA_FIN)
    passage.aller(4)
    demande = passage.etape.demande
    assert isinstance(demande, ExerciceDonne)
    exercice = demande.exercice
    bon = exercice.plis[0].acceptes[0]
    faux = next(coup for coup in exercice.regles.coups_legaux(exercice.etat) if coup != bon)
    passage.repondre(exercice.regles.ecrire_coup(faux))
    assert passage.fixee(4)
    passage.repondre(exercice.regles.ecrire_coup(bon))
    assert passage.juste(4) is False


def test_ce_qui_n_attend_rien_ne_garde_rien() -> None:
    passage = passage_de_test(Correction.TOUT_DE_SUITE)
    passage.repondre("bonjour")
    assert passage.reponse(0) == ""
    assert passage.juste(0) is None


def test_le_temps_est_compte_par_etape_et_suspendu() -> None:
    temps = iter((0.0, 3.0, 10.0, 100.0, 104.0))
    passage = PassageEleve(seance_de_test(), "Zoé", lambda: next(temps), lambda: QUAND)
    passage.aller(1)  # 3 s on the first step
    passage.suspendre()  # 7 s on the second
    passage.reprendre()
    copie = passage.rendre()  # 4 s more
    assert [reponse.secondes for reponse in copie.reponses] == [3.0, 11.0, 0.0, 0.0, 0.0, 0.0]
    passage.reprendre()  # handed in: nothing is counted any more
    passage.aller(0)
    assert passage.rendre() == copie


def test_un_nom_et_une_reponse_n_agissent_pas() -> None:
    passage = PassageEleve(seance_de_test(), "Zo\u202eé\ud800")
    passage.aller(3)
    passage.repondre(" a\x1bb ")
    assert passage.eleve == "Zoé"
    assert passage.reponse(3) == "ab"


def test_une_copie_se_continue() -> None:
    temps = iter(range(0, 1000, 2))
    passage = PassageEleve(seance_de_test(Correction.A_LA_FIN), "Zoé", lambda: next(temps), lambda: QUAND)
    passage.aller(1)
    passage.repondre("d3")
    entamee = passage.copie
    assert entamee.rendue == ""
    assert lire_copie(ecrire_copie(entamee)) == entamee
    suite = PassageEleve(seance_de_test(Correction.A_LA_FIN), "Zoé", lambda: next(temps))
    suite.continuer(entamee)
    assert (suite.rang, suite.rendu, suite.reponse(1)) == (2, False, "d3")
    assert (suite.copie.commencee, suite.copie.travail) == (entamee.commencee, entamee.travail), "the same work"
    assert len({entamee.travail, passage_de_test(Correction.A_LA_FIN).copie.travail, ""}) == 3, "and not another's"
    assert suite.rendre().secondes > entamee.secondes
    finie = PassageEleve(seance_de_test(Correction.A_LA_FIN), "Zoé")
    finie.continuer(suite.rendre())
    assert finie.rendu
    finie.repondre("c4")
    assert finie.rendre() == suite.rendre()
