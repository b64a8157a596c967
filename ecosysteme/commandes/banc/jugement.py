"""``banc jugement``: how far the search of a middle game is from the truth, where every move has its exact score."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean, pstdev
from threading import Event
from time import process_time
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.resoudre import creer_moteur, lire_positions
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, interruptible, progression
from ecosysteme.faits import Premiers
from ecosysteme.fautes import Faute
from ecosysteme.formats import ObjetJson
from ecosysteme.formats.obf import PositionNotee, PositionsLues
from ecosysteme.formats.position import ecrire_position
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.plateau import nom_case
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.facade import Moteur

PROFONDEUR: Final = Reglage("profondeur", 15, "Demi-coups cherchés à chaque position.", 1, 60)
POSITIONS: Final = Reglage("positions", 0, "Premières positions du fichier à juger ; 0 : toutes.", 0, 1_000_000)


@dataclass(frozen=True)
class Jugement:
    """One position as it is written: the score found, the exact one, and the discs that the move chosen throws away.

    Of a best move these are 0.
    """

    position: str
    coup: str
    score: int
    attendu: int
    perte: int
    noeuds: int
    secondes: float
    processeur: float

    @property
    def erreur(self) -> int:
        """The score found less the exact one."""
        return self.score - self.attendu

    def en_json(self) -> ObjetJson:
        """Return what ``--json`` writes of it."""
        mesures: ObjetJson = {nom: getattr(self, nom) for nom in ("score", "attendu", "perte", "noeuds")}
        temps: ObjetJson = {"secondes": self.secondes, "processeur": self.processeur}
        return {"position": self.position, "coup": self.coup, **mesures, **temps}


def jugement(
    fichier: Annotated[str, typer.Argument(metavar="FICHIER", help="Fichier OBF où chaque coup légal a son score.")],
    profondeur: Annotated[int, option(PROFONDEUR, "--profondeur")] = int(PROFONDEUR.defaut),
    positions: Annotated[int, option(POSITIONS, "--positions")] = int(POSITIONS.defaut),
    poids: Annotated[str, typer.Option("--poids", metavar="POIDS", help=reglages.POIDS.phrase)] = "livres",
    sans_elagage: Annotated[
        bool, typer.Option("--sans-elagage", help="Cherche sans élagage probable, à 100 % au lieu de 73 %.")
    ] = False,
    taches: Annotated[int, option(reglages.TACHES, "--taches")] = int(reglages.TACHES.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = int(reglages.HASH.defaut),
    json: OptionJson = False,
) -> None:
    """Juge la recherche de milieu de partie sur des positions dont chaque coup a son score exact.

    Chaque position est cherchée d'une mémoire vide. Erreur : écart moyen, en pions et sans son signe, entre la valeur
    trouvée et le score du meilleur coup ; écart type et biais, de cet écart avec son signe. Perte : pions que le coup
    choisi abandonne. Meilleur coup : part des positions où il n'en perd aucun. Nœuds et temps par position ;
    processeur : temps du processeur, tous fils compris.
    L'objet JSON a pour clés erreur, ecart_type, biais, perte, meilleur (de 0 à 1), noeuds, secondes, processeur,
    profondeur, elagage et positions (position, coup, score, attendu, perte, noeuds, secondes et processeur de
    chacune).
    """
    with refus():
        notees = _lire(fichier, positions)
    jugements = _juger(_creer_moteur(hash_mo, taches, poids, not sans_elagage), notees, profondeur)
    bilan = _bilan(jugements) if jugements else {}
    if json:
        lignes = [juge.en_json() for juge in jugements]
        ecrire_json({**bilan, "profondeur": profondeur, "elagage": not sans_elagage, "positions": lignes})
    elif bilan:
        dire(_texte(bilan, len(jugements)))
    if len(jugements) < len(notees):
        raise typer.Exit(INTERROMPU)


def _lire(fichier: str, nombre: int) -> Sequence[PositionNotee]:
    """Read the first positions; raises ``ValueError`` for one whose moves have not all a score, and no others."""
    lues = lire_positions(fichier)
    notees = Premiers(lues, nombre) if nombre else lues
    with progression() as barre:
        tache = barre.add_task("lecture", total=len(notees))
        for rang in range(len(notees)):
            if not (isinstance(lues, PositionsLues) and lues.jugee(rang)):  # which makes no position, hence is quick
                _verifier(rang + 1, notees[rang])
            barre.advance(tache)
    return notees


def _verifier(rang: int, notee: PositionNotee) -> None:
    legaux, juges = set(notee.etat.coups), set(notee.coups)
    if not legaux:
        raise Faute("position {rang} : qui a le trait doit passer, il n'y a pas de coup à juger", rang=rang)
    if manquants := legaux - juges:
        noms = ", ".join(sorted(map(nom_case, manquants)))
        raise Faute("position {rang} : {noms} sans score, attendu celui de chaque coup légal", rang=rang, noms=noms)
    if impossibles := juges - legaux:
        noms = ", ".join(sorted(map(nom_case, impossibles)))
        raise Faute("position {rang} : {noms} a un score sans être un coup légal", rang=rang, noms=noms)


def _creer_moteur(hash_mo: int, taches: int, poids: str, elagage: bool) -> Moteur:
    creer_moteur(1, 1)  # compiled with a bar, if need be
    from ecosysteme.moteur.othello.facade import Moteur

    with refus():
        return Moteur(hash_mo, taches, poids=poids, elagage=elagage)


def _juger(moteur: Moteur, notees: Sequence[PositionNotee], profondeur: int) -> list[Jugement]:
    """Judge one position after the other; on Ctrl+C, return those that are done."""
    jugements: list[Jugement] = []
    with progression() as barre, contextlib.suppress(KeyboardInterrupt):
        tache = barre.add_task("positions", total=len(notees))
        for notee in notees:
            jugements.append(interruptible(partial(_juger_une, moteur, notee, profondeur)))
            barre.advance(tache)
    return jugements


def _juger_une(moteur: Moteur, notee: PositionNotee, profondeur: int, arret: Event) -> Jugement:
    from ecosysteme.moteur.othello.facade import Limites

    moteur.oublier()
    debut = process_time()
    avis = moteur.reflechir(
        notee.etat.plateau, COULEUR_DE[notee.etat.trait], Limites(profondeur=profondeur), arret=arret
    )
    processeur = process_time() - debut
    coup = avis.meilleur
    assert coup is not None  # there is a legal move
    attendu = max(notee.coups.values())
    perte = attendu - notee.coups[coup]
    ecrite = ecrire_position(notee.etat)
    return Jugement(ecrite, nom_case(coup), avis.score, attendu, perte, avis.noeuds, avis.secondes, processeur)


def _bilan(jugements: Sequence[Jugement]) -> dict[str, float]:
    """Return the means over the positions, under the names of the JSON object."""
    erreurs = [juge.erreur for juge in jugements]
    return {
        "erreur": fmean(map(abs, erreurs)),
        "ecart_type": pstdev(erreurs),
        "biais": fmean(erreurs),
        "perte": fmean(juge.perte for juge in jugements),
        "meilleur": fmean(juge.perte == 0 for juge in jugements),
        "noeuds": fmean(juge.noeuds for juge in jugements),
        "secondes": fmean(juge.secondes for juge in jugements),
        "processeur": fmean(juge.processeur for juge in jugements),
    }


def _texte(bilan: dict[str, float], nombre: int) -> str:
    erreur, ecart, biais, perte = (en_chiffres(bilan[nom], 2) for nom in ("erreur", "ecart_type", "biais", "perte"))
    return (
        f"Positions : {en_chiffres(nombre)}\n"
        f"Erreur : {erreur} pion, écart type {ecart}, biais {biais}\n"
        f"Perte du coup : {perte} pion ; meilleur coup : {en_chiffres(100 * bilan['meilleur'], 1)} %\n"
        f"Par position : {en_chiffres(bilan['noeuds'])} nœuds, {duree(bilan['secondes'])}, "
        f"processeur {duree(bilan['processeur'])}"
    )


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("jugement", cls=Commande)(jugement)
