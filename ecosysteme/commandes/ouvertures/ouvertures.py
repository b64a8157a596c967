"""``ouvertures``: the book (``construire``, ``voir``), even openings (``equilibrees``), names (``noms``)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.arret import Interrompu
from ecosysteme.commandes.francais import REGLES_DE_MARCHE, Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.ecriture import verifier_destination
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats import ObjetJson
from ecosysteme.formats.fichiers import lire_fichier
from ecosysteme.formats.plusieurs_fichiers import plier
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux.bits_othello import NOMS
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.plateau import nom_case
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.livre.jury import Jury
    from ecosysteme.ouvertures.fichier_noms import LangueDesNoms
    from ecosysteme.ouvertures.livre import Livre

POSITIONS: Final = Reglage("positions", 2000, "Positions du livre, au plus.", 1, 60_000)  # 2 MB at most
PROFONDEUR: Final = Reglage("profondeur", 14, "Profondeur des jugements, en demi-coups.", 1, 60)
DEBUT: Final = re.compile(r"(?:[a-h][1-8]\s*)+", re.IGNORECASE)
NOMBRE: Final = Reglage("nombre", 500, "Ouvertures à trouver, au plus.", 1, 100_000)
AIDE_TACHES: Final = "Positions jugées en même temps."
AIDE_SORTIE: Final = "Fichier à écrire ; à côté, FICHIER.journal garde le travail fait."

OptionProfondeur = Annotated[int, option(PROFONDEUR, "--profondeur")]
OptionTaches = Annotated[int, option(reglages.TACHES, "--taches", aide=AIDE_TACHES)]
OptionHash = Annotated[int, option(reglages.HASH, "--hash", aide="Mémoire de la table de chaque moteur, en Mo.")]
OptionSortie = Annotated[Path, typer.Option("--sortie", metavar="FICHIER", help=AIDE_SORTIE)]

ouvertures = typer.Typer(help="Nomme les ouvertures, construit et montre leur livre.", **REGLES_DE_MARCHE)


@ouvertures.callback()
def _ouvertures(contexte: typer.Context) -> None:
    if contexte.invoked_subcommand is None:
        dire(contexte.get_help())


@ouvertures.command("construire", cls=Commande)
def construire(
    positions: Annotated[int, option(POSITIONS, "--positions")] = int(POSITIONS.defaut),
    profondeur: OptionProfondeur = int(PROFONDEUR.defaut),
    taches: OptionTaches = 1,
    hash_mo: OptionHash = int(reglages.HASH.defaut),
    sortie: OptionSortie = Path("livre.npz"),
) -> None:
    """Construit le livre d'ouvertures du moteur, les positions les plus probables d'abord.

    Ctrl+C arrête avec le code de sortie 130 ; la même commande reprend où elle en était, et un plus grand nombre de
    positions complète un livre fini.
    """
    from ecosysteme.livre.construire import construire as construire_livre

    with _travail(sortie, "livre", taches, hash_mo) as jury, progression() as barre:
        tache = barre.add_task("positions", total=positions)
        livre = construire_livre(
            lambda lot: jury.juger(lot, tous=True, rappel=lambda: barre.advance(tache)),
            positions,
            profondeur,
        )
    livre.ecrire(sortie)
    dire(f"{len(livre)} positions à {profondeur} demi-coups dans {sortie}.")


@ouvertures.command("equilibrees", cls=Commande)
def equilibrees(
    profondeur: OptionProfondeur = int(PROFONDEUR.defaut),
    nombre: Annotated[int, option(NOMBRE, "--nombre")] = int(NOMBRE.defaut),
    taches: OptionTaches = 1,
    hash_mo: OptionHash = int(reglages.HASH.defaut),
    sortie: OptionSortie = Path("equilibrees.txt"),
) -> None:
    """Cherche des ouvertures de huit coups qui n'avantagent personne, tirées parmi toutes.

    Ctrl+C arrête avec le code de sortie 130 ; la même commande reprend où elle en était, et un plus grand nombre
    d'ouvertures complète une recherche finie.
    """
    from ecosysteme.atelier.equilibrees import chercher, ecrire, enumerer

    with _travail(sortie, "equilibrees", taches, hash_mo) as jury, progression() as barre:
        tache = barre.add_task("ouvertures", total=nombre)
        trouvees = chercher(
            enumerer(rappel=jury.verifier),
            jury,
            profondeur,
            nombre,
            lambda vues, trouvees: barre.update(tache, completed=min(trouvees, nombre), total=nombre),
        )
    ecrire(
        sortie, trouvees, profondeur, f"othellier ouvertures equilibrees --profondeur {profondeur} --nombre {nombre}"
    )
    dire(f"{len(trouvees)} ouvertures à {profondeur} demi-coups dans {sortie}.")


@contextmanager
def _travail(sortie: Path, titre: str, taches: int, hash_mo: int) -> Iterator[Jury]:
    """Give engines and a journal beside ``sortie``; on Ctrl+C, say how to go on and leave with its code.

    What cannot be written is refused before hours are spent.
    """
    from ecosysteme.experts.othello import empreinte_moteur
    from ecosysteme.livre.jury import JournalDuJury, Jury

    chemin = Path(f"{sortie}.journal")
    with refus():
        verifier_destination(sortie)
        try:
            journal = JournalDuJury(chemin, f"{titre} {empreinte_moteur()}")
        except OSError:
            raise Faute("le fichier {chemin} ne peut pas être écrit", chemin=chemin) from None
    moteurs = [creer_moteur(hash_mo, 1) for _ in range(taches)]
    try:
        with sur_interruption() as arret, Jury(moteurs, journal, arret) as jury:
            yield jury
    except Interrompu:
        dire(f"Interrompu : le travail fait est dans {chemin}, la même commande le reprend.", erreur=True)
        raise typer.Exit(INTERROMPU) from None


@ouvertures.command("voir", cls=Commande)
def voir(
    transcription: Annotated[
        str, typer.Argument(metavar="PARTIE", help="Transcription (f5d6…) ; rien : le départ.")
    ] = "",
    livre: Annotated[
        str | None, typer.Option("--livre", metavar="FICHIER", help="Livre à lire au lieu de celui du programme.")
    ] = None,
    json: OptionJson = False,
) -> None:
    """Montre ce que vaut chaque coup d'une position selon le livre.

    Les valeurs sont la différence de pions à la fin pour qui a le trait. L'objet JSON a pour clés positions (du livre),
    profondeur (null hors du livre) et coups.
    """
    with refus():
        lu = _lire_livre(livre)
        etat = lire_transcription(transcription).etat
        couleur = COULEUR_DE[etat.trait]
        coups = {nom_case(coup): valeur for coup, valeur in lu.coups(etat.plateau, couleur).items()}
        profondeur = lu.profondeur(etat.plateau, couleur)
    if json:
        ecrire_json({"positions": len(lu), "profondeur": profondeur, "coups": coups})
    elif profondeur is None:
        dire(f"Position absente du livre, qui en a {len(lu)}.")
    else:
        imprimer(("Coup", "Valeur"), [(coup, f"{valeur:+d}") for coup, valeur in coups.items()])
        dire(f"Jugée à {profondeur} demi-coups, et plus loin par les positions suivantes du livre.")


def _lire_livre(nom: str | None) -> Livre:
    from ecosysteme.ouvertures.livre import Livre, livre_fourni

    if nom is None:
        fourni = livre_fourni()
        if fourni is None:
            raise Faute("aucun livre d'ouvertures n'est livré avec le programme : en donner un par --livre")
        return fourni
    octets = lire_fichier(nom, Message("un livre d'ouvertures"))
    if octets is None:
        raise Faute("le fichier {nom} n'existe pas", nom=nom)
    try:
        return Livre.lire(octets)
    except ValueError as erreur:
        raise Faute("{nom} : {erreur}", nom=nom, erreur=erreur) from None


@ouvertures.command("noms", cls=Commande)
def noms(
    cherche: Annotated[
        str, typer.Argument(metavar="DÉBUT|NOM", help="Transcription (f5d6…) à nommer, ou partie d'un nom.")
    ] = "",
    json: OptionJson = False,
) -> None:
    """Dit comment s'appelle un début de partie, ou liste les ouvertures nommées, en français et en anglais.

    Un début a le nom de sa dernière position qui en ait un, dans quelque ordre et symétrie que ce soit. Les noms de
    l'utilisateur, une ligne « coups;français;anglais » chacun, l'emportent sur ceux du programme : leur fichier est
    ouvertures.csv dans son dossier de données, ou celui que nomme la variable OTHELLIER_OUVERTURES.
    L'objet JSON a pour clés ouvertures, une liste d'objets de clés coups, fr et en, et faute, ce qui n'a pas pu être lu
    du fichier de l'utilisateur, sinon null ; d'un début, coups s'arrête à la position nommée.
    """
    from ecosysteme.ouvertures.noms import noms as table_des_noms

    faute = table_des_noms().faute
    with refus():
        trouvees = _chercher_noms(cherche)
    if json:
        ecrire_json({"ouvertures": trouvees, "faute": None if faute is None else str(faute)})
        return
    if faute is not None:
        dire(f"Noms de l'utilisateur : {faute}", erreur=True)
    if trouvees:
        rangees = [(une["coups"], une["fr"] or "–", une["en"] or "–") for une in trouvees]
        imprimer(("Ligne", "Français", "Anglais"), rangees)
    else:
        dire("Aucune ouverture de ce nom.")


def _chercher_noms(cherche: str) -> list[ObjetJson]:
    """Return the line that names the game that is asked for, else those whose names hold what is, in any case."""
    from ecosysteme.ouvertures.fichier_noms import LANGUES
    from ecosysteme.ouvertures.noms import en_cases
    from ecosysteme.ouvertures.noms import noms as table_des_noms

    if cherche and DEBUT.fullmatch(cherche):
        cases = en_cases(tour.coup for tour in lire_transcription(cherche).historique)
        nommees = {langue: table_des_noms().de(cases, langue) for langue in LANGUES}
        loin = max((nommee.coups for nommee in nommees.values() if nommee), default=0)
        return [_nommee(cases[:loin], {langue: un.texte for langue, un in nommees.items() if un})] if loin else []
    voulu = plier(cherche)
    lignes = table_des_noms().lignes()
    return [_nommee(cases, dits) for cases, dits in lignes.items() if voulu in plier("\n".join(dits.values()))]


def _nommee(cases: bytes, dits: Mapping[LangueDesNoms, str]) -> ObjetJson:
    return {"coups": "".join(NOMS[case] for case in cases), "fr": dits.get("fr"), "en": dits.get("en")}
