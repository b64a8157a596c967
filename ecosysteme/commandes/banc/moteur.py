"""``banc perft``, ``banc finale`` and ``banc compilation``: what the engine does on this machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.resources import files
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Annotated, Final, cast

import typer

from ecosysteme import reglages
from ecosysteme.arret import Interrompu
from ecosysteme.cases import Position
from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option
from ecosysteme.commandes.resoudre import creer_moteur, resoudre_tout
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, sur_interruption
from ecosysteme.formats import ObjetJson
from ecosysteme.formats.obf import PositionNotee, lire_obf
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.plateau import NOIR, Couleur, Plateau
from ecosysteme.reglages import Reglage

# The leaves below the start, ply after ply; every Othello program finds these.
PERFT: Final = (4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284, 212258800, 1939886636)
PROFONDEUR: Final = Reglage("profondeur", 11, "Profondeur la plus grande, en demi-coups.", 1, len(PERFT))
REPETITIONS: Final = Reglage(
    "repetitions", 3, "Fois que la dernière profondeur est comptée ; la médiane est gardée.", 1, 99
)


def perft(
    profondeur: Annotated[int, option(PROFONDEUR, "--profondeur")] = int(PROFONDEUR.defaut),
    repetitions: Annotated[int, option(REPETITIONS, "--repetitions")] = int(REPETITIONS.defaut),
    json: OptionJson = False,
) -> None:
    """Compte les suites de coups depuis le départ, sur un cœur.

    L'objet JSON a pour clés comptes, juste, secondes et positions_par_seconde (de la dernière profondeur).
    Code de sortie 1 si un compte est faux.
    """
    import numpy as np

    from ecosysteme.moteur.othello.conversion import depuis_pions
    from ecosysteme.moteur.othello.noyaux.perft import perft as compter
    from ecosysteme.plateau import Plateau

    nous, eux = map(np.uint64, depuis_pions(Plateau(), "N"))
    compter(nous, eux, np.int64(1))  # compiled, or loaded, before the clock starts
    comptes = [int(compter(nous, eux, np.int64(rang))) for rang in range(1, profondeur)]
    temps = []
    for _ in range(repetitions):
        debut = perf_counter()
        dernier = int(compter(nous, eux, np.int64(profondeur)))
        temps.append(perf_counter() - debut)
    comptes.append(dernier)
    juste = tuple(comptes) == PERFT[:profondeur]
    secondes = median(temps)
    if json:
        vitesse = {"secondes": secondes, "positions_par_seconde": comptes[-1] / secondes}
        ecrire_json({"comptes": comptes, "juste": juste, **vitesse})
    else:
        imprimer(("Profondeur", "Suites"), [(str(rang), en_chiffres(n)) for rang, n in enumerate(comptes, start=1)])
        vitesse_m = en_chiffres(comptes[-1] / secondes / 1e6)
        dire(f"{'Juste' if juste else 'FAUX'} : profondeur {profondeur} en {duree(secondes)}, {vitesse_m} M/s.")
    raise typer.Exit(0 if juste else 1)


VIDES: Final = Reglage("vides", 30, "Résout des positions de tant de cases vides, plutôt que celles livrées.", 1, 52)
POSITIONS: Final = Reglage("positions", 12, "Avec --vides, combien de positions, une par partie.", 1, 100_000)


def positions_publiques() -> Sequence[PositionNotee]:
    """Return the endgames that come with the program, with the exact score of each legal move."""
    return lire_obf(files("ecosysteme.moteur.othello").joinpath("finales.obf").read_text(encoding="utf-8"))


def positions_tirees(vides: int, nombre: int, graine: int) -> list[PositionNotee]:
    """Return positions of the engine's games against itself, Black to move; leave with the code of Ctrl+C."""
    creer_moteur(1, 1)  # compiled with a bar, if need be, rather than in silence
    from ecosysteme.atelier.entrainement.couts import tirer
    from ecosysteme.moteur.othello.conversion import vers_pions

    with sur_interruption() as arret:
        try:
            tirees = list(tirer(nombre, vides, graine, arret))
        except Interrompu:
            raise typer.Exit(INTERROMPU) from None
    pions = (cast(dict[Position, Couleur], vers_pions(nous, eux, NOIR)) for nous, eux in tirees)
    return [PositionNotee(EtatOthello(Plateau(pions=poses), PREMIER)) for poses in pions]


def finale(
    taches: Annotated[int, option(reglages.TACHES, "--taches")] = int(reglages.TACHES.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = int(reglages.HASH.defaut),
    vides: Annotated[int | None, option(VIDES, "--vides")] = None,
    nombre: Annotated[int, option(POSITIONS, "--positions")] = int(POSITIONS.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Avec --vides, graine des parties.")] = 1,
    json: OptionJson = False,
) -> None:
    """Résout les finales livrées avec le programme, de 16 à 20 cases vides.

    Avec --vides, des positions de parties du moteur contre lui-même, depuis huit coups au hasard : leur score n'est pas
    connu d'avance. Jusqu'à 26 cases vides, quelques secondes chacune ; à 30, des minutes.
    Mêmes clés JSON que resoudre. Code de sortie 1 si un score est faux.
    """
    positions = positions_publiques() if vides is None else positions_tirees(vides, nombre, graine)
    resoudre_tout(creer_moteur(hash_mo, taches), positions, tous=False, json=json, taches=taches, hash_mo=hash_mo)


def compilation(json: OptionJson = False) -> None:
    """Mesure la compilation à froid du moteur, puis un premier calcul à chaud, processus entier compris."""
    with TemporaryDirectory(prefix="othellier-") as dossier:
        environnement = {**os.environ, "NUMBA_CACHE_DIR": dossier}
        temps: ObjetJson = {}
        for nom in ("froid", "chaud"):
            debut = perf_counter()
            commande = [sys.executable, "-m", "ecosysteme.moteur.chauffe"]
            subprocess.run(commande, env=environnement, check=True, capture_output=True)
            temps[nom] = perf_counter() - debut
    if json:
        ecrire_json(temps)
    else:
        dire(f"À froid {duree(temps['froid'])}, à chaud {duree(temps['chaud'])}.")


def ajouter(banc: typer.Typer) -> None:
    """Register the three commands."""
    for nom, commande in (("perft", perft), ("finale", finale), ("compilation", compilation)):
        banc.command(nom, cls=Commande)(commande)
