"""The tree of an SGF game made of the nodes of its file: who plays what, the states, what is noted; its first fault."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.fautes import Faute, Message, decrire
from ecosysteme.formats.partie_compacte import PASSES
from ecosysteme.formats.sgf.depart import CAMPS, DEPART, JEU, POSE, case_de, jeu_de, poser
from ecosysteme.formats.sgf.syntaxe import NoeudSgf, Rupture, nombre
from ecosysteme.jeu import PREMIER, SECOND, Camp, CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.ouvertures.noms import cases_nommables, intituler
from ecosysteme.partie import Partie
from ecosysteme.pendules import lire_horloges
from ecosysteme.variantes.avis_ecrit import lire_avis
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import Noeud

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
    "RU": "regle",
}
# Properties of this program alone: what a header of another format said, the seconds of a move, what is known of its
# worth besides ``V``; a second value of that one names the glyph's property that repeats it, which is nobody's glyph.
AUTRES, SECONDES, AVIS = "OTX", "OTS", "OTV"
DECIDE: Final = "RE"  # in ``AUTRES``, why a game was won whose result is a difference, or the contrary
# Of the root, what is told elsewhere than on its node.
RACINE: Final = frozenset(("FF", "GM", "SZ", "CA", "AP", "ST", *POSE, "RE", "TM", "OT", *CHAMPS, JEU, DEPART, AUTRES))
GLYPHES: Final = {"TE": ("!", "!!"), "BM": ("?", "??"), "DO": ("?!", "?!"), "IT": ("!?", "!?")}
NOTES: Final = frozenset(("B", "W", "C", "V", SECONDES, AVIS, *GLYPHES))
HORLOGES: Final = {"BL": PREMIER, "WL": SECOND}
RESULTAT: Final = re.compile(r"([BW])\+(\d+)(?:\.0+)?", re.IGNORECASE)
DECISION: Final = re.compile(r"([BW])\+(|R|Resign|T|Time|F|Forfeit|S)", re.IGNORECASE)
OUVERTURE: Final = "ON"
NULLES: Final = ("0", "draw", "b+0", "w+0")


def arbre_de(racine: NoeudSgf) -> ArbreSgf:
    """Return what a root tells of; a first move that Edax writes in it is put behind it."""
    jeu = jeu_de(racine)
    racine, depart = poser(jeu, racine)
    if OUVERTURE in racine.proprietes and racine.texte(OUVERTURE) == intituler(
        cases_nommables(jeu, _coups(racine), depart)
    ):
        del racine.proprietes[OUVERTURE]  # written by us: it follows the moves, as they may grow
    if joues := {nom: racine.proprietes.pop(nom) for nom in CAMPS if nom in racine.proprietes}:
        premier = NoeudSgf(joues, racine.suites, racine.place, racine.debut)
        racine = NoeudSgf(racine.proprietes, [premier])
    return ArbreSgf(jeu, depart, racine)


def _coups(racine: NoeudSgf) -> Iterator[CoupQuelconque]:
    """Yield the moves of the main line, down to the first that is none."""
    noeud = racine
    with suppress(ValueError):
        while noeud.suites:
            noeud = noeud.suites[0]
            for nom in CAMPS.keys() & noeud.proprietes.keys():
                if noeud.texte(nom).strip().lower() not in PASSES:
                    yield case_de(noeud.texte(nom), TAILLE_STANDARD)


def garder(racine: NoeudSgf, jeu: Jeu) -> list[str]:
    """Return the names of the root's properties that stay on its node."""
    resultat = racine.texte("RE").strip().lower()
    connu = bool(DECISION.fullmatch(resultat) or RESULTAT.fullmatch(resultat)) or resultat in (*NULLES, "", "?")
    rallonge = "TM" in racine.proprietes and cadence_de(racine) != racine.texte("OT")
    return [
        nom
        for nom in racine.proprietes
        if nom not in RACINE or (nom == "RE" and not connu) or (nom == "OT" and rallonge)
    ]


def cadence_de(racine: NoeudSgf) -> str:
    """Return how the clocks were set: where ``OT`` tells all of it, as this program writes it, ``TM`` says no more."""
    total, rallonge = racine.texte("TM"), racine.texte("OT")
    horloges = lire_horloges(rallonge) if total else None
    return rallonge if not total or (horloges and horloges[0].initial == nombre(total)) else total


def secondes_de(noeud: NoeudSgf) -> float:
    """Return the seconds that a move took, as this program writes them."""
    return max(nombre(noeud.texte(SECONDES)) or 0.0, 0.0)


def evaluation_de(noeud: NoeudSgf) -> Evaluation | None:
    """Return the value that a node tells, if it does."""
    return Evaluation.dite(nombre(noeud.texte("V"))) if "V" in noeud.proprietes else None


@dataclass(slots=True)
class _Entree:
    """A node of the tree to be: what is played, the state after it, and the nodes of the file that tell of it."""

    camp: Camp | None
    coup: CoupQuelconque | None
    etat: EtatQuelconque
    bruts: list[NoeudSgf]
    rang: int  # moves played
    horloges: tuple[float | None, float | None]  # what was left on the clocks before it
    avant: EtatQuelconque = None  # the state that the move was played in
    suites: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ArbreSgf:
    """A game as its file tells it, and how it is made a tree; ``partie`` raises ``ValueError`` when it is not legal."""

    jeu: Jeu
    depart: EtatQuelconque
    racine: NoeudSgf
    fautes: list[tuple[NoeudSgf, ValueError]] = field(default_factory=list)

    def partie(self) -> Partie:
        """Return the game, standing at the end of its main line."""
        entrees = self._deployer()
        if self.fautes:
            noeud, erreur = min(self.fautes, key=lambda faute: faute[0].place)
            raise Rupture(decrire(erreur)).en(noeud.debut, noeud.place, noeud.place)
        noeuds: dict[int, Noeud] = {}
        for numero in reversed(range(len(entrees))):  # what follows a node stands behind it in the list
            entree = entrees[numero]
            suites = tuple(noeuds.pop(suite) for suite in entree.suites)
            noeuds[numero] = self._noeud(numero, entree, suites)
        partie: Partie = Partie.depuis_arbre(self.jeu, noeuds[0])
        partie.aller_a(partie.nb_coups_total)
        return partie

    def _deployer(self) -> list[_Entree]:
        """List the nodes of the tree, each before what follows it."""
        total = nombre(self.racine.texte("TM"))
        entrees = [_Entree(None, None, self.depart, [self.racine], 0, (total, total))]
        pile = [(0, self.racine.suites)]
        while pile:
            numero, bruts = pile.pop()
            ajoutees = []
            for entree, suites in self._suites(entrees[numero], bruts):
                entrees[numero].suites.append(len(entrees))
                ajoutees.append((len(entrees), suites))
                entrees.append(entree)
            pile.extend(reversed(ajoutees))
        return entrees

    def _suites(self, entree: _Entree, bruts: Sequence[NoeudSgf]) -> list[tuple[_Entree, list[NoeudSgf]]]:
        """Return what follows a node, with the nodes of the file that follow in turn.

        The same move told twice is one; a node without a move tells of the one before it; a pass that must be is put
        where it is left out.
        """
        joues: list[tuple[Camp, CoupQuelconque | None, NoeudSgf]] = []
        attente = list(reversed(bruts))
        finie = self.jeu.issue(entree.etat) is not None
        while attente:
            brut = attente.pop()
            try:
                joue = self._joue(brut, entree.rang)
            except ValueError as erreur:
                self.fautes.append((brut, erreur))
                continue
            if joue is None or (finie and joue[1] is None):  # nobody can play any more: passing says nothing
                entree.bruts.append(brut)
                attente.extend(reversed(brut.suites))
            else:
                joues.append((*joue, brut))
        camp, rang = self.jeu.trait(entree.etat), entree.rang
        horloges = _horloges(entree)
        if not self.jeu.coups_legaux(entree.etat) and not finie:
            joues = [joue for joue in joues if joue[1] is not None or self._verifier_passe(camp, *joue, rang)]
            passes = [brut for _, coup, brut in joues if coup is None]
            restes = [suite for _, coup, brut in joues for suite in (brut.suites if coup is None else [brut])]
            return [(_Entree(camp, None, self.jeu.passer(entree.etat), passes, rang, horloges), restes)]
        trouvees: dict[CoupQuelconque, tuple[_Entree, list[NoeudSgf]]] = {}
        for qui, coup, brut in joues:
            if coup not in trouvees:
                try:
                    etat = self._jouer(entree.etat, qui, coup, rang)
                except ValueError as erreur:
                    self.fautes.append((brut, erreur))
                    continue
                trouvees[coup] = _Entree(camp, coup, etat, [], rang + 1, horloges, entree.etat), []
            trouvees[coup][0].bruts.append(brut)
            trouvees[coup][1].extend(brut.suites)
        return list(trouvees.values())

    def _joue(self, brut: NoeudSgf, rang: int) -> tuple[Camp, CoupQuelconque | None] | None:
        """Return who plays what in a node of the file, ``None`` when nobody does."""
        lettres = [nom for nom in CAMPS if nom in brut.proprietes]
        if sum(len(brut.proprietes[nom]) for nom in lettres) > 1 or "AB" in brut.proprietes or "AW" in brut.proprietes:
            raise Faute("après {rang} coups : une position posée, ou deux coups à la fois", rang=rang)
        if not lettres:
            return None
        texte = brut.texte(lettres[0])
        try:
            coup = _coup(self.jeu, texte)
        except ValueError as erreur:
            raise Faute("coup {rang}, {coup!r} : {erreur}", rang=rang + 1, coup=texte[:20], erreur=erreur) from None
        return CAMPS[lettres[0]], coup

    def _verifier_passe(self, trait: Camp, camp: Camp, coup: CoupQuelconque | None, brut: NoeudSgf, rang: int) -> bool:
        """Tell whether a pass is that of who has the turn."""
        if camp == trait:
            return True
        qui = self.jeu.noms_camps[trait - 1]
        faute = Faute(
            "coup {rang}, {coup} : {erreur}",
            rang=rang + 1,
            coup="passe",
            erreur=Message("le trait est à {camp}", camp=qui),
        )
        self.fautes.append((brut, faute))
        return False

    def _jouer(self, etat: EtatQuelconque, camp: Camp, coup: CoupQuelconque | None, rang: int) -> EtatQuelconque:
        jeu = self.jeu
        texte = "passe" if coup is None else jeu.ecrire_coup(coup)
        try:
            if jeu.issue(etat) is not None:
                raise Faute("la partie est terminée")
            if camp != jeu.trait(etat):
                raise Faute("le trait est à {camp}", camp=jeu.noms_camps[jeu.trait(etat) - 1])
            if coup is None:
                raise Faute("passe impossible : {coup} se joue", coup=jeu.ecrire_coup(jeu.coups_legaux(etat)[0]))
            return jeu.jouer(etat, coup)
        except ValueError as erreur:
            raise Faute("coup {rang}, {coup} : {erreur}", rang=rang + 1, coup=texte, erreur=erreur) from None

    def _noeud(self, numero: int, entree: _Entree, suites: tuple[Noeud, ...]) -> Noeud:
        """Make a node of what is told of it, in as many nodes of the file as there are."""
        bruts = entree.bruts
        cles = [nom for brut in bruts[1:] for nom in brut.proprietes]
        gardes = (garder(self.racine, self.jeu) if not numero else list(bruts[0].proprietes) if bruts else []) + cles
        chronometre = nombre(self.racine.texte("TM")) is not None
        proprietes: dict[str, tuple[str, ...]] = {}
        for nom in dict.fromkeys(gardes):
            if nom not in NOTES and not (nom in HORLOGES and chronometre):
                proprietes[nom] = tuple(valeur for brut in bruts for valeur in brut.proprietes.get(nom, ()))
        marque = "FG" in proprietes
        if proprietes.get("FG") == ("",):
            del proprietes["FG"]
        return Noeud(
            numero,
            entree.camp,
            entree.coup,
            entree.etat,
            secondes=next(filter(None, map(secondes_de, bruts)), 0.0) or _ecoulees(entree),
            commentaire="\n".join(filter(None, (brut.texte("C") for brut in bruts))),
            glyphe=next(filter(None, map(_glyphe, bruts)), ""),
            evaluation=next(filter(None, (self._evaluation(entree, brut) for brut in bruts)), None),
            marque=marque,
            proprietes=tuple(proprietes.items()),
            suites=suites,
        )

    def _evaluation(self, entree: _Entree, brut: NoeudSgf) -> Evaluation | None:
        """Return what a node of the file says of the move's worth."""
        dite = evaluation_de(brut)
        if dite is None or entree.coup is None:
            return dite
        return lire_avis(self.jeu, entree.avant, entree.coup, dite.valeur, brut.texte(AVIS))


def _coup(jeu: Jeu, texte: str) -> CoupQuelconque | None:
    if texte.strip().lower() in PASSES:
        return None
    return case_de(texte, jeu.taille) if isinstance(jeu, Othello) else jeu.lire_coup(texte)


def _glyphe(noeud: NoeudSgf) -> str:
    for nom, (simple, double) in GLYPHES.items():
        if nom in noeud.proprietes and nom not in noeud.proprietes.get(AVIS, [])[1:]:
            return double if noeud.texte(nom).strip() == "2" else simple
    return ""


def _horloges(entree: _Entree) -> tuple[float | None, float | None]:
    """Return what is left on the clocks after a move."""
    noir, blanc = entree.horloges
    for brut in entree.bruts:
        noir = nombre(brut.texte("BL")) if "BL" in brut.proprietes else noir
        blanc = nombre(brut.texte("WL")) if "WL" in brut.proprietes else blanc
    return noir, blanc


def _ecoulees(entree: _Entree) -> float:
    """Return the seconds that a move took, by the clock of who played it; 0 when it does not tell."""
    if entree.camp is None:
        return 0.0
    avant, apres = entree.horloges[entree.camp - 1], _horloges(entree)[entree.camp - 1]
    return max(avant - apres, 0.0) if avant is not None and apres is not None else 0.0
