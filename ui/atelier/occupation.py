"""What the window holds of the computer's memory, from its first paint to a review.

``python -m ui.atelier.occupation`` opens it as ``othellier`` does, in a process of its own, and prints what Linux says
of that process at each moment; no other system tells as much.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from os import getpid
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, Self

from ecosysteme.atelier.bancs.memoire import kilooctets
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.sortie import ecrire_json, imprimer
from ecosysteme.fautes import Panne

if TYPE_CHECKING:
    from applicationIHM import ApplicationIHM

PROCESSUS: Final = Path("/proc")
RACINE: Final = Path(__file__).resolve().parents[2]
NIVEAU: Final = 5  # of the engine that plays
TEMPS: Final = 0.1  # s a move, in the game and in its review
TITRES: Final = ("Moment", "Résidente", "Anonyme", "De fichiers", "Propre", "Part", "Autres processus", "Leur part")


@dataclass(frozen=True)
class Occupation:
    """The memory of a process, in kB: ``residente`` is ``anonyme``, what it wrote, and ``fichiers``, read and shared.

    ``propre`` is what would be free if it ended, ``part`` that and its share of what several processes have.
    """

    residente: int
    anonyme: int
    fichiers: int
    propre: int
    part: int

    @classmethod
    def de(cls, numero: int) -> Self:
        """Read it of the process ``numero``; ``OSError`` where the system does not tell, or not us."""
        etat = kilooctets(PROCESSUS / str(numero) / "status")
        detail = kilooctets(PROCESSUS / str(numero) / "smaps_rollup")
        propre = detail["Private_Clean"] + detail["Private_Dirty"]
        return cls(etat["VmRSS"], etat["RssAnon"], etat["RssFile"] + etat["RssShmem"], propre, detail["Pss"])


def descendants(numero: int) -> Iterator[int]:
    """Yield the processes that ``numero`` started, and theirs."""
    for fil in (PROCESSUS / str(numero) / "task").glob("*/children"):
        for enfant in map(int, fil.read_text(encoding="utf-8").split()):
            yield enfant
            yield from descendants(enfant)


@dataclass(frozen=True)
class MomentMesure:
    """What the window holds at a moment, and what the ``nombre`` processes that it started hold together."""

    nom: str
    fenetre: Occupation
    nombre: int
    autres: int

    @classmethod
    def maintenant(cls, nom: str) -> Self:
        """Read it of this process."""
        autres = []
        for numero in descendants(getpid()):
            with suppress(OSError, KeyError):  # it has just ended
                autres.append(Occupation.de(numero).part)
        return cls(nom, Occupation.de(getpid()), len(autres), sum(autres))

    def rangee(self) -> tuple[str, ...]:
        """Return its cells under ``TITRES``, in MB."""
        valeurs = (getattr(self.fenetre, champ.name) for champ in fields(self.fenetre))
        return self.nom, *map(_mega, valeurs), en_chiffres(self.nombre), _mega(self.autres)


def _mega(kilo: int) -> str:
    return en_chiffres(kilo / 1024, 0)


def mesurer() -> list[MomentMesure]:
    """Open the window in a fresh process; ``Panne`` where the system tells nothing, or when the window fails."""
    try:
        Occupation.de(getpid())
    except (OSError, KeyError):
        raise Panne("ce système ne dit pas ce que tient un processus : attendu Linux, et son /proc") from None
    commande = [sys.executable, "-m", "ui.atelier.occupation"]
    fini = subprocess.run(commande, cwd=RACINE, capture_output=True, text=True, check=False)
    if fini.returncode:
        raise Panne("la fenêtre ne s'est pas ouverte : {raison}", raison=fini.stderr.strip())
    lus = json.loads(fini.stdout.splitlines()[-1])
    return [MomentMesure(lu["nom"], Occupation(**lu["fenetre"]), lu["nombre"], lu["autres"]) for lu in lus]


def principal(json: bool) -> int:
    """Measure, and print a table in MB, or JSON in kB."""
    moments = mesurer()
    if json:
        ecrire_json({"unite": "ko", "moments": [asdict(moment) for moment in moments]})
        return 0
    imprimer(TITRES, [moment.rangee() for moment in moments])
    print(
        "Mo. Résidente : anonyme, ce que la fenêtre a écrit, et de fichiers, qui se partage et se relit ; propre : ce "
        "que sa fin rendrait ; part : sa part de ce que plusieurs processus tiennent."
    )
    return 0


def _parcourir(fenetre: ApplicationIHM) -> Iterator[str]:
    """Use the window as a player does; yield the name of each moment once it is there."""
    from PySide6.QtWidgets import QCheckBox

    from ui.atelier.essai import DELAI_DU_MOTEUR, attendre_que, cliquer, lancer
    from ui.reflexion.chauffe import Chauffe

    yield "salles branchées"
    compile_: list[bool] = []
    fenetre.assistance.moteur_compile.connect(compile_.append)
    fenetre.assistance.chauffer(Chauffe(fenetre))
    attendre_que(lambda: bool(compile_) and not fenetre.situation.occupe, DELAI_DU_MOTEUR)
    yield "moteur prêt"
    noir, blanc = fenetre.widgets.camps.values()
    cliquer(noir.trouver(QCheckBox, "ia_alea"), blanc.trouver(QCheckBox, "ia_moteur"))
    blanc.niveau.setValue(NIVEAU)
    blanc.temps.setValue(TEMPS)
    fenetre.widgets.cadence.setValue(0)
    fenetre.widgets.action_animations.setChecked(False)
    lancer(fenetre)
    attendre_que(lambda: fenetre.partie_en_cours.terminee)
    yield "partie jouée contre un niveau"
    fenetre.assistance.analyse.secondes = TEMPS
    cliquer(fenetre.widgets.bouton_analyser)
    attendre_que(lambda: not fenetre.assistance.analyse_en_cours)
    yield "partie revue"


def _ouvrir() -> int:
    """Open the window on a memory thrown away afterwards; print what it holds at each moment."""
    from PySide6.QtCore import QSettings, QTimer

    from applicationIHM import ApplicationIHM
    from ui.fenetre.ouverture import ouvrir
    from ui.socle.memoire import Memoire

    moments: list[MomentMesure] = []
    with TemporaryDirectory(prefix="othellier-") as dossier:

        class Mesuree(ApplicationIHM):
            """Looks when it has been painted, which is when it is asked for the rest."""

            def completer(self) -> None:
                moments.append(MomentMesure.maintenant("première peinture"))
                super().completer()

        def parcourir(fenetre: ApplicationIHM) -> None:
            try:
                moments.extend(map(MomentMesure.maintenant, _parcourir(fenetre)))
            finally:
                fenetre.close()

        reglages = QSettings(str(Path(dossier) / "essai.ini"), QSettings.Format.IniFormat)
        code = ouvrir(
            lambda: Mesuree(Memoire(reglages), complete=False),
            lambda fenetre: QTimer.singleShot(0, fenetre, lambda: parcourir(fenetre)),
        )
    print(json.dumps([asdict(moment) for moment in moments]))
    return code


if __name__ == "__main__":
    sys.exit(_ouvrir())
