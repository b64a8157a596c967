"""``resoudre``: exact scores of endgame positions, from a file, a transcript or a board."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from statistics import median
from threading import Event
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from ecosysteme import reglages
from ecosysteme.cases import Position
from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.commandes.options import OptionJeu, OptionJson, creer_jeu, option, refus
from ecosysteme.commandes.parties import reconnaitre_argument
from ecosysteme.commandes.resoudre_jeux import resoudre_jeu, verifier_tas
from ecosysteme.commandes.sortie import (
    INTERROMPU,
    commencer_liste_json,
    dire,
    finir_liste_json,
    imprimer,
    interruptible,
    progression,
    suivre_liste_json,
)
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats import ObjetJson
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.obf import PositionNotee, PositionsLues
from ecosysteme.formats.position import ecrire_position
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.plateau import nom_case
from ecosysteme.sequences_paresseuses import BoutABout, Changes
from ecosysteme.solveurs import solveur_de

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.facade import Moteur, ReponseExacte

AIDE_POSITION: Final = (
    "Fichier de positions ou de parties, transcription (f5d6…) ou plateau ; puissance4 : colonnes jouées (4455) ; "
    "morpion : cases (a1b2) ; nim : tas (3-4-5)."
)
VIDES_LONGS: Final = 28  # empty squares from which an exact score may take minutes, then hours
TRANCHE: Final = 1_000  # positions that are printed together
TITRES: Final = ("N°", "Vides", "Score", "Attendu", "Meilleurs", "Nœuds", "Temps")


def lire_positions(texte: str) -> Sequence[PositionNotee]:
    """Read positions, or games of which the last position is meant, as text or in a file of any format.

    Raises ``ValueError`` saying what could not be read, or that a game is over.
    """
    if not texte.strip():
        raise Faute("rien à résoudre : attendu un fichier OBF, une transcription ou un plateau")
    lecture = reconnaitre_argument(texte, Message("un fichier OBF"))
    positions = lecture.positions
    if lecture.enregistrements:
        positions = BoutABout((positions, Changes(_derniere, lecture.enregistrements)))
    for rang in range(len(positions)):
        if _finie(lecture.positions, rang) if rang < len(lecture.positions) else _finie(positions, rang):
            raise Faute("position {rang} : la partie est terminée, personne n'a de coup", rang=rang + 1)
    return positions


def _finie(positions: Sequence[PositionNotee], rang: int) -> bool:
    if isinstance(positions, PositionsLues):
        return positions.finie(rang)
    etat = positions[rang].etat
    return not etat.coups and not etat.coups_adverses


def _derniere(enregistrement: Enregistrement) -> PositionNotee:
    return PositionNotee(enregistrement.compacte().partie().etat)


def resoudre(
    position: Annotated[str, typer.Argument(metavar="POSITION", help=AIDE_POSITION)],
    taches: Annotated[int, option(reglages.TACHES, "--taches")] = int(reglages.TACHES.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = int(reglages.HASH.defaut),
    tous: Annotated[bool, typer.Option("--tous", help="Donne le score de chaque coup légal.")] = False,
    jeu: OptionJeu = str(reglages.JEU.defaut),
    json: OptionJson = False,
) -> None:
    """Donne le score exact, le meilleur coup et la suite de chaque position.

    Un plateau s'écrit en 64 cases de a1 à h8 (X noir, O blanc, - vide) puis le trait. Les scores sont la différence de
    pions à la fin pour qui a le trait, cases vides au gagnant. Avec --tous, meilleurs liste tous les coups qui
    l'atteignent, sinon un seul.
    L'objet JSON a pour clés positions (position, vides, score, attendu, meilleurs, ligne, coups, noeuds, secondes et
    juste de chacune), noeuds, secondes, mediane (des secondes), taches, hash et justes. Code de sortie 1 si un score du
    fichier est contredit.
    Aux autres jeux, donne pour la position et pour chaque coup qui gagne et en combien de demi-coups, le gagnant au
    plus vite et le perdant au plus tard, et au puissance 4 le score : 1 pour un gain au dernier pion de son camp, 2 à
    l'avant-dernier… L'objet JSON a pour clés jeu, position, trait, gain (1, 0 ou -1), distance, score, meilleurs, coups
    (gain, distance et score de chacun) et secondes.
    """
    with refus():
        regles = creer_jeu(jeu, None)
        if isinstance(regles, Othello) and regles.taille != int(reglages.TAILLE.defaut):
            raise Faute("othello ne se résout que sur 8 × 8, pas sur {taille} × {taille}", taille=regles.taille)
    if (solveur := solveur_de(regles, hash_mo=hash_mo, taches=taches)) is not None:
        with refus():
            verifier_tas(jeu, position)
        resoudre_jeu(solveur, position, json=json)
        return
    with refus():
        positions = lire_positions(position)
    resoudre_tout(creer_moteur(hash_mo, taches), positions, tous=tous, json=json, taches=taches, hash_mo=hash_mo)


def creer_moteur(hash_mo: int, taches: int) -> Moteur:
    """Return an engine that is ready: its first use on a machine compiles it, with a bar on the standard error."""
    from ecosysteme.moteur.othello.chauffe import chauffer
    from ecosysteme.moteur.othello.facade import Moteur

    with contextlib.ExitStack() as pile:

        @cache
        def avancer() -> Callable[..., None]:
            barre = progression()
            pile.enter_context(barre)  # only once something is compiled
            return partial(barre.update, barre.add_task("compilation"))

        chauffer(lambda fait, total: avancer()(completed=fait, total=total))
    with refus():
        return Moteur(hash_mo, taches)


@dataclass
class _Total:
    """What is counted over all that was solved."""

    faites: int = 0
    noeuds: int = 0
    temps: list[float] = field(default_factory=list)
    justes: bool = True

    @property
    def secondes(self) -> float:
        """All of them together."""
        return sum(self.temps)

    @property
    def mediane(self) -> float:
        """Seconds of the position in the middle, 0 of none."""
        return median(self.temps) if self.temps else 0.0

    def compter(self, lignes: Sequence[ObjetJson]) -> None:
        """Add some positions."""
        self.faites += len(lignes)
        self.noeuds += sum(ligne["noeuds"] for ligne in lignes)
        self.temps += [ligne["secondes"] for ligne in lignes]
        self.justes = self.justes and all(ligne["juste"] for ligne in lignes)


def resoudre_tout(
    moteur: Moteur, positions: Sequence[PositionNotee], *, tous: bool, json: bool, taches: int, hash_mo: int
) -> NoReturn:
    """Solve positions and print them, as tables or as one JSON object, ``TRANCHE`` at a time: a file may hold 500,000.

    Leave with code 1 when a known score is contradicted, 130 when Ctrl+C came before the end, else 0.
    """
    total = _Total()
    montrer = suivre_liste_json if json else _montrer
    if json:
        commencer_liste_json("positions")
    with contextlib.suppress(KeyboardInterrupt):
        while total.faites < len(positions):
            lignes = _resoudre_tranche(moteur, positions, total.faites, tous)
            montrer(lignes, total.faites)
            total.compter(lignes)
            if total.faites < len(positions) and len(lignes) < TRANCHE:
                break
    justes = total.justes and total.faites == len(positions)
    if json:
        couts = {"noeuds": total.noeuds, "secondes": total.secondes, "mediane": total.mediane}
        finir_liste_json({**couts, "taches": taches, "hash": hash_mo, "justes": justes})
    else:
        _resumer(total)
    if not total.justes:
        dire("Un score connu est contredit.", erreur=True)
        raise typer.Exit(1)
    raise typer.Exit(0 if justes else INTERROMPU)


def _resoudre_tranche(moteur: Moteur, positions: Sequence[PositionNotee], debut: int, tous: bool) -> list[ObjetJson]:
    """Solve ``TRANCHE`` positions; on Ctrl+C, return those that are done."""
    lignes: list[ObjetJson] = []
    with progression() as barre, contextlib.suppress(KeyboardInterrupt):
        tache = barre.add_task("positions", total=len(positions))
        barre.update(tache, completed=debut, total=len(positions))
        for notee in positions[debut : debut + TRANCHE]:
            vides = notee.etat.taille**2 - len(notee.etat.plateau)
            if vides >= VIDES_LONGS:
                dire(f"{vides} cases vides : le calcul peut être très long, Ctrl+C l'arrête.", erreur=True)
            lignes.append(_en_json(notee, interruptible(partial(_resoudre_une, moteur, notee.etat, tous))))
            barre.advance(tache)
    return lignes


def _resoudre_une(moteur: Moteur, etat: EtatOthello, tous: bool, arret: Event) -> ReponseExacte:
    return moteur.resoudre(etat.plateau, COULEUR_DE[etat.trait], tous=tous, arret=arret)


def _nom(coup: Position | None) -> str:
    return "passe" if coup is None else nom_case(coup)


def _en_json(notee: PositionNotee, resultat: ReponseExacte) -> ObjetJson:
    ligne: ObjetJson = {
        "position": ecrire_position(notee.etat),
        "vides": 64 - len(notee.etat.plateau),
        "score": resultat.score,
        "attendu": notee.score,
        "meilleurs": [_nom(coup) for coup in resultat.meilleurs],
        "ligne": [_nom(coup) for coup in resultat.ligne],
        "noeuds": resultat.noeuds,
        "secondes": resultat.secondes,
        "juste": _juste(notee, resultat),
    }
    if resultat.coups:
        ligne["coups"] = {_nom(coup): score for coup, score in resultat.coups.items()}
    return ligne


def _juste(notee: PositionNotee, resultat: ReponseExacte) -> bool:
    """Tell whether nothing that is known is contradicted."""
    if notee.score not in (None, resultat.score):
        return False
    return not resultat.coups or all(resultat.coups.get(coup) == score for coup, score in notee.coups.items())


def _montrer(lignes: Sequence[ObjetJson], debut: int) -> None:
    """Print a table of some positions, of which ``debut`` come before, then the line of each."""
    rangees = [
        (
            str(rang),
            str(ligne["vides"]),
            f"{ligne['score']:+d}",
            "" if ligne["attendu"] is None else f"{ligne['attendu']:+d}",
            " ".join(ligne["meilleurs"]),
            en_chiffres(ligne["noeuds"]),
            duree(ligne["secondes"]),
        )
        for rang, ligne in enumerate(lignes, start=debut + 1)
    ]
    imprimer(TITRES, rangees)
    for rang, ligne in enumerate(lignes, start=debut + 1):
        dire(f"{rang} : {' '.join(ligne['ligne'])}")
        if "coups" in ligne:
            dire("    " + "  ".join(f"{coup} {score:+d}" for coup, score in ligne["coups"].items()))


def _resumer(total: _Total) -> None:
    vitesse = total.noeuds / total.secondes / 1e6 if total.secondes else 0.0
    dire(
        f"{en_chiffres(total.noeuds)} nœuds en {duree(total.secondes)}, {en_chiffres(vitesse, 1)} millions par seconde."
    )
    if total.faites > 1:
        dire(f"Temps médian d'une position : {duree(total.mediane)}.")
