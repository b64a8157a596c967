"""What the journal holds, read back: the list of its games, and one of them with its variations and comments."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from itertools import islice, product
from pathlib import Path
from types import NoneType
from typing import Any, Final

from ecosysteme.entete import NotreJoueur, Participant, lire_participant, successifs
from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Issue, Jeu, autre_camp
from ecosysteme.jeux import lire_jeu
from ecosysteme.journal.entete_ecrit import DECIDEE_EN, lire_entete, lire_marche
from ecosysteme.journal.fichier import colonnes, lecture
from ecosysteme.journal.lignes import LigneNoeud
from ecosysteme.journal.verrou import verrou_pris
from ecosysteme.lecture import lire_json
from ecosysteme.partie import Partie
from ecosysteme.provenance import Origine, Provenance
from ecosysteme.variantes.avis_ecrit import lire_avis
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.parcours import parcourir

COLONNES: Final = (
    "numero, jeu, premier, second, origine, commencee, touchee, coups, issue, points_premier, points_second, "
    "supprimee, {entete}"
)
# The last touched first. ``_adapter`` fills the gaps.
LISTER: Final = f"SELECT {COLONNES} FROM partie WHERE (supprimee IS NULL) != ? ORDER BY {{ordre}} DESC, numero DESC"
DERNIERE: Final = (
    f"SELECT {COLONNES}, ecartee, teneur FROM partie WHERE origine = ? AND coups > 0 AND supprimee IS NULL "
    "ORDER BY {ordre} DESC, numero DESC LIMIT 1"
)
DECISION, DECIDEE = '"decision":', f'"{DECIDEE_EN}":'  # what shows that a header says more than most
ORIGINES: Final[dict[object, Origine]] = {origine.value: origine for origine in Origine}
# The types of a row, its header left out, and its results: compared at once, for a list may have a hundred thousand.
TYPES: Final = frozenset(
    (int, str, str, str, str, float, float, int, issue, int, int, supprimee)
    for issue, supprimee in product((int, NoneType), (float, NoneType))
)
ISSUES: Final = (None, 0, 1, 2)
UNE: Final = f"SELECT {COLONNES} FROM partie WHERE numero = ?"


@dataclass(frozen=True, slots=True)
class PartieNotee:
    """A game of the journal, without its moves; the dates are s since 1970, UTC.

    ``issue`` is ``None`` for a game that is not over; ``scores`` and ``coups``, passes left out, are those of its
    ``ligne_retenue``. ``decision`` is who won and why, where a header says it; ``decidee``: a flag, a resignation or an
    agreement ended it here. ``jeu`` is a specification.
    """

    numero: int
    jeu: str
    joueurs: tuple[Participant, Participant]
    origine: Origine
    commencee: float
    touchee: float
    coups: int
    issue: Issue | None
    scores: tuple[int, int]
    supprimee: float | None
    decision: str = ""
    decidee: bool = False


def lister(chemin: Path, *, supprimees: bool = False, limite: int | None = None) -> list[PartieNotee]:
    """Return the games, the one touched last first, or those that are deleted and not forgotten yet.

    No more than ``limite``. Raises ``JournalAbime`` or ``JournalIndisponible``; a line that makes no sense is left out.
    """
    lire = cache(lire_participant)  # people play many games
    with lecture(chemin) as lien:
        rangees = () if lien is None else lien.execute(_adapter(lien, LISTER), (supprimees,))
        sensees = (notee for rangee in rangees if (notee := _notee(rangee, lire)) is not None)
        return list(islice(sensees, limite))


def _adapter(lien: sqlite3.Connection, ordre: str) -> str:
    """Ask for what this journal holds: version 1 had no order of the games, version 2 no header."""
    presentes = colonnes(lien, "partie")
    ordonnee, entete = "ordre" in presentes, "entete" in presentes
    return ordre.format(ordre="ordre" if ordonnee else "numero", entete="entete" if entete else "''")


def inachevee(chemin: Path) -> PartieNotee | None:
    """Return the last game of the window, when it is not over, nobody put it off, and no other window plays it now."""
    with lecture(chemin) as lien:
        rangee = None if lien is None else lien.execute(_adapter(lien, DERNIERE), (Origine.FENETRE,)).fetchone()
    if rangee is None:
        return None
    *champs, ecartee, teneur = rangee
    notee = _notee(champs)
    if notee is None or notee.issue is not None or ecartee is not None or verrou_pris(chemin, str(teneur)):
        return None
    return notee


def relire(chemin: Path, numero: int) -> Partie:
    """Return a game as it was left: who plays it, its tree, the numbers of its nodes, the node where it stands.

    Raises ``Faute`` when there is no such game, or when what is written of it is none, and as ``lister``.
    """
    with lecture(chemin) as lien:
        partie = None if lien is None else partie_de(lien, numero)
        rangee = None if lien is None else lien.execute(_adapter(lien, UNE), (numero,)).fetchone()
    if partie is None:
        raise Faute("le journal n'a pas de partie {numero}", numero=numero)
    if rangee is not None and (notee := _notee(rangee)) is not None:  # else a damage: its moves are there
        dits = rangee[-1]
        partie.entete = lue = lire_entete(dits, notee.joueurs)
        ici = any(isinstance(un, NotreJoueur) for qui in notee.joueurs for un in successifs(qui))
        if ici and not lue.date:  # as an older version kept it; a game of others was not played on the day it came
            partie.entete = replace(lue, date=_jour(notee.commencee))
        partie.provenance = Provenance(notee.origine).apporter(partie.ligne, partie.numero_libre)
        partie.pendules, decidee = lire_marche(dits)
        if decidee is not None and any(noeud.numero == decidee for noeud in parcourir(partie.racine)):
            partie.decidee_en = decidee
    return partie


def _jour(secondes: float) -> str:
    """Write the date of a moment, nothing for one that no calendar has."""
    try:
        return date.fromtimestamp(secondes).isoformat()
    except (OverflowError, OSError, ValueError):
        return ""


def relire_plusieurs(chemin: Path, numeros: Sequence[int]) -> Iterator[tuple[int, Partie]]:
    """Yield the trees of games, each at its place, with their numbers; those that cannot be read are left out.

    What is said of them besides, ``relire`` tells. Raises as ``lister``.
    """
    with lecture(chemin) as lien:
        if lien is None:
            return
        for numero in numeros:
            partie = None
            with suppress(Faute):
                partie = partie_de(lien, numero)
            if partie is not None:
                yield numero, partie


def partie_de(lien: sqlite3.Connection, numero: int) -> Partie | None:
    """Return a game of an open journal, ``None`` when it has none of that number.

    Raises ``Faute`` for rows that make no game, and what SQLite raises.
    """
    tete = lien.execute("SELECT jeu, depart, place FROM partie WHERE numero = ?", (numero,)).fetchone()
    if tete is None:
        return None
    presentes = colonnes(lien)
    champs = (nom if nom in presentes else f"'' AS {nom}" for nom in LigneNoeud._fields)
    noeuds = f"SELECT {', '.join(champs)} FROM noeud WHERE partie = ? ORDER BY parent, rang"
    rangees = lien.execute(noeuds, (numero,)).fetchall()
    try:
        specification, depart, place = tete
        return _partie(specification, depart, place, [LigneNoeud._make(rangee) for rangee in rangees])
    except (ValueError, TypeError, KeyError, AttributeError) as erreur:
        raison = erreur if isinstance(erreur, Faute) else Message("elle est abîmée")
        raise Faute("la partie {numero} du journal est illisible : {raison}", numero=numero, raison=raison) from erreur


def _notee(rangee: Sequence[Any], lire: Callable[[str], Participant] = lire_participant) -> PartieNotee | None:
    """Return a game of the list, ``None`` when the row is damaged or was edited."""
    *champs, dits = rangee
    if tuple(map(type, champs)) not in TYPES:
        return None
    numero, jeu, premier, second, origine, commencee, touchee, coups, issue, points, autres, supprimee = champs
    if origine not in ORIGINES or issue not in ISSUES:
        return None
    joueurs, scores = (lire(premier), lire(second)), (points, autres)
    dates, origine = (commencee, touchee), ORIGINES[origine]
    dit = dits if isinstance(dits, str) else ""
    dite = lire_entete(dit, joueurs).decision if DECISION in dit else ""  # few are, in a list that may be long
    decidee = DECIDEE in dit and lire_marche(dit)[1] is not None
    return PartieNotee(numero, jeu, joueurs, origine, *dates, coups, issue, scores, supprimee, dite, decidee)


def _partie(specification: str, depart: str, place: int, lignes: Sequence[LigneNoeud]) -> Partie:
    jeu = lire_jeu(specification)
    racine = _arbre(jeu, jeu.lire_etat(depart) if depart else jeu.etat_initial(), lignes)
    partie: Partie = Partie.depuis_arbre(jeu, racine)
    partie.aller_au_noeud(place)
    return partie


def _arbre(jeu: Jeu, depart: EtatQuelconque, lignes: Sequence[LigneNoeud]) -> Noeud:
    """Play every line again, from the root on, then tie the nodes together from the last ones back.

    ``lignes`` come in the order of what follows each node. Raises ``ValueError`` for an illegal move, ``KeyError`` when
    there is no root.
    """
    suivantes: dict[int | None, list[LigneNoeud]] = {}
    for ligne in lignes:
        suivantes.setdefault(ligne.parent, []).append(ligne)
    (racine,) = suivantes[None]
    ordre: list[tuple[LigneNoeud, EtatQuelconque, EtatQuelconque]] = [(racine, None, depart)]
    for ligne, _, etat in ordre:  # it grows meanwhile
        ordre += ((suite, etat, _apres(jeu, etat, suite)) for suite in suivantes.get(ligne.numero, ()))
    if len({ligne.numero for ligne, _, _ in ordre}) != len(lignes):
        raise Faute("des coups n'y tiennent à rien")
    noeuds: dict[int, Noeud] = {}
    for ligne, avant, etat in reversed(ordre):
        suites = tuple(noeuds[suite.numero] for suite in suivantes.get(ligne.numero, ()))
        noeuds[ligne.numero] = _noeud(jeu, avant, etat, ligne, suites)
    return noeuds[racine.numero]


def _apres(jeu: Jeu, etat: EtatQuelconque, ligne: LigneNoeud) -> EtatQuelconque:
    return jeu.passer(etat) if ligne.coup is None else jeu.jouer(etat, jeu.lire_coup(ligne.coup))


def _noeud(
    jeu: Jeu,
    avant: EtatQuelconque,
    etat: EtatQuelconque,
    ligne: LigneNoeud,
    suites: tuple[Noeud, ...],
) -> Noeud:
    """Make the node of a row, which goes from ``avant`` to ``etat``; the one without a parent is the root."""
    coup = None if ligne.coup is None else jeu.lire_coup(ligne.coup)
    lues = lire_json(ligne.proprietes) if ligne.proprietes else ()
    return Noeud(
        ligne.numero,
        None if ligne.parent is None else autre_camp(jeu.trait(etat)),
        coup,
        etat,
        ligne.secondes,
        ligne.commentaire,
        ligne.glyphe,
        _evaluation(jeu, avant, coup, ligne),
        bool(ligne.marque),
        tuple((nom, tuple(valeurs)) for nom, valeurs in lues),
        suites,
    )


def _evaluation(jeu: Jeu, avant: EtatQuelconque, coup: CoupQuelconque | None, ligne: LigneNoeud) -> Evaluation | None:
    """Return what is known of a move; a damaged value costs nothing but itself."""
    valeur = ligne.evaluation if isinstance(ligne.evaluation, float | int) else None
    if coup is None or not isinstance(ligne.avis, str):
        return Evaluation.dite(valeur)
    return lire_avis(jeu, avant, coup, valeur, ligne.avis)
