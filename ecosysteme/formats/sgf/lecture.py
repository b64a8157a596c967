"""SGF read: games with their variations, comments, values and times, of Othello and of the other games.

As in the trade: ``GM[2]``, moves ``B[f5]`` or ``B[ef]``, passes ``PA``, ``pass`` or nothing. Edax writes the first move
in the root, beside the position, and the result from the side that begins. A game that SGF does not know is named by
``OTG``, see ``ecriture``. What this program does not know is kept on the nodes, and written again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Event
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import Enregistrement, ecart_du_plateau
from ecosysteme.formats.recit import Detail, Recit
from ecosysteme.formats.sgf.entete import AUTRES, CHAMPS, lire_entete, resultat_compris
from ecosysteme.formats.sgf.syntaxe import NoeudSgf, lire_arbres, nombre, texte_de
from ecosysteme.formats.texte import verifier_nombre
from ecosysteme.jeu import PREMIER, SECOND, Camp, CoupQuelconque, EtatQuelconque, JeuQuelconque
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.partie import Partie, PartieQuelconque
from ecosysteme.plateau import Couleur, Plateau, lire_case
from ecosysteme.variantes.avis_ecrit import lire_avis
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import Noeud, NoeudQuelconque

OTHELLO: Final = "2"  # the number of the game in SGF
CAMPS: Final[dict[str, Camp]] = {"B": PREMIER, "W": SECOND}
PASSES: Final = ("", "pa", "ps", "pass", "--", "tt")
# Properties of this program alone: the game, its first state, seconds of a move,
# what is known of its worth besides ``V``.
JEU, DEPART, SECONDES, AVIS = "OTG", "OTE", "OTS", "OTV"
DE_L_AVIS: Final = (
    "BM"  # a second value of ``AVIS``: the ``BM`` beside it is nobody's glyph, it says what is in ``AVIS``
)
# Of the root, what is told elsewhere than on its node.
RACINE: Final = frozenset(
    ("FF", "GM", "SZ", "CA", "AP", "ST", "PL", "AB", "AW", "RE", "TM", "OT", *CHAMPS, JEU, DEPART, AUTRES)
)
GLYPHES: Final = {"TE": ("!", "!!"), "BM": ("?", "??"), "DO": ("?!", "?!"), "IT": ("!?", "!?")}
NOTES: Final = frozenset(("B", "W", "C", "V", SECONDES, AVIS, *GLYPHES))
RACONTABLES: Final = frozenset(("B", "W", "C", "V", SECONDES))  # of a move told in a row
HORLOGES: Final = {"BL": PREMIER, "WL": SECOND}


def lire_sgf(texte: str, arret: Event | None = None) -> list[Enregistrement]:
    """Read the games of a text; ``ValueError`` naming the game and the first thing in it that cannot be read."""
    enregistrements: list[Enregistrement] = []
    for racine, partie in lire_arbres(texte, arret):
        verifier_nombre(len(enregistrements))
        try:
            enregistrements.append(_enregistrer(racine, partie))
        except ValueError as erreur:
            raise Faute("SGF, partie {rang}, {erreur}", rang=len(enregistrements) + 1, erreur=erreur) from None
    if not enregistrements:
        raise Faute("{texte!r} n'est pas une partie SGF : attendu (;FF[4]GM[2]…)", texte=texte.strip()[:20])
    return enregistrements


@dataclass(frozen=True, slots=True)
class PartieSgf:
    """A game that only a tree can hold, kept as its text: small, and ready for another process."""

    texte: str
    nb_coups: int
    fin: int | None  # its result

    def ecart(self) -> int | None:
        """Return the difference of discs on its last board, ``None`` before the end."""
        return self.fin

    def partie(self) -> PartieQuelconque:
        """Read it again, and return it standing at the end of its main line."""
        ((racine, _),) = lire_arbres(self.texte)
        return _arbre(racine).partie()


def _enregistrer(racine: NoeudSgf, texte: str) -> Enregistrement:
    arbre = _arbre(racine)
    entete = lire_entete(arbre.racine, arbre.jeu, arbre.depart)
    huit = isinstance(arbre.jeu, Othello) and arbre.jeu.taille == 8
    recit = _recit(arbre.racine, arbre.depart) if huit else None
    return Enregistrement(recit or _en_texte(texte, arbre.partie()), entete)


def _en_texte(texte: str, partie: PartieQuelconque) -> PartieSgf:
    return PartieSgf(texte, partie.nb_coups_total, ecart_du_plateau(partie.jeu, partie.etat))


def _arbre(racine: NoeudSgf) -> _Arbre:
    """Return what a root tells of; a first move that Edax writes in it is put behind it."""
    jeu = _jeu(racine)
    depart = _depart(jeu, racine)
    if lettre := next((nom for nom in CAMPS if nom in racine.proprietes), None):
        premier = NoeudSgf({lettre: racine.proprietes.pop(lettre)}, racine.suites)
        racine = NoeudSgf(racine.proprietes, [premier])
    return _Arbre(jeu, depart, racine)


def _jeu(racine: NoeudSgf) -> JeuQuelconque:
    if specification := racine.texte(JEU):
        return lire_jeu(specification)
    if (genre := racine.texte("GM") or OTHELLO).strip() != OTHELLO:
        raise Faute("jeu GM[{genre}] : attendu 2, l'othello", genre=genre[:20])
    taille = racine.texte("SZ").partition(":")[0].strip() or "8"
    return lire_jeu(f"othello:taille={taille[:4]}")


def _depart(jeu: JeuQuelconque, racine: NoeudSgf) -> EtatQuelconque:
    if texte := racine.texte(DEPART):
        return jeu.lire_etat(texte)
    initial = jeu.etat_initial()
    if not isinstance(jeu, Othello):
        return initial
    camp: Camp = SECOND if racine.texte("PL").strip()[:1].lower() in ("w", "2") else PREMIER
    pions: dict[Position, Couleur] = {}
    for nom, couleur in (("AB", COULEUR_DE[PREMIER]), ("AW", COULEUR_DE[SECOND])):
        for valeur in racine.proprietes.get(nom, ()):
            pions |= dict.fromkeys(_points(valeur, jeu.taille), couleur)
    if "AW" not in racine.proprietes:  # the usual discs, and those of a handicap
        pions = {**initial.plateau, **pions}
    return EtatOthello(Plateau(jeu.taille, pions), camp)


def _points(valeur: str, taille: int) -> list[Position]:
    """Read a square, or the rectangle between two."""
    coins = [_case(coin, taille) for coin in texte_de(valeur).split(":")[:2]]
    lignes, colonnes = zip(*coins, strict=True)
    return [
        (ligne, colonne)
        for ligne in range(min(lignes), max(lignes) + 1)
        for colonne in range(min(colonnes), max(colonnes) + 1)
    ]


def _case(texte: str, taille: int) -> Position:
    """Read ``f5``, or ``fe`` as in the game of go: the column, then the line."""
    nom = texte.strip()
    if len(nom) == 2 and nom.isascii() and nom.isalpha():
        ligne = ord(nom[1].lower()) - ord("a") + 1
        if ligne <= taille:  # else what is refused is what was written
            nom = f"{nom[0]}{ligne}"
    return lire_case(nom, taille)


def _garder(racine: NoeudSgf, jeu: JeuQuelconque) -> list[str]:
    """Return the names of the root's properties that stay on its node."""
    connu = resultat_compris(racine.texte("RE"))
    return [
        nom
        for nom in racine.proprietes
        if nom not in RACINE or (nom == "RE" and not connu) or (nom == "OT" and "TM" in racine.proprietes)
    ]


def _recit(racine: NoeudSgf, depart: EtatOthello) -> Recit | None:
    """Tell in a row a game without variations nor what only a tree can hold; ``None`` for another, or a wrong one."""
    if _garder(racine, Othello()):
        return None
    cases, details = bytearray(), {}
    dits: list[tuple[Camp, int | None]] = []
    courant = racine
    while courant.suites:
        if len(courant.suites) > 1:
            return None
        courant = courant.suites[0]
        lettres = [nom for nom in CAMPS if nom in courant.proprietes]
        if len(lettres) != 1 or not courant.proprietes.keys() <= RACONTABLES:
            return None
        valeur = courant.texte(lettres[0])
        if valeur.strip().lower() in PASSES:
            if len(courant.proprietes) > 1:
                return None
            dits.append((CAMPS[lettres[0]], None))
            continue
        try:
            ligne, colonne = _case(valeur, 8)
        except ValueError:
            return None
        if len(courant.proprietes) > 1:
            detail = Detail(_secondes(courant), courant.texte("C"), _evaluation(courant))
            details[len(cases)] = detail
        cases.append(8 * ligne + colonne)
        dits.append((CAMPS[lettres[0]], cases[-1]))
    try:
        recit = Recit(bytes(cases), depart, details)
    except ValueError:
        return None
    tours = recit.tours()
    return recit if all(dit in tours for dit in dits) else None  # in that order, passes perhaps left out


def _secondes(noeud: NoeudSgf) -> float:
    return max(nombre(noeud.texte(SECONDES)) or 0.0, 0.0)


def _evaluation(noeud: NoeudSgf) -> Evaluation | None:
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
class _Arbre:
    """A game as its file tells it, and how it is made a tree; ``partie`` raises ``ValueError`` when it is not legal."""

    jeu: JeuQuelconque
    depart: EtatQuelconque
    racine: NoeudSgf

    def partie(self) -> PartieQuelconque:
        """Return the game, standing at the end of its main line."""
        entrees = self._deployer()
        noeuds: dict[int, NoeudQuelconque] = {}
        for numero in reversed(range(len(entrees))):  # what follows a node stands behind it in the list
            entree = entrees[numero]
            suites = tuple(noeuds.pop(suite) for suite in entree.suites)
            noeuds[numero] = self._noeud(numero, entree, suites)
        partie: PartieQuelconque = Partie.depuis_arbre(self.jeu, noeuds[0])
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
        while attente:
            brut = attente.pop()
            if (joue := self._joue(brut, entree.rang)) is None:
                entree.bruts.append(brut)
                attente.extend(reversed(brut.suites))
            else:
                joues.append((*joue, brut))
        camp, rang = self.jeu.trait(entree.etat), entree.rang
        horloges = _horloges(entree)
        if not self.jeu.coups_legaux(entree.etat) and self.jeu.issue(entree.etat) is None:
            passes = [brut for _, coup, brut in joues if coup is None]
            restes = [suite for _, coup, brut in joues for suite in (brut.suites if coup is None else [brut])]
            return [(_Entree(camp, None, self.jeu.passer(entree.etat), passes, rang, horloges), restes)]
        trouvees: dict[CoupQuelconque, tuple[_Entree, list[NoeudSgf]]] = {}
        for qui, coup, brut in joues:
            if coup not in trouvees:
                etat = self._jouer(entree.etat, qui, coup, rang)
                trouvees[coup] = _Entree(camp, coup, etat, [], rang + 1, horloges, entree.etat), []
            trouvees[coup][0].bruts.append(brut)
            trouvees[coup][1].extend(brut.suites)
        return list(trouvees.values())

    def _joue(self, brut: NoeudSgf, rang: int) -> tuple[Camp, CoupQuelconque | None] | None:
        """Return who plays what in a node of the file, ``None`` when nobody does."""
        lettres = [nom for nom in CAMPS if nom in brut.proprietes]
        if len(lettres) > 1 or "AB" in brut.proprietes or "AW" in brut.proprietes:
            raise Faute("après {rang} coups : une position posée, ou deux coups à la fois", rang=rang)
        if not lettres:
            return None
        texte = brut.texte(lettres[0])
        try:
            coup = _coup(self.jeu, texte)
        except ValueError as erreur:
            raise Faute("coup {rang}, {coup!r} : {erreur}", rang=rang + 1, coup=texte[:20], erreur=erreur) from None
        return CAMPS[lettres[0]], coup

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

    def _noeud(self, numero: int, entree: _Entree, suites: tuple[NoeudQuelconque, ...]) -> NoeudQuelconque:
        """Make a node of what is told of it, in as many nodes of the file as there are."""
        bruts = entree.bruts
        cles = [nom for brut in bruts[1:] for nom in brut.proprietes]
        garder = (_garder(self.racine, self.jeu) if not numero else list(bruts[0].proprietes) if bruts else []) + cles
        chronometre = nombre(self.racine.texte("TM")) is not None
        proprietes: dict[str, tuple[str, ...]] = {}
        for nom in dict.fromkeys(garder):
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
            secondes=next(filter(None, map(_secondes, bruts)), 0.0) or _ecoulees(entree),
            commentaire="\n".join(filter(None, (brut.texte("C") for brut in bruts))),
            glyphe=next(filter(None, map(_glyphe, bruts)), ""),
            evaluation=next(filter(None, (self._evaluation(entree, brut) for brut in bruts)), None),
            marque=marque,
            proprietes=tuple(proprietes.items()),
            suites=suites,
        )

    def _evaluation(self, entree: _Entree, brut: NoeudSgf) -> Evaluation | None:
        """Return what a node of the file says of the move's worth."""
        dite = _evaluation(brut)
        if dite is None or entree.coup is None:
            return dite
        return lire_avis(self.jeu, entree.avant, entree.coup, dite.valeur, brut.texte(AVIS))


def _coup(jeu: JeuQuelconque, texte: str) -> CoupQuelconque | None:
    if texte.strip().lower() in PASSES:
        return None
    return _case(texte, jeu.taille) if isinstance(jeu, Othello) else jeu.lire_coup(texte)


def _glyphe(noeud: NoeudSgf) -> str:
    for nom, (simple, double) in GLYPHES.items():
        if nom in noeud.proprietes and (nom != DE_L_AVIS or DE_L_AVIS not in noeud.proprietes.get(AVIS, [])[1:]):
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
