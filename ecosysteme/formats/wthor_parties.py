"""The games of WTHOR as records, one by one, with the names that lie beside them; and records as a WTHOR file."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final

from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute, Message, decrire
from ecosysteme.formats.enregistrement import SANS_NOM, Enregistrement
from ecosysteme.formats.partie_compacte import DEPART, PartieCompacte, ecart_de
from ecosysteme.formats.reprise import Ignore
from ecosysteme.formats.wthor import ENTETE, FIN, LONGUEURS_NOMS, PARTIE, lire_noms, lire_wthor
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.bits_othello import CASES
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.lecture import lire_octets

THEORIQUE: Final = "theorique"  # of ``Entete.autres``: Black's discs after perfect play from the theoretical depth
CREATION: Final = "creation"  # of ``Entete.autres``: the date of the file
PROFONDEUR: Final = 24  # empty squares from which the score of perfect play is given, in all files known
LETTRE_BLANC: Final = "W"  # of ``Entete.decision``
MAXIMUM: Final = 65_535
NOMS_MAX: Final = 2 << 20  # bytes: that many names of 26
THEORIQUE_LU: Final = re.compile(r"[0-5]?\d|6[0-4]", re.ASCII)
# Date of creation, games, names, year, side of the board, type, theoretical depth, reserved.
EN_TETE: Final = struct.Struct("<4sIHHBBBB")
RANGEE: Final = struct.Struct("<3H2B60s")


def enregistrements_de(
    octets: bytes, joueurs: Sequence[str] = (), tournois: Sequence[str] = ()
) -> tuple[list[Enregistrement], tuple[Ignore, ...]]:
    """Read the games of a ``.wtb`` file, and list those whose moves are not legal, with their place in the file.

    A name that is not given is told by its number: ``n° 12``. Raises ``ValueError`` for what ``lire_wthor`` refuses.
    """
    base = lire_wthor(octets)
    creation = _date(octets[:4])
    enregistrements, fautives = [], []
    colonnes = (base.coups, base.scores, base.theoriques, base.tournois, base.noirs, base.blancs)
    for rang, ligne in enumerate(zip(*(colonne.tolist() for colonne in colonnes), strict=True)):
        coups, score, theorique, tournoi, noir, blanc = ligne
        entete = Entete(
            noir=_nom(joueurs, noir),
            blanc=_nom(joueurs, blanc),
            date=str(base.annee) if base.annee else "",
            evenement=_nom(tournois, tournoi),
            ecart=2 * score - CASES,
            autres=((THEORIQUE, str(theorique)), (CREATION, creation)),
        )
        try:
            enregistrements.append(Enregistrement(PartieCompacte(bytes(case for case in coups if case != FIN)), entete))
        except ValueError as erreur:
            raison = Message("partie {rang} : {erreur}", rang=rang + 1, erreur=decrire(erreur))
            debut, longueur = ENTETE.size + rang * PARTIE.itemsize, PARTIE.itemsize
            fautives.append(Ignore(debut, longueur, str(rang + 1), raison))
    return enregistrements, tuple(fautives)


def _date(octets: bytes) -> str:
    """Return the date of the first four bytes of a file, nothing when they are none."""
    siecle, annee, mois, jour = octets
    try:
        return date(100 * siecle + annee, mois, jour).isoformat()
    except ValueError:
        return ""


def _nom(noms: Sequence[str], numero: int) -> str:
    return noms[numero] if numero < len(noms) else f"n° {numero}"


def lire_noms_voisins(dossier: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Read the names of players and of tournaments of a folder, upper or lower case; nothing where there is no file.

    Raises ``ValueError`` naming the file that cannot be read.
    """
    trouves: list[tuple[str, ...]] = []
    for suffixe in (".jou", ".trn"):
        fichiers = sorted(fichier for fichier in dossier.glob("*") if fichier.suffix.lower() == suffixe)
        try:
            trouves.append(lire_noms(lire_octets(fichiers[0], NOMS_MAX)) if fichiers else ())
        except (OSError, ValueError) as erreur:
            raise Faute("{fichier} : {erreur}", fichier=fichiers[0].name, erreur=erreur) from None
    return trouves[0], trouves[1]


class Noms:
    """A list of names that grows: each name by its number; those of a file keep theirs."""

    def __init__(self, noms: Sequence[str], longueur: int, inconnu: str) -> None:
        """Take the names that have a number already, and how many bytes one fills, its last zero included."""
        self._longueur = longueur
        self._noms = list(noms) or [inconnu]
        self._numeros: dict[str, int] = {}
        for numero, nom in enumerate(self._noms):
            self._numeros.setdefault(nom, numero)

    def numero(self, nom: str) -> int:
        """Return the number of a name, which is added if it is new; ``ValueError`` when there is no number left."""
        if lu := SANS_NOM.fullmatch(nom):
            return min(int(lu[1]), MAXIMUM)
        coupe = nom.strip().encode("latin-1", "replace")[: self._longueur - 1].decode("latin-1") or self._noms[0]
        if coupe not in self._numeros:
            if len(self._noms) > MAXIMUM:
                raise Faute("plus de {maximum} noms : WTHOR n'en a pas davantage", maximum=MAXIMUM)
            self._numeros[coupe] = len(self._noms)
            self._noms.append(coupe)
        return self._numeros[coupe]

    def __len__(self) -> int:
        """Return how many names there are."""
        return len(self._noms)

    def octets(self, creation: bytes) -> bytes:
        """Return the file of these names."""
        noms = b"".join(nom.encode("latin-1").ljust(self._longueur, b"\0") for nom in self._noms)
        return EN_TETE.pack(creation, 0, len(self._noms), 0, 0, 0, 0, 0) + noms


def liste_de_joueurs(noms: Sequence[str] = ()) -> Noms:
    """Return the list of a ``.jou`` file, to which names can be added."""
    return Noms(noms, LONGUEURS_NOMS[0], "???")


def liste_de_tournois(noms: Sequence[str] = ()) -> Noms:
    """Return the list of a ``.trn`` file, to which names can be added."""
    return Noms(noms, LONGUEURS_NOMS[1], "Diverses parties")


def ecrire_wthor(
    enregistrements: Sequence[Enregistrement],
    joueurs: Noms,
    tournois: Noms,
    annee: int,
    resoudre: Callable[[EtatOthello], int] | None = None,
) -> bytes:
    """Return a ``.wtb`` file of a year; names that are new are added to their lists, cut to what a list can hold.

    The score of a game that is not over is that of its board, the empty squares to who won, else to who leads.
    ``resoudre`` returns the exact score of a position for who has the turn: it is asked where 24 squares are empty, for
    the games that do not hold their theoretical score yet; without it, and for a game that stops before, that is the
    real score. Raises ``ValueError`` naming the game that is not one of Othello on 8 by 8 squares from the usual start.
    """
    octets = bytearray()
    for rang, enregistrement in enumerate(enregistrements, start=1):
        try:
            octets += _ecrire_une(enregistrement, joueurs, tournois, resoudre)
        except ValueError as erreur:
            raise Faute("partie {rang} : {erreur}", rang=rang, erreur=erreur) from None
    creation = creation_de(enregistrements[0].entete.autre(CREATION) if enregistrements else "")
    return EN_TETE.pack(creation, len(enregistrements), 0, annee, 8, 0, PROFONDEUR, 0) + bytes(octets)


def creation_de(iso: str) -> bytes:
    """Return the four bytes of a date, today for a text that is none."""
    try:
        jour = date.fromisoformat(iso)
    except ValueError:
        jour = date.today()
    return bytes((*divmod(jour.year, 100), jour.month, jour.day))


def _ecrire_une(
    enregistrement: Enregistrement, joueurs: Noms, tournois: Noms, resoudre: Callable[[EtatOthello], int] | None
) -> bytes:
    compacte, entete = enregistrement.compacte(), enregistrement.entete
    if compacte.depart is not None:
        raise Faute("WTHOR n'a que des parties qui partent de la position initiale")
    pions = pions_ecrits(enregistrement)
    theorique = entete.autre(THEORIQUE)
    if THEORIQUE_LU.fullmatch(theorique):
        parfaits: int | None = int(theorique)
    else:
        parfaits = None if resoudre is None else pions_theoriques(compacte, resoudre)
    return RANGEE.pack(
        tournois.numero(entete.evenement),
        joueurs.numero(str(entete.noir)),
        joueurs.numero(str(entete.blanc)),
        pions,
        pions if parfaits is None else parfaits,
        bytes(10 * (case // 8 + 1) + case % 8 + 1 for case in compacte.cases),
    )


def pions_ecrits(enregistrement: Enregistrement) -> int:
    """Return Black's discs, the empty squares to the winner."""
    ecart = enregistrement.ecart()
    if ecart is None:
        noirs, blancs = (pions.bit_count() for pions in enregistrement.compacte().fin())
        gagnant = enregistrement.entete.decision[:1]
        if gagnant:
            return noirs if gagnant == LETTRE_BLANC else CASES - blancs
        ecart = ecart_de(noirs, blancs)
    return min(max((CASES + ecart) // 2, 0), CASES)


def non_dit(enregistrement: Enregistrement) -> Message | None:
    """Say of a game that WTHOR gives a score that nobody counted: it was decided otherwise, or is not over."""
    if enregistrement.ecart() is not None:
        return None
    noirs = pions_ecrits(enregistrement)
    score, decision = f"{noirs}-{CASES - noirs}", enregistrement.entete.decision
    if not decision:
        return Message("partie sans résultat : WTHOR veut un score, celui du plateau, {score}, est écrit", score=score)
    return Message(
        "{decision} n'est pas un score : WTHOR en veut un, celui du plateau, {score}, est écrit",
        decision=decision,
        score=score,
    )


def pions_theoriques(compacte: PartieCompacte, resoudre: Callable[[EtatOthello], int]) -> int | None:
    """Return Black's discs if both play perfectly from 24 empty squares; ``None`` for a game that stops before."""
    tour = CASES - len(DEPART.plateau) - PROFONDEUR
    if compacte.nb_coups < tour:
        return None
    etat: EtatOthello = replace(compacte, cases=compacte.cases[:tour]).partie().etat
    if not etat.coups and not etat.coups_adverses:
        return (CASES + ecart_de(*etat.plateau.scores())) // 2
    return (CASES + (resoudre(etat) if etat.trait == PREMIER else -resoudre(etat))) // 2
