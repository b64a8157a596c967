"""An exercise in the file of a session: the line of its pack at Othello, all of it in a game that is solved.

In the second, whoever opens the file plays the solution by the rules, and solves nothing.
"""

from __future__ import annotations

from typing import Any, Final

from ecosysteme.classe.champs import Champs
from ecosysteme.exercices.exercice import Exercice, GenreExercice, Pli
from ecosysteme.exercices.paquet import ecrire_paquet, lire_jouables, se_joue
from ecosysteme.fautes import Faute
from ecosysteme.jeu import Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.solveurs import SOLVEURS

LIGNE_MAX: Final = 1_000  # characters of a position or of an exercise on a line
NOM_MAX: Final = 120
PLIS_MAX: Final = 24


def ecrire_exercice_donne(exercice: Exercice) -> dict[str, Any]:
    """Write the fields of an exercise."""
    if exercice.jeu == Othello.nom:
        return {"exercice": ecrire_paquet([exercice]).strip()}
    jeu = exercice.regles
    plis = [
        {
            "acceptes": list(map(jeu.ecrire_coup, pli.acceptes)),
            "reponse": "" if pli.reponse is None else jeu.ecrire_coup(pli.reponse),
            "seconde": pli.seconde,
        }
        for pli in exercice.plis
    ]
    return {
        "jeu": exercice.jeu,
        "position": jeu.ecrire_etat(exercice.etat),
        "plis": plis,
        "demi_coups": exercice.demi_coups,
    }


def lire_exercice_donne(champs: Champs) -> Exercice:
    """Read what ``ecrire_exercice_donne`` writes, which may be anybody's; ``Faute`` for what is no exercise."""
    if "jeu" not in champs:
        exercices = lire_jouables(champs.texte("exercice", LIGNE_MAX))
        if len(exercices) != 1:
            raise Faute("{nombre} exercices : attendu un seul", nombre=len(exercices))
        return exercices[0]
    jeu = lire_jeu(champs.texte("jeu", NOM_MAX))
    if type(jeu) not in SOLVEURS:
        connus = ", ".join(sorted(resolu.nom for resolu in SOLVEURS))
        raise Faute("exercice de {jeu} : attendu {connus}", jeu=jeu.nom, connus=connus)
    etat = jeu.lire_etat(champs.texte("position", LIGNE_MAX))
    plis = tuple(_lire_pli(jeu, Champs(objet)) for objet in champs.liste("plis", PLIS_MAX))
    distance = champs.entier("demi_coups", 0, 1 << 10)
    genre = GenreExercice.SEUL_GAGNANT
    exercice = Exercice(jeu.specification, etat, genre, plis, 1, 0, (), "seance", "solveur", demi_coups=distance)
    if not se_joue(exercice):
        raise Faute("ce n'est pas un exercice : attendu des coups que la position permet")
    return exercice


def _lire_pli(jeu: Jeu, champs: Champs) -> Pli:
    acceptes = tuple(map(jeu.lire_coup, champs.textes("acceptes", PLIS_MAX, NOM_MAX)))
    reponse, seconde = champs.texte("reponse", NOM_MAX), champs.entier("seconde", -1, 1)
    champs.finir()
    return Pli(acceptes, jeu.lire_coup(reponse) if reponse else None, seconde)
