"""What the root of an SGF tells of its game: who played, when, where, with what result."""

from __future__ import annotations

import re
from typing import Final

from ecosysteme.formats.enregistrement import Entete, lire_date
from ecosysteme.formats.sgf.syntaxe import NoeudSgf, texte_de
from ecosysteme.jeu import SECOND, EtatQuelconque, JeuQuelconque
from ecosysteme.jeux.othello import Othello

CHAMPS: Final = {
    "PB": "noir",
    "PW": "blanc",
    "DT": "date",
    "EV": "evenement",
    "RO": "ronde",
    "PC": "lieu",
    "BR": "cote_noir",
    "WR": "cote_blanc",
    "GC": "commentaire",
}
AUTRES: Final = "OTX"  # of this program alone: what a header of another format said
RESULTAT: Final = re.compile(r"([BW])\+(\d+)(?:\.0+)?", re.IGNORECASE)
DECISION: Final = re.compile(r"([BW])\+(|R|Resign|T|Time|F|Forfeit)", re.IGNORECASE)
NULLES: Final = ("0", "draw", "b+0", "w+0")
COMPOSEE: Final = re.compile(r"([^\\:]*+(?:\\.[^\\:]*+)*+):(.*)", re.DOTALL)


def lire_entete(racine: NoeudSgf, jeu: JeuQuelconque, depart: EtatQuelconque) -> Entete:
    """Take from the root what tells of the game; a result that is neither a difference nor a winner stays there."""
    lues = {champ: racine.texte(nom) for nom, champ in CHAMPS.items()}
    lues["date"] = lire_date(lues["date"])
    lues["cadence"] = racine.texte("TM") or racine.texte("OT")
    ecart, resultat = None, racine.texte("RE").strip()
    if isinstance(jeu, Othello):
        if lu := RESULTAT.fullmatch(resultat):
            ecart = int(lu[2][:4]) if lu[1].upper() == "B" else -int(lu[2][:4])
            if depart.trait == SECOND and racine.texte("AP").lower().startswith("edax"):
                ecart = -ecart
        elif resultat.lower() in NULLES:
            ecart = 0
    autres = [COMPOSEE.fullmatch(valeur) for valeur in racine.proprietes.get(AUTRES, ())]
    decision = DECISION.fullmatch(resultat)
    return Entete(
        **lues,
        ecart=ecart,
        decision=f"{decision[1]}+{decision[2][:1]}".upper() if decision else "",
        autres=tuple((texte_de(lue[1]), texte_de(lue[2])) for lue in autres if lue is not None),
    )


def resultat_compris(texte: str) -> bool:
    """Tell whether the header holds all that ``RE`` says."""
    resultat = texte.strip().lower()
    return bool(DECISION.fullmatch(resultat) or RESULTAT.fullmatch(resultat)) or resultat in (*NULLES, "", "?")
