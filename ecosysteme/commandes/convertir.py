"""``convertir``: games and positions of any format into any other, a file or a whole folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from ecosysteme import reglages
from ecosysteme.commandes.options import option, refus
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import dire, interruptible, progression
from ecosysteme.ecriture import fichier_entier, verifier_destination, verifier_distinctes
from ecosysteme.fautes import Faute, decrire
from ecosysteme.formats.ecrivains import ECRIVAINS, en_partie
from ecosysteme.formats.enregistrement import Enregistrement, remarques_de
from ecosysteme.formats.obf import ecrire_obf
from ecosysteme.formats.reconnaitre import Lecture, ouvrir
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello
from ecosysteme.sequences_paresseuses import BoutABout, Changes

if TYPE_CHECKING:
    from ecosysteme.formats.wthor_parties import Noms

T = TypeVar("T")

WTHOR: Final = "wthor"
TRANCHE: Final = 1_000  # games or positions that are written together
SUFFIXES: Final = {**{ecrivain.suffixe: ecrivain.nom for ecrivain in ECRIVAINS.values()}, ".wtb": WTHOR}
DE_NOMS: Final = (".jou", ".trn")  # the lists of names that go with WTHOR's files
MONTRES: Final = 10  # parts left aside that are named
AIDE_VERS: Final = f"Format, quand le suffixe ne le dit pas : {', '.join(SUFFIXES.values())}."


@dataclass(frozen=True)
class Travail:
    """A conversion that was asked for: from which files to which, in which format, and what is allowed."""

    fichiers: tuple[tuple[Path, Path], ...]
    vers: str
    force: bool
    souple: bool


def convertir(
    source: Annotated[Path, typer.Argument(metavar="SOURCE", help="Fichier, ou dossier de fichiers.")],
    destination: Annotated[
        Path, typer.Argument(metavar="DESTINATION", help="Fichier, ou dossier qui reçoit un fichier par fichier.")
    ],
    vers: Annotated[str, typer.Option("--vers", metavar="FORMAT", help=AIDE_VERS)] = "",
    force: Annotated[bool, typer.Option("--force", help="Remplace les fichiers qui existent.")] = False,
    souple: Annotated[
        bool, typer.Option("--souple", help="Convertit ce qui se lit et nomme ce qui est laissé de côté.")
    ] = False,
    theorique: Annotated[
        bool, typer.Option("--theorique/--sans-theorique", help="WTHOR : résout les parties sans score théorique.")
    ] = True,
    taches: Annotated[int, option(reglages.TACHES, "--taches")] = int(reglages.TACHES.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = int(reglages.HASH.defaut),
) -> None:
    """Convertit des parties ou des positions d'un format en un autre.

    Le format lu se reconnaît : SGF, GGF, PGN, WTHOR, Othello Quest, Egaroucid, Sensei, transcriptions, plateaux, OBF.
    Le format écrit est celui du suffixe (.sgf, .ggf, .pgn, .txt, .pos, .obf, .wtb) ou de --vers. Seul SGF garde les
    variantes ; un plateau ou OBF garde la dernière position.
    WTHOR met à côté les listes de noms .jou et .trn : celles qui s'y trouvent déjà sont complétées. Le score théorique
    d'une partie qui ne vient pas de WTHOR est calculé par le moteur à partir de 24 cases vides : c'est long, et
    --sans-theorique y met le score réel.
    Chaque fichier est écrit entier ou pas du tout ; rien n'est remplacé sans --force.
    """
    with refus():
        travail = Travail(*_preparer(source, destination, vers.lower().strip()), force, souple)
        if travail.vers == WTHOR:
            nombre = _vers_wthor(travail, _solveur(hash_mo, taches) if theorique else None)
        else:
            nombre = sum(_convertir(travail, *paire) for paire in travail.fichiers)
    fichiers = len(travail.fichiers)
    dire(f"{nombre} partie{'s' if nombre > 1 else ''} ou positions, {fichiers} fichier{'s' if fichiers > 1 else ''}.")


def _preparer(source: Path, destination: Path, vers: str) -> tuple[tuple[tuple[Path, Path], ...], str]:
    """Return each file to read with the file to write, and the format; ``ValueError`` for what cannot be asked."""
    if vers and vers not in SUFFIXES.values():
        raise Faute("format {vers!r} inconnu : attendu {attendus}", vers=vers, attendus=", ".join(SUFFIXES.values()))
    if not source.exists():
        raise Faute("{source} n'existe pas", source=source)
    if not source.is_dir() and not destination.is_dir():
        vers = vers or SUFFIXES.get(destination.suffix.lower(), "")
        if not vers:
            raise Faute(
                "{destination} : suffixe inconnu : attendu {attendus}, ou --vers",
                destination=destination,
                attendus=", ".join(SUFFIXES),
            )
        return ((source, destination),), vers
    if not vers:
        raise Faute("vers un dossier, le format se dit par --vers : {attendus}", attendus=", ".join(SUFFIXES.values()))
    if destination.exists() and not destination.is_dir():
        raise Faute("{source} est un dossier : attendu un dossier pour l'écrire", source=source)
    fichiers = sorted(_fichiers(source)) if source.is_dir() else [source]
    if not fichiers:
        raise Faute("{source} ne contient aucun fichier", source=source)
    suffixe = next(suffixe for suffixe, nom in SUFFIXES.items() if nom == vers)
    paires = tuple((fichier, destination / f"{fichier.stem}{suffixe}") for fichier in fichiers)
    verifier_distinctes(paires)
    return paires, vers


def _fichiers(dossier: Path) -> Iterable[Path]:
    """Yield the files of a folder but the lists of names of WTHOR; only its games where there are some."""
    fichiers = [fichier for fichier in dossier.iterdir() if fichier.is_file() and not fichier.name.startswith(".")]
    parties = [fichier for fichier in fichiers if fichier.suffix.lower() == ".wtb"]
    return parties or [fichier for fichier in fichiers if fichier.suffix.lower() not in DE_NOMS]


def _convertir(travail: Travail, source: Path, destination: Path) -> int:
    """Convert a file, and return how many games or positions it held."""
    lecture = _lire(source, travail.souple)
    if travail.vers == "obf" and lecture.positions:
        morceaux = partial(_par_tranches, ecrire_obf, lecture.positions, "")
    else:
        ecrivain = ECRIVAINS[travail.vers]
        morceaux = partial(_par_tranches, ecrivain.ecrire, _parties(lecture), ecrivain.entre)
    _ecrire(destination, morceaux, travail.force)
    return len(lecture.enregistrements) + len(lecture.positions)


def _par_tranches(ecrire: Callable[[Sequence[T]], str], elements: Sequence[T], entre: str) -> Iterator[bytes]:
    """Yield what ``ecrire`` makes of a file that may hold 500,000 elements, with a bar."""
    with progression() as barre:
        tache = barre.add_task("écriture", total=len(elements))
        for debut in range(0, len(elements), TRANCHE):
            yield ((entre if debut else "") + ecrire(elements[debut : debut + TRANCHE])).encode()
            barre.update(tache, completed=debut + TRANCHE, total=len(elements))


def _lire(source: Path, souple: bool) -> Lecture:
    """Read a file; ``ValueError`` naming it, also for what is not read strictly, unless ``souple``."""
    try:
        lecture = interruptible(lambda arret: ouvrir(source, arret=arret))
        if lecture.raison is not None and not souple:
            raise Faute("{raison} ; --souple convertit ce qui se lit", raison=lecture.raison)
    except (ValueError, OSError) as erreur:
        raison = decrire(erreur)
        raise Faute("{source} : {raison}", source=source, raison=raison) from None
    for ignore in lecture.ignores[:MONTRES]:
        extrait = " ".join(ignore.texte.split())[:40]
        dire(f"{source}, caractère {ignore.debut + 1}, laissé de côté : {extrait} ({ignore.raison})", erreur=True)
    if (reste := len(lecture.ignores) - MONTRES) > 0:
        dire(f"{source} : {reste} autres laissés de côté", erreur=True)
    for remarque in lecture.remarques:
        dire(f"{source}, {remarque}", erreur=True)
    return lecture


def _parties(lecture: Lecture) -> Sequence[Enregistrement]:
    return BoutABout((lecture.enregistrements, Changes(en_partie, lecture.positions)))


def _verifier(chemin: Path, morceaux: Callable[[], Iterable[bytes]], force: bool) -> bool:
    """Return whether a file is to be written; ``ValueError`` when one is there that says something else."""
    if chemin.is_file():
        with chemin.open("rb") as ecrit:
            if all(ecrit.read(len(morceau)) == morceau for morceau in morceaux()) and not ecrit.read(1):
                return False
        if not force:
            raise Faute("{chemin} existe déjà : --force le remplace", chemin=chemin)
    return True


def _ecrire(chemin: Path, morceaux: Callable[[], Iterable[bytes]], force: bool) -> None:
    """Write a file whole; ``ValueError`` as ``_verifier``, and when it cannot be written."""
    if _verifier(chemin, morceaux, force):
        flux = iter(morceaux())
        premier = next(flux, b"")  # what cannot be written is nearly always refused here, before a folder is made
        with suppress(OSError):  # what is wrong with the folder is said next
            chemin.parent.mkdir(parents=True, exist_ok=True)
        verifier_destination(chemin)
        with fichier_entier(chemin) as sortie:
            sortie.write(premier)
            sortie.writelines(flux)


def _vers_wthor(travail: Travail, resoudre: Callable[[EtatOthello], int] | None) -> int:
    """Write the files of games, then the lists of names that they refer to, beside them."""
    from ecosysteme.formats.wthor_parties import (  # NumPy is long to import
        creation_de,
        lire_noms_voisins,
        liste_de_joueurs,
        liste_de_tournois,
        non_dit,
    )

    dossier = travail.fichiers[0][1].parent
    connus = lire_noms_voisins(dossier)
    listes = liste_de_joueurs(connus[0]), liste_de_tournois(connus[1])
    ecrits, remarques, nombre = [], list[str](), 0
    for source, chemin in travail.fichiers:
        parties = _parties(_lire(source, travail.souple))
        try:
            remarques += [f"{chemin}, {remarque}" for remarque in remarques_de(parties, non_dit)]
            ecrits.append((chemin, _octets_wthor(parties, *listes, resoudre)))
        except ValueError as erreur:
            raise Faute("{source} : {erreur}", source=source, erreur=erreur) from None
        nombre += len(parties)
    for suffixe, liste, deja in zip(DE_NOMS, listes, connus, strict=True):
        if len(liste) > len(deja):
            ecrits.append((_liste_de(dossier, suffixe), liste.octets(creation_de(""))))
    for chemin, octets in ecrits:
        _verifier(chemin, partial(list, [octets]), travail.force)
    for chemin, octets in ecrits:
        _ecrire(chemin, partial(list, [octets]), force=True)
    for remarque in remarques:
        dire(remarque, erreur=True)
    return nombre


def _liste_de(dossier: Path, suffixe: str) -> Path:
    """Return the list of names of a folder: the one that is there, or WTHOR's."""
    presents = (fichier for fichier in sorted(dossier.glob("*")) if fichier.suffix.lower() == suffixe)
    return next(presents, dossier / f"WTHOR{suffixe.upper()}")


def _octets_wthor(
    parties: Sequence[Enregistrement], joueurs: Noms, tournois: Noms, resoudre: Callable[[EtatOthello], int] | None
) -> bytes:
    from ecosysteme.formats.wthor_parties import ecrire_wthor

    annees = sorted({partie.entete.date[:4] for partie in parties})
    if len(annees) > 1:
        raise Faute(
            "des parties de {premiere} à {derniere} : WTHOR n'a qu'une année par fichier",
            premiere=annees[0] or "?",
            derniere=annees[-1],
        )
    annee = int(annees[0]) if annees and annees[0].isascii() and annees[0].isdecimal() else 0
    return ecrire_wthor(parties, joueurs, tournois, annee, resoudre)


def _solveur(hash_mo: int, taches: int) -> Callable[[EtatOthello], int]:
    """Return what solves a position for who has the turn; the engine is made when it is first needed."""
    moteur = cache(lambda: creer_moteur(hash_mo, taches))

    def chercher(etat: EtatOthello, arret: Event) -> int:
        return moteur().resoudre(etat.plateau, COULEUR_DE[etat.trait], arret=arret).score

    def resoudre(etat: EtatOthello) -> int:
        moteur()  # its first compilation shows a bar, on this thread
        return interruptible(partial(chercher, etat))

    return resoudre
