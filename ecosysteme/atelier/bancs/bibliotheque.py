"""What the library costs: games that come in, questions at any ply, filters, names, opening it again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np

from ecosysteme.atelier.bancs.chronometre import LigneChronometree, chronometrer, chronometrer_questions
from ecosysteme.atelier.bancs.plateaux import jouables_de, retournes_de
from ecosysteme.atelier.bancs.verification import (
    VUES,
    VerificationDeBibliotheque,
    compter_autrement,
    differences,
    tourner,
)
from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, position_apres
from ecosysteme.bibliotheque.bilans import page_de_joueur
from ecosysteme.bibliotheque.filtres import HUMAINS, TOUTES_LES_PARTIES, FiltreDeParties
from ecosysteme.bibliotheque.importation import importer, importer_lots
from ecosysteme.bibliotheque.lot import SANS_THEORIQUE, LotImporte
from ecosysteme.bibliotheque.noms import cle_de
from ecosysteme.bibliotheque.sources import fichiers_de
from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.ggf import ecrire_ggf
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.formats.wthor import FIN
from ecosysteme.jeux.bits_othello import BITS_DU_DEPART
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.othello.noyaux.sequences import COUPS, FIN_DE_SUITE
from ecosysteme.moteur.othello.recueil import ColonneOctets, PositionCherchee, preparer

NOMBRES_DE_COUPS: Final = (1, 5, 10, 20, 30, 40, 50, 55, 59)
PAR_LOT: Final = 250_000  # games of an import: an interrupted measure goes on with the next
D_UN_COUP: Final = 50_000  # games that are made up together: their boards stay in a near cache
TEXTES_MAX: Final = 100_000  # games of a text, a tenth of the others: it takes longer to write than to read
DE_PLUS: Final = 3_000  # games of the last import, about a year of WTHOR
NOMS_ABIMES: Final = 20  # names with a mistake, for each position that is asked about at a ply
JOUEURS, TOURNOIS = 5_000, 600
DEBUT_COMMUN, SUITE_COMMUNE = 6, 14.0  # moves taken from another game: so many, then more with this mean


def mesurer_bibliotheque(
    lieu: Path, wthor: Path | None, parties: int, positions: int, graine: int
) -> Iterator[LigneChronometree]:
    """Fill the library ``lieu`` with a folder of WTHOR, or with games that are made up, then ask it.

    What it holds already is not imported again. The same seed asks the same questions of the same games.
    """
    preparer()
    if wthor is None:
        yield from _importer_inventees(lieu, parties, graine)
        yield from _importer_textes(min(parties // 10, TEXTES_MAX), graine)
    else:
        yield from _importer_wthor(lieu, wthor)
    ouverte, ouverture = chronometrer("réouverture", lambda: Bibliotheque(lieu))
    yield ouverture
    yield chronometrer("première réponse", lambda: ouverte.explorer(position_apres(b"")))[1]
    source = random.Random(graine)
    for nombre in NOMBRES_DE_COUPS:
        questions = [partial(ouverte.explorer, position) for position in tirer(ouverte, nombre, positions, source)]
        yield chronometrer_questions(f"question, coup {nombre}", questions)
    yield from _filtres(ouverte, source)
    yield from _pages(ouverte, NOMS_ABIMES * positions, source)


def verifier_bibliotheque(lieu: Path, wthor: Path | None, positions: int, graine: int) -> VerificationDeBibliotheque:
    """Compare answers of a library to a reading of all its games, and its games to those of WTHOR's files."""
    ouverte, source = Bibliotheque(lieu), random.Random(graine)
    tirees = [position_apres(b"")]
    while len(tirees) < positions and len(ouverte):
        tirees += tirer(ouverte, source.randrange(1, COUPS + 1), 1, source)
    fichiers = [] if wthor is None else [chemin for chemin in fichiers_de([wthor]) if chemin.suffix.lower() == ".wtb"]
    parties, manquantes = compter_autrement(lieu, fichiers) if fichiers else (0, 0)
    fausses = differences(ouverte, [_vue_autrement(position, source) for position in tirees])
    return VerificationDeBibliotheque(len(tirees), len(fausses), parties, manquantes)


def _vue_autrement(position: PositionCherchee, source: random.Random) -> PositionCherchee:
    """Return a position as it is seen from one of its sides."""
    vue = source.choice(VUES)
    return PositionCherchee(tourner(position.noirs, vue), tourner(position.blancs, vue), position.trait_noir)


def _importer_wthor(lieu: Path, wthor: Path) -> Iterator[LigneChronometree]:
    fichiers = fichiers_de([wthor])
    for quoi, lus in (("import", fichiers[:-1]), ("une année de plus", fichiers[-1:]), ("le même dossier", fichiers)):
        bilan, ligne = chronometrer(quoi, partial(importer, lieu, lus))
        yield LigneChronometree(quoi, ligne.processeur, ligne.mur, nombre=bilan.parties)


def _importer_inventees(lieu: Path, parties: int, graine: int) -> Iterator[LigneChronometree]:
    deja = {collection.nom for collection in Bibliotheque(lieu).collections()}
    gros = max(parties - DE_PLUS, 0)
    tailles = [*(min(PAR_LOT, gros - debut) for debut in range(0, gros, PAR_LOT)), min(parties, DE_PLUS)]
    processeur = mur = 0.0
    nombre = 0
    for rang, taille in enumerate(tailles):
        nom = f"{graine} {rang} {taille}"
        if nom in deja:
            continue
        lot = lot_invente(taille, graine + 1_000_003 * rang, nom)
        bilan, ligne = chronometrer("", partial(importer_lots, lieu, [lot], doublons=True))
        if rang == len(tailles) - 1:
            yield LigneChronometree("un lot de plus", ligne.processeur, ligne.mur, nombre=bilan.parties)
        else:
            processeur, mur, nombre = processeur + ligne.processeur, mur + ligne.mur, nombre + bilan.parties
    if nombre:
        yield LigneChronometree("import", processeur, mur, nombre=nombre)


def _importer_textes(parties: int, graine: int) -> Iterator[LigneChronometree]:
    """Write made-up games in SGF and in GGF, and import each file into a library of its own."""
    lus = _enregistrements(lot_invente(parties, graine, ""))
    with TemporaryDirectory(prefix="othellier-") as provisoire:
        for suffixe, ecrire in ((".sgf", ecrire_sgf), (".ggf", lambda partie: ecrire_ggf(partie[0]) + "\n")):
            fichier = Path(provisoire, f"parties{suffixe}")
            with fichier.open("w", encoding="utf-8") as sortie:
                sortie.writelines(ecrire([lu]) for lu in lus)
            ailleurs = Path(provisoire, suffixe[1:])
            quoi = f"import d'un texte, {suffixe[1:].upper()}"
            bilan, ligne = chronometrer(quoi, partial(importer, ailleurs, [fichier], doublons=True))
            yield LigneChronometree(quoi, ligne.processeur, ligne.mur, nombre=bilan.parties)


def _enregistrements(lot: LotImporte) -> list[Enregistrement]:
    """Return the games of a lot, as they are written."""
    lus = []
    for rang, coups in enumerate(lot.coups):
        compacte = PartieCompacte(coups[coups < FIN].tobytes())
        noir, blanc = lot.joueurs[lot.noirs[rang]], lot.joueurs[lot.blancs[rang]]
        entete = Entete(noir, blanc, str(lot.annees[rang]), lot.tournois[lot.evenements[rang]], ecart=compacte.ecart())
        lus.append(Enregistrement(compacte, entete))
    return lus


def tirer(ouverte: Bibliotheque, nombre: int, positions: int, source: random.Random) -> list[PositionCherchee]:
    """Draw positions that the games of the library have reached after so many moves."""
    suites: ColonneOctets = np.asarray(ouverte.colonnes["suites"], np.uint8)
    possibles = np.flatnonzero(suites[:, nombre - 1] != FIN_DE_SUITE)
    if not len(possibles):
        return []
    choisies = possibles[[source.randrange(len(possibles)) for _ in range(positions)]]
    return [position_apres(bytes((suite[:nombre] - 1).tolist())) for suite in suites[choisies]]


def _filtres(ouverte: Bibliotheque, source: random.Random) -> Iterator[LigneChronometree]:
    joueurs = frozenset(source.sample(range(1, JOUEURS // 2), 5))
    for quoi, filtre in (
        ("filtre : aucun", TOUTES_LES_PARTIES),
        ("filtre : humains", HUMAINS),
        ("filtre : un tournoi", FiltreDeParties(tournois=frozenset({TOURNOIS // 2}), programmes=True)),
        ("filtre : cinq joueurs, des années", FiltreDeParties(joueurs=joueurs, depuis=1990, jusqu_a=2010)),
    ):
        yield chronometrer(quoi, partial(ouverte.masque, filtre))[1]


def _pages(ouverte: Bibliotheque, noms: int, source: random.Random) -> Iterator[LigneChronometree]:
    depart = position_apres(b"")
    yield chronometrer("parties du début, les plus récentes", lambda: ouverte.parties_de(depart))[1]
    noirs = np.bincount(np.asarray(ouverte.colonnes["noirs"]).astype(np.int64))
    noirs[0] = 0
    yield chronometrer("page du joueur le plus vu", lambda: page_de_joueur(ouverte, int(noirs.argmax())))[1]
    familles = [nom for nom in _familles(ouverte, noms, source) if len(nom) > 3]
    trouves, ligne = chronometrer("", lambda: sum(_retrouve(ouverte, famille, source) for famille in familles))
    if familles:
        durees = (ligne.processeur / len(familles), ligne.mur / len(familles))
        yield LigneChronometree(f"nom mal tapé, trouvé {trouves} fois sur {len(familles)}", *durees, nombre=trouves)


def _retrouve(ouverte: Bibliotheque, famille: str, source: random.Random) -> bool:
    """Tell whether a family name is found with a mistake of typing."""
    cherches = ouverte.chercher("joueur", abimer(famille, source))
    return any(famille in cle_de(nom.nom).split() for nom in cherches)


def _familles(ouverte: Bibliotheque, noms: int, source: random.Random) -> list[str]:
    numeros = [source.randrange(1, JOUEURS) for _ in range(2 * noms)]
    cles = [cle_de(nom.nom).split() for nom in ouverte.nommer("joueur", numeros).values() if not nom.marque]
    return [mots[0] for mots in cles if mots and mots[0].isalpha()][:noms]


def abimer(nom: str, source: random.Random) -> str:
    """Return a name with one mistake of typing after its first letter: dropped, doubled, replaced, or two exchanged."""
    place = source.randrange(1, len(nom) - 1)
    debut, lettre, suite = nom[:place], nom[place], nom[place + 1 :]
    autre = chr(ord("a") + source.randrange(26))
    return source.choice(
        (debut + suite, debut + lettre * 2 + suite, debut + autre + suite, debut + suite[0] + lettre + suite[1:])
    )


def lot_invente(nombre: int, graine: int, nom: str) -> LotImporte:
    """Make up games: a beginning of another one, then moves at random."""
    alea = np.random.default_rng(graine)
    coups = np.full((nombre, COUPS), FIN, np.uint8)
    scores = np.zeros(nombre, np.uint8)
    for debut in range(0, nombre, D_UN_COUP):
        fin = min(debut + D_UN_COUP, nombre)
        precedentes = coups[:debut] if debut else np.full((1, COUPS), FIN, np.uint8)
        coups[debut:fin], scores[debut:fin] = inventer(fin - debut, alea, precedentes)
    return LotImporte(
        genre="fichier",
        nom=nom,
        empreinte=f"parties inventées {nom}",
        coups=coups,
        rangs=np.arange(1, nombre + 1),
        scores=scores,
        theoriques=np.full(nombre, SANS_THEORIQUE, np.uint8),
        annees=alea.integers(1977, 2025, nombre, np.uint16),
        joueurs=_noms_inventes(),
        noirs=alea.integers(0, JOUEURS, nombre),
        blancs=alea.integers(0, JOUEURS, nombre),
        tournois=[f"Tournoi {rang}" for rang in range(TOURNOIS)],
        evenements=alea.integers(0, TOURNOIS, nombre),
    )


def _noms_inventes() -> list[str]:
    """Return names of two words, none of them another's."""
    source = random.Random(JOUEURS)
    mots = ["".join(source.choice("bdfgklmnprstvz") + source.choice("aeiou") for _ in range(4)) for _ in range(JOUEURS)]
    return [f"{mot.capitalize()} {source.choice(mots)} {rang}" for rang, mot in enumerate(mots)]


def inventer(nombre: int, alea: np.random.Generator, modeles: ColonneOctets) -> tuple[ColonneOctets, ColonneOctets]:
    """Return the moves and the scores of games that begin as one of ``modeles``, all played at the same time."""
    suivis = modeles[alea.integers(0, len(modeles), nombre)]
    longueurs = DEBUT_COMMUN + alea.exponential(SUITE_COMMUNE, nombre).astype(np.int64)
    coups = np.full((nombre, COUPS), FIN, np.uint8)
    nous, eux = (np.full(nombre, bits, np.uint64) for bits in BITS_DU_DEPART)
    noir = np.ones(nombre, np.bool_)
    for rang in range(COUPS):
        possibles = jouables_de(nous, eux)
        passe = possibles == 0
        nous, eux = np.where(passe, eux, nous), np.where(passe, nous, eux)
        noir ^= passe
        possibles = np.where(passe, jouables_de(nous, eux), possibles)
        joue = _tirer_un(possibles, alea)
        dit = (rang < longueurs) & (suivis[:, rang] < FIN)
        voulu = np.where(dit, np.uint64(1) << suivis[:, rang].astype(np.uint64) % np.uint64(64), np.uint64(0))
        joue = np.where(voulu & possibles != 0, voulu, joue)
        pris = retournes_de(nous, eux, joue)
        nous, eux = eux & ~pris, nous | pris | joue
        vivante = joue != 0
        coups[vivante, rang] = np.log2(joue[vivante].astype(np.float64)).astype(np.uint8)
        noir ^= vivante
        nous, eux = np.where(vivante, nous, eux), np.where(vivante, eux, nous)
    noirs, blancs = (np.bitwise_count(np.where(cote, nous, eux)).astype(np.int64) for cote in (noir, ~noir))
    vides = 64 - noirs - blancs
    scores = np.where(noirs > blancs, noirs + vides, np.where(noirs < blancs, noirs, 32))
    return coups, scores.astype(np.uint8)


def _tirer_un(possibles: Mots, alea: np.random.Generator) -> Mots:
    """Return one of the bits of each word, the first from a bit that is drawn; none of a word that has none."""
    tour = alea.integers(0, 64, len(possibles), np.uint64)
    inverse = (np.uint64(64) - tour) % np.uint64(64)
    tournes = possibles >> tour | possibles << inverse
    premiers = tournes & (~tournes + np.uint64(1))
    tire: Mots = premiers << tour | premiers >> inverse
    return tire
