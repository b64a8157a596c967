"""Where games come from: files of WTHOR and of every format that is read, the journal, the files of tournaments."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import closing, suppress
from hashlib import sha256
from pathlib import Path
from threading import Event
from typing import Final

import numpy as np

from ecosysteme.arret import verifier_arret
from ecosysteme.bibliotheque.lot import Collecte, LotImporte, nom_propre
from ecosysteme.bibliotheque.textes import collecter, collecter_en_morceaux
from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.entete import Entete, NotreJoueur
from ecosysteme.fautes import Faute
from ecosysteme.formats.ecrivains import SUFFIXES_LUS
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import cases_de
from ecosysteme.formats.reconnaitre import LIMITE, reconnaitre_fichier
from ecosysteme.formats.wthor import lire_wthor
from ecosysteme.formats.wthor_parties import lire_noms_voisins
from ecosysteme.jeu import PREMIER, SECOND, Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.bits_othello import CASES
from ecosysteme.jeux.othello import Othello
from ecosysteme.journal import fichier as journal
from ecosysteme.journal.lecture import lister, relire
from ecosysteme.lecture import lire_octets
from ecosysteme.moteur.othello.noyaux.exploration import BLANC_GAGNE, NOIR_GAGNE, NULLE
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.comptes import tables as tournoi
from ecosysteme.tournoi.fiche import PartieFinie

OCTETS_MAX: Final = 2 * LIMITE  # a hundred thousand games of GGF are 80 MB, and are read by pieces
WTHOR: Final = ".wtb"
AUTEUR: Final = "("  # in a name of WTHOR, the author of a program follows; names are cut at 19 letters
NATURE: Final = slice(68, 72)  # where SQLite keeps the number of the kind of a file
GENRES_SQLITE: Final = {journal.NATURE: "journal", tournoi.NATURE: "tournoi"}
NomsVoisins = tuple[tuple[str, ...], tuple[str, ...]]  # of players, of tournaments
Connus = Callable[[str], Collection[int] | None]
"""What the library has of a source: ``None`` when it does not know it, else the ranks of its games."""


def fichiers_de(chemins: Sequence[Path]) -> list[Path]:
    """List the files to read: those of a folder are its WTHOR files, or else those of the suffixes that are read.

    Raises ``Faute`` for a folder that has none, and for what is not there.
    """
    trouves: list[Path] = []
    for chemin in chemins:
        if not chemin.is_dir():
            if not chemin.exists():
                raise Faute("le fichier {nom} n'existe pas", nom=chemin)
            trouves.append(chemin)
            continue
        presents = sorted((lu for lu in chemin.iterdir() if lu.is_file()), key=lambda lu: lu.name.lower())
        wthor = [lu for lu in presents if lu.suffix.lower() == WTHOR]
        autres = [lu for lu in presents if lu.suffix.lower() in SUFFIXES_LUS]
        if not (retenus := wthor or autres):
            raise Faute("aucun fichier de parties dans {dossier}", dossier=chemin)
        trouves += retenus
    return trouves


def lots_de(fichiers: Sequence[Path], connus: Connus, arret: Event | None = None) -> Iterator[LotImporte | Path]:
    """Read files one after the other: each source that holds something new, or the file in which nothing is.

    Raises ``Faute`` naming the file that cannot be read, and ``Interrompu`` soon after ``arret`` is set.
    """
    noms_de: dict[Path, NomsVoisins] = {}
    for fichier in fichiers:
        verifier_arret(arret)
        try:
            yield from _lots_d_un(fichier, connus, arret, noms_de)
        except OSError as erreur:
            raise Faute("{fichier} : {erreur}", fichier=fichier.name, erreur=erreur) from None


def _lots_d_un(
    fichier: Path, connus: Connus, arret: Event | None, noms_de: dict[Path, NomsVoisins]
) -> Iterator[LotImporte | Path]:
    genre = _genre_sqlite(fichier)
    if genre == "journal":
        yield _du_journal(fichier, connus, arret) or fichier
        return
    if genre == "tournoi":
        yield from _des_tournois(fichier, connus, arret)
        return
    octets = lire_octets(fichier, OCTETS_MAX, tube=True)
    empreinte = sha256(octets).hexdigest()
    if connus(empreinte) is not None:
        yield fichier
    elif fichier.suffix.lower() == WTHOR:
        if fichier.parent not in noms_de:
            noms_de[fichier.parent] = lire_noms_voisins(fichier.parent)
        yield _de_wthor(fichier, octets, empreinte, *noms_de[fichier.parent])
    else:
        yield _de_texte(fichier, octets, empreinte, arret)


def inachevees_de(fichiers: Sequence[Path]) -> int:
    """Count the games of journals that are not over, which stay out."""
    journaux = (fichier for fichier in fichiers if _genre_sqlite(fichier) == "journal")
    return sum(notee.issue is None for fichier in journaux for notee in lister(fichier))


def _genre_sqlite(fichier: Path) -> str | None:
    if not fichier.is_file():
        return None
    with fichier.open("rb") as flux:
        tete = flux.read(NATURE.stop)
    if not tete.startswith(journal.MAGIE):
        return None
    genre = GENRES_SQLITE.get(int.from_bytes(tete[NATURE], "big") or _nature_en_attente(fichier))
    if genre is None:
        raise Faute("{fichier} n'est ni un journal ni une base de tournois", fichier=fichier)
    return genre


def _nature_en_attente(fichier: Path) -> int:
    """Return the number of the kind of a file just made, whose first page still waits in the log beside it, or 0."""
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{fichier.absolute().as_uri()}?mode=ro", uri=True)) as lien,
    ):
        return int(lien.execute("PRAGMA application_id").fetchone()[0])
    return 0


def _de_wthor(
    fichier: Path, octets: bytes, empreinte: str, joueurs: Sequence[str], tournois: Sequence[str]
) -> LotImporte:
    try:
        base = lire_wthor(octets)
    except ValueError as erreur:
        raise Faute("{fichier} : {erreur}", fichier=fichier.name, erreur=erreur) from None
    noirs, blancs = base.noirs.astype(np.int64), base.blancs.astype(np.int64)
    evenements = base.tournois.astype(np.int64)
    return LotImporte(
        genre="wthor",
        nom=fichier.name,
        empreinte=empreinte,
        coups=base.coups,
        rangs=np.arange(1, len(base.coups) + 1),
        scores=base.scores,
        theoriques=base.theoriques,
        annees=np.full(len(base.coups), base.annee, np.uint16),
        joueurs=_completer(joueurs, max(noirs.max(initial=0), blancs.max(initial=0))),
        noirs=noirs,
        blancs=blancs,
        tournois=_completer(tournois, evenements.max(initial=0)),
        evenements=evenements,
        programmes=frozenset(nom for nom in map(nom_propre, joueurs) if AUTEUR in nom),
    )


def _completer(noms: Sequence[str], dernier: int) -> list[str]:
    """Name what no file names, as everywhere else, up to the number ``dernier``."""
    return [*map(nom_propre, noms), *(f"n° {numero}" for numero in range(len(noms), int(dernier) + 1))]


def _de_texte(fichier: Path, octets: bytes, empreinte: str, arret: Event | None) -> LotImporte:
    collecte = collecter_en_morceaux(octets, arret)
    if collecte is None:
        try:
            collecte = collecter(reconnaitre_fichier(fichier, octets, None, arret), arret)
        except ValueError as erreur:
            raise Faute("{fichier} : {erreur}", fichier=fichier.name, erreur=erreur) from None
    return collecte.lot("fichier", fichier.name, empreinte)


def _du_journal(fichier: Path, connus: Connus, arret: Event | None) -> LotImporte | None:
    """Read the games of the journal that are over and not known yet."""
    empreinte = f"journal {fichier.resolve()}"
    deja = connus(empreinte) or ()
    collecte = Collecte()
    for notee in reversed(lister(fichier)):
        verifier_arret(arret)
        if notee.issue is not None and notee.numero not in deja and _sur_64_cases(lire_jeu(notee.jeu)):
            partie = relire(fichier, notee.numero)
            partie.aller_a(partie.nb_coups_total)
            collecte.ajouter(notee.numero, Enregistrement(partie))
    return collecte.lot("journal", fichier.name, empreinte) if collecte.rangs else None


def _sur_64_cases(jeu: Jeu) -> bool:
    return isinstance(jeu, Othello) and jeu.taille == TAILLE_STANDARD


def _des_tournois(fichier: Path, connus: Connus, arret: Event | None) -> Iterator[LotImporte | Path]:
    with Base(fichier, creer=False, arret=arret) as base:
        nouveaux = [lot for numero in base.numeros() if (lot := _du_tournoi(base, numero, connus)) is not None]
    yield from nouveaux
    if not nouveaux:
        yield fichier


def _du_tournoi(base: Base, numero: int, connus: Connus) -> LotImporte | None:
    reglement = base.plan(numero).reglement
    if not _sur_64_cases(reglement.creer_jeu()):
        return None
    empreinte = f"tournoi {numero} de {base.chemin.resolve()}"
    deja = connus(empreinte) or ()
    collecte = Collecte()
    joueurs = [NotreJoueur(joueur) for joueur in reglement.joueurs]
    annee, evenement = base.cree(numero)[:4], f"{base.chemin.stem} {numero}"
    for fiche in base.fiches(numero):
        if fiche.rang in deja:
            continue
        entete = Entete(joueurs[fiche.premier], joueurs[fiche.second], annee, evenement)
        collecte.noter(fiche.rang, cases_de(fiche.coups.split()), _score(fiche), entete)
    return collecte.lot("tournoi", evenement, empreinte) if collecte.rangs else None


def _score(fiche: PartieFinie) -> int:
    if fiche.comptee and any(fiche.points):
        return (CASES + fiche.points[0] - fiche.points[1]) // 2
    if fiche.issue == PREMIER:
        return NOIR_GAGNE
    return BLANC_GAGNE if fiche.issue == SECOND else NULLE
