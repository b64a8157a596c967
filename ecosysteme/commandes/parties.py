"""The game of any kind that a command is given: moves on the line, a file of them, or a position of Othello."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.fichiers import lire_fichier, lire_texte
from ecosysteme.formats.position import CASES, lire_position
from ecosysteme.formats.reconnaitre import Lecture, reconnaitre, reconnaitre_fichier
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie

AIDE_PARTIE: Final = "Coups de la partie (f5d6c3…, 4455, b2a1, a2b1 selon le jeu), ou fichier qui les contient."
# A move of any of the games but Othello: a column, a square, or a heap and a number.
MOTIF_COUP: Final = re.compile(r"\s*([a-j]\d{1,2}|\d)", re.IGNORECASE)
# A position is 64 squares and the side to move: no transcript is so long without a figure.
MOTIF_POSITION: Final = re.compile(rf"\s*(?:[^\d\s]\s*){{{CASES + 1}}}")
# A folder, or an extension; not the "1.f5" of a numbered move.
NOM_DE_FICHIER: Final = re.compile(r"[/\\]|\.[a-z]{2}\w*$", re.IGNORECASE)


def lire_partie(texte: str, jeu: Jeu) -> Partie:
    """Replay the moves of a game, or a file's, or begin one at a position of Othello.

    Raises ``ValueError`` naming the first thing that is no move, or no legal one.
    """
    contenu = lire_texte(texte, Message("les coups d'une partie")) if texte.strip() else None
    if contenu is None and Path(texte).suffix[1:].isalpha():  # not the "1.f5" of a numbered move
        raise Faute("le fichier {texte} n'existe pas", texte=texte)
    lu = texte if contenu is None else contenu
    if isinstance(jeu, Othello):
        return Partie(jeu, lire_position(lu)) if MOTIF_POSITION.fullmatch(lu) else lire_transcription(lu, jeu.taille)
    partie, reste = Partie(jeu), lu.strip()
    while reste:
        coup = MOTIF_COUP.match(reste)
        try:
            partie.jouer(jeu.lire_coup(coup[1] if coup else reste[:8]))
        except ValueError as erreur:
            raise Faute("coup {rang} : {erreur}", rang=partie.nb_coups + 1, erreur=erreur) from None
        reste = reste[coup.end() :].strip() if coup else ""
    return partie


def reconnaitre_argument(texte: str, attendu: Message) -> Lecture:
    """Read what a command is given: the file of that name if there is one, else the text itself, in any format.

    Nothing is guessed: what cannot be read strictly is refused. Raises ``ValueError`` saying why, or that the text,
    which looks like the name of a file, is none; ``attendu`` says what should stand instead of a folder.
    """
    octets = lire_fichier(texte, attendu)
    if octets is not None:
        if not octets or octets.isspace():
            raise Faute("le fichier {texte} ne contient aucune partie ni position", texte=texte)
        lecture = reconnaitre_fichier(Path(texte), octets)
    else:
        try:
            lecture = reconnaitre(texte)
        except ValueError:
            if NOM_DE_FICHIER.search(texte):
                raise Faute("le fichier {texte} n'existe pas", texte=texte) from None
            raise
    if lecture.raison is not None:
        raise Faute(lecture.raison)
    return lecture
