"""A game that a command is given is the same on the line and in a file."""

import os
import select
from pathlib import Path
from threading import Thread

import pytest

from ecosysteme.commandes.parties import lire_partie, reconnaitre_argument
from ecosysteme.fautes import Message
from ecosysteme.jeux import lire_jeu


def test_une_partie_se_lit_dans_un_fichier_ou_sur_la_ligne(tmp_path: Path) -> None:
    fichier = tmp_path / "partie.txt"
    for jeu, texte in (("puissance4", "4455 3"), ("nim:tas=12-3", "a12 B3"), ("othello", "F5 D6\n"), ("morpion", "")):
        regles = lire_jeu(jeu)
        fichier.write_text(texte, encoding="utf-8")
        attendue = "".join(texte.split()).lower()
        assert lire_partie(texte, regles).transcription == lire_partie(str(fichier), regles).transcription == attendue


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="ce système n'a pas de tubes nommés")
def test_ce_qui_vient_d_un_tube_n_est_lu_qu_une_fois(tmp_path: Path) -> None:
    tube = tmp_path / "tube"
    os.mkfifo(tube)
    ecrivain = Thread(target=tube.write_text, args=("f5d6c3",))
    lecteur = os.open(tube, os.O_RDONLY | os.O_NONBLOCK)  # so that the writer need not wait for the reader under test
    ecrivain.start()
    select.select([lecteur], [], [])
    [lue] = reconnaitre_argument(str(tube), Message("une partie")).enregistrements
    assert lue.partie.transcription == "f5d6c3"
    ecrivain.join()
    os.close(lecteur)
