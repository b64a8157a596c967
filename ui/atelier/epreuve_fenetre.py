"""Games under hostile names opened in the window: it stays alive, keeps its size, and shows them as plain text.

``python -m ui.atelier.epreuve_fenetre SEED GAMES`` does it once, in a process of its own, off screen: a window that
freezes can only be ended from outside. It leaves with code 0, or with 1 and what was wrong.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ecosysteme.atelier.epreuve.ecrits import nom_hostile
from ecosysteme.atelier.epreuve.epreuve import Epreuve
from ecosysteme.atelier.epreuve.processus import essayer_module
from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie

PARTIES: Final = 5  # opened by each process: starting it is what takes long
TUYAU: Final = "tuyau"  # a file of that name waits for ever whoever opens it
ECRAN: Final = (1366, 768)  # px, which the window must be able to keep to
IMAGES: Final = (f'<img src="{TUYAU}">', f"<b>{'x' * 10_000}</b>", "a\nb\nc", "\u202etxt.exe", "<h1>Noir</h1>", "")


def etiquettes(source: random.Random) -> Iterator[str]:
    """Open games in one window after the other."""
    while True:
        graine = source.randrange(10**6)
        sortie = essayer_module("ui.atelier.epreuve_fenetre", (str(graine), str(PARTIES)))
        yield f"graine {graine} : {sortie.erreurs.strip()[-500:] or sortie.code}" if sortie.code else ""


EPREUVE: Final = Epreuve("noms hostiles dans la fenêtre", etiquettes, "un nom reçu qui la fige ou la déforme", 2.0)


def _ecrire(source: random.Random, chemin: Path) -> Entete:
    """Write a game whose people, event and place have names that a label could take for something else."""
    mots = [source.choice(IMAGES) + nom_hostile(source) for _ in range(5)]
    noir, blanc, evenement, lieu, commentaire = mots
    entete = Entete(noir, blanc, evenement=evenement, lieu=lieu, commentaire=commentaire)
    partie = Partie(Othello())
    for coup in ("f5", "d6", "c3"):
        partie.jouer(partie.jeu.lire_coup(coup))
    chemin.write_text(ecrire_sgf([Enregistrement(partie, entete)]), encoding="utf-8")
    return entete


def ouvrir_toutes(graine: int, nombre: int) -> str:
    """Open ``nombre`` games in one window; return what was wrong, nothing if all was right."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QLabel

    from ui.atelier.essai import attendre, attendre_que, fenetre_jetable

    source = random.Random(graine)
    with TemporaryDirectory(prefix="othellier-") as dossier, fenetre_jetable(a_l_ecran=False) as fenetre:
        os.chdir(dossier)  # where a label would look for the picture
        with suppress(AttributeError, OSError):
            os.mkfifo(TUYAU)
        for rang in range(nombre):
            chemin = Path(dossier, f"partie{rang}.sgf")
            entete = _ecrire(source, chemin)
            fenetre.fichiers_demandes.emit([str(chemin)])
            attendre_que(lambda chemin=chemin: chemin.stem in fenetre.windowTitle())  # type: ignore[misc]
            attendre(0)
            voulue = fenetre.minimumSizeHint()
            if voulue.width() > ECRAN[0] or voulue.height() > ECRAN[1]:
                return f"la fenêtre veut {voulue.width()} × {voulue.height()} pour {entete}"
            for label in fenetre.findChildren(QLabel):
                riche = label.textFormat() != Qt.TextFormat.PlainText and "src=" in label.text()
                if riche or "\u202e" in label.text():
                    return f"{label.objectName() or type(label).__name__} montre {label.text()[:200]!r}"
        os.chdir(os.path.dirname(dossier))
    return ""


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if dite := ouvrir_toutes(int(sys.argv[1]), int(sys.argv[2])):
        sys.exit(dite)
