"""Which format a text or a file is in, and the games or the positions that it holds.

The formats that have a structure (SGF, GGF, PGN, JSON) are recognised by it, the others by what they look like, and
each that the text may be in reads it strictly, until one can. When none can, the first of them keeps what is whole:
each game down to its first fault. Only a text without a structure is then looked through for a transcript. What is left
aside is listed with its place: nothing is guessed in silence, and a square that is no move is never played.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from pathlib import Path
from threading import Event
from typing import Final

from ecosysteme.arret import verifier_arret
from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.fautes import Faute, Message, decrire
from ecosysteme.formats.bitboards import lectures_bitboards
from ecosysteme.formats.diagramme import lire_diagramme, rangees
from ecosysteme.formats.egaroucid import lire_egaroucid
from ecosysteme.formats.enregistrement import Enregistrement, remarques_de
from ecosysteme.formats.ggf import decouper_ggf, lire_parties_ggf
from ecosysteme.formats.obf import PositionNotee, PositionsLues, lire_obf
from ecosysteme.formats.pgn import decouper_pgn, lire_pgn
from ecosysteme.formats.position import FEN, lectures, lire_fen
from ecosysteme.formats.position import SIGNES as SIGNES_DE_POSITION
from ecosysteme.formats.quest import lire_quest
from ecosysteme.formats.reprise import Ignore, Partielle
from ecosysteme.formats.sensei import LIGNE, lire_sensei
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.formats.sgf.syntaxe import decouper, encodage_annonce, premier_noeud
from ecosysteme.formats.texte import Irrecevable, decoder, est_binaire, sans_citation, verifier_nombre, verifier_signes
from ecosysteme.formats.transcription import lire_transcriptions
from ecosysteme.formats.transcription_tolerante import AVANT, lire_souple
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.lecture import lire_json, lire_octets

LIMITE: Final = 64 * 1024 * 1024  # bytes or characters
MARQUE: Final = "\ufeff"  # what begins a text and is none of it
SQLITE: Final = b"SQLite format 3\0"
JSON_MAX: Final = 16 * 1024 * 1024  # characters: its objects are made all at once, twenty times their text at the worst
MOITIE: Final = re.compile(r"\\u[dD][89a-fA-F]")  # how JSON may write half of a sign
FORMATS: Final = {
    "transcription": Message("transcription"),
    "plateau": Message("plateau de 64 cases"),
    "diagramme": Message("diagramme dont les cases sont numérotées"),
    "bitboards": Message("plateau en deux nombres"),
    "fen": Message("position FEN"),
    "obf": Message("positions OBF"),
    "script": Message("positions, une par ligne"),
    "sgf": Message("SGF"),
    "ggf": Message("GGF"),
    "pgn": Message("PGN"),
    "quest": Message("Othello Quest"),
    "egaroucid": Message("Egaroucid"),
    "sensei": Message("Sensei"),
    "wthor": Message("WTHOR"),
    "texte": Message("transcription avant la première faute"),
}
TRANSCRIPTION: Final = "transcription"
ACCEPTES: Final = Message("attendu une transcription (f5d6c3…), un plateau ou une partie (formats : voir le guide)")
# Where a structure begins: a node of SGF or GGF, a tag of PGN, an object of JSON.
NOEUD: Final = re.compile(r"\(\s*;\s*[A-Za-z]+\s*\[|\(\s*[A-Z]{2}\[|;\s*(?:[BW]|Black|White)\s*\[")
ETIQUETTE: Final = re.compile(r"^[ \t]*\[\s*\w+\s+\"", re.MULTILINE)
ACCOLADE: Final = re.compile(r"\s*(?:\{|\[\s*\{)")
CASE: Final = re.compile(r"[a-h][1-8]", re.IGNORECASE)
HEXADECIMAL: Final = re.compile(r"\s*(?:0x|[0-9a-f]{16}\W)", re.IGNORECASE)
SIGNES: Final = frozenset("XxOoBbWwNn*@#-._01") | {signe for signe in SIGNES_DE_POSITION if not signe.isascii()}
PATIENCE: Final = 1_000  # parts that cannot be read before the first that can
LIGNE_DE_PARTIE: Final = 8  # moves from which the beginning of a line is a game of its own
APERCU: Final = 2_000  # characters that tell a board from a list of moves
LIGNE_UTILE: Final = re.compile(r"^.*\S.*$", re.MULTILINE)


@dataclass(frozen=True)
class Lecture:
    """What was read: the name of its format, one of ``FORMATS``, its games or its positions, and what was left aside.

    ``raison`` is ``None`` for what was read strictly, and says otherwise why it could not be: show ``ignores``, the
    parts of ``texte`` that were left aside, before anything is replaced. Of a WTHOR file they are places in its bytes.
    """

    format: str
    enregistrements: Sequence[Enregistrement] = ()
    positions: Sequence[PositionNotee] = ()
    ignores: tuple[Ignore, ...] = ()
    texte: str = ""
    raison: Message | None = None
    remarques: tuple[Message, ...] = ()  # to be said of games that were read


class Ambigu(Faute):
    """A text that may mean several things: each with what tells it from the others, for whoever can ask."""

    lectures: tuple[tuple[Message, Lecture], ...] = ()


@dataclass(frozen=True)
class _Format:
    """How the text of a format is read: all of it, and cut into the parts that can be read alone, if it can be.

    Of a part that cannot be read to its end, what comes before the fault is kept when it has ``minimum`` moves.
    ``majorite``: whether most parts must be readable, for a line may also be a piece of a game.
    """

    nom: str
    lire: Callable[[str], Lecture]
    parts: Callable[[str], Iterator[tuple[int, int]]] | None = None
    majorite: bool = False
    minimum: int = 0


def reconnaitre(source: bytes | str, montree: EtatOthello | None = None, arret: Event | None = None) -> Lecture:
    """Read a text, or the bytes of a file, in whatever format it is.

    A transcript that cannot be played from the usual start is played from ``montree``, the position that is shown; one
    of another size says nothing here, for every format that is tried is of the usual board.
    Raises ``ValueError`` when nothing fits or the source is too long (``Irrecevable``: too many games), ``Ambigu``
    when it may mean several things, and ``Interrompu`` soon after ``arret`` is set.
    """
    if len(source) > LIMITE:
        raise _trop_long(len(source))
    if isinstance(source, bytes) and _est_wthor(source):
        return _lire_wthor(source)
    texte = decoder(source, encodage_annonce(source)) if isinstance(source, bytes) else source
    texte = sans_citation(texte.removeprefix(MARQUE))
    if not texte or texte.isspace():  # not ``strip``, which copies
        raise Faute("rien à lire : {acceptes}", acceptes=ACCEPTES)
    verifier_signes(texte)
    if montree is not None and montree.taille != TAILLE_STANDARD:
        montree = None
    structures = _structures(texte, arret)
    fautes: list[tuple[_Format, ValueError]] = []
    for essai in (*structures, *_sans_structure(texte, montree, arret)):
        try:
            lue = essai.lire(texte)
            return replace(lue, texte=texte, remarques=remarques_de(lue.enregistrements))
        except (Ambigu, Irrecevable):
            raise
        except ValueError as erreur:
            fautes.append((essai, erreur))
    if isinstance(source, bytes) and est_binaire(texte):
        raise _pas_un_texte(source)
    lue = _reprendre(fautes[:1] if structures else fautes, texte, montree, arret)
    return replace(lue, remarques=remarques_de(lue.enregistrements))


def ouvrir(chemin: Path, montree: EtatOthello | None = None, arret: Event | None = None) -> Lecture:
    """Read a file, with the names of players and tournaments that lie beside it if it is WTHOR's.

    Raises ``OSError`` when it cannot be read, and what ``reconnaitre`` raises.
    """
    if (taille := chemin.stat().st_size) > LIMITE:
        raise _trop_long(taille)
    return reconnaitre_fichier(chemin, lire_octets(chemin, LIMITE, tube=True), montree, arret)


def reconnaitre_fichier(
    chemin: Path, octets: bytes, montree: EtatOthello | None = None, arret: Event | None = None
) -> Lecture:
    """Read what was already taken out of a file, as ``ouvrir``."""
    if chemin.suffix.lower() != ".wtb":
        return reconnaitre(octets, montree, arret)
    from ecosysteme.formats.wthor_parties import lire_noms_voisins  # NumPy is long to import

    return _lire_wthor(octets, *lire_noms_voisins(chemin.parent))


def _lire_wthor(octets: bytes, joueurs: Sequence[str] = (), tournois: Sequence[str] = ()) -> Lecture:
    from ecosysteme.formats.wthor_parties import enregistrements_de

    lues, fautives = enregistrements_de(octets, joueurs, tournois)
    raison = fautives[0].raison if fautives else None
    return Lecture("wthor", lues, ignores=fautives, raison=raison, remarques=remarques_de(lues))


def _est_wthor(octets: bytes) -> bool:
    """Tell whether these bytes have the size that their own head announces."""
    if len(octets) < 16 or len(octets) % 68 != 16 or octets[12] not in (0, 8):
        return False
    return int.from_bytes(octets[4:8], "little") * 68 + 16 == len(octets)


def _pas_un_texte(octets: bytes) -> Faute:
    if octets.startswith(SQLITE):
        return Faute("c'est une base SQLite, et non une partie : menu Tournoi, Ouvrir, ou othellier tournoi --base")
    return Faute("ce fichier n'est pas un texte : {acceptes}", acceptes=ACCEPTES)


def _trop_long(taille: int) -> Faute:
    return Faute("{nombre} Mo à lire : attendu {limite} Mo au plus", nombre=taille >> 20, limite=LIMITE >> 20)


def _structures(texte: str, arret: Event | None) -> list[_Format]:
    """List the formats whose structure the text has somewhere, the first to begin first."""
    if ACCOLADE.match(texte):
        return [_Format("json", _lire_json)]
    trouvees: list[tuple[int, list[_Format]]] = []
    if noeud := NOEUD.search(texte):
        sgf = _Format("sgf", lambda lu: Lecture("sgf", lire_sgf(lu, arret)), decouper)
        ggf = _Format("ggf", lambda lu: Lecture("ggf", lire_parties_ggf(lu, arret)), decouper_ggf)
        trouvees.append((noeud.start(), [ggf, sgf] if _est_ggf(texte, noeud.start()) else [sgf, ggf]))
    if etiquette := ETIQUETTE.search(texte):
        pgn = _Format("pgn", lambda lu: Lecture("pgn", lire_pgn(lu, arret)), decouper_pgn)
        trouvees.append((etiquette.start(), [pgn]))
    return [essai for _, essais in sorted(trouvees, key=lambda trouvee: trouvee[0]) for essai in essais]


def _est_ggf(texte: str, debut: int) -> bool:
    """Tell GGF, where the game has a name and the board is drawn, from SGF, where it has a number."""
    tete = premier_noeud(texte, debut)
    genre = tete.get("GM", "").strip()
    return genre[:1].isalpha() or (not genre and "BO" in tete)


def _sans_structure(texte: str, montree: EtatOthello | None, arret: Event | None) -> Iterator[_Format]:
    """Yield the formats that a text may be in by what it looks like, the likeliest first."""
    if rangees(texte):
        yield _Format("diagramme", lambda lu: Lecture("diagramme", [lire_diagramme(lu)]))
    yield from _positions(texte, arret)
    if any(LIGNE.match(ligne) for ligne in texte[:APERCU].splitlines()):
        yield _Format("sensei", lambda lu: Lecture("sensei", lire_sensei(lu)))
    yield _Format(
        TRANSCRIPTION,
        lambda lu: _lire_transcriptions(lu, None, arret),
        _lignes,
        majorite=True,
        minimum=LIGNE_DE_PARTIE,
    )
    if montree is not None:
        yield _Format(TRANSCRIPTION, lambda lu: _lire_transcriptions(lu, montree, arret))


def _positions(texte: str, arret: Event | None) -> Iterator[_Format]:
    if HEXADECIMAL.match(texte):
        yield _Format("bitboards", lambda lu: _seule("bitboards", lectures_bitboards(lu)))
    if FEN.fullmatch(texte[:APERCU]):
        yield _Format("fen", lambda lu: Lecture("fen", positions=[PositionNotee(lire_fen(lu))]))
    if _ressemble_a_un_plateau(texte):
        obf = _Format("obf", partial(_lire_obf, arret=arret), _parts(LIGNE_UTILE))
        if ";" in texte[:APERCU]:
            yield obf
        if len(texte) < APERCU:
            yield _Format("plateau", lambda lu: _seule("plateau", lectures(lu)))
        if ";" not in texte[:APERCU]:
            yield obf


def _parts(motif: re.Pattern[str]) -> Callable[[str], Iterator[tuple[int, int]]]:
    return lambda texte: (trouve.span() for trouve in motif.finditer(texte))


def _lignes(texte: str) -> Iterator[tuple[int, int]]:
    """Yield the lines where there are several."""
    if len(list(islice(LIGNE_UTILE.finditer(texte), 2))) == 2:
        yield from (trouve.span() for trouve in LIGNE_UTILE.finditer(texte))


def _ressemble_a_un_plateau(texte: str) -> bool:
    lignes = [ligne for ligne in texte[:APERCU].splitlines() if not ligne.lstrip().startswith("%")]
    signes = "".join("".join(lignes).split())
    cases = 2 * len(CASE.findall(signes))
    return sum(signe in SIGNES for signe in signes) >= 60 and cases < len(signes) // 2


def _seule(nom: str, lues: Sequence[tuple[Message, EtatOthello]]) -> Lecture:
    """Return the only position that a text means; ``Ambigu`` with each of them when there are several."""
    trouvees = [(libelle, Lecture(nom, positions=[PositionNotee(etat)])) for libelle, etat in lues]
    if len(trouvees) == 1:
        return trouvees[0][1]
    sens = trouvees[0][0]
    for libelle, _ in trouvees[1:]:
        sens = Message("{un} ou {autre}", un=sens, autre=libelle)
    ambigu = Ambigu("ce plateau a plusieurs sens : {sens}", sens=sens)
    ambigu.lectures = tuple(trouvees)
    raise ambigu


def _lire_obf(texte: str, arret: Event | None) -> Lecture:
    verifier_arret(arret)
    positions = lire_obf(texte)
    if not positions:
        raise Faute("aucune position dans ce texte")
    return Lecture("obf" if ";" in texte else "script", positions=positions)


def _lire_transcriptions(texte: str, depart: EtatOthello | None, arret: Event | None) -> Lecture:
    verifier_arret(arret)
    return Lecture("transcription", lire_transcriptions(texte, depart))


def _lire_json(texte: str) -> Lecture:
    if len(texte) > JSON_MAX:
        raise Faute("JSON de {nombre} Mo : attendu {limite} Mo au plus", nombre=len(texte) >> 20, limite=JSON_MAX >> 20)
    objet = lire_json(texte)
    if MOITIE.search(texte):
        verifier_signes(json.dumps(objet, ensure_ascii=False))
    objets = objet if isinstance(objet, list) else [objet]
    if objets and all((isinstance(un, dict) and "4" in un) or "64" in un for un in objets):
        return Lecture("egaroucid", list(map(lire_egaroucid, objets)))
    return Lecture("quest", list(map(lire_quest, objets)))


def _reprendre(
    fautes: Sequence[tuple[_Format, ValueError]], texte: str, montree: EtatOthello | None, arret: Event | None
) -> Lecture:
    """Keep what is whole of a text, game by game where it can be cut; ``ValueError`` when nothing is.

    ``fautes`` is what each of its formats refuses, a transcript among them when the text has no structure.
    """
    for essai, faute in fautes:
        if essai.parts is not None and (lecture := _par_parts(essai, texte, arret)) is not None:
            return replace(lecture, raison=decrire(faute))
        if isinstance(faute, Partielle) and essai.nom != TRANSCRIPTION:
            return Lecture(essai.nom, faute.enregistrements, (), faute.ignores, texte, decrire(faute))
    raison = decrire(fautes[0][1])
    if all(essai.nom != TRANSCRIPTION for essai, _ in fautes):
        raise Faute("{raison} ; {acceptes}", raison=raison, acceptes=ACCEPTES)
    return _souplement(texte, montree, raison)


def _par_parts(essai: _Format, texte: str, arret: Event | None) -> Lecture | None:
    """Read the games of a text one by one, and list what cannot be read; ``None`` when nothing can."""
    lues: list[Lecture] = []
    lignes = PositionsLues(texte, ())
    ignores: list[Ignore] = []
    nombre = ratees = fin = 0
    assert essai.parts is not None
    for debut, apres in essai.parts(texte):
        part = texte[debut:apres]
        if not part.strip():
            continue
        verifier_arret(arret)
        ignores += _autour(texte, fin, debut)
        try:
            lue = _lire_part(essai, part)
            nombre += 1
            ignores += [replace(ignore, debut=debut + ignore.debut) for ignore in lue.ignores]
            if isinstance(lue.positions, PositionsLues):  # held as their places in the whole text
                lignes.debuts.extend(debut + place for place in lue.positions.debuts)
                lue = replace(lue, positions=())
            if not lues or lue.enregistrements:
                lues.append(lue)
        except ValueError as erreur:
            ratees += 1
            ignores.append(Ignore(debut, len(part), part, decrire(erreur)))
        verifier_nombre(nombre + ratees)
        fin = apres
        if ratees > PATIENCE and not nombre:
            return None
    ignores += _autour(texte, fin, len(texte))
    if not nombre or (essai.majorite and nombre <= ratees):
        return None
    enregistrements = [enregistrement for lue in lues for enregistrement in lue.enregistrements]
    return Lecture(lues[0].format, enregistrements, lignes, tuple(ignores), texte)


def _lire_part(essai: _Format, part: str) -> Lecture:
    """Read a part, down to its first fault when what comes before is worth keeping."""
    try:
        return essai.lire(part)
    except Partielle as erreur:
        if max(partie.nb_coups for partie in erreur.enregistrements) < essai.minimum:
            raise
        return Lecture(essai.nom, erreur.enregistrements, ignores=erreur.ignores)


def _autour(texte: str, debut: int, fin: int) -> list[Ignore]:
    reste = texte[debut:fin]
    utile = reste.strip()
    if not utile or utile.isdigit():  # the number of games of a pair, in GGF
        return []
    return [Ignore(debut + reste.index(utile), len(utile), utile, Message("rien ne s'y lit"))]


def _souplement(texte: str, montree: EtatOthello | None, raison: Message) -> Lecture:
    """Play the moves before the first fault, from where more can be: the usual start, or the position that is shown."""
    lues = []
    for depart in (None, montree) if montree is not None else (None,):
        with suppress(ValueError):
            lues.append(lire_souple(texte, depart))
    if not lues:
        raise Faute("{raison} ; {acceptes}", raison=raison, acceptes=ACCEPTES)
    enregistrement, ignores = max(lues, key=lambda lue: lue[0].nb_coups)
    raison = next((ignore.raison for ignore in ignores if ignore.raison != AVANT), raison)
    return Lecture("texte", [enregistrement], ignores=ignores, texte=texte, raison=raison)
