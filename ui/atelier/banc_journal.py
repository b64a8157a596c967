"""What the list of a long journal costs: its first games, all of them, the openings of those in sight, and each letter
of a search.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from time import time
from typing import Final

from PySide6.QtGui import QGuiApplication

from ecosysteme.atelier.bancs.chronometre import TITRES, LigneChronometree, chronometrer, chronometrer_questions
from ecosysteme.commandes.sortie import ecrire_json, imprimer
from ecosysteme.entete import NotreJoueur, Participant, garder_participant
from ecosysteme.formats.partie_compacte import JEU
from ecosysteme.journal.fichier import ouvrir, transaction
from ecosysteme.journal.instantane import Instantane, commencer
from ecosysteme.journal.lecture import lister
from ecosysteme.ouvertures.noms import noms
from ecosysteme.partie import Partie
from ecosysteme.provenance import Origine
from ui.journal.modele import NOMMEES, LigneJournal, ModeleParties
from ui.journal.recentes import PREMIERES, ouvertures

PARTIES: Final = 100_000
CHERCHE: Final = "joueur 17 hier"
ESPACE: Final = 300.0  # s from a game to the next: they fill a year
RANGEE: Final = (
    "INSERT INTO partie (teneur, jeu, depart, premier, second, origine, commencee, touchee, place, coups, issue, "
    "points_premier, points_second, ordre) VALUES ('', ?, '', ?, ?, ?, ?, ?, 60, 60, ?, ?, ?, ?)"
)


def mesurer(parties: int) -> Iterator[LigneChronometree]:
    """Make up a journal of so many games, and list it as the window does."""
    modele = ModeleParties()
    with TemporaryDirectory(prefix="othellier-") as dossier:
        chemin = Path(dossier, "journal.sqlite")
        _inventer(chemin, parties)

        def lire(limite: int | None) -> Sequence[LigneJournal]:
            return modele.ecrire(lister(chemin, limite=limite), time())

        for quoi, limite in (("premières parties du journal", PREMIERES), ("toutes ses parties", None)):
            lignes, ligne = chronometrer(quoi, partial(lire, limite))
            yield LigneChronometree(quoi, ligne.processeur, ligne.mur, nombre=len(lignes))
        noms()  # the window reads them when it opens
        vues = [un.partie.numero for un in islice(lignes, NOMMEES)]
        dits, ligne = chronometrer("", lambda: ouvertures(chemin, vues, Event()))
        yield LigneChronometree("ouvertures des lignes en vue", ligne.processeur, ligne.mur, nombre=len(dits))
    modele.remplir(lignes)
    lettres = [partial(modele.chercher, CHERCHE[: fin + 1]) for fin in range(len(CHERCHE))]
    yield chronometrer_questions("une lettre de la recherche", lettres)


def _inventer(chemin: Path, parties: int) -> None:
    """Write games without their moves, which no list reads, then a screen of games with them."""
    source, fin = random.Random(1), time()
    noms: list[Participant] = [f"Joueur {rang}" for rang in range(200)]
    noms += [NotreJoueur(f"ia_moteur:niveau={niveau}") for niveau in range(1, 11)]
    gardes = [garder_participant(nom) for nom in noms]
    with closing(ouvrir(chemin)) as lien, transaction(lien):
        for rang in range(parties):
            quand, noirs = fin - ESPACE * (parties - rang), source.randrange(20, 45)
            issue = 0 if noirs == 32 else 1 if noirs > 32 else 2
            qui = source.choice(("othello", "puissance4")), *source.choices(gardes, k=2), source.choice(list(Origine))
            lien.execute(RANGEE, (*qui, quand, quand, issue, noirs, 64 - noirs, rang))
        for _ in range(NOMMEES):
            commencer(lien, "", Instantane.de(_jouee(source)), fin)


def _jouee(source: random.Random) -> Partie:
    """Play a game at random."""
    partie: Partie = Partie(JEU)
    while not partie.terminee:
        partie.jouer(source.choice(JEU.coups_legaux(partie.etat)))
    return partie


def principal(json: bool, parties: int = PARTIES) -> int:
    """Measure, and print a table or JSON."""
    application = QGuiApplication.instance() or QGuiApplication(["othellier"])  # names are said in its language
    mesures = list(mesurer(parties))
    if json:
        ecrire_json({"parties": parties, "mesures": [vars(mesure) for mesure in mesures]})
    else:
        imprimer(TITRES, [mesure.rangee() for mesure in mesures])
    assert application is not None
    return 0
