"""The games of Othello Quest: JSON, moves ``{"t": milliseconds, "m": "f5"}``, a pass being ``"-"``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import Enregistrement, lire_date
from ecosysteme.formats.partie_compacte import Detail, PartieCompacte, cases_de

PASSE: Final = "-"
COUPS_MAX: Final = 1_000  # moves and passes of a game
UN_JOUR: Final = 86_400_000  # milliseconds
CADENCES: Final = {"reversi": "5 min", "reversi1": "1 min", "reversix": "XOT"}


def lire_quest(objet: Any) -> Enregistrement:
    """Read what the site gives of a game, or its first argument when it is a message of the site.

    Raises ``ValueError`` for another object, and for a move that is no square or illegal.
    """
    donnees = objet
    if isinstance(objet, Mapping) and isinstance(objet.get("args"), list) and objet["args"]:
        donnees = objet["args"][0]
    try:
        dits = donnees["position"]["moves"][:COUPS_MAX]
        coups = [(str(coup["m"])[:COUPS_MAX], coup.get("t", 0)) for coup in dits]
        joueurs = [{**joueur} for joueur in donnees["players"][:2]]
    except (TypeError, KeyError, AttributeError, ValueError):
        raise Faute("JSON qui n'est pas une partie d'Othello Quest : attendu players et position.moves") from None
    joues = [(nom, _secondes(millisecondes)) for nom, millisecondes in coups if nom != PASSE]
    try:
        details = {rang: Detail(secondes) for rang, (_, secondes) in enumerate(joues) if secondes}
        compacte = PartieCompacte(cases_de([nom for nom, _ in joues]), details=details)
    except ValueError as erreur:
        raise Faute("Othello Quest, {erreur}", erreur=erreur) from None
    noms = [_texte(joueur.get("name", joueur.get("id"))) for joueur in (*joueurs, {}, {})]
    cotes = [_texte(joueur.get("oldR")) for joueur in (*joueurs, {}, {})]
    genre = _texte(donnees.get("gtype"))
    return Enregistrement(
        compacte,
        Entete(
            noir=noms[0],
            blanc=noms[1],
            date=lire_date(_texte(donnees.get("created"))),
            lieu="Othello Quest",
            cadence=CADENCES.get(genre, genre),
            cote_noir=cotes[0],
            cote_blanc=cotes[1],
        ),
    )


def _secondes(millisecondes: object) -> float:
    if isinstance(millisecondes, int | float) and 0 <= millisecondes < UN_JOUR:
        return millisecondes / 1000
    return 0.0


def _texte(valeur: object) -> str:
    """Return a text, or a number in figures; nothing for anything else."""
    if isinstance(valeur, float) and valeur.is_integer():
        valeur = int(valeur)
    return str(valeur) if isinstance(valeur, str | int | float) else ""
