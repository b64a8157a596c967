"""The text that Sensei saves: the moves, then ``Round:``, ``Black:``, ``White:``… a line each."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import Enregistrement, lire_date, verifier_score
from ecosysteme.formats.transcription import lire_transcriptions

CHAMPS: Final = {
    "round": "ronde",
    "black": "noir",
    "white": "blanc",
    "tournament": "evenement",
    "year": "date",
    "black disks": "noirs",
    "white disks": "blancs",
    "notes": "commentaire",
}
NOMBRE: Final = re.compile(r"\d{1,3}", re.ASCII)  # of discs
LONGUEUR: Final = 200_000  # characters of a text, which holds one game
LIGNE: Final = re.compile(rf"\s*({'|'.join(CHAMPS)})\s*:(.*)", re.IGNORECASE)


def lire_sensei(texte: str) -> list[Enregistrement]:
    """Read the game of a text; ``ValueError`` when no line of it names a field, or for its first wrong move."""
    if len(texte) > LONGUEUR:
        raise Faute("plus de {limite} caractères", limite=LONGUEUR)
    lignes = texte.splitlines()
    debut = next((rang for rang, ligne in enumerate(lignes) if LIGNE.match(ligne)), None)
    if debut is None:
        raise Faute("texte qui n'est pas de Sensei : attendu une ligne comme Black: ou Tournament:")
    champs: dict[str, str] = {}
    courant, notes = "", list[str]()
    for numero, ligne in enumerate(lignes[debut:], start=debut + 1):
        if lu := LIGNE.match(ligne):
            courant = CHAMPS[lu[1].lower()]
            champs[courant] = lu[2].strip()
        elif courant == "commentaire":  # the notes go down to the end
            notes.append(ligne)
        elif ligne.strip():
            raise Faute("ligne {numero} : {ligne!r} : attendu un champ comme Black:", numero=numero, ligne=ligne[:40])
    champs["commentaire"] = "\n".join((champs.get("commentaire", ""), *notes))
    (lue,) = lire_transcriptions(" ".join(lignes[:debut]))
    pions = [champs.pop(nom, "") for nom in ("noirs", "blancs")]
    noirs, blancs = (int(pion) if NOMBRE.fullmatch(pion) else 0 for pion in pions)
    ecart, impossible = verifier_score(noirs, blancs) if noirs or blancs else (None, "")
    champs = {champ: valeur.strip() for champ, valeur in champs.items()}
    entete = Entete(**champs, ecart=ecart, impossible=impossible, autres=())
    return [Enregistrement(lue.compacte(), replace(entete, date=lire_date(entete.date)))]
