from dataclasses import replace
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.exercices.exercice import Exercice, GenreExercice
from ecosysteme.exercices.paquet import exercices_fournis
from ecosysteme.exercices.preuve import verifier
from tests.ecosysteme.exercices.exemples import avec_pli, premier
from tests.tailles import taille


def abimes(exercice: Exercice) -> list[Exercice]:
    """Spoil it in each way that a proof must see."""
    un, deux, dernier = exercice.plis
    autre = next(coup for coup in exercice.etat.coups if coup not in un.acceptes)
    return [
        replace(exercice, valeur=exercice.valeur + 2),
        replace(exercice, genre=GenreExercice.SEUL_NUL),
        avec_pli(exercice, 0, replace(un, acceptes=(autre,))),
        avec_pli(exercice, 0, replace(un, seconde=un.seconde - 2)),
        avec_pli(exercice, 0, replace(un, seconde=un.seconde + 2)),
        avec_pli(exercice, 0, replace(un, reponse=un.acceptes[0])),
        avec_pli(exercice, 1, replace(deux, reponse=None)),
        avec_pli(exercice, 2, replace(dernier, reponse=autre)),
        avec_pli(exercice, 0, replace(un, acceptes=((3, 3),))),
    ]


def test_ceux_du_programme_sont_justes() -> None:
    pas = taille(50, 1)
    assert all(verifier(exercices_fournis()[::pas]))


def test_un_exercice_faux_se_voit() -> None:
    exercice = premier()
    assert list(verifier([exercice])) == [True]
    assert not any(verifier(abimes(exercice)))


def test_une_preuve_s_arrete() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        next(verifier([premier()], arret))
