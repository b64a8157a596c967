"""Exercises of every game go into a session and come back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from ecosysteme.classe.champs import Champs
from ecosysteme.classe.exercice_ecrit import ecrire_exercice_donne, lire_exercice_donne
from ecosysteme.exercices.exercice import Exercice
from ecosysteme.exercices.rappel import identifier
from ecosysteme.exercices.resolus import exercices_resolus
from ecosysteme.fautes import Faute
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from tests.ecosysteme.exercices.exemples import premier


def de_solveur(jeu: Morpion | Nim) -> Exercice:
    return next(islice(exercices_resolus(jeu, 1), 2, None))


EXERCICES: dict[str, Callable[[], Exercice]] = {
    "othello": premier,
    "morpion": lambda: de_solveur(Morpion()),
    "nim": lambda: de_solveur(Nim((3, 5, 6))),
}


@pytest.mark.parametrize("nom", EXERCICES)
def test_un_exercice_revient(nom: str) -> None:
    exercice = EXERCICES[nom]()
    lu = lire_exercice_donne(Champs(ecrire_exercice_donne(exercice)))
    assert (lu.jeu, lu.etat, lu.plis, lu.demi_coups) == (
        exercice.jeu,
        exercice.etat,
        exercice.plis,
        exercice.demi_coups,
    )
    assert identifier(lu) == identifier(exercice)


FAUTES: list[tuple[Callable[[Any], object], str]] = [
    (lambda o: o.update(jeu="othello"), "exercice de othello : attendu morpion, nim, puissance4"),
    (lambda o: o.update(plis=[]), "ce n'est pas un exercice"),
    (lambda o: o["plis"][0].update(acceptes=[]), "ce n'est pas un exercice"),
    (lambda o: o["plis"][0].update(acceptes=["e9"]), "e9"),
    (lambda o: o["plis"][0].update(seconde=9), "seconde : attendu un entier de -1 à 1"),
    (lambda o: o["plis"][-1].update(reponse="a1"), "ce n'est pas un exercice"),
    (lambda o: o["plis"][0].update(aide="a1"), "champ 'aide' inconnu"),
]


@pytest.mark.parametrize(("geste", "raison"), FAUTES)
def test_ce_qui_n_en_est_pas_un_est_refuse(geste: Callable[[Any], object], raison: str) -> None:
    objet = ecrire_exercice_donne(de_solveur(Morpion()))
    geste(objet)
    with pytest.raises(Faute, match=raison):
        lire_exercice_donne(Champs(objet))
