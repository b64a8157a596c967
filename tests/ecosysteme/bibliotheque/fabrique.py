"""Small libraries: made-up games with names, as the files that they are imported from."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from ecosysteme.bibliotheque.importation import importer
from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import PartieCompacte, cases_de
from ecosysteme.formats.pgn import ecrire_pgn
from ecosysteme.formats.wthor_parties import ecrire_wthor, liste_de_joueurs, liste_de_tournois
from ecosysteme.moteur.othello.recueil import PositionCherchee
from tests.ecosysteme.moteur.othello.recensement import PartieInventee, demande_de, inventer

JOUEURS = ("Éva Nagy", "Ono Kenji", "Leader Imre", "Zebra (andersson)", "Tastet Marc")
TOURNOIS = ("Open de Dinard", "Cambridge (XOT)", "World Championship")


def compacte(transcription: str) -> PartieCompacte:
    return PartieCompacte(cases_de([transcription[rang : rang + 2] for rang in range(0, len(transcription), 2)]))


def enregistrement(
    transcription: str, noir: str = "Ono Kenji", blanc: str = "Leader Imre", annee: int = 1999, **traits: object
) -> Enregistrement:
    """Return a game of these moves; ``traits`` are those of its header."""
    entete = Entete(noir=noir, blanc=blanc, date=str(annee) if annee else "", **traits)  # type: ignore[arg-type]
    return Enregistrement(compacte(transcription), entete)


def depuis(avant: str, transcription: str, noir: str = "Ono Kenji", blanc: str = "Leader Imre") -> Enregistrement:
    """Return a game that begins in the position after ``avant``, as one that was set up."""
    depart = compacte(avant).partie().etat
    cases = compacte(avant + transcription).cases[len(avant) // 2 :]
    return Enregistrement(PartieCompacte(cases, depart), Entete(noir=noir, blanc=blanc, date="2020"))


def transcrire(partie: PartieInventee) -> str:
    return "".join(f"{'abcdefgh'[colonne]}{ligne + 1}" for ligne, colonne in partie.coups)


def au_hasard(graine: int, nombre: int) -> tuple[list[PartieInventee], list[Enregistrement]]:
    """Return made-up games, and the same with names, years and tournaments."""
    source = random.Random(graine)
    parties = inventer(graine, nombre)
    lus = []
    for partie in parties:
        noir, blanc = source.sample(JOUEURS, 2)
        evenement = source.choice(TOURNOIS)
        lus.append(enregistrement(transcrire(partie), noir, blanc, source.randrange(1977, 2025), evenement=evenement))
    return parties, lus


def dossier_wthor(dossier: Path, annees: dict[int, Sequence[Enregistrement]]) -> Path:
    """Write a folder of WTHOR, a file a year."""
    dossier.mkdir(parents=True, exist_ok=True)
    joueurs, tournois = liste_de_joueurs(), liste_de_tournois()
    for annee, parties in annees.items():
        (dossier / f"WTH_{annee}.wtb").write_bytes(ecrire_wthor(parties, joueurs, tournois, annee))
    (dossier / "WTHOR.JOU").write_bytes(joueurs.octets(bytes(4)))
    (dossier / "WTHOR.TRN").write_bytes(tournois.octets(bytes(4)))
    return dossier


def fichier_pgn(chemin: Path, parties: Sequence[Enregistrement]) -> Path:
    chemin.write_text(ecrire_pgn(parties), encoding="utf-8")
    return chemin


def bibliotheque_de(dossier: Path, parties: Sequence[Enregistrement]) -> Path:
    """Make a library of these games."""
    importer(dossier, [fichier_pgn(dossier.with_suffix(".pgn"), parties)], doublons=True)
    return dossier


def position_de(transcription: str, ligne: bool = True) -> PositionCherchee:
    """Return the question about the position after these moves."""
    from tests.ecosysteme.moteur.othello.recensement import jouer, lire

    coups = lire(transcription)
    return demande_de(jouer(coups).vues[-1], coups if ligne else None)
