"""A game as a row of the file of tournaments, and back: what is read is checked against the rules before it is used.

The file may come from elsewhere, or be damaged in a way that SQLite does not see: any column may then hold anything. A
result must be that of the moves, so that no table and no report believes another.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import MAXYEAR, MINYEAR, datetime
from math import isfinite
from typing import Any, Final

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.fautes import Faute, imprimable, lire_raison
from ecosysteme.formats.partie_compacte import PartieCompacte, cases_de
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp, Issue, Jeu
from ecosysteme.jeux.bits_othello import CASES
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.pendules import Regle
from ecosysteme.tournoi.colonnes import ecrire_moment
from ecosysteme.tournoi.fiche import ABANDONNEE, EN_RALLONGE, TEMPS_ECOULE, Micros, PartieFinie, points_au_temps
from ecosysteme.tournoi.plan import Reglement

COLONNES: Final = (
    "rang, premier, second, graine, ouverture, coups, temps_premier, temps_second, issue, points_premier, "
    "points_second, mobilite_premier, mobilite_second, quand, raison, fautif"
)

DE_L_ISSUE: Final = "rang, premier, second, coups, issue, points_premier, points_second, raison, fautif"

# A game as the table ``partie`` holds it, in the order of ``COLONNES``.
RangeeDeBase = tuple[
    int, int, int, str, str, str, str, str,
    Issue, int, int, float, float, str, str, Camp | None,
]  # fmt: skip
ABANDON: Final = ABANDONNEE.en_json()
RALLONGE: Final = EN_RALLONGE.en_json()
TEMPS: Final = TEMPS_ECOULE.en_json()
IssueLue = tuple[int, int, int, int, Camp | None]  # rank, the two places, the result, the camp that forfeited


def en_rangee(fiche: PartieFinie) -> RangeeDeBase:
    """Return the row of a game."""
    quand = ecrire_moment(fiche.quand)
    premier, second = (" ".join(map(str, micros)) for micros in fiche.temps)
    raison = fiche.raison.en_json() if fiche.raison else ""
    tete = (fiche.rang, fiche.premier, fiche.second, fiche.graine, fiche.ouverture, fiche.coups, premier, second)
    return *tete, fiche.issue, *fiche.points, *fiche.mobilite, quand, raison, fiche.fautif


class LecteurRangees:
    """Reads the rows of one tournament; ``ValueError`` for the first that its rules do not allow."""

    def __init__(self, reglement: Reglement) -> None:
        self._parties, self._jeu, self._arbitrage = reglement.parties, reglement.creer_jeu(), reglement.arbitrage
        self._pendules = reglement.pendules
        self._verifiees: set[int] = set()  # results that were found right, since a report reads its games several times
        self._rencontres = {frozenset(places) for places in reglement.rencontres}

    def issue(self, rangee: tuple[Any, ...]) -> IssueLue:
        """Read what the table needs of a game, ``DE_L_ISSUE``."""
        rang, premier, second, coups, issue, points_premier, points_second, raison, fautif = rangee
        if not _entier(rang) or not 0 <= rang < self._parties:
            raise Faute("partie de rang {rang!r}, attendu de 0 à {dernier}", rang=rang, dernier=self._parties - 1)
        juste = _entier(premier) and _entier(second) and frozenset((premier, second)) in self._rencontres
        if not juste or issue not in (0, PREMIER, SECOND) or fautif not in (None, PREMIER, SECOND):
            raise Faute("partie {numero} abîmée : les joueurs ou le résultat", numero=rang + 1)
        if fautif is None:
            self._verifier(rang, coups, issue, (points_premier, points_second), raison)
        return rang, premier, second, issue, None if raison == TEMPS else fautif

    def fiche(self, rangee: tuple[Any, ...]) -> PartieFinie:
        """Read all of a game."""
        rang, premier, second, graine, ouverture, coups, temps_premier, temps_second = rangee[:8]
        issue, points_premier, points_second, mobilite_premier, mobilite_second, quand, raison, fautif = rangee[8:]
        self.issue((rang, premier, second, coups, issue, points_premier, points_second, raison, fautif))
        try:
            _exiger(all(isinstance(texte, str) and imprimable(texte) == texte for texte in (graine, ouverture, coups)))
            _exiger(isinstance(raison, str))
            _exiger(_entier(points_premier) and _entier(points_second))
            lus = points_premier, points_second
            return PartieFinie(
                rang=rang,
                premier=premier,
                second=second,
                graine=graine,
                ouverture=ouverture,
                coups=coups,
                temps=(_lire_temps(temps_premier), _lire_temps(temps_second)),
                issue=issue,
                points=self._points(issue, lus, raison, fautif),
                mobilite=(_fini(mobilite_premier), _fini(mobilite_second)),
                quand=_lire_date(quand),
                raison=lire_raison(raison) if raison else None,  # the first files had a finished sentence
                fautif=fautif,
            )
        except (ValueError, TypeError, AttributeError, OverflowError):
            raise Faute("partie {numero} abîmée", numero=rang + 1) from None

    def _points(self, issue: Issue, lus: tuple[int, int], raison: str, fautif: Camp | None) -> tuple[int, int]:
        """Return the points of a result; files once had none of a game that was lost on time."""
        if fautif is not None:
            return points_au_temps(self._jeu, issue) if raison == TEMPS else lus
        return lus if raison == ABANDON else self._jeu.departager(lus)

    def _verifier(self, rang: int, coups: Any, issue: Issue, points: tuple[Any, Any], raison: Any) -> None:
        """Refuse a result that is not that of the moves, or that no referee, clock or resignation can have given."""
        cle = hash((rang, coups, issue, points, raison))
        if cle in self._verifiees:
            return
        try:
            _exiger(isinstance(coups, str) and all(map(_entier, points)))
            joue = _resultat(self._jeu, coups)
        except ValueError:
            raise Faute("partie {numero} abîmée : ses coups ne peuvent être joués", numero=rang + 1) from None
        abandonnee = raison == ABANDON
        if joue is None and not abandonnee and not (raison and self._arbitrage):
            raise Faute("partie {numero} abîmée : ses coups s'arrêtent avant la fin", numero=rang + 1)
        dits = self._jeu.departager(points)
        if joue is None and abandonnee:
            juste = issue != NULLE and points == (0, 0)
        elif joue is None:
            noirs, blancs = dits
            juste = min(dits) >= 0 and noirs + blancs == CASES and issue == _gagnant(noirs - blancs)
        elif raison == RALLONGE:
            juste = self._plafonne(joue[1], dits) and issue == _gagnant(dits[0] - dits[1])
        else:
            juste = joue == (issue, dits)
        if not juste:
            raise Faute(
                "partie {numero} : le résultat {noirs}-{blancs} n'est pas celui de ses coups",
                numero=rang + 1,
                noirs=dits[0],
                blancs=dits[1],
            )
        self._verifiees.add(cle)

    def _plafonne(self, joues: tuple[int, int], dits: tuple[int, int]) -> bool:
        """Tell whether ``dits`` is what overtime leaves, and no more, to who won or drew with ``joues``."""
        ecart, possibles = joues[0] - joues[1], set[int]()
        if self._jeu.unite and self._pendules is not None and self._pendules.regle is Regle.MONDIALE:
            possibles = {replace(self._pendules, premiere=camp).ecart(ecart) for camp in (PREMIER, SECOND)} - {ecart}
        return sum(dits) == sum(joues) and dits[0] - dits[1] in possibles


def _resultat(jeu: Jeu, coups: str) -> tuple[Issue, tuple[int, int]] | None:
    """Return what moves lead to, ``None`` when it is not the end; ``ValueError`` for an illegal one."""
    if isinstance(jeu, Othello) and jeu.taille == TAILLE_STANDARD:  # ten times faster
        ecart = PartieCompacte(cases_de(coups.split())).ecart()
        return None if ecart is None else (_gagnant(ecart), ((CASES + ecart) // 2, (CASES - ecart) // 2))
    partie: Partie = Partie(jeu)
    for coup in coups.split():
        partie.jouer(jeu.lire_coup(coup))
    return None if partie.issue is None else (partie.issue, partie.resultat)


def _gagnant(ecart: int) -> Issue:
    return 0 if not ecart else PREMIER if ecart > 0 else SECOND


def _exiger(condition: bool) -> None:
    if not condition:
        raise ValueError


def _entier(valeur: object) -> bool:
    return isinstance(valeur, int)


def _fini(valeur: float) -> float:
    _exiger(isfinite(valeur))
    return valeur


def _lire_temps(texte: str) -> Micros:
    temps = tuple(map(int, texte.split()))
    _exiger(all(0 <= micros < 1 << 63 for micros in temps))
    return temps


def _lire_date(texte: str) -> float:
    date = datetime.fromisoformat(texte)
    _exiger(MINYEAR < date.year < MAXYEAR)  # the first and the last one may not exist at other longitudes
    return date.timestamp()
