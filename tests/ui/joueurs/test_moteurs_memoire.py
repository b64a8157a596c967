"""The saved engines in the window's memory."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings

from ecosysteme.joueurs.repertoire import MoteurEnregistre
from ui.joueurs.moteurs_memoire import MOTEURS, enregistrer_moteurs, moteurs_enregistres
from ui.socle.memoire import Memoire


def test_les_moteurs_reviennent_du_fichier_et_qui_les_montre_est_prevenu(
    memoire: Memoire, fichier_memoire: Path
) -> None:
    changes: list[object] = []
    memoire.change.connect(changes.append)
    moteurs = (MoteurEnregistre("Éclair; 100 %", 'edax -l "a, b"', temps=0.5), MoteurEnregistre(commande="x"))
    for _ in range(2):
        enregistrer_moteurs(memoire, moteurs)
    assert changes == [MOTEURS], "une fois par valeur nouvelle"
    relue = Memoire(QSettings(str(fichier_memoire), QSettings.Format.IniFormat))
    assert moteurs_enregistres(relue) == moteurs
