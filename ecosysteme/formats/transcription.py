"""The moves of a game in a row: ``f5d6c3…``, passes usually left out.

People write them in capitals or not, with numbers (``1. f5 d6 2. c3``), with hyphens (``f5-d6``), with passes (``PA``,
``ps``, ``pass``, ``--``), with what they think of them (``c3?!``), with a result at the end (``40-24``, ``*``). Zebra
writes Black's moves in capitals and White's in small letters, which is checked. Others write the row before the column,
``5f 6d``, or both in figures, ``56 64``, as in WTHOR.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import Meneur, PartieCompacte, cases_de, ecart_de
from ecosysteme.formats.reprise import partielle
from ecosysteme.formats.texte import lignes, verifier_nombre
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.jeux.bits_othello import CASES
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie

UNE_PARTIE: Final = 4_000  # characters: what is longer is several games, one a line
# White space, move numbers ("12.", "3...", "4)") and hyphens; the ways to write a pass, and a move; what people think
# of a move that stands alone: in a row without spaces, "??" is where moves are missing.
# A possessive repeat remembers no place to go back to, of which a long text would have millions.
IGNORE: Final = re.compile(r"(?:\s+|\d+\s*[.)]+|\.{3}|…|(?<!\S)-(?!\S)|(?<=\S)--(?=\S)|-(?!-)|[–—,;])++")
PASSE: Final = re.compile(r"PASSE|PASS|PA|PS|@@@@|@@|--", re.IGNORECASE)
COUP: Final = re.compile(r"[a-j](?:10|[1-9])", re.IGNORECASE)
GLYPHE: Final = re.compile(r"(?<![^\s.)…–—-])(?P<coup>[a-h][1-8])(?P<glyphe>[!?]{1,2})(?!\S)", re.IGNORECASE)
# The other ways to name a square, and how each becomes the usual one.
AUTREMENT: Final = (
    (re.compile(r"[1-8][a-h]", re.IGNORECASE), lambda nom: nom[1] + nom[0]),
    (re.compile(r"[1-8]{2}(?![.)])"), lambda nom: "abcdefgh"[int(nom[1]) - 1] + nom[0]),
)
RANGEE: Final = re.compile(r"(?:[a-h][1-8])+", re.IGNORECASE)
FAUTIF: Final = re.compile(r"[^\w\s]+|\w+|.", re.DOTALL)  # what is underlined where no move is
COMMENTAIRE: Final = re.compile(r"[#%].*")
QUEUE: Final = 40  # characters behind the moves in which a result is looked for
SCORE: Final = re.compile(r"[\s(\[]*(?<![\d/])(\d{1,2})\s*[-:–]\s*(\d{1,2})[\s)\]]*$")
FIN: Final = re.compile(r"(?:\s*(?:\*|=|1-0|0-1|½-½|1/2-1/2|0\.5-0\.5|[+-]\d{1,2}))+\s*$")


def lire_transcription(texte: str, taille: int = TAILLE_STANDARD) -> Partie[EtatOthello, Position]:
    """Replay a transcript from the starting position of a board of ``taille`` squares a side.

    Upper or lower case; white space, move numbers and passes (``PA``, ``pass``, ``--``) are skipped, since passes play
    themselves. Raises ``ValueError`` naming the first thing that is no move, or no legal one.
    """
    partie = Partie(Othello(taille))
    passe = False  # whether a pass is still to be told
    for mot in _mots(texte):
        try:
            if mot.nom is not None:
                partie.jouer(partie.jeu.lire_coup(mot.nom))
                passe = partie.historique[-1].coup is None
            elif passe:
                passe = False
            elif not partie.terminee:
                coup = partie.jeu.ecrire_coup(partie.jeu.coups_legaux(partie.etat)[0])
                raise Faute("passe impossible : {coup} se joue", coup=coup)
        except ValueError as erreur:
            raise mot.faute(partie.nb_coups, erreur) from None
    return partie


@dataclass(frozen=True, slots=True)
class CoupEcrit:
    """A move as it is written, and where; without a name, a pass."""

    nom: str | None
    debut: int
    fin: int

    def faute(self, joues: int, erreur: ValueError) -> Faute:
        """Say what is wrong with it, after so many moves."""
        return Faute("coup {rang}, {coup} : {erreur}", rang=joues + 1, coup=self.nom or "passe", erreur=erreur)


class Inconnu(Faute):
    """What is no move, and where it is."""

    place: tuple[int, int] = (0, 0)


def _mots(texte: str, ecriture: re.Pattern[str] = COUP) -> Iterator[CoupEcrit]:
    """Yield the moves and the passes; ``Inconnu`` at the first thing that is neither."""
    place = nombre = 0
    while place < len(texte):
        if ignore := IGNORE.match(texte, place):
            place = ignore.end()
        elif lu := PASSE.match(texte, place):
            yield CoupEcrit(None, place, lu.end())
            place = lu.end()
        elif lu := ecriture.match(texte, place):
            yield CoupEcrit(lu.group(), place, lu.end())
            nombre += 1
            place = lu.end()
        else:
            raise _inconnu(texte, place, nombre)


def _inconnu(texte: str, place: int, nombre: int) -> Inconnu:
    """Made apart: a function that keeps what it raises is kept by it in turn, with all that it reads."""
    joues = Message("{nombre} coups" if nombre > 1 else "{nombre} coup", nombre=nombre)
    faute = Inconnu(
        "{reste!r} n'est pas un coup, après {joues} : attendu par exemple f5",
        reste=texte[place : place + 8],
        joues=joues,
    )
    fautif = FAUTIF.match(texte, place)
    faute.place = place, fautif.end() if fautif else place + 1
    return faute


def lire_transcriptions(texte: str, depart: EtatOthello | None = None) -> list[Enregistrement]:
    """Read one game, on a line or on several, or a game a line; what follows ``#`` or ``%`` is a comment.

    They begin at ``depart``, by default at the usual start. Raises ``ValueError`` naming the first thing that is no
    move or no legal one, or a move whose case is not that of its side.
    """
    if len(texte) <= UNE_PARTIE:
        try:
            return [_lire_une(texte, depart)]
        except ValueError:
            if sum(1 for _ in _lignes(texte)) < 2:
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
    if len(texte) > UNE_PARTIE and (nombre := len(COMMENTAIRE.sub("", texte))) > UNE_PARTIE:
        raise Faute("partie de {nombre} caractères : attendu {limite} au plus", nombre=nombre, limite=UNE_PARTIE)
    if RANGEE.fullmatch(texte):
        with suppress(ValueError):  # which is said below, with its place
            noms = [texte[rang : rang + 2] for rang in range(0, len(texte), 2)]
            return Enregistrement(_compacte(noms, cases_de(noms), depart))
    suivie = suivre(texte, depart)
    if suivie.faute is None:
        return suivie.enregistrement
    for ecriture, nommer in AUTREMENT:
        with suppress(ValueError):
            return _autrement(texte, depart, ecriture, nommer)
    if suivie.enregistrement.nb_coups:
        raise partielle(suivie.faute, [suivie.enregistrement], texte, suivie.place)
    try:
        raise suivie.faute
    finally:
        del suivie  # the fault keeps what is here, and must not be kept by it


@dataclass(frozen=True, slots=True)
class Suivie:
    """What was played of a text, from a place of it: all of it, or up to a fault that is somewhere."""

    enregistrement: Enregistrement
    faute: Faute | None = None
    place: tuple[int, int] = (0, 0)


def suivre(texte: str, depart: EtatOthello | None) -> Suivie:
    """Play the moves of ``texte`` as long as they are moves and can be played."""
    commentaire = " ".join(trouve[1:].strip() for trouve in COMMENTAIRE.findall(texte))
    coups, ecart = _separer_le_resultat(GLYPHE.sub(_taire, sans_commentaires(texte)))
    entete = Entete(ecart=ecart, commentaire=commentaire)
    meneur, mots = Meneur(depart), list[CoupEcrit]()
    faute: Faute | None = None
    place = (0, 0)
    try:
        for mot in _mots(coups):
            try:
                meneur.jouer(None if mot.nom is None else cases_de([mot.nom])[0])
            except ValueError as erreur:
                faute, place = mot.faute(len(meneur.cases), erreur), (mot.debut, mot.fin)
                break
            mots += [mot] if mot.nom else []
    except Inconnu as inconnu:
        faute, place = inconnu, inconnu.place
    if faute is None and not mots:
        faute = Faute("aucun coup : attendu par exemple f5d6c3")
    compacte = PartieCompacte(bytes(meneur.cases), depart)
    noms = [mot.nom or "" for mot in mots]
    if (rang := _mauvaise_casse(noms, compacte)) is not None:
        faute, place = _dire_la_casse(noms[rang], compacte, rang), (mots[rang].debut, mots[rang].fin)
        compacte = PartieCompacte(compacte.cases[:rang], depart)
    return Suivie(Enregistrement(compacte, entete), faute, place)


def sans_commentaires(texte: str) -> str:
    """Put blanks where comments are."""
    return COMMENTAIRE.sub(lambda trouve: " " * len(trouve.group()), texte)


def _taire(juge: re.Match[str]) -> str:
    return juge["coup"] + " " * len(juge["glyphe"])


def _autrement(
    texte: str, depart: EtatOthello | None, ecriture: re.Pattern[str], nommer: Callable[[str], str]
) -> Enregistrement:
    """Read moves that are named in another way, two at least; ``ValueError`` for the first that is wrong."""
    coups, ecart = _separer_le_resultat(texte)
    meneur = Meneur(depart)
    for mot in _mots(coups, ecriture):
        meneur.jouer(None if mot.nom is None else cases_de([nommer(mot.nom.lower())])[0])
    if len(meneur.cases) < 2:
        raise Faute("aucun coup : attendu par exemple f5d6c3")
    return Enregistrement(PartieCompacte(bytes(meneur.cases), depart), Entete(ecart=ecart))


def _separer_le_resultat(texte: str) -> tuple[str, int | None]:
    """Return the moves, and Black's discs minus White's when the score is written behind them.

    A score counts all the squares, or all the discs: a date does not.
    """
    texte = texte.rstrip()
    queue = max(len(texte) - QUEUE, 0)
    score = SCORE.search(texte, queue)
    if score is not None and int(score[1]) + int(score[2]) in (CASES, 4 + len(COUP.findall(texte, 0, score.start()))):
        return texte[: score.start()], ecart_de(int(score[1]), int(score[2]))
    fin = FIN.search(texte, queue)
    return texte[: fin.start()] if fin else texte, None


def _compacte(noms: Sequence[str], cases: bytes, depart: EtatOthello | None) -> PartieCompacte:
    compacte = PartieCompacte(cases, depart)
    if (rang := _mauvaise_casse(noms, compacte)) is not None:
        raise _dire_la_casse(noms[rang], compacte, rang)
    return compacte


def _mauvaise_casse(noms: Sequence[str], compacte: PartieCompacte) -> int | None:
    """Hold the case of the moves, where one camp has capitals, against the turns; return the first that it belies.

    One capital alone, as telephones put it at the head, says nothing.
    """
    capitales = sum(nom[0].isupper() for nom in noms)
    if min(capitales, len(noms) - capitales) < 2:
        return None
    camps = compacte.camps()
    premier_en_capitales = noms[0][0].isupper() == (camps[0] == PREMIER)
    for rang, (nom, camp) in enumerate(zip(noms, camps, strict=True)):
        if nom[0].isupper() != ((camp == PREMIER) == premier_en_capitales):
            return rang
    return None


def _dire_la_casse(nom: str, compacte: PartieCompacte, rang: int) -> Faute:
    camp = compacte.camps()[rang]
    return Faute(
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
        compacte = enregistrement.compacte()
        if compacte.depart is not None:
            raise Faute("une transcription part de la position initiale : cette partie commence ailleurs")
        lignes.append(compacte.transcription)
    return "".join(f"{ligne}\n" for ligne in lignes)
