"""What is known of a game besides its players and its moves, as one text: these have columns of their own."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, Final

from ecosysteme.entete import SANS_ENTETE, Entete, Participant
from ecosysteme.journal.lignes import lisible
from ecosysteme.pendules import Pendules, lire_pendules

CHAMPS: Final = tuple(champ.name for champ in fields(Entete) if champ.name not in ("noir", "blanc"))
PENDULES, DECIDEE_EN = "pendules", "decidee_en"
TEXTES: Final = tuple(nom for nom in CHAMPS if nom not in ("ecart", "autres"))


def ecrire_entete(entete: Entete, pendules: Pendules | None = None, decidee_en: int | None = None) -> str:
    """Write as JSON what ``entete`` says, the clocks, and where the game was decided; nothing when that is nothing."""
    dits = {nom: getattr(entete, nom) for nom in CHAMPS if getattr(entete, nom) != getattr(SANS_ENTETE, nom)}
    if pendules is not None:
        dits[PENDULES] = pendules.ecrire()
    if decidee_en is not None:
        dits[DECIDEE_EN] = decidee_en
    return lisible(json.dumps(dits, ensure_ascii=False)) if dits else ""


def lire_entete(texte: object, joueurs: tuple[Participant, Participant]) -> Entete:
    """Return the header of ``joueurs`` that ``ecrire_entete`` wrote; of a damaged one, who played.

    >>> lire_entete('{"date": "2004-12-01", "ecart": -8}', ("Ada", "Grace")).ecart
    -8
    """
    noir, blanc = joueurs
    try:
        dits = {nom: dit for nom, dit in _dits(texte).items() if nom not in (PENDULES, DECIDEE_EN)}
        autres = tuple((str(nom), str(valeur)) for nom, valeur in dits.pop("autres", ()))
        ecart = dits.pop("ecart", None)
        if not set(dits) <= set(TEXTES) or not all(isinstance(dit, str) for dit in dits.values()):
            raise ValueError
        if not (ecart is None or type(ecart) is int):
            raise ValueError
        return Entete(noir, blanc, ecart=ecart, autres=autres, **dits)
    except (ValueError, TypeError, AttributeError, RecursionError):
        return Entete(noir, blanc)


def lire_marche(texte: object) -> tuple[Pendules | None, int | None]:
    """Return the clocks and the number of the node of the decision that ``ecrire_entete`` wrote, if it did.

    >>> lire_marche('{"decidee_en": 12}')
    (None, 12)
    """
    try:
        dits = _dits(texte)
        pendules = lire_pendules(dits[PENDULES]) if isinstance(dits.get(PENDULES), str) else None
        decidee = dits.get(DECIDEE_EN)
        return pendules, decidee if type(decidee) is int else None
    except (ValueError, AttributeError, RecursionError):
        return None, None


def _dits(texte: object) -> dict[str, Any]:
    lus = json.loads(texte) if isinstance(texte, str) and texte else {}
    if not isinstance(lus, dict):
        raise ValueError
    return lus
