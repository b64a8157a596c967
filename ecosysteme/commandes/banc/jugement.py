"""``banc jugement``: how far the search of a middle game is from the truth, where every move has its exact score."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.atelier.bancs.jugement import PositionJugee, bilan, juger, verifier
from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.resoudre import creer_moteur, lire_positions
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, interruptible, progression
from ecosysteme.formats.obf import PositionNotee, PositionsLues
from ecosysteme.reglages import Reglage
from ecosysteme.sequences_paresseuses import Premiers

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.facade import Moteur

PROFONDEUR: Final = Reglage("profondeur", 15, "Demi-coups cherchés à chaque position.", 1, 60)
POSITIONS: Final = Reglage("positions", 0, "Premières positions du fichier à juger ; 0 : toutes.", 0, 1_000_000)


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
    moyennes = bilan(jugements) if jugements else {}
    if json:
        lignes = [juge.en_json() for juge in jugements]
        ecrire_json({**moyennes, "profondeur": profondeur, "elagage": not sans_elagage, "positions": lignes})
    elif moyennes:
        dire(_texte(moyennes, len(jugements)))
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
                verifier(rang + 1, notees[rang])
            barre.advance(tache)
    return notees


def _creer_moteur(hash_mo: int, taches: int, poids: str, elagage: bool) -> Moteur:
    creer_moteur(1, 1)  # compiled with a bar, if need be
    from ecosysteme.moteur.othello.facade import Moteur

    with refus():
        return Moteur(hash_mo, taches, poids=poids, elagage=elagage)


def _juger(moteur: Moteur, notees: Sequence[PositionNotee], profondeur: int) -> list[PositionJugee]:
    """Judge one position after the other; on Ctrl+C, return those that are done."""
    jugements: list[PositionJugee] = []
    with progression() as barre, contextlib.suppress(KeyboardInterrupt):
        tache = barre.add_task("positions", total=len(notees))
        for notee in notees:
            jugements.append(interruptible(partial(juger, moteur, notee, profondeur)))
            barre.advance(tache)
    return jugements


def _texte(moyennes: dict[str, float], nombre: int) -> str:
    erreur, ecart, biais, perte = (en_chiffres(moyennes[nom], 2) for nom in ("erreur", "ecart_type", "biais", "perte"))
    return (
        f"Positions : {en_chiffres(nombre)}\n"
        f"Erreur : {erreur} pion, écart type {ecart}, biais {biais}\n"
        f"Perte du coup : {perte} pion ; meilleur coup : {en_chiffres(100 * moyennes['meilleur'], 1)} %\n"
        f"Par position : {en_chiffres(moyennes['noeuds'])} nœuds, {duree(moyennes['secondes'])}, "
        f"processeur {duree(moyennes['processeur'])}"
    )


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("jugement", cls=Commande)(jugement)
