"""A tournament for other programs: its table as JSON, its games as CSV, as transcripts, as SGF, GGF or PGN."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import isfinite
from typing import Final, Protocol

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats import Json
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.ggf import ecrire_ggf
from ecosysteme.formats.pgn import ecrire_pgn
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.jeu import PREMIER, SECOND, Camp, Jeu, autre_camp, points_de
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs.repertoire import appeler
from ecosysteme.ouvertures.noms import cases_nommables, intituler
from ecosysteme.partie import LETTRES, Partie
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.colonnes import LigneDePartie, ecrire_moment, table_de_parties
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.fiche import EN_RALLONGE, MICROS, TEMPS_ECOULE, PartieFinie
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.sprt import Sprt
from ecosysteme.tournoi.tableau import Ligne, Tableau


class EcritureDeParties(Protocol):
    """Yields the games of a tournament as text.

    ``noms`` are what its players are called, in the order of the rules: by default as ``appeler`` calls them.
    """

    def __call__(self, base: Base, numero: int, noms: Sequence[str] | None = None) -> Iterator[str]:
        """Write tournament ``numero``; ``ValueError`` where the format cannot hold its games."""


def lire_tableau(base: Base, numero: int) -> Tableau:
    """Add up the stored games of a tournament; all are read for a sequential test, which takes them in their order."""
    reglement = base.plan(numero).reglement
    if reglement.sprt is None and (sommes := base.sommes(numero, debuts=False)) is not None:
        return Tableau.de(sommes)
    tableau = Tableau(reglement)
    tableau.noter_tout(base.issues(numero))
    return tableau


def rejouer(jeu: Jeu, fiche: PartieFinie, numero: int) -> Partie:
    """Play a stored game of tournament ``numero`` again, with its date and the time of each move.

    ``ValueError`` if its moves are not legal.
    """
    entete = Entete(date=ecrire_moment(fiche.quand)[:10], evenement=EVENEMENT.format(numero), ronde=str(fiche.rang + 1))
    partie: Partie = Partie(jeu, entete=entete)
    temps = {PREMIER: iter(fiche.temps[0]), SECOND: iter(fiche.temps[1])}
    entames = len(fiche.ouverture.split())
    for rang, coup in enumerate(fiche.coups.split()):
        micros = 0 if rang < entames or partie.trait is None else next(temps[partie.trait], 0)
        partie.jouer(jeu.lire_coup(coup), micros / MICROS)
    _terminer(partie, fiche)
    return partie


def _terminer(partie: Partie, fiche: PartieFinie) -> None:
    """End a game as it did, where the board does not tell."""
    perdante = autre_camp(fiche.issue) if fiche.issue else None
    if perdante is not None and fiche.abandonnee:
        partie.abandonner(perdante)
    elif perdante is not None and fiche.tombee:
        partie.tomber(perdante)
    elif fiche.fautif is not None:
        partie.entete = replace(partie.entete, decision=FORFAITS[fiche.fautif])
    elif fiche.raison == EN_RALLONGE:
        premier, second = fiche.points
        partie.plafonner(premier - second)


def points_du_premier(fiche: PartieFinie) -> float:
    """Return 1, ½ or 0."""
    return points_de(fiche.issue, PREMIER)


def en_csv(
    base: Base, numero: int, noms: Sequence[str] | None = None, dire: Callable[[Message], str] = str
) -> Iterator[str]:
    """Yield the table of ``LigneDePartie``, in the language of ``dire``; no points where none tell the result."""
    reglement = base.plan(numero).reglement
    appeles, jeu = noms or appeler(reglement.joueurs), reglement.creer_jeu()
    rangees = (_rangee(fiche, appeles, jeu, numero, dire) for fiche in base.fiches(numero))
    return table_de_parties(rangees, serie=False, dire=dire)


def _rangee(
    fiche: PartieFinie, joueurs: Sequence[str], jeu: Jeu, numero: int, dire: Callable[[Message], str]
) -> LigneDePartie:
    return LigneDePartie(
        partie=fiche.rang + 1,
        premier=joueurs[fiche.premier],
        second=joueurs[fiche.second],
        resultat=points_du_premier(fiche),
        points=fiche.points if jeu.unite and fiche.comptee else ("", ""),
        ouverture=fiche.ouverture.replace(" ", ""),
        coups=fiche.transcription,
        secondes=tuple(f"{sum(temps) / MICROS:.6f}" for temps in fiche.temps),
        max=tuple(f"{max(temps, default=0) / MICROS:.6f}" for temps in fiche.temps),
        mobilite=tuple(f"{mobilite:.3f}" for mobilite in fiche.mobilite),
        graine=fiche.graine,
        raison=dire(fiche.raison) if fiche.raison else "",
        fautif=fiche.fautif or "",
        quand=ecrire_moment(fiche.quand),
        decision=_decision(fiche),
        serie=numero,
        nom_ouverture=nom_de_la_partie(jeu, fiche),
    )


def nom_de_la_partie(jeu: Jeu, fiche: PartieFinie) -> str:
    """Return what the opening of a stored game is called, in all our languages; nothing where it has no name."""
    return intituler(cases_nommables(jeu, map(jeu.lire_coup, fiche.coups.split())))


def _decision(fiche: PartieFinie) -> str:
    """Tell how a game was decided that the board did not end, as SGF writes it."""
    if fiche.fautif is not None and not fiche.tombee:
        return FORFAITS[fiche.fautif]
    lettre = "R" if fiche.abandonnee else "T" if fiche.raison in (TEMPS_ECOULE, EN_RALLONGE) else ""
    return f"{LETTRES[fiche.issue]}+{lettre}" if fiche.issue and lettre else ""


def en_transcriptions(
    base: Base, numero: int, noms: Sequence[str] | None = None, dire: Callable[[Message], str] = str
) -> Iterator[str]:
    """Yield a line a game: its moves, then as a comment, in the language of ``dire``, who played and how it ended."""
    reglement = base.plan(numero).reglement
    joueurs, unite = noms or appeler(reglement.joueurs), reglement.creer_jeu().unite
    for fiche in base.fiches(numero):
        score = fiche.score(unite) + (f", {dire(fiche.raison)}" if fiche.raison else "")
        premier, second = joueurs[fiche.premier], joueurs[fiche.second]
        qui = dire(Message("{premier} contre {second}", premier=premier, second=second))
        yield f"{fiche.transcription}  # {fiche.rang + 1}{dire(Message(' : '))}{qui}, {score}\n"


def en_ggf(base: Base, numero: int, noms: Sequence[str] | None = None) -> Iterator[str]:
    """Yield the games in GGF, a line each; ``ValueError`` for another game than Othello on 8 × 8."""
    verifier_format(GGF, base.plan(numero).reglement)
    for enregistrement in _enregistrements(base, numero, noms):
        yield ecrire_ggf(enregistrement) + "\n"


def en_pgn(base: Base, numero: int, noms: Sequence[str] | None = None) -> Iterator[str]:
    """Yield the games in PGN, an empty line between two; ``ValueError`` as ``en_ggf``."""
    verifier_format(PGN, base.plan(numero).reglement)
    for rang, enregistrement in enumerate(_enregistrements(base, numero, noms)):
        yield "\n" * (rang > 0) + ecrire_pgn([enregistrement])


def en_sgf(base: Base, numero: int, noms: Sequence[str] | None = None) -> Iterator[str]:
    """Yield the games in SGF, those of every game."""
    for enregistrement in _enregistrements(base, numero, noms):
        yield ecrire_sgf([enregistrement])


def _enregistrements(base: Base, numero: int, noms: Sequence[str] | None) -> Iterator[Enregistrement]:
    """Yield the games with who played them; the difference of discs is a referee's where he gave one.

    Of a forfeit or a resignation the winner is told, and no difference.
    """
    reglement = base.plan(numero).reglement
    jeu, joueurs = reglement.creer_jeu(), noms or appeler(reglement.joueurs)
    for fiche in base.fiches(numero):
        partie = rejouer(jeu, fiche, numero)
        if fiche.comptee and isinstance(jeu, Othello):
            partie.entete = replace(partie.entete, ecart=fiche.points[0] - fiche.points[1])
        partie.entete = replace(partie.entete, noir=joueurs[fiche.premier], blanc=joueurs[fiche.second])
        if (pendules := reglement.pendules) is not None:
            partie.entete = pendules.annoncer(partie.entete)
        yield Enregistrement(partie)


EVENEMENT: Final = "Tournoi {}"  # as a file tells of which tournament a game is
FORFAITS: Final[dict[Camp, str]] = {PREMIER: "W+F", SECOND: "B+F"}  # by whose fault it was
GGF: Final = ".ggf"
PGN: Final = ".pgn"
# What a file of games may be, by its suffix.
FORMATS_DE_PARTIES: Final[dict[str, EcritureDeParties]] = {
    ".csv": en_csv,
    ".txt": en_transcriptions,
    GGF: en_ggf,
    ".sgf": en_sgf,
    PGN: en_pgn,
}


def verifier_format(suffixe: str, reglement: Reglement) -> None:
    """Raise ``ValueError`` when no file of that suffix can hold the games of such a tournament."""
    if suffixe.lower() not in FORMATS_DE_PARTIES:
        raise Faute(
            "parties en {suffixe} : attendu {attendus}",
            suffixe=suffixe or Message("fichier sans suffixe"),
            attendus=", ".join(FORMATS_DE_PARTIES),
        )
    jeu = reglement.creer_jeu()
    if suffixe.lower() in (GGF, PGN) and not (isinstance(jeu, Othello) and jeu.taille == TAILLE_STANDARD):
        raise Faute(
            "{format} n'écrit que des parties d'othello sur 8 × 8, pas de {jeu}",
            format=suffixe[1:].upper(),
            jeu=reglement.jeu,
        )


def en_json(tableau: Tableau, noms: Sequence[str] | None = None) -> dict[str, Json]:
    """Return the table in plain values; an infinite Elo is ``None``, since JSON has no infinity."""
    reglement, appeles = tableau.reglement, noms or appeler(tableau.noms)
    classement = tableau.classement()
    return {
        "reglement": _reglement(reglement),
        "parties": tableau.parties,
        "complet": tableau.complet,
        "joueurs": [{"nom": appeles[ligne.place], **_ligne(tableau, ligne)} for ligne in tableau.lignes(classement)],
        "cotes_supposees": classement.supposees,
        "elo": estimation_en_json(tableau.duels[0, 1]) if len(reglement.joueurs) == 2 else None,
        "sprt": None if tableau.sprt is None else _sprt(tableau.sprt),
    }


def _reglement(reglement: Reglement) -> dict[str, Json]:
    return {**vars(reglement)}  # texts, numbers and tuples, which JSON takes for lists


def _ligne(tableau: Tableau, ligne: Ligne) -> dict[str, Json]:
    duels = ((autre, tableau.duel(ligne.place, autre)) for autre in range(len(tableau.noms)))
    return {
        "specification": ligne.nom,
        "place": ligne.place,
        "elo": ligne.elo,
        "marge": ligne.marge,
        **_comptes(ligne.resultat),
        "departage": ligne.departage,
        "forfaits": ligne.forfaits,
        "contre": [{"place": autre, **_comptes(duel)} for autre, duel in duels if duel is not None],
    }


def _comptes(resultat: Resultat) -> dict[str, Json]:
    return {
        "parties": resultat.parties,
        "victoires": resultat.victoires,
        "nulles": resultat.nulles,
        "defaites": resultat.defaites,
        "points": resultat.points,
        **({"paires": resultat.paires} if any(resultat.paires) else {}),
    }


def estimation_en_json(resultat: Resultat) -> dict[str, Json] | None:
    """Return what a result says of who is the stronger, as ``en_json``; ``None`` before the first game."""
    estimation = resultat.estimation()
    if estimation is None:
        return None
    valeurs = {cle: valeur if isfinite(valeur) else None for cle, valeur in vars(estimation).items()}
    return {**valeurs, "texte": estimation.texte()}


def _sprt(sprt: Sprt) -> dict[str, Json]:
    bas, haut = sprt.hypotheses.bornes
    return {
        "elo0": sprt.hypotheses.elo0,
        "elo1": sprt.hypotheses.elo1,
        "llr": sprt.rapport,
        "bas": bas,
        "haut": haut,
        "paires": sprt.paires,
        "verdict": sprt.verdict,
    }
