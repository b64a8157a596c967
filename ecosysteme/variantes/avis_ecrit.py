"""What an evaluation says besides its value, as text, for the journal and SGF: JSON, tied to the move it is about.

Its keys are ``perte``, ``exact``, ``distance``, ``meilleurs``, ``profondeur``, ``moteur``, ``noeuds``, ``regards``,
each left out where there is nothing to say, and ``cle``: a digest of the game, the position, the move, its value and
the rest of the text. A program that moves a text to another move, or changes one of them, leaves a text that is read as
nothing; a key of a later version changes nothing else.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.lecture import lire_json
from ecosysteme.variantes.evaluation import Evaluation, Juge

LONGUEUR: Final = 10_000  # characters, far more than the moves of any position take
OCTETS_CLE: Final = 8


def ecrire_avis(jeu: Jeu, avant: EtatQuelconque, coup: CoupQuelconque, evaluation: Evaluation | None) -> str:
    """Write what is known of ``coup``, played in ``avant``, besides its value; nothing when that is all."""
    if evaluation is None or evaluation == Evaluation(evaluation.valeur):
        return ""
    juge = evaluation.juge or Juge("")
    champs: dict[str, Any] = {
        "perte": evaluation.perte,
        "exact": evaluation.exact or None,
        "distance": evaluation.distance,
        "meilleurs": [jeu.ecrire_coup(meilleur) for meilleur in evaluation.meilleurs] or None,
        "profondeur": evaluation.profondeur or None,
        "moteur": None if evaluation.juge is None else juge.moteur,
        "noeuds": juge.noeuds or None,
        "regards": juge.regards if juge.regards > 1 else None,
    }
    dits = {nom: champ for nom, champ in champs.items() if champ is not None}
    return _en_texte({**dits, "cle": _cle(jeu, avant, coup, evaluation.valeur, dits)})


def lire_avis(
    jeu: Jeu, avant: EtatQuelconque, coup: CoupQuelconque, valeur: float | None, texte: str
) -> Evaluation | None:
    """Return what ``texte`` says of ``coup``, played in ``avant`` and worth ``valeur``.

    Where it is not about them, or makes no sense, only the value is left; ``None`` when that is none either.
    """
    dite = Evaluation.dite(valeur)
    if dite is None or not texte or len(texte) > LONGUEUR:
        return dite
    try:
        champs = lire_json(texte)
        cle = champs.pop("cle")
        if cle == _cle(jeu, avant, coup, dite.valeur, champs):
            return _evaluation(jeu, avant, coup, dite.valeur, champs)
    except (ValueError, TypeError, LookupError, AttributeError):
        pass  # somebody's hand, a damage, or what is no object of JSON
    return dite


def _evaluation(
    jeu: Jeu, avant: EtatQuelconque, coup: CoupQuelconque, valeur: float, champs: dict[str, Any]
) -> Evaluation:
    """Make the evaluation of an object whose digest fits; any error when it contradicts itself."""
    nombres = {nom: champs.get(nom) for nom in ("perte", "distance", "profondeur", "noeuds", "regards")}
    moteur, exact, noms = champs.get("moteur"), champs.get("exact", False), champs.get("meilleurs", [])
    if not all(nombre is None or type(nombre) is int for nombre in nombres.values()):
        raise LookupError(nombres)
    if type(exact) is not bool or not isinstance(moteur, str | None) or not isinstance(noms, list):
        raise LookupError(champs)
    meilleurs, legaux = tuple(map(jeu.lire_coup, noms)), jeu.coups_legaux(avant)
    if not set(meilleurs) <= set(legaux):
        raise LookupError(noms)
    perte = nombres["perte"]
    juge = None if moteur is None else Juge(moteur, nombres["noeuds"] or 0, nombres["regards"] or 1)
    if juge is not None and perte is not None and (perte == 0) != (coup in meilleurs):
        raise LookupError(perte)
    return Evaluation(valeur, perte, exact, nombres["distance"], meilleurs, nombres["profondeur"] or 0, juge)


def _cle(jeu: Jeu, avant: EtatQuelconque, coup: CoupQuelconque, valeur: float, champs: dict[str, Any]) -> str:
    quoi = [jeu.specification, jeu.ecrire_etat(avant), jeu.ecrire_coup(coup), repr(float(valeur)), _en_texte(champs)]
    return blake2b("\n".join(quoi).encode(errors="replace"), digest_size=OCTETS_CLE).hexdigest()


def _en_texte(champs: dict[str, Any]) -> str:
    return json.dumps(champs, separators=(",", ":"), sort_keys=True)
