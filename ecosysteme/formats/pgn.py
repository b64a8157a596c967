"""PGN as programs of Othello write it: tags, numbered moves, ``1-0`` when **Black** won.

``[Black "…"] … 1. f5 d6 2. c3 … pass {Edax wins 40-24} 1-0``. A game that begins elsewhere has a ``FEN``: the lines
from the **eighth** to the first, ``p`` a black disc, ``P`` a white one, a figure that many empty squares, then ``b``
or ``w``. Edax and vint.ee write so; the tags and the comments are those of chess.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Event
from typing import Final

from ecosysteme.arret import verifier_arret
from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import Enregistrement, Entete, lire_date
from ecosysteme.formats.recit import CASE_DE, CASES, NOMS, RIEN, Detail, Recit, ecart_de
from ecosysteme.formats.texte import verifier_nombre
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.plateau import BLANC, NOIR, Couleur, Plateau

JETON: Final = re.compile(
    r"""\s*(?:
    \[\s*(?P<nom>\w+)\s+"(?P<valeur>[^"\\]*+(?:\\.[^"\\]*+)*+)"\s*\]
    |\{(?P<commentaire>[^}]*)\}
    |;(?P<ligne>[^\n]*)
    |(?P<resultat>1-0|0-1|1/2-1/2|\*)
    |(?P<numero>\d+\.+)
    |(?P<passe>pass|pa|ps|--)
    |(?P<coup>[a-h][1-8])
    |(?P<glyphe>[!?]{1,2}|\$\d+)
    )""",
    re.IGNORECASE | re.VERBOSE,
)
SCORE: Final = re.compile(r"(?:(?P<qui>.*\S)\s+wins|draw)\s+(\d{1,2})\s*-\s*(\d{1,2})\s*", re.IGNORECASE)
FEN: Final = re.compile(r"\s*((?:[pP1-8]{1,8}/){7}[pP1-8]{1,8})\s+([bwBW])(?:\s.*)?", re.DOTALL)
EXEMPLE: Final = "8/8/8/3pP3/3Pp3/8/8/8 b"
PIONS: Final[dict[str, Couleur]] = {"p": NOIR, "P": BLANC}
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
    "Annotator": "commentaire",
}
TAIRE: Final = ("Result", "FEN", "SetUp")
NULLE: Final = "1/2-1/2"
DECISIONS: Final = {"1-0": "B+", "0-1": "W+"}  # who won, where no score is told
LONGUEUR: Final = 200_000  # characters of a game: one that an engine comments has some thousand
LARGEUR: Final = 80  # columns of the moves


def lire_fen(texte: str) -> EtatOthello:
    """Read a position, its eighth line first; ``ValueError`` for anything else."""
    lu = FEN.fullmatch(texte)
    if lu is None:
        raise Faute(
            "{texte!r} n'est pas une position FEN : attendu par exemple {exemple}", texte=texte[:80], exemple=EXEMPLE
        )
    pions: dict[Position, Couleur] = {}
    for ligne, rangee in zip(reversed(range(TAILLE_STANDARD)), lu[1].split("/"), strict=True):
        colonne = 0
        for signe in rangee:
            if signe in PIONS:
                pions[ligne, min(colonne, TAILLE_STANDARD - 1)] = PIONS[signe]
            colonne += 1 if signe in PIONS else int(signe)
        if colonne != TAILLE_STANDARD:
            raise Faute("FEN, ligne {ligne} : {nombre} cases : attendu 8", ligne=ligne + 1, nombre=colonne)
    return EtatOthello(Plateau(TAILLE_STANDARD, pions), PREMIER if lu[2].lower() == "b" else SECOND)


def ecrire_fen(etat: EtatOthello) -> str:
    """Write what ``lire_fen`` reads."""
    signes = {NOIR: "p", BLANC: "P"}
    plateau, rangees = etat.plateau, []
    for ligne in reversed(range(TAILLE_STANDARD)):
        rangee = "".join(
            signes[plateau[ligne, colonne]] if (ligne, colonne) in plateau else "." for colonne in range(8)
        )
        rangees.append(re.sub(r"\.+", lambda vides: str(len(vides.group())), rangee))
    return f"{'/'.join(rangees)} {'b' if etat.trait == PREMIER else 'w'}"


@dataclass
class _Lue:
    """A game being read."""

    etiquettes: dict[str, str] = field(default_factory=dict)
    cases: bytearray = field(default_factory=bytearray)
    commentaires: dict[int, list[str]] = field(default_factory=dict)  # by rank of the move; -1: before the first
    resultat: str = ""

    @property
    def commencee(self) -> bool:
        """Whether its tags are over."""
        return bool(self.cases or self.commentaires or self.resultat)

    def commenter(self, texte: str) -> None:
        """Say something of the last move, or of the game."""
        self.commentaires.setdefault(len(self.cases) - 1, []).append(" ".join(texte.split()))

    def enregistrement(self) -> Enregistrement:
        """Check the game and return it."""
        ecart = self._score()
        depart = lire_fen(self.etiquettes["FEN"]) if "FEN" in self.etiquettes else None
        dits = {rang: " ".join(textes).strip() for rang, textes in self.commentaires.items()}
        details = {rang: Detail(commentaire=texte) for rang, texte in dits.items() if rang >= 0 and texte}
        recit = Recit(bytes(self.cases), depart, details)
        lues = {champ: self.etiquettes.get(nom, "") for nom, champ in CHAMPS.items()}
        lues = {champ: "" if valeur in ("?", "-") else valeur for champ, valeur in lues.items()}
        lues["date"] = lire_date(lues["date"])
        lues["commentaire"] = lues["commentaire"] or dits.get(-1, "")
        autres = tuple(paire for paire in self.etiquettes.items() if paire[0] not in (*CHAMPS, *TAIRE))
        dit = self.resultat or self.etiquettes.get("Result", "")
        decision = DECISIONS.get(dit, "") if ecart is None else ""
        if dit == NULLE and ecart is None:
            ecart = 0
        return Enregistrement(recit, Entete(**lues, ecart=ecart, decision=decision, autres=autres))

    def _score(self) -> int | None:
        """Take the score out of the last comment, where programs write it, the winner's discs first."""
        derniers = self.commentaires.get(len(self.cases) - 1, [""])
        score = SCORE.fullmatch(derniers[-1])
        if score is None or int(score[2]) + int(score[3]) > CASES:
            return None
        derniers.pop()
        ecart = ecart_de(int(score[2]), int(score[3]))
        blanc = self.resultat == "0-1" or (self.resultat != "1-0" and score["qui"] == self.etiquettes.get("White"))
        return -abs(ecart) if blanc else abs(ecart)


def lire_pgn(texte: str, arret: Event | None = None) -> list[Enregistrement]:
    """Read the games of a text, each with one tag at least.

    Raises ``ValueError`` naming the game and the first thing in it that cannot be read, ``Interrompu``.
    """
    if not (debut := JETON.match(texte)) or not debut["nom"]:
        raise Faute("{texte!r} n'est pas une partie PGN : attendu [Event …]", texte=texte.strip()[:20])
    parties: list[Enregistrement] = []
    lue, place, premier = _Lue(), 0, 0
    fin = len(texte.rstrip())
    while place < fin:
        jeton = JETON.match(texte, place)
        verifier_nombre(len(parties))
        try:
            if jeton is None:
                raise Faute("caractère {place} : {texte!r}", place=place + 1, texte=texte[place : place + 20].strip())
            if jeton["nom"] and lue.commencee:
                verifier_arret(arret)
                parties.append(lue.enregistrement())
                lue, premier = _Lue(), place
            if place - premier > LONGUEUR:
                raise Faute("plus de {limite} caractères", limite=LONGUEUR)
        except ValueError as erreur:
            raise _fautive(parties, erreur) from None
        _noter(lue, jeton)
        place = jeton.end()
    try:
        return [*parties, lue.enregistrement()]
    except ValueError as erreur:
        raise _fautive(parties, erreur) from None


def _fautive(parties: Sequence[Enregistrement], erreur: ValueError) -> Faute:
    return Faute("PGN, partie {rang}, {erreur}", rang=len(parties) + 1, erreur=erreur)


def _noter(lue: _Lue, jeton: re.Match[str]) -> None:
    if nom := jeton["nom"]:
        lue.etiquettes[nom] = re.sub(r"\\(.)", r"\1", jeton["valeur"])
    elif coup := jeton["coup"]:
        lue.cases.append(CASE_DE[coup.lower()])
    elif resultat := jeton["resultat"]:
        lue.resultat = resultat
    elif glyphe := jeton["glyphe"]:
        lue.commenter(glyphe)
    elif texte := jeton["commentaire"] or jeton["ligne"]:
        lue.commenter(texte)


def ecrire_pgn(enregistrements: Sequence[Enregistrement]) -> str:
    """Write the main lines of games of Othello on 8 by 8 squares; ``ValueError`` for another game."""
    return "\n".join(map(_ecrire_une, enregistrements))


def _ecrire_une(enregistrement: Enregistrement) -> str:
    recit, entete, ecart = enregistrement.recit(), enregistrement.entete, enregistrement.ecart()
    resultat = "1-0" if ecart and ecart > 0 else "0-1" if ecart else NULLE
    if ecart is None:
        resultat = next((ecrit for ecrit, lettre in DECISIONS.items() if lettre == entete.decision[:2]), "*")
    valeurs = {nom: getattr(entete, champ) for nom, champ in CHAMPS.items()}
    valeurs["Date"] = entete.date.replace("-", ".")
    sept = {nom: valeurs.pop(nom) or "?" for nom in ("Event", "Site", "Date", "Round", "Black", "White")}
    etiquettes = {**sept, "Result": resultat, **{nom: valeur for nom, valeur in valeurs.items() if valeur}}
    if recit.depart is not None:
        etiquettes["FEN"] = ecrire_fen(recit.depart)
    lignes = [f'[{nom} "{_proteger(valeur)}"]' for nom, valeur in etiquettes.items()]
    return "\n".join([*lignes, "", *_en_lignes([*_mots(recit), *_fin(entete, ecart), resultat]), ""])


def _mots(recit: Recit) -> list[str]:
    mots: list[str] = []
    rang = demi_coups = 0
    for camp, case in recit.tours():
        if camp == PREMIER or not demi_coups:
            mots.append(f"{demi_coups // 2 + 1}.{'' if camp == PREMIER else '..'}")
        demi_coups += 1 + (camp == SECOND and not demi_coups)  # a game that White begins: 1... f5 2. d6
        mots.append("pass" if case is None else NOMS[case])
        detail = RIEN if case is None else recit.details.get(rang, RIEN)
        mots += _commentaire(detail.commentaire)
        rang += case is not None
    return mots


def _fin(entete: Entete, ecart: int | None) -> list[str]:
    if ecart is None:
        return []
    plus, moins = (CASES + abs(ecart)) // 2, (CASES - abs(ecart)) // 2
    gagnant = (entete.noir or "Black") if ecart > 0 else (entete.blanc or "White")
    return _commentaire(f"{gagnant} wins {plus}-{moins}" if ecart else f"draw {plus}-{moins}")


def _commentaire(texte: str) -> list[str]:
    return [f"{{{' '.join(texte.replace('}', ')').split())}}}"] if texte.strip() else []


def _proteger(texte: str) -> str:
    return " ".join(texte.replace("\\", "\\\\").replace('"', '\\"').split())


def _en_lignes(mots: Sequence[str]) -> list[str]:
    lignes = [""]
    for mot in mots:
        if lignes[-1] and len(lignes[-1]) + len(mot) >= LARGEUR:
            lignes.append("")
        lignes[-1] += f" {mot}" if lignes[-1] else mot
    return lignes
