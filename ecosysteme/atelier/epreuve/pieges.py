"""Files of tournaments that were made to do harm, and one file that several processes want at once.

A received file names the programs that its players are: it must start none before somebody has agreed, whatever tables,
views or triggers stand in it, and whatever it answers the second time.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ecosysteme.atelier.epreuve.processus import ENVIRONNEMENT, essayer
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.plan import Reglement

TABLES: Final = ("tournoi", "inscrit", "ouverture", "partie", "somme")
INNOCENT: Final = "ia_alea"
SANS_FIN: Final = "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n)"
RIVAUX: Final = 3  # processes that want one lock
TOURS: Final = 40  # times that each takes it


def bases_piegees(source: random.Random) -> Iterator[str]:
    """Put one trap into a sound file and go on with its tournament: refused at once, nothing started."""
    with TemporaryDirectory(prefix="othellier-") as dossier:
        saine, essai, trace = (Path(dossier, nom) for nom in ("saine.sqlite", "essai.sqlite", "trace"))
        programme = Path(dossier, "programme.py")
        programme.write_text(f"open({str(trace)!r}, 'w').close()\n", encoding="utf-8")
        with Base(saine) as base:
            base.creer(Reglement("othello:taille=4", (INNOCENT, "ia_max"), 4, graine=4))
        while True:
            shutil.copy(saine, essai)
            piege = _pieger(source, essai, f"externe:gtp:{sys.executable} {programme}")
            suite = essayer("tournoi", "--base", str(essai), "--reprendre")
            if trace.exists():
                yield f"{piege} : le programme de la base a été lancé"
                trace.unlink()
            else:
                yield "" if suite.code == 2 else f"{piege} : code {suite.code} : {suite.erreurs[-300:]}"


def _pieger(source: random.Random, fichier: Path, joueur: str) -> str:
    """Change the file as somebody would who wants its rules to be read otherwise, and say how.

    ``joueur`` is the specification of a player that must not be started.
    """
    table, autre = source.choice(TABLES), source.choice(TABLES)
    nuisible = f"replace(reglement, '{INNOCENT}', {_texte(joueur)})"
    pieges = {
        "une vue": [f"ALTER TABLE {table} RENAME TO vraie", f"CREATE VIEW {table} AS SELECT * FROM vraie"],
        "une vue qui change": [
            "ALTER TABLE tournoi RENAME TO vraie",
            "CREATE VIEW tournoi AS SELECT numero, CASE WHEN random() % 2 THEN reglement "
            f"ELSE {nuisible} END AS reglement, cree FROM vraie",
        ],
        "une vue sans fin": [
            f"ALTER TABLE {table} RENAME TO vraie",
            f"CREATE VIEW {table} AS SELECT * FROM vraie WHERE {SANS_FIN} > 0",
        ],
        "un déclencheur": [
            f"CREATE TRIGGER piege AFTER INSERT ON {table} BEGIN DELETE FROM {autre}; END",
        ],
        "une vue de plus": [f"CREATE VIEW autre AS SELECT * FROM {table}"],
        "une table de plus": ["CREATE TABLE autre (x)"],
        "un index": [f"CREATE INDEX autre ON {table} (abs(tournoi))" if table != "tournoi" else
                     "CREATE INDEX autre ON tournoi (length(reglement))"],
        "une colonne de plus": [f"ALTER TABLE {table} ADD COLUMN autre DEFAULT 1"],
        "une colonne calculée": [f"ALTER TABLE {table} ADD COLUMN autre AS (1) VIRTUAL"],
    }  # fmt: skip
    nom = source.choice(list(pieges))
    with closing(sqlite3.connect(fichier, isolation_level=None)) as lien:
        # A view of this table is what SQLite itself refuses to make while another object names it.
        lien.execute("PRAGMA legacy_alter_table = ON")
        for ordre in pieges[nom]:
            lien.execute(ordre)
    return f"{nom}, {table}"


def _texte(valeur: str) -> str:
    """Write a text as SQL does, as it stands inside of one of JSON."""
    return "'" + valeur.replace("\\", "\\\\").replace('"', '\\"').replace("'", "''") + "'"


def verrous(source: random.Random) -> Iterator[str]:
    """Let several processes want one file again and again: never two hold it, and no sentence blames the disk."""
    while True:
        with TemporaryDirectory(prefix="othellier-") as dossier:
            commande = [
                sys.executable,
                "-m",
                "ecosysteme.atelier.epreuve.pieges",
                dossier,
                str(source.randrange(10**6)),
            ]
            with suppress(ValueError), Base(Path(dossier, "base.sqlite")):
                pass
            rivaux = [
                subprocess.Popen(commande, stderr=subprocess.PIPE, text=True, env=ENVIRONNEMENT) for _ in range(RIVAUX)
            ]
            dits = [rival.communicate()[1] for rival in rivaux]
            yield next((dit.strip()[-300:] for dit in dits if dit), "")


def tenir_tour_a_tour(dossier: Path, graine: int) -> str:
    """Take the lock of the file in ``dossier`` again and again; return what was wrong, nothing if all was right."""
    source, temoin = random.Random(graine), Path(dossier, "temoin")
    for _ in range(TOURS):
        try:
            with Base(Path(dossier, "base.sqlite")) as base, base.reservee():
                temoin.open("x").close()  # refused when somebody else holds it too
                for _ in range(source.randrange(200)):
                    pass
                temoin.unlink()
        except FileExistsError:
            return "tenue par deux processus"
        except ValueError as faute:
            if "se joue déjà" not in str(faute):
                return str(faute)
    return ""


if __name__ == "__main__":
    if dite := tenir_tour_a_tour(Path(sys.argv[1]), int(sys.argv[2])):
        sys.exit(dite)
