import subprocess
import sys

from ecosysteme.ouvertures.note_livre import NoteLivre, SourceLivre


def test_une_note_est_du_moteur_si_personne_d_autre_ne_la_dit() -> None:
    assert NoteLivre(3, 14) == (3, 14, SourceLivre.MOTEUR)
    assert max(SourceLivre) is SourceLivre.MOI


def test_la_lire_n_importe_pas_numpy() -> None:
    code = "import sys, ecosysteme.ouvertures.note_livre; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
