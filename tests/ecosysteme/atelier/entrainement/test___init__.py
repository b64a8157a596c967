import subprocess
import sys
from pathlib import Path

SALLE = Path(__file__).parents[4] / "ecosysteme" / "atelier" / "entrainement"


def test_importer_la_salle_ne_charge_ni_numba_ni_dask_ni_matplotlib() -> None:
    noms = [f"ecosysteme.atelier.entrainement.{source.stem}" for source in SALLE.glob("[a-z]*.py")]
    programme = (
        f"import importlib, sys\nfor nom in {noms}: importlib.import_module(nom)\n"
        "assert not {'numba', 'distributed', 'matplotlib'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", programme], cwd=SALLE.parents[2], check=True, timeout=120)
