"""``bibliotheque``: games come in, and one asks what was played in a position, by whom, with what result."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme.arret import Interrompu
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.bibliotheque import analyses, identites, noms, rangement
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
from ecosysteme.commandes.bibliotheque.noms import OptionDossier, en_moyenne, lieu_de, ouvrir
from ecosysteme.commandes.francais import REGLES_DE_MARCHE, Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.parties import lire_partie
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.fautes import Faute
from ecosysteme.formats import Json
from ecosysteme.jeux.bits_othello import NOMS
from ecosysteme.jeux.othello import Othello
from ecosysteme.ouvertures.fichier_noms import LANGUES, LangueDesNoms
from ecosysteme.ouvertures.noms import noms as noms_des_ouvertures
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Exploration, Suivies
    from ecosysteme.bibliotheque.importation import BilanImport, EtapeImport
    from ecosysteme.bibliotheque.parties_lues import PartieTrouvee

DEBUT: Final = Reglage("debut", 0, "Parties passées avant la première qui est écrite.", 0, 10_000_000)
NOMBRE: Final = Reglage("nombre", 20, "Parties écrites, au plus.", 1, 500)

bibliotheque = typer.Typer(
    help="Importe des parties, et dit ce qui a été joué dans une position, par qui et avec quel résultat.",
    **REGLES_DE_MARCHE,
)


@bibliotheque.callback()
def _bibliotheque(contexte: typer.Context) -> None:
    if contexte.invoked_subcommand is None:
        dire(contexte.get_help())


@bibliotheque.command("importer", cls=Commande)
def importer(
    chemins: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[CHEMIN]…", help="Fichiers de parties, ou dossiers qui en contiennent (WTHOR…)."),
    ] = None,
    journal: Annotated[bool, typer.Option("--journal", help="Importe aussi les parties finies du journal.")] = False,
    doublons: Annotated[bool, typer.Option("--doublons", help="Garde aussi les parties déjà là.")] = False,
    dossier: OptionDossier = None,
    json: OptionJson = False,
) -> None:
    """Importe des parties : WTHOR, tout fichier de parties qui se lit, une base de tournois, un journal.

    Les parties d'un fichier déjà importé ne sont pas relues. Une partie déjà là (mêmes coups à une symétrie près, mêmes
    joueurs, même année) est laissée de côté, et comptée. Ctrl+C arrête avec le code de sortie 130 ; la bibliothèque est
    alors comme avant. L'objet JSON a pour clés parties, sources, refusees, illisibles (des
    passages de fichiers), doublons, memes_coups, inachevees (d'un journal), connues (les fichiers sans rien de
    nouveau) et ecartee (où est mise de côté une bibliothèque abîmée).
    """
    from ecosysteme.bibliotheque.importation import importer as importer_tout
    from ecosysteme.journal.lieu import chemin_du_journal

    lus = [*(chemins or ()), *((chemin_du_journal(),) if journal else ())]
    with refus(), progression() as barre, sur_interruption() as arret:
        if not lus:
            raise Faute("rien à importer : attendu un fichier, un dossier, ou --journal")
        tache = barre.add_task("parties lues")

        def suivre(etape: EtapeImport, parties: int) -> None:
            barre.update(tache, completed=parties, total=parties, description=etape.value)

        try:
            bilan = importer_tout(lieu_de(dossier), lus, doublons=doublons, arret=arret, suivi=suivre)
        except Interrompu:
            dire("Interrompu : la bibliothèque est comme avant.", erreur=True)
            raise typer.Exit(INTERROMPU) from None
    if json:
        ecrire_json(_bilan_en_json(bilan))
    else:
        dire(_bilan_en_texte(bilan))


def _bilan_en_json(bilan: BilanImport) -> Mapping[str, Json]:
    return {
        "parties": bilan.parties,
        "sources": bilan.sources,
        "refusees": bilan.refusees,
        "illisibles": bilan.illisibles,
        "doublons": bilan.doublons,
        "memes_coups": bilan.memes_coups,
        "inachevees": bilan.inachevees,
        "connues": list(bilan.connues),
        "ecartee": None if bilan.ecartee is None else str(bilan.ecartee),
    }


def _bilan_en_texte(bilan: BilanImport) -> str:
    lignes = []
    if bilan.ecartee is not None:
        lignes.append(f"L'ancienne bibliothèque, abîmée, est mise de côté : {bilan.ecartee}")
    lignes.append(f"Parties importées : {en_chiffres(bilan.parties)}" if bilan.sources else "Rien de nouveau.")
    for nombre, quoi in (
        (bilan.doublons, "déjà là, laissées de côté"),
        (bilan.memes_coups, "gardées, dont une autre partie a tous les coups"),
        (bilan.refusees, "refusées : un autre jeu, une position, ou un coup impossible"),
        (bilan.illisibles, "passages illisibles, laissés de côté"),
        (bilan.inachevees, "pas finies, qui restent dans le journal"),
    ):
        if nombre:
            lignes.append(f"  {en_chiffres(nombre)} {quoi}")
    if bilan.connues and bilan.sources:
        lignes.append(f"Sans rien de nouveau : {', '.join(bilan.connues[:10])}{'…' if len(bilan.connues) > 10 else ''}")
    return "\n".join(lignes)


@bibliotheque.command("coups", cls=Commande)
def coups(
    partie: ArgumentCoups = "",
    joueur: OptionJoueurs = None,
    noir: OptionNoirs = None,
    blanc: OptionBlancs = None,
    tournoi: OptionTournois = None,
    depuis: OptionDepuis = None,
    jusqua: OptionJusqua = None,
    programmes: OptionProgrammes = False,
    xot: OptionXot = None,
    dossier: OptionDossier = None,
    json: OptionJson = False,
) -> None:
    """Dit ce qui a été joué dans une position, à une symétrie près, quel que soit l'ordre des coups.

    « Ici » compte les parties venues par ces mêmes coups, les autres le sont par interversion. Les parties où joue un
    programme ne comptent qu'avec --programmes. L'objet JSON a pour clés parties, ici, arretees (les parties qui
    s'arrêtent là) et coups, une liste d'objets de clés coup, parties, ici, noires, nulles, blanches (les parties
    gagnées par chacun), score_moyen (pions de Noir) et annee_moyenne.
    """
    from ecosysteme.bibliotheque.bibliotheque import position_de

    with refus():
        position = position_de(lire_partie(partie, Othello()))
        ouverte = ouvrir(dossier)
        filtre = filtre_de(ouverte, joueur, noir, blanc, tournoi, depuis, jusqua, programmes, xot)
        trouvees = ouverte.explorer(position, filtre)
    if json:
        ecrire_json(_exploration_en_json(trouvees))
    else:
        _imprimer_exploration(trouvees)


def _exploration_en_json(trouvees: Exploration) -> Mapping[str, Json]:
    return {
        "parties": trouvees.toutes.parties,
        "ici": trouvees.toutes.ici,
        "arretees": trouvees.arretees.parties,
        "coups": [_suivies_en_json(NOMS[case], suivies) for case, suivies in trouvees.coups.items()],
    }


def _imprimer_exploration(trouvees: Exploration) -> None:
    titres = ("Coup", "Parties", "Ici", "Noir gagne", "Nulles", "Blanc gagne", "Score", "Année")
    if trouvees.coups:
        imprimer(titres, [_rangee(NOMS[case], suivies) for case, suivies in trouvees.coups.items()])
    dire(f"{en_chiffres(trouvees.toutes.parties)} parties, dont {en_chiffres(trouvees.toutes.ici)} par ces coups.")
    if trouvees.arretees.parties:
        dire(f"{en_chiffres(trouvees.arretees.parties)} s'arrêtent là.")


def _suivies_en_json(coup: str, suivies: Suivies) -> dict[str, Json]:
    return {
        "coup": coup,
        "parties": suivies.parties,
        "ici": suivies.ici,
        "noires": suivies.noires,
        "nulles": suivies.nulles,
        "blanches": suivies.blanches,
        "score_moyen": suivies.score_moyen,
        "annee_moyenne": suivies.annee_moyenne,
    }


def _rangee(coup: str, suivies: Suivies) -> tuple[str, ...]:
    nombres = (suivies.parties, suivies.ici, suivies.noires, suivies.nulles, suivies.blanches)
    annee = "" if suivies.annee_moyenne is None else f"{suivies.annee_moyenne:.0f}"
    return (coup, *map(en_chiffres, nombres), en_moyenne(suivies.score_moyen), annee)


@bibliotheque.command("parties", cls=Commande)
def parties(
    partie: ArgumentCoups = "",
    joueur: OptionJoueurs = None,
    noir: OptionNoirs = None,
    blanc: OptionBlancs = None,
    tournoi: OptionTournois = None,
    depuis: OptionDepuis = None,
    jusqua: OptionJusqua = None,
    programmes: OptionProgrammes = False,
    xot: OptionXot = None,
    debut: Annotated[int, option(DEBUT, "--debut")] = int(DEBUT.defaut),
    nombre: Annotated[int, option(NOMBRE, "--nombre")] = int(NOMBRE.defaut),
    dossier: OptionDossier = None,
    json: OptionJson = False,
) -> None:
    """Liste les parties d'une position, les plus récentes d'abord ; les mêmes que celles de coups.

    L'objet JSON a pour clés total et parties, une liste d'objets de clés numero, noir, blanc, tournoi, annee (0 : non
    dite), score (pions de Noir, ou null), issue (1 : Noir gagne, 0 : nulle, -1 : Blanc gagne, ou null), suivant (le
    coup suivant, ou null), ici et ouverture (son nom, de clés fr et en, ou null).
    """
    from ecosysteme.bibliotheque.bibliotheque import position_de

    with refus():
        position = position_de(lire_partie(partie, Othello()))
        ouverte = ouvrir(dossier)
        filtre = filtre_de(ouverte, joueur, noir, blanc, tournoi, depuis, jusqua, programmes, xot)
        liste, total = ouverte.parties_de(position, filtre, debut=debut, nombre=nombre)
    if json:
        ecrire_json({"total": total, "parties": [_partie_en_json(trouvee) for trouvee in liste]})
        return
    titres = ("N°", "Année", "Joueur noir", "Joueur blanc", "Score", "Suivant", "Tournoi", "Ouverture")
    if liste:
        imprimer(titres, [_rangee_de_partie(trouvee) for trouvee in liste])
    dire(f"{en_chiffres(total)} parties.")


def _suivant(trouvee: PartieTrouvee) -> str | None:
    return None if trouvee.suivant is None else NOMS[trouvee.suivant]


def _partie_en_json(trouvee: PartieTrouvee) -> dict[str, Json]:
    return {
        "numero": trouvee.numero,
        "noir": trouvee.noir,
        "blanc": trouvee.blanc,
        "tournoi": trouvee.tournoi,
        "annee": trouvee.annee,
        "score": trouvee.score,
        "issue": trouvee.issue,
        "suivant": _suivant(trouvee),
        "ici": trouvee.ici,
        "ouverture": {langue: _ouverture(trouvee, langue) for langue in LANGUES},
    }


def _ouverture(trouvee: PartieTrouvee, langue: LangueDesNoms) -> str | None:
    nommee = noms_des_ouvertures().de(trouvee.cases, langue) if trouvee.cases else None
    return None if nommee is None else nommee.texte


def _rangee_de_partie(trouvee: PartieTrouvee) -> tuple[str, ...]:
    issues = {1: "1-0", 0: "½-½", -1: "0-1", None: ""}
    score = issues[trouvee.issue] if trouvee.score is None else f"{trouvee.score}-{64 - trouvee.score}"
    annee = str(trouvee.annee) if trouvee.annee else ""
    qui, ouverture = (trouvee.noir, trouvee.blanc), _ouverture(trouvee, "fr") or ""
    return (str(trouvee.numero), annee, *qui, score, _suivant(trouvee) or "", trouvee.tournoi, ouverture)


noms.ajouter(bibliotheque)
identites.ajouter(bibliotheque)
rangement.ajouter(bibliotheque)
analyses.ajouter(bibliotheque)
