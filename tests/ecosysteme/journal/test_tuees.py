"""A game is never lost: the process is killed after each of its moves, and every move is there."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ecosysteme.journal.journal import Journal
from ecosysteme.journal.lecture import lister, relire
from tests.ecosysteme.journal import parties_a_tuer
from tests.ecosysteme.journal.parties import partie_jouee

RACINE = Path(__file__).parents[3]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="ce système ne dédouble pas ses processus")
def test_tuee_apres_chacun_des_soixante_coups(tmp_path: Path) -> None:
    partie = partie_jouee()
    coups = [partie.jeu.ecrire_coup(tour.coup) for tour in partie.historique if tour.coup is not None]
    assert len(coups) == 60
    chemin = tmp_path / "journal.sqlite"
    commande = [sys.executable, parties_a_tuer.__file__, str(chemin), " ".join(coups)]
    environnement = {**os.environ, "PYTHONPATH": str(RACINE)}
    fini = subprocess.run(commande, env=environnement, capture_output=True, text=True, check=True, timeout=600)
    assert fini.stdout.split() == [str(-signal.SIGKILL)] * 60
    for apres in range(1, 61):
        relue = relire(chemin, apres).transcription
        assert relue.startswith("".join(coups[:apres]))
        assert "".join(coups).startswith(relue)
    assert len(lister(chemin)) == 60
    journal = Journal(chemin)
    journal.verifier(en_entier=True)
    assert journal.fermer()
