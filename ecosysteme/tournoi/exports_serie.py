"""The games of a series for other programs: those that the writers of games know, and CSV with a line a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from ecosysteme.entete import NotreJoueur
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.ecrivains import ECRIVAINS, Ecrivain
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.jeu import PREMIER, SECOND, Camp, Issue, autre_camp, points_de
from ecosysteme.ouvertures.noms import cases_nommables, intituler
from ecosysteme.partie import Partie
from ecosysteme.tournoi.colonnes import LigneDePartie, ecrire_moment, table_de_parties
from ecosysteme.tournoi.fiche import ABANDONNEE, CONVENUE, EN_RALLONGE, TEMPS_ECOULE, comptee
from ecosysteme.tournoi.releve import Releve

CSV: Final = ".csv"


@dataclass(frozen=True)
class PartieDeSerie:
    """A finished game, standing at its end: its number in its series, and how many of its turns are its opening.

    ``basculement`` is the move at which a judge saw its chances swing most, if one looked at it, and by how much.
    ``noms`` are those by which its players are known where it was played, instead of those of its header. ``graine`` is
    that of the openings of its series, where they were drawn, ``quand`` when it ended, in seconds since 1970.
    ``evenement`` is what its series is called.
    """

    rang: int
    partie: Partie
    entames: int = 0
    basculement: tuple[str, float] | None = None
    serie: int = 1
    noms: tuple[str, str] | None = None
    graine: int | None = None
    quand: float | None = None
    evenement: str = ""

    @property
    def enregistrement(self) -> Enregistrement:
        """The game as a file has it, its players named, and which game of which series it is."""
        premier, second = self.joueurs
        entete = replace(self.partie.entete, noir=premier, blanc=second)
        if self.rang and not (entete.evenement or entete.ronde):
            entete = replace(entete, evenement=self.evenement, ronde=str(self.rang))
        return Enregistrement(self.partie, entete)

    @property
    def joueurs(self) -> tuple[str, str]:
        """The names of both players, the first camp's first."""
        noir, blanc = map(str, self.partie.entete.joueurs)
        return self.noms or (noir, blanc)


FORMATS: Final[dict[str, Ecrivain]] = {
    ECRIVAINS[nom].suffixe: ECRIVAINS[nom] for nom in ("sgf", "ggf", "pgn", "transcription")
}


def ecrire_parties(
    suffixe: str, parties: Iterable[PartieDeSerie], dire: Callable[[Message], str] = str
) -> Iterator[str]:
    """Return the text of a file of games of that suffix, a game at a time, a table in the language of ``dire``.

    ``ValueError`` for another suffix, and where the format cannot hold one of the games.
    """
    if suffixe == CSV:
        return table_de_parties(map(partial(_rangee, dire=dire), parties), "\r\n", dire=dire)
    if (ecrivain := FORMATS.get(suffixe)) is None:
        attendus = ", ".join((*FORMATS, CSV))
        raise Faute(
            "parties en {suffixe} : attendu {attendus}",
            suffixe=suffixe or Message("fichier sans suffixe"),
            attendus=attendus,
        )
    return (ecrivain.entre * (rang > 0) + ecrivain.ecrire([jouee.enregistrement]) for rang, jouee in enumerate(parties))


def _rangee(jouee: PartieDeSerie, dire: Callable[[Message], str]) -> LigneDePartie:
    partie, entete = jouee.partie, jouee.partie.entete
    if partie.issue is None:
        raise Faute("la partie n'est pas terminée")
    debut = (tour.coup for tour in partie.historique[: jouee.entames])
    releves = [Releve.de(partie, camp, jouee.entames) for camp in (PREMIER, SECOND)]
    tournant, ampleur = jouee.basculement or ("", None)
    premier, second = jouee.joueurs
    raison, fautif = _fin(partie, partie.issue)
    return LigneDePartie(
        partie=jouee.rang,
        premier=premier,
        second=second,
        resultat=points_de(partie.issue, PREMIER),
        points=partie.resultat if partie.jeu.unite and comptee(partie) else ("", ""),
        ouverture="".join(partie.jeu.ecrire_coup(coup) for coup in debut if coup is not None),
        coups=partie.transcription,
        secondes=tuple(f"{releve.secondes:.6f}" for releve in releves),
        max=tuple(f"{releve.secondes_max:.6f}" for releve in releves),
        mobilite=tuple("" if releve.mobilite is None else f"{releve.mobilite:.3f}" for releve in releves),
        raison=dire(raison) if raison else "",
        fautif=fautif or "",
        graine="" if jouee.graine is None else str(jouee.graine),
        quand=entete.date if jouee.quand is None else ecrire_moment(jouee.quand),
        decision=entete.decision if partie.decidee else "",
        basculement=tournant,
        ampleur="" if ampleur is None else f"{ampleur:.3f}",
        serie=jouee.serie,
        specification=tuple(str(qui) if isinstance(qui, NotreJoueur) else "" for qui in entete.joueurs),
        nom_ouverture=intituler(cases_nommables(partie.jeu, (tour.coup for tour in partie.historique), partie.depart)),
        jeu=partie.jeu.specification,
    )


def _fin(partie: Partie, issue: Issue) -> tuple[Message | None, Camp | None]:
    """Tell why the board did not end the game, or not as it says, and whose fault that was."""
    if not partie.decidee:
        return None, None
    if not issue:
        return CONVENUE, None
    if not partie.entete.decision.endswith("T"):
        return ABANDONNEE, None
    return (TEMPS_ECOULE, autre_camp(issue)) if partie.jeu.issue(partie.etat) is None else (EN_RALLONGE, None)
