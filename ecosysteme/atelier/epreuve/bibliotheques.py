"""The library: files that are damaged or come from anybody, and imports that are killed."""

from __future__ import annotations

import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Final

from ecosysteme.atelier.epreuve.lecteurs import abimer
from ecosysteme.atelier.epreuve.processus import DELAI, ENVIRONNEMENT
from ecosysteme.atelier.epreuve.tueries import BRUTAL
from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, position_apres
from ecosysteme.bibliotheque.bilans import page_de_joueur
from ecosysteme.bibliotheque.doublons import doublons_possibles
from ecosysteme.bibliotheque.fichier import NOM, lecture
from ecosysteme.bibliotheque.filtres import TOUTES_LES_PARTIES
from ecosysteme.bibliotheque.generations import reconstruire
from ecosysteme.bibliotheque.importation import importer, importer_lots
from ecosysteme.bibliotheque.lot import Collecte, LotImporte
from ecosysteme.bibliotheque.personnes import reunir
from ecosysteme.bibliotheque.suppressions import retablir, suppressions, supprimer
from ecosysteme.bibliotheque.tableaux import TOUS
from ecosysteme.entete import Entete
from ecosysteme.jeux.bits_othello import BITS_DU_DEPART, CASES, NOMS, jouables, pris

PARTIES: Final = 40
TABLES: Final = (
    *("source", "joueur", "tournoi", "partie", "rangement"),
    *("suppression", "meme_joueur", "posee", "marquage"),
)
POSEE: Final = "-" * 27 + "OX------XO" + "-" * 27 + " X"
# Games of the imports that are killed: enough to be hit in the middle, few enough for many trials.
TUEES: Final = 3_000
SECONDES_MAX: Final = 4.0  # before an import is killed: most of it is Python that starts
VALEURS: Final = (None, -1, 0, 2, 99, 1 << 40, 1 << 62, 1.5, float("inf"), "x", "[" * 3000, b"\xff", b"\x25\x25", POSEE)


def bibliotheques_abimees(source: random.Random) -> Iterator[str]:
    """Damage a library, its bytes, its cells or its arrays, then ask all that is asked of one, and import again."""
    with TemporaryDirectory(prefix="othellier-") as provisoire:
        saine, essai, fichier = Path(provisoire, "saine"), Path(provisoire, "essai"), Path(provisoire, "x.txt")
        fichier.write_text("f5d6c3d3c4\nf5f6e6f4\n", encoding="utf-8")
        _faire(saine, source)
        while True:
            shutil.rmtree(essai, ignore_errors=True)
            shutil.copytree(saine, essai)
            quoi = _abimer(source, essai)
            try:
                _tout_demander(essai, fichier)
            except ValueError:
                yield ""
            except Exception as erreur:
                yield f"{type(erreur).__name__} : {erreur} après {quoi}"
            else:
                yield ""


def _faire(dossier: Path, source: random.Random) -> None:
    importer_lots(dossier, [_lot(_inventer(source, PARTIES), "x")], doublons=True)
    supprimer(dossier, [1, 2])
    reunir(dossier, 1, 2)
    with closing(sqlite3.connect(dossier / NOM)) as lien, lien:
        lien.execute("INSERT INTO posee SELECT numero, ? FROM partie WHERE numero > ?", (POSEE, PARTIES - 3))
    with closing(sqlite3.connect(dossier / NOM)) as lien:
        lien.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _abimer(source: random.Random, dossier: Path) -> str:
    """Damage one thing, and say which."""
    quoi = source.randrange(3)
    if quoi == 0:
        chemin = dossier / NOM
    elif quoi == 1:
        chemin = next(dossier.glob("index-*")) / f"{source.choice(list(TOUS))}.brut"
    else:
        return _changer_une_case(source, dossier)
    entiers = chemin.read_bytes()
    abimes = abimer(source, entiers)
    if quoi == 1 and source.random() < 0.7:  # of the right length, and so believed
        abimes = abimes[: len(entiers)].ljust(len(entiers), b"\xff")
    chemin.write_bytes(abimes)
    return f"{chemin.name} abîmé"


def _changer_une_case(source: random.Random, dossier: Path) -> str:
    table, valeur = source.choice(TABLES), source.choice(VALEURS)
    with closing(sqlite3.connect(dossier / NOM)) as lien, lien:
        colonne = source.choice([rangee[1] for rangee in lien.execute(f"PRAGMA table_info({table})")])
        un = f" WHERE rowid = (SELECT rowid FROM {table} ORDER BY random() LIMIT 1)" if source.random() < 0.5 else ""
        try:
            lien.execute(f"UPDATE OR IGNORE {table} SET {colonne} = ?{un}", (valeur,))
        except sqlite3.IntegrityError:  # a cell that the table itself guards
            lien.rollback()
    return f"{table}.{colonne} = {valeur!r:.40}"


def _tout_demander(dossier: Path, fichier: Path) -> None:
    bibliotheque = Bibliotheque(dossier)
    bibliotheque.collections()
    trouves = bibliotheque.chercher("joueur", "a") + bibliotheque.chercher("tournoi", "tournoi")
    for cases in (b"", b"\x25\x2b", bytes((37, 43, 18, 19))):
        bibliotheque.explorer(position_apres(cases), TOUTES_LES_PARTIES)
        liste, _ = bibliotheque.parties_de(position_apres(cases), TOUTES_LES_PARTIES)
        for trouvee in liste[:2]:
            bibliotheque.partie(trouvee.numero)
    for nom in trouves[:1]:
        page_de_joueur(bibliotheque, nom.numero)
    doublons_possibles(dossier)
    for suppression in suppressions(dossier):
        retablir(dossier, suppression.quand)
    importer(dossier, [fichier])


def imports_tues(source: random.Random) -> Iterator[str]:
    """Kill an import at any moment: the library is as before or as after, and the same import completes it."""
    while True:
        with TemporaryDirectory(prefix="othellier-") as provisoire:
            dossier, fichier = Path(provisoire, "b"), Path(provisoire, "x.txt")
            parties = _inventer(source, TUEES)
            fichier.write_text("\n".join("".join(NOMS[case] for case in cases) for cases in parties), encoding="utf-8")
            importer_lots(dossier, [_lot(_inventer(source, PARTIES), "y")], doublons=True)
            commande = [sys.executable, "-m", "ecosysteme", "bibliotheque", "importer", str(fichier), "--doublons"]
            with subprocess.Popen(
                [*commande, "--dossier", str(dossier)],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=ENVIRONNEMENT,
            ) as lance:
                sleep(source.random() * SECONDES_MAX)
                lance.send_signal(BRUTAL)
                lance.wait(DELAI)
            presentes = len(Bibliotheque(dossier))
            if presentes not in (PARTIES, PARTIES + TUEES) or not _accordees(dossier):
                yield f"{presentes} parties après la mort d'un import"
                continue
            importer(dossier, [fichier], doublons=True)
            finies = len(Bibliotheque(dossier))
            yield "" if finies == PARTIES + TUEES and _accordees(dossier) else f"{finies} parties après la reprise"


def _inventer(source: random.Random, nombre: int) -> list[bytes]:
    """Play games at random, up to their first pass."""
    parties = []
    for _ in range(nombre):
        nous, eux = BITS_DU_DEPART
        cases = bytearray()
        while possibles := jouables(nous, eux):
            cases.append(source.choice([case for case in range(CASES) if possibles >> case & 1]))
            retournes = pris(nous, eux, cases[-1])
            nous, eux = eux ^ retournes, nous | retournes | 1 << cases[-1]
        parties.append(bytes(cases))
    return parties


def _lot(parties: list[bytes], nom: str) -> LotImporte:
    collecte = Collecte()
    for rang, cases in enumerate(parties, start=1):
        entete = Entete(f"Joueur {rang % 7}", f"Joueuse {rang % 5}", str(1980 + rang % 40), f"Tournoi {rang % 3}")
        collecte.noter(rang, cases, rang % 65, entete)
    return collecte.lot("fichier", nom, nom)


def _accordees(dossier: Path) -> bool:
    """Tell whether the arrays are those that the file makes."""
    with lecture(dossier) as lien:
        if lien is None:
            return False
        refaites = reconstruire(lien)
    colonnes = Bibliotheque(dossier).colonnes
    return all((colonnes[nom] == refaites[nom]).all() for nom in ("suites", "communs", "plateaux", "traits"))
