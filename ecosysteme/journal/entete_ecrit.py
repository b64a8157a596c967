"""What the header of a game says besides its players, as one text: these have columns of their own."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Final

from ecosysteme.entete import SANS_ENTETE, Entete, Participant
from ecosysteme.journal.lignes import lisible

CHAMPS: Final = tuple(champ.name for champ in fields(Entete) if champ.name not in ("noir", "blanc"))
TEXTES: Final = tuple(nom for nom in CHAMPS if nom not in ("ecart", "autres"))


def ecrire_entete(entete: Entete) -> str:
    """Write as JSON what ``entete`` says; nothing when that is nothing."""
    dits = {nom: getattr(entete, nom) for nom in CHAMPS if getattr(entete, nom) != getattr(SANS_ENTETE, nom)}
    return lisible(json.dumps(dits, ensure_ascii=False)) if dits else ""


def lire_entete(texte: object, joueurs: tuple[Participant, Participant]) -> Entete:
    """Return the header of ``joueurs`` that ``ecrire_entete`` wrote; of a damaged one, who played.

    >>> lire_entete('{"date": "2004-12-01", "ecart": -8}', ("Ada", "Grace")).ecart
    -8
    """
    noir, blanc = joueurs
    try:
        dits = json.loads(texte) if isinstance(texte, str) and texte else {}
        autres = tuple((str(nom), str(valeur)) for nom, valeur in dits.pop("autres", ()))
        ecart = dits.pop("ecart", None)
        if not set(dits) <= set(TEXTES) or not all(isinstance(dit, str) for dit in dits.values()):
            raise ValueError
        if not (ecart is None or type(ecart) is int):
            raise ValueError
        return Entete(noir, blanc, ecart=ecart, autres=autres, **dits)
    except (ValueError, TypeError, AttributeError, RecursionError):
        return Entete(noir, blanc)
