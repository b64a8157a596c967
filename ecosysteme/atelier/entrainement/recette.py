"""The stages of a training, from the end of the game backwards, with the number of positions of each.

Near the end the engine can solve positions exactly. Each later stage is labelled by searches that end among positions
which the stages before it have already taught it to judge.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from ecosysteme.atelier.entrainement.lots import LARGE, PROCHE, Tirage

VIDES_RESEAUX, RESEAUX = range(9, 13), "réseaux, 9 à 12 cases vides"  # those whose labels are exact
VIDES_EXACTS = 16  # up to as many empty squares, what measures a network has exact labels, whatever teaches it
MESURE = 8  # plies of the labels that measure the others
PLIS_SUITE = 4  # of the searches that label the later networks: their leaves are in the stage before
VIDES_MAX = 52  # the first eight plies: too few positions to learn from, judged as those just after

# Seconds, on one core of a laptop, to label a position and to learn it: only good to foretell the time that remains.
SECONDES_EXACTES_10, FACTEUR_EXACT, SECONDES_MIN = 4e-5, 2.12, 5e-6
SECONDES_PLI, FACTEUR_PLI = 1e-5, 1.75
SECONDES_APPRISE = 2.5e-5


@dataclass(frozen=True)
class EtapeEntrainement:
    """A stage: ``positions`` of each number of empty squares in ``vides``, made in lots of ``lot``.

    Labels are exact when ``profondeur`` is ``None``, else come from a search of so many plies. ``validation`` more
    positions of each, from other games, tell when to stop learning and how good it is. Stages that follow each other
    with the same name are learnt together, once all their positions are there. A name covers whole phases: its numbers
    of empty squares are 4n + 1 to 4m. ``tirage``: how positions are drawn; ``premier``: the number of the first lot;
    ``epoques``: how often a network that goes on from another learns them, 0 for anything else.
    """

    nom: str
    vides: range
    profondeur: int | None
    positions: int
    lot: int
    validation: int
    tirage: Tirage = LARGE
    premier: int = 0
    epoques: int = 0

    def plis(self, vides: int, tenue: bool) -> int | None:
        """Return the depth of the labels of a lot, ``None`` when exact; ``tenue``: it is for measuring."""
        if tenue and self.epoques:
            return None if vides <= VIDES_EXACTS else MESURE
        return self.profondeur

    @property
    def prefixe(self) -> str:
        """What the names of the lots begin with."""
        return "exact" if self.profondeur is None else f"profond{self.profondeur}"

    @property
    def lots(self) -> list[tuple[str, int]]:
        """Name the lots to learn from, each with its number of empty squares, all of these in turn."""
        nombre = -(-self.positions // self.lot)
        numeros = range(self.premier, self.premier + nombre)
        return [(f"{self.prefixe}-{vides:02d}-{numero:04d}", vides) for numero in numeros for vides in self.vides]

    @property
    def secondes_apprises(self) -> float:
        """Estimate how long it takes to learn the positions of one number of empty squares."""
        return self.positions * SECONDES_APPRISE

    def secondes(self, vides: int, positions: int, tenue: bool = False) -> float:
        """Estimate how long it takes to label ``positions``."""
        plis = self.plis(vides, tenue)
        if plis is None:
            return positions * max(SECONDES_MIN, SECONDES_EXACTES_10 * FACTEUR_EXACT ** (vides - 10))
        return positions * SECONDES_PLI * FACTEUR_PLI**plis


@dataclass(frozen=True)
class LotAFaire:
    """A lot to make. It holds no game, to be small: these are drawn when it is sent to a worker (``demande``)."""

    nom: str
    etape: EtapeEntrainement
    vides: int
    taille: int
    tenue: bool

    @property
    def secondes(self) -> float:
        """Estimated time to make it."""
        return self.etape.secondes(self.vides, self.taille, self.tenue)


@dataclass(frozen=True)
class Recette:
    """All the stages, in order, and the name that the user chooses them by.

    ``reseaux`` are more positions of the phases that a network judges. They are drawn last, because the engine plays on
    from them with the weights learnt before. The network learns from these and from the earlier lots of its phase.
    From 13 empty squares up a short search labels them, whose leaves the networks already learnt judge: thirty times
    cheaper than an exact label at 16, and a network learns more from many that err a little than from few that do not.

    ``livres``: all else is taken from the weights that come with the program, and ``mesures`` are stages that teach
    nothing, with which it is measured.
    """

    nom: str
    etapes: tuple[EtapeEntrainement, ...]
    reseaux: tuple[EtapeEntrainement, ...] = ()
    livres: bool = False
    mesures: tuple[EtapeEntrainement, ...] = ()

    @property
    def toutes(self) -> tuple[EtapeEntrainement, ...]:
        """The stages of the weights, then those of the networks."""
        return (*self.etapes, *self.reseaux)


def _recette(
    nom: str,
    exactes: tuple[tuple[range, int, int], ...],
    reseau: tuple[int, int],
    profondeur: int,
    positions: int,
    validation: int,
    suite: tuple[EtapeEntrainement, ...],
) -> Recette:
    """Lay the stages out: exact labels up to 16 empty squares, learnt at 8, 12 and 16, then eight more at a time.

    ``reseau``: positions for each number of empty squares that a network judges, and those of a lot. ``suite``: the
    stages of the networks that go on from it.
    """
    fins = [
        EtapeEntrainement(f"fin, {_jusqu_a(vides)} cases vides", vides, None, nombre, lot, validation)
        for vides, nombre, lot in exactes
    ]
    milieux = [range(debut, min(debut + 8, VIDES_MAX + 1)) for debut in range(17, VIDES_MAX, 8)]
    lot = min(positions, 5000)
    milieux_appris = [
        EtapeEntrainement(f"milieu, {v.start} à {v.stop - 1} cases vides", v, profondeur, positions, lot, validation)
        for v in milieux
    ]
    reseaux = [
        EtapeEntrainement(RESEAUX, range(v, v + 1), None, *reseau, 0, PROCHE, -(-fin.positions // fin.lot))
        for fin in fins
        for v in fin.vides
        if v in VIDES_RESEAUX
    ]
    return Recette(nom, (*fins, *milieux_appris), (*reseaux, *suite))


def _jusqu_a(vides: range) -> str:
    return "1 à 8" if vides.stop <= 9 else "9 à 12" if vides.stop <= 13 else "13 à 16"


def _suite(positions: tuple[int, ...], lot: int, numero: int = 0) -> tuple[EtapeEntrainement, ...]:
    """Lay out the networks from 13 empty squares up, four more at a time.

    ``positions``: for each number of empty squares of each stage. ``numero``: that of the first lot from 17 empty
    squares up, where the weights have some of the same depth.
    """
    return tuple(
        EtapeEntrainement(
            f"réseaux, {v} à {v + 3} cases vides",
            range(v, v + 4),
            PLIS_SUITE,
            nombre,
            lot,
            3_000,
            PROCHE,
            0 if v == 13 else numero,
            3 if v == 13 else 2,
        )
        for v, nombre in zip(count(13, 4), positions, strict=False)
    )


SUITE = _suite((3_800_000, 2_450_000, 1_650_000, 1_250_000, 900_000, 650_000), 50_000)
RECETTES = {
    recette.nom: recette
    for recette in (
        # Half a minute of computing: enough to see every step work, and to beat whoever counts discs.
        _recette(
            "essai",
            ((range(1, 9), 1_000, 1_000), (range(9, 13), 2_000, 1_000), (range(13, 17), 400, 200)),
            (4_000, 2_000),
            2,
            1_000,
            100,
            _suite((2_000, 2_000), 1_000),
        ),
        # Some ten minutes on two cores.
        _recette(
            "petite",
            ((range(1, 9), 6_000, 6_000), (range(9, 13), 20_000, 5_000), (range(13, 17), 4_000, 1_000)),
            (60_000, 20_000),
            4,
            8_000,
            500,
            _suite((60_000, 30_000, 30_000, 30_000), 10_000, 2),
        ),
        # Some hours: what the shipped weights are made with.
        _recette(
            "complete",
            (
                (range(1, 9), 240_000, 20_000),
                (range(9, 11), 360_000, 30_000),
                (range(11, 13), 600_000, 50_000),
                (range(13, 15), 180_000, 15_000),
                (range(15, 17), 60_000, 5_000),
            ),
            (3_760_000, 20_000),
            8,
            60_000,
            3_000,
            SUITE,
        ),
        # Some two hours on two cores: what is above 12 empty squares again, from the weights that are shipped.
        Recette(
            "reseaux",
            (),
            SUITE,
            livres=True,
            mesures=(
                EtapeEntrainement("mesure", range(1, 13), None, 0, 1, 3_000),
                EtapeEntrainement("mesure", range(37, VIDES_MAX + 1), MESURE, 0, 1, 1_500),
            ),
        ),
    )
}
