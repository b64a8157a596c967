"""The moves of a game in a row: ``f5d6c3…``, passes usually left out.

People write them in capitals or not, with numbers (``1. f5 d6 2. c3``), with hyphens (``f5-d6``), with passes (``PA``,
``ps``, ``pass``, ``--``), with a result at the end (``40-24``, ``*``). Zebra writes Black's moves in capitals and
White's in small letters, which is checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.enregistrement import Enregistrement, Entete
from ecosysteme.formats.recit import CASES, Recit, cases_de, ecart_de
from ecosysteme.formats.texte import lignes, verifier_nombre
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie

UNE_PARTIE: Final = 4_000  # characters: what is longer is several games, one a line
# White space, move numbers ("12.", "3...", "4)"), hyphens, and the ways to write a pass.
IGNORE: Final = re.compile(r"(?:\s+|\d+\s*[.)]+|\.{3}|…|PASSE|PASS|PA|PS|[-–—,;])+", re.IGNORECASE)
COUP: Final = re.compile(r"[a-j](?:10|[1-9])", re.IGNORECASE)
RANGEE: Final = re.compile(r"(?:[a-h][1-8])+", re.IGNORECASE)
COMMENTAIRE: Final = re.compile(r"[#%].*")
QUEUE: Final = 40  # characters behind the moves in which a result is looked for
SCORE: Final = re.compile(r"[\s(\[]*(\d{1,2})\s*[-:–/]\s*(\d{1,2})[\s)\]]*$")
FIN: Final = re.compile(r"(?:\s*(?:\*|=|1-0|0-1|½-½|1/2-1/2|0\.5-0\.5|[+-]\d{1,2}))+\s*$")


def lire_transcription(texte: str, taille: int = TAILLE_STANDARD) -> Partie[EtatOthello, Position]:
    """Replay a transcript from the starting position of a board of ``taille`` squares a side.

    Upper or lower case; white space, move numbers and passes (``PA``, ``pass``, ``--``) are skipped, since passes play
    themselves. Raises ``ValueError`` naming the first thing that is no move, or no legal one.
    """
    partie = Partie(Othello(taille))
    for coup in _coups(texte):
        try:
            partie.jouer(partie.jeu.lire_coup(coup))
        except ValueError as erreur:
            raise Faute("coup {rang}, {coup} : {erreur}", rang=partie.nb_coups + 1, coup=coup, erreur=erreur) from None
    return partie


def _coups(texte: str) -> Iterator[str]:
    """Yield the moves as they are written; ``ValueError`` for the first thing that is none."""
    place = nombre = 0
    while place < len(texte):
        if ignore := IGNORE.match(texte, place):
            place = ignore.end()
            continue
        coup = COUP.match(texte, place)
        if coup is None:
            joues = Message("{nombre} coups" if nombre > 1 else "{nombre} coup", nombre=nombre)
            raise Faute(
                "{reste!r} n'est pas un coup, après {joues} : attendu par exemple f5",
                reste=texte[place : place + 8],
                joues=joues,
            )
        yield coup.group()
        nombre += 1
        place = coup.end()


def lire_transcriptions(texte: str, depart: EtatOthello | None = None) -> list[Enregistrement]:
    """Read one game, on a line or on several, or a game a line; what follows ``#`` or ``%`` is a comment.

    They begin at ``depart``, by default at the usual start. Raises ``ValueError`` naming the first thing that is no
    move or no legal one, or a move whose case is not that of its side.
    """
    if len(texte) <= UNE_PARTIE:
        utiles = [ligne for _, ligne in _lignes(texte)]
        try:
            return [_lire_une("\n".join(utiles), depart)]
        except ValueError:
            if len(utiles) < 2:
                raise
    parties: list[Enregistrement] = []
    for numero, ligne in _lignes(texte):
        verifier_nombre(len(parties))
        try:
            parties.append(_lire_une(ligne, depart))
        except ValueError as erreur:
            raise Faute("ligne {numero} : {erreur}", numero=numero, erreur=erreur) from None
    if not parties:
        raise Faute("aucun coup : attendu par exemple f5d6c3")
    return parties


def _lignes(texte: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that hold more than a comment, with their numbers."""
    for numero, ligne in lignes(texte):
        if COMMENTAIRE.sub("", ligne).strip():
            yield numero, ligne


def _lire_une(texte: str, depart: EtatOthello | None) -> Enregistrement:
    if len(texte) <= UNE_PARTIE and RANGEE.fullmatch(texte):
        return _enregistrer([texte[rang : rang + 2] for rang in range(0, len(texte), 2)], depart, Entete())
    commentaire = " ".join(trouve[1:].strip() for trouve in COMMENTAIRE.findall(texte))
    dits = COMMENTAIRE.sub("", texte)
    if len(dits) > UNE_PARTIE:
        raise Faute("partie de {nombre} caractères : attendu {limite} au plus", nombre=len(dits), limite=UNE_PARTIE)
    coups, ecart = _separer_le_resultat(dits)
    return _enregistrer(list(_coups(coups)), depart, Entete(ecart=ecart, commentaire=commentaire))


def _separer_le_resultat(texte: str) -> tuple[str, int | None]:
    """Return the moves, and Black's discs minus White's when the score is written behind them."""
    texte = texte.rstrip()
    queue = max(len(texte) - QUEUE, 0)
    score = SCORE.search(texte, queue)
    if score is not None and 2 < int(score[1]) + int(score[2]) <= CASES:
        return texte[: score.start()], ecart_de(int(score[1]), int(score[2]))
    fin = FIN.search(texte, queue)
    return texte[: fin.start()] if fin else texte, None


def _enregistrer(noms: Sequence[str], depart: EtatOthello | None, entete: Entete) -> Enregistrement:
    if not noms:
        raise Faute("aucun coup : attendu par exemple f5d6c3")
    recit = Recit(cases_de(noms), depart)
    _verifier_la_casse(noms, recit)
    return Enregistrement(recit, entete)


def _verifier_la_casse(noms: Sequence[str], recit: Recit) -> None:
    """Hold Zebra's case against the turns; one capital alone, as telephones put it at the head, says nothing."""
    capitales = sum(nom[0].isupper() for nom in noms)
    if min(capitales, len(noms) - capitales) < 2:
        return
    for rang, (nom, camp) in enumerate(zip(noms, recit.camps(), strict=True)):
        if nom[0].isupper() != (camp == PREMIER):
            raise Faute(
                "coup {rang}, {coup} : la casse est celle d'un coup de {ecrit}, le trait est à {trait}",
                rang=rang + 1,
                coup=nom,
                ecrit=_nom_de_l_autre(camp),
                trait=Othello.noms_camps[camp - 1],
            )


def _nom_de_l_autre(camp: Camp) -> str:
    return Othello.noms_camps[2 - camp]


def ecrire_transcriptions(enregistrements: Sequence[Enregistrement]) -> str:
    """Write a game a line, nothing but its moves.

    Raises ``ValueError`` for another game than Othello on 8 by 8 squares, and for one that begins elsewhere.
    """
    lignes = []
    for enregistrement in enregistrements:
        recit = enregistrement.recit()
        if recit.depart is not None:
            raise Faute("une transcription part de la position initiale : cette partie commence ailleurs")
        lignes.append(recit.transcription)
    return "".join(f"{ligne}\n" for ligne in lignes)
