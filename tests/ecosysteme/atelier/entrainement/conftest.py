"""What the tests of the training use: a recipe that takes a second, games, and one training done from nothing."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ecosysteme.atelier.bancs.bibliotheque import inventer
from ecosysteme.atelier.entrainement.entrainement import Entrainement
from ecosysteme.atelier.entrainement.lots import Parties
from ecosysteme.atelier.entrainement.recette import EtapeEntrainement, Recette

MINUSCULE = Recette(
    "minuscule",
    (
        EtapeEntrainement("fin", range(1, 3), None, 60, 30, 20),
        EtapeEntrainement("fin", range(3, 5), None, 40, 20, 20),
        EtapeEntrainement("milieu", range(5, 9), 2, 40, 20, 20),
    ),
)


class SurPlace(Executor):
    """Does what is asked at once; ``panne`` is called before each task with its number."""

    def __init__(self, panne: Callable[[int], None] = lambda _: None) -> None:
        self.panne, self.demandes = panne, 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.panne(self.demandes)
        self.demandes += 1
        futur: Future[Any] = Future()
        futur.set_result(fn(*args, **kwargs))
        return futur


@dataclass(frozen=True)
class Fini:
    """A training that went to its end: its folder and its weights."""

    dossier: Path
    octets: bytes


@pytest.fixture(scope="session")
def recette() -> Recette:
    return MINUSCULE


@pytest.fixture(scope="session")
def sur_place() -> type[SurPlace]:
    return SurPlace


@pytest.fixture(scope="session")
def sans_parties() -> Parties:
    return np.zeros((0, 60), np.uint8)


@pytest.fixture(scope="session")
def parties() -> Parties:
    """Return 1,000 random games; the second half are the first again, one rank later."""
    jouees, _ = inventer(500, np.random.default_rng(0), np.full((1, 60), 64, np.uint8))
    return np.concatenate([jouees, np.roll(jouees, 1, axis=0)])


@pytest.fixture(scope="session")
def fini(tmp_path_factory: pytest.TempPathFactory, sans_parties: Parties) -> Fini:
    dossier = tmp_path_factory.mktemp("fini")
    return Fini(dossier, Entrainement(dossier, MINUSCULE, sans_parties, SurPlace()).entrainer())


@pytest.fixture(scope="session")
def empreintes() -> Callable[[Path], dict[str, str]]:
    """Tell what every file of a folder holds."""

    def lire(dossier: Path) -> dict[str, str]:
        fichiers = [chemin for chemin in dossier.rglob("*") if chemin.is_file()]
        return {str(f.relative_to(dossier)): sha256(f.read_bytes()).hexdigest() for f in fichiers}

    return lire
