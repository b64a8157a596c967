"""The book made longer from a position on, or along a game: engines judge, and what they say goes up to the positions
before. Stopped, it keeps all that was judged, and the same demand goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from threading import Event
from typing import Final, NamedTuple

from ecosysteme.arret import Echeance, Interrompu
from ecosysteme.cases import Position
from ecosysteme.fautes import Faute, Panne
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello
from ecosysteme.livre.construire import ECART, PERTE, PLIS_MAX, Construction, profondeur_de
from ecosysteme.livre.jury import JournalDuJury, Jury, MoteurJuge, Scores
from ecosysteme.livre.rangement import LivreRange, modifier, seul
from ecosysteme.livre.regles import coups_legaux, jouer
from ecosysteme.moteur.othello.conversion import Bits, depuis_pions
from ecosysteme.moteur.othello.symetries import CASES, canonique, modeles
from ecosysteme.ouvertures.livre import Livre
from ecosysteme.ouvertures.livre_personnel import lire_les_livres
from ecosysteme.ouvertures.note_livre import VALEUR_MAX, NoteLivre, SourceLivre
from ecosysteme.partie import Partie

CONNUES_MAX: Final = 20_000  # positions of the book that are gone through, to find those that it does not know
JOURNAL_MAX: Final = 32 << 20  # bytes; what was judged and never put into the book is then forgotten
SANS_FIN: Final = 1e9  # s

CoupDeLigne = tuple[Bits, int]  # a position and the square played in it


@dataclass(frozen=True)
class DemandeDExtension:
    """How the book is to grow: from the last position of a line, or, ``partie``, along the line itself.

    ``ligne`` leads to ``depart``; ``positions`` are to be judged, those that the book knows left out; ``ecart`` and
    ``perte`` are discs, see ``Construction``.
    """

    depart: Bits
    ligne: tuple[CoupDeLigne, ...] = ()
    profondeur: int = 14
    positions: int = 200
    ecart: int = ECART
    perte: int = PERTE
    secondes: float = SANS_FIN
    partie: bool = False


class BilanExtension(NamedTuple):
    """What became of it: the book as it is now, how many of its positions are new, and whether it was cancelled."""

    range_: LivreRange
    neuves: int
    annule: bool


def etendre(
    chemin: Path,
    demande: DemandeDExtension,
    empreinte: str,
    juges: Sequence[MoteurJuge],
    arret: Event,
    suivi: Callable[[int], None] = lambda _: None,
) -> BilanExtension:
    """Let engines judge until the demand is met, its time is over, or ``arret`` is set; keep what was judged.

    ``empreinte`` tells one engine from another. ``suivi`` hears how many positions were judged.
    Raises ``ValueError`` when the position has no move, the book cannot be written, or somebody else extends it.
    """
    if not demande.partie and not coups_legaux(demande.depart):
        raise Faute("la partie est terminée ici : rien à étendre")
    occupe = Panne("{chemin} : une autre extension est en cours", chemin=chemin)
    with seul(Path(f"{chemin}.extension"), occupe, patience=0):
        travail = _Travail(lire_les_livres(chemin).livre, demande, suivi)
        fichier = Path(f"{chemin}.journal")
        echeance = Echeance(demande.secondes, arret)
        with Jury(juges, _journal(fichier, f"livre {empreinte}"), echeance) as jury:
            fini = travail.faire(jury)
        neufs = travail.trouve()
        range_ = modifier(chemin, lambda livre: remonter(livre.avec(neufs), demande.ligne))
        if fini:
            fichier.unlink()
    return BilanExtension(range_, len(neufs), annule=not fini and arret.is_set())


def _journal(fichier: Path, titre: str) -> JournalDuJury:
    """Open the journal of the work that was stopped; one of another engine, or that cannot be read, is begun anew."""
    if fichier.exists() and fichier.stat().st_size > JOURNAL_MAX:
        fichier.unlink()
    try:
        return JournalDuJury(fichier, titre)
    except ValueError:
        fichier.unlink()
        return JournalDuJury(fichier, titre)


class _Travail:
    """A demand under way: what the book knows already is not judged again."""

    def __init__(self, livre: Livre, demande: DemandeDExtension, suivi: Callable[[int], None]) -> None:
        self._livre, self._demande, self._suivi = livre, demande, suivi
        self._construction = Construction(demande.profondeur, demande.depart, demande.ecart, demande.perte)
        self._jugees: dict[Bits, Scores] = {}
        self._lot: Mapping[Bits, int] = {}  # what is being judged
        self._faites = 0

    def faire(self, jury: Jury) -> bool:
        """Judge; return whether all that was asked for is done."""
        try:
            if self._demande.partie:
                for bits in self._de_la_partie():
                    self._jugees |= self._juger(jury, {bits: profondeur_de(bits, self._demande.profondeur)})
                return True
            while (reste := self._demande.positions - self._faites) and len(self._construction.positions) < CONNUES_MAX:
                if not self._construction.avancer(lambda lot: self._juger(jury, lot), reste):
                    break
        except Interrompu:
            self._garder(jury)
            return False
        return True

    def _garder(self, jury: Jury) -> None:
        """Keep what was judged of a round that was stopped."""
        for bits, plis in self._lot.items():
            if scores := jury.juge(bits, plis):
                self._construction.ajouter(bits, scores)

    def _de_la_partie(self) -> list[Bits]:
        """List the positions of the line that are worth judging, the last first: its values go up to the others."""
        voulues = [canonique(bits)[0] for bits, _ in self._demande.ligne]
        return [bits for bits in reversed(voulues) if (bits[0] | bits[1]).bit_count() <= PLIS_MAX + 4]

    def _juger(self, jury: Jury, demandes: Mapping[Bits, int]) -> dict[Bits, Scores]:
        """Judge what neither the journal nor the book knows: the former first, so that work goes on as it began."""
        self._lot = demandes
        connues = {
            bits: notes
            for bits, plis in demandes.items()
            if jury.juge(bits, plis) is None and (notes := self._connues(bits, plis))
        }
        autres = {bits: plis for bits, plis in demandes.items() if bits not in connues}
        return connues | jury.juger(autres, tous=True, rappel=self._avancer)

    def _avancer(self) -> None:
        self._faites += 1
        self._suivi(self._faites)

    def _connues(self, bits: Bits, plis: int) -> Scores | None:
        """Return what the book says of every move of a position, if each was judged so deep, or by a person."""
        notes = self._livre.notes_de(bits)
        representants = modeles(bits, coups_legaux(bits))
        if any(
            case not in notes or (notes[case].profondeur < plis and notes[case].source is not SourceLivre.MOI)
            for case in representants.values()
        ):
            return None
        return {case: notes[representant].valeur for case, representant in representants.items()}

    def trouve(self) -> Livre:
        """Return what the book does not say yet."""
        if self._demande.partie:
            plis = {bits: profondeur_de(bits, self._demande.profondeur) for bits in self._jugees}
            tout = {
                bits: {case: NoteLivre(scores[case], plis[bits]) for case in set(modeles(bits, scores).values())}
                for bits, scores in self._jugees.items()
            }
        else:
            construit = self._construction.livre()
            tout = {bits: construit.notes_de(bits) for bits in self._construction.positions}
        neufs = {bits: self._nouvelles(bits, notes) for bits, notes in tout.items()}
        return Livre({bits: notes for bits, notes in neufs.items() if notes})

    def _nouvelles(self, bits: Bits, notes: Mapping[int, NoteLivre]) -> dict[int, NoteLivre]:
        anciennes = self._livre.notes_de(bits)
        return {
            case: note
            for case, note in notes.items()
            if (ancienne := anciennes.get(case)) is None
            or ancienne.valeur != note.valeur
            or ancienne.profondeur < note.profondeur
        }


def remonter(livre: Livre, ligne: Sequence[CoupDeLigne]) -> Livre:
    """Return the book in which each move of a line is worth what the position after it is, from its end up.

    A position that nobody judged is left out: its other moves are not known. What a person says of a move stays.
    """
    ajouts: dict[Bits, dict[int, NoteLivre]] = {}
    for bits, case in reversed(ligne):
        suite, (forme, vers) = jouer(bits, case), canonique(bits)
        dessus = Livre(ajouts).sur(livre)
        suivantes = {} if suite is None else dessus.notes_de(canonique(suite[0])[0])
        if suite is None or not suivantes or not livre.juge(forme):
            continue
        meilleure = max(suivantes.values(), key=lambda note: note.valeur)
        place = min(CASES[symetrie][case] for symetrie in vers)
        ancienne = dessus.notes_de(forme).get(place, NoteLivre(VALEUR_MAX + 1, 0))
        valeur = meilleure.valeur if suite[1] else -meilleure.valeur
        if ancienne.source is not SourceLivre.MOI and ancienne.valeur != valeur:
            ajouts[forme] = {place: NoteLivre(valeur, max(meilleure.profondeur, ancienne.profondeur))}
    return livre.avec(Livre(ajouts)) if ajouts else livre


def ligne_de(partie: Partie[EtatOthello, Position]) -> tuple[Bits, tuple[CoupDeLigne, ...]]:
    """Return the position where a game of Othello stands, and the line that led there, passes left out.

    ``ValueError`` for a board that is not 8 by 8.
    """
    noeuds = (partie.racine, *partie.historique)
    ligne = [
        (_bits(avant.etat), 8 * apres.coup[0] + apres.coup[1])
        for avant, apres in pairwise(noeuds)
        if apres.coup is not None
    ]
    return _bits(partie.etat), tuple(ligne)


def _bits(etat: EtatOthello) -> Bits:
    return depuis_pions(etat.plateau, COULEUR_DE[etat.trait])


def corriger(livre: Livre, bits: Bits, case: int, valeur: int | None, ligne: Sequence[CoupDeLigne] = ()) -> Livre:
    """Return the book in which a person gives a move a value, ``None`` to take theirs back; it goes up the line."""
    forme, vers = canonique(bits)
    place = min(CASES[symetrie][case] for symetrie in vers)
    if valeur is None:
        return remonter(livre.sans(forme, place), ligne)
    return remonter(livre.avec(Livre({forme: {place: NoteLivre(valeur, 0, SourceLivre.MOI)}})), ligne)
