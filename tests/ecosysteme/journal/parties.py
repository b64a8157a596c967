"""Games to be kept: played by chance, branched and commented on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

from ecosysteme.entete import Participant
from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie
from ecosysteme.provenance import Origine
from ecosysteme.variantes.edition import annoter
from ecosysteme.variantes.evaluation import Evaluation, Juge
from ecosysteme.variantes.noeud import Noeud

NOMS = ("Ada", "Émile")


def jouer_au_hasard(partie: Partie, coups: int, hasard: Random) -> None:
    for _ in range(coups):
        if partie.trait is not None:
            partie.jouer(hasard.choice(list(partie.jeu.coups_legaux(partie.etat))), hasard.random())


def partie_jouee(jeu: str = "othello", coups: int = 200, graine: int = 1) -> Partie:
    """A game of chance, to its end unless ``coups`` says sooner."""
    partie: Partie = Partie(lire_jeu(jeu))
    jouer_au_hasard(partie, coups, Random(graine))
    return partie


def partie_etudiee(jeu: str = "othello", graine: int = 1) -> Partie:
    """A game with variations, a comment, a glyph, an evaluation, a review, and a place in its middle."""
    partie, hasard = partie_jouee(jeu, graine=graine), Random(graine)
    longueur = partie.nb_coups
    for _ in range(4):
        partie.aller_au_noeud(hasard.randrange(longueur))
        jouer_au_hasard(partie, 3, hasard)
    ici = partie.noeud.numero
    partie.modifier(annoter(partie.racine, 0, commentaire="Le départ"))
    partie.modifier(annoter(partie.racine, ici, commentaire="« ici »\nou là", glyphe="!?", marque=True))
    partie.modifier(annoter(partie.racine, ici, evaluation=Evaluation(-3.5), proprietes=(("LB", ("f5:A",)),)))
    premier = partie.racine.suites[0]
    revue = Evaluation(2, 0, exact=True, distance=9, meilleurs=(premier.coup,), profondeur=9, juge=Juge("essai 1", 500))
    partie.noter(premier.numero, revue)
    return partie


def en_version_1(chemin: Path) -> None:
    """Let a journal be as version 1 of its tables made it, the values of the moves in it."""
    with closing(sqlite3.connect(chemin)) as lien, lien:
        for ordre in VERSION_1.split(";"):
            lien.execute(ordre)


VERSION_1 = """
CREATE TABLE ancien (
    partie INTEGER NOT NULL REFERENCES partie, numero INTEGER NOT NULL,
    parent INTEGER, rang INTEGER NOT NULL, coup TEXT, secondes REAL NOT NULL,
    commentaire TEXT NOT NULL, glyphe TEXT NOT NULL, evaluation REAL, marque INTEGER NOT NULL,
    proprietes TEXT NOT NULL, quand REAL NOT NULL,
    PRIMARY KEY (partie, numero)) WITHOUT ROWID;
INSERT INTO ancien SELECT partie, numero, parent, rang, coup, secondes, commentaire, glyphe, evaluation, marque,
    proprietes, quand FROM noeud;
DROP TABLE noeud;
ALTER TABLE ancien RENAME TO noeud;
PRAGMA user_version = 1
"""


def signer(partie: Partie, noms: tuple[Participant, Participant] = NOMS, origine: Origine = Origine.FENETRE) -> Partie:
    """The same game, of the players called ``noms``, played there."""
    partie.entete = replace(partie.entete, noir=noms[0], blanc=noms[1])
    partie.provenance = replace(partie.provenance, origine=origine)
    return partie


def plat(noeud: Noeud) -> list[tuple[Noeud, tuple[int, ...]]]:
    """All that a tree says: each node, and the numbers of those that follow it."""
    pile, dits = [noeud], []
    while pile:
        ici = pile.pop()
        dits.append((ici, tuple(suite.numero for suite in ici.suites)))
        pile.extend(ici.suites)
    return dits
