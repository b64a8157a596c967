"""PGN as programs of Othello write it: tags, numbered moves, ``1-0`` when **Black** won.

``[Black "…"] … 1. f5 d6 2. c3 … pass {Edax wins 40-24} 1-0``. For the result some write ``40-24``, Black's discs
first. A game that begins elsewhere has a ``FEN``. Edax and vint.ee write so; the tags and the comments are those of
chess, and so are the seconds of a move (``[%emt 0:00:05]``), the clock after it (``[%clk 0:04:55]``) and the value of
the position, in discs for Black (``[%eval -2.5]``), at the head of its comment. A variation between parentheses is kept
as a comment. A quote that lacks its backslash ends a tag only where a bracket follows.

What is written has one line a tag: white space becomes single spaces; a ``}`` in a comment becomes ``)``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from threading import Event
from typing import Final

from ecosysteme.arret import verifier_arret
from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute, decrire
from ecosysteme.formats.enregistrement import Enregistrement, lire_date, verifier_score
from ecosysteme.formats.partie_compacte import RIEN, Detail, Meneur, PartieCompacte
from ecosysteme.formats.position import ecrire_fen, lire_fen
from ecosysteme.formats.reprise import partielle
from ecosysteme.formats.texte import Irrecevable, verifier_nombre
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.bits_othello import CASE_DE, CASES, NOMS
from ecosysteme.pendules import Horloge, lire_duree, lire_horloges
from ecosysteme.variantes.evaluation import Evaluation

JETON: Final = re.compile(
    r"""\s*(?:
    \[\s*(?P<nom>\w+)\s+"(?P<valeur>[^"\\]*+(?:\\.[^"\\]*+)*+|[^\[\]\n]*)"\s*\]
    |\{(?P<commentaire>[^}]*)\}
    |(?P<variation>\()
    |;(?P<ligne>[^\n]*)
    |(?P<resultat>\d{1,2}-\d{1,2}(?!\d)|1/2-1/2|\*)
    |(?P<numero>\d+(?:\.+|(?=\s)))
    |(?P<passe>passe?|pa|ps|--|@@(?:@@)?)
    |(?:[BWP]?@)?(?P<coup>[a-h][1-8])
    |(?P<glyphe>[!?]{1,2}|\$\d+)
    )""",
    re.IGNORECASE | re.VERBOSE,
)
# The head of a game, a tag at least; what is looked at in a variation; what is underlined where nothing is understood.
TETE: Final = re.compile(r"(?:^[ \t]*+\[\s*+\w++\s++\".*+(?:\n|\Z)\s*+)++", re.MULTILINE)
PARENTHESE: Final = re.compile(r"\{[^}]*+(?:\}|\Z)|[()]")
FAUTIF: Final = re.compile(r"\s*(?P<mot>\{.*|[^\s{}]+|.?)", re.DOTALL)
COMMANDE: Final = re.compile(r"\[%(\w{1,8})\s{1,8}([^\]]{0,40})\]")  # what programs say to programs in a comment
VALEUR: Final = re.compile(r"([+-]?\d{1,3}(?:\.\d+)?)(?:,\d+)?")
CADENCE: Final = re.compile(r"(\d{1,6})(?:\+(\d{1,4}))?")  # seconds, and how many each move adds
PIONS: Final = re.compile(r"(\d{1,2})-(\d{1,2})")  # what some write for a result
SCORE: Final = re.compile(r"(?:(?P<qui>.*\S)\s+wins|draw)\s+(\d{1,3})\s*-\s*(\d{1,3})\s*", re.IGNORECASE)
CHAMPS: Final = {
    "Event": "evenement",
    "Site": "lieu",
    "Date": "date",
    "Round": "ronde",
    "Black": "noir",
    "White": "blanc",
    "BlackElo": "cote_noir",
    "WhiteElo": "cote_blanc",
    "TimeControl": "cadence",
    "Rules": "regle",  # of this program alone
    "Annotator": "commentaire",
}
TAIRE: Final = ("Result", "FEN", "SetUp")
OUVERTURE: Final = "Opening"  # written by us, unless the file that was read tells it
NULLE: Final = "1/2-1/2"
DECISIONS: Final = {"1-0": "B+", "0-1": "W+"}  # who won, where no score is told
GAGNES: Final = frozenset((*DECISIONS, NULLE))
TERMINAISON: Final = "Termination"
TERMINAISONS: Final = {"resignation": "R", "time forfeit": "T", "forfeit": "F", "agreement": "S"}
LONGUEUR: Final = 200_000  # characters of a game: one that an engine comments has some thousand
LARGEUR: Final = 80  # columns of the moves


@dataclass
class _Lue:
    """A game being read."""

    etiquettes: dict[str, str] = field(default_factory=dict)
    commentaires: dict[int, list[str]] = field(default_factory=dict)  # by rank of the move; -1: before the first
    resultat: str = ""
    _meneur: Meneur | None = None

    @property
    def meneur(self) -> Meneur:
        """Who plays the moves, once the tags are over."""
        if self._meneur is None:
            self._meneur = Meneur(lire_fen(self.etiquettes["FEN"]) if "FEN" in self.etiquettes else None)
        return self._meneur

    @property
    def commencee(self) -> bool:
        """Whether its tags are over."""
        return self._meneur is not None or bool(self.resultat)

    def commenter(self, texte: str) -> None:
        """Say something of the last move, or of the game."""
        self.commentaires.setdefault(len(self.meneur.cases) - 1, []).append(" ".join(texte.split()))

    def jouer(self, nom: str | None) -> None:
        """Play a move, or pass; ``ValueError`` in the words of the rules."""
        try:
            self.meneur.jouer(None if nom is None else CASE_DE[nom.lower()])
        except ValueError as erreur:
            rang = len(self.meneur.cases) + 1
            raise Faute("coup {rang}, {coup} : {erreur}", rang=rang, coup=nom or "passe", erreur=erreur) from None

    def enregistrement(self) -> Enregistrement:
        """Return the game."""
        dit, ecart, impossible = self._resultat()
        lues = {champ: self.etiquettes.get(nom, "") for nom, champ in CHAMPS.items()}
        lues = {champ: "" if valeur in ("?", "-") else valeur for champ, valeur in lues.items()}
        lues["date"] = lire_date(lues["date"])
        dits = {rang: " ".join(textes).strip() for rang, textes in self.commentaires.items()}
        lues["commentaire"] = lues["commentaire"] or dits.pop(-1, "")
        compacte = PartieCompacte(bytes(self.meneur.cases), self.meneur.depart, self._details(dits, lues["cadence"]))
        lues["cadence"] = _en_minutes(lues["cadence"])
        notre = OUVERTURE, compacte.ouverture  # not kept: it follows the moves, which may go on
        etiquettes = dict(paire for paire in self.etiquettes.items() if paire != notre)
        decision = "" if impossible else DECISIONS.get(dit, "")
        if raison := TERMINAISONS.get(etiquettes.get(TERMINAISON, "").lower(), "") if decision else "":
            decision += raison
            del etiquettes[TERMINAISON]
        elif ecart is not None:
            decision = ""
        ecart = 0 if dit == NULLE and ecart is None and not impossible else ecart
        autres = tuple(paire for paire in etiquettes.items() if paire[0] not in (*CHAMPS, *TAIRE))
        entete = Entete(**lues, ecart=ecart, decision=decision, impossible=impossible, autres=autres)
        return Enregistrement(compacte, entete)

    def _details(self, dits: dict[int, str], cadence: str) -> dict[int, Detail]:
        """Take the times and the values out of what is said of each move."""
        lue = CADENCE.fullmatch(cadence)
        gain = float(lue[2] or 0) if lue else 0.0
        restes = dict.fromkeys((PREMIER, SECOND), float(lue[1]) if lue else None)
        details = {}
        for rang, camp in enumerate(
            PartieCompacte(bytes(self.meneur.cases), self.meneur.depart).camps() if dits else ()
        ):
            detail, reste = _detail(dits.get(rang, ""))
            avant = restes[camp]
            if reste is not None:
                if not detail.secondes and avant is not None:
                    detail = replace(detail, secondes=round(max(avant + gain - reste, 0.0), 3))
                restes[camp] = reste
            if detail != RIEN:
                details[rang] = detail
        return details

    def _resultat(self) -> tuple[str, int | None, str]:
        """Return who won, as PGN writes it, by how much, and instead what cannot be: all that is told must agree."""
        ecrits = self.etiquettes.get("Result", ""), self.resultat
        dits = [_lire_resultat(ecrit) for ecrit in ecrits]
        tete, fin = (gagnant for gagnant, *_ in dits)
        ecarts = {ecart for _, ecart, _ in dits if ecart is not None}
        impossible = next((faux for *_, faux in dits if faux), "")
        if len({tete, fin} & GAGNES) > 1 or len(ecarts) > 1:
            impossible = ", ".join(ecrits)
        ecart = min(ecarts, default=None)
        if not impossible:
            compte, impossible = self._score(fin if ecart is None else _resultat_de(ecart), ecart)
            ecart = compte if ecart is None else ecart
        return fin or tete, None if impossible else ecart, impossible

    def _score(self, resultat: str, dit: int | None) -> tuple[int | None, str]:
        """Take the score out of the last comment, where programs write it, the winner's discs first.

        One that cannot be stays there, and is returned as it is written: too many discs, or not those of who won, or
        not those that the result has ``dit``.
        """
        derniers = self.commentaires.get(len(self.meneur.cases) - 1, [""])
        score = SCORE.fullmatch(derniers[-1])
        if score is None:
            return None, ""
        noms = [_en_commentaire(self.etiquettes.get(camp, "")) for camp in ("Black", "White")]
        if COMMANDE.match(derniers[-1].strip()) and score["qui"] not in noms:
            return None, ""  # it is said of the last move, behind its time or its value
        ecart, impossible = verifier_score(int(score[2]), int(score[3]))
        autre = {"0-1": noms[0], "1-0": noms[1]}.get(resultat)
        perdant = score["qui"] and score["qui"] == autre and noms[0] != noms[1]
        if ecart is None or perdant or (dit is not None and abs(dit) != abs(ecart)):
            return None, impossible or f"{score.group().strip()}, {self.resultat or self.etiquettes['Result']}"
        derniers.pop()
        blanc = resultat == "0-1" or (resultat != "1-0" and score["qui"] == noms[1])
        return (-abs(ecart) if blanc else abs(ecart)), ""


def _lire_resultat(dit: str) -> tuple[str, int | None, str]:
    """Return a result as PGN writes it, its score if it is one, Black's discs first, and one that cannot be instead."""
    pions = None if dit in GAGNES else PIONS.fullmatch(dit)
    if pions is None:
        return dit, None, ""
    ecart, impossible = verifier_score(int(pions[1]), int(pions[2]))
    return "" if ecart is None else _resultat_de(ecart), ecart, impossible


def _resultat_de(ecart: int) -> str:
    return "1-0" if ecart > 0 else "0-1" if ecart else NULLE


def _detail(texte: str) -> tuple[Detail, float | None]:
    """Return what a comment says, its commands understood, and what is left on the clock when it tells."""
    lues: dict[str, float] = {}

    def prendre(commande: re.Match[str]) -> str:
        nom, valeur = commande[1].lower(), commande[2].strip()
        if nom in ("clk", "emt"):
            lu = lire_duree(valeur)
        else:
            nombre = VALEUR.fullmatch(valeur) if nom == "eval" else None
            lu = float(nombre[1]) if nombre else None
        if lu is None:
            return commande.group()
        lues[nom] = lu
        return ""

    texte = " ".join(COMMANDE.sub(prendre, texte).split())
    detail = Detail(round(lues.get("emt", 0.0), 3), texte, Evaluation.dite(lues.get("eval")))
    return detail, lues.get("clk")


def lire_pgn(texte: str, arret: Event | None = None) -> list[Enregistrement]:
    """Read the games of a text, each with one tag at least.

    Raises ``Interrompu``, and ``ValueError`` naming the game and the first thing in it that cannot be read, which is
    ``Partielle`` when something was read before it.
    """
    if not (debut := JETON.match(texte)) or not debut["nom"]:
        raise Faute("{texte!r} n'est pas une partie PGN : attendu [Event …]", texte=texte.strip()[:20])
    parties: list[Enregistrement] = []
    lue, place, premier = _Lue(), 0, 0
    fin = len(texte.rstrip())
    try:
        while place < fin:
            jeton = JETON.match(texte, place)
            verifier_nombre(len(parties))
            if jeton is None:
                raise Faute("caractère {place} : {texte!r}", place=place + 1, texte=texte[place : place + 20].strip())
            if jeton["nom"] and lue.commencee:
                verifier_arret(arret)
                parties.append(lue.enregistrement())
                lue, premier = _Lue(), place
            if place - premier > LONGUEUR:
                raise Faute("plus de {limite} caractères", limite=LONGUEUR)
            place = _noter(lue, jeton, texte)
        return [*parties, lue.enregistrement()]
    except Irrecevable:
        raise
    except ValueError as erreur:
        faute = Faute("PGN, partie {rang}, {erreur}", rang=len(parties) + 1, erreur=erreur)
        with suppress(ValueError):  # of the head: nothing of this game holds
            parties.append(lue.enregistrement())
        mot = FAUTIF.match(texte, place)
        assert mot is not None  # it matches anything
        raise partielle(faute, parties, texte, mot.span("mot"), decrire(erreur)) if parties else faute from None


def decouper_pgn(texte: str) -> Iterator[tuple[int, int]]:
    """Yield where each game begins and ends: its tags, down to the next ones."""
    debuts = [tete.start() for tete in TETE.finditer(texte)]
    yield from zip(debuts, [*debuts[1:], len(texte)], strict=True)


def _noter(lue: _Lue, jeton: re.Match[str], texte: str) -> int:
    """Take what was read, and return where it ends."""
    if nom := jeton["nom"]:
        lue.etiquettes[nom] = re.sub(r"\\(.)", r"\1", jeton["valeur"])
    elif jeton["coup"] or jeton["passe"]:
        lue.jouer(jeton["coup"])
    elif resultat := jeton["resultat"]:
        lue.resultat = resultat
    elif jeton["variation"]:
        fin = _fin_de_variation(texte, jeton.start("variation"))
        variation = texte[jeton.start("variation") : fin]
        lue.commenter(COMMANDE.sub(r"\1 \2", variation))  # they are of its moves, not of this one
        return fin
    elif dit := jeton["glyphe"] or jeton["commentaire"] or jeton["ligne"]:
        lue.commenter(dit)
    return jeton.end()


def _fin_de_variation(texte: str, debut: int) -> int:
    profondeur = 0
    for signe in PARENTHESE.finditer(texte, debut):
        profondeur += {"(": 1, ")": -1}.get(signe.group(), 0)
        if not profondeur:
            return signe.end()
    raise Faute("caractère {place} : {texte!r}", place=debut + 1, texte=texte[debut : debut + 20])


def ecrire_pgn(enregistrements: Sequence[Enregistrement]) -> str:
    """Write the main lines of games of Othello on 8 by 8 squares; ``ValueError`` for another game."""
    return "\n".join(map(_ecrire_une, enregistrements))


def _ecrire_une(enregistrement: Enregistrement) -> str:
    enregistrement = enregistrement.principale()
    compacte, entete, ecart = enregistrement.compacte(), enregistrement.entete, enregistrement.ecart()
    if ecart is None:
        resultat = next((ecrit for ecrit, lettre in DECISIONS.items() if lettre == entete.decision[:2]), "*")
    else:
        resultat = _resultat_de(ecart)
    valeurs = {nom: " ".join(str(getattr(entete, champ)).split()) for nom, champ in CHAMPS.items()}
    if re.fullmatch(r"[\d-]+", entete.date):
        valeurs["Date"] = entete.date.replace("-", ".")
    valeurs["TimeControl"] = _en_secondes(valeurs["TimeControl"])
    sept = {nom: valeurs.pop(nom) or "?" for nom in ("Event", "Site", "Date", "Round", "Black", "White")}
    autres = {nom: valeur for nom, valeur in entete.autres if re.fullmatch(r"\w+", nom) and nom not in TAIRE}
    valeurs = {OUVERTURE: compacte.ouverture, **autres, **valeurs}
    raison = [nom for nom, lettre in TERMINAISONS.items() if entete.decision == f"{DECISIONS.get(resultat)}{lettre}"]
    valeurs |= dict.fromkeys([TERMINAISON] if raison else [], "".join(raison))
    etiquettes = {**sept, "Result": resultat, **{nom: valeur for nom, valeur in valeurs.items() if valeur}}
    if compacte.depart is not None:
        etiquettes["FEN"] = ecrire_fen(compacte.depart)
    lignes = [f'[{nom} "{_proteger(valeur)}"]' for nom, valeur in etiquettes.items()]
    fin = _fin(ecart, etiquettes["Black"], etiquettes["White"])
    return "\n".join([*lignes, "", *_en_lignes([*_mots(compacte), *fin, resultat]), ""])


def _en_minutes(cadence: str) -> str:
    """Return the clocks of ``TimeControl`` as other headers tell them, where it is seconds and seconds a move."""
    lue = CADENCE.fullmatch(cadence)
    try:
        return str(Horloge(float(lue[1]), float(lue[2] or 0))) if lue else cadence
    except ValueError:
        return cadence


def _en_secondes(cadence: str) -> str:
    """Return what ``_en_minutes`` reads so; another text as it is."""
    horloges = lire_horloges(cadence)
    entieres = horloges and all(duree.is_integer() for duree in (horloges[0].initial, horloges[0].increment))
    if not horloges or not entieres or str(horloges[0]) != cadence or horloges[0].rallonge:
        return cadence
    initial, increment = int(horloges[0].initial), int(horloges[0].increment)
    return f"{initial}+{increment}" if increment else str(initial)


def _mots(compacte: PartieCompacte) -> list[str]:
    mots: list[str] = []
    rang = demi_coups = 0
    for camp, case in compacte.tours():
        if camp == PREMIER or not demi_coups:
            mots.append(f"{demi_coups // 2 + 1}.{'' if camp == PREMIER else '..'}")
        demi_coups += 1 + (camp == SECOND and not demi_coups)  # a game that White begins: 1... f5 2. d6
        mots.append("pass" if case is None else NOMS[case])
        detail = RIEN if case is None else compacte.details.get(rang, RIEN)
        mots += _commentaire(" ".join(filter(None, (*_commandes(detail), detail.commentaire))))
        rang += case is not None
    return mots


def _commandes(detail: Detail) -> list[str]:
    """Write the time of a move and what it is worth, as programs read them."""
    commandes = []
    if secondes := round(detail.secondes, 3):
        minutes, reste = divmod(secondes, 60)
        heures, minutes = divmod(int(minutes), 60)
        commandes.append(f"[%emt {heures}:{minutes:02}:{reste:06.3f}]")
    if detail.evaluation is not None:
        commandes.append(f"[%eval {detail.evaluation.valeur:.2f}]")
    return commandes


def _fin(ecart: int | None, noir: str, blanc: str) -> list[str]:
    if ecart is None:
        return []
    plus, moins = (CASES + abs(ecart)) // 2, (CASES - abs(ecart)) // 2
    gagnant, camp = (noir, "Black") if ecart > 0 else (blanc, "White")
    return _commentaire(
        f"{camp if gagnant == '?' else gagnant} wins {plus}-{moins}" if ecart else f"draw {plus}-{moins}"
    )


def _commentaire(texte: str) -> list[str]:
    return [f"{{{_en_commentaire(texte)}}}"] if texte.strip() else []


def _en_commentaire(texte: str) -> str:
    """Write a text as a comment can hold it: on one line, and without what would end it."""
    return " ".join(texte.replace("}", ")").split())


def _proteger(texte: str) -> str:
    return " ".join(texte.replace("\\", "\\\\").replace('"', '\\"').split())


def _en_lignes(mots: Sequence[str]) -> list[str]:
    lignes = [""]
    for mot in mots:
        if lignes[-1] and len(lignes[-1]) + len(mot) >= LARGEUR:
            lignes.append("")
        lignes[-1] += f" {mot}" if lignes[-1] else mot
    return lignes
