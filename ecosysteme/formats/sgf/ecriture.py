"""SGF written: the native file of this program, which holds all that is on the nodes.

What other programs know is said as they say it: ``GM[2]``, the position in ``AB``, ``AW`` and ``PL``, moves
``B[f5]``, an empty pass, ``C``, ``V``, ``TE``, ``BM``, ``DO``, ``IT``, ``FG`` where a diagram is wanted, ``BL`` and
``WL`` when the time of the game is known, and in ``ON`` what its opening is called, unless the file that was read says
it. Five properties are this program's: ``OTS`` the seconds of a move, ``OTG``
the game when it is not Othello on 8 by 8, ``OTE`` its first state when it is not the usual one, ``OTX`` what a header
of another format said, ``OTV`` what is known of a move besides its value in ``V``, in the words of ``avis_ecrit``: what
it lost, the best moves, how deep, what was proved, by which version of the engine. Where that makes an error of it and
nobody gave it a glyph, ``BM`` tells other programs so, and ``OTV`` has a second value, ``BM``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement, au_temps, ecart_du_plateau
from ecosysteme.formats.partie_compacte import DEPART as DEPART_STANDARD
from ecosysteme.formats.partie_compacte import JEU as OTHELLO_8
from ecosysteme.formats.partie_compacte import RIEN, Detail, PartieCompacte
from ecosysteme.formats.sgf.arbre import AUTRES, AVIS, CHAMPS, DECIDE, GLYPHES, OUVERTURE, RACINE, SECONDES
from ecosysteme.formats.sgf.depart import DEPART, JEU, OTHELLO
from ecosysteme.formats.sgf.syntaxe import nombre, propriete, proteger
from ecosysteme.jeu import PREMIER, SECOND, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.ouvertures.noms import cases_nommables, intituler
from ecosysteme.pendules import Pendules, lire_horloges
from ecosysteme.plateau import COULEURS, nom_case
from ecosysteme.variantes.avis_ecrit import ecrire_avis
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.gravite import gravite_du_coup
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.parcours import ligne_principale

LETTRES: Final = {PREMIER: "B", SECOND: "W"}
AUCUN_JEU: Final = "0"  # a number that SGF gives to no game
GLYPHE_EN: Final = {
    glyphe: propriete(nom, valeur)
    for nom, (simple, double) in GLYPHES.items()
    for glyphe, valeur in ((double, "2"), (simple, "1"))
} | {"?!": "DO[]", "!?": "IT[]"}
# Its property, written after a review: whoever reads the review takes it for no glyph.
DE_LA_MARQUE: Final = {glyphe: nom for nom, glyphes in GLYPHES.items() for glyphe in glyphes}


def ecrire_sgf(enregistrements: Sequence[Enregistrement]) -> str:
    """Write any games, with their variations and all that is noted of them."""
    return "".join(f"{morceau}\n" for enregistrement in enregistrements for morceau in _ecrire_une(enregistrement))


def _ecrire_une(enregistrement: Enregistrement) -> Iterator[str]:
    entete = enregistrement.entete
    horloges = lire_horloges(entete.cadence)
    compacte = enregistrement.compacte_lue
    if compacte is None or not all(map(_simple, compacte.details.values())):
        jeu, racine = enregistrement.partie.jeu, enregistrement.partie.racine
        resultat = _resultat(jeu, racine, entete)
    else:
        jeu, racine = OTHELLO_8, _en_noeuds(compacte)
        finie = compacte.ecart() is not None
        resultat = _au_drapeau(entete, finie=finie) or _difference(enregistrement.ecart()) or entete.decision
    tete = _tete(jeu, racine, entete, resultat)
    yield f"(;{tete}"
    yield "".join(_arbre(jeu, racine, horloges and Pendules(horloges))) + ")"


def _simple(detail: Detail) -> bool:
    """Tell whether a value at most is known of a move: for more, the position must be known too."""
    return detail.evaluation is None or detail.evaluation == Evaluation(detail.evaluation.valeur)


def _en_noeuds(compacte: PartieCompacte) -> Noeud:
    """Chain the moves without replaying them: their states are not known, and nobody asks."""
    tours, rang = list(compacte.tours()), len(compacte.cases)
    suites: tuple[Noeud, ...] = ()
    for numero, (camp, case) in reversed(list(enumerate(tours, start=1))):
        rang -= case is not None
        detail = RIEN if case is None else compacte.details.get(rang, RIEN)
        coup = None if case is None else divmod(case, TAILLE_STANDARD)
        notes = (detail.secondes, detail.commentaire, "", detail.evaluation)
        suites = (Noeud(numero, camp, coup, None, *notes, suites=suites),)
    return Noeud(0, None, None, compacte.depart or DEPART_STANDARD, suites=suites)


def _tete(jeu: Jeu, racine: Noeud, entete: Entete, resultat: str) -> str:
    """Write the properties of the root, but those that its node keeps."""
    othello = isinstance(jeu, Othello)
    morceaux = [propriete("FF", "4"), propriete("GM", OTHELLO if othello else AUCUN_JEU)]
    morceaux += [propriete("CA", "UTF-8"), propriete("AP", "Othellier")]
    if isinstance(jeu, Othello):
        morceaux.append(propriete("SZ", str(jeu.taille)))
    if jeu.specification != OTHELLO_8.specification:
        morceaux.append(propriete(JEU, proteger(jeu.specification)))
    morceaux += _position(jeu, racine.etat)
    for nom, champ in CHAMPS.items():
        if texte := str(getattr(entete, champ)):
            morceaux.append(propriete(nom, proteger(texte)))
    if entete.cadence:
        morceaux += _cadence(entete.cadence)
    if resultat and "RE" not in dict(racine.proprietes):
        morceaux.append(propriete("RE", resultat))
    if OUVERTURE not in dict(racine.proprietes) and (nom := _ouverture(jeu, racine)):
        morceaux.append(propriete(OUVERTURE, proteger(nom)))
    if autres := [*entete.autres, *_reste_du_resultat(resultat, entete)]:
        paires = (f"{proteger(nom, deux_points=True)}:{proteger(valeur)}" for nom, valeur in autres)
        morceaux.append(propriete(AUTRES, *paires))
    return "".join(morceaux)


def _ouverture(jeu: Jeu, racine: Noeud) -> str:
    return intituler(cases_nommables(jeu, (noeud.coup for noeud in ligne_principale(racine)), racine.etat))


def _cadence(cadence: str) -> list[str]:
    """Write how the clocks were set, for others the seconds of the start, where both have as many."""
    if nombre(cadence) is not None:
        return [propriete("TM", proteger(cadence))]
    horloges = lire_horloges(cadence)
    departs = {horloge.initial for horloge in horloges or ()}
    seul = [propriete("TM", _decimal(depart)) for depart in departs] if len(departs) == 1 else []
    return [*seul, propriete("OT", proteger(cadence))]


def _reste_du_resultat(resultat: str, entete: Entete) -> list[tuple[str, str]]:
    """Return what a result does not say, by how much or why its winner won, as entries of ``AUTRES``: one, or none."""
    decision = entete.decision
    reste = _difference(entete.ecart) if resultat == decision else decision
    dit = len(decision) > 2 and resultat.startswith(decision[:2]) and reste.startswith(decision[:2])
    return [(DECIDE, reste)] if dit else []


def _au_drapeau(entete: Entete, cases: int = TAILLE_STANDARD**2, *, finie: bool) -> str:
    """Say of a game that a flag ended before the board did who won and why, as any reader of SGF expects it."""
    return entete.decision if au_temps(entete, cases) and not finie else ""


def _position(jeu: Jeu, etat: EtatQuelconque) -> list[str]:
    if not isinstance(jeu, Othello):
        return [] if etat == jeu.etat_initial() else [propriete(DEPART, proteger(jeu.ecrire_etat(etat)))]
    morceaux = []
    for nom, couleur in zip(("AB", "AW"), COULEURS, strict=True):
        cases = [nom_case(pion.position) for pion in etat.plateau.pions() if pion.couleur == couleur]
        if cases:
            morceaux.append(propriete(nom, *cases))
    if "AW[" not in "".join(morceaux):  # without it the usual discs would be read
        return [propriete(DEPART, proteger(jeu.ecrire_etat(etat)))]
    return [*morceaux, propriete("PL", LETTRES[etat.trait])]


def _resultat(jeu: Jeu, racine: Noeud, entete: Entete) -> str:
    """Return what the end of the main line says; before the end, what is recorded."""
    dernier = racine
    while dernier.suites:
        dernier = dernier.suites[0]
    issue = jeu.issue(dernier.etat)
    cases = jeu.taille**2 if isinstance(jeu, Othello) else 0
    if issue is None or au_temps(entete, cases):
        return _au_drapeau(entete, cases, finie=issue is not None) or _difference(entete.ecart) or entete.decision
    if isinstance(jeu, Othello):
        return _difference(ecart_du_plateau(jeu, dernier.etat))
    return f"{LETTRES[issue]}+" if issue else "0"


def _difference(ecart: int | None) -> str:
    return "" if ecart is None else f"{'B' if ecart > 0 else 'W'}+{abs(ecart)}" if ecart else "0"


def _arbre(jeu: Jeu, racine: Noeud, pendules: Pendules | None) -> Iterator[str]:
    """Write the nodes, the variations between parentheses; the root's properties are written before."""
    pile: list[tuple[Noeud, EtatQuelconque, Pendules | None] | str] = [(racine, None, pendules)]
    while pile:
        haut = pile.pop()
        if isinstance(haut, str):
            yield haut
            continue
        noeud, avant, pendules = haut
        if noeud.camp is not None:
            if pendules is not None and noeud.coup is not None:  # nobody presses a clock to pass
                pendules = pendules.presser(noeud.camp, noeud.secondes)
            texte = "" if noeud.coup is None else proteger(jeu.ecrire_coup(noeud.coup))
            yield f";{LETTRES[noeud.camp]}[{texte}]"
        yield _notes(noeud, _avis(jeu, avant, noeud), pendules)
        if len(noeud.suites) == 1:
            pile.append((noeud.suites[0], noeud.etat, pendules))
        else:
            for suite in reversed(noeud.suites):
                pile += [")", (suite, noeud.etat, pendules), "\n("]


def _avis(jeu: Jeu, avant: EtatQuelconque, noeud: Noeud) -> str:
    """Write what is known of a move besides its value; the mark of an error too, for who knows only that."""
    evaluation = noeud.evaluation
    if evaluation is None or noeud.coup is None or not (texte := ecrire_avis(jeu, avant, noeud.coup, evaluation)):
        return ""
    marque = "" if noeud.glyphe or not evaluation.jugee else gravite_du_coup(jeu, noeud)
    if not marque:
        return propriete(AVIS, proteger(texte))
    return propriete(AVIS, proteger(texte), DE_LA_MARQUE[marque]) + GLYPHE_EN[marque]


def _notes(noeud: Noeud, avis: str, pendules: Pendules | None) -> str:
    """Write what is noted of a node, with ``avis`` after its value."""
    morceaux = []
    # No clock of a person tells less than a thousandth, while a program's move may take less.
    if secondes := round(noeud.secondes, 3 if noeud.secondes >= 1 else 6):
        morceaux.append(propriete(SECONDES, _decimal(secondes)))
    if noeud.camp is not None and noeud.coup is not None and pendules is not None:
        reste = pendules.temps(noeud.camp).reste
        morceaux.append(propriete(f"{LETTRES[noeud.camp]}L", _decimal(round(reste, 3))))
    if noeud.evaluation is not None:
        morceaux += propriete("V", _decimal(noeud.evaluation.valeur)), avis
    if noeud.glyphe:
        morceaux.append(GLYPHE_EN[noeud.glyphe])
    if noeud.commentaire:
        morceaux.append(propriete("C", proteger(noeud.commentaire)))
    gardees = dict(noeud.proprietes)
    if noeud.marque and "FG" not in gardees:
        morceaux.append("FG[]")
    interdites = {"B", "W"} if noeud.camp is None else {"B", "W", *RACINE}
    for nom, valeurs in gardees.items():
        if nom not in interdites and (nom != "FG" or noeud.marque):
            morceaux.append(propriete(nom, *valeurs))
    return "".join(morceaux)


def _decimal(valeur: float) -> str:
    """Write a number as it is read back exactly, without a useless ``.0``."""
    return repr(float(valeur)).removesuffix(".0")
