import subprocess
import sys


def test_importer_la_salle_ne_charge_pas_matplotlib() -> None:
    programme = "import sys, ecosysteme.figures; assert not {'matplotlib', 'numba'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", programme], check=True)
