"""What an SGF file says of the game that is played and of the position in which it begins."""

from __future__ import annotations

import re
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.fautes import Faute, mot
from ecosysteme.formats.sgf.syntaxe import NoeudSgf, texte_de
from ecosysteme.jeu import PREMIER, SECOND, Camp, EtatQuelconque, Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.plateau import Couleur, Plateau, lire_case
from ecosysteme.reglages import TAILLE

OTHELLO: Final = "2"  # the number of the game in SGF
LISIBLES: Final = 12  # characters of a size that cannot be: what is longer is told cut
CAMPS: Final[dict[str, Camp]] = {"B": PREMIER, "W": SECOND}
# Properties of this program alone: the game, its first state.
JEU, DEPART = "OTG", "OTE"
POSES: Final[dict[str, Couleur | None]] = {"AB": COULEUR_DE[PREMIER], "AW": COULEUR_DE[SECOND], "AE": None}
POSE: Final = (*POSES, "PL")  # what sets a position up
# Who has the turn, as a property or the first move tells it; other values are passed over whole.
TRAIT: Final = re.compile(
    r"(?<![A-Za-z])(?:PL\s*+\[\s*+(?P<trait>[\dA-Za-z])|(?P<camp>[BW])(?:lack|hite)?\s*+\[)"
    r"|\[[^\\\]]*+(?:\\.[^\\\]]*+)*+(?:\]|\\?\Z)|(?P<fin>\))",
    re.DOTALL,
)


def jeu_de(racine: NoeudSgf) -> Jeu:
    """Return the game that a root names; ``ValueError`` when it is none of ours."""
    if specification := racine.texte(JEU):
        return lire_jeu(specification)
    if (genre := racine.texte("GM") or OTHELLO).strip() != OTHELLO:
        raise Faute("jeu GM[{genre}] : attendu 2, l'othello", genre=genre[:20])
    taille = racine.texte("SZ").partition(":")[0].strip() or "8"
    return Othello(int(TAILLE.lire(mot(taille, LISIBLES))))


def poser(jeu: Jeu, racine: NoeudSgf) -> tuple[NoeudSgf, EtatQuelconque]:
    """Return the root, with what follows it as long as the position is being set up, and that position.

    Without ``PL`` the turn is whose who plays the first move.
    """
    if texte := racine.texte(DEPART):
        return racine, jeu.lire_etat(texte)
    if not isinstance(jeu, Othello):
        return racine, jeu.etat_initial()
    poses = avant_le_premier_coup(racine)
    pions: dict[Position, Couleur] = {} if any("AW" in pose.proprietes for pose in poses) else _usuels(jeu)
    for pose in poses:
        for nom, couleur in POSES.items():
            for valeur in pose.proprietes.get(nom, ()):
                for case in points(valeur, jeu.taille):
                    pions.pop(case, None)
                    if couleur is not None:
                        pions[case] = couleur
    tete = _fondre(poses)
    return tete, EtatOthello(Plateau(jeu.taille, pions), _trait(tete))


def _usuels(jeu: Othello) -> dict[Position, Couleur]:
    """Return the usual discs, to which a handicap may add."""
    return dict(jeu.etat_initial().plateau)


def avant_le_premier_coup(racine: NoeudSgf) -> list[NoeudSgf]:
    """List the root and what follows it in a row, down to the last node that sets discs up before any move."""
    lus, dernier = [racine], 1
    while len(lus[-1].suites) == 1 and not CAMPS.keys() & lus[-1].proprietes.keys():
        suite = lus[-1].suites[0]
        if CAMPS.keys() & suite.proprietes.keys():
            break
        lus.append(suite)
        if any(nom in suite.proprietes for nom in POSE):
            dernier = len(lus)
    return lus[:dernier]


def _fondre(noeuds: list[NoeudSgf]) -> NoeudSgf:
    """Make one node of several that follow each other."""
    if len(noeuds) == 1:
        return noeuds[0]
    proprietes: dict[str, list[str]] = {}
    for noeud in noeuds:
        for nom, valeurs in noeud.proprietes.items():
            proprietes.setdefault(nom, []).extend(valeurs)
    if len(proprietes.get("C", ())) > 1:
        proprietes["C"] = ["\n".join(proprietes["C"])]
    return NoeudSgf(proprietes, noeuds[-1].suites, noeuds[0].place, noeuds[0].debut)


def _trait(racine: NoeudSgf) -> Camp:
    """Return who has the turn: whom ``PL`` names last, else who plays the first move."""
    if dit := [texte_de(valeur).strip()[:1].lower() for valeur in racine.proprietes.get("PL", ())]:
        return SECOND if dit[-1] in ("w", "2") else PREMIER
    noeud = racine
    while not CAMPS.keys() & noeud.proprietes.keys():
        if not noeud.suites:
            return PREMIER
        noeud = noeud.suites[0]
    return next(camp for nom, camp in CAMPS.items() if nom in noeud.proprietes)


def trait_annonce(texte: str, place: int) -> Camp | None:
    """Return whose turn the text tells from ``place`` on, where it could not be read; ``None`` when it does not."""
    for dit in TRAIT.finditer(texte, place):
        if dit["fin"]:
            break
        if lettre := dit["trait"] or dit["camp"]:
            return SECOND if lettre.lower() in ("w", "2") else PREMIER
    return None


def points(valeur: str, taille: int) -> list[Position]:
    """Read a square, or the rectangle between two."""
    coins = [case_de(coin, taille) for coin in texte_de(valeur).split(":")[:2]]
    lignes, colonnes = zip(*coins, strict=True)
    return [
        (ligne, colonne)
        for ligne in range(min(lignes), max(lignes) + 1)
        for colonne in range(min(colonnes), max(colonnes) + 1)
    ]


def case_de(texte: str, taille: int) -> Position:
    """Read ``f5``, or ``fe`` as in the game of go: the column, then the line."""
    nom = texte.strip()
    if len(nom) == 2 and nom.isascii() and nom.isalpha():
        ligne = ord(nom[1].lower()) - ord("a") + 1
        if ligne <= taille:  # else what is refused is what was written
            nom = f"{nom[0]}{ligne}"
    return lire_case(nom, taille)
