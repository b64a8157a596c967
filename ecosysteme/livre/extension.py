"""The book made longer from a position on, or along a game: engines judge, and what they say goes up to the positions
before. It is written as it grows. Stopped or killed, it keeps what was judged, and the same demand goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Final, NamedTuple

from ecosysteme.arret import Echeance, Interrompu
from ecosysteme.cases import Position
from ecosysteme.fautes import Faute, Panne
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello
from ecosysteme.livre.construire import PLIS_MAX, Construction, coups_joues, profondeur_de
from ecosysteme.livre.demande import CoupDeLigne, DemandeDExtension, oublier, retenir
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
PERIODE: Final = 5.0  # s from a writing of the book to the next, while it grows
REPOS: Final = 20.0  # times as long as a writing took: a large book is written less often


class BilanExtension(NamedTuple):
    """What became of it: the book as it is now, how many of its positions are new, and whether it was cancelled."""

    range_: LivreRange
    neuves: int
    annule: bool


class AvanceeExtension(NamedTuple):
    """Where it is: how many positions are judged, how many of the book are new, and which moves are looked into now.

    ``coups`` are how many were played in the first and in the last position of the round.
    """

    faites: int
    rangees: int
    coups: tuple[int, int]


def etendre(
    chemin: Path,
    demande: DemandeDExtension,
    empreinte: str,
    juges: Sequence[MoteurJuge],
    arret: Event,
    suivi: Callable[[AvanceeExtension], None] = lambda _: None,
    periode: float = PERIODE,
) -> BilanExtension:
    """Let engines judge until the demand is met, its time is over, or ``arret`` is set; keep what was judged.

    ``empreinte`` tells one engine from another. ``suivi`` hears of each position. The book is written every ``periode``
    seconds.
    Raises ``ValueError`` when the position has no move, the book cannot be written, or somebody else extends it.
    """
    if not demande.partie and not coups_legaux(demande.depart):
        raise Faute("la partie est terminée ici : rien à étendre")
    occupe = Panne("{chemin} : une autre extension est en cours", chemin=chemin)
    with seul(Path(f"{chemin}.extension"), occupe, patience=0):
        retenir(chemin, demande)
        rangement = _Rangement(chemin, demande.ligne, periode)
        travail = _Travail(lire_les_livres(chemin).livre, demande, suivi, rangement)
        fichier = Path(f"{chemin}.journal")
        echeance = Echeance(demande.secondes, arret)
        with Jury(juges, _journal(fichier, f"livre {empreinte}"), echeance) as jury:
            fini = travail.faire(jury)
        range_ = rangement.ranger(travail.trouve())
        if fini:
            fichier.unlink()
            oublier(chemin)
    return BilanExtension(range_, rangement.neuves, annule=not fini and arret.is_set())


def _journal(fichier: Path, titre: str) -> JournalDuJury:
    """Open the journal of the work that was stopped; one of another engine, or that cannot be read, is begun anew."""
    if fichier.exists() and fichier.stat().st_size > JOURNAL_MAX:
        fichier.unlink()
    try:
        return JournalDuJury(fichier, titre)
    except ValueError:
        fichier.unlink()
        return JournalDuJury(fichier, titre)


class _Rangement:
    """Puts what was judged into the book of ``chemin``; ``neuves`` is how many positions that was the last time."""

    def __init__(self, chemin: Path, ligne: Sequence[CoupDeLigne], periode: float) -> None:
        self._chemin, self._ligne, self._periode = chemin, ligne, periode
        self._ecarte: Path | None = None  # a damaged book, which the first writing set aside
        self._prochain = monotonic() + periode
        self.neuves = 0

    def ranger(self, neufs: Livre) -> LivreRange:
        """Write the book with ``neufs``, and what that makes of the moves that lead there."""
        debut = monotonic()
        range_ = modifier(self._chemin, lambda livre: remonter(livre.avec(neufs), self._ligne))
        self.neuves, self._ecarte = len(neufs), range_.ecarte or self._ecarte
        self._attendre(REPOS * (monotonic() - debut))
        return range_._replace(ecarte=self._ecarte)

    def au_passage(self, trouver: Callable[[], Livre]) -> None:
        """Write what there is to write when it is time; what cannot be written now is written later."""
        if monotonic() >= self._prochain:
            self._attendre()
            with suppress(Panne):  # another program writes, or the disk is full: at the end, that is told
                self.ranger(trouver())

    def _attendre(self, repos: float = 0.0) -> None:
        self._prochain = monotonic() + (max(self._periode, repos) if self._periode else 0.0)


class _Travail:
    """A demand under way: what the book knows already is not judged again."""

    def __init__(
        self,
        livre: Livre,
        demande: DemandeDExtension,
        suivi: Callable[[AvanceeExtension], None],
        rangement: _Rangement,
    ) -> None:
        self._livre, self._demande, self._suivi, self._rangement = livre, demande, suivi, rangement
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
        """Keep what was judged of a round, which may go on."""
        for bits, plis in self._lot.items():
            if scores := jury.juge(bits, plis):
                self._construction.ajouter(bits, scores)

    def _de_la_partie(self) -> list[Bits]:
        """List the positions of the line that are worth judging, the last first: its values go up to the others."""
        voulues = [canonique(bits)[0] for bits, _ in self._demande.ligne]
        return [bits for bits in reversed(voulues) if coups_joues(bits) <= PLIS_MAX]

    def _juger(self, jury: Jury, demandes: Mapping[Bits, int]) -> dict[Bits, Scores]:
        """Judge what neither the journal nor the book knows: the former first, so that work goes on as it began."""
        self._lot = demandes
        connues = {
            bits: notes
            for bits, plis in demandes.items()
            if jury.juge(bits, plis) is None and (notes := self._connues(bits, plis))
        }
        autres = {bits: plis for bits, plis in demandes.items() if bits not in connues}
        coups = [coups_joues(bits) for bits in demandes]
        etendue = min(coups), max(coups)
        return connues | jury.juger(autres, tous=True, rappel=lambda: self._avancer(jury, etendue))

    def _avancer(self, jury: Jury, coups: tuple[int, int]) -> None:
        """Tell of a position more, once what is known is in the book if it is time for that."""
        self._faites += 1
        self._rangement.au_passage(lambda: self._trouve_deja(jury))
        self._suivi(AvanceeExtension(self._faites, self._rangement.neuves, coups))

    def _trouve_deja(self, jury: Jury) -> Livre:
        self._garder(jury)
        return self.trouve()

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
