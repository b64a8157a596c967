"""``bibliotheque analyser`` and ``erreurs``: games of the library are judged, and who errs where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from ecosysteme import reglages
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.bibliotheque.filtres import (
    ArgumentCoups,
    OptionBlancs,
    OptionDepuis,
    OptionJoueurs,
    OptionJusqua,
    OptionNoirs,
    OptionProgrammes,
    OptionTournois,
    OptionXot,
    filtre_de,
)
from ecosysteme.commandes.bibliotheque.noms import OptionDossier, lieu_de, ouvrir
from ecosysteme.commandes.bibliotheque.pertes import chiffres_ecrits, perte_ecrite, pertes_en_json
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.parties import lire_partie
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.ecriture import ecrire, verifier_destination
from ecosysteme.formats import Json
from ecosysteme.jeux.othello import Othello
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
    from ecosysteme.bibliotheque.filtres import FiltreDeParties
    from ecosysteme.revue_en_serie.deroulement import AvancementSerie
    from ecosysteme.revue_en_serie.tableau import RangeeErreurs, TableauErreurs

AXES: Final = {"joueur": "Joueur", "camp": "Camp", "ouverture": "Ouverture", "annee": "Année"}
PAR: Final = Reglage("par", "joueur", "Ce qui a une ligne dans le tableau.", choix=tuple(AXES))
LIGNES: Final = Reglage("lignes", 20, "Lignes écrites, au plus.", 1, 100_000)
AIDE_TACHES: Final = "Processus qui jugent ; par défaut, un par cœur sauf un."
AIDE_GRAPPE: Final = "Juge sur les ouvriers de l'ordonnanceur Dask à cette adresse."
AIDE_APPROFONDIR: Final = "Regarde 4 millions de positions de plus là où un coup perd au moins 2 pions."


def analyser(
    partie: ArgumentCoups = "",
    joueur: OptionJoueurs = None,
    noir: OptionNoirs = None,
    blanc: OptionBlancs = None,
    tournoi: OptionTournois = None,
    depuis: OptionDepuis = None,
    jusqua: OptionJusqua = None,
    programmes: OptionProgrammes = False,
    xot: OptionXot = None,
    noeuds: Annotated[int, option(reglages.NOEUDS_EN_SERIE, "--noeuds")] = int(reglages.NOEUDS_EN_SERIE.defaut),
    approfondir: Annotated[bool, typer.Option("--approfondir", help=AIDE_APPROFONDIR)] = False,
    reprendre: Annotated[bool, typer.Option("--reprendre", help="N'ajoute rien à ce qui attend.")] = False,
    vider: Annotated[bool, typer.Option("--vider", help="Oublie ce qui attend, et ne juge rien.")] = False,
    taches: Annotated[int | None, option(reglages.TACHES, "--taches", aide=AIDE_TACHES)] = None,
    grappe: Annotated[str | None, typer.Option("--grappe", metavar="ADRESSE", help=AIDE_GRAPPE)] = None,
    dossier: OptionDossier = None,
    json: OptionJson = False,
) -> None:
    """Juge les coups des parties d'une position, chaque partie une fois, les plus récentes d'abord.

    Deux parties de mêmes coups n'en font qu'une, et ce qui est déjà jugé ne l'est pas de nouveau. Les processus
    laissent passer tout autre travail de la machine. Ctrl+C arrête avec le code de sortie 130 : seules les parties en
    cours sont perdues, et --reprendre continue. Une partie sur laquelle deux processus meurent est refusée. L'objet
    JSON a pour clés demandees, jugees, refusees (une liste de raisons), attente, secondes, processeur, par_heure
    (parties par heure et par cœur) et interrompu.
    """
    lieu = lieu_de(dossier)
    if vider:
        _vider(lieu)
        return
    demandees = 0
    with refus():
        if not reprendre:
            ouverte = ouvrir(dossier)
            filtre = filtre_de(ouverte, joueur, noir, blanc, tournoi, depuis, jusqua, programmes, xot)
            demandees = _demander(ouverte, partie, filtre, noeuds, approfondir)
        avancement, interrompu = _juger(lieu, taches, grappe)
    _rendre(lieu, avancement, demandees, interrompu=interrompu, json=json)


def _vider(lieu: Path) -> None:
    from ecosysteme.revue_en_serie.file import vider

    dire(f"{en_chiffres(vider(lieu))} parties n'attendent plus.")


def _demander(ouverte: Bibliotheque, partie: str, filtre: FiltreDeParties, noeuds: int, approfondir: bool) -> int:
    """Put the games of a position into the queue; return how many wait that did not."""
    from ecosysteme.bibliotheque.bibliotheque import position_de
    from ecosysteme.revue_en_serie.file import Effort, demander, suites_de

    suites = suites_de(ouverte, position_de(lire_partie(partie, Othello())), filtre)
    effort = Effort(noeuds, int(reglages.NOEUDS_APPROFONDIS.defaut) if approfondir else 0)
    return demander(ouverte.dossier, suites, effort) if suites else 0


def _rendre(lieu: Path, avancement: AvancementSerie, demandees: int, *, interrompu: bool, json: bool) -> NoReturn:
    """Say what was done, and end with the code that tells whether Ctrl+C ended it."""
    from ecosysteme.revue_en_serie.file import refus as lire_refus

    if json:
        raisons = [str(raison) for raison in lire_refus(lieu).values()]
        bilan: dict[str, Json] = {"demandees": demandees, "interrompu": interrompu}
        ecrire_json({**bilan, **_avancement_en_json(avancement), "refusees": raisons})
    else:
        _dire_avancement(avancement, demandees)
    raise typer.Exit(INTERROMPU if interrompu else 0)


def _juger(lieu: Path, taches: int | None, grappe: str | None) -> tuple[AvancementSerie, bool]:
    """Work through the queue; return how far it is, and whether Ctrl+C ended it."""
    from ecosysteme.executeurs import ouvriers
    from ecosysteme.revue_en_serie.deroulement import RevueEnSerie, ouvriers_discrets

    ouvrir_ouvriers = partial(ouvriers, taches or ouvriers_discrets(), grappe)
    with progression() as barre, sur_interruption() as arret:
        tache = barre.add_task("parties jugées")

        def suivre(avancement: AvancementSerie) -> None:
            faites = avancement.faites + avancement.refusees
            barre.update(tache, completed=faites, total=faites + avancement.attente)

        revue = RevueEnSerie(lieu, ouvrir_ouvriers, rappel=suivre, abandon=arret)
        finie = revue.derouler()
    return revue.avancement, not finie


def _avancement_en_json(avancement: AvancementSerie) -> dict[str, Json]:
    return {
        "jugees": avancement.faites,
        "attente": avancement.attente,
        "secondes": round(avancement.secondes, 1),
        "processeur": round(avancement.processeur, 1),
        "par_heure": round(avancement.par_heure_de_coeur),
    }


def _dire_avancement(avancement: AvancementSerie, demandees: int) -> None:
    dire(f"{en_chiffres(demandees)} parties demandées, {en_chiffres(avancement.faites)} jugées.")
    if avancement.faites:
        dire(f"{en_chiffres(avancement.par_heure_de_coeur)} par heure et par cœur.")
    if avancement.refusees:
        dire(f"{en_chiffres(avancement.refusees)} refusées : --json dit pourquoi.")
    if avancement.attente:
        dire(f"{en_chiffres(avancement.attente)} attendent : --reprendre continue.")


def erreurs(
    par: Annotated[str, option(PAR, "--par")] = str(PAR.defaut),
    joueur: OptionJoueurs = None,
    noir: OptionNoirs = None,
    blanc: OptionBlancs = None,
    tournoi: OptionTournois = None,
    depuis: OptionDepuis = None,
    jusqua: OptionJusqua = None,
    programmes: OptionProgrammes = False,
    xot: OptionXot = None,
    lignes: Annotated[int, option(LIGNES, "--lignes")] = int(LIGNES.defaut),
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FICHIER", help="Écrit tout le tableau en CSV.")] = None,
    dossier: OptionDossier = None,
    json: OptionJson = False,
) -> None:
    """Dit qui se trompe où : les pertes des parties jugées, par joueur, camp, ouverture ou année, et par phase.

    La perte est en pions par coup ; entre parenthèses, celle de moins de 30 parties, qui dit peu. Les points sont ceux
    que des joueurs de tournoi attendent (1 pour un gain, ½ pour une nulle), perdus par coup, en centièmes. Une erreur
    (? ou ??) perd au moins 0,10 point, une gaffe (??) 0,20 ; les voici par partie. Avec --joueur, --noir ou --blanc,
    seuls les coups de ces joueurs comptent. L'objet JSON a pour clés par, jugees, parties et lignes, une liste d'objets
    de clés nom, toutes et phases (ouverture, coups 1 à 20 ; milieu, 21 à 40 ; fin, 41 à 60) ; un compte a pour clés
    parties, coups, perte_moyenne, points_moyens, erreurs, gaffes et assez (au moins 30 parties).
    """
    from ecosysteme.revue_en_serie.tableau import Axe, tableau_des_erreurs

    with refus():
        if csv is not None:
            verifier_destination(csv)
        ouverte = ouvrir(dossier)
        filtre = filtre_de(ouverte, joueur, noir, blanc, tournoi, depuis, jusqua, programmes, xot)
        tableau = tableau_des_erreurs(ouverte, Axe(par), filtre)
        if csv is not None:
            ecrire(csv, _en_csv(tableau))
    if json:
        rangees = [_rangee_en_json(tableau, rangee) for rangee in tableau.rangees[:lignes]]
        ecrire_json({"par": par, "jugees": tableau.jugees, "parties": tableau.parties, "lignes": rangees})
    else:
        _imprimer_tableau(tableau, lignes)


def _nom(tableau: TableauErreurs, rangee: RangeeErreurs) -> str:
    if tableau.axe == "camp":
        return Othello.noms_camps[rangee.numero]
    if tableau.axe == "annee":
        return str(rangee.numero or "–")
    return rangee.nom or "–"


def _rangee_en_json(tableau: TableauErreurs, rangee: RangeeErreurs) -> Json:
    phases: dict[str, Json] = {phase.value: pertes_en_json(pertes) for phase, pertes in rangee.phases.items()}
    return {"nom": _nom(tableau, rangee), "toutes": pertes_en_json(rangee.toutes), "phases": phases}


def _en_csv(tableau: TableauErreurs) -> Iterator[str]:
    from ecosysteme.revue_en_serie.export import csv_des_erreurs

    return csv_des_erreurs(tableau, {rangee.numero: _nom(tableau, rangee) for rangee in tableau.rangees})


def _imprimer_tableau(tableau: TableauErreurs, lignes: int) -> None:
    titres = (AXES[tableau.axe], "Parties", "Perte", "1–20", "21–40", "41–60", "Points", "Erreurs", "Gaffes")
    if tableau.rangees:
        imprimer(titres, [_rangee(tableau, rangee) for rangee in tableau.rangees[:lignes]])
    if (reste := len(tableau.rangees) - lignes) > 0:
        dire(f"… et {en_chiffres(reste)} autres lignes.")
    dire(f"{en_chiffres(tableau.jugees)} parties jugées sur {en_chiffres(tableau.parties)}.")
    if not tableau.jugees:
        dire("othellier bibliotheque analyser les juge.")


def _rangee(tableau: TableauErreurs, rangee: RangeeErreurs) -> Sequence[str]:
    toutes = rangee.toutes
    pertes = map(perte_ecrite, (toutes, *rangee.phases.values()))
    return (_nom(tableau, rangee), en_chiffres(toutes.parties), *pertes, *chiffres_ecrits(toutes))


def ajouter(bibliotheque: typer.Typer) -> None:
    """Register the commands."""
    for commande in (analyser, erreurs):
        bibliotheque.command(commande.__name__, cls=Commande)(commande)
