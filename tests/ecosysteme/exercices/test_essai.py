"""An exercise while it is solved: right, wrong, illegal, shown."""

from ecosysteme.exercices.essai import EssaiExercice, NatureEssai
from tests.ecosysteme.exercices.exemples import premier


def test_trouver_fait_repondre_la_defense() -> None:
    essai = EssaiExercice(premier())
    for rang, pli in enumerate(premier().plis, start=1):
        nature = essai.essayer(pli.acceptes[0])
        assert nature is (NatureEssai.TROUVEE if rang == 3 else NatureEssai.JUSTE)
        assert essai.trouves == rang
    assert essai.reussie
    assert essai.partie.nb_coups == 5
    assert essai.essayer(premier().plis[0].acceptes[0]) is NatureEssai.REFUSEE


def test_un_coup_faux_finit_l_exercice() -> None:
    essai = EssaiExercice(premier())
    faux = next(coup for coup in premier().etat.coups if coup not in essai.attendus)
    assert essai.essayer(faux) is NatureEssai.FAUSSE
    assert essai.finie
    assert not essai.reussie
    assert essai.faux == faux
    assert essai.attendus == ()


def test_un_coup_illegal_ne_change_rien() -> None:
    essai = EssaiExercice(premier())
    assert essai.essayer((3, 3)) is NatureEssai.REFUSEE
    assert not essai.finie
    assert essai.partie.nb_coups == 0


def test_la_solution_se_joue() -> None:
    essai = EssaiExercice(premier())
    essai.essayer(premier().plis[0].acceptes[0])
    assert essai.montrer() == tuple(pli.acceptes[0] for pli in premier().plis[1:])
    assert essai.finie
    assert not essai.reussie
    assert essai.trouves == 1
