"""``entrainer``: makes the engine's evaluation from nothing, or from where an earlier run stopped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import Barre, dire, ecrire_json, imprimer, progression, reprenable, sur_interruption
from ecosysteme.ecriture import ecrire, verifier_ecrits
from ecosysteme.fautes import Faute, Message

if TYPE_CHECKING:
    from rich.progress import Progress

    from ecosysteme.atelier.entrainement.entrainement import AvancementEntrainement, Entrainement
    from ecosysteme.atelier.entrainement.lots import Parties
    from ecosysteme.atelier.entrainement.recette import Recette
    from ecosysteme.atelier.entrainement.validation import Erreur

TITRES: Final = ("Cases vides", "Positions", "Étiquettes", "Erreur", "Biais", "Écart type")
ESSOR: Final = 5.0  # s before what remains is foretold
AIDE_DOSSIER: Final = "Dossier de travail, dans le dossier courant sauf chemin complet ; le relancer le reprend."
AIDE_WTHOR: Final = "Dossier de fichiers WTHOR (.wtb), dont partent les positions ; sinon, des parties au hasard."
AIDE_RECETTE: Final = (
    "essai (secondes), petite (minutes), complete (heures) ou reseaux (de 13 à 36 cases vides, des poids livrés)."
)
AIDE_TACHES: Final = "Processus qui travaillent en parallèle."
AIDE_GRAPPE: Final = "Ordonnanceur Dask (tcp://hôte:8786) dont les ouvriers travaillent à la place des processus."
AIDE_SORTIE: Final = "Fichier des poids ; par défaut poids.npz dans le dossier. Une notice .md est écrite à côté."
AIDE_COURBE: Final = "Fichier (.svg, .png ou .pdf) où dessiner l'erreur par nombre de cases vides."


def entrainer(
    dossier: Annotated[Path, typer.Option("--dossier", metavar="DOSSIER", help=AIDE_DOSSIER)] = Path("entrainement"),
    wthor: Annotated[Path | None, typer.Option("--wthor", metavar="DOSSIER", help=AIDE_WTHOR)] = None,
    recette: Annotated[str, typer.Option("--recette", metavar="RECETTE", help=AIDE_RECETTE)] = "petite",
    taches: Annotated[int, option(reglages.TACHES, "--taches", aide=AIDE_TACHES)] = int(reglages.TACHES.defaut),
    grappe: Annotated[str | None, typer.Option("--grappe", metavar="ADRESSE", help=AIDE_GRAPPE)] = None,
    sortie: Annotated[Path | None, typer.Option("--sortie", metavar="FICHIER", help=AIDE_SORTIE)] = None,
    courbe: Annotated[Path | None, typer.Option("--courbe", metavar="FICHIER", help=AIDE_COURBE)] = None,
    json: OptionJson = False,
) -> None:
    """Entraîne l'évaluation du moteur : positions, étiquettes, apprentissage, validation, écriture.

    Ctrl+C, ou pire, n'y perd que les lots de positions en cours : la même commande reprend, et ne fait que valider et
    écrire quand tout est déjà dans le dossier. Les poids se jouent par ia_moteur:poids=FICHIER.
    L'objet JSON a pour clés poids (le fichier), recette, parties, positions (apprises), secondes et validation, une
    liste d'objets de clés vides, positions, exacte (étiquettes), absolue, biais et ecart_type, en pions.
    Code de sortie 130 si Ctrl+C l'arrête, 1 si un processus meurt.
    """
    from ecosysteme.atelier.entrainement.notice import compter, rediger
    from ecosysteme.atelier.entrainement.validation import dessiner, mesurer

    debut = monotonic()
    fichier = dossier / "poids.npz" if sortie is None else sortie
    with refus():
        choisie, parties = _preparer(recette, wthor, fichier, courbe, dossier)
        entrainement, octets = _entrainer(dossier, choisie, parties, taches, grappe)
        donnees = compter(entrainement.dossier, choisie, len(parties))
        erreurs = list(mesurer(entrainement.dossier.reserve, octets))
        texte = rediger(choisie, _commande(wthor, choisie.nom), donnees, erreurs)
        _ecrire(fichier, octets, texte)
        if courbe is not None:
            dessiner(erreurs, courbe)
    if json:
        total = {"parties": len(parties), "positions": donnees.positions, "secondes": monotonic() - debut}
        validation = [asdict(erreur) for erreur in erreurs]
        ecrire_json({"poids": str(fichier), "recette": recette, **total, "validation": validation})
    else:
        imprimer(TITRES, [_rangee(erreur) for erreur in erreurs])
        positions = en_chiffres(donnees.positions)
        dire(f"{positions} positions apprises en {duree(monotonic() - debut)} ; poids écrits dans {fichier}.")


def _preparer(
    nom: str, wthor: Path | None, fichier: Path, courbe: Path | None, dossier: Path
) -> tuple[Recette, Parties]:
    """Read what the command was given; raise ``ValueError`` for what would only fail at the end of a long work."""
    import numpy as np

    from ecosysteme.atelier.entrainement.recette import RECETTES
    from ecosysteme.figures.feuille import verifier_fichier
    from ecosysteme.formats.wthor import lire_dossier

    if nom not in RECETTES:
        raise Faute("recette {nom} inconnue : attendu {attendus}", nom=nom, attendus=", ".join(RECETTES))
    ecrits: list[tuple[object, Path]] = [(Message("les poids"), fichier), (Message("leur notice"), _notice(fichier))]
    if courbe is not None:
        verifier_fichier(courbe)
        ecrits.append(("--courbe", courbe))
    verifier_ecrits(ecrits, dossier)
    if wthor is None:
        return RECETTES[nom], np.zeros((0, 60), np.uint8)
    return RECETTES[nom], np.concatenate([base.coups for base in lire_dossier(wthor)])


def _entrainer(
    dossier: Path, recette: Recette, parties: Parties, taches: int, adresse: str | None
) -> tuple[Entrainement, bytes]:
    """Train to the end; leave with the code of Ctrl+C or of a dead process, which lose next to nothing."""
    from ecosysteme.atelier.entrainement.entrainement import Entrainement
    from ecosysteme.executeurs import ouvriers

    creer_moteur(1, 1)  # compiled once, with a bar, before the processes load it
    with (
        progression(parts=False) as barre,
        sur_interruption() as arret,
        reprenable(
            "Entraînement interrompu : la même commande le reprendra.",
            "Un processus est mort : la même commande reprendra l'entraînement.",
        ),
        ouvriers(taches, adresse) as (executeur, nombre),
    ):
        entrainement = Entrainement(dossier, recette, parties, executeur, nombre, _suivre(barre), arret)
        return entrainement, entrainement.entrainer()


def _suivre(barre: Barre | Progress) -> Callable[[AvancementEntrainement], None]:
    """Return what shows the progress: on a terminal a bar, and everywhere a line for each phase that is learnt."""
    tache = barre.add_task("préparation", total=None)
    debut = monotonic()
    vus: list[str] = []

    def suivre(avancement: AvancementEntrainement) -> None:
        texte = f"{avancement.quoi}, {reste(avancement, monotonic() - debut)}"
        barre.update(tache, completed=avancement.fait, total=avancement.total, description=texte)
        if avancement.mesure:
            ligne = f"{avancement.quoi} : {avancement.mesure}"
        elif isinstance(barre, Barre) and vus[-1:] != [avancement.quoi]:
            ligne = texte
        else:
            return
        vus.append(avancement.quoi)
        if isinstance(barre, Barre):
            dire(ligne, erreur=True)
        else:
            barre.console.print(ligne, markup=False, highlight=False)

    return suivre


def reste(avancement: AvancementEntrainement, secondes: float) -> str:
    """Say how long is left, from what was done in ``secondes``."""
    fait = avancement.fait - avancement.deja
    if fait <= 0 or secondes < ESSOR:
        return "durée inconnue"
    minutes = (avancement.total - avancement.fait) * secondes / fait / 60
    if minutes < 1:
        return "reste moins d'une minute"
    return f"reste {minutes:.0f} min" if minutes < 100 else f"reste {minutes // 60:.0f} h {minutes % 60:02.0f}"


def _commande(wthor: Path | None, recette: str) -> str:
    """Return the command as it could be typed again: what made the weights, not where it ran."""
    return f"othellier entrainer --recette {recette}" + (" --wthor DOSSIER" if wthor is not None else "")


def _ecrire(fichier: Path, octets: bytes, notice: str) -> None:
    """Write the weights and the text beside them."""
    ecrire(fichier, octets)
    ecrire(_notice(fichier), notice)


def _notice(fichier: Path) -> Path:
    """Return the file of the text beside the weights."""
    return fichier.with_suffix(".md")


def _rangee(erreur: Erreur) -> tuple[str, ...]:
    etiquettes = "exactes" if erreur.exacte else "recherche"
    mesures = (en_chiffres(mesure, 2) for mesure in (erreur.absolue, erreur.biais, erreur.ecart_type))
    return str(erreur.vides), en_chiffres(erreur.positions), etiquettes, *mesures
